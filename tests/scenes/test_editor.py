"""A board drawn by hand: painted, named, mended, kept, played, and played on without its file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame

from alexandre import games
from alexandre.content.board import check_files
from alexandre.content.loader import load
from alexandre.kernel.board import Board
from alexandre.kernel.record import Player, from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.editor.edited_board import EditedBoard, list_boards
from alexandre.scenes.editor.editor import Editor
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.table import Table
from alexandre.ui.play.editing import NEW_NAMES, Number
from alexandre.ui.widgets.controls.button import Button
from tests.helpers.pseudo import pseudo_words
from tests.ui.gui import Gui, MakeGui

ISLE = [f"cell:{row}-{column}" for row in (3, 4) for column in range(6, 15)]
SITES = dict(zip("TALCH", ("cell:3-6", "cell:3-8", "cell:3-10", "cell:4-7", "cell:4-9"),
                 strict=True))


def draw_new(gui: Gui) -> Editor:
    """The editor of Alexandros on an empty sheet."""
    return open_editor(gui, "alexandros", "boards/draw")


def open_editor(gui: Gui, title: str, *buttons: str) -> Editor:
    """The editor by buttons of the room of boards."""
    gui.house.navigation.boards(title)
    gui.run().click(*buttons)
    return editor_of(gui)


def editor_of(gui: Gui) -> Editor:
    assert isinstance(gui.house.room, Editor)
    return gui.house.room


def paint(gui: Gui, tool: str, *spots: str) -> None:
    gui.click(f"edit/tool/{tool}")
    for spot in spots:
        gui.click_spot(spot)


def draw_isle(gui: Gui) -> Editor:
    """A small board without faults."""
    editor = draw_new(gui)
    paint(gui, "land", *ISLE)
    for letter, spot in SITES.items():
        paint(gui, letter, spot)
    paint(gui, "start", "point:8,4")
    paint(gui, "name", "point:9,3")
    gui.type("Atlantide").run(20)
    return editor


def press(gui: Gui, *commands: str) -> None:
    """Keys by what they mean."""
    for command in commands:
        gui.wait()
        gui.desk.command(command)
        gui.run()


def playable(edited: EditedBoard) -> Board:
    """The board for a match; without faults."""
    return Board(edited.title, edited.board["id"], {"box": edited.box, "board": edited.board},
                 is_bundled=False)


def own_files(gui: Gui) -> list[str]:
    return sorted(each.name for each in gui.places.boards.glob("*"))


def faults(gui: Gui) -> list[str]:
    """The errors, folded away or not."""
    buttons = editor_of(gui).panel.faults.column.children
    return [each.words for each in buttons if isinstance(each, Button)]


def rows(editor: Editor) -> list[str]:
    return list(editor.edited.board["rows"])


# ---- drawing --------------------------------------------------------------------------------


def test_an_untouched_sheet_is_not_kept(gui: Gui) -> None:
    draw_new(gui)
    gui.house.leave()
    gui.run()

    assert own_files(gui) == []


def test_a_board_is_copied_where_one_of_its_languages_is_not_at_hand(make_gui: MakeGui) -> None:
    gui = make_gui(words=pseudo_words())
    gui.house.navigation.boards("alexandros")
    gui.run().click("boards/1", "boards/copy")

    assert set(editor_of(gui).edited.board["names"]) == {"fr", "en"}


def test_a_board_painted_by_clicks_is_one_that_check_maps_accepts(gui: Gui) -> None:
    editor = draw_isle(gui)

    assert faults(gui) == [] and own_files(gui) == ["alexandros_unnamed_board.yaml"]
    file = gui.places.boards / "alexandros_unnamed_board.yaml"
    assert check_files([file], games.check_for) == []
    assert load(file).data == editor.edited.board
    assert EditedBoard.open("alexandros", file).board == editor.edited.board


def test_a_sweep_paints_every_space_and_is_one_step_back(gui: Gui) -> None:
    editor = draw_new(gui)
    before = rows(editor)
    scale = gui.desk.theme.scale
    places = [editor.picture.middle_of(f"cell:5-{column}") for column in range(8, 13)]
    at = [(round(x * scale), round(y * scale)) for x, y in filter(None, places)]
    for _sweep in range(2):
        gui.wait()
        gui.send(pygame.MOUSEMOTION, pos=at[0], rel=(0, 0), buttons=(0, 0, 0))
        gui.send(pygame.MOUSEBUTTONDOWN, pos=at[0], button=1)
        for pos in at[1:]:
            gui.send(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(1, 0, 0))
        gui.send(pygame.MOUSEBUTTONUP, pos=at[-1], button=1)
        gui.run()
        assert rows(editor)[5][7:14] == ".ooooo."

    assert not gui.desk.banner.text, "what is swept over may be as it was"
    gui.press("ctrl+z")
    assert rows(editor) == before
    gui.press("ctrl+y")
    assert rows(editor)[5][7:14] == ".ooooo."


def test_the_mirror_and_the_half_turn_paint_a_second_space(gui: Gui) -> None:
    editor = draw_new(gui)
    gui.house.desk.focus_on(gui.find("edit/aid"))
    press(gui, "right")
    gui.click_spot("cell:2-5")
    assert [(r, c) for r, row in enumerate(rows(editor)) for c, mark in enumerate(row)
            if mark == "o"] == [(2, 5), (2, 21)]

    gui.house.desk.focus_on(gui.find("edit/aid"))
    press(gui, "right")
    gui.click_spot("cell:4-5")
    assert rows(editor)[6][22] == "o"


def test_the_axis_of_the_mirror_is_drawn_and_stays_when_the_width_changes(gui: Gui) -> None:
    editor = draw_new(gui)
    gui.house.desk.focus_on(gui.find("edit/aid"))
    assert "axis" not in {each.name for each in editor.picture.sketch.layers}
    press(gui, "right")
    axis = next(each for each in editor.picture.sketch.layers if each.name == "axis")
    wide = next(each for each in editor.edited.editing.entries(editor.data, editor.focus)
                if isinstance(each, Number) and each.id == "columns")
    editor.change(wide.change(editor.data, 25), None)
    gui.wait()
    gui.run()
    gui.click_spot("cell:2-5")

    assert [c for c, mark in enumerate(rows(editor)[2]) if mark == "o"] == [5, 21]
    assert axis in editor.picture.sketch.layers


def test_a_mirror_keeps_another_symbol_and_says_so(gui: Gui) -> None:
    editor = draw_new(gui)
    gui.press("3")
    gui.click_spot("cell:2-21")
    gui.house.desk.focus_on(gui.find("edit/aid"))
    press(gui, "right")
    gui.press("5")
    gui.click_spot("cell:2-5")
    assert (rows(editor)[2][5], rows(editor)[2][21]) == ("L", "T")
    assert "Temple" in gui.desk.banner.text

    gui.press("4")
    gui.click_spot("cell:2-6")
    gui.press("3")
    gui.click_spot("cell:2-6")
    assert (rows(editor)[2][6], rows(editor)[2][20]) == ("T", "T"), "what is alike stays alike"


def test_undo_and_redo_go_through_every_change(gui: Gui) -> None:
    editor = draw_isle(gui)
    assert gui.find("edit/undo").is_back and not gui.find("edit/redo").is_back
    boards = [editor.edited.board]
    while editor.edited.can_undo:
        gui.click("edit/undo")
        boards.append(editor.edited.board)
    assert len(boards) == 1 + len(ISLE) + len(SITES) + 3
    assert "".join(rows(editor)).strip(".") == ""
    for board in reversed(boards[:-1]):
        gui.click("edit/redo")
        assert editor.edited.board == board


def test_digits_choose_tools_and_the_keyboard_paints(gui: Gui) -> None:
    editor = draw_new(gui)
    gui.press("3")
    assert editor.focus.tool == "T"
    gui.house.desk.focus_on(editor.picture)
    press(gui, "right", "press")
    assert "".join(rows(editor)).count("T") == 1


def test_the_key_that_deletes_takes_a_land_away(gui: Gui) -> None:
    editor = draw_isle(gui)
    gui.house.desk.focus_on(editor.picture)
    press(gui, "delete")

    assert editor.edited.board["places"] == []
    assert len(faults(gui)) == 1


def test_the_names_of_both_languages_and_their_grammar_are_set(gui: Gui) -> None:
    editor = draw_isle(gui)
    gui.click("edit/grammar/head", "edit/name/en").type("Atlantis").click("edit/fr/gender")
    names = editor.edited.board["places"][0]["names"]

    assert (names["fr"]["name"], names["fr"]["gender"]) == ("Atlantide", "f")
    assert names["en"]["name"] == "Atlantis"
    assert editor.edited.board["places"][0]["id"] == "atlantis"


def test_escape_leaves_a_name_first_and_then_the_editor(gui: Gui) -> None:
    """The finding: the key that is pressed when a name is done left the whole editor."""
    editor = draw_isle(gui)
    gui.press("Escape")
    assert gui.house.room is editor and gui.desk.router.keyboard.target is editor.picture

    gui.press("Escape")
    assert gui.house.room is not editor


def test_the_sheet_grows_and_never_loses_land(gui: Gui) -> None:
    editor = draw_new(gui)
    wide, tall = len(rows(editor)[0]), len(rows(editor))
    gui.house.desk.focus_on(gui.find("edit/columns"))
    press(gui, "right")
    gui.house.desk.focus_on(gui.find("edit/rows"))
    press(gui, "right")
    assert (len(rows(editor)[0]), len(rows(editor))) == (wide + 1, tall + 1)

    paint(gui, "land", "cell:9-20")
    gui.click("edit/whole")
    gui.house.desk.focus_on(gui.find("edit/columns"))
    press(gui, "first")
    assert len(rows(editor)[0]) == 21


# ---- faults ---------------------------------------------------------------------------------


def test_every_fault_appears_and_disappears_as_one_draws(gui: Gui) -> None:
    editor = draw_new(gui)
    keys = [fault.msg.key for fault in editor.edited.faults]
    assert keys == ["content.size"] + ["alexandros.shape.absent"] * 5

    paint(gui, "land", *ISLE)
    assert "alexandros.shape.at_sea" in [fault.msg.key for fault in editor.edited.faults]
    said = [str(gui.house.voice(editor.edited.say(fault))) for fault in editor.edited.faults]
    assert "Le départ d’Alexandre est dans la mer" in " ".join(said)
    for letter, spot in SITES.items():
        paint(gui, letter, spot)
        assert letter not in [dict(fault.msg.args).get("letter") for fault in editor.edited.faults]
    paint(gui, "start", "point:8,4")
    assert [fault.msg.key for fault in editor.edited.faults] == ["content.size"]
    paint(gui, "name", "point:9,3")
    assert {fault.msg.key for fault in editor.edited.faults} == {"content.blank"}
    gui.type("Atlantide")
    assert faults(gui) == []

    paint(gui, "land", "cell:8-20")
    assert [fault.msg.key for fault in editor.edited.faults] == ["alexandros.shape.island"]
    gui.run(20)
    assert own_files(gui) == ["alexandros_unnamed_board.unfinished",
                              "alexandros_unnamed_board.yaml"]
    paint(gui, "sea", "cell:8-20")
    gui.run(20)
    assert faults(gui) == [] and own_files(gui) == ["alexandros_unnamed_board.yaml"]


def test_the_faults_are_those_that_the_check_of_maps_names(gui: Gui) -> None:
    editor = draw_new(gui)
    paint(gui, "land", "cell:2-2", "cell:8-8")
    gui.run(20)
    file = gui.places.boards / "alexandros_unnamed_board.unfinished"
    flaws = check_files([file], games.check_for)

    assert sorted(repr(flaw.msg) for flaw in flaws) == sorted(
        repr(fault.msg) for fault in editor.edited.faults)


def test_a_pressed_fault_leads_to_its_place(gui: Gui) -> None:
    editor = draw_isle(gui)
    paint(gui, "land", "cell:8-20")
    assert editor.picture.over.shapes
    gui.click("edit/fault0")
    assert editor.focus.tool == "land"

    gui.click("edit/undo")
    paint(gui, "sea", "cell:4-9")
    gui.house.desk.focus_on(editor.picture)
    gui.press("n")
    assert editor.focus.tool == "H"


def test_a_fault_of_several_places_is_one_sentence_that_leads_to_each(gui: Gui) -> None:
    """Two islets: the sentence stands once, with their number."""
    editor = draw_isle(gui)
    paint(gui, "land", "cell:8-6", "cell:8-14")
    gui.run(20)
    island = gui.house.voice(Msg.of("alexandros.shape.island"))
    (place,) = [name for name in gui.names() if name.startswith("edit/fault")
                and name != "edit/faults" and gui.find(name).words.startswith(island)]
    assert "2" in gui.find(place).words
    marked = []
    for _press in range(2):
        gui.click(place)
        fault = editor.edited.errors[editor._guide.at]
        marked.append((fault.path, fault.offset))
    assert len({*marked}) == 2


def test_an_empty_board_says_what_to_do_first(gui: Gui) -> None:
    editor = draw_new(gui)
    first = gui.house.voice(Msg.of("alexandros.edit.begin"))
    lacking = gui.house.voice(Msg.of("ui.edit.missing"))  # no error yet
    assert first in gui.all_texts()
    assert gui.find("edit/wrong").words == lacking
    paint(gui, "land", ISLE[0])
    assert not editor.edited.is_blank
    assert first not in gui.all_texts()
    assert gui.find("edit/wrong").words != lacking


def test_a_board_whose_name_was_wiped_out_is_called_nameless_in_the_language(gui: Gui) -> None:
    editor = draw_new(gui)
    for lang in ("fr", "en"):
        editor.change({**editor.edited.board, "names": {
            "fr": {**NEW_NAMES["fr"]}, "en": {**NEW_NAMES["en"]}}}, None)
        gui.house.speak(lang)
        gui.run()
        assert gui.find("edit/title").words == gui.house.voice(Msg.of("ui.boards.unnamed"))


def test_a_board_with_faults_is_not_played(gui: Gui) -> None:
    editor = draw_new(gui)
    paint(gui, "land", *ISLE)
    gui.click("edit/play")

    assert gui.house.room is editor


# ---- a board of one's own -------------------------------------------------------------------


def test_a_drawn_board_is_offered_at_the_seats_and_played_to_its_end(gui: Gui) -> None:
    draw_isle(gui)
    gui.click("edit/play")
    assert isinstance(gui.house.room, Seats)
    assert gui.house.room.seating.board == "unnamed_board"
    gui.click("seats/start")
    assert isinstance(gui.house.room, Table)
    session = gui.house.room.session
    assert session.record.board.id == "unnamed_board"

    whole = Session.new(session.game, [Player(level="random"), Player(level="random")], seed=5)
    while whole.decider >= 0:
        offers = whole.offers()
        whole.play(offers[len(whole.steps) * 7 % len(offers)])
    assert whole.state.outcome() is not None


def test_a_match_goes_on_without_the_file_of_its_board(gui: Gui) -> None:
    draw_isle(gui)
    gui.click("edit/play", "seats/start")
    table: Any = gui.house.room
    name, digest = table.name, table.session.record.board.digest
    gui.house.go_home()
    gui.run()
    for file in gui.places.boards.glob("*"):
        file.unlink()

    record, game = from_plain(gui.store.read(name, "save").body, games.load)
    assert record.board.digest == digest
    assert game.board.data["board"]["rows"][3][6] == "T"


def test_a_copy_of_a_bundled_board_leaves_it_as_it_is(gui: Gui) -> None:
    editor = open_editor(gui, "alexandros", "boards/1", "boards/copy")
    assert faults(gui) == []
    counts = dict(editor.edited.board["counts"])
    paint(gui, "sea", next(f"cell:{r}-{c}" for r, row in enumerate(rows(editor))
                           for c, mark in enumerate(row) if mark == "o"))
    gui.run(20)

    assert editor.edited.board["counts"]["empty"] == counts["empty"] - 1
    assert games.load("alexandros", "e").board.data["board"]["counts"] == counts
    assert own_files(gui) == ["alexandros_board_e_copy.yaml"]


def test_a_board_is_chosen_when_it_is_left_and_goes_on_where_it_was(gui: Gui) -> None:
    board = draw_isle(gui).edited.board
    gui.house.leave()
    gui.run().click("boards/draw")

    assert editor_of(gui).edited.board == board


def test_a_board_is_exported_and_thrown_away(gui: Gui) -> None:
    draw_isle(gui)
    gui.house.leave()
    gui.run().click("boards/1", "boards/share")
    copy = gui.places.exports / "alexandros_unnamed_board.yaml"
    assert check_files([copy], games.check_for) == []

    gui.click("boards/remove", "boards/gone/yes")
    assert own_files(gui) == []
    assert copy.is_file()


def test_files_that_are_no_boards_are_not_offered_for_drawing(tmp_path: Path) -> None:
    for name, text in (("a.yaml", "rows: ["), ("b.unfinished", "title: alexandros\nkind: board\n"),
                       ("c.yaml", "title: empire\nkind: board\n"), ("d.txt", "x")):
        (tmp_path / name).write_text(text)

    assert list_boards("alexandros", tmp_path) == []
    assert list_boards("alexandros", tmp_path / "nowhere") == []


def test_a_click_that_changes_nothing_says_what_the_tool_does(gui: Gui) -> None:
    """The finding: a click of the names' tool inside a triangle said nothing."""
    editor = draw_isle(gui)
    gui.click("edit/tool/name")
    before = editor.edited.board
    gui.click_at((editor.picture.box.x + 20, editor.picture.box.y + 20))

    assert editor.edited.board == before
    assert gui.house.voice(Msg.of("alexandros.edit.tool.name.tip")) in gui.desk.banner.text


def test_a_fault_without_a_place_leads_to_its_tool_and_says_what_it_does(gui: Gui) -> None:
    """The finding: "Name one land at least" led nowhere."""
    editor = draw_isle(gui)
    gui.click("edit/tool/name").click_spot("point:9,3").run(20)
    press(gui, "delete")
    gui.click("edit/tool/sea")
    names = [name for name in gui.names() if name.startswith("edit/fault") and gui.find(
        name).words == gui.house.voice(Msg.of("alexandros.edit.few_lands"))]
    gui.click(names[0])

    assert editor.focus.tool == "name"
    assert gui.house.voice(Msg.of("alexandros.edit.tool.name.tip")) in gui.desk.banner.text


def test_one_name_is_shown_in_both_languages_until_the_other_has_one(gui: Gui) -> None:
    """The finding: named in one language only, a new board stayed nameless in the other."""
    editor = draw_new(gui)
    gui.click("edit/grammar/head", "edit/name/en").press("Home")
    gui.find("edit/name/en").edit("ctrl+a")
    gui.type("Club isle")
    assert set(editor.edited.board["names"]) == {"en"}
    gui.click("edit/name/fr").type("Île du club")
    names = editor.edited.board["names"]

    assert (names["en"]["name"], names["fr"]["name"]) == ("Club isle", "Île du club")


def test_a_click_inside_a_triangle_names_the_land_at_its_nearest_corner(gui: Gui) -> None:
    """The finding: only a click near a crossing did anything, and nothing said so."""
    editor = draw_isle(gui)
    gui.click("edit/tool/land")
    middles = {spot: editor.picture.middle_of(spot) for spot in ISLE}
    gui.click("edit/tool/name")
    for at in middles.values():
        assert at is not None
        spot = editor.picture.spot_at(at)
        assert spot is not None and spot.id.startswith("point:")

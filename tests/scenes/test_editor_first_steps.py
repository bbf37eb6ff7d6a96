"""The first minute with a new board: it stays under the pointer, says what to do, and counts."""

from __future__ import annotations

import pygame
import pytest

from alexandre.kernel.text import Msg
from alexandre.scenes.home.boards import Boards
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sheets.free_places import place_of_spot
from alexandre.ui.play.editing import Focus, Note
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.controls.button import TIGHT
from alexandre.ui.widgets.controls.field import Field
from tests.scenes.test_editor import (
    ISLE,
    draw_isle,
    draw_new,
    editor_of,
    faults,
    open_editor,
    paint,
    press,
)
from tests.scenes.test_editor_empire import add_province, draw_two_lands
from tests.ui.gui import Gui, MakeGui

DRAWN_BY_PLACES = ("empire", "phalanxx")
PARTS = 24  # of a sheet, in which its free places are looked for


def at_share(gui: Gui, across: float, down: float) -> tuple[float, float]:
    """A point of the board, by shares of its width and height."""
    box = editor_of(gui).picture.box
    return box.x + across * box.w, box.y + down * box.h


def hover(gui: Gui, at: tuple[float, float]) -> None:
    scale = gui.desk.theme.scale
    gui.send(pygame.MOUSEMOTION, pos=(round(at[0] * scale), round(at[1] * scale)), rel=(0, 0),
             buttons=(0, 0, 0))
    gui.run()


@pytest.mark.parametrize("title", DRAWN_BY_PLACES)
def test_what_is_put_on_a_blank_board_is_where_the_pointer_was(gui: Gui, title: str) -> None:
    """The finding: the sheet jumped under the pointer at the first click."""
    editor = open_editor(gui, title, "boards/draw")
    clicked = [at_share(gui, *share) for share in ((0.35, 0.4), (0.7, 0.7), (0.7, 0.25))]
    for at in clicked:
        gui.click_at(at).type("Ys").run(20)
    things = [spot for spot in editor.picture.sketch.spots
              if spot.id.startswith("place:") and spot.id != "place:start"]
    assert len(things) == len(clicked)
    for at, thing in zip(clicked, things, strict=True):
        x, y = editor.picture.middle_of(thing.id) or (0.0, 0.0)
        assert abs(x - at[0]) < 30 and abs(y - at[1]) < 30


@pytest.mark.parametrize("title", DRAWN_BY_PLACES)
def test_no_click_on_the_sheet_is_refused(gui: Gui, title: str) -> None:
    """The finding: the second click on free sea meant nothing."""
    editor = open_editor(gui, title, "boards/draw")
    gui.click_at(at_share(gui, 0.5, 0.5)).type("Ys").run(20)
    for column in range(1, PARTS):
        for row in range(1, PARTS):
            at = at_share(gui, column / PARTS, row / PARTS)
            assert editor.picture.spot_at(at) is not None, (column, row)


@pytest.mark.parametrize("title", DRAWN_BY_PLACES)
def test_what_a_click_would_put_is_seen_before(gui: Gui, title: str) -> None:
    editor = open_editor(gui, title, "boards/draw")
    board, at = editor.edited.board, at_share(gui, 0.4, 0.4)
    hover(gui, at)
    assert editor.picture.over.shapes and editor.edited.board is board
    hover(gui, (-50.0, -50.0))
    assert not editor.picture.over.shapes


def test_the_image_of_a_symmetry_is_seen_before(gui: Gui) -> None:
    editor = draw_new(gui)
    gui.desk.focus_on(gui.find("edit/aid"))
    press(gui, "right")
    x, y = editor.picture.middle_of("cell:4-8") or (0.0, 0.0)
    hover(gui, (x, y))
    outlines = [shape for shape in editor.picture.over.shapes if getattr(shape, "line", "")]
    assert len(outlines) == 2


def test_the_next_click_of_a_tool_is_told(gui: Gui) -> None:
    draw_two_lands(gui)
    gui.click("edit/tool/road")
    first = gui.find("edit/hint").words
    gui.click_spot("place:province")
    assert "Ionie" in gui.find("edit/hint").words != first
    gui.click("edit/tool/move").click_spot("place:province_2")
    assert "Carie" in gui.find("edit/hint").words


def test_a_province_makes_room_for_itself_when_it_is_moved(gui: Gui) -> None:
    """A small step is possible, though the old land lies there."""
    editor = draw_two_lands(gui)
    paint(gui, "move", "place:province_2")
    assert "place:province_2" not in [spot.id for spot in editor.picture.sketch.spots]
    before = editor.edited.board["regions"][0]["provinces"][1]["at"]
    free = [spot for spot in editor.picture.sketch.spots if place_of_spot(spot.id)]
    near = min(free, key=lambda spot: abs(spot.middle[0] - 1050) + abs(spot.middle[1] - 420))
    gui.click_spot(near.id)
    assert 0 < abs(editor.edited.board["regions"][0]["provinces"][1]["at"][0] - before[0]) < 190


@pytest.mark.parametrize("title", DRAWN_BY_PLACES)
def test_what_was_moved_is_put_down(gui: Gui, title: str) -> None:
    """The finding: the next click threw it across the map."""
    editor = open_editor(gui, title, "boards/draw")
    gui.click_at(at_share(gui, 0.35, 0.4))
    thing = next(spot.id for spot in editor.picture.sketch.spots
                 if spot.id.startswith("place:") and spot.id != "place:start")
    paint(gui, "move", thing)
    gui.click_at(at_share(gui, 0.6, 0.6))
    moved = editor.edited.board
    gui.click_at(at_share(gui, 0.2, 0.7))

    assert editor.edited.board is moved and editor.focus.chosen == ()


@pytest.mark.parametrize("title", DRAWN_BY_PLACES)
def test_a_missing_name_leaves_the_tool_that_draws(gui: Gui, title: str) -> None:
    """The finding: the tool for roads came into the hand."""
    editor = open_editor(gui, title, "boards/draw")
    gui.click_at(at_share(gui, 0.35, 0.4))
    tool = editor.focus.tool
    fault = next(each for each in editor.edited.errors if "names" in each.path[1:])

    assert editor.edited.editing.aim(editor.edited.board, editor.focus, fault)[0].tool == tool


# ---- errors -------------------------------------------------------------------------------------


def test_every_count_of_errors_is_the_same(gui: Gui) -> None:
    """The finding: « 3 erreurs » beside « Corrigez 5 erreurs »."""
    editor = open_editor(gui, "empire", "boards/draw")
    gui.click_at(at_share(gui, 0.3, 0.4))
    gui.click_at(at_share(gui, 0.7, 0.6))
    count = len(editor.edited.errors)
    assert len(editor.edited.faults) > count, "a name lacks in two languages"
    assert gui.find("edit/wrong").words == gui.house.voice(Msg.of("ui.edit.faults", n=count))
    assert len(faults(gui)) == count
    gui.click("edit/play")
    assert gui.desk.banner.text == gui.house.voice(Msg.of("ui.edit.unplayable", n=count))
    gui.house.leave()
    gui.run()
    assert gui.house.voice(Msg.of("ui.boards.faults", n=count)) in gui.all_texts()


def test_an_error_does_not_wait_until_everything_has_a_name(gui: Gui) -> None:
    open_editor(gui, "empire", "boards/draw")
    gui.click_at(at_share(gui, 0.3, 0.4))
    gui.click_at(at_share(gui, 0.7, 0.6))
    province = Msg.of("empire.edit.nth.provinces", n=2)
    assert gui.house.voice(Msg.of("empire.edit.cut_off", province=province)) in faults(gui)
    assert gui.house.voice(Msg.of("ui.edit.unnamed", thing=province)) in faults(gui)


@pytest.mark.parametrize(("title", "word"), [("empire", "region"), ("phalanxx", "region")])
def test_what_has_no_name_is_not_called_by_its_id(gui: Gui, title: str, word: str) -> None:
    """The finding: a French board showed « region »."""
    open_editor(gui, title, "boards/draw")
    gui.click_at(at_share(gui, 0.3, 0.4)).run(20)
    told = gui.all_texts()
    assert not [each for each in told if word in each.casefold().split()]
    sketch = editor_of(gui).picture.sketch
    captions = [*sketch.captions, *(each for layer in sketch.layers for each in layer.captions)]
    assert "région sans nom" in [gui.house.voice(each.text) for each in captions]


def test_after_play_with_errors_a_digit_chooses_a_tool(gui: Gui) -> None:
    """The finding: the caret was in a name, which took the digit."""
    editor = open_editor(gui, "empire", "boards/draw")
    gui.click_at(at_share(gui, 0.3, 0.4)).click("edit/play").press("6")
    assert editor.focus.tool == "road"


def test_return_ends_a_name_and_gives_the_keys_back(gui: Gui) -> None:
    editor = open_editor(gui, "empire", "boards/draw")
    gui.click_at(at_share(gui, 0.3, 0.4)).click("edit/grammar/head", "edit/name/fr").type("Ionie")
    assert gui.find("edit/name/en").empty == Msg.of("ui.edit.same", name="Ionie")
    gui.press("Return", "7")
    assert editor.focus.tool == "ship"
    assert editor.edited.board["regions"][0]["provinces"][0]["names"]["fr"]["name"] == "Ionie"


# ---- kept, tried, found again -------------------------------------------------------------------


def test_the_panel_tells_whether_the_board_is_saved(gui: Gui) -> None:
    def state() -> str:
        return next(each for each in ("new", "keeping", "kept", "unkept") if gui.find(
            "edit/state").text.key == f"ui.edit.state.{each}")

    editor = draw_new(gui)
    assert state() == "new"
    editor.change({**editor.edited.board, "start": [3, 3]}, None)
    assert state() == "keeping"
    gui.run(20)
    assert state() == "kept"


def test_a_board_that_is_tried_leads_back_to_its_drawing(gui: Gui) -> None:
    """The finding: leaving the seats led to the menu."""
    editor = draw_isle(gui)
    gui.click("edit/play")
    assert gui.room_as(Seats)
    gui.click("seats/start")
    assert gui.room_as(Table)
    gui.house.leave()
    gui.run()
    assert editor_of(gui) is editor
    gui.click("edit/play")
    gui.house.navigation.boards("alexandros")
    assert gui.room_as(Boards)
    assert editor not in gui.house.rooms, "nothing is drawn in two rooms"


def test_new_boards_are_told_apart_and_a_sound_one_is_played_from_the_list(gui: Gui) -> None:
    draw_two_lands(gui)
    gui.house.leave()
    gui.run().click("boards/0", "boards/draw")
    add_province(gui, "Aia", (400, 500))
    gui.run(20)
    gui.house.leave()
    gui.run()
    assert len({gui.find(f"boards/{row}/name").words for row in (1, 2)}) == 2
    assert gui.find("boards/1/name").words[0].isupper()
    gui.click("boards/1" if gui.find("boards/1/line").words == gui.house.voice(
        Msg.of("ui.boards.sound")) else "boards/2", "boards/play")
    assert isinstance(gui.house.room, Seats)


def test_a_sentence_in_front_covers_no_tool(make_gui: MakeGui) -> None:
    """The finding: at 150 % it lay on the panel."""
    gui = make_gui(size=(1280, 720), text=150)
    editor = open_editor(gui, "phalanxx", "boards/draw")
    gui.click("edit/tool/road")
    gui.click_at(at_share(gui, 0.5, 0.5))
    assert gui.desk.banner.text and gui.desk.banner._box().right <= editor.panel.box.x


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("title", ["alexandros", *DRAWN_BY_PLACES])
def test_the_name_of_every_tool_can_be_read_whole(make_gui: MakeGui, title: str,
                                                  text: int) -> None:
    gui = make_gui(size=(1280, 720), text=text)
    editor = open_editor(gui, title, "boards/draw")
    for button in editor.panel.buttons.values():
        inner = button.box.w - 2 * TIGHT - button._hint_width()
        size = button._fit_size(inner)
        assert size > 0.8 * button.size, button.words
        assert gui.desk.text_width(button.words, "bold", size) <= inner + 1, button.words


@pytest.mark.parametrize("title", ["alexandros", *DRAWN_BY_PLACES])
def test_fields_and_errors_are_seen_in_the_largest_letters(make_gui: MakeGui, title: str) -> None:
    """The finding: one field and one error were seen at 150 %."""
    gui = make_gui(size=(1280, 720), text=150)
    editor = open_editor(gui, title, "boards/draw")
    panel = editor.panel

    def count_seen(scroll: Scroll) -> tuple[int, int]:
        low = scroll.view.bottom + 1
        rows = [each for each in scroll.column.children if each.is_shown]
        return sum(each.box.bottom <= low for each in rows), len(rows)

    seen, fields = count_seen(panel.fields)
    assert seen >= min(4, fields), "the heading and three fields"
    gui.lacks("edit/faults").click("edit/wrong")
    seen, errors = count_seen(panel.faults)
    assert seen >= min(4, errors)
    gui.click("edit/fault0")
    assert gui.has("edit/fields") == ("names" in editor.edited.errors[0].path)


def test_an_error_about_provinces_does_not_ask_for_the_name(gui: Gui) -> None:
    """The finding: the caret came into the name of the region."""
    editor = open_editor(gui, "empire", "boards/draw")
    number = next(at for at, each in enumerate(editor.edited.errors)
                  if each.path[-1:] == ("provinces",))
    editor._go(number)
    gui.run()
    tool = editor.edited.editing.tools[0]
    assert (editor.focus.tool, tool.id) == ("province", "province")
    assert gui.house.voice(tool.tip) in gui.desk.banner.text
    assert not isinstance(gui.desk.router.keyboard.target, Field)


@pytest.mark.parametrize("tool", ["move", "city"])
@pytest.mark.parametrize("title", DRAWN_BY_PLACES)
def test_a_thing_is_dragged_to_its_new_place_in_one_undo(gui: Gui, title: str,
                                                         tool: str) -> None:
    editor = open_editor(gui, title, "boards/draw")
    gui.click_at(at_share(gui, 0.3, 0.4)).type("Ys").press("Return").click(f"edit/tool/{tool}")
    before, scale = editor.edited.board, gui.desk.theme.scale
    (thing,) = (spot.id for spot in editor.picture.sketch.spots
                if spot.id.startswith("place:") and spot.id != "place:start")
    start, end = at_share(gui, 0.3, 0.4), at_share(gui, 0.75, 0.6)
    gui.wait()
    hover(gui, start)
    pos = [(round(x * scale), round(y * scale)) for x, y in (start, end)]
    gui.send(pygame.MOUSEBUTTONDOWN, pos=pos[0], button=1)
    for share in (0.4, 0.6, 1.0):
        at = tuple(round(one + (other - one) * share) for one, other in zip(*pos, strict=True))
        gui.send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0))
    gui.run()
    assert editor.picture.over.shapes, "where it would go"
    gui.send(pygame.MOUSEBUTTONUP, pos=pos[1], button=1)
    gui.run(20)

    assert editor.focus.tool == tool
    gui.click("edit/tool/road")
    x, y = editor.picture.middle_of(thing) or (0.0, 0.0)
    assert abs(x - end[0]) < 30 and abs(y - end[1]) < 30
    gui.press("ctrl+z")
    assert editor.edited.board == before


def test_a_name_in_the_sea_is_called_by_its_name(gui: Gui) -> None:
    editor = draw_isle(gui)
    paint(gui, "sea", *ISLE)
    said = [str(gui.house.voice(editor.edited.say(fault))) for fault in editor.edited.faults]

    assert not any("9, 3" in each for each in said)
    paint(gui, "land", "cell:0-0")
    said = [str(gui.house.voice(editor.edited.say(fault))) for fault in editor.edited.faults]
    assert any("Atlantide" in each and "est dans la mer" in each for each in said)


def test_the_button_of_the_board_leads_to_its_name(gui: Gui) -> None:
    draw_isle(gui)
    gui.click("edit/whole")
    gui.click("edit/whole")
    assert gui.desk.focus is gui.find("edit/name/fr")


def test_a_sheet_that_cannot_be_smaller_says_why(gui: Gui) -> None:
    editor = draw_isle(gui)
    least = Msg.of("alexandros.edit.least")

    def notes() -> list[object]:
        return [each.text for each in editor.edited.editing.entries(
            editor.data, Focus("land")) if isinstance(each, Note)]

    assert least not in notes()
    paint(gui, "land", "cell:10-6")
    assert least in notes()

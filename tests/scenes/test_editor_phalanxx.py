"""A board of Phalanxx drawn by hand: regions, cities and oases, roads, starts."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre import games
from alexandre.content.board import check_files
from alexandre.content.outlines import off_plate, on_plate
from alexandre.games.phalanxx.table.pictures.ground import map_of
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.editor.edited_board import EditedBoard
from alexandre.scenes.editor.editor import Editor
from alexandre.ui.play.editing import Focus, Pick
from tests.scenes.test_editor import editor_of, faults, open_editor, paint, playable, press
from tests.ui.gui import Gui

NAMES = ("Aia", "Ister", "Ophir", "Punt", "Saba", "Thule", "Ys", "Zeus")
PLACES = tuple((200 + 450 * column, 250 + 500 * row) for row in range(2) for column in range(4))


def draw_new(gui: Gui) -> Editor:
    return open_editor(gui, "phalanxx", "boards/draw")


def id_of(number: int) -> str:
    return f"place:region_{number}" if number > 1 else "place:region"


def add_regions(gui: Gui) -> None:
    """Eight regions, each named, at the free places next to these."""
    editor = editor_of(gui)
    gui.click("edit/tool/region")
    for name, at in zip(NAMES, PLACES, strict=True):
        free = [spot.id for spot in editor.picture.sketch.spots if spot.id.endswith(":free")]
        gui.click_spot(min(free, key=lambda spot: sum(
            (int(each) - wanted) ** 2
            for each, wanted in zip(spot.partition(":")[0].split("-"), at, strict=True))))
        gui.type(name).run()


def turn_page(gui: Gui, page: int) -> None:
    editor = editor_of(gui)
    while editor.focus.page != page:
        gui.desk.focus_on(gui.find("edit/page"))
        press(gui, "right")


def draw_circle(gui: Gui) -> Editor:
    """Cities above, oases below, a road round all of them; both sides alike, all for two."""
    editor = draw_new(gui)
    add_regions(gui)
    paint(gui, "city", *map(id_of, (1, 2, 3, 4)))
    paint(gui, "oasis", *map(id_of, (5, 6, 7, 8)))
    paint(gui, "road", *map(id_of, (1, 2, 3, 4, 8, 7, 6, 5, 1)))
    turn_page(gui, 1)
    gui.click("edit/as_four")
    turn_page(gui, 2)
    gui.click("edit/all_four").run(20)
    return editor


def side(editor: Editor, name: str = "four") -> Any:
    return editor.edited.board["sides"][name]


def test_a_drawn_board_is_one_that_check_maps_accepts_and_plays_to_its_end(gui: Gui) -> None:
    editor = draw_circle(gui)

    assert faults(gui) == []
    assert side(editor)["starts"] == [["region", "region_5"], ["region_2", "region_6"],
                                      ["region_3", "region_7"], ["region_4", "region_8"]]
    (file,) = gui.places.boards.glob("*")
    assert check_files([file], games.check_for) == []
    assert EditedBoard.open("phalanxx", file).board == editor.edited.board

    for seats in (2, 3, 4):
        session = Session.new(games.load("phalanxx", playable(editor.edited)),
                              [Player(level="random")] * seats, seed=5)
        while session.decider >= 0:
            offers = session.offers()
            session.play(offers[len(session.steps) * 7 % len(offers)])
        assert session.state.outcome() is not None


def test_what_is_missing_is_told_in_words_and_mended(gui: Gui) -> None:
    editor = draw_new(gui)
    assert [fault.msg.key for fault in editor.edited.faults
            if fault.path[:1] != ("names",)] == ["content.size"] * 2
    add_regions(gui)
    told = faults(gui)
    assert len(told) == 1 and "deux" in told[0], "nobody plays on the part for two yet"
    turn_page(gui, 2)
    gui.click("edit/all_four")
    told = faults(gui)
    assert any("Thule" in each for each in told), "no road leads there"
    turn_page(gui, 0)
    paint(gui, "road", *map(id_of, range(1, 9)))
    assert not any("Thule" in each for each in faults(gui))
    assert any("quatre" in each for each in faults(gui)), "there is no city to begin in"


def test_a_city_is_worth_what_is_set_and_plain_at_the_second_click(gui: Gui) -> None:
    editor = draw_circle(gui)
    turn_page(gui, 0)
    paint(gui, "region", id_of(1))
    gui.desk.focus_on(gui.find("edit/value"))
    press(gui, "right", "right")
    assert side(editor)["cities"]["region"] == 7
    assert side(editor, "three")["cities"]["region"] == 5, "each side has values of its own"
    paint(gui, "oasis", id_of(1))
    assert side(editor)["oases"]["region"] == 2 and "region" not in side(editor)["cities"]
    paint(gui, "oasis", id_of(1))
    assert "region" in side(editor)["plain"]


def test_a_road_is_led_and_taken_away_by_the_same_clicks(gui: Gui) -> None:
    editor = draw_circle(gui)
    turn_page(gui, 0)
    before = side(editor)["links"]
    paint(gui, "road", id_of(2), id_of(6))
    assert "region_6" in side(editor)["links"]["region_2"]
    paint(gui, "road", id_of(6), id_of(2))
    assert side(editor)["links"] == before


def test_a_region_leaves_a_side_with_its_roads_and_the_board_with_its_last_side(
        gui: Gui) -> None:
    editor = draw_circle(gui)
    before = editor.edited.board
    turn_page(gui, 0)
    paint(gui, "region", id_of(8))
    gui.desk.focus_on(editor.picture)
    press(gui, "delete")
    assert "region_8" not in side(editor)["oases"]
    assert "region_8" in side(editor, "three")["oases"]
    assert "region_8" not in editor.edited.board["left"]["regions"]
    gui.press("ctrl+z")
    assert editor.edited.board == before
    for page in (0, 1):
        turn_page(gui, page)
        paint(gui, "region", id_of(8))
        gui.desk.focus_on(editor.picture)
        press(gui, "delete")
    assert [each["id"] for each in editor.edited.board["regions"]][-1] == "region_7"


def test_a_start_that_another_has_is_exchanged(gui: Gui) -> None:
    editor = draw_circle(gui)
    edited = editor.edited
    entries = edited.editing.entries(edited.board, Focus("region", ("sides", "four")))
    first = next(each for each in entries if isinstance(each, Pick))
    assert first.id == "start/1/cities"
    edited.change(first.change(edited.board, "region_3"))
    assert [each[0] for each in side(editor)["starts"]] == ["region_3", "region_2", "region",
                                                            "region_4"]


def test_a_copy_of_ours_is_without_fault_and_stays_as_it_is(gui: Gui) -> None:
    editor = open_editor(gui, "phalanxx", "boards/1", "boards/copy")
    assert faults(gui) == []
    drawn = games.load("phalanxx").tables.board.data["board"]  # type: ignore[attr-defined]
    assert {key: drawn[key] for key in ("regions", "sides", "left")} == {
        key: editor.edited.board[key] for key in ("regions", "sides", "left")}


@pytest.mark.parametrize("plate", ["board", "left"])
def test_a_place_on_a_plate_has_the_degrees_that_lead_there(plate: str) -> None:
    cone = map_of(plate)["cone"]
    for at in ((0.0, 0.0), (960.0, 540.0), (1700.0, 80.0)):
        assert on_plate(cone, *off_plate(cone, *at)) == pytest.approx(at)

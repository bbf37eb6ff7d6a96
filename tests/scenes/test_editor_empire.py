"""A board of provinces drawn by hand: regions, provinces, sites, arrows, prices."""

from __future__ import annotations

from typing import Any

from alexandre import games
from alexandre.content.board import check_files
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.games.empire.tables import Tables
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.editor.edited_board import EditedBoard
from alexandre.scenes.editor.editor import Editor
from tests.scenes.test_editor import (
    editor_of,
    faults,
    open_editor,
    own_files,
    paint,
    playable,
    press,
)
from tests.ui.gui import Gui


def draw_new(gui: Gui) -> Editor:
    return open_editor(gui, "empire", "boards/draw")


def region(editor: Editor, at: int = 0) -> Any:
    return editor.edited.board["regions"][at]


def add_province(gui: Gui, name: str, at: tuple[int, int]) -> None:
    """A province at the free place next to that one of the page."""
    editor = editor_of(gui)
    spots = [spot.id for spot in editor.picture.sketch.spots if spot.id.endswith(":free")]
    gui.click("edit/tool/province")
    gui.click_spot(min(spots, key=lambda spot: sum(
        (int(each) - wanted) ** 2
        for each, wanted in zip(spot.partition(":")[0].split("-"), at, strict=True))))
    gui.type(name).run()


def draw_two_lands(gui: Gui) -> Editor:
    """Two provinces, and an arrow to each of them."""
    editor = draw_new(gui)
    add_province(gui, "Ionie", (400, 500))
    add_province(gui, "Carie", (1000, 400))
    gui.click("edit/page", "edit/name/fr").type("Asie")
    paint(gui, "road", "place:start", "place:province", "place:province", "place:province_2")
    gui.run(20)
    return editor


def test_a_board_without_sites_says_what_cannot_be_built(gui: Gui) -> None:
    draw_two_lands(gui)
    paint(gui, "goal", "place:province_2")
    gui.run(20)
    assert faults(gui) == []
    assert gui.has("edit/remark1")
    assert not gui.has("edit/remark2"), "the goal is two steps away"

    paint(gui, "temple", "place:province")
    paint(gui, "city", "place:province")
    assert not gui.has("edit/remark0")
    paint(gui, "goal", "place:province")
    assert gui.has("edit/remark0") and faults(gui) == []


def test_a_board_of_provinces_is_one_that_check_maps_accepts_and_plays_to_its_end(
        gui: Gui) -> None:
    editor = draw_two_lands(gui)

    assert faults(gui) == []
    assert region(editor)["arrows"] == [["start", "province", 0], ["province", "province_2", 0]]
    file = gui.places.boards / "empire_unnamed_board.yaml"
    assert check_files([file], games.check_for) == []
    assert EditedBoard.open("empire", file).board == editor.edited.board

    session = Session.new(games.load("empire", playable(editor.edited)),
                          [Player(level="random"), Player(level="random")], seed=5)
    while session.decider >= 0:
        offers = session.offers()
        session.play(offers[len(session.steps) * 7 % len(offers)])
    assert session.state.outcome() is not None


def test_every_fault_of_provinces_appears_and_disappears(gui: Gui) -> None:
    editor = draw_new(gui)
    assert "content.size" in [fault.msg.key for fault in editor.edited.faults]
    add_province(gui, "Ionie", (400, 500))
    add_province(gui, "Carie", (1000, 400))
    gui.click("edit/page", "edit/name/fr").type("Asie")
    assert [fault.msg.key for fault in editor.edited.faults] == ["empire.shape.cut_off"] * 2
    assert "Carie" in faults(gui)[1]

    paint(gui, "road", "place:start", "place:province")
    assert len(faults(gui)) == 1
    paint(gui, "road", "place:province", "place:province_2")
    assert faults(gui) == []
    gui.click("edit/whole")
    gui.desk.focus_on(gui.find("edit/first"))
    press(gui, "right")
    assert faults(gui) == []


def test_sites_the_goal_and_the_price_are_set_on_the_map(gui: Gui) -> None:
    editor = draw_two_lands(gui)
    paint(gui, "temple", "place:province")
    paint(gui, "city", "place:province")
    paint(gui, "goal", "place:province_2")
    first = region(editor)["provinces"][0]
    assert (first["temple"], first["city"], region(editor)["goal"]) == (True, True, "province_2")

    paint(gui, "road", "place:province", "place:province_2")
    gui.desk.focus_on(gui.find("edit/cost"))
    press(gui, "right", "right")
    assert region(editor)["arrows"][1] == ["province", "province_2", 2]
    gui.click("edit/back_too")
    assert region(editor)["arrows"][2] == ["province_2", "province", 2]
    gui.click("edit/turn")
    assert region(editor)["ships"] == [["province_2", "province", 2]]


def test_a_province_goes_with_its_arrows_and_undo_brings_all_back(gui: Gui) -> None:
    editor = draw_two_lands(gui)
    before = editor.edited.board
    paint(gui, "province", "place:province")
    gui.desk.focus_on(editor.picture)
    press(gui, "delete")
    assert [each["id"] for each in region(editor)["provinces"]] == ["province_2"]
    assert (region(editor)["arrows"], region(editor)["goal"]) == ([], "province_2")

    gui.press("ctrl+z")
    assert editor.edited.board == before


def test_a_province_is_moved_and_scored_in_another_order(gui: Gui) -> None:
    editor = draw_two_lands(gui)
    at = region(editor)["provinces"][1]["at"]
    paint(gui, "move", "place:province_2")
    spots = [spot.id for spot in editor.picture.sketch.spots if spot.id.endswith(":free")]
    gui.click_spot(spots[-1])
    assert region(editor)["provinces"][1]["at"] != at

    gui.click_spot("place:province_2")
    gui.desk.focus_on(gui.find("edit/rank"))
    press(gui, "left")
    assert [each["id"] for each in region(editor)["provinces"]] == ["province_2", "province"]


def test_regions_are_added_named_and_removed(gui: Gui) -> None:
    editor = draw_two_lands(gui)
    gui.click("edit/page", "edit/add_region")
    assert (len(editor.edited.board["regions"]), editor.focus.page) == (2, 1)
    assert faults(gui)
    gui.click("edit/remove")
    assert len(editor.edited.board["regions"]) == 1
    assert faults(gui) == []


def test_a_copy_keeps_the_atlas_until_its_provinces_lie_elsewhere(gui: Gui) -> None:
    editor = open_editor(gui, "empire", "boards/1", "boards/copy")
    assert faults(gui) == []
    paint(gui, "temple", "place:thracia")
    assert page_of(Tables(playable(editor.edited)), 0).plate == "empire.hellas"

    paint(gui, "move", "place:thracia")
    gui.click_spot(next(spot.id for spot in editor.picture.sketch.spots
                        if spot.id.endswith(":free")))
    tables = Tables(playable(editor.edited))
    assert (page_of(tables, 0).plate, page_of(tables, 1).plate) == ("", "empire.asia_minor")
    gui.run(20)
    assert own_files(gui) == ["empire_campaign_of_alexande.yaml"]

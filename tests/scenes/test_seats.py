"""Before a match: seats, levels, options, boards, the seed."""

from __future__ import annotations

from pathlib import Path

from alexandre.content.data import maps
from alexandre.kernel.record import Player
from alexandre.scenes.seats import Seats
from alexandre.scenes.table import Table
from tests.ui.gui import Gui


def started(gui: Gui) -> Table:
    gui.click("seats/start")
    room = next(each for each in gui.house.rooms if isinstance(each, Table))
    assert isinstance(room, Table)
    return room


def step(gui: Gui, name: str, times: int = 1) -> None:
    for _ in range(times):
        gui.desk.focus_on(gui.find(name))
        gui.press("Right")


def test_a_person_against_a_computer_is_what_is_proposed(gui: Gui) -> None:
    gui.click("menu/new")
    room = started(gui)

    assert room.session.record.players == [Player(), Player("", "greedy")]
    assert room.session.record.seed == 11


def test_names_levels_options_and_seed_are_those_that_were_chosen(gui: Gui) -> None:
    gui.click("menu/new")
    step(gui, "seats/count", 2)
    gui.click("seats/name2")
    gui.type("  Bagoas ")
    step(gui, "seats/kind3")
    step(gui, "seats/joker")
    gui.click("seats/seed")
    gui.type("00x42")
    record = started(gui).session.record

    assert record.players == [Player(), Player("", "greedy"), Player("Bagoas", "greedy"), Player()]
    assert record.options["joker"] == "per_card"
    assert record.seed == 42


def test_fewer_seats_again_keep_the_names_of_those_that_stay(gui: Gui) -> None:
    gui.click("menu/new")
    gui.click("seats/name0")
    gui.type("Zoé")
    step(gui, "seats/count", 3)  # three, four, two again

    assert gui.find("seats/name0").text == "Zoé"
    assert not gui.has("seats/name2")


def test_another_board_is_played_on_when_it_is_chosen(gui: Gui) -> None:
    gui.click("menu/new")
    step(gui, "seats/board")

    assert started(gui).session.record.board.id == "l"


def test_escape_and_the_button_lead_back(gui: Gui) -> None:
    for way in ("escape", "button"):
        gui.click("menu/new")
        if way == "escape":
            gui.press("Escape")
        else:
            gui.click("seats/back")
        assert gui.has("menu/new")


# ---- boards of the player's own -------------------------------------------------------------


def own_board(folder: Path, name: str, *, change: tuple[str, str] = ("", "")) -> None:
    text = (maps() / "alexandros" / "board_e.yaml").read_text("utf-8")
    text = text.replace("id: e\n", f"id: {name}\n").replace(*change)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.yaml").write_text(text, "utf-8")


def test_a_board_of_the_players_own_is_offered_and_goes_into_the_save(gui: Gui) -> None:
    own_board(gui.places.boards, "mine")
    gui.click("menu/new")
    step(gui, "seats/board", 2)
    room = started(gui)
    gui.store.flush(5)

    assert room.session.record.board.id == "mine"
    assert not room.session.record.board.is_bundled
    assert isinstance(gui.store.read(room.name).body["board"], dict)


def test_a_match_on_an_own_board_is_taken_up_without_the_file(gui: Gui) -> None:
    own_board(gui.places.boards, "mine")
    gui.click("menu/new")
    step(gui, "seats/board", 2)
    started(gui)
    gui.house.go_home()
    (gui.places.boards / "mine.yaml").unlink()
    gui.click("menu/continue")

    room = gui.house.room
    assert isinstance(room, Table)
    assert room.session.record.board.id == "mine"


def test_a_board_that_cannot_be_played_is_named_with_its_fault_and_hides_no_other(
        gui: Gui) -> None:
    own_board(gui.places.boards, "bad", change=("start: [3, 1]", "start: [300, 1]"))
    own_board(gui.places.boards, "good")
    gui.click("menu/new")
    room = gui.house.room
    assert isinstance(room, Seats)

    assert "bad.yaml" in gui.desk.banner.text
    assert len(gui.find("seats/board").choices) == 3

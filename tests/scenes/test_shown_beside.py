"""The side beside the board: the card of a row, the player of the heading."""

from __future__ import annotations

from alexandre.games import load
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from tests.games.phalanxx.story import tell as succession
from tests.scenes.test_planning import settle
from tests.ui.gui import Gui, MakeGui


def test_a_row_of_the_list_shows_its_card_whole_by_mouse_and_by_keys(
        make_gui: MakeGui) -> None:
    """The finding: cards of the row grew under the mouse only, as strips with a small picture."""
    gui = make_gui(lang="en", size=(1280, 720))
    session = Session.new(load("phalanxx"), [Player("Zoé"), Player("Bob")], seed=3)
    session.state = succession(2, phase="buy", rolled="white, white, white", talents={0: 9}).state
    gui.house.enter(Table(gui.house, session, "match"))
    settle(gui)
    gui.press("1", "Down", "Down").run()
    tip, named = gui.desk.tip, gui.desk.focus.name
    for way in ("keys", "mouse"):
        gui.desk.tick(gui.desk.now + 5000)
        assert named.startswith("offer/buy") and tip.text and tip._picture is not None, way
        assert gui.desk.box.holds(tip._painted)
        gui.desk.focus_on(None)
        gui.desk.router.pointer.point_at((0.0, 0.0))
        gui.run()
        gui.desk.router.pointer.point_at(gui.find(named).box.middle)
        gui.run()


def test_the_heading_names_the_next_player_once_ones_own_move_was_shown(slow: Gui) -> None:
    """The finding: “Olympias” stood above one's own income."""
    session = Session.new(load("phalanxx"), [Player("Zoé"), Player("", "random")], seed=3)
    session.state = succession(2, rolled="white 6, white 5, white 4").state
    room = slow.enter(Table(slow.house, session, "match"))
    settle(slow)
    for spot in ("die:1", "slot:1", "act:income", "die:2", "slot:2", "act:income", "die:3",
                 "slot:3", "act:income"):
        slow.click_spot(spot)
    slow.press("Return")
    seats = list[int]()
    for _ in range(40):
        seats += [room.plain.page.seat] * room.showing.shows_own
        slow.run(1)
    assert seats and set(seats) == {0}

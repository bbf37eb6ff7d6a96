"""The keyboard after advice: what follows the advice, and not a plan of one's own."""

from __future__ import annotations

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from tests.scenes.rooms import play_some
from tests.scenes.test_coach import WAITS, wait
from tests.ui.gui import Gui


def test_advice_beside_a_plan_that_could_be_confirmed_is_what_return_takes(gui: Gui) -> None:
    session = Session.new(games.load("phalanxx"), [Player("Zoé"), Player("", "random")], seed=5)
    table = Table(gui.house, play_some(session, 6, 3), "match")
    gui.house.enter(table)
    for _look in range(WAITS):
        if not table.match.is_asked:
            gui.run()
    planner, offers = table.planning.planner, session.offers()
    assert planner is not None and offers[0].text.startswith("buy")
    planner.click(f"card:{offers[0].text.split()[1]}", may_send=False)
    table.show()
    gui.run()
    gui.thinker.advice = (offers[1].text,)
    gui.desk.focus_on(gui.find("tool/coach"))
    table.coach.ask()
    wait(gui, table)

    assert gui.find("plan/confirm").is_enabled and gui.desk.focus is gui.find("plan/take")

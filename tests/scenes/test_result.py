"""How a match ended, for titles that count in many parts and for who plays alone."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.content import data
from alexandre.kernel.record import from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.scenes.result import Result
from tests.ui.gui import Gui


def opened(gui: Gui, name: str) -> Session:
    """The result of a bundled match."""
    record, game = from_plain(read_document(data.saves() / f"{name}.save").body, games.load)
    session = Session(game, record)
    gui.desk.resize(1280, 720)
    gui.house.enter(Result(gui.house, session))
    gui.run()
    return session


def test_who_plays_alone_may_have_lost(gui: Gui) -> None:
    opened(gui, "phalanxx_dishonoured")

    assert "La partie est perdue" in gui.said()


def test_who_plays_alone_may_have_won(gui: Gui) -> None:
    session = opened(gui, "phalanxx_great")

    assert f"{session.record.players[0].name} gagne la partie" in gui.said()


@pytest.mark.parametrize("name", ["phalanxx_four_succession", "alexandros_hundred"])
def test_scores_stand_clear_of_the_chart(gui: Gui, name: str) -> None:
    """Many parts stand above it, few beside it."""
    session = opened(gui, name)
    chart = gui.find("result/chart").box
    outcome = session.state.outcome()
    assert outcome is not None
    for seat in range(len(outcome.scores)):
        score = gui.find(f"result/score{seat}").box
        assert score.bottom <= chart.y or score.right <= chart.x
        assert gui.find(f"result/name{seat}").box.w > 60

"""In a battle at a real table the tray has dice and plans alone; forces go home from the side."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.content import data
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.record import ASKED, from_plain
from alexandre.kernel.replay import is_outcome
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.table.real.corrections import list_entered
from alexandre.scenes.table.real.outcome_entry import OutcomeEntry
from alexandre.scenes.table.table import Table
from tests.ui.gui import Gui


def open_battle(kind: str) -> Session:
    """The first question to chance at which forces may be sent home."""
    record, game = from_plain(
        read_document(data.saves() / "commander_granicus_victory.save").body, games.load)
    state = record.start(game)
    for at, text in enumerate(record.actions):
        if state.actor() == CHANCE and game.prompt(state).kind == kind \
                and len(state.legal()) > len(state.outcomes()):
            return Session(game, replace(record.until(at), chance=ASKED))
        state.apply(game.parse(text))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", ["battle_drawing", "battle_rolling"])
def test_the_tray_has_outcomes_alone_and_counts_what_is_asked(kind: str) -> None:
    session = open_battle(kind)
    entry = OutcomeEntry(session.game, session.state, 0, drawing_of(session.game))
    assert set(entry.faces) == {action for action, _n in session.state.outcomes()}
    asked = session.game.prompt(session.state).msg.arg("n")
    assert entry.total == (asked if kind == "battle_drawing" else 1)
    assert entry.find_by_digit(1) is not None


def test_forces_are_sent_home_from_the_side_and_that_is_no_entry(gui: Gui) -> None:
    session = open_battle("battle_rolling")
    gui.enter(Table(gui.house, session, ""))
    beside = [each for each in session.offers() if not is_outcome(session.state, each)]
    assert gui.has("tray/faces")
    assert {each.text for each in beside} == set(gui.offers())

    turn = session.turn
    session.play(beside[0])
    assert session.steps[turn].actor == 0
    assert turn not in [each.index for each in list_entered(session)]
    entered = next(each.index for each in list_entered(session))
    before = session.record.actions[:]
    session.correct({entered: before[entered]}, is_noted=True)
    assert session.record.actions == before, "what was sent home stays so"

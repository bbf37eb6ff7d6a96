"""Undo and redo: the same table, the same dice, and never across what has come out."""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import OVER
from alexandre.kernel.replay import Step
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Refusal
from alexandre.ui.play.plan import Draft
from tests.helpers.records import new_session, random_session
from tests.helpers.walks import Table, step, tables

TABLES = tables()
OFTEN = 20  # actions, after which every second decision is taken back, and so on


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_undone_and_redone_the_table_is_the_same(table: Table) -> None:
    """At every decision of the beginning, then less and less often: undoing replays them all."""
    session, rnd = new_session(table, 51), Rng(51, "undo")
    while session.decider != OVER:
        before, texts = session.state.hash(), list(session.record.actions)
        place, is_due = session.undo_place(), session.turn % (1 + session.turn // OFTEN) == 0
        if place is not None and is_due and not session.is_barred(place):
            session.undo()
            assert session.turn == place
            assert session.record.hashes == [each.hash for each in session.steps]
            session.redo()
        assert session.state.hash() == before and session.record.actions == texts
        assert session.view() is session.view()
        assert session.view() == session.game.view(session.state, session.viewer)
        session.play(step(session.state, rnd))
    assert not session.record.assisted


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_undo_is_refused_exactly_where_chance_a_secret_or_another_seat_came_between(
        table: Table) -> None:
    """Actions that reveal secrets are flagged; that the flags are true has a test of its own
    below.
    """
    session, rnd, told = new_session(table, 52), Rng(52, "undo"), []
    while session.decider != OVER:
        session.play(step(session.state, rnd))
        for to in range(max(0, session.turn - 6), session.turn):
            back = session.steps[to:]
            crossed = any(each.actor != back[-1].actor or each.actor < 0 for each in back)
            crossed = crossed or session.decider not in (back[-1].actor, OVER)
            crossed = crossed or any(each.is_barrier for each in back)
            assert session.is_barred(to) == crossed
        place = session.undo_place()
        if place is not None and session.is_barred(place):
            with pytest.raises(Refusal) as refused:
                session.undo()
            told.append(refused.value.msg.key)
    assert set(told) == {"kernel.undo_barrier"}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_forced_rewind_marks_the_match_and_brings_the_same_dice(table: Table) -> None:
    session = random_session(table, 53, 40)
    before = session.state.hash()
    back = max(0, session.turn - 12)
    redo = session.record.actions[back:]
    is_barred = session.is_barred(back)
    session.undo(to=back, force=True)
    assert session.record.assisted == is_barred
    session.draw_chance()
    while session.turn < back + len(redo):
        session.play(redo[session.turn - back])
    assert session.state.hash() == before


def test_whoever_listens_hears_what_is_played_again() -> None:
    session = random_session(TABLES[0], 57, 30)
    place = next(step.index for step in reversed(session.steps)
                 if step.actor >= 0 and step.offers > 1)
    session.undo(to=place, force=True)
    heard: list[list[Step]] = []
    session.listeners.append(heard.append)

    again = session.redo()
    assert again and heard == [again]


def test_what_was_undone_is_gone_once_something_else_is_played() -> None:
    session = random_session(TABLES[0], 57, 30)
    place = next(step.index for step in reversed(session.steps)
                 if step.actor >= 0 and step.offers > 1)
    session.undo(to=place, force=True)
    session.play(session.offers()[-1])

    assert not session.to_redo()
    with pytest.raises(Refusal, match=r"kernel\.nothing_to_redo$"):
        session.redo()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_draft_shows_what_committing_it_brings(table: Table) -> None:
    session, rnd, committed = new_session(table, 54), Rng(54, "draft"), 0
    while session.decider != OVER:
        draft = Draft(session.game, session.state)
        while draft.is_open() and len(draft.actions) < 4:
            draft.add(step(draft.state, rnd))
        preview = draft.state.hash()
        seen = session.turn + len(draft.actions)
        if not draft.is_open():
            with pytest.raises(Refusal, match=r"kernel\.draft_ended$"):
                draft.add(session.offers()[0])
        for action in draft.actions:
            session.play(action)
        assert session.steps[seen - 1].hash == preview[:8]
        committed += 1
    assert committed > 3


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_barrier_is_flagged_wherever_the_mover_learns_something(table: Table) -> None:
    """Two tables the mover cannot tell apart: if an unflagged action makes them differ to him,
    it has shown him something hidden."""
    game = table.game()
    session, rnd = new_session(table, 56), Rng(56, "barrier")
    while session.decider != OVER:
        state, seat = session.state, session.decider
        action = step(state, rnd)
        if not game.is_barrier(state, action):
            one, other = state.clone(), state.determinize(seat, rnd)
            one.apply(action)
            other.apply(action)
            assert game.view(one, seat) == game.view(other, seat), action.text
        session.play(action)

"""A match beside a real table: what was entered wrongly is corrected, and it is the same match."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.record import Player, Record, from_plain
from alexandre.kernel.replay import replay
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from tests.helpers.records import random_session
from tests.helpers.walks import Table, step

CORRECTIONS = 10
LATE = 12  # actions at most between a wrong entry and its correction
LOTS = (("score_ties", "lots"), ("eldest", "random"))  # or Empire may be played without chance
TABLES = [Table(title, games.meta(title).boards[0], games.meta(title).seats[1],
                LOTS if title == "empire" else ())
          for title in games.TITLES if games.meta(title).has_chance]


def ask_session(table: Table) -> Session:
    """A match whose chance is taken from a real table."""
    players = [Player(f"P{seat}") for seat in range(table.seats)]
    return Session.new(table.game(), players, dict(table.options), chance="ask")


def enter(straight: Session, session: Session, seed: int, wanted: int) -> list[int]:
    """Enter a match that was played at a real table, with so many errors, each of them corrected
    once something does not fit or some actions later; the places of the errors."""
    texts, rnd = straight.record.actions, Rng(seed, "errors")
    chances = entries_of(straight)
    places = sorted(chances[rnd(len(chances))] for _error in range(wanted))
    for at in places:
        while session.turn < at:
            session.play(texts[session.turn])
        wrong = other_outcome(straight, at, rnd)
        if session.turn == at:
            session.play(wrong)
            play_fitting(session, texts[:at + 1 + rnd(LATE)])
        else:  # an entry that was right is taken for an error, which is seen at once
            session.correct({at: wrong})
        session.correct({at: texts[at]})
        assert session.record.actions == texts[:session.turn]
    for text in texts[session.turn:]:
        session.play(text)
    return places


def entries_of(session: Session) -> list[int]:
    """The places where chance could have brought something else."""
    return [step.index for step in session.steps if step.actor == CHANCE and step.offers > 1]


def other_outcome(session: Session, at: int, rnd: Rng) -> Action:
    """Another outcome than the one that came at this place."""
    state, _steps = replay(session.game, session.record.until(at))
    others = [each for each, _weight in state.outcomes()
              if each.text != session.record.actions[at]]
    return others[rnd(len(others))]


def play_fitting(session: Session, texts: list[str]) -> None:
    """Play the match on as far as the wrong entry lets it."""
    while session.turn < len(texts) and session.decider != OVER \
            and session.game.parse(texts[session.turn]) in session.offers():
        session.play(texts[session.turn])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_entered_with_ten_corrections_is_the_match_played_straight(table: Table) -> None:
    straight = random_session(table, 91)
    session = ask_session(table)
    places = enter(straight, session, 91, CORRECTIONS)

    assert len(places) == CORRECTIONS
    assert session.record.actions == straight.record.actions
    assert session.record.hashes == straight.record.hashes
    assert session.state.hash() == straight.state.hash() and not session.record.assisted
    assert not session.record.rest
    assert sorted(session.record.corrected) == sorted(set(places))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_any_entry_may_be_corrected_at_the_end_and_what_fits_is_kept(table: Table) -> None:
    """Other dice may ask other questions: these are answered at random, the rest goes on."""
    straight, rnd = random_session(table, 92), Rng(92, "late")
    chances = entries_of(straight)
    for _trial in range(3):
        session = ask_session(table)
        for text in straight.record.actions:
            session.play(text)
        at = chances[rnd(len(chances))]
        new = other_outcome(session, at, rnd)
        session.correct({at: new})

        assert session.record.actions[:at] == straight.record.actions[:at]
        assert session.record.actions[at] == new.text
        assert session.record.corrected[at] == straight.record.actions[at]
        while session.decider != OVER:
            session.play(step(session.state, rnd))
        check_replay(session)


def check_replay(session: Session) -> None:
    """The record plays from its beginning to the same position, and is read back as it is."""
    state, _steps = replay(session.game, session.record)
    assert state.hash() == session.state.hash()
    body = session.to_plain()
    record, _game = from_plain(body, games.load)
    assert isinstance(record, Record)
    assert record.to_plain() == body


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_correction_goes_on_where_the_match_was_closed_meanwhile(table: Table) -> None:
    """A question that waits for an answer is part of the record."""
    straight = random_session(table, 93)
    session = ask_session(table)
    for text in straight.record.actions:
        session.play(text)
    errors = ((at, other_outcome(session, at, Rng(at, "error"))) for at in entries_of(session))
    at, wrong = next((each for each in errors if waits_after(session, *each)), (-1, None))
    if wrong is None:
        pytest.skip("whatever chance brings, the match goes on as it was entered")
    session.correct({at: wrong})
    record, game = from_plain(session.to_plain(), games.load)
    again = Session(game, record)

    for each in (session, again):
        answers = Rng(93, "answers")
        while each.decider != OVER:
            each.play(step(each.state, answers))
    assert again.record.actions == session.record.actions
    assert again.to_plain() == session.to_plain()


def waits_after(session: Session, at: int, action: Action) -> bool:
    """Whether a correction there leaves something to be asked."""
    record, game = from_plain(session.to_plain(), games.load)
    copy = Session(game, record)
    copy.correct({at: action})
    return bool(copy.record.rest)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_outcome_has_the_same_words_wherever_it_is_told(table: Table) -> None:
    """The log names what was entered at first from the position that the match began with."""
    session = random_session(table, 94)
    start = session.record.start(session.game)
    state = start.clone()
    for at in range(session.turn):
        action = session.game.parse(session.record.actions[at])
        if state.actor() == CHANCE:
            assert session.game.label(state, action) == session.game.label(start, action)
        state.apply(action)

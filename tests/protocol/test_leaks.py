"""No reply to a seat tells what the seat cannot know.

At positions of random games the hidden things are dealt again, by the seat's own lights: two
worlds that it cannot tell apart.  In both, every request that only asks, every refusal, and what
a computer player does for the seat must come to the same bytes; and of another seat's action the
reply holds the events that `seen` gives the seat, no others.
"""

from __future__ import annotations

import copy
import dataclasses
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from alexandre import games
from alexandre.cli.console import load_words
from alexandre.cli.engine import play
from alexandre.cli.engine.answers import event_answer
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import reply_line
from alexandre.cli.engine.requests import answer_line
from alexandre.kernel.contract import CHANCE, OVER, Seat, State
from alexandre.kernel.declared import DeclaredGame
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from tests.helpers.walks import Table, all_tables, plain_tables, step

WORDS = load_words("en")
SECRET = [title for title in games.TITLES if games.meta(title).has_secrets]
GUESSES = 3  # at a world that differs
FIRST_TIMES = 4  # that a phase comes

# Phases in which no seat ever holds a secret, or in which the match is over.
OPEN = {
    "alexandros": {"over"},
    "catan": {"first", "over"},
    "empire": {"lots", "place", "move", "pay", "build", "over"},
    "phalanxx": {"cards", "start", "show", "over"},
}


def ask(session: Session, cmd: str, **fields: Any) -> dict[str, Any]:
    """The reply of an engine that holds this match."""
    desk = Desk(WORDS)
    desk.session = session
    sent = reply_line(answer_line(desk, json.dumps({"cmd": cmd, **fields}).encode()))
    reply: dict[str, Any] = json.loads(sent)
    assert "fault of its own" not in reply.get("message", ""), (cmd, fields, reply)
    return reply


def fork(session: Session, state: State) -> Session:
    """The same match up to here, the position being `state`."""
    other = copy.copy(session)
    other.record = dataclasses.replace(session.record, actions=session.record.actions[:],
                                       hashes=session.record.hashes[:])
    other.state, other.steps = state.clone(), session.steps[:]
    return other


def positions(table: Table, seed: int, every: int) -> Iterator[tuple[Session, str]]:
    """A random match, chance asked for: each phase as it begins to come, then one in `every`."""
    game = table.game()
    session = Session.new(game, [Player()] * table.seats, dict(table.options), chance="ask")
    rnd, times = Rng(seed, "leaks"), Counter[str]()
    while session.decider != OVER:
        phase = game.prompt(session.state).kind
        times[phase] += 1
        if times[phase] <= FIRST_TIMES or rnd(every) == 0:
            yield session, phase
        session.play(step(session.state, rnd))


def other_world(state: State, seat: Seat, rnd: Rng) -> State | None:
    """A world that the seat cannot tell from this one; None where no other was found."""
    for _guess in range(GUESSES):
        world = state.determinize(seat, rnd)
        if world.hash() != state.hash():
            return world
    return None


def requests(session: Session, seat: Seat, rnd: Rng, level: str) -> Iterator[dict[str, Any]]:
    """What a curious seat asks for: all that only asks, and actions that are refused."""
    for cmd in ("status", "legal", "view", "record", "hash"):
        yield {"cmd": cmd}
    yield {"cmd": "events", "since": max(0, session.turn - 5)}
    yield {"cmd": "worlds", "count": 2, "seed": 7}
    actions = session.game.lexicon.actions
    for _sample in range(8):
        action = actions[rnd(len(actions))]
        yield {"cmd": "why", "action": action.text}
        if session.decider != seat or action not in session.state.legal():
            yield {"cmd": "act", "action": {"code": action.code}}
    if session.decider == seat:
        for action in session.offers()[:4]:
            yield {"cmd": "why", "action": action.text}
        yield {"cmd": "auto", "level": level}
    else:
        yield {"cmd": "auto"}
        yield {"cmd": "undo", "to": max(0, session.turn - 1)}


def check_seat(session: Session, seat: Seat, rnd: Rng, level: str) -> bool:
    """Compare what the seat hears in two worlds; was there another one?"""
    true = session.state
    world = other_world(true, seat, rnd)
    if world is None:
        return False
    for fields in requests(session, seat, rnd, level):
        if fields["cmd"] == "undo" and session.steps[-1:] and session.steps[-1].actor == seat:
            continue
        heard = [ask(fork(session, each), seat=seat, **fields) for each in (true, world)]
        told = json.dumps(fields)
        if fields["cmd"] == "auto" and "action" in heard[0]:
            assert heard[0]["action"] == heard[1]["action"], told
            if session.game.is_barrier(true, session.game.decode(heard[0]["action"]["code"])):
                continue  # that choice itself brings out what was hidden
        assert heard[0] == heard[1], f"{told} of seat {seat} in {session.record.actions}"
    if session.decider not in (seat, CHANCE):
        check_onlooker(session, seat, [true, world], rnd)
    return True


def check_onlooker(session: Session, seat: Seat, worlds: list[State], rnd: Rng) -> None:
    """Another seat acts: in secret it may do different things, and the onlooker hears the same."""
    game = session.game
    offers = worlds[0].legal()
    both = [each for each in offers if each in worlds[1].legal()]
    if not both:
        return
    action = both[rnd(len(both))]
    if any(game.is_barrier(each, action) for each in worlds):
        return
    pair = [action, both[rnd(len(both))]] if game.is_secret(action) else [action, action]
    heard = []
    for state, taken in zip(worlds, pair, strict=True):
        match = fork(session, state)
        heard.append(ask(match, "act", seat=session.decider, action=taken.text, eyes=seat))
        wanted = [game.seen(event, seat) for step in match.steps[session.turn:]
                  for event in step.events]
        assert heard[-1]["events"] == json.loads(json.dumps(
            [event_answer(event, say) for event in wanted if event is not None]))
    assert heard[0] == heard[1], f"{[each.text for each in pair]} seen by {seat}"


def say(msg: Any) -> str:
    """In the language of the requests."""
    return WORDS.say(msg, [""] * 9)


def check_table(table: Table, seed: int, every: int, most: int = 10**9, greedy: int = 0
                ) -> set[str]:
    """Check positions of one random match; the phases in which there was another world."""
    rnd, told = Rng(seed, "leak worlds"), set()
    for number, (session, phase) in enumerate(positions(table, seed, every)):
        if number >= most:
            break
        level = "greedy" if greedy and number % greedy == 0 else "random"
        for seat in range(table.seats):
            if check_seat(session, seat, rnd, level):
                told.add(phase)
    assert not WORDS.missing
    return told


def table_of(title: str) -> Table:
    """The title's first table of several seats."""
    return next(each for each in plain_tables() if each.title == title and each.seats > 1)


@pytest.mark.parametrize("title", SECRET)
def test_worlds_that_a_seat_cannot_tell_apart_sound_the_same(title: str) -> None:
    assert len(check_table(table_of(title), 3, 40, 60, greedy=20)) > 1


@pytest.mark.long
@pytest.mark.parametrize("title", SECRET)
def test_they_do_so_in_every_phase_of_every_table(title: str) -> None:
    told: set[str] = set()
    for table in all_tables():
        if table.title == title and table.seats > 1:
            for seed in range(2):
                told |= check_table(table, seed, 12, greedy=25)

    game = games.load(title)
    assert isinstance(game, DeclaredGame)
    assert set(game.rules.names) - told <= OPEN[title], "a phase in which no secret was tried"


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the judges found them: the question of a split, the offers of a hand."""
    game = games.load("empire")
    assert isinstance(game, DeclaredGame)
    for phase in game.rules.phases:
        monkeypatch.setattr(phase, "secrets", ())
    with pytest.raises(AssertionError, match="status"):
        check_table(table_of("empire"), 3, 40, 60)
    monkeypatch.undo()

    monkeypatch.setattr(play, "check_asker", lambda session, request: None)
    with pytest.raises(AssertionError, match="legal"):
        check_table(table_of("alexandros"), 3, 40, 60)
    monkeypatch.undo()

"""No reply to a seat tells what the seat cannot know.

At positions of random games the hidden things are dealt again, by the seat's own lights: two
worlds that it cannot tell apart.  In both, every request that only asks, every refusal, and what
a computer player does for the seat must come to the same bytes; and of another seat's action the
reply holds the events that `seen` gives the seat, no others.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import product
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
from alexandre.kernel.replay import Step
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from tests.helpers.walks import Table, all_tables, plain_tables, step

WORDS = load_words("en")
SECRET = [title for title in games.TITLES if games.meta(title).has_secrets]
GUESSES = 3  # at a world that differs
FIRST_TIMES = 4  # that a phase comes
MORE_SEEDS = 60

# Phases in which no seat ever holds a secret, or that come in a match alone only, or at its end.
OPEN = {
    "alexandros": {"over"},
    "catan": {"first", "over"},
    "empire": {"lots", "place", "move", "pay", "build", "over"},
    "phalanxx": {"cards", "start", "show", "restock", "over"},
}


def ask(session: Session, state: State, cmd: str, **fields: Any
        ) -> tuple[dict[str, Any], list[Step]]:
    """The engine's reply in this state of the match, and the steps; nothing of it remains."""
    desk, true, turn = Desk(WORDS), session.state, session.turn
    desk.session, session.state = session, state.clone()
    sent = reply_line(answer_line(desk, json.dumps({"cmd": cmd, **fields}).encode()))
    steps = session.steps[turn:]
    session.state = true
    del session.steps[turn:], session.record.actions[turn:], session.record.hashes[turn:]
    reply: dict[str, Any] = json.loads(sent)
    assert "fault of its own" not in reply.get("message", ""), (cmd, fields, reply)
    return reply, steps


def positions(table: Table, seed: int, every: int, phases: Collection[str] = ()
              ) -> Iterator[tuple[Session, str]]:
    """A random match, chance asked for: each phase as it begins to come, then one in `every`.

    If `phases` are named, those only.
    """
    game = table.game()
    session = Session.new(game, [Player()] * table.seats, dict(table.options), chance="ask")
    rnd, times = Rng(seed, "leaks"), Counter[str]()
    while session.decider != OVER:
        phase = game.prompt(session.state).kind
        times[phase] += 1
        is_wanted = not phases or phase in phases
        if is_wanted and (times[phase] <= FIRST_TIMES or rnd(every) == 0):
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
    """The requests of a curious seat: all that only ask, and actions that are refused."""
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
        heard = [ask(session, each, seat=seat, **fields)[0] for each in (true, world)]
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
        reply, steps = ask(session, state, "act", seat=session.decider, action=taken.text,
                           eyes=seat)
        heard.append(reply)
        wanted = [game.seen(event, seat) for step in steps for event in step.events]
        assert heard[-1]["events"] == json.loads(json.dumps(
            [event_answer(event, say) for event in wanted if event is not None]))
    assert heard[0] == heard[1], f"{[each.text for each in pair]} seen by {seat}"


def say(msg: Any) -> str:
    """In the language of the requests."""
    return WORDS.say(msg, [""] * 9)


def check_table(table: Table, seed: int, every: int, most: int = 10**9, greedy: int = 0,
                phases: Collection[str] = ()) -> set[str]:
    """Check positions of one random match; the phases in which there was another world."""
    rnd, told = Rng(seed, "leak worlds"), set()
    for number, (session, phase) in enumerate(positions(table, seed, every, phases)):
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
    tables = [each for each in all_tables() if each.title == title and each.seats > 1]
    for table in tables:
        told |= check_table(table, 1, 12, greedy=25)
        told |= check_table(table, 2, 12, greedy=25)
    game = games.load(title)
    assert isinstance(game, DeclaredGame)
    wanted = set(game.rules.names) - OPEN[title]
    for seed, table in product(range(3, MORE_SEEDS), tables):  # for the phases that come rarely
        if wanted - told:
            told |= check_table(table, seed, 1, phases=wanted - told)
    assert not wanted - told, "a phase in which no secret was tried"


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

"""Random games on our own titles, and what copies, hashes, records and saves cost."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # run as a script, perhaps where another `alexandre` is installed
    sys.path.append(str(Path(__file__).resolve().parents[2]))

from alexandre import games as titles
from alexandre.kernel import text
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Game, State
from alexandre.kernel.record import Player
from alexandre.kernel.replay import take
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header, Store
from tools.bench.pairs import pairs
from tools.bench.stint import Figures, Row, StintCounts, clock, each, games, serve

FIRST_MOVE = """
import time
began = time.process_time()
from alexandre import games
state = games.load({title!r}).start({seats}, {{}})
while state.actor() < 0:
    state.apply(state.legal()[0])
state.apply(state.legal()[0])
print(time.process_time() - began)
"""

# Titles of which another engine plays the like: how many turns a finished game has had.
TURNS: dict[str, Callable[[Any], int]] = {"catan": lambda state: int(state.turn)}

rng = random.Random(0)


def random_games(title: str, seats: int) -> Row:
    """Whole random games: every offer listed, one taken, chance drawn by its law."""
    game, turns = titles.load(title), TURNS.get(title)

    def play(tally: StintCounts) -> None:
        state = game.start(seats, {})
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(draw_outcome(state))
            else:
                offers = state.legal()
                tally.offers += len(offers)
                tally.decisions += len(offers) > 1
                state.apply(offers[int(rng.random() * len(offers))])
            tally.actions += 1
        if turns is not None:
            tally.turns += turns(state)

    return lambda seconds: games(play, seconds)


def draw_outcome(state: State) -> Action:
    """An outcome of chance, by the law."""
    law = state.outcomes()
    return pick(law, int(rng.random() * sum(weight for _action, weight in law)))


def costs(title: str, seats: int) -> Row:
    """The cost of the work beside the rules: copies, hashes, records, saves."""
    game = titles.load(title)
    session = play_recorded(game, seats)
    middle = replay(game, session, len(session.record.actions) // 2)

    def row(seconds: float) -> Figures:
        part = seconds / 4
        return {
            "clone_us": each(middle.clone, part),
            "hash_us": each(middle.hash, part),
            "record_us": recording(game, session, part),
            **saving(session),
        }

    return row


def play_recorded(game: Game, seats: int) -> Session:
    """A whole random game as the application plays it, with its record."""
    session = Session.new(game, [Player()] * seats, seed=1)
    while session.decider != OVER:
        offers = session.offers()
        session.play(offers[int(rng.random() * len(offers))])
    return session


def replay(game: Game, session: Session, count: int) -> State:
    """The position after so many actions of a record."""
    state = game.start(session.record.seats, session.record.options)
    for action in session.record.actions[:count]:
        state.apply(game.parse(action))
    return state


def recording(game: Game, session: Session, seconds: float) -> float:
    """Microseconds that the record adds to an action: offers checked, events, barrier, hash."""
    actions = session.record.actions

    def record() -> None:
        state = game.start(session.record.seats, session.record.options)
        for index, action in enumerate(actions):
            take(game, state, index, action)

    with_record = each_once(record, seconds)
    without = each_once(lambda: replay(game, session, len(actions)), seconds)
    return (with_record - without) / len(actions)


def each_once(call: Callable[[], object], seconds: float) -> float:
    """Microseconds of one long call; the best of a few."""
    best = float("inf")
    until = clock() + seconds / 2
    while best == float("inf") or clock() < until:
        began = clock()
        call()
        best = min(best, clock() - began)
    return best * 1e6


def saving(session: Session) -> Figures:
    """A save through the store, until it is on the disk; wall time, for disks are waited for."""
    body = session.to_plain()
    header = Header(title=session.record.title, rules=session.record.rules_version)
    with tempfile.TemporaryDirectory() as folder, Store(folder) as store:
        began = time.perf_counter()
        store.write("bench", header, body).wait()
        milliseconds = (time.perf_counter() - began) * 1e3
        size = (Path(folder) / "bench.save").stat().st_size
    return {"save_bytes": size, "save_ms": milliseconds}


def first_move(title: str, seats: int) -> Row:
    """Importing the rules and taking the first move, each time in a fresh process.

    With bytecode in its cache, as after a player's first start: the first process is not counted.
    """
    code = FIRST_MOVE.format(title=title, seats=seats)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, env=env)

    def row(seconds: float) -> Figures:
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True,
                              check=True, env=env)
        return {"first_move_ms": float(done.stdout) * 1e3}

    return row


def rows() -> dict[str, Row]:
    """Every title with the fewest and the most players, then what else costs."""
    table: dict[str, Row] = {}
    for title in titles.TITLES:
        low, high = titles.meta(title).seats
        for seats in sorted({low, high}):
            table[f"{title}, {seats} players"] = random_games(title, seats)
        table[f"{title}: costs"] = costs(title, high)
        table[f"{title}: protocol"] = pairs(title, high)
        table[f"{title}: first move"] = first_move(title, low)
    return table


def is_compiled() -> bool:
    """Whether this environment runs the compiled rules."""
    return not text.__file__.endswith(".py")


if __name__ == "__main__":
    if sys.argv[1:] == ["--compiled"] and not is_compiled():
        sys.exit(1)
    serve(rows())

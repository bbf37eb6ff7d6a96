"""Speed of the engine: a `legal` and an `act` for every action of random games."""

from __future__ import annotations

import io
import itertools
import json
import os
import random

from alexandre.cli.console import load_words
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import lines, reply_line
from alexandre.cli.engine.requests import answer_line
from alexandre.kernel.contract import OVER
from tools.bench.stint import Figures, Row, clock
from tools.bench.table import PAIR

WORDS = load_words("en")


def pairs(title: str, seats: int) -> Row:
    """CPU time of the engine's process for a pair, reading and writing lines included.

    No game is played twice.  It is chosen and spelled beforehand; its beginning is not counted.
    """
    seeds = itertools.count()

    def row(seconds: float) -> Figures:
        spent, count = 0.0, 0
        while spent < seconds or not count:
            begin, requests, actions = write_script(title, seats, next(seeds))
            desk = Desk(WORDS)
            answer_line(desk, begin)
            spent += serve_timed(desk, requests)
            assert desk.match.decider == OVER, "a request was refused"
            count += actions
        return {PAIR: spent / count * 1e6}

    return row


def serve_timed(desk: Desk, requests: bytes) -> float:
    """Answer these lines as the engine does; the CPU seconds."""
    with open(os.devnull, "wb") as replies:
        began = clock()
        for line in lines(io.BytesIO(requests)):
            replies.write(reply_line(answer_line(desk, line)))
            replies.flush()
        return clock() - began


def write_script(title: str, seats: int, seed: int) -> tuple[bytes, bytes, int]:
    """The request that begins a random game, then those of its actions, and their number."""
    desk, rng = Desk(WORDS), random.Random(seed)
    begin = spell({"cmd": "new", "title": title, "players": seats, "seed": seed})
    answer_line(desk, begin)
    session, requests = desk.match, []
    while session.decider >= 0:
        offers = session.offers()
        action = offers[int(rng.random() * len(offers))]
        requests += [spell({"cmd": "legal"}), spell({"cmd": "act", "action": action.text})]
        session.play(action)
    return begin, b"\n".join(requests), len(requests) // 2


def spell(request: dict[str, object]) -> bytes:
    """A request as a line without its end."""
    return json.dumps(request).encode()

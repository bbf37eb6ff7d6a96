"""Requests that look at a match: view, board, log, record, hash.

What a seat asks for is answered as that seat may know it, or refused.
"""

from __future__ import annotations

from typing import Final

from alexandre.ai.messages import Answer
from alexandre.cli.engine.answers import events_answer
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint
from alexandre.cli.engine.request import Request
from alexandre.kernel.contract import plain
from alexandre.kernel.plain import as_int
from alexandre.kernel.record import ACTIONS_MOST
from alexandre.kernel.replay import list_seen
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg

WORLDS_MOST: Final = 1000  # of one request


def view(desk: Desk, request: Request) -> Answer:
    """The table as a seat may know it; the referee sees all."""
    session = desk.match
    return {"state": plain(session.game.view(session.state, request.eyes(session.record.seats)))}


def board(desk: Desk, request: Request) -> Answer:
    """The spaces of the board."""
    return {"spaces": desk.match.game.spaces()}


def box(desk: Desk, request: Request) -> Answer:
    """The data printed on the components."""
    return {"box": desk.match.game.box()}


def log(desk: Desk, request: Request) -> Answer:
    """The log as a seat may read it, in sentences."""
    session = desk.match
    seen = list_seen(session.game, session.steps, request.eyes(session.record.seats))
    return {"lines": [desk.say(event.msg()) for _index, event in seen]}


def events(desk: Desk, request: Request) -> Answer:
    """The events that a seat saw from a place in the match on, as fields."""
    session = desk.match
    since = request.number("since", ACTIONS_MOST, 0) or 0
    steps = session.steps[max(0, since - session.record.base):]
    return {"events": events_answer(session, steps, request.eyes(session.record.seats), desk.say)}


def worlds(desk: Desk, request: Request) -> Answer:
    """Positions in which all that a seat cannot know has been dealt again.

    They follow from the seed and from what the seat knows, from nothing else.
    """
    session = desk.match
    seat = request.eyes(session.record.seats)
    if seat is None:
        raise Complaint("bad-request", Msg.of("engine.whose_worlds"))
    count = as_int(request.fields.get("count", 1), ("count",), 1, WORLDS_MOST)
    rnd = Rng(request.seed(), "worlds")
    return {"states": [session.state.determinize(seat, rnd).dump() for _world in range(count)]}


def record(desk: Desk, request: Request) -> Answer:
    """The match as one object: beside the number of seats, the body of a save."""
    session = desk.match
    check_referee(session, request)
    return {"record": {"seats": session.record.seats, **session.to_plain()}}


def state_hash(desk: Desk, request: Request) -> Answer:
    """The hash of the whole state, hidden parts included."""
    session = desk.match
    check_referee(session, request)
    return {"hash": session.state.hash()}


def check_referee(session: Session, request: Request) -> None:
    """Complaint if a seat asks for what tells of everything that is hidden."""
    if request.seat(session.record.seats) is not None:
        raise Complaint("bad-request", Msg.of("engine.referee_only"))

"""Looking at a match: what a seat may know, the board, the log, the record, the hash."""

from __future__ import annotations

from alexandre.cli.engine.answers import Answer
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint
from alexandre.cli.engine.request import Request, eyes
from alexandre.kernel.contract import plain
from alexandre.kernel.text import Msg


def view(desk: Desk, request: Request) -> Answer:
    """The table as a seat may know it; the referee sees all."""
    session = desk.match
    seat = eyes(request.seat(session.record.seats))
    return {"state": plain(session.game.view(session.state, seat))}


def board(desk: Desk, request: Request) -> Answer:
    """The spaces of the board."""
    return {"spaces": desk.match.game.spaces()}


def box(desk: Desk, request: Request) -> Answer:
    """What is printed on the components."""
    return {"box": desk.match.game.box()}


def log(desk: Desk, request: Request) -> Answer:
    """The log as a seat may read it, in sentences."""
    session = desk.match
    seat = eyes(request.seat(session.record.seats))
    return {"lines": [desk.say(event.msg()) for _index, event in session.log(seat)]}


def record(desk: Desk, request: Request) -> Answer:
    """The match as one object: beside the number of seats, the body of a save."""
    session = desk.match
    return {"record": {"seats": session.record.seats, **session.to_plain()}}


def state_hash(desk: Desk, request: Request) -> Answer:
    """The hash of the whole state; it tells of what is hidden, so the referee alone hears it."""
    session = desk.match
    if request.seat(session.record.seats) is not None:
        raise Complaint("bad-request", Msg.of("engine.referees_hash"))
    return {"hash": session.state.hash()}

"""The table of requests with their handlers and fields, and the handling of errors.

A request that is refused changes nothing: everything is checked before anything is done.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from alexandre import games
from alexandre.ai.messages import Answer
from alexandre.cli.engine import begin, computer, files, look, play
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint, read_request
from alexandre.cli.engine.request import EVERYWHERE, EYES, SEAT, Request
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg, Refusal


def leave(desk: Desk, request: Request) -> Answer:
    """The reply to this is the last."""
    desk.is_open = False
    return {}


@dataclass(frozen=True)
class RequestKind:
    """The function that answers a request, and the request's fields beside the common ones."""

    answer: Callable[[Desk, Request], Answer]
    fields: tuple[str, ...] = ()

    @cached_property
    def names(self) -> frozenset[str]:
        """All fields that the request may have."""
        return frozenset((*EVERYWHERE, *self.fields))


REQUESTS: dict[str, RequestKind] = {
    "titles": RequestKind(begin.titles),
    "new": RequestKind(begin.new, begin.NEW_FIELDS),
    "status": RequestKind(play.status),
    "legal": RequestKind(play.legal),
    "act": RequestKind(play.act, ("action", EYES)),
    "why": RequestKind(play.why, ("action",)),
    "view": RequestKind(look.view),
    "board": RequestKind(look.board),
    "box": RequestKind(look.box),
    "auto": RequestKind(computer.auto, ("level", EYES)),
    "advise": RequestKind(computer.advise),
    "explain": RequestKind(computer.explain, ("line",)),
    "play_out": RequestKind(computer.play_out, ("levels", "until", EYES)),
    "undo": RequestKind(play.undo, ("to", "force", EYES)),
    "redo": RequestKind(play.redo, (EYES,)),
    "hash": RequestKind(look.state_hash),
    "save": RequestKind(files.save, ("path",)),
    "load": RequestKind(files.load, ("path",)),
    "log": RequestKind(look.log),
    "events": RequestKind(look.events, ("since",)),
    "worlds": RequestKind(look.worlds, ("count", "seed")),
    "record": RequestKind(look.record),
    "quit": RequestKind(leave),
}


BEGINNING: Final = ("new", "load")  # a seat in them is one of the match that begins
WITHOUT_MATCH: Final = ("titles", "quit")


def answer_line(desk: Desk, line: bytes | None) -> dict[str, Plain]:
    """The reply to a line, whatever is in it."""
    reply: dict[str, Plain] = {}
    lang, session = desk.words.lang, desk.session
    turn = 0 if session is None else session.turn
    try:
        fields = read_request(line)
        if "id" in fields:
            reply["id"] = fields["id"]
        body = dispatch(desk, Request(fields))
        reply.update(ok=True, **body)
    except Complaint as complaint:
        reply.update(refuse(desk, complaint.error, complaint.msg, complaint.rule))
    except Refusal as refusal:
        reply.update(refuse(desk, "bad-request", refusal.msg))
    except Exception as error:  # noqa: BLE001  # a defect of ours; the client's game goes on
        desk.put_back(session, turn)
        defect = Msg.of("engine.defect", name=type(error).__name__)
        reply.update(refuse(desk, "bad-request", defect))
    desk.words.lang = lang
    return reply


def dispatch(desk: Desk, request: Request) -> Answer:
    """Find who answers, and have it answered in the language that is asked for."""
    if request.has("lang"):
        desk.words.lang = request.choice("lang", desk.words.langs, desk.words.lang)
    name = request.require("cmd")
    if type(name) is not str or name not in REQUESTS:
        raise Refusal(Msg.of("engine.unknown_request", known=", ".join(REQUESTS)))
    entry = REQUESTS[name]
    request.check_fields(entry.names)
    if name not in BEGINNING:
        check_seat(desk, name, request)
    return entry.answer(desk, request)


def check_seat(desk: Desk, name: str, request: Request) -> None:
    """Complaint for a seat that the match does not have; before a match, that no title has."""
    session = desk.session if name in WITHOUT_MATCH else desk.match
    if request.has(SEAT):
        request.seat(max(games.meta(each).seats[1] for each in games.TITLES)
                     if session is None else session.record.seats)


def refuse(desk: Desk, error: str, msg: Msg, rule: str = "") -> Answer:
    """The reply to a request that was not carried out."""
    reply = {"ok": False, "error": error, "message": desk.say(msg)}
    return {**reply, "rule": rule} if error == "illegal-action" else reply

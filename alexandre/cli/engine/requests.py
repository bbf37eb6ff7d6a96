"""The table of requests: who answers which, with which fields; and what goes wrong, in one place.

A request that is refused changes nothing: whoever answers checks everything first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from alexandre.cli.engine import begin, computer, files, look, play
from alexandre.cli.engine.answers import Answer
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint, read_request
from alexandre.cli.engine.request import Request
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg, Refusal


def leave(desk: Desk, request: Request) -> Answer:
    """The reply to this is the last."""
    desk.is_open = False
    return {}


@dataclass(frozen=True)
class Entry:
    """Who answers a request, and the fields it has beside those of every request."""

    answer: Callable[[Desk, Request], Answer]
    fields: tuple[str, ...] = ()


REQUESTS: dict[str, Entry] = {
    "titles": Entry(begin.titles),
    "new": Entry(begin.new, begin.NEW_FIELDS),
    "status": Entry(play.status),
    "legal": Entry(play.legal),
    "act": Entry(play.act, ("action",)),
    "why": Entry(play.why, ("action",)),
    "view": Entry(look.view),
    "board": Entry(look.board),
    "box": Entry(look.box),
    "auto": Entry(computer.auto, ("level",)),
    "play_out": Entry(computer.play_out, ("levels", "until")),
    "undo": Entry(play.undo, ("to", "force")),
    "redo": Entry(play.redo),
    "hash": Entry(look.state_hash),
    "save": Entry(files.save, ("path",)),
    "load": Entry(files.load, ("path",)),
    "log": Entry(look.log),
    "record": Entry(look.record),
    "quit": Entry(leave),
}


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
    desk.words.lang = request.choice("lang", desk.words.langs, desk.words.lang)
    name = request.require("cmd")
    if type(name) is not str or name not in REQUESTS:
        raise Refusal(Msg.of("engine.unknown_request", known=", ".join(REQUESTS)))
    entry = REQUESTS[name]
    request.check_fields(entry.fields)
    return entry.answer(desk, request)


def refuse(desk: Desk, error: str, msg: Msg, rule: str = "") -> Answer:
    """The reply to a request that was not carried out."""
    reply = {"ok": False, "error": error, "message": desk.say(msg)}
    return {**reply, "rule": rule} if error == "illegal-action" else reply

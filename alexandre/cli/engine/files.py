"""A match on the disk, in the format of the store, so that the window opens it as well."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from alexandre import __version__, games
from alexandre.ai.messages import Answer
from alexandre.cli.engine.answers import status_answer
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint
from alexandre.cli.engine.look import check_referee
from alexandre.cli.engine.request import Request
from alexandre.kernel.plain import BadData, clean_text, fault
from alexandre.kernel.store import Document, NewerFormat, native, read_document, write_document
from alexandre.kernel.store.saves import header_of, match_of, name_file
from alexandre.kernel.text import Msg, Refusal


def save(desk: Desk, request: Request) -> Answer:
    """Write the match to a file, at once, whole or not at all."""
    session = desk.match
    check_referee(session, request)
    path = path_of(request)
    counter = counter_of(path)
    try:
        write_document(path, header_of(session, __version__, counter), session.to_plain())
    except Refusal as refusal:
        raise Complaint("bad-path", refusal.msg) from None
    return status_answer(session, desk.say, None)


def load(desk: Desk, request: Request) -> Answer:
    """Take up the match of a file in the place of the present one, which stays if it fails."""
    path = path_of(request)
    try:
        document = read_save(path)
        with name_file(path.name):
            session = match_of(document, games.load)
    except Complaint:
        raise
    except Refusal as refusal:
        raise Complaint("bad-save", refusal.msg) from None
    eyes = request.eyes(session.record.seats)
    session.draw_chance()
    desk.session = session
    return status_answer(session, desk.say, eyes)


def read_save(path: Path) -> Document:
    """The document at a path; Complaint says whether the path or what lies there is at fault."""
    try:
        return read_document(path)
    except (BadData, NewerFormat) as damage:
        raise Complaint("bad-save", damage.msg) from None
    except Refusal as refusal:
        raise Complaint("bad-path", refusal.msg) from None


def path_of(request: Request) -> Path:
    """The path in a request; Complaint for what no system could open."""
    value = request.require("path")
    if type(value) is not str:
        raise fault("store.want_text", ("path",))
    if not value or value.endswith(("/", os.sep)) or "\0" in value or not is_whole(value):
        raise Complaint("bad-path", Msg.of("store.bad_path", file=clean_text(value)))
    return native(Path(value))


def is_whole(text: str) -> bool:
    """Whether the text can be written in UTF-8: JSON can hold half a character, a file cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def counter_of(path: Path) -> int:
    """The place of the new version after what is there.

    Complaint unless that is nothing, or a whole save of ours: the engine destroys nothing else.
    """
    try:
        mode = os.stat(path).st_mode
    except (OSError, ValueError):
        return 1  # nothing is there, or the write will say what is wrong
    if stat.S_ISREG(mode):
        try:
            return read_document(path).header.counter + 1
        except Refusal:
            pass
    raise Complaint("bad-path", Msg.of("engine.not_ours", file=clean_text(path.name)))

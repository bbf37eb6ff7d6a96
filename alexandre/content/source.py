"""Decoding of a file's bytes to text: bounded, UTF-8, no invisible characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from alexandre.content import characters
from alexandre.content.document import MOST_FLAWS, BadContent, Flaw, Place
from alexandre.kernel.text import Msg

MOST_BYTES = 2_000_000

START: Place = (1, 1)


def decode(raw: bytes, name: str) -> tuple[str, list[Flaw]]:
    """The text, with a blank of the same width for every character refused, and their flaws.

    The blanks keep every column true, so that the rest of the file can be judged as well.
    """
    if len(raw) > MOST_BYTES:
        raise _refuse(name, START, Msg.of("content.too_big", most=MOST_BYTES // 1_000_000))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _refuse(name, _undecodable(error), Msg.of("content.encoding")) from None
    flaws = list(islice(_find_invisible(text, name), MOST_FLAWS))
    return characters.IN_FILE.sub(" ", text), flaws


def _refuse(name: str, place: Place, msg: Msg) -> BadContent:
    return BadContent([Flaw(name, *place, msg)])


def _undecodable(error: UnicodeDecodeError) -> Place:
    """The place of the first byte that is not UTF-8."""
    before = error.object[: error.start].decode()
    return before.count("\n") + 1, len(before) - before.rfind("\n")


def _find_invisible(text: str, name: str) -> Iterator[Flaw]:
    """Tabs, controls and marks of direction, wherever they stand."""
    line, begin = 1, 0
    for match in characters.IN_FILE.finditer(text):
        line += text.count("\n", begin, match.start())
        begin = match.start()
        column = match.start() - text.rfind("\n", 0, match.start())
        yield Flaw(name, line, column, _msg_invisible(match.group()))


def _msg_invisible(character: str) -> Msg:
    if character == "\t":
        return Msg.of("content.tab")
    return Msg.of("content.character", code=characters.code(character))

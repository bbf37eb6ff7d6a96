"""Bounded lines of JSON, in and out.

The kernel's reader refuses fractions and long numbers; a request may carry any JSON value as
its `id`, so this one keeps them as they were written.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import BinaryIO, Final, NoReturn

from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg, Refusal

LINE_MOST: Final = 1024 * 1024
DEPTH_MOST: Final = 64

_PIECE = 64 * 1024
_DIGITS = 20


class Complaint(Refusal):
    """A request that is not carried out: a word of the protocol's list, and the sentence.

    `rule` is the number in docs/rules of what forbids an action.
    """

    def __init__(self, error: str, msg: Msg, rule: str = "") -> None:
        super().__init__(msg)
        self.error = error
        self.rule = rule


@dataclass(frozen=True)
class Number:
    """A number that is no plain integer of the program, as it was written."""

    text: str


def lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Every line without its end; None for one beyond the limit, which is read past."""
    while line := stream.readline(LINE_MOST + 2):
        whole = line.endswith(b"\n")
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        if len(line) <= LINE_MOST:
            yield line
            continue
        while not whole and (piece := stream.readline(_PIECE)):
            whole = piece.endswith(b"\n")
        yield None


def read_request(line: bytes | None) -> dict[str, Plain]:
    """The JSON object of a line; Complaint for anything else."""
    if line is None:
        raise Complaint("limit", Msg.of("engine.line_too_long", most=LINE_MOST))
    value = parse_json(line)
    if is_deeper(value, DEPTH_MOST):
        raise too_deep()
    if type(value) is not dict:
        raise Complaint("bad-request", Msg.of("engine.not_object"))
    return value


def parse_json(line: bytes) -> Plain:
    """The value of a line, with numbers that are no plain integers as they were written."""
    try:
        return _DECODER.decode(line.decode("utf-8"))
    except UnicodeDecodeError:
        raise Complaint("bad-json", Msg.of("engine.not_utf8")) from None
    except json.JSONDecodeError as error:
        raise Complaint("bad-json", Msg.of("engine.not_json", column=error.colno)) from None
    except RecursionError:  # thousands of levels: json gives up long before the stack does
        raise too_deep() from None


def is_deeper(value: Plain, most: int) -> bool:
    """Whether the value is nested beyond `most` levels."""
    level = [value]
    for _depth in range(most):
        if not level:
            return False
        level = [each for group in level if isinstance(group, list | dict)
                 for each in (group.values() if isinstance(group, dict) else group)]
    return any(isinstance(each, list | dict) for each in level)


def format_json(value: Plain) -> str:
    """A value as JSON on one line; numbers that were kept come out as they were written."""
    if isinstance(value, Number):
        return value.text
    if isinstance(value, list):
        return "[" + ",".join(map(format_json, value)) + "]"
    if isinstance(value, dict):
        pairs = [f"{format_json(key)}:{format_json(each)}" for key, each in value.items()]
        return "{" + ",".join(pairs) + "}"
    return json.dumps(value, ensure_ascii=False)


def reply_line(reply: dict[str, Plain]) -> bytes:
    """A reply as it is sent: half a character, which JSON can spell, leaves as its escape."""
    written = {key: value for key, value in reply.items() if type(value) is Written}
    rest = {key: value for key, value in reply.items() if key != "id" and key not in written}
    text = encode(rest)
    if "id" in reply:
        text = '{"id":' + format_json(reply["id"]) + "," + text[1:]
    for key, value in written.items():
        text = f'{text[:-1]},"{key}":{value}}}'
    return text.encode("utf-8", "backslashreplace") + b"\n"


class Written(str):
    """A value of a reply that is JSON already; it comes after all others."""


def join_written(items: Iterable[str]) -> Written:
    """A list of values that are JSON already."""
    return Written(f"[{','.join(items)}]")


def too_deep() -> Complaint:
    """More levels than are read."""
    return Complaint("limit", Msg.of("engine.too_deep", most=DEPTH_MOST))


def _whole(text: str) -> int | Number:
    """An integer as Python writes it, or what was written."""
    if len(text) <= _DIGITS and str(int(text)) == text:
        return int(text)
    return Number(text)


def _no_constant(text: str) -> NoReturn:
    raise Complaint("bad-json", Msg.of("engine.no_number", found=text))


def _object(pairs: list[tuple[str, Plain]]) -> dict[str, Plain]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise Complaint("bad-json", Msg.of("engine.double_field"))
    return value


_DECODER: Final = json.JSONDecoder(parse_int=_whole, parse_float=Number,
                                   parse_constant=_no_constant, object_pairs_hook=_object)
encode: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

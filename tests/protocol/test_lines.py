"""Lines: one reply for each, ids repeated, limits kept, nothing held that is too long."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from alexandre.cli.console import load_words
from alexandre.cli.engine import serve
from alexandre.cli.engine.lines import LINE_MOST, lines
from tests.protocol.client import Client, encode_lines, error_of, run_engine

IDS = ["1", '"a"', "null", "1.50", "1e400", "-0", "12345678901234567890123", '[1,{"é":[]}]',
       '"\\ud800"', "{}", "true"]


@pytest.mark.parametrize("spelling", IDS)
def test_the_reply_repeats_the_id_as_it_was_written(spelling: str) -> None:
    for cmd in ("titles", "dance"):
        out = io.BytesIO()
        serve(io.BytesIO(f'{{"id":{spelling},"cmd":"{cmd}"}}\n'.encode()), out, load_words("en"))
        assert out.getvalue().decode().startswith(f'{{"id":{spelling},"ok":')


def test_a_request_without_an_id_gets_none_back() -> None:
    assert "id" not in Client().do("titles")


@pytest.mark.parametrize("line", [
    b"", b"   ", b"nonsense", b"{", b"[1,2", b"{'cmd':'titles'}", b'{"cmd":"titles"} x',
    b"\xff\xfe", b'{"cmd":"\xe9"}', b"NaN", b'{"cmd":NaN}', b'{"cmd":-Infinity}', b"\x00",
    b'{"a":01}', b'{"cmd":"titles","cmd":"quit"}', b"\xef\xbb\xbf{}", b'{"cmd":"a\x01b"}',
])
def test_what_is_no_json_is_told_so(line: bytes) -> None:
    assert error_of(Client().line(line)) == "bad-json"


@pytest.mark.parametrize("line", [
    b"[]", b"1", b'"titles"', b"null", b"{}", b'{"cmd":null}', b'{"cmd":1}', b'{"cmd":["titles"]}',
    b'{"cmd":"dance"}', b'{"cmd":"Titles"}', b'{"cmd":"titles","extra":1}',
    b'{"cmd":"titles","lang":"de"}', b'{"cmd":"titles","lang":7}',
])
def test_json_that_is_no_request_is_told_so(line: bytes) -> None:
    assert error_of(Client().line(line)) == "bad-request"


def nest(depth: int) -> bytes:
    """A request whose id is so deep that the whole is `depth` levels deep."""
    inner = b"[" * (depth - 1) + b"]" * (depth - 1)
    return b'{"cmd":"titles","id":' + inner + b"}"


def test_nesting_is_read_to_64_levels() -> None:
    assert Client().line(nest(64))["ok"] is True
    assert error_of(Client().line(nest(65))) == "limit"
    assert error_of(Client().line(nest(2000))) == "limit"
    assert error_of(Client().line(b"[" * LINE_MOST)) == "limit"
    assert error_of(Client().line(b'{"a":' * 100_000)) == "limit"


def pad(size: int) -> bytes:
    """A request of exactly so many bytes."""
    start = b'{"cmd":"titles","id":"'
    return start + b"x" * (size - len(start) - 2) + b'"}'


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b""])
def test_a_line_may_have_a_mebibyte(end: bytes) -> None:
    assert list(lines(io.BytesIO(pad(LINE_MOST) + end))) == [pad(LINE_MOST)]
    assert list(lines(io.BytesIO(pad(LINE_MOST + 1) + end))) == [None]


def test_a_line_that_is_too_long_is_skipped_and_the_next_is_read() -> None:
    data = pad(LINE_MOST + 1) + b"\n" + b"x" * (3 * LINE_MOST) + b"\n" + b'{"cmd":"titles"}\n'
    out = io.BytesIO()

    serve(io.BytesIO(data), out, load_words("en"))

    first, second, third = map(json.loads, out.getvalue().splitlines())
    assert error_of(first) == error_of(second) == "limit"
    assert third["ok"] is True


class Endless(io.RawIOBase):
    """A line that goes on for a long while, and tells how much of it was asked for at once."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.largest = 0

    def readable(self) -> bool:
        """It is."""
        return True

    def readinto(self, buffer: Any) -> int:
        """Some more of the line."""
        size = min(len(buffer), self.left)
        self.largest = max(self.largest, len(buffer))
        buffer[:size] = b"x" * size
        self.left -= size
        return size


def test_no_more_of_a_long_line_is_held_than_the_limit() -> None:
    stream = Endless(64 * LINE_MOST)

    assert list(lines(io.BufferedReader(stream))) == [None]
    assert stream.left == 0 and stream.largest <= LINE_MOST + 2


def test_every_line_gets_one_reply_and_nothing_else_is_written() -> None:
    requests: list[Any] = [{"cmd": "titles", "id": number} for number in range(5)]
    data = encode_lines(*requests) + b"nonsense\n" + encode_lines({"cmd": "status", "id": "last"})

    replies, complaints, status = run_engine(data)

    assert [each.get("id") for each in replies] == [0, 1, 2, 3, 4, None, "last"]
    assert (complaints, status) == ("", 0)


def test_sentences_come_in_the_language_of_the_process_or_of_the_request() -> None:
    asked = encode_lines({"cmd": "status"}, {"cmd": "status", "lang": "en"}, {"cmd": "status"})
    (first, second, third), _complaints, _status = run_engine(asked, "--lang", "fr")

    assert first == third and first["message"] != second["message"]

"""Whatever is sent: one reply, a word of the list, and a match that a refusal never moves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alexandre.cli.engine.requests import REQUESTS
from alexandre.kernel.rng import Rng
from tests.protocol.client import Client, Reply, begin, run_engine

ERRORS = {
    "bad-json", "bad-request", "unknown-title", "bad-players", "bad-option", "bad-board",
    "no-match", "not-your-turn", "illegal-action", "over", "undo-barrier", "bad-save", "bad-path",
    "limit",
}
LINES = 2_400

VALID: list[dict[str, Any]] = [
    {"cmd": "titles"}, {"cmd": "status"}, {"cmd": "legal"}, {"cmd": "board"},
    {"cmd": "new", "title": "alexandros", "players": 2, "seed": 3},
    {"cmd": "new", "title": "alexandros", "players": 4, "chance": "ask", "board": "l",
     "options": {"joker": "per_card", "first_seat": "seat0"}, "inputs": {},
     "actions": ["deal L", "deal C"]},
    {"cmd": "act", "seat": 0, "action": "follow L"},
    {"cmd": "act", "seat": None, "action": {"code": 14, "text": "follow T", "type": "Follow"}},
    {"cmd": "act", "seat": "chance", "action": "reveal L"},
    {"cmd": "act", "action": "end"}, {"cmd": "act", "action": "draw"},
    {"cmd": "why", "action": "occupy 3-3"}, {"cmd": "view", "seat": 1},
    {"cmd": "auto", "level": "random", "seat": None, "eyes": 1}, {"cmd": "auto"},
    {"cmd": "events", "seat": 1, "since": 3}, {"cmd": "worlds", "seat": 0, "count": 2},
    {"cmd": "new", "title": "alexandros", "players": 2, "state": {}}, {"cmd": "box"},
    {"cmd": "play_out", "levels": ["random"], "until": 30},
    {"cmd": "undo"}, {"cmd": "undo", "to": 9, "force": True}, {"cmd": "redo"},
    {"cmd": "hash", "seat": None}, {"cmd": "log", "seat": 1, "lang": "fr"}, {"cmd": "record"},
    {"cmd": "save", "path": ""}, {"cmd": "load", "path": "no/such/folder/x.save"},
]

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2, 99, 2**31, 2**63, 10**40, "", "0", "chance", "random", "end",
    "\ud800", "a" * 500, "é", "\0", [], {}, [[]], {"text": "end"}, ["end"], {"": None}, 1.5, "e",
]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    """Whatever path is made up leads into a folder of the test's own."""
    monkeypatch.chdir(tmp_path)


def mutants(count: int) -> Iterator[bytes]:
    """Valid requests, some of them as they are, most with something about them changed."""
    rnd = Rng(2026, "mutants")
    for _ in range(count):
        request = dict(VALID[rnd(len(VALID))])
        for _change in range(rnd(3)):
            mutate(request, rnd)
        line = json.dumps(request, ensure_ascii=rnd(2) == 0).encode("utf-8", "replace")
        yield garble(line, rnd) if rnd(4) == 0 else line


def mutate(request: dict[str, Any], rnd: Rng) -> None:
    """A field gone, changed, added, or a request of another kind."""
    names = list(request)
    name = names[rnd(len(names))]
    kind = rnd(5)
    if kind == 0 and name != "cmd":
        del request[name]
    elif kind == 1 and name != "cmd":
        request[name] = ODD[rnd(len(ODD))]
    elif kind == 2:
        request[["id", "seat", "to", "players", "x", "eyes", "state"][rnd(7)]] = ODD[rnd(len(ODD))]
    elif kind == 3:
        commands = [each for each in REQUESTS if each != "quit"]
        request["cmd"] = commands[rnd(len(commands))]
    elif kind == 4 and isinstance(request[name], str) and name != "path":
        request[name] = request[name][::-1]


def garble(line: bytes, rnd: Rng) -> bytes:
    """Cut, doubled, or with a few bytes that are others; never two lines."""
    place = rnd(len(line))
    kind = rnd(4)
    if kind == 0:
        return line[:place]
    if kind == 1:
        return line + line[place:]
    if kind == 2:
        return line[:place] + line[place + 1:]
    changed = bytearray(line)
    changed[place] = [0, 9, 34, 91, 123, 125, 128, 255][rnd(8)]
    return bytes(changed)


def is_quit(line: bytes) -> bool:
    """Whether the process would end, so that the rest could not be sent."""
    try:
        value = json.loads(line)
    except ValueError:
        return False
    return isinstance(value, dict) and value.get("cmd") == "quit"


def check(reply: Reply) -> None:
    """A reply is one of two kinds."""
    if reply["ok"] is True:
        assert "error" not in reply
    else:
        assert reply["ok"] is False and reply["error"] in ERRORS
        assert reply["message"].endswith(".")
        assert "Error" not in reply["message"], reply  # no defect of ours came to light


@pytest.mark.usefixtures("here")
def test_no_mutated_line_moves_a_match_that_it_is_refused_by() -> None:
    client = begin(seed=3)
    before, refusals = client.hash(), 0
    for line in mutants(LINES):
        reply = client.line(line)
        check(reply)
        after = "" if client.desk.session is None else client.hash()
        if not reply["ok"]:
            refusals += 1
            assert after == before, line
        before = after

    assert LINES // 4 < refusals < LINES, "the fuzz is to meet both kinds of reply"


@pytest.mark.usefixtures("here")
def test_one_process_answers_thousands_of_mutated_lines(tmp_path: Any) -> None:
    lines = [line for line in mutants(LINES) if b"\n" not in line and not is_quit(line)]

    replies, complaints, status = run_engine(b"\n".join(lines) + b"\n")

    assert len(replies) == len(lines) >= 2_000
    assert (complaints, status) == ("", 0)
    for reply in replies:
        check(reply)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["text", "code", "type", "card", "box", "board", "joker"])
                      | st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)
FIELDS = sorted({field for entry in REQUESTS.values() for field in entry.fields}
                | {"id", "seat", "lang"})


@settings(max_examples=300)
@given(cmd=st.sampled_from(sorted(REQUESTS)),
       fields=st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=4))
def test_any_json_in_any_field_gets_a_reply(cmd: str, fields: dict[str, Any]) -> None:
    client = begin(seed=3)
    before = client.hash()
    if cmd in ("save", "load"):
        fields = {**fields, "path": ["", None, 5, "no/such/folder/x", "\0"][len(fields) % 5]}

    reply = client.ask(cmd, **fields)

    check(reply)
    if not reply["ok"]:
        assert client.hash() == before


@settings(max_examples=300)
@given(st.binary(max_size=80).filter(lambda line: b"\n" not in line))
def test_any_bytes_get_a_reply(line: bytes) -> None:
    reply = Client().line(line)

    check(reply)
    assert reply["ok"] is False

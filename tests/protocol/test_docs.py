"""docs/protocol.md: every example as it stands there, and nothing that it leaves out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import pytest

from alexandre import games
from alexandre.cli.console import load_words
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import reply_line
from alexandre.cli.engine.requests import REQUESTS, answer_line
from alexandre.content import data
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules.life import legacy
from alexandre.games.commander.state import Position
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import restore
from alexandre.kernel.store import read_document
from tests.helpers.protocol_page import CHAPTERS, PAGE, section
from tests.protocol.test_fuzz import ERRORS

EXAMPLES = re.findall(r"^```engine\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LEFT_OUT = "…"


def turns(example: str) -> Iterator[tuple[str, str]]:
    """The requests, and the replies that the page gives."""
    sent = ""
    for line in example.splitlines():
        mark, _, text = line.partition(" ")
        if mark == ">":
            sent = text
        else:
            assert mark == "<" and sent
            yield sent, text


def is_as_told(reply: str, told: str) -> bool:
    """Whether the reply is what the page says, as far as it says it; numbers stay with their
    nouns."""
    pattern = ".*".join(map(re.escape, told.split(LEFT_OUT)))
    return re.fullmatch(pattern, reply.replace("\u00a0", " ")) is not None


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_run_as_they_stand(example: str) -> None:
    desk = Desk(load_words("en"))
    for sent, told in turns(example):
        reply = reply_line(answer_line(desk, sent.encode())).decode().removesuffix("\n")
        assert is_as_told(reply, told), f"{sent}\n{reply}"


def test_there_are_examples_and_a_wrong_one_would_be_found() -> None:
    assert len(EXAMPLES) > 8
    assert is_as_told('{"ok":true,"turn":7}', '{"ok":true,…}')
    assert not is_as_told('{"ok":true,"turn":7}', '{"ok":true,…"turn":8}')


def test_every_request_and_every_field_of_it_is_described() -> None:
    headings = " ".join(re.findall(r"^### (.*)$", PAGE, re.MULTILINE))
    for cmd, entry in REQUESTS.items():
        assert f"`{cmd}`" in headings
        assert all(re.search(rf'[`"]{field}[`"]', PAGE) for field in entry.fields), cmd


def test_every_error_word_is_described() -> None:
    text = next(each for each in CHAPTERS if each.startswith("Errors\n"))
    assert sorted(re.findall(r"^\| `([a-z-]+)` \|", text, re.MULTILINE)) == sorted(ERRORS)


def test_what_the_last_view_shows_is_what_a_life_hands_on() -> None:
    told = section("commander", "Inputs")
    for number, board in enumerate(BOARDS, 1):
        path = data.saves() / f"commander_life_{number}_{board}.save"
        record, game = from_plain(read_document(path).body, games.load)
        state = restore(game, record)[0]
        seen = cast(CommanderView, game.view(state, None))
        inputs = cast(Any, legacy(cast(Position, state)))

        assert all(f"`{name}`" in told for name in inputs)
        assert inputs == {
            "points": seen.immortality, "level": seen.level,
            "army": {force.id: [force.full, force.reduced] for force in seen.army},
            "advisors": [id for id, how in seen.advisors.items() if how == "held"],
            "insights": [id for id, how in seen.insights.items() if how == "held"]}

"""docs/protocol.md: every example as it stands there, and nothing that it leaves out."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, cast

import pytest

from alexandre import games
from alexandre.ai.messages import plain_action
from alexandre.cli.console import load_words
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import reply_line
from alexandre.cli.engine.requests import REQUESTS, answer_line
from alexandre.content import data
from alexandre.games.alexandros import events, view
from alexandre.games.alexandros.state import PHASES
from alexandre.games.commander import events as commander_events
from alexandre.games.commander.events import battle as battle_events
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules.life import legacy
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import STAGES
from alexandre.games.commander.state.phases import PHASES as COMMANDER_PHASES
from alexandre.games.commander.view import (
    CommanderView,
    ForceView,
    OperationView,
    ProphecyView,
    SiegeView,
    SiteView,
)
from alexandre.games.commander.view.battle import BattleView, LineForce
from alexandre.kernel.contract import Event
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import restore
from alexandre.kernel.store import read_document
from tests.helpers.protocol_page import PAGE
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
    listed = re.findall(r"^\| `([a-z-]+)` \|", section("## Errors"), re.MULTILINE)

    assert sorted(listed) == sorted(ERRORS)


def section(heading: str) -> str:
    """The text below a heading, up to the next of its rank."""
    rank = heading.split()[0]
    return re.split(rf"^{rank} ", PAGE.split(f"{heading}\n", 1)[1], flags=re.MULTILINE)[0]


def test_every_action_of_alexandros_is_there_as_json() -> None:
    game = games.load("alexandros")
    text = section("### Actions")
    shown = [json.loads(line) for line in re.findall(r"^\{.*\}$", text, re.MULTILINE)]

    assert [each["code"] for each in shown] == sorted(each["code"] for each in shown)
    for each in shown:
        assert each == plain_action(game, game.parse(each["text"]))
    types = {type(action).__name__ for action in game.lexicon.actions}
    assert {each["type"] for each in shown} == types
    rows = re.findall(r"^\| `([A-Z]\w+)` \| [^|]* \| ([^|]*)\| [^|]* \|$", text, re.MULTILINE)
    assert {name for name, _parameters in rows} == types
    for name, parameters in rows:
        sample = next(each for each in shown if each["type"] == name)
        assert re.findall(r"`(\w+)`", parameters) == [
            key for key in sample if key not in ("code", "text", "type")]


def test_every_event_of_alexandros_is_there_with_its_fields() -> None:
    rows = dict(re.findall(r"^\| `([A-Z]\w+)` \| (.*) \|$", section("### Events"), re.MULTILINE))
    kinds = {name: kind for name, kind in vars(events).items()
             if inspect.isclass(kind) and issubclass(kind, Event) and kind is not Event}

    assert set(rows) == set(kinds)
    for name, kind in kinds.items():
        wanted = "".join(f"`{field.name}`, " for field in fields(kind)).removesuffix(", ")
        assert rows[name].startswith(f"{wanted}:" if wanted else "")


def test_every_field_of_the_view_and_every_prompt_is_there() -> None:
    text = section("### View")
    for kind in (view.AlexandrosView, view.PlayerView, view.ProvinceView):
        assert all(re.search(rf"[`{{ ]{field.name}[`,}} ]", text) for field in fields(kind))
    assert re.findall(r"`(\w+)`", section("### Prompts").split(". Those")[0])[1:] == list(PHASES)


COMMANDER = section("## Field Commander: Alexander")


def rows_below(heading: str) -> list[tuple[str, ...]]:
    """The cells of every row about a type, below a heading of that title."""
    text = re.split(r"^### ", COMMANDER.split(f"{heading}\n", 1)[1], flags=re.MULTILINE)[0]
    return [tuple(cell.strip() for cell in line.strip("|").split(" | "))
            for line in re.findall(r"^\| `[A-Z].*\|$", text, re.MULTILINE)]


def test_every_verb_of_commander_is_there_with_its_parameters() -> None:
    game = games.load("commander")
    samples = {type(action).__name__: action for action in game.lexicon.actions}
    rows = {row[0].strip("`"): row for row in rows_below("### Actions")}

    assert set(rows) == set(samples)
    for name, row in rows.items():
        texts = re.findall(r"`([^`]+)`", row[1])
        assert texts and {type(game.parse(text)).__name__ for text in texts} == {name}
        wanted = [key for key in plain_action(game, samples[name])
                  if key not in ("code", "text", "type")]
        assert re.findall(r"`(\w+)`", row[2]) == wanted


def test_every_event_of_commander_is_there_with_its_fields() -> None:
    told = [(kind.__name__, ", ".join(f"`{field.name}`" for field in fields(kind)))
            for module in (commander_events, battle_events) for kind in vars(module).values()
            if inspect.isclass(kind) and issubclass(kind, Event) and kind is not Event]
    rows = [(row[0].strip("`"), row[1]) for row in rows_below("### Events")]

    assert [name for name, _told in rows] == [name for name, _fields in told]
    for (_name, text), (_kind, wanted) in zip(rows, told, strict=True):
        assert text.startswith(f"{wanted}:" if wanted else "")


def test_every_field_of_the_view_of_commander_is_there() -> None:
    text = COMMANDER.split("### View\n", 1)[1]
    for kind in (CommanderView, SiteView, ForceView, ProphecyView, OperationView, SiegeView,
                 BattleView, LineForce):
        missing = [field.name for field in fields(kind)
                   if not re.search(rf"[`{{ ]{field.name}[`,}} ]", text)]
        assert not missing, kind


def test_every_question_of_commander_is_there() -> None:
    told = COMMANDER.split("The kinds of `prompt`: ")[1].split("\n")[0]
    stages = [f"battle_{stage}" for stage in STAGES]

    assert set(re.findall(r"`(\w+)`", told)) == {*COMMANDER_PHASES, *stages} - {
        "battle", "battle_closed"}


def test_what_the_last_view_shows_is_what_a_life_hands_on() -> None:
    told = COMMANDER.split("### Inputs\n", 1)[1].split("### ")[0]
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

"""docs/protocol.md on each title: every action, event, prompt and field that there is."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from dataclasses import fields

import pytest

from alexandre import games
from alexandre.ai.messages import plain_action
from alexandre.content import data
from alexandre.kernel.contract import Event, View
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import restore
from alexandre.kernel.store import read_document
from tests.helpers.protocol_page import chapter, section
from tests.helpers.stages import titles_with
from tools.words.catalogues import read_catalogue
from tools.words.faults import texts_of

OTHERWISE = ("alexandros", "commander")  # have tests of their own
LISTED = [title for title in titles_with("protocol") if title not in OTHERWISE]  # by tables alike


def rows(text: str) -> list[tuple[str, ...]]:
    """The cells of every row about a type."""
    return [tuple(cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1])
            for line in re.findall(r"^\| `[A-Z].*\|$", text, re.MULTILINE)]


def kinds_of(title: str, part: str, base: type) -> Iterator[type]:
    """The kinds of events or views that a title's own files make, not what these share."""
    module = games.part(title, part)
    for each in vars(module).values():
        if inspect.isclass(each) and issubclass(each, base) and not each.__subclasses__():
            yield each


@pytest.mark.parametrize("title", titles_with("protocol"))
def test_every_title_has_its_chapter_with_the_same_headings(title: str) -> None:
    assert chapter(title), f"docs/protocol.md has no chapter that begins: Title `{title}`, …"
    headings = re.findall(r"^### (.*)$", chapter(title), re.MULTILINE)

    assert [each for each in headings if each not in ("Inputs", "Box")] == [
        "Actions", "Prompts", "Events", "View", "Board"]


@pytest.mark.parametrize("title", titles_with("protocol"))
def test_every_kind_of_prompt_is_there(title: str) -> None:
    """The words of the phases are those kinds, each once."""
    told = re.findall(r"`(\w+)`", section(title, "Prompts").split(". Th")[0])[1:]
    known = [key for key in texts_of(read_catalogue("en")) if key.startswith(f"{title}.phase.")]

    assert sorted(f"{title}.phase.{kind}" for kind in told) == sorted(known)


@pytest.mark.parametrize("title", titles_with("protocol"))
def test_every_option_board_ending_and_part_of_a_score_is_there(title: str) -> None:
    meta, text = games.meta(title), chapter(title)

    for each in (*meta.boards, *meta.endings, *parts_of(title)):
        assert re.search(rf'[`"]{each}[`"]', text), each
    if title in LISTED:
        for option in meta.options:
            row = re.search(rf"^\| `{option.name}` \| (.*) \|$", text, re.MULTILINE)
            assert row is not None, option.name
            assert all(f"`{each}`" in row[1] for each in option.choices), option.name


def parts_of(title: str) -> set[str]:
    """The parts of the scores of every bundled match that is over."""
    parts: set[str] = set()
    for path in sorted(data.saves().glob(f"{title}_*.save")):
        record, game = from_plain(read_document(path).body, games.load)
        outcome = restore(game, record)[0].outcome()
        parts |= {part for each in outcome.breakdown for part, _n in each} if outcome else set()
    return parts


@pytest.mark.parametrize("title", LISTED)
def test_every_action_is_there_as_json(title: str) -> None:
    game, text = games.load(title), section(title, "Actions")
    shown = [json.loads(line) for line in re.findall(r"^\{.*\}$", text, re.MULTILINE)]
    types = {type(action).__name__ for action in game.lexicon.actions}

    assert all(each == plain_action(game, game.parse(each["text"])) for each in shown)
    assert {each["type"] for each in shown} == types
    assert {row[0].strip("`") for row in rows(text)} == types
    for name, texts, parameters, _told in rows(text):
        sample = next(each for each in shown if f"`{each['type']}`" == name)
        assert re.findall(r"`(\w+)`", parameters) == [
            key for key in sample if key not in ("code", "text", "type")]
        for each in re.findall(r"`([^`]+)`", texts):
            assert f"`{type(game.parse(each)).__name__}`" == name


@pytest.mark.parametrize("title", LISTED)
def test_every_event_is_there_with_its_fields(title: str) -> None:
    told = {row[0].strip("`"): row[1] for row in rows(section(title, "Events"))}
    kinds = {each.__name__: each for each in kinds_of(title, "events", Event)}

    assert told.keys() == kinds.keys()
    for name, kind in kinds.items():
        wanted = ", ".join(f"`{field.name}`" for field in fields(kind))
        assert told[name].startswith(f"{wanted}:" if wanted else ""), name


@pytest.mark.parametrize("title", LISTED)
def test_every_field_of_the_view_and_of_the_board_is_there(title: str) -> None:
    for kind in kinds_of(title, "view", View):
        for field in fields(kind):
            assert re.search(rf"[`{{ ]{field.name}[`,}} ]", section(title, "View")), field.name
    for space in games.load(title).spaces():
        assert all(re.search(rf"[`{{ ]{name}[`,}}: ]", section(title, "Board")) for name in space)

"""docs/protocol.md on each title: every action, event, prompt and field that there is."""

from __future__ import annotations

import inspect
import json
import re
import sys
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

IN_PROSE = "commander"  # tells its options in prose and shows no samples
every_title = pytest.mark.parametrize("title", titles_with("protocol"))


def rows(text: str) -> list[tuple[str, ...]]:
    """The cells of every row about a type."""
    return [tuple(cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1])
            for line in re.findall(r"^\| `[A-Z].*\|$", text, re.MULTILINE)]


def kinds_of(title: str, part: str, base: type) -> list[type]:
    """The kinds of events or views that a title's own files make, not what these share."""
    home = games.part(title, part).__name__
    files = [file for name, file in sys.modules.items() if f"{name}.".startswith(f"{home}.")]
    kinds = {each for file in files for each in vars(file).values() if inspect.isclass(each)}
    return [each for each in kinds if each.__module__.startswith(home)
            and issubclass(each, base) and not each.__subclasses__()]


def write_fields(kind: type) -> str:
    """The fields of a kind as the page names them."""
    return ", ".join(f"`{field.name}`" for field in fields(kind))


@every_title
def test_every_title_has_its_chapter_with_the_same_headings(title: str) -> None:
    assert chapter(title), f"docs/protocol.md has no chapter that begins: Title `{title}`, …"
    headings = re.findall(r"^### (.*)$", chapter(title), re.MULTILINE)

    assert [each for each in headings if each not in ("Inputs", "Box")] == [
        "Actions", "Prompts", "Events", "View", "Board"]


@every_title
def test_every_kind_of_prompt_is_there(title: str) -> None:
    """The words of the phases are those kinds, each once."""
    told = re.findall(r"`(\w+)`", section(title, "Prompts").split(". Th")[0])[1:]
    known = [key for key in texts_of(read_catalogue("en")) if key.startswith(f"{title}.phase.")]

    assert sorted(f"{title}.phase.{kind}" for kind in told) == sorted(known)


@every_title
def test_every_option_board_ending_and_part_of_a_score_is_there(title: str) -> None:
    meta, text = games.meta(title), chapter(title)

    for each in (*meta.boards, *meta.endings, *parts_of(title)):
        assert re.search(rf'[`"]{each}[`"]', text), each
    for option in meta.options if title != IN_PROSE else ():
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


@every_title
def test_every_action_is_there_with_its_parameters_and_samples_as_json(title: str) -> None:
    game, text = games.load(title), section(title, "Actions")
    shown = [json.loads(line) for line in re.findall(r"^\{.*\}$", text, re.MULTILINE)]
    samples = {type(action).__name__: action for action in game.lexicon.actions}

    assert all(each == plain_action(game, game.parse(each["text"])) for each in shown)
    codes = [each["code"] for each in shown]
    assert codes == sorted(codes)
    assert title == IN_PROSE or {each["type"] for each in shown} == set(samples)
    assert {row[0].strip("`") for row in rows(text)} == set(samples)
    for name, texts, parameters, _told in rows(text):
        plain = plain_action(game, samples[name.strip("`")])
        assert re.findall(r"`(\w+)`", parameters) == [
            key for key in plain if key not in ("code", "text", "type")]
        for each in re.findall(r"`([^`]+)`", texts):
            assert f"`{type(game.parse(each)).__name__}`" == name


@every_title
def test_every_event_is_there_with_its_fields(title: str) -> None:
    """A hit is told otherwise in a battle, so two events may have one name."""
    told = sorted(row[:2] for row in rows(section(title, "Events")))
    kinds = sorted((f"`{each.__name__}`", write_fields(each))
                   for each in kinds_of(title, "events", Event))

    assert [name for name, _told in told] == [name for name, _fields in kinds]
    for (name, text), (_name, wanted) in zip(told, kinds, strict=True):
        assert text.startswith(f"{wanted}:" if wanted else ""), name


@every_title
def test_every_field_of_the_view_and_of_the_board_is_there(title: str) -> None:
    for kind in kinds_of(title, "view", View):
        for field in fields(kind):
            assert re.search(rf"[`{{ ]{field.name}[`,}} ]", section(title, "View")), field.name
    for space in games.load(title).spaces():
        assert all(re.search(rf"[`{{ ]{name}[`,}}: ]", section(title, "Board")) for name in space)

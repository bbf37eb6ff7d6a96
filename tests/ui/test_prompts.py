"""The table of prompts is complete: every kind that a title asks has its presentation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from alexandre import games
from alexandre.kernel.contract import CHANCE, OVER, Game, State
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg
from alexandre.ui.prompts import PLAIN, presentation
from tests.architecture.source import titles
from tests.helpers.speech import words
from tests.helpers.walks import Table, step, tables


@cache
def kinds(title: str) -> dict[str, tuple[int, frozenset[str]]]:
    """Every kind that some matches ask, by chance and sensible: who is asked, what lies there."""
    found: dict[str, tuple[int, frozenset[str]]] = {}
    for number, table in enumerate(each for each in tables() if each.title == title):
        for is_sensible in (False, True):
            for state in played(table, number, is_sensible=is_sensible):
                kind = table.game().prompt(state).kind
                if kind not in found:
                    found[kind] = state.actor(), sheets(table.game(), state)
    return found


def said(key: str) -> str:
    """The sentence of a key; the key itself, marked, where there is none."""
    return words("en").say(Msg.of(key))


def played(table: Table, seed: int, *, is_sensible: bool) -> Iterator[State]:
    """A match by chance; or one in which most offers taken are those that the hints draw."""
    state, rnd = table.start(), Rng(seed, "asked")
    drawn = getattr(games.part(table.title, "hints"), "drawn", None) if is_sensible else None
    if is_sensible and drawn is None:
        return
    yield state
    while state.actor() != OVER:
        advised = drawn(state, rnd) if drawn and state.actor() != CHANCE and rnd(4) else None
        state.apply(advised or step(state, rnd))
        yield state


def sheets(game: Game, state: State) -> frozenset[str]:
    """The names of what lies on the table."""
    seat = None if state.actor() < 0 else state.actor()
    return frozenset(each.name for each in games.table(game).sheets(game, game.view(state, seat)))


@pytest.mark.parametrize("title", titles())
def test_every_kind_has_its_presentation_and_none_is_left_over(title: str) -> None:
    table, asked = games.part(title, "table"), kinds(title)

    assert set(asked) <= set(table.PROMPTS)
    for kind in set(table.PROMPTS) - set(asked):  # too rare for these matches
        assert f"{title}.phase.{kind}" not in said(f"{title}.phase.{kind}")
    for kind, (actor, _sheets) in asked.items():
        shown = presentation(table, kind)
        assert (shown.widget == "chance") == (actor == CHANCE), kind
        assert (shown.widget == "result") == (actor == OVER), kind


@pytest.mark.parametrize("title", titles())
def test_every_sheet_that_is_named_lies_on_the_table(title: str) -> None:
    for kind, (_actor, there) in kinds(title).items():
        assert set(presentation(games.part(title, "table"), kind).sheets) <= there, kind


def test_a_title_without_a_table_of_prompts_has_buttons() -> None:
    assert presentation(None, "anything") is PLAIN

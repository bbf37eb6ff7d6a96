"""The table of prompts is complete: every kind that a title asks has its presentation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from alexandre import games
from alexandre.kernel.contract import CHANCE, OVER, Game, State
from alexandre.kernel.rng import Rng
from alexandre.ui.prompts import PLAIN, presentation
from tests.architecture.source import titles
from tests.helpers.walks import Table, step, tables

ROUNDS = 14


@cache
def kinds(title: str) -> dict[str, tuple[int, frozenset[str]]]:
    """Every kind that is asked: who is asked, and which sheets lie there.

    Seen in matches by chance, then in sensible ones until what is presented has been asked.
    """
    found: dict[str, tuple[int, frozenset[str]]] = {}
    wanted = set(games.part(title, "table").PROMPTS)
    every = [each for each in tables() if each.title == title]
    for round_ in range(ROUNDS):
        for number, table in enumerate(every):
            if round_ and wanted <= set(found):
                return found
            for state in played(table, 100 * round_ + number, is_sensible=round_ > 0):
                kind = table.game().prompt(state).kind
                if kind not in found:
                    found[kind] = state.actor(), sheets(table.game(), state)
    return found


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

    assert set(table.PROMPTS) == set(asked)
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

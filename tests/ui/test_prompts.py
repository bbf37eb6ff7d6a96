"""The table of prompts is complete: every kind that a title asks has its presentation."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.ui.prompts import PLAIN, presentation
from tests.architecture.source import titles
from tests.helpers.walks import Table, tables, walk


def kinds(title: str) -> dict[str, int]:
    """Every kind that is asked in some whole matches, and who is asked."""
    found: dict[str, int] = {}
    for number, table in enumerate(each for each in tables() if each.title == title):
        game = table.game()
        end = None
        for state, _action in walk(table.start(), seed=number):
            found[game.prompt(state).kind] = state.actor()
            end = state
        assert end is not None
        found[game.prompt(end).kind] = end.actor()
    return found


@pytest.mark.parametrize("title", titles())
def test_every_kind_has_its_presentation_and_none_is_left_over(title: str) -> None:
    table, asked = games.part(title, "table"), kinds(title)

    assert set(table.PROMPTS) == set(asked)
    for kind, actor in asked.items():
        shown = presentation(table, kind)
        assert (shown.widget == "chance") == (actor == CHANCE), kind
        assert (shown.widget == "result") == (actor == OVER), kind


@pytest.mark.parametrize("title", titles())
def test_every_sheet_that_is_named_lies_on_the_table(title: str) -> None:
    table = Table(title, games.meta(title).boards[0], games.meta(title).seats[0], ())
    module, game = games.part(title, "table"), table.game()
    there = {sheet.name for sheet in module.sheets(game, game.view(table.start(), 0))}

    for shown in module.PROMPTS.values():
        assert set(shown.sheets) <= there


def test_a_title_without_a_table_of_prompts_has_buttons() -> None:
    assert presentation(None, "anything") is PLAIN

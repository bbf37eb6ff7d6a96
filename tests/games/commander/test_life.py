"""The bundled life: four campaigns, each begun with what the last one left."""

from __future__ import annotations

from typing import Any, cast

from alexandre import games
from alexandre.content import data
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules.endings import years
from alexandre.games.commander.rules.life import legacy
from alexandre.games.commander.state import Position
from alexandre.games.commander.table.book import begin as begin_book
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import restore
from alexandre.kernel.store import read_document
from tests.games.commander.story import begin
from tests.helpers.walks import outcome_of


def test_each_campaign_begins_with_what_the_last_one_left__13_10() -> None:
    inputs = {"points": 0}
    for number, board in enumerate(BOARDS, 1):
        path = data.saves() / f"commander_life_{number}_{board}.save"
        record, game = from_plain(read_document(path).body, games.load)
        assert record.board.id == board and record.inputs == inputs

        state = cast(Position, restore(game, record)[0])
        outcome = outcome_of(state)
        assert outcome.reason == "victory"
        inputs = legacy(state)
        assert outcome.scores == (inputs["points"],)
    assert (years(state, inputs["points"]) or 0) >= 100


def test_a_book_begins_with_the_advisers_at_alexanders_side() -> None:
    table = begin("gaugamela").table
    (told,) = (each for each in begin_book(table.tables, table) if each.key.endswith("advisers"))

    nouns: Any = told.arg("advisers")
    assert {each.id for each in nouns} == {"callisthenes", "hephaestion", "parmenion"}

"""The words of a choice leave out what there is none of."""

from __future__ import annotations

import re
from typing import Final

import pytest

from alexandre.i18n.words import Words
from tests.helpers.artwork import read_catalogues
from tests.helpers.walks import Table, positions, tables

ZERO: Final = re.compile(r"(?<![\d.,:])0(?![\d.,:])")
# Choices of a number itself, and numbers of which 0 is the warning: no income, no glory.
MEANT: Final = {"alexandros.action.occupy", "alexandros.action.take_over",
                "commander.action.attack", "commander.action.boast_failure",
                "commander.action.boast_ongoing", "empire.action.bid", "empire.action.raise"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("table", tables(), ids=str)
def test_no_choice_names_what_it_has_none_of(table: Table, lang: str) -> None:
    """The finding: “1 for temples and 0 for cities”."""
    game, words = table.game(), Words(read_catalogues(), lang)
    players = tuple("ABCDE"[:table.seats])
    for state in positions(table, seed=3, every=5):
        for action in state.legal():
            label = game.label(state, action)
            if label.key not in MEANT:
                said = words.say(label, players)
                assert not ZERO.search(said), (label.key, said)

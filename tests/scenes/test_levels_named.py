"""A level of an older match is named as the one that it equals is where seats are set up."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.ai.levels import level_of
from alexandre.kernel.meta import SAME
from alexandre.scenes.base.outsiders import describe_level, list_kinds
from tests.ui.gui import Gui


@pytest.mark.parametrize("title", games.TITLES)
def test_a_level_under_another_name_is_the_same_player_in_every_title(title: str) -> None:
    hints = games.hints(games.load(title))
    for older, level in SAME.items():
        assert level_of(older, hints) == level_of(level, hints)


@pytest.mark.parametrize("title", games.TITLES)
def test_a_seat_of_an_older_match_is_named_as_the_set_up_names_it(gui: Gui, title: str) -> None:
    """The finding: lists said “computer: strong”, and no seat can be given to such a player."""
    meta = games.load(title).meta
    for older in SAME:
        named = [words for _kind, words in list_kinds(gui.house, meta)]
        assert describe_level(older) == describe_level(SAME[older])
        assert [words for _kind, words in list_kinds(gui.house, meta, older)] == named
        assert older in dict(list_kinds(gui.house, meta, older))

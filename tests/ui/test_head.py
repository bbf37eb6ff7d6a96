"""The head of the side: who is asked, and whether a person plays there."""

from __future__ import annotations

import pytest

from alexandre import app, games
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.sidebar.page import page_of


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("title", games.TITLES)
def test_the_head_mentions_the_computer_only_where_it_plays(title: str, lang: str) -> None:
    seats = games.meta(title).seats[1]
    word = {"en": "computer", "fr": "ordinateur"}[lang]
    words = app.all_words()
    words.lang = lang
    for level in ("", games.meta(title).usual):
        session = Session.new(games.load(title), [Player("Zoé", level)] * seats, seed=4)
        while session.decider == CHANCE:
            session.play(session.offers()[0])
        turn = page_of(session, is_asked=True).turn
        assert isinstance(turn, Msg)
        said = words.say(turn, ["Zoé"] * seats)

        assert (word in said) == bool(level), said
        assert seats == 1 or "Zoé" in said

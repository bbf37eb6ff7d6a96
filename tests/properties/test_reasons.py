"""Reasons against moves: of what somebody could ever choose, and each told once."""

from __future__ import annotations

import pytest

from alexandre import app
from alexandre.games import load
from alexandre.games.commander.actions.battle import TakeHit
from alexandre.games.commander.actions.verbs import Enlist, Wound
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.sidebar.reasons import group_reasons, say_verb
from tests.games.commander.field import field
from tests.helpers.walks import Table, tables, walk

WORDS = app.all_words()


def say(msg: Msg) -> str:
    """A sentence in English."""
    WORDS.lang = "en"
    return WORDS.say(msg, ("Zoé",) * 5)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_absent_is_what_chance_brings_and_never_what_a_seat_may_choose(table: Table) -> None:
    for state, action in walk(table.start(), 11):
        offers = [action] if state.actor() == CHANCE else state.legal()
        assert {state.is_absent(each) for each in offers} == {state.actor() == CHANCE}


@pytest.mark.parametrize("table", [each for each in tables() if not each.options], ids=str)
def test_reasons_are_grouped_without_saying_anything_twice(table: Table) -> None:
    """The finding: “Take a hit – First finish the battle” beside hits that could be taken."""
    session = Session.new(table.game(), [Player("Zoé")] * table.seats, seed=11)
    rnd = Rng(11, "reasons")
    while session.decider != OVER and session.turn < 200:
        offers = session.offers()
        if session.decider != CHANCE and rnd(8) == 0:
            offered = {say(say_verb(table.title, each.text.split()[0])) for each in offers}
            groups = group_reasons(session, session.game.lexicon.actions, say)
            verbs = [say(say_verb(table.title, word)) for words, _why in groups for word in words]
            reasons = [tuple(map(say, why)) for _words, why in groups]
            assert len(set(verbs)) == len(verbs) and offered.isdisjoint(verbs)
            assert len(set(reasons)) == len(reasons)
        session.play(offers[rnd(len(offers))])

    assert WORDS.missing == set(), "a verb without a sentence"


def test_the_hits_of_a_battle_are_refused_by_its_stage__8_7_5() -> None:
    """Also under the verb by which hits are taken elsewhere."""
    story = field(foes="levy levy mercenaries", leader=2).play("fight").draw_plans(
        "rally rally flank guards")
    taken = {say(why) for each in story.game.lexicon.actions
             if isinstance(each, TakeHit | Wound) and (why := story.state.why_not(each))}

    assert taken == {"First choose your plans."}


@pytest.mark.parametrize("options", [{}, {"epigoni": True}])
def test_an_option_that_is_off_is_not_spoken_of(options: dict[str, bool]) -> None:
    game = load("commander", "gaugamela")
    state = game.start(1, options)
    free = [each for each in game.lexicon.actions if isinstance(each, Enlist)]

    assert free and {state.is_absent(each) for each in free} == {not options}

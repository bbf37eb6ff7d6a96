"""Everything a title says is a sentence in both languages, written twice and not copied."""

from __future__ import annotations

import re

import pytest

from alexandre.kernel.contract import Event, Game, State
from alexandre.kernel.text import Msg, Noun
from tests.helpers.speech import LANGS, words
from tests.helpers.walks import Table, outcome_of, tables, walk

NAMES = ("Roxane", "Parménion", "Héphaistion", "Olympias", "Ptolémée")
NAMED = re.compile(r"\.score\.|\.action\.draw$")  # a name alone, which may be one in both
UNHEARD_OF = re.compile(r"\b(le|la|de|du|que) (?!onze\b)[aeioué]|\b(de|à) (le|les) ",
                        re.IGNORECASE)


def sayings(table: Table, seed: int) -> list[Msg]:
    """All that is said in one random game: events, phases, questions, offers, refusals,
    and the scores."""
    game, messages = table.game(), list[Msg]()
    for index, (state, action) in enumerate(walk(table.start(), seed)):
        messages += questions(game, state)
        messages += [game.label(state, each) for each in state.legal()]
        messages += refusals(table, state, index)
        events: list[Event] = []
        state.clone().apply(action, events.append)
        for event in events:
            for seat in (0, 1, None):
                seen = game.seen(event, seat)
                messages += [] if seen is None else [seen.msg()]
    return messages + questions(game, state) + endings(game, state)


def questions(game: Game, state: State) -> list[Msg]:
    """The phase, which the kind of the prompt names, and the question itself."""
    prompt = game.prompt(state)
    return [Msg.of(f"{game.meta.id}.phase.{prompt.kind}"), prompt.msg]


def endings(game: Game, state: State) -> list[Msg]:
    """The end of the match, and every part of a score."""
    outcome = outcome_of(state)
    parts = dict.fromkeys(name for seat in outcome.breakdown for name, _points in seat)
    title = game.meta.id
    return [Msg.of(f"{title}.ending.{outcome.reason}"),
            *(Msg.of(f"{title}.score.{part}") for part in parts)]


def refusals(table: Table, state: State, index: int) -> list[Msg]:
    """The reasons against a handful of actions, others at each position."""
    actions = table.game().lexicon.actions[index % 41::41]
    return [reason for reason in map(state.why_not, actions) if reason is not None]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_all_that_is_said_is_said_in_both_languages(table: Table) -> None:
    french, english = words("fr"), words("en")
    messages = sayings(table, seed=81)
    said = {(french.say(msg, NAMES), english.say(msg, NAMES)): msg.key for msg in messages}
    assert not french.missing and not english.missing
    alike = [pair for pair, key in said.items() if pair[0] == pair[1] and not NAMED.search(key)]
    assert not alike, "French copied from English, or the other way round"
    broken = [pair for pair in said for each in pair if "{" in each or "⟦" in each or not each]
    assert not broken
    assert not [each for each, _english in said if UNHEARD_OF.search(each)], "as « la amphore »"
    nouns = {value for msg in messages for _name, value in msg.args if isinstance(value, Noun)}
    assert all({lang for lang, _form in noun.forms} == set(LANGS) for noun in nouns)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_offers_that_stand_side_by_side_are_said_differently(table: Table) -> None:
    game = table.game()
    for lang in ("fr", "en"):
        voice = words(lang)
        for state, _action in walk(table.start(), seed=82):
            labels = [voice.say(game.label(state, each), NAMES) for each in state.legal()]
            assert len(set(labels)) == len(labels), labels

"""All that a match says, said in both languages: questions, offers, refusals, events."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from alexandre.content.data import catalogue
from alexandre.games import TITLES, load
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.words import Words
from alexandre.kernel.contract import OVER, Event
from alexandre.kernel.text import Msg, Noun
from tools.words.catalogues import LANGS

UNHEARD_OF = re.compile(r"\b(le|la|de|du|que) (?!onze\b)[aeioué]|\b(de|à) (le|les) ",
                        re.IGNORECASE)

PLAYERS = ("Alice", "Zoé", "Hugo", "Ἀλέξανδρος")


def all_words() -> Words:
    return Words([Catalogue(lang, catalogue(lang)) for lang in LANGS])


@cache
def all_messages(title: str) -> tuple[Msg, ...]:
    """Every message of one match, a sample of the refusals on the way, each once."""
    return tuple(dict.fromkeys(_match(title)))


def _match(title: str) -> Iterator[Msg]:
    lots = random.Random(title)
    game = load(title)
    state = game.start(game.meta.seats[1], {})
    while state.actor() != OVER:
        offers = state.legal()
        yield game.prompt(state).msg
        yield from (game.label(state, action) for action in offers)
        for action in lots.sample(game.lexicon.actions, 4):
            yield from filter(None, [state.why_not(action)])
        events: list[Event] = []
        state.apply(lots.choice(offers), events.append)
        yield from (event.msg() for event in events)
    yield game.prompt(state).msg


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("title", TITLES)
def test_a_whole_match_is_said_without_a_gap(title, lang):
    words = all_words()
    words.lang = lang

    sentences = [words.say(msg, PLAYERS) for msg in all_messages(title)]

    assert words.missing == set()
    assert not [each for each in sentences if "{" in each or "⟦" in each]


@pytest.mark.parametrize("title", TITLES)
def test_french_is_not_copied_from_english(title):
    words = all_words()
    said: dict[str, list[str]] = {}
    for words.lang in LANGS:
        said[words.lang] = [words.say(msg, PLAYERS) for msg in all_messages(title)]

    alike = [fr for fr, en in zip(said["fr"], said["en"], strict=True) if fr == en]

    assert alike == []


@pytest.mark.parametrize("title", TITLES)
def test_no_french_elision_is_forgotten(title):
    """« la amphore », « de Alice », « du Égypte », « de le Pont »: as far as a test can hear."""
    words = all_words()

    heard = [words.say(msg, PLAYERS) for msg in all_messages(title)]

    assert [each for each in heard if UNHEARD_OF.search(each)] == []


@pytest.mark.parametrize("title", TITLES)
def test_every_symbol_of_a_match_has_a_name_in_both_languages(title):
    arguments = [value for msg in all_messages(title) for _, value in msg.args]
    nouns = {value for value in arguments if isinstance(value, Noun)}

    assert nouns
    assert all({lang for lang, _ in noun.forms} == set(LANGS) for noun in nouns)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("title", TITLES)
def test_every_option_is_named_and_says_what_it_changes(title, lang):
    words = all_words()
    words.lang = lang
    for option in load(title).meta.options:
        key = f"{title}.option.{option.name}"
        for told in (key, f"{key}.why", *(f"{key}.{each}".lower() for each in option.choices)):
            words.say(Msg(told))

    assert words.missing == set()

"""Every sentence keeps to the guide of docs/translating.md, as far as patterns can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.architecture.source import LANGUAGES
from tools.words.catalogues import read_catalogue
from tools.words.faults import texts_of
from tools.words.tone import PHRASES, TERMS, find_slips
from tools.words.verbs import has_verb

# What a rule finds where it is right: kind of slip and keys, each with the reason.
ALLOWED = {
    r"phrase: character\.olympias\.why": "she moves before others do: no advice to move first",
    r"term: commander\.option\.great_levy": "troops that the Great King raises, not a tax",
    r"term: phalanxx\.lesson\.first_steps\.(cheaper|again)": "the name of a card",
    r"telegram: cli\.(?:flag|play_out|arena)\..*": "rows of tables on a terminal",
    r"telegram: ui\.analysis\.balance\..*": "a row of figures beside a name",
    r"telegram: ui\.present\.key\..*": "a row of the list of keys",
    r"telegram: commander\.(?:advisor|insight|plan|scheme)\..*": "the bonus on a card",
    r"telegram: commander\.hitting\.twice": "“hits” is a verb here, else the word is a noun",
    r"telegram: commander\.when\..*": "the end of “You can play this only …”",
    r"telegram: (?:ai\.(?:gain|price|even|wrong)|empire\.now)\..*": "a clause has the verb",
    r"telegram: (?:commander|empire|phalanxx)\.action\..*": "buttons with their price",
    r"telegram: (?:catan|commander|empire|phalanxx)\.spot\..*": "figures of a spot of the board",
}


def slips(lang: str) -> Iterator[tuple[str, str, str]]:
    """Every slip of the catalogues: what it is, the key, the sentence."""
    for key, sentences in texts_of(read_catalogue(lang)).items():
        for text in sentences:
            yield from ((slip, key, text) for slip in find_slips(lang, key, text))


def find_reasons(slip: str, key: str) -> set[str]:
    """The patterns of the list that allow it."""
    kind = slip.partition(":")[0]
    return {each for each in ALLOWED if re.fullmatch(each, f"{kind}: {key}")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_keeps_to_the_guide(lang: str) -> None:
    broken = [f"{lang} {key}: {slip}: {text}" for slip, key, text in slips(lang)
              if not find_reasons(slip, key)]

    assert not broken, "\n".join(broken)


def test_every_exception_is_still_needed() -> None:
    needed = {each for lang in LANGUAGES for slip, key, _ in slips(lang)
              for each in find_reasons(slip, key)}

    assert set(ALLOWED) == needed, f"no longer needed: {set(ALLOWED) - needed}"


@pytest.mark.parametrize(("lang", "key", "text", "slip"), [
    ("en", "x.why.a", "The robber moves first.", "phrase: “moves first”"),
    ("en", "x.why.a", "This is no joker.", "phrase: “is no ”"),
    ("en", "x.why.a", "Bid as you like from {n} on.", "phrase: “from {} on”"),
    ("en", "x.why.a", "Four regions at least.", "phrase: “at least.”"),
    ("en", "store.a", "It stands in another folder.", "phrase: “stands”"),
    ("en", "x.why.a", "There is a wall between them.", "phrase: “There is”"),
    ("en", "x.why.a", "That isn’t possible now.", ""),
    ("en", "content.a", "“x” isn’t valid.", "phrase: “n’t”"),
    ("en", "x.a", "You win the game!", "phrase: “!”"),
    ("fr", "x.a", "Les balises « ! » ne sont pas admises.", ""),
    ("fr", "x.why.a", "L’ordre de jeu se fixe d’abord.", "phrase: “se fixe”"),
    ("fr", "x.why.a", "La marque n’a pas cours ici.", "phrase: “n’a pas cours”"),
    ("fr", "x.why.a", "Il faut un nombre, et non {x}.", "phrase: “et non”"),
    ("en", "x.a", "The match is over.", "term: “match”"),
    ("en", "x.a", "The cards do not match.", ""),
    ("en", "x.a", "A village there is worth a point.", ""),
    ("en", "x.a", "Say that you are done.", ""),
    ("en", "x.a", "Roll, or say that you are done.", "term: “say that you are done”"),
    ("en", "x.a", "End your turn", "term: “End your turn”"),
    ("en", "x.a", "You can declare nothing more: end your turn.", ""),
    ("fr", "x.a", "J’ai fini", "term: “J’ai fini”"),
    ("fr", "phalanxx.a", "Prenez la case 2.", "term: “case”"),
    ("fr", "alexandros.a", "Prenez la case 2.", ""),
    ("en", "x.a", "What is carried over", "label: "),
    ("en", "x.a", "What do you carry over?", ""),
    ("fr", "x.a", "Ce qui passe à la suite", "label: "),
    ("en", "x.a", "Alexander's army", "apostrophe: "),
    ("en", "x.a_tip", "Go. " * 26, "tip: 26 words"),
    ("en", "x.spot.a", "Go. " * 26, "tip: 26 words"),
    ("en", "x.why.a", "Go. " * 26, ""),
    ("en", "x.lesson.first_steps.a", "Go on. " * 4, "lesson: more than 3 sentences"),
    ("en", "x.lesson.first_steps.a", "Go on. " * 3, ""),
    ("en", "x.a", "Three too many of the army, so three gold.", "telegram: "),
    ("en", "x.a", "The army has three too many, so pay three.", ""),
    ("fr", "x.a", "Deux cartes des piles, deux fois la même aussi bien.", "telegram: "),
    ("fr", "x.a", "Prenez deux cartes des piles, identiques ou non, sans payer.", ""),
])
def test_a_slip_would_be_found(lang: str, key: str, text: str, slip: str) -> None:
    kinds = list(find_slips(lang, key, text))

    assert [each[:len(slip)] for each in kinds] == ([slip] if slip else [])


@pytest.mark.parametrize(("lang", "with_verb", "without"), [
    ("en", "You roll a die", "the roll of a die"), ("en", "{Who} draws", "two draw piles"),
    ("en", "It’s your turn", "on your turn"), ("fr", "Payez", "chez {who:le}"),
    ("fr", "{Who} prend une carte", "une carte")])
def test_a_noun_that_is_spelled_like_a_verb_is_none(
        lang: str, with_verb: str, without: str) -> None:
    assert has_verb(lang, with_verb) and not has_verb(lang, without)


def test_every_pattern_can_be_read() -> None:
    for slips_of in (PHRASES, TERMS):
        assert set(slips_of) == set(LANGUAGES)
        assert all(re.compile(slip.pattern) for lang in LANGUAGES for slip in slips_of[lang])

"""Verbs agree with names: every sentence of a title, with every name that may stand in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from alexandre.content.board import board, list_bundled
from alexandre.content.names import noun
from alexandre.games import TITLES
from alexandre.i18n.names import fields_of
from alexandre.i18n.pattern import Slot, parse
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Noun
from tools.words.catalogues import LANGS, read_catalogue
from tools.words.faults import Texts, texts_of

NAMES: Mapping[str, Mapping[str, str]] = {
    "alexandros": {"land": "places", "card": "symbols", "cards": "symbols", "aim": "symbols",
                   "symbol": "symbols", "first": "symbols"},
    "empire": {"region": "regions", "province": "provinces", "target": "provinces",
               "origin": "provinces", "provinces": "provinces"},
    "phalanxx": {"card": "cards", "cards": "cards", "taken": "cards", "given": "cards",
                 "region": "regions", "regions": "regions", "spared": "regions",
                 "city": "regions", "oasis": "regions", "origin": "regions", "rival": "rival"},
    "commander": {"force": "kinds", "noun": "kinds", "forces": "kinds", "region": "regions",
                  "regions": "regions",
                  "place": "regions", "target": "regions", "home": "regions",
                  "insight": "insights", "advisor": "advisors", "prophecy": "prophecies",
                  "operation": "operations", "plan": "plans", "leader": "leaders",
                  "turn": "turns", "term": "turns", "first": "turns", "last": "turns"},
    "catan": {"point": "route", "hex": "hexes", "good": "goods", "goods": "goods",
              "give": "goods", "get": "goods", "ask": "goods", "lands": "hexes",
              "land": "hexes", "beside": "hexes"},
}
"""By title, where the box or a board keeps the names that fill a slot; elsewhere, any of them."""

ANY = "any place"

LISTS = {"cards", "forces", "goods", "provinces", "regions", "give", "get", "ask", "lands"}
"""Lists of names, or numbers: what agrees with them goes by how many there are."""

PEOPLE = {"who", "loser", "winners", "rivals", "next", "rival", "victim", "victims", "leader",
          "mover", "seats", "partner", "other",
          "side", "when"}
"""Players, who are always one each, and lists of them; the bearing of a corner, and a moment."""

DECLINED = {"le", "un", "de", "à", "en", "venant", "d", "que", "les", "pluriel",
            "the", "a", "in", "s", "plural"}
SUBJECTS = {(), ("le",), ("un",), ("the",), ("a",)}
WORD = re.compile(r"[\w’]+")
END = re.compile(r"[,.;:!?()«»“”–→…+−×]")

UNCONJUGATED = {
    "fr": {"au", "contre", "de", "derrière", "gloire", "ne", "pour", "que", "qui", "repos", "se"},
    "en": {"at", "behind", "for", "glory", "home", "lost", "only", "reduced", "rest"},
}
"""What may follow a name that could be a subject, and is no verb."""


@cache
def catalogue(lang: str) -> Texts:
    """Both forms of the sentences that are counted."""
    return texts_of(read_catalogue(lang))


def texts(title: str, lang: str) -> Iterator[tuple[str, str]]:
    """Key and sentence."""
    for key, sentences in catalogue(lang).items():
        if key.startswith(f"{title}."):
            yield from ((key, sentence) for sentence in sentences)


@cache
def names(title: str, place: str) -> frozenset[Noun]:
    """The names that the box and the boards of a title keep there."""
    nouns: set[Noun] = set()

    def walk(data: Plain, inside: tuple[str, ...]) -> None:
        if isinstance(data, dict):
            if "names" in data and (place in inside or place == ANY):
                nouns.add(noun(str(data.get("id", "")), data["names"]))
            for key, each in data.items():
                walk(each, (*inside, key))
        elif isinstance(data, list):
            for each in data:
                walk(each, inside)

    for id in list_bundled(title):
        walk(board(title, id).data, ())
    return frozenset(nouns)


@cache
def has_plural(title: str, slot: str, lang: str) -> bool:
    """Whether one of the names that may fill the slot is a plural."""
    return any(fields_of(each, lang).get("number") == "p"
               for each in names(title, NAMES[title].get(slot, "") if title in NAMES else ANY))


def words_after(pieces: tuple[str | Slot, ...], at: int) -> Iterator[str]:
    """The words after a slot, to the end of its clause, the next name, or a verb that agrees."""
    for piece in pieces[at + 1:]:
        if isinstance(piece, Slot):
            return
        clause = END.split(piece)
        yield from WORD.findall(clause[0])
        if len(clause) > 1:
            return


@pytest.mark.parametrize("title", NAMES)
def test_it_is_known_which_names_fill_every_slot(title: str) -> None:
    """A slot that is new belongs into NAMES, or nobody knows what it has to agree with."""
    known = {*NAMES[title], *PEOPLE}
    declined = {piece.name for _key, text in texts(title, "fr") for piece in parse(text)
                if isinstance(piece, Slot) and DECLINED & set(piece.forms)}

    assert declined - known == set()
    assert all(names(title, place) for place in NAMES[title].values())


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("title", TITLES)
def test_a_word_that_agrees_has_a_form_for_the_plural(title: str, lang: str) -> None:
    wanted = {"fr": 4, "en": 2}[lang]
    short = [key for key, text in texts(title, lang) for piece in parse(text)
             if isinstance(piece, Slot) and piece.variants and piece.name not in LISTS
             and has_plural(title, piece.name, lang) and len(piece.variants) != wanted]

    assert short == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("title", TITLES)
def test_no_verb_follows_a_name_without_agreeing_with_it(title: str, lang: str) -> None:
    """« Les archers prend »: after a name that may be a plural, a verb is a slot, too."""
    stray = []
    for key, text in texts(title, lang):
        pieces = parse(text)
        for at, piece in enumerate(pieces):
            if isinstance(piece, Slot) and not piece.variants and piece.forms in SUBJECTS \
                    and piece.name not in LISTS and has_plural(title, piece.name, lang):
                stray += [(key, word) for word in words_after(pieces, at)
                          if word.lower() not in UNCONJUGATED[lang]]

    assert stray == []

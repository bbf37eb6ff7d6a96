"""Verbs of the catalogues: a sentence without any of them is a telegram.

The lists are in verbs.toml. A word that is a noun as well counts only where a verb is to be
expected.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

LISTS: Final = Path(__file__).with_suffix(".toml")
ENDINGS: Final = re.compile(r"e|es|ent|ait|aient|era|eront|erait|ant|ons|er|é|a|èrent")
SLOT: Final = re.compile(r"\{[^{}]*\|([^{}|]*)[^{}]*\}|\{[^{}]*\}")
WORD: Final = re.compile(r"[^\W\d_]+(?:[’-][^\W\d_]+)*")
ELIDED: Final = re.compile(r"^(?:[cdjlmnst]|qu)’|-(?:vous|le|la|les|en|y|moi|nous|lui|leur)$")
TOKEN: Final = re.compile(WORD.pattern + r"|[.,;:–(?]")
BEFORE: Final = re.compile(r"\W|to|you|they|we|it|and|or|then|not|first|who|that|which|x|only|also"
                           r"|yours")
"""In front of a verb in English; a field is an x."""


def list_words(text: str) -> list[str]:
    """Return the words of a sentence, one for each field; of variants the first."""
    return WORD.findall(fill(text))


def fill(text: str) -> str:
    """Return the sentence with something in the place of each field."""
    return SLOT.sub(lambda slot: slot[1] or "X", text)


def has_verb(lang: str, text: str) -> bool:
    """Whether a known verb is among the words."""
    words = list_words(text.lower())
    if lang == "fr":
        return any(map(is_french, words))
    tokens = [".", *TOKEN.findall(fill(text).lower())]
    return any(map(is_english, words)) or any(
        BEFORE.fullmatch(before) and is_form(word, read_lists()["either"])
        for before, word in pairwise(tokens))


@cache
def read_lists() -> dict[str, frozenset[str]]:
    """Return the lists by their names."""
    texts = tomllib.loads(LISTS.read_text(encoding="utf-8"))
    return {name: frozenset(words.split()) for name, words in texts.items()}


def is_english(word: str) -> bool:
    """A contraction, or a form of a verb of the list."""
    return bool(re.search(r"n’t$|’(?:re|ll|ve|d)$|^it’s$", word)) or is_form(
        word, read_lists()["english"])


def is_form(word: str, verbs: frozenset[str]) -> bool:
    """Whether it is one of these verbs, or one with an ending."""
    stems = {word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("ed"),
             word.removesuffix("d"), re.sub("ie[sd]$", "y", word)}
    return not stems.isdisjoint(verbs)


def is_french(word: str) -> bool:
    """A form of the list, an ending behind a stem of the list, or an imperative in -ez."""
    word = ELIDED.sub("", ELIDED.sub("", word))
    if word in read_lists()["french"] or (
            word.endswith("ez") and word not in {"chez", "assez", "nez"}):
        return True
    return any(word.startswith(stem) and ENDINGS.fullmatch(word[len(stem):])
               for stem in read_lists()["stems"])

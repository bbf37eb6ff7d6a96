"""The names of things, with the article and the preposition that each language asks for."""

from __future__ import annotations

from alexandre.i18n.clean import LONGEST_NAME, clean
from alexandre.i18n.english import ENGLISH
from alexandre.i18n.french import FRENCH
from alexandre.i18n.grammar import Fields, Grammar
from alexandre.i18n.neutral import NEUTRAL
from alexandre.kernel.text import Noun

GRAMMARS: dict[str, Grammar] = {"fr": FRENCH, "en": ENGLISH}
SOURCE = "en"  # whose sentences and names stand in for those that a language lacks


def grammar_of(lang: str) -> Grammar:
    """Its own grammar, or the neutral one."""
    return GRAMMARS.get(lang, NEUTRAL)


def decline(noun: Noun, lang: str, form: str = "plain") -> str:
    """`decline(egypt, "fr", "de")`: « de l’Égypte »; KeyError for a form the language lacks."""
    return grammar_of(lang).forms[form](fields_of(noun, lang))


def fields_of(noun: Noun, lang: str) -> Fields:
    """The fields of a name, cleaned; in a language it does not speak, the bare name; where nobody
    has named it yet, its id in words.

    A board of a player's own may have its names in one language only: they are then quoted as
    they are, for an article of another language would fit by accident alone.
    """
    known = [each for each, _ in noun.forms]
    fields = noun.form(lang if lang in known else SOURCE)
    name = clean(fields.get("name", "") or noun.id.replace("_", " "), LONGEST_NAME)
    if lang not in known:
        return proper(name)
    typeset = grammar_of(lang).typeset
    words = {"name": name, "plural": clean(fields.get("plural", ""), LONGEST_NAME)}
    return {**fields, **{key: typeset(word) for key, word in words.items()}}


def proper(text: str) -> Fields:
    """A text that is its own name: a person, a file, words already put together."""
    return {"name": text, "article": "none"}

"""French: elision and contraction, by gender, number and class of article.

An article is kept with its blank (« le  », « l’ »), so that the name only has to follow it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import partial

from alexandre.i18n.grammar import (
    APOSTROPHE,
    NO_BREAK,
    Fields,
    Grammar,
    add_sign,
    group_digits,
    is_many,
    name_month,
    number_nouns,
    plain,
)

MONTHS = ("janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.",
          "nov.", "déc.")
OF = {"le ": "du ", "la ": "de la ", "les ": "des ", "l’": "de l’"}
TO = {"le ": "au ", "la ": "à la ", "les ": "aux ", "l’": "à l’"}
NUMBERED = number_nouns(
    "action", "assaut", "carte", "case", "chapitre", "dé", "emplacement", "force", "joueur",
    "manche", "niveau", "passage", "pas", "place", "point", "problème", "province", "région",
    "section", "siège", "somme", "table", "total", "tour", "vitesse")


def le(name: Fields) -> str:
    """« l’Égypte », « le Pont », « la lyre », « les Indes », « Tyr »."""
    return _article(name) + name["name"]


def un(name: Fields) -> str:
    """« une lyre », « un hoplite »; a name that takes no article keeps none."""
    if not _article(name):
        return name["name"]
    if is_many(name):
        return "des " + name["name"]
    return ("une " if _is_feminine(name) else "un ") + name["name"]


def de(name: Fields) -> str:
    """« de l’Égypte », « du Pont », « des Indes », « de Tyr », « d’Athènes »."""
    return _contract(OF, name) or d(name)


def à(name: Fields) -> str:
    """« à l’Égypte », « au Pont », « aux Indes », « à Tyr »."""
    return _contract(TO, name) or "à " + name["name"]


def en(name: Fields) -> str:
    """The place where someone is or goes: « en Égypte », « dans le Pont », « aux Indes », « à Tyr
    ».
    """
    place = _place(name)
    if place == "en":
        return "en " + name["name"]
    return à(name) if place == "à" else f"{place} {le(name)}"


def venant(name: Fields) -> str:
    """The place from which someone comes: « d’Égypte », « du Pont », « des Indes », « de Tyr »."""
    return d(name) if _place(name) == "en" else de(name)


def d(name: Fields) -> str:
    """Without article: « pas d’amphore », « une carte de lyre »."""
    return _elide("de", name) + name["name"]


def que(name: Fields) -> str:
    """« plus que l’Égypte », « plus qu’Alice »."""
    return "que " + le(name) if _article(name) else _elide("que", name) + name["name"]


def pluriel(name: Fields) -> str:
    """« lyres », « chevaux »."""
    if is_many(name):
        return name["name"]
    return name.get("plural") or _with_s(name["name"])


def les(name: Fields) -> str:
    """« les lyres », « les chevaux »."""
    return "les " + pluriel(name)


def compte(name: Fields, number: int) -> str:
    """« une lyre », « 2 lyres »."""
    return un(name) if number == 1 else f"{number}{NO_BREAK}{pluriel(name)}"


def agree(name: Fields, variants: Sequence[str]) -> str:
    """« pris | prise », or with the plurals « pris | prise | pris | prises »."""
    place = int(_is_feminine(name))
    if len(variants) == 4 and is_many(name):
        place += 2
    return variants[place]


def is_plural(number: int) -> bool:
    """« 0 carte », « 1 carte », « 2 cartes »."""
    return abs(number) > 1


def typeset(text: str) -> str:
    """No-break spaces inside « », before : ; ! ? % and before the number of a player, a turn and
    the like; the curled apostrophe."""
    text = text.replace("\u202f", NO_BREAK).replace("'", APOSTROPHE)
    text = NUMBERED.sub(rf"\1{NO_BREAK}", text)
    return re.sub(r"(?<=«) | (?=[:;!?%»])", NO_BREAK, text)


def _article(name: Fields) -> str:
    if not _takes_article(name):
        return ""
    if is_many(name):
        return "les "
    if _is_elided(name):
        return "l’"
    return "la " if _is_feminine(name) else "le "


def _takes_article(name: Fields) -> bool:
    """A name of which the gender is not told cannot bear an article."""
    return name.get("article", "def" if "gender" in name else "none") == "def"


def _contract(contractions: Mapping[str, str], name: Fields) -> str:
    """The preposition melted into the article; empty when there is none to melt with.

    Words of ours may come with the article already on them (« le hasard »).
    """
    article, bare = _article(name), name["name"]
    if not article:
        article = next((each for each in ("le ", "les ") if bare.startswith(each)), "")
        bare = bare[len(article) :]
    return contractions[article] + bare if article else ""


def _elide(word: str, name: Fields) -> str:
    return word[:-1] + APOSTROPHE if _is_elided(name) else word + " "


def _is_elided(name: Fields) -> bool:
    """Before a vowel or a mute h; « h: aspirated » forbids it (« le héros », « le Yémen »)."""
    if name.get("h") == "aspirated":
        return False
    letters = _letters(name["name"])
    if letters.startswith("h"):
        return "gender" in name or letters[1:2] not in "au"  # « d’Hélène », but « de Hassan »
    if letters.startswith("y"):
        return letters[1:2] not in "aeiou"  # « d’Yves », but « de Yann »
    return letters.startswith(("a", "e", "i", "o", "u", "œ", "æ"))


def _letters(text: str) -> str:
    """Small letters without their accents."""
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(each for each in parts if not unicodedata.combining(each))


def _place(name: Fields) -> str:
    """The preposition of place: told, or the usual one of such a name."""
    if "place" in name:
        return name["place"]
    if not _takes_article(name) or is_many(name):
        return "à"
    return "en" if _is_feminine(name) or _is_elided(name) else "dans"


def _is_feminine(name: Fields) -> bool:
    return name.get("gender") == "f"


def _with_s(word: str) -> str:
    return word if word.endswith(("s", "x", "z")) else word + "s"


def _ordinal(number: int) -> str:
    return "1er" if number == 1 else f"{number}e"


def _feminine_ordinal(number: int) -> str:
    return "1re" if number == 1 else f"{number}e"


def _day(number: int) -> str:
    """Of a month: « le 1er mai », « le 2 mai »."""
    return "1er" if number == 1 else str(number)


FRENCH = Grammar(
    forms={
        "plain": plain,
        "interne": plain,
        "le": le,
        "un": un,
        "de": de,
        "à": à,
        "en": en,
        "venant": venant,
        "d": d,
        "que": que,
        "pluriel": pluriel,
        "les": les,
    },
    tallies={"compte": compte},
    counts={
        "plain": lambda number: group_digits(number, NO_BREAK),
        "signed": lambda number: add_sign(number, NO_BREAK),
        "ordinal": _ordinal,
        "jour": _day,
        "mois": partial(name_month, MONTHS),
        "ordinale": _feminine_ordinal,
    },
    joins={"plain": ", ", "et": " et ", "ou": " ou ", "puis": f"{NO_BREAK}; ",
           "apart": " ", "points": " · "},
    inner="interne",
    capitals=frozenset(("Alexandre", "Bucéphale", "Tyr")),
    agree=agree,
    is_plural=is_plural,
    typeset=typeset,
)

"""Names of every class, and catalogues small enough to read in the test that uses them."""

from __future__ import annotations

import io
from collections.abc import Mapping

from babel.messages import Catalog
from babel.messages.mofile import write_mo

from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.words import Words
from alexandre.kernel.text import Noun

Texts = Mapping[str, str | tuple[str, str]]


def noun(id: str, fr: Mapping[str, str], en: Mapping[str, str]) -> Noun:
    """A name in both languages."""
    return Noun(id, (("fr", tuple(fr.items())), ("en", tuple(en.items()))))


EGYPT = noun("egypt", {"name": "Égypte", "gender": "f", "place": "en"}, {"name": "Egypt"})
PONTUS = noun("pontus", {"name": "Pont", "gender": "m", "place": "dans"}, {"name": "Pontus"})
INDIES = noun(
    "indies",
    {"name": "Indes", "gender": "f", "number": "p"},
    {"name": "Indies", "number": "p", "article": "def"},
)
TYRE = noun(
    "tyre", {"name": "Tyr", "gender": "f", "article": "none"}, {"name": "Tyre", "place": "at"}
)
ATHENS = noun(
    "athens", {"name": "Athènes", "gender": "f", "article": "none"}, {"name": "Athens"}
)
HYRCANIA = noun("hyrcania", {"name": "Hyrcanie", "gender": "f"}, {"name": "Hyrcania"})
IRAN = noun("iran", {"name": "Iran", "gender": "m"}, {"name": "Iran"})
EUPHRATES = noun(
    "euphrates",
    {"name": "Euphrate", "gender": "m", "place": "sur"},
    {"name": "Euphrates", "article": "def", "place": "on"},
)
HINDU_KUSH = noun(
    "hindu_kush",
    {"name": "Hindou Kouch", "gender": "m", "h": "aspirated"},
    {"name": "Hindu Kush", "article": "def"},
)
YEMEN = noun(
    "yemen", {"name": "Yémen", "gender": "m", "h": "aspirated", "place": "à"}, {"name": "Yemen"}
)

LYRE = noun("lyre", {"name": "lyre", "gender": "f"}, {"name": "lyre"})
AMPHORA = noun(
    "amphora", {"name": "amphore", "gender": "f"}, {"name": "amphora", "plural": "amphorae"}
)
TEMPLE = noun("temple", {"name": "temple", "gender": "m"}, {"name": "temple"})
HOPLITE = noun("hoplite", {"name": "hoplite", "gender": "m"}, {"name": "hoplite"})
HORSE = noun("horse", {"name": "cheval", "gender": "m", "plural": "chevaux"}, {"name": "horse"})
HERO = noun(
    "hero",
    {"name": "héros", "gender": "m", "h": "aspirated"},
    {"name": "hero", "plural": "heroes"},
)
HOUR = noun("hour", {"name": "heure", "gender": "f"}, {"name": "hour", "h": "mute"})


def catalogue(lang: str, texts: Texts) -> Catalogue:
    """The compiled catalogue of a few sentences; a pair is singular and plural."""
    source = Catalog(locale=lang, charset="utf-8")
    for key, text in texts.items():
        source.add(key if isinstance(text, str) else (key, key), text)
    out = io.BytesIO()
    write_mo(out, source)
    return Catalogue(lang, out.getvalue())


def words(lang: str, texts: Texts) -> Words:
    """Words that know a few sentences of one language."""
    return Words([catalogue(lang, texts)])

"""Who computer players are, as data: five levels, the older ones, characters with a leaning.

What a level does in a title is the title's data (`Hints.level`), and what a leaning weighs
(`Hints.leaning`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from alexandre.kernel.meta import Level

LADDER: Final = ("beginner", "amateur", "experienced", "expert", "master")  # weakest first

RANDOM: Final = "random"
GREEDY: Final = "greedy"
FARSIGHTED: Final = "farsighted"
# Of saves and programs from before the ladder: they keep their strength.
OLDER: Final[Mapping[str, Level]] = {
    RANDOM: Level("random"), GREEDY: Level("greedy"), FARSIGHTED: Level("farsighted")}

BOLD: Final = "bold"
THRIFTY: Final = "thrifty"
BUILDER: Final = "builder"
LEANINGS: Final = (BOLD, THRIFTY, BUILDER)


@dataclass(frozen=True)
class Character:
    """A named opponent: a level, and a leaning by which it differs from others of that level."""

    id: str
    people: str
    level: str
    leaning: str


CHARACTERS: Final[Mapping[str, Character]] = {each.id: each for each in (
    Character("thais", "greek", "beginner", BOLD),
    Character("diogenes", "greek", "beginner", THRIFTY),
    Character("deinocrates", "greek", "amateur", BUILDER),
    Character("sisygambis", "persian", "amateur", THRIFTY),
    Character("olympias", "macedonian", "experienced", BOLD),
    Character("artabazus", "persian", "experienced", THRIFTY),
    Character("mazaeus", "persian", "experienced", BUILDER),
    Character("cleitus", "macedonian", "expert", BOLD),
    Character("ariobarzanes", "persian", "expert", THRIFTY),
    Character("seleucus", "macedonian", "expert", BUILDER),
    Character("perdiccas", "macedonian", "master", BOLD),
    Character("eumenes", "greek", "master", THRIFTY),
)}
CAST: Final = tuple(CHARACTERS)


def rank_of(name: str) -> str:
    """The level itself, that of a character, or "" for a person."""
    character = CHARACTERS.get(name)
    return name if character is None else character.level

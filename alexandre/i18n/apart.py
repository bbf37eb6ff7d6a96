"""Distinct names for players who would otherwise be called alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from alexandre.kernel.record import NAME_MOST


def tell_apart(names: Sequence[str], unnamed: Sequence[str] = ()) -> list[str]:
    """The names, with a number where two would be read alike; empty ones stay, and are read as
    `unnamed` has them."""
    taken = {fold(words) for name, words in zip(names, unnamed, strict=False) if not name}
    apart = []
    for name in names:
        number, own = 1, name
        while own and fold(own) in taken:
            number += 1
            own = f"{name[:NAME_MOST - 3]} {number}"
        taken.add(fold(own))
        apart.append(own)
    return apart


def fold(name: str) -> str:
    """The name without what nobody sees of it: case, blanks, ways to write an accent."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())

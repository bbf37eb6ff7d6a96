"""A language that nobody speaks: English, every sentence longer and every letter with a mark.

It finds what two languages cannot: words that are in no catalogue, and rooms that hold only what
was measured.
"""

from __future__ import annotations

from alexandre.content import data
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.pattern import Slot, parse
from alexandre.i18n.words import Words

MARKED = str.maketrans("AEIOUYaceinouyz", "ÂÊÎÔÛŶâçêîñôûŷž")
LONGER = 5  # letters, to which two more are added


class PseudoCatalogue(Catalogue):
    """The English sentences, marked and stretched; their slots stay as they are."""

    def pattern(self, key: str, n: int | None = None) -> str | None:
        """The sentence of that key, changed."""
        plain = super().pattern(key, n)
        return None if plain is None else "".join(
            piece.source if isinstance(piece, Slot) else stretch(piece) for piece in parse(plain))


def stretch(text: str) -> str:
    """Two fifths longer, each word by itself, so that lines may be broken as before."""
    words = [word + "~" * (len(word) * 2 // LONGER) for word in text.split(" ")]
    return " ".join(words).translate(MARKED).replace("{", "{{").replace("}", "}}")


def pseudo_words() -> Words:
    """The only language at hand."""
    return Words([PseudoCatalogue("en", data.catalogue("en"))])

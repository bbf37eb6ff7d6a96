"""The random number generator sfc32 in whole numbers, the same on every machine.

sfc32 is Chris Doty-Humphrey's "small fast counting" generator (public domain, from PractRand):
three words and a counter of 32 bits.  `NAME` goes into saves, beside the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

NAME: Final = "sfc32"
SEED_MOST: Final = 2**63 - 1

_WORD: Final = 0xFFFFFFFF
_WORDS: Final = 2**32  # how many different words there are
_WARM_UP: Final = 15  # rounds after which every bit of the seed has reached every word


class Rng:
    """A stream of integers; streams of one seed differ by name and know nothing of each other.

    An Rng is a `Rnd` of the contract: `rng(n)` is one of 0 … n - 1.
    """

    def __init__(self, seed: int, stream: str = "game") -> None:
        if not 0 <= seed <= SEED_MOST:
            raise ValueError(f"no seed: {seed}")
        self._a: int = seed & _WORD
        self._b: int = seed >> 32
        self._c: int = name_word(stream)
        self._counter: int = 1
        self._mix()

    def __call__(self, n: int) -> int:
        """An integer of 0 … n - 1, each exactly as likely; n of 1 … 2**64."""
        if not 1 <= n <= _WORDS * _WORDS:
            raise ValueError(f"no number below {n}")
        if n <= _WORDS:
            return self._below(n)
        most = _WORDS * _WORDS - _WORDS * _WORDS % n
        number = self.word() * _WORDS + self.word()
        while number >= most:
            number = self.word() * _WORDS + self.word()
        return number % n

    def word(self) -> int:
        """The next 32 bits."""
        b, c = self._b, self._c
        word = (self._a + b + self._counter) & _WORD
        self._counter = (self._counter + 1) & _WORD
        self._a = b ^ (b >> 9)
        self._b = (c + (c << 3)) & _WORD
        self._c = ((((c << 21) & _WORD) | (c >> 11)) + word) & _WORD
        return word

    def _mix(self) -> None:
        a, b, c, counter = self._a, self._b, self._c, self._counter  # as `word`, without storing
        for _round in range(_WARM_UP):
            word = (a + b + counter) & _WORD
            counter = (counter + 1) & _WORD
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & _WORD
            c = ((((c << 21) & _WORD) | (c >> 11)) + word) & _WORD
        self._a, self._b, self._c, self._counter = a, b, c, counter

    def _below(self, n: int) -> int:
        most = _WORDS - _WORDS % n  # the words beyond it would favour the small numbers
        word = self.word()
        while word >= most:
            word = self.word()
        return word % n


def lot(seed: int, index: int, total: int) -> int:
    """Lot number `index` of a seed: one of 0 … total - 1, and nothing else decides which.

    No generator is kept, so that what is taken back and played again draws the same lots.
    """
    if not 0 <= index < _WORDS:
        raise ValueError(f"no lot number: {index}")
    rng = Rng(seed, "lot")
    rng._c ^= index
    rng._mix()
    return rng(total)


def draw_weighted(weights: Sequence[int], rnd: Callable[[int], int]) -> int:
    """A place of the list, drawn by its weight."""
    ticket = rnd(sum(weights))
    for place, weight in enumerate(weights):
        if ticket < weight:
            return place
        ticket -= weight
    raise ValueError("weights without a sum")


def name_word(name: str) -> int:
    """A name as 32 bits: FNV-1a of its UTF-8."""
    word = 2166136261
    for byte in name.encode():
        word = (word ^ byte) * 16777619 & _WORD
    return word

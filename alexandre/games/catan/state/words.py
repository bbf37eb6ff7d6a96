"""The words of a position: phases, kinds, parts of a score; and how its counts are named."""

from __future__ import annotations

from typing import Any, Final

from alexandre.games.catan.tables import NOBODY

PHASES: Final = (
    "first", "deal", "roll", "die", "discard", "robber", "victim", "steal", "supply", "march",
    "token", "bid", "pay", "penalty", "main", "card", "free", "compose", "answer", "choose",
    "claim", "over")
(FIRST, DEAL, ROLL, DIE, DISCARD, ROBBER, VICTIM, STEAL, SUPPLY, MARCH, TOKEN, BID, PAY, PENALTY,
 MAIN, CARD, FREE, COMPOSE, ANSWER, CHOOSE, CLAIM, END) = range(22)
BY_CHANCE: Final = (FIRST, DEAL, DIE, STEAL, SUPPLY, TOKEN, CARD, CLAIM)
DONE: Final = (CLAIM, END)  # at any moment of a turn, and of another's
AUCTION: Final = (BID, PAY, PENALTY)
OPEN: Final = (ROLL, MARCH, MAIN)  # where a development card can be played

KNIGHT, POINT, ROADS, INVENTION, MONOPOLY = range(5)
VILLAGE, HUNGER, BRIDGE, COMBAT, STATUE = range(5)
KINDS: Final = 4  # of tokens
PIECES: Final = 3
NONE: Final = -1
NOTHING: Final = (0, 0, 0, 0, 0, 0)
PARTS: Final = ("villages", "cities", "advisers", "longest_road", "largest_army", "cards")


def named(names: tuple[str, ...], counts: Any) -> dict[str, int]:
    """What there is of each, by name; what there is none of is left out."""
    return {name: n for name, n in zip(names, counts, strict=False) if n}


def maybe(seat: int) -> int | None:
    """A seat, None for nobody."""
    return None if seat == NOBODY else seat


def changed(numbers: list[int], place: int, n: int) -> list[int]:
    """The same numbers, another one at one place: the old list may be shared."""
    found = numbers[:]
    found[place] = n
    return found

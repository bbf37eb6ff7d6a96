"""The words of a position: phases, kinds, parts of a score."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.meta import AUCTIONS
from alexandre.kernel.declared import words_of
from alexandre.kernel.fields import NONE


class Phase:
    """A point of the match that waits for somebody, or for chance."""

    FIRST: Final = 0
    DEAL: Final = 1
    ROLL: Final = 2
    DIE: Final = 3
    DISCARD: Final = 4
    ROBBER: Final = 5
    VICTIM: Final = 6
    STEAL: Final = 7
    SUPPLY: Final = 8
    MARCH: Final = 9
    TOKEN: Final = 10
    BID: Final = 11
    PAY: Final = 12
    PENALTY: Final = 13
    MAIN: Final = 14
    CARD: Final = 15
    FREE: Final = 16
    COMPOSE: Final = 17
    ANSWER: Final = 18
    CHOOSE: Final = 19
    COUNTER: Final = 20
    REPLY: Final = 21
    CLAIM: Final = 22
    OVER: Final = 23


PHASES: Final = words_of(Phase)
DONE: Final = (Phase.CLAIM, Phase.OVER)  # at any moment of a turn, and of another's
AUCTION: Final = (Phase.BID, Phase.PAY, Phase.PENALTY)
TRADING: Final = (Phase.COMPOSE, Phase.ANSWER, Phase.CHOOSE, Phase.COUNTER, Phase.REPLY)
COUNTERING: Final = (Phase.ANSWER, Phase.COUNTER)  # the decider has terms of his own  [9.8]
OPEN: Final = (Phase.ROLL, Phase.MARCH, Phase.MAIN)  # where a development card can be played

# In the order of CARDS.
KNIGHT: Final = 0
POINT: Final = 1
ROADS: Final = 2
INVENTION: Final = 3
MONOPOLY: Final = 4

VILLAGE: Final = 0  # of AUCTIONS
COMBAT: Final = 3
TOKENS: Final = AUCTIONS[1:]
KINDS: Final = 4  # of tokens
PIECES: Final = 3
PARTS: Final = ("villages", "cities", "advisers", "longest_road", "largest_army", "cards")


def count_by_name(names: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    """The number of each, by name; zeros are left out."""
    return {name: n for name, n in zip(names, counts, strict=True) if n}


def maybe(seat: int) -> int | None:
    """A seat, None for nobody."""
    return None if seat == NONE else seat

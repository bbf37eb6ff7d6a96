"""Games of Catan told in a few words, from the first card or from a position.

`tell` changes the dump of a game that has just begun and has it loaded, so that what breaks a law
cannot be told: cards that a hand names are taken from the stacks first, then from the supply, and
tokens are turned over as Alexander's place asks.  From there all goes through `legal` and `apply`.
"""

from __future__ import annotations

from typing import Any, cast

from alexandre.games import load
from alexandre.games.catan.meta import AUCTIONS, RESOURCES
from alexandre.games.catan.state import Position
from alexandre.games.catan.state.points import score_of
from alexandre.games.catan.tables import EVENT
from tests.helpers.tell import Story

LETTERS = {"w": "wood", "s": "wool", "g": "grain", "b": "brick", "o": "ore", "x": "gold"}
TOKENS = AUCTIONS[1:]


class March(Story):
    """A story with the words of this title."""

    @property
    def table(self) -> Position:
        """The position."""
        return cast(Position, self.state)

    def hand(self, seat: int = 0) -> str:
        """The goods of a seat as letters: wood, sheep, grain, brick, ore, x for gold."""
        held = self.dump()["hands"][seat]
        return "".join(letter * held.get(good, 0) for letter, good in LETTERS.items())

    def phase(self) -> str:
        """The present question."""
        return str(self.dump()["phase"])

    def points(self, seat: int = 0) -> int:
        """The points of a seat, hidden ones included."""
        return score_of(self.table, seat)

    def deals(self, letters: str) -> March:
        """Cards of the supply, one for each letter."""
        for letter in letters:
            self.play(f"deal {LETTERS[letter]}")
        return self

    def rolls(self, one: int, other: int) -> March:
        """The dice of a turn."""
        self.play(f"roll; die {one}; die {other}")
        return self

    def passes(self, times: int) -> March:
        """So many seats leave the auction."""
        for _each in range(times):
            self.play("pass")
        return self


def begin(seats: int = 4, first: int = 0, hands: str = "wsgbo", **options: Any) -> March:
    """A game up to its first supply: every hand is dealt the same letters."""
    game = load("catan")
    story = March(game, game.start(seats, options))
    story.play(f"first {first}")
    for _seat in range(seats):
        story.deals(hands)
    return story


def count_goods(word: str) -> dict[str, int]:
    """Goods by name."""
    return {good: word.count(letter) for letter, good in LETTERS.items() if letter in word}


def tell(*hands: str, seats: int = 4, alexander: int = 2, phase: str = "main", supply: str = "",
         sites: dict[str, tuple[int, str]] | None = None, roads: dict[str, int] | None = None,
         options: dict[str, Any] | None = None, dice: tuple[int, int] = (2, 1),
         **changes: Any) -> March:
    """A position in words: seat 0 is on turn unless told; a word of letters for each hand.

    `supply`: what is left of it; all else lies in the stacks.  `roads`: sides to seats.
    """
    game = load("catan")
    dump = game.start(seats, options or {}).dump()
    held = [count_goods(hands[seat] if seat < len(hands) else "") for seat in range(seats)]
    left = {good: 19 - sum(each.get(good, 0) for each in held) - count_goods(supply).get(good, 0)
            for good in RESOURCES}
    turn = alexander + (phase in ("roll", "march"))
    dump.update(
        phase=phase, turn=turn, alexander=alexander, hands=held, supply=count_goods(supply),
        stacks={good: n for good, n in left.items() if n},
        dice=[0, 0] if phase == "roll" or turn == 1 else list(dice),
        sites={corner: list(site) for corner, site in (sites or {}).items()},
        roads=roads or {},
        **tokens_passed(alexander, changes),
    )
    dump.update(changes)
    if "rolls" not in changes:
        dump["rolls"] = rolls_thrown(dump["turn"], dump["dice"])
    return March(game, game.load(dump))


def rolls_thrown(turn: int, dice: list[int]) -> list[int]:
    """Sevens on every turn from the second one on; on this one what lies on the table."""
    rolls = [0] * 11
    rolls[5] = max(0, turn - 2)
    if all(dice):
        rolls[sum(dice) - 2] += 1
    return rolls


def tokens_passed(alexander: int, changes: dict[str, Any]) -> dict[str, Any]:
    """The tokens of the points passed: those that nobody holds are lost."""
    route = cast(Any, load("catan")).tables.route
    shown = sum(stop.kind == EVENT for stop in route[1:alexander + 1])
    pool, lost = dict.fromkeys(TOKENS, 7), dict.fromkeys(TOKENS, 0)
    for each in changes.get("tokens", ()):
        for kind, n in each.items():
            pool[kind] -= n
            shown -= n
    kind = changes.get("auction")
    if kind in TOKENS:
        pool[kind] -= 1
        shown -= 1
    for _token in range(shown):
        most = max(TOKENS, key=lambda each: pool[each])
        pool[most] -= 1
        lost[most] += 1
    return {"token_pool": pool, "lost": {kind: n for kind, n in lost.items() if n}}


def auction(kind: str, *hands: str, army: tuple[int, ...] = (), **changes: Any) -> March:
    """An auction of that kind about to begin, seat 0 to bid first."""
    alexander = 1 if kind == "village" else 2
    seats = changes.get("seats", 4)
    knights = [*army, *[0] * seats][:seats]
    used = sum(knights)
    return tell(*hands, alexander=alexander, phase="bid",
                auction=kind, army=knights, **({"deck": deck_without(knight=used)} | changes))


def deck_without(**taken: int) -> dict[str, int]:
    """The development cards less those that are elsewhere."""
    full = {"knight": 14, "point": 5, "roads": 2, "invention": 2, "monopoly": 2}
    return {card: n - taken.get(card, 0) for card, n in full.items() if n > taken.get(card, 0)}

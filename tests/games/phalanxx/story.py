"""Games of Phalanxx told in a few words: from the first card, or from a position.

`begun` plays the set-up with chance named; `tell` builds a dump, fills in what was not said so
that every law of the box holds, and has the game load it.  From there all goes through `legal`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.state import Position
from tests.helpers.tell import Story

STARTS = {
    1: [("persepolis", "teima")],
    2: [("persepolis", "tadmor"), ("issos", "gerrha")],
    3: [("sardes", "zaranka"), ("baktra", "siwa"), ("persepolis", "tadmor")],
    4: [("issos", "pattala"), ("baktra", "tadmor"), ("persepolis", "teima"),
        ("alexandreia", "gerrha")],
}
RIVAL = ("issos", "damaskos", "babylon", "siwa", "tadmor", "gerrha", "isatis")
ABILITIES = ("intrigue", "merchant", "legend", "forced_march")
Cards = Mapping[int, Sequence[str]]
Numbers = Mapping[int, int]


class PhalanxxStory(Story):
    """A story with the words of this title."""

    @property
    def table(self) -> Position:
        """The position."""
        return cast(Position, self.state)

    def talents(self, player: int = 0) -> int:
        """The talents of a player."""
        return self.table.talents[player]

    def strength(self, player: int = 0) -> int:
        """The place on the strength track."""
        return self.table.force[player]

    def hand_of(self, player: int = 0) -> list[str]:
        """The cards of a hand."""
        value: list[str] = self.dump()["hands"][player]
        return value

    def row(self) -> list[str]:
        """The row, from the far right."""
        value: list[str] = self.dump()["row"]
        return value

    def owner(self, region: str) -> int | None:
        """The owner of a region."""
        value: int | None = self.dump()["owners"].get(region)
        return value

    def dice(self, player: int = 0) -> list[str]:
        """The personal dice."""
        value: list[str] = self.dump()["dice"][player]
        return value


def game() -> Phalanxx:
    """The title on its board."""
    return cast(Phalanxx, load("phalanxx"))


def fresh(seats: int = 2, **options: Any) -> PhalanxxStory:
    """The table before anything is dealt."""
    title = game()
    return PhalanxxStory(title, title.start(seats, options))


def tell(seats: int = 2, *, phase: str = "act", dice: Mapping[int, str] | None = None,
         rolled: str = "white 4, white 3, white 2", hands: Cards | None = None,
         played: Cards | None = None, turned: Numbers | None = None,
         owners: Mapping[str, int] | None = None, talents: Numbers | None = None,
         row: Sequence[str] = (), deck: int = 2, lost: Numbers | None = None,
         abilities: Sequence[str] = ABILITIES, side: str = "plain", intrigue: str = "exact",
         secret: Cards | None = None, round: int = 4, **changes: Any) -> PhalanxxStory:
    """A position: what is named, and what must be there beside it.

    `dice`: player → his three; by default 3, 3, 3.  `row` is filled up with cards that are not
    mentioned; `owners` stands beside the starts unless it begins with "only".
    """
    title = game()
    dump = fresh(seats, side=side, intrigue=intrigue).dump()
    players = max(2, seats)
    hands, played = hands or {}, played or {}
    mentioned = {card for cards in (*hands.values(), *played.values(), row) for card in cards}
    dump |= {
        "phase": phase,
        "round": round,
        "action_cards": [*abilities[:seats], *[""] * (players - seats)],
        "dice": [trio((dice or {}).get(each, "white 3, orange 3, violet 3"))
                 for each in range(players)],
        "rolled": trio(rolled),
        "talents": [(talents or {}).get(each, 10 * (each < seats)) for each in range(players)],
        "hands": [list(hands.get(each, ())) for each in range(players)],
        "secret": [list((secret or {}).get(each, ())) for each in range(players)],
        "played": [list(played.get(each, ())) for each in range(players)],
        "turned": [(turned or {}).get(each, 0) for each in range(players)],
        "deck": deck,
    }
    dump["owners"] = starting_owners(seats) if owners is None else dict(owners)
    kinds = title.tables.sides[seats - 1].kinds
    ids = [region.id for region in title.tables.regions]
    used = [sum(1 + (kinds[ids.index(region)] == 2) for region, holder in dump["owners"].items()
                if holder == each) for each in range(players)]
    dump["reserve"] = [12 - used[each] - (lost or {}).get(each, 0) for each in range(players)]
    dump["unseen"], spare = pile(title, seats, deck, mentioned)
    if len(row) < 5 and phase != "refill":
        row = [*row, *spare[:5 - len(row)]]
    dump["row"] = list(row)
    return PhalanxxStory(title, title.load(dump | changes))


def starting_owners(seats: int) -> dict[str, int]:
    """The owners at the beginning."""
    owners = {region: seat for seat, pair in enumerate(STARTS[seats]) for region in pair}
    return owners | dict.fromkeys(RIVAL, 1) if seats == 1 else owners


def trio(text: str) -> list[str | None]:
    """Three dice, `-` for none."""
    return [None if each == "-" else each for each in text.split(", ")]


def pile(title: Phalanxx, seats: int, deck: int, mentioned: set[str]) -> tuple[list[str],
                                                                              list[str]]:
    """The cards that never came, and what is left over of those not mentioned."""
    tables = title.tables
    removed = tables.box.removed[seats - 1]
    waits = "heroism" not in mentioned and deck > 0
    unseen: list[str] = []
    spare: list[str] = []
    left = deck
    for epoch in (2, 1, 0):
        cards = [card.id for card in tables.cards if card.epoch == epoch]
        there = min(left, len(cards) - removed + (epoch == 2))
        left -= there
        count = removed + there - (epoch == 2 and waits)
        free = [card for card in cards if card not in mentioned]
        assert len(free) >= count, "too many cards of an epoch are mentioned"
        unseen += free[len(free) - count:]
        spare += free[:len(free) - count]
    return unseen + ["heroism"] * waits, spare

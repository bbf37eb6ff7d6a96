"""Everything that can happen in Birth of an Empire, each with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.empire.meta import KINDS
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Birth of an Empire."""
    return Msg(f"empire.event.{key}", tuple(args.items()))


@dataclass(frozen=True)
class TurnBegan(Event):
    """A turn of a region began; in its first the armies gather on its symbol.  [3.1] [3.2]"""

    region: Noun
    number: int
    turn: int

    def msg(self) -> Msg:
        key = "region_began" if self.turn == 1 else "turn_began"
        return line(key, region=self.region, number=self.number, turn=self.turn)


@dataclass(frozen=True)
class BoxesFilled(Event):
    """A seat has split its resources; `boxes` is None to those who may not know how.  [4.2]

    `boxes`: order, armies, temples, cities; on later turns temples and cities.
    """

    seat: int
    boxes: tuple[int, ...] | None

    def msg(self) -> Msg:
        if self.boxes is None:
            return line("boxes_filled", who=Who(self.seat))
        return line("boxes_filled_seen", who=Who(self.seat), boxes=list_boxes(self.boxes))


@dataclass(frozen=True)
class BoxesRevealed(Event):
    """Everybody's boxes were shown at once.  [4.2]"""

    boxes: tuple[tuple[int, ...], ...]

    def msg(self) -> Msg:
        parts = tuple(line("boxes_of", who=Who(seat), boxes=list_boxes(each))
                      for seat, each in enumerate(self.boxes))
        return line("boxes_revealed", parts=parts)


@dataclass(frozen=True)
class LotDrawn(Event):
    """Of several who tied, a lot put this seat first.  [5.4]"""

    seat: int


@dataclass(frozen=True)
class PlaceTaken(Event):
    """A seat chose its place in the order.  [5.3]"""

    seat: int
    place: int


@dataclass(frozen=True)
class OrderSet(Event):
    """The order of the region is complete, the first seat first.  [5.1]"""

    order: tuple[int, ...]

    def msg(self) -> Msg:
        return line("order_set", seats=tuple(Who(seat) for seat in self.order))


@dataclass(frozen=True)
class ArmiesMarched(Event):
    """Armies went along an arrow; `origin` is None where they gather.  [6.1]

    `way`: the ids of both ends; `cost`: what the group pays, 0 for those who join it.
    """

    seat: int
    armies: int
    origin: Noun | None
    target: Noun
    way: tuple[str, str]
    cost: int
    is_ship: bool

    def msg(self) -> Msg:
        if self.origin is None:
            return line("armies_gathered", who=Who(self.seat), n=self.armies, target=self.target)
        key = "armies_sailed" if self.is_ship else "armies_marched"
        return line(key, who=Who(self.seat), n=self.armies, origin=self.origin,
                    target=self.target)


@dataclass(frozen=True)
class CrossingPaid(Event):
    """A group paid for its crossing.  [6.5]"""

    seat: int
    temples: int
    cities: int

    def msg(self) -> Msg:
        boxes = "both" if self.temples and self.cities else "temples" if self.temples else "cities"
        return line(f"crossing_paid_{boxes}", who=Who(self.seat), n=self.temples + self.cities,
                    temples=self.temples, cities=self.cities)


@dataclass(frozen=True)
class GoalEntered(Event):
    """The first army entered the goal: the region ends with this turn.  [6.8]"""

    seat: int
    province: Noun


@dataclass(frozen=True)
class BuildingDeclared(Event):
    """A temple or a city was laid in a province.  [7.1]"""

    seat: int
    kind: int
    province: Noun
    id: str

    def msg(self) -> Msg:
        return line(f"{KINDS[self.kind]}_declared", who=Who(self.seat), province=self.province)


@dataclass(frozen=True)
class TurnEnded(Event):
    """A seat said that it was done.  [3.4]"""

    seat: int


@dataclass(frozen=True)
class ProvinceHeld(Event):
    """A province was scored for most armies; `seat` is None if several have as many.  [8.2]

    `armies`: by seat.
    """

    province: Noun
    id: str
    seat: int | None
    points: int
    armies: tuple[int, ...]

    def msg(self) -> Msg:
        if self.seat is None:
            return line("province_tied", province=self.province)
        return line("province_held", who=Who(self.seat), province=self.province, n=self.points)


@dataclass(frozen=True)
class BuildingRaised(Event):
    """A temple or a city was paid for and stands.  [8.3-8.5]

    `rivals`: who had to give way; `second`: the most that one of them has in that box.
    """

    seat: int
    kind: int
    province: Noun
    id: str
    price: int
    points: int
    rivals: tuple[int, ...]
    second: int | None

    @property
    def is_outbid(self) -> bool:
        """Whether the price is one more than the second has.  [8.5]"""
        return self.second is not None and self.price == self.second + 1

    def msg(self) -> Msg:
        kind = KINDS[self.kind]
        args: dict[str, Arg] = {"who": Who(self.seat), "province": self.province,
                                "n": self.points, "price": self.price}
        if self.second is None:
            return line(f"{kind}_raised", **args)
        args["rivals"] = tuple(Who(seat) for seat in self.rivals)
        if not self.is_outbid:  # [8.7]
            return line(f"{kind}_printed", **args)
        return line(f"{kind}_won", **args, second=self.second)


@dataclass(frozen=True)
class BuildingFailed(Event):
    """A building, or several, went back to their owners.  [8.3-8.7]

    `reason`: "short" if it could not be paid, "tied" if nobody had the most.
    """

    seats: tuple[int, ...]
    kind: int
    province: Noun
    id: str
    reason: str

    def msg(self) -> Msg:
        return line(f"{KINDS[self.kind]}_{self.reason}", province=self.province,
                    seats=tuple(Who(seat) for seat in self.seats))


@dataclass(frozen=True)
class RoundScored(Event):
    """All provinces of a round were scored; `points` of each seat: provinces, temples, cities.
    [8.1]
    """

    region: Noun
    turn: int
    points: tuple[tuple[int, ...], ...]

    def msg(self) -> Msg:
        return line("round_scored", turn=self.turn, parts=self.told)

    @property
    def told(self) -> tuple[Msg, ...]:
        """The sum of every seat."""
        return tuple(line("round_of", who=Who(seat), n=sum(each))
                     for seat, each in enumerate(self.points))


@dataclass(frozen=True)
class RegionEnded(Event):
    """A region is over, its goal reached or its turns used up.  [9.1] [9.2]"""

    region: Noun
    by_goal: bool

    def msg(self) -> Msg:
        return line("region_won" if self.by_goal else "region_timed_out", region=self.region)


@dataclass(frozen=True)
class AwardWon(Event):
    """An award at the end of the game; `region` is None for the whole board.  [10.2]"""

    seat: int
    kind: int
    region: Noun | None
    points: int

    def msg(self) -> Msg:
        key = f"award_{KINDS[self.kind]}"
        if self.region is None:
            return line(f"{key}_board", who=Who(self.seat), n=self.points)
        return line(f"{key}_region", who=Who(self.seat), region=self.region, n=self.points)


@dataclass(frozen=True)
class GameEnded(Event):
    """The campaign is over.  [10.1] [10.4]"""

    winners: tuple[int, ...]

    def msg(self) -> Msg:
        return line("ended", winners=tuple(Who(seat) for seat in self.winners),
                    n=len(self.winners))


def list_boxes(boxes: tuple[int, ...]) -> Msg:
    """The boxes of a seat in words."""
    names = ("order", "armies", "temples", "cities")[-len(boxes):]
    return line(f"boxes{len(boxes)}", **dict(zip(names, boxes, strict=True)))

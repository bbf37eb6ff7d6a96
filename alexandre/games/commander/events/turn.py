"""Events by dice, the enemy and the purse in a campaign, each with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.commander.events.army import line
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg, Noun


@dataclass(frozen=True, eq=False, repr=False)
class TurnBegan(Event):
    """The marker advanced on the turn track.  [4.1]"""

    turn: int
    noun: Noun


@dataclass(frozen=True, eq=False, repr=False)
class DieRolled(Event):
    """A die was rolled; `about` says for what.  [1.3]"""

    about: str
    n: int
    place: Noun | None = None

    def msg(self) -> Msg:
        if self.place is None:
            return line(f"rolled_{self.about}", n=self.n)
        return line(f"rolled_{self.about}", n=self.n, region=self.place)


@dataclass(frozen=True, eq=False, repr=False)
class OrderRolled(Event):
    """The die of an order, of a stronghold or of the fleet of Tyre.  [4.4] [14.8]

    `about` is order or tyrian; `parts` are what is added, by name: distance, diplomats, late.
    """

    about: str
    place: Noun
    die: int
    parts: tuple[tuple[str, int], ...]
    total: int
    order: str

    def msg(self) -> Msg:
        told = "".join([f"_{name}" for name, n in self.parts if n])
        return line(f"rolled_{self.about}{told}", region=self.place, die=self.die, n=self.total,
                    **{name: abs(n) for name, n in self.parts if n},
                    order=Msg.of(f"commander.{self.about}.{self.order}"))


@dataclass(frozen=True, eq=False, repr=False)
class ForceCame(Event):
    """An enemy force appeared in a region.  [3.3] [4.8] [5.7]"""

    force: Noun
    region: Noun
    id: str


@dataclass(frozen=True, eq=False, repr=False)
class ForceMustered(Event):
    """An enemy force joined the operation.  [5.3]"""

    force: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ForceSentBack(Event):
    """A force of the operation found its region conquered.  [5.7]"""

    force: Noun
    region: Noun


@dataclass(frozen=True, eq=False, repr=False)
class CupEmpty(Event):
    """A force could not be drawn.  [3.4]"""

    hits: int

    def msg(self) -> Msg:
        return line("cup_empty", n=self.hits)


@dataclass(frozen=True, eq=False, repr=False)
class WallRaised(Event):
    """A wall was placed in a region.  [4.6] [5.5]"""

    region: Noun
    id: str


@dataclass(frozen=True, eq=False, repr=False)
class BonusPlaced(Event):
    """Glory, or gold, was laid in a region, for its conqueror.  [4.9]"""

    region: Noun
    id: str
    is_glory: bool
    n: int

    def msg(self) -> Msg:
        return line("bonus_glory" if self.is_glory else "bonus_gold", region=self.region,
                    n=self.n)


@dataclass(frozen=True, eq=False, repr=False)
class NothingOrdered(Event):
    """An order had no effect.  [4.5]"""

    region: Noun


@dataclass(frozen=True, eq=False, repr=False)
class Advised(Event):
    """Aristander turned a die.  [12.10]"""

    n: int


@dataclass(frozen=True, eq=False, repr=False)
class GoldChanged(Event):
    """Gold was gained or paid; `reason` says for what.  [3.6]"""

    n: int
    reason: str

    def msg(self) -> Msg:
        key = "gold_gained" if self.n > 0 else "gold_paid"
        return line(key, n=abs(self.n), why=Msg.of(f"commander.reason.{self.reason}"))


@dataclass(frozen=True, eq=False, repr=False)
class GloryChanged(Event):
    """Glory was gained or spent; `reason` says for what.  [10.1]"""

    n: int
    reason: str

    def msg(self) -> Msg:
        key = "glory_gained" if self.n > 0 else "glory_spent"
        return line(key, n=abs(self.n), why=Msg.of(f"commander.reason.{self.reason}"))


@dataclass(frozen=True, eq=False, repr=False)
class ForceHit(Event):
    """A force took a hit outside a battle.  [2.4]"""

    force: Noun
    id: str
    is_destroyed: bool

    def msg(self) -> Msg:
        return line("force_destroyed" if self.is_destroyed else "force_hit", force=self.force)


@dataclass(frozen=True, eq=False, repr=False)
class AlexanderHit(Event):
    """Alexander was wounded outside a battle.  [2.7]"""

    level: int

    def msg(self) -> Msg:
        return line("alexander_hit" if self.level else "alexander_killed", n=self.level)


@dataclass(frozen=True, eq=False, repr=False)
class OperationDrawn(Event):
    """A counter of the operation was turned up.  [5.1]"""

    operation: Noun
    id: str

    def msg(self) -> Msg:
        return line("go" if self.id == "go" else "operation_drawn", operation=self.operation)


@dataclass(frozen=True, eq=False, repr=False)
class OperationCancelled(Event):
    """A counter of the operation was paid off; `operation` is None for the whole.  [5.2] [5.9]"""

    operation: Noun | None

    def msg(self) -> Msg:
        if self.operation is None:
            return line("operation_void")
        return line("operation_cancelled", operation=self.operation)


@dataclass(frozen=True, eq=False, repr=False)
class OperationStands(Event):
    """The price that would cancel a counter of the operation was not there.  [5.2]"""

    operation: Noun
    price: int
    is_glory: bool

    def msg(self) -> Msg:
        coin = "glory" if self.is_glory else "gold"
        return line("operation_stands", operation=self.operation,
                    price=Msg.of(f"commander.price.{coin}", n=self.price))


@dataclass(frozen=True, eq=False, repr=False)
class HitsDue(Event):
    """Hits are to be taken; `reason` says for what."""

    n: int
    reason: str

    def msg(self) -> Msg:
        return line("hits_due", n=self.n, why=Msg.of(f"commander.reason.{self.reason}"))


@dataclass(frozen=True, eq=False, repr=False)
class Resupplied(Event):
    """Gold came in; `parts` are what it is made of, by name, before the purse is full.  [11.1]"""

    gold: int
    parts: tuple[tuple[str, int], ...]

    def msg(self) -> Msg:
        parts = tuple([Msg.of(f"commander.income.{name}", n=abs(n)) for name, n in self.parts])
        return line("resupplied" if parts else "resupplied_nothing", n=self.gold, parts=parts)


@dataclass(frozen=True, eq=False, repr=False)
class CountersRanOut(Event):
    """Gold, or glory, was lost for want of counters.  [3.6]"""

    n: int
    is_glory: bool

    def msg(self) -> Msg:
        return line("no_glory_left" if self.is_glory else "no_gold_left", n=self.n)


@dataclass(frozen=True, eq=False, repr=False)
class TrackMoved(Event):
    """A marker moved on one of Tyre's tracks.  [14.3-14.6]"""

    track: str
    n: int
    is_up: bool

    def msg(self) -> Msg:
        return line(f"{self.track}_{'up' if self.is_up else 'down'}", n=self.n)


@dataclass(frozen=True, eq=False, repr=False)
class SectionChanged(Event):
    """A section of Tyre's wall was hit or mended.  [14.10] [14.14]"""

    section: int
    steps: int
    is_mended: bool

    def msg(self) -> Msg:
        if self.is_mended:
            return line("section_mended", n=self.section)
        return line("section_hit" if self.steps else "section_destroyed", n=self.section)


@dataclass(frozen=True, eq=False, repr=False)
class RubbleHit(Event):
    """A siege ship hit a section of the wall that was destroyed already.  [14.14]"""

    section: int

    def msg(self) -> Msg:
        return line("rubble_hit", n=self.section)


class TurnEnded(Event):
    """The turn is over.  [4.1]"""


@dataclass(frozen=True, eq=False, repr=False)
class CampaignEnded(Event):
    """The campaign is won or lost; `immortality` is None where it is not counted so.  [1.2] [13.7]
    """

    ending: str
    points: int
    immortality: int | None

    def msg(self) -> Msg:
        if self.immortality is None:
            return line(f"ended_{self.ending}", n=self.points)
        return line(f"ended_{self.ending}_immortal", n=self.points, whole=self.immortality)

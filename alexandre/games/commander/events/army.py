"""Gains by the army, its advisors and its conquests, each with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log."""
    return Msg(f"commander.event.{key}", tuple(args.items()))


@dataclass(frozen=True, eq=False, repr=False)
class ForceRefitted(Event):
    """A force came back to its full side.  [4.2]"""

    force: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ForceDisbanded(Event):
    """A force was sent home.  [6.6]"""

    force: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ForceJoined(Event):
    """A force joined the army.  [11.4] [13.3-13.6]"""

    force: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ArmyMoved(Event):
    """The army entered a region.  [6.7]"""

    origin: Noun
    target: Noun
    way: tuple[str, str]

    def msg(self) -> Msg:
        return line("army_moved", target=self.target)


@dataclass(frozen=True, eq=False, repr=False)
class ArmyStayed(Event):
    """The army did not enter.  [6.5]"""

    region: Noun


class FeverStruck(Event):
    """Alexander lies in fever.  [13.4]"""


class ProphecyDeclined(Event):
    """The oracle was not asked.  [7.1]"""


@dataclass(frozen=True, eq=False, repr=False)
class ProphecyHeard(Event):
    """The oracle spoke.  [7.2]"""

    prophecy: Noun
    id: str
    deadline: int
    term: Noun

    def msg(self) -> Msg:
        return line(f"heard_{self.id}", prophecy=self.prophecy, term=self.term)


@dataclass(frozen=True, eq=False, repr=False)
class ProphecyFulfilled(Event):
    """A prophecy came true: Alexander rises.  [7.4]"""

    prophecy: Noun
    id: str
    level: int

    def msg(self) -> Msg:
        return line("prophecy_fulfilled", prophecy=self.prophecy, n=self.level)


@dataclass(frozen=True, eq=False, repr=False)
class ProphecyFailed(Event):
    """The term of a prophecy is over.  [7.6]"""

    prophecy: Noun
    id: str


@dataclass(frozen=True, eq=False, repr=False)
class LevelChanged(Event):
    """Alexander's counter was changed.  [7.4] [7.6]"""

    level: int
    is_up: bool

    def msg(self) -> Msg:
        return line("level_up" if self.is_up else "level_down", n=self.level)


@dataclass(frozen=True, eq=False, repr=False)
class AdvisorCame(Event):
    """An advisor was chosen or hired.  [3.5] [11.9]"""

    advisor: Noun


@dataclass(frozen=True, eq=False, repr=False)
class AdvisorLeft(Event):
    """An advisor was given up.  [7.6] [7.13]"""

    advisor: Noun


@dataclass(frozen=True, eq=False, repr=False)
class AdvisorsSilent(Event):
    """Alexander asks nobody for advice, or does so again.  [7.11]"""

    is_silent: bool

    def msg(self) -> Msg:
        return line("advisors_silent" if self.is_silent else "advisors_heard")


@dataclass(frozen=True, eq=False, repr=False)
class InsightGained(Event):
    """An insight was drawn or chosen.  [11.7] [11.8]"""

    insight: Noun


@dataclass(frozen=True, eq=False, repr=False)
class InsightPlayed(Event):
    """An insight was used.  [12.1]"""

    insight: Noun


@dataclass(frozen=True, eq=False, repr=False)
class ForceBetrayed(Event):
    """Spies took a force, or a wall, away.  [12.7]"""

    force: Noun
    region: Noun


@dataclass(frozen=True, eq=False, repr=False)
class Intimidated(Event):
    """An intimidation came out; `result` is failure, ongoing or success.  [9.4]

    `parts` are what is added to the die, by name: numbers, conquests, level, exiles, courtiers,
    glory.
    """

    region: Noun
    die: int
    parts: tuple[tuple[str, int], ...]
    total: int
    result: str

    def msg(self) -> Msg:
        return line(f"intimidation_{self.result}", region=self.region, n=self.total,
                    parts=tell_sum(self.die, self.parts))


def tell_sum(die: int, parts: tuple[tuple[str, int], ...]) -> tuple[Msg, ...]:
    """The die of an intimidation and what is added to it, by name.  [9.3]"""
    return (Msg.of("commander.added.die", n=die), *[
        Msg.of(f"commander.added.{name}", n=f"{'+' if n > 0 else '−'}{abs(n)}")
        for name, n in parts if n])


@dataclass(frozen=True, eq=False, repr=False)
class RegionConquered(Event):
    """A critical region fell; `by_battle` tells how.  [10.1]"""

    region: Noun
    id: str
    by_battle: bool

    def msg(self) -> Msg:
        return line("conquered_battle" if self.by_battle else "conquered_peace",
                    region=self.region)


@dataclass(frozen=True, eq=False, repr=False)
class RegionTreated(Event):
    """A conquered region is governed or razed.  [10.4]"""

    region: Noun
    id: str
    is_razed: bool

    def msg(self) -> Msg:
        return line("razed" if self.is_razed else "governed", region=self.region)


@dataclass(frozen=True, eq=False, repr=False)
class Built(Event):
    """A city or a temple was built.  [11.5] [11.6]"""

    region: Noun
    id: str
    is_city: bool

    def msg(self) -> Msg:
        return line("city_built" if self.is_city else "temple_built", region=self.region)

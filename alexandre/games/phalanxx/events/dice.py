"""Events of dice and talents, each with its line of the log."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from alexandre.games.phalanxx.events.words import die_msg, line
from alexandre.games.phalanxx.meta import COLOURS
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Who


@dataclass(frozen=True)
class PersonalDieRolled(Event):
    """A personal die was rolled, once for all.  [2.6]"""

    player: int
    who: Arg
    slot: int
    die: int

    def msg(self) -> Msg:
        return line("personal_die", who=self.who, die=die_msg(self.die))


@dataclass(frozen=True)
class PurseFilled(Event):
    """A player began with as many talents as his dice show.  [2.7]"""

    seat: int
    n: int


@dataclass(frozen=True)
class DieRolled(Event):
    """A travelling die was rolled.  [5.1]"""

    seat: int
    place: int
    die: int

    def msg(self) -> Msg:
        return line(f"rolled_{COLOURS[self.die // 7]}", n=self.die % 7)


@dataclass(frozen=True)
class Compensated(Event):
    """The dice showed little, and talents made up for it.  [5.2]"""

    seat: int
    n: int


@dataclass(frozen=True)
class DieSet(Event):
    """A rolled die was turned to a face, for a soldier or by the blacksmith.  [6.5] [8.8]"""

    seat: int
    place: int
    die: int
    face: int
    by_forge: bool

    def msg(self) -> Msg:
        return line("die_forged" if self.by_forge else "soldier_given", who=Who(self.seat),
                    die=die_msg(self.die), face=self.face)


@dataclass(frozen=True)
class DiePushed(Event):
    """A personal die was pushed out by a rolled one; `paid` is negative for a gain.  [12.1]"""

    seat: int
    pushed_in: int
    pushed_out: int
    place: int
    slot: int
    paid: int

    def msg(self) -> Msg:
        key = "die_pushed" if not self.paid else (
            "die_pushed_down" if self.paid > 0 else "die_pushed_up")
        return line(key, who=Who(self.seat), new=die_msg(self.pushed_in),
                    old=die_msg(self.pushed_out), n=abs(self.paid), slot=self.slot + 1)


@dataclass(frozen=True)
class IncomeTaken(Event):
    """Talents were received for a die.  [13.1]"""

    seat: int
    n: int
    die: int
    place: int
    slot: int


@dataclass(frozen=True)
class DiceExchanged(Event):
    """Personal dice changed owners: `mine` was the seat's own, `other` the rival's.  [13.2]"""

    seat: int
    rival: int
    who: Arg
    slot: int
    place: int
    mine: int
    other: int

    def msg(self) -> Msg:
        return line("dice_exchanged", who=Who(self.seat), rival=self.who,
                    mine=die_msg(self.mine), other=die_msg(self.other), slot=self.slot + 1)


@dataclass(frozen=True)
class DicePassed(Event):
    """The dice of the grey slots went to the next player.  [14.1]"""

    seat: int
    next: int
    dice: tuple[int, ...]

    def msg(self) -> Msg:
        dice = tuple(Msg.of(f"phalanxx.need.{COLOURS[colour]}_dice", n=n)
                     for colour, n in sorted(Counter(die // 7 for die in self.dice).items()))
        if self.seat == self.next:
            return line("dice_kept", who=Who(self.seat), dice=dice)
        return line("dice_passed", who=Who(self.seat), next=Who(self.next), dice=dice)

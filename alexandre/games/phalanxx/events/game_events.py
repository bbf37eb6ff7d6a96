"""Events on the board and in the course of a game, each with its line of the log."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.phalanxx.events.words import line
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who


@dataclass(frozen=True)
class ActionCardDealt(Event):
    """A player received an action card; `ability` is empty on the plain side.  [2.1] [16.1]"""

    seat: int
    ability: str
    is_first: bool

    def msg(self) -> Msg:
        key = f"ability_{self.ability}" if self.ability else "action_card"
        return line("first_player" if self.is_first and not self.ability else key,
                    who=Who(self.seat))


@dataclass(frozen=True)
class Settled(Event):
    """A player began in a city and an oasis.  [2.9] [17.1]"""

    player: int
    who: Arg
    city: Noun
    oasis: Noun
    ids: tuple[str, str]


@dataclass(frozen=True)
class RivalSettled(Event):
    """MaXXimilian occupied all other cities and oases.  [17.1]"""

    rival: Noun
    n: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """A player's turn began.  [3.1]"""

    seat: int
    round: int


class LastRoundBegan(Event):
    """The row could not be refilled.  [14.2]"""


@dataclass(frozen=True)
class ConquestBegan(Event):
    """A die was laid to conquer a region; a soldier is still to come.  [9.3]"""

    seat: int
    region: Noun
    id: str
    die: int
    place: int
    slot: int


@dataclass(frozen=True)
class RegionConquered(Event):
    """A region was conquered; `spared`: the region that gave a soldier.  [9.1-9.3]

    `die`, `place`, `slot` are -1 if the die was laid before.
    """

    seat: int
    region: Noun
    id: str
    soldiers: int
    spared: Noun | None
    spared_id: str
    die: int
    place: int
    slot: int

    def msg(self) -> Msg:
        if self.spared is None:
            return line("region_conquered", who=Who(self.seat), region=self.region)
        return line("region_conquered_from", who=Who(self.seat), region=self.region,
                    spared=self.spared)


@dataclass(frozen=True)
class ConflictWon(Event):
    """Another player was driven out of the region; a card was turned for it.  [10.2] [10.3]"""

    seat: int
    rival: int
    who: Arg
    region: Noun
    region_id: str
    lost: int
    card: Noun
    id: str
    strength: int

    def msg(self) -> Msg:
        return line("conflict_won", who=Who(self.seat), rival=self.who, region=self.region,
                    n=self.lost, card=self.card, strength=self.strength)


@dataclass(frozen=True)
class GameEnded(Event):
    """The inheritance is settled.  [15.8] [15.9]"""

    winners: tuple[int, ...]

    def msg(self) -> Msg:
        return line("ended", winners=tuple(Who(seat) for seat in self.winners),
                    n=len(self.winners))


@dataclass(frozen=True)
class RivalMeasured(Event):
    """The strength of the solo player was compared with MaXXimilian's.  [17.8] [17.9]"""

    rival: Noun
    mine: int
    his: int
    grade: str

    def msg(self) -> Msg:
        return line(f"grade_{self.grade}", rival=self.rival, mine=self.mine, his=self.his,
                    who=Who(0))

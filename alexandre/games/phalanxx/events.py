"""Everything that can happen in Phalanxx, each with its line of the log.

A player is named by an `Arg`: a seat, or MaXXimilian.  Dice are numbers, colour * 7 + face.
"""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun, Who


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Phalanxx."""
    return Msg(f"phalanxx.event.{key}", tuple(args.items()))


def die_msg(die: int) -> Msg:
    """A die in words: its colour, and its face if it was rolled."""
    if die % 7 == 0:
        return Msg.of(f"phalanxx.die.{COLOURS[die // 7]}")
    return Msg.of(f"phalanxx.rolled.{COLOURS[die // 7]}", n=die % 7)


# ---- cards ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardShown(Event):
    """A card came into the row.  [2.4] [4.6]"""

    card: Noun
    id: str


class HeroismCame(Event):
    """The card of that name came into the row.  [11.1]"""


@dataclass(frozen=True)
class CardDealt(Event):
    """A player received a card; `card` is None to those who may not know which.  [2.5]"""

    seat: int
    card: Noun | None
    id: str

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_dealt", who=Who(self.seat))
        return line("card_dealt_seen", who=Who(self.seat), card=self.card)


@dataclass(frozen=True)
class CardGoneOver(Event):
    """MaXXimilian began with a card, face up.  [17.3]"""

    rival: Noun
    card: Noun
    id: str
    strength: int


@dataclass(frozen=True)
class RivalTook(Event):
    """MaXXimilian took the card at the far right, or the next if that is Heroism; `gained`: by
    how much it raised his strength in all.  [17.4] [17.5]"""

    player: int
    rival: Noun
    card: Noun
    id: str
    gained: int
    strength: int
    is_next: bool

    def msg(self) -> Msg:
        return line("rival_took_next" if self.is_next else "rival_took", rival=self.rival,
                    card=self.card, n=self.gained, strength=self.strength)


@dataclass(frozen=True)
class CardBought(Event):
    """A card was bought; `card` is None to those who may not know which.  [4.1] [8.11]"""

    seat: int
    card: Noun | None
    id: str
    price: int
    is_secret: bool

    def msg(self) -> Msg:
        if self.card is None:
            return line("card_bought", who=Who(self.seat), price=self.price)
        return line("card_bought_seen", who=Who(self.seat), card=self.card, price=self.price)


@dataclass(frozen=True)
class TopSeen(Event):
    """The scout looked at the top of the pile.  [8.11]"""

    seat: int
    card: Noun | None
    id: str

    def msg(self) -> Msg:
        if self.card is None:
            return line("top_seen", who=Who(self.seat))
        return line("top_seen_seen", who=Who(self.seat), card=self.card)


@dataclass(frozen=True)
class CardsExchanged(Event):
    """A card of the row was exchanged for one of the hand.  [4.3]"""

    seat: int
    taken: Noun
    given: Noun
    ids: tuple[str, str]


@dataclass(frozen=True)
class CardBoxed(Event):
    """Nothing was bought: the card at the far right went into the box.  [4.5]"""

    seat: int
    card: Noun
    id: str
    is_heroism: bool

    def msg(self) -> Msg:
        return line("heroism_left" if self.is_heroism else "card_boxed", who=Who(self.seat),
                    card=self.card)


@dataclass(frozen=True)
class CardPlayed(Event):
    """A card was played; `gained`: by how much it raised the strength in all.  [7.4] [8.5]"""

    seat: int
    card: Noun
    id: str
    die: int
    place: int
    slot: int
    gained: int
    strength: int


# ---- dice and talents -------------------------------------------------------------------------


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
        return line("die_rolled", who=Who(self.seat), die=die_msg(self.die))


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
                    old=die_msg(self.pushed_out), n=abs(self.paid))


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
                    mine=die_msg(self.mine), other=die_msg(self.other))


@dataclass(frozen=True)
class DicePassed(Event):
    """The dice of the grey slots went to the next player.  [14.1]"""

    seat: int
    next: int
    dice: tuple[int, ...]

    def msg(self) -> Msg:
        dice = tuple(die_msg(die // 7 * 7) for die in self.dice)
        if self.seat == self.next:
            return line("dice_kept", who=Who(self.seat), dice=dice)
        return line("dice_passed", who=Who(self.seat), next=Who(self.next), dice=dice)


# ---- the board and the course of the game -----------------------------------------------------


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

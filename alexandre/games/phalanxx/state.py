"""The position of Phalanxx: small lists of ints."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from alexandre.games.phalanxx.tables import (
    ACTION_CARDS,
    COLOUR,
    DICE,
    DIE_ADDS,
    ENOUGH,
    KIND_ADDS,
    LEGEND,
    MOST,
    ORANGE,
    STRENGTH,
    TALENTS,
    UNITS,
    WIDTH,
    Side,
    Tables,
    die,
)
from alexandre.kernel.declaration import derived, field
from alexandre.kernel.declared import DeclaredState, Setup, words_of
from alexandre.kernel.fields import (
    NONE,
    BySeat,
    Count,
    Flag,
    Id,
    Ids,
    Maybe,
    Named,
    Of,
    Row,
    Seat,
    Word,
)


class Phase:
    """A point of the match that waits for somebody, or for chance."""

    CARDS: Final = 0  # action cards are dealt
    START: Final = 1  # of two players: who begins where
    SHOW: Final = 2  # the row is laid out
    DEAL: Final = 3  # hands
    DICE: Final = 4  # personal dice
    BUY: Final = 5
    PEEK: Final = 6  # the scout's card comes
    SWAP: Final = 7
    GIVE: Final = 8
    REFILL: Final = 9  # of the row, after a purchase
    ROLL: Final = 10
    ACT: Final = 11
    SPARE: Final = 12  # which region gives the soldier that is missing
    PASS: Final = 13
    RESTOCK: Final = 14  # of the row, after MaXXimilian has taken a card
    OVER: Final = 15


PHASES: Final = words_of(Phase)
SET_UP: Final = (Phase.CARDS, Phase.START, Phase.SHOW, Phase.DEAL, Phase.DICE)

SLOTS: Final = 3
KEPT: Final = 1 << 12  # answers to small questions that come again and again

PLAYERS: Final = Of("players")
CARD: Final = Id(Of("tables.card_ids"))
CARDS: Final = Ids(Of("tables.card_ids"))
EPOCH_CARD: Final = Id(Of("tables.epoch_card_ids"))
REGIONS: Final = Of("tables.region_ids")
SOLDIERS: Final = Count(0, Of("tables.box.soldiers"))
PLAYER: Final = Seat(PLAYERS)
DIE: Final = Id(DICE)


@dataclass(init=False, eq=False, repr=False)
class Position(DeclaredState):
    """Everything on the table; the defaults are what lies there before anything is dealt.

    Players are the seats, and MaXXimilian after the only one.  Dice are numbers (`die`).  Hands
    and what others do not know of them are sets of cards, one bit each.
    """

    # while action cards are dealt, the seat that receives the next
    mover: int = field(PLAYER, 0, group="turn")
    first: int = field(Seat(), 0, group="turn")
    round: int = field(Count(1, 99), 1, group="turn")
    is_last: bool = field(Flag(), False, group="turn")  # the row could not be refilled  [14.2]
    boards: list[int] = field(Row(Word(ACTION_CARDS), PLAYERS), 0, name="action_cards",
                              group="seat")
    dice: list[int] = field(BySeat(Row(DIE, SLOTS), PLAYERS), Of("fresh_dice"), group="seat")
    rolled: list[int] = field(Row(Maybe(DIE), SLOTS), die(0, 0))  # NONE once laid in a slot
    grey: list[int] = field(Row(Maybe(DIE), SLOTS), NONE)  # slot → travelling die
    talents: list[int] = field(Row(Count(0, Of("tables.box.most_talents")), PLAYERS), group="seat")
    hands: list[int] = field(Row(CARDS, PLAYERS), 0, hidden=True, group="seat")
    secret: list[int] = field(Row(CARDS, PLAYERS), 0, hidden=True)  # what only its owner knows
    played: list[tuple[int, ...]] = field(
        Row(Row(EPOCH_CARD, is_tuple=True), PLAYERS), group="seat")
    # the first played
    turned: list[int] = field(Row(Count(0, Of("tables.heroism")), PLAYERS), group="seat")
    # region → player
    owner: list[int] = field(Named(REGIONS, PLAYER, NONE), name="owners", group="place")
    reserve: list[int] = field(Row(SOLDIERS, PLAYERS), Of("all_soldiers"), group="seat")
    # From the far right; NONE where a card is being exchanged.
    row: list[int] = field(Row(Maybe(CARD), most=Of("tables.box.row")), group="table")
    unseen: int = field(CARDS, Of("all_cards"), hidden=True)  # never came from the pile
    deck: int = field(Count(0, Of("whole_deck")), Of("whole_deck"))  # cards in the pile
    top: int = field(Maybe(CARD), NONE, hidden=True)  # the card that the mover's scout has seen
    has_forged: bool = field(Flag(), False)
    taken: int = field(Maybe(CARD), NONE)  # the card that an exchange began with
    aim: int = field(Maybe(Id(REGIONS)), NONE)  # the region that awaits its soldier
    tally: list[int] = derived()  # player → what he shows, WIDTH bits a condition
    force: list[int] = derived()  # player → strength
    lands: list[int] = derived()  # player → his regions, one bit each
    near: list[int] = derived()  # player → their neighbours, his own among them

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = setup.tables
        self.players = max(2, setup.seats)
        self.side: Side = self.tables.sides[setup.seats - 1]

    def decider(self) -> int:
        """The mover, in every phase that is not chance's."""
        return self.mover

    @property
    def rival(self) -> int:
        """MaXXimilian, NONE where several play.  [17.1]"""
        return 1 if self.seats == 1 else NONE

    @property
    def fresh_dice(self) -> list[int]:
        """A personal die of each colour for each player, none rolled.  [1.2]"""
        return [die(colour, 0) for _player in range(self.players) for colour in range(SLOTS)]

    @property
    def all_soldiers(self) -> list[int]:
        """Every player's soldiers in reserve.  [1.6]"""
        return [self.tables.box.soldiers] * self.players

    @property
    def all_cards(self) -> int:
        """Every card of the box, those that will be taken out included.  [1.3]"""
        return (1 << len(self.tables.card_ids)) - 1

    @property
    def whole_deck(self) -> int:
        """The cards of the pile once some of each epoch were taken out.  [2.2]"""
        return len(self.tables.card_ids) - 3 * self.tables.box.removed[self.seats - 1]

    def clone(self) -> Position:
        """An independent copy; `boards` is shared, for it is replaced as a whole."""
        copy = Position(self.setup)
        copy.phase = self.phase
        copy.mover = self.mover
        copy.first = self.first
        copy.round = self.round
        copy.is_last = self.is_last
        copy.boards = self.boards
        copy.dice = self.dice[:]
        copy.rolled = self.rolled[:]
        copy.grey = self.grey[:]
        copy.talents = self.talents[:]
        copy.hands = self.hands[:]
        copy.secret = self.secret[:]
        copy.played = self.played[:]
        copy.turned = self.turned[:]
        copy.owner = self.owner[:]
        copy.reserve = self.reserve[:]
        copy.row = self.row[:]
        copy.unseen = self.unseen
        copy.deck = self.deck
        copy.top = self.top
        copy.has_forged = self.has_forged
        copy.taken = self.taken
        copy.aim = self.aim
        copy.tally = self.tally[:]
        copy.force = self.force[:]
        copy.lands = self.lands[:]
        copy.near = self.near[:]
        return copy

    def has(self, player: int, action_card: int) -> bool:
        """Whether the player has that ability.  [16.1]"""
        return self.boards[player] == action_card and self.options["side"] == "expert"

    def ability_of(self, player: int) -> str:
        """The rule that the player's action card adds, empty on the plain side. [16.1]"""
        return ACTION_CARDS[self.boards[player]] if self.options["side"] == "expert" else ""

    def has_played(self, player: int, ability: str) -> bool:
        """Whether the player has played the card with that ability."""
        return self.tables.abilities[ability] in self.played[player]

    def count(self, player: int, what: int) -> int:
        """So many cards, symbols, cities, oases or soldiers; `what` is a place of NEEDS."""
        return self.tally[player] >> WIDTH * what & MOST

    def dice_of(self, player: int) -> list[int]:
        """A player's personal dice, by slot."""
        return self.dice[player * SLOTS:(player + 1) * SLOTS]

    def means(self, player: int) -> list[int]:
        """The player's means for each condition, in the order of NEEDS. [7.3]

        [8.9] [8.10] The supply wagons make up for talents and for the total of the dice.
        """
        shown = self.showing(player)
        return [min(ENOUGH, shown >> WIDTH * what & MOST) for what in range(len(UNITS))]

    def showing(self, player: int) -> int:
        """The same as one number."""
        force = self.force[player]
        return (self.tally[player] + self.talents[player] * UNITS[TALENTS]
                + (force if force < MOST else MOST) * UNITS[STRENGTH])

    def set_die(self, place: int, die: int) -> None:
        """Another die, or another face, lies in a red slot."""
        dice = self.dice
        self.tally[place // SLOTS] += DIE_ADDS[die] - DIE_ADDS[dice[place]]
        dice[place] = die

    def settle(self, player: int, region: int) -> None:
        """The player holds the region from now on, with the soldiers it takes.  [1.5]"""
        side = self.side
        self.owner[region] = player
        self.tally[player] += KIND_ADDS[side.kinds[region]]
        self.lands[player] |= 1 << region
        self.near[player] |= side.around[region]

    def leave(self, player: int, region: int) -> None:
        """The player's soldiers are gone from there."""
        side = self.side
        self.owner[region] = NONE
        self.tally[player] -= KIND_ADDS[side.kinds[region]]
        self.lands[player] ^= 1 << region
        self.near[player] = 0
        for own in members(self.lands[player]):
            self.near[player] |= side.around[own]

    def lay_card(self, player: int, card: int) -> None:
        """A card more lies before the player; [8.5] his strength is counted again."""
        self.played[player] = (*self.played[player], card)
        self.tally[player] += self.tables.cards[card].adds
        self.force[player] = self._strength(player)

    def derive(self) -> None:
        """Work out what the players show, hold and border on, and their strength."""
        adds, players = [card.adds for card in self.tables.cards], range(self.players)
        self.tally = [sum(DIE_ADDS[die] for die in self.dice_of(each))
                      + sum(adds[card] for card in self.played[each]) for each in players]
        self.lands = [0] * self.players
        self.near = [0] * self.players
        for region, player in enumerate(self.owner):
            if player != NONE:
                self.settle(player, region)
        self.force = [self._strength(player) for player in players]

    def _strength(self, player: int) -> int:
        """[8.5] the cards played, [16.4] the legend's leaders, [10.3] less the turned ones."""
        strength = sum(self.worth(player, card) for card in self.played[player])
        if self.has(player, LEGEND):
            strength += self.tables.box.legend[1] * self.count(player, COLOUR + ORANGE)
        return strength - self.tables.box.conflict * self.turned[player]

    def worth(self, player: int, card: int) -> int:
        """[8.1-8.4] the strength of a card that lies before a player.  [17.6]"""
        known = self.tables.cards[card]
        if player == self.rival and known.ability not in ("", "camouflage"):
            return self.tables.box.gear
        if known.counts == NONE:
            return known.strength[0]
        n = self.count(player, known.counts)
        return known.strength[min(n, len(known.strength) - 1)]


@lru_cache(KEPT)
def members(cards: int) -> tuple[int, ...]:
    """The cards, or the regions, of a set, ascending."""
    numbers = []
    while cards:
        lowest = cards & -cards
        numbers.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(numbers)

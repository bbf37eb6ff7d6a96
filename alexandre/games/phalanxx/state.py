"""What lies on the table of Phalanxx: small lists of ints."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from alexandre.games.phalanxx.meta import STATE_VERSION
from alexandre.games.phalanxx.tables import (
    ACTION_CARDS,
    COLOUR,
    DIE_ADDS,
    ENOUGH,
    KIND_ADDS,
    LEGEND,
    MOST,
    NONE,
    ORANGE,
    STRENGTH,
    TALENTS,
    UNITS,
    WIDTH,
    Side,
    Tables,
    die,
    die_name,
)
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import State

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
SPARE: Final = 12  # whence the soldier comes that is missing
PASS: Final = 13
RESTOCK: Final = 14  # of the row, after MaXXimilian has taken a card
END: Final = 15
PHASES: Final = ("cards", "start", "show", "deal", "dice", "buy", "peek", "swap", "give",
                 "refill", "roll", "act", "spare", "pass", "restock", "over")
BY_CHANCE: Final = (CARDS, START, SHOW, DEAL, DICE, PEEK, REFILL, ROLL, RESTOCK)
IS_CHANCE: Final = tuple(phase in BY_CHANCE for phase in range(len(PHASES)))
SET_UP: Final = (CARDS, START, SHOW, DEAL, DICE)

SLOTS: Final = 3
KEPT: Final = 1 << 12  # answers to small questions that come again and again


class Position(State):
    """Everything on the table.  Players are the seats, and MaXXimilian after the only one.

    Dice are numbers (`die`).  Hands and what others do not know of them are sets of cards, one
    bit each.  Derived, outside dump and hash: `tally`, `force`, `lands`, `near`.
    """

    phase: int
    mover: int
    first: int
    round: int
    is_last: bool  # the row could not be refilled: this round is the last  [14.2]
    boards: list[int]  # player → action card, 0 while there is none
    dice: list[int]  # player * 3 + slot → personal die
    rolled: list[int]  # the travelling dice in hand, NONE once laid in a slot
    grey: list[int]  # slot → travelling die, NONE while it is free
    talents: list[int]
    hands: list[int]
    secret: list[int]  # the part of a hand that only its owner knows
    played: list[tuple[int, ...]]
    turned: list[int]  # player → how many of his cards are turned, the first played first
    owner: list[int]  # region → player, NONE if nobody is there
    reserve: list[int]
    row: list[int]  # from the far right, NONE while a card is being exchanged
    unseen: int  # cards that never came from the pile, those taken out included
    deck: int  # cards in the pile
    top: int  # the card that the mover's scout has seen
    has_forged: bool
    taken: int  # the card that an exchange began with
    aim: int  # the region that awaits its soldier
    tally: list[int]  # player → what his dice, cards and regions show, WIDTH bits a condition
    force: list[int]  # player → strength
    lands: list[int]  # player → his regions, one bit each
    near: list[int]  # player → their neighbours, his own among them

    def __init__(self, tables: Tables, seats: int, options: dict[str, Any]) -> None:
        """A position still to be filled, by `set_out` or `copy_from`."""
        self.tables = tables
        self.seats = seats
        self.options = options
        self.players = max(2, seats)
        self.side: Side = tables.sides[seats - 1]

    @property
    def rival(self) -> int:
        """MaXXimilian, NONE where several play.  [17.1]"""
        return 1 if self.seats == 1 else NONE

    def set_out(self) -> None:
        """The table before anything is dealt."""
        box, count = self.tables.box, self.players
        self.phase = CARDS
        self.mover = self.first = 0
        self.round = 1
        self.is_last = False
        self.boards = [0] * count
        self.dice = [die(colour, 0) for _player in range(count) for colour in range(SLOTS)]
        self.rolled = [die(0, 0)] * SLOTS
        self.grey = [NONE] * SLOTS
        self.talents = [0] * count
        self.hands = [0] * count
        self.secret = [0] * count
        self.played = [()] * count
        self.turned = [0] * count
        self.owner = [NONE] * len(self.tables.regions)
        self.reserve = [box.soldiers] * count
        self.row = []
        self.unseen = (1 << len(self.tables.cards) + 1) - 1
        self.deck = len(self.tables.cards) + 1 - 3 * box.removed[self.seats - 1]
        self.top = self.taken = self.aim = NONE
        self.has_forged = False
        self.count_all()

    def copy_from(self, other: Position) -> None:
        """Take over everything that can change."""
        self.phase = other.phase
        self.mover = other.mover
        self.first = other.first
        self.round = other.round
        self.is_last = other.is_last
        self.boards = other.boards  # replaced as a whole, while cards are dealt
        self.dice = other.dice[:]
        self.rolled = other.rolled[:]
        self.grey = other.grey[:]
        self.talents = other.talents[:]
        self.hands = other.hands[:]
        self.secret = other.secret[:]
        self.played = other.played[:]
        self.turned = other.turned[:]
        self.owner = other.owner[:]
        self.reserve = other.reserve[:]
        self.row = other.row[:]
        self.unseen = other.unseen
        self.deck = other.deck
        self.top = other.top
        self.has_forged = other.has_forged
        self.taken = other.taken
        self.aim = other.aim
        self.tally = other.tally[:]
        self.force = other.force[:]
        self.lands = other.lands[:]
        self.near = other.near[:]

    def has(self, player: int, action_card: int) -> bool:
        """Has the player that ability?  [16.1]"""
        return self.boards[player] == action_card and self.options["side"] == "expert"

    def has_played(self, player: int, ability: str) -> bool:
        """Does the card with that ability lie before the player?"""
        return self.tables.abilities[ability] in self.played[player]

    def count(self, player: int, what: int) -> int:
        """So many cards, symbols, cities, oases or soldiers; `what` is a place of NEEDS."""
        return self.tally[player] >> WIDTH * what & MOST

    def means(self, player: int) -> list[int]:
        """What a player can show for each condition, in the order of NEEDS.  [7.3]

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
        """A card more lies before the player; [8.5] his strength is counted anew."""
        self.played[player] = (*self.played[player], card)
        self.tally[player] += self.tables.cards[card].adds
        self.force[player] = self._strength(player)

    def count_all(self) -> None:
        """Work out all that is derived from what lies on the table."""
        adds, players = [card.adds for card in self.tables.cards], range(self.players)
        self.tally = [sum(DIE_ADDS[die] for die in self.dice[each * SLOTS:(each + 1) * SLOTS])
                      + sum(adds[card] for card in self.played[each]) for each in players]
        self.lands = [0] * self.players
        self.near = [0] * self.players
        for region, player in enumerate(self.owner):
            if player != NONE:
                self.settle(player, region)
        self.force = [self._strength(player) for player in players]

    def _strength(self, player: int) -> int:
        """[8.5] the cards played, [16.4] the legend's leaders, [10.3] less the turned ones."""
        found = sum(self.worth(player, card) for card in self.played[player])
        if self.has(player, LEGEND):
            found += self.tables.box.legend[1] * self.count(player, COLOUR + ORANGE)
        return found - self.tables.box.conflict * self.turned[player]

    def worth(self, player: int, card: int) -> int:
        """[8.1-8.4] the strength of a card that lies before a player.  [17.6]"""
        known = self.tables.cards[card]
        if player == self.rival and known.ability not in ("", "camouflage"):
            return self.tables.box.gear
        if known.counts == NONE:
            return known.strength[0]
        n = self.count(player, known.counts)
        return known.strength[min(n, len(known.strength) - 1)]

    def dump(self) -> Plain:
        """All that matters, by name."""
        tables = self.tables
        return {
            "version": STATE_VERSION,
            "seats": self.seats,
            "options": dict(self.options),
            "phase": PHASES[self.phase],
            "mover": self.mover,
            "first": self.first,
            "round": self.round,
            "is_last": self.is_last,
            "action_cards": [ACTION_CARDS[each] or None for each in self.boards],
            "dice": [[die_name(each) for each in self.dice[first:first + SLOTS]]
                     for first in range(0, len(self.dice), SLOTS)],
            "rolled": [die_name(each) for each in self.rolled],
            "grey": [die_name(each) for each in self.grey],
            "talents": self.talents[:],
            "hands": [self._names(each) for each in self.hands],
            "secret": [self._names(each) for each in self.secret],
            "played": [[tables.card_id(card) for card in each] for each in self.played],
            "turned": self.turned[:],
            "owners": {tables.regions[region].id: player
                       for region, player in enumerate(self.owner) if player != NONE},
            "reserve": self.reserve[:],
            "row": [self._name(card) for card in self.row],
            "unseen": self._names(self.unseen),
            "deck": self.deck,
            "top": self._name(self.top),
            "has_forged": self.has_forged,
            "taken": self._name(self.taken),
            "aim": None if self.aim == NONE else tables.regions[self.aim].id,
        }

    def _name(self, card: int) -> str | None:
        return None if card == NONE else self.tables.card_id(card)

    def _names(self, cards: int) -> list[str]:
        return [self.tables.card_id(card) for card in members(cards)]


@lru_cache(KEPT)
def members(cards: int) -> tuple[int, ...]:
    """The cards, or the regions, of a set, ascending."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return tuple(found)

"""The knowledge of one seat in a game of Phalanxx, by name."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.state import PHASES, Position, members
from alexandre.games.phalanxx.tables import EASED, ENOUGH, MEN
from alexandre.kernel.contract import View
from alexandre.kernel.fields import NONE


@dataclass(frozen=True)
class PlayedView(View):
    """A card before a player, and what it counts now."""

    id: str
    strength: int
    is_turned: bool


@dataclass(frozen=True)
class PlayerView(View):
    """One player, or MaXXimilian (`is_rival`).

    `hand`: the cards of it that the viewer knows; `hand_size`: all of them.  Dice are numbers,
    colour * 7 + face.  `means`: what he has of each thing that a condition may ask for, in the
    order of NEEDS; `waived`: the conditions that his supply wagons lift.  [8.9] [8.10]
    """

    player: int
    is_rival: bool
    ability: str
    talents: int
    strength: int
    points: int  # if the game ended now  [15.1-15.7]
    score: tuple[int, ...]  # their parts, in the order of PARTS
    bonus: int  # of the strength: what leaders brought beside their own  [16.4]
    dice: tuple[int, ...]
    means: tuple[int, ...]
    waived: tuple[str, ...]
    hand: tuple[str, ...]
    hand_size: int
    played: tuple[PlayedView, ...]
    reserve: int
    soldiers: int  # on the board
    lost: int

    @property
    def counted(self) -> tuple[int, ...]:
        """`means`, with enough for any card where a supply wagon makes up for them."""
        return tuple([ENOUGH if name in self.waived else n
                      for name, n in zip(NEEDS, self.means, strict=True)])


@dataclass(frozen=True)
class PhalanxxView(View):
    """The table as `seat` sees it; `seat` None is the referee, who sees every hand.

    `row` begins at the far right, where a card costs least; None is the place of a card that is
    being exchanged.  `has_looked`: has the mover's scout seen the top of the pile?
    """

    seat: int | None
    mover: int
    first: int
    phase: str
    round: int
    is_last: bool
    side: str
    players: tuple[PlayerView, ...]
    rolled: tuple[int | None, ...]
    grey: tuple[int | None, ...]
    owners: dict[str, int]
    row: tuple[str | None, ...]
    deck: int
    has_looked: bool
    top: str | None
    has_forged: bool
    taken: str | None
    aim: str | None

    @property
    def seats(self) -> int:
        """The number of players; MaXXimilian has no seat."""
        return sum(not each.is_rival for each in self.players)

    @property
    def turn(self) -> int:
        """The turns begun, of all players.  [3.2]"""
        return (self.round - 1) * self.seats + (self.mover - self.first) % self.seats + 1

    def scores(self) -> tuple[int, ...]:
        return tuple([player.points for player in self.players if not player.is_rival])


def view_of(state: Position, seat: int | None,
            scores: tuple[tuple[int, ...], ...]) -> PhalanxxView:
    """The position as `seat` knows it; secrets are absent, not masked. `scores` by player."""
    tables = state.tables
    sees_top = seat in (None, state.mover)
    return PhalanxxView(
        seat=seat,
        mover=state.mover,
        first=state.first,
        phase=PHASES[state.phase],
        round=state.round,
        is_last=state.is_last,
        side=state.side.name,
        players=tuple(player_view(state, each, seat, scores[each])
                      for each in range(state.players)),
        rolled=tuple(die_or_none(each) for each in state.rolled),
        grey=tuple(die_or_none(each) for each in state.grey),
        owners={region: player for region, player
                in zip(tables.region_ids, state.owner, strict=True) if player != NONE},
        row=tuple(name(state, card) for card in state.row),
        deck=state.deck,
        has_looked=state.top != NONE,
        top=name(state, state.top) if sees_top else None,
        has_forged=state.has_forged,
        taken=name(state, state.taken),
        aim=None if state.aim == NONE else tables.region_ids[state.aim],
    )


def player_view(state: Position, player: int, seat: int | None,
                score: tuple[int, ...]) -> PlayerView:
    """One player as `seat` sees him."""
    hand = state.hands[player]
    if seat not in (None, player):
        hand &= ~state.secret[player]
    played = state.played[player]
    men, reserve = state.count(player, MEN), state.reserve[player]
    worths = [state.worth(player, card) for card in played]
    turned = state.turned[player]
    dice = state.dice_of(player)
    real = {"talents": state.talents[player], "total": sum(die % 7 for die in dice)}
    return PlayerView(
        player=player,
        is_rival=player == state.rival,
        ability=state.ability_of(player),
        talents=state.talents[player],
        strength=state.force[player],
        points=sum(score),
        score=score,
        bonus=state.force[player] - sum(worths) + state.tables.box.conflict * turned,
        dice=tuple(dice),
        means=tuple([real.get(name, n)
                     for name, n in zip(NEEDS, state.means(player), strict=True)]),
        waived=tuple([name for name in EASED if state.has_played(player, name)]),
        hand=tuple(state.tables.card_ids[card] for card in members(hand)),
        hand_size=state.hands[player].bit_count(),
        played=tuple(PlayedView(state.tables.card_ids[card], worth, place < turned)
                     for place, (card, worth) in enumerate(zip(played, worths, strict=True))),
        reserve=reserve,
        soldiers=men,
        lost=state.tables.box.soldiers - men - reserve,
    )


def name(state: Position, card: int) -> str | None:
    """The id of a card."""
    return None if card == NONE else state.tables.card_ids[card]


def die_or_none(die: int) -> int | None:
    """A die, None where there is none."""
    return None if die == NONE else die

"""A position in progress, entered by hand."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.tables import DICE, OFF, SOLDIERS, WHITE, die
from alexandre.kernel.board import Path
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.editing import Positions


def begin_turn(state: Position) -> None:
    """A turn begins: the mover may buy a card, the travelling dice lie before him."""
    state.phase = Phase.BUY
    state.grey = [NONE] * SLOTS
    state.top = state.taken = state.aim = NONE
    state.has_forged = False
    if state.rival != NONE:
        state.mover = 0


def settle(before: Position, state: Position) -> None:
    """Cards that lie nowhere else never came; soldiers that stand somewhere are in no reserve."""
    players = range(state.players)
    was, out = cards_in_sight(before), cards_in_sight(state)
    came, back = out & ~was & state.unseen, was & ~out
    state.unseen = state.unseen & ~came | back
    state.deck = max(0, min(state.whole_deck,
                            state.deck - came.bit_count() + back.bit_count()))
    if state.phase == Phase.BUY:
        state.rolled = travelling_dice(state)
    state.secret = [(state.secret[each] | state.hands[each] & ~before.hands[each])
                    & state.hands[each] for each in players]
    state.turned = [min(state.turned[each], len(state.played[each])) for each in players]
    for each in players:
        moved = count_used(before, each) - count_used(state, each)
        state.reserve[each] = max(0, state.reserve[each] + moved)


def cards_in_sight(state: Position) -> int:
    """The set of the cards in hands, before players and in the row."""
    cards = 0
    for each in (*state.hands, *(1 << card for played in state.played for card in played),
                 *(1 << card for card in state.row if card != NONE)):
        cards |= each
    return cards


def travelling_dice(state: Position) -> list[int]:
    """Those that no player has, not rolled yet.  [1.2]"""
    own = [each // 7 for each in state.dice]
    left = [state.players + (colour == WHITE) * SLOTS - own.count(colour)
            for colour in range(SLOTS)]
    dice = [die(colour, 0) for colour, n in enumerate(left) for _each in range(n)]
    return (dice + [die(WHITE, 0)] * SLOTS)[:SLOTS]


def count_used(state: Position, player: int) -> int:
    """The soldiers of a player on the map."""
    return sum(SOLDIERS[state.side.kinds[region]] for region, owner in enumerate(state.owner)
               if owner == player)


def is_offered(state: Position, path: Path) -> bool:
    """Regions of this side; who begins and action cards where there are any."""
    match path:
        case ("owners", str() as place):
            return bool(state.side.kinds[state.tables.region_ids.index(place)] != OFF)
        case ("first",):
            return state.seats > 1
        case ("action_cards" | "hands" | "turned" | "talents", int() as player):
            return player != state.rival
    return True


def call(state: Position, path: Path) -> Wording | None:
    """A die by its colour and face."""
    match path:
        case ("dice", _player, int() as slot):
            return Msg.of("phalanxx.position.slot", n=slot + 1)
        case ("dice", _player, _slot, str() as text):
            colour, _blank, face = DICE[DICE.index(text)].partition(" ")
            name = Msg(f"phalanxx.position.word.{colour}")
            return Msg.of("phalanxx.position.die", colour=name, face=face) if face else name
    return None


POSITIONS: Final = Positions(moments={"turn": begin_turn}, settle=settle, offers=is_offered,
                             call=call)

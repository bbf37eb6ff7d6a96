"""The turn of a seat: what is possible at each moment, and the end.  Chapter 3."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.events import TurnBegan, TurnEnded
from alexandre.games.catan.meta import CARDS
from alexandre.games.catan.rules.building import build_offers
from alexandre.games.catan.rules.cards import buy_offers, play_offers
from alexandre.games.catan.rules.honours import settle
from alexandre.games.catan.rules.refusals import no
from alexandre.games.catan.rules.trading import give_offers, swap_offers
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import AUCTION, DONE
from alexandre.games.catan.tables import SEVEN
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.text import Msg

PLAYS: Final = (verbs.PlayKnight, verbs.PlayRoads, verbs.PlayInvention, verbs.PlayMonopoly)
BUILDS: Final = (verbs.BuildRoad, verbs.BuildVillage, verbs.BuildCity, verbs.Buy, verbs.Swap)
TRADES: Final = (verbs.Swap, verbs.Give, verbs.Ask, verbs.Propose, verbs.Accept, verbs.Refuse,
                 verbs.Trade, verbs.Drop)
PROPOSED: Final = {verbs.Ask: "9.4", verbs.Propose: "9.4", verbs.Drop: "9.4",
                   verbs.Accept: "9.5", verbs.Refuse: "9.5", verbs.Trade: "9.6"}
BEFORE_TRADE: Final = (Phase.ROLL, Phase.SUPPLY, Phase.MARCH, Phase.TOKEN, *AUCTION)


def roll_offers(state: Position) -> list[Action]:
    """The dice, and a development card before them.  [3.1] [8.2]"""
    return [state.tables.moves.roll, *play_offers(state)]


def march_offers(state: Position) -> list[Action]:
    """Alexander moves, and a development card before.  [5.1] [8.2]"""
    return [state.tables.moves.advance, *play_offers(state)]


def main_offers(state: Position) -> list[Action]:
    """Cards, building, trade, in any order, and the end.  [3.1]"""
    return [*play_offers(state), *build_offers(state), *buy_offers(state), *swap_offers(state),
            *give_offers(state), state.tables.moves.end_turn]


def end_turn(state: Position, action: Action, tell: Tell | None) -> None:
    """[3.1] the next seat begins; [8.2] cards bought can now be played."""
    if tell:
        tell(TurnEnded(state.mover))
    state.mover = state.who = (state.mover + 1) % state.seats
    state.turn += 1
    state.phase, state.dice = Phase.ROLL, (0, 0)
    state.has_played, state.fresh = False, [0] * len(CARDS)
    state.proposals, state.declined = 0, []
    if tell:
        tell(TurnBegan(state.mover, state.turn))
    settle(state)


# ---- refusals -------------------------------------------------------------------------------


def expect(rule: str, *fitting: type[Action]) -> Callable[[Position, Action], Msg | None]:
    """The refusals of a phase in which, by that rule, only some verbs have their place."""

    def refuse(state: Position, action: Action) -> Msg | None:
        if type(action) in fitting:
            return None
        return (refuse_moment(state, type(action))
                or Msg.of(f"catan.awaited.{state.phase_name}", rule))

    return refuse


def refuse_moment(state: Position, kind: type[Action]) -> Msg | None:
    """The refusal by a rule of this moment; None if only another action must go before. [3.2]
    [5.1] [5.2] [9.4-9.7]
    """
    if kind is verbs.Roll and state.turn == 1 and state.phase not in DONE:
        return no("no_dice_yet", "3.2")
    if kind is verbs.Advance and state.phase == Phase.MAIN:
        return why_no_further(state)
    if kind in TRADES and state.phase in BEFORE_TRADE:
        return no("no_trade_yet", "9.7")
    if kind in PROPOSED and state.phase == Phase.MAIN:
        return no("no_proposal", PROPOSED[kind])
    return None


def why_no_further(state: Position) -> Msg:
    """[5.2] he stayed without a seven, or [5.1] has passed his point of this turn."""
    stop = state.tables.route[state.alexander + 1]
    if stop.kind == SEVEN and not state.is_rolled_seven and state.turn > state.alexander:
        return no("no_seven", "5.2", point=stop.noun)
    return no("one_point_a_turn", "5.1")

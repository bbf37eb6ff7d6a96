"""Why not play, build or trade so: what each of these verbs lacks.  Chapters 7, 8 and 9."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules import building, cards, trading
from alexandre.games.catan.state import words
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.tables import NOBODY, SEVEN
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg

TRADES: Final = (verbs.Swap, verbs.Give, verbs.Ask, verbs.Propose, verbs.Accept, verbs.Refuse,
                 verbs.Trade, verbs.Drop)
TOO_SOON: Final = (words.ROLL, words.SUPPLY, words.MARCH, words.TOKEN, *words.AUCTION)


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"catan.why.{key}", rule, **args)


def untimely(state: Position, kind: type[Action]) -> Msg | None:
    """What a rule of its own keeps from this moment; None if only something else comes first.
    [3.2] [5.1] [5.2] [9.7]"""
    if kind is verbs.Roll and state.turn == 1 and state.phase not in words.DONE:
        return no("no_dice_yet", "3.2")
    if kind is verbs.Advance and state.phase == words.MAIN:
        return why_no_further(state)
    if kind in TRADES and state.phase in TOO_SOON:
        return no("no_trade_yet", "9.7")
    return None


def why_no_further(state: Position) -> Msg:
    """[5.2] he stayed without a seven, or [5.1] has passed his point of this turn."""
    stop = state.tables.route[state.alexander + 1]
    if stop.kind == SEVEN and not state.is_rolled_seven and state.turn > state.alexander:
        return no("no_seven", "5.2", point=stop.noun)
    return no("one_point_a_turn", "5.1")


def why_play(state: Position, action: Action) -> Msg:
    """[8.2] one a turn, held, not bought just now; then what the card needs."""
    card = {verbs.PlayKnight: words.KNIGHT, verbs.PlayRoads: words.ROADS,
            verbs.PlayInvention: words.INVENTION, verbs.PlayMonopoly: words.MONOPOLY}[type(action)]
    if not state.cards[state.mover * 5 + card]:
        return no("no_such_card", "8.2")
    if state.has_played:
        return no("played_already", "8.2")
    if not cards.can_play(state, card):
        return no("bought_now", "8.2")
    if isinstance(action, verbs.PlayRoads):
        return no("no_free_road", "8.5")
    return no("stack_empty", "8.6")


def why_road(state: Position, action: verbs.BuildRoad) -> Msg:
    """[7.2] free and joined; [7.7] [7.1] a piece and its price."""
    if state.roads[action.side] != NOBODY:
        return no("road_stands", "7.2")
    if action.side not in building.road_sites(state, state.mover):
        return no("road_unjoined", "7.2")
    return no_piece(state, building.ROAD)


def why_village(state: Position, action: verbs.BuildVillage) -> Msg:
    """[7.4] [7.5] [7.3] where; [7.7] [7.1] a piece and its price."""
    if state.sites[action.corner] != NOBODY:
        return no("site_taken", "7.3")
    if any(state.sites[each] != NOBODY for each in state.tables.beside[action.corner]):
        return no("too_near", "7.4")
    if state.tables.opens[action.corner] > state.alexander:
        return no("not_passed", "7.5")
    if action.corner not in building.village_sites(state, state.mover):
        return no("no_road_there", "7.3")
    return no_piece(state, building.VILLAGE)


def why_city(state: Position, action: verbs.BuildCity) -> Msg:
    """[7.6] an own village; [7.7] [7.1] a piece and its price."""
    if state.sites[action.corner] != state.mover * 2:
        return no("no_own_village", "7.6")
    return no_piece(state, building.CITY)


def no_piece(state: Position, thing: int) -> Msg:
    """[7.7] none left; [7.1] or not paid for."""
    if not state.left[state.mover * words.PIECES + building.PIECE[thing]]:
        return no("no_piece_left", "7.7")
    return no("too_dear", "7.1")


def why_buy(state: Position, action: verbs.Buy) -> Msg:
    """[8.1] a pile, and the price."""
    if not sum(state.deck) + state.under:
        return no("pile_empty", "8.1")
    return no("too_dear", "7.1")


def why_swap(state: Position, action: verbs.Swap) -> Msg:
    """[9.1] enough of the one, and something of the other."""
    place = state.mover * 6 + action.give
    if state.hands[place] < state.rates[place]:
        rate = state.rates[place]
        return no("too_few_to_swap", "9.1", goods=(state.tables.goods[action.give],) * rate)
    return no("stack_empty", "9.1")


def why_give(state: Position, action: verbs.Give) -> Msg:
    """[9.4] so many proposals; of the hand, in order, with something left to ask for."""
    box = state.tables.box
    if state.phase == words.MAIN and state.proposals >= box.proposals:
        return no("no_more_proposals", "9.4", n=box.proposals)
    if state.hands[state.mover * 6 + action.good] <= state.give[action.good]:
        return no("not_in_hand", "9.4", good=state.tables.goods[action.good])
    if any(state.ask) or action.good < trading.last_of(state.give):
        return no("in_order", "9.4")
    return no("nothing_to_ask", "9.4")


def why_ask(state: Position, action: verbs.Ask) -> Msg:
    """[9.4] not what is given; in order; what somebody might have."""
    if state.give[action.good]:
        return no("same_good", "9.4")
    if action.good < trading.last_of(state.ask):
        return no("in_order", "9.4")
    return no("nobody_has_it", "9.4")


def why_propose(state: Position, action: verbs.Propose) -> Msg:
    """[9.4] nothing is asked for yet."""
    return no("a_gift", "9.4")


def why_accept(state: Position, action: verbs.Accept) -> Msg:
    """[9.5] the hand does not hold it."""
    return no("cannot_give", "9.5")


def why_trade(state: Position, action: verbs.Trade) -> Msg:
    """[9.6] that seat is not ready."""
    return no("not_ready", "9.6")

"""Refusals of each verb in its phase."""

from __future__ import annotations

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.meta import PROPOSALS
from alexandre.games.catan.rules import bidding, building, cards, trading
from alexandre.games.catan.rules.queries import list_owners
from alexandre.games.catan.state import Phase, Position, words
from alexandre.games.catan.tables import NOBODY, SEA
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg, Who


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"catan.why.{key}", rule, **args)


def why_first(state: Position, action: verbs.First) -> Msg:
    """[2.1] nobody sits there."""
    return no("no_seat", "2.1", n=state.seats)


def why_deal(state: Position, action: verbs.Deal) -> Msg:
    """[4.1] none of that kind is left in the supply."""
    return no("none_in_supply", "4.1", good=state.tables.goods[action.good])


def why_discard(state: Position, action: verbs.Discard) -> Msg:
    """[4.7] a card of the hand, kinds in order, and enough of what follows."""
    if not state.hands[state.who * 6 + action.good]:
        return no("not_in_hand", "4.7", good=state.tables.goods[action.good])
    if action.good < state.last:
        return no("in_order", "4.7")
    return no("too_few_after", "4.7", n=state.owed)


def why_robber(state: Position, action: verbs.MoveRobber) -> Msg:
    """[4.8] elsewhere, and on land."""
    if state.tables.hexes[action.hex].terrain == SEA:
        return no("robber_at_sea", "4.8")
    return no("robber_stays", "4.8")


def why_rob(state: Position, action: verbs.Rob) -> Msg:
    """[4.9] another seat, with a building there and a card."""
    if action.seat >= state.seats:
        return no("no_seat", "2.1", n=state.seats)
    if action.seat == state.mover:
        return no("robs_himself", "4.9")
    if action.seat in list_owners(state, state.robber):
        return no("no_card_to_take", "4.9", who=Who(action.seat))
    return no("not_there", "4.9", who=Who(action.seat))


def why_steal(state: Position, action: verbs.Steal) -> Msg:
    """[4.9] the victim has none of that kind."""
    return no("none_in_his_hand", "4.9", who=Who(state.victim),
              good=state.tables.goods[action.good])


def why_token(state: Position, action: verbs.Token) -> Msg:
    """[5.4] all of that kind have been turned over."""
    return no("no_such_token", "5.4")


def why_bid(state: Position, action: verbs.Bid) -> Msg:
    """[6.2] higher than the last; [6.9] [6.10] within one's means; [6.2] what there is at all."""
    if action.n <= state.high:
        return no("too_low", "6.2", n=state.high)
    if action.n > state.in_existence():
        return no("beyond_existence", "6.2", n=state.in_existence())
    n = bidding.means(state, state.who)
    if state.options["bids"] == "capped":
        return no("beyond_means", "6.10", n=n)
    return no("failed_before", "6.9", n=n)


def why_pay(state: Position, action: verbs.Pay) -> Msg:
    """[6.1] what pays for this event; [6.6] in order; [6.8] to the point."""
    if bidding.pay_offers(state) == [state.tables.moves.fail]:
        return no("cannot_pay", "6.9", n=state.due)
    noun = state.tables.payment(action.good)
    is_paying = (action.good - 1 in state.tables.payable[state.auction] if action.good
                 else state.auction == words.COMBAT)
    if not is_paying:
        return no("does_not_pay", "6.1", good=noun)
    if not (state.hands[state.who * 6 + action.good - 1] if action.good
            else state.army[state.who]):
        return no("none_to_pay", "6.7" if not action.good else "6.6", good=noun)
    if action.good < state.last:
        return no("in_order", "6.6")
    loose, knights = bidding.at_hand(state)
    if not bidding.is_exact(state.due, knights, loose, state.tables.box.knight_pays):
        return no("knights_overpay", "6.8", n=state.due)
    return no("not_exact", "6.8", n=state.due)


def why_fail(state: Position, action: verbs.Fail) -> Msg:
    """[6.6] who can pay pays."""
    return no("can_pay", "6.6")


def why_draw(state: Position, action: verbs.Draw) -> Msg:
    """[8.1] the pile has none of that kind."""
    return no("no_such_card_left", "8.1")


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
    if action.side not in building.road_sites(state):
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
    if action.corner not in building.village_sites(state):
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
    return too_dear(state, thing)


def too_dear(state: Position, thing: int) -> Msg:
    """[7.1] the price, and what of it the mover lacks."""
    cost = state.tables.box.costs[thing]
    held = state.hands[state.mover * 6:]
    lacks = [max(0, n - have) for n, have in zip(cost, held, strict=False)]
    return no("too_dear", "7.1", cost=state.tables.nouns(cost), lacks=state.tables.nouns(lacks))


def why_buy(state: Position, action: verbs.Buy) -> Msg:
    """[8.1] a pile, and the price."""
    if not sum(state.deck) + state.under:
        return no("pile_empty", "8.1")
    return too_dear(state, building.CARD)


def why_swap(state: Position, action: verbs.Swap) -> Msg:
    """[9.1] enough of the one, and something of the other."""
    place = state.mover * 6 + action.give
    if state.hands[place] < state.rates[place]:
        rate = state.rates[place]
        return no("too_few_to_swap", "9.1", goods=(state.tables.goods[action.give],) * rate)
    return no("stack_empty", "9.1")


def why_give(state: Position, action: verbs.Give) -> Msg:
    """[9.4] so many proposals; of the hand, in order, with something left to ask for."""
    give, ask = trading.sides(state)
    if state.phase == Phase.MAIN and state.proposals >= PROPOSALS:
        return no("no_more_proposals", "9.4", n=PROPOSALS)
    if state.hands[state.who * 6 + action.good] <= give[action.good]:
        return no("not_in_hand", "9.4", good=state.tables.goods[action.good])
    if any(ask) or action.good < trading.last_of(give):
        return no("in_order", "9.4")
    return no("nothing_to_ask", "9.4")


def why_ask(state: Position, action: verbs.Ask) -> Msg:
    """[9.4] not what is given; in order; what somebody might have."""
    give, ask = trading.sides(state)
    if give[action.good]:
        return no("same_good", "9.4")
    if action.good < trading.last_of(ask):
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

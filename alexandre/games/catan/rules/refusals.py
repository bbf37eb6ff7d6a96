"""Why not: what is awaited first, then what the verb itself lacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.actions.verbs import GOLD
from alexandre.games.catan.rules import bidding
from alexandre.games.catan.rules import objections as other
from alexandre.games.catan.state import words
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.tables import NOBODY, SEA
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg, Who

PLAYS: Final = (verbs.PlayKnight, verbs.PlayRoads, verbs.PlayInvention, verbs.PlayMonopoly)
BUILDS: Final = (verbs.BuildRoad, verbs.BuildVillage, verbs.BuildCity, verbs.Buy, verbs.Swap)

# What may be done in each phase at all.
FITTING: Final[dict[int, tuple[type[Action], ...]]] = {
    words.FIRST: (verbs.First,),
    words.DEAL: (verbs.Deal,),
    words.ROLL: (verbs.Roll, *PLAYS),
    words.DIE: (),
    words.DISCARD: (verbs.Discard,),
    words.ROBBER: (verbs.MoveRobber,),
    words.VICTIM: (verbs.Rob,),
    words.STEAL: (verbs.Steal,),
    words.SUPPLY: (verbs.Deal,),
    words.MARCH: (verbs.Advance, *PLAYS),
    words.TOKEN: (verbs.Token,),
    words.BID: (verbs.Bid,),
    words.PAY: (verbs.Pay, verbs.Fail),
    words.PENALTY: (verbs.Discard,),
    words.MAIN: (*PLAYS, *BUILDS, verbs.Give),
    words.CARD: (verbs.Draw,),
    words.FREE: (verbs.BuildRoad,),
    words.COMPOSE: (verbs.Give, verbs.Ask, verbs.Propose),
    words.ANSWER: (verbs.Accept,),
    words.CHOOSE: (verbs.Trade,),
    words.CLAIM: (),
    words.END: (),
}

# What has to happen before anything else, and its rule.
AWAITED: Final[dict[int, tuple[str, str]]] = {
    words.FIRST: ("first", "2.7"),
    words.DEAL: ("deal", "2.5"),
    words.ROLL: ("roll", "3.1"),
    words.DIE: ("die", "4.2"),
    words.DISCARD: ("discard", "4.6"),
    words.ROBBER: ("robber", "4.8"),
    words.VICTIM: ("victim", "4.9"),
    words.STEAL: ("steal", "4.9"),
    words.SUPPLY: ("supply", "4.1"),
    words.MARCH: ("march", "5.1"),
    words.TOKEN: ("token", "5.4"),
    words.BID: ("bid", "6.4"),
    words.PAY: ("pay", "6.6"),
    words.PENALTY: ("penalty", "6.9"),
    words.MAIN: ("main", "3.1"),
    words.CARD: ("card", "8.1"),
    words.FREE: ("free", "8.5"),
    words.COMPOSE: ("compose", "9.4"),
    words.ANSWER: ("answer", "9.5"),
    words.CHOOSE: ("choose", "9.6"),
    words.CLAIM: ("claim", "11.1"),
    words.END: ("over", "11.3"),
}


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"catan.why.{key}", rule, **args)


def reason(state: Position, action: Action) -> Msg:
    """The rule that forbids an action which is not among the offers."""
    kind = type(action)
    if kind not in FITTING[state.phase]:
        return other.untimely(state, kind) or awaited(state)
    return WHY[kind](state, action)


def awaited(state: Position) -> Msg:
    """What comes first, with its rule."""
    key, rule = AWAITED[state.phase]
    return Msg.of(f"catan.awaited.{key}", rule)


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
    sites = [state.sites[each] for each in state.tables.hexes[state.robber].corners]
    if any(site != NOBODY and site >> 1 == action.seat for site in sites):
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
    if action.n > bidding.in_existence(state):
        return no("beyond_existence", "6.2", n=bidding.in_existence(state))
    n = bidding.means(state, state.who)
    if state.options["bids"] == "capped":
        return no("beyond_means", "6.10", n=n)
    return no("failed_before", "6.9", n=n)


def why_pay(state: Position, action: verbs.Pay) -> Msg:
    """[6.1] what pays for this event; [6.6] in order; [6.8] to the point."""
    if bidding.pay_offers(state) == [state.tables.moves.fail]:
        return no("cannot_pay", "6.9", n=state.due)
    goods = state.tables.goods
    noun = goods[action.good - 1] if action.good else goods[-1]
    allowed = (*state.tables.box.auctions[state.auction], GOLD)
    if action.good and action.good - 1 not in allowed:
        return no("does_not_pay", "6.1", good=noun)
    if not action.good and state.auction != words.COMBAT:
        return no("does_not_pay", "6.1", good=noun)
    if not (state.hands[state.who * 6 + action.good - 1] if action.good
            else state.army[state.who]):
        return no("none_to_pay", "6.7" if not action.good else "6.6", good=noun)
    if action.good < state.last:
        return no("in_order", "6.6")
    return no("not_exact", "6.8", n=state.due)


def why_fail(state: Position, action: verbs.Fail) -> Msg:
    """[6.6] who can pay pays."""
    return no("can_pay", "6.6")


def why_draw(state: Position, action: verbs.Draw) -> Msg:
    """[8.1] the pile has none of that kind."""
    return no("no_such_card_left", "8.1")


def is_never_refused(state: Position, action: Action) -> Msg:
    """Whatever fits is offered."""
    raise ValueError("this is always offered where it fits")


Why = Callable[[Position, Any], Msg]

WHY: Final[dict[type[Action], Why]] = {
    verbs.First: why_first,
    verbs.Deal: why_deal,
    verbs.Roll: is_never_refused,
    verbs.Discard: why_discard,
    verbs.MoveRobber: why_robber,
    verbs.Rob: why_rob,
    verbs.Steal: why_steal,
    verbs.Advance: is_never_refused,
    verbs.Token: why_token,
    verbs.Bid: why_bid,
    verbs.Pay: why_pay,
    verbs.Fail: why_fail,
    **dict.fromkeys(PLAYS, other.why_play),
    verbs.BuildRoad: other.why_road,
    verbs.BuildVillage: other.why_village,
    verbs.BuildCity: other.why_city,
    verbs.Buy: other.why_buy,
    verbs.Draw: why_draw,
    verbs.Swap: other.why_swap,
    verbs.Give: other.why_give,
    verbs.Ask: other.why_ask,
    verbs.Propose: other.why_propose,
    verbs.Accept: other.why_accept,
    verbs.Trade: other.why_trade,
}

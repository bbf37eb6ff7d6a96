"""Questions and offers, in words that the catalogue knows."""

from __future__ import annotations

from typing import Any

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.events.kinds import place_of_corner, place_of_side
from alexandre.games.catan.meta import AUCTIONS
from alexandre.games.catan.rules.bidding import is_alone
from alexandre.games.catan.rules.queries import at_corner, at_side
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import COUNTERING, PIECES, TRADING
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg, Who


def bid(state: Position) -> str:
    """The first bid, the only one, or a higher one.  [6.2]"""
    if is_alone(state):
        return "alone"
    return "bid" if state.leader == NOBODY else "raise"


def compose(state: Position) -> str:
    """Something is asked for already, or not yet.  [9.4]"""
    return "ask" if any(state.ask) else "compose"


def counter(state: Position) -> str:
    """Something is asked for already, or not yet.  [9.8]"""
    return "counter_ask" if any(state.counter_ask) else "counter"


def name_prize(state: Position) -> Msg:
    """The deed that is auctioned."""
    return Msg.of(f"catan.auction.{AUCTIONS[state.auction]}",
                  point=state.tables.route[state.alexander].noun)


def prompt_args(state: Position) -> dict[str, Arg]:
    """The arguments of the question."""
    args: dict[str, Arg] = {"who": Who(state.who)}
    if state.phase == Phase.BID:
        args["what"] = name_prize(state)
        args["n"] = state.high
        if state.leader != NOBODY:
            args["leader"] = Who(state.leader)
    elif state.phase == Phase.PAY:
        args["n"] = state.due
    elif state.phase == Phase.DIE:
        args["n"] = state.dice.count(0)
    elif state.phase in (Phase.DISCARD, Phase.PENALTY):
        args["n"] = state.owed
    elif state.phase == Phase.FREE:
        args["n"] = min(state.free_roads, state.left[state.mover * PIECES + 2])  # [8.5]
    elif state.phase == Phase.STEAL:
        args["victim"] = Who(state.victim)
    elif state.phase == Phase.MARCH:
        args["point"] = state.tables.route[state.alexander + 1].noun
    elif state.phase in TRADING:
        args["mover"] = Who(state.mover)
        if state.phase == Phase.REPLY:
            args["other"] = Who(state.countering)
        args.update(by_proposal(state))
    return args


def by_seat(state: Position, action: verbs.OfSeat) -> dict[str, Arg]:
    return {"who": Who(action.seat)}


def by_good(state: Position, action: verbs.OfGood) -> dict[str, Arg]:
    return {"good": state.tables.goods[action.good], "goods": (state.tables.goods[action.good],)}


def by_payment(state: Position, action: verbs.Pay) -> dict[str, Arg]:
    """A knight, or a good."""
    return {"goods": (state.tables.payment(action.good),), "n": state.due}


def by_pair(state: Position, action: verbs.PlayInvention) -> dict[str, Arg]:
    """Both goods."""
    return {"goods": tuple(state.tables.goods[each] for each in action.goods)}


def by_swap(state: Position, action: verbs.Swap) -> dict[str, Arg]:
    """The goods given and received."""
    goods, rate = state.tables.goods, state.rates[state.mover * 6 + action.give]
    return {"give": (goods[action.give],) * rate, "get": (goods[action.get],)}


def by_count(state: Position, action: Any) -> dict[str, Arg]:
    return {"n": action.n}


def by_hex(state: Position, action: verbs.MoveRobber) -> dict[str, Arg]:
    return {"hex": state.tables.hexes[action.hex].full}


def by_token(state: Position, action: verbs.Token) -> dict[str, Arg]:
    return {"what": Msg.of(f"catan.token.{action.word}")}


def by_card(state: Position, action: verbs.Draw) -> dict[str, Arg]:
    return {"card": Msg.of(f"catan.card.{action.word}")}


def by_corner(state: Position, action: verbs.AtCorner) -> dict[str, Arg]:
    return {"place": place_of_corner(*at_corner(state.tables, action.corner))}


def by_side(state: Position, action: verbs.BuildRoad) -> dict[str, Arg]:
    return {"place": place_of_side(*at_side(state.tables, action.side))}


def by_proposal(state: Position, action: Action | None = None) -> dict[str, Arg]:
    """Both sides of it, as the proposer sees them."""
    is_counter = state.phase in (Phase.COUNTER, Phase.REPLY)
    give, ask = ((state.counter_give, state.counter_ask) if is_counter
                 else (state.give, state.ask))
    return {"give": state.tables.nouns(give), "ask": state.tables.nouns(ask)}


def give_key(state: Position, action: Action) -> str:
    """A proposal, or another one in place of what was proposed.  [9.4] [9.8]"""
    return "counter" if state.phase in COUNTERING else "give"


def drop_key(state: Position, action: Action) -> str:
    """Given up before anybody was asked, or closed with nobody.  [9.4] [9.6]"""
    return "drop" if state.phase == Phase.CHOOSE else "give_up"


def by_point(state: Position, action: Action) -> dict[str, Arg]:
    """The next point of the road."""
    return {"point": state.tables.route[state.alexander + 1].noun}

"""What is asked, and how each offer is said, in words that the catalogue knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules.trading import nouns_of
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.state.words import (
    ANSWER,
    BID,
    CHOOSE,
    COMPOSE,
    DISCARD,
    FREE,
    MARCH,
    PAY,
    PENALTY,
    PHASES,
    PIECES,
    STEAL,
)
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Prompt
from alexandre.kernel.text import Arg, Msg, Noun, Who


def prompt(state: Position) -> Prompt:
    """The question put to the actor; its kind is the phase."""
    kind = PHASES[state.phase]
    key = kind
    if state.phase == BID:
        key = "bid" if state.leader == NOBODY else "raise"
    elif state.phase == COMPOSE:
        key = "ask" if any(state.ask) else "compose"
    return Prompt(kind, Msg(f"catan.prompt.{key}", tuple(prompt_args(state).items())))


def prompt_args(state: Position) -> dict[str, Arg]:
    """What the question mentions."""
    args: dict[str, Arg] = {"who": Who(state.who)}
    if state.phase == BID:
        args["what"] = auction_msg(state)
        args["n"] = state.high
        if state.leader != NOBODY:
            args["leader"] = Who(state.leader)
    elif state.phase == PAY:
        args["n"] = state.due
    elif state.phase in (DISCARD, PENALTY):
        args["n"] = state.owed
    elif state.phase == FREE:
        args["n"] = min(state.free_roads, state.left[state.mover * PIECES + 2])  # [8.5]
    elif state.phase == STEAL:
        args["victim"] = Who(state.victim)
    elif state.phase == MARCH:
        args["point"] = state.tables.route[state.alexander + 1].noun
    elif state.phase in (ANSWER, CHOOSE, COMPOSE):
        args["mover"] = Who(state.mover)
        args["give"] = nouns_of(state, state.give)
        args["ask"] = nouns_of(state, state.ask)
    return args


def auction_msg(state: Position) -> Msg:
    """What an auction is about, with the point."""
    point = state.tables.route[state.alexander].noun
    return Msg.of(f"catan.auction.{verbs.AUCTIONS[state.auction]}", point=point)


def label(state: Position, action: Action) -> Msg:
    """An offer as its button says it."""
    key, describe = LABELS[type(action)]
    return Msg(f"catan.action.{key}", tuple(describe(state, action).items()))


def by_seat(state: Position, action: verbs.OfSeat) -> dict[str, Arg]:
    """The seat."""
    return {"who": Who(action.seat)}


def by_good(state: Position, action: verbs.OfGood) -> dict[str, Arg]:
    """The good."""
    return {"good": state.tables.goods[action.good], "goods": (state.tables.goods[action.good],)}


def by_payment(state: Position, action: verbs.Pay) -> dict[str, Arg]:
    """A knight, or a good."""
    goods = state.tables.goods
    return {"goods": (goods[action.good - 1] if action.good else goods[-1],),
            "n": state.due}


def by_pair(state: Position, action: verbs.PlayInvention) -> dict[str, Arg]:
    """Both goods."""
    return {"goods": tuple(state.tables.goods[each] for each in action.goods)}


def by_swap(state: Position, action: verbs.Swap) -> dict[str, Arg]:
    """What is given for what."""
    goods, rate = state.tables.goods, state.rates[state.mover * 6 + action.give]
    return {"give": (goods[action.give],) * rate, "get": (goods[action.get],)}


def by_count(state: Position, action: Any) -> dict[str, Arg]:
    """A number."""
    return {"n": action.n}


def by_hex(state: Position, action: verbs.MoveRobber) -> dict[str, Arg]:
    """The hex."""
    return {"hex": state.tables.hexes[action.hex].noun}


def by_token(state: Position, action: verbs.Token) -> dict[str, Arg]:
    """The event."""
    return {"what": Msg.of(f"catan.token.{action.word}")}


def by_card(state: Position, action: verbs.Draw) -> dict[str, Arg]:
    """The card."""
    return {"card": Msg.of(f"catan.card.{action.word}")}


def by_corner(state: Position, action: verbs.AtCorner) -> dict[str, Arg]:
    """The land around it; where that is not enough to tell it, the tip of the first."""
    tables = state.tables
    touching = tables.touching[action.corner]
    way = tables.hexes[touching[0]].corners.index(action.corner)
    lands = lands_of(state, touching)
    return {"place": Msg.of(f"catan.tip.{way}" if len(touching) < 3 else
                            "catan.place.among", lands=lands)}


def by_side(state: Position, action: verbs.BuildRoad) -> dict[str, Arg]:
    """The land on both sides; at the sea, the side of the one."""
    tables = state.tables
    one, other = tables.sides[action.side]
    touching = tuple(each for each in tables.touching[one] if each in tables.touching[other])
    corners = tables.hexes[touching[0]].corners
    way = next(n for n in range(6) if {corners[n], corners[(n + 1) % 6]} == {one, other})
    lands = lands_of(state, touching)
    return {"place": Msg.of(f"catan.edge.{way}" if len(touching) < 2 else
                            "catan.place.among", lands=lands)}


def by_proposal(state: Position, action: Action) -> dict[str, Arg]:
    """Both sides of it."""
    return {"give": nouns_of(state, state.give), "ask": nouns_of(state, state.ask)}


def by_point(state: Position, action: Action) -> dict[str, Arg]:
    """The next point of the road."""
    return {"point": state.tables.route[state.alexander + 1].noun}


def by_itself(state: Position, action: Action) -> dict[str, Arg]:
    """Nothing to say."""
    return {}


def lands_of(state: Position, hexes: tuple[int, ...]) -> tuple[Noun, ...]:
    """Land by its names."""
    return tuple(state.tables.hexes[each].noun for each in hexes)


Describe = Callable[[Position, Any], dict[str, Arg]]

LABELS: Final[dict[type[Action], tuple[str, Describe]]] = {
    verbs.First: ("first", by_seat),
    verbs.Deal: ("deal", by_good),
    verbs.Roll: ("roll", by_itself),
    verbs.Die: ("die", by_count),
    verbs.Discard: ("discard", by_good),
    verbs.MoveRobber: ("robber", by_hex),
    verbs.Rob: ("rob", by_seat),
    verbs.Steal: ("steal", by_good),
    verbs.Advance: ("advance", by_point),
    verbs.Token: ("token", by_token),
    verbs.Bid: ("bid", by_count),
    verbs.Pass: ("pass", by_itself),
    verbs.Pay: ("pay", by_payment),
    verbs.Fail: ("fail", by_itself),
    verbs.PlayKnight: ("knight", by_itself),
    verbs.PlayRoads: ("roads", by_itself),
    verbs.PlayInvention: ("invention", by_pair),
    verbs.PlayMonopoly: ("monopoly", by_good),
    verbs.BuildRoad: ("road", by_side),
    verbs.BuildVillage: ("village", by_corner),
    verbs.BuildCity: ("city", by_corner),
    verbs.Buy: ("buy", by_itself),
    verbs.Draw: ("draw", by_card),
    verbs.Swap: ("swap", by_swap),
    verbs.Give: ("give", by_good),
    verbs.Ask: ("ask", by_good),
    verbs.Propose: ("propose", by_proposal),
    verbs.Accept: ("accept", by_proposal),
    verbs.Refuse: ("refuse", by_itself),
    verbs.Trade: ("trade", by_seat),
    verbs.Drop: ("drop", by_itself),
    verbs.Claim: ("claim", by_itself),
    verbs.EndTurn: ("end_turn", by_itself),
}

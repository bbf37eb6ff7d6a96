"""A payment, or cards to be given back, prepared: what was clicked, and the rest as suggested."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from alexandre.games.catan.actions.verbs import Discard, Pay
from alexandre.games.catan.hints.suggestions import suggest
from alexandre.games.catan.meta import GOLD, GOODS
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.rules.bidding import pay_offers
from alexandre.games.catan.rules.honours import holder_of
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import COMBAT
from alexandre.games.catan.table.planning.spelling import spots
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.play.course import Course, Pins

KEPT: Final = "kept:"  # before the spot of a card: none of these goes


def is_paying(state: Position) -> bool:
    """Whether something must be paid or given back, and can be."""
    if state.phase == Phase.PAY:
        return pay_offers(state) != [state.tables.moves.fail]
    return state.phase in (Phase.DISCARD, Phase.PENALTY)


def spot_of(action: Action) -> str:
    """The card that is clicked."""
    return spots(action)[0]


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """One card more of that kind than goes now, instead of another; past the last of them, none.
    """
    if not spot.startswith(("card:", "dev:knight")):
        return None
    others = tuple(each for each in held if each not in (spot, KEPT + spot))
    count = sum(spot_of(each) == spot for each in actions_of(state, held))
    if count < at_hand(state, spot):
        for dropped in range(len(others) + 1):
            pins = (*others[dropped:], *(spot,) * (count + 1))
            if actions_of(state, pins):
                return pins
    without = (*others, KEPT + spot)
    return without if count and actions_of(state, without) else None


def at_hand(state: Position, spot: str) -> int:
    """The amount of that good to pay with."""
    if spot == "dev:knight":
        return state.army[state.who] if state.phase == Phase.PAY else 0
    return state.hand(state.who)[GOODS.index(spot.removeprefix("card:"))]


def actions_of(state: Position, held: Pins) -> tuple[Action, ...]:
    """The actions of the clicks and, for the rest, the cards missed least; () if they do not
    match.
    """
    wanted = [each for each in held if not each.startswith(KEPT)]
    kept = {each.removeprefix(KEPT) for each in held if each.startswith(KEPT)}
    copy, actions = state.clone(), list[Action]()
    assert isinstance(copy, Position)
    while copy.phase == state.phase and copy.who == state.who:
        offers = {spot_of(each): each for each in copy.legal() if spot_of(each) not in kept}
        action = next_card(copy, wanted, offers)
        if action is None:
            return ()
        if spot_of(action) in wanted:
            wanted.remove(spot_of(action))
        actions.append(action)
        left = copy.due if state.phase == Phase.PAY else copy.owed
        last = left - (state.tables.box.knight_pays if spot_of(action) == "dev:knight" else 1)
        if last <= 0:
            break
        copy.apply(action)
    return () if wanted else tuple(actions)


def next_card(state: Position, wanted: list[str], offers: dict[str, Action]) -> Action | None:
    """The next card: one that was clicked, unless the suggestion names an earlier kind and what
    was clicked still finds room behind it."""
    left = state.due if state.phase == Phase.PAY else state.owed
    clicked = sorted((offers[spot] for spot in dict.fromkeys(wanted) if spot in offers),
                     key=lambda each: each.code)
    hint = suggest_card(state, offers)
    worth = sum(state.tables.box.knight_pays if spot == "dev:knight" else 1 for spot in wanted)
    if hint is not None and worth < left and "dev:knight" not in wanted:
        if not clicked or hint.code <= clicked[0].code:
            return hint
        return clicked[0]
    if wanted and not clicked:
        return None
    return clicked[0] if clicked else hint


def suggest_card(state: Position, offers: dict[str, Action]) -> Action | None:
    """The suggested card; one of those left to choose from, if the choice is to be kept."""
    hint = suggest(state)
    if hint is None or spot_of(hint) in offers:
        return hint
    return next(iter(offers.values()), None)


def course_of(state: Position, held: Pins) -> Course | None:
    """The cards that would go, to be confirmed or changed."""
    actions = actions_of(state, held)
    if not actions:
        return None
    verb = "pay" if state.phase == Phase.PAY else "lose"
    goods = tuple(noun_of(state, action) for action in actions)
    cards = [f"card:{good}" for good in GOODS] + ["dev:knight"]
    lit = frozenset(spot for spot in cards if with_pin(state, held, spot) is not None)
    return Course(
        actions=actions,
        title=Msg.of(f"catan.plan.{verb}", goods=goods),
        advice=Msg.of(f"catan.plan.{verb}_on") if lit else "",
        confirm=Msg.of(f"catan.plan.{verb}_it"),
        warnings=tuple(warnings(state, actions)),
        lit=lit,
        is_advice_spare=True,
    )


def noun_of(state: Position, action: Action) -> Noun:
    """The noun of an action."""
    if isinstance(action, Pay):
        return state.tables.payment(action.good)
    assert isinstance(action, Discard)
    return state.tables.goods[action.good]


def warnings(state: Position, actions: tuple[Action, ...]) -> Iterator[Msg]:
    """The largest army lost, or a hand that a seven would halve."""
    seat, box = state.who, state.tables.box
    knights = sum(isinstance(each, Pay) and not each.good for each in actions)
    if state.auction == COMBAT and knights and state.army_holder == seat:
        army = [n - knights * (each == seat) for each, n in enumerate(state.army)]
        if holder_of(army, box.least[1], seat) != seat:
            yield Msg.of("catan.warn.army", "10.4")
    cards = sum(not (isinstance(each, Pay) and each.good in (0, GOLD + 1)) for each in actions)
    held = state.cards_held(seat) - cards
    if held > box.hand_limit:
        yield Msg.of("catan.warn.many", "4.6", n=held)


# ---- settled once for all ---------------------------------------------------------------------


def payments_in_question(table: Position) -> tuple[str, ...]:
    """The payment of a bid that has won."""
    return ("pay",) if table.phase == Phase.PAY and is_paying(table) else ()


def name_of_payment(game: Catan, name: str) -> Msg:
    """The choice in words."""
    return Msg.of(f"catan.habit.{name}")


def answer(state: Position, habits: Mapping[str, str]) -> Action | None:
    """The suggestion, card by card, if the payment is left to habit."""
    is_left = payments_in_question(state) and habits.get("pay") == "auto"
    actions = actions_of(state, ()) if is_left else ()
    return actions[0] if actions else None

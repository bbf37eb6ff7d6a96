"""The habitual choice, and others worth trying: limits, the robber, trades."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from alexandre.games.catan.actions.verbs import Ask, Bid, Give, OfGood
from alexandre.games.catan.hints.habits import follow_habit, harm, limit_of
from alexandre.games.catan.hints.worth import EVEN
from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.rules.prompts import name_prize
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd, Seat, State
from alexandre.kernel.hints import Completion, Plan
from alexandre.kernel.text import Msg

HEXES: Final = 4  # for the robber: those where it costs the others most
USUAL: Final = 100  # per cent of a prize: bids are drawn a little above and below
CLIMBS: Final = (1, 2, 4, 8)  # cards above the last bid up to which a bidder goes


def propose(state: Position, rnd: Rnd, most: int,
            weights: Sequence[int] = EVEN) -> list[Plan]:
    """The habitual plan, then the alternatives; none for decisions made otherwise."""
    others = OTHERS.get(state.phase)
    habit = None if others is None else follow_habit(state, rnd, weights)
    if others is None or habit is None:
        return []
    return [name_habit(state, habit, rnd, weights), *others(state, habit)][:most]


def name_habit(state: Position, habit: Action, rnd: Rnd, weights: Sequence[int]) -> Plan:
    """The habitual plan: a bid with its limit, a proposal with all its terms."""
    if isinstance(habit, Bid):
        most = min(limit_of(state, USUAL, weights), means(state, state.who))
        return Plan((habit,), None, name_limit(state, habit.n, most))
    if not isinstance(habit, Give | Ask):
        return Plan((habit,))
    copy, actions = state.clone(), list[Action]()
    assert isinstance(copy, Position)
    step: Action | None = habit
    while isinstance(step, OfGood):
        actions.append(step)
        copy.apply(step)
        step = follow_habit(copy, rnd, weights)
    if step is not state.tables.moves.propose:
        return Plan((habit,))
    is_counter = state.phase == Phase.ANSWER
    give, ask = ((copy.counter_give, copy.counter_ask) if is_counter else (copy.give, copy.ask))
    nouns = state.tables.nouns
    return Plan((*actions, step), None, Msg.of(
        f"catan.plan.{'counter' if is_counter else 'trade'}_for", give=nouns(give),
        ask=nouns(ask)))


def complete(state: Position, action: Action, rnd: Rnd) -> Plan | None:
    """The whole proposal that a trade begins, if a good one comes of it."""
    plan = name_habit(state, action, rnd, EVEN)
    return plan if plan.name else None


def list_limits(state: Position, habit: Action) -> list[Plan]:
    """To pass, or to bid up to a limit."""
    moves, seat = state.tables.moves, state.who
    most = means(state, seat)
    plans = [climb(state, seat, state.high + more) for more in CLIMBS if state.high + more <= most]
    return plans if habit is moves.pass_ else [Plan((moves.pass_,)), *plans]


def climb(state: Position, seat: Seat, limit: int) -> Plan:
    """One more than the last bid, in this auction, while that is not more than the limit."""
    turn = state.turn

    def bid(later: State, rnd: Rnd) -> Action | None:
        assert isinstance(later, Position)
        if later.phase != Phase.BID or later.turn != turn or later.who != seat:
            return None
        moves = later.tables.moves
        return moves.bid[later.high] if later.high < limit else moves.pass_

    return Plan((state.tables.moves.bid[state.high],), bid,
                name_limit(state, state.high + 1, limit))


def name_limit(state: Position, bid: int, limit: int) -> Msg:
    """A bid with its prize, and the highest that follows it if others go on."""
    key = "catan.plan.limit" if limit > bid else "catan.plan.bid_once"
    return Msg.of(key, n=bid, limit=limit, prize=name_prize(state))


def list_hexes(state: Position, habit: Action) -> list[Plan]:
    """The other hexes where the robber does most harm."""
    places = sorted((each for each in state.tables.land if each != state.robber),
                    key=lambda each: -harm(state, each))[:HEXES]
    moves = [state.tables.moves.robber[each] for each in places]
    return [Plan((each,)) for each in moves if each is not habit]


def list_offers(state: Position, habit: Action) -> list[Plan]:
    """Every other offer: there are few."""
    return [Plan((each,)) for each in state.legal() if each is not habit]


def list_answers(state: Position, habit: Action) -> list[Plan]:
    """Yes or no; a counter-proposal is made by habit alone."""
    moves = state.tables.moves
    return [Plan((each,)) for each in state.legal()
            if each is not habit and each in (moves.accept, moves.refuse)]


COMPLETIONS: Final[Mapping[type[Action], Completion]] = {Give: complete, Ask: complete}

OTHERS: Final[dict[int, Callable[[Position, Action], list[Plan]]]] = {
    Phase.BID: list_limits,
    Phase.MAIN: lambda state, habit: [],  # proposals are made by habit alone
    Phase.ROBBER: list_hexes,
    Phase.VICTIM: list_offers,
    Phase.ROLL: list_offers,
    Phase.MARCH: list_offers,
    Phase.ANSWER: list_answers,
    Phase.REPLY: list_answers,
}

"""Moves to try first, and moves for choices that a player has left open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules.destinations import new_wall, walls_to
from alexandre.games.alexandros.rules.march import line_between
from alexandre.games.alexandros.rules.occupation import shortfall, shortfall_of_claim
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.actions import Action

OCCUPATIONS_TRIED = 12
CLAIMS: Final = (verbs.Occupy, verbs.TakeOver)
NEEDS: Final[Mapping[type[Action], tuple[type[Action], ...]]] = {
    verbs.Settle: CLAIMS,
    verbs.Recall: (*CLAIMS, verbs.Post),  # of the same governor
}


def suggest(state: Position) -> Action | None:
    """The way on from a move that has been begun: the cheapest payment, the shortest wall, the
    gift that helps least. None for a choice of the player's own: card, goal, corner, action.
    """
    offers = state.legal()
    if state.phase == Phase.POST:
        return next_payment(state, offers)
    if state.phase == Phase.ROUTE:
        return min(offers, key=lambda action: walls_by(state, action))
    if state.phase == Phase.CEDE:
        return min(offers, key=lambda action: use_of_gift(state, action))
    return None


def next_payment(state: Position, offers: list[Action]) -> Action:
    """Cards if they suffice, else a governor where a card is lacking.  [9.3-9.5]"""
    if offers[-1] is state.tables.moves.settle:
        return offers[-1]
    lacking = shortfall_of_claim(state)
    for action in offers:
        if isinstance(action, verbs.Post) and lacking[state.tables.symbol[action.cell]]:
            return action
    return offers[0]


def walls_by(state: Position, action: Action) -> int:
    """The walls that the rest of the march lays at least, by this step.  [4.7]"""
    assert isinstance(action, verbs.Walk)
    line = line_between(state, state.alexander, action.point)
    return new_wall(state, line) + walls_to(state, action.point, state.goal)


def use_of_gift(state: Position, action: Action) -> int:
    """The help that a card gives the loser to come back: most if it buys out the new governor."""
    assert isinstance(action, verbs.Cede)
    posted = [state.tables.symbol[cell] for cell in state.posted]
    return 10 * posted.count(action.symbol) + state.hand(state.loser)[action.symbol]


def order(state: Position, offers: list[Action]) -> list[Action]:
    """The moves worth trying, the best first; never empty."""
    if state.phase in (Phase.POST, Phase.CEDE):
        suggested = suggest(state)
        return offers if suggested is None or suggested not in offers else [suggested]
    if state.phase == Phase.ACTIONS:
        return order_of_actions(state, offers)
    return offers


def order_of_actions(state: Position, offers: list[Action]) -> list[Action]:
    """Levies, the provinces worth most with one way to pay for each, cards, and the rest."""
    levies = [each for each in offers if isinstance(each, verbs.Levy)]
    claims = [each for each in offers if isinstance(each, verbs.Occupy | verbs.TakeOver)]
    cards = [each for each in offers if isinstance(each, verbs.Take | verbs.Draw)]
    others = [each for each in offers if isinstance(each, verbs.Recall | verbs.EndTurn)]
    return levies + claims_worth_trying(state, claims) + cards + others


def claims_worth_trying(state: Position,
                        claims: list[verbs.Occupy | verbs.TakeOver]) -> list[Action]:
    """For each province and symbol the first site, where fewest governors are needed."""
    tables = state.tables
    least: dict[int, int] = {}
    for claim in claims:
        number = state.province_of[claim.cell]
        least[number] = min(least.get(number, 9), governors_needed(state, claim))
    firsts: dict[tuple[int, int], verbs.Occupy | verbs.TakeOver] = {}
    for claim in claims:
        number = state.province_of[claim.cell]
        if governors_needed(state, claim) == least[number]:
            firsts.setdefault((number, tables.symbol[claim.cell]), claim)
    ranked = sorted(firsts.values(),
                    key=lambda claim: -state.provinces[state.province_of[claim.cell]].blanks)
    return list(ranked[:OCCUPATIONS_TRIED])


def governors_needed(state: Position, claim: verbs.Occupy | verbs.TakeOver) -> int:
    """The governors for an occupation that begins here, cards used if held."""
    number = state.province_of[claim.cell]
    hand = state.hand(state.mover)
    if isinstance(claim, verbs.TakeOver):
        for cell in state.governors_in(number):
            hand[state.tables.symbol[cell]] -= 2
    lacking = shortfall(state, state.provinces[number], hand, ())
    return 1 + sum(lacking) - (1 if lacking[state.tables.symbol[claim.cell]] else 0)

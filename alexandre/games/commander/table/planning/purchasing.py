"""Forces bought or refitted as a whole, in any order; buying on the march makes camp."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table.planning.spelling import spots
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Course, Pins, play_offers

WORDS: Final = {Phase.PREPARE: "refit", Phase.RESUPPLY: "buy", Phase.CONQUEST: "camp"}


def counter_actions(state: Position) -> dict[str, Action]:
    """The payment by a click on each counter; none if forces are not paid for."""
    moves = state.tables.moves
    offered = {Phase.PREPARE: moves.refit, Phase.RESUPPLY: moves.buy, Phase.CONQUEST: moves.buy}
    wanted: tuple[Action, ...] = offered.get(state.phase, ())
    return {spots(action)[0]: action for action in wanted}


def with_counter(state: Position, held: Pins, spot: str) -> Pins | None:
    """One force more; None if that cannot be paid for, or is none."""
    return (*held, spot) if pay_for(state, (*held, spot)) is not None else None


def pay_for(state: Position, held: Pins) -> tuple[tuple[Action, ...], Position] | None:
    """These in the order of the sheet, and the table once they are paid for."""
    known = counter_actions(state)
    if not held or any(spot not in known for spot in held):
        return None
    actions: list[Action] = sorted((known[spot] for spot in held),
                                   key=lambda action: action.code)
    if state.phase == Phase.CONQUEST:
        actions.insert(0, state.tables.moves.encamp)
    after = play_offers(state, actions)
    return None if after is None else (tuple(actions), after)


def purchase_course(state: Position, held: Pins) -> Course | None:
    """The forces and what they cost.  [4.2] [11.4]"""
    purchase = pay_for(state, held)
    if purchase is None:
        return None
    actions, after = purchase
    word, before = WORDS[state.phase], first_of(state)
    return Course(
        actions=actions,
        title=Msg.of(f"commander.course.{word}", n=len(held)),
        advice=Msg.of("commander.course.camp_first" if word == "camp"
                      else "commander.course.together"),
        confirm=Msg.of(f"commander.course.{word}_on", n=before.gold - after.gold,
                       left=after.gold),
        warnings=(Msg.of("commander.course.closes", "11.3"),) if is_closing(before, after) else (),
        is_advice_spare=word != "camp",
        lit=frozenset(spot for spot in counter_actions(state) if with_counter(state, held, spot)),
    )


def is_closing(before: Position, after: Position) -> bool:
    """Whether nothing more can be built though the gold would suffice.  [11.3]"""
    moves, campaign = before.tables.moves, before.tables.campaign
    prices = ((moves.city, campaign.city), (moves.temple, campaign.temple))
    return any(action in before.legal() and after.gold >= price and action not in after.legal()
               for action, price in prices)


def first_of(state: Position) -> Position:
    """The table at which is bought: on the march that of the camp, with the gold that came in."""
    if state.phase != Phase.CONQUEST:
        return state
    camp = state.clone()
    camp.apply(state.tables.moves.encamp)
    return camp

"""Plans chosen as a whole: clicked in any order, told in that of the sheet, and estimated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from alexandre.games.commander.actions.battle import BOUGHT, WALL
from alexandre.games.commander.hints.battle import choose
from alexandre.games.commander.hints.odds import compare_wins, count_wins
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.values import battle_of, wall_penalty
from alexandre.games.commander.table.pictures.slips import draw_plan_slips
from alexandre.games.commander.table.planning.spelling import is_vain
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Cell, Course, Pins, Row, play_offers
from alexandre.ui.play.planner import take_back

SPOT: Final = "plan:"
AGAIN: Final = "again:"  # before the spot of a plan that is wanted once more
SEED: Final = 7  # of the dice that only estimate
SAMPLES: Final = 40
STEP: Final = 4  # battles after which the estimate is told anew
SPOTS: Final = tuple(f"{SPOT}{id}" for id in BOUGHT)


def is_planning(state: Position) -> bool:
    battle = state.battle
    return state.phase == Phase.BATTLE and battle is not None and battle.stage == Stage.PLANNING


def with_plan(state: Position, held: Pins, spot: str) -> Pins | None:
    """One plan more, or one less where it is held and not wanted once more."""
    plan = spot.removeprefix(AGAIN)
    if plan not in SPOTS:
        return None
    if spot in held:
        return take_back(held, plan)
    return (*held, plan) if take_plans(state, (*held, plan)) is not None else None


def take_plans(state: Position, held: Pins) -> tuple[tuple[Action, ...], Position] | None:
    """These plans in the order of the sheet, and the table once they are taken."""
    plans = sorted(SPOTS.index(spot) for spot in held)
    actions = tuple(state.tables.moves.battle.take_plan[number] for number in plans)
    after = play_offers(state, actions)
    return None if after is None else (actions, after)


def plans_course(state: Position, held: Pins) -> Course | None:
    """The plans, what they cost, and into battle with them, unless others may still be taken that
    cost nothing.  [8.3.1]"""
    purchase = take_plans(state, held)
    if not held or purchase is None:
        return None
    actions, after = purchase
    cost = state.gold - after.gold
    free, is_left = battle_of(after).free, is_vain(after, state.tables.moves.battle.array)
    more = [number for number, spot in enumerate(SPOTS)
            if take_plans(state, (*held, spot)) is not None]
    others = sorted((held.count(SPOTS[number]), number) for number in more)
    return Course(
        actions=actions if is_left else (*actions, *begin_battle(after)),
        title=Msg.of("commander.course.plans", n=len(actions)),
        advice=Msg.of("commander.course.plans_trying"),
        confirm=Msg.of("commander.course.plans_paid", n=cost) if cost
        else Msg.of("commander.course.plans_taken", n=len(actions)) if is_left
        else Msg.of("commander.course.plans_on"),
        warnings=(Msg.of("commander.course.plans_left", n=free),) if free else (),
        lit=frozenset({*held, *(SPOTS[number] for number in more)}),
        ways=(Row(Msg.of(f"commander.strip.{'free' if free else 'paid'}_plans", n=free), tuple(
            Cell((state.tables.plans[number].noun, f"×{n + 1}"), spot=AGAIN + SPOTS[number]) if n
            else Cell((state.tables.plans[number].noun,), spot=SPOTS[number])
            for n, number in others)),) if more else (),
        layer=draw_plan_slips(state.tables, [SPOTS.index(spot) for spot in held]),
    )


def begin_battle(state: Position) -> tuple[Action, ...]:
    """Done with plans, and into the first round where nothing comes between: the plans were
    chosen to fight with."""
    moves, copy = state.tables.moves.battle, state.clone()
    copy.apply(moves.array)
    is_asked = copy.actor() == state.actor() and moves.fight_on in copy.legal()
    return (moves.array, moves.fight_on) if is_asked else (moves.array,)


def estimate(state: Position, held: Pins) -> Iterator[Course]:
    """Battles with these plans, and as many with those of the counsellor unless they are the same;
    a few at a time."""
    told = plans_course(state, held)
    purchase = take_plans(state, held)
    if told is None or purchase is None:
        return
    after = purchase[1]
    after.apply(state.tables.moves.battle.array)
    if is_counselled(state, purchase[0]):
        yield from tell_odds(told, after, "commander.course.plans_coach")
        return
    for fought, counsel, these in compare_wins(state, after, SEED, SAMPLES):
        if not fought % STEP:
            told = replace(told, advice=Msg.of(
                "commander.course.plans_odds", n=fought, these=percent(Fraction(these, fought)),
                counsel=percent(Fraction(counsel, fought))))
        yield told


def is_counselled(state: Position, plans: Sequence[Action]) -> bool:
    """Whether the counsellor would take just these plans."""
    copy, taken = state.clone(), list[Action]()
    while is_planning(copy) and (action := choose(copy)) is not state.tables.moves.battle.array:
        taken.append(action)
        copy.apply(action)
    return sorted(each.code for each in taken) == sorted(each.code for each in plans)


def tell_odds(told: Course, after: Position, key: str) -> Iterator[Course]:
    """The course with the share of simulated battles that are won; a few at a time."""
    for fought, won in count_wins(after, SEED, SAMPLES):
        if not fought % STEP:
            told = replace(told, advice=Msg.of(
                key, n=fought, won=percent(Fraction(won, fought))))
        yield told


def fight_course(state: Position) -> Course:
    """Into battle: how many stand against how many, and behind which walls, unless the question
    has told that."""
    after = state.clone()
    after.apply(state.tables.moves.fight)
    battle, cost = battle_of(after), wall_penalty(after)
    foes = sum(code >> 3 != WALL for code in battle.foes)
    return Course(
        actions=(state.tables.moves.fight,),
        title=Msg.of("commander.course.battle", mine=len(battle.mine), foes=foes),
        advice=Msg.of("commander.course.battle_trying"),
        confirm=Msg.of("commander.action.fight"),
        warnings=(Msg.of("commander.course.walls", n=len(battle.foes) - foes,
                         minus=cost),) if cost and state.phase != Phase.FACE else ())


def estimate_fight(state: Position) -> Iterator[Course]:
    """The same with the share of battles that the counsellor wins; a few at a time."""
    after = state.clone()
    after.apply(state.tables.moves.fight)
    yield from tell_odds(fight_course(state), after, "commander.course.battle_odds")


def percent(share: Fraction) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)

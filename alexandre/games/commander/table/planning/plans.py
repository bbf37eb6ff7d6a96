"""Moves before they are committed: hits as a whole, and moves without undo."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ALEXANDER, REDUCED, SPENT, WALL
from alexandre.games.commander.actions.verbs import Buy, Disband, Fight, Refit, Wound
from alexandre.games.commander.hints.battle_odds import duel_odds, retreat_odds
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.rules import view as view_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.values import battle_of
from alexandre.games.commander.table.pictures.army import army_of
from alexandre.games.commander.table.pictures.ladder import ladder_of
from alexandre.games.commander.table.planning.allotting import (
    HIT,
    Allotment,
    allot,
    hits,
    is_absorbed,
    is_allotting,
)
from alexandre.games.commander.table.planning.battle_plans import (
    estimate,
    estimate_fight,
    fight_course,
    is_planning,
    percent,
    plans_course,
    with_plan,
)
from alexandre.games.commander.table.planning.purchasing import (
    counter_actions,
    purchase_course,
    with_counter,
)
from alexandre.games.commander.table.planning.scouting import (
    DISBAND,
    is_dear,
    scouting_course,
    strip_of,
    with_force,
)
from alexandre.games.commander.table.planning.spelling import spots
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.extent import around
from alexandre.ui.draw.sheets.map_sheet import draw_count, make_layer
from alexandre.ui.draw.sketch import Caption, Layer, Shape, Sheet
from alexandre.ui.play.course import (
    LESS,
    NOTHING,
    Cell,
    Course,
    Pins,
    Row,
    index_by_spot,
    list_reasons,
)
from alexandre.ui.play.picker import spell_by_verb

UNTIMELY: Final = "commander.why.not_now"  # said only where nothing else is to be said
RETREAT: Final = "odds:retreat"
DUEL: Final = "odds:duel"
BATTLE: Final = "odds:battle"
TRIES: Final = 10  # of which a loss on the average is told
ASIDE: Final = 28.0  # from the edge of a card to the middle of its seal for hits,
DOWN: Final = 0.32  # which is so much of its height down


# The clicks on moves that are looked at twice.
pins: Final = spell_by_verb({
    verbs.Retreat: RETREAT, verbs.AimLeader: DUEL, Fight: BATTLE, verbs.TakePlan: spots,
    Buy: spots, Refit: spots,
})


def inviting(table: Position) -> frozenset[str]:
    """The spots that begin something to be prepared, though they spell no offer."""
    if table.phase == Phase.CONQUEST:  # a purchase on the march ends in a camp
        return frozenset(spot for spot in counter_actions(table) if with_counter(table, (), spot))
    return frozenset({DISBAND}) if is_dear(table) else frozenset()


def pin(game: Commander, table: Position, held: Pins, spot: str) -> Pins | None:
    """The pins with one more; None if that says nothing here."""
    if is_allotting(table):
        return with_hit(table, held, spot)
    if is_dear(table):
        return with_force(table, held, spot)
    if is_planning(table):
        return with_plan(table, held, spot)
    return with_counter(table, held, spot)


def with_hit(state: Position, held: Pins, spot: str) -> Pins | None:
    """A hit more on that force; one click too many begins again."""
    if spot not in {spots(action)[0] for action in hits(state)}:
        return None
    if allot(state, (*held, spot)) is not None:
        return (*held, spot)
    return (spot,) if allot(state, (spot,)) is not None else None


def course(game: Commander, table: Position, held: Pins) -> Course | None:
    """The course that the pins make; None if nothing is being prepared."""
    if is_allotting(table):
        allotment = allot(table, held) if held or not is_absorbed(table) else None
        if allotment is None:
            return None
        return hits_course(game, table, held, allotment)
    if held[:1] == (DISBAND,):
        return scouting_course(table, held) if is_dear(table) else None
    moves = table.tables.moves.battle
    if held == (RETREAT,) and moves.retreat in table.legal():
        return retreat_course(table)
    if held == (DUEL,) and moves.aim_leader in table.legal():
        return duel_course(table)
    if held == (BATTLE,) and table.tables.moves.fight in table.legal():
        return fight_course(table)
    return plans_course(table, held) if is_planning(table) else purchase_course(table, held)


# ---- hits -----------------------------------------------------------------------------------


def hits_course(game: Commander, state: Position, held: Pins, allotment: Allotment) -> Course:
    """The hits as they would be taken; other forces can be clicked."""
    battle = state.battle
    is_dealt = battle is not None and battle.stage == Stage.DEALING
    key = "deal" if is_dealt else "take"
    return Course(
        actions=allotment.actions,
        title="",  # the question says how many
        advice=Msg.of("commander.course.changed" if held else "commander.course.change"
                      if battle is not None else "commander.course.change_army"),
        confirm=Msg.of(f"commander.course.{key}_them"),
        lit=frozenset(spot for action in state.legal() for spot in spots(action)),
        layer=mark_hits(game, state, allotment) if battle is not None else NOTHING,
    )


def mark_hits(game: Commander, state: Position, allotment: Allotment) -> Layer:
    """A seal at the right of every card, above its words and within its light, for the hits it
    would take."""
    view = view_of(state, 0)
    if view.battle is None:
        return NOTHING
    places = {spot.id: spot.outline for spot in ladder_of(game.tables, view, view.battle).spots}
    marks: list[Shape | Caption] = []
    for spot, n in Counter(nearest(each, places) for each in allotment.spots).items():
        if spot in places:
            _left, top, right, low = around(places[spot])
            marks += draw_count((right - ASIDE, top + DOWN * (low - top)), f"−{n}", 21, 26,
                                "gold.pale", fill="seal", ink="seal.text", width=2.4, least=10)
    return make_layer("hits", marks)


def nearest(spot: str, places: dict[str, tuple[tuple[float, float], ...]]) -> str:
    """The card that a second hit on the same force goes to."""
    if spot in places:
        return spot
    kind = int(spot.partition(":")[2]) >> 3
    return next((each for each in places if each.startswith("force:")
                 and int(each.partition(":")[2]) >> 3 == kind), spot)


# ---- what cannot be taken back ---------------------------------------------------------------


def retreat_course(state: Position) -> Course:
    """The likely cost of a retreat, counted exactly. [8.9.2]"""
    odds = retreat_odds(state)
    return Course(
        actions=(state.tables.moves.battle.retreat,),
        title=Msg.of("commander.course.retreat"),
        advice=Msg.of("commander.course.retreat_odds", each=percent(odds.chance),
                      all=percent(odds.all), lost=round(TRIES * odds.expected), n=TRIES)
        if odds.forces else Msg.of("commander.course.retreat_alone"),
        confirm=Msg.of("commander.course.retreat_on"),
    )


def duel_course(state: Position) -> Course | None:
    """The odds of a duel fought to its end, counted exactly. [8.8.3]"""
    odds = duel_odds(state)
    if odds is None:
        return None
    leader = state.tables.leaders[battle_of(state).leader].noun
    return Course(
        actions=(state.tables.moves.battle.aim_leader,),
        title=Msg.of("commander.course.duel"),
        advice=Msg.of("commander.course.duel_odds", killed=percent(odds.killed),
                      died=percent(odds.died), levels=round(TRIES * odds.levels), n=TRIES),
        confirm=Msg.of("commander.course.duel_on", leader=leader),
    )


def refine(game: Commander, table: Position, held: Pins) -> Iterator[Course]:
    """Longer calculations, a little at a time: the worth of plans."""
    if held == (BATTLE,) and table.tables.moves.fight in table.legal():
        return estimate_fight(table)
    return estimate(table, held) if is_planning(table) else iter(())


# ---- the rest of the contract ----------------------------------------------------------------


def strip(game: Commander, before: CommanderView, after: CommanderView,
          actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """The forces that are sent home, bought or hit, or the plans that are chosen."""
    tables, first = game.tables, next(iter(actions), None)
    if isinstance(first, Disband):
        return strip_of(tables, before, after)
    forces = [(tables.kinds[each.index].noun, spots(each)[0])
              for each in actions if isinstance(each, Buy | Refit)]
    if forces:
        return (count_row("army", forces),)
    plans = [(tables.plans[each.index].noun, spots(each)[0])
             for each in actions if isinstance(each, verbs.TakePlan)]
    if plans:
        return (count_row("plans", plans),)
    struck = [action for action in actions if isinstance(action, HIT)]
    return (hit_row(tables, struck),) if struck else ()


def draw_outcome(game: Commander, before: CommanderView, after: CommanderView
                 ) -> tuple[Sheet, ...]:
    """The army with a mark on every counter that is won or lost."""
    if before.army == after.army:
        return ()
    return (Sheet("army", "foot", army_of(game.tables, before, after)),)


def count_row(key: str, named: Sequence[tuple[Noun, str]]) -> Row:
    """Things by name, each with its number where there are more than one; a click takes one back.
    """
    cells = [Cell((noun, f"×{n}") if n > 1 else (noun,), tip=Msg.of("ui.plan.less"),
                  spot=f"{LESS}{spot}") for (noun, spot), n in Counter(named).items()]
    return Row(Msg.of(f"commander.strip.{key}"), tuple(cells))


def hit_row(tables: Tables, struck: Sequence[Wound | verbs.TakeHit | verbs.DealHit]) -> Row:
    """The taker of each hit, and the result."""
    codes = Counter(code_of(each) for each in struck)
    return Row(Msg.of("commander.strip.hit"), tuple(
        Cell((tell_hit(tables, code, n), *((f"×{n}",) if n > 1 else ())), "bad")
        for code, n in codes.items()))


def code_of(action: Wound | verbs.TakeHit | verbs.DealHit) -> int:
    """The force that takes the hit, and its side, as a battle numbers them."""
    if not isinstance(action, Wound):
        return action.force & ~SPENT
    return 8 * ALEXANDER if action.is_alexander else 8 * (action.target // 2) + (
        REDUCED * action.is_reduced)


def tell_hit(tables: Tables, code: int, n: int) -> Msg:
    """The force of that code, and what becomes of it."""
    kind, is_whole = code >> 3, not code & REDUCED
    if kind == ALEXANDER:
        return Msg.of("commander.strip.levels", n=2 * n)
    noun = tables.wall_noun if kind == WALL else tables.kinds[kind].noun
    is_flipped = is_whole and (kind == WALL or len(tables.kinds[kind].faces) > 1)
    return Msg.of(f"commander.strip.{'flipped' if is_flipped else 'destroyed'}", force=noun)


def why(game: Commander, state: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The reasons why a spot may not be clicked: the refusals of the offers that it would spell.
    """
    known = index_by_spot(game.lexicon, spots).get(spot, ())
    told = [msg for action in known if (msg := state.why_not(action)) is not None]
    better = [msg for msg in told if msg.key != UNTIMELY] or told[:1]
    return list_reasons(better)

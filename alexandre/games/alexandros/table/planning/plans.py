"""Moves before they are committed, and the meaning of the clicks for them.

A march from the goal to the last line; an occupation or a takeover with its payment; a levy, a
recall, the end of a turn with actions left.  Cards of the row and of the pile are taken at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules import Alexandros
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.table.planning import claims, marching, outcomes, reasons, ribbon
from alexandre.games.alexandros.table.planning import strip as strips
from alexandre.games.alexandros.tables import LETTERS
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import OVER
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.sketch import Layer, Wording
from alexandre.ui.play.course import Course, Pins, Row, Surveying
from alexandre.ui.play.picker import spell_by_verb

# The clicks that would prepare an offer.
pins: Final = spell_by_verb({
    verbs.Spend: "hand:{letter}", verbs.Levy: "hand:{letter}", verbs.Roam: "symbol:{letter}",
    verbs.OfSpace: "space:{id}", verbs.Walk: "walk:{id}", verbs.OfPoint: "point:{id}",
    verbs.EndTurn: "turn:end",
})


def effect(action: Action) -> Wording:
    """The effect of a special move; the words of other actions say theirs."""
    return Msg.of("alexandros.effect.spend") if isinstance(action, verbs.Spend) else ""


def pin(game: Alexandros, table: Position, held: Pins, spot: str) -> Pins | None:
    """The pins with one more; None if that says nothing here."""
    is_claiming = table.phase in (Phase.POST, Phase.CEDE)
    if is_claiming or (table.phase == Phase.ACTIONS and held and claims.claim_of(table, held)):
        return claims.with_pin(table, held, spot)
    more = (*held, spot) if spot not in held else held
    return more if has_course(table, more) else None


def has_course(state: Position, held: Pins) -> bool:
    """Whether these pins ask for something possible."""
    return (on_the_march(state, held) is not None or claims.claim_of(state, held) is not None
            or single(state, held) is not None)


def course(game: Alexandros, table: Position, held: Pins) -> Course | None:
    """The course that the pins make; None if nothing is being prepared."""
    for prepare in (march_course, claim_course, single_course):
        prepared = prepare(table, held)
        if prepared is not None:
            return prepared
    return None


def strip(game: Alexandros, before: AlexandrosView, after: AlexandrosView,
          actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """The gains of the move."""
    goal = game.tables.box.goal
    return strips.rows(before, after, actions, goal)


def why(game: Alexandros, state: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The reasons why a spot may not be clicked."""
    return reasons.why(state, held, spot)


def preview(game: Alexandros, table: Position, spot: str) -> Layer | None:
    """The ways of the card under the pointer, before it is taken. [4.1]"""
    for action in table.legal() if table.phase == Phase.MARCH else ():
        if isinstance(action, verbs.Follow) and spot == f"shown:{action.letter}":
            after = table.clone()
            after.symbol, after.phase = action.aim, Phase.TARGET
            way = marching.way_of(after, ())
            is_plain = action.aim == action.symbol and way is not None
            return ribbon.goals_layer(after, way) if way and is_plain else None
    return None


def survey(game: Alexandros, state: Position, held: Pins) -> Surveying:
    """Every outcome that a march can still have."""
    march = on_the_march(state, held)
    return outcomes.survey_of(march[0], march[1]) if march else iter(())


# ---- the march --------------------------------------------------------------------------------


def on_the_march(state: Position, held: Pins) -> tuple[Position, Pins, Pins] | None:
    """The table once the symbol is known, what opened the march, and the pins for the rest."""
    if state.phase in marching.MARCH_PHASES:
        return (state, (), held) if marching.way_of(state, held) else None
    opening = opening_of(state, held)
    if opening is None:
        return None
    after = state.clone()
    after.apply(opening)
    is_way = after.phase in marching.MARCH_PHASES and marching.way_of(after, held[1:])
    return (after, held[:1], held[1:]) if is_way else None


def opening_of(state: Position, held: Pins) -> Action | None:
    """A card of the hand, or a free symbol, shows the way: nothing is revealed by it.  [5.1]"""
    if state.phase != Phase.MARCH or not held:
        return None
    return next((each for each in state.legal()
                 if isinstance(each, verbs.Spend | verbs.Roam) and pins(each) == held[:1]), None)


def march_course(state: Position, held: Pins) -> Course | None:
    """A march: goal, corner and route.  [4.4-4.6]"""
    march = on_the_march(state, held)
    if march is None:
        return None
    start, opened, rest = march
    way = marching.way_of(start, rest)
    assert way is not None
    actions = marching.actions_of(start, way)
    after = play_all(start, actions)
    opening = opening_of(state, held) if opened else None
    kind = "special" if isinstance(opening, verbs.Spend) else "march"
    ids = state.tables.point_ids
    goal, space = f"point:{ids[way.point]}", f"space:{state.tables.cell_ids[way.cell]}"
    return Course(
        actions=(opening, *actions) if opening else actions,
        title=Msg.of(f"alexandros.plan.{kind}", symbol=symbol_at(state, way.cell),
                     land=state.tables.land_nouns[way.cell]),
        advice=advice_of(way),
        confirm=Msg.of("alexandros.plan.walk"),
        lit=spots_on_way(start, way),
        accept=frozenset({goal, space} & set(rest)),
        spots=ribbon.line_spots(start, way),
        layer=ribbon.march_layer(start, way, after),
        is_advice_spare=True,
        can_compare=len(way.aims) > 1 or len(way.lines) > len(way.route),
    )


def advice_of(way: marching.Way) -> Msg:
    """The advice on parts that can be changed."""
    goals = len({cell for cell, _point in way.aims})
    if goals > 1:
        return Msg.of("alexandros.plan.advice.goals", n=goals)
    if len(way.lines) > len(way.route):
        return Msg.of("alexandros.plan.advice.routes")
    if len(way.corners) > 1:
        return Msg.of("alexandros.plan.advice.corners")
    return Msg.of("alexandros.plan.advice.only")


def spots_on_way(state: Position, way: marching.Way) -> frozenset[str]:
    """The goals, the corners, and the lines that lead another way."""
    tables = state.tables
    goals = {cell for cell, _point in way.aims}
    spots = {f"space:{tables.cell_ids[cell]}" for cell in goals}
    spots |= {f"point:{tables.point_ids[point]}" for point in way.corners}
    walked_lines = set(marching.line_pins(state, way))
    lines = {marching.line_spot(tables.point_ids[one], tables.point_ids[other])
             for one, other in way.lines}
    return frozenset(spots | (lines - walked_lines))


def play_all(state: Position, actions: tuple[Action, ...]) -> Position:
    """The table after these."""
    after = state.clone()
    for action in actions:
        after.apply(action)
    return after


# ---- claims -----------------------------------------------------------------------------------


def claim_course(state: Position, held: Pins) -> Course | None:
    """An occupation or a takeover with its payment.  [9.2] [10.1]"""
    claim = claims.claim_of(state, held)
    if claim is None:
        return None
    land = state.tables.land_nouns[claim.posts[0]]
    province = state.provinces[claim.number]
    sole = {f"space:{state.tables.cell_ids[cell]}" for cell in claim.posts[:1]}
    if claim.loser == NONE:
        title = Msg.of("alexandros.plan.occupy", land=land, blanks=province.blanks)
        confirm = Msg.of("alexandros.plan.occupy_it")
    else:
        title = Msg.of("alexandros.plan.take_over", land=land, blanks=province.blanks,
                       who=Who(claim.loser))
        confirm = Msg.of("alexandros.plan.take_it_over")
    return Course(
        actions=claim.actions,
        title=title,
        advice=Msg.of(f"alexandros.plan.advice.{'gift' if claim.gifts else 'claim'}"),
        confirm=confirm,
        warnings=claim_warnings(state, claim),
        lit=claims.editable(state, held, claim),
        accept=frozenset(sole & set(held)) if len(claim.posts) == 1 else frozenset(),
        layer=ribbon.claim_layer(state, claim),
        is_advice_spare=not claim.gifts,
    )


def claim_warnings(state: Position, claim: claims.Claim) -> tuple[Msg, ...]:
    """Two governors collect nothing; neither does a province without empty spaces."""
    if len(claim.posts) > 1:
        return (Msg.of("alexandros.warn.crowded", "11.4", n=len(claim.posts)),)
    if not state.provinces[claim.number].blanks:
        return (Msg.of("alexandros.warn.worthless", "8.3"),)
    return ()


# ---- one action -------------------------------------------------------------------------------


def single(state: Position, held: Pins) -> Action | None:
    """The levy, the recall or the end of the turn that is pinned, if it is to be prepared."""
    if state.phase != Phase.ACTIONS or len(held) != 1 or not state.actions_left:
        return None
    return next((each for each in state.legal() if pins(each) == held
                 and isinstance(each, verbs.Levy | verbs.Recall | verbs.EndTurn)), None)


def single_course(state: Position, held: Pins) -> Course | None:
    """A levy, a recall, the end of the turn."""
    action = single(state, held)
    return None if action is None else SINGLES[type(action)](state, action)


def levy_course(state: Position, action: Action) -> Course:
    """[11.3] everybody scores; [13.6] a hundred points end the match."""
    assert isinstance(action, verbs.Levy)
    over = play_all(state, (action,)).actor() == OVER
    warnings: tuple[Msg, ...] = (Msg.of("alexandros.warn.hundred", "13.6"),) if over else ()
    if not state.income(state.mover):
        warnings += (Msg.of("alexandros.warn.no_income", "11.3"),)
    return Course((action,), Msg.of("alexandros.plan.levy"),
                  Msg.of("alexandros.plan.advice.levy", card=noun(state, action.letter)),
                  Msg.of("alexandros.plan.levy_it"), warnings)


def recall_course(state: Position, action: Action) -> Course:
    """[12.1] one governor comes back; [12.3] the province may be left free."""
    assert isinstance(action, verbs.Recall)
    number = state.province_of[action.cell]
    is_last = len(state.governors_in(number)) == 1
    warnings = (Msg.of("alexandros.warn.left_free", "12.3"),) if is_last else ()
    return Course((action,),
                  Msg.of("alexandros.plan.recall", land=state.tables.land_nouns[action.cell]),
                  Msg.of("alexandros.plan.advice.recall"), Msg.of("alexandros.plan.recall_it"),
                  warnings, accept=frozenset({f"space:{action.id}"}),
                  layer=ribbon.recall_layer(state, action.cell), is_advice_spare=True)


def end_course(state: Position, action: Action) -> Course:
    """[3.4] actions are offered, not owed: the player is told what they give up."""
    key = "alexandros.warn.last_turn" if state.last_turn else "alexandros.warn.actions_left"
    return Course((action,), Msg.of("alexandros.plan.end"), Msg.of("alexandros.plan.advice.end"),
                  Msg.of("alexandros.plan.end_it"),
                  (Msg.of(key, "3.4", n=state.actions_left),))


SINGLES: Final[dict[type[Action], Callable[[Position, Action], Course]]] = {
    verbs.Levy: levy_course,
    verbs.Recall: recall_course,
    verbs.EndTurn: end_course,
}


def symbol_at(state: Position, cell: int) -> Noun:
    """The name of the symbol of a space."""
    return state.tables.symbol_nouns[state.tables.symbol[cell]]


def noun(state: Position, letter: str) -> Noun:
    """The name of a symbol."""
    return state.tables.symbol_nouns[LETTERS.index(letter)]

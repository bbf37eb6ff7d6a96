"""What is prepared before it is committed: a split, a march, declarations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, cast

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.state import MOVE, Position
from alexandre.games.empire.table import declaring, moving, splitting
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.actions import Action, Lexicon
from alexandre.kernel.contract import Game, State, View
from alexandre.kernel.text import Msg
from alexandre.ui.course import Cell, Course, Pins, Row, Surveying
from alexandre.ui.sketch import Layer

REASONS: Final = 3


def pins(action: Action) -> Pins:
    """What would have to be clicked to prepare this offer; nothing if it is taken at once."""
    if isinstance(action, verbs.Declare):
        return (declaring.spot_of(action),)
    return ()


def pinned(game: Game, state: State, held: Pins, spot: str) -> Pins | None:
    """The pins with one more; None if that says nothing here."""
    table = cast(Position, state)
    if splitting.is_split(table):
        return splitting.with_pin(table, held, spot)
    found = declaring.with_pin(table, held, spot)
    return found or moving.with_pin(table, held, spot) or begun(table, held, spot)


def begun(state: Position, held: Pins, spot: str) -> Pins | None:
    """A march begins where armies stand that can go on."""
    if held or state.phase != MOVE or not spot.startswith("place:"):
        return None
    return (spot,) if targets_of(state, spot) else None


def targets_of(state: Position, spot: str) -> frozenset[str]:
    """The spots to which armies of that place can go."""
    found = set()
    for number in state.here.arrows:
        arrow = state.tables.arrows[number]
        target = f"place:{moving.name_of(state, arrow.target)}"
        if spot == f"place:{moving.name_of(state, arrow.origin)}" and moving.march_of(
                state, (spot, target)):
            found.add(target)
    return frozenset(found)


def course(game: Game, state: State, held: Pins) -> Course | None:
    """What the pins amount to; None if nothing is being prepared."""
    table = cast(Position, state)
    if splitting.is_split(table):
        return splitting.course_of(table, held)
    return (declaring.course_of(table, held) or moving.course_of(table, held)
            or opening(table, held))


def opening(state: Position, held: Pins) -> Course | None:
    """Armies are chosen, and where they can go is lit."""
    if len(held) != 1 or state.phase != MOVE:
        return None
    targets = targets_of(state, held[0])
    if not targets:
        return None
    return Course((), Msg.of("empire.plan.whither"), Msg.of("empire.plan.whither_on"),
                  Msg.of("empire.plan.go"), lit=targets)


def strip(game: Game, before: View, after: View, actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """What is left in the boxes, and what the armies hold; nothing of a split: others' boxes
    come out with the last of them."""
    old, new = cast(EmpireView, before), cast(EmpireView, after)
    if old.phase in SPLIT_NAMES or not actions:
        return ()
    found = [Row(Msg.of("empire.strip.boxes"), tuple(boxes(old, new))),
             Row(Msg.of("empire.strip.held"), tuple(held_by(old, new)))]
    return tuple(row for row in found if row.cells)


SPLIT_NAMES: Final = ("bid", "raise", "allot")


def boxes(old: EmpireView, new: EmpireView) -> Iterator[Cell]:
    """Both boxes before and after."""
    had, has = old.players[old.mover], new.players[old.mover]
    for name, one, two in (("temples", had.temple_box, has.temple_box),
                           ("cities", had.city_box, has.city_box)):
        change = f"{one} → {two}" if one != two else str(one)
        yield Cell((Msg.of(f"empire.strip.{name}"), change), "" if one != two else "faint",
                   Msg.of(f"empire.spot.box.{name}"))


def held_by(old: EmpireView, new: EmpireView) -> Iterator[Cell]:
    """Provinces whose majority would change, for the mover or against him."""
    for was, will in zip(old.provinces, new.provinces, strict=True):
        mine = [is_held(each.armies, old.mover) for each in (was, will)]
        if mine[0] != mine[1]:
            yield Cell((("+2" if mine[1] else "−2"),), "good" if mine[1] else "bad",
                       Msg.of("empire.strip.gained" if mine[1] else "empire.strip.lost"))


def is_held(armies: tuple[int, ...], seat: int) -> bool:
    """Has the seat most armies there, alone?"""
    return bool(armies[seat]) and armies[seat] == max(armies) and armies.count(max(armies)) == 1


def why(game: Game, state: State, held: Pins, spot: str) -> tuple[Msg, ...]:
    """Why a spot may not be clicked: the refusals of the offers that it would spell."""
    told = map(state.why_not, spoken(game.lexicon).get(spot, ()))
    return tuple(dict.fromkeys(msg for msg in told if msg is not None))[:REASONS]


@lru_cache(maxsize=4)
def spoken(lexicon: Lexicon) -> dict[str, tuple[Action, ...]]:
    """The offers that a click on each spot would begin to spell."""
    found: dict[str, list[Action]] = {}
    for action in lexicon.actions:
        found.setdefault(beginning(action), []).append(action)
    return {spot: tuple(actions) for spot, actions in found.items()}


def beginning(action: Action) -> str:
    """The spot where an offer begins to be spelled, "" if it has none."""
    match action:
        case verbs.Declare():
            return f"site:{verbs.KINDS[action.kind]}:{action.id}"
        case verbs.March() if action.n == 1:
            return f"place:{action.target}"
        case verbs.TakePlace():
            return f"order:{action.place}"
    return ""


def foreseen(game: Game, state: State, spot: str) -> Layer | None:
    """Nothing is shown before it is clicked."""
    return None


def survey(game: Game, state: State, held: Pins) -> Surveying:
    """Ways are not compared here."""
    return iter(())

"""Moves before they are committed: a split, a march, declarations."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.table.planning import declaring, moving, routes, splitting
from alexandre.games.empire.table.planning.balance import strip as strip
from alexandre.games.empire.table.planning.moving import rejoin as rejoin
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Course, Pins, index_by_spot, list_reasons
from alexandre.ui.play.picker import spell_by_verb

ARROW: Final = "arrow:"  # before both ends of one
BEGINNINGS: Final = 5  # spots at most where an offer begins to be spelled


# The clicks that would prepare an offer.
pins: Final = spell_by_verb({
    verbs.Declare: declaring.spell_site,
    verbs.March: ("place:{origin}", "place:{target}", "n:{n}"), verbs.Pay: "pay:{n}",
})


def fill(state: Position, actions: tuple[Action, ...]) -> Pins:
    """The clicks that fill a form with what these actions say, for a lesson."""
    return splitting.fill_from(state, actions)


def pin(game: Empire, table: Position, held: Pins, spot: str) -> Pins | None:
    """The pins with one more; None if that says nothing here."""
    if splitting.is_split(table):
        pins = splitting.with_pin(table, held, spot)
        return held if pins is None and splitting.is_of_the_rack(spot) else pins
    if spot.startswith(ARROW):
        ends = tuple(f"place:{end}" for end in spot.removeprefix(ARROW).split(">"))
        return ends if moving.march_of(table, ends) else None
    pins, clicked = declaring.with_pin(table, held, spot), spot
    if spot.startswith(("site:", "aside:")) and spot not in declaring.offers_by_spot(table):
        spot = f"place:{spot.split(':')[-1]}"  # where nothing can be built it is its province
    return (pins or moving.with_pin(table, held, spot) or routes.with_pin(table, held, spot)
            or begin_march(table, held, spot) or march_into(table, held, clicked))


def begin_march(state: Position, held: Pins, spot: str) -> Pins | None:
    """A march begins where armies stand that can go on."""
    if held or state.phase != Phase.MOVE or not spot.startswith("place:"):
        return None
    return (spot,) if targets_of(state, spot) else None


def march_into(state: Position, held: Pins, spot: str) -> Pins | None:
    """The march into a province without own armies, if armies of one place alone can enter it."""
    kind, _, target = spot.partition(":")
    if held or state.phase != Phase.MOVE or kind not in ("place", "aside"):
        return None
    arrows = [state.tables.arrows[number] for number in state.here.arrows]
    ways = [each for each in arrows if moving.name_of(state, each.target) == target
            and not state.count(state.mover, each.target)]
    marches = [pins for pins in ((f"place:{moving.name_of(state, each.origin)}",
                                  f"place:{target}") for each in ways)
               if moving.march_of(state, pins)]
    return marches[0] if len(marches) == 1 else None


def targets_of(state: Position, spot: str) -> frozenset[str]:
    """The spots to which armies of that place can go."""
    targets = set()
    for number in state.here.arrows:
        arrow = state.tables.arrows[number]
        target = f"place:{moving.name_of(state, arrow.target)}"
        if spot == f"place:{moving.name_of(state, arrow.origin)}" and moving.march_of(
                state, (spot, target)):
            targets.add(target)
    return frozenset(targets)


def course(game: Empire, table: Position, held: Pins) -> Course | None:
    """The course that the pins make; None if nothing is being prepared."""
    if splitting.is_split(table):
        return splitting.course_of(table, held)
    march = moving.course_of(table, held)
    if march is not None and march.remedy is None:
        march = replace(march, remedy=routes.find_detour(table, held))
    return (declaring.course_of(table, held) or march
            or routes.course_of(table, held) or opening(table, held))


def opening(state: Position, held: Pins) -> Course | None:
    """Lights where the chosen armies can go, and the sites that the mover may declare."""
    if len(held) != 1 or state.phase != Phase.MOVE:
        return None
    targets = frozenset(routes.routes_from(state, held))
    if not targets:
        return None
    return Course((), Msg.of("empire.plan.target"), Msg.of("empire.plan.target_on"),
                  Msg.of("empire.plan.go"),
                  lit=targets | frozenset(declaring.offers_by_spot(state)))


def why(game: Empire, state: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The reasons why a spot may not be clicked: the refusals of the offers that it would spell.
    If marches begin there, or end there once their beginning is chosen, of these alone.
    """
    actions = index_by_spot(game.lexicon, beginnings, BEGINNINGS).get(spot, ())
    origin = next(iter(held), f"place:{spot.partition(':')[2]}")
    marches = [each for each in actions
               if isinstance(each, verbs.March) and f"place:{each.origin}" == origin]
    is_place = spot.startswith(("place:", "aside:"))
    return list_reasons(map(state.why_not, marches if is_place and marches else actions))


def beginnings(action: Action) -> tuple[str, ...]:
    """The spots where an offer begins to be spelled."""
    match action:
        case verbs.Declare():
            return declaring.spell_site(action)
        case verbs.March() if action.n == 1:
            ends = dict.fromkeys((action.origin, action.target))
            return (f"{ARROW}{action.origin}>{action.target}",
                    *(f"{kind}:{end}" for kind in ("place", "aside") for end in ends))
        case verbs.TakePlace():
            return (f"order:{action.place}",)
    return ()

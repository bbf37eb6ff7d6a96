"""A march over several provinces, chosen by its end: the cheapest way there, leg by leg."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from alexandre.games.empire.actions import Pay
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.table.planning.moving import (
    March,
    actions_of,
    draw_march,
    march_of,
    name_of,
    spots_of,
)
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Course, Pins, Remedy

PLACE = "place:"


@dataclass(frozen=True)
class Route:
    """The legs of a march; `cost` is what they take."""

    marches: tuple[March, ...]
    actions: tuple[Action, ...]
    cost: int


def route_of(state: Position, held: Pins) -> Route | None:
    """The march along all places of the pins; None if it cannot be made."""
    places = [each for each in held if each.startswith(PLACE)]
    numbers = [each for each in held if each.startswith("n:")]
    if state.phase != Phase.MOVE or len(places) < 2:
        return None
    # what the temple box pays in all, the first crossings first: so every mix works out
    temples = [int(each[4:]) for each in held if each.startswith("pay:")]
    copy, marches, actions = state.clone(), list[March](), list[Action]()
    for ends in pairwise(places):
        march = march_of(copy, (*ends, *numbers))
        if march is None:
            return None
        numbers = [f"n:{march.armies}"]
        marches.append(march)
        cost = state.tables.arrows[march.arrow].cost
        share = [f"pay:{min(cost, n)}" for n in temples]
        for action in actions_of(copy, march, tuple(share)):
            if copy.actor() != state.mover or action not in copy.legal():
                return None
            copy.apply(action)
            actions.append(action)
            if isinstance(action, Pay):
                temples = [n - action.n for n in temples]
    cost = state.purse(state.mover) - copy.purse(state.mover)
    return Route(tuple(marches), tuple(actions), cost)


def routes_from(state: Position, held: Pins) -> dict[str, Pins]:
    """Every place that armies of the first one can reach, with the pins of the cheapest way
    there; of equal ones the shortest.  [6.2]"""
    start = next((each for each in held if each.startswith(PLACE)), "")
    numbers = tuple(each for each in held if each.startswith("n:"))
    arrows = [state.tables.arrows[number] for number in state.here.arrows]
    ways = [(PLACE + name_of(state, each.origin), PLACE + name_of(state, each.target))
            for each in arrows]
    best: dict[str, tuple[int, Pins]] = {start: (0, (start,))}
    for _leg in range(state.tables.box.steps):
        for origin, (_cost, pins) in list(best.items()):
            for target in [end for begin, end in ways if begin == origin and end != start]:
                route = route_of(state, (*pins, target, *numbers))
                if route is not None and (target not in best or route.cost < best[target][0]):
                    best[target] = route.cost, (*pins, target)
    return {target: (*pins, *numbers) for target, (_cost, pins) in best.items()
            if target != start}


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """A province beyond the next, by the cheapest way there; another number of armies, or
    another mix of both boxes.  [6.5]"""
    kind, _, rest = spot.partition(":")
    if state.phase != Phase.MOVE or not held[:1] or not held[0].startswith(PLACE):
        return None
    if kind == "place":
        return routes_from(state, held).get(spot)
    if kind == "digit":
        kind, rest = "n", rest.partition("@")[0]
    pins = (*(each for each in held if not each.startswith(f"{kind}:")), f"{kind}:{rest}")
    return pins if kind in ("n", "pay") and route_of(state, pins) else None


def course_of(state: Position, held: Pins) -> Course | None:
    """A march of several legs, to be confirmed as one; one of a single leg says more."""
    route = route_of(state, held)
    if route is None or len(route.marches) < 2:
        return None
    target = state.tables.arrows[route.marches[-1].arrow].target
    return Course(
        actions=route.actions,
        title=Msg.of("empire.plan.march", n=route.marches[0].armies,
                     target=state.tables.nouns[target]),
        advice=Msg.of("empire.plan.far_on"),
        confirm=Msg.of("empire.plan.go_for", n=route.cost) if route.cost
        else Msg.of("empire.plan.go"),
        lit=frozenset(routes_from(state, held)),
        accept=frozenset(spots_of(state, target)),
        layer=draw_march(state, route.marches),
        is_advice_spare=True,
    )


def find_detour(state: Position, held: Pins) -> Remedy | None:
    """The way round, where the armies of a march of one leg would save resources by it."""
    places = [each for each in held if each.startswith(PLACE)]
    numbers = tuple(each for each in held if each.startswith("n:"))
    direct = route_of(state, (*places, *numbers)) if len(places) == 2 else None
    pins = routes_from(state, (places[0], *numbers)).get(places[1]) if direct else None
    cheapest = route_of(state, pins) if pins else None
    if direct is None or pins is None or cheapest is None or cheapest.cost >= direct.cost:
        return None
    return Remedy(Msg.of("empire.plan.detour", steps=len(cheapest.marches),
                         n=direct.cost - cheapest.cost),
                  Msg.of("empire.plan.detour_tip", n=state.tables.box.steps), pins)

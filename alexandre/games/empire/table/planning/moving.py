"""A march prepared: origin, target, how many; who joins, and from which box it is paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.hints.suggestions import suggest
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.table.pictures.ghosts import place_ghost, rim_arrows
from alexandre.games.empire.table.pictures.ground import armies_at
from alexandre.games.empire.table.pictures.map import stacks
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.games.empire.table.planning.declaring import offers_by_spot
from alexandre.games.empire.tables import symbol_of
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.sketch import Layer
from alexandre.ui.play.course import Course, Pins, Remedy


@dataclass(frozen=True)
class March:
    """An arrow, and how many armies of each number of steps go along it."""

    arrow: int
    groups: tuple[tuple[int, int], ...]  # (steps made, armies), ascending

    @property
    def armies(self) -> int:
        """The number of armies that go."""
        return sum(n for _after, n in self.groups)


def march_of(state: Position, held: Pins) -> March | None:
    """The march that the pins speak of, all armies that can go if no number was clicked."""
    ends = [each.partition(":")[2] for each in held if each.startswith("place:")]
    if state.phase != Phase.MOVE or len(ends) != 2:
        return None
    arrow = arrow_between(state, ends[0], ends[1])
    if arrow is None:
        return None
    numbers = [int(each[2:]) for each in held if each.startswith("n:")]
    march = March(arrow, groups_of(state, arrow, numbers[-1] if numbers else None))
    is_dear = state.tables.arrows[arrow].cost > state.purse(state.mover)
    return march if march.groups and (joins(state, march) or not is_dear) else None


def joins(state: Position, march: March) -> bool:
    """Whether all of them can go with the group that has just paid.  [6.6]"""
    return state.crossing == march.arrow and march.groups[0][0] > state.crossed


def arrow_between(state: Position, origin: str, target: str) -> int | None:
    """The arrow of the region from one spot to another."""
    for number in state.here.arrows:
        arrow = state.tables.arrows[number]
        if name_of(state, arrow.origin) == origin and name_of(state, arrow.target) == target:
            return number
    return None


def name_of(state: Position, place: int) -> str:
    """The name of a place's spot, without its kind."""
    return symbol_of(state.region) if place == state.tables.start else state.tables.ids[place]


def groups_of(state: Position, arrow: int, wanted: int | None) -> tuple[tuple[int, int], ...]:
    """Those with most steps left go first; () if there are not so many.  [6.2] [6.6]"""
    origin = state.tables.arrows[arrow].origin
    groups, missing = [], wanted
    for after in range(state.tables.box.steps):
        ready = state.ready(origin, after)
        n = ready if missing is None else min(ready, missing)
        if n:
            groups.append((after, n))
            missing = None if missing is None else missing - n
    return () if missing else tuple(groups)


def actions_of(state: Position, march: March, held: Pins) -> tuple[Action, ...]:
    """The first group pays, the others join it; where nothing is paid each goes on its own."""
    moves, copy, actions = state.tables.moves, state.clone(), list[Action]()
    is_paid = state.tables.arrows[march.arrow].cost > 0
    for number, (after, n) in enumerate(march.groups):
        table = moves.join if is_paid and (number or joins(state, march)) else moves.march
        actions.append(table[march.arrow][after][n - 1])
        copy.apply(actions[-1])
        if copy.actor() == state.mover and isinstance(copy, Position) and copy.phase == Phase.PAY:
            actions.append(payment(copy, held))
            copy.apply(actions[-1])
    return tuple(actions)


def payment(state: Position, held: Pins) -> Action:
    """The mix that was clicked, else the one that is suggested."""
    offers = state.legal()
    clicked = next((each for each in reversed(held) if each.startswith("pay:")), "")
    action = state.tables.moves.pay[int(clicked[4:])] if clicked else suggest(state)
    return action if action in offers else offers[0]


def course_of(state: Position, held: Pins) -> Course | None:
    """A march that can be confirmed, or whose target is still to be clicked."""
    march = march_of(state, held)
    if march is None:
        return None
    arrow = state.tables.arrows[march.arrow]
    args: dict[str, Arg] = {"n": march.armies, "target": state.tables.nouns[arrow.target]}
    target = f"place:{name_of(state, arrow.target)}"
    key = "joins" if joins(state, march) else "march_paid" if arrow.cost else "march_free"
    return Course(
        actions=actions_of(state, march, held),
        title=Msg("empire.plan.march", tuple(args.items())),
        advice=Msg.of(f"empire.plan.{key}"),
        confirm=Msg.of("empire.plan.go_for", n=arrow.cost) if arrow.cost and not joins(
            state, march) else Msg.of("empire.plan.go"),
        warnings=warnings_of(state, march),
        remedy=remedy_of(state, march, held),
        lit=frozenset({target}),
        accept=frozenset(spots_of(state, arrow.target)) - frozenset(offers_by_spot(state)),
        layer=draw_march(state, (march,)),
        is_advice_spare=True,
    )


def spots_of(state: Position, province: int) -> tuple[str, ...]:
    """Whatever of a province can be clicked: its land, its card, its sites."""
    id = state.tables.ids[province]
    return (f"place:{id}", f"aside:{id}", *(f"site:{kind}:{id}" for kind in KINDS))


def warnings_of(state: Position, march: March) -> tuple[Msg, ...]:
    """[6.3] [6.6] what is paid twice because it does not go together."""
    arrow = state.tables.arrows[march.arrow]
    if not arrow.cost or joins(state, march):
        return ()
    if state.crossing == march.arrow:
        return (Msg.of("empire.plan.again_paid"),)
    return (Msg.of("empire.plan.apart"),) if waiting(state, march) else ()


def waiting(state: Position, march: March) -> int:
    """The number of armies that could go along and stay behind."""
    return sum(n for _after, n in groups_of(state, march.arrow, None)) - march.armies


def remedy_of(state: Position, march: March, held: Pins) -> Remedy | None:
    """[6.3] [6.6] both groups as one, which pays once: those that stay behind come along, or
    the group that has just paid waits for these."""
    arrow = state.tables.arrows[march.arrow]
    if not arrow.cost or joins(state, march):
        return None
    rest = tuple(each for each in held if not each.startswith("n:"))
    tip = Msg.of("empire.plan.merge_tip", n=arrow.cost)
    if state.crossing == march.arrow:
        first = state.tables.moves.march[march.arrow][0][0].text
        return Remedy(Msg.of("empire.plan.regroup", n=arrow.cost), tip,
                      (*rest, f"n:{march.armies}"), since=first.rpartition(" ")[0] + " ")
    more = waiting(state, march)
    return Remedy(Msg.of("empire.plan.merge", n=march.armies + more, cost=arrow.cost), tip,
                  rest) if more else None


def rejoin(taken: tuple[Action, ...], held: Pins) -> Pins:
    """Those who are to go, and with them all who had gone along the same arrow."""
    first = taken[0]
    assert isinstance(first, verbs.March)  # that is what was looked for
    gone = sum(each.n for each in taken
               if isinstance(each, verbs.March | verbs.Join) and each.arrow == first.arrow)
    return tuple(f"n:{int(each[2:]) + gone}" if each.startswith("n:") else each for each in held)


def draw_march(state: Position, marches: Sequence[March]) -> Layer:
    """The arrows of a march rimmed with gold, but under whatever can be read there, the armies
    beside those that stand at its end, and what stays where it begins."""
    tables, page = state.tables, page_of(state.tables, state.region)

    def count_stacks(place: int) -> int:
        return sum(bool(state.count(seat, place)) for seat in range(state.seats))

    first, last = marches[0], marches[-1]
    counts = tuple(last.armies * (seat == state.mover) for seat in range(state.seats))
    origin, target = tables.arrows[first.arrow].origin, tables.arrows[last.arrow].target
    there = tuple(state.count(seat, origin) for seat in range(state.seats))
    left = tuple(n - first.armies * (seat == state.mover) for seat, n in enumerate(there))
    return make_layer("march", (
        *rim_arrows(tables, page, state.region, [each.arrow for each in marches], count_stacks),
        *stacks(there, armies_at(page, origin), left),
        *stacks(counts, place_ghost(tables, page, state.region, target, count_stacks))))


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """First the origin, then the target, then how many and from which box."""
    pins = (*held, spot)
    kind = spot.partition(":")[0]
    if kind == "place" and len([each for each in held if each.startswith("place:")]) == 1:
        return pins if march_of(state, pins) else None
    if kind == "digit":
        return type_digit(state, held, spot.partition("@")[0].removeprefix("digit:"))
    if kind in ("n", "pay") and march_of(state, held):
        kept = tuple(each for each in held if not each.startswith(f"{kind}:"))
        return (*kept, spot) if march_of(state, (*kept, spot)) else None
    return None


def type_digit(state: Position, held: Pins, figure: str) -> Pins | None:
    """A digit is the number of armies; one more right after it makes ten and more."""
    before = next((each[2:] for each in held if each.startswith("n:")), "")
    return with_pin(state, held, f"n:{int(before + figure)}") or (
        with_pin(state, held, f"n:{int(figure)}") if before else None)

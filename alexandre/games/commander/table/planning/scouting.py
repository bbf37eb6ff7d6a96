"""Forces sent home before a region is entered, so that the way costs less: prepared as a whole."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.rules.words.prompts import price_told
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.prices import price
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Cell, Course, Pins, Row

DISBAND: Final = "do:disband"


def is_dear(state: Position) -> bool:
    """Whether the way costs gold that fewer forces would save.  [6.3] [6.6]"""
    return state.phase == Phase.SCOUTED and price(state)[0] > 0 and any(state.army)


def with_force(state: Position, held: Pins, spot: str) -> Pins | None:
    """The forces that are to go home, with one more; None if that spot says nothing here."""
    if spot == DISBAND:
        return (DISBAND,) if held == () else None
    if held[:1] != (DISBAND,) or spot not in spots_of(state):
        return None
    if held.count(spot) < state.army[spots_of(state)[spot]]:
        return (*held, spot)
    left = list(held)
    left.remove(spot)
    return tuple(left)


def spots_of(state: Position) -> dict[str, int]:
    """The counters of the strip that may go, and which side of a kind each is."""
    kinds = state.tables.kinds
    return {f"army:{kinds[side // 2].id}" + (":reduced" if side % 2 else ""): side
            for side in range(2 * state.tables.mac) if state.army[side]}


def scouting_course(state: Position, held: Pins) -> Course | None:
    """Send them home, in the order of the sheet, then enter; None if that cannot be paid."""
    sides = spots_of(state)
    chosen = [sides[spot] for spot in held[1:] if spot in sides] or forces_to_spare(state)
    copy = state.clone()
    actions: list[Action] = []
    for side in sorted(chosen):
        disband = state.tables.moves.disband[side]
        if disband in copy.legal():
            actions.append(disband)
            copy.apply(disband)
    gold, hits = price(copy)
    march = state.tables.moves.march
    if march in copy.legal():
        actions.append(march)
    return Course(
        actions=tuple(actions),
        title=Msg.of("commander.course.disband", n=len(chosen)),
        advice=Msg.of("commander.course.disband_advice"),
        confirm=Msg.of("commander.course.disband_on" if march in actions
                       else "commander.course.disband_only", price=price_told(gold, hits)),
        lit=frozenset(sides),
    )


def forces_to_spare(state: Position) -> list[int]:
    """As many as make the way payable, one at least: those that cost least once a reduced one has
    been refitted, and of these the weaker ones."""
    wanted = max(1, price(state)[0] - state.gold)
    each = [side for side, n in enumerate(state.army) for _counter in range(n)]
    tables = state.tables
    each.sort(key=lambda side: (tables.costs[side // 2] - tables.box.refit * (side % 2),
                                tables.kinds[side // 2].faces[side % 2].value))
    return each[:wanted]


def strip_of(tables: Tables, before: CommanderView, after: CommanderView) -> tuple[Row, ...]:
    """The forces going home; gold and forces, before and after."""
    still = {force.id: force.full + force.reduced for force in after.army}
    gone = [(force.id, force.full + force.reduced - still.get(force.id, 0))
            for force in before.army]
    home = tuple(Cell((tables.kind_named(id).noun, f"−{n}")) for id, n in gone if n)
    cells = []
    for name, was, will in (("gold", before.gold, after.gold),
                            ("army", strength(before), strength(after))):
        cells.append(Cell((Msg.of(f"commander.strip.{name}"), f"{was} → {will}"),
                          "bad" if will < was else "faint"))
    return (Row(Msg.of("commander.strip.home"), home),
            Row(Msg.of("commander.strip.after"), tuple(cells)))


def strength(view: CommanderView) -> int:
    """The number of forces, Alexander included."""
    return sum(force.full + force.reduced for force in view.army) + 1

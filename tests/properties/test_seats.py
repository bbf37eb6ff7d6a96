"""No seat has rules of its own: at a table turned by one seat the same is offered and refused, for
the same reasons.

What a refusal looks at is written for the seat on turn; a slip (`mover * 2` for a seat's place in
a list) gives every seat but the first another reason, which no example told for one seat notices.
"""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import BadState, Game
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.fields import NONE, BySeat, Kind, Maybe, Named, Row, Seat, Seats, number
from tests.helpers.walks import Table, plain_tables, positions

# Lists with an item for each seat that are no seat's own: places in the order of play.
PLACES = {("empire", "order")}
TABLES = [each for each in plain_tables() if each.seats > 1]
EACH = 3  # positions of a phase, from the beginning of a match to its end


def turn_value(kind: Kind, value: Any, state: Any) -> Any:
    """A value of a position as it is once every seat has the number of the next."""
    seats = state.seats
    match kind:
        case Seat():
            return (value + 1) % seats if 0 <= value < seats else value
        case Maybe():
            return value if value == NONE else turn_value(kind.kind, value, state)
        case Seats():
            return (value << 1 | value >> seats - 1) & (1 << seats) - 1
        case BySeat():
            width = len(value) // number(kind.count, state)
            parts = [turn_value(kind.kind, value[at:at + width], state)
                     for at in range(0, len(value), width)]
            return [each for part in parts[-1:] + parts[:-1] for each in part]
        case Row():
            items = [turn_value(kind.kind, each, state) for each in value]
            if number(kind.length, state) == seats and not isinstance(kind.length, int):
                items = items[-1:] + items[:-1]
            return tuple(items) if kind.is_tuple else items
        case Named():
            return [each if each == kind.default else turn_value(kind.kind, each, state)
                    for each in value]
    if type(kind).__name__ == "Building":  # seat * 2, one more for a city
        return (value // 2 + 1) % seats * 2 + value % 2
    return value


def turn_seats(game: Game, state: DeclaredState) -> DeclaredState | None:
    """The same table with every player one seat further; None where a law knows a first seat."""
    turned: Any = state.clone()
    for field in state.setup.rules.fields.all:
        value = getattr(state, field.attribute)
        new = turn_value(field.kind, value, state)
        if (game.meta.id, field.attribute) in PLACES:
            new = new[1:] + new[:1]
        setattr(turned, field.attribute, new)
    try:
        loaded = game.load(turned.dump())
    except BadState:
        return None
    assert isinstance(loaded, DeclaredState)
    return loaded


def choose_positions(table: Table) -> list[DeclaredState]:
    """Some of every phase of one match."""
    phases: dict[str, list[DeclaredState]] = {}
    for state in positions(table, seed=41, every=1):
        assert isinstance(state, DeclaredState)
        if state.actor() >= 0:
            phases.setdefault(state.phase_name, []).append(state)
    return [states[len(states) * at // EACH] for states in phases.values() for at in range(EACH)
            if at < len(states)]


def names_no_seat(action: Action) -> bool:
    """Whether it means the same at a turned table."""
    return not {"seat", "player", "victim", "who"} & set(action.params())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_next_seat_is_offered_and_refused_the_same(table: Table) -> None:
    game, seen = table.game(), 0
    for state in choose_positions(table):
        turned = turn_seats(game, state)
        if turned is None:
            continue
        seen += 1
        assert turned.actor() == (state.actor() + 1) % state.seats
        for action in filter(names_no_seat, game.lexicon.actions):
            one, other = state.why_not(action), turned.why_not(action)
            assert (one and (one.rule, one.key)) == (other and (other.rule, other.key)), \
                f"{action.text} in {state.phase_name}"
    assert seen > EACH

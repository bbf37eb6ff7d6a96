"""The promises of a position's declared fields: copies, guesses and hashes that follow them."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from alexandre.kernel.contract import OVER
from alexandre.kernel.declaration import Fields, copy_value
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.fields import NONE
from alexandre.kernel.rng import Rng
from tests.helpers.walks import Table, positions, step, tables

TABLES = [table for table in tables() if isinstance(table.start(), DeclaredState)]


def values_of(state: Any, fields: Fields) -> dict[str, Any]:
    """Every derived field by its attribute, and the dump of all declared ones."""
    derived = [each.name for each in dataclasses.fields(state) if not each.metadata]
    return {**{name: copy_value(getattr(state, name)) for name in derived},
            "dump": fields.dump(state, state)}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_clone_has_every_field_and_shares_no_change(table: Table) -> None:
    """A derived field that is worked out only when it is asked for is NONE in a clone."""
    rnd = Rng(71, "clone")
    for state in positions(table, seed=71, every=5):
        assert isinstance(state, DeclaredState)
        fields = state.setup.rules.fields
        before, copy = values_of(state, fields), state.clone()
        assert isinstance(copy, DeclaredState) and copy.phase == state.phase
        for name, value in values_of(copy, fields).items():
            assert value == before[name] or (name != "dump" and value == NONE), name
        for _each in range(12):
            if copy.actor() != OVER:
                copy.apply(step(copy, rnd))
        assert values_of(state, fields) == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_dealing_again_changes_hidden_fields_alone(table: Table) -> None:
    rnd = Rng(72, "deal")
    for state in positions(table, seed=72, every=7):
        assert isinstance(state, DeclaredState)
        fields = state.setup.rules.fields
        for seat in range(table.seats):
            guess: Any = state.determinize(seat, rnd)
            assert guess.phase == state.phase
            told, guessed = fields.dump(state, state), fields.dump(guess, guess)
            differ = {name for name, value in told.items() if guessed[name] != value}
            assert differ <= {each.name for each in fields.all if each.hidden}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_where_there_are_slots_every_field_has_one(table: Table) -> None:
    """Titles with more than thirty fields have slots, for interpreted copies would be slow."""
    state = table.start()
    assert isinstance(state, DeclaredState)
    slots = [name for kind in type(state).__mro__ for name in vars(kind).get("__slots__", ())]
    assert not slots or {each.name for each in dataclasses.fields(state)} <= set(slots)

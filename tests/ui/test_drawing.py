"""Every title's table answers what is asked of tables, and nothing that nobody asks."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType

import pytest

from alexandre import games
from alexandre.ui.play.drawing import Besides, Drawing, Finer, Plans
from tests.architecture.source import PACKAGE, titles, tree


def answers(protocol: type) -> dict[str, inspect.Signature | None]:
    """What is asked there; None for what is no function."""
    signatures: dict[str, inspect.Signature | None] = dict.fromkeys(protocol.__annotations__)
    return signatures | {name: inspect.signature(each) for name, each in vars(protocol).items()
                         if inspect.isfunction(each) and not name.startswith("_")}


def amiss(module: ModuleType, needed: type, besides: type) -> list[str]:
    """What a module lacks, or answers in another form."""
    faults = []
    for name, wanted in (answers(needed) | answers(besides)).items():
        given = getattr(module, name, None)
        if given is None:
            faults += [f"no {name}"] if name in answers(needed) else []
        elif wanted is not None and shape(inspect.signature(given)) != shape(wanted)[1:]:
            faults.append(f"{name}{inspect.signature(given)}")
    return faults


def shape(signature: inspect.Signature) -> list[tuple[str, object]]:
    """The parameters by name, and how each is given."""
    return [(each.name, each.kind) for each in signature.parameters.values()]


def names_of(title: str) -> set[str]:
    """The names that a title's `table` hands out: those imported `as` themselves."""
    body = tree(PACKAGE / "games" / title / "table" / "__init__.py").body
    return {alias.name for each in body if isinstance(each, ast.ImportFrom)
            for alias in each.names if alias.name == alias.asname}


@pytest.mark.parametrize("title", titles())
def test_a_table_answers_what_is_asked_of_it(title: str) -> None:
    table = games.part(title, "table")

    assert not amiss(table, Drawing, Besides)
    assert not amiss(table.plans, Plans, Finer)


@pytest.mark.parametrize("title", titles())
def test_a_table_hands_out_nothing_that_nobody_asks_for(title: str) -> None:
    assert names_of(title) <= answers(Drawing).keys() | answers(Besides).keys()


@pytest.mark.parametrize("needed", [Drawing, Plans])
def test_a_table_that_lacks_something_would_be_found(needed: type) -> None:
    lacking = [f"no {name}" for name in answers(needed)]

    assert amiss(ModuleType("empty"), needed, Besides) == lacking

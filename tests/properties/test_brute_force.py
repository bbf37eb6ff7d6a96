"""The offers and their counts against generators that know nothing of the rules' code.

Birth of an Empire in every phase, the marches of Alexandros whole; tests/perft counts the rest.
"""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import CHANCE, State
from tests.helpers.brute import alexandros_marches, empire_offers
from tests.helpers.walks import Table, tables, take_action, walk
from tests.properties.test_perft import LINES, reach

EMPIRE = [table for table in tables() if table.title == "empire"]
ALEXANDROS = [table for table in tables() if table.title == "alexandros"]
MARCHES = 12  # of a match, spread over it
Route = tuple[str, ...]


def texts(state: State) -> set[str]:
    """The offers, as text."""
    return {action.text for action in state.legal()}


@pytest.mark.parametrize("table", EMPIRE, ids=str)
def test_every_offer_of_empire_is_found_by_trying_everything(table: Table) -> None:
    data, seen = table.game().board.data, set[str]()
    for state, _action in walk(table.start(), seed=81):
        dump = state.dump()
        offers = empire_offers(data, dump)
        if offers is not None:
            seen.add(dump["phase"])
            assert offers == texts(state), dump
    assert seen >= {"bid", "raise", "allot", "move", "pay", "build"}


def count_by_force(table: Table, state: State, depth: int) -> int:
    """As perft, by the offers of the other generator; chance by its law."""
    offers = empire_offers(table.game().board.data, state.dump())
    if offers is None:
        offers = {action.text for action, _weight in state.outcomes()}
    if depth == 1 or not offers:
        return max(1, len(offers))
    total = 0
    for text in sorted(offers):
        after = take_action(state, table.game().parse(text))
        total += count_by_force(table, after, depth - 1)
    return total


@pytest.mark.parametrize("line", [line for title, line in LINES if title == "empire"])
def test_the_counts_of_empire_are_those_of_trying_everything(line: str) -> None:
    seats, played, depth, count = (part.strip() for part in line.split("|"))
    table = Table("empire", "campaign", int(seats), ())
    assert count_by_force(table, reach("empire", int(seats), played), int(depth)) == int(count)


def follow(state: State, route: Route = ()) -> set[Route]:
    """Every march that the offers lead through: the space, then each point walked to."""
    phase = state.dump()["phase"]
    if phase not in ("target", "corner", "route"):
        return {route}
    marches = set[Route]()
    for action in state.legal():
        after = take_action(state, action)
        place = action.text.split()[1]
        marches |= follow(after, route if phase == "corner" else (*route, place))
    return marches


@pytest.mark.parametrize("table", ALEXANDROS, ids=str)
def test_every_march_of_alexandros_is_found_by_trying_everything(table: Table) -> None:
    data, marches = table.game().board.data, 0
    for state, action in walk(table.start(), seed=82):
        if state.dump()["phase"] == "march" and marches < MARCHES:
            after = take_action(state, action)
            if after.actor() == CHANCE:
                after.apply(after.legal()[0])
            symbol = after.dump()["symbol"]
            if after.dump()["phase"] in ("target", "corner", "route"):
                marches += 1
                assert follow(after) == alexandros_marches(data, after.dump(), symbol)
    assert marches > MARCHES // 2

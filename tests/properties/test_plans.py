"""Moves prepared by clicks tell nothing that the mover cannot know, and nothing false."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.contract import State
from alexandre.kernel.rng import Rng
from alexandre.ui.play import plan as planning
from alexandre.ui.play.planner import Planner
from tests.helpers.walks import Table, list_drawn_titles, plain_tables, walk

TABLES = [table for table in plain_tables()
          if table.meta.has_secrets and table.seats > 1 and table.title in list_drawn_titles()]
CLICKS = 4
WORKS = 4  # pieces of a comparison that are looked at
SPOTS = 3  # dark ones whose reasons are asked for after each click


def choices(table: Table, seed: int, most: int) -> list[State]:
    """So many positions of a random match, spread over it, in which a seat decides among several
    offers and something is hidden from it."""
    chosen = []
    for state, _action in walk(table.start(), seed):
        seat = state.actor()
        if seat >= 0 and len(state.legal()) > 1 \
                and state.determinize(seat, Rng(seed, "other")).hash() != state.hash():
            chosen.append(state.clone())
    return chosen[::max(1, len(chosen) // most)][:most]


def true_planner(table: Table, state: State, patch: pytest.MonkeyPatch) -> Planner:
    """A planner that knows all."""
    with patch.context() as context:
        context.setattr(planning, "guess_of", lambda state, viewer: state.clone())
        return Planner(table.game(), state, games.table(table.game()))


def shown(planner: Planner, dark: list[str]) -> list[object]:
    """All that a player sees of it."""
    plan = planner.plan
    survey = planner.comparison.survey
    return [planner.lit(), planner.pins, planner.clicked, planner.layer(), planner.spots(), survey,
            planner.form and planner.form.draft(),
            [planner.why(spot) for spot in dark],
            [planner.layer(spot) for spot in sorted(planner.lit())[:SPOTS]],
            plan and (plan.course, plan.strip, plan.instead, plan.commit())]


def compare_clicks(one: Planner, two: Planner, rnd: Rng) -> int:
    """Click about on both, all being alike after every click; how many clicks there were."""
    outlook = one.outlook
    spots = sorted({spot for action in outlook.game.lexicon.actions
                    for spot in outlook.spell(action)})
    for number in range(CLICKS):
        dark = [spots[rnd(len(spots))] for _spot in range(SPOTS)]
        assert shown(one, dark) == shown(two, dark)
        one.compare()
        two.compare()
        for _piece in range(WORKS):
            assert one.work() == two.work()
            assert one.comparison.survey == two.comparison.survey
        one.comparison.stop()
        two.comparison.stop()
        lit = sorted(one.lit())
        if not lit:
            return number
        spot = lit[rnd(len(lit))]
        actions = one.click(spot)
        assert actions == two.click(spot)
        if actions:
            return number + 1
    return CLICKS


def compare_tables(table: Table, seed: int, most: int, tries: int,
                   patch: pytest.MonkeyPatch) -> int:
    """So many rows of clicks at each position, on the mover's guess and on the truth."""
    count = 0
    for number, state in enumerate(choices(table, seed, most)):
        for trial in range(tries):
            guessing = Planner(table.game(), state, games.table(table.game()))
            knowing = true_planner(table, state, patch)
            count += compare_clicks(guessing, knowing, Rng(100 * number + trial, "clicks"))
    return count


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_clicks_prepare_on_a_guess_what_they_would_on_the_true_table(
        table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compare_tables(table, 71, 6, 1, monkeypatch)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_many_clicks_prepare_on_a_guess_what_they_would_on_the_true_table(
        table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(compare_tables(table, seed, 20, CLICKS, monkeypatch) for seed in range(72, 75))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_planner_keeps_nothing_that_the_mover_cannot_know(table: Table) -> None:
    """Positions that he cannot tell apart give planners of one and the same position."""
    drawing, rnd, seen = games.table(table.game()), Rng(77, "other"), 0
    for state in choices(table, seed=77, most=20):
        other = state.determinize(state.actor(), rnd)
        seen += other.hash() != state.hash()
        assert Planner(table.game(), state, drawing).outlook.state.hash() \
            == Planner(table.game(), other, drawing).outlook.state.hash()
    assert seen

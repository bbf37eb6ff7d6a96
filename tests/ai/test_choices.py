"""A planner's gain in a decision, measured by `tools/lab/choices.py`."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.ai.arena.tournament import Task
from alexandre.ai.planner import Effort, Planner
from alexandre.ai.seat import choice
from alexandre.kernel.contract import Seat, State
from alexandre.kernel.hints import Hints, Plan
from tools.lab import choices
from tools.lab.choices import (
    compare_ends,
    list_decisions,
    measure_match,
    play_whole,
    propose_plans,
    read_effort,
)

GAME = games.load("alexandros")
HINTS = games.hints(GAME)


def test_an_effort_is_read() -> None:
    assert read_effort("plans=8,playouts=96") == Effort(8, 96)
    assert read_effort("turns=3,has_forecast=0,width=32") == Effort(
        turns=3, has_forecast=False, width=32)


@pytest.mark.parametrize("text", ["plan=8", "seconds=1", "plans=few", "plans", ""])
def test_what_is_no_effort_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"an effort has no|invalid literal"):
        read_effort(text)


def test_a_planner_plays_whole_matches_from_every_seat() -> None:
    """The same ones each time; whose effort is measured sits where its task says."""
    tasks = [Task("alexandros", None, 2, "plans=2,playouts=2", against, 5, number)
             for number, against in enumerate(("greedy", "plans=1"))]
    scores = [play_whole(task) for task in (*tasks, tasks[0])]
    first, other, again = ((each.won, each.score, each.rival, each.thoughts) for each in scores)

    assert first == again != other


def test_only_what_has_to_be_thought_about_is_a_decision() -> None:
    asked = [(state.actor(), seat, len(state.legal()))
             for state, seat in list_decisions(GAME, HINTS, 5)]

    assert len(asked) > 20
    assert all(actor == seat and offers > 1 for actor, seat, offers in asked)


def test_a_choice_gains_what_it_ends_ahead_of_the_first_plan(
        monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = next(list_decisions(GAME, HINTS, 5))
    begun = (state.legal()[0],)
    plans = [Plan(begun), Plan(begun, lambda state, rnd: None), Plan((state.legal()[1],))]

    def end(_hints: Hints[State], _state: State, _seat: Seat, plan: Plan, seed: int
            ) -> tuple[float, float]:
        place = plans.index(plan)
        return (10.0 * place + seed, place / 4)

    monkeypatch.setattr(choices, "play_out", end)
    gains = compare_ends(HINTS, state, seat, plans[0], [plans[at] for at in (0, 2, 1)], [1, 2, 6])

    assert gains == [(0.0, 0.0, False), (20.0, 0.5, True), (10.0, 0.25, True)]


def test_plans_that_begin_alike_are_told_apart_by_what_follows() -> None:
    """In Catan a bid up to one limit is another plan than the same bid up to another."""
    game = games.load("catan")
    hints = games.hints(game)
    state, seat = next(each for each in list_decisions(game, hints, 5)
                       if len(hints.plans(each[0], choice(1), 8)) > 2)
    planners = [Planner(hints, read_effort(each)) for each in ("plans=8", "plans=3,turns=2")]
    many, few = propose_plans(hints, planners, state, seat, 1)

    assert few == many[:3] and len(set(many)) == len(many)
    assert len({plan.actions for plan in many}) < len(many)


def test_a_match_is_always_measured_alike_and_its_ends_are_those_of_matches() -> None:
    efforts = "plans=2,playouts=4", "plans=4,playouts=4,turns=2,width=8"
    measured = [measure_match("alexandros", efforts, 60, 2, 5) for _time in range(2)]

    assert measured[0] == measured[1]
    assert all(len(gains) == 2 for gains in measured[0])
    assert any(is_other for gains in measured[0] for _ahead, _won, is_other in gains)

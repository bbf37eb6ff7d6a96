"""What a planner gains in a decision, measured by `tools/choices.py`."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.ai.planner import Effort
from alexandre.kernel.contract import Hints, Plan, Seat, State
from tools import choices
from tools.choices import compare_ends, list_decisions, measure_match, read_effort

GAME = games.load("alexandros")
HINTS = games.hints(GAME)


def test_an_effort_is_read() -> None:
    assert read_effort("8/96") == Effort(8, 96)
    assert read_effort("4/24/3/15") == Effort(4, 24, turns=3, doubt=15)


def test_only_what_has_to_be_thought_about_is_a_decision() -> None:
    asked = [(state.actor(), seat, len(state.legal()))
             for state, seat in list_decisions(GAME, HINTS, 5)]

    assert len(asked) > 20
    assert all(actor == seat and offers > 1 for actor, seat, offers in asked)


def test_a_choice_gains_what_it_ends_ahead_of_the_first_plan(
        monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = next(list_decisions(GAME, HINTS, 5))
    plans = [Plan((action,)) for action in state.legal()[:3]]

    def end(_hints: Hints[State], _state: State, _seat: Seat, plan: Plan, seed: int
            ) -> tuple[float, float]:
        place = plans.index(plan)
        return (10.0 * place + seed, place / 4)

    monkeypatch.setattr(choices, "play_out", end)
    gains = compare_ends(HINTS, state, seat, plans, [0, 2, 1], [1, 2, 6])

    assert gains == [(0.0, 0.0, False), (20.0, 0.5, True), (10.0, 0.25, True)]


def test_a_match_is_always_measured_alike_and_its_ends_are_those_of_matches() -> None:
    measured = [measure_match("alexandros", ("2/4", "4/8/2"), 30, 2, 5) for _time in range(2)]

    assert measured[0] == measured[1]
    assert all(len(gains) == 2 for gains in measured[0])
    assert any(is_other for gains in measured[0] for _ahead, _won, is_other in gains)

"""The worlds in which two plans are told apart: how many, and which of them are fresh."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.levels import make_counsellor
from alexandre.ai.planner import Effort, Sight, Trial
from alexandre.ai.review.counsel import compare
from alexandre.ai.review.facts import (
    LEAST,
    LENT,
    WORLDS,
    Inquiry,
    Witness,
    contrast,
    find_differing,
)
from alexandre.ai.seat import choice, never
from alexandre.kernel.contract import Event, Seat, State
from alexandre.kernel.hints import Plan, make_effect
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from tests.ai.test_planner import Duel, Rivals
from tests.ai.trees import ACTIONS

ENOUGH = LENT + WORLDS // 2  # worlds, where none were tried before
Figure = Callable[[str, int], int]  # of the better plan `a` or of `b`, in that world


class Weather(Rivals):
    """Values that hang on the world."""

    def __init__(self, worth: Figure, tried: int) -> None:
        super().__init__({})
        self.worth, self.played = worth, count(2 * tried)

    def value(self, state: Any, seat: Seat) -> int:
        """Asked once at the end of each playout: of the better plan, then of the other."""
        return self.worth(state.place, next(self.played) // 2)


class Counter(Witness):
    """Sees one effect as often as it is told to."""

    def __init__(self, hints: Weather, often: Figure, tried: int) -> None:
        super().__init__(hints)
        self.effects = [make_effect("catan.fact.founds", 0, 80)]
        self.often, self.worth, self.noted = often, hints.worth, count(2 * tried)

    def note(self, end: State, seat: Seat, events: list[Event]) -> Sight:
        """The effect, so often."""
        plan, world = end.hash(), next(self.noted) // 2
        times = self.often(plan, world)
        return Sight(500 + 100 * self.worth(plan, world), {0: times} if times else {})


def clearly(plan: str, world: int) -> int:
    """Always more of the better plan."""
    return 3 * (plan == "a")


def never_apart(plan: str, world: int) -> int:
    """The same of both."""
    return 0


def by_turns(plan: str, world: int) -> int:
    """More of either in every second world."""
    return (plan == "a") ^ world & 1


def at_first(plan: str, world: int) -> int:
    """More of the better plan where facts are found, then of either by turns."""
    return clearly(plan, world) if world < LENT else by_turns(plan, world)


def tell_apart(worth: Figure, often: Figure, tried: int = 0, late: int = 0,
               witness: type[Counter] = Counter) -> tuple[int, int, int]:
    """The number of all worlds, of the fresh ones, and of facts."""
    pair = Trial(Plan((ACTIONS["a"],))), Trial(Plan((ACTIONS["b"],)))
    for trial, plan in zip(pair, "ab", strict=True):
        trial.values = [worth(plan, world) for world in range(tried)]
        trial.sights = [Sight(500 + 100 * worth(plan, world), {0: often(plan, world)})
                        for world in range(tried)]
    told = contrast(Inquiry(witness(Weather(worth, tried), often, tried), Duel({"": "ab"}, {}), 0,
                            Effort(), Rng(1)), pair, late)
    assert len(pair[0].values) == len(pair[1].sights)
    return len(pair[0].values), told.of, len(told.facts)


@pytest.mark.parametrize(("worth", "often", "worlds", "fresh"), [
    (clearly, clearly, ENOUGH, WORLDS // 2),
    (never_apart, clearly, ENOUGH, WORLDS // 2),
    (never_apart, by_turns, ENOUGH, WORLDS // 2),
    (clearly, at_first, LENT + WORLDS, WORLDS),
    (by_turns, clearly, LENT + WORLDS, WORLDS),
])
def test_no_more_worlds_are_tried_once_the_verdict_is_decided(
        worth: Figure, often: Figure, worlds: int, fresh: int) -> None:
    assert tell_apart(worth, often)[:2] == (worlds, fresh)


def test_plans_that_turn_out_to_be_apart_are_looked_at_a_little_longer() -> None:
    """Not until the last world, though too little parts them at first."""
    def later(plan: str, world: int) -> int:
        return 2 if plan == "a" and world > 22 else by_turns(plan, world)

    worlds, fresh, _facts = tell_apart(later, clearly)
    assert ENOUGH < worlds < LENT + WORLDS and fresh == worlds - LENT


def test_as_many_reasons_as_are_told_end_the_search_for_more() -> None:
    """Eight worlds in which they are found are enough then."""
    class Many(Counter):
        """Sees three effects at once."""

        def __init__(self, hints: Weather, often: Figure, tried: int) -> None:
            super().__init__(hints, often, tried)
            self.effects = [make_effect(f"catan.fact.{key}", 0, 80)
                            for key in ("founds", "paid", "founded")]

        def note(self, end: State, seat: Seat, events: list[Event]) -> Sight:
            """Each of them as often."""
            sight = super().note(end, seat, events)
            return replace(sight, counts=dict.fromkeys(range(3), 1) if sight.counts else {})

    assert tell_apart(clearly, clearly, witness=Many) == (LEAST + WORLDS // 2, WORLDS // 2, 3)


def test_what_has_no_weight_keeps_nobody_waiting() -> None:
    """Nor does it make the others’ limit stricter."""
    weighty, weightless = (make_effect("catan.fact.founds", 0, weight) for weight in (80, 0))
    seen = [Sight(500, {0: 1, 1: 1})] * 16, [Sight(500, {})] * 16

    assert set(find_differing(seen, [weighty, weightless])) == {0}


def test_worlds_that_have_not_chosen_the_plans_are_fresh_and_not_tried_again() -> None:
    """Sixteen of thirty: eight fresh ones more, and two in which facts are found."""
    assert tell_apart(by_turns, clearly, tried=30, late=16) == (40, WORLDS, 1)
    assert tell_apart(by_turns, clearly, tried=30) == (30 + WORLDS, WORLDS, 1)


def test_a_coach_tries_no_more_once_it_is_sure() -> None:
    assert make_counsellor(games.hints(games.load("phalanxx"))).effort.is_hasty


def test_a_plan_that_the_search_tries_alone_is_told_beside_another_offer() -> None:
    """The finding: “Play 3rd.”, without a reason; the search never tried another position."""
    session = Session.new(games.load("empire"), [Player("")] * 3, seed=5)
    for text in ("bid 2", "raise 7", "allot 1", *("bid 0", "raise 6", "allot 2") * 2):
        session.play(text)
    state, hints = session.state, games.hints(session.game)
    trials, told = compare(hints, state, state.actor(), choice(1), never, seconds=0.1)

    assert {each.plan.actions[0].text for each in trials} == {"place 1", "place 2", "place 3"}
    assert told is not None and told.of

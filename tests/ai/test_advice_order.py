"""The order of an advice: what to do, why, and only then the other plan; and its purpose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.ai.planner import Sight
from alexandre.ai.review import telling
from alexandre.ai.review.facts import find_aims
from alexandre.ai.review.plans import Fact, Weighed
from alexandre.ai.review.telling import Said, tell_advice, tell_choice
from alexandre.kernel.hints import make_effect
from alexandre.kernel.text import Msg
from tests.ai.test_advice import EFFECTS, FOUND, say, see, weigh_facts


def test_the_reason_comes_before_the_alternative(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “Follow the Temple card. The second choice would be …”, then the reason."""
    game = games.load("empire")
    hints = games.hints(game)
    why = Msg.of("ai.plan.end")
    monkeypatch.setattr(type(hints), "reason", lambda *_: why)
    even, second = (tell_advice(game, hints, game.start(2, {}), [
        Weighed(("bid 1",), 5, 24, False, chance=400), weigh_facts(loss=loss)])
        for loss in (5, 100))

    assert [each.key for each in even] == ["ai.advice.alone", why.key, "ai.advice.next.even"]
    assert [each.key for each in second] == [
        "ai.advice.alone", why.key, "ai.advice.next.second", "ai.advice.raises"]


@pytest.mark.parametrize(("m", "told"), [
    (17, "Either way, you get a village at Gaza in at least 17 of 24 tries."),
    (18, "Either way, you get a village at Gaza in 18 of 24 tries."),
    (4, "After this, you get a village at Gaza in 18 of 24 tries.")])
def test_advice_beside_an_equal_plan_says_what_it_is_for(m: int, told: str) -> None:
    """The finding: “hardly any difference”, from which a beginner learns nothing."""
    game = games.load("empire")
    state = game.start(2, {})
    aim = Fact(FOUND[state.actor()].msg, state.actor(), 100, 18, m)
    best = Weighed(("bid 1",), 5, 24, is_behind=False, chance=400, aims=(aim,))

    assert say(*tell_advice(game, games.hints(game), state, [best, weigh_facts(loss=0)]))[1:] == [
        "About as good: bid 2 for the order.", told]


@pytest.mark.parametrize(("m", "told"), [
    (24, []), (4, ["After this, you build a village every time."])])
def test_a_gain_that_says_nothing_is_not_told(m: int, told: list[str]) -> None:
    """The finding: “Either way, you win a village every time”."""
    game = games.load("empire")
    state = game.start(2, {})
    seat = state.actor()
    aim = Fact(make_effect("catan.fact.village", seat, 100).msg, seat, 100, 24, m)
    best = Weighed(("bid 1",), 5, 24, is_behind=False, chance=400, aims=(aim,))

    plans = [best, weigh_facts(loss=0)]
    assert say(*tell_advice(game, games.hints(game), state, plans))[2:] == told


def test_a_better_plan_and_a_lone_one_say_what_they_lead_to() -> None:
    """The finding: “raised your chance to win by about 10%”, and of a lone plan nothing."""
    game = games.load("empire")
    state = game.start(2, {})
    aim = Fact(FOUND[state.actor()].msg, state.actor(), 100, 18, 18)
    best = Weighed(("bid 1",), 5, 24, is_behind=False, chance=400, of=24, aims=(aim,))
    beside, alone = (say(*tell_advice(game, games.hints(game), state, plans))[-1] for plans in (
        [best, weigh_facts()], [replace(best, aims=(replace(aim, m=0),))]))

    assert beside == "Either way, you get a village at Gaza in 18 of 24 tries."
    assert alone == "After this, you get a village at Gaza in 18 of 24 tries."


def test_a_plan_aims_at_the_gain_that_it_brings_most_often() -> None:
    sights = see(0, [1] * 20 + [0] * 4), see(0, [1] * 9 + [0] * 15)
    (aim,) = find_aims(EFFECTS, sights, 0)

    assert (aim.msg, aim.n, aim.m) == (FOUND[0].msg, 20, 9)
    assert not find_aims(EFFECTS, (see(0, [1] * 5 + [0] * 19), sights[1]), 0), "too rarely"
    assert not find_aims(EFFECTS, sights, 1), "another’s"


def test_a_choice_between_equal_plans_is_told_by_events_of_ones_own_alone() -> None:
    """The finding: “With the first, Olympias gets a village; with the other, a city.”"""
    mine, price, rivals = (Fact(FOUND[0].msg, 0, 100, 20, 3), Fact(EFFECTS[2].msg, 0, 80, 2, 15),
                           Fact(EFFECTS[2].msg, 1, 80, 15, 2))

    assert len(tell_choice(weigh_facts(mine, price, loss=5), 0, said=Said())) == 2
    assert tell_choice(weigh_facts(mine, rivals, loss=5), 0, said=Said()) == ()


def test_what_both_plans_always_lead_to_is_the_last_aim() -> None:
    sights = ([Sight(500, {0: 1, 2: n}) for n in [1] * 12 + [0] * 12],
              [Sight(500, {0: 1, 2: n}) for n in [1] * 3 + [0] * 21])
    aims = find_aims(EFFECTS, sights, 0)

    assert [(aim.msg, aim.n, aim.m) for aim in aims] == [
        (EFFECTS[2].msg, 12, 3), (EFFECTS[0].msg, 24, 24)]


@pytest.mark.parametrize("facts_found", [(), (Fact(FOUND[0].msg, 0, 100, 20, 3),)])
def test_a_smaller_gain_is_told_only_with_what_makes_up_for_it(
        facts_found: tuple[Fact, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “this plan gives you 1 point, the other plan 3”, full stop."""
    changes = iter([{"ai.now.points": (1, 1)}, {"ai.now.points": (3, 3)}])
    monkeypatch.setattr(telling, "find_changes", lambda *_: next(changes))
    game = games.load("empire")
    state = game.start(2, {})
    told = [each.key for each in tell_advice(game, games.hints(game), state, [
        Weighed(("bid 1",), 5, 24, False, chance=400), weigh_facts(*(replace(
            each, seat=state.actor()) for each in facts_found))])]

    assert told.count("ai.now.points") == 1 + len(facts_found)
    assert ("ai.advice.but" in told) == bool(facts_found)

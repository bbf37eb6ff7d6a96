"""Reasons why one plan is better than another: the parts of the value that differ, in sentences.
"""

from __future__ import annotations

import json
import math

import pytest

from alexandre import app, games
from alexandre.ai import levels
from alexandre.ai.job import Thinker, job_of
from alexandre.ai.planner import RankedPlan
from alexandre.ai.review.chances import chance_of
from alexandre.ai.review.reasons import (
    Parts,
    Weighed,
    count_shared,
    describe_line,
    read_plans,
    tell_difference,
    tell_reasons,
    weigh,
)
from alexandre.ai.seat import never
from alexandre.kernel.meta import COACH, LADDER, Level
from alexandre.kernel.plain import BadData
from alexandre.kernel.text import Msg
from tests.helpers.walks import plain_tables, positions, walk

WORDS = app.all_words()


def plan(*line: str, is_behind: bool = True,
         parts: tuple[tuple[str, int], ...] = ()) -> Weighed:
    """A plan that is some parts short of the best one."""
    return Weighed(line, 0, 4, is_behind, parts)


@pytest.mark.parametrize("title", games.TITLES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_declared_part_is_named_in_a_sentence(title: str, lang: str) -> None:
    game, WORDS.lang = games.load(title), lang
    for term in games.hints(game).terms():
        told = tell_difference(game, plan(parts=((term, 10),)))
        name = WORDS.say(Msg.of(f"{title}.term.{term}"), ())
        assert name in WORDS.say(told, ()) and "⟦" not in name


@pytest.mark.parametrize("title", games.TITLES)
def test_a_lead_is_measured_only_where_a_point_always_weighs_the_same(title: str) -> None:
    assert not (games.meta(title).lead and games.hints(games.load(title)).COURSE)


@pytest.mark.parametrize("title", [title for title in games.TITLES if games.meta(title).lead])
def test_a_lead_is_told_in_points(title: str) -> None:
    """As much as a point of one's own adds to the value."""
    game, lead, WORDS.lang = games.load(title), games.meta(title).lead, "en"
    other = plan(parts=(("points", 3 * lead),))
    assert "points (lead up by about 3)" in WORDS.say(
        tell_difference(game, other), ())

    told = tell_difference(game, plan(parts=(("points", lead // 4),)))
    assert "greater" not in WORDS.say(told, ())


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_part_is_what_the_value_loses_without_its_term(table) -> None:
    hints = games.hints(table.game())
    parts, seen = Parts(hints), 0
    for state in positions(table, seed=4, every=25):
        if state.actor() >= 0:
            chance, *noted = parts.note(state, state.actor())
            assert chance == chance_of(hints, state, state.actor())
            for term, part in zip(parts.terms, noted, strict=True):
                other = hints.reweigh({term: 0}).forecast(state, state.actor())
                assert other + part == hints.forecast(state, state.actor())
            seen += any(noted)
    assert seen or not parts.terms


def test_what_differs_little_is_not_told() -> None:
    game = games.load("empire")
    told = tell_difference(game, plan(
        parts=(("points", 100), ("purse", -60), ("armies", 4))))

    assert told.key == "ai.difference.mixed"
    assert told.arg("gains") == (Msg("empire.term.points"),)
    assert told.arg("losses") == (Msg("empire.term.purse"),)


@pytest.mark.parametrize(("steady", "told"), [(100, {"points": 100, "purse": 0}),
                                              (0, {"points": 0, "purse": 120})])
def test_a_term_that_may_be_luck_is_not_told_beside_one_that_is_certain(
        steady: int, told: dict[str, int]) -> None:
    """In eight worlds one term differs always, another by more and either way."""
    game, worlds = games.load("empire"), [900, -700, 800, -560, 700, -500, 650, -330]
    best, other = (RankedPlan((), 0.0, 0.0, 8, notes) for notes in (
        tuple((500, steady, each) for each in worlds), ((400, 0, 0),) * 8))

    _first, weighed = weigh(game, [best, other], ["points", "purse"])
    assert dict(weighed.parts) == told and weighed.loss == 100


def test_a_difference_that_may_be_luck_is_no_reason() -> None:
    game = games.load("empire")
    told = tell_reasons(game, game.start(2, {}), [plan("bid 1"), plan(
        "bid 2", is_behind=False, parts=(("points", 100),))])

    assert [each.key for each in told] == ["ai.reason.even"]


def test_plans_that_leave_the_best_one_alike_are_told_once() -> None:
    game = games.load("empire")
    plans = [plan("a", "b"), plan("a", "c"), plan("a", "c", "d"), plan("e"), plan("a", "b")]

    assert count_shared(plans[0].line, plans[1].line) == 1
    told = tell_reasons(game, game.start(2, {}), [
        plan("bid 1", "raise 1"), plan("bid 1", "raise 2"), plan("bid 1", "raise 2", "x"),
        plan("bid 2"), plan("bid 1", "raise 1")])
    named = told[0].arg("plans")
    assert len(told) == 1 and isinstance(named, tuple) and len(named) == 2


@pytest.mark.parametrize(("others", "told"), [
    ([("bid 1", "raise 8", "allot 3")], "“3 for temples and 3 for cities”"),
    ([("bid 0", "raise 8", "allot 3")], "“0 for the order; 8 armies, and more”"),
    ([("bid 1", "raise 7"), ("bid 0", "raise 8", "allot 3")],
     "“7 armies” or “0 for the order”"),
    ([("bid 1", "allot 2", "end")], "“everything except: 8 armies”"),
    ([("bid 1", "raise 8", "allot 2", "place 1")], "“1 for the order; 8 armies, and more”"),
])
def test_a_plan_is_named_by_what_sets_it_apart(others: list[tuple[str, ...]], told: str) -> None:
    """Whether it goes another way, leaves something out, or can be foreseen no farther."""
    game, WORDS.lang = games.load("empire"), "en"
    best = plan("bid 1", "raise 8", "allot 2", "end")
    reasons = tell_reasons(game, game.start(2, {}), [
        best, *(plan(*each, is_behind=False) for each in others)])

    assert [WORDS.say(each, ()).replace("\u00a0", " ") for each in reasons] == [
        f"This plan is about as good as {told}."]


def test_what_is_true_of_several_plans_is_told_once() -> None:
    game, kept, WORDS.lang = games.load("empire"), (("purse", 100),), "en"
    told = tell_reasons(game, game.start(2, {}), [
        plan("bid 1"), plan("bid 2", parts=kept), plan("bid 3", is_behind=False),
        plan("bid 4", parts=kept)])

    assert [WORDS.say(each, ()) for each in told] == [
        "This plan is better than “2\u00a0for the order” or “4\u00a0for the order” "
        "for the resources kept.",
        "This plan is about as good as “3\u00a0for the order”."]


def test_plans_survive_their_journey() -> None:
    plans = (plan("a", parts=(("points", 3),)), plan("b", "c", is_behind=False))

    assert read_plans(json.loads(json.dumps([each.to_plain() for each in plans]))) == plans
    with pytest.raises(BadData):
        read_plans([{"line": ["a"]}])


@pytest.mark.parametrize("title", games.TITLES)
def test_a_coach_compares_legal_plans_the_best_first(title: str) -> None:
    table = next(each for each in plain_tables() if each.meta.id == title)
    thinker, game = Thinker(games.load, games.hints), table.game()
    for state in positions(table, seed=9, every=2):
        if state.actor() >= 0 and len(state.legal()) > 1:
            job = job_of(game, state, state.actor(), COACH, 3)
            plans = thinker.advise(job, never)
            assert thinker.is_line(job, list(plans[0].line))
            assert not plans[0].parts and not plans[0].is_behind
            if len(plans) > 1:
                break
    else:
        raise AssertionError("nothing was compared")


@pytest.mark.parametrize("title", [title for title in games.TITLES if games.meta(title).levels])
def test_a_coach_with_time_says_what_the_highest_level_plays(
        title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From the same seed; here both think little.  `tools/lab/coach.py` asks them as they are."""
    monkeypatch.setattr(levels, "COUNSEL_SECONDS", math.inf)
    monkeypatch.setattr(type(games.hints(games.load(title))), "level",
                        lambda _hints, _name: Level("planner", plans=2, playouts=2))
    table = next(each for each in plain_tables() if each.meta.id == title)
    thinker, game, compared = Thinker(games.load, games.hints), table.game(), 0
    for seed, state in enumerate(positions(table, seed=9, every=7)):
        if state.actor() >= 0 and len(state.legal()) > 1 and compared < 3:
            plans = thinker.advise(job_of(game, state, state.actor(), COACH, seed), never)
            assert plans[0].line == thinker.think(
                job_of(game, state, state.actor(), LADDER[-1], seed), never)
            compared += 1
    assert compared


def test_a_coach_compares_what_he_is_asked_about_with_the_best() -> None:
    """In Birth of an Empire whoever has finished marching nowhere is told what he has lost."""
    thinker, game = Thinker(games.load, games.hints), games.load("empire")
    table = next(each for each in plain_tables() if each.meta.id == "empire")
    for state in positions(table, seed=9, every=1):
        if state.actor() >= 0 and {"end"} < {each.text for each in state.legal()}:
            job = job_of(game, state, state.actor(), COACH, 3, ("end",))
            plans = thinker.advise(job, never)
            assert ("end",) in [each.line for each in plans]
            assert plans[0].loss == 0
            break
    else:
        raise AssertionError("nobody may end a turn")


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "build a city: 3 points; Alexander takes the hit: level 2; then end the turn"),
    ("fr", "bâtir une cité : 3 points ; Alexandre prend le dégât : niveau 2 ; puis finir le tour"),
])
def test_a_plan_is_told_in_one_sentence(lang: str, told: str) -> None:
    """Small letters but for names, and no aside in brackets."""
    WORDS.lang = lang
    said = WORDS.say(Msg.of("ai.plan.steps", steps=(
        Msg.of("commander.action.city", points=3, city=5),
        Msg.of("commander.action.take_alexander", level=2), Msg.of("ai.plan.then_end"))), ())
    assert said.replace("\u00a0", " ") == told


@pytest.mark.parametrize("title", games.TITLES)
def test_the_end_of_a_turn_is_said_alike_in_every_title(title: str) -> None:
    game, WORDS.lang = games.load(title), "en"
    state, end = next((state, action) for seed in range(20)
                      for state, action in walk(game.start(game.meta.seats[0], {}), seed)
                      if game.ends_turn(action))
    assert WORDS.say(describe_line(game, state, (game.spell(end),)), ()) == "end the turn"

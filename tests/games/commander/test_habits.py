"""Plans settled once for all: asked about, used as the counsellor would, left alone."""

from __future__ import annotations

from functools import cache
from typing import cast

import pytest

from alexandre.games import load, table
from alexandre.games.commander.hints.battle import choose
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table import habits
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.rng import Rng
from tests.games.commander.field import field
from tests.games.commander.story import begin, retell

AVOIDED = ("retreat", "disband", "aim_leader", "trap", "anticipate", "play")


@cache
def windows() -> dict[str, list[Position]]:
    """For every plan, moments of fought battles at which it could be used."""
    moments: dict[str, list[Position]] = {name: [] for name in habits.NAMES}
    for number in range(40):
        rnd = Rng(number, "habits")
        foes = "levy levy mercenaries" + " immortals mercenaries levy" * (number % 2)
        story = field(foes=foes, leader=2, level=4, gold=20,
                      insights="anticipation trap spies", temples="macedonia chaeronea",
                      mine="archers infantry phalanx heavy_cavalry light_cavalry").play("fight")
        state = cast(Position, story.state)
        while state.phase == Phase.BATTLE:
            for name in moments.keys() & set(habits.plans_in_question(state)):
                moments[name].append(state.clone())
            state.apply(moved(state, rnd, f"plan {habits.NAMES[number // 2 % len(habits.NAMES)]}"))
    return moments


def moved(state: Position, rnd: Rng, wanted: str) -> Action:
    """One plan is taken as often as it can be; what else is offered is drawn."""
    if state.actor() == CHANCE:
        law = state.outcomes()
        return pick(law, rnd(sum(weight for _action, weight in law)))
    offers = [each for each in state.legal() if each.text.split()[0] not in AVOIDED]
    first = [each for each in offers if each.text == wanted]
    return (first or offers)[rnd(len(first or offers))]


def asked(name: str) -> list[Position]:
    """Some of them."""
    return windows()[name][:20]


@pytest.mark.parametrize("name", habits.NAMES)
def test_a_plan_is_asked_about_unless_something_else_was_settled(name: str) -> None:
    assert asked(name)
    for state in asked(name):
        assert habits.answer(state, {}) is None
        assert habits.answer(state, {name: "ask"}) is None
        assert habits.answer(state, {"command": "never"}) is None


@pytest.mark.parametrize("name", habits.NAMES)
def test_a_plan_that_is_never_used_is_declined_without_a_question(name: str) -> None:
    for state in asked(name):
        rest = [action for action in habits.answers(state) if habits.use_of(action) != name]
        assert habits.answer(state, {name: "never"}) == (rest[0] if len(rest) == 1 else None)


@pytest.mark.parametrize("name", habits.NAMES)
def test_a_plan_by_itself_is_used_where_the_counsellor_would_use_it(name: str) -> None:
    for state in asked(name):
        advice = choose(state)
        answer = habits.answer(state, {name: "auto"})

        if habits.use_of(advice) == name:
            assert answer is advice
        else:
            assert answer is None or habits.use_of(answer) != name


@pytest.mark.parametrize("name", ["flank", "sacrifice", "destiny", "anticipation"])
def test_whatever_a_habit_leads_to_is_an_offer(name: str) -> None:
    for state in asked(name):
        for habit in ("auto", "never"):
            assert habits.answer(state, {name: habit, "spies": "never"}) in state.legal()


def test_spies_that_are_kept_back_hold_up_no_speed_of_a_battle() -> None:
    for state in asked("spies"):
        offers = [each.text for each in state.legal()]
        answer = habits.answer(state, {"spies": "never"})

        assert "play spies" in offers
        assert answer is None or answer.text in offers
        assert (answer is None) == any(habits.use_of(each) not in ("", "spies")
                                       for each in habits.answers(state))


def test_between_rounds_spies_are_no_question_of_their_own() -> None:
    story = field(foes="levy levy mercenaries", insights="spies", mine="infantry phalanx")
    state, rnd = cast(Position, story.play("fight").state), Rng(1, "habits")
    while "retreat" not in {each.text for each in state.legal()}:
        state.apply(moved(state, rnd, ""))

    assert "play spies" in [each.text for each in state.legal()]
    assert "spies" not in habits.plans_in_question(state)
    assert habits.answer(state, {"spies": "never"}) is None


def test_every_own_plan_on_the_table_has_a_seal_that_says_its_habit() -> None:
    state = asked("charge")[0]
    game = cast(Commander, load("commander", state.tables.board.id))
    view = cast(CommanderView, game.view(state, 0))
    layer, spots = habits.layer(game, view, {"charge": "never"})
    assert view.battle is not None
    wanted = {f"habit:{id}" for id, n in view.battle.plans.items() if n and id in habits.PLANS}

    assert {spot.id for spot in spots} == wanted
    assert "habit:charge" in wanted
    assert layer != table(game).routines.layer(game, view, {})[0]


def test_there_are_no_seals_where_no_battle_is() -> None:
    game = cast(Commander, load("commander"))
    view = game.view(game.start(1, {}), 0)

    assert table(game).routines.layer(game, view, {})[1] == ()


def test_hits_outside_a_battle_are_asked_about_whatever_is_settled_for_battles() -> None:
    fought = next(state for state in windows()["rally"]
                  if habits.HITS in habits.plans_in_question(state))
    assert habits.answer(fought, dict.fromkeys((*habits.NAMES, habits.HITS), "auto")) is not None
    order = retell(begin(), gold=0).play("proceed; die 1")
    state = cast(Position, order.state)

    assert state.phase == Phase.HITS
    assert len(state.legal()) > 1
    assert habits.plans_in_question(state) == ()
    assert habits.answer(state, {habits.HITS: "auto"}) is None

"""What is prepared at the table before it is done: plans for gold, duels, retreats."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

from alexandre.games.commander import table
from alexandre.games.commander.hints.odds import battle_odds, odds_after
from alexandre.games.commander.state import Position
from alexandre.games.commander.table.plans import SAMPLES, SEED, STEP, percent
from alexandre.kernel.text import Msg
from alexandre.ui.planner import Planner
from tests.games.commander.field import Field, field, fought

FOES = "levy levy mercenaries"


def buying(story: Field) -> Planner:
    """Rally is clicked where it costs gold."""
    planner = Planner(story.game, story.state, table)
    assert planner.click("plan:rally") == ()
    return planner


def advice(planner: Planner) -> Msg:
    """What the panel says."""
    assert planner.plan is not None
    said = planner.plan.course.advice
    assert isinstance(said, Msg)
    return said


def paid() -> Field:
    """Every free plan is taken."""
    story = field(foes=FOES, leader=2).play("fight").drawn("rally rally flank guards")
    while story.battle.free:
        story.play("plan flank")
    return story


def test_a_plan_for_gold_is_estimated_a_few_battles_at_a_time() -> None:
    story = paid()
    planner, told = buying(story), [""]
    assert advice(planner).key == "commander.course.plan_trying"
    works = 0
    while planner.is_comparing:
        if planner.work():
            told.append(str(dict(advice(planner).args)["n"]))
        works += 1

    assert told[1:] == [str(n) for n in range(STEP, SAMPLES + 1, STEP)]
    assert works == SAMPLES + 1


def test_the_estimate_is_that_of_all_these_battles() -> None:
    story = paid()
    planner = buying(story)
    while planner.is_comparing:
        planner.work()
    args = dict(advice(planner).args)
    state = cast(Position, story.state)
    without = battle_odds(state, SEED, SAMPLES)
    with_it = odds_after(state, story.game.parse("plan rally"), SEED, SAMPLES)

    assert (args["before"], args["after"]) == (percent(Fraction(without.won, SAMPLES)),
                                              percent(Fraction(with_it.won, SAMPLES)))


def test_what_is_taken_back_is_estimated_no_further() -> None:
    planner = buying(paid())
    planner.work()
    planner.back()

    assert planner.plan is None
    assert not planner.is_comparing


def test_a_retreat_and_a_duel_tell_their_odds_before_they_are_sent() -> None:
    story = fought(foes=FOES, leader=2, level=4)
    planner = Planner(story.game, story.state, table)
    assert planner.choose(story.game.parse("retreat")) == ()
    assert advice(planner).key == "commander.course.retreat_odds"
    assert not planner.work() and not planner.is_comparing
    while "aim_leader" not in story.offers():
        wanted = [text for text in story.offers() if text in ("fight_on", "attack", "settle")]
        story.play((wanted or story.offers())[0])
    planner = Planner(story.game, story.state, table)

    assert planner.choose(story.game.parse("aim_leader")) == ()
    assert advice(planner).key == "commander.course.duel_odds"

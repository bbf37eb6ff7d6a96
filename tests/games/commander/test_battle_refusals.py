"""Each reason why something cannot be done in a battle, with its own sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from alexandre.kernel.text import Msg
from tests.games.commander.field import Field, field, fought

LINE = "levy levy levy"


def opening() -> Field:
    """The enemy is about to draw."""
    return field(foes=LINE, insights="anticipation morale").play("fight")


def bracket() -> Field:
    """The archers of the first round are next."""
    return fought(mine="archers light_cavalry", foes=LINE, plans="charge").play("fight_on")


def resting() -> Field:
    """In the second round light and heavy cavalry rest."""
    story = fought(mine="light_cavalry heavy_cavalry", foes=LINE, plans="charge")
    return story.play("fight_on; attack; die 6; attack; die 6; attack; die 6; die 6; die 6;"
                      "attack; die 6; fight_on")


def behind_walls() -> Field:
    """Cavalry that rested would have no value behind these walls."""
    dump = resting().dump()
    dump["battle"]["foes"].append("wall")
    story = resting()
    return Field(story.game, story.game.load(dump))


def confuse() -> Field:
    """Confusion takes one of two plans."""
    story = field(foes="levy", level=2).play("fight").draw_plans("confusion")
    return story.with_plans("charge flank")


def duelling() -> Field:
    """Alexander has hits of the duel to take."""
    story = fought("issus", "infantry", "levy", leader=2, level=5, board="issus")
    return story.play("fight_on; aim_leader; attack; die 6; die 6; die 6; die 2")


@pytest.mark.parametrize(("story", "text", "key", "rule"), [
    (opening, "array", "not_while_opening", "8.3.1"),
    (opening, "trap", "no_insight", "8.4.12"),
    (bracket, "fight_on", "not_while_bracket", "8.5.1"),
    (bracket, "charge light_cavalry spent", "not_resting", "8.4.5"),
    (bracket, "aim_leader", "no_leader", "8.8.1"),
    (bracket, "envelop", "plan_not_held", "8.4.7"),
    (resting, "charge heavy_cavalry spent", "other_speed", "8.5.2"),
    (behind_walls, "charge light_cavalry spent", "no_value", "8.5.4"),
    (confuse, "confuse rally", "no_such_plan", "8.4.1"),
    (confuse, "strike", "chance_first", "8.1.1"),
    (duelling, "take infantry", "duel_hits", "8.8.3"),
    (duelling, "deal levy", "not_while_suffering", "8.7.2"),
    (duelling, "scout tarsus", "battle_first", "8.1.1"),
])
def test_a_reason_of_its_own(story: Callable[[], Field], text: str, key: str,
                             rule: str) -> None:
    reason = story().reason(text)

    assert (reason.key, reason.rule) == (f"commander.battle.why.{key}", rule)


def before_a_round(**others: str) -> Field:
    """The round has not begun, and no plan was taken."""
    return fought(mine="archers light_cavalry", foes=LINE, **others)


@pytest.mark.parametrize(("text", "key", "rule"), [
    ("plan rally", "plans_chosen", "8.3.1"),
    ("array", "plans_chosen", "8.3.1"),
    ("meet", "plans_drawn", "8.2.1"),
    ("reroll", "plan_not_held", "8.4.6"),
    ("charge light_cavalry spent", "plan_not_held", "8.4.5"),
    ("rally", "plan_not_held", "8.4.9"),
    ("attack", "not_while_round", "8.5.3"),
])
def test_before_a_round_what_comes_no_more_is_not_said_to_wait_for_it(text: str, key: str,
                                                                      rule: str) -> None:
    """"The round has not begun: fight or retreat." was said of plans that nobody had, too."""
    reason = before_a_round().reason(text)

    assert (reason.key, reason.rule) == (f"commander.battle.why.{key}", rule)


def test_a_plan_that_is_held_waits_for_its_moment__8_4_5() -> None:
    reason = before_a_round(plans="charge").reason("charge light_cavalry spent")

    assert reason.key == "commander.battle.why.not_while_round"


def test_an_insight_that_is_held_names_its_moment__8_3_7() -> None:
    reason = opening().reason("morale")

    assert (reason.key, reason.rule) == ("commander.why.insight_when", "8.3.7")
    assert reason.arg("when") == Msg.of("commander.when.morale")


def trapping() -> Field:
    """The hits of a trap are dealt."""
    return fought(foes="levy", leader=2, insights="trap").play("trap; die 3")


@pytest.mark.parametrize("story", [opening, before_a_round, duelling, trapping])
def test_a_hit_on_a_leader_is_refused_by_its_own_rule_in_every_stage__8_8_1(
        story: Callable[[], Field]) -> None:
    leader = "darius" if story is duelling else "memnon"

    assert story().refused(f"deal {leader}") == "8.8.1"

"""Refusals whose reason was not the true one, as a referee noted them; those of battles stand in
test_battle_refusals.  4.1"""

from __future__ import annotations

import re
from typing import Any

import pytest

from alexandre.kernel.text import Msg
from tests.games.commander.story import begin, with_insights
from tests.helpers.speech import words


def test_an_insight_in_hand_is_not_said_to_be_gone__11_8() -> None:
    story = with_insights(begin(), "spies").to_conquest().play("encamp")

    assert story.reason("choose spies").key == "commander.why.has_insight"


@pytest.mark.parametrize(("phase", "insight", "rule"), [
    ("prepare", "trap", "12.1"), ("conquest", "trap", "12.1"), ("conquest", "diplomats", "12.5"),
    ("prepare", "courtiers", "12.1"), ("conquest", "anticipation", "12.1"),
])
def test_an_insight_in_hand_names_its_moment__12_1(phase: str, insight: str, rule: str) -> None:
    """"That insight has its own moment: Trap." – which?"""
    story = with_insights(begin(), insight)
    if phase == "conquest":
        story.to_conquest()
    reason = story.reason(f"play {insight}")

    assert (reason.key, reason.rule) == ("commander.why.insight_when", rule)
    assert reason.arg("when") == Msg.of(f"commander.when.{insight}")
    assert not re.search(" que [aà]", words("fr").say(reason))


@pytest.mark.parametrize(("text", "key", "rule"), [
    ("advance mole", "no_siege", "14.7"), ("regain", "no_siege", "14.10"),
    ("lose gold", "no_siege", "14.9"), ("repair 1", "no_siege", "14.10"),
    ("enlist archers", "no_epigoni", "13.6"), ("enough", "no_epigoni", "13.6"),
    ("disband alexander", "never_alexander", "6.6"),
])
@pytest.mark.parametrize("script", ["", "proceed; die 1", "proceed"])
def test_what_this_campaign_never_allows_is_not_said_to_have_its_time(
        script: str, text: str, key: str, rule: str) -> None:
    """On the Granicus "this is done in resupply" was said of the mole, and so on."""
    story = begin()
    reason = (story.play(script) if script else story).reason(text)

    assert (reason.key, reason.rule) == (f"commander.why.{key}", rule)


@pytest.mark.parametrize("text", ["cancel", "allow"])
def test_at_tyre_no_operation_is_prepared__5_11(text: str) -> None:
    assert begin("tyre").reason(text).rule == "5.11"


@pytest.mark.parametrize("phase", ["prepare", "levy", "order_die", "conquest"])
def test_a_hit_on_a_leader_is_refused_by_its_own_rule_outside_battles__8_8_1(phase: str) -> None:
    scripts: dict[str, Any] = {"prepare": "", "levy": "proceed; die 1", "order_die": "proceed"}
    story = begin()
    if phase == "conquest":
        story.to_conquest()
    elif scripts[phase]:
        story.play(scripts[phase])

    story.has(phase=phase).refuses("deal memnon", "8.8.1")


def test_while_an_oracle_asks_the_next_scouts_wait_for_the_answer__6_1() -> None:
    """The finding: "only during conquest", in the middle of it."""
    story = begin().to_conquest().play(
        "scout sestus; die 3; march; scout ilium; die 3; march")
    keys = {text: story.reason(text).key.rpartition(".")[2]
            for text in ("scout sestus", "encamp", "march", "end")}

    assert story.phase() == "oracle"
    assert keys == {"scout sestus": "answer_first", "encamp": "answer_first",
                    "march": "not_now", "end": "not_now"}

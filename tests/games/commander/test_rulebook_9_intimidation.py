"""Chapters 9 and 10: intimidation, conquest, glory."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.games.commander.meta import ADVISORS, INSIGHTS
from alexandre.kernel.text import Msg
from tests.games.commander.story import Campaign, begin, retell
from tests.helpers.walks import outcome_of


def before_sardis(glory: int = 0, **changes: Any) -> Campaign:
    """The army has just entered Sardis: five forces against two levies."""
    story = begin("granicus", garrisons="levy levy mercenaries levy levy levy levy")
    return retell(story.to_conquest(), fell="chaeronea granicus", region="granicus",
                  came_from="ilium", oracles=["ephesus"], glory=glory, gold=10,
                  **changes).play("scout sardis; die 5; march")


def test_a_stronghold_is_fought_or_intimidated__9_1() -> None:
    assert before_sardis().answers() == ["fight", "intimidate"]


def test_a_battle_region_does_not_surrender__9_1() -> None:
    story = begin().to_conquest().play("scout chaeronea; die 5; march").has(answers=["fight"])
    story.refuses("intimidate", "9.1")


def test_the_sum_behind_the_die__9_3() -> None:
    """Five against two is 2 at most, regions are conquered, A1 counts nothing."""
    assert before_sardis().view().modifiers == {"numbers": 2, "conquests": 1, "level": 0}


def test_walls_count_among_the_numbers_and_a5_is_feared__9_3() -> None:
    story = retell(before_sardis(), sites={"sardis": {"walls": [2, 1]}}, level=5)
    assert story.view().modifiers == {"numbers": 0, "conquests": 1, "level": 1}


def test_walls_are_told_of_before_the_battle__8_6_1() -> None:
    asked = find_question(retell(before_sardis(), sites={"sardis": {"walls": [2, 1]}}))
    assert asked.key == "commander.prompt.face_walls"
    assert dict(asked.args)["n"] == 3 and dict(asked.args)["minus"] == 5
    assert find_question(before_sardis()).key == "commander.prompt.face"


def find_question(story: Campaign) -> Msg:
    """The question to the player."""
    return story.game.prompt(story.state, 0).msg


def offers_by_text(story: Campaign) -> dict[str, Any]:
    """The offers by their text: the key of their words, and the number in them."""
    labels = {each.text: story.game.label(story.state, each) for each in story.state.legal()}
    return {text: (label.key, dict(label.args).get("n")) for text, label in labels.items()}


def test_whoever_may_intimidate_is_told_what_the_die_must_come_to__9_4() -> None:
    """Ten wins, and three stand behind the die: it takes glory too."""
    story = before_sardis(glory=2)
    label = story.game.label(story.state, story.game.parse("intimidate"))
    assert dict(label.args)["n"] == 10 and dict(label.args)["added"] == "+3"
    asked = find_question(before_sardis(glory=2).play("intimidate; die 6"))
    assert figures(asked) == ["die 6", "numbers +2", "conquests +1"]

    assert story.play("intimidate; die 6; boast 1").phase() == "treatment"
    before_sardis(glory=2).play("intimidate; die 6; boast 0").has(phase="ongoing")


def test_glory_that_changes_nothing_is_called_so__9_5() -> None:
    story = before_sardis(glory=9).play("intimidate; die 5")

    offers = offers_by_text(story)
    assert [offers[text][0].rpartition("_")[2] for text in story.answers()] == [
        "ongoing", "waste", "success"]


@pytest.mark.parametrize(("die", "glory", "phase"), [(1, 0, "battle"), (2, 0, "ongoing"),
                                                     (6, 0, "ongoing"), (6, 1, "treatment")])
def test_failure_on_going_success__9_4(die: int, glory: int, phase: str) -> None:
    before_sardis(glory=1).play(f"intimidate; die {die}; boast {glory}").has(phase=phase)


def test_an_on_going_intimidation_waits_for_next_turn__9_4() -> None:
    story = before_sardis().play("intimidate; die 2; boast 0; wait").has(region="sardis")
    story.play("end").to_conquest()
    assert {"fight", "intimidate", "encamp"} <= set(story.answers())


def test_glory_is_added_after_the_die__9_5() -> None:
    story = before_sardis(glory=3).play("intimidate; die 5").refuses("boast 4", "9.5")
    story.play("boast 2").has(phase="treatment", glory=3 - 2 + 2)  # [10.1]


def test_courtiers_add_four__9_6() -> None:
    insights = {name: "held" if name == "courtiers" else "free"
                for name in INSIGHTS}
    story = before_sardis(insights=insights).play("intimidate; die 3; play courtiers")
    asked = find_question(story)
    assert dict(asked.args)["n"] == 10
    assert figures(asked) == ["die 3", "numbers +2", "conquests +1", "courtiers +4"]

    assert story.play("boast 0").phase() == "treatment"


def figures(asked: Msg) -> list[str]:
    """The parts of the sum, each with its name."""
    parts: Any = dict(asked.args)["parts"]
    return [f"{each.key.rpartition('.')[2]} {dict(each.args)['n']}" for each in parts]


def test_those_who_surrender_pay_like_destroyed_ones__9_7() -> None:
    story = before_sardis(glory=1).play("intimidate; die 6; boast 1").has(destroyed={"levy": 2})
    assert story.site("sardis")["forces"] == {}


def test_a_stronghold_without_forces_surrenders__9_8() -> None:
    """# Reading: walls alone do not hold it."""
    story = before_sardis()
    story = retell(story, sites={"sardis": {"forces": {}, "walls": [1, 0]}}, region="granicus",
                   also={"cup": {"levy": story.dump()["cup"].get("levy", 0) + 2}},
                   came_from="ilium", phase="scouted", die=5, target=5).play("march")
    story.has(phase="treatment", glory=2, destroyed={"walls": 1})


def test_gold_is_for_the_peaceful_glory_for_the_fighters__10_2() -> None:
    story = retell(before_sardis(glory=1), sites={"sardis": {"glory": 1, "gold": 2}})
    gold = story.dump()["gold"]
    story.play("intimidate; die 6; boast 1").has(gold=gold + 2, glory=2)
    assert story.site("sardis")["glory"] == 0


def test_callisthenes_tells_of_each_feat__10_3() -> None:
    advisors = {name: "held" if name == "callisthenes" else "free"
                for name in ADVISORS}
    story = before_sardis(glory=1, advisors=advisors).play("intimidate; die 6; boast 1")
    story.has(glory=3, advisor_used=1)


def test_governed_or_razed_at_once__10_4() -> None:
    story = before_sardis(glory=1).play("intimidate; die 6; boast 1")
    assert story.answers() == ["govern", "raze"]
    gold = story.dump()["gold"]

    assert story.fork().play("raze").dump()["gold"] == gold + 12
    story.play("govern")
    assert story.site("sardis")["status"] == "governed"
    assert story.play("encamp").dump()["gold"] == gold + 5 + 15 + 2  # [11.1] [11.2]


def test_after_a_retreat_one_is_back_and_may_scout_again__10_5() -> None:
    story = before_sardis().play("fight").play("enemy raid; enemy raid; array; die 3; die 3")
    story.play("retreat")
    while story.phase() == "battle":
        story.play("die 1")

    assert story.dump()["region"] == "granicus"
    assert "sardis" in story.offers("scout")


def test_all_five_conquered_the_campaign_is_won__1_2() -> None:
    story = retell(before_sardis(glory=1), fell="halicarnassus lycia").play(
        "intimidate; die 6; boast 1; govern")
    outcome = outcome_of(story.state)
    assert outcome.winners == (0,) and outcome.reason == "victory"

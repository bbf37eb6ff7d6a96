"""Chapter 12: spies are played at any moment at which the player is asked."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.games import load
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.state.prices import modifiers
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import OVER, Game, State
from alexandre.kernel.rng import Rng
from tests.games.commander.field import field, fought
from tests.games.commander.story import Campaign, begin, change_site, conquer, empty_site, retell
from tests.games.commander.test_rulebook_12_insights import before_sardis, holding

LIFE = {"points": 0, "level": 4, "advisors": ["parmenion"], "insights": ["spies"],
        "army": {"archers": [2, 0], "infantry": [2, 0], "phalanx": [1, 0]}}
STRONGHOLDS = ("sardis", "halicarnassus", "lycia")


def betray(story: Campaign) -> Campaign:
    """The spies act in every stronghold."""
    return story.play("play spies").answer_all("spies")


def alone_at(story: Campaign, id: str) -> Campaign:
    """Nobody but a levy holds the stronghold; all others have fallen."""
    def change(dump: dict[str, Any]) -> None:
        conquer(dump, *(each for each in STRONGHOLDS if each != id))
        empty_site(dump, id)
        dump["cup"]["levy"] -= 1
        change_site(dump, id, forces={"levy": [1, 0]})

    return retell(story, change)


# ---- outside battles ----------------------------------------------------------------------


def test_before_a_stronghold_that_wavers_the_spies_may_still_be_sent__12_7() -> None:
    story = begin("issus", inputs=LIFE, mustered="persian_light_cavalry levy").to_conquest()
    story.play("scout side; die 6; march; intimidate; die 5; boast 0").has(phase="ongoing")
    before = story.table.defenders(story.table.site)
    assert story.answers() == ["play spies", "fight", "wait"]

    betray(story)
    story.has(phase="ongoing", answers=["fight", "wait"])
    assert story.table.defenders(story.table.site) == before - 1


def test_once_the_scouts_have_rolled_the_spies_may_be_sent__12_7() -> None:
    story = holding("spies").to_conquest().play("scout chaeronea; die 3").has(phase="scouted")
    target = story.dump()["target"]

    betray(story)
    assert (story.phase(), story.dump()["target"], story.dump()["die"]) == ("scouted", target, 3)


def test_after_the_die_of_intimidation_one_defender_fewer_counts__12_7__9_3() -> None:
    story = retell(before_sardis("spies"), army={"infantry": [1, 0]}).play("intimidate; die 1")
    before = dict(modifiers(story.table))["numbers"]

    betray(story)
    story.has(phase="boast", die=1)
    assert dict(modifiers(story.table))["numbers"] == before + 1


@pytest.mark.parametrize("script", ["", "intimidate; die 1"])
def test_a_stronghold_that_the_spies_empty_surrenders__12_7__9_8(script: str) -> None:
    story = alone_at(before_sardis("spies"), "sardis")
    if script:
        story.play(script)

    betray(story)
    story.has(phase="treatment", glory=2)  # for the stronghold, not for a battle
    story.has(destroyed={})  # what the spies took pays nothing


def test_between_two_orders_the_spies_may_be_sent__12_7() -> None:
    story = holding("spies", advisors="aristander").play("proceed; die 1")
    assert story.answers() == ["play spies", "heed", "forgo"]
    step = story.dump()["step"]

    betray(story)
    story.has(phase="advice", step=step, die=1).play("forgo; yield; die 6")
    assert story.dump()["gold"] >= 0


def test_hits_wait_while_the_spies_act__12_7__2_4() -> None:
    story = holding("spies", advisors="").play("proceed; die 1; suffer").has(phase="hits")
    due = story.dump()["resume"]

    betray(story)
    assert (story.phase(), story.dump()["hits"], story.dump()["resume"]) == ("hits", 1, due)


def test_a_counter_of_the_operation_waits_while_the_spies_act__12_7__5_2() -> None:
    story = holding("spies", advisors="", gold=20).play("proceed").quiet_orders()
    story.play("operation two_forces").has(answers=["play spies", "cancel", "allow"])

    betray(story).play("cancel")
    assert story.dump()["ops_active"] == {}


# ---- in battles ---------------------------------------------------------------------------


def test_in_a_battle_before_a_stronghold_its_line_loses_one__12_7() -> None:
    story = fought("sardis", foes="levy levy", insights="spies", walls=(1, 0))
    assert "play spies" in story.answers()
    cup = story.dump()["cup"]["levy"]

    story.play("play spies; betray levy").answer_all("spies").has(stage="round", foes="levy wall")
    assert story.dump()["cup"]["levy"] > cup and story.dump()["destroyed"] == {}


def test_in_a_battle_a_wall_is_as_likely_as_a_force_and_a_leader_never__12_7() -> None:
    story = fought("sardis", foes="levy levy mercenaries-", insights="spies", walls=(1, 1))
    story.play("play spies")

    assert [(action.text, weight) for action, weight in story.state.outcomes()] == [
        ("betray levy", 2), ("betray mercenaries reduced", 1), ("betray wall", 1),
        ("betray wall reduced", 1)]


def test_whoever_loses_his_last_force_to_the_spies_has_lost_the_battle__12_7__8_9_4() -> None:
    story = fought("sardis", foes="levy", insights="spies").play("play spies; betray levy")
    story.answer_all("spies")

    assert story.dump()["phase"] == "treatment"
    story.has(glory=4, destroyed={})


def test_after_the_dice_and_before_the_hits_the_spies_may_be_sent__12_7__8_4_16() -> None:
    story = fought("sardis", mine="archers", foes="levy levy", insights="spies")
    story.play("fight_on; attack; die 1").has(stage="window", answers=["play spies", "settle"])
    story.play("play spies; betray levy").answer_all("spies")
    assert story.dump()["phase"] == "treatment" or story.stage() in ("dealing", "bracket")


def test_spies_at_the_opening_leave_the_enemy_fewer_plans__12_7__8_2_1() -> None:
    story = field("sardis", foes="levy levy levy", insights="spies anticipation").play("fight")
    assert (story.stage(), story.battle.due) == ("opening", 3)

    story.play("play spies; betray levy").answer_all("spies")
    assert (story.stage(), story.battle.due) == ("opening", 2)


def test_elsewhere_the_spies_act_while_plans_are_chosen__12_7() -> None:
    story = field(foes="levy", insights="spies").play("fight").draw_plans("rally")
    assert "play spies" in story.answers()

    story.play("play spies").answer_all("spies").has(stage="planning", foes="levy")


# Reading: within a battle spies have the moments of what may be used at any time.
def test_between_the_dice_of_one_speed_no_spies_are_sent__12_7() -> None:
    story = fought("sardis", mine="infantry", foes="levy levy", insights="spies",
                   plans="sacrifice").play("fight_on")
    while story.stage() == "bracket":
        story.play("attack")
        if story.stage() == "deciding":
            break
        story.play("die 6")
    story.has(stage="deciding").refuses("play spies", "12.7")


@pytest.mark.parametrize("board", BOARDS)
def test_wherever_they_are_sent_the_campaign_goes_on_as_it_was_asked__12_7(board: str) -> None:
    asked = set()
    for seed in range(2):
        story, rnd = Campaign(*begin_life(board)), Rng(seed, board)
        while story.state.actor() != OVER:
            offers = [each for each in story.state.legal() if each.text != "play spies"]
            if len(offers) < len(story.state.legal()):
                asked.add(story.phase())
                assert goes_on(story, rnd)
            law = story.state.outcomes() or [(each, 1) for each in offers]
            story.state.apply(pick(law, rnd(sum(weight for _action, weight in law))))
    assert {"prepare", "resupply"} <= asked and len(asked) > 4


def begin_life(board: str) -> tuple[Game, State]:
    """A campaign of a life with spies in hand."""
    game = load("commander", board)
    return game, game.start(1, {}, {"points": 0, "insights": ["spies", "trap"], "level": 6})


def goes_on(story: Campaign, rnd: Rng) -> bool:
    """Whether the same is asked once the spies are back, or a stronghold or a battle has fallen.
    """
    fork, spies = story.fork(), story.game.parse("play spies")
    fork.state.apply(spies)
    while fork.phase() == "spies":
        assert fork.game.load(fork.dump()).hash() == fork.state.hash()
        law = fork.state.outcomes()
        fork.state.apply(pick(law, rnd(sum(weight for _action, weight in law))))
    assert fork.game.load(fork.dump()).legal() == fork.state.legal()
    return fork.phase() in (story.phase(), "treatment") and spies not in fork.state.legal()

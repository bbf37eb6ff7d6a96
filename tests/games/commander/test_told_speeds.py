"""Speeds of a round that were passed by, or asked about for nobody: what the battles of a referee
found.  8.5.2 and 8.4.16"""

from __future__ import annotations

import pytest

from alexandre.games.commander.actions.battle import Attack
from alexandre.games.commander.table.pictures.army import hits_told
from tests.games.commander.field import Field, fought
from tests.helpers.speech import words


def behind_walls(insights: str, **others: str) -> Field:
    """Two archers, infantry and A1 before two levies behind two full walls."""
    return fought("sardis", mine="archers archers infantry", foes="levy levy", walls=(2, 0),
                  insights=insights, **others)


def test_a_speed_that_walls_silence_is_asked_about_while_a_trap_is_at_hand__8_4_12() -> None:
    """It leapt to speed 2, and the archers got no die once the trap had broken both walls."""
    story = behind_walls("trap").play("fight_on")
    assert story.battle.speed == 5

    story.play("trap; die 4; " + "; ".join(["deal wall", "deal wall reduced"] * 2))
    assert (story.stage(), story.battle.speed) == ("bracket", 5)
    assert story.play("attack; die 2; die 6").hits() == [1, 0]


def test_so_it_is_while_spies_could_take_the_wall__12_7() -> None:
    story = fought("sardis", mine="archers infantry", foes="levy levy", walls=(1, 0),
                   insights="spies").play("fight_on")
    assert story.battle.speed == 5

    story.play("play spies; betray wall").answer_all("spies").play("attack; die 2").has(hits=[1])


@pytest.mark.parametrize("insights", ["", "morale"])
def test_without_either_it_is_passed_by__8_5_4(insights: str) -> None:
    assert behind_walls(insights).play("fight_on").battle.speed == 2


def test_a_trap_that_leaves_the_walls_leads_to_the_next_speed__8_5_2() -> None:
    story = behind_walls("trap").play("fight_on; trap; die 1; deal wall")

    assert (story.stage(), story.battle.speed) == ("bracket", 2)


def only_archers(**others: str) -> Field:
    """Persian archers alone have speed 5."""
    return fought(mine="infantry infantry infantry", foes="persian_archers levy levy", **others)


def test_a_speed_whose_last_force_envelopment_destroys_is_not_asked_about__8_4_7() -> None:
    story = fought(mine="infantry infantry infantry", foes="persian_archers levy",
                   plans="envelopment").play("fight_on")
    assert story.battle.speed == 5

    story.play("envelop; deal persian_archers; deal levy")
    assert (story.stage(), story.battle.speed) == ("bracket", 2)


def test_nor_one_whose_last_force_a_trap_destroys__8_4_12() -> None:
    story = only_archers(insights="trap").play("fight_on; trap; die 1; deal persian_archers")

    assert (story.stage(), story.battle.speed) == ("bracket", 2)


def test_nor_one_whose_last_force_spies_take__12_7() -> None:
    story = fought("sardis", mine="infantry infantry", foes="persian_archers levy levy",
                   insights="spies").play("fight_on; play spies; betray persian_archers")
    story.answer_all("spies")

    assert (story.stage(), story.battle.speed) == ("bracket", 2)


def test_nor_one_whose_last_force_is_sent_home__6_6() -> None:
    story = fought(mine="archers infantry", foes="levy levy", insights="trap").play("fight_on")
    assert story.battle.speed == 5

    assert story.play("disband archers").battle.speed == 2


def test_where_somebody_of_it_is_left_the_question_stays__8_5_3() -> None:
    story = fought(mine="archers archers infantry", foes="levy levy", insights="trap")
    story.play("fight_on; disband archers")

    assert story.battle.speed == 5
    assert any(isinstance(each, Attack) for each in story.state.legal())


def test_a_force_that_walls_silence_is_not_said_to_hit_with_a_die_of_0__8_5_4() -> None:
    assert [words().say(hits_told(value, 0)) for value in (1, 0)] == [
        "a die of 1 or less hits", "no die hits"]

"""Disbanding, « à n'importe quel moment »: beside every question.  6.6"""

from __future__ import annotations

from alexandre.games.commander import events
from tests.games.commander.field import fought
from tests.games.commander.story import begin, full, retell


def test_beside_the_questions_of_orders_and_operations__6_6() -> None:
    story = begin().play("proceed; die 1")
    assert story.phase() == "levy" and "archers" in story.offers("disband")
    story.play("disband archers").has(phase="levy")
    story.play("yield").quiet_orders().play("operation one_force").has(phase="intrigue")
    story.play("disband infantry").has(phase="intrigue")
    assert story.events_of(events.ForceDisbanded)


def test_beside_hits__6_6() -> None:
    story = retell(begin(), gold=0).play("proceed; die 1").has(phase="hits")
    story.play("disband archers").has(phase="hits")
    assert "archers" not in story.army()


def test_beside_an_oracle_a_stronghold_and_its_treatment__6_6() -> None:
    story = retell(begin(), army=full(phalanx=2)).to_conquest()
    story.play("scout sestus; die 3; march; scout ilium; die 3; march")
    assert story.phase() == "oracle" and story.offers("disband") == ["phalanx"]


def test_in_a_battle_but_for_the_force_that_attacks__6_6() -> None:
    story = fought(mine="infantry infantry phalanx", foes="levy levy", plans="sacrifice")
    story.play("fight_on; attack").has(stage="deciding").offering("disband", "infantry", "phalanx")
    story.play("disband infantry").offering("disband", "phalanx")
    story.refuses("disband infantry", "6.6")


def test_while_hits_are_taken__6_6() -> None:
    story = fought(mine="infantry archers", foes="persian_archers levy")
    story.play("fight_on; attack; die 6; die 1").has(stage="suffering").play("disband archers")
    assert story.mine() == "infantry" and story.battle.own_hits == 1


def test_without_the_numbers_for_envelopment_its_moment_is_over__8_4_16() -> None:
    story = fought(mine="infantry archers", foes="levy", plans="envelopment")
    story.play("fight_on; attack; die 6; attack; die 1")
    while story.stage() == "rolling":
        story.play("die 6")
    assert story.stage() == "window"

    assert story.play("disband archers").play("disband infantry").stage() != "window"


def test_where_a_single_answer_is_possible_nothing_is_asked__6_6() -> None:
    story = fought(mine="infantry archers", foes="levy").play("fight_on").has(offers=["attack"])

    reason = story.reason("disband archers")
    assert (reason.key, reason.rule) == (
        "commander.why.one_answer", "6.6")

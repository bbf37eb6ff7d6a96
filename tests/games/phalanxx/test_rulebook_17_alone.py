"""Chapter 17: alone against MaXXimilian."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre.games.phalanxx.events import CardGoneOver, RivalMeasured, RivalTook
from alexandre.games.phalanxx.rules.scoring import grade, total
from alexandre.games.phalanxx.table.cues import cue_of
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.text import Msg
from tests.games.phalanxx.story import RIVAL, PhalanxxStory, fresh, tell
from tests.helpers.planned import click_spots, plan_of
from tests.helpers.walks import outcome_of

ROW = "draw hoplites; draw cavalry; draw peltasts; draw shields; draw horses"


def begin(**options: str) -> PhalanxxStory:
    """A first turn alone."""
    return fresh(1, **options).play(
        f"card 2; {ROW}; draw slingers; draw krateros; draw scout; draw mounted_scouts;"
        "roll 4; roll 2; roll 6; roll 1; roll 2; roll 3")


def test_he_holds_every_other_city_and_oasis__17_1() -> None:
    """Reading: one of the two action cards that two would have."""
    story = begin().has(owners={"persepolis": 0, "teima": 0} | dict.fromkeys(RIVAL, 1))
    story.has(reserve=[9, 2])
    assert {action.text: weight for action, weight in fresh(1).state.outcomes()} == {
        "card 1": 3, "card 2": 1, "card 3": 1, "card 4": 1}
    assert story.state.actor() == 0


def test_his_dice_can_be_exchanged_with__17_2() -> None:
    """Reading: they count as another player's."""
    story = begin().play("decline; draw javelin_throwers; roll 5; roll 5; roll 5")

    assert story.dice(1) == ["white 1", "orange 2", "violet 3"]
    assert [each for each in story.offers("income") if "for" in each] == []
    story = tell(1, dice={0: "white 3, orange 2, violet 6", 1: "white 1, orange 5, violet 3"})
    assert story.play("income 1>1 for 2.3").dice() == ["violet 3", "orange 2", "violet 6"]


def test_his_cards_lie_open_and_count_at_once__17_3() -> None:
    story = begin().has(played=[[], ["scout", "mounted_scouts"]])
    assert story.strength(1) == 3
    assert [each.strength for each in story.events_of(CardGoneOver)] == [2, 3]
    assert story.talents(1) == 0


def test_after_each_turn_the_card_at_the_far_right_goes_to_him__17_4() -> None:
    story = tell(1, deck=4, row=("slingers", "cavalry", "heroism"))
    story.play("income 1>1; income 2>2; income 3>3; pass")

    assert story.dump()["played"][1] == ["slingers"]
    assert [(each.id, each.gained, each.strength, each.is_next)
            for each in story.events_of(RivalTook)] == [("slingers", 2, 2, False)]
    view = cast(PhalanxxView, story.game.view(story.state, 0))
    cues = [cue_of(story.game, view, each, view) for each in story.events_of(RivalTook)]
    assert [cue.title.key for cue in cues if cue] == ["phalanxx.cue.rival"]
    story.has(actor=CHANCE).play(story.offers()[0]).has(actor=0, round=5)


def test_no_dice_are_passed_alone__17_1() -> None:
    """The finding: “Play and pass the dice”, beside “Yours again”."""
    planner = click_spots(tell(1, rolled="white 3, white 2, white 1"), "die:1", "slot:1",
                          "act:income", "die:2", "slot:2", "act:income", "slot:3", "act:income")

    assert plan_of(planner).course.confirm == Msg.of("phalanxx.plan.act_end")


def test_heroism_stays_and_he_takes_the_next__17_5() -> None:
    """Reading: nobody takes Heroism."""
    story = tell(1, deck=4, row=("heroism", "cavalry", "slingers"))
    story.play("income 1>1; income 2>2; income 3>3; pass")

    assert story.dump()["played"][1] == ["cavalry"] and story.row()[0] == "heroism"
    assert [each.is_next for each in story.events_of(RivalTook)] == [True]


@pytest.mark.parametrize(("card", "worth"), [
    ("scout", 2), ("blacksmith", 2), ("supply_wagon", 2), ("second_wagon", 2), ("camouflage", 4),
    ("shields", 2), ("siege_tower", 4)])
def test_equipment_with_an_ability_counts_two_for_him__17_6(card: str, worth: int) -> None:
    """Reading: the line with two pictures."""
    assert tell(1, played={1: (card,)}).strength(1) == worth


def test_he_is_attacked_like_anybody__17_7() -> None:
    story = tell(1, played={0: ("royal_archers",), 1: ("shields",)},
                 rolled="white 6, white 6, white 6")
    story.play("conquer gerrha 1>1")

    assert story.owner("gerrha") == 0 and story.strength() == 2
    assert story.view(0).players[1].lost == 1


def test_his_points_are_strength_cities_and_oases__17_8() -> None:
    story = tell(1, phase="over", deck=0, is_last=True, rolled="white, white, white",
                 played={1: ("camouflage", "shields", "royal_archers", "agema",
                             "companion_cavalry", "krateros")})

    assert total(story.table, 1) == story.strength(1) - 4 + 5 + 4 + 6 + 3 + 2 + 2 + 2


@pytest.mark.parametrize(("lead", "name"), [
    (-3, "dishonoured"), (0, "dishonoured"), (1, "soldier"), (5, "soldier"), (6, "sergeant"),
    (10, "sergeant"), (11, "lieutenant"), (15, "lieutenant"), (16, "general"), (20, "general"),
    (21, "counsellor"), (25, "counsellor"), (26, "great"), (60, "great")])
def test_the_lead_makes_the_grade__17_9(lead: int, name: str) -> None:
    assert grade(lead) == name


def test_the_game_ends_after_his_last_card__17_9() -> None:
    story = tell(1, phase="buy", deck=0, rolled="white, white, white",
                 row=("slingers", "hoplites", "cavalry", "porus", "heroism"))
    story.play("decline; roll 6; roll 6; roll 6; income 1>1; income 2>2; income 3>3; pass")

    assert story.state.actor() == OVER and story.dump()["played"][1] == ["hoplites"]
    outcome = outcome_of(story.state)
    measured = story.events_of(RivalMeasured)[0]
    assert (measured.grade, measured.mine) == (outcome.reason, outcome.scores[0])
    assert outcome.winners == ((0,) if outcome.reason != "dishonoured" else ())

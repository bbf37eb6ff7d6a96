"""Chapter 12: insights outside battles, and the advisors."""

from __future__ import annotations

from typing import Any, cast

import pytest

from alexandre.games.commander import events
from alexandre.games.commander.state import Position
from tests.games.commander.story import Campaign, begin, retell


def holding(insights: str, board: str = "granicus", advisors: str = "hephaestion",
            **changes: Any) -> Campaign:
    """A first turn with these insights in hand."""
    def change(dump: dict[str, Any]) -> None:
        dump["insights"].update(dict.fromkeys(insights.split(), "held"))
        dump["advisors"].update(dict.fromkeys(dump["advisors"], "free"))
        dump["advisors"].update(dict.fromkeys(advisors.split(), "held"))
        dump.update(changes)

    return retell(begin(board), change)


def before_sardis(insights: str = "", advisors: str = "", glory: int = 0) -> Campaign:
    """The army stands before Sardis, which two forces hold."""
    story = holding(insights, advisors=advisors)
    return retell(story, phase="face", turn=2, region="sardis", came_from="granicus", step=-1,
                  count=0, entered=[*story.dump()["entered"], "sardis"], glory=glory)


# ---- insights -----------------------------------------------------------------------------


def test_an_insight_is_used_once__12_1() -> None:
    story = holding("diplomats").play("play diplomats")

    assert story.dump()["insights"]["diplomats"] == "gone"
    assert story.refused("play diplomats") == "12.1"
    assert holding("").refused("play diplomats") == "12.1"


def test_diplomats_come_before_the_orders_and_add_three__12_5() -> None:
    story = holding("diplomats", advisors="").play("play diplomats; proceed; die 1")
    assert story.site("sardis")["glory"] == 1  # 1 + 4 + 3 = 8
    retell(holding("diplomats"), phase="conquest").refuses("play diplomats", "12.5")


def test_diplomats_serve_against_the_fleet_of_tyre__12_5() -> None:
    story = holding("diplomats", "tyre", "", turn=2)
    story.play("play diplomats; proceed; die 6; die 2; die 2; die 2; die 2").has(phase="conquest")


def test_diplomats_help_for_one_turn__12_5() -> None:
    holding("diplomats").play("play diplomats").to_conquest().play("encamp; end").has(diplomats=0)


def test_courtiers_add_four_to_a_roll_that_is_seen__12_4() -> None:
    story = before_sardis("courtiers").refuses("play courtiers", "12.1").play("intimidate; die 1")
    assert "play courtiers" in story.answers()
    story.play("play courtiers; boast 0")  # 1 + 4 + 3 for numbers, less nothing

    assert story.phase() == "ongoing"


def test_insights_of_battle_have_no_place_elsewhere__12_6() -> None:
    story = holding("anticipation bucephalus manoeuvre morale trap")

    for insight in ("anticipation", "bucephalus", "manoeuvre", "morale", "trap"):
        assert story.refused(f"play {insight}") == "12.1"


def test_spies_take_a_force_or_a_wall_from_every_stronghold__12_7() -> None:
    story = holding("spies").play("play spies").has(phase="spies", answers=["betray levy"])
    story.play("betray levy")
    assert "betray wall" in story.answers()
    story.play("betray wall").play(story.answers()[0])

    assert sum(story.site("sardis")["forces"]["levy"]) == 1
    assert story.site("halicarnassus")["walls"] == [2, 0]
    story.has(destroyed={}, phase="prepare")


def test_spies_find_a_wall_as_likely_as_any_force__12_7() -> None:
    story = holding("spies").play("play spies; betray levy")

    assert [weight for action, weight in story.state.outcomes() if "wall" in action.text] == [3]
    assert sum(weight for _action, weight in story.state.outcomes()) == 6


def test_spies_never_get_into_tyre__12_7() -> None:
    story = holding("spies", "tyre").play("play spies")
    while story.phase() == "spies":
        story.play(story.answers()[0])

    assert sum(n for both in story.site("tyre")["forces"].values() for n in both) == 5
    assert sum(n for both in story.site("gaza")["forces"].values() for n in both) + sum(
        story.site("gaza")["walls"]) == 4


def test_spies_need_a_stronghold_that_holds_out__12_7() -> None:
    retell(holding("spies"), fell="sardis halicarnassus lycia").refuses("play spies", "12.7")


# ---- advisors -----------------------------------------------------------------------------


@pytest.mark.parametrize(("glory", "advisors"), [(2, ""), (3, "callisthenes")])
def test_callisthenes_adds_a_glory_to_each_feat__12_11(glory: int, advisors: str) -> None:
    story = retell(before_sardis("courtiers", advisors), level=8)
    story.play("intimidate; die 6; play courtiers; boast 0").has(phase="treatment", glory=glory)
    story.has(advisor_used=glory == 3)


def test_glory_for_which_no_counter_is_left_is_not_told__3_6() -> None:
    before = before_sardis("courtiers")
    state = cast(Position, before.state)
    left = state.tables.box.glory - sum(state.bonus_glory)
    story = retell(before, level=8, glory=left)
    held = story.dump()["glory"]
    story.play("intimidate; die 6; play courtiers; boast 0").has(glory=held)
    assert not story.events_of(events.GloryChanged)


def test_aristander_may_add_one_after_the_die__12_10() -> None:
    story = holding("", advisors="aristander").play("proceed; die 1")
    assert story.answers() == ["heed", "forgo"]  # 5 for gold, or 6 for a garrison
    assert story.fork().play("forgo").phase() == "levy"
    story.play("heed").has(phase="garrison", advisor_used=1)


def test_aristander_is_asked_only_where_it_makes_a_difference__12_10() -> None:
    story = holding("", advisors="aristander").play("proceed; die 2")  # 6 or 7: a garrison
    story.has(phase="garrison").refuses("heed", "1.3")


def test_aristander_turns_the_orders_of_tyres_fleet__12_10() -> None:
    story = retell(begin("tyre"), turn=2)
    story = retell(story, lambda dump: dump["advisors"].update(aristander="held"))
    story.play("proceed; die 6; die 4").has(answers=["heed", "forgo"])
    story.play("heed").has(phase="tyrian_die")


def test_without_aristander_nothing_is_asked__12_10() -> None:
    assert holding("").play("proceed; die 1").phase() == "levy"


def test_an_advisor_who_is_not_asked_does_not_help__12_8() -> None:
    story = holding("", advisors="aristander parmenion", prophecies={"own_nature": 3},
                    turn=2, vowed=1)
    story.play("abstain; proceed; die 1").has(phase="levy", advisor_used=0)


def test_own_nature_fails_if_an_advisor_was_asked_in_every_turn__7_11() -> None:
    story = holding("", phase="resupply", prophecies={"own_nature": 2}, turn=2, vowed=1,
                    advisor_used=1).play("end")
    story.has(phase="failed", level=1)

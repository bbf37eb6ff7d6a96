"""Chapter 14: the siege of Tyre, its fleet, its tracks, and the assault."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.games.commander import events
from alexandre.games.commander.actions.verbs import TRACKS
from tests.games.commander.story import Campaign, begin, empty_site, retell


def in_camp(gold: int = 20, phase: str = "resupply", turn: int = 3, **changes: Any) -> Campaign:
    """The army lies in Old Tyre; `changes` are fields of the dump, tracks by name."""
    def change(dump: dict[str, Any]) -> None:
        dump.update(phase=phase, region="old_tyre", came_from="sidon", gold=gold, turn=turn,
                    entered=["sidon", "old_tyre"], oracles=["jerusalem"], step=-1,
                    count=int(phase == "tyrian_die"))
        for track in ("transports", "mole", "siege_ships", "warships"):
            if track in changes:
                dump["tracks"][track] = changes.pop(track)
        dump.update(changes)

    return retell(begin("tyre"), change)


def under_orders(die: int, gold: int = 0, turn: int = 2, **changes: Any) -> Campaign:
    """A single Tyrian die has just fallen, in February unless told otherwise."""
    return in_camp(gold, "tyrian_die", turn, **changes).play(f"die {die}")


def take_tyre(story: Campaign) -> Campaign:
    """Tyre has fallen."""
    return retell(story, fell="tyre")


def tracks(story: Campaign) -> dict[str, int]:
    """The places of the markers."""
    moved: dict[str, int] = story.dump()["tracks"]
    return dict.fromkeys(TRACKS, 0) | moved


# ---- entering -----------------------------------------------------------------------------


def test_tyre_is_entered_through_a_breach__14_2() -> None:
    story = in_camp(phase="conquest").refuses("scout tyre", "14.1")
    assert "tyre" not in story.offers("scout")
    assert "tyre" in retell(story, sections=[2, 2, 0, 2, 2, 2]).offers("scout")
    retell(story, sections=[1] * 6).refuses("scout tyre", "14.1")


def test_or_over_the_whole_mole__14_2() -> None:
    assert "tyre" in in_camp(phase="conquest", mole=5).offers("scout")
    assert in_camp(phase="conquest", mole=4).refused("scout tyre") == "14.1"


def test_tyre_is_entered_from_old_tyre_alone__14_1() -> None:
    story = retell(begin("tyre"), sections=[0] * 6).to_conquest()
    story.offering("scout", "old_tyre", "damascus").refuses("scout tyre", "6.1")


def test_tyre_cannot_be_intimidated__14_1() -> None:
    story = in_camp(phase="conquest", mole=5).play("scout tyre; die 4; march")
    story.has(answers=["fight"]).refuses("intimidate", "14.1")


@pytest.mark.parametrize(("sections", "walls"), [([2, 2, 2, 2, 2, 2], 1), ([2, 1, 0, 2, 2, 2], 0)])
def test_a_wall_defends_tyre_until_it_is_breached__14_13(sections: list[int], walls: int) -> None:
    story = in_camp(phase="conquest", mole=5, sections=sections)
    story.play("scout tyre; die 4; march; fight")

    assert story.dump()["battle"]["foes"].count("wall") == walls


# ---- the tracks ---------------------------------------------------------------------------


def test_a_third_transport_costs_four_as_in_the_book__14_3() -> None:
    story = in_camp(gold=10, transports=1).play("advance transports").has(gold=8)
    story.play("advance transports").has(gold=4)
    assert tracks(story)["transports"] == 3


def test_each_transport_brings_three_gold__14_3() -> None:
    in_camp(gold=0, phase="conquest", transports=3).play("encamp").has(gold=1 + 3 * 3)


def test_the_sixth_transport_is_the_last__14_3() -> None:
    assert in_camp(gold=50, transports=6).refused("advance transports") == "14.3"


def test_one_section_of_the_mole_a_turn__14_4() -> None:
    in_camp(gold=30).play("advance mole").has(gold=29).refuses("advance mole", "14.4")


def test_the_mole_has_five_sections__14_4() -> None:
    assert in_camp(gold=50, mole=5).refused("advance mole") == "14.4"


def test_storms_and_cedars_change_the_price_of_the_mole__13_5() -> None:
    def first_section(option: str = "raiders") -> int:
        story = begin("tyre", **{option: True})  # type: ignore[arg-type]
        story = retell(story, phase="resupply", region="old_tyre", entered=["sidon", "old_tyre"],
                       oracles=["jerusalem"], turn=2, gold=20)
        story = retell(story, also={"tracks": {"mole": 3}})
        return 20 - int(story.play("advance mole").dump()["gold"])

    assert [first_section(), first_section("winter_storms"), first_section("cedars")] == [3, 4, 2]


def test_siege_ships_are_bought_up_to_four__14_5() -> None:
    story = in_camp(gold=20)
    for cost in (3, 4, 5, 6):
        assert story.dump()["gold"] - story.play("advance siege_ships").dump()["gold"] == cost
    assert story.refused("advance siege_ships") == "14.5"


def test_each_siege_ship_rolls_at_the_beginning_of_conquest__14_5() -> None:
    story = retell(begin("tyre"), also={"tracks": {"siege_ships": 3}})
    story.play("proceed; die 6").has(phase="ship_die").play("die 4; die 3; die 5; die 1; die 5")
    story.has(sections=[2, 2, 2, 2, 0, 2], phase="conquest")


def test_a_hit_on_a_destroyed_section_is_lost__14_14() -> None:
    story = retell(begin("tyre"), sections=[0, 2, 2, 2, 2, 2])
    story = retell(story, also={"tracks": {"siege_ships": 1}})
    story.play("proceed; die 6; die 1; die 1").has(sections=[0, 2, 2, 2, 2, 2])
    assert [each.section for each in story.events_of(events.RubbleHit)] == [1]
    assert not story.events_of(events.SectionChanged)


def test_from_three_warships_to_two_costs_six_as_in_the_book__14_6() -> None:
    story = in_camp(gold=10, warships=3).play("advance warships").has(gold=4)
    assert tracks(story)["warships"] == 2 and story.refused("advance warships") == "14.7"


def test_no_warship_is_left_to_pay_for__14_6() -> None:
    assert in_camp(gold=50, warships=0).refused("advance warships") == "14.6"


def test_the_tracks_are_bought_in_the_camp_only__14_7() -> None:
    story = retell(begin("tyre"), phase="resupply", turn=1).refuses("advance transports", "14.7")
    story.offering("advance")
    retell(begin("granicus"), phase="resupply", turn=1).refuses("advance mole", "14.7")


def test_the_tracks_are_no_purchase_of_the_three_kinds__14_7() -> None:
    story = in_camp(gold=40)
    story = retell(story, also={"advisors": {"antipater": "free"}})
    story.play("buy archers; advance transports; advance mole").refuses("temple", "11.3")


def test_after_the_fall_only_transports_and_the_mole_remain__14_7() -> None:
    story = take_tyre(in_camp(gold=50)).offering("advance", "transports", "mole")
    story.refuses("advance siege_ships; advance warships", "14.7")


# ---- the fleet ----------------------------------------------------------------------------


def test_each_warship_rolls_but_not_on_the_first_turn__14_8() -> None:
    story = begin("tyre").play("proceed; die 6").has(phase="conquest")
    story.play("encamp; end; proceed; die 6")
    for left in (3, 2, 1, 0):
        story.has(phase="tyrian_die").play("die 6")
        assert story.dump()["count"] in (left, -1, 0)
    assert story.phase() == "conquest"


def test_raiders_roll_even_without_a_warship__14_8() -> None:
    story = retell(begin("tyre", raiders=True), also={"tracks": {"warships": 0}})
    story.play("proceed; die 6; encamp; end; proceed; die 6").has(phase="tyrian_die")
    story.play("die 6").has(phase="conquest")


def test_once_tyre_has_fallen_its_fleet_is_still__14_8() -> None:
    story = take_tyre(begin("tyre")).play("proceed; die 6; encamp; end; proceed; die 6")
    story.has(phase="conquest")


@pytest.mark.parametrize(("turn", "phase"), [(1, "conquest"), (2, "conquest"), (3, "tyrian")])
def test_from_march_on_one_is_taken_off__14_8(turn: int, phase: str) -> None:
    assert under_orders(5, gold=1, turn=turn).phase() == phase


def test_a_zero_takes_a_siege_ship_or_a_transport__14_9() -> None:
    story = under_orders(1, turn=3, siege_ships=1, transports=1)
    story.has(answers=["lose transport", "lose siege_ship"]).refuses("lose gold", "14.9")
    assert tracks(story.play("lose siege_ship"))["siege_ships"] == 0


def test_a_one_takes_a_transport_or_four_gold__14_9() -> None:
    story = under_orders(1, gold=4, transports=1).has(answers=["lose transport", "lose gold"])
    assert story.fork().play("lose gold").dump()["gold"] == 0
    poor = under_orders(1, gold=3, transports=1).has(answers=["lose transport"])
    poor.refuses("lose gold", "14.9")


def test_a_three_takes_a_section_of_the_mole_or_three_gold__14_9() -> None:
    story = under_orders(3, gold=3, mole=2).has(answers=["lose mole", "lose gold"])
    assert tracks(story.play("lose mole"))["mole"] == 1
    assert under_orders(3, gold=3, mole=1).refused("lose transport") == "14.9"


def test_a_four_takes_a_gold__14_9() -> None:
    assert under_orders(4, gold=2).play("lose gold").dump()["gold"] == 1


def test_with_two_gold_and_no_mole_the_army_takes_a_hit_as_in_the_book__14_11() -> None:
    story = under_orders(3, gold=2).has(phase="hits")
    assert story.events_of(events.HitsDue)[0].n == 1 and story.dump()["gold"] == 2


def test_with_three_gold_they_have_to_be_paid_as_in_the_book__14_11() -> None:
    assert under_orders(3, gold=3).answers() == ["lose gold"]


def test_nothing_to_mend_and_four_warships_a_hit_as_in_the_book__14_11() -> None:
    assert under_orders(2).phase() == "hits"


def test_a_destroyed_section_is_mended_before_a_reduced_one__14_10() -> None:
    story = under_orders(2, sections=[2, 1, 0, 0, 2, 2]).has(answers=["repair 3", "repair 4"])
    story.refuses("repair 2; repair 1; regain", "14.10")
    story.play("repair 4").has(sections=[2, 1, 0, 1, 2, 2])


def test_or_a_warship_is_regained__14_10() -> None:
    story = under_orders(2, sections=[2, 1, 2, 2, 2, 2], warships=3)
    story.has(answers=["repair 2", "regain"]).refuses("lose gold", "14.9")
    assert tracks(story.play("regain"))["warships"] == 4


def test_repairs_have_no_place_in_another_order__14_10() -> None:
    under_orders(4, gold=2, warships=3).refuses("repair 1; regain", "14.9")


# ---- victory ------------------------------------------------------------------------------


def take_gaza(turn: int, **changes: Any) -> Campaign:
    """Gaza falls after Tyre, in that turn."""
    story = take_tyre(in_camp(phase="conquest", turn=turn, **changes))

    def before_gaza(dump: dict[str, Any]) -> None:
        dump.update(region="gaza", came_from="joppa", phase="treatment")
        dump["entered"] = [*dump["entered"], "gaza"]
        empty_site(dump, "gaza")

    story = retell(story, before_gaza).play("raze")
    while story.phase() not in ("over", "resupply"):
        story.play("encamp")
    return story


def test_the_whole_mole_is_worth_fifteen_points__14_12() -> None:
    ends = [take_gaza(11, mole=mole).state for mole in (4, 5)]
    parts = [dict(end.outcome().breakdown[0]) for end in ends]  # type: ignore[union-attr]

    assert sum(parts[1].values()) - sum(parts[0].values()) == 15


def test_before_november_there_is_a_glorification__14_12() -> None:
    assert take_gaza(10).dump()["level"] == 6 and take_gaza(11).dump()["level"] == 5

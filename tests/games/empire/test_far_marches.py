"""A march over several provinces, chosen by its end."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from alexandre.games.empire.table.pictures.map import map_of
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.text import Msg
from alexandre.ui.play.planner import Planner
from tests.games.empire.story import moving
from tests.games.empire.test_table import GAME
from tests.helpers.planned import click_spots, list_actions, plan_of, planner_of


def test_a_march_over_several_provinces_is_clicked_at_its_end__6_1() -> None:
    """The cheapest way there, every leg told with its price, the number changed by a digit."""
    planner = click_spots(moving((5, 5, 5), (5, 5, 5)), "place:start1", "place:hellas")
    goal = GAME.tables.nouns[GAME.tables.ids.index("hellas")]
    assert plan_of(planner).course.title == Msg.of("empire.plan.march", n=5, target=goal)
    assert plan_of(planner).course.confirm == Msg.of("empire.plan.go_for", n=1)
    assert planner.type(2, "")

    assert [each.text.split(" after")[0] for each in planner.click("place:hellas")] == [
        "march start1>macedonia 2", "march macedonia>thessalia 2", "march thessalia>hellas 2",
        "pay 1"]


def test_a_dear_crossing_names_the_cheaper_way_round__6_5() -> None:
    """Phrygia costs 2 from Mysia, and 1 by Lydia."""
    story = moving((6, 5, 4), (5, 5, 5), region="asia_minor").play("march start2>mysia 3")
    planner = click_spots(story, "place:mysia", "place:phrygia")
    remedy = plan_of(planner).course.remedy
    assert remedy is not None
    assert list_actions(planner)[0] == "march mysia>phrygia 3 after 1"
    assert remedy.words == Msg.of("empire.plan.detour", steps=2, n=1)
    planner.adopt(remedy.pins)
    assert [each.split(" after")[0] for each in list_actions(planner)] == [
        "march mysia>lydia 3", "march lydia>phrygia 3", "pay 1"]

    assert plan_of(click_spots(story, "place:mysia", "place:lydia")).course.remedy is None


def test_a_march_that_is_offered_or_advised_is_prepared__6_1() -> None:
    """The finding: what the coach advised could not be followed, nor seen on the map."""
    story = moving((5, 5, 5), (5, 5, 5))
    first, then = map(GAME.parse, ("march start1>macedonia 2",
                                   "march macedonia>thessalia 1 after 1"))
    planner = planner_of(story)

    assert planner.choose(first, then) == ()
    planner.sends(first.text)
    assert planner.layer().shapes, "drawn as a ribbon"


def test_over_several_crossings_any_mix_of_both_boxes_is_taken_by_a_click__6_5() -> None:
    planner = click_spots(moving((5, 5, 5), (5, 5, 5)), "place:start1", "place:thracia")
    shares = [each for each in list_actions(planner) if each.startswith("pay")]
    assert len(shares) == 2
    mixes = list_mixes(planner)
    assert list(mixes) == ["pay:0", "pay:1", "pay:2", "pay:3"]
    for spot in mixes:
        planner.tap(spot)
        paid = [int(each[4:]) for each in list_actions(planner) if each.startswith("pay")]
        assert f"pay:{sum(paid)}" == spot
        assert [each for each, tone in list_mixes(planner).items() if tone] == [spot]


def list_mixes(planner: Planner) -> dict[str, str]:
    """The strip's words on the boxes that pay, with their tone."""
    return {cell.spot: cell.tone for row in plan_of(planner).strip for cell in row.cells
            if cell.spot.startswith("pay:")}


@pytest.mark.parametrize("target", ["macedonia", "thessalia", "hellas", "thracia"])
def test_the_armies_that_would_come_lie_on_nothing_that_is_read(target: str) -> None:
    """Neither names nor numbers, prices nor the armies that stand there already."""
    story = moving((6, 5, 4), (5, 5, 5))
    story.play("march start1>macedonia 4; march macedonia>thessalia 3 after 1;"
               "march thessalia>hellas 2 after 2; pay 1")
    seen = GAME.view(story.state, 0)
    assert isinstance(seen, EmpireView)
    drawn = map_of(GAME.tables, seen)
    read = [each.at for each in (*drawn.captions, *(caption for layer in drawn.layers
                                                    for caption in layer.captions))]
    planner = click_spots(story, "place:start1", f"place:{target}")
    coming = [each.at for each in plan_of(planner).course.layer.captions
              if each.at not in read]  # a price stays where it is
    assert coming
    for x, y in coming:
        assert all(abs(x - right) > 22 or abs(y - down) > 22 for right, down in read)


def test_a_province_without_armies_says_only_that__6_1() -> None:
    """The finding: of three reasons the first spoke of steps.  With armies chosen that cannot go
    there it says why these do not."""
    story = moving((5, 5, 5), (5, 5, 5)).play("march start1>macedonia 3")
    planner = planner_of(story)
    assert [each.key for each in planner.why("place:hellas")] == ["empire.why.nobody_there"]

    story.play("march macedonia>thessalia 3 after 1; march thessalia>macedonia 3 after 2")
    tired = planner_of(story)
    assert [each.key for each in tired.why("place:macedonia")] == ["empire.why.too_far"]


def test_a_province_that_one_place_alone_leads_to_is_clicked_to_march_there__6_1() -> None:
    """The finding: it was refused, although the move could mean one thing only."""
    story = moving((5, 5, 5), (5, 5, 5)).play("march start1>macedonia 3")

    for spot in ("place:thessalia", "aside:thessalia"):
        assert list_actions(click_spots(story, spot)) == ["march macedonia>thessalia 3 after 1"]
    for spot in ("place:hellas", "site:temple:thessalia"):
        assert not click_spots(story, spot).pins


def test_a_march_into_the_goal_says_that_it_ends_the_region__6_8() -> None:
    """The finding: the largest consequence of a march was told by the log alone, afterwards."""
    story, told = moving((5, 5, 5), (5, 5, 5)), {}
    for spot in ("place:macedonia", "place:thracia"):
        planner = click_spots(story, "place:start1", spot)
        told[spot] = Msg.of("empire.strip.region") in [row.title for row in plan_of(planner).strip]

    assert told == {"place:macedonia": False, "place:thracia": True}


def test_the_boxes_are_told_where_a_plan_declares_and_what_pays_says_what_is_left__6_5__7_1(
        ) -> None:
    """The finding: beside large letters they hid what a march gains and loses."""
    start, boxes = moving((5, 5, 5), (5, 5, 5)), Msg.of("empire.strip.boxes")
    there = moving((5, 5, 5), (5, 5, 5)).play("march start1>macedonia 3")
    told, paid = [], list[Sequence[object]]()
    for story, *spots in ((start, "place:start1", "place:macedonia"),
                          (there, "place:macedonia", "place:triballia"),
                          (there, "site:temple:macedonia")):
        planner = click_spots(story, *spots)
        told.append(boxes in [row.title for row in plan_of(planner).strip])

        paid += [cell.pieces[1:] for row in plan_of(planner).strip for cell in row.cells
                 if cell.spot.startswith("pay:")]

    assert told == [False, False, True]
    assert paid == [("5 → 4",), ("5 → 4",)]


def test_what_a_march_does_to_a_rivals_majority_is_forecast__8_2() -> None:
    """The finding: a majority that a move breaks, or gives away, went unsaid."""
    story = moving((5, 5, 5), (5, 5, 5))
    for text in ("march start1>macedonia 5", "end", "march start1>macedonia 5"):
        story.play(text)
    planner = click_spots(story, "place:macedonia", "place:thessalia")
    [held] = [row for row in plan_of(planner).strip if row.title == Msg.of("empire.strip.held")]

    assert [(cell.pieces[1], cell.tone) for cell in held.cells] == [("+2", "good"),
                                                                    ("+2", "bad")]
    said = held.cells[1].tip
    assert isinstance(said, Msg) and said.key == "empire.strip.rival.gained"

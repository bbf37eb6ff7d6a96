"""Chapter 4: fifteen resources over four boxes, in secret."""

from __future__ import annotations

from itertools import product

from alexandre.games.empire import events
from tests.games.empire.story import begin, open_region


def test_all_fifteen_are_split_over_four_boxes__4_1() -> None:
    """The splits that three small choices spell are all there are."""
    story, splits = begin(2), set()
    for bid in story.offers("bid"):
        one = story.fork().play(f"bid {bid}")
        for armies in one.offers("raise"):
            two = one.fork().play(f"raise {armies}")
            splits |= {(int(bid), int(armies), int(n)) for n in two.offers("allot")}

    assert len(splits) == 816
    assert splits == {each for each in product(range(16), repeat=3) if sum(each) <= 15}


def test_no_more_than_there_is__4_1() -> None:
    story = begin(2).play("bid 4; raise 6").offering("allot", "0", "1", "2", "3", "4", "5")
    story.refuses("allot 6; bid 1", "4.1")


def test_nothing_moves_before_all_have_split__4_2() -> None:
    begin(2).play("bid 0").refuses("end; temple macedonia", "4.2")


def test_what_another_splits_is_his_secret_until_all_show__4_2() -> None:
    story = begin(2).split((1, 5, 4, 5))
    view = story.view(1).players[0]

    assert (view.bid, view.raised, view.temple_box, view.city_box) == (None,) * 4
    assert view.has_split
    assert story.view(0).players[0].bid == 1
    assert story.game.seen(story.told[-1], 1) == events.BoxesFilled(0, None)

    story.split((0, 6, 4, 5))
    assert story.view(1).players[0].bid == 1
    assert story.events_of(events.BoxesRevealed)[0].boxes == ((1, 5, 4, 5), (0, 6, 4, 5))


def test_how_far_another_has_come_with_his_boxes_is_not_seen__4_2() -> None:
    story = begin(2).play("bid 3")
    before = story.view(1)

    assert story.play("raise 2").view(1) == before


def test_later_only_what_is_left_for_buildings_is_split_anew__4_3() -> None:
    story = open_region((0, 5, 6, 4), (0, 5, 5, 5)).end_turns(2).has(pool=[10, 10])
    assert story.offers("allot") == [str(n) for n in range(11)]
    story.refuses("raise 1", "4.3").split((9, 1), (0, 10)).has(temple_box=[9, 0], city_box=[1, 10])


def test_what_was_paid_is_gone_until_the_region_ends__4_4() -> None:
    story = open_region((0, 5, 6, 4), (0, 5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 5 after 1; pay 1").end_turns(2)

    assert story.dump()["pool"] == [9, 10]


def test_armies_stay_armies__4_4() -> None:
    story = open_region((0, 5, 6, 4), (0, 5, 5, 5))
    story.play("march start1>macedonia 2").end_turns(2).split((5, 5), (5, 5))

    assert story.dump()["armies"][0] == {"start": 3, "macedonia": 2}
    assert story.play("march start1>macedonia 3; march macedonia>thessalia 2").mover() == 0


def test_when_boxes_are_shown_the_split_is_over__4_2() -> None:
    assert open_region((0, 5, 6, 4), (0, 5, 5, 5)).refused("allot 1") == "4.2"

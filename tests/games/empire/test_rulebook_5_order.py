"""Chapters 4 and 5: the split, and the book's example of the order with four players."""

from __future__ import annotations

from alexandre.games.empire import events
from alexandre.kernel.contract import CHANCE
from tests.games.empire.story import Campaign, begin, open_region

MICHAEL, MARION, DANIEL, PETER = range(4)
EXAMPLE = ((1, 5, 4, 5), (1, 3, 5, 6), (0, 4, 5, 6), (0, 3, 6, 6))


def show_boxes() -> Campaign:
    """The boxes of the example, shown."""
    return begin(4).split(*EXAMPLE)


def test_michael_with_more_armies_chooses_before_marion__5_2() -> None:
    show_boxes().has(mover=MICHAEL).take(4).has(mover=MARION)


def test_those_who_bid_nothing_choose_last_and_equal_scores_are_told_by_armies__5_3() -> None:
    show_boxes().take(4, 2).has(mover=DANIEL).offering("place", "1", "3")


def test_the_example_ends_with_peter_first_and_michael_last__5_3() -> None:
    story = show_boxes().take(4, 2, 3).has(offers=["place 1"])
    story.take(1).has(order=[PETER, MARION, DANIEL, MICHAEL]).has(mover=PETER)


def test_a_place_that_is_taken_is_not_taken_again__5_3() -> None:
    show_boxes().take(4).refuses("place 4; place 5", "5.3")


def test_equal_bids_and_armies_are_told_apart_by_temples__5_2() -> None:
    begin(2).split((2, 4, 3, 6), (2, 4, 5, 4)).has(queue=[1, 0])


def test_where_all_is_equal_the_lot_decides__5_4() -> None:
    story = begin(2).split((2, 4, 3, 6), (2, 4, 3, 6)).has(actor=CHANCE)
    assert [(each.text, weight) for each, weight in story.state.outcomes()] == [
        ("lot 0", 1), ("lot 1", 1)]
    assert story.play("lot 1").mover() == 1


def test_a_lot_is_drawn_only_among_those_who_tie__5_4() -> None:
    story = begin(3).split((0, 4, 5, 6), (1, 5, 4, 5), (0, 4, 5, 6)).has(actor=CHANCE)
    story.has(offers=["lot 0", "lot 2"]).refuses("lot 1", "5.4")


def test_a_higher_bid_with_fewer_armies_chooses_first__5_2() -> None:
    assert begin(2).split((2, 1, 6, 6), (1, 9, 3, 2)).dump()["queue"] == [0, 1]


def test_a_smaller_bid_counts_for_nothing__5_3() -> None:
    """Seat 1 bids, but seat 2 has more armies: with equal scores it comes before."""
    begin(3).split((3, 4, 4, 4), (2, 2, 5, 6), (0, 6, 4, 5)).has(queue=[0, 2, 1])


def test_every_bid_is_spent_the_losing_ones_too__5_8() -> None:
    open_region((3, 4, 4, 4), (2, 4, 4, 5), places=(1, 2)).end_turns(2).has(pool=[8, 9])


def test_if_nobody_bids_at_first_the_eldest_begins_and_nobody_chooses__5_5() -> None:
    story = begin(3).split((0, 5, 5, 5), (0, 6, 5, 4), (0, 7, 4, 4)).has(order=[0, 1, 2])
    assert story.events_of(events.OrderSet)[0].order == (0, 1, 2)


def test_the_eldest_may_be_drawn__5_5() -> None:
    story = begin(3, eldest="random").split((0, 5, 5, 5), (0, 6, 5, 4), (0, 7, 4, 4))
    story.has(offers=["lot 0", "lot 1", "lot 2"]).play("lot 1").has(order=[1, 2, 0])


def test_if_nobody_bids_later_the_leader_chooses_first__5_6() -> None:
    story = open_region((0, 5, 5, 5), (0, 6, 5, 4))
    story.play("march start1>macedonia 5").end_turns(2)  # two points for seat 0
    for _turn in range(2):
        story.split((5, 5), (5, 4)).end_turns(2)
    story.split((0, 5, 5, 5), (0, 9, 3, 3)).has(queue=[0, 1], phase="place")


def test_equal_scores_may_be_told_apart_by_lot_at_once__5_7() -> None:
    story = begin(3, score_ties="lots").split((1, 4, 5, 5), (0, 9, 3, 3), (0, 2, 6, 7))

    assert story.offers() == ["lot 1", "lot 2"]


def test_the_order_holds_for_all_turns_of_the_region__5_1() -> None:
    story = open_region((0, 5, 5, 5), (1, 5, 5, 4), places=(1, 2)).end_turns(2)
    story.split((3, 7), (4, 5)).has(order=[1, 0], mover=1).refuses("place 1", "5.1")


def test_a_place_is_chosen_before_anything_moves__5_1() -> None:
    begin(2).split((1, 5, 5, 4), (0, 5, 5, 5)).refuses("march start1>macedonia 1", "5.1")

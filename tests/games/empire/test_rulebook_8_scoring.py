"""Chapter 8: who scores a province, who builds, and what a contest costs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre.games.empire import events
from alexandre.kernel.text import Msg
from tests.games.empire.story import Campaign, begin, open_region
from tests.helpers.speech import words

ALL_OUT = "march start1>macedonia {n}; march macedonia>thessalia {n} after 1"
ON = "march thessalia>hellas {n} after 2; pay {pay}"


def in_hellas(*boxes: tuple[int, int, int], declare: str,
              contest: str = "plain") -> Campaign:
    """Every seat in turn goes to Hellas with all its armies, pays with `temple` cubes if it has
    some, declares, and is done."""
    story = open_region(*((0, *each) for each in boxes), contest=contest)
    for armies, temples, _cities in boxes:
        pay = 1 if temples else 0
        story.play((ALL_OUT + ";" + ON).format(n=armies, pay=pay)).play(declare).end_turns()
    return story


def list_failures(story: Campaign) -> list[tuple[str, tuple[int, ...]]]:
    """The reasons of failed buildings, and their owners."""
    return [(event.reason, event.seats) for event in story.events_of(events.BuildingFailed)]


def say(msg: Msg, lang: str) -> str:
    """A sentence; blanks that do not break are blanks here."""
    return words(lang).say(msg).replace("\N{NO-BREAK SPACE}", " ").replace(
        "\N{NARROW NO-BREAK SPACE}", " ")


def test_most_armies_score_two_points_every_turn__8_2() -> None:
    story = open_region((0, 5, 5, 5), (0, 5, 5, 5))
    for _turn in range(2):
        if story.offers("march"):
            story.play("march start1>macedonia 1")
        story.end_turns(2).split((5, 5), (5, 5))

    assert story.points(0)["provinces"] == 4


def test_if_several_have_as_many_nobody_scores__8_2() -> None:
    story = in_hellas((4, 6, 5), (4, 6, 5), declare="").has(totals=[0, 0])
    assert story.events_of(events.ProvinceHeld)[0].seat is None


def test_a_temple_alone_costs_one_and_scores_three__8_3() -> None:
    story = open_region((0, 4, 6, 5), (0, 4, 6, 5))
    story.play((ALL_OUT + ";" + ON).format(n=4, pay=1)).play("temple hellas").end_turns(2)
    story.has(points={"provinces": 2, "temples": 3, "cities": 0, "awards": 0}, pool=[4 + 5, 11])


def test_a_city_alone_costs_two_and_scores_five__8_4() -> None:
    story = open_region((0, 4, 6, 5), (0, 4, 6, 5))
    story.play((ALL_OUT + ";" + ON).format(n=4, pay=1)).play("city hellas").end_turns(2)

    assert story.points(0)["cities"] == 5 and story.dump()["pool"] == [5 + 3, 11]


@pytest.mark.parametrize(("boxes", "declare"), [
    ((13, 1, 1), "temple hellas"), ((13, 1, 1), "city hellas"), ((12, 0, 3), "temple hellas")])
def test_what_cannot_be_paid_goes_back__8_3(boxes: tuple[int, int, int], declare: str) -> None:
    story = open_region((0, *boxes), (0, 5, 5, 5))
    pay = 1 if boxes[1] else 0
    story.play((ALL_OUT + ";" + ON).format(n=boxes[0], pay=pay)).play(declare).end_turns(2)

    assert list_failures(story) == [("short", (0,))]
    assert story.dump()["lying"] == {} and story.view().players[0].left == (10, 8)


def test_the_one_with_most_builds_for_one_more_than_the_second__8_5() -> None:
    """Six and four temple cubes after the crossing: the price is five."""
    story = in_hellas((4, 7, 4), (4, 5, 6), declare="temple hellas")
    raised = story.events_of(events.BuildingRaised)[0]

    assert (raised.seat, raised.price, raised.points, raised.rivals) == (0, 5, 3, (1,))
    assert story.dump()["pool"] == [1 + 4, 4 + 6]


def test_a_city_against_an_empty_box_costs_one__8_5() -> None:
    """Reading: the difference is not rounded up to the printed price."""
    story = in_hellas((4, 6, 5), (4, 11, 0), declare="city hellas")

    assert story.events_of(events.BuildingRaised)[0].price == 1


def test_second_is_second_even_if_two_are_second__8_5() -> None:
    """Reading: with five, three and three the price is four."""
    story = in_hellas((4, 6, 5), (4, 4, 7), (4, 4, 7), declare="temple hellas")

    assert story.events_of(events.BuildingRaised)[0].price == 4


def test_if_two_have_the_most_nobody_builds__8_6() -> None:
    story = in_hellas((4, 6, 5), (4, 6, 5), (4, 3, 8), declare="temple hellas")

    assert list_failures(story) == [("tied", (0, 1, 2))]
    assert [each.left for each in story.view().players] == [(10, 8)] * 3


def test_temple_and_city_of_a_province_are_told_apart__8_5() -> None:
    story = in_hellas((4, 7, 4), (4, 4, 7), declare="temple hellas; city hellas")

    assert [(each.kind, each.seat) for each in story.events_of(events.BuildingRaised)] == [
        (0, 0), (1, 1)]


def test_by_option_a_contest_costs_the_printed_price_at_least__8_7() -> None:
    story = in_hellas((4, 6, 5), (4, 11, 0), declare="city hellas", contest="floor")

    assert story.events_of(events.BuildingRaised)[0].price == 2


def test_whose_city_goes_back_is_told_at_the_printed_price__8_7() -> None:
    """Against a rival with nothing in his box the log kept silent about him."""
    story = in_hellas((4, 6, 5), (4, 11, 0), declare="city hellas", contest="floor")
    raised = story.events_of(events.BuildingRaised)[0].msg()

    assert "against Player 2 for the printed price: 2 resources" in say(raised, "en")
    assert "contre le joueur 2, au prix imprimé : 2 ressources" in say(raised, "fr")


def test_a_realm_is_held_with_its_article__8_2() -> None:
    porus = begin().table.tables.nouns[-1]
    held = events.ProvinceHeld(porus, porus.id, 0, 2, (1, 0))

    assert say(held.msg(), "en") == "Player 1 holds the realm of Porus: 2 points."
    assert say(replace(held, seat=None).msg(), "en") == "Nobody holds the realm of Porus."


def test_by_option_a_builder_who_is_short_builds_nothing__8_7() -> None:
    story = in_hellas((4, 10, 1), (4, 11, 0), declare="city hellas", contest="floor")

    assert list_failures(story) == [("short", (0, 1))] and story.dump()["cities"] == {}


def test_provinces_are_scored_by_number_and_what_is_paid_is_missing_later__8_1() -> None:
    """Two temples are declared and one cube is left: the first province gets it."""
    story = open_region((0, 5, 2, 8), (0, 5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>thessalia 4 after 1;"
               "march thessalia>hellas 4 after 2; pay 1; temple macedonia; temple hellas")
    story.end_turns(2)

    assert story.dump()["temples"][0] == {"macedonia": 1}
    assert list_failures(story) == [("short", (0,))]


def test_in_a_province_armies_come_first_then_the_temple_then_the_city__8_1() -> None:
    story = open_region((0, 5, 5, 5), (0, 5, 5, 5)).play((ALL_OUT + ";" + ON).format(n=5, pay=1))
    story.play("temple hellas; city hellas").end_turns(2)
    told = [type(each).__name__ for each in story.told if getattr(each, "id", "") == "hellas"]

    assert told == ["BuildingDeclared", "BuildingDeclared", "ProvinceHeld", "BuildingRaised",
                    "BuildingRaised"]


def test_what_stands_scores_nothing_again_before_the_end__8_8() -> None:
    story = open_region((0, 4, 6, 5), (0, 4, 6, 5))
    story.play((ALL_OUT + ";" + ON).format(n=4, pay=1)).play("city hellas").end_turns(2)
    story.split((4, 4), (5, 6)).end_turns(2)

    assert story.points(0) == {"provinces": 4, "temples": 0, "cities": 5, "awards": 0}

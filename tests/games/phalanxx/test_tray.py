"""The tray: row, hand, and all the cards that were played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any, Final, cast

import pytest

from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.tray import Tray
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.tree import Laid
from alexandre.ui.draw.sketch import Plate
from tests.games.phalanxx.story import PhalanxxStory, tell
from tests.games.phalanxx.test_table import draw_sheets
from tests.helpers.laid import lay_sheet
from tests.helpers.planned import click_spots, plan_of


def lay_tray(story: PhalanxxStory, text: float = 1.0, before: Laid | None = None) -> Laid:
    """The tray of the first seat."""
    view = cast(PhalanxxView, story.view(0))
    return lay_sheet(Tray(cast(Phalanxx, story.game).tables, view).content(), text=text,
                     before=before)


@pytest.mark.parametrize("text", (1.0, 1.5))
def test_every_card_played_lies_in_sight_with_those_that_are_turned(text: float) -> None:
    """Ten of them take room from the hand, and the sum names them all."""
    played = ("hoplites", "cavalry", "slingers", "hypaspists", "siege_ladders",
              "blacksmith", "antigonos", "bessos", "porus", "dareios")
    laid = lay_tray(tell(hands={0: ("parmenion",)}, played={0: played}), text)
    spots = {each.id: each for each in laid.sketch.spots}

    assert laid.is_whole
    assert {f"played:{each}" for each in played} <= spots.keys()
    assert len(cast(tuple[Msg, ...],
                    cast(Msg, spots["played"].name).arg("parts"))) == len(played)
    assert laid.places["hand:parmenion"].right < laid.places["played"].x


@pytest.mark.parametrize("text", (1.0, 1.5))
@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_no_card_of_the_row_or_of_a_large_hand_lies_on_another(count: int, text: float) -> None:
    """The text of every card can be read."""
    hand = ("cavalry", "slingers", "hoplites", "mounted_scouts", "peltasts", "scout")[:count]
    laid = lay_tray(tell(hands={0: hand}), text)
    cards = [box for name, box in laid.places.items() if name.startswith(("card:", "hand:"))]

    assert laid.is_whole and laid.text > 0.9 * text
    assert len(cards) == 5 + count
    assert not any(one.meets(other) for one, other in combinations(cards, 2))


def test_a_card_played_does_not_say_that_its_conditions_are_not_met__7_2() -> None:
    """The finding: an empty box beside one violet die, though its player had it."""
    tray = draw_sheets(tell(hands={0: ("slingers",)}, played={0: ("scout",)}).state, 0)["tray"]
    pictures = {each.id: each.picture for each in tray.spots}

    def boxes(id: str) -> int:
        picture = pictures[id]
        assert picture is not None
        return sum(isinstance(each, Plate) and each.line == "seal" for each in picture.shapes)

    assert boxes("hand:slingers") == 1
    assert boxes("played:scout") == 0


def test_a_card_is_drawn_anew_only_where_another_of_its_conditions_is_met() -> None:
    """The finding: it was for every other sum of what its owner has, and all of them were kept."""
    def draw(*played: str) -> object:
        tray = draw_sheets(tell(hands={0: ("slingers",)}, played={0: played}).state, 0)["tray"]
        return next(each.picture for each in tray.spots if each.id == "hand:slingers")

    assert draw() is draw("hoplites") is draw("hoplites", "parmenion")


@pytest.mark.parametrize("text", (1.25, 1.5))
def test_the_row_stays_where_it_is_while_cards_leave_a_hand(text: float) -> None:
    """The finding: with four cards in place of five the row lay 6 to 33 units elsewhere."""
    hand = ("cavalry", "slingers", "hoplites", "mounted_scouts", "peltasts")
    views = [tell(hands={0: hand[:count]}) for count in (5, 4)]
    one = lay_tray(views[0], text)
    other = lay_tray(views[1], text, one)

    assert one.level == other.level
    assert {name: box for name, box in one.places.items() if name.startswith(("row", "pile"))} \
        == {name: box for name, box in other.places.items() if name.startswith(("row", "pile"))}


ROW: Final = ("camouflage", "antigonos", "hypaspists", "porus", "hoplites")
BUYING: Final[dict[str, Any]] = {"phase": "buy", "rolled": "white, white, white", "row": ROW}


def test_the_card_to_be_bought_is_marked_in_the_row__4_1() -> None:
    """The finding: beside cards that could be exchanged it had the same light as they."""
    story = tell(hands={0: ("scout",)}, **BUYING)
    before = cast(PhalanxxView, story.view(0))
    after = cast(PhalanxxView, story.play("buy porus").view(0))
    tables = cast(Phalanxx, story.game).tables

    def count_figures(then: PhalanxxView) -> Counter[tuple[str, str]]:
        sketch = lay_sheet(Tray(tables, before, then).content()).sketch
        return Counter((str(each.text), each.colour) for each in sketch.captions
                       if each.face == "bold")

    assert count_figures(after) - count_figures(before) == {("4", "seal.text"): 1}


def test_the_present_strength_of_a_leader_is_told_before_the_purchase() -> None:
    """The finding: “0–4”, and no word of how many its buyer had."""
    story = tell(hands={0: ("scout",)}, played={0: ("shields", "horses")}, **BUYING)
    plan = plan_of(click_spots(story, "card:antigonos"))
    (cell,) = plan.strip[-1].cells
    tips = {spot.id: cast(Msg, cast(Msg, spot.name).arg("told"))
            for spot in draw_sheets(story.state, 0)["tray"].spots if spot.id.startswith("card:")}

    assert cast(Msg, cell.pieces[0]).arg("n") == 3
    assert tips["card:antigonos"].arg("n") == 3
    assert tips["card:hoplites"].key != "phalanxx.spot.worth"


def test_a_conquest_shows_its_points_first_whatever_else_it_changes() -> None:
    """The finding: beside talents and strength they had no room, and were left out."""
    first, *others = plan_of(click_spots(tell(), "region:babylon")).strip[1].cells
    price = next(each for each in others if each.pieces[0] == Msg.of("phalanxx.strip.reserve"))
    assert not price.is_spare  # the price of a plan is seen before it is confirmed

    assert first.pieces == (Msg.of("phalanxx.strip.points"), "13 → 21") and not first.is_spare


def test_a_card_says_which_condition_a_wagon_makes_up_for__8_9() -> None:
    """The finding: “6 talents in hand” was ticked with two talents."""
    def list_needs(talents: int) -> list[str]:
        story = tell(played={0: ("supply_wagon",)}, talents={0: talents}, **BUYING)
        told = next(cast(Msg, spot.name) for spot in draw_sheets(story.state, 0)["tray"].spots
                    if spot.id == "card:camouflage")
        while told.key != "phalanxx.spot.card":
            told = cast(Msg, told.arg("told"))
        return [need.key for need in cast(tuple[Msg, ...], told.arg("needs"))]

    assert [list_needs(n)[1] for n in (2, 6)] == ["phalanxx.need.waived", "phalanxx.need.talents"]

"""The tray: row, hand, and all the cards that were played."""

from __future__ import annotations

from itertools import pairwise
from typing import cast

import pytest

from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Plate
from tests.games.phalanxx.story import tell
from tests.games.phalanxx.test_table import draw_sheets


def test_every_card_played_lies_in_sight_with_those_that_are_turned() -> None:
    """Ten of them take room from the hand, and the sum names them all."""
    laid = ("hoplites", "cavalry", "slingers", "hypaspists", "siege_ladders",
            "blacksmith", "antigonos", "bessos", "porus", "dareios")
    tray = draw_sheets(tell(hands={0: ("parmenion",)}, played={0: laid}).state, 0)["tray"]
    spots = {each.id: each for each in tray.spots}

    assert {f"played:{each}" for each in laid} <= spots.keys()
    assert len(cast(tuple[Msg, ...], cast(Msg, spots["played"].name).arg("parts"))) == len(laid)
    right = max(x for x, _y in spots["hand:parmenion"].outline)
    assert right < min(x for x, _y in spots["played"].outline)


@pytest.mark.parametrize("count", [3, 4, 5, 6])
def test_no_card_of_the_row_or_of_a_large_hand_lies_on_another(count: int) -> None:
    """What is on them can be read."""
    hand = ("cavalry", "slingers", "hoplites", "mounted_scouts", "peltasts", "scout")[:count]
    tray = draw_sheets(tell(hands={0: hand}).state, 0)["tray"]
    spans = sorted((min(x for x, _y in each.outline), max(x for x, _y in each.outline))
                   for each in tray.spots if each.id.startswith(("card:", "hand:")))

    assert len(spans) == 5 + count
    assert all(right <= left for (_, right), (left, _) in pairwise(spans))


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

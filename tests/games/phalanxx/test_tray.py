"""The tray: row, hand, and all the cards that were played."""

from __future__ import annotations

from typing import cast

from alexandre.kernel.text import Msg
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

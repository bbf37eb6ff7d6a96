"""Cards are tall, with a picture each, where a unit is large; cards played are small cards."""

from __future__ import annotations

import pytest

from alexandre.app import LANGS
from alexandre.games.phalanxx.table.pictures.sheets import sheets
from alexandre.games.phalanxx.table.pictures.tray import LARGE, SMALL
from alexandre.ui.draw.sheets.tree import Laid, Node
from alexandre.ui.draw.sketch import Place
from tests.games.phalanxx.story import PhalanxxStory, game, tell
from tests.helpers.laid import lay_sheet

IDS = game().tables.card_ids
STORY = tell(hands={0: IDS[10:14]}, played={0: IDS[14:20]})


def lay_tray(story: PhalanxxStory, lang: str, pixels: float, room: Place | None = None) -> Laid:
    """Lay out the tray where a unit takes that many pixels."""
    tray = next(each.content for each in sheets(game(), story.view(0)) if each.name == "tray")
    assert isinstance(tray, Node)
    return lay_sheet(tray, lang, room=room, pixels=pixels)


@pytest.mark.parametrize("lang", LANGS)
def test_cards_are_nearly_twice_as_tall_where_a_unit_is_large(lang: str) -> None:
    low, tall = (lay_tray(STORY, lang, pixels) for pixels in (LARGE - 0.1, LARGE))
    assert low.is_whole and tall.is_whole and tall.level == 0 < low.level
    cards = [name for name in tall.places if name.startswith(("card:", "hand:"))]
    assert len(cards) == 9
    assert all(tall.places[name].h > 1.8 * low.places[name].h for name in cards)


def test_cards_played_are_small_cards_there() -> None:
    low, tall = (lay_tray(STORY, "en", pixels) for pixels in (LARGE - 0.1, LARGE))
    played = [name for name in tall.places if name.startswith("played:")]
    assert len(played) == 6 and played == [each for each in low.places if "played:" in each]
    assert all((tall.places[each].w, tall.places[each].h) == SMALL for each in played)


def test_low_cards_take_the_place_of_tall_ones_that_have_no_room() -> None:
    laid = lay_tray(STORY, "fr", LARGE, room=(760.0, 180.0))
    assert laid.is_whole and laid.level > 0

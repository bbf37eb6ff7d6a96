"""The tablets of the players, high and low."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.action_card import ABOVE_MINE, ActionCard
from alexandre.games.phalanxx.table.pictures.ground import SIZE
from alexandre.games.phalanxx.table.pictures.sheets import sheets
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.enlarged import enlarge_layer
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.sketch import Layer, Plate
from tests.games.phalanxx.story import ABILITIES, tell
from tests.games.phalanxx.test_rulebook_14_end import expert
from tests.helpers.laid import lay_side
from tests.ui.gui import Gui

GAME = cast(Phalanxx, load("phalanxx"))


def test_low_tablets_tell_talents_cards_and_soldiers_left() -> None:
    view = cast(PhalanxxView, GAME.view(tell(4).state, 0))
    for room in ((474.0, 150.0), (474.0, 110.0)):
        lines = lay_side(sheets(GAME, view), "en", 1.5, room).sketch
        told = Counter(str(caption.text) for caption in lines.captions)
        wanted = Counter(str(n) for player in view.players
                         for n in (player.talents, player.hand_size, player.reserve))

        assert wanted <= told


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("ability", ABILITIES)
def test_the_ability_does_not_run_into_the_words_beside_it_at_150(
        tmp_path: Path, ability: str, lang: str) -> None:
    gui = Gui(tmp_path, lang=lang)
    card = draw_ground(cast(PhalanxxView, GAME.view(expert(ability).state, 0)), 1.5)
    lettering = Lettering(gui.desk.theme, gui.desk.letters)
    spans = [lettering.measure(each, gui.desk.voice(each.text), 0.45)[1]
             for each in card.captions if each.at[1] == ABOVE_MINE]

    (left, right) = sorted((start, end) for start, _top, end, _low in spans)
    assert left[1] + 2 < right[0]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("percent", [100, 150])
def test_the_words_of_the_last_round_stay_on_their_ribbon(tmp_path: Path, percent: int,
                                                          lang: str) -> None:
    """The finding: they ran over its end."""
    gui = Gui(tmp_path, lang=lang)
    view = cast(PhalanxxView, GAME.view(tell(is_last=True, deck=0).state, 0))
    card = draw_ground(view, percent / 100)
    ribbon = next(each for each in card.shapes if isinstance(each, Plate) and each.fill == "seal")
    words = next(each for each in card.captions if isinstance(each.text, Msg)
                 and each.text.key == "phalanxx.table.last_round")
    left, _top, right, _low = Lettering(gui.desk.theme, gui.desk.letters).measure(
        words, gui.desk.voice(words.text), 0.36)[1]

    assert ribbon.at[0] < left < right < ribbon.at[0] + ribbon.size[0]


def draw_ground(view: PhalanxxView, text: float) -> Layer:
    """The action card without its dice, in letters of that size."""
    return enlarge_layer(make_layer("action", ActionCard(GAME.tables, view).ground()), text, SIZE)

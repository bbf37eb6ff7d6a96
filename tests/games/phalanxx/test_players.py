"""The tablets of the players, and the lines to which they fold."""

from __future__ import annotations

from collections import Counter
from typing import cast

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.players import list_tablets
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.ui.play.tablets import fold_tablets
from tests.games.phalanxx.story import tell

GAME = cast(Phalanxx, load("phalanxx"))


def test_a_folded_line_tells_talents_cards_and_soldiers_left() -> None:
    view = cast(PhalanxxView, GAME.view(tell().state, 0))
    lines = fold_tablets(list_tablets(GAME.tables, view))
    told = Counter(str(caption.text) for caption in lines.captions)
    wanted = Counter(str(n) for player in view.players
                     for n in (player.talents, player.hand_size, player.reserve))

    assert wanted <= told

"""Gold coins are no cards (1.6), and are never drawn or counted as such."""

from __future__ import annotations

from alexandre.games.catan.meta import GOLD
from alexandre.games.catan.table.pictures.hand import hand_of
from alexandre.games.catan.table.pictures.sheets import sheets
from alexandre.games.catan.table.pictures.signs import picture
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Plate, Polygon
from tests.games.catan.story import tell
from tests.games.catan.test_table import GAME, draw_sheets, view_of
from tests.helpers.laid import lay_sheet, lay_side

STORY = tell("wwxxx", "sxx", "g")


def test_a_line_of_a_player_counts_coins_apart_from_cards__1_6() -> None:
    lines = lay_side(sheets(GAME, GAME.view(STORY.state, 0)), room=(380.0, 110.0))
    figures = [caption.text for caption in lines.sketch.captions if caption.face == "table"]

    assert figures[:4] == ["2", "3", "1", "2"]  # nothing stands for none


def test_the_hand_is_headed_with_its_coins_apart_from_cards__1_6() -> None:
    heads = [caption.text for caption in draw_sheets(STORY.state, 0)["hand"].captions
             if isinstance(caption.text, Msg) and caption.text.key == "catan.table.coins"]

    [head] = heads
    assert dict(head.args)["n"] == 3


def test_gold_is_a_coin_wherever_goods_are_cards__1_6() -> None:
    rims = [list(picture(GAME.tables, good, (0, 0), (40, 50)))[-1] for good in (0, GOLD)]
    nearest = [min(x + y for x, y in rim.points) for rim in rims if isinstance(rim, Polygon)]
    assert nearest[0] < 4 < 10 < nearest[1]
    laid = lay_sheet(hand_of(GAME.tables, view_of(STORY.state, 0)))
    coins = {shape.at for shape in laid.sketch.shapes
             if isinstance(shape, Plate) and shape.radius * 2 == min(shape.size)}
    assert {(laid.places[name].x, laid.places[name].y)
            for name in ("card:gold", "stack:gold")} <= coins


def test_a_bare_slot_of_the_hand_has_no_rate() -> None:
    """The finding: “4:1” stood on slots without a card."""
    laid = lay_sheet(hand_of(GAME.tables, view_of(STORY.state, 0)))
    rates = [caption.text for caption in laid.sketch.captions
             if isinstance(caption.text, str) and caption.text.endswith(":1")]

    assert len(rates) == 2  # of wood and wool

"""Prices on the arrows of the maps can be read, also of those along which a march is prepared."""

from __future__ import annotations

from typing import cast

import pygame
import pytest

from alexandre import app, games
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.pictures.arrows import ROUND, arrows_of
from alexandre.games.empire.table.pictures.ghosts import RIM, rim_arrows, spans_read
from alexandre.games.empire.table.pictures.ground import name_at
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.extent import around, meet
from alexandre.ui.draw.sketch import Caption, Stroke
from tests.helpers.speech import words

SIZE, SPREAD, TALL = 25, 1.5, 10.0  # of a name: letters, between them, half of its height
TABLES = cast(Empire, games.load("empire")).tables


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("region", range(len(TABLES.regions)),
                         ids=[each.id for each in TABLES.regions])
def test_no_price_lies_under_a_name(region: int, lang: str) -> None:
    """The finding: that of Taxila to the realm of Porus."""
    pygame.font.init()
    letters, page = materials.make_letters(), page_of(TABLES, region)
    prices = [each.at for each in arrows_of(TABLES, page, TABLES.regions[region].arrows)[1]]
    for province, land in page.lands.items():
        name = words(lang).name(TABLES.nouns[province], "plain", ())
        half = (letters.width(name, "title", SIZE) + SPREAD * len(name)) / 2
        x, y = name_at(TABLES, province, land)
        assert not [at for at in prices
                    if abs(at[0] - x) < half + ROUND and abs(at[1] - y) < TALL + ROUND], name


@pytest.mark.parametrize("region", range(len(TABLES.regions)),
                         ids=[each.id for each in TABLES.regions])
def test_the_gold_of_a_march_hides_nothing_and_its_price_lies_above(region: int) -> None:
    page = page_of(TABLES, region)
    for number in TABLES.regions[region].arrows:
        read = list(spans_read(TABLES, page, region, lambda _place: 2, [number]))
        marks = list(rim_arrows(TABLES, page, region, [number], lambda _place: 2))
        gold = [each for each in marks if isinstance(each, Stroke) and each.colour == "lit"]
        cost = TABLES.arrows[number].cost

        assert not [at for each in gold for at in each.points for span in read
                    if meet(around((at,), RIM / 2), span)]
        assert [each.text for each in marks if isinstance(each, Caption)] == [str(cost)] * (
            cost > 0)

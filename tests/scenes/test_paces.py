"""Each title keeps the pace that was chosen at its table."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.preferences import PACES
from alexandre.scenes.table.pace_controls import choose_pace
from alexandre.scenes.table.table import Table
from tests.helpers.stages import titles_with
from tests.ui.gui import Gui


@pytest.mark.parametrize("title", titles_with("table"))
def test_a_pace_chosen_at_a_table_is_that_of_its_title_alone(gui: Gui, title: str) -> None:
    """The finding: *Instant*, chosen in one title, hid the moves of the next."""
    house = gui.house
    other = next(each for each in titles_with("table") if each != title)
    house.choose("pace", "normal")
    sit_at(gui, title)
    choose_pace(house, title, "instant")
    paces = []
    for each in (title, other, title):
        sit_at(gui, each)
        paces.append(house.pace)
    house.choose("pace", "slow")

    assert paces == [PACES["instant"], PACES["normal"], PACES["instant"]]
    assert house.pace == PACES["slow"]


def sit_at(gui: Gui, title: str) -> None:
    """Open a table of that title, in the place of any other room."""
    game, seats = games.load(title), games.meta(title).seats[0]
    session = Session.new(game, [Player("Zoé"), Player("Bob"), Player("Ana")][:seats], seed=1)
    gui.house.go_home()
    gui.house.enter(Table(gui.house, session, f"{title} of today"))

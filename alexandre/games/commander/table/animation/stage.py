"""The stage that movements are played on: the sheets of a view, and where things lie on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.pages import Page, page_of
from alexandre.games.commander.table.pictures.sheets import sheets
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.games.commander.view.battle import LineForce
from alexandre.ui.draw.sketch import Caption, Place, Sheet, Sketch, Spot

SPRITE: Final = 110.0
TRAY: Final = (960.0, 250.0)  # where dice and cards fall on the map


@dataclass(frozen=True)
class Stage:
    """The sheets of a view, and what they lie on."""

    tables: Tables
    view: CommanderView
    page: Page
    sheets: tuple[Sheet, ...]

    @staticmethod
    def of(game: Commander, view: CommanderView) -> Stage:
        """The stage on which that view is played."""
        tables = game.tables
        return Stage(tables, view, page_of(tables), sheets(game, view))

    @property
    def main(self) -> str:
        """The name of the large sheet."""
        return self.sheets[0].name

    def region(self, id: str) -> Place:
        """The place of a region."""
        return self.page.places[self.tables.region_ids.index(id)]

    def spot(self, *names: str) -> Spot | None:
        """The first of these spots that lies on the large sheet."""
        known = {spot.id: spot for spot in self.sheets[0].sketch.spots}
        return next((known[name] for name in names if name in known), None)


def find_force(stage: Stage, force: str, *, is_mine: bool) -> LineForce | None:
    """A force as the lines of the battle write it: its card has the code of it."""
    view = stage.view.battle
    if view is None:
        return None
    id, _, marks = force.partition(" ")
    line = view.mine if is_mine else view.foes
    alike = [each for each in line if each.id == id]
    same = [each for each in alike if each.is_reduced == ("reduced" in marks)]
    return next(iter((*same, *alike)), None)


def force_spot(stage: Stage, force: str, *, is_mine: bool) -> Spot | None:
    """Its card."""
    card = find_force(stage, force, is_mine=is_mine)
    return None if card is None else stage.spot(f"force:{card.code}")


def middle() -> Place:
    """That of a sprite."""
    return SPRITE / 2, SPRITE / 2


def figure(text: str, colour: str, size: float = 46.0) -> Sketch:
    """A number that rises."""
    return Sketch((SPRITE, SPRITE), (), (Caption(middle(), text, size, colour, "bold",
                                                 halo="page"),))

"""The sheets of one view, with the places of their spots and the pieces that can be cut out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from alexandre.games.alexandros.rules import Alexandros
from alexandre.games.alexandros.shape import SYMBOL_IDS
from alexandre.games.alexandros.table.pictures.sheets import sheets as sheets_of
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.text import Noun
from alexandre.ui.draw.extent import Extent, around
from alexandre.ui.draw.sketch import Caption, Sheet, Sketch, Spot
from alexandre.ui.play.tween import Where, cut
from alexandre.ui.text.cache import remember_views

LETTER: Final = {id: letter for letter, id in SYMBOL_IDS.items()}
ROUND_POINT: Final = 20.0  # what stands on a point reaches so far
ROUND_SEAL: Final = 28.0  # and what stands on a space


@dataclass(frozen=True)
class Scenery:
    """One view of the table, drawn."""

    game: Alexandros
    view: AlexandrosView
    sheets: tuple[Sheet, ...]
    spots: dict[str, tuple[str, Spot]]

    @staticmethod
    def of(game: Alexandros, view: AlexandrosView) -> Scenery:
        """The table as it is drawn for that view; the latest are kept."""
        return draw_scenery(game, view)

    def sketch(self, name: str) -> Sketch:
        """The sheet of that name."""
        return next(each.sketch for each in self.sheets if each.name == name)

    def replace_sheet(self, name: str, change: Callable[[Sketch], Sketch]) -> tuple[Sheet, ...]:
        """The sheets with one of them drawn otherwise."""
        return tuple(replace(each, content=change(each.sketch)) if each.name == name else each
                     for each in self.sheets)

    # ---- places ----------------------------------------------------------------------------

    def place(self, name: str) -> Where | None:
        """The middle of a spot, if there is one of that name."""
        entry = self.spots.get(name)
        return Where(entry[0], entry[1].middle, name) if entry else None

    def hand(self, seat: int, card: Noun | None) -> Where | None:
        """The place of a card of that seat: in the viewer's own row, or at the tablet."""
        if seat == self.view.seat and card is not None:
            return self.place(f"hand:{LETTER[card.id]}")
        return self.place(f"seat:{seat}")

    @property
    def first_gap(self) -> int:
        """The first empty place of the row."""
        return self.view.face_up.index(None) if None in self.view.face_up else -1

    def slot(self, number: int) -> tuple[Where, Sketch] | None:
        """The place of that number in the row, and the card that lies there."""
        if number < 0 or self.view.face_up[number] is None:
            return None
        return Where("cards", name=f"slot:{number}"), self.piece(
            f"shown:{self.view.face_up[number]}")

    def round_point(self, name: str) -> Extent:
        """The extent of everything on a point."""
        return around(self.spots[f"point:{name}"][1].outline, ROUND_POINT)

    # ---- pieces ----------------------------------------------------------------------------

    def piece(self, name: str) -> Sketch:
        """The piece on a spot."""
        sheet, spot = self.spots[name]
        return cut(self.sketch(sheet), around(spot.outline, 2))

    def back(self) -> Sketch:
        """The back of a card: the pile, without its number."""
        return replace(self.piece("pile"), captions=())

    def governor(self, space: str) -> Sketch:
        """A governor: what is drawn on a space with him and not without him."""
        sheet, spot = self.spots[f"space:{space}"]
        frame = around((spot.middle,), ROUND_SEAL)
        bare = replace(self.view, players=tuple(
            replace(each, governors=tuple(other for other in each.governors if other != space))
            for each in self.view.players))
        whole = cut(self.sketch(sheet), frame)
        ground = cut(Scenery.of(self.game, bare).sketch(sheet), frame)
        return replace(whole,
                       shapes=tuple(each for each in whole.shapes if each not in ground.shapes),
                       captions=tuple(each for each in whole.captions
                                      if each not in ground.captions))

    def gain(self, income: int) -> Sketch:
        """So many points more, as they rise."""
        return Sketch((60, 30), (), (Caption((30, 15), f"+{income}", 24, "seal.deep", "bold",
                                             halo="page"),))

    def province_of(self, cells: tuple[str, ...]) -> tuple[str, ...]:
        """All spaces of the province in which these lie."""
        return tuple(f"space:{cell}" for each in self.view.provinces
                     if set(cells) & set(each.cells) for cell in each.cells)


@remember_views
def draw_scenery(game: Alexandros, view: AlexandrosView) -> Scenery:
    """A view drawn, its spots by their names."""
    sheets = sheets_of(game, view)
    spots: dict[str, tuple[str, Spot]] = {}
    for sheet in sheets:
        for spot in sheet.sketch.spots:
            spots.setdefault(spot.id, (sheet.name, spot))
    return Scenery(game, view, sheets, spots)

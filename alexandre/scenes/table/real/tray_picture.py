"""The tray as a picture: a slot for each outcome owed, below them every face with its count."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.scenes.table.real.outcome_entry import OutcomeEntry
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Shape,
    Sketch,
    Spot,
    Wording,
    round_corners,
    stamp,
)
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.offers import is_counted
from alexandre.ui.text.sizes import LABEL, SMALL, TINY

GAP: Final = 16.0
TILE: Final = 76.0  # wide at least
NAME: Final = 26.0  # the room of a name below its picture
NOTE: Final = 24.0  # and of the key and the count below that
SLOT: Final = 0.62  # how large a slot is, of a face
ACROSS: Final = 12  # slots in a row
BADGE: Final = 10.5


class TrayPicture:
    """Draws an entry with so many faces in a row; `present` is the outcome that is to be
    corrected, if any."""

    def __init__(self, entry: OutcomeEntry, columns: int, present: Action | None = None) -> None:
        self.entry = entry
        self.present = present
        self.columns = columns
        self.marks: list[Shape | Caption] = []
        self.spots: list[Spot] = []
        faces = tuple(entry.faces.values())
        self._named = any(name_of(entry, number) for number in range(len(faces)))
        self._tile = (max(TILE, *(each.picture.size[0] for each in faces)),
                      max(each.picture.size[1] for each in faces))
        self._is_keyed = entry.kind != "die" and len(faces) <= len(DIGITS)
        self._is_counted = is_counted(faces[0]) and max(entry.counts.values(), default=0) > 1
        self._below = NAME * self._named + NOTE * (self._is_keyed or self._is_counted)

    @property
    def size(self) -> Place:
        """The size of the whole picture."""
        total, count = self.entry.total, len(self.entry.faces)
        wide, high = self._wide(self.columns, 1.0), GAP
        if total > 1:
            wide = max(wide, self._wide(min(total, ACROSS), SLOT))
            high += -(-total // ACROSS) * self._row_of_slots + 1.5 * GAP
        return wide, high + -(-count // self.columns) * self._row_of_faces

    def draw(self) -> Sketch:
        """The whole picture."""
        wide, top = self.size[0], GAP
        if self.entry.total > 1:
            self._draw_slots(wide, top)
            top += -(-self.entry.total // ACROSS) * self._row_of_slots + 1.5 * GAP
        self._draw_faces(wide, top)
        return Sketch.of(self.size, self.marks, self.spots)

    @property
    def _row_of_slots(self) -> float:
        return self._tile[1] * SLOT + GAP / 2

    @property
    def _row_of_faces(self) -> float:
        return self._tile[1] + self._below + GAP

    def _wide(self, count: int, size: float) -> float:
        return count * (self._tile[0] * size + GAP) + GAP

    def _draw_slots(self, wide: float, top: float) -> None:
        """Draw the tapped outcomes, and hollows for those still owed, above a line."""
        tall = self._tile[1] * SLOT
        for number in range(self.entry.total):
            row, column = divmod(number, ACROSS)
            count = min(ACROSS, self.entry.total - row * ACROSS)
            left = (wide - self._wide(count, SLOT)) / 2 + GAP
            at = (left + column * (self._tile[0] * SLOT + GAP), top + row * self._row_of_slots)
            size = (self._tile[0] * SLOT, tall)
            if number < len(self.entry.chosen):
                action = self.entry.chosen[number]
                self._put(self.entry.faces[action].picture, at, SLOT)
                self.spots.append(Spot(f"slot:{number}", self.entry.label(action),
                                       round_corners(at, size, 4.0)))
            else:
                self.marks.append(Plate(at, size, 6.0, "well", "ink.soft", 1.2, cover=0.5))
        low = top + -(-self.entry.total // ACROSS) * self._row_of_slots + GAP / 2
        self.marks.append(Plate((GAP, low), (wide - 2 * GAP, 1.6), 0.0, "gold"))

    def _draw_faces(self, wide: float, top: float) -> None:
        """Draw every face with its name."""
        for number, (action, face) in enumerate(self.entry.faces.items()):
            row, column = divmod(number, self.columns)
            count = min(self.columns, len(self.entry.faces) - row * self.columns)
            left = (wide - self._wide(count, 1.0)) / 2 + GAP
            at = (left + column * (self._tile[0] + GAP), top + row * self._row_of_faces)
            inner = (at[0] + (self._tile[0] - face.picture.size[0]) / 2,
                     at[1] + (self._tile[1] - face.picture.size[1]) / 2)
            self._put(face.picture, inner, 1.0)
            self._draw_words(number, at)
            outline = round_corners(inner, face.picture.size, 8.0)
            if action not in self.entry.open and action != self.present:
                self.marks.append(Plate(inner, face.picture.size, 8.0, "parchment", cover=0.72))
            self.spots.append(Spot(f"face:{action.text}", self.entry.label(action), outline))

    def _draw_words(self, number: int, at: Place) -> None:
        """Draw the name below, the key, and the number left."""
        wide, high = self._tile
        name = name_of(self.entry, number)
        if name:
            self.marks.append(Caption((at[0] + wide / 2, at[1] + high + NAME / 2), name, SMALL,
                                         "ink", "text", most=wide + GAP - 4, least=9.0))
        middle, y = at[0] + wide / 2, at[1] + high + NAME * self._named + NOTE / 2 - 2
        away = 17.0 if self._is_counted else 0.0
        if self._is_keyed:
            self.marks.append(Disc((middle - away, y), BADGE, "page", "gold", 1.2))
            self.marks.append(Caption((middle - away, y), str(number + 1), TINY, "ink.soft",
                                         "table", least=8.0))
        if self._is_counted:
            left = self.entry.counts.get(tuple(self.entry.faces)[number], 0)
            self.marks.append(Caption((middle + away * self._is_keyed, y), f"×{left}", LABEL,
                                         "seal.deep" if left else "ink.faint", "bold", least=9.0))

    def _put(self, picture: Sketch, at: Place, size: float) -> None:
        """Draw a picture at that place and size."""
        for layer in picture.strata():
            self.marks += stamp(layer.shapes, at, size)
            self.marks += [replace(
                each, at=(at[0] + each.at[0] * size, at[1] + each.at[1] * size),
                size=each.size * size, most=each.most * size,
                least=each.least if size == 1.0 else 0.0) for each in layer.captions]


def name_of(entry: OutcomeEntry, number: int) -> Wording:
    """The text below a face: its name, or its words if an order is asked for."""
    action, face = tuple(entry.faces.items())[number]
    return face.name or (entry.label(action) if face.kind == "order" else "")


def columns_of(entry: OutcomeEntry, wide: float, high: float, most: float) -> int:
    """The number of faces in a row that makes the picture largest in that room, then lowest; its
    unit is at most `most`."""
    def rank(columns: int) -> tuple[float, int]:
        size = TrayPicture(entry, columns).size
        return min(wide / size[0], high / size[1], most), columns

    count = len(entry.faces)
    rows = -(-count // max(range(1, count + 1), key=rank))
    return -(-count // rows)  # the last row is nearly as long as the others

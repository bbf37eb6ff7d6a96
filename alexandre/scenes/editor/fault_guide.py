"""The errors of a board that is being drawn: in words, and where each can be corrected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.scenes.editor.edited_board import EditedBoard
from alexandre.ui.draw.sketch import Disc, Place, Polygon, Shape, Wording
from alexandre.ui.play.editing import Focus

RING: Final = 13.0  # round a point with a fault, in units of the sheet


class FaultGuide:
    """Leads through the errors; `at` is the number of the present one, -1 for none."""

    def __init__(self, edited: EditedBoard) -> None:
        self._edited = edited
        self.at = -1

    def group(self) -> dict[Wording, list[int]]:
        """The errors by sentence."""
        groups: dict[Wording, list[int]] = {}
        for number, fault in enumerate(self._edited.errors):
            groups.setdefault(self._edited.say(fault), []).append(number)
        return groups

    def go(self, number: int, focus: Focus) -> tuple[Focus, str]:
        """The focus for correcting an error, and its spot, "" for none; after the last one the
        first."""
        errors = self._edited.errors
        self.at = number % len(errors)
        return self._edited.editing.aim(self._edited.board, focus, errors[self.at])

    def mark(self, focus: Focus, outlines: Mapping[str, tuple[Place, ...]]) -> list[Shape]:
        """The lights on the places of all errors of this page."""
        editing = self._edited.editing
        shapes: list[Shape] = []
        for number, fault in enumerate(self._edited.errors):
            aim, spot = editing.aim(self._edited.board, focus, fault)
            if spot and aim.page == focus.page:
                shapes += mark_fault(outlines.get(spot) or editing.outline(spot),
                                     is_bold=number == self.at)
        return shapes


def mark_fault(outline: tuple[Place, ...], *, is_bold: bool) -> tuple[Shape, ...]:
    """The light on the place of an error."""
    if len(outline) == 1:
        return (Disc(outline[0], RING, "seal", cover=0.35 if is_bold else 0.2),
                Disc(outline[0], RING, "", "seal", 3.0))
    return (Polygon(outline, "seal", cover=0.4 if is_bold else 0.12),
            Polygon(outline, "", "seal", 4.0 if is_bold else 2.6)) if outline else ()

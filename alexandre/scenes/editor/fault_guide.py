"""The errors of a board that is being drawn: in words, and where each can be corrected."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.editor.edited_board import EditedBoard
from alexandre.ui.draw.sketch import Disc, Place, Polygon, Shape, Wording
from alexandre.ui.play.editing import Focus

RING: Final = 13.0  # round a point with a fault, in units of the sheet


class FaultGuide:
    """Leads through the errors; `at` is the number of the present one, -1 for none."""

    def __init__(self, edited: EditedBoard) -> None:
        self._edited = edited
        self.at = -1

    def group(self, focus: Focus) -> dict[Wording, list[int]]:
        """The errors by sentence, one for each place, since a name may be missing in several
        languages."""
        groups: dict[Wording, list[int]] = {}
        seen: set[object] = set()
        for number, fault in enumerate(self._edited.faults):
            sentence = self._tell(number)
            aim = self._edited.editing.aim(self._edited.board, focus, fault)
            if (sentence, aim) not in seen:
                seen.add((sentence, aim))
                groups.setdefault(sentence, []).append(number)
        return groups

    def _tell(self, number: int) -> Msg:
        """An error in words for somebody who sees no file."""
        fault = self._edited.faults[number]
        return Msg.of("ui.edit.unnamed") if fault.msg.key == "content.blank" else \
            self._edited.editing.tell(self._edited.board, fault)

    def go(self, number: int, focus: Focus) -> tuple[Focus, str]:
        """The focus for correcting an error, and its spot, "" for none; after the last one the
        first."""
        faults = self._edited.faults
        self.at = number % len(faults)
        return self._edited.editing.aim(self._edited.board, focus, faults[self.at])

    def mark(self, focus: Focus, outlines: Mapping[str, tuple[Place, ...]]) -> list[Shape]:
        """The lights on the places of all errors of this page."""
        editing = self._edited.editing
        shapes: list[Shape] = []
        for number, fault in enumerate(self._edited.faults):
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
    return (Polygon(outline, "seal", cover=0.45 if is_bold else 0.25),
            Polygon(outline, "", "seal", 4.0 if is_bold else 2.6)) if outline else ()

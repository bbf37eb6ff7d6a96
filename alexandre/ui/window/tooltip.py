"""The tooltip of what is under the mouse or has the keyboard focus."""

from __future__ import annotations

from typing import Final

import pygame

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Sketch, Wording
from alexandre.ui.input.commands import format_chord
from alexandre.ui.text.sizes import CAPTION, SMALL
from alexandre.ui.widgets.base.widget import DWELL, Root, Tip, walk

WIDE: Final = 340.0
PAD: Final = 11.0
GAP: Final = 4.0
PICTURE: Final = 172.0  # how high one with words is
LIKENESS: Final = 84.0  # and one without
BESIDE_PICTURE: Final = 210.0  # how wide words are there
ASIDE: Final = 12.0  # of a list, clear of its frame
FLAT: Final = 2.0  # times as wide as high, a list is a row
ABOVE: Final = 10.0  # the pointer
CLEAR: Final = 50.0  # and what is pointed at, with what lies beside it, where a picture is shown


class Tooltip:
    """The tooltip, shown a moment after something was pointed at and hidden by the next move.

    The first of several sentences is in bold; if one rests on a rule, the last line names it and
    how to read it. A picture is at their left.
    """

    def __init__(self, desk: Root) -> None:
        self._desk = desk
        self._words: tuple[Wording | Sketch, ...] = ()
        self._picture: pygame.Surface | None = None
        self._at: Place = (0.0, 0.0)
        self._listed: Box | None = None  # the list of which it tells a choice
        self._room: Box | None = None  # what it stays on, if it fits and there is no list
        self.due: int | None = None  # when it wants to be shown, in milliseconds
        self._is_shown = False
        self._painted = Box()

    @property
    def text(self) -> str:
        """The text shown, in the current language; "" if there is none."""
        return "\n".join(self._lines()) if self._is_shown else ""

    @property
    def rule(self) -> str:
        """The number of the rule behind the text, "" if there is none."""
        rules = [each.rule for each in self._words if isinstance(each, Msg) and each.rule]
        return rules[0] if rules and self._is_shown else ""

    def promise(self, tip: Tip, at: Place, after: int = DWELL, listed: Box | None = None,
                room: Box | None = None) -> None:
        """Show this soon, beside the list if it is one of several choices, otherwise within the
        room; nothing changes if it is shown or due already."""
        lines = tip if isinstance(tip, tuple) else (tip,)
        lines = tuple(each for each in lines if each)
        if lines and lines == self._words:
            return
        self.end()
        self._words, self._at, self._listed, self._room = lines, at, listed, room
        self.due = self._desk.now + after if lines else None

    def tick(self, now: int) -> None:
        if self.due is not None and now >= self.due:
            self.due = None
            self._is_shown = True
            self._picture = self._draw_picture()
            self._painted = self._box()
            self._desk.touch(self._painted)

    def end(self) -> None:
        if self._is_shown:
            self._desk.touch(self._painted)
        self._words, self.due, self._is_shown = (), None, False

    def paint(self, brush: Brush) -> None:
        """Paint the panel and its words."""
        if not self._is_shown:
            return
        brush.panel(self._painted, "tip")
        inner = self._painted.inset(PAD, PAD - 3)
        if self._picture is not None:
            brush.lay(self._picture, inner)
            aside = self._beside()
            inner = Box(inner.x + aside, inner.y, inner.w - aside, inner.h)
        top = inner.y
        for text, face, size, colour, high in self._rows(inner.w):
            brush.paragraph(Box(inner.x, top, inner.w, high), text, face=face, size=size,
                            colour=colour)
            top += high + GAP

    def _lines(self) -> list[str]:
        return [self._desk.voice(each) for each in self._words if not isinstance(each, Sketch)]

    def _draw_picture(self) -> pygame.Surface | None:
        """The picture at the height at which it is shown."""
        desk = self._desk
        for each in self._words:
            if isinstance(each, Sketch):
                high = PICTURE if each.captions else LIKENESS
                return desk.picture(each, desk.theme.enlarge(high) / each.size[1])
        return None

    def _beside(self) -> float:
        """The width of the picture at the left of the words."""
        return self._picture.get_width() / self._desk.theme.scale + PAD if self._picture else 0.0

    def _rows(self, width: float) -> list[tuple[str, str, float, str, float]]:
        """Every paragraph: its words, face, size and colour, and its height."""
        desk = self._desk
        said = self._lines()
        head = "bold" if len(said) > 1 else "text"
        rows = [(text, head if not number else "text", SMALL, "ink")
                for number, text in enumerate(said)]
        if self.rule:
            rows.append((desk.voice(self._footer()), "table", CAPTION, "seal"))
        return [(*row, desk.text_height(*row[:3], width)) for row in rows]

    def _footer(self) -> Msg:
        chord = self._desk.commands.chord("rules")
        if not chord:
            return Msg.of("ui.tip.rule", rule_number=self.rule)
        return Msg.of("ui.tip.rule_key", rule_number=self.rule, chord=format_chord(chord))

    def _box(self) -> Box:
        """The box beside the list whose choice it is about, if there is one and room; else below
        the pointer, or above it where there is no room, on the picture that is pointed at."""
        desk = self._desk
        aside = self._beside()
        wanted = desk.theme.enlarge(BESIDE_PICTURE if aside else WIDE)
        most = min(wanted, desk.box.w - 2 * PAD - 8 - aside)
        wide = max(desk.text_width(text, face, size)
                   for text, face, size, _colour, _high in self._rows(most))
        inner = min(most, wide + 1)
        rows = self._rows(inner)
        w = inner + aside + 2 * PAD
        high = self._picture.get_height() / desk.theme.scale if self._picture else 0.0
        h = max(high, sum(row[4] for row in rows) + GAP * (len(rows) - 1)) + 2 * PAD - 6
        if self._listed is not None:
            for box in boxes_beside(self._listed, self._at, (w, h), desk.box):
                if desk.box.holds(box):
                    return self._lift(box, self._listed)
        room = self._room
        if room is None or room.w < w + 8 or room.h < h + 8:
            room = desk.box
        x = max(room.x + 4, min(self._at[0] + 14, room.right - w - 4))
        below = self._at[1] + 20
        y = below if below + h < desk.box.h else max(4.0, self._at[1] - h - (
            CLEAR if aside else ABOVE))
        return Box(x, y, w, h)

    def _lift(self, box: Box, listed: Box) -> Box:
        """The box above the cards at the foot of the board that it would cover, if it can."""
        covered = [each.box.y for each in walk(self._desk.top)
                   if each.is_list and each.box.meets(box) and not each.box.holds(listed)]
        lifted = Box(box.x, min(covered, default=0.0) - box.h - GAP, box.w, box.h)
        return lifted if self._desk.box.holds(lifted) else box


def boxes_beside(listed: Box, at: Place, size: Place, room: Box) -> tuple[Box, ...]:
    """Boxes of that size that leave a list free: at its left and right, below and above it; above
    and below first, where it is a row, and within its ends if they fit."""
    w, h = size
    ends = listed if listed.w >= w else room.inset(4.0, 4.0)
    left = max(ends.x, min(at[0] - w / 2, ends.right - w))
    level = max(4.0, min(at[1] - h / 2, room.h - h - 4))
    across = Box(listed.x - w - ASIDE, level, w, h), Box(listed.right + ASIDE, level, w, h)
    below, above = Box(left, listed.bottom + GAP, w, h), Box(left, listed.y - h - GAP, w, h)
    return (above, below, *across) if listed.w > FLAT * listed.h else (*across, below, above)

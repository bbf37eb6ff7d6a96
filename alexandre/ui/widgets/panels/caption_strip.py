"""Words for an audience: letters of at least 1/36 of the window's height, whatever its size.

These sizes are not the player's: an audience sits far from the screen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from alexandre.kernel.contract import Seat
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Sketch, Wording, sort_marks, star
from alexandre.ui.play.faces.coins import portrait
from alexandre.ui.text.typesetter import Typesetter
from alexandre.ui.widgets.base.widget import Root, Widget

LEAST: Final = 1 / 36  # of the window's height: no letter for an audience is smaller
SIZES: Final = (1 / 19, 1 / 21, 1 / 23, 1 / 25, 1 / 28, 1 / 31, LEAST)  # the first that fits
SECOND: Final = 0.8  # the size of the second passage, of the first one's
FAR: Final = 1 / 20  # the same for people two metres away: a capital is 36 pixels of 1080
HIGH: Final = 0.17  # a strip, of the window's height
PAD: Final = 0.016  # likewise
EMBLEM: Final = Sketch((40.0, 40.0), star((20, 20), 15))
PLATE: Final = 0.66  # the width of a plate, of the window's
TITLE: Final = 1.4  # the size of its title, of its text
CUT: Final = " …"


@dataclass(frozen=True)
class Passage:
    """Lines with their face, size in pixels and colour."""

    lines: tuple[str, ...]
    face: str
    size: int
    colour: str

    def high(self, letters: Typesetter) -> int:
        """The height of the lines, in pixels."""
        return len(self.lines) * letters.height(self.face, self.size)


class LargeText(Widget):
    """Passages one below the other, as large as the room allows; no letter is smaller than
    `least`, a share of the window's height."""

    def __init__(self, name: str, least: float = LEAST) -> None:
        super().__init__(name)
        self.least = least
        self.texts: tuple[Wording, ...] = ()

    @property
    def words(self) -> tuple[str, ...]:
        """Its text, in the current language."""
        return self._voice(self.texts)

    def _voice(self, texts: Sequence[Wording]) -> tuple[str, ...]:
        return tuple(self.desk.voice(each) for each in texts if each)

    def show(self, *texts: Wording) -> None:
        """Replace the text."""
        if texts != self.texts:
            self.texts = texts
            self.touch()

    @property
    def room(self) -> Box:
        """The box of the words."""
        return self.box

    def set_lines(self, room: Box) -> tuple[Passage, ...]:
        """The passages at the largest size that fits, never smaller than `least`."""
        return self.set_words(self.words, room)

    def set_words(self, words: Sequence[str], room: Box) -> tuple[Passage, ...]:
        """The same for these words."""
        wide, high = (round(side * self.desk.theme.scale) for side in (room.w, room.h))
        passages: tuple[Passage, ...] = ()
        for share in (*(each for each in SIZES if each > self.least), self.least):
            passages = tuple(self._set(number, text, share, wide)
                             for number, text in enumerate(words))
            if self.sum_height(passages) <= high:
                break
        return passages

    def sum_height(self, passages: Sequence[Passage]) -> int:
        """The height of all of them, in pixels."""
        return sum(each.high(self.desk.letters) for each in passages)

    def style(self, number: int) -> tuple[str, str, float]:
        """The face, the colour and the relative size of a passage."""
        return ("text", "ink", 1.0) if number == 0 else ("italic", "seal.deep", SECOND)

    def _set(self, number: int, text: str, share: float, wide: int) -> Passage:
        face, colour, part = self.style(number)
        size = find_size(self.desk, max(self.least, share * part))
        return Passage(self.desk.letters.lines(text, face, size, wide), face, size, colour)

    def paint_lines(self, brush: Brush, *, is_centred: bool, is_high: bool = False) -> None:
        """Paint the passages: every line in the middle if it `is_centred`, all from the room's top
        if it `is_high`, else in the middle of its height."""
        passages, rect = self.set_lines(self.room), brush.rect(self.room)
        high = self.sum_height(passages)
        top = rect.y + max(0, rect.height - high) // 2 * (not is_high)
        for each in passages:
            for line in each.lines:
                picture = brush.letters.picture(line, each.face, each.size,
                                                brush.theme.colour(each.colour))
                spare = (rect.width - picture.get_width()) // 2 if is_centred else 0
                brush.onto.blit(picture, (rect.x + spare, top))
                top += brush.letters.height(each.face, each.size)


def find_least(desk: Root) -> int:
    """The smallest letters for an audience, in pixels."""
    return find_size(desk, LEAST)


def find_size(desk: Root, share: float) -> int:
    """Letters of that share of the window's height, in pixels."""
    return math.ceil(desk.box.h * desk.theme.scale * share)


class CaptionStrip(LargeText):
    """The caption of the latest step with its reason, player and progress.

    The portrait of `seat` is at the left, a star for chance; in an upright strip it is above the
    words. `share` of the line at the top is filled; `count` is the step's number, shown by the
    seal, "" for none.

    The strip reserves room for all words that are `kept`, so that its height stays the same;
    longer ones are cut. Without any it is as high as its words.
    """

    def __init__(self, name: str, least: float = LEAST) -> None:
        super().__init__(name, least)
        self._kept: tuple[tuple[Wording, ...], ...] = ()
        self.seat: Seat | None = None
        self.share = 0.0
        self.count = ""
        self.is_upright = False

    @property
    def kept(self) -> tuple[tuple[str, ...], ...]:
        """The texts that need room, in the current language."""
        return tuple(self._voice(each) for each in self._kept) or (self.words,)

    def keep_room(self, kept: Sequence[Sequence[Wording]]) -> None:
        """Reserve room for these texts."""
        self._kept = tuple(map(tuple, kept))

    def holds(self, box: Box) -> bool:
        """Whether there is room for all texts at the smallest size."""
        room = self._room(box)
        return self._find_needed(room) <= room.h * self.desk.theme.scale

    def _find_needed(self, room: Box) -> int:
        """The height of the highest text, in pixels."""
        return max(self.sum_height(self.set_words(each, room)) for each in self.kept)

    def set_lines(self, room: Box) -> tuple[Passage, ...]:
        """The passages, cut where room is reserved and they are longer."""
        passages = super().set_lines(room)
        over = self.sum_height(passages) - round(room.h * self.desk.theme.scale)
        if not self._kept or over <= 0 or not passages:
            return passages
        first, *others = passages
        lines = first.lines[:-math.ceil(over / self.desk.letters.height(first.face, first.size))]
        return (replace(first, lines=(*lines[:-1], lines[-1] + CUT) if lines else ()), *others)

    def say(self, *texts: Wording, seat: Seat | None = None, share: float = 0.0,
            count: str = "") -> None:
        """Show another caption; the caller lays the window out again where it needs more room."""
        if (seat, share, count) != (self.seat, self.share, self.count):
            self.seat, self.share, self.count = seat, share, count
            self.touch()
        self.show(*texts)

    def height(self, width: float) -> float:
        """The height, the same for most captions so that the board keeps its size."""
        usual = HIGH * self.desk.box.h
        needed = self._find_needed(self._room(Box(0, 0, width, usual)))
        return max(usual, needed / self.desk.theme.scale + 2 * self._pad)

    def paint(self, brush: Brush) -> None:
        """Paint the seal, the words and the progress."""
        brush.panel(self.box, "panel")
        self._paint_seal(brush)
        self.paint_lines(brush, is_centred=self.is_upright, is_high=self.is_upright)
        line = Box(self.box.x, self.box.y, self.box.w, 5.0).inset(9.0, 1.0)
        brush.fill(line, "parchment.edge")
        if self.share > 0:
            brush.fill(Box(line.x, line.y, line.w * min(1.0, self.share), line.h), "seal")

    @property
    def room(self) -> Box:
        """The room beside the seal."""
        return self._room(self.box)

    @property
    def _pad(self) -> float:
        return PAD * self.desk.box.h

    @property
    def _side(self) -> float:
        """The size of the seal."""
        return HIGH * self.desk.box.h * 0.6

    def _room(self, box: Box) -> Box:
        if self.is_upright:
            top = self._side + 2 * self._pad
            return Box(box.x + self._pad, box.y + top, max(1.0, box.w - 2 * self._pad),
                       max(1.0, box.h - top - self._pad))
        left = self._side + 2 * self._pad
        return Box(box.x + left, box.y + self._pad, max(1.0, box.w - left - 2 * self._pad),
                   max(1.0, box.h - 2 * self._pad))

    def _paint_seal(self, brush: Brush) -> None:
        sketch = EMBLEM
        if self.seat is not None:  # its numeral would be too small to be read
            sketch = Sketch(EMBLEM.size, sort_marks(portrait(self.seat, (19, 19), 16))[0])
        picture = brush.picture(sketch, self._side / EMBLEM.size[0])
        count = brush.letters.picture(self.count, "text", find_least(self.desk),
                                      brush.theme.colour("ink.soft"))
        if self.is_upright:
            box = Box(self.box.middle[0] - self._side / 2, self.box.y + self._pad, self._side,
                      self._side)
            room = brush.rect(self.box.inset(self._pad))
            place = count.get_rect(topright=room.topright)
        else:
            high = self._side + (count.get_height() / brush.theme.scale if self.count else 0.0)
            box = Box(self.box.x + self._pad, self.box.middle[1] - high / 2, self._side,
                      self._side)
            room = brush.rect(box)
            place = count.get_rect(midtop=room.midbottom)
        brush.lay(picture, box)
        if self.count:
            brush.onto.blit(count, place)


class NotePlate(LargeText):
    """A title and a paragraph on a plate in the middle of the window."""

    def style(self, number: int) -> tuple[str, str, float]:
        """The style of a passage; the title comes first."""
        return ("title", "seal.deep", TITLE) if number == 0 else ("text", "ink", 1.0)

    @property
    def room(self) -> Box:
        """The plate within its edges."""
        return self.plate.inset(3 * PAD * self.box.h)

    @property
    def plate(self) -> Box:
        """The box of the plate, as high as its words need."""
        wide, pad = PLATE * self.box.w, 3 * PAD * self.box.h
        most = Box(0, 0, wide - 2 * pad, self.box.h * 0.8)
        high = sum(each.high(self.desk.letters) for each in self.set_lines(most))
        return self.box.centre(wide, high / self.desk.theme.scale + 2 * pad)

    def paint(self, brush: Brush) -> None:
        """Paint the plate if there is a text."""
        if self.words:
            brush.panel(self.plate, "panel")
            self.paint_lines(brush, is_centred=True)

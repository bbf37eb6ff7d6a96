"""The strip: rows of small pictures and figures, each with its words as a tip."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.ink import LAID
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.sketch import Place, Sketch, Wording
from alexandre.ui.play.course import Bar, Cell, Piece, Row, Tone
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.sizes import CAPTION, LABEL, TINY
from alexandre.ui.text.typesetter import heft
from alexandre.ui.widgets.base.by_width import ByWidth
from alexandre.ui.widgets.base.widget import Root, Widget

HIGH: Final = 27.0  # of a cell
MORE: Final = 23.0  # of each line of it but the first
SIGN: Final = 21.0  # of a small picture in it
FIGURE: Final = LABEL
TITLE: Final = CAPTION
TITLED: Final = 74.0  # the width of what stands before the cells
BARRED: Final = 108.0  # what stands before a bar
PAD: Final = 6.0
HINT: Final = 7.1  # of the digit before a cell
SIGNS: Final = 2_000_000  # bytes of small pictures
GAP: Final = 5.0
INNER: Final = 3.0  # between the pieces of a cell
EDGE: Final = 2.0  # before the digit
LETTERS: Final = 5  # from so many on, words with a figure are a sentence

GROUNDS: Final[dict[Tone, str]] = {"": "page", "good": "tone.good", "bad": "tone.bad"}
INKS: Final[dict[Tone, str]] = {"": "ink", "good": "tone.good.ink", "bad": "seal",
                                "faint": "ink.soft"}


Pieces = tuple[Piece, ...]
DOTS: Final = Cell(("…",), "faint")  # for cells that are left out


@dataclass(frozen=True)
class Placed:
    """A cell with its box and its pieces in lines."""

    cell: Cell
    box: Box
    lines: tuple[Pieces, ...]


def paint_sign(sketch: Sketch, high: int, desk: Root) -> pygame.Surface:
    """A small picture of that height in pixels."""
    return Painter(desk.theme, desk.letters).picture(sketch, high / sketch.size[1], desk.voice)


class Signs:
    """A cache of small pictures by size."""

    def __init__(self) -> None:
        self._surfaces: Cache[tuple[Sketch, int, int], pygame.Surface] = Cache(SIGNS, heft)

    def picture(self, sketch: Sketch, high: int, desk: Root) -> pygame.Surface:
        """The sketch at that height in pixels."""
        return self._surfaces.get((sketch, high, desk.edition), paint_sign, sketch, high, desk)


def flowing(cells: tuple[Cell, ...], box: Box, desk: Root) -> Iterator[Placed]:
    """The cells in as many lines as they need; one with a bar has a line of its own, one that is
    too long has several. A spare one that would begin a line is left out."""
    left, top, low = box.x, box.y, 0.0
    for cell in cells:
        lines = (cell.pieces,) if cell.bar else break_pieces(
            cell.pieces, box.w - lead(cell, desk) - 2 * PAD, desk)
        wide = box.w if cell.bar else min(box.w, lead(cell, desk) + 2 * PAD + max(
            span(line, desk) for line in lines))
        if left > box.x and left + wide > box.right:
            if cell.is_spare:
                continue
            left, top = box.x, low + GAP
        high = desk.theme.tall(HIGH) + desk.theme.enlarge(MORE * (len(lines) - 1))
        yield Placed(cell, Box(left, top, wide, high), lines)
        left, low = left + wide + GAP, max(low, top + high)


def lead(cell: Cell, desk: Root) -> float:
    """The width of the digit that presses a cell."""
    return desk.theme.tall(HINT) if cell.hint else 0.0


def shorten(cells: tuple[Cell, ...], wide: float, desk: Root) -> tuple[Cell, ...]:
    """As many of the cells as a line holds: the chosen one, the first, the last, and the nearest
    to the chosen one; dots stand for the others."""
    chosen = next((n for n, cell in enumerate(cells) if cell.tone == "good"), 0)
    near = sorted((abs(n - chosen), n) for n in range(len(cells)))
    ranked = [*dict.fromkeys((chosen, 0, len(cells) - 1, *(n for _far, n in near)))]
    for count in range(len(cells), 0, -1):
        line, last = list[Cell](), -1
        for n in sorted(ranked[:count]):
            line += [*[DOTS] * (n > last + 1), cells[n]]
            last = n
        if sum(2 * PAD + lead(each, desk) + span(each.pieces, desk) + GAP
               for each in line) <= wide + GAP:
            return tuple(line)
    return cells[chosen:chosen + 1]


def break_pieces(pieces: Pieces, wide: float, desk: Root) -> tuple[Pieces, ...]:
    """The pieces in as many lines as the width requires.

    A picture stays with the words after it; a count shown in pictures goes below the words as a
    whole, if two lines are enough.
    """
    if span(pieces, desk) <= wide:
        return (pieces,)
    groups = [*bind_words(pieces)]
    first = next((n for n, each in enumerate(groups) if n and isinstance(each[0], Sketch)), 0)
    halves = tuple(chain(*groups[:first])), tuple(chain(*groups[first:]))
    if first and all(span(each, desk) <= wide for each in halves):
        return halves
    lines: list[Pieces] = [()]
    for group in groups:
        parts = [group] if span(group, desk) <= wide else break_words(group, wide, desk)
        for part in parts:
            if lines[-1] and span((*lines[-1], *part), desk) > wide:
                lines.append(())
            lines[-1] = (*lines[-1], *part)
    return tuple(lines)


def bind_words(pieces: Pieces) -> Iterator[Pieces]:
    """The unbreakable groups: a picture with the words after it, or words alone."""
    held: Pieces = ()
    for piece in pieces:
        if held and (isinstance(piece, Sketch) or not isinstance(held[-1], Sketch)):
            yield held
            held = ()
        held = (*held, piece)
    if held:
        yield held


def break_words(group: Pieces, wide: float, desk: Root) -> list[Pieces]:
    """Words that are too long for a line, in several, with the picture in the first."""
    *signs, last = group
    if isinstance(last, Sketch):
        return [group]
    words, theme = desk.voice(last), desk.theme
    room = wide - sum(piece_width(each, desk) + INNER for each in signs) - 1
    first, *more = desk.letters.lines(words, face_of(words), theme.letter(FIGURE),
                                      round(room * theme.scale))
    return [(*signs, first), *((each,) for each in more)]


def span(pieces: Pieces, desk: Root) -> float:
    """The width of pieces side by side."""
    return sum(piece_width(piece, desk) for piece in pieces) + INNER * (len(pieces) - 1)


def piece_width(piece: Piece, desk: Root) -> float:
    """The width of a piece; a picture keeps its proportions."""
    if isinstance(piece, Sketch):
        return desk.theme.tall(SIGN) * piece.size[0] / piece.size[1]
    words = desk.voice(piece)
    return desk.text_width(words, face_of(words), FIGURE) + 1


def face_of(words: str) -> str:
    """The face: that of tables for figures, be it with a short word, else that of the side panel.
    """
    is_short = sum(map(str.isalpha, words)) < LETTERS
    return "table" if is_short and any(map(str.isdigit, words)) else "text"


class Cells(Widget):
    """Cells in lines, without a title."""

    def __init__(self, name: str, cells: tuple[Cell, ...] = ()) -> None:
        super().__init__(name)
        self.cells = cells
        self.placed: tuple[Placed, ...] = ()
        self._signs = Signs()

    def lay(self) -> None:
        self.placed = tuple(flowing(self.cells, self.box, self.desk))
        self.uncut = tuple(each.box for each in self.placed)

    def height(self, width: float) -> float:
        """The height of the lines that they need."""
        return lowest(flowing(self.cells, Box(0, 0, width, 0), self.desk))

    def paint(self, brush: Brush) -> None:
        for each in self.placed:
            self._cell(brush, each)

    def _cell(self, brush: Brush, placed: Placed) -> None:
        cell, box = placed.cell, placed.box
        if cell.tone in GROUNDS:
            rect = brush.rect(box)
            radius = brush.theme.px(6)
            pygame.draw.rect(brush.onto, brush.theme.colour(GROUNDS[cell.tone]), rect,
                             border_radius=radius)
            pygame.draw.rect(brush.onto, brush.theme.colour("gold" if cell.spot else "gold.pale"),
                             rect, width=max(1, brush.theme.px(1.2)), border_radius=radius)
        high, step = brush.theme.tall(HIGH), brush.theme.enlarge(MORE)
        hint = lead(cell, self.desk)
        if cell.hint:
            end = box.x + hint + INNER
            brush.words(Box(box.x + EDGE, box.y, box.w, box.h), cell.hint, face="table",
                        size=TINY, colour="ink.soft")
            brush.line((end, box.y + INNER), (end, box.bottom - INNER), "gold.pale", 1)
        for number, line in enumerate(placed.lines):
            left = box.x + PAD + hint
            for piece in line:
                left += self._piece(brush, piece, Box(left, box.y + step * number,
                                                      box.right - left, high), cell.tone) + INNER
        if cell.bar:
            left = box.x + brush.theme.enlarge(BARRED)
            self._bar(brush, cell.bar, Box(left, box.y, box.right - left - PAD, box.h))

    def _piece(self, brush: Brush, piece: Piece, box: Box, tone: Tone) -> float:
        wide = piece_width(piece, self.desk)
        if isinstance(piece, Sketch):
            high = brush.theme.px(brush.theme.tall(SIGN))
            picture = self._signs.picture(piece, high, self.desk)
            rect = brush.rect(box)
            place = (rect.x, rect.y + (rect.height - picture.get_height()) // 2)
            brush.onto.blit(picture, place, special_flags=LAID)
        else:
            words = brush.voice(piece)
            brush.words(box, words, face=face_of(words), size=FIGURE, colour=INKS[tone])
        return wide

    def _bar(self, brush: Brush, bar: Bar, box: Box) -> None:
        """Paint the present amount in the player's colour, the amount to come paler, with a line
        at its end."""
        groove = Box(box.x, box.y + box.h * 0.28, box.w, box.h * 0.44)
        brush.fill(groove, "parchment.deep")
        unit = groove.w / max(bar.most, bar.after, 1)
        if bar.after > bar.before:
            brush.fill(Box(groove.x, groove.y, unit * bar.after, groove.h), bar.colour, 110)
        brush.fill(Box(groove.x, groove.y, unit * bar.before, groove.h), bar.colour)
        end = groove.x + unit * bar.after
        brush.line((end, groove.y - 3), (end, groove.bottom + 3), "ink", 1.6)

    def point(self, at: Place) -> Wording:
        """The tip of the cell under the mouse."""
        cell = self._at(at)
        return cell.tip if cell else ""

    def _at(self, at: Place) -> Cell | None:
        return next((each.cell for each in self.placed if each.box.has(at)), None)


class Strip(Cells):
    """Rows of cells, titled or not; a cell with a spot can be clicked."""

    prepares = True
    is_list = True

    def __init__(self, name: str, on_spot: Callable[[str], object]) -> None:
        super().__init__(name)
        self.rows: tuple[Row, ...] = ()
        self.on_spot = on_spot
        self._heads: list[tuple[Wording, Box]] = []  # the title of each row, and where it stands
        self._heights: ByWidth[tuple[float, float]] = ByWidth()  # of all rows, of the first cell

    def show(self, rows: tuple[Row, ...]) -> None:
        """Show these rows; the caller lays the screen out again if the height changes."""
        if rows != self.rows:
            self.rows = rows
            self.touch()

    def lay(self) -> None:
        rows, head = list(self._rows(self.box)), self._measure_head(self.box.w)
        self.placed = tuple(each for _row, _box, cells in rows for each in cells)
        self.uncut = tuple(each.box for each in self.placed)
        self._heads = [(row.title, Box(box.x, box.y, head - GAP, self.desk.theme.tall(HIGH)))
                       for row, box, _cells in rows if row.title]

    def height(self, width: float) -> float:
        """The height of all rows."""
        return self._measure(width)[0]

    def least(self, width: float) -> float:
        """The height of its first cell."""
        return self._measure(width)[1]

    def _measure(self, width: float) -> tuple[float, float]:
        return self._heights.get((self.rows, self.desk.edition), width, self._measure_rows)

    def _measure_rows(self, width: float) -> tuple[float, float]:
        rows = [*self._rows(Box(0, 0, width, 0))]
        first = next((cells[0].box.h for _row, _box, cells in rows if cells), 0.0)
        return max((box.bottom for _row, box, _cells in rows), default=0.0), first

    def paint(self, brush: Brush) -> None:
        for title, box in self._heads:
            brush.words(box, brush.voice(title), face="italic", size=TITLE, colour="ink.soft")
        super().paint(brush)

    @property
    def can_press(self) -> bool:
        """Whether it has rows, whose cells can be clicked, though the focus does not come here."""
        return bool(self.rows)

    def aim(self, at: Place) -> Hashable:
        """The spot of the cell at that point."""
        cell = self._at(at)
        return cell.spot if cell else ""

    def aims(self) -> Iterable[Hashable]:
        return [each.cell.spot for each in self.placed if each.cell.spot]

    def press(self, at: Place) -> bool:
        """Click the spot of the cell."""
        cell = self._at(at)
        if cell is None or not cell.spot:
            return False
        self.on_spot(cell.spot)
        return True

    def _measure_head(self, width: float) -> float:
        """The width of the titles: the usual share, or more if the longest needs it."""
        desk = self.desk
        longest = max((desk.text_width(desk.voice(row.title), "italic", TITLE) + 2 * GAP
                       for row in self.rows if row.title), default=0.0)
        return max(desk.theme.enlarge(TITLED), min(longest, width / 2))

    def _rows(self, box: Box) -> Iterator[tuple[Row, Box, tuple[Placed, ...]]]:
        top, titled = box.y, self._measure_head(box.w)
        for row in self.rows:
            head = titled if row.title else 0.0
            whole = shorten(row.cells, box.w - head, self.desk) if row.is_line else row.cells
            cells = tuple(flowing(whole, Box(box.x + head, top, box.w - head, 0), self.desk))
            high = lowest(iter(cells)) - top
            yield row, Box(box.x, top, box.w, high), cells
            top += high + GAP


def lowest(placed: Iterator[Placed]) -> float:
    """The lower end of the last line."""
    return max((each.box.bottom for each in placed), default=0.0)

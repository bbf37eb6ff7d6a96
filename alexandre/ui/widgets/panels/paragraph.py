"""A passage of a text that is read: its number hangs in the margin, references lead elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.play.defaults import give_empty, ignore
from alexandre.ui.text.richtext import Run, Set, advance, set_in_lines
from alexandre.ui.text.sizes import BODY, LABEL, LEAD, SUBHEADING, TITLE
from alexandre.ui.widgets.base.widget import Widget

MEASURE: Final = 560.0  # about 66 letters of the text: lines that are read with ease
GUTTER: Final = 14.0  # between the number and the text


@dataclass(frozen=True)
class Style:
    """The style of a kind of passage; sizes are logical, at the designed text size."""

    face: str
    size: float
    colour: str
    lead: float = 1.0  # from line to line, beside what the letters ask for
    above: float = 0.0
    is_centred: bool = False


STYLES: Final[dict[str, Style]] = {
    "title": Style("title", TITLE, "seal.deep", is_centred=True),
    "opening": Style("italic", BODY, "ink.soft", above=2),
    "note": Style("italic", LABEL, "ink.soft", is_centred=True),
    "chapter": Style("title", SUBHEADING, "seal.deep", above=20),
    "text": Style("text", LEAD, "ink", lead=1.04),
}


class Paragraph(Widget):
    """One passage; `margin` is the room of its number, `runs` gives its text in runs.

    `preview` gives the tip of a link, `on_link` follows it.
    """

    def __init__(self, name: str, runs: Callable[[], Sequence[Run]], *, number: str = "",
                 kind: str = "text", margin: float = 0.0,
                 preview: Callable[[str], Wording] = give_empty,
                 on_link: Callable[[str], None] = ignore) -> None:
        super().__init__(name)
        self.number = number
        self.style = STYLES[kind]
        self.margin = margin
        self.is_marked = False  # the passage that was asked for
        self.matches: tuple[tuple[int, int], ...] = ()  # from where to where a search has found it
        self._runs = runs
        self._preview = preview
        self._on_link = on_link
        self._lines: tuple[tuple[Set, ...], ...] = ()
        self._key: tuple[int, int, int] = (0, 0, 0)
        self._link = ""

    @property
    def text(self) -> str:
        """Its text, in the language of the moment."""
        return "".join(run.text for run in self._runs())

    @property
    def words(self) -> str:
        """The same with its number."""
        return f"{self.number} {self.text}".strip()

    def height(self, width: float) -> float:
        """As many lines as the text needs."""
        return self.style.above + len(self._set(width)) * self._step()

    def lay(self) -> None:
        """Set the lines, none of which is cut where the text scrolls."""
        top, step = self.box.y + self.style.above, self._step()
        self.uncut = tuple(Box(self.box.x, top + number * step, self.box.w, step)
                           for number in range(len(self._set(self.box.w))))

    def paint(self, brush: Brush) -> None:
        """Paint the results of a search, the number, the lines."""
        if self.is_marked:
            wide = self._indent() + self._measure(self.box.w)
            brush.fill(Box(self.box.x, self.box.y, wide, self.box.h).inset(-8, -3),
                       "gold.pale", 70)
        lines = self._set(self.box.w)
        px, style = brush.theme.letter(self.style.size), self.style
        for number, line in enumerate(lines):
            top = self.box.y + style.above + number * self._step()
            self._paint_found(brush, line, top, px)
            left = self._left(line)
            for each in line:
                colour = "seal" if each.run.link else style.colour
                if each.run.text.strip():
                    self._paint_run(brush, each, left, top, px, colour)
            if number == 0 and self.number:
                self._paint_number(brush, top, px)

    def point(self, at: Place) -> Wording:
        """The tip of the link under the mouse."""
        link = self._at(at)
        if link != self._link:
            self._link = link
            self.touch()
        return self._preview(link) if link else ""

    def leave(self) -> None:
        """Light no link any more."""
        if self._link:
            self._link = ""
            self.touch()

    def press(self, at: Place) -> bool:
        return bool(self._at(at))

    def release(self, at: Place) -> None:
        link = self._at(at)
        if link:
            self._on_link(link)

    # ---- lines -----------------------------------------------------------------------------

    def _set(self, width: float) -> tuple[tuple[Set, ...], ...]:
        desk = self.desk
        px = desk.theme.letter(self.style.size)
        key = (round(self._measure(width) * desk.theme.scale), px, desk.edition)
        if key != self._key:
            self._key = key
            self._lines = set_in_lines(desk.letters, list(self._runs()), px, key[0])
        return self._lines

    def _measure(self, width: float) -> float:
        room = max(1.0, width - self._indent())
        return room if self.style.is_centred else min(room, self.desk.theme.enlarge(MEASURE))

    def _indent(self) -> float:
        return self.desk.theme.enlarge(self.margin)

    def _step(self) -> float:
        desk = self.desk
        return (desk.letters.height(self.style.face, desk.theme.letter(self.style.size))
                * self.style.lead / desk.theme.scale)

    def _left(self, line: Sequence[Set]) -> float:
        """The beginning of a line."""
        left = self.box.x + self._indent()
        if not self.style.is_centred or not line:
            return left
        wide = (line[-1].left + line[-1].width) / self.desk.theme.scale
        return left + (self._measure(self.box.w) - wide) / 2

    def _at(self, at: Place) -> str:
        """The link at that point."""
        row = int((at[1] - self.box.y - self.style.above) // self._step())
        if not 0 <= row < len(self._lines):
            return ""
        line = self._lines[row]
        x = (at[0] - self._left(line)) * self.desk.theme.scale
        return next((each.run.link for each in line if each.left <= x < each.left + each.width),
                    "")

    # ---- painting --------------------------------------------------------------------------

    def _paint_run(self, brush: Brush, each: Set, left: float, top: float, px: int,
                   colour: str) -> None:
        scale = brush.theme.scale
        skipped = len(each.run.text) - len(each.run.text.lstrip())
        x = round(left * scale) + each.left + advance(brush.letters, " " * skipped,
                                                      each.run.face, px)
        picture = brush.letters.picture(each.run.text.strip(" "), each.run.face, px,
                                        brush.theme.colour(colour))
        brush.onto.blit(picture, (x, round(top * scale)))
        if each.run.link and each.run.link == self._link:
            foot = top + brush.letters.ascent(each.run.face, px) / scale + 2
            brush.line((x / scale, foot), ((x + picture.get_width()) / scale, foot), "seal", 1.0)

    def _paint_number(self, brush: Brush, top: float, px: int) -> None:
        """Paint the number to the left of the text, smaller and on the same line."""
        small = "title" if self.style.face == "title" else "table"
        size = px if small == "title" else round(px * 0.86)
        picture = brush.letters.picture(self.number, small, size, brush.theme.colour("seal"))
        scale = brush.theme.scale
        right = (self.box.x + self._indent() - GUTTER) * scale
        drop = (brush.letters.ascent(self.style.face, px) - brush.letters.ascent(small, size))
        brush.onto.blit(picture, (round(right) - picture.get_width(), round(top * scale) + drop))

    def _paint_found(self, brush: Brush, line: Sequence[Set], top: float, px: int) -> None:
        scale, left = brush.theme.scale, self._left(line)
        for begin, end in self.matches:
            for each in line:
                run = each.run
                first, last = max(begin, run.start), min(end, run.start + len(run.text))
                if first >= last:
                    continue
                before = advance(brush.letters, run.text[:first - run.start], run.face, px)
                wide = advance(brush.letters, run.text[first - run.start:last - run.start],
                               run.face, px)
                brush.fill(Box(left + (each.left + before) / scale - 1, top + 1,
                               wide / scale + 2, self._step() - 2), "lit", 130)

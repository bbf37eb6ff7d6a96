"""Every score with its parts, in columns as wide as their contents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.contract import Outcome, Seat
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.legacy import Opponent
from alexandre.ui.text.sizes import CAPTION, HEADING, LARGE, LEAD
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.pictures.seal import Portrait, Seal

BESIDE: Final = 4  # parts of a score that stand beside the chart at 100 %; more take its place
MANY: Final = 4  # lines, which stand closer to one another
GAP: Final = 12.0
SEAL: Final = 30.0
HEADS: Final = tuple(range(CAPTION, 9, -1))  # sizes, until all columns have room
LEAST: Final = 58.0  # of a column, where there is room


class MeasuredRow(Row):
    """A row whose widths are measured, so that the text size does not enlarge them again."""

    def _scale_widths(self, widths: tuple[float, ...], width: float) -> tuple[float, ...]:
        return widths


class Heads(MeasuredRow):
    """The names of the columns, aligned at the bottom."""

    def lay(self) -> None:
        """Place each name above its column."""
        for child, box in self._shares(self.box):
            high = child.height(box.w)
            child.place(Box(box.x, box.bottom - high, box.w, high))


class Scores(Column):
    """A line for each seat in the order of the ranks, under the names of the parts; opponents
    without a seat below.

    A score of one part is shown once, under the name of that part; `is_brief` shows no parts.
    """

    def __init__(self, title: str, outcome: Outcome, opponents: Sequence[Opponent] = (), *,
                 is_brief: bool = False) -> None:
        parts = [] if is_brief else [name for name, _points in outcome.breakdown[0]]
        is_long = len(outcome.ranks) + len(opponents) >= MANY
        super().__init__("result/scores", gap=2 if is_long or len(parts) > BESIDE else 6)
        whole = Msg.of("ui.result.total")
        if len(parts) == 1:
            whole = Msg(f"{title}.score.{parts.pop()}")
        self._head = self.add(Heads(gap=GAP))
        for _ in range(3):
            self._head.add(Label("", ""))
        for part in parts:
            self._head.add(make_head(f"result/part/{part}", Msg(f"{title}.score.{part}")))
        self._head.add(make_head("result/total", whole))
        self._lines = [self.add(line_of(outcome, seat, parts)) for seat in sorted(
            range(len(outcome.ranks)), key=outcome.ranks.__getitem__)]
        self._lines += [self.add(line_against(each, number, parts))
                        for number, each in enumerate(opponents)]

    def lay(self) -> None:
        self._widen(self.box.w)
        super().lay()

    def height(self, width: float) -> float:
        """The height of its lines, once the columns have their widths."""
        self._widen(width)
        return super().height(width)

    def paint(self, brush: Brush) -> None:
        """Paint a line between the parts and the total."""
        if len(self._head.children) > 4:
            x = self._head.children[-1].box.x
            brush.line((x, self._head.box.y), (x, self.box.bottom), "gold", 1.2)

    # ---- widths ----------------------------------------------------------------------------

    def _widen(self, width: float) -> None:
        """Widen the columns so that heads need two lines, if the names keep enough room; otherwise
        to their longest words, smaller if need be."""
        self._size(HEADS[0])
        widths = self._widths(lines=2)
        if self._left(widths, width) < self._names():
            widths = self._widths()
        for size in HEADS[1:]:
            if self._left(widths, width) >= self._names():
                break
            self._size(size)
            widths = self._widths()
        for row in (self._head, *self._lines):
            row.widths = widths

    def _size(self, size: float) -> None:
        for head in self._head.children:
            if isinstance(head, Label):
                head.size = size

    def _left(self, widths: tuple[float, ...], width: float) -> float:
        return width - sum(widths) - GAP * (len(widths) - 1)

    def _widths(self, lines: int = 0) -> tuple[float, ...]:
        """The widths of the columns; the names get what is left."""
        count = len(self._head.children)
        figures = [self._column(place, lines) for place in range(3, count)]
        figures[-1] += GAP if len(figures) > 1 else 0.0  # after the line before them
        rank = max(measure_width(each.children[1]) for each in self._lines)
        return (self.desk.theme.enlarge(SEAL), max(1.0, rank), 0.0, *figures)

    def _column(self, place: int, lines: int) -> float:
        """The width of a column, for its head in so many lines or for its longest word."""
        head = self._head.children[place]
        widths = [measure_width(line.children[place]) for line in self._lines]
        widths.append(measure_width(head, by_word=True))
        if lines:
            # Its words are not of one length.
            widths += [LEAST, measure_width(head) / lines * 1.15]
        return max(widths)

    def _names(self) -> float:
        return max(measure_width(line.children[2]) for line in self._lines)


def make_head(name: str, text: Msg) -> Label:
    return Remark(name, text, size=HEADS[0], align="right")


def line_of(outcome: Outcome, seat: Seat, parts: list[str]) -> MeasuredRow:
    """The line of a seat: seal, rank, name, parts, score."""
    is_alone = len(outcome.ranks) == 1  # and is neither first nor second
    rank = "" if is_alone else Msg.of("ui.result.rank", rank=str(outcome.ranks[seat]))
    row = MeasuredRow(f"result/seat{seat}", gap=GAP)
    row.add(Portrait(seat))
    row.add(Label(f"result/rank{seat}", rank, size=LARGE, colour="ink.soft", is_line=True))
    row.add(Label(f"result/name{seat}", Who(seat), face="bold", size=LARGE, is_line=True))
    for part, points in outcome.breakdown[seat]:
        if part in parts:
            row.add(Label(f"result/{part}{seat}", str(points), face="table", size=LEAD,
                          align="right", is_line=True))
    row.add(Label(f"result/score{seat}", str(outcome.scores[seat]), face="bold", size=HEADING,
                  align="right", colour="seal.deep", is_line=True))
    return row


def line_against(opponent: Opponent, number: int, parts: list[str]) -> MeasuredRow:
    """The same for an opponent, who has no rank and may lack parts."""
    row = MeasuredRow(f"result/opponent{number}", gap=GAP)
    row.add(Seal(opponent.seal))
    row.add(Label("", ""))
    row.add(Label(f"{row.name}/name", opponent.noun, size=LARGE, is_line=True))
    for part in parts:
        points = opponent.parts.get(part)
        row.add(Label(f"{row.name}/{part}", "" if points is None else str(points), face="table",
                      size=LEAD, align="right", is_line=True))
    row.add(Label(f"{row.name}/score", str(opponent.total), size=HEADING, align="right",
                  colour="ink.soft", is_line=True))
    return row


def measure_width(label: object, *, by_word: bool = False) -> float:
    """The width of a label in one line, or of its longest word alone."""
    assert isinstance(label, Label)
    words = label.words.split(" ") if by_word else [label.words]
    return max(label.desk.text_width(each, label.face, label.size) for each in words) + 2

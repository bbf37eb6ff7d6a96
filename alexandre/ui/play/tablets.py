"""Players one below the other: in tablets of two lines, or where there is no room for them, many
of them or large letters, in lower ones without large faces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import (
    Column,
    Either,
    Filling,
    Grid,
    Hidden,
    Named,
    Overlay,
    Panel,
    Row,
)
from alexandre.ui.draw.sheets.leaves import Icon, Text, seal_of
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import (
    Caption,
    Marks,
    Place,
    Plate,
    Shape,
    Sheet,
    Wording,
    face_of,
    stamp,
)
from alexandre.ui.play.faces.coins import coin, portrait
from alexandre.ui.text.cache import Same, remember

WIDE: Final = 380.0
ROW: Final = 57.0
GAP: Final = 5.0
APART: Final = 3.0  # in letters of any size
FACE: Final = 46.0
COIN: Final = (24.0, 22.0)  # of a low tablet, and the height of its box
LARGER: Final = 1.1  # the sign of a figure reaches a little beyond its box,
DRAWN: Final = 20.0  # and is given so large
PAD: Final = (7.0, 2.0, 9.0, 2.0)
ROWS_APART: Final = 0.5
FEW: Final = 5  # figures,
FAR, NEAR = 5.0, 1.0  # which stand so far apart, and more of them
SMALLER: Final = 0.88  # of their size have figures where room is short; names give way first
NAMES: Final = 0.75  # down to this share


@dataclass(frozen=True)
class Form:
    """The letters of a form of tablets: name, points, figures, the box of their signs, and how far
    figures stand from these; figures may shrink down to `squeeze` of their size."""

    name: float
    score: float
    figure: float
    sign: float
    apart: float
    squeeze: float = SMALLER


HIGH: Final = Form(18.0, 28.0, 17.0, 18.0, 4.0)
LOW: Final = Form(18.0, 22.0, 17.5, 15.0, 2.5)  # with two rows of figures
LINE: Final = Form(19.0, 23.0, 17.5, 19.5, 4.0)
WHOLE: Final = Form(19.0, 25.0, 24.0, 20.0, 3.5, 1.0)  # a line that is the only form


@dataclass(frozen=True)
class Figure:
    """A sign drawn round (0, 0), about 20 units large, with its number."""

    sign: tuple[Shape, ...]
    text: str
    digits: int = 2

    @property
    def is_blank(self) -> bool:
        """Whether it tells nothing, but keeps the room of a figure."""
        return not (self.sign or self.text)

    def describe(self, style: Form) -> Node:
        """The figure in the letters of a form, beside the ink of its sign."""
        icon = Icon(partial(draw_sign, self.sign), style.sign, style.sign - 1,
                    measure_sign(Same(self.sign)) * style.sign)
        return Row((icon, Text(self.text, style.figure, "ink", "table", squeeze=style.squeeze,
                               digits=self.digits)), style.apart)


Parts = tuple[Node | Figure, ...]


@dataclass(frozen=True)
class Tablet:
    """A player's row; `told` says everything about the player in words.

    `beside` stands to the right of the name and `below` under both; a low tablet has what is
    `between` and two `rows` of figures beside the name, a still lower one a `line`: with nothing
    `below`, every tablet has it, in large letters. `under` is written below the name; everything
    lies on a `ground`, whose left `edge` is left free.
    """

    seat: Seat
    name: Wording
    score: str
    below: Parts
    line: Parts
    told: tuple[Msg, ...]
    is_mover: bool = False
    beside: Parts = ()
    rows: tuple[Parts, ...] = ()
    between: Parts = ()
    under: Wording = ""
    ground: Callable[[Box], Iterable[Shape | Caption]] | None = None
    edge: float = 0.0


def player_sheet(tablets: Sequence[Tablet]) -> Sheet:
    """Every player, below the one before."""
    rows = Column(tuple(map(describe_tablet, tablets)), APART)
    return Sheet("players", "side", Filling(rows, measure_stack(len(tablets), WIDE)))


def measure_stack(count: int, wide: float) -> float:
    """The height of so many tablets in that width."""
    return (count * (ROW + GAP) - GAP) * wide / WIDE


def describe_tablet(tablet: Tablet) -> Node:
    """A player's row, which can be pointed at: the spot `seat:<number>` with the parts
    `face:<number>` and `score:<number>`."""
    ground = tablet.ground or partial(draw_ground, is_mover=tablet.is_mover)
    coin, seal = coin_of(tablet.seat)
    forms = [high_form(tablet, tablet.beside, tablet.below),
             *([low_form(tablet)] if tablet.rows else []),
             high_form(tablet, (), tablet.line), line_form(tablet, (coin, seal), LINE, NAMES),
             ] if tablet.below else [
                 line_form(tablet, head, WHOLE, squeeze) for head, squeeze in (
                     ((portrait_of(tablet.seat),), 0.95), ((coin, seal), 0.85), ((seal,), NAMES))]
    left, top, right, low = PAD
    return Named(Panel(Either(tuple(forms)), ground, (left + tablet.edge, top, right, low)),
                 f"seat:{tablet.seat}", tablet.name, rows=tablet.told, grow=1)


def high_form(tablet: Tablet, beside: Parts, figures: Parts) -> Node:
    """The portrait, and two lines: the name with what is beside it, and figures."""
    face = portrait_of(tablet.seat)
    name: Node = name_of(tablet, HIGH)
    if tablet.under:
        name = Column((name, Text(tablet.under, 13, "ink.soft", "italic")), grow=1)
    told, score = describe_all(figures, HIGH), score_of(tablet, HIGH)
    is_full = len(figures) > FEW  # figures below the points, too
    below = Row(told, NEAR if len(told) > FEW else FAR)
    first = Row((name, *describe_all(beside, HIGH), *([score] if is_full else [])), 6)
    lines = Column((first, below), 2 if is_full else 4, grow=1)
    return Row((face, lines) if is_full else (face, lines, score), 8)


def low_form(tablet: Tablet) -> Node:
    """Two rows of figures beside the name, or a single one of few in their middle; they stand in
    the same columns in every tablet."""
    columns = max(map(len, tablet.rows))
    rows = gather_rows(tablet.rows, columns)
    grid, room = (align_rows(each, columns) for each in (rows, ((),) * len(tablet.rows)))
    return Row((*coin_of(tablet.seat), name_of(tablet, LOW), *describe_all(tablet.between, LOW),
                Overlay((Hidden(room), grid)), score_of(tablet, LOW)), 4)


def align_rows(rows: Sequence[Parts], columns: int) -> Node:
    """Figures in so many columns of one width; blank ones keep theirs."""
    blanks = (Figure((), ""),) * columns
    return Grid(tuple(describe_all((*each, *blanks)[:columns], LOW, is_aligned=True)
                      for each in rows), 2, ROWS_APART)


def gather_rows(rows: Sequence[Parts], columns: int) -> tuple[Parts, ...]:
    """The rows without what is blank, in one if so many columns have room for all."""
    told = tuple(tuple(filter(is_told, each)) for each in rows)
    whole = tuple(part for each in told for part in each)
    return (whole,) if len(whole) <= columns else tuple(filter(None, told))


def is_told(part: Node | Figure) -> bool:
    """Whether it has anything to show."""
    return not (isinstance(part, Figure) and part.is_blank)


def line_form(tablet: Tablet, head: tuple[Node, ...], style: Form, squeeze: float) -> Node:
    """One row of figures beside the name, which may shrink to a share of its size."""
    figures = describe_all(tablet.line, style, is_aligned=True)
    return Row((*head, name_of(tablet, style, squeeze), *figures, score_of(tablet, style)), 7)


def describe_all(parts: Parts, style: Form, *, is_aligned: bool = False) -> tuple[Node, ...]:
    """Figures in the letters of a form; aligned ones keep the room of blank ones."""
    return tuple(each.describe(style) if isinstance(each, Figure) else each
                 for each in parts if is_aligned or is_told(each))


def portrait_of(seat: Seat) -> Node:
    """The large coin with the seal."""
    return Named(Icon(partial(draw_portrait, seat), FACE), f"face:{seat}")


def coin_of(seat: Seat) -> tuple[Node, Node]:
    """The coin, with the seal at a legible size."""
    return (Named(Icon(partial(draw_coin, seat), *COIN), f"face:{seat}"),
            seal_of(seat, COIN[1]))


def name_of(tablet: Tablet, style: Form, squeeze: float = NAMES) -> Text:
    """The name; all names have the size that the longest needs."""
    return Text(tablet.name, style.name, "ink", "bold", grow=1, squeeze=squeeze, is_even=True)


def score_of(tablet: Tablet, style: Form) -> Node:
    """The points, which never give way: names do."""
    return Named(Text(tablet.score, style.score, "seal.deep", "bold", "right", squeeze=1,
                      digits=2), f"score:{tablet.seat}")


# ---- looks --------------------------------------------------------------------------------------


def draw_ground(box: Box, *, is_mover: bool) -> tuple[Shape, ...]:
    """The plate of a tablet; that of the player to move is lighter and framed."""
    return (Plate((box.x + 1, box.y + 1), (box.w - 2, box.h - 2), 7,
                  "page" if is_mover else "parchment.deep", "seal" if is_mover else "gold",
                  2.2 if is_mover else 1.2),)


def draw_portrait(seat: Seat, at: Place, size: float) -> Marks:
    """A player's coin with the seal beside it."""
    return portrait(seat, (at[0] - size * 0.06, at[1] - size * 0.06), size * 0.43)


def draw_coin(seat: Seat, at: Place, size: float) -> Iterable[Shape | Caption]:
    """A player's coin alone."""
    return coin(face_of(seat), seat, at, size / 2)


@remember(512)
def measure_sign(sign: Same) -> float:
    """The width of its ink round its middle, in sizes of its box; 1 at least."""
    inks = map(extent, sign.it)
    wide = 2 * max((max(-left, right) for left, _top, right, _low in inks), default=0.0)
    return max(1.0, wide * LARGER / DRAWN)


def draw_sign(sign: tuple[Shape, ...], at: Place, size: float) -> tuple[Shape, ...]:
    """The sign of a figure."""
    return stamp_sign(Same(sign), at, size * LARGER / DRAWN)


@remember(512)
def stamp_sign(sign: Same, at: Place, size: float) -> tuple[Shape, ...]:
    """Its shapes at that place, stamped once."""
    return stamp(sign.it, at, size)

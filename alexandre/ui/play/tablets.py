"""Players one below the other: in tablets of a title's own, or, where there is no room for them,
in one line each: many of them, or large letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final, TypeVar

from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Place,
    Plate,
    Shape,
    Sheet,
    Sketch,
    Spot,
    Wording,
    face_of,
    rectangle,
    round_corners,
    seal,
    stamp,
)
from alexandre.ui.play.faces.coins import coin, portrait

WIDE: Final = 380.0
ROW: Final = 57.0
GAP: Final = 5.0
FEW: Final = 3  # players
GAP_FOLDED: Final = 4.0
HIGH: Final = {1: 44.0, 2: 42.0, 3: 33.0, 4: 38.0, 5: 33.0}  # of a line, by how many play
LEAST: Final = 25.0
DOUBLE: Final = {2: 50.0, 3: 33.0}  # of one whose figures stand in two rows
STACKED: Final = 26.0  # of one with two rows of figures beside its name, at least,
STACKED_HIGH: Final = {**HIGH, 3: 38.0, 4: 42.0}  # and at most
LARGEST: Final = 21.0  # letters
MANY: Final = 18.8  # of four or more: no larger than there is room for beside letters of 150 %
SCORE: Final = 1.2  # of the largest letters, the points,
SEAL: Final = 0.56  # and a seal
SHARES: Final = {False: (0.64, 0.64), True: (0.41, 0.48)}  # of the height: signs, letters
STACKED_SHARES: Final = (0.44, 0.64)
STACKED_DIGITS: Final = 1.3  # of a sign, how large its number is, where there is room
STACKED_ROWS: Final = (0.27, 0.73)  # of the height, where their middles are
UPPER: Final = 0.25  # where the upper of them is, of its height,
LOWER: Final = 0.725  # and the other, clear of the tails of a name
APART: Final = 1.25  # what stands beside the name is there
NAME: Final = 64.0  # its left edge
FIGURES: Final = (172.0, 322.0)  # from where to where they stand
CROWDED: Final = 146.0  # from where, if they need more room
BESIDE: Final = 1.15  # of a sign, where its number begins
NUMBERED: Final = 2.15  # signs that take as much room as one with its number
PLUS: Final = 0.6  # likewise, for what is written before a gain
FAR_HIGH: Final = 2.9  # of the letters' size, a tablet that is read from afar
FAR_NAME: Final = 1.1  # likewise, the size of his name
FAR_SCORE: Final = 1.45
FAR_DIGIT: Final = 0.5  # likewise, how wide a digit is
FAR_GAP: Final = 0.2  # likewise, between its figures

P = TypeVar("P")
Drawn = tuple[Sequence[Shape], Sequence[Caption], Sequence[Spot]]  # a tablet where it lies


@dataclass(frozen=True)
class Figure:
    """A sign drawn round (0, 0), about 20 units large, and its number; `spot` names it where it
    can be clicked."""

    sign: tuple[Shape, ...]
    text: str = ""
    spot: str = ""
    told: Wording = ""


@dataclass(frozen=True)
class Tablet:
    """A player: `told` is everything about him in words.

    Where few play, figures `beside` the name have a row of their own; `more` stand in a second
    row if there is room for two; `afar` are the figures that an audience follows, where they are
    others.
    """

    seat: Seat
    name: Wording
    score: str
    figures: tuple[Figure, ...]
    told: Msg
    is_mover: bool = False
    beside: tuple[Figure, ...] = ()
    more: tuple[Figure, ...] = ()
    afar: tuple[Figure, ...] = ()


def stack_tablets(players: Sequence[P], draw: Callable[[P, float], Drawn], high: float = ROW,
                  gap: float = GAP) -> Sketch:
    """Every player, drawn for the upper edge of the tablet, below the one before."""
    drawn = [draw(player, number * (high + gap)) for number, player in enumerate(players)]
    return Sketch((WIDE, len(drawn) * (high + gap) - gap),
                  tuple(shape for shapes, _captions, _spots in drawn for shape in shapes),
                  tuple(caption for _shapes, captions, _spots in drawn for caption in captions),
                  tuple(spot for _shapes, _captions, spots in drawn for spot in spots))


def measure_stack(count: int, wide: float) -> float:
    """How high so many tablets are in that width."""
    return (count * (ROW + GAP) - GAP) * wide / WIDE


def middle_of(number: int) -> float:
    """The height at which the middle of the tablet of that number lies."""
    return number * (ROW + GAP) + ROW / 2


def draw_ground(top: float, high: float, *, is_mover: bool, radius: float = 7) -> Plate:
    """The plate of a tablet; the mover's is lighter and framed."""
    return Plate((1, top + 1), (WIDE - 2, high - 2), radius,
                 "page" if is_mover else "parchment.deep", "seal" if is_mover else "gold",
                 2.2 if is_mover else 1.2)


def spot_of(seat: Seat, told: Msg, top: float, high: float) -> Spot:
    """A whole tablet, which can be pointed at: `seat:<number>`."""
    return Spot(f"seat:{seat}", told, rectangle((1, top + 1), (WIDE - 2, high - 2)))


def fold_tablets(tablets: Sequence[Tablet], room: float = 1.0) -> Sketch:
    """One line for each player: seal, name, figures, points; `room` is how high all of them may be
    for their width."""
    count = len(tablets)
    free = (room * WIDE + GAP_FOLDED) / count - GAP_FOLDED
    is_double = count in DOUBLE and any(each.beside for each in tablets)
    is_stacked = not is_double and free >= STACKED and any(each.more for each in tablets)
    usual = DOUBLE if is_double else STACKED_HIGH if is_stacked else HIGH
    high = max(LEAST, min(free, usual.get(count, LEAST)))
    return stack_tablets(tablets, lambda tablet, top: draw_line(
        tablet, top, high, LARGEST if count <= FEW else MANY,
        is_double=is_double, is_stacked=is_stacked), high, GAP_FOLDED)


def player_sheet(sketch: Sketch, tablets: Sequence[Tablet]) -> Sheet:
    """The players in the title's own tablets, or in those that all titles share."""
    return Sheet("players", "side", sketch, cache(partial(fold_tablets, tablets)),
                 partial(spread_tablets, tablets))


def spread_tablets(tablets: Sequence[Tablet], letters: float) -> Sketch:
    """Two lines for each player in letters of that size: face, name and points, then figures."""
    high = FAR_HIGH * letters
    return stack_tablets(tablets, lambda tablet, top: draw_far(tablet, top, letters), high)


def draw_far(tablet: Tablet, top: float,
             letters: float) -> tuple[list[Shape], list[Caption], list[Spot]]:
    """One player; figures for which there is no room are left out."""
    high, radius = FAR_HIGH * letters, 1.1 * letters
    name, low, left = top + 0.85 * letters, top + high - 0.85 * letters, 3.1 * letters
    marks, numeral = portrait(tablet.seat, (8 + radius, top + high / 2), radius)
    shapes: list[Shape] = [draw_ground(top, high, is_mover=tablet.is_mover), *marks]
    captions = [numeral,
                Caption((left, name), tablet.name, FAR_NAME * letters, "ink", "bold", "left",
                        most=WIDE - 18 - left - 2.2 * letters),
                Caption((WIDE - 12, name + 0.1 * letters), tablet.score, FAR_SCORE * letters,
                        "seal.deep", "bold", "right")]
    spots: list[Spot] = []
    for figure in tablet.afar or (*tablet.beside, *tablet.figures):
        room = letters * (1.15 + FAR_DIGIT * max(2, len(figure.text)) if figure.text else 1.0)
        if left + room > WIDE - 8:
            break
        shapes += stamp(figure.sign, (left + letters / 2, low), letters / 20)
        captions.append(Caption((left + 1.15 * letters, low), figure.text, letters, "ink", "table",
                                "left"))
        if figure.spot:
            spots.append(Spot(figure.spot, figure.told, rectangle(
                (left, low - letters / 2), (letters, letters))))
        left += room + FAR_GAP * letters
    return shapes, captions, [*spots, spot_of(tablet.seat, tablet.told, top, high)]


def room_of(figures: Sequence[Figure]) -> float:
    """How many signs take as much room: a number has two digits sooner or later, and what is
    gained a plus before them."""
    return sum(NUMBERED + PLUS * figure.text.startswith("+") if figure.text else 1.0
               for figure in figures)


def draw_line(tablet: Tablet, top: float, high: float, most: float, *, is_double: bool,
              is_stacked: bool) -> tuple[list[Shape], list[Caption], list[Spot]]:
    """One player in letters of that size at most; the mover's line is lighter and framed."""
    middle = top + high / 2
    size, letters = sizes = (min(LARGEST, high * SHARES[is_double][0]),
                             min(most, high * SHARES[is_double][1]))
    row = tablet.beside if is_double else tablet.beside + tablet.figures
    left = FIGURES[1] - size * APART * room_of(row)
    if not is_double:
        left = max(CROWDED, min(FIGURES[0], FIGURES[1] - size * room_of(row)))
    step = (FIGURES[1] - left) / max(1.0, room_of(row))
    marks, numeral = seal(tablet.seat, (49, middle), min(most * SEAL, high * 0.36))
    face = coin(face_of(tablet.seat), tablet.seat, (22, middle), min(17.0, high * 0.44))
    ground = draw_ground(top, high, is_mover=tablet.is_mover, radius=6)
    first = top + high * UPPER if is_double else middle
    captions = [numeral, Caption((NAME, first), tablet.name, letters, "ink", "bold", "left",
                                 most=left - 6 - NAME, is_even=True),
                Caption((WIDE - 12, middle), tablet.score, min(most * SCORE, high * 0.77),
                        "seal.deep", "bold", "right")]
    drawn = [draw_figures(tablet.beside if is_stacked else row, (left, first), step, sizes)]
    if is_double:
        low = tablet.figures + tablet.more
        drawn.append(draw_figures(low, (NAME, top + high * LOWER),
                                  (FIGURES[1] - NAME) / room_of(low), sizes))
    elif is_stacked:  # in columns
        widest = NUMBERED / (BESIDE + STACKED_DIGITS) * step
        small = min(widest, high * STACKED_SHARES[0]), min(most, high * STACKED_SHARES[1])
        start = left + step * room_of(tablet.beside) + GAP * bool(tablet.beside)
        drawn += [draw_figures(figures, (start, top + high * share), step, small)
                  for figures, share in zip((tablet.figures, tablet.more), STACKED_ROWS,
                                            strict=True)]
    return ([ground, *face, *marks, *(each for part in drawn for each in part[0])],
            [*captions, *(each for part in drawn for each in part[1])],
            [*(each for part in drawn for each in part[2]),
             spot_of(tablet.seat, tablet.told, top, high)])


def draw_figures(figures: Sequence[Figure], at: Place, step: float, sizes: Place) -> Drawn:
    """A row of signs with their numbers, as large as a step allows."""
    left, middle = at
    size = min(sizes[0], step)
    letters = min(sizes[1], NUMBERED * step - BESIDE * size)  # two digits take as much
    shapes: list[Shape] = []
    captions: list[Caption] = []
    spots: list[Spot] = []
    for figure in figures:
        shapes += stamp(figure.sign, (left + size / 2, middle), size / 20)
        if figure.text:
            captions.append(Caption((left + size * BESIDE, middle), figure.text, letters * 0.95,
                                    "ink", "table", "left"))
        if figure.spot:
            spots.append(Spot(figure.spot, figure.told, round_corners(
                (left - 3, middle - size / 2 - 2), (size + 6, size + 4), 3)))
        left += step * room_of((figure,))
    return shapes, captions, spots

"""The required form of a box and a board of Alexandros, from a file or a save.

`faults` tells everything at once: first what is not of the declared shape, then what the parts
owe each other. A part that is too broken to be counted is left out of the counting, so that no
fault is only the echo of another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from alexandre.content.names import NAMES
from alexandre.content.schema import Drawn, Int, ListOf, OneOf, Record, Row, Word, check
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg

SEA: Final = "."
EMPTY: Final = "o"
SYMBOL_IDS: Final = {"T": "temple", "A": "amphora", "L": "lyre", "C": "horse", "H": "hoplite"}

# Twice the size of our own boards: every distance of a board is worked out before it is played.
MOST_ROWS = 20
MOST_COLUMNS = 40
MOST_PLACES = 60

_TITLE = OneOf(("alexandros",))
_POINT = Row((Int(0, MOST_COLUMNS + 1), Int(0, MOST_ROWS)))
_COUNT = Int(0, MOST_ROWS * MOST_COLUMNS)
_PLACE = Record({"id": Word(), "at": _POINT, "names": NAMES})

BOX: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("box",)),
    "cards": Int(5, 150),
    "cards_each": Int(1, 30),
    "walls": Record({"black": Int(1, 500), "red": Int(0, 100)}),
    "governors": Int(1, 20),
    "seats": Row((Int(2, 4), Int(2, 4))),
    "start_hand": Int(0, 10),
    "face_up": Int(1, 5),
    "goal": Int(1, 1000),
    "symbols": Record({
        letter: Record({"id": OneOf((id,)), "names": NAMES}) for letter, id in SYMBOL_IDS.items()
    }),
})

BOARD: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("board",)),
    "id": Word(20),
    "names": NAMES,
    "start": _POINT,
    "rows": ListOf(Drawn(SEA + EMPTY + "".join(SYMBOL_IDS), MOST_COLUMNS), 1, MOST_ROWS),
    "counts": Record(dict.fromkeys(("triangles", "empty", *SYMBOL_IDS), _COUNT)),
    "places": ListOf(_PLACE, 1, MOST_PLACES),
})

_WHOLE = Record({"box": BOX, "board": BOARD})

Spot = tuple[int, int]


def faults(data: Plain) -> list[Fault]:
    """Everything wrong with the data of a board, its box included."""
    misshapen = check(_WHOLE, data)
    judge = _Judge(data, frozenset(fault.path for fault in misshapen))
    return [*misshapen, *judge.box_faults(), *judge.board_faults()]


def list_land(rows: Sequence[str]) -> list[Spot]:
    """The triangles that are not sea, in reading order; a mark that nobody knows was meant as
    land."""
    return [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != SEA]


def corner_places(row: int, column: int) -> tuple[Spot, Spot, Spot]:
    """The lattice points of a triangle: the one the drawing reaches first comes first."""
    if (row + column) % 2 == 0:
        return (column, row), (column + 2, row), (column + 1, row + 1)
    return (column + 1, row), (column, row + 1), (column + 2, row + 1)


def beside(row: int, column: int) -> tuple[Spot, Spot, Spot]:
    """The three triangles across the sides of one."""
    over = row - 1 if (row + column) % 2 == 0 else row + 1
    return (row, column - 1), (row, column + 1), (over, column)


class _Judge:
    """Checks of the parts of a board against each other; only sound parts are checked."""

    def __init__(self, data: Plain, wrong: frozenset[Path]) -> None:
        self._data, self._wrong = data, wrong
        rows = self._part("board", "rows")
        is_drawn = isinstance(rows, list) and all(isinstance(row, str) for row in rows)
        self._rows: list[str] = rows[:MOST_ROWS] if is_drawn else []
        self._marks = Counter("".join(self._rows))
        self._width = _usual_width(self._rows)
        self._missing = sum(abs(len(row) - self._width) for row in self._rows)

    def box_faults(self) -> Iterator[Fault]:
        """Cards enough, and as many as declared."""
        cards, each = self._sound("box", "cards"), self._sound("box", "cards_each")
        if cards and each and cards != each * len(SYMBOL_IDS):
            msg = Msg.of("alexandros.shape.cards", declared=cards, counted=each * len(SYMBOL_IDS))
            yield Fault(("box", "cards"), msg)
        seats = self._sound("box", "seats")
        if seats and seats[0] > seats[1]:
            msg = Msg.of("alexandros.shape.seats", low=seats[0], high=seats[1])
            yield Fault(("box", "seats"), msg)
        hand, face_up = self._sound("box", "start_hand"), self._sound("box", "face_up")
        if cards and seats and face_up and hand and seats[1] * hand + face_up > cards:
            msg = Msg.of("alexandros.shape.deal", needed=seats[1] * hand + face_up, cards=cards)
            yield Fault(("box", "start_hand"), msg)

    def board_faults(self) -> Iterator[Fault]:
        """The drawing against its counts, then what stands on it."""
        yield from self._find_uneven_rows()
        yield from self._find_wrong_counts()
        yield from self._absent()
        yield from self._find_doubles()
        if not self._missing:
            land = list_land(self._rows)
            yield from _islands(land)
            yield from self._at_sea({point for spot in land for point in corner_places(*spot)})

    def _find_uneven_rows(self) -> Iterator[Fault]:
        for at, row in enumerate(self._rows):
            if row and len(row) != self._width:
                msg = Msg.of("alexandros.shape.width", found=len(row), usual=self._width)
                yield Fault(("board", "rows", at), msg, min(len(row), self._width))

    def _find_wrong_counts(self) -> Iterator[Fault]:
        if not self._rows:
            return
        land = sum(self._marks.values()) - self._marks[SEA]
        drawn = {"triangles": land, "empty": self._marks[EMPTY]}
        for name in ("triangles", "empty", *SYMBOL_IDS):
            declared = self._sound("board", "counts", name)
            counted = drawn.get(name, self._marks[name])
            if declared is not None and abs(declared - counted) > self._doubtful():
                msg = Msg.of("alexandros.shape.count", declared=declared, counted=counted)
                yield Fault(("board", "counts", name), msg)

    def _absent(self) -> Iterator[Fault]:
        for letter in SYMBOL_IDS:
            if self._rows and not self._marks[letter] and not self._doubtful():
                msg = Msg.of("alexandros.shape.absent", letter=letter)
                yield Fault(("board", "rows"), msg)

    def _find_doubles(self) -> Iterator[Fault]:
        ids: set[str] = set()
        spots: set[Spot] = set()
        for at in range(len(self._places())):
            id = self._sound("board", "places", at, "id")
            if id in ids:
                path: Path = ("board", "places", at, "id")
                yield Fault(path, Msg.of("alexandros.shape.same_id", id=id))
            spot = tuple(self._sound("board", "places", at, "at") or ())
            if spot in spots:
                path = ("board", "places", at, "at")
                yield Fault(path, Msg.of("alexandros.shape.same_point", x=spot[0], y=spot[1]))
            ids |= {id} - {None}
            spots |= {spot} - {()}

    def _at_sea(self, points: set[Spot]) -> Iterator[Fault]:
        """The start and the anchors, where they are no corner of land."""
        if not points:
            return
        paths: list[Path] = [("board", "start")]
        paths += [("board", "places", at, "at") for at in range(len(self._places()))]
        for path in paths:
            spot = self._sound(*path)
            if spot is not None and tuple(spot) not in points:
                yield Fault(path, Msg.of("alexandros.shape.at_sea", x=spot[0], y=spot[1]))

    def _doubtful(self) -> int:
        """The number of triangles that the drawing leaves in doubt."""
        known = sum(self._marks[mark] for mark in (SEA, EMPTY, *SYMBOL_IDS))
        return sum(self._marks.values()) - known + self._missing

    def _places(self) -> list[Plain]:
        places = self._part("board", "places")
        return places[:MOST_PLACES] if isinstance(places, list) else []

    def _sound(self, *path: int | str) -> Any:
        """The value there if nothing in it is wrong, else None."""
        if any(wrong[: len(path)] == path for wrong in self._wrong):
            return None
        return self._part(*path)

    def _part(self, *path: int | str) -> Plain:
        """The value there, None if there is none."""
        value = self._data
        for step in path:
            if isinstance(value, dict):
                value = value.get(step)
            elif isinstance(value, list) and isinstance(step, int) and step < len(value):
                value = value[step]
            else:
                return None
        return value


def _usual_width(rows: list[str]) -> int:
    """The length that most rows have; of equally many, the first one's."""
    lengths = Counter(len(row) for row in rows)
    return lengths.most_common(1)[0][0] if lengths else 0


def _islands(land: list[Spot]) -> Iterator[Fault]:
    """Every piece of land that no side joins to the first, told where its drawing begins."""
    left = dict.fromkeys(land)
    for first in land:
        if first not in left:
            continue
        if len(left) < len(land):
            path: Path = ("board", "rows", first[0])
            yield Fault(path, Msg.of("alexandros.shape.island"), first[1])
        queue = [first]
        del left[first]
        for spot in queue:
            for other in beside(*spot):
                if other in left:
                    del left[other]
                    queue.append(other)

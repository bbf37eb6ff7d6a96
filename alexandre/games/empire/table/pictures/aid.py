"""The right end of the strip: why the order is what it is, else what a turn brings."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire.table.pictures.glyphs import sign
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import EmpireView, PlayerView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Caption, Plate, Shape, Spot, rectangle, seal

LEFT: Final = 668.0
WIDE: Final = 320.0
HEAD: Final = 11.0
ROWS_FROM: Final = 29.0
ROWS: Final = ("bid", "score", "raised", "temple_box")
HIGH: Final = 14.5  # of a row
RAISED: Final = 1.6  # small letters, whose middle is lower than that of figures
BESIDE: Final = 13.0  # a bright plate, of the middle of a figure
LABEL: Final = 72.0
CELL: Final = 103.0
AWARDS: Final = 73.0  # how low the awards of the end stand
ALIKE: Final = 158.0  # from those of the whole empire to those of a region
NAMED: Final = 72.0  # the words before them
EACH: Final = 41.0  # a sign and its figure

Marks = tuple[tuple[Shape, ...], tuple[Caption, ...]]


def reasons(view: EmpireView) -> Marks:
    """Who chooses before whom, a column for each in that order: between two of them the figures
    that are equal, and the first that differs, on a bright plate.  [5.2]"""
    shapes: list[Shape] = [Plate((LEFT - 4, row_at(row) - HIGH / 2), (WIDE - 4, HIGH), 3, "page")
                           for row in ROWS[::2]]
    captions = [Caption((LEFT, HEAD), Msg.of("empire.table.row.head"), 14, "ink.soft", "italic",
                        "left", most=LABEL, least=9)]
    captions += [Caption((LEFT, row_at(row) - RAISED), Msg.of(f"empire.table.row.{row}"), 13.5,
                         "ink.soft", "text", "left", least=10) for row in ROWS]
    line = [view.players[seat] for seat in view.queue]
    line += [player for player in view.players if player.seat not in view.queue]
    wide = min(64.0, (WIDE - LABEL) / len(line))
    for place, player in enumerate(line):
        x = LEFT + LABEL + wide * (place + 0.4)
        marks, numeral = seal(player.seat, (x, HEAD), 8)
        shapes += marks
        captions += [numeral, *(Caption((x, row_at(row)), figure(player, row), 15.5,
                                        "ink", "table", least=10) for row in ROWS)]
        if place + 1 < len(view.queue):
            told = compare(view, player, line[place + 1])
            shapes += [Plate((x - BESIDE, row_at(row) - HIGH / 2), (wide + 2 * BESIDE, HIGH),
                             HIGH / 2, "gold.pale") for row, mark in told.items() if mark == ">"]
            captions += signs(x + wide / 2, told)
    return tuple(shapes), tuple(captions)


def row_at(row: str) -> float:
    """How low the middle of a row is."""
    return ROWS_FROM + HIGH * ROWS.index(row)


def signs(x: float, told: dict[str, str]) -> list[Caption]:
    """The signs between two columns; a lot stands beside the seals."""
    captions = [Caption((x, row_at(row) - RAISED), mark, 16,
                        "seal" if mark == ">" else "ink.soft", "bold", least=10)
             for row, mark in told.items()]
    if ">" not in told.values():
        captions.append(Caption((x, HEAD), Msg.of("empire.table.row.lot"), 13, "seal", "italic",
                                least=10))
    return captions


def compare(view: EmpireView, first: PlayerView, second: PlayerView) -> dict[str, str]:
    """What both were measured by, up to the first that puts one of them ahead."""
    highest = max(player.bid or 0 for player in view.players)
    if highest and first.bid == highest:
        rows = ["bid"] if second.bid != highest else ["bid", "raised", "temple_box"]
    else:
        rows = ["score"] if view.options["score_ties"] == "lots" else [
            "score", "raised", "temple_box"]
    signs = {}
    for row in rows:
        is_even = getattr(first, row) == getattr(second, row)
        signs[row] = "=" if is_even else ">"
        if not is_even:
            break
    return signs


def figure(player: PlayerView, row: str) -> str:
    """A figure of a player, unless it is not known."""
    number = getattr(player, row)
    return "–" if number is None else str(number)


def aid(tables: Tables, view: EmpireView) -> Marks:
    """What a scoring brings, and what the end will.  [8.2-8.4] [10.2]"""
    box, shapes = tables.box, list[Shape]()
    captions = [Caption((LEFT, 10), Msg.of("empire.table.aid"), 15, "ink.soft", "italic", "left",
                        least=11)]
    worth = (("armies", box.province_points, Msg.of("empire.table.aid.province")),
             *((name, box.points[kind], Msg.of("empire.table.aid.building", n=box.prices[kind]))
               for kind, name in enumerate(("temples", "cities"))))
    for number, (name, points, text) in enumerate(worth):
        x = LEFT + CELL * number
        shapes += [Plate((x, 22), (CELL - 8, 41), 6, "page", "gold", 1.2),
                   *sign(name, (x + 24, 36), 21)]
        captions += [Caption((x + 64, 35), f"+{points}", 23, "seal.deep", "bold", least=12),
                     Caption((x + CELL / 2 - 4, 53), text, 13, "ink.soft", "text",
                             most=CELL - 14, least=9)]
    for place, (key, (temples, cities)) in enumerate(awards_of(tables, view).items()):
        x = LEFT + (0, ALIKE)[place]
        captions.append(Caption((x, AWARDS), Msg.of(f"empire.table.awards.{key}"), 14, "ink.soft",
                                "italic", "left", most=NAMED, least=9))
        for number, (name, n) in enumerate((("temples", temples), ("cities", cities))):
            at = x + NAMED + 14 + EACH * number
            shapes += sign(name, (at, AWARDS), 15)
            captions.append(Caption((at + 11, AWARDS), str(n), 15, "seal.deep", "bold", "left",
                                    most=EACH - 24, least=9))
    return tuple(shapes), tuple(captions)


def awards_of(tables: Tables, view: EmpireView) -> dict[str, tuple[int, int]]:
    """What most temples and most cities bring at the end: of all, and of each region.  [10.3]
    [10.5]"""
    share = 2 if view.options["length"] == "short" else 1
    whole, each = tables.box.awards, tables.box.region_awards
    return {"whole": (whole[0] // share, whole[1] // share),
            "region": (each[0] // share, each[1] // share)}


def describe_awards(tables: Tables, view: EmpireView) -> Spot:
    """The awards in a sentence, as a tooltip."""
    (temples, cities), (more, less) = awards_of(tables, view).values()
    name = Msg.of("empire.spot.awards", temples=temples, cities=cities, more=more, less=less)
    return Spot("awards", name, rectangle((LEFT, AWARDS - 9), (WIDE - 8, 18)))

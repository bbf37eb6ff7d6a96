"""A board of Alexandros drawn by hand: triangles, symbols, the start, the names of lands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from alexandre.games.alexandros.shape import (
    EMPTY,
    MOST_COLUMNS,
    MOST_ROWS,
    SEA,
    SYMBOL_IDS,
    list_land,
)
from alexandre.games.alexandros.table.pictures.edited import (
    at_point,
    corners_at,
    draw_cells,
    draw_edited,
    preview_cells,
    sign_of,
)
from alexandre.games.alexandros.tables import noun_of
from alexandre.kernel.board import Fault, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Layer, Place, Sketch
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.editing import (
    NEW_NAMES,
    Edit,
    EditButton,
    EditField,
    Editing,
    Focus,
    Heading,
    Names,
    Note,
    Number,
    Tool,
    drop,
    has,
    is_named,
    make_id,
    put,
)

MARKS: Final = {"land": EMPTY, "sea": SEA, **{letter: letter for letter in SYMBOL_IDS}}
ROWS, COLUMNS = 11, 28  # of a new board
ROOM: Final = 2  # rows and columns of sea on every side of what is taken up
LEAST: Final = 3


def blank() -> Plain:
    """Nothing but sea, and the start in its middle."""
    return settle({"start": [COLUMNS // 2, ROWS // 2 + (COLUMNS // 2 + ROWS // 2) % 2],
                   "rows": [SEA * COLUMNS] * ROWS, "counts": {}, "places": []})


def prepare(board: Plain) -> Plain:
    """The same land with sea all round it; an even shift keeps every triangle's tip."""
    rows = even(board["rows"])
    land = list_land(rows)
    if not land:
        return settle({**board, "rows": rows})
    low, high = min(r for r, _c in land), max(r for r, _c in land)
    left, right = min(c for _r, c in land), max(c for _r, c in land)
    above = min(max(0, ROOM - low), MOST_ROWS - len(rows))
    before = min(max(0, ROOM - left), MOST_COLUMNS - len(rows[0]))
    before -= (above + before) % 2
    if before < 0:
        above, before = above - 1, 0
    wide = min(MOST_COLUMNS, max(len(rows[0]) + before, right + before + 1 + ROOM))
    tall = min(MOST_ROWS, max(len(rows) + above, high + above + 1 + ROOM))
    shifted = [SEA * wide] * above + [(SEA * before + row).ljust(wide, SEA) for row in rows]
    moved = {**board, "rows": shifted + [SEA * wide] * (tall - len(shifted)),
             "start": shift(board["start"], before, above),
             "places": [{**each, "at": shift(each["at"], before, above)}
                        for each in board["places"]]}
    return settle(moved)


def even(rows: list[str]) -> list[str]:
    """Rows of one length."""
    wide = max(map(len, rows))
    return [row.ljust(wide, SEA) for row in rows]


def shift(at: list[int], right: int, down: int) -> list[int]:
    return [at[0] + right, at[1] + down]


def settle(board: Plain) -> Plain:
    """The drawing, counted; lands called in data as they are in words."""
    marks = Counter("".join(board["rows"]))
    counts = {"triangles": marks.total() - marks[SEA], "empty": marks[EMPTY],
              **{letter: marks[letter] for letter in SYMBOL_IDS}}
    places: list[dict[str, Any]] = []
    for place in board["places"]:
        taken = {each["id"] for each in places}
        names = place["names"]
        said = next((names[lang]["name"] for lang in ("en", "fr") if lang in names), "")
        places.append({**place, "id": make_id(said or "land", taken)})
    return {**board, "counts": counts, "places": places}


# ---- clicks -------------------------------------------------------------------------------------


def click(_box: Plain, board: Plain, focus: Focus, spot: str) -> Edit:
    """Paint a triangle and its images, set the start, choose or found a land."""
    if focus.tool in MARKS:
        return paint(board, focus, cell_at(spot))
    where = place_at(spot)
    if focus.tool == "start":
        return Edit({**board, "start": where}, focus)
    at = next((at for at, each in enumerate(board["places"]) if each["at"] == where), None)
    if at is not None:
        return Edit(board, replace(focus, chosen=("places", at)))
    places = [*board["places"], {"id": "", "at": where, "names": NEW_NAMES}]
    return Edit({**board, "places": places}, replace(focus, chosen=("places", len(places) - 1)))


def paint(board: Plain, focus: Focus, cell: tuple[int, int]) -> Edit:
    """The triangle with the mark of the tool, and its image; an image that would replace a symbol
    unlike what the triangle had is left out, and told."""
    rows, mark, note = board["rows"], MARKS[focus.tool], None
    replaced = rows[cell[0]][cell[1]]
    for row, column in images(board, focus, cell):
        there = rows[row][column]
        if (row, column) != cell and there in SYMBOL_IDS and there not in (replaced, mark):
            note = Msg.of("alexandros.edit.kept", symbol=call_symbol(there))
            continue
        rows = put(rows, (row,), put_mark(rows[row], column, mark))
    return Edit({**board, "rows": rows}, focus, note)


def call_symbol(letter: str) -> Msg:
    """The name of a symbol."""
    return Msg(f"alexandros.edit.tool.{letter}".lower())


def put_mark(row: str, column: int, mark: str) -> str:
    return row[:column] + mark + row[column + 1:]


def measure(board: Plain) -> tuple[int, int]:
    """The rows and the columns of the sheet."""
    return len(board["rows"]), len(board["rows"][0])


def find_sums(board: Plain, focus: Focus) -> tuple[int, int] | None:
    """The sums of the rows and of the columns of a triangle and its image by half a turn; those
    of a mirror have the same row, and None has no image.

    An image points as it must: up and down are kept by a mirror and exchanged by half a turn.
    """
    tall, wide = focus.extent or measure(board)
    return {"mirror": (0, wide - 1 - (wide - 1) % 2),
            "turn": (tall - 1, wide - 1 - (wide - 1 + tall) % 2)}.get(focus.aid)


def images(board: Plain, focus: Focus, cell: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """The triangle, and the one that the symmetry makes of it, if it is on the sheet."""
    yield cell
    sums = find_sums(board, focus)
    if sums is None:
        return
    other = cell[0] if focus.aid == "mirror" else sums[0] - cell[0], sums[1] - cell[1]
    tall, wide = measure(board)
    if other != cell and 0 <= other[0] < tall and 0 <= other[1] < wide:
        yield other


def find_axis(board: Plain, focus: Focus) -> tuple[tuple[float, float], ...]:
    """Both ends of the axis of a mirror, or the centre of half a turn, as points."""
    sums = find_sums(board, focus)
    if sums is None:
        return ()
    middle = sums[1] / 2 + 1
    if focus.aid == "turn":
        return ((middle, (sums[0] + 1) / 2),)
    return (middle, 0), (middle, len(board["rows"]))


def preview(box: Plain, board: Plain, focus: Focus, spot: str) -> Layer:
    """The triangles that a click would paint."""
    if focus.tool not in MARKS:
        return NOTHING
    rows = click(box, board, focus, spot).board["rows"]
    return preview_cells(rows, find_changed_cells(board["rows"], rows))


def advise(board: Plain, focus: Focus) -> Msg | None:
    """That points need land."""
    needs_land = focus.tool in ("start", "name") and not list_land(board["rows"])
    return Msg.of("alexandros.edit.land_first") if needs_land else None


# ---- fields and faults --------------------------------------------------------------------------


def entries(board: Plain, focus: Focus) -> tuple[EditField, ...]:
    """A land's names, or the board's, its size and what is on it."""
    if focus.chosen:
        return (Heading(Msg.of("alexandros.edit.land")), Names((*focus.chosen, "names")),
                EditButton("remove", Msg.of("ui.edit.remove"), lambda board: Edit(
                    drop(board, focus.chosen), replace(focus, chosen=()))))
    counts, rows = board["counts"], board["rows"]
    least = (max(LEAST, max(len(row.rstrip(SEA)) for row in rows)),
             max([LEAST, *(r + 1 for r, row in enumerate(rows) if row.strip(SEA))]))
    return (Heading(Msg.of("ui.edit.board")), Names(("names",)),
            Number("columns", Msg.of("alexandros.edit.columns"), len(rows[0]), least[0],
                   MOST_COLUMNS, widen),
            Number("rows", Msg.of("alexandros.edit.rows"), len(rows), least[1], MOST_ROWS,
                   heighten),
            *((Note(Msg.of("alexandros.edit.least")),)
              if (len(rows[0]) == least[0] > LEAST) or (len(rows) == least[1] > LEAST) else ()),
            Note(Msg.of("alexandros.edit.counts", n=counts["triangles"], empty=counts["empty"],
                        symbols=sum(counts[letter] for letter in SYMBOL_IDS))))


def widen(board: Plain, wide: int) -> Plain:
    """A sheet of so many columns."""
    return {**board, "rows": [row[:wide].ljust(wide, SEA) for row in board["rows"]]}


def heighten(board: Plain, tall: int) -> Plain:
    """A sheet of so many rows."""
    rows = board["rows"]
    return {**board, "rows": [*rows[:tall], *[SEA * len(rows[0])] * (tall - len(rows))]}


def aim(board: Plain, focus: Focus, fault: Fault) -> tuple[Focus, str]:
    """A triangle, a point, or the brush of the symbol that is missing."""
    painting = focus if focus.tool in MARKS else replace(focus, tool="land")
    match fault.path:
        case ("rows",):
            letter = dict(fault.msg.args).get("letter")
            return replace(painting, tool=str(letter) if letter in SYMBOL_IDS else "land"), ""
        case ("rows", int() as row, *_):
            return painting, f"cell:{row}-{fault.offset}"
        case ("start", *_):
            return replace(focus, tool="start", chosen=()), spot_of(board["start"])
        case ("places", int() as at, *_):
            return (replace(focus, tool="name", chosen=("places", at)),
                    spot_of(board["places"][at]["at"]))
        case ("places",):
            return replace(focus, tool="name", chosen=()), ""
    return replace(focus, chosen=()), ""


def tell(board: Plain, fault: Fault) -> Msg:
    """Symbols and lands by name, and points by what is there."""
    match fault.path:
        case ("places",):
            return Msg.of("alexandros.edit.few_lands")
        case ("places", int() as at, "names", *_):
            return Msg.of("ui.edit.unnamed", thing=Msg.of("alexandros.edit.nth", n=at + 1))
        case ("start", *_) if fault.msg.key == "alexandros.shape.at_sea":
            return Msg.of("alexandros.edit.start_at_sea")
        case ("places", int() as at, "at") if fault.msg.key == "alexandros.shape.at_sea":
            place = board["places"][at]
            return Msg.of("alexandros.edit.name_at_sea", land=noun_of(place) if is_named(
                place) else Msg.of("alexandros.edit.nth", n=at + 1))
    letter = dict(fault.msg.args).get("letter")
    if letter in SYMBOL_IDS:
        return Msg.of("alexandros.edit.absent", symbol=call_symbol(letter))
    return fault.msg


def spot_of(at: Sequence[int]) -> str:
    return f"point:{at[0]},{at[1]}"


# ---- drawing ------------------------------------------------------------------------------------


def draw(box: Plain, board: Plain, focus: Focus) -> Sketch:
    """The board as it is played on, over a grid; the spots of the tool."""
    is_land = focus.chosen[:1] == ("places",) and has(board, focus.chosen)
    return draw_edited(box, board, focus.tool, int(focus.chosen[1]) if is_land else None,
                       find_axis(board, focus))


def outline(spot: str) -> tuple[Place, ...]:
    """The corners of a triangle, or a point."""
    if spot.startswith("point:"):
        return (at_point(*place_at(spot)),)
    return corners_at(cell_at(spot))


def draw_change(before: Plain, after: Plain) -> Layer:
    """The triangles that have just been painted."""
    rows, old = after["rows"], before["rows"]
    if len(rows) != len(old) or len(rows[0]) != len(old[0]):
        return NOTHING
    return draw_cells(rows, find_changed_cells(old, rows))


def find_changed_cells(old: Sequence[str], rows: Sequence[str]) -> list[tuple[int, int]]:
    """The triangles with another mark."""
    return [(r, c) for r, row in enumerate(rows) if row != old[r]
            for c, mark in enumerate(row) if mark != old[r][c]]


def cell_at(spot: str) -> tuple[int, int]:
    """The row and the column in a triangle's spot."""
    row, _dash, column = spot.partition(":")[2].partition("-")
    return int(row), int(column)


def place_at(spot: str) -> list[int]:
    """The two numbers in a point's spot."""
    return [int(each) for each in spot.partition(":")[2].split(",")]


def tool_of(id: str) -> Tool:
    """A tool with its words and its sign."""
    key = f"alexandros.edit.tool.{id}".lower()
    return Tool(id, Msg(key), Msg(f"{key}.tip"), sign_of(id))


EDITING: Final = Editing(
    tools=tuple(map(tool_of, (*MARKS, "start", "name"))),
    aids=tuple((aid, Msg(f"alexandros.edit.aid.{aid}")) for aid in ("none", "mirror", "turn")),
    begin=Msg.of("alexandros.edit.begin"), blank=blank, prepare=prepare, settle=settle, draw=draw,
    click=click, entries=entries,
    aim=aim, tell=tell, outline=outline, draw_change=draw_change, preview=preview,
    advise=advise, measure=measure,
)

"""The box and boards of Alexandros, and what is said of a board that does not hold together."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alexandre.content import board as boards
from alexandre.content.names import noun
from alexandre.games.alexandros.shape import SYMBOL_IDS, corner_places, faults
from alexandre.games.alexandros.tables import Tables
from alexandre.kernel.board import Board, Path, Plain

OURS = {id: boards.board("alexandros", id).data for id in ("e", "l")}

Change = Callable[[Plain, Plain], None]

SIZES = {"e": (145, 80, 13), "l": (220, 125, 19)}

# The first rows of both: the start corner that the rule book's illustrations tell.
CORNER = {(1, 6): "C", (3, 3): "L", (3, 6): "C", (1, 4): "H", (2, 7): "H", (5, 6): "H"}


def check_change(change: Change) -> list[tuple[Path, int, str]]:
    """The faults of a board after a change: path, offset and key."""
    data = copy.deepcopy(OURS["e"])
    change(data["box"], data["board"])
    return [(each.path, each.offset, each.msg.key) for each in faults(data)]


def draw(board: Plain, row: int, column: int, mark: str) -> None:
    text = board["rows"][row]
    board["rows"][row] = text[:column] + mark + text[column + 1 :]


def land(rows: list[str]) -> list[tuple[int, int]]:
    return [(r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark != "."]


def count_names(board: Plain) -> Counter[str]:
    """The number of triangles of each land: those whose middle lies nearest to its point."""
    count: Counter[str] = Counter()
    for r, c in land(board["rows"]):
        spots = corner_places(r, c)
        x, y = sum(x for x, _ in spots), sum(y for _, y in spots)
        away = [
            ((3 * at[0] - x) ** 2 + 3 * (3 * at[1] - y) ** 2, order, place["id"])
            for order, place in enumerate(board["places"])
            for at in [place["at"]]
        ]
        count[min(away)[2]] += 1
    return count


@pytest.mark.parametrize("id", OURS)
def test_a_bundled_board_holds_what_it_declares(id):
    rows = OURS[id]["board"]["rows"]
    triangles, empty, each = SIZES[id]
    marks = Counter("".join(rows))
    assert len(land(rows)) == triangles
    assert marks["o"] == empty
    assert [marks[letter] for letter in SYMBOL_IDS] == [each] * 5
    assert faults(OURS[id]) == []


@pytest.mark.parametrize("id", OURS)
def test_the_start_corner_is_that_of_the_illustrations(id):
    board = OURS[id]["board"]
    assert board["start"] == [3, 1]
    assert {at: board["rows"][at[0]][at[1]] for at in CORNER} == CORNER


def test_board_e_has_the_points_and_lines_that_were_counted():
    cells = [corner_places(r, c) for r, c in land(OURS["e"]["board"]["rows"])]
    lines = Counter(frozenset(line) for a, b, c in cells for line in pairwise((a, b, c, a)))
    assert len({point for cell in cells for point in cell}) == 100
    assert len(lines) == 244
    assert sum(count == 1 for count in lines.values()) == 53


@pytest.mark.parametrize("id", OURS)
def test_every_land_names_a_few_triangles(id):
    count = count_names(OURS[id]["board"])
    assert set(count) == {place["id"] for place in OURS[id]["board"]["places"]}
    assert min(count.values()) >= 3
    assert max(count.values()) <= 10


@pytest.mark.parametrize("id", OURS)
def test_every_name_is_whole_in_both_languages(id):
    for place in [OURS[id]["board"], *OURS[id]["board"]["places"]]:
        forms = noun("x", place["names"])
        assert {"name", "gender", "number", "article", "place"} <= set(forms.form("fr"))
        assert {"name", "number", "article", "place"} <= set(forms.form("en"))


def test_a_land_is_called_the_same_on_both_boards():
    other = {place["id"]: place["names"] for place in OURS["l"]["board"]["places"]}
    for place in OURS["e"]["board"]["places"]:
        assert other[place["id"]] == place["names"]


def test_the_names_exercise_the_grammar():
    forms = [noun("x", place["names"]).form("fr") for place in OURS["e"]["board"]["places"]]
    for field, values in {
        "gender": {"m", "f"}, "number": {"s", "p"}, "article": {"def", "none"},
    }.items():  # fmt: skip
        assert {form[field] for form in forms} == values
    assert {"en", "à", "dans"} <= {form["place"] for form in forms}


def test_the_box_holds_the_components():
    box = OURS["e"]["box"]
    assert box == OURS["l"]["box"]
    assert (box["cards"], box["cards_each"]) == (55, 11)
    assert box["walls"] == {"black": 65, "red": 10}
    assert (box["governors"], box["seats"]) == (4, [2, 4])
    assert (box["start_hand"], box["face_up"], box["goal"]) == (1, 2, 100)
    assert {letter: each["id"] for letter, each in box["symbols"].items()} == SYMBOL_IDS


@pytest.mark.parametrize(("place", "value", "key"), [
    ("box cards", 54, "alexandros.shape.cards"),
    ("box seats", [4, 2], "alexandros.shape.seats"),
    ("box symbols T id", "lyre", "content.choice"),
    ("box goal", 0, "content.range"),
    ("board counts H", 12, "alexandros.shape.count"),
    ("board start", [3, 2], "alexandros.shape.at_sea"),
    ("board start", [13, 1], "alexandros.shape.at_sea"),
    ("board places 4 id", "lydia", "alexandros.shape.same_id"),
    ("board places 4 at", [3, 3], "alexandros.shape.same_point"),
    ("board places 4 at", [27, 9], "alexandros.shape.at_sea"),
    ("board title", "chess", "content.choice"),
])
def test_each_fault_has_its_own_sentence_and_place(place, value, key):
    path = tuple(int(step) if step.isdecimal() else step for step in place.split())
    data = replace_at(copy.deepcopy(OURS["e"]), path, value)
    assert [(each.path, each.offset, each.msg.key) for each in faults(data)] == [(path, 0, key)]


def test_a_deal_needs_cards_enough():
    def change(box, board):
        box.update(cards=5, cards_each=1, start_hand=1, face_up=2)

    assert check_change(change) == [(("box", "start_hand"), 0, "alexandros.shape.deal")]


def test_a_symbol_that_the_drawing_lacks_is_missed():
    def change(box, board):
        board["rows"] = [row.replace("T", "o") for row in board["rows"]]
        board["counts"].update(T=0, empty=93)

    assert check_change(change) == [(("board", "rows"), 0, "alexandros.shape.absent")]


def test_land_that_no_side_joins_is_told_where_it_begins():
    def change(box, board):
        draw(board, 0, 0, "o")
        draw(board, 8, 25, "o")
        board["counts"].update(triangles=147, empty=82)

    # The first triangle drawn is the island here: the rest is told, where its drawing begins.
    assert check_change(change) == [
        (("board", "rows", 0), 15, "alexandros.shape.island"),
        (("board", "rows", 8), 25, "alexandros.shape.island"),
    ]


def test_a_row_of_another_width_is_told_where_it_ends_and_geometry_waits():
    def change(box, board):
        board["rows"][4] = board["rows"][4][1:]
        board["start"] = [0, 0]

    assert check_change(change) == [(("board", "rows", 4), 25, "alexandros.shape.width")]


def test_a_stranger_in_the_drawing_is_not_counted_against_the_counts():
    def change(box, board):
        draw(board, 3, 3, "Z")
        board["counts"]["H"] = 20

    assert check_change(change) == [
        (("board", "rows", 3), 3, "content.drawn"),
        (("board", "counts", "H"), 0, "alexandros.shape.count"),
    ]


def test_a_board_without_land_says_so_symbol_by_symbol():
    def change(box, board):
        board["rows"] = ["...."]
        board["counts"] = dict.fromkeys(board["counts"], 0)

    assert [key for _, _, key in check_change(change)] == ["alexandros.shape.absent"] * 5


def test_a_drawing_larger_than_the_tables_can_bear_is_refused():
    def change(box, board):
        board["rows"] = ["o" * 41] * 21

    keys = [key for _, _, key in check_change(change)]
    assert keys.count("content.size") == 1 and keys.count("content.row_length") == 20


PLAIN = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 12)
    | st.text("..oooTALCHZ", min_size=1, max_size=26)
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)


def paths(value: Plain, path: Path = ()) -> Iterator[Path]:
    """Every path into plain data."""
    yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from paths(inner, (*path, at))


PATHS = list(paths(OURS["e"]))


@settings(max_examples=300)
@given(st.lists(st.tuples(st.sampled_from(PATHS), PLAIN), min_size=1, max_size=3))
def test_no_damage_raises_anything(damage):
    """A save may hold anything at all: it is refused, or it is a board that can be built."""
    data = copy.deepcopy(OURS["e"])
    for path, value in damage:
        data = replace_at(data, path, value)
    if not faults(data):
        assert Tables(Board("alexandros", "x", data)).points


def replace_at(data: Plain, path: Path, value: Plain) -> Plain:
    """The data with another value at the path, if the path still leads anywhere."""
    if not path:
        return value
    target = data
    for step in path[:-1]:
        target = at(target, step)
    last = path[-1]
    if isinstance(target, dict) and isinstance(last, str):
        target[last] = value
    elif isinstance(target, list) and isinstance(last, int) and last < len(target):
        target[last] = value
    return data


def at(target: Plain, step: int | str) -> Plain:
    if isinstance(target, dict):
        return target.get(step)
    if isinstance(target, list) and isinstance(step, int) and step < len(target):
        return target[step]
    return None

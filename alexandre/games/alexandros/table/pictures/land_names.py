"""The names of the lands, where their empty ground is longest; small ones need a nearer look."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Final

from alexandre.games.alexandros.table.pictures.lattice import corners_of, heart_of
from alexandre.games.alexandros.tables import BLANK, Tables
from alexandre.kernel.text import Noun
from alexandre.ui.draw.sketch import Caption, Layer, Place

SIZES: Final = (10.5, 8.6, 7.4, 5.6)  # of letters in units, for which there may be room
USUAL: Final = 8.6  # what they are at the most, so that names look alike
SIDE: Final = 60.0  # of a triangle
ALONE: Final = 52.0  # the most of a name between the symbols beside a single triangle
LEAST: Final = 8.6  # logical pixels that can still be read
BROAD: Final = 0.66  # how broad a letter is, to its size
CLEAR: Final = 6.0  # left free at the two ends together
GIVEN: Final = {False: 6.0, True: 7.0}  # up to a governor at one end, of several triangles or one
NEAR: Final = 12.0  # above and below the middle of a name that something covers


def land_names(tables: Tables, standing: Collection[int] = ()) -> tuple[Layer, ...]:
    """A layer for every size of letters, shown from where they can be read; a name gives way to
    governors standing in the triangles at its ends."""
    layers: dict[float, list[Caption]] = defaultdict(list)
    for noun, run in longest_runs(tables).items():
        most, clear = (len(run) * SIDE / 2 + CLEAR, 2 * CLEAR) if run[1:] else (ALONE, CLEAR)
        size = next((size for size in SIZES if count_letters(noun) * size * BROAD <= most - clear),
                    SIZES[-1])
        (x, y), gives = middle(tables, run), GIVEN[not run[1:]]
        left, right = (gives * (cell in standing) for cell in ends_of(tables, run))
        layers[size].append(Caption(
            (x + (left - right) / 2, y), noun, min(size, USUAL), "land.ink", "title", halo="page",
            most=most - left - right, least=LEAST if size > USUAL else 0.0))
    return tuple(Layer(f"names{size}", (), tuple(captions), LEAST / size)
                 for size, captions in sorted(layers.items()))


def find_names(tables: Tables, standing: Collection[int], at: Place,
               reach: float) -> list[Caption]:
    """The names, of those that are seen without a nearer look, that something of that reach would
    touch there."""
    return [each for layer in land_names(tables, standing) if layer.from_zoom <= 1.0
            for each in layer.captions
            if isinstance(each.text, Noun) and abs(each.at[1] - at[1]) < NEAR
            and abs(each.at[0] - at[0]) < reach + count_letters(each.text) * each.size * BROAD / 2]


def count_letters(noun: Noun) -> int:
    """The letters of its longest name, in any language."""
    return max(map(len, noun.names.values()))


def longest_runs(tables: Tables) -> dict[Noun, tuple[int, ...]]:
    """For every land its longest row of neighbouring triangles without a symbol."""
    longest: dict[Noun, tuple[int, ...]] = {}
    for run in runs(tables):
        land = tables.land_nouns[run[0]]
        if len(run) > len(longest.get(land, ())):
            longest[land] = run
    return longest


def runs(tables: Tables) -> Iterator[tuple[int, ...]]:
    """Rows of empty neighbours in one land, left to right."""
    run: list[int] = []
    for cell, (row, column) in enumerate(tables.cells):
        last = run[-1] if run else -1
        goes_on = (last >= 0 and tables.cells[last] == (row, column - 1)
                   and tables.land_nouns[last] == tables.land_nouns[cell])
        if tables.symbol[cell] == BLANK and goes_on:
            run.append(cell)
            continue
        if run:
            yield tuple(run)
        run = [cell] if tables.symbol[cell] == BLANK else []
    if run:
        yield tuple(run)


def ends_of(tables: Tables, run: tuple[int, ...]) -> Iterator[int | None]:
    """The triangles at the left and right of a row."""
    for cell, step in ((run[0], -1), (run[-1], 1)):
        row, column = tables.cells[cell]
        yield next((other for other, _line in tables.borders[cell]
                    if tables.cells[other] == (row, column + step)), None)


def middle(tables: Tables, run: tuple[int, ...]) -> Place:
    """The middle of a row of triangles; of a single one the heart, where it is broader."""
    first, last = heart_of(tables, run[0]), heart_of(tables, run[-1])
    if run[0] == run[-1]:
        return first
    ys = [y for cell in run for _x, y in corners_of(tables, cell)]
    return (first[0] + last[0]) / 2, (min(ys) + max(ys)) / 2

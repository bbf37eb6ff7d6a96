"""Drawings by the names of their files.

They are read when they are first drawn and kept until the table is left; the program says once
where the files are, so that what draws reads no disk.
"""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.draw.signs.svg import read_svg
from alexandre.ui.draw.sketch import Place, Shape, stamp
from alexandre.ui.text.cache import remember

Parts = tuple[Shape, ...]
Source = Callable[[str], bytes]

_source: list[Source] = []


def read_signs_from(source: Source) -> None:
    """Set the function that reads a file of `assets/signs/` by its name."""
    _source[:] = [source]


@remember(512)
def read_sign(name: str) -> Parts:
    """The drawing `<set>/<name>` in a unit square round (0, 0)."""
    file = f"{name}.svg"
    return read_svg(_source[0](file), f"assets/signs/{file}")


@remember(512)
def draw_sign(name: str, at: Place, size: float, **colours: str) -> Parts:
    """The drawing at a place, `size` large; `colours` stand for those of these names in it."""
    return stamp(read_sign(name), at, size, turn=colours)

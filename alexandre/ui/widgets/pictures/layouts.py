"""Described sheets in the words and letters of a window."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from alexandre.ui.draw.sheets.tree import Laid, Node, lay_out
from alexandre.ui.draw.sketch import Place
from alexandre.ui.text.cache import Cache, Same
from alexandre.ui.widgets.base.widget import Root

KEPT: Final = 16  # a few views of two sheets each


class Layouts:
    """Lays a sheet out once for each room, wording and text size.

    The form that fitted last is tried first, so that one digit more does not change all letters.
    """

    def __init__(self) -> None:
        self._kept: Cache[Hashable, Laid] = Cache(KEPT)
        self._last: dict[str, tuple[Hashable, Laid]] = {}

    def lay(self, desk: Root, name: str, content: Node, room: Place, text: float,
            least: float = 0.0, pixels: float = 1.0) -> Laid:
        """The sheet of that name in a room of so many units, which take so many `pixels`, with
        letters of `least` at the least."""
        window = room, text, least, pixels, desk.edition

        def make() -> Laid:
            before = self._last.get(name)
            kept = before[1] if before is not None and before[0] == window else None
            return lay_out(content, room, desk.letters.ems, desk.voice, text, kept, least,
                           pixels)

        laid = self._kept.get((name, Same(content), window), make)
        self._last[name] = window, laid
        return laid

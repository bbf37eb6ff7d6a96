"""A view as a list of integers of a fixed length, for programs that learn.

A title declares for each field of its views how it is written.  Views that differ give different
vectors, as far as the title's declaration says so.
"""

from __future__ import annotations

from alexandre.kernel.contract import View
from alexandre.kernel.vector.slots import Slot


class Vector:
    """The encoding of a title's views as integers, on one board and for so many seats."""

    least = -(2**15)  # no number lies beyond these two
    most = 2**15 - 1

    def __init__(self, slot: Slot) -> None:
        self.slot = slot
        self.size = slot.size

    def write(self, view: View) -> list[int]:
        """The view as `size` integers from `least` to `most`."""
        out: list[int] = []
        self.slot.write(view, out)
        return out

    def names(self) -> list[str]:
        """The meaning of each integer, as its path in the view: `players.0.hand.T`."""
        return list(self.slot.names(""))

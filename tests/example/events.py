"""Events of the Gordian knot; each sentence is `example.event.<name>`."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Noun


@dataclass(frozen=True)
class StrandsCut(Event):
    """A seat cut strands of a cord.  [2.1]"""

    seat: int
    cord: Noun
    n: int


@dataclass(frozen=True)
class KnotUndone(Event):
    """The last strand is cut.  [3.1]"""

    seat: int

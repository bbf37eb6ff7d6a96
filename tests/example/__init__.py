"""The Gordian knot: a small title without chance or secrets, and the template for a new one.

Two seats in turn cut strands of the cords of a knot; who cuts the last strand wins.  The files
are those of every title, a new one begins as a copy of them.  It is not offered to players:
`install` makes it known to the tests.
"""

from __future__ import annotations

from pathlib import Path

from alexandre import games

TITLE = "example"


def install() -> None:
    """Let `games.load("example")` find this package and its boards."""
    games.register(TITLE, __name__, Path(__file__).with_name("maps"))

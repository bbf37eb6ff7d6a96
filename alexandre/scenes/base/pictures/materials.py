"""The fonts and plates of the application, read from its files."""

from __future__ import annotations

from alexandre.content import data
from alexandre.ui.draw.prints import Prints
from alexandre.ui.text.typesetter import Typesetter


def read_font(name: str) -> bytes:
    """The bytes of a font file."""
    return (data.assets() / "fonts" / name).read_bytes()


def read_plate(name: str) -> bytes:
    """The bytes of a plate."""
    return (data.assets() / "plates" / name).read_bytes()


def make_letters() -> Typesetter:
    """The typesetter of the application's own fonts."""
    return Typesetter(read_font)


def make_prints() -> Prints:
    """An image cache that reads each plate on first use."""
    return Prints(read_plate)

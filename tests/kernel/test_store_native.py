"""Paths of Windows, on a system that is taken for Windows: too long ones, and their mark."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from alexandre.kernel.store import Disk, Document, Header, encode, native, read_document
from alexandre.kernel.store.native import mark_long

LONG = "C:\\Users\\zoé\\" + "x" * 280 + "\\match.save"
SAVE = encode(Header(title="alexandros"), {"a": 1})


class Remembering(Disk):
    """A disk that has every file, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def read(self, path: Path, most: int) -> bytes:
        self.asked.append(str(path))
        return SAVE[:most]


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(os.path, "abspath", str)


@pytest.mark.parametrize(("path", "marked"), [
    ("C:\\short.save", "C:\\short.save"),
    (LONG, "\\\\?\\" + LONG),
    ("\\\\?\\" + LONG, "\\\\?\\" + LONG),
    ("\\\\server\\share\\" + "x" * 290, "\\\\?\\UNC\\server\\share\\" + "x" * 290),
])
def test_a_path_beyond_windows_limit_carries_the_mark_of_a_long_one(path: str,
                                                                    marked: str) -> None:
    assert mark_long(path) == marked


def test_a_save_under_300_characters_is_read_on_windows(windows: None) -> None:
    """Without the mark Windows says of such a file that it is not there."""
    disk = Remembering()
    assert isinstance(read_document(Path(LONG), disk), Document)
    assert disk.asked == ["\\\\?\\" + LONG]


def test_other_systems_take_a_path_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")

    assert native(Path(LONG)) == Path(LONG)

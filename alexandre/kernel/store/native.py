"""Paths as the operating system takes them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

ROOMY = 240  # characters up to which Windows takes any path as it is, a folder's too
_MARK = "\\\\?\\"
_SHARE = "\\\\"


def native(path: Path) -> Path:
    """The same file: Windows calls one with a long path missing unless the path is marked."""
    return Path(mark_long(os.path.abspath(path))) if sys.platform == "win32" else path


def mark_long(path: str) -> str:
    """An absolute path of Windows, with the mark of a long one where it needs it."""
    if len(path) < ROOMY or path.startswith(_MARK):
        return path
    if path.startswith(_SHARE):
        return f"{_MARK}UNC\\{path.removeprefix(_SHARE)}"
    return _MARK + path

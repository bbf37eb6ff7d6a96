"""Outlines that belong to a plate: where things lie on it, in its own pixels."""

from __future__ import annotations

import json
from functools import cache

from alexandre.content.data import assets
from alexandre.kernel.board import Plain


@cache
def outlines(plate: str) -> Plain:
    """What assets/plates/<plate>.json says, None if there is no such file."""
    path = assets() / "plates" / f"{plate}.json"
    if not path.is_file():
        return None
    return json.loads(path.read_text("utf-8"))

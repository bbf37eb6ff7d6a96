"""docs/protocol.md, by chapters of titles and their headings."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CHAPTERS = re.split(r"^## ", PAGE, flags=re.MULTILINE)


def chapter(title: str) -> str:
    """The part of the page that is about a title."""
    return next((each for each in CHAPTERS if f"\nTitle `{title}`, " in each), "")


def section(title: str, heading: str) -> str:
    """The text below a heading of a title, up to the next."""
    _before, mark, text = chapter(title).partition(f"\n### {heading}\n")
    assert mark, f"docs/protocol.md tells nothing of {title} below `### {heading}`"
    return text.split("\n### ", 1)[0]

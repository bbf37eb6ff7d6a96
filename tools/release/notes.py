"""The notes of a release: what CHANGELOG.md says of that version.

    python tools/release/notes.py v1.0.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
HEADING: Final = re.compile(r"^## (?P<version>\S+)(?: [(–-].*)?$", re.MULTILINE)


def main(arguments: list[str]) -> int:
    """Print them; a version without any is refused."""
    wanted = arguments[0].removeprefix("v")
    notes = read_notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    if not notes:
        sys.exit(f"CHANGELOG.md has no heading {wanted}.")
    print(notes)
    return 0


def read_notes(changelog: str, wanted: str) -> str:
    """The text below the heading of that version."""
    headings = list(HEADING.finditer(changelog))
    for heading, after in zip(headings, [*headings[1:], None], strict=True):
        if heading["version"] == wanted:
            return changelog[heading.end():after.start() if after else None].strip()
    return ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

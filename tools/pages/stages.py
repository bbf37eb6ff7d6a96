"""The list in CONTRIBUTING of what each stage of a title owes.

    python -m tools.pages.stages       writes it as tests/helpers/stages.py has it
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from tests.helpers.stages import HEAD, list_stages

PAGE: Final = Path(__file__).resolve().parents[2] / "CONTRIBUTING.md"


def write_stages() -> None:
    """The table in the place of the one that is there."""
    text = PAGE.read_text(encoding="utf-8")
    place = re.compile(re.escape(HEAD) + r"\n(\|.*\n)*")
    PAGE.write_text(place.sub(lambda _old: list_stages() + "\n", text), encoding="utf-8")


if __name__ == "__main__":
    write_stages()

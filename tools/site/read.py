"""Reads the built site as a browser shows it: axe on a telephone and on a desk, and pictures.

    python tools/site/read.py

It needs node, npm and Chromium, else it says so and is not run. Pictures go to build/site/look.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tools.release.workflows import node_module  # noqa: E402

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
PAGES: Final = ("index", "install", "manual/application", "manual/catan", "rules/commander")
ENGLISH: Final = ("protocol", "bots", "balance", "bench", "decisions/index", "changelog",
                  "search", "genindex")

SCRIPT: Final = Path(__file__).with_suffix(".mjs")


def main(_arguments: list[str]) -> int:
    """Both languages, on small and large screens, by day and by night."""
    chrome = next(filter(None, map(shutil.which, BROWSERS)), None)
    module = node_module("axe-core")
    if chrome is None or module is None:
        print("not run: axe needs node, npm and Chromium")
        return 0
    site = ROOT / "build" / "site"
    pages = [f"{lang}/{page}" for lang in ("en", "fr") for page in PAGES]
    pages += [f"en/{page}" for page in ENGLISH]
    return subprocess.run(["node", SCRIPT, module.parent, chrome,
                           site / "html", site / "look", *pages]).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

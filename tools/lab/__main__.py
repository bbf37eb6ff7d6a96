"""Measures computer players: each experiment is a module beside this one.

    python tools/lab EXPERIMENT …      `--help` tells what it asks and what it prints

What was measured of a commit stays in `.lab/`, so that an interrupted run goes on where it was.
With the Python of `.venv-fast` rules are compiled: what is installed comes before the checkout.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

EXPERIMENTS = ("advice", "balance", "choices", "coach", "fit_chances", "fit_forecast",
               "habits", "ladder", "problems")

if __name__ == "__main__":
    sys.path[:1] = []  # this folder, whose modules are imported by their whole names
    sys.path.append(str(Path(__file__).resolve().parents[2]))
    if len(sys.argv) < 2 or sys.argv[1] not in EXPERIMENTS:
        sys.exit(f"{__doc__}\n{', '.join(EXPERIMENTS)}")
    sys.exit(import_module(f"tools.lab.{sys.argv[1]}").main(sys.argv[2:]))

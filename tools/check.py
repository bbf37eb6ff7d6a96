"""Every check, on any system: what `make test` does, by Python alone.

    python tools/check.py               lint and tests
    python tools/check.py lint          ruff, strict mypy, the import contracts
    python tools/check.py pytest [...]  the tests; what follows goes to pytest
    python tools/check.py systems       mypy once more, as on each of the other systems

It makes `.venv` first where there is none. WORKERS says how many processes share the tests;
with 0 they run in this one, for a debugger.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import prepare, tool  # noqa: E402

SYSTEMS: Final = ("darwin", "win32")  # besides Linux


def main(arguments: list[str]) -> int:
    """The first check that fails ends it."""
    part, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    parts = {"": [*lint(), pytest([])], "lint": lint(), "pytest": [pytest(rest)],
             "systems": systems()}
    if part not in parts or (rest and part != "pytest"):
        sys.exit(__doc__)
    prepare("test")
    for command in parts[part]:
        print(f"{command[0]} {' '.join(command[1:])}".rstrip(), flush=True)
        status = run(command)
        if status:
            return status
    return 0


def lint() -> list[list[str]]:
    """The same types on every system; `systems` has those of the others."""
    return [["ruff", "check", "."], ["mypy", "--platform", "linux"],
            ["lint-imports", "--config", "setup.cfg", "--no-logo"]]


def systems() -> list[list[str]]:
    """Types as the other systems have them, where some lines cannot be reached; each has a cache
    of its own."""
    return [["mypy", "--platform", each, "--no-warn-unreachable",
             "--cache-dir", f".mypy_cache/{each}"]
            for each in SYSTEMS]


def pytest(rest: list[str]) -> list[str]:
    workers = os.environ.get("WORKERS", "2")
    return ["python", "-m", "pytest", "-n", workers, "--dist", "worksteal", "-q", *rest]


def run(command: list[str]) -> int:
    """In the checkout, by the programs of `.venv`; with bytecode in its cache, or each process
    that a test starts would compile every module again."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return subprocess.run([tool(command[0]), *command[1:]], cwd=ROOT, env=env,
                          check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

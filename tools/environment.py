"""Makes `.venv`, the environment of the checkout, on any system, by Python alone.

    python tools/environment.py play   with what runs the application
    python tools/environment.py test   and with what tests, compiles and packs it

Nothing is installed that is not pinned by hash; nothing is done where it is up to date.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
OLDEST: Final = (3, 11)

# The mark of each purpose, and the files that make it out of date.
PLAY: Final = ("requirements.txt", "setup.cfg", "setup.py", "pyproject.toml")
TEST: Final = ("requirements-dev.txt",)


def main(arguments: list[str]) -> int:
    """Prepare it for one of the two."""
    if arguments not in (["play"], ["test"]):
        sys.exit(__doc__)
    prepare(arguments[0])
    return 0


def prepare(purpose: str) -> Path:
    """The interpreter of `.venv`, with what is needed to play, or also to test."""
    if sys.version_info[:2] < OLDEST:
        sys.exit("Python 3.11 or newer is needed")
    if is_outdated("play", PLAY):
        print("Installing what is missing into .venv, once; this can take a minute.", flush=True)
        if not is_whole():  # a start that was broken off leaves one that knows no pip
            venv.create(VENV, with_pip=True, clear=True)
        install("--require-hashes", "-r", "requirements.txt")
        install("--no-build-isolation", "--no-deps", "-e", ".")
        (VENV / "play").touch()
    if purpose == "test" and is_outdated("test", (*TEST, ".venv/play")):
        install("--require-hashes", "-r", "requirements-dev.txt")
        (VENV / "test").touch()
    return tool("python")


def tool(name: str) -> Path:
    """A program of the environment; Windows keeps them elsewhere."""
    if sys.platform == "win32":
        return VENV / "Scripts" / f"{name}.exe"
    return VENV / "bin" / name


def is_whole() -> bool:
    """Whether there is an environment that can install anything."""
    return tool("python").exists() and subprocess.run(
        [tool("python"), "-m", "pip", "--version"], check=False, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL).returncode == 0


def is_outdated(mark: str, files: tuple[str, ...]) -> bool:
    """Whether one of these files has changed since the mark was made."""
    made = VENV / mark
    return not made.is_file() or any(
        (ROOT / name).stat().st_mtime > made.stat().st_mtime for name in files)


def install(*what: str) -> None:
    """By the environment's own pip, from the index that the machine names."""
    pip = (tool("python"), "-m", "pip", "install", "-q", "--disable-pip-version-check")
    status = subprocess.run([*pip, *what], cwd=ROOT, check=False).returncode
    if status:
        sys.exit(status)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

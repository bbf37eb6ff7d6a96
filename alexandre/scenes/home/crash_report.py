"""What is written down of a mistake of the program's own; it stays on this machine."""

from __future__ import annotations

import platform
import re
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path, PurePath
from typing import Final

import pygame

from alexandre import __version__
from alexandre.kernel.store import Disk, keep_file
from alexandre.scenes.base.house import Scene

ACTIONS_TOLD: Final = 50  # of a match
KEPT: Final = 10  # reports; the oldest goes
NAMED: Final = re.compile(r"report-(\d{1,9})\.txt")
QUOTED: Final = re.compile(r"""(['"])([^'"\n]*[\\/])([^'"\\/\n]*)\1""")
WORD: Final = r"""[^\s\\/'":,;=()<>{}|\[\]]+"""
FOLDERS: Final = re.compile(  # a drive, a root, a folder; then names, blanks and all
    rf"(?:\b[A-Za-z]:[\\/]+|~?[\\/]+|{WORD}[\\/]+)(?:{WORD}(?: {WORD})*[\\/]+)*")


def keep_report(folder: Path, text: str) -> Path:
    """Write a report beside the latest ones; the file it is in.  Refusal if the disk refuses."""
    disk = Disk()
    with suppress(OSError):
        disk.make_folder(folder)
        disk.make_private(folder)
    numbers = sorted(number_reports(folder))
    path = folder / f"report-{numbers[-1] + 1 if numbers else 1}.txt"
    keep_file(path, text.encode())
    for number in numbers[:max(0, len(numbers) + 1 - KEPT)]:
        with suppress(OSError):
            disk.remove(folder / f"report-{number}.txt")
    return path


def number_reports(folder: Path) -> list[int]:
    try:
        names = [NAMED.fullmatch(name) for name in Disk().names(folder)]
    except OSError:
        return []
    return [int(each[1]) for each in names if each]


def report_of(error: Exception, rooms: Sequence[Scene]) -> str:
    """The machine, the match that was on the table, and the way to the mistake."""
    return "\n".join([
        f"alexandre {__version__}", platform.platform(),
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"pygame {pygame.version.ver}",
        *tell_matches(rooms), "", *tell_trace(error)])


def tell_matches(rooms: Sequence[Scene]) -> list[str]:
    """Which match it was, and how it came there."""
    lines = []
    for room in rooms:
        if room.bookmark is not None:
            record = room.bookmark[1].record
            lines += [f"{record.title} {record.board.id} seed {record.seed}",
                      "; ".join(record.actions[-ACTIONS_TOLD:])]
    return lines


def tell_trace(error: Exception) -> list[str]:
    """The way to the mistake, in file names without folders: those may name the player."""
    return [*(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
              for frame in traceback.extract_tb(error.__traceback__)),
            f"{type(error).__name__}: {cut_folders(str(error), error)}"]


def cut_folders(text: str, error: BaseException | None = None) -> str:
    """The text with every path in it cut to its last name: folders may name the player."""
    for path in (getattr(error, "filename", None), getattr(error, "filename2", None)):
        if isinstance(path, str | PurePath) and PurePath(path).name:
            name = PurePath(path).name
            text = text.replace(repr(str(path)), repr(name)).replace(str(path), name)
    for home in {str(Path.home()), repr(str(Path.home()))[1:-1], Path.home().as_posix()}:
        if len(home) > 1:
            text = text.replace(home, "~")
    return FOLDERS.sub("", QUOTED.sub(r"\1\3\1", text))

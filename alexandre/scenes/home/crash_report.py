"""The report of a crash; it stays on this machine."""

from __future__ import annotations

import os
import platform
import re
import traceback
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path, PurePath
from typing import Final

import pygame

from alexandre import __version__
from alexandre.kernel.record import Record
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
    """Write a report beside the latest ones and return its file; Refusal if the disk refuses."""
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


def report_of(error: Exception, rooms: Sequence[Scene], *, has_secrets: bool = False) -> str:
    """The report: the system, the game on the table, and the traceback.

    Only a report that `has_secrets` contains the seed and the latest actions, hidden cards among
    them.
    """
    records = [room.bookmark[1].record for room in rooms if room.bookmark is not None]
    told = [line for record in records for line in tell_match(record, has_secrets=has_secrets)]
    way = tell_trace(error)
    if not has_secrets:
        way[-1] = hide_actions(way[-1], records)
    return "\n".join([
        f"alexandre {__version__}", platform.platform(),
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"pygame {pygame.version.ver}",
        *told, "", *way])


def tell_match(record: Record, *, has_secrets: bool) -> list[str]:
    """The game and its length; with secrets also its seed and, in a second line, its latest
    actions."""
    match = (f"{record.title} {record.board.id}, seats {record.seats}, "
             f"actions {len(record.actions)}")
    if not has_secrets:
        return [match]
    return [f"{match}, seed {record.seed}", "; ".join(record.actions[-ACTIONS_TOLD:])]


def hide_actions(text: str, records: Sequence[Record]) -> str:
    """The text without the actions and seeds of these games."""
    hidden = {each for record in records for each in (*record.actions, str(record.seed))}
    words = sorted((each for each in hidden if each), key=len, reverse=True)
    if not words:
        return text
    return re.sub(rf"(?<!\w)(?:{'|'.join(map(re.escape, words))})(?!\w)", "…", text)


def tell_trace(error: Exception) -> list[str]:
    """The traceback with file names only, since folders may contain the player's name."""
    return [*(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
              for frame in traceback.extract_tb(error.__traceback__)),
            f"{type(error).__name__}: {cut_folders(str(error), error)}"]


def cut_folders(text: str, error: BaseException | None = None) -> str:
    """The text with every path reduced to its last part, since folders may contain the player's
    name."""
    for path in (getattr(error, "filename", None), getattr(error, "filename2", None)):
        if isinstance(path, str | PurePath) and PurePath(path).name:
            name = PurePath(path).name
            text = text.replace(repr(str(path)), repr(name)).replace(str(path), name)
    own = Path(os.path.expanduser("~"))  # Path.home() fails where nothing names a home
    for home in {str(own), repr(str(own))[1:-1], own.as_posix()}:
        if len(home) > 1:
            text = text.replace(home, "~")
    return FOLDERS.sub("", QUOTED.sub(r"\1\3\1", text))

"""`alexandre check-maps [FILE…]`: every fault of boards and moments, with its line and column."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.cli.arguments import Arguments, Syntax
from alexandre.cli.console import Console
from alexandre.content.board import check_files, list_bundled_files
from alexandre.content.document import Flaw
from alexandre.content.loader import list_files, read
from alexandre.content.moment import is_moment, judge_moment, locate_bundled
from alexandre.kernel.store import native
from alexandre.kernel.text import Msg

FILES_MOST: Final = 1000

SYNTAX: Final = Syntax("check-maps", "FILE", most=FILES_MOST)


def run(arguments: Arguments, console: Console) -> int:
    """One line for each fault, and status 1 if there is any; without files, all of ours."""
    files = [native(Path(each)) for each in arguments.operands] \
        or [*list_bundled_files(), *list_files(locate_bundled())]
    flaws = [flaw for file in files for flaw in check_file(file)]
    for flaw in flaws:
        why = console.words.say(flaw.msg)
        console.print(f"{flaw.file}:{flaw.line}:{flaw.column}: {why}")
    if flaws:
        return 1
    console.say(Msg.of("cli.maps_sound", n=len(files)))
    return 0


def check_file(file: Path) -> list[Flaw]:
    """Every flaw of a board, a box or a moment; a moment is played."""
    document = read(file)
    if is_moment(document):
        return judge_moment(document, file, games.load)
    return check_files([file], games.check_for)

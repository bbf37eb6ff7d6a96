"""`alexandre arena [TITLE]`: levels and programs measured against each other, seats rotated.

Matches between levels are played by as many processes as there are processors, or by the
machines of a Dask scheduler; those of programs one after the other.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.ai.arena.journal import Journal
from alexandre.ai.arena.match import STAND_IN, Programs
from alexandre.ai.arena.pool import open_pool
from alexandre.ai.arena.rows import Row
from alexandre.ai.arena.tournament import Measurement, check, play_task, play_tasks, report
from alexandre.ai.outside import SILENT, Trouble, describe_trouble, name_in
from alexandre.cli.arguments import OF_MATCHES, Arguments, BadArguments, Flag, Syntax
from alexandre.cli.console import Console
from alexandre.cli.playing import find_title
from alexandre.kernel.meta import CAST, LADDER, OLDER
from alexandre.kernel.text import Msg

GAMES: Final = 100
SECONDS: Final = 10  # of a program for a move
SECONDS_MOST: Final = 3600
PROCESSES_MOST: Final = 1024
BAR: Final = 40  # signs of the progress bar
NOTHING: Final = 1  # the status where a program never made a move of its own

SYNTAX: Final = Syntax("arena", "TITLE", most=1, flags=(
    *OF_MATCHES,
    Flag("--engine", "COMMAND", is_repeated=True),
    Flag("--seconds", "N", 1, SECONDS_MOST),
    Flag("--processes", "N", 1, PROCESSES_MOST),
    Flag("--scheduler", "ADDRESS"),
    Flag("--keep", "FILE"),
))


def run(arguments: Arguments, console: Console) -> int:
    """A table for the title, or for every title."""
    if arguments.has("--keep") and not arguments.operands:
        raise BadArguments(Msg.of("cli.arena.one_title"))
    is_measured = True
    for title in [find_title(each, console) for each in arguments.operands] or games.TITLES:
        rows = rows_of(title, arguments, console)
        for line in table(title, rows, console):
            console.print(line)
        is_measured = is_measured and not any(row.idle for row in rows)
    return 0 if is_measured else NOTHING


def rows_of(title: str, arguments: Arguments, console: Console) -> list[Row]:
    """A row for each two levels; Refusal for what the title does not have."""
    board = arguments.text("--board") or None
    game = games.load(title, board)
    seats = arguments.number("--players", game.meta.seats[0])
    commands = arguments.texts.get("--engine", [])
    usual = (STAND_IN,) if commands else game.meta.levels
    levels = arguments.text("--levels", ",".join(usual)).split(",")
    game.meta.check_levels(levels)
    count, seed = arguments.number("--games", GAMES), arguments.number("--seed", 0)
    if commands:
        players = len(levels) + len(commands)
        bar = ProgressBar(console, 0, count * players * (players - 1) // 2)
        programs = Programs(commands, arguments.number("--seconds", SECONDS),
                            partial(tell_trouble, bar, console))
        try:
            return report(title, levels, seats, count, seed, games.load, games.hints, board,
                          programs, bar.step)
        finally:
            bar.close()
    check(game, games.hints(game), levels, seats)
    wanted = Measurement(title, levels, seats, count, seed, board)
    kept = arguments.text("--keep")
    journal = Journal(Path(kept) if kept else None, {
        "title": title, "board": board, "players": seats,
        "rules_version": game.meta.rules_version})
    tasks = wanted.tasks(list(journal.scores))
    bar = ProgressBar(console, len(journal.scores), len(journal.scores) + len(tasks))
    try:
        with executor_for(arguments, len(tasks)) as executor:
            play = partial(play_task, games.load, games.hints)
            for task, score in play_tasks(play, tasks, executor):
                journal.add(task.key, score)
                bar.step()
    finally:
        bar.close()
        journal.write()
    return wanted.rows(game, journal.scores)


def executor_for(arguments: Arguments, tasks: int) -> AbstractContextManager[Executor | None]:
    """The executor of the matches: a Dask scheduler's workers, processes of this machine, or None
    if one process is enough.
    """
    address = arguments.text("--scheduler")
    if address:
        from alexandre.cli.cluster import connect

        return connect(address)
    processes = min(arguments.number("--processes", os.cpu_count() or 1), tasks)
    if processes < 2:
        return nullcontext()
    try:
        return open_pool(processes)
    except OSError:  # processes cannot share locks here: this one plays all matches
        return nullcontext()


def tell_trouble(bar: ProgressBar, console: Console, trouble: Trouble) -> None:
    """Say at once what goes wrong; of a program that is not heard, how that often comes about."""
    bar.close()
    console.complain(trouble.msg())
    if trouble.kind == SILENT:
        console.complain(Msg.of("cli.arena.flush"))


class ProgressBar:
    """A bar on the terminal, of the matches that have been played; elsewhere nothing."""

    def __init__(self, console: Console, done: int, size: int) -> None:
        self._console = console
        self._done = done
        self._size = size
        self._is_shown = console.err.isatty()

    def step(self) -> None:
        """One match more."""
        self._done += 1
        if self._is_shown:
            full = BAR * self._done // self._size
            bar = "#" * full + "." * (BAR - full)
            self._console.err.write(f"\r[{bar}] {self._done} / {self._size} ")
            self._console.err.flush()

    def close(self) -> None:
        """The terminal as it was."""
        if self._is_shown:
            self._console.err.write("\r" + " " * (BAR + 24) + "\r")


def table(title: str, rows: Sequence[Row], console: Console) -> Iterator[str]:
    """Each level alone at its seat against the other: its share, and what equals would have."""
    say = console.words.say
    for row in rows:
        yield say(Msg.of("cli.arena.head", n=row.games, title=Msg.of(f"{title}.title"),
                         level=name_of(row.level), against=name_of(row.against),
                         seats=row.players))
        if row.idle:
            yield say(Msg.of("cli.arena.no_result", programs=tuple(map(name_of, row.idle))))
        else:
            yield from tell_result(title, row, console)
        for program, kind, count in row.troubles:
            yield f"{count:8}  " + say(Msg.of("cli.arena.trouble", program=program,
                                              what=describe_trouble(kind)))


def tell_result(title: str, row: Row, console: Console) -> Iterator[str]:
    """The share that was won, the difference in strength, the scores, how matches ended."""
    say = console.words.say
    yield say(Msg.of("cli.arena.wins", wins=percent(row.wins / row.games, console),
                     low=percent(row.low, console), high=percent(row.high, console),
                     fair=percent(row.fair, console)))
    low, elo, high = row.elo
    yield say(Msg.of("cli.arena.elo", elo=f"{elo:+d}", low=f"{low:+d}", high=f"{high:+d}"))
    yield say(Msg.of("cli.arena.score", score=console.decimal(row.score),
                     rival=console.decimal(row.best_rival),
                     micros=console.decimal(row.micros),
                     longest=console.decimal(1000 * row.longest)))
    for reason, count in row.endings:
        yield f"{count:8}  " + say(Msg.of(f"{title}.ending.{reason}"))


def name_of(player: str) -> str:
    """A level as it is called, a command by its program."""
    return player if player in (*LADDER, *OLDER, *CAST) else name_in(player)


def percent(share: float, console: Console) -> str:
    """A share of one, in hundredths."""
    return console.decimal(share * 100)

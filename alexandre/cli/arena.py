"""`alexandre arena [TITLE]`: levels and programs measured against each other, seats rotated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from alexandre import games
from alexandre.ai.arena import STAND_IN, Programs, Row, report
from alexandre.ai.outside import name_in, what_happened
from alexandre.cli.arguments import Arguments, Flag, Syntax
from alexandre.cli.console import Console
from alexandre.cli.playing import check_levels
from alexandre.kernel.meta import CAST, LADDER, OLDER
from alexandre.kernel.rng import SEED_MOST
from alexandre.kernel.text import Msg

GAMES: Final = 100
GAMES_MOST: Final = 100_000
SEATS_MOST: Final = 99  # each title says how many it takes
SECONDS: Final = 10  # of a program for a move
SECONDS_MOST: Final = 3600

SYNTAX: Final = Syntax("arena", "TITLE", most=1, flags=(
    Flag("--players", "N", 1, SEATS_MOST),
    Flag("--levels", "A,B"),
    Flag("--seed", "S", 0, SEED_MOST),
    Flag("--games", "K", 1, GAMES_MOST),
    Flag("--board", "B"),
    Flag("--engine", "COMMAND", is_repeated=True),
    Flag("--seconds", "N", 1, SECONDS_MOST),
))


def run(arguments: Arguments, console: Console) -> int:
    """A table for the title, or for every title."""
    for title in arguments.operands or games.TITLES:
        rows = rows_of(title, arguments)
        for line in table(title, rows, console):
            console.print(line)
    return 0


def rows_of(title: str, arguments: Arguments) -> list[Row]:
    """A row for each two levels; Refusal for what the title does not have."""
    board = arguments.text("--board") or None
    game = games.load(title, board)
    seats = arguments.number("--players", game.meta.seats[0])
    commands = arguments.texts.get("--engine", [])
    usual = (STAND_IN,) if commands else game.meta.levels
    levels = arguments.text("--levels", ",".join(usual)).split(",")
    check_levels(game, levels)
    programs = Programs(commands, arguments.number("--seconds", SECONDS))
    return report(title, levels, seats, arguments.number("--games", GAMES),
                  arguments.number("--seed", 0), games.load, games.hints, board, programs)


def table(title: str, rows: Sequence[Row], console: Console) -> Iterator[str]:
    """Each level alone at its seat against the other: its share, and what equals would have."""
    say = console.words.say
    for row in rows:
        yield say(Msg.of("cli.arena.head", n=row.games, title=Msg.of(f"{title}.title"),
                         level=name_of(row.level), against=name_of(row.against),
                         seats=row.players))
        yield say(Msg.of("cli.arena.wins", wins=percent(row.wins / row.games, console),
                         low=percent(row.low, console), high=percent(row.high, console),
                         fair=percent(row.fair, console)))
        yield say(Msg.of("cli.arena.score", score=console.decimal(row.score),
                         rival=console.decimal(row.best_rival),
                         micros=console.decimal(row.micros)))
        for reason, count in row.endings:
            yield f"{count:8}  " + say(Msg.of(f"{title}.ending.{reason}"))
        for program, kind, count in row.troubles:
            yield f"{count:8}  " + say(Msg.of("cli.arena.trouble", program=program,
                                              what=what_happened(kind)))


def name_of(player: str) -> str:
    """A level as it is called, a command by its program."""
    return player if player in (*LADDER, *OLDER, *CAST) else name_in(player)


def percent(share: float, console: Console) -> str:
    """A share of one, in hundredths."""
    return console.decimal(share * 100)

"""`alexandre play-out TITLE`: computer players play whole games, and a table says who won."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from alexandre import games
from alexandre.cli.arguments import OF_MATCHES, Arguments, BadArguments, Flag, Syntax
from alexandre.cli.console import Console
from alexandre.cli.playing import (
    Playing,
    find_title,
    play_on,
    seat_computers,
    spread,
)
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import Game, Outcome
from alexandre.kernel.meta import RANDOM, Meta
from alexandre.kernel.text import Msg

SYNTAX: Final = Syntax("play-out", "TITLE", 1, 1, (
    *OF_MATCHES,
    Flag("--option", "NAME=VALUE", is_repeated=True),
    Flag("--records"),
))


@dataclass
class Totals:
    """The totals of many games."""

    wins: list[float]
    scores: list[int]
    endings: dict[str, int] = field(default_factory=dict)
    games: int = 0
    actions: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, outcome: Outcome, played: Playing) -> None:
        """One game more; a victory that is shared counts in parts."""
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        self.games += 1
        self.actions += len(played.actions)
        self.decisions += played.decisions
        self.seconds += played.seconds


def run(arguments: Arguments, console: Console) -> int:
    """Play the games and print the table."""
    title = find_title(arguments.operands[0], console)
    meta = games.meta(title)
    game = games.load(title, arguments.text("--board") or None)
    seats = arguments.number("--players", meta.seats[0])
    meta.check_seats(seats)
    levels = spread(arguments.text("--levels", RANDOM).split(","), seats)
    game.meta.check_levels(levels)
    options = meta.settle(options_of(meta, arguments.texts.get("--option", [])))
    seed, count = arguments.number("--seed", 0), arguments.number("--games", 1)
    seeds = range(seed, seed + count)
    lines = print_records(game, levels, options, seeds) if arguments.has("--records") else \
        report(play_games(game, levels, options, seeds), game, levels, console)
    for line in lines:
        console.print(line)
    return 0


def options_of(meta: Meta, texts: Sequence[str]) -> dict[str, Any]:
    """`name=value`, as the choice of that option which is written so."""
    options: dict[str, Any] = {}
    for text in texts:
        name, has_value, value = text.partition("=")
        if not has_value:
            raise BadArguments(Msg.of("cli.want_option", found=text))
        choices = [choice for option in meta.options if option.name == name
                   for choice in option.choices if format_choice(choice) == value]
        options[name] = choices[0] if choices else value
    return options


def format_choice(choice: Any) -> str:
    """A choice as it is typed: true, false, a number, a word."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def play_games(game: Game, levels: Sequence[str], options: dict[str, Any],
               seeds: Sequence[int]) -> Totals:
    """The totals of one game for each seed."""
    tally = Totals([0.0] * len(levels), [0] * len(levels))
    for seed in seeds:
        tally.add(*play_game(game, levels, options, seed))
    return tally


def play_game(game: Game, levels: Sequence[str], options: dict[str, Any],
              seed: int) -> tuple[Outcome, Playing]:
    """A game of that seed, played to its end."""
    state = game.start(len(levels), options)
    playing = play_on(state, seat_computers(game, levels, seed), Seeded(seed))
    outcome = state.outcome()
    assert outcome is not None, "a game that was played to its end has an outcome"
    return outcome, playing


def print_records(game: Game, levels: Sequence[str], options: dict[str, Any],
                  seeds: Sequence[int]) -> Iterator[str]:
    """A line of JSON for each seed, the same on every machine; docs/bots.md names the fields."""
    for seed in seeds:
        outcome, playing = play_game(game, levels, options, seed)
        yield json.dumps({
            "title": game.meta.id, "rules": game.meta.rules_version, "board": game.board.id,
            "options": options, "levels": list(levels), "seed": seed,
            "actions": [game.encode(game.parse(text)) for text in playing.actions],
            "winners": outcome.winners, "ranks": outcome.ranks, "scores": outcome.scores,
            "ending": outcome.reason}, separators=(",", ":"))


def report(tally: Totals, game: Game, levels: Sequence[str], console: Console) -> Iterator[str]:
    """The table: who sat where and won how often, how the games ended, the pace."""
    say = console.words.say
    yield say(Msg.of("cli.play_out.head", n=tally.games, title=Msg.of(f"{game.meta.id}.title"),
                     board=game.board.id, seats=len(levels)))
    heads = [say(Msg.of(f"cli.play_out.{each}")) for each in ("seat", "level", "wins", "score")]
    yield "{:>8}  {:12}{:>14}{:>14}".format(*heads)
    for seat, level in enumerate(levels):
        wins = console.decimal(tally.wins[seat])
        score = console.decimal(tally.scores[seat] / tally.games)
        yield f"{seat:8}  {level:12}{wins:>14}{score:>14}"
    for reason in game.meta.endings:
        ending = say(Msg.of(f"{game.meta.id}.ending.{reason}"))
        yield f"{tally.endings.get(reason, 0):8}  {ending}"
    yield say(Msg.of(
        "cli.play_out.pace",
        micros=console.decimal(tally.seconds / max(tally.decisions, 1) * 1e6),
        millis=console.decimal(tally.seconds / tally.games * 1e3),
        decisions=console.decimal(tally.decisions / tally.games),
        actions=console.decimal(tally.actions / tally.games)))

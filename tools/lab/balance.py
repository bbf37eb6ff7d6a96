"""A title among equals: length, scores, endings, the worth of each seat.

    python tools/lab balance alexandros --level greedy --games 40
    python tools/lab balance commander --board issus --games 200 --count conquered intimidation
    python tools/lab balance commander --difficulty heroic
    python tools/lab balance commander --board tyre --games 100 --option cedars --seed 7000

docs/balance.md keeps what it printed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from alexandre import games
from alexandre.ai.arena.match import play_match
from alexandre.ai.player import player
from alexandre.kernel.contract import Event
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Noun
from tools.lab.arguments import parse
from tools.lab.page import head, row


@dataclass
class Tally:
    """The totals of many matches at one number of seats."""

    games: int = 0
    actions: int = 0
    best: int = 0
    squares: int = 0  # of the best scores
    worst: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    lines: Counter[tuple[str, str]] = field(default_factory=Counter)

    def hear(self, event: Event) -> None:
        """Count a line of the log: its sentence, and the first thing that it names."""
        msg = event.msg()
        named = [arg.id for _name, arg in msg.args if isinstance(arg, Noun)]
        self.lines[msg.key.rpartition(".")[2], named[0] if named else ""] += 1

    def print_lines(self, words: list[str]) -> None:
        """Print the number of lines whose sentence begins with one of these words."""
        print(f"\n{head('line', 'about', 'times')}")
        for (key, thing), times in sorted(self.lines.items()):
            if any(key.startswith(word) for word in words):
                print(row(key, thing, times))

    def error(self) -> float:
        """Half of the 95 % interval of the mean of the best scores."""
        mean = self.best / self.games
        return 1.96 * sqrt(max(0.0, self.squares / self.games - mean * mean) / self.games)

    def row(self, seats: int) -> str:
        """A line of the table in docs/balance.md."""
        ends = ", ".join(f"{name} {100 * count // self.games} %"
                         for name, count in sorted(self.endings.items()))
        won = "/".join(f"{100 * self.wins[seat] // self.games}" for seat in range(seats))
        return row(seats, self.games, f"{self.actions / self.games:.0f}",
                   f"{self.best / self.games:.1f} ± {self.error():.1f}",
                   f"{self.worst / self.games:.1f}", ends, won)


def tally(title: str, board: str | None, level: str, seats: int, count: int, *, seed: int = 1,
          difficulty: str = "", switches: Sequence[str] = (), is_heard: bool) -> Tally:
    """Play so many matches from that seed on, seat 0 always beginning where one may choose."""
    game, totals = games.load(title, board), Tally()
    first = {option.name: option.choices[-1] for option in game.meta.options
             if option.name == "first_seat"}
    first |= game.meta.grade(game.board.id)[difficulty] if difficulty else {}
    first |= dict.fromkeys(switches, True)
    for lot in range(seed, seed + count):
        rnd = Rng(lot, "balance")
        minds = [player(level, game, games.hints(game), rnd) for _seat in range(seats)]
        match = play_match(game, minds, lot, first, totals.hear if is_heard else None)
        totals.games += 1
        totals.actions += match.actions
        totals.best += max(match.outcome.scores)
        totals.squares += max(match.outcome.scores) ** 2
        totals.worst += min(match.outcome.scores)
        totals.endings[match.outcome.reason] += 1
        totals.wins.update(match.outcome.winners)
    return totals


def main(words: Sequence[str]) -> int:
    """Print the table.  `--board`: the title's first one unless told; `--difficulty`: of a
    solitaire; `--option`: switches that are on; `--seed`: the first one; `--count`: how lines of
    the log begin that are counted, by what they name."""
    asked = parse(__doc__, words, "1", board="", level="greedy", difficulty="", games=40,
                  count=[], option=[], seed=1)
    low, high = games.meta(asked.title).seats
    print(head("players", "games", "actions", "winner", "lowest", "endings", "wins by seat, %"))
    for seats in range(low, high + 1):
        totals = tally(asked.title, asked.board or None, asked.level, seats, asked.games,
                       seed=asked.seed, difficulty=asked.difficulty,
                       switches=asked.option or (), is_heard=bool(asked.count))
        print(totals.row(seats), flush=True)
        if asked.count:
            totals.print_lines(asked.count)
    return 0

"""Habits: do two characters of one level play differently, and equally well?

    python tools/lab habits [TITLE] [--level LEVEL] [--matches N]

Each two characters of the level meet at one table, seats rotated, common seeds; a third seat, if
the title needs one, plays by the level alone.  Of all choices that a seat makes, by their verb,
the one whose number differs most is found in the first half of the matches and counted in the
second: `z` is that of the second half alone.  docs/balance.md keeps what it printed.  Status 1 if
two differ in nothing, or one is more than five per cent the better.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations, permutations
from statistics import fmean, stdev
from typing import Any

from alexandre import games
from alexandre.ai.arena.match import play_match
from alexandre.ai.arena.pool import open_pool
from alexandre.ai.arena.rows import wilson
from alexandre.ai.levels import chooser
from alexandre.ai.player import Player
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.meta import CHARACTERS, LADDER
from alexandre.kernel.rng import Rng
from tools.lab.arguments import PROCESSES, RIVALS, parse
from tools.lab.findings import measure, open_findings
from tools.lab.page import commit, head, percent, row

SEED = 95_000
BEYOND_CHANCE = 2.58  # standard errors: one in a hundred
EVEN = (0.45, 0.55)
COLUMNS = ("title", "level", "one", "other", "players", "matches", "one before the other, %",
           "habit", "a match: one, other", "z", "commit", "seeds")


class Counted(Player):
    """A player whose choices are counted by verb."""

    def __init__(self, name: str, game: Game, hints: Hints[State], rng: Rng) -> None:
        super().__init__(game, chooser(name, hints), rng)
        self.name = name
        self.counts: Counter[str] = Counter()

    def __call__(self, state: State) -> Action:
        """Play the action; a forced one is not counted."""
        action = super().__call__(state)
        if len(state.legal()) > 1:
            self.counts[action.text.split(" ")[0]] += 1
        return action


@dataclass(frozen=True)
class Played:
    """One match: 1 if the first of the pair came before the second, a half for a tie; the choices
    of both."""

    won: float
    counts: tuple[Counter[str], Counter[str]]


@dataclass(frozen=True)
class Habit:
    """A verb, how often a match each of the two chose it, and by how many standard errors they
    differ."""

    verb: str
    means: tuple[float, float]
    z: float


def list_pairs(level: str) -> list[tuple[str, str]]:
    """Each two characters of a level."""
    return list(combinations([each.id for each in CHARACTERS.values() if each.level == level], 2))


def play(title: str, level: str, pair: tuple[str, str], number: int) -> Played:
    """The match of that number; with the same arguments always the same one."""
    game = games.load(title)
    hints, others = games.hints(game), max(2, game.meta.seats[0]) - len(pair)
    orders = list(permutations((*pair, *[level] * others)))
    seed = SEED + number // len(orders)
    seated = [Counted(name, game, hints, Rng(seed, f"seat {seat}"))
              for seat, name in enumerate(orders[number % len(orders)])]
    outcome = play_match(game, seated, seed).outcome
    one, other = ([each.name for each in seated].index(name) for name in pair)
    ahead = outcome.ranks[other] - outcome.ranks[one]
    return Played((1 + (ahead > 0) - (ahead < 0)) / 2, (seated[one].counts, seated[other].counts))


def find_habit(played: Sequence[Played]) -> Habit:
    """The greatest difference in the first half that is in the second, too. [ValueError without
    matches]
    """
    half = len(played) // 2
    verbs = sorted(set().union(*(counts for each in played for counts in each.counts)))
    most = max(verbs, key=lambda verb: abs(compare(played[:half], verb).z))
    return compare(played[half:], most)


def compare(played: Sequence[Played], verb: str) -> Habit:
    """The frequency with which both chose so."""
    one, other = ([each.counts[place][verb] for each in played] for place in (0, 1))
    differences = [first - second for first, second in zip(one, other, strict=True)]
    error = stdev(differences) / math.sqrt(len(differences))
    return Habit(verb, (fmean(one), fmean(other)), fmean(differences) / error if error else 0.0)


def is_held(played: Sequence[Played]) -> bool:
    """Whether they differ beyond chance and neither is better."""
    low, high = EVEN
    return (abs(find_habit(played).z) >= BEYOND_CHANCE
            and low <= fmean(each.won for each in played) <= high)


def describe(title: str, level: str, pair: tuple[str, str],
             played: Sequence[Played]) -> tuple[object, ...]:
    """A row of the page."""
    habit, won = find_habit(played), sum(each.won for each in played)
    low, high = wilson(won, len(played))
    players = max(2, games.meta(title).seats[0])
    last = SEED + (len(played) - 1) // math.factorial(players)
    return (title, level, *pair, players, len(played),
            percent(won / len(played), low, high), habit.verb,
            f"{habit.means[0]:.1f}, {habit.means[1]:.1f}", f"{habit.z:+.1f}",
            commit(), f"{SEED}-{last}")


def read_played(told: dict[str, Any]) -> Played:
    """A match as its JSON tells it."""
    one, other = map(Counter[str], told["counts"])
    return Played(told["won"], (one, other))


def main(words: Sequence[str]) -> int:
    """Status 1 if two are alike, or unequal."""
    levels = (LADDER[2], *(each for each in LADDER if each != LADDER[2]))
    asked = parse(__doc__, words, "*", RIVALS, level=levels, matches=400, processes=PROCESSES)
    print(head(*COLUMNS))
    held = []
    with open_pool(asked.processes) as pool:
        for title in asked.titles:
            for pair in list_pairs(asked.level):
                played = measure(
                    partial(play, title, asked.level, pair), range(asked.matches),
                    open_findings(f"habits-{title}-{'-'.join(pair)}-{SEED}", read_played), pool)
                print(row(*describe(title, asked.level, pair, played)), flush=True)
                held.append(is_held(played))
    return 0 if all(held) else 1

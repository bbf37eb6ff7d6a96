"""The figures of `make bench`, as they are printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median

PACE = "us_per_decision"
TURN = "us_per_turn"
PAIR = "pair_us"
GAMES = (
    ("µs/decision", PACE, 1),
    ("µs/action", "us_per_action", 1),
    ("µs/turn", TURN, 1),
    ("ms/game", "ms_per_game", 2),
    ("decisions/game", "decisions_per_game", 0),
    ("actions/game", "actions_per_game", 0),
    ("offers/s", "offers_per_second", 0),
    ("copy µs", "copy_us", 2),
)
INFINITE = float("inf")
COSTS = (
    ("clone", "clone_us", "µs", 2),
    ("hash", "hash_us", "µs", 1),
    ("record, added to an action", "record_us", "µs", 1),
    ("save, through the store", "save_ms", "ms", 1),
    ("a `legal` and an `act` through the protocol", PAIR, "µs", 0),
    ("size of a save of a whole game", "save_bytes", "bytes", 0),
    ("import of the rules and first move", "first_move_ms", "ms CPU", 0),
)


@dataclass
class Measured:
    """One row of one environment, with the best of its stints."""

    label: str
    row: str
    best: dict[str, float] = field(default_factory=dict)

    def add(self, figures: dict[str, float]) -> None:
        """One stint more; the figures of games go together, the others each for itself."""
        if PACE in figures:
            if figures[PACE] < self.best.get(PACE, INFINITE):
                self.best = figures
            return
        for name, value in figures.items():
            self.best[name] = min(value, self.best.get(name, INFINITE))

    @property
    def title(self) -> str:
        """The name of the row beside those of other environments."""
        return self.row if self.label == "theirs" else f"{self.row} ({self.label})"


def format_table(measured: Sequence[Measured]) -> str:
    """The whole table."""
    lines = ["", *games_table([each for each in measured if PACE in each.best]), "",
             *ratios([each for each in measured if PACE in each.best], PACE, "decisions"), "",
             *ratios([each for each in measured if TURN in each.best], TURN, "game turns"), "",
             *costs([each for each in measured if PACE not in each.best]), "",
             *pairs([each for each in measured if PAIR in each.best])]
    return "\n".join(lines) + "\n"


def games_table(measured: Sequence[Measured]) -> Iterator[str]:
    """Random games: one line each."""
    yield "Random games; a decision has two offers or more. CPU time, the best stint of each row."
    width = max((len(each.title) for each in measured), default=0)
    yield " " * width + "".join(f"{head:>16}" for head, _name, _digits in GAMES)
    for each in measured:
        cells = [f"{each.best[name]:16.{digits}f}" if name in each.best else f"{'-':>16}"
                 for _head, name, digits in GAMES]
        yield f"{each.title:{width}}" + "".join(cells)


def ratios(measured: Sequence[Measured], pace: str, what: str) -> Iterator[str]:
    """The number of our decisions, or turns, in the time of one of theirs, measured in the same
    run.
    """
    ours = [each for each in measured if each.label != "theirs"]
    theirs = [each for each in measured if each.label == "theirs"]
    if not theirs or not ours:
        return
    yield f"One of their {what} takes as long as so many of ours:"
    width = max(len(each.title) for each in ours)
    yield " " * width + "".join(f"  {each.row}" for each in theirs)
    for each in ours:
        cells = [f"  {other.best[pace] / each.best[pace]:{len(other.row)}.1f}" for other in theirs]
        yield f"{each.title:{width}}" + "".join(cells)


def costs(measured: Iterable[Measured]) -> Iterator[str]:
    """Everything beside the rules, a line each."""
    yield "Beside the rules:"
    for each in measured:
        for text, name, unit, digits in COSTS:
            if name in each.best:
                title = each.row.partition(":")[0]
                yield f"{title} ({each.label}): {text}: {each.best[name]:.{digits}f} {unit}"


def pairs(measured: Sequence[Measured]) -> Iterator[str]:
    """Pairs of requests a second: the median over the titles and the slowest."""
    for label in dict.fromkeys(each.label for each in measured):
        rates = [1e6 / each.best[PAIR] for each in measured if each.label == label]
        yield (f"`legal` and `act` through the protocol ({label}): median of {len(rates)} titles "
               f"{median(rates):.0f} pairs a second, the slowest {min(rates):.0f}")

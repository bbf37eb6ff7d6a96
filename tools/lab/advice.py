"""Advice on fresh positions, written out and tried: is it good, and is what it tells true?

    python tools/lab advice [TITLE…] [--positions 25] [--worlds 80] [--seed 970000]

In matches between players of the third level some decisions are put to the coach, as at the
table.  Of each are printed the sentences in both languages; in how many of 24 fresh worlds each
told fact came with the advised plan and with the other; and the truth: greedy players play both
plans on to the end of the match in so many common worlds.  A row for each title counts the
advice that wins less by more than two standard errors, the facts that were not true again, and
the sentences with words that say nothing.  An interrupted run goes on from its file in `.lab/`.
Status 1 if a share is below `GOOD`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from math import sqrt
from statistics import mean, median, stdev
from typing import Any, Final

from alexandre import games
from alexandre.ai.job import COUNSEL
from alexandre.ai.levels import make_counsellor
from alexandre.ai.planner import Comparison, Trial
from alexandre.ai.review.counsel import compare
from alexandre.ai.review.facts import WORLDS, Contrast, Witness, count_work
from alexandre.ai.review.plans import Fact, weigh
from alexandre.ai.review.telling import Said, choose_facts, tell_advice, tell_fact
from alexandre.ai.seat import choice, determinize_for, never
from alexandre.cli.console import load_words
from alexandre.kernel.contract import Game, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.rng import SEED_MOST, Rng
from alexandre.kernel.text import Msg
from tools.lab.arguments import parse
from tools.lab.coach import begin, play_on
from tools.lab.findings import Findings, open_findings, progress
from tools.lab.page import commit, head, name_rules, row
from tools.lab.whole_matches import play_to_end

LANGS: Final = ("en", "fr")
PER_MATCH: Final = 3  # positions
APART: Final = 12  # mean number of decisions between two positions
EMPTY: Final = ("better for", "worse for", "and so on", "meilleur pour", "ainsi de suite")
BEHIND: Final = 2.0  # standard errors
GOOD: Final = 0.95
COLUMNS: Final = ("title", "players", "positions", "beside another plan",
                  "advice: better, even, worse", "facts: told, true again", "empty words",
                  "CPU s an answer: median, longest", "rules", "commit", "seeds")


@dataclass(frozen=True)
class Told:
    """The advice on one position: its sentences by language, the facts with `n` and `m` as told
    and in fresh worlds, and what the advised plan wins more than the other, in thousandths of a
    victory, with its standard error; None without another plan."""

    seed: int
    turn: int
    seat: int
    text: dict[str, str]
    facts: list[tuple[str, int, int, int, int]]
    seconds: float
    lead: float | None = None
    error: float = 0.0
    shares: tuple[float, float] = (0.0, 0.0)

    @property
    def verdict(self) -> str:
        """Whether the advice was better, even or worse in whole matches."""
        if self.lead is None or abs(self.lead) <= BEHIND * self.error:
            return "even"
        return "better" if self.lead > 0 else "worse"

    @property
    def true(self) -> int:
        """The number of facts that were true again."""
        return sum((n - m) * (again - without) > 0 for _key, n, m, again, without in self.facts)

    @property
    def is_empty(self) -> bool:
        """Whether a sentence contains words without content."""
        return any(words in text for text in self.text.values() for words in EMPTY)


def read_told(told: Any) -> Told:
    """Return the advice read from JSON."""
    return Told(**{each.name: told[each.name] for each in fields(Told)})


def write_out(game: Game, state: State, seed: int, turn: int, worlds: int) -> Told:
    """Ask the coach about a position and try the advice."""
    hints, seat = games.hints(game), state.actor()
    known = determinize_for(state, seat, COUNSEL)
    started = count_work()
    trials, told = compare(hints, known, seat, choice(COUNSEL), never)
    seconds = count_work() - started
    plans = told.weigh(game) if told else (weigh(game, trials[0], trials[0]),)
    advice = tell_advice(game, hints, known, plans)
    text = {lang: say_all(lang, advice) for lang in LANGS}
    if told is None:
        return Told(seed, turn, seat, text, [], seconds)
    other = plans[-1]
    most = 1 if any(each.key == "ai.advice.next.even" for each in advice) else None
    facts = [fact for part in choose_facts(
        other, seat, Said(advice[:1], hints.SAID)) for fact in part[:most]]
    pair = Trial(told.best.plan), Trial(told.other.plan)
    for trial in pair:
        play_to_end(game, hints, known, trial, worlds, seed)
    apart = [one - two for one, two in zip(pair[0].values, pair[1].values, strict=True)]
    error = stdev(apart) / sqrt(len(apart))
    return Told(seed, turn, seat, text, [
        (say_all("en", [tell_fact(fact, other, None, "gain")]), fact.n, fact.m, *again)
        for fact, again in zip(facts, count_again(hints, known, told, facts), strict=True)],
        seconds, mean(apart), error, (mean(pair[0].values), mean(pair[1].values)))


def count_again(hints: Hints[State], state: State, told: Contrast,
                facts: Sequence[Fact]) -> list[tuple[int, int]]:
    """Count each fact with both plans in as many fresh worlds."""
    witness, rnd = Witness(hints), Rng(COUNSEL, "again")
    again = Comparison(hints, state, state.actor(), [told.best.plan, told.other.plan],
                       make_counsellor(hints).effort, witness.note)
    for _world in range(WORLDS):
        again.try_world(rnd(SEED_MOST + 1), never)
    numbers = {effect.msg: number for number, effect in enumerate(witness.effects)}
    sums = [[sum(sight.counts.get(numbers.get(fact.msg, -1), 0) for sight in trial.sights)
             for trial in again.contest] for fact in facts]
    return [(one, two) for one, two in sums]


def say_all(lang: str, sentences: Sequence[Msg]) -> str:
    """Join sentences."""
    words = load_words(lang)
    return " ".join(words.say(each) for each in sentences)


def list_positions(title: str, players: int, count: int, seed: int,
                   ) -> Iterator[tuple[str, Game, State, int, int]]:
    """That many positions with their keys, a few from each match."""
    number = 0
    while number < count:
        session, rnd = begin(title, players, seed), Rng(seed, "positions")
        wanted, least = PER_MATCH, rnd(APART)
        for state in play_on(session):
            least -= 1
            if least < 0 and wanted and number < count:
                yield f"{title} {players} {number}", session.game, state, seed, session.turn
                number, wanted, least = number + 1, wanted - 1, APART // 2 + rnd(APART)
            if not wanted:
                break
        seed += 1


def look_around(title: str, players: int, count: int, seed: int, worlds: int,
                findings: Findings[Told]) -> list[Told]:
    """Collect the advice on that many positions."""
    told = []
    for key, game, state, at, turn in list_positions(title, players, count, seed):
        if key not in findings.values:
            findings.add(key, write_out(game, state, at, turn, worlds))
        told.append(findings.values[key])
        progress(f"{title}: {len(told)} positions")
    return told


def print_told(title: str, told: Sequence[Told]) -> None:
    """Print the positions for reading."""
    for number, each in enumerate(told, 1):
        print(f"\n{title} {number}: seed {each.seed}, action {each.turn}, P{each.seat + 1}")
        for lang in LANGS:
            print(f"  {lang}: {each.text[lang]}")
        for words, n, m, again, without in each.facts:
            print(f"  fact: {words} [{n}:{m}, again {again}:{without}]")
        if each.lead is not None:
            print(f"  truth: {each.shares[0] / 10:.0f} against {each.shares[1] / 10:.0f} %, "
                  f"{each.lead / 10:+.1f} ± {each.error / 10:.1f}: {each.verdict}")


def describe(title: str, players: int, told: Sequence[Told]) -> str:
    """The table row of a title."""
    beside = [each for each in told if each.lead is not None]
    verdicts = [each.verdict for each in beside]
    times = [each.seconds for each in told]
    return row(title, players, len(told), len(beside),
               ", ".join(str(verdicts.count(each)) for each in ("better", "even", "worse")),
               f"{sum(len(each.facts) for each in told)}, {sum(each.true for each in told)}",
               sum(each.is_empty for each in told), f"{median(times):.2f}, {max(times):.1f}",
               name_rules(), commit(), f"{told[0].seed}-{told[-1].seed}")


def is_met(told: Sequence[Told]) -> bool:
    """Whether advice and facts reach the required shares."""
    facts = sum(len(each.facts) for each in told)
    return (sum(each.verdict != "worse" for each in told) >= GOOD * len(told)
            and sum(each.true for each in told) >= GOOD * facts
            and not any(each.is_empty for each in told))


def main(words: Sequence[str]) -> int:
    """Print the positions of each title, then its row."""
    asked = parse(__doc__, words, "*", positions=25, worlds=80, seed=970_000, players=0)
    rows, met = [], []
    for title in asked.titles:
        low, high = games.meta(title).seats
        players = asked.players or min(high, max(2, low))
        told = look_around(title, players, asked.positions, asked.seed, asked.worlds,
                           open_findings(f"advice-{title}", read_told))
        print_told(title, told)
        rows.append(describe(title, players, told))
        met.append(is_met(told))
    print("\n" + "\n".join([head(*COLUMNS), *rows]))
    return 0 if all(met) else 1

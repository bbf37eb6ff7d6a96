"""Finds the problems of saves/problems/: positions in which one plan is far better than others.

    python tools/lab problems [TITLE…] [--count 20] [--matches 400] [--minutes M] [--seed S]

Plays matches between computer players of several levels, at tables of every size, and asks the
planner of the highest level at each decision. Where its best plan is not what tempts (the greedy
player's line; without a whole ladder what is worth most at once), and seems to lead all plans
that lack one of its actions, greedy players play them on to the end of the match, in more worlds
while the lead is promising: at the end of a turn a position is not always worth what it seems.
The plan is a problem's answer if it still leads in ten times as many playouts, and in whole
matches of other seeds by MARGIN thousandths of a victory beyond doubt.
Of what was found those are kept that differ most in what is decided and at which table.

An interrupted run goes on after its last match from its file in `.lab/`; everything that is found
is written to saves/problems/ at once. Compiled rules are two to four times as fast:
`.venv-fast/bin/python -P tools/lab problems` after `make fast`. After a change of the rules, of
the highest level or of a value begin anew: remove both files of the title.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from pathlib import Path
from typing import Any, Final

from alexandre import __version__, games
from alexandre.ai.greedy import Greedy, least
from alexandre.ai.levels import effort_of, top_level
from alexandre.ai.planner import Planner, Trial
from alexandre.ai.player import player
from alexandre.ai.review.chances import chance_of
from alexandre.ai.review.counsel import explain
from alexandre.ai.review.facts import Witness
from alexandre.ai.review.plans import Weighed
from alexandre.ai.review.problems import (
    DOUBT,
    KIND,
    NOISE,
    PROBLEMS_MOST,
    Problem,
    follow_line,
    read_problem,
    short_hash,
    try_plans,
    weigh_trials,
)
from alexandre.ai.seat import choice, determinize_for, keep_silent, never, sensible
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import OVER, Game, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.meta import LADDER
from alexandre.kernel.record import LoadGame, Player
from alexandre.kernel.rng import SEED_MOST, Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header, write_document
from alexandre.scenes.problems.hints import tell_aims
from tools.lab.arguments import parse
from tools.lab.findings import FOLDER, Findings, progress
from tools.lab.page import ROOT, commit
from tools.lab.whole_matches import CONFIRMATION, MARGIN, SEARCH, prove, tell_lead

PLACE: Final = ROOT / "saves" / "problems"
NAMES: Final = ("Roxane", "Perdiccas", "Philotas", "Olympias", "Amyntas")
SEED: Final = 950_000  # of the first match; no tuning used these
NEARLY: Final = 20  # thousandths of a chance that seem to be a lead
GLANCE: Final = 4  # the part of the playouts that tells whether there is anything to find
MORE: Final = 10  # times as many playouts for the check
LATE: Final = 80  # per cent of a match after which its decisions are looked at
OPEN: Final = range(50, 951)  # thousandths of a chance: elsewhere too little is at stake
RIVALS: Final = 3  # plans that are kept beside the answer, the best of them
LEAST: Final = 3  # offers; with two one would be right by guessing
PLANS: Final = 2  # that lead to different positions
PER_MATCH: Final = 2
STATE: Final = "state"  # of the search, beside its problems in their file
DISTANT: Final = 12  # actions between two problems of a match


@dataclass
class Tally:
    """The totals of a search: decisions, those at which a plan seemed to lead, those of them in
    which it seemed to in whole matches (`promising`) and in the check (`checked`), and problems.
    """

    decisions: int = 0
    candidates: int = 0
    promising: int = 0
    checked: int = 0
    problems: int = 0


@dataclass
class Hunt:
    """The search in one title; `problems` are all that were found, `next` the number of the next
    match."""

    title: str
    seed: int = SEED
    next: int = 0
    problems: list[Problem] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)


def resume(findings: Findings[dict[str, Any]], title: str, seed: int,
           load: LoadGame = games.load) -> Hunt:
    """The search as its file holds it; without one a search that begins."""
    if not findings.values:
        return Hunt(title, seed)
    told = dict(findings.values)
    state = told.pop(STATE)
    return Hunt(title, seed, state["next"], [read_problem(each, load) for each in told.values()],
                Tally(**state["tally"]))


def keep(findings: Findings[dict[str, Any]], hunt: Hunt) -> None:
    """The search so far."""
    for each in hunt.problems:
        if each.hash not in findings.values:
            findings.add(each.hash, each.to_plain())
    findings.add(STATE, {"next": hunt.next, "tally": vars(hunt.tally)})


def open_findings_of(title: str, seed: int) -> Findings[dict[str, Any]]:
    """The file of a search, whatever is checked out."""
    return Findings(FOLDER / f"problems-{title}-{seed}.jsonl", dict)


# ---- one decision ------------------------------------------------------------------------------


def find_lead(game: Game, hints: Hints[State], state: State, seed: int) -> list[Plan]:
    """The best plan of a decision, then those that do without what sets it apart; none unless it
    leads them, at a glance already, and what tempts is one of them."""
    seat, level = state.actor(), top_level(hints)
    known = determinize_for(state, seat, seed)
    if len(sensible(hints, known)) < LEAST:
        return []
    greedy = Plan(tuple(choose_greedily(game, hints, known, seed)))
    for playouts in (level.playouts // GLANCE, level.playouts):
        effort = replace(effort_of(level), playouts=playouts)
        trials = Planner(hints, effort).compare(known, seat, choice(seed), never, keep_silent,
                                                Witness(hints).note, greedy)
        ways = tell_apart(state, trials)
        tempting = find_tempting(hints, state, ways, greedy)
        if len(ways) < PLANS or tempting is ways[0]:
            return []
    apart = set_apart(ways, tempting, lambda trials: leads(
        game, hints, list_finalists(trials), NEARLY, 0))
    return [Plan(way.trial.plan.actions) for way in apart]


def list_finalists(trials: Sequence[Trial]) -> list[Trial]:
    """The first plan and those that were tried as often: halving has left out the others, after a
    world or two in which a plan that is better need not be ahead."""
    return [each for each in trials if len(each.values) >= len(trials[0].values)]


@dataclass(frozen=True)
class Way:
    """A plan as it was tried, and where it leads."""

    trial: Trial
    end: State


def tell_apart(state: State, trials: Sequence[Trial]) -> list[Way]:
    """Those of the plans that lead to different positions, the better ones first."""
    ways: dict[str, Way] = {}
    for trial in trials:
        end = follow_line(state, trial.plan.actions)
        if end is not None:
            ways.setdefault(short_hash(end), Way(trial, end))
    return list(ways.values())


def find_tempting(hints: Hints[State], state: State, ways: Sequence[Way],
                  greedy: Plan) -> Way | None:
    """The choice of a player who does not look ahead: the greedy player's line, or in a title
    without a whole ladder, whose greedy player is the counsellor, the way of the highest immediate
    value.
    """
    if hints.level(LADDER[0]) is None:
        return max(ways, key=lambda way: hints.value(way.end, state.actor()), default=None)
    usual = follow_line(state, greedy.actions)
    return next((way for way in ways if usual and short_hash(way.end) == short_hash(usual)), None)


def set_apart(ways: Sequence[Way], tempting: Way | None,
              is_ahead: Callable[[Sequence[Trial]], bool]) -> list[Way]:
    """The best one, then `tempting`, which must be one of them, and all others that lack one of
    its actions, the one that fewest others have, if it is ahead of them."""
    best, *others = ways
    rivals = [[each for each in others if action not in each.trial.plan.actions]
              for action in best.trial.plan.actions]
    for without in sorted(rivals, key=len, reverse=True):
        if tempting in without and is_ahead([best.trial, *(each.trial for each in without)]):
            return [best, *sorted(without, key=lambda way: way is not tempting)]
    return []


def choose_greedily(game: Game, hints: Hints[State], state: State, seed: int) -> list[Action]:
    """The greedy player's line, or all of its choice where that takes several actions."""
    mind, rnd, ahead = Greedy(hints), choice(seed), state.clone()
    actions, most = list[Action](), count_actions(hints, state) or 1
    while len(actions) < most and ahead.actor() == state.actor():
        for action in mind.choose(game, ahead, state.actor(), rnd, never):
            actions.append(action)
            ahead.apply(action)
    return actions


def leads(game: Game, hints: Hints[State], trials: Sequence[Trial], margin: int,
          doubt: int) -> bool:
    """Whether the first plan is better than each other one, by so much and so certainly."""
    weighed = weigh_trials(game, trials)
    return all(each.loss >= margin for each in weighed[1:]) and all(
        trials[0].is_better_than(each, doubt) for each in trials[1:])


def check(game: Game, hints: Hints[State], state: State, plans: Sequence[Plan],
          seed: int) -> list[Trial]:
    """Every plan once more, from another seed and ten times as often, the best one first; none
    unless the first plan leads by as much as the judge at the table asks for."""
    seat, worlds = state.actor(), MORE * top_level(hints).playouts // len(plans)
    first, *others = try_plans(hints, determinize_for(state, seat, seed), seat, plans, worlds,
                               choice(seed), never)
    trials = [first, *sorted(others, key=lambda trial: -sum(trial.values))]
    return trials if leads(game, hints, trials, NOISE, DOUBT) else []


def count_actions(hints: Hints[State], state: State) -> int:
    """The number of actions of the decision; 0 for a line of the turn."""
    plans = hints.plans(state, least, 1)
    return len(plans[0].actions) if plans else 0


def pose(session: Session, hints: Hints[State], seed: int, tally: Tally) -> Problem | None:
    """The problem of the position, if it is one."""
    game, state, seat = session.game, session.state, session.decider
    tally.decisions += 1
    plans = find_lead(game, hints, state, seed)
    if not plans:
        return None
    tally.candidates += 1
    if not prove(game, hints, state, list(map(Trial, plans[:1 + RIVALS])), seed, SEARCH):
        return None
    tally.promising += 1
    trials = check(game, hints, state, plans, seed ^ SEED_MOST)[:1 + RIVALS]
    if not trials:
        return None
    tally.checked += 1
    first, *others = (Trial(trial.plan) for trial in trials)
    if not prove(game, hints, state, [first, *others], seed ^ SEED_MOST, CONFIRMATION):
        return None
    tally.problems += 1
    ends = [follow_line(state, trial.plan.actions) for trial in trials]
    record = session.record.until(session.turn)
    record.hashes.clear()  # that of the position is enough
    record.players[:] = [Player(each.name, "" if number == seat else each.level)
                         for number, each in enumerate(record.players)]
    return explain(hints, Problem(
        game, record, short_hash(state), seat, count_actions(hints, state),
        tell_losses(weigh_trials(game, trials), first, others), tuple(
            short_hash(end) for end in ends if end is not None)))


def tell_losses(plans: Sequence[Weighed], first: Trial,
                others: Sequence[Trial]) -> tuple[Weighed, ...]:
    """The plans with what they cost in whole matches, which is what a player is told."""
    return (plans[0], *(replace(plan, loss=tell_lead(first, other), is_behind=True)
                        for plan, other in zip(plans[1:], others, strict=True)))


# ---- matches -----------------------------------------------------------------------------------


def list_tables(title: str) -> list[tuple[str, int, dict[str, Any]]]:
    """Board, seats and options of every table whose chances are known."""
    meta, tables = games.meta(title), []
    told = [each for each in meta.options if each.is_game]
    for board, seats in product(meta.boards, range(meta.seats[0], meta.seats[1] + 1)):
        game = games.load(title, board)
        for values in product(*(each.choices for each in told)):
            options = dict(zip((each.name for each in told), values, strict=True))
            state = game.start(seats, options)
            if games.hints(game).curve(state):
                tables.append((board, seats, options))
    return tables


def begin_match(title: str, seed: int, number: int) -> tuple[Session, int]:
    """A match of that number at the table whose turn it is, and its seed."""
    tables = list_tables(title)
    board, seats, options = tables[number % len(tables)]
    game, rnd = games.load(title, board), Rng(seed + number, "table")
    levels = game.meta.levels[:3] or game.meta.levels
    players = [Player(name, levels[rnd(len(levels))]) for name in NAMES[:seats]]
    return Session.new(game, players, options, seed + number), seed + number


def search_match(session: Session, hints: Hints[State], seed: int,
                 tally: Tally) -> Iterator[Problem]:
    """The problems of a match, which is played until there are enough of them."""
    rnd = Rng(seed, "players")
    minds = {seat: player(each.level, session.game, hints, rnd)
             for seat, each in enumerate(session.record.players)}
    looks = Rng(seed, "looks")
    count = due = 0  # the turn from which on another decision is looked at
    while session.decider != OVER and count < PER_MATCH:
        mind = minds[session.decider]
        before = mind.thoughts
        action = mind(session.state)
        if mind.thoughts > before and session.turn >= due and is_late(hints, session.state):
            problem = pose(session, hints, looks(SEED_MOST + 1), tally)
            due = session.turn + count_actions(hints, session.state)
            if problem is not None:
                count, due = count + 1, session.turn + DISTANT
                yield problem
        session.play(action)


def is_late(hints: Hints[State], state: State) -> bool:
    """Whether the end is near enough to be foreseen, and still open; where playouts go as far it
    is always near."""
    is_near = hints.level(LADDER[0]) is None or hints.progress(state) >= LATE
    return is_near and chance_of(hints, state, state.actor()) in OPEN


# ---- the choice --------------------------------------------------------------------------------


def kind_of(problem: Problem) -> str:
    """The kind of decision."""
    return problem.game.prompt(problem.start()).kind


def table_of(problem: Problem) -> tuple[Any, ...]:
    """Seats, board and options."""
    record = problem.record
    return record.seats, record.board.id, tuple(record.options.values())


def select(problems: Sequence[Problem], count: int) -> list[Problem]:
    """So many that differ most in what is decided and at which table, with hints first."""
    first = {each.hash: number for number, each in reversed(list(enumerate(problems)))}
    left = {number: (kind_of(problems[number]), table_of(problems[number]),
                     problems[number].record.seed) for number in first.values()}
    counted: Counter[object] = Counter()
    chosen: list[Problem] = []
    while left and len(chosen) < count:
        number = min(left, key=lambda each: (
            2 * counted[left[each][0]] + counted[left[each][1]] + counted[left[each][2]],
            -problems[each].margin, each))
        counted.update(left.pop(number))
        chosen.append(problems[number])
    return sorted(chosen, key=lambda each: (not tell_aims(each), -each.margin, each.hash))


def write(hunt: Hunt, count: int, path: Path) -> int:
    """The title's document; how many problems are in it."""
    chosen = select(list(filter(is_told_apart, hunt.problems)), min(count, PROBLEMS_MOST))
    if chosen:
        meta = games.meta(hunt.title)
        made = {"commit": commit(), "seeds": [hunt.seed, hunt.seed + hunt.next - 1],
                **vars(hunt.tally), "found": len(hunt.problems), "margin": MARGIN, "more": MORE}
        path.parent.mkdir(exist_ok=True)
        write_document(path, Header(KIND, meta.id, meta.rules_version, app=__version__), {
            "made": made, "problems": [each.to_plain() for each in chosen]})
    return len(chosen)


def is_told_apart(problem: Problem) -> bool:
    """Whether the chances that are shown beside its plans put the answer first by MARGIN, too."""
    return problem.plans[0].chance >= MARGIN + max(each.chance for each in problem.plans[1:])


def hunt_title(title: str, count: int, matches: int, until: float, seed: int) -> None:
    """Search until there are twice as many as are wanted, the matches are over or the time is."""
    findings, place = open_findings_of(title, seed), PLACE / f"{title}.problems"
    hunt = resume(findings, title, seed)
    while hunt.next < matches and len(hunt.problems) < 2 * count and time.monotonic() < until:
        session, match = begin_match(title, seed, hunt.next)
        hints = games.hints(session.game)
        for problem in search_match(session, hints, match, hunt.tally):
            if problem.hash in {each.hash for each in hunt.problems}:
                continue
            hunt.problems.append(problem)
            keep(findings, hunt)
            write(hunt, count, place)
            print(f"\n{title}, seed {match}, action {len(problem.record.actions)}: "
                  f"{kind_of(problem)}, {' '.join(problem.plans[0].line)}, "
                  f"{problem.margin / 10:.0f} % ahead", flush=True)
        hunt.next += 1
        keep(findings, hunt)
        write(hunt, count, place)
        tally = hunt.tally
        progress(f"{title}: match {hunt.next} (seed {match}), {tally.decisions} decisions, "
                 f"{tally.candidates} candidates, {tally.promising} promising, "
                 f"{tally.checked} checked, {tally.problems} problems")
    print(f"\n{title}: {write(hunt, count, place)} of {len(hunt.problems)} kept")


def main(words: Sequence[str]) -> int:
    """Search in each title that is named, or in all."""
    asked = parse(__doc__, words, "*", count=20, matches=400, minutes=600.0, seed=SEED)
    for title in asked.titles:
        until = time.monotonic() + 60 * asked.minutes
        hunt_title(title, asked.count, asked.matches, until, asked.seed)
    return 0

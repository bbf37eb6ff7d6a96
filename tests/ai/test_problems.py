"""The problems that come along, how a decision is judged, and how they are found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.job import Job, Thinker, from_plain, job_of
from alexandre.ai.levels import COUNSEL, top_level
from alexandre.ai.planner import Trial
from alexandre.ai.playout import Playout
from alexandre.ai.review import problems as review
from alexandre.ai.review.counsel import judge_line
from alexandre.ai.review.problems import Problem, follow_line, read_problem, read_problems
from alexandre.ai.review.problems import short_hash as hash_of
from alexandre.ai.seat import choice, determinize_for, never
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd, Seat, State
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.meta import COACH, Level
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.kernel.text import Refusal
from tests import example
from tests.example.hints import ExampleHints
from tests.example.state import Position
from tests.helpers.records import read_problems_once
from tools.lab import problems as tool
from tools.lab import whole_matches
from tools.lab.whole_matches import (
    CONFIRMATION,
    MARGIN,
    SEARCH,
    Luck,
    play_to_end,
    prove,
    tell_lead,
)

example.install()

BUNDLED = [pytest.param(title, number, id=f"{title}{number + 1}")
           for title in games.TITLES for number in range(len(read_problems_once(title)))]


def actions_of(problem: Problem, line: tuple[str, ...]) -> list[Action]:
    return [problem.game.parse(text) for text in line]


# ---- those that come along ---------------------------------------------------------------------


@pytest.mark.parametrize(("title", "number"), BUNDLED)
def test_a_bundled_problem_leads_to_its_position_and_each_plan_to_its_end(
        title: str, number: int) -> None:
    problem = read_problems_once(title)[number]
    state, hints = problem.start(), games.hints(problem.game)

    assert hash_of(state) == problem.hash and state.actor() == problem.seat
    assert len(problem.ends) == len(problem.plans) == len(set(problem.ends)) >= tool.PLANS
    for plan, end in zip(problem.plans, problem.ends, strict=True):
        after = follow_line(state, actions_of(problem, plan.line))
        assert after is not None and hash_of(after) == end
    answer = problem.plans[0].line
    after = follow_line(state, actions_of(problem, answer))
    assert after is not None and problem.is_decided(hints, after, len(answer))
    before = follow_line(state, actions_of(problem, answer[:-1]))
    assert before is not None and not problem.is_decided(hints, before, len(answer) - 1)


@pytest.mark.parametrize(("title", "number"), BUNDLED)
def test_the_answer_of_a_bundled_problem_leads_every_other_plan(title: str, number: int) -> None:
    problem = read_problems_once(title)[number]
    hints = games.hints(problem.game)

    assert problem.margin >= MARGIN and all(each.is_behind for each in problem.plans[1:])
    level = top_level(hints)
    assert all(each.playouts >= tool.MORE * level.playouts // (level.plans + 1)
               for each in problem.plans)
    assert [player.level == "" for player in problem.record.players].index(True) == problem.seat


@pytest.mark.parametrize("title", games.TITLES)
def test_no_problem_comes_twice(title: str) -> None:
    hashes = [problem.hash for problem in read_problems_once(title)]

    assert len(set(hashes)) == len(hashes)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("title", games.TITLES)
def test_answers_lead_once_more_from_other_seeds(title: str) -> None:
    """In as many whole matches as prove a lead; of the margin half at least comes again."""
    for problem in read_problems_once(title)[::10]:
        hints, state = games.hints(problem.game), problem.start()
        trials = [Trial(Plan(tuple(actions_of(problem, each.line)))) for each in problem.plans]
        for trial in trials:
            play_to_end(problem.game, hints, state, trial, CONFIRMATION.looks[0][0], 20_261_126)
        lead = min(tell_lead(trials[0], each) for each in trials[1:])
        assert lead >= MARGIN // 2, problem.hash


# ---- judging -----------------------------------------------------------------------------------


class Blind(ExampleHints):
    """Sees a match that is over, and nothing before; by habit it cuts one strand of three, or the
    last two."""

    def value(self, state: Position, seat: Seat) -> int:
        outcome = state.outcome()
        return 0 if outcome is None else 1000 if seat in outcome.winners else -1000

    def draw(self, state: State, rnd: Rnd) -> Action | None:
        return state.legal()[0 if len(state.legal()) > 2 else -1]

    def plans(self, state: State, rnd: Rnd, most: int) -> list[Plan]:
        return [Plan((each,)) for each in state.legal()][:most]

    def level(self, name: str) -> Level | None:
        return COUNSEL

    def progress(self, state: Position) -> int:
        return tool.LATE


class Timid(Blind):
    """By habit it cuts one strand, whatever is left."""

    def draw(self, state: State, rnd: Rnd) -> Action | None:
        return state.legal()[0]


class Counsellor(Blind):
    """Has no ladder of levels and cuts as many as he can; one position looks well to him."""

    liked = ""

    def value(self, state: Position, seat: Seat) -> int:
        return super().value(state, seat) + 2000 * (state.hash() == self.liked)

    def draw(self, state: State, rnd: Rnd) -> Action | None:
        return state.legal()[-1]

    def level(self, name: str) -> Level | None:
        return None


BLIND: Any = Blind()
CUTS = "cut bark 3; end; cut bronze 3; end; cut bronze 2; end; "
PLANTED, FORCED = CUTS + "cut hide 1; end", CUTS + "cut hide 3; end"  # three strands left, or one


def play(texts: str) -> Session:
    """A match of the Gordian knot between greedy players, so far."""
    session = Session.new(games.load("example"), [Player("A", "greedy"), Player("B", "greedy")])
    for text in texts.split("; "):
        session.play(text)
    return session


def pose(texts: str, hints: Hints[State] = BLIND) -> Problem | None:
    return tool.pose(play(texts), hints, 5, tool.Tally())


def test_a_planted_problem_is_found() -> None:
    """Three strands are left: whoever cuts them all has won, and habit cuts one."""
    problem = pose(PLANTED)

    assert problem is not None
    assert problem.plans[0].line == ("cut hide 3",) and problem.length == 1
    assert problem.margin == 1000 and problem.record.players[problem.seat].level == ""
    assert read_problem(json.loads(json.dumps(problem.to_plain())), games.load) == problem


def test_what_habit_would_do_or_what_has_no_alternative_is_no_problem() -> None:
    assert pose(FORCED) is None
    assert pose("cut bark 1; end") is None  # nothing leads
    sees: Any = ExampleHints()
    assert pose(PLANTED, sees) is None  # a greedy player that counts cuts three as well


def test_without_a_ladder_what_is_worth_most_at_once_tempts() -> None:
    """By habit the counsellor cuts three, which is right; cutting two looks better to him."""
    hints: Any = Counsellor()
    after = follow_line(play(PLANTED).state, [games.load("example").parse("cut hide 2")])
    assert after is not None and pose(PLANTED, hints) is None

    hints.liked = after.hash()

    problem = pose(PLANTED, hints)
    assert problem is not None and problem.plans[0].line == ("cut hide 3",)


def test_whole_matches_are_the_same_whatever_the_seat_cannot_know() -> None:
    problem = read_problems_once("alexandros")[4]  # late, with cards in four hands
    hints, state = games.hints(problem.game), problem.start()
    values: list[list[list[int]]] = []
    for world in (state, determinize_for(state, problem.seat, 5)):
        trials = [Trial(Plan(tuple(actions_of(problem, each.line)))) for each in problem.plans]
        for trial in trials:
            play_to_end(problem.game, hints, world, trial, 3, 1)
        values.append([trial.values for trial in trials])

    assert values[0] == values[1]


@pytest.mark.parametrize(("often", "worlds"), [(0, 12), (2, 48), (6, 192), (9, 96), (60, 48)])
def test_a_lead_is_played_in_more_worlds_while_it_is_promising(
        often: int, worlds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The best plan wins every other match, a rival as well, and of the rest the best one so many
    of a hundred in which the rival loses."""
    state = play(PLANTED).state
    best, rival = (Trial(Plan((each,))) for each in state.legal()[:2])

    def add(_game: Any, _hints: Any, _state: Any, trial: Trial, until: int, _seed: int) -> None:
        trial.values.extend(1000 * (number % 2 or (trial is best and 37 * number % 100 < often))
                            for number in range(len(trial.values), until))

    monkeypatch.setattr(whole_matches, "play_to_end", add)

    assert prove(BLIND, BLIND, state, [best, rival], 1, SEARCH) is (often > 6)
    assert len(best.values) == len(rival.values) == worlds


def test_a_lead_must_be_as_great_as_it_is_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """By less than the margin, but in every world."""
    state = play(PLANTED).state
    best, rival, last = (Trial(Plan((each,))) for each in [*state.legal()[:2], state.legal()[0]])

    def add(_game: Any, _hints: Any, _state: Any, trial: Trial, until: int, _seed: int) -> None:
        trial.values[:] = [MARGIN - 1 if trial is best else 0] * until

    monkeypatch.setattr(whole_matches, "play_to_end", add)

    assert not prove(BLIND, BLIND, state, [best, rival, last], 1, CONFIRMATION)
    assert len(rival.values) == CONFIRMATION.looks[-1][0]
    assert not last.values  # one rival that is not beaten is enough


def test_throws_of_a_world_come_in_the_same_order_wherever_they_come() -> None:
    law = [(each, 1) for each in play(PLANTED).state.legal()]
    once, again = Luck(5), Luck(5)

    assert [once.draw(at, law) for at in range(20)] == [again.draw(3 * at, law)
                                                        for at in range(20)]


def test_plans_that_share_what_sets_the_best_one_apart_are_no_rivals() -> None:
    parse = games.load("example").parse
    best, alike, other, last = (tool.Way(Trial(Plan(tuple(map(parse, each)))), play(PLANTED).state)
                                for each in (("cut hide 3", "end"), ("cut hide 3", "cut bark 1"),
                                             ("cut hide 1", "end"), ("cut bark 2",)))
    ways = [best, alike, other, last]

    def leads_but_alike(trials: Sequence[Trial]) -> bool:
        return alike.trial not in trials

    assert tool.set_apart(ways, other, leads_but_alike) == [best, other, last]
    assert tool.set_apart(ways, alike, leads_but_alike) == []
    assert tool.set_apart(ways, other, lambda trials: False) == []


def test_a_plan_that_halving_has_left_out_need_not_be_led() -> None:
    best, rival, left_out = (Trial(Plan((each,))) for each in play(PLANTED).state.legal()[:3])
    for trial, worlds in ((best, 6), (rival, 6), (left_out, 1)):
        trial.values += [0] * worlds

    assert tool.list_finalists([best, left_out, rival]) == [best, rival]


def test_what_leads_at_the_end_of_a_turn_alone_is_no_problem() -> None:
    """Two strands are left to one who cuts one by habit: the last one is ours all the same."""
    timid: Any = Timid()
    tally = tool.Tally()

    assert tool.pose(play(PLANTED), timid, 5, tally) is None
    assert (tally.candidates, tally.problems) == (1, 0)


def test_decisions_are_looked_at_whose_end_can_be_foreseen() -> None:
    early, state, counsellor = games.load("empire"), play(PLANTED).state, Counsellor()

    assert not tool.is_late(games.hints(early), early.start(2, {}))
    assert tool.is_late(BLIND, state)
    assert tool.is_late(counsellor, state)  # type: ignore[arg-type]


def test_only_what_leads_once_more_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "NOISE", 1001)
    tally = tool.Tally()

    assert tool.pose(play(PLANTED), BLIND, 5, tally) is None
    assert (tally.decisions, tally.candidates, tally.problems) == (1, 1, 0)


def test_a_position_is_recognised_whatever_the_way_to_it() -> None:
    problem = pose(PLANTED)
    assert problem is not None
    end = follow_line(problem.start(), [problem.game.parse("cut hide 2")])
    assert end is not None

    assert problem.find_plan(problem.ends[0]) is problem.plans[0]
    plan = problem.find_plan(hash_of(end))
    assert plan is not None and plan.line == ("cut hide 2",) and plan.loss == 1000
    assert problem.find_plan("00000000") is None


def test_a_plan_is_compared_with_the_answer_alone() -> None:
    problem = pose(PLANTED)
    assert problem is not None
    state, answer = problem.start(), problem.plans[0].line

    def judge(line: tuple[str, ...]) -> tuple[tuple[str, ...], int]:
        lines = [tuple(map(problem.game.parse, each)) for each in (line, answer)]
        plans = judge_line(problem.game, BLIND, state, problem.seat, lines, choice(3), never)
        return plans[0].line, plans[1].loss

    assert judge(("cut hide 1",)) == (answer, 1000)
    assert judge(answer) == (answer, 0)


def test_a_plan_is_played_on_as_far_as_the_highest_level_does() -> None:
    game = games.load("phalanxx")
    hints, state = games.hints(game), Session.new(game, [Player()] * 2, seed=3).state
    seat, turns = state.actor(), top_level(hints).turns
    plan, asked = Plan((state.legal()[0],)), list[int]()

    def count() -> bool:
        asked[-1] += 1
        return False

    for far in (1, turns):
        asked.append(0)
        Playout(hints, state, seat, 7, count, turns=far).try_out(plan)
    asked.append(0)
    review.try_plans(hints, state, seat, [plan], 1, lambda _n: 7, count)
    assert asked[0] < asked[1] == asked[2]


@pytest.mark.parametrize("title", ["alexandros"])
def test_a_worker_compares_two_plans_where_there_is_a_rival(title: str) -> None:
    game = games.load(title)
    session = Session.new(game, [Player()] * 2, seed=3)
    one, other = [(each.text,) for each in session.offers()[:2]]
    job = job_of(game, session.state, session.decider, COACH, 3, one, other)

    assert from_plain(json.loads(json.dumps(job.to_plain()))) == job
    assert isinstance(job, Job) and job.rival == other
    plans = Thinker(games.load, games.hints).advise(job, never)
    assert {each.line for each in plans} == {one, other}


def test_a_damaged_problem_is_refused() -> None:
    problem = pose(PLANTED)
    assert problem is not None
    body = problem.to_plain()

    with pytest.raises(BadData):
        read_problem({**body, "seat": 2}, games.load)
    with pytest.raises(BadData):
        read_problem({**body, "record": {**body["record"], "actions": 3}}, games.load)
    other = read_problem({**body, "record": {**body["record"], "actions": ["cut hide 9"]}},
                         games.load)
    with pytest.raises(Refusal):
        other.start()


# ---- the search --------------------------------------------------------------------------------


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[int]:
    """Matches of the example with a planted problem each; their numbers as they are begun."""
    begun: list[int] = []

    def begin(title: str, seed: int, number: int) -> tuple[Session, int]:
        begun.append(number)
        session = play(PLANTED)
        session.record.seed = number
        return session, seed + number

    monkeypatch.setattr(tool, "begin_match", begin)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "PLACE", tmp_path)
    monkeypatch.setattr(games, "hints", lambda game: BLIND)
    return begun


def test_an_interrupted_search_goes_on_after_its_last_match(
        search: list[int], tmp_path: Path) -> None:
    tool.hunt_title("example", 5, 2, OVERDUE, 100)
    tool.hunt_title("example", 5, 3, OVERDUE, 100)

    assert search == [0, 1, 2]
    kept = read_problems(read_document(tmp_path / "example.problems").body, games.load)
    assert [each.record.seed for each in kept] == [0]  # one position, however often it came
    hunt = tool.resume(tool.open_findings_of("example", 100), "example", 100)
    assert hunt.next == 3 and hunt.tally.problems == 3
    assert [each.hash for each in hunt.problems] == [each.hash for each in kept]
    assert tool.resume(tool.open_findings_of("example", 101), "example", 101).next == 0


OVERDUE = 10.0 ** 12


def test_those_that_differ_most_are_kept() -> None:
    """A decision of another kind goes before one more of the same."""
    bronze = "cut bark 3; end; cut hide 3; end; cut hide 1; end; cut bronze 2; end"
    alike = [pose(PLANTED), pose(bronze)]
    problems = [each for each in alike if each is not None]
    assert len(problems) == 2

    assert len(tool.select(problems * 3, 10)) == 2
    assert tool.select(problems, 1)[0] in problems

"""Problems at the table: one decision, judged, explained, marked; nothing else is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.ai.review.plan_lines import tell_line
from alexandre.ai.review.plans import Fact, Weighed
from alexandre.ai.review.problems import Problem, follow_line, short_hash
from alexandre.ai.review.telling import tell_advice
from alexandre.ai.seat import choice
from alexandre.kernel.contract import State
from alexandre.kernel.hints import VICTORY
from alexandre.kernel.meta import COACH
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.problems import problem_list
from alexandre.scenes.problems.hints import list_hints, tell_aims
from alexandre.scenes.problems.judge import Judge, ProblemStage
from alexandre.scenes.problems.marks import Mark, Marks
from alexandre.scenes.problems.problem_list import ProblemList
from alexandre.scenes.problems.shelf import ProblemSession, list_problems
from alexandre.scenes.problems.table import ProblemTable
from tests.helpers.records import read_problems_once
from tests.scenes.rooms import list_notes
from tests.ui.gui import Gui

WITH_SOME = [title for title in games.TITLES if read_problems_once(title)]
TITLE = "commander"
WAITS = 300


def sit_down(gui: Gui, title: str = TITLE, number: int = 0) -> ProblemTable:
    """By way of the list."""
    gui.enter(ProblemList(gui.house, title))
    if number:
        gui.click(f"problems/{number}")
    gui.click("problems/solve")
    return table_of(gui)


def table_of(gui: Gui) -> ProblemTable:
    """The table that is open, when nothing moves there any more."""
    table = gui.house.room
    assert isinstance(table, ProblemTable)
    for _look in range(WAITS):
        gui.run(1)
        if not table.showing.is_moving and table.judge.stage is not ProblemStage.JUDGING:
            return table
    raise AssertionError("it never rests")


def stage_of(table: ProblemTable) -> ProblemStage:
    return table.judge.stage


def problem_of(table: ProblemTable) -> Problem:
    return table.judge._problem


def ask_until_shown(gui: Gui, table: ProblemTable) -> None:
    """Hint after hint, then the answer."""
    while stage_of(table) is ProblemStage.OPEN:
        gui.click("tool/coach")
        table_of(gui)


def line_of(table: ProblemTable) -> tuple[str, ...]:
    """The moves since the position of the problem."""
    return table.judge._session.taken


def play(gui: Gui, table: ProblemTable, line: tuple[str, ...]) -> None:
    table.send(tuple(map(table.session.game.parse, line)))
    table_of(gui)


def other_line(problem: Problem) -> tuple[str, ...]:
    """A whole decision that nobody has checked."""
    hints, start = games.hints(problem.game), problem.start()

    def search(state: State, line: tuple[str, ...]) -> tuple[str, ...] | None:
        if line and problem.is_decided(hints, state, len(line)):
            return line if problem.find_plan(short_hash(state)) is None else None
        for action in reversed(state.legal()):
            after = follow_line(state, [action])
            whole = None if after is None else search(after, (*line, action.text))
            if whole is not None:
                return whole
        return None

    line = search(start, ())
    assert line is not None
    return line


def test_there_are_problems() -> None:
    assert TITLE in WITH_SOME


def has_reason(gui: Gui, problem: Problem, words: str) -> bool:
    """Whether the answer comes with a reason in the same note."""
    told = tell_advice(problem.game, games.hints(problem.game), ProblemSession(problem).state,
                       problem.plans)
    return len(told) > 1 and all(gui.house.voice(each) in words for each in told)


@pytest.mark.parametrize("title", WITH_SOME)
def test_the_answer_is_right_and_is_explained(gui: Gui, title: str) -> None:
    table = sit_down(gui, title)
    problem = problem_of(table)
    play(gui, table, problem.plans[0].line)

    assert stage_of(table) is ProblemStage.RIGHT
    assert gui.find("page/prompt").words == gui.house.voice(Msg.of("ui.problem.right"))
    assert has_reason(gui, problem, list_notes(table)[0]) and not gui.offers()
    assert Marks(gui.store).find(problem) == Mark(1, is_solved=True)


@pytest.mark.parametrize("title", WITH_SOME)
def test_a_poor_plan_is_not_and_says_what_it_costs(gui: Gui, title: str) -> None:
    table = sit_down(gui, title)
    problem = problem_of(table)
    poor = max(problem.plans, key=lambda each: each.loss)
    play(gui, table, poor.line)

    assert stage_of(table) is ProblemStage.WRONG
    assert str(round(poor.loss / 10)) in list_notes(table)[0]
    assert not any(gui.house.voice(Msg.of("ui.problem.answer", plan=(), why="")) in each
                   for each in list_notes(table))
    assert Marks(gui.store).find(problem) == Mark(1)
    gui.click("problem/again")
    assert stage_of(table) is ProblemStage.OPEN and line_of(table) == ()
    play(gui, table, problem.plans[0].line)
    assert Marks(gui.store).find(problem) == Mark(2, is_solved=True)


@pytest.mark.parametrize("title", WITH_SOME)
def test_the_answer_can_be_shown_and_then_solves_nothing(gui: Gui, title: str) -> None:
    table = sit_down(gui, title)
    problem = problem_of(table)
    ask_until_shown(gui, table)

    assert stage_of(table) is ProblemStage.SHOWN
    assert has_reason(gui, problem, list_notes(table)[0])
    assert Marks(gui.store).find(problem) == Mark(1, is_shown=True)
    if table.match.is_held:  # it was played
        assert line_of(table) == problem.plans[0].line
        assert short_hash(table.session.state) == problem.ends[0]
    table.judge.again()
    play(gui, table, problem.plans[0].line)
    assert stage_of(table) is ProblemStage.RIGHT
    assert Marks(gui.store).find(problem) == Mark(1, is_shown=True)


def pose_split() -> Problem:
    """A split of armies, cities and temples, the first of a match, with two plans for it."""
    game = games.load("empire")
    session = Session.new(game, [Player("A"), Player("B", "experienced")], seed=3)
    while session.decider != 0:
        session.play(session.offers()[0])
    hints, state, record = games.hints(game), session.state, session.record.until(session.turn)
    record.hashes.clear()
    plans = hints.plans(state, choice(1), 2)
    ends = [follow_line(state, plan.actions) for plan in plans]
    return Problem(game, record, short_hash(state), 0, len(plans[0].actions), tuple(
        Weighed(tuple(map(game.spell, plan.actions)), -loss, 240, loss > 0, loss)
        for plan, loss in zip(plans, (0, 120), strict=True)),
        tuple(short_hash(end) for end in ends if end is not None))


@pytest.fixture
def split(monkeypatch: pytest.MonkeyPatch) -> None:
    """The only problem there is."""
    monkeypatch.setattr(problem_list, "list_problems",
                        lambda title: (pose_split(),) if title == "empire" else ())


@pytest.mark.usefixtures("split")
def test_a_split_is_shown_in_its_form_and_can_be_sealed(gui: Gui) -> None:
    table = sit_down(gui, "empire")
    ask_until_shown(gui, table)

    assert table.planning.is_open and line_of(table) == ()
    table.planning.commit()
    table_of(gui)
    assert line_of(table) == problem_of(table).plans[0].line
    assert stage_of(table) is ProblemStage.RIGHT


# ---- plans that nobody has checked -------------------------------------------------------------


def judge_own(gui: Gui, loss: int, *, is_first: bool = False) -> ProblemTable:
    """A plan of the player's own, which the coach finds so many thousandths behind."""
    table = sit_down(gui, "empire")
    problem = problem_of(table)
    line = other_line(problem)
    own = Weighed(line, 5, 48, is_behind=not is_first, loss=loss)
    answer = Weighed(problem.plans[0].line, 9, 48, is_behind=False)
    gui.thinker.plans = (own, answer) if is_first else (answer, own)
    play(gui, table, line)
    return table


@pytest.mark.usefixtures("split")
def test_another_plan_is_compared_with_the_answer_by_the_coach(gui: Gui) -> None:
    table = judge_own(gui, 120)

    state, seat, level = gui.thinker.asked[-1]
    assert (short_hash(state), seat, level) == (
        problem_of(table).hash, problem_of(table).seat, COACH)
    assert stage_of(table) is ProblemStage.WRONG and "12" in list_notes(table)[0]


@pytest.mark.usefixtures("split")
@pytest.mark.parametrize(("loss", "is_first"), [(9, False), (0, True)])
def test_what_is_as_good_is_right_too(gui: Gui, loss: int, *, is_first: bool) -> None:
    assert stage_of(judge_own(gui, loss, is_first=is_first)) is ProblemStage.RIGHT


@pytest.mark.usefixtures("split")
def test_what_could_not_be_compared_is_neither(gui: Gui) -> None:
    table = sit_down(gui, "empire")
    gui.thinker.plans = ()
    play(gui, table, other_line(problem_of(table)))

    assert stage_of(table) is ProblemStage.UNSURE
    assert Marks(gui.store).find(problem_of(table)) == Mark()


def test_what_is_taken_back_is_not_judged(gui: Gui) -> None:
    table = sit_down(gui)
    play(gui, table, problem_of(table).plans[1].line)
    gui.click("tool/undo")

    assert stage_of(table) is ProblemStage.OPEN and not table.match.is_held
    assert table.match.is_asked


# ---- nothing but the problem -------------------------------------------------------------------


def test_nothing_before_the_problem_is_taken_back(gui: Gui) -> None:
    number = next(number for number, each in enumerate(list_problems(TITLE))
                  if each.record.actions)
    table = sit_down(gui, TITLE, number)
    turn = table.session.turn
    gui.press("ctrl+z").click("undo/leave")
    table.rewinder.line(0)

    assert table.session.turn == turn and gui.has("undo/leave")


def test_nobody_plays_on_and_no_match_is_kept(gui: Gui) -> None:
    table = sit_down(gui)
    play(gui, table, problem_of(table).plans[0].line)
    turn = table.session.turn
    gui.run(20)
    table.do("watch")
    table.do("present")

    assert gui.house.room is table and table.session.turn == turn
    gui.store.flush(5)
    assert not gui.store.shelf("save")
    gui.press("Escape").shows("problems/solve")


def test_the_next_problem_follows_and_the_last_has_none(gui: Gui) -> None:
    problems = list_problems(TITLE)
    table = sit_down(gui, TITLE, len(problems) - 2)
    play(gui, table, problem_of(table).plans[0].line)
    gui.click("problem/next")
    table = table_of(gui)

    assert problem_of(table).hash == problems[-1].hash
    play(gui, table, problems[-1].plans[0].line)
    assert not gui.has("problem/next")


# ---- the list ----------------------------------------------------------------------------------


def test_the_list_tells_what_was_solved(gui: Gui) -> None:
    table = sit_down(gui)
    play(gui, table, problem_of(table).plans[0].line)
    gui.press("Escape")

    count = gui.find(f"problems/count/{TITLE}").words
    assert count == gui.house.voice(Msg.of(
        "ui.problems.count", n=1, of=len(list_problems(TITLE))))
    assert gui.find("problems/mark").words == gui.house.voice(Msg.of("ui.problems.solved", n=1))


def test_the_menu_and_the_library_lead_there(gui: Gui) -> None:
    gui.click("menu/problems")
    assert isinstance(gui.house.room, ProblemList)
    gui.press("Escape")
    gui.house.navigation.library(TITLE)
    gui.run().click("library/problems")

    listed = gui.house.room
    assert isinstance(listed, ProblemList) and listed.title_id == TITLE


def test_every_title_has_its_page(gui: Gui) -> None:
    gui.house.enter(ProblemList(gui.house))
    for title in games.TITLES:
        gui.click(f"problems/title/{title}").run()
        assert gui.has("problems/none") == (title not in WITH_SOME)
        assert gui.find("problems/solve").is_enabled == (title in WITH_SOME)
    assert gui.house.words.missing == set()


def test_a_damaged_mark_is_a_new_one(gui: Gui) -> None:
    problem = list_problems(TITLE)[0]
    marks = Marks(gui.store)
    marks._known[TITLE][problem.hash] = {"tries": "many", "is_solved": True, "is_shown": False}

    assert marks.find(problem) == Mark()
    marks.note_try(problem, is_right=True)
    assert marks.find(problem) == Mark(1, is_solved=True)


def test_the_judge_stands_in_the_coach_s_place(gui: Gui) -> None:
    table = sit_down(gui)

    assert isinstance(table.coach, Judge) and table.coach in table.parts


# ---- hints and both continuations ----------------------------------------------------------


@pytest.mark.parametrize("title", WITH_SOME)
def test_hints_lead_from_a_place_to_the_move(gui: Gui, title: str) -> None:
    table = sit_down(gui, title)
    problem = problem_of(table)
    answer = tell_line(problem.game, games.hints(problem.game), ProblemSession(problem).state,
                       problem.plans[0].line, 0, 1)
    told: list[str] = []
    while gui.house.voice(answer).casefold() not in (told or [""])[-1].casefold():
        table.do("coach")
        gui.run()
        told.append(list_notes(table)[0])
        assert len(told) <= 3

    assert len(set(told)) == len(told) and line_of(table) == ()
    assert stage_of(table) is ProblemStage.OPEN
    assert Marks(gui.store).find(problem) == Mark(1)
    table.judge.again()
    play(gui, table, problem.plans[0].line)
    assert Marks(gui.store).find(problem) == Mark(2, is_solved=True), "one star, not three"


def test_a_plan_of_one_click_is_not_given_away_by_the_first_hint(gui: Gui) -> None:
    problem = problem_of(sit_down(gui, "catan"))
    assert len(problem.plans[0].line) == 1
    hints = list_hints(problem, ProblemSession(problem).state, {})

    assert not hints[0].spots and hints[-1].spots
    assert hints[0].told.key.startswith("ui.problem.hint.")
    assert "hint.move" not in hints[0].told.key


def test_a_victory_is_no_hint(gui: Gui) -> None:
    problem = problem_of(sit_down(gui, "catan"))
    best, other = problem.plans[:2]
    won = Fact(Msg.of("catan.fact.won"), problem.seat, VICTORY, 20, 3)
    assert len(tell_aims(replace(problem, plans=(best, replace(
        other, facts=(replace(won, weight=VICTORY // 2),)))))) == 1
    assert not tell_aims(replace(problem, plans=(best, replace(other, facts=(won,)))))


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("title", WITH_SOME)
def test_the_next_hint_can_be_clicked_beside_the_last_one(gui: Gui, title: str, text: int) -> None:
    gui.house.settings["text"] = text
    gui.house.apply_settings()
    table = sit_down(gui, title)
    told: list[str] = []
    for _ in range(2):
        gui.click("problem/hint").run()
        told.append(list_notes(table)[0])
        button = gui.find("problem/hint").box
        assert button.h > 0
        assert not table.plain.rest.is_shown or table.plain.rest.box.y >= button.bottom

    assert len(set(told)) == 2


def test_a_long_answer_takes_the_room_that_stands_empty_above_the_players(gui: Gui) -> None:
    """The finding: it scrolled in six lines of large letters, below an empty panel."""
    gui.house.settings["text"] = 150
    gui.house.apply_settings()
    table = sit_down(gui, "alexandros")
    ask_until_shown(gui, table)
    buttons, rest = gui.find("problem/next").box, table.plain.rest.box

    assert table.match.is_held and table.plain.rest.is_shown
    assert buttons.bottom < rest.y < table.plain._grid.players.y


@pytest.mark.parametrize("title", WITH_SOME)
def test_both_continuations_are_shown_after_the_answer(gui: Gui, title: str) -> None:
    table = sit_down(gui, title)
    problem = problem_of(table)
    play(gui, table, problem.plans[1].line)
    assert not gui.has("problem/compare"), "it would give the answer away"
    gui.click("problem/again")
    play(gui, table, problem.plans[0].line)
    gui.click("problem/compare").run()
    pair = gui.find("compare/boards")

    assert [plan.line for _words, plan in pair.sides] == [
        problem.plans[0].line, problem.plans[1].line]
    assert gui.find("compare/boards/word1").words == gui.house.voice(
        Msg.of("ui.problem.side.own"))
    assert (pair.stepper.high > 1) == bool(problem.plans[0].course), "what follows is shown"


def test_puzzles_tell_what_follows() -> None:
    plans = [plan for title in WITH_SOME
             for problem in list_problems(title) for plan in problem.plans]
    assert all(plan.course[:len(plan.line)] == plan.line for plan in plans)

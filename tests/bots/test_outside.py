"""Programs of other people at a seat: what they are sent, and what becomes of their mistakes."""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Callable, Iterator
from concurrent import futures
from pathlib import Path
from typing import Any

import pytest

from alexandre import api
from alexandre.ai import lines
from alexandre.ai import outside as module
from alexandre.ai.messages import plain_event
from alexandre.ai.outside import Program, Question, Trouble, name_in
from alexandre.kernel.contract import plain
from tests.bots.programs import command

PLENTY = 60.0  # seconds; no test measures time

Make = Callable[..., Program]


@pytest.fixture
def make() -> Iterator[Make]:
    """Programs, ended when the test is over."""
    made: list[Program] = []

    def start(mistake: str, seconds: float = PLENTY, log: Path | None = None) -> Program:
        made.append(Program(command(mistake, log), seconds))
        return made[-1]

    yield start
    for each in made:
        each.close()


@pytest.fixture
def position() -> api.Position:
    """The first question of a match with secrets."""
    position = api.start("alexandros", seats=3)
    position.play_chance(7)
    return position


def ask(program: Program, position: api.Position, events: Any = (),
        match: object = "match") -> api.Action | Trouble:
    """Ask, and wait for the answer."""
    program.ask(Question(position.game, position.state, position.actor, position.turn, match,
                         events))
    answer = program.hear(math.inf)
    assert answer is not None
    return answer


def kind_of(answer: api.Action | Trouble) -> str:
    """The kind of trouble."""
    assert isinstance(answer, Trouble), answer
    return answer.kind


def read_log(log: Path, cmd: str) -> list[dict[str, Any]]:
    """The messages of that kind that the program was sent."""
    messages = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return [each for each in messages if each["cmd"] == cmd]


# ---- the dialogue -------------------------------------------------------------------------


def test_a_program_is_greeted_told_of_the_match_and_asked(
        make: Make, position: api.Position, tmp_path: Path) -> None:
    program = make("none", log=tmp_path / "log")

    assert ask(program, position) == position.legal()[0] and program.name == "Program none"
    (hello,), (new,) = (read_log(tmp_path / "log", cmd) for cmd in ("hello", "new"))
    assert hello == {"id": 1, "cmd": "hello", "protocol": 1}
    assert (new["title"], new["board"], new["players"], new["seat"]) == (
        "alexandros", "e", 3, position.actor)
    assert new["options"]["first_seat"] == "random"
    assert new["spaces"] == position.game.spaces() and new["box"] == position.game.box()


def test_it_sees_what_its_seat_may_know_and_nothing_else(
        make: Make, position: api.Position, tmp_path: Path) -> None:
    """In worlds that its seat cannot tell apart it is sent the same bytes."""
    program, seat = make("none", log=tmp_path / "log"), position.actor
    events = position.clone().play(position.legal()[0])

    for seed in range(4):
        ask(program, position.determinize(seat, api.Rng(seed)), events)

    messages = read_log(tmp_path / "log", "choose")
    for message in messages:
        del message["id"]
    assert messages[0] == messages[1] == messages[2] == messages[3]
    assert messages[0]["view"] == plain(position.view(seat))
    assert messages[0]["view"]["players"][(seat + 1) % 3]["hand"] is None
    assert [each["text"] for each in messages[0]["legal"]] == [
        each.text for each in position.legal()]
    seen = [position.game.seen(each, seat) for each in events]
    assert messages[0]["events"] == [plain_event(each) for each in seen if each]
    assert messages[0]["seconds"] == PLENTY


def test_an_action_may_be_named_by_its_text_its_code_or_its_object(
        position: api.Position) -> None:
    offer = position.legal()[0]
    question = Question(position.game, position.state, position.actor, 0, "match")

    good: list[Any] = [offer.text, f"  {offer.text} ", offer.code, {"text": offer.text},
                       {"code": offer.code}]
    for value in good:
        assert module.action_in(question, value) is offer
    for value in ("", None, True, [], {}, -1, 1.0, {"text": None}, position.codes):
        assert module.action_in(question, value) is None


def test_every_match_is_told_of_but_its_questions_are_not(
        make: Make, position: api.Position, tmp_path: Path) -> None:
    program = make("none", log=tmp_path / "log")

    for match in ("first", "first", "second"):
        ask(program, position, match=match)

    assert len(read_log(tmp_path / "log", "hello")) == 1
    assert len(read_log(tmp_path / "log", "new")) == 2
    assert len(read_log(tmp_path / "log", "choose")) == 3


def test_it_hears_how_the_match_ended_and_that_it_may_go(
        make: Make, tmp_path: Path) -> None:
    program, position = make("none", log=tmp_path / "log"), api.start("commander")
    position.play_chance(1)
    ask(program, position)
    while not position.is_over:
        position.play(position.draw(1) if position.is_chance else position.legal()[-1])

    program.tell_outcome(position.outcome())  # type: ignore[arg-type]
    process = program._pipe.process  # type: ignore[union-attr]
    program.close()

    (over,) = read_log(tmp_path / "log", "over")
    assert over["outcome"]["reason"] == position.outcome().reason  # type: ignore[union-attr]
    assert read_log(tmp_path / "log", "quit")
    assert process.poll() == 0


def test_a_program_is_called_by_its_file_until_it_says_its_name() -> None:
    assert name_in("python /home/me/bots/clever.py --fast") == "clever.py"
    assert name_in("'C:/my bots/clever' ") == "clever"
    assert name_in("") == ""
    assert name_in("'not closed") == "'not closed"


# ---- its mistakes -------------------------------------------------------------------------


@pytest.mark.parametrize(("mistake", "kind"), [
    ("illegal", "illegal"), ("garbage", "nonsense"), ("other_id", "nonsense"),
    ("no_object", "nonsense"), ("dies", "gone"), ("dead", "gone"), ("wordy", "gone")])
def test_a_mistake_is_told_and_the_match_goes_on(
        make: Make, position: api.Position, mistake: str, kind: str) -> None:
    program = make(mistake)

    assert kind_of(ask(program, position)) == kind
    assert program.hear() is None


def test_an_answer_that_comes_too_late_is_told_and_never_taken_for_the_next(
        make: Make, position: api.Position) -> None:
    program = make("late", seconds=0.2)
    first, last = position.legal()[0], position.legal()[-1]
    assert first is not last

    assert kind_of(ask(program, position)) == "late"
    program.seconds = PLENTY

    assert ask(program, position) is first  # before it, the program answered: last


def test_a_program_that_never_answers_is_only_late(
        make: Make, position: api.Position) -> None:
    program = make("deaf", seconds=0.05)

    assert [kind_of(ask(program, position)) for _question in range(3)] == ["late"] * 3


def test_one_that_does_not_even_greet_is_ended(
        make: Make, position: api.Position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START", 0.2)
    program = make("mute")

    assert kind_of(ask(program, position)) == "silent"
    assert program._pipe is None


def test_a_move_is_taken_without_a_greeting_too(make: Make, position: api.Position) -> None:
    assert ask(make("curt"), position) is position.legal()[0]


def test_a_program_that_ends_is_started_again_but_not_for_ever(
        make: Make, position: api.Position, tmp_path: Path) -> None:
    program = make("dies", log=tmp_path / "log")

    kinds = [kind_of(ask(program, position)) for _question in range(6)]

    assert kinds == ["gone"] * 4 + ["given_up"] * 2
    assert len(read_log(tmp_path / "log", "hello")) == 4


@pytest.mark.parametrize("bad", ["", "   ", "'not closed", "/no/such/program", "."])
def test_a_command_that_cannot_be_started_is_told_once(bad: str, position: api.Position) -> None:
    program = Program(bad, PLENTY)

    assert kind_of(ask(program, position)) == "unstartable"
    assert kind_of(ask(program, position)) == "given_up"
    program.close()


def test_asking_and_looking_never_wait(make: Make, position: api.Position) -> None:
    """A program that reads nothing has its messages kept; the window looks and goes on."""
    program = make("deaf")
    turns = 200  # each message holds more than 10 kB, a pipe much less than 2 MB

    for turn in range(turns):
        program.ask(Question(position.game, position.state, position.actor, turn, "match"))
        assert program.hear() is None

    program.drop()
    assert program.hear() is None


def test_a_question_that_is_dropped_has_no_answer(make: Make, position: api.Position) -> None:
    program = make("none")
    program.ask(Question(position.game, position.state, position.actor, 0, "match"))
    program.drop()

    assert program.hear(math.inf) is None
    assert ask(program, position) == position.legal()[0]


def test_nothing_is_left_running(make: Make, position: api.Position) -> None:
    program = make("deaf")
    program.ask(Question(position.game, position.state, position.actor, 0, "match"))
    process = program._pipe.process  # type: ignore[union-attr]

    program.close()

    assert process.wait(PLENTY) is not None


@pytest.mark.parametrize("mistake", ["flood", "long_flood"])
def test_one_that_writes_unasked_is_ended_and_little_of_it_is_kept(
        make: Make, position: api.Position, mistake: str) -> None:
    """The finding: each line was kept, 700 MB after a minute."""
    program = make(mistake)
    program.ask(Question(position.game, position.state, position.actor, 0, "match"))
    pipe = program._pipe
    assert pipe is not None
    pipe.process.wait(PLENTY)

    assert pipe.is_flooded and pipe._in.count <= lines.WAITING_MOST + 2
    assert pipe._in.bytes <= lines.WAITING_BYTES + lines.LINE_MOST
    answer = program.hear()
    assert answer is not None and kind_of(answer) == "flooding"
    assert program._pipe is None


def test_floods_are_started_a_few_times_and_given_up(make: Make, position: api.Position) -> None:
    program, kinds = make("flood"), []
    while "given_up" not in kinds:
        program.ask(Question(position.game, position.state, position.actor, 0, "match"))
        if program._pipe is not None:
            program._pipe.process.wait(PLENTY)
        answer = program.hear()
        assert answer is not None
        kinds.append(kind_of(answer))

    assert kinds == ["flooding"] * module.STARTS + ["given_up"]


def test_messages_that_are_never_read_are_bounded(
        make: Make, position: api.Position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "UNREAD_BYTES", 100_000)
    program = make("deaf")
    program.ask(Question(position.game, position.state, position.actor, 0, "match"))
    first = program._pipe
    assert first is not None
    while program._pipe is first:
        assert first._out.bytes <= 100_000 + lines.LINE_MOST
        program.ask(Question(position.game, position.state, position.actor, 0, "match"))

    assert first.process.wait(PLENTY) is not None


@pytest.mark.parametrize("ending", ["close", "flood"])
def test_its_children_end_with_it(make: Make, position: api.Position, tmp_path: Path,
                                  ending: str) -> None:
    """The finding: a bot with a pool left its processes running after the window.  The child
    holds a FIFO open; that it was closed is the sign that the child has ended."""
    if sys.platform == "win32":
        pytest.skip("pipes of POSIX")
    fifo = tmp_path / "held"
    os.mkfifo(fifo)
    program = make("pool", log=fifo)
    with futures.ThreadPoolExecutor(1) as reader:
        end = reader.submit(fifo.read_bytes)
        assert ask(program, position) is position.legal()[0]
        assert not end.done()
        pipe = program._pipe
        assert pipe is not None
        if ending == "close":
            program.close()
        else:
            pipe._kill()

        assert end.result(PLENTY) == b""


def test_without_a_thread_left_it_is_unstartable_and_ended(
        make: Make, position: api.Position, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "start_thread", lambda run, name: None)

    assert kind_of(ask(make("none"), position)) == "unstartable"


@pytest.mark.parametrize("kind", module.TROUBLES)
def test_every_trouble_has_its_sentence(kind: str) -> None:
    for lang in ("en", "fr"):
        sentence = api.say(Trouble(kind, "Ptolemy").msg(), lang)
        assert "Ptolemy" in sentence and "⟦" not in sentence

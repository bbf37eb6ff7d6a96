"""Many matches in many processes: the same results, kept, gone on with, and decided early."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from threading import Event

import pytest

from alexandre import games
from alexandre.ai.arena.journal import PAUSE, Journal
from alexandre.ai.arena.rows import Score, wilson
from alexandre.ai.arena.tournament import Measurement, Task, play_task, play_tasks
from alexandre.cli import main
from alexandre.kernel.meta import LADDER
from alexandre.kernel.text import Refusal
from tools.lab import ladder, page
from tools.lab.findings import Findings

PLAY = partial(play_task, games.load, games.hints)
WANTED = Measurement("alexandros", ("random", "beginner"), 2, 6, 11)


def outcome_of(score: Score) -> tuple[float, int, int, str, int]:
    """All but the times."""
    return score.won, score.score, score.rival, score.ending, score.thoughts


def test_every_seed_is_played_from_every_seat_whoever_is_measured() -> None:
    tasks = Measurement("catan", ("greedy", "amateur"), 3, 7, 5).tasks()

    assert [(task.match_seed, task.seat) for task in tasks] == [
        (5, 0), (5, 1), (5, 2), (6, 0), (6, 1), (6, 2), (7, 0)]
    assert tasks[1].levels == ["greedy", "amateur", "greedy"]
    assert len({task.key for task in tasks}) == 7


def test_processes_play_the_same_matches_as_one_does() -> None:
    alone = {task.key: outcome_of(score) for task, score in play_tasks(PLAY, WANTED.tasks())}

    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        together = {task.key: outcome_of(score)
                    for task, score in play_tasks(PLAY, WANTED.tasks(), executor)}

    assert together == alone
    assert len(alone) == 6


def test_matches_that_nobody_waits_for_are_given_up() -> None:
    played: list[int] = []
    left = Event()

    def play(task: Task) -> Score:
        played.append(task.number)
        if len(played) > 1:
            left.wait(30)
        return Score(1.0, 5, 3, "hundred", 1, 0.1, 0.1)

    with ThreadPoolExecutor(1) as executor:
        results = play_tasks(play, Measurement("alexandros", ("random", "greedy"), 2, 500,
                                               1).tasks(), executor)
        next(results)
        results.close()  # type: ignore[attr-defined]  # a generator is closed when it is left
        left.set()

    assert len(played) <= 2


# ---- gone on with --------------------------------------------------------------------------


def test_a_journal_goes_on_where_it_was(tmp_path: Path) -> None:
    file, head = tmp_path / "scores.json", {"title": "alexandros"}
    time = [0.0]
    journal = Journal(file, dict(head), lambda: time[0])
    results = list(play_tasks(PLAY, WANTED.tasks()[:2]))
    journal.add(results[0][0].key, results[0][1])
    assert not file.exists()
    time[0] += PAUSE
    journal.add(results[1][0].key, results[1][1])

    again = Journal(file, dict(head))

    assert again.scores == {task.key: score for task, score in results}
    assert [task.number for task in WANTED.tasks(list(again.scores))] == [2, 3, 4, 5]


@pytest.mark.parametrize("text", [
    "", "{", "[]", '{"head": {}}', '{"head": {"a": 1}, "scores": {"x": 4}}', "[" * 100_000])
def test_a_file_that_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "scores.json"
    file.write_text(text)

    with pytest.raises(Refusal, match=r"cli\.arena\.no_journal$"):
        Journal(file, {"title": "catan"})


@pytest.mark.parametrize(("name", "value"), [
    ("won", '"x"'), ("score", "null"), ("ending", "5"), ("longest", "NaN"), ("seconds", "true"),
    ("rival", "1" + "0" * 400)])
def test_a_score_that_is_none_is_played_again(tmp_path: Path, name: str, value: str) -> None:
    file = tmp_path / "scores.json"
    journal = Journal(file, {"title": "catan"})
    journal.add("good", Score(1.0, 2, 3, "end", 4, 5.0, 6.0))
    journal.add("bad", Score(1.0, 2, 3, "end", 4, 5.0, 6.0))
    journal.write()
    body = json.loads(file.read_text())
    body["scores"]["bad"][name] = "wrong"
    file.write_text(json.dumps(body).replace('"wrong"', value))

    assert list(Journal(file, {"title": "catan"}).scores) == ["good"]


@pytest.mark.parametrize("path", ["/dev/zero", "/"])
def test_a_journal_that_is_no_file_is_refused(path: str) -> None:
    """The finding: /dev/zero was read for ever."""
    with pytest.raises(Refusal, match=r"cli\.arena\.no_journal$"):
        Journal(Path(path), {"title": "catan"})


def test_a_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "scores.json"
    Journal(file, {"title": "catan"}).write()

    with pytest.raises(Refusal, match=r"cli\.arena\.other_journal$"):
        Journal(file, {"title": "empire"})


def test_the_command_keeps_its_matches_and_plays_only_those_that_lack(
        tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.json"
    words = ["arena", "alexandros", "--levels", "random,beginner", "--lang", "en",
             "--keep", str(file), "--processes", "1"]
    assert main([*words, "--games", "2"]) == 0
    before = json.loads(file.read_text())
    capsys.readouterr()

    assert main([*words, "--games", "4"]) == 0

    after = json.loads(file.read_text())
    assert len(before["scores"]) == 2
    assert len(after["scores"]) == 4
    assert before["scores"].items() <= after["scores"].items()
    out = capsys.readouterr().out.replace("\u00a0", " ")
    assert "4 games" in out
    assert "Difference in Elo: +" in out


def test_a_cluster_that_is_not_there_is_told_in_a_sentence(
        capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["arena", "alexandros", "--games", "2", "--levels", "random,greedy", "--lang",
                   "en", "--scheduler", "tcp://127.0.0.1:9"])

    told = capsys.readouterr().err
    assert status != 0
    assert "Dask" in told
    assert "Traceback" not in told


# ---- the sequential test -------------------------------------------------------------------


def scores(won: int, lost: int) -> list[Score]:
    """So many matches won and lost."""
    return [Score(float(n < won), 0, 0, "hundred", 10, 0.1, 0.1) for n in range(won + lost)]


def test_a_step_is_decided_when_the_ratio_says_so() -> None:
    """ln 19 = 2.944; a match won counts ln 1.2 = 0.182, one lost ln 0.8 = -0.223."""
    assert ladder.decide(scores(16, 0), (0.5, 0.6)) == ""
    assert ladder.decide(scores(17, 0), (0.5, 0.6)) == "won"
    assert ladder.decide(scores(0, 13), (0.5, 0.6)) == ""
    assert ladder.decide(scores(0, 14), (0.5, 0.6)) == "lost"
    assert ladder.decide(scores(55, 45), (0.5, 0.6)) == ""


def test_a_bar_is_told_apart_from_a_little_less() -> None:
    """Between 55 and 70 %, ln 0.70 / 0.55 = 0.241: thirteen matches won are enough."""
    bar = ladder.Step("empire", "master", "greedy")

    assert bar in ladder.list_steps("empire") and bar.shares == pytest.approx((0.55, 0.7))
    assert ladder.decide(scores(12, 0), bar.shares) == ""
    assert ladder.decide(scores(13, 0), bar.shares) == "won"


def test_dear_thoughts_are_measured_in_fewer_matches() -> None:
    cheap = scores(10, 10)
    dear = [Score(1.0, 0, 0, "hundred", 10, 3.1, 1.0)] * 20

    assert ladder.limit(cheap) == ladder.MATCHES
    assert ladder.limit(dear) == ladder.SLOW_MATCHES


def test_a_step_stops_at_its_decision_and_goes_on_from_its_file(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def play(_load: object, _hints: object, task: Task) -> Score:
        asked.append(task.number)
        return Score(1.0, 0, 0, "hundred", 10, 0.1, 0.1)

    monkeypatch.setattr(ladder, "play_task", play)
    step = ladder.list_steps("alexandros")[0]

    first = ladder.climb(step, open_scores(tmp_path), None, 4)

    assert len(first) == 18  # the first even number from 17 on
    assert asked == list(range(20))
    assert ladder.climb(step, open_scores(tmp_path), None, 4) == first
    assert len(asked) == 20


def test_a_step_is_told_as_it_stands_when_time_is_over(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "play_task", lambda *_task: scores(1, 0)[0])
    step, findings = ladder.list_steps("alexandros")[0], open_scores(tmp_path)

    assert ladder.climb(step, findings, None, 4, until=0.0) == []
    for number in range(3):
        findings.add(step.task(number).key, scores(0, 1)[0])
    assert ladder.climb(step, findings, None, 4, until=0.0) == scores(0, 1) * 3


def open_scores(folder: Path) -> Findings[Score]:
    """The measurements of a step."""
    return Findings(folder / "step.jsonl", lambda told: Score(**told))


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize(
    "step", [step for step in ladder.list_steps() if step.against in LADDER],
    ids=lambda step: f"{step.title}-{step.level}")
def test_a_level_does_not_lose_to_the_one_below(step: ladder.Step) -> None:
    """Twenty matches from the seeds of the ladder, or as many as tell how they will end;
    `make ladder` decides how much it wins.

    An equal would have less than its share in half of such trials: it loses if its share lies
    above Wilson's interval.
    """
    needed = next(won for won in range(20) if wilson(won, 20)[1] >= 1 / step.players)
    won = 0.0
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as executor:
        for _task, score in play_tasks(PLAY, [step.task(number) for number in range(20)],
                                       executor):
            won += score.won
            if won >= needed:
                break

    assert won >= needed


# ---- several machines ----------------------------------------------------------------------


@contextmanager
def local_cluster() -> Iterator[str]:
    """The address of a scheduler with two workers."""
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1,
                                  dashboard_address=None) as cluster:
        yield cluster.scheduler_address


@pytest.mark.long
def test_a_cluster_plays_the_same_matches(tmp_path: Path,
                                          capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "alexandros", "--levels", "random,beginner", "--games", "6", "--lang", "en"]
    with local_cluster() as address:
        assert main([*words, "--scheduler", address, "--keep", str(tmp_path / "far.json")]) == 0
    assert main([*words, "--processes", "1", "--keep", str(tmp_path / "near.json")]) == 0

    far, near = [json.loads((tmp_path / name).read_text())["scores"]
                 for name in ("far.json", "near.json")]
    assert {key: outcome_of(Score(**each)) for key, each in far.items()} == {
        key: outcome_of(Score(**each)) for key, each in near.items()}
    assert len(far) == 6


def test_a_row_of_the_ladder_is_stale_once_its_code_has_changed(
        monkeypatch: pytest.MonkeyPatch) -> None:
    code = page.digest_code("catan")
    cells = ["catan", "master", "expert", *["1"] * 9]
    line = page.row(*cells, f"{code} stale")
    assert ladder.mark_row(line) == page.row(*cells, code)

    monkeypatch.setattr(ladder, "digest_code", lambda title: "12345678")
    assert ladder.mark_row(page.row(*cells, code)) == page.row(*cells, f"{code} stale")
    assert ladder.mark_row("| a | table | of another kind |") == "| a | table | of another kind |"


def test_the_rows_of_the_ladder_say_whether_they_are_stale() -> None:
    text = page.BALANCE.read_text("utf-8")

    assert ladder.mark_rows(text) == text, "python tools/lab ladder --mark"

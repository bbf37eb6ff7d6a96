"""`alexandre arena --engine`: programs measured like levels, their mistakes counted."""

from __future__ import annotations

import pytest

from alexandre.cli import main
from alexandre.cli.arena import ProgressBar
from tests.bots.programs import command


def run(capsys: pytest.CaptureFixture[str], *words: str, status: int = 0) -> list[str]:
    """The lines that the command prints."""
    assert main(["arena", *words, "--lang", "en"]) == status
    return capsys.readouterr().out.replace("\u00a0", " ").splitlines()


def test_a_program_plays_whole_matches_against_a_level(
        capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "alexandros", "--games", "2", "--engine", command("none"))

    assert "none alone against greedy: 2 games" in lines[0]
    assert not [line for line in lines if "the computer made the move" in line]


def test_mistakes_are_counted_and_do_not_end_the_match(
        capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "alexandros", "--games", "2", "--levels", "random",
                "--engine", command("illegal"), status=1)

    (told,) = [line for line in lines if "the computer made the move" in line]
    assert "“Program illegal” chose a move that is not allowed" in told
    assert int(told.split()[0]) > 50


@pytest.mark.parametrize("mistake", ["dies", "garbage"])
def test_without_a_move_of_its_own_there_is_no_result(
        capsys: pytest.CaptureFixture[str], mistake: str) -> None:
    """The finding: 50 % won, Elo +0, by a program that answered nothing."""
    words = ["arena", "alexandros", "--games", "2", "--lang", "en", "--engine", command(mistake)]
    assert main(words) == 1
    told = capsys.readouterr()

    assert f"No result: {mistake} made no moves." in told.out.replace("\u00a0", " ")
    assert "Elo" not in told.out
    assert told.err.count("the computer makes this move") == len(set(told.err.splitlines()))


def test_one_that_is_not_heard_is_told_at_once_and_why_that_may_be(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alexandre.ai.outside.START", 0.05)
    assert main(["arena", "alexandros", "--games", "2", "--lang", "en",
                 "--engine", command("mute")]) == 1
    told = capsys.readouterr().err

    assert "does not answer" in told and "flush" in told


def test_the_matches_of_programs_are_counted_while_they_are_played(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    monkeypatch.setattr(ProgressBar, "step", lambda bar: steps.append("match"))
    run(capsys, "alexandros", "--games", "2", "--engine", command("none"))

    assert steps == ["match"] * 2


def test_two_programs_play_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "alexandros", "--games", "2", "--levels", "random",
                "--engine", command("none"), "--engine", command("dies"), "--seconds", "30",
                status=1)

    heads = [line for line in lines if "alone against" in line]
    assert [line.partition(", ")[2].split(",")[1] for line in heads] == [
        " none alone against random: 2 games.", " dies alone against random: 2 games.",
        " dies alone against none: 2 games."]
    assert any("“Program dies” is no longer asked" in line for line in lines)

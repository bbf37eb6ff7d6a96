"""`alexandre arena --engine`: programs measured like levels, their mistakes counted."""

from __future__ import annotations

import pytest

from alexandre.cli import main
from tests.bots.programs import command


def run(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    """The lines that the command prints."""
    assert main(["arena", *words, "--lang", "en"]) == 0
    return capsys.readouterr().out.replace("\u00a0", " ").splitlines()


def test_a_program_plays_whole_matches_against_a_level(
        capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "alexandros", "--games", "2", "--engine", command("none"))

    assert "none alone against greedy: 2 matches" in lines[0]
    assert not [line for line in lines if "the computer made the move" in line]


def test_mistakes_are_counted_and_do_not_end_the_match(
        capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "alexandros", "--games", "2", "--levels", "random",
                "--engine", command("illegal"))

    (told,) = [line for line in lines if "the computer made the move" in line]
    assert "“Program illegal” chose a move that is not allowed" in told
    assert int(told.split()[0]) > 50


def test_two_programs_play_each_other(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "alexandros", "--games", "2", "--levels", "random",
                "--engine", command("none"), "--engine", command("dies"), "--seconds", "30")

    heads = [line for line in lines if "alone against" in line]
    assert [line.partition(", ")[2].split(",")[1] for line in heads] == [
        " none alone against random: 2 matches.", " dies alone against random: 2 matches.",
        " dies alone against none: 2 matches."]
    assert any("“Program dies” is not asked any more" in line for line in lines)

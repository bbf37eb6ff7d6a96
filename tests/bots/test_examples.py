"""The examples do what they say."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys

import pytest

from tests.architecture.source import ROOT

EXAMPLES = ROOT / "examples"
PROTOCOL_BOT = f"'{sys.executable}' '{EXAMPLES / 'bot_over_protocol.py'}'"


def run(*words: str) -> str:
    """The output of a program, run from the checkout."""
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, cwd=ROOT,
                          env={**os.environ, "PYTHONPATH": path}, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_bot_in_process_plays_a_match_to_its_end() -> None:
    assert run("examples/bot_in_process.py", "alexandros", "7").startswith("Outcome(winners=")


def test_the_bot_over_the_protocol_takes_a_seat_in_the_arena() -> None:
    table = run("-m", "alexandre", "arena", "empire", "--games", "1", "--lang", "en",
                "--levels", "random", "--engine", PROTOCOL_BOT)

    assert "bot_over_protocol.py alone against random: one game" in table
    assert "the computer made the move" not in table


@pytest.mark.parametrize("title", ["alexandros", "empire"])
def test_the_referee_brings_a_match_of_two_programs_to_its_end(title: str) -> None:
    outcome = json.loads(run("examples/referee.py", title, "7", PROTOCOL_BOT, PROTOCOL_BOT))

    assert outcome["winners"] and len(outcome["scores"]) == 2


def test_the_learner_wins_most_games_against_random_play_after_a_few_hundred() -> None:
    curve = [float(line.split()[1]) for line in
             run("examples/learner.py", "random", "400", "1").splitlines()]

    assert curve[0] > 60 and curve[1] > 90  # 50 at random


def test_they_use_what_is_documented_and_nothing_else() -> None:
    """Of the package they import `api` alone."""
    for path in EXAMPLES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("alexandre"):
                assert (node.module, [each.name for each in node.names]) == ("alexandre", ["api"])

"""The same record, the same hashes: in fresh processes, whatever Python's own hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from alexandre.kernel.board import Plain, canonical
from tests.helpers.records import random_session
from tests.helpers.walks import tables

REPLAY = """
import json, sys
from alexandre import games
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import replay
from tests import example
example.install()
answers = []
for saved in json.load(sys.stdin):
    record, game = from_plain(saved, games.load)
    state, steps = replay(game, record)
    answers.append([[step.hash for step in steps], state.hash(),
                    [action.text for action in state.legal()]])
print(json.dumps(answers))
"""
HASH_SEEDS = ("0", "4242")
ROOT = Path(__file__).resolve().parents[2]


def replay_elsewhere(saved: Sequence[Plain], hash_seed: str) -> list[object]:
    """Hashes, last hash and last offers of records, replayed in a process of its own."""
    done = subprocess.run([sys.executable, "-c", REPLAY], input=canonical(saved), text=True,
                          check=True, capture_output=True, encoding="utf-8", cwd=ROOT,
                          env={**os.environ, "PYTHONHASHSEED": hash_seed,
                               "PYTHONIOENCODING": "utf-8"})
    answers: list[object] = json.loads(done.stdout)
    return answers


def test_processes_with_other_hash_seeds_agree() -> None:
    sessions = [random_session(table, seed=71) for table in tables()]
    saved = [session.to_plain() for session in sessions]
    here = [[session.record.hashes, session.state.hash(), []] for session in sessions]
    for seed in HASH_SEEDS:
        for table, there, expected in zip(tables(), replay_elsewhere(saved, seed), here,
                                          strict=True):
            assert there == expected, (table, seed)

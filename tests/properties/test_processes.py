"""The same record, the same hashes: in fresh processes, whatever Python's own hash seed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from alexandre.kernel.board import canonical
from tests.helpers.records import random_session
from tests.helpers.walks import Table, tables

REPLAY = """
import json, sys
from alexandre import games
from alexandre.kernel.record import from_plain, replay
from tests import example
example.install()
record, game = from_plain(json.load(sys.stdin), games.load)
state, steps = replay(game, record)
print(json.dumps([[step.hash for step in steps], state.hash(),
                  [action.text for action in state.legal()]]))
"""
HASH_SEEDS = ("0", "1", "4242")
ROOT = Path(__file__).resolve().parents[2]


def replay_elsewhere(saved: str, hash_seed: str) -> list[object]:
    """Hashes, last hash and last offers of a record, replayed in a process of its own."""
    done = subprocess.run([sys.executable, "-c", REPLAY], input=saved, text=True, check=True,
                          capture_output=True, encoding="utf-8", cwd=ROOT,
                          env={**os.environ, "PYTHONHASHSEED": hash_seed,
                               "PYTHONIOENCODING": "utf-8"})
    answer: list[object] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("table", tables(), ids=str)
def test_three_processes_with_three_hash_seeds_agree(table: Table) -> None:
    session = random_session(table, seed=71)
    saved = canonical(session.to_plain())
    here = [session.record.hashes, session.state.hash(), []]
    assert [replay_elsewhere(saved, each) for each in HASH_SEEDS] == [here] * 3

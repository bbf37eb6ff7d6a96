"""Killed at any moment of a save: nothing acknowledged is lost, the newest is readable."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import ROOT

WRITERS = 2


@pytest.mark.skipif(sys.platform == "win32",
                    reason="a process is killed by a signal, and children are forked")
@pytest.mark.parametrize("kills", [100, pytest.param(2_000, marks=pytest.mark.long)])
def test_no_kill_loses_what_was_acknowledged(kills: int, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.kernel.crash_child"]
    writers = [
        subprocess.Popen(
            [*command, str(tmp_path / str(seed)), str(kills // WRITERS), str(seed)],
            cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for seed in range(WRITERS)
    ]
    reports = []
    for writer in writers:
        out, err = writer.communicate()
        assert writer.returncode == 0, err
        reports.append(json.loads(out))

    assert [loss for report in reports for loss in report["losses"]] == []
    assert sum(report["kills"] for report in reports) == kills
    # The kills did fall into the middle of actions, and writes did land between them.
    assert sum(report["amid"] for report in reports) > kills // 10
    assert sum(report["acknowledged"] for report in reports) > kills // 10

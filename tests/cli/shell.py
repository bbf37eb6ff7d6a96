"""The command line, run in this process or in one of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from alexandre.cli import main

ROOT = Path(__file__).resolve().parents[2]


USAGE = re.compile(r": alexandre [a-z-]+( [^ ].*)?$")  # may end a sentence about arguments


@dataclass(frozen=True)
class Done:
    """A finished command: its output, its complaints, and its exit status."""

    out: str
    err: str
    status: int

    def sentence(self) -> str:
        """The one sentence of a command that was refused, with nothing else."""
        (line,) = self.err.splitlines()
        assert line.endswith(".") or USAGE.search(line)
        assert "Traceback" not in line and "⟦" not in line
        return line


class Shell:
    """Runs commands in this process, in one language."""

    def __init__(self, capsys: pytest.CaptureFixture[str], lang: str = "en") -> None:
        self.capsys = capsys
        self.lang = lang

    def run(self, *words: str) -> Done:
        """One command."""
        self.capsys.readouterr()
        status = main([*words, "--lang", self.lang])
        out, err = self.capsys.readouterr()
        assert "⟦" not in out + err
        return Done(out, err, status)

    def error_of(self, *words: str, status: int = 1) -> str:
        """The sentence of a command that must be refused."""
        done = self.run(*words)
        assert (done.out, done.status) == ("", status)
        return done.sentence()


def start(*words: str, data: bytes = b"", **environment: str) -> Done:
    """One command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "alexandre", *words], input=data, capture_output=True,
        check=False, cwd=ROOT, timeout=300,
        env={**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "en", **environment})
    return Done(done.stdout.decode(), done.stderr.decode(), done.returncode)

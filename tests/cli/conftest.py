"""A shell for every test of the command line."""

from __future__ import annotations

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str]) -> Shell:
    """It speaks English."""
    return Shell(capsys)

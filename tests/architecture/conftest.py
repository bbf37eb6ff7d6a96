"""Sources that the tests of the architecture read are let go of when they are done."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.architecture import source

HERE = Path(__file__).parent


def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Syntax trees are two million objects, which the collector looks through again and again."""
    if nextitem is None or HERE not in nextitem.path.parents:
        source.forget()

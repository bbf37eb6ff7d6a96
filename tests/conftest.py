"""The conditions of every test: no screen, no sound, no network, no player's folder.

A test marked `window` is the exception: it asks for the fixture `desktop` and starts the
application on a screen of its own. Where there is none it is reported as not run; with
ALEXANDRE_CI=1 that is a failure.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

ROOT = Path(__file__).resolve().parent.parent
OFFLINE = str(ROOT / "tests" / "offline")
os.environ.update(
    PYTHONPATH=os.pathsep.join(filter(None, [OFFLINE, os.environ.get("PYTHONPATH")])),
    SDL_VIDEODRIVER="dummy",
    SDL_AUDIODRIVER="dummy",
    PYGAME_HIDE_SUPPORT_PROMPT="1",
)

from alexandre.content import data  # noqa: E402
from alexandre.ui.draw.signs.named import read_signs_from  # noqa: E402
from tests.helpers.desktop import Desktop, missing_tools  # noqa: E402
from tests.offline import sitecustomize as _cut_off  # noqa: E402, F401

read_signs_from(data.sign)  # titles are drawn without the application, too

YOUNG: Final = 200_000  # new objects after which these alone are searched for garbage
LITTER: Final = 3  # such searches after which the end of a test searches all objects
gc.set_threshold(YOUNG, 1000, 1000)

os.fsync = lambda fd: None  # no test cuts the power: it waits for no disk

IS_CI = os.environ.get("ALEXANDRE_CI") == "1"

# No deadline, because a test never asserts a time; always the same examples.
settings.register_profile("house", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("house")


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The player's folders of the user who runs the tests stay untouched."""
    home = tmp_path_factory.mktemp("home")
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        os.environ[f"XDG_{name}_HOME"] = str(home / name.lower())


@pytest.fixture(scope="session")
def desktop() -> Iterator[Desktop]:
    """A screen of its own with a window manager; for tests marked `window`."""
    with Desktop() as screen:
        yield screen


LONG = 60


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """A short name that is the same in every process; pytest numbers those that coincide."""
    text = repr(val)
    return argname if len(text) > LONG or " at 0x" in text else None


def pytest_collection_finish() -> None:
    """Leave the tests themselves out of every search for garbage: that saves a twentieth."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """Leave out what many tests share, too; between two tests hardly anything else is alive."""
    if gc.get_count()[1] >= LITTER:
        gc.collect()
        gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Window tests are not run without a screen, and the reason names the missing programs."""
    missing = missing_tools()
    if not missing:
        return
    not_run = pytest.mark.skip(reason=f"no window here: {', '.join(missing)} not installed")
    for item in items:
        if item.get_closest_marker("window"):
            item.add_marker(not_run)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Iterator[None]:
    """In CI a window test that was not run for lack of a screen is a failure."""
    report: pytest.TestReport = yield  # type: ignore[assignment]
    if IS_CI and report.skipped and item.get_closest_marker("window") and missing_tools():
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid}: window tests have to run here, and this one did not"
    return report  # type: ignore[return-value]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One line about the window tests, whatever became of them."""
    not_run = [r for r in terminalreporter.stats.get("skipped", [])
               if isinstance(r, pytest.TestReport) and "window" in r.keywords]
    if not_run:
        why = ", ".join(missing_tools()) or "see the reasons above"
        terminalreporter.write_line(f"window tests: {len(not_run)} not run (missing: {why})")

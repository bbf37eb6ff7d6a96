"""The folder is program and run where nothing else is, then packed, installed and removed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.architecture.source import ROOT
from tools.packages import bare, fast, folder

NOT_RUN = 2  # what a trial answers where its means are missing

pytestmark = pytest.mark.long


def run(*command: str | Path) -> str:
    """The output; "not run" is no failure, and any other failure ends the test."""
    done = subprocess.run(["nice", *command], cwd=ROOT, capture_output=True, text=True)
    if done.returncode == NOT_RUN:
        pytest.skip(done.stdout.strip() or done.stderr.strip())
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def program() -> Path:
    """dist/alexandre, anew; its rules are compiled if a wheel of them is there."""
    pytest.importorskip("PyInstaller", reason="not run: PyInstaller is missing")
    if fast.find_wheel() is not None and (ROOT / ".venv-fast").is_dir():
        run("make", "folder")
    else:
        run(ROOT / ".venv/bin/python", "tools/packages/folder.py", "--plain")
    return ROOT / "dist" / "alexandre"


def test_the_folder_is_small_enough_and_names_every_licence(program: Path) -> None:
    told = (program / "licences" / "README.txt").read_text(encoding="utf-8")

    assert folder.size_of(program) <= folder.MOST
    assert (program / "licences" / "LGPL-2.1.txt").is_file()
    assert "libSDL2" in told
    assert (program / "_internal" / "pygame" / "__init__.py").is_file(), "pygame can be exchanged"


def test_no_file_of_it_names_the_machine_that_built_it(program: Path) -> None:
    """Compiled modules carried the folder of the builder's Python as a place to look in."""
    wrong = [path for path in program.rglob("*.so*") if path.is_file() and bare.is_elf(path)
             and b"RUNPATH" in (told := subprocess.run(["readelf", "-d", path], check=True,
                                                       capture_output=True).stdout)
             and b"[/" in told]

    assert not wrong


def test_it_runs_on_a_root_without_python_shell_and_network(program: Path) -> None:
    assert "all of it came out well" in run("make", "bare")


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="not run: dpkg-deb is missing")
def test_the_debian_package_is_installed_run_and_removed(program: Path) -> None:
    run("make", "deb")
    told = run(ROOT / ".venv/bin/python", "tools/packages/debian.py", "--try")

    assert "nothing is left behind" in told


@pytest.mark.skipif(not shutil.which("makensis"), reason="not run: makensis is missing")
def test_the_installer_for_windows_compiles_from_the_real_list_of_files(program: Path) -> None:
    assert "setup.exe" in run("make", "installer")

"""The workflows and tools of a release, as far as they can be held without GitHub's machines."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.architecture.source import ROOT
from tools import check, environment
from tools.release import archive, notes, sbom
from tools.release.check import OK, judge_soak

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
PINNED = re.compile(r"- uses: (?P<action>[\w-]+/[\w-]+)@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8"))


def commands() -> list[str]:
    """Every line that a workflow gives to a shell."""
    return [line.strip() for workflow in WORKFLOWS for job in read(workflow.name)["jobs"].values()
            for step in job.get("steps", ()) for line in step.get("run", "").splitlines()]


# ---- workflows ------------------------------------------------------------------------------

def test_checks_run_on_three_systems_and_four_pythons() -> None:
    matrix = read("checks.yml")["jobs"]["check"]["strategy"]["matrix"]

    assert [each.partition("-")[0] for each in matrix["system"]] == ["ubuntu", "windows", "macos"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned_by_its_commit(workflow: Path) -> None:
    lines = [line.strip() for line in workflow.read_text(encoding="utf-8").splitlines()]
    used = [line for line in lines if line.startswith("- uses:")]

    assert [line for line in used if not PINNED.fullmatch(line)] == []


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_no_workflow_may_write_but_where_it_says_so(workflow: Path) -> None:
    parsed = read(workflow.name)
    writers = [name for name, job in parsed["jobs"].items()
               if "write" in job.get("permissions", {}).values()]

    assert parsed["permissions"] == {"contents": "read"}
    assert writers == (["draft"] if workflow.name == "release.yml" else [])


def test_every_script_and_target_that_a_workflow_names_exists() -> None:
    text = "\n".join(commands()).replace("\\", "/")
    scripts = set(re.findall(r"tools/[\w/]+\.(?:py|txt)", text))
    targets = set(re.findall(r"^make (\w+)", text, re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")

    assert scripts >= {"tools/check.py", "tools/packages/installer.py", "tools/release/archive.py"}
    assert [name for name in scripts if not (ROOT / name).is_file()] == []
    assert [name for name in targets
            if not re.search(rf"^([\w ]+ )?{name}( [\w ]+)?:", makefile, re.MULTILINE)] == []


# ---- the script that checks -----------------------------------------------------------------

def test_make_test_is_the_script() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")

    assert "CHECK   := WORKERS=$(WORKERS) $(HERE)python tools/check.py\n" in makefile
    assert "test: .venv/test\n\t@$(CHECK)\n" in makefile


def test_everything_is_ruff_then_mypy_then_contracts_then_tests(
        monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(check, "prepare", lambda purpose: ran.append(purpose))
    monkeypatch.setattr(check, "run", lambda command: ran.append(command[0]))

    assert check.main([]) == 0
    assert ran == ["test", "ruff", "mypy", "lint-imports", "python"]


def test_the_first_check_that_fails_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def fail_at_mypy(command: list[str]) -> int:
        ran.append(command[0])
        return 3 if command[0] == "mypy" else 0

    monkeypatch.setattr(check, "prepare", str)
    monkeypatch.setattr(check, "run", fail_at_mypy)

    assert check.main([]) == 3
    assert ran == ["ruff", "mypy"]


def test_a_word_that_it_does_not_know_is_answered_by_its_manual() -> None:
    with pytest.raises(SystemExit, match="Every check, on any system"):
        check.main(["everything"])


@pytest.mark.parametrize(("system", "path"), [
    ("win32", ".venv/Scripts/mypy.exe"), ("linux", ".venv/bin/mypy"),
    ("darwin", ".venv/bin/mypy")])
def test_programs_lie_where_each_system_puts_them(
        system: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", system)

    assert environment.tool("mypy") == ROOT / path


def test_an_environment_that_was_broken_off_is_made_again(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: without `python3-venv` the first start leaves a Python that knows no pip, and
    no later one got past it."""
    installed: list[tuple[str, ...]] = []
    create = venv.create

    def take_ensurepip_away(folder: Path, *, with_pip: bool, clear: bool) -> None:
        create(folder, with_pip=False, clear=clear)
        raise subprocess.CalledProcessError(1, "ensurepip")

    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "install", lambda *what: installed.append(what))
    monkeypatch.setattr(venv, "create", take_ensurepip_away)
    with pytest.raises(subprocess.CalledProcessError):
        environment.prepare("play")
    assert environment.tool("python").exists() and not environment.is_whole()

    monkeypatch.setattr(venv, "create", create)
    environment.prepare("play")
    assert environment.is_whole() and (tmp_path / ".venv" / "play").exists()
    assert len(installed) == 2


def test_the_environment_is_renewed_when_a_pin_is_newer(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path)
    (tmp_path / "pins.txt").touch()
    assert environment.is_outdated("play", ("pins.txt",))

    (tmp_path / "play").touch()
    os.utime(tmp_path / "pins.txt", (1, 1))
    assert not environment.is_outdated("play", ("pins.txt",))

    os.utime(tmp_path / "play", (0, 0))
    assert environment.is_outdated("play", ("pins.txt",))


def test_readme_has_the_commands_for_windows() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    for command in ("py tools\\environment.py play", ".venv\\Scripts\\python main.py",
                    "py tools\\check.py"):
        assert f"\n{command}\n" in readme


# ---- what is attached -----------------------------------------------------------------------

def build(folder: Path, when: int) -> Path:
    (folder / "alexandre" / "_internal").mkdir(parents=True)
    for name in ("alexandre", "_internal/b.txt", "_internal/a.txt"):
        path = folder / "alexandre" / name
        path.write_text(name, encoding="utf-8")
        os.utime(path, (when, when))
    (folder / "alexandre" / "alexandre").chmod(0o755 if when % 2 else 0o700)
    return folder / "alexandre"


@pytest.mark.skipif(sys.platform == "win32", reason="rights of files are a matter of POSIX")
def test_equal_folders_give_equal_archives(tmp_path: Path) -> None:
    one, other = build(tmp_path / "one", 1_700_000_001), build(tmp_path / "other", 1_600_000_000)
    made = [archive.pack_tar(each, each.with_suffix(".tar.gz"), 1_700_000_000)
            for each in (one, other)]

    assert made[0].read_bytes() == made[1].read_bytes()
    with tarfile.open(made[0]) as opened:
        assert opened.getmember("alexandre/alexandre").mode == 0o755
        assert opened.getnames()[-2:] == ["alexandre/_internal/b.txt", "alexandre/alexandre"]


def test_windows_gets_a_zip_of_the_same(tmp_path: Path) -> None:
    made = [archive.pack_zip(build(tmp_path / name, when), tmp_path / f"{name}.zip")
            for name, when in (("one", 1_700_000_001), ("other", 1_600_000_000))]

    assert made[0].read_bytes() == made[1].read_bytes()
    with zipfile.ZipFile(made[0]) as opened:
        assert opened.read("alexandre/_internal/a.txt") == b"_internal/a.txt"


def test_the_sums_name_every_file_but_themselves(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"")
    (tmp_path / "a.deb").write_bytes(b"a")
    archive.write_sums(tmp_path)
    twice = archive.write_sums(tmp_path)

    assert [line.split()[1] for line in twice.splitlines()] == ["a.deb", "b.whl"]
    assert twice.splitlines()[1].startswith("e3b0c44298fc1c149afbf4c8996fb924")


@pytest.mark.parametrize(("told", "verdict"), [
    ("None yet.", "docs/reliability.md has no figures of it: make soak"),
    ("2026-05-01, commit abc.", "the figures in docs/reliability.md are 31 days old: make soak"),
    ("2026-05-22, commit abc.", OK)])
def test_a_release_wants_a_soak_of_the_last_ten_days(told: str, verdict: str) -> None:
    assert judge_soak(f"text\n\n## The last soak\n\n{told}\n", "2026-06-01") == verdict


def test_the_notes_are_those_of_the_version() -> None:
    changelog = "# Changelog\n\n## 1.1.0 – 2027-01-01\n\nnew\n\n## 1.0.0\n\n### Added\n\n- first\n"

    assert notes.read_notes(changelog, "1.1.0") == "new"
    assert notes.read_notes(changelog, "1.0.0") == "### Added\n\n- first"
    assert notes.read_notes(changelog, "1.0") == ""


def test_what_only_installs_is_in_no_bill_of_materials() -> None:
    pins = sbom.select_shipped((ROOT / "requirements.txt").read_text(encoding="utf-8"))
    names = re.findall(r"^([a-z-]+)==", pins, re.MULTILINE)

    assert names == ["mypy-extensions", "platformdirs", "pygame-ce", "pyyaml"]


def test_the_bill_names_the_libraries_that_a_folder_carries() -> None:
    listed = {each["name"]: each["licenses"][0]["license"]["name"]
              for each in sbom.describe_libraries()}

    assert listed["SDL 2"] == "Zlib"

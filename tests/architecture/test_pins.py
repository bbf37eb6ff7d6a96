"""Everything that `make` installs is pinned by version and hash, and no file names a package
index.
"""

from __future__ import annotations

import configparser
import re
import tomllib

import pytest

from tests.architecture.source import ROOT

FILES = ("requirements.txt", "requirements-dev.txt", "tools/packages/classic.txt",
         "tools/release/requirements.txt", "tools/site/requirements.txt",
         "tools/art/requirements.txt")
PIN = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>\S+)( ; [^\\]+)? \\")


def pins(file: str) -> dict[str, str]:
    """Versions by name."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    return {match["name"]: match["version"] for match in map(PIN.fullmatch, lines) if match}


def asked(*groups: str) -> set[str]:
    """The packages of setup.cfg, and of these dependency groups of pyproject.toml."""
    config = configparser.ConfigParser()
    config.read(ROOT / "setup.cfg", encoding="utf-8")
    known = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    lines = config["options"]["install_requires"].split("\n")
    lines += [line for group in groups for line in known[group] if isinstance(line, str)]
    names = re.findall(r"^[A-Za-z0-9_-]+", "\n".join(lines), re.MULTILINE)
    return {name.lower().replace("_", "-") for name in names}


@pytest.mark.parametrize("file", FILES)
def test_every_line_is_a_pin_or_a_hash(file: str) -> None:
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    wrong = [line for line in lines[1:]
             if not PIN.fullmatch(line)
             and not re.fullmatch(r"    --hash=sha256:[0-9a-f]{64}( \\)?", line)]

    assert not wrong
    assert lines[0].startswith("# ")


def test_nothing_that_is_asked_for_is_left_unpinned() -> None:
    assert set(pins("requirements.txt")) == asked("checkout")
    assert set(pins("requirements-dev.txt")) >= asked("checkout", "dev", "build")


def test_the_files_agree_about_versions() -> None:
    everything = pins("requirements-dev.txt")
    others = {name: version for file in FILES for name, version in pins(file).items()}

    assert {name: everything.get(name, version) for name, version in others.items()} == others


def test_make_installs_nothing_that_is_not_pinned() -> None:
    """Other people's engines alone, in the environments of `make bench` and `make bots`, are as
    they come."""
    made = (ROOT / "Makefile").read_text(encoding="utf-8").replace("\\\n", "")
    written = (ROOT / "tools" / "environment.py").read_text(encoding="utf-8")
    lines = [*made.splitlines(), *written.replace("install(\"", "pip install \"").splitlines()]
    wrong = [line for line in lines if "pip install" in line
             and "--require-hashes" not in line and "--no-deps" not in line
             and not line.startswith("\tfor each in pettingzoo open_spiel distributed;")]
    wheels = [line for line in lines if "pip wheel" in line and "--no-build-isolation" not in line]

    assert not wrong + wheels

"""The source archive and the wheel made from it: complete, typed, described, able to play."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

from alexandre.content.data import read_written
from alexandre.i18n.compiler import compile_po
from tests.architecture.source import ROOT

MADE = shutil.ignore_patterns("__pycache__", "*.mo", "*.so", ".venv*", ".*_cache", "*.egg-info",
                              "build", "dist", ".git")


DESCRIPTION = ("setup.py", "setup.cfg", "pyproject.toml", "README.md", "LICENSE",
               "alexandre/__init__.py")
PACKED = (*DESCRIPTION, "alexandre/", "assets/", "maps/", "saves/", "docs/rules/", "docs/manual/")


class Build(NamedTuple):
    """The products of `python -m build` in a checkout without anything compiled."""

    sources: set[str]  # paths in the source archive
    wheel: Path
    unpacked: Path


def copy_checkout(folder: Path, *only: str) -> None:
    """Copy what git tracks, or in a source archive all there is but what was made since; of it
    these files and folders only, if there are any."""
    pytest.importorskip("setuptools", reason="the build is tried where setuptools is installed")
    listed = subprocess.run(["git", "ls-files", "-z", "-co", "--exclude-standard"], cwd=ROOT,
                            capture_output=True, text=True)
    if listed.returncode:
        shutil.copytree(ROOT, folder, ignore=MADE, dirs_exist_ok=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file() and name.startswith(only or ""):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    """Return what a command prints; it sees no checkout and no date."""
    env = {name: value for name, value in os.environ.items()
           if name not in ("PYTHONPATH", "SOURCE_DATE_EPOCH")}
    return subprocess.run(command, cwd=cwd, check=True, capture_output=True, encoding="utf-8",
                          env={**env, "PYTHONUTF8": "1", **more}).stdout


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """As a packager builds it: outside git, the wheel from the source archive."""
    pytest.importorskip("build", reason="the source archive is tried where build is installed")
    folder = tmp_path_factory.mktemp("build")
    copy_checkout(folder)
    run(sys.executable, "-m", "build", "--no-isolation", ".", cwd=folder)
    (archive,), (wheel,) = folder.glob("dist/*.tar.gz"), folder.glob("dist/*.whl")
    with tarfile.open(archive) as packed:
        sources = {name.partition("/")[2] for name in packed.getnames()}
    zipfile.ZipFile(wheel).extractall(folder / "unpacked")
    return Build(sources, wheel, folder / "unpacked")


def describe(folder: Path, address: str, maintainer: str) -> str:
    """Return the metadata of a version with that address and maintainer, whatever ours are."""
    copy_checkout(folder, *DESCRIPTION)
    for name in PACKED[len(DESCRIPTION):]:
        (folder / name).mkdir(parents=True, exist_ok=True)
    package = folder / "alexandre" / "__init__.py"
    text = package.read_text(encoding="utf-8")
    for name, value in (("ADDRESS", address), ("MAINTAINER", maintainer)):
        text = re.sub(rf'^{name} = ".*"$', f'{name} = "{value}"', text, flags=re.MULTILINE)
    package.write_text(text, encoding="utf-8")
    run(sys.executable, "setup.py", "-q", "egg_info", cwd=folder)
    return (folder / "alexandre.egg-info" / "PKG-INFO").read_text(encoding="utf-8")


def test_the_source_archive_holds_every_file_of_the_repository(build: Build) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode:
        pytest.skip("there is no git here to ask")
    tracked = {name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()}

    assert not tracked - build.sources


def test_its_types_are_for_others_too(build: Build) -> None:
    assert (build.unpacked / "alexandre" / "py.typed").is_file()


def test_its_catalogues_are_compiled_and_the_written_ones_stay_behind(build: Build) -> None:
    package = build.unpacked / "alexandre"
    compiled = sorted(package.rglob("*.mo"))
    assert [path.parent.parent.name for path in compiled] == ["en", "fr"]
    for path in compiled:
        written = read_written(ROOT / path.relative_to(package).parent)
        assert path.read_bytes() == compile_po(written)
    assert not list(build.unpacked.rglob("*.po"))


def test_every_other_file_of_its_folders_is_there(build: Build) -> None:
    for folder in ("assets", "maps", "saves", "docs/rules", "docs/manual"):
        wanted = {path.relative_to(ROOT / folder) for path in (ROOT / folder).rglob("*")
                  if path.is_file() and path.suffix not in (".po", ".mo", ".pyc")}
        packed = build.unpacked / "alexandre" / folder
        there = {path.relative_to(packed) for path in packed.rglob("*")
                 if path.is_file() and path.suffix != ".mo"}
        assert there - {Path("__init__.py")} == wanted - {Path("__init__.py")}


def test_the_installed_wheel_plays_a_match_in_both_languages(build: Build, tmp_path: Path) -> None:
    """Its dependencies are those of this environment; the package is the wheel's own."""
    venv.create(tmp_path / "env")
    (packages,) = (tmp_path / "env").rglob("site-packages")
    (packages / "dependencies.pth").write_text(
        "\n".join(path for path in sys.path if path.endswith("site-packages")))
    zipfile.ZipFile(build.wheel).extractall(packages)
    python = next((tmp_path / "env").glob("[Bb]*/[Pp]ython*"))
    own = {"HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    said = {lang: run(python, "-m", "alexandre", "play-out", "alexandros", "--lang", lang,
                      cwd=tmp_path, **own) for lang in ("fr", "en")}

    assert all(said.values())
    assert said["fr"] != said["en"]
    assert str(packages) in run(python, "-c", "import alexandre; print(alexandre.__file__)",
                                cwd=tmp_path)


def test_a_version_without_an_address_names_none(tmp_path: Path) -> None:
    told = describe(tmp_path, "", "")

    assert "License-Expression: MIT\n" in told
    assert "Project-URL" not in told
    assert "Maintainer" not in told
    assert not re.findall(r"\]\((?!https?:)[^)]*\)", told)  # no link into a missing checkout
    assert "Provides-Extra: dev" not in told


def test_a_published_version_leads_to_its_pages(tmp_path: Path) -> None:
    page = describe(tmp_path, "https://example.org/alexandre", "Hephaestion <h@example.org>")

    assert "Project-URL: Issues, https://example.org/alexandre/issues\n" in page
    assert "Maintainer-Email: h@example.org\n" in page.replace("-email", "-Email")
    assert "](https://example.org/alexandre/raw/main/docs/pictures/table.jpg)" in page
    assert "](https://example.org/alexandre/blob/main/docs/protocol.md)" in page
    assert not re.findall(r"\]\((?!https?:)[^)]*\)", page)


def test_a_builder_with_other_rights_makes_the_same_wheel(build: Build, tmp_path: Path) -> None:
    """The modes of the checkout went into the package: a clone under umask 077 had another one."""
    copy_checkout(tmp_path, *PACKED)
    for path in tmp_path.rglob("*"):
        path.chmod(0o700 if path.is_dir() else 0o600)
    subprocess.run([sys.executable, "setup.py", "-q", "bdist_wheel"], cwd=tmp_path, check=True,
                   capture_output=True, umask=0o077)
    (wheel,) = (tmp_path / "dist").glob("*.whl")

    assert hashlib.sha256(wheel.read_bytes()).digest() == hashlib.sha256(
        build.wheel.read_bytes()).digest()

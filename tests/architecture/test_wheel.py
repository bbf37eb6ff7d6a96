"""What the build puts into the package: typed, with compiled catalogues and all that it reads."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from alexandre.content.data import read_written
from alexandre.i18n.compiler import compile_po
from tests.architecture.source import ROOT

COPIED = ("alexandre", "assets", "maps", "saves", "docs")
FILES = ("setup.py", "setup.cfg", "pyproject.toml", "README.md", "LICENSE")


def copy_checkout(folder: Path) -> None:
    """What a build needs, without anything that is compiled."""
    pytest.importorskip("setuptools", reason="the build is tried where setuptools is installed")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name,
                        ignore=shutil.ignore_patterns("__pycache__", "*.mo", "*.so"))
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as a wheel would hold it, from a copy without compiled catalogues."""
    folder = tmp_path_factory.mktemp("build")
    copy_checkout(folder)
    subprocess.run([sys.executable, "setup.py", "-q", "build_py", "--build-lib", "built"],
                   cwd=folder, check=True, capture_output=True)
    return folder / "built" / "alexandre"


def test_its_types_are_for_others_too(wheel: Path) -> None:
    assert (wheel / "py.typed").is_file()


def test_its_catalogues_are_compiled_and_the_written_ones_stay_behind(wheel: Path) -> None:
    compiled = sorted(wheel.rglob("*.mo"))
    assert [path.parent.parent.name for path in compiled] == ["en", "fr"]
    for path in compiled:
        written = read_written(ROOT / path.relative_to(wheel).parent)
        assert path.read_bytes() == compile_po(written)
    assert not list(wheel.rglob("*.po"))


def test_every_other_file_of_its_folders_is_there(wheel: Path) -> None:
    for folder in ("assets", "maps", "saves", "docs/rules", "docs/manual"):
        wanted = {path.relative_to(ROOT / folder) for path in (ROOT / folder).rglob("*")
                  if path.is_file() and path.suffix not in (".po", ".mo", ".pyc")}
        there = {path.relative_to(wheel / folder) for path in (wheel / folder).rglob("*")
                 if path.is_file() and path.suffix != ".mo"}
        assert there - {Path("__init__.py")} == wanted - {Path("__init__.py")}


def test_two_builders_with_different_rights_make_the_same_wheel(tmp_path: Path) -> None:
    """The modes of the checkout went into the package: a clone under umask 077 had another one."""
    digests = []
    for mask, mode in ((0o022, 0o755), (0o077, 0o700)):
        folder = tmp_path / f"{mask:o}"
        folder.mkdir()
        copy_checkout(folder)
        for path in folder.rglob("*"):
            path.chmod(mode if path.is_dir() else mode & 0o666)
        subprocess.run([sys.executable, "setup.py", "-q", "bdist_wheel"], cwd=folder, check=True,
                       capture_output=True, umask=mask,
                       env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
        digests.append([hashlib.sha256(each.read_bytes()).hexdigest()
                        for each in (folder / "dist").glob("*.whl")])

    assert digests[0] == digests[1]
    assert len(digests[0]) == 1

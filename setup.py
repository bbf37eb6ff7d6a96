"""What setup.cfg cannot say: the list of packages, the compiled catalogues and rules."""

from __future__ import annotations

import os
import sys
from glob import glob
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent

DATA = ["alexandre.assets", "alexandre.maps", "alexandre.saves", "alexandre.docs.rules",
        "alexandre.docs.manual"]

# What a computer player runs: the kernel's ground floor, titles' rules and hints, the search; a
# title that has more of one part than a file holds keeps it in a folder.
COMPILED = (
    "alexandre/kernel/text.py",
    "alexandre/kernel/board.py",
    "alexandre/kernel/actions.py",
    "alexandre/kernel/meta.py",
    "alexandre/kernel/contract.py",
    "alexandre/kernel/hints.py",
    "alexandre/kernel/declaration.py",
    "alexandre/kernel/declared.py",
    "alexandre/kernel/fields.py",
    "alexandre/kernel/rng.py",
    "alexandre/games/*/tables.py",
    "alexandre/games/*/tables/*.py",
    "alexandre/games/*/actions.py",
    "alexandre/games/*/actions/*.py",
    "alexandre/games/*/events.py",
    "alexandre/games/*/events/*.py",
    "alexandre/games/*/state.py",
    "alexandre/games/*/state/*.py",
    "alexandre/games/*/rules/**/*.py",
    "alexandre/games/*/hints/*.py",
    "alexandre/ai/seat.py",
    "alexandre/ai/greedy.py",
    "alexandre/ai/playout.py",
    "alexandre/ai/planner.py",
)


def compiled() -> list[Extension]:
    """The rules as extension modules if ALEXANDRE_FAST is set, else nothing."""
    if not os.environ.get("ALEXANDRE_FAST"):
        return []
    from mypyc.build import mypycify

    files = [name for pattern in COMPILED for name in sorted(glob(pattern, recursive=True))]
    # A C file for each module: all five titles in one would take gigabytes to compile.
    return list(mypycify(files, opt_level="3", multi_file=True))


class BuildPy(build_py):
    """Puts the .mo beside the .po first: in a wheel, and in the checkout of an editable one."""

    def run(self) -> None:
        """Compile, then copy what there is."""
        sys.path.insert(0, str(ROOT))
        from alexandre.content.data import read_written
        from alexandre.i18n.compiler import compile_po

        for folder in ROOT.glob("assets/locales/*/LC_MESSAGES"):
            (folder / "alexandre.mo").write_bytes(compile_po(read_written(folder)))
        super().run()


class BdistWheel(bdist_wheel):
    """The same wheel whoever builds it: the builder's umask and checkout do not show in it."""

    def write_wheelfile(self, wheelfile_base: str, *rest: str) -> None:
        """The last step before the files are packed with their modes."""
        super().write_wheelfile(wheelfile_base, *rest)
        for path in Path(self.bdist_dir).rglob("*"):
            if path.is_file():
                path.chmod(0o755 if path.suffix == ".so" else 0o644)


setup(
    cmdclass={"build_py": BuildPy, "bdist_wheel": BdistWheel},
    packages=find_packages(include=["alexandre", "alexandre.*"]) + DATA,
    ext_modules=compiled(),
)

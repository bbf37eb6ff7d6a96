"""Settings that depend on code: packages, compiled catalogues and rules, addresses, README."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from email.utils import parseaddr
from glob import glob
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from alexandre import ADDRESS, MAINTAINER  # noqa: E402

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
        from alexandre.content.data import read_written
        from alexandre.i18n.compiler import compile_po

        for folder in ROOT.glob("assets/locales/*/LC_MESSAGES"):
            (folder / "alexandre.mo").write_bytes(compile_po(read_written(folder)))
        super().run()


def date_build() -> None:
    """Set SOURCE_DATE_EPOCH, unless the builder has: the time of the commit in a checkout, a
    fixed one elsewhere."""
    if os.environ.get("SOURCE_DATE_EPOCH"):
        return
    made = ""
    if (ROOT / ".git").exists():
        made = subprocess.run(["git", "-C", ROOT, "log", "-1", "--format=%ct"], text=True,
                              capture_output=True).stdout.strip()
    os.environ["SOURCE_DATE_EPOCH"] = made or "1767225600"


class BdistWheel(bdist_wheel):
    """Build the same wheel on every machine: umask, checkout and clock do not show in it."""

    def run(self) -> None:
        """Pack it with one date."""
        date_build()
        super().run()

    def write_wheelfile(self, wheelfile_base: str, *rest: str) -> None:
        """The last step before the files are packed with their modes."""
        super().write_wheelfile(wheelfile_base, *rest)
        for path in Path(self.bdist_dir).rglob("*"):
            if path.is_file():
                path.chmod(0o755 if path.suffix == ".so" else 0o644)


def list_addresses() -> dict[str, str]:
    """The project's pages by label; empty while nobody has published it."""
    pages = {"Source": "", "Issues": "/issues", "Documentation": "/tree/main/docs",
             "Changelog": "/blob/main/CHANGELOG.md"}
    return {label: ADDRESS + page for label, page in pages.items()} if ADDRESS else {}


def read_readme() -> str:
    """README for a page outside the repository: links and pictures by their full address, or
    without any while there is none."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    if ADDRESS:
        text = re.sub(r"!\[([^]]*)\]\((?!https?:)", rf"![\1]({ADDRESS}/raw/main/", text)
        return re.sub(r"(?<!!)\[([^]]*)\]\((?!https?:|#)", rf"[\1]({ADDRESS}/blob/main/", text)
    text = re.sub(r"^\| !\[.*\n(\|.*\n)*", "", text, flags=re.MULTILINE)
    text = re.sub(r"!\[[^]]*\]\([^)]*\)", "", text)
    return re.sub(r"\[([^]]*)\]\((?!https?:)[^)]*\)", r"\1", text)


maintainer, mail = parseaddr(MAINTAINER)
setup(
    maintainer=maintainer or None,
    maintainer_email=mail or None,
    project_urls=list_addresses(),
    long_description=read_readme(),
    long_description_content_type="text/markdown",
    cmdclass={"build_py": BuildPy, "bdist_wheel": BdistWheel},
    packages=find_packages(include=["alexandre", "alexandre.*"]) + DATA,
    ext_modules=compiled(),
)

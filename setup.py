"""What setup.cfg cannot say: the list of packages, and the compiled wheel."""

from __future__ import annotations

import os
from glob import glob

from setuptools import Extension, find_packages, setup

DATA = ["alexandre.assets", "alexandre.maps", "alexandre.saves", "alexandre.docs.rules"]

# What a searcher runs: the kernel's ground floor and every title's rules; a title that has more of
# one part than a file holds keeps it in a folder.
COMPILED = (
    "alexandre/kernel/text.py",
    "alexandre/kernel/board.py",
    "alexandre/kernel/actions.py",
    "alexandre/kernel/contract.py",
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
)


def compiled() -> list[Extension]:
    """The rules as extension modules if ALEXANDRE_FAST is set, else nothing."""
    if not os.environ.get("ALEXANDRE_FAST"):
        return []
    from mypyc.build import mypycify

    files = [name for pattern in COMPILED for name in sorted(glob(pattern, recursive=True))]
    # A C file for each module: all five titles in one would take gigabytes to compile.
    return list(mypycify(files, opt_level="3", multi_file=True))


setup(
    packages=find_packages(include=["alexandre", "alexandre.*"]) + DATA,
    ext_modules=compiled(),
)

"""The request to an experiment, read from the command line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Final

from alexandre import games

PROCESSES: Final = os.cpu_count() or 1
RIVALS: Final = tuple(title for title in games.TITLES if games.meta(title).seats[1] > 1)


def parse(about: str, words: Sequence[str], titles: str, among: Sequence[str] = games.TITLES,
          **flags: object) -> argparse.Namespace:
    """`titles` is `1` for one title, or `*` for those that are named, or all; then flags.

    A flag has the kind of its default: a number, a text, a switch that is off, one of several
    words, the first if none is told, or a list. One that ends in `_` is no flag but the words
    after the title.
    """
    parser = argparse.ArgumentParser("python tools/lab …", description=about,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs=titles if titles == "*" else 1, metavar="TITLE",
                        choices=[*among, []] if titles == "*" else among, default=[])
    for name, default in flags.items():
        flag = f"--{name.replace('_', '-')}"
        if name.endswith("_"):
            parser.add_argument(name.rstrip("_"), nargs="+")
        elif default is False:
            parser.add_argument(flag, action="store_true")
        elif isinstance(default, list):
            parser.add_argument(flag, nargs="*", default=None)
        elif isinstance(default, tuple):
            parser.add_argument(flag, choices=default, default=default[0])
        else:
            parser.add_argument(flag, type=type(default), default=default)
    asked = parser.parse_args(words)
    asked.titles = asked.titles or list(among)
    asked.title = asked.titles[0]
    return asked

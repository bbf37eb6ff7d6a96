"""Words that the log and the questions share."""

from __future__ import annotations

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.kernel.text import Arg, Msg


def line(key: str, **args: Arg) -> Msg:
    """A sentence of the log of Phalanxx."""
    return Msg(f"phalanxx.event.{key}", tuple(args.items()))


def die_msg(die: int) -> Msg:
    """A die in words: its colour, and its face if it was rolled."""
    if die % 7 == 0:
        return Msg.of(f"phalanxx.die.{COLOURS[die // 7]}")
    return Msg.of(f"phalanxx.rolled.{COLOURS[die // 7]}", n=die % 7)

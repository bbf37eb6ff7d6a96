"""Defaults of functions that a title's drawing declares, and of listeners."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def ignore(*heard: object) -> None:
    """Do nothing."""


def give_nothing(*asked: object) -> tuple[()]:
    """An empty tuple."""
    return ()


def give_none(*asked: object) -> None:
    """None."""


def give_empty(*asked: object) -> str:
    """The empty text."""
    return ""


def deny(*asked: object) -> bool:
    """False."""
    return False


def confirm(*asked: object) -> bool:
    """True."""
    return True


def keep(thing: T) -> T:
    """The argument, unchanged."""
    return thing


def keep_last(_asked: object, thing: T) -> T:
    """The last argument, unchanged."""
    return thing

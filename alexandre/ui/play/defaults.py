"""Defaults of functions that a title's drawing declares, and of listeners."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def ignore(*heard: object) -> None:
    """Do nothing with what is heard."""


def give_nothing(*asked: object) -> tuple[()]:
    """None of those things."""
    return ()


def give_none(*asked: object) -> None:
    """No such thing."""


def give_empty(*asked: object) -> str:
    """No words."""
    return ""


def deny(*asked: object) -> bool:
    """It is not so."""
    return False


def confirm(*asked: object) -> bool:
    """It is so."""
    return True


def keep(thing: T) -> T:
    """Return it unchanged."""
    return thing


def keep_last(_asked: object, thing: T) -> T:
    """The last, unchanged."""
    return thing

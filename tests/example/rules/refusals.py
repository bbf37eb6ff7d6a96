"""Refusals: the order of a turn, then those of a cut. Chapter 2."""

from __future__ import annotations

from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg
from tests.example.actions import Cut, EndTurn
from tests.example.state import Position


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"example.why.{key}", rule, **args)


def after_the_end(state: Position, action: Action) -> Msg:
    """[3.1] nothing is done any more."""
    return no("over", "3.1")


def after_the_cut(state: Position, action: Action) -> Msg:
    """[2.2] one cut a turn."""
    return no("cut_already", "2.2")


def why_cut(state: Position, action: Cut) -> Msg:
    """[2.1] more than is left of the cord."""
    return no("too_many", "2.1", n=state.cords[action.cord])


def why_end(state: Position, action: EndTurn) -> Msg:
    """[2.1] every turn cuts something."""
    return no("cut_first", "2.1")

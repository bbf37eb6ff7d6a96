"""Makes the actions of one campaign, numbering them as they come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from alexandre.kernel.actions import Action

A = TypeVar("A", bound=Action)


@dataclass(frozen=True, eq=False)
class OfIndex(Action):
    """A verb about one of several things: the number of it, and its id."""

    index: int
    id: str

    def params(self) -> dict[str, Any]:
        """The id."""
        return {"id": self.id}


@dataclass(frozen=True, eq=False)
class OfCount(Action):
    """A verb about a number."""

    n: int


@dataclass(frozen=True, eq=False)
class OfForce(Action):
    """A verb about a force of Alexander's: `target` is 2 * kind + side, the last is himself."""

    target: int
    id: str
    is_reduced: bool

    def params(self) -> dict[str, Any]:
        """Which force, and on which side it lies."""
        return {"id": self.id, "is_reduced": self.is_reduced}


I = TypeVar("I", bound=OfIndex)  # noqa: E741
N = TypeVar("N", bound=OfCount)
F = TypeVar("F", bound=OfForce)


class Interning:
    """Keeps every action; its code is its place."""

    def __init__(self) -> None:
        self.found: list[Action] = []

    def add(self, action: A) -> A:
        """Keep an action."""
        self.found.append(action)
        return action

    def plain(self, verb: type[A], text: str) -> A:
        """A verb that is about nothing else."""
        return self.add(verb(len(self.found), text))

    def each(self, verb: type[I], word: str, ids: Sequence[str]) -> tuple[I, ...]:
        """One action for each thing."""
        return tuple(self.add(verb(len(self.found), f"{word} {id}", index, id))
                     for index, id in enumerate(ids))

    def counts(self, verb: type[N], word: str, low: int, high: int) -> tuple[N, ...]:
        """One action for each number."""
        return tuple(self.add(verb(len(self.found), f"{word} {n}", n))
                     for n in range(low, high + 1))

    def forces(self, verb: type[F], word: str, kinds: Sequence[str], *,
               with_alexander: bool) -> tuple[F, ...]:
        """One action for each side of each Macedonian kind, full before reduced."""
        made = [self.add(verb(len(self.found), f"{word} {id}{' reduced' if side else ''}",
                              2 * kind + side, id, bool(side)))
                for kind, id in enumerate(kinds) for side in range(2)]
        if with_alexander:
            made.append(self.add(verb(len(self.found), f"{word} alexander", 2 * len(kinds),
                                      "alexander", False)))
        return tuple(made)

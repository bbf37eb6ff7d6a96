"""What several verbs are about, and how their actions are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from alexandre.kernel.actions import Action, Interner

HERO: Final = "alexander"


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

    @property
    def is_alexander(self) -> bool:
        """Is it about Alexander himself?"""
        return self.id == HERO

    def params(self) -> dict[str, Any]:
        """Which force, and on which side it lies."""
        return {"id": self.id, "is_reduced": self.is_reduced}


F = TypeVar("F", bound=OfForce)


def with_hero(make: Interner, verb: type[F], word: str, kinds: Sequence[str]) -> tuple[F, ...]:
    """One action for each side of each Macedonian kind, full before reduced; last Alexander."""
    forces = [make.add(verb, f"{word} {id}{' reduced' if side else ''}", 2 * kind + side, id,
                       bool(side))
              for kind, id in enumerate(kinds) for side in range(2)]
    return (*forces, make.add(verb, f"{word} {HERO}", 2 * len(kinds), HERO, False))

"""Caches with a bound: of entries, or of what they weigh; and one for functions."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast

VIEWS: Final = 6  # a step is drawn before it and after it, and as what moves leaves the table
G = TypeVar("G")
K = TypeVar("K")
V = TypeVar("V")
P = ParamSpec("P")


class Cache(Generic[K, V]):
    """The latest results of a slow function; the least recently used goes first.

    `most` limits their number, or the sum of their weights.
    """

    def __init__(self, most: int, weigh: Callable[[V], int] | None = None) -> None:
        self.most = most
        self._weigh = weigh or count
        self._weight = 0
        self._values: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K, make: Callable[P, V], *args: P.args, **kwargs: P.kwargs) -> V:
        """The cached value, or a new one made from these arguments."""
        try:  # a key may be long: its hash is not asked for more often than needed
            value = self._values[key]
        except KeyError:
            pass
        else:
            self._values.move_to_end(key)
            return value
        value = make(*args, **kwargs)
        self.put(key, value)
        return value

    def put(self, key: K, value: V) -> None:
        """Add a value for a key that has none."""
        self._values[key] = value
        self._weight += self._weigh(value)
        self._shed(self.most, 1)

    def make_room(self, weight: int) -> None:
        """Remove the least recently used entries until something of that weight fits."""
        self._shed(self.most - weight, 0)

    def _shed(self, most: int, least: int) -> None:
        while self._weight > most and len(self._values) > least:
            _key, oldest = self._values.popitem(last=False)
            self._weight -= self._weigh(oldest)

    def has(self, key: K) -> bool:
        return key in self._values

    def clear(self) -> None:
        self._values.clear()
        self._weight = 0


def count(value: object) -> int:
    """The weight of an entry where only the number is limited."""
    return 1


_CLEARS: Final[list[Callable[[], None]]] = []


def remember(most: int) -> Callable[[Callable[P, V]], Callable[P, V]]:
    """Decorate a function to cache its latest `most` results, until `forget_all` at the latest.

    A title caches up to some thousand parts of its pictures; without `forget_all` four titles no
    longer played would keep as much each.
    """
    def keep(function: Callable[P, V]) -> Callable[P, V]:
        kept = lru_cache(maxsize=most)(function)
        _CLEARS.append(kept.cache_clear)
        return cast(Callable[P, V], kept)

    return keep


class Same:
    """A key that compares by identity, for objects whose fields are not hashable."""

    def __init__(self, it: Any) -> None:
        self.it = it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.it is self.it

    def __hash__(self) -> int:
        return id(self.it)


def remember_views(draw: Callable[[G, Any], V]) -> Callable[[G, Any], V]:
    """Decorate a function to cache what it drew for the latest views, by identity."""
    @remember(VIEWS)
    def keep(game: G, same: Same) -> V:
        return draw(game, same.it)

    def draw_once(game: G, view: Any) -> V:
        return keep(game, Same(view))

    return draw_once


def forget_all() -> None:
    """Clear all caches."""
    for clear in _CLEARS:
        clear()

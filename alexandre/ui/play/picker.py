"""Offers chosen by clicks: lights what may come next, and detects when one offer is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from operator import attrgetter
from typing import Any

from alexandre.kernel.actions import Action

Spelling = tuple[str, ...]
# `space:{place.id}` is the spot for the value of a field, or one for each of several values.
Spots = str | tuple[str, ...] | Callable[[Any], Spelling]


def spell_by_verb(table: Mapping[type[Action], Spots]) -> Callable[[Action], Spelling]:
    """The function that lists the clicks of an action by its verb, or by the nearest class above
    it in the table; none for an action that only a button says."""

    def spell(action: Action) -> Spelling:
        verb = next((each for each in type(action).__mro__ if each in table), None)
        return () if verb is None else list_spots(table[verb], action)

    return spell


def list_spots(spots: Spots, thing: object) -> Spelling:
    """The spots of an action or an event, from what is declared for its kind."""
    if callable(spots):
        return spots(thing)
    templates = (spots,) if isinstance(spots, str) else spots
    return tuple(spot for each in templates for spot in fill_spot(each, thing))


def fill_spot(template: str, thing: object) -> Iterator[str]:
    """The spots of a template; a template that names no field is a spot itself."""
    head, brace, rest = template.partition("{")
    if not brace:
        yield template
        return
    path, _brace, tail = rest.partition("}")
    value = attrgetter(path)(thing)
    for each in value if isinstance(value, tuple) else (value,):
        yield f"{head}{each}{tail}"


class Picker:
    """The offers that can be clicked, each with its spelling; `clicked` are the clicks so far."""

    def __init__(self, offers: Iterable[tuple[Action, Spelling]] = ()) -> None:
        self._offers = tuple((action, spelling) for action, spelling in offers if spelling)
        self.clicked: Spelling = ()

    def lit(self) -> frozenset[str]:
        """The spots that may be clicked next."""
        count = len(self.clicked)
        return frozenset(spelling[count] for _action, spelling in self._matches(self.clicked)
                         if len(spelling) > count)

    def click(self, spot: str) -> Action | None:
        """The one offer that is now spelled out, if there is one; a spot that leads nowhere starts
        over.

        Where one click spells two offers none is taken; they have buttons.
        """
        tried = (*self.clicked, spot)
        begun = self._matches(tried)
        if not begun and self.clicked:
            tried = (spot,)
            begun = self._matches(tried)
        if len(begun) == 1 and begun[0][1] == tried:
            self.clicked = ()
            return begun[0][0]
        self.clicked = tried if any(len(spelling) > len(tried) for _, spelling in begun) else ()
        return None

    def pick(self, spot: str) -> tuple[Action, ...]:
        """The same as a list of actions to send."""
        action = self.click(spot)
        return () if action is None else (action,)

    def forget(self) -> None:
        """Start over."""
        self.clicked = ()

    def _matches(self, clicks: Spelling) -> list[tuple[Action, Spelling]]:
        return [each for each in self._offers if each[1][:len(clicks)] == clicks]

"""Actions: small frozen choices and outcomes, interned per board, with a code and a notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from alexandre.kernel.text import Msg, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Action:
    """One choice of a seat, or one outcome of chance.

    A title makes each of its actions once per board: two actions are equal only when they are
    the same object. `code` is the place in the title's lexicon, `text` the notation that
    records, people and the engine protocol share.
    """

    code: int
    text: str

    def params(self) -> dict[str, Any]:
        """The arguments of the verb by name: the fields of the subclass."""
        kind: Any = type(self)
        if kind not in PARAMETERS:
            PARAMETERS[kind] = tuple([each.name for each in fields(self)
                                      if each.name not in BASE_FIELDS])
        return {name: getattr(self, name) for name in PARAMETERS[kind]}


BASE_FIELDS = ("code", "text")
PARAMETERS: Final[dict[type[Action], tuple[str, ...]]] = {}  # by class


A = TypeVar("A", bound=Action)


class Interner:
    """Makes the actions of one board, numbering them as they come."""

    def __init__(self) -> None:
        self.actions: list[Action] = []

    def add(self, verb: Callable[..., A], text: str, *args: Any) -> A:
        """The next action: `verb(code, text, *args)`."""
        action = verb(len(self.actions), text, *args)
        self.actions.append(action)
        return action

    def add_each(self, verb: Callable[..., A], word: str, names: Sequence[str]) -> tuple[A, ...]:
        """An action for each name and its place: `verb(code, f"{word} {name}", n, name)`."""
        return tuple([self.add(verb, f"{word} {name}", n, name) for n, name in enumerate(names)])

    def add_numbers(self, verb: Callable[..., A], word: str,
                    numbers: Sequence[int]) -> tuple[A, ...]:
        """An action for each number: `verb(code, f"{word} {n}", n)`."""
        return tuple([self.add(verb, f"{word} {n}", n) for n in numbers])

    def lexicon(self) -> Lexicon:
        """All actions made so far."""
        return Lexicon(self.actions)


class Lexicon:
    """Every action that can ever be taken on one board, by code and by notation."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)
        self.by_text = {action.text: action for action in actions}
        if len(self.by_text) != len(self.actions):
            raise ValueError("two actions share one notation")
        for code, action in enumerate(self.actions):
            if action.code != code:
                raise ValueError(f"{action.text} has code {action.code}, stands at {code}")

    def decode(self, code: int) -> Action:
        """The action of that code; Refusal if there is none."""
        if 0 <= code < len(self.actions):
            return self.actions[code]
        raise Refusal(Msg.of("kernel.unknown_code", code=code))

    def parse(self, text: str) -> Action:
        """The action so written; Refusal if there is none.

        More blanks between words than one are taken as one; no notation has an unseen character.
        """
        action = self.by_text.get(text)
        if action is None and text.isprintable():
            action = self.by_text.get(" ".join(text.split()))
        if action is None:
            shown = text[:60]
            if not shown.isprintable():
                shown = shown.encode("unicode_escape").decode()
            raise Refusal(Msg.of("kernel.unknown_action", text=shown))
        return action

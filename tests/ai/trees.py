"""A made-up title for searchers: a tree, its places named by the way to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import CHANCE, Outcome, Rnd, Seat, State, Tell
from alexandre.kernel.hints import Hints
from alexandre.kernel.text import Msg

LETTERS = "abcdefghijklmnopqrstuvwxyz"
ACTIONS = {letter: Action(code, letter) for code, letter in enumerate(LETTERS)}


class Tree(State):
    """At `ways[place]` stand the letters that lead on; a place without any is another seat's.

    `laws[place]` gives the weights of the letters where chance decides.
    """

    def __init__(self, ways: Mapping[str, str], laws: Mapping[str, Mapping[str, int]],
                 place: str = "") -> None:
        self.ways = ways
        self.laws = laws
        self.place = place

    def actor(self) -> Seat:
        """Seat 0, chance, or seat 1 where nothing leads on."""
        if self.place in self.laws:
            return CHANCE
        return 0 if self.place in self.ways else 1

    def legal(self) -> list[Action]:
        """The letters that lead on."""
        return [ACTIONS[letter] for letter in self.ways.get(self.place, "")]

    def why_not(self, action: Action) -> Msg | None:
        """Never asked."""
        raise NotImplementedError

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """One letter further."""
        self.place += action.text

    def outcomes(self) -> list[tuple[Action, int]]:
        """The law of the place."""
        return [(ACTIONS[letter], weight) for letter, weight in self.laws[self.place].items()]

    def outcome(self) -> Outcome | None:
        """It never ends."""
        return None

    def clone(self) -> Tree:
        """The same place."""
        return Tree(self.ways, self.laws, self.place)

    def determinize(self, seat: Seat, rnd: Rnd) -> Tree:
        """Nothing is hidden."""
        return self.clone()

    def dump(self) -> Plain:
        """The place."""
        return self.place

    def hash(self) -> str:
        """The place."""
        return self.place


class TreeHints(Hints[Any]):
    """Values and blunders by place; a place whose name ends in one of `rests` is a rest."""

    def __init__(self, values: Mapping[str, int], blunders: str = "", rests: str = "",
                 most: int = 0) -> None:
        self.values = values
        self.blunders = blunders
        self.rests = rests
        self.most = most
        self.valued: list[str] = []

    def value(self, state: Any, seat: Seat) -> int:
        """The value of the place; an unnamed one is worth nothing."""
        self.valued.append(state.place)
        return self.values.get(state.place, 0)

    def drop_blunders(self, state: Any, offers: list[Action]) -> list[Action]:
        """Those that are none of the letters."""
        return [each for each in offers if each.text not in self.blunders]

    def is_rest(self, state: Any) -> bool:
        """Whether the place ends so."""
        return bool(state.place) and state.place[-1] in self.rests

    def samples(self, state: Any) -> int:
        """Below `w` there may be too many ways."""
        return self.most if state.place.startswith("w") else 0

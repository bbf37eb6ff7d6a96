"""The number of ways on from fixed positions: counted, written down, and watched over.

A line of tests/perft/<title>.perft: number of seats | actions in text notation, `;` between |
depth | how many sequences of so many actions there are, chance included.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.contract import State
from tests.helpers.stages import titles_with
from tests.helpers.walks import take_action

FOLDER = Path(__file__).resolve().parents[1] / "perft"
LINES = [(file.stem, line) for file in sorted(FOLDER.glob("*.perft"))
         for line in file.read_text(encoding="utf-8").splitlines()
         if line and not line.startswith("#")]


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions, or fewer where the game ends before."""
    offers = state.legal()
    if depth == 1 or not offers:
        return max(1, len(offers))
    total = 0
    for action in offers:
        after = take_action(state, action)
        total += perft(after, depth - 1)
    return total


def reach(title: str, seats: int, texts: str) -> State:
    """The position after these actions, each of them legal."""
    game = games.load(title)
    state = game.start(seats, {})
    for text in filter(None, (each.strip() for each in texts.split(";"))):
        action = game.parse(text)
        assert action in state.legal(), text
        state.apply(action)
    return state


@pytest.mark.parametrize(("title", "line"), LINES)
def test_as_many_ways_lead_on_as_ever(title: str, line: str) -> None:
    seats, texts, depth, count = (part.strip() for part in line.split("|"))
    total = perft(reach(title, int(seats), texts), int(depth))
    if os.environ.get("ALEXANDRE_GOLDEN") == "1":
        rewrite(title, line, f"{seats} | {texts} | {depth} | {total}")
    else:
        assert total == int(count)


def rewrite(title: str, old: str, new: str) -> None:
    """Write a count anew."""
    file = FOLDER / f"{title}.perft"
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def test_every_title_has_its_table() -> None:
    assert {title for title, _line in LINES} == set(titles_with("perft"))

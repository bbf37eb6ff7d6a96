"""A knot as frozen tables, and what its content must look like.  Chapter 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.names import NAMES, noun
from alexandre.content.schema import Int, ListOf, OneOf, Record, Word
from alexandre.content.schema import check as check_shape
from alexandre.kernel.board import Board, Fault
from alexandre.kernel.text import Msg, Noun
from tests.example.actions import Moves

MOST_STRANDS: Final = 9

BOX: Final = Record({"title": OneOf(("example",)), "kind": OneOf(("box",)),
                     "most": Int(1, MOST_STRANDS)})
CORD: Final = Record({"id": Word(), "strands": Int(1, MOST_STRANDS), "names": NAMES})
BOARD: Final = Record({"title": OneOf(("example",)), "kind": OneOf(("board",)),
                       "id": Word(20), "names": NAMES, "cords": ListOf(CORD, 2, 9)})
WHOLE: Final = Record({"box": BOX, "board": BOARD})


@dataclass(frozen=True, eq=False)
class Tables:
    """All that never changes while a knot is cut; cords are numbers."""

    board: Board
    most: int
    moves: Moves
    ids: tuple[str, ...]
    nouns: tuple[Noun, ...]
    strands: list[int]


def check(data: Any) -> list[Fault]:
    """Everything wrong with the content of a board and its box, each with its place."""
    faults = check_shape(WHOLE, data)
    if faults:
        return faults
    ids = [cord["id"] for cord in data["board"]["cords"]]
    return [Fault(("board", "cords", at, "id"), Msg.of("example.shape.same_id", id=id))
            for at, id in enumerate(ids) if id in ids[:at]]


def build(board: Board) -> Tables:
    """The tables of a board whose content has passed `check`."""
    cords, most = board.data["board"]["cords"], board.data["box"]["most"]
    ids = tuple([cord["id"] for cord in cords])
    return Tables(board, most, Moves(ids, most), ids,
                  tuple([noun(cord["id"], cord["names"]) for cord in cords]),
                  [cord["strands"] for cord in cords])

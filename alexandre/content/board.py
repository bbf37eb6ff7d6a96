"""Boards: the bundled ones, a player's own, and those that come inside a save.

A board's data is `{"box": …, "board": …}`: the components of the title beside the drawing, so
that a save that carries its board carries all that the rules read. What the content of either
must be is the title's affair: it comes in as a `Check`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path as FilePath

from alexandre.content.characters import short
from alexandre.content.data import maps
from alexandre.content.document import Document, Flaw
from alexandre.content.loader import list_files, load, read
from alexandre.content.names import noun
from alexandre.content.schema import format_path
from alexandre.kernel.board import Board, Fault, Plain
from alexandre.kernel.text import Msg, Noun, Refusal

Check = Callable[[Plain], list[Fault]]
"""What a title finds wrong in a board's data; its paths begin with "box" or "board"."""

CheckFor = Callable[[str], Check | None]
"""The check of a title, None if there is no such title."""

BOARD_KINDS = ("board", "box")
FILE_KINDS = (*BOARD_KINDS, "moment")  # of all files that are checked

TOLD_FAULTS = 20  # of a board that came as data, in one message

_OUTSIDE: dict[str, FilePath] = {}  # the maps of titles that are not offered to players


class BadBoard(Refusal):
    """Plain data that is not a board of the title, with every fault of it."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = tuple(faults)
        told = [
            Msg.of("content.fault", where=format_path(fault.path) or "board", why=fault.msg)
            for fault in self.faults[:TOLD_FAULTS]
        ]
        if len(self.faults) > TOLD_FAULTS:
            told.append(Msg.of("content.more_faults", n=len(self.faults) - TOLD_FAULTS))
        super().__init__(Msg.of("content.bad_board", faults=tuple(told)))


@dataclass(frozen=True)
class Shelf:
    """The boards of a player's folder: those that can be played, and the errors of the others."""

    boards: tuple[Board, ...]
    flaws: tuple[Flaw, ...]


def add_folder(title: str, folder: FilePath) -> None:
    """Look for the box and the boards of a title there."""
    _OUTSIDE[title] = folder


def titles() -> tuple[str, ...]:
    """The titles that have a box."""
    return tuple(sorted(box.parent.name for box in maps().glob("*/box.yaml")))


def list_bundled(title: str) -> tuple[str, ...]:
    """The ids of the title's own boards, in alphabetical order."""
    return tuple(sorted(_id(file) for file in _files(title)))


def list_bundled_files() -> list[FilePath]:
    """Every box and board of ours, for a check of all."""
    return sorted(maps().glob("*/*.yaml"))


def board(title: str, id: str) -> Board:
    """A bundled board; a Refusal with the ids there are if none is called so."""
    for file in _files(title):
        if _id(file) == id:
            return Board(title, id, _merge(_box(title).data, load(file).data))
    raise Refusal(Msg.of("content.no_board", board=short(id), choices=list_bundled(title)))


def board_name(board: Board) -> Noun:
    """The name that a board carries."""
    return noun(board.id, board.data["board"]["names"])


def from_plain(title: str, plain: Plain, check: Check) -> Board:
    """A board out of a save, which is as little trusted as any file."""
    faults = check(plain)
    if faults:
        raise BadBoard(faults)
    return Board(title, plain["board"]["id"], plain, is_bundled=False)


def own_boards(folder: FilePath, check_for: CheckFor) -> Shelf:
    """The player's own boards of every title; one bad file hides no other."""
    boards: list[Board] = []
    flaws: list[Flaw] = []
    for file in list_files(folder):
        document = read(file, file.name)
        faults = _judge(document, check_for) or _check_id(document, boards)
        flaws += faults
        if not faults:
            boards.append(_own(document.data))
    return Shelf(tuple(boards), tuple(sorted(flaws)))


def check_files(files: Iterable[FilePath], check_for: CheckFor) -> list[Flaw]:
    """Every flaw of every file, in the order of the files given, then by place."""
    return [flaw for file in files for flaw in _judge_any(read(file), check_for)]


def _judge_any(document: Document, check_for: CheckFor) -> list[Flaw]:
    """A board with the box of its title, or a box with each board of its title."""
    if _field(document, "kind") != "box":
        return _judge(document, check_for, FILE_KINDS)
    check = check_for(_field(document, "title"))
    if check is None:
        return document.judge(_strange_title(document))
    title = _field(document, "title")
    boards = [read(file) for file in _files(title)]
    faults = [
        fault for each in boards for fault in _of("box", check(_merge(document.data, each.data)))
    ]
    return document.judge(faults)


def _judge(
    document: Document, check_for: CheckFor, kinds: tuple[str, ...] = ("board",)
) -> list[Flaw]:
    """The flaws of a board; those of the box it needs are told under the box's name.  `kinds` are
    those that the file may have been meant to be."""
    if not isinstance(document.data, dict):
        return document.judge([Fault((), Msg.of("content.no_title", choices=titles()))])
    title = _field(document, "title")
    check = check_for(title)
    faults = _strange_title(document) if check is None else []
    if _field(document, "kind") != "board" and (check is not None or "kind" in document.data):
        faults.append(_strange_kind(document, kinds))
    if faults or check is None:
        return document.judge(faults)
    box = read(_folder(title) / "box.yaml")
    faults = check(_merge(box.data, document.data))
    return document.judge(_of("board", faults)) + box.judge(_of("box", faults))


def _strange_title(document: Document) -> list[Fault]:
    if "title" not in document.data:
        return [Fault((), Msg.of("content.no_title", choices=titles()))]
    title = short(str(document.data["title"]))
    return [Fault(("title",), Msg.of("content.strange_title", found=title, choices=titles()))]


def _strange_kind(document: Document, kinds: tuple[str, ...]) -> Fault:
    if "kind" not in document.data:
        return Fault((), Msg.of("content.missing", name="kind"))
    msg = Msg.of("content.choice", found=short(str(document.data["kind"])), choices=kinds)
    return Fault(("kind",), msg)


def _check_id(document: Document, boards: Sequence[Board]) -> list[Flaw]:
    """A board called like one that is already there."""
    title, id = document.data["title"], document.data["id"]
    others = {each.id for each in boards if each.title == title}
    if id not in others and id not in list_bundled(title):
        return []
    return document.judge([Fault(("id",), Msg.of("content.id_taken", id=id))])


def _own(data: Plain) -> Board:
    title = data["title"]
    return Board(title, data["id"], _merge(_box(title).data, data), is_bundled=False)


def _of(part: str, faults: Iterable[Fault]) -> list[Fault]:
    """The faults of one part, their paths as in its file."""
    return [
        Fault(fault.path[1:], fault.msg, fault.offset)
        for fault in faults
        if fault.path[:1] == (part,)
    ]


def _merge(box: Plain, board: Plain) -> Plain:
    return {"box": box, "board": board}


def _folder(title: str) -> FilePath:
    return _OUTSIDE.get(title, maps() / title)


def _box(title: str) -> Document:
    return load(_folder(title) / "box.yaml")


def _files(title: str) -> list[FilePath]:
    """The bundled boards of a title that exists; a strange title names no folder."""
    if title not in (*titles(), *_OUTSIDE):
        return []
    return sorted(_folder(title).glob("board_*.yaml"))


def _id(file: FilePath) -> str:
    return file.stem.removeprefix("board_")


def _field(document: Document, key: str) -> str:
    """A text at the top of a document; empty if it has none such."""
    value = document.data.get(key) if isinstance(document.data, dict) else None
    return value if isinstance(value, str) else ""

"""A board that is being drawn: its versions for undo, its errors, its file.

It keeps itself: a board without faults in its file, an unfinished one beside it, which no page of
seats offers.
"""

from __future__ import annotations

import contextlib
from functools import cached_property
from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.content.board import board as bundled_board
from alexandre.content.board import check_files, own_boards
from alexandre.content.document import BadContent
from alexandre.content.loader import MOST_OWN, load
from alexandre.content.names import noun_of
from alexandre.kernel.board import Fault, Plain
from alexandre.kernel.store import is_there, keep_file, remove_file
from alexandre.kernel.text import Msg, Noun
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.editor.strokes import Strokes
from alexandre.scenes.editor.writer import write
from alexandre.ui.play.editing import Editing, Focus, make_id

ENDING: Final = ".yaml"
UNFINISHED: Final = ".unfinished"  # of a board with faults
MOST_ID: Final = 20
MENDABLE: Final = ("content.blank", "content.size")
FIRST: Final = ("title", "kind", "id", "names")


def editing_of(title: str) -> Editing | None:
    """The title's drawing for its board editor, None if it has none."""
    return drawing_of(games.load(title)).editing


class EditedBoard(Strokes[Plain]):
    """A board in the editor: `board` is the data of its file; changes with the same `stroke` are
    undone together."""

    def __init__(self, title: str, editing: Editing, board: Plain, file: Path, *,
                 is_kept: bool) -> None:
        super().__init__()
        self.title, self.editing, self.file = title, editing, file
        self.box: Plain = bundled_board(title, games.meta(title).boards[0]).data["box"]
        self.board = board
        self._kept = board if is_kept else None
        self._first = board

    @staticmethod
    def new(title: str, names: Plain, folder: Path) -> EditedBoard:
        """An empty board with those names."""
        editing = need_editing(title)
        id = free_id(title, names, folder)
        board = {"title": title, "kind": "board", "id": id, "names": names, **editing.blank()}
        return EditedBoard(title, editing, board, file_of(folder, title, id), is_kept=False)

    @staticmethod
    def copy(title: str, board: Plain, names: Plain, folder: Path) -> EditedBoard:
        """A copy of a board with another name and file."""
        editing = need_editing(title)
        id = free_id(title, names, folder)
        return EditedBoard(title, editing, editing.prepare({**board, "id": id, "names": names}),
                           file_of(folder, title, id), is_kept=False)

    @staticmethod
    def open(title: str, file: Path) -> EditedBoard:
        """The board of a file, with unsaved drawing of an earlier time; BadContent if it cannot be
        drawn."""
        editing, beside = need_editing(title), file.with_suffix(UNFINISHED)
        document = load(beside if is_there(beside) else file, file.name)
        edited = EditedBoard(title, editing, document.data, file, is_kept=True)
        flaws = document.judge(each for each in edited.faults if not is_mendable(each))
        if flaws:
            raise BadContent(flaws)
        edited._take(editing.prepare(edited.board))
        edited._kept = edited.board
        return edited

    # ---- changes ---------------------------------------------------------------------------

    def change(self, board: Plain, stroke: object = None) -> bool:
        """Replace the board; return False if it is the same."""
        board = self.editing.settle(board)
        if board == self.board:
            return False
        self._put(board, stroke)
        return True

    def _give(self) -> Plain:
        return self.board

    def _take(self, kept: Plain) -> None:
        self.board = kept
        for judged in ("faults", "errors"):
            self.__dict__.pop(judged, None)

    # ---- what it is worth ------------------------------------------------------------------

    @cached_property
    def faults(self) -> tuple[Fault, ...]:
        """The errors that the check of boards finds, with paths into the board.

        The check of the whole ends where a name is missing, and is made as if there were one.
        """
        blank = [each for each in self._judge(self.board) if each.msg.key == "content.blank"]
        return (*blank, *self._judge(fill_names(self.board) if blank else self.board))

    def _judge(self, board: Plain) -> list[Fault]:
        faults = games.faults(self.title, {"box": self.box, "board": board})
        return [Fault(each.path[1:], each.msg, each.offset) for each in faults
                if each.path[:1] == ("board",)]

    @cached_property
    def errors(self) -> tuple[Fault, ...]:
        """The errors to correct, each once: a name may be missing in several languages, a start
        for several players."""
        focus = Focus(self.editing.tools[0].id)
        told: dict[object, Fault] = {}
        for fault in self.faults:
            aim = self.editing.aim(self.board, focus, fault)
            told.setdefault((self.say(fault), aim), fault)
        return tuple(told.values())

    def say(self, fault: Fault) -> Msg:
        """An error in words for somebody who sees no file."""
        if fault.msg.key == "content.blank" and fault.path[:1] == ("names",):
            return Msg.of("ui.edit.unnamed_board")
        return self.editing.tell(self.board, fault)

    @property
    def is_blank(self) -> bool:
        """Whether nothing has been drawn yet."""
        blank = self.editing.settle(self.editing.blank())
        return all(self.board.get(key) == value for key, value in blank.items())

    # ---- its file --------------------------------------------------------------------------

    @property
    def is_kept(self) -> bool:
        """Whether it is on the disk as it is, or still untouched."""
        return self.board is self._kept or self.is_new

    @property
    def is_new(self) -> bool:
        """Whether it has no file and nothing to keep in one."""
        return self._kept is None and self.board is self._first

    def keep(self) -> None:
        """Write it to its file, or beside that while it has errors; Refusal if the disk refuses.
        """
        edited = self.file.with_suffix(UNFINISHED)
        keep_file(edited if self.faults else self.file, self.text.encode())
        if not self.faults and is_there(edited):
            remove_file(edited)
        self._kept = self.board

    def remove(self) -> None:
        """Delete the board; Refusal if the disk refuses."""
        for file in (self.file, self.file.with_suffix(UNFINISHED)):
            if is_there(file):
                remove_file(file)

    @property
    def text(self) -> str:
        """The text of the file, its heading first."""
        return write({**{key: self.board[key] for key in FIRST}, **self.board})


def need_editing(title: str) -> Editing:
    """The title's drawing for the editor, which the caller knows to exist."""
    editing = editing_of(title)
    assert editing is not None
    return editing


def import_board(path: Path, folder: Path) -> Plain:
    """Copy a board into the player's folder and return its data.

    Its id is changed if another board has it. BadContent if the board is invalid, Refusal if the
    disk refuses.
    """
    flaws = check_files([path], games.check_for)
    if flaws:
        raise BadContent(flaws)
    document = load(path)
    board = document.data
    if board["kind"] != "board":
        raise BadContent([document.flaw(Fault(("kind",), Msg.of("ui.boards.no_board")))])
    title, id = board["title"], board["id"]
    if any(each == board for each in read_boards(title, folder)):
        return board
    if id in take_ids(title, folder):
        board = {**board, "id": free_id(title, board["names"], folder)}
    keep_file(file_of(folder, title, board["id"]), write(board).encode())
    return board


def read_boards(title: str, folder: Path) -> list[Plain]:
    """The data of the player's playable boards of a title."""
    return [each.data["board"] for each in own_boards(folder, games.check_for).boards
            if each.title == title]


def take_ids(title: str, folder: Path) -> set[str]:
    """The ids already used by boards of a title, in file names and inside files."""
    stems = {each.stem.removeprefix(f"{title}_") for each in list_files(folder)}
    own = {each["id"] for each in read_boards(title, folder)}
    return {*games.meta(title).boards, *stems, *own}


def file_of(folder: Path, title: str, id: str) -> Path:
    return folder / f"{title}_{id}{ENDING}"


def free_id(title: str, names: Plain, folder: Path) -> str:
    """An unused id for a board of that name."""
    said = next((names[lang]["name"] for lang in ("en", "fr") if lang in names), "")
    return make_id(said or "board", take_ids(title, folder), MOST_ID)


def list_files(folder: Path) -> list[Path]:
    """The boards in a folder, finished or not; none if the folder is missing or unreadable."""
    try:
        return sorted(each for each in folder.iterdir()
                      if each.suffix in (ENDING, UNFINISHED) and each.is_file())[:MOST_OWN]
    except OSError:
        return []


def list_boards(title: str, folder: Path) -> list[EditedBoard]:
    """The player's boards of a title, by file; unreadable ones are reported on the page of the
    seats."""
    boards = []
    for file in dict.fromkeys(each.with_suffix(ENDING) for each in list_files(folder)):
        with contextlib.suppress(BadContent):
            boards.append(EditedBoard.open(title, file))
    return boards


def is_mendable(fault: Fault) -> bool:
    """Whether an error can be corrected in the editor: everything that a title finds, and missing
    values."""
    return not fault.msg.key.startswith("content.") or fault.msg.key in MENDABLE


def fill_names(data: Plain) -> Plain:
    """The data with a word for every name that is blank."""
    if isinstance(data, list):
        return [fill_names(each) for each in data]
    if not isinstance(data, dict):
        return data
    return {key: "-" if key == "name" and not str(each).strip() else fill_names(each)
            for key, each in data.items()}


def name_of(board: Plain) -> Noun | Msg:
    """The name of a board, or the word for a nameless one."""
    if not any(each["name"].strip() for each in board["names"].values()):
        return Msg.of("ui.boards.unnamed")
    return noun_of(board)

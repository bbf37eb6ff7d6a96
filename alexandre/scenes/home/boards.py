"""The boards of a title that can be drawn on: the player's own, and copies of ours."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from alexandre import games
from alexandre.content.board import board as bundled_board
from alexandre.content.names import LANGUAGES, MOST_NAME
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.picture_list import Details, PictureList
from alexandre.scenes.base.folders import folder_button
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.editor.edited_board import EditedBoard, list_boards, name_of, need_editing
from alexandre.scenes.editor.editor import Editor, export
from alexandre.ui.draw.sketch import Sketch, Wording
from alexandre.ui.play.editing import NEW_NAMES, Focus
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.dialog import Dialog


class Boards(Scene):
    """The list: a new board, the player's own, and the bundled ones; on the right the buttons of
    the chosen one."""

    takes_files = True

    def __init__(self, house: House, title: str) -> None:
        super().__init__(house)
        self.about = title
        self._chosen = 0
        self._begun: Path | None = None  # the file of the board that was begun last

    def build(self) -> Widget:
        """Build the list and the chosen one."""
        self.browser = PictureList("boards", Msg.of("ui.boards.title", title=Msg.of(
            f"{self.about}.title")), self.house.leave, folder_button(
                self.house, "boards/folder", Msg.of("ui.boards.folder"), self.house.places.boards))
        self._pictures: list[Sketch] = []
        self._own = list_boards(self.about, self.house.places.boards)
        self._ours = [bundled_board(self.about, id).data["board"]
                      for id in games.meta(self.about).boards]
        return self.browser

    def entered(self) -> None:
        """Focus the board just begun, else the chosen one."""
        self._fill()
        begun = next((number for number, each in enumerate(self._own, 1)
                      if each.file == self._begun), self._chosen)
        chosen, self._chosen = min(begun, len(self._own) + len(self._ours)), -1
        self._begun = None
        self._choose(chosen)
        self.house.desk.focus_first(f"boards/{self._chosen}")

    def _fill(self) -> None:
        editing, box = need_editing(self.about), bundled_board(
            self.about, games.meta(self.about).boards[0]).data["box"]

        def picture_of(board: Plain) -> Sketch:
            return editing.draw(box, board, Focus(""))

        new = {"id": "new", "names": {}, **editing.blank()}
        self._row(0, Msg.of("ui.boards.new"), Msg.of("ui.boards.new.line"), "", picture_of(new))
        for number, edited in enumerate(self._own, 1):
            faults = len(edited.errors)
            self._row(number, name_of(edited.board), Msg.of(
                "ui.boards.faults", n=faults) if faults else Msg.of("ui.boards.sound"),
                Msg.of("ui.boards.own"), picture_of(edited.board))
        for number, board in enumerate(self._ours, 1 + len(self._own)):
            self._row(number, name_of(board), "", Msg.of("ui.boards.bundled"),
                      picture_of(editing.prepare(board)))

    def _row(self, number: int, name: Wording, line: Wording, badge: Wording,
             picture: Sketch) -> None:
        called = name if isinstance(name, str) else Msg.of("ui.boards.name", board=name)
        self.browser.row(number, called, line, badge, partial(self._choose, number)).show(picture)
        self._pictures.append(picture)

    def _choose(self, number: int) -> None:
        """Show the buttons of a row; chosen again by a key, move the focus to them."""
        is_again, self._chosen = number == self._chosen, number
        self.browser.choose(number)
        details = Details()
        details.picture.show(self._pictures[number])
        kind, actions = self._actions(number)
        details.told.add(Label("boards/why", Msg.of(f"ui.boards.{kind}.why"), size=LABEL))
        for place, (name, action) in enumerate(actions):
            details.actions.add(Button(
                f"boards/{name}", Msg.of(f"ui.boards.{name}"), action,
                kind="button" if place else "primary",
                tip=Msg.of("ui.boards.share.tip") if name == "share" else ""))
        self.browser.detail(details)
        if is_again and self.house.desk.is_keyed:
            self.house.desk.focus_on(self.browser.first_action)

    # ---- what can be done ------------------------------------------------------------------

    def _actions(self, number: int) -> tuple[str, list[tuple[str, Callable[[], None]]]]:
        """The kind of a row, and its buttons."""
        if not number:
            return "new", [("draw", self._begin)]
        if number > len(self._own):
            board = self._ours[number - 1 - len(self._own)]
            return "ours", [("copy", partial(self._copy, board)), self._playing(board)]
        edited = self._own[number - 1]
        return "own", [
            ("draw", partial(self._draw, edited)),
            *(() if edited.faults else (self._playing(edited.board),)),
            ("copy", partial(self._copy, edited.board)),
            ("share", partial(self.attempt, partial(export, self.house, edited))),
            ("remove", partial(self._ask, edited))]

    def _playing(self, board: Plain) -> tuple[str, Callable[[], None]]:
        """The button that opens the seats with a board."""
        return "play", partial(self.house.navigation.seats, self.about, board["id"],
                               is_trial=True)

    def _begin(self) -> None:
        """Open the editor with an empty board, called like no other."""
        taken = {self.house.voice(name_of(each.board)) for each in self._own}
        name, number = Msg.of("ui.boards.unnamed"), 1
        while self.house.voice(name) in taken:
            number += 1
            name = Msg.of("ui.boards.unnamed_again", number=number)
        self._open(EditedBoard.new(self.about, self._names(name), self.house.places.boards))

    def _copy(self, board: Plain) -> None:
        """Open the editor with a copy of that board."""
        names = self._names(Msg.of("ui.boards.copy_of", board=name_of(board)), board["names"])
        self._open(EditedBoard.copy(self.about, board, names, self.house.places.boards))

    def _open(self, edited: EditedBoard) -> None:
        self._chosen, self._begun = 0, edited.file
        self._draw(edited)

    def _draw(self, edited: EditedBoard) -> None:
        self.house.enter(Editor(self.house, edited))

    def _names(self, text: Msg, like: Plain = NEW_NAMES) -> Plain:
        """A name in every language with the grammar of another name; where a catalogue is missing,
        in the words of the current language."""
        words = self.house.words
        return {lang: {**NEW_NAMES[lang], **like.get(lang, {}),
                       "name": words.speaking(lang if lang in words.langs else words.lang).say(
                           text)[:MOST_NAME]}
                for lang in LANGUAGES}

    def _ask(self, edited: EditedBoard) -> None:
        """Ask, then delete a board permanently; games on it continue."""
        dialog = Dialog("boards/gone", Msg.of("ui.boards.gone", board=name_of(edited.board)))
        dialog.tell("boards/gone/why", Msg.of("ui.boards.gone.why"))
        dialog.answer("boards/gone/yes", Msg.of("ui.boards.remove"),
                      partial(self.attempt, partial(self._throw, edited)))
        dialog.answer("boards/gone/no", Msg.of("ui.dialog.back"), kind="primary")
        self.house.desk.open(dialog)

    def _throw(self, edited: EditedBoard) -> None:
        edited.remove()
        self.house.refresh()

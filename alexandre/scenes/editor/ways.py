"""The part of a board in view, and the symmetry of painting, as choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.editor.edited_board import EditedBoard
from alexandre.ui.play.editing import Focus
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice

LOW: Final = 32.0  # the height of a choice


class Ways(Column):
    """The choices `edit/page` and `edit/aid`, where the title has them; `turn_to` is called with
    the new focus."""

    def __init__(self, edited: EditedBoard, turn_to: Callable[[Focus], None]) -> None:
        super().__init__(gap=5)
        self._edited = edited
        self._turn_to = turn_to

    def show(self, focus: Focus) -> None:
        """Show the choices for that focus."""
        editing = self._edited.editing
        self._focus = focus
        self.clear()
        pages = editing.pages(self._edited.board)
        if pages:
            names = [(number, name) for number, (name, _path) in enumerate(pages)]
            self.add(Choice("edit/page", names, focus.page, self._turn_page) if names[1:] else
                     Button("edit/page", names[0][1], partial(self._turn_page, 0), size=LABEL))
        if editing.aids:
            self.add(Choice("edit/aid", editing.aids, focus.aid, self._choose_aid,
                            tip=Msg.of("ui.edit.aid.tip")))
        for way in self.children:
            assert isinstance(way, Button | Choice)
            way.high = LOW

    def _turn_page(self, page: int) -> None:
        pages = self._edited.editing.pages(self._edited.board)
        self._turn_to(replace(self._focus, page=page, chosen=pages[page][1]))

    def _choose_aid(self, aid: str) -> None:
        extent = self._edited.editing.measure(self._edited.board)
        self._turn_to(replace(self._focus, aid=aid, extent=extent))

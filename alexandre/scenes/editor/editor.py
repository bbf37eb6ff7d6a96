"""The board editor: tools and fields beside the sheet, and every error at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from alexandre.kernel.board import Plain
from alexandre.kernel.store import keep_file
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.editor.edited_board import EditedBoard, name_of
from alexandre.scenes.editor.fault_guide import FaultGuide
from alexandre.scenes.editor.fields import Fields
from alexandre.scenes.editor.keeping import Keeping
from alexandre.scenes.editor.panel import EditorPanel
from alexandre.scenes.editor.ways import Ways
from alexandre.ui.draw.sketch import Layer, Shape, Sheet, Wording
from alexandre.ui.input.commands import DIGITS, obey
from alexandre.ui.play.editing import Edit, EditButton, Focus, Tool, has
from alexandre.ui.text.sizes import CAPTION
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.arrow_button import ArrowButton
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.pictures.picture import Picture

SHEET: Final = "board"
REST: Final = 180  # milliseconds after a stroke until the whole is drawn anew
TOOL: Final = 34.0


class Editor(Scene):
    """The editor; a board is saved automatically a moment after every change."""

    def __init__(self, house: House, edited: EditedBoard) -> None:
        super().__init__(house)
        self.edited, self.about = edited, edited.title
        editing = edited.editing
        self.focus = Focus(editing.tools[0].id, aid=editing.aids[0][0] if editing.aids else "")
        self._drawn: Plain = None  # the board that the sheet shows
        self._due: int | None = None  # when the whole is to be drawn anew
        self.keeping = Keeping(house, edited)
        self._guide = FaultGuide(edited)
        self._own_tool = ""  # the chosen one, while another moves what is dragged

    @property
    def data(self) -> Plain:
        """The data of the board."""
        return self.edited.board

    def build(self) -> Widget:
        """Build the sheet and the panel beside it."""
        editing = self.edited.editing
        self.fields = Fields(self)
        self.panel = EditorPanel(editing.tools, self._take, self.fields)
        self.ways = self.panel.ways.add(Ways(self.edited, self._turn_to))
        tools = self.panel.tools
        undo, redo = partial(self._step, self.edited.undo), partial(self._step, self.edited.redo)
        tools.widths = (TOOL, TOOL, 0.0, 0.0, 0.0)
        self.undo = tools.add(ArrowButton("edit/undo", Msg.of("ui.edit.undo"), undo,
                                          is_back=True))
        self.redo = tools.add(ArrowButton("edit/redo", Msg.of("ui.edit.redo"), redo,
                                          is_back=False))
        tools.add(Button("edit/whole", Msg.of("ui.edit.whole"), self._let_go, size=CAPTION,
                         pad=4, tip=Msg.of("ui.edit.whole.tip")))
        tools.add(Button("edit/back", Msg.of("ui.edit.back"), self.house.leave, size=CAPTION,
                         pad=4))
        tools.add(Button("edit/play", Msg.of("ui.edit.play"), self._play, kind="primary", pad=4))
        self.board = Board(self.panel, self._click)
        self.board.glides = not self.house.is_still
        self.fields.on_done = partial(self.house.desk.focus_first, f"picture/{SHEET}")
        self._drawn = None
        return self.board

    def entered(self) -> None:
        """Focus the sheet."""
        self._show()
        self.house.desk.focus_on(self.picture)

    @property
    def picture(self) -> Picture:
        return self.board.pictures[SHEET]

    # ---- keys and the clock ----------------------------------------------------------------

    def do(self, command: str) -> bool:
        """Handle undo, redo and the key of the next error; choose a tool by its digit, delete the
        chosen thing, or leave a text field with Escape."""
        desk = self.house.desk
        if command == "cancel" and isinstance(desk.router.keyboard.target, Field):
            desk.focus_on(self.picture)
            return True
        if obey(command, {"undo": partial(self._step, self.edited.undo),
                          "redo": partial(self._step, self.edited.redo),
                          "delete": self._remove,
                          "next_fault": partial(self._go, self._guide.at + 1)}):
            return True
        if command in DIGITS and DIGITS.index(command) < len(self.edited.editing.tools):
            self._take(self.edited.editing.tools[DIGITS.index(command)].id)
            return True
        return super().do(command)

    def tick(self, now: int) -> None:
        """Draw the whole board once the hand rests, then save it."""
        if self._due is not None and now >= self._due:
            self._draw()
        self.keeping.tick(now)
        tell_state(self)

    def wakes(self, now: int) -> int | None:
        due = [each - now for each in (self._due, self.keeping.due) if each is not None]
        return max(1, min(due)) if due else None

    def closed(self) -> None:
        """Save the board."""
        self.keeping.keep()

    # ---- changes ---------------------------------------------------------------------------

    def _click(self, spot: str) -> None:
        """Use the tool at that spot; the one that moves takes what is dragged and puts it down."""
        focus, picks_up = self.focus, self.picture.is_carried and not self._own_tool
        if picks_up:
            self._own_tool = focus.tool
            focus = replace(focus, tool=find_tool(self).carries)
        edit = self.edited.editing.click(self.edited.box, self.edited.board, focus, spot)
        if self._own_tool and not picks_up:
            edit = edit._replace(focus=replace(edit.focus, tool=self._own_tool))
            self._own_tool = ""
        if edit.note is not None:
            self.house.tell(edit.note)
        is_elsewhere = edit.focus != self.focus
        if not is_elsewhere and edit.board == self.edited.board:
            if edit.note is None and not any(
                    each.id == spot and each.is_quiet for each in self.picture.sketch.spots):
                self._explain()  # what is swept over may be as it was
            return
        self.focus = edit.focus
        self.change(edit.board, ("stroke", self.picture.stroke))
        if is_elsewhere:
            self._show()
            if edit.focus.chosen and not picks_up:
                self.panel.unfold(is_open=False)
                self._type()

    def _type(self) -> bool:
        """Focus the name of a new thing; return whether it has none yet."""
        field = self.house.desk.find(f"edit/name/{self.house.words.lang}")
        if not isinstance(field, Field) or field.text:
            return False
        self.house.desk.focus_on(field)
        return True

    def _explain(self) -> None:
        """Explain the tool after a click without effect."""
        self.house.tell(Msg.of("ui.edit.nothing", tip=advise(self)))

    def change(self, board: Plain, stroke: object) -> None:
        """Replace the board, shown at once and drawn as a whole soon."""
        if not self.edited.change(board, stroke):
            return
        self._guide.at = -1
        self._due = self.house.now + REST
        self.keeping.note()
        self._tell(is_new=False)
        self._draw_over()

    def act(self, edit: Edit) -> None:
        """Carry out a button of the fields."""
        self.edited.change(edit.board)
        self.focus = edit.focus
        self.keeping.note()
        self._show()

    def _remove(self) -> None:
        """Remove the chosen thing, if it can be removed."""
        for entry in self.edited.editing.entries(self.edited.board, self.focus):
            if isinstance(entry, EditButton) and entry.id == "remove":
                self.act(entry.make(self.edited.board))

    def _step(self, step: Callable[[], object]) -> None:
        """Undo or redo; the chosen thing may be gone afterwards."""
        step()
        self._guide.at = -1
        self.keeping.note()
        self._show()

    def _take(self, tool: str) -> None:
        """Choose another tool, and nothing on the board."""
        self._turn_to(replace(self.focus, tool=tool, chosen=()))

    def _let_go(self) -> None:
        """Go back to the fields of the whole board, the keyboard to its name."""
        self._turn_to(replace(self.focus, chosen=()))
        self.panel.unfold(is_open=False)
        self.house.desk.focus_first(f"edit/name/{self.house.words.lang}")

    def _turn_to(self, focus: Focus) -> None:
        self.focus, self._own_tool = focus, ""
        self._show()

    # ---- what is shown ---------------------------------------------------------------------

    def _show(self) -> None:
        """Update everything after another choice."""
        pages = self.edited.editing.pages(self.edited.board)
        if not has(self.edited.board, self.focus.chosen):
            self.focus = replace(self.focus, chosen=())
        if pages and self.focus.page >= len(pages):
            self.focus = replace(self.focus, page=len(pages) - 1)
        self.ways.show(self.focus)
        self._tell(is_new=True)
        self._draw()

    def _draw(self) -> None:
        """Draw the whole sheet with the spots of the tool."""
        self._due, edited = None, self.edited
        sketch = edited.editing.draw(edited.box, edited.board, self.focus)
        self._drawn = edited.board
        self.board.show((Sheet(SHEET, "main", sketch),),
                        frozenset(spot.id for spot in sketch.spots))
        self.picture.paints, self.picture.decides = True, False
        self.picture.carries = bool(find_tool(self).carries)
        self.picture.on_miss, self.picture.on_point = self._explain, self._draw_over
        self._draw_over()

    def _draw_over(self) -> None:
        """Draw the latest strokes or what a click would do, and the places of the errors."""
        editing, board = self.edited.editing, self.edited.board
        shapes: list[Shape] = []
        if self._drawn is not None and board is not self._drawn:
            shapes += editing.draw_change(self._drawn, board).shapes
        elif self.picture.pointed is not None:
            shapes += editing.preview(self.edited.box, board, self.focus,
                                      self.picture.pointed.id).shapes
        outlines = {spot.id: spot.outline for spot in self.picture.sketch.spots}
        shapes += self._guide.mark(self.focus, outlines)
        self.board.draw_over(Layer("course", tuple(shapes)))

    def _tell(self, *, is_new: bool) -> None:
        """Update the panel: fields, errors, buttons."""
        edited, panel = self.edited, self.panel
        panel.called.say(name_of(edited.board))
        tell_state(self)
        for id, button in panel.buttons.items():
            button.turn(is_on=id == self.focus.tool)
        panel.hint.say(advise(self))
        self.fields.fill(edited.editing.entries(edited.board, self.focus), is_new=is_new)
        panel.say_faults(self._guide.group(), self._go, self._guide.at,
                         is_begun=not edited.is_blank)
        panel.say_remarks(() if edited.errors else edited.editing.remarks(edited.board))
        self.undo.enable(is_enabled=edited.can_undo)
        self.redo.enable(is_enabled=edited.can_redo)

    def _go(self, number: int, *, types: bool = True) -> None:
        """Go to the place of an error, and to the name that is missing; after the last one to the
        first."""
        if not self.edited.errors:
            return
        self.focus, spot = self._guide.go(number, self.focus)
        is_name = "names" in self.edited.errors[self._guide.at].path
        self.panel.unfold(is_open=not is_name)
        self._show()
        if spot:
            self.board.reveal((spot,))
        if types and not (is_name and self._type()) and not spot:
            tool = find_tool(self)
            self.house.tell(Msg.of("ui.edit.use", tool=tool.name, tip=tool.tip))

    # ---- what is done with the whole -------------------------------------------------------

    def _play(self) -> None:
        """Open the seats with this board, or show its first error; keys stay with the tools."""
        if self.edited.errors:
            self._go(0, types=False)
            self.panel.unfold(is_open=True)
            self.house.tell(Msg.of("ui.edit.unplayable", n=len(self.edited.errors)))
            self.house.desk.focus_first("edit/fault0")
            return
        self.keeping.keep()
        self.house.navigation.seats(self.edited.title, self.edited.board["id"], is_trial=True)


def find_tool(editor: Editor) -> Tool:
    """The present tool."""
    return next(each for each in editor.edited.editing.tools if each.id == editor.focus.tool)


def advise(editor: Editor) -> Wording:
    """The sentence on the next click."""
    edited, focus = editor.edited, editor.focus
    if edited.is_blank and focus.tool == edited.editing.tools[0].id:
        return edited.editing.begin
    return edited.editing.advise(edited.board, focus) or find_tool(editor).tip


def tell_state(editor: Editor) -> None:
    """Tell whether the board is saved."""
    editor.panel.state.say(Msg.of(f"ui.edit.state.{editor.keeping.state}"))


def export(house: House, edited: EditedBoard) -> None:
    """Write a copy of the file to give away; Refusal if the disk refuses."""
    path = house.places.exports / edited.file.name
    keep_file(path, edited.text.encode())
    house.tell(Msg.of("ui.edit.shared", path=str(path)))

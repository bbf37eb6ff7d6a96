"""A board drawn by hand on its own sheet: tools and fields beside it, every fault at once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from alexandre.kernel.board import Plain
from alexandre.kernel.store import keep_file
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.editor.edited_board import EditedBoard, name_of
from alexandre.scenes.editor.fields import Fields
from alexandre.scenes.editor.panel import EditorPanel
from alexandre.ui.draw.sketch import Disc, Layer, Place, Polygon, Shape, Sheet, Wording
from alexandre.ui.input.commands import DIGITS, obey
from alexandre.ui.play.editing import Edit, EditButton, Focus, Note, has
from alexandre.ui.text.sizes import CAPTION
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.arrow_button import ArrowButton
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.pictures.picture import Picture

SHEET: Final = "board"
REST: Final = 180  # milliseconds after a stroke until the whole is drawn anew
KEEP: Final = 1500  # and until the board is kept
RING: Final = 13.0  # round a point with a fault, in units of the sheet
TOOL: Final = 34.0


class Editor(Scene):
    """Nothing has to be saved: a board is kept as it stands, a moment after every change."""

    def __init__(self, house: House, edited: EditedBoard) -> None:
        super().__init__(house)
        self.edited, self.about = edited, edited.title
        editing = edited.editing
        self.focus = Focus(editing.tools[0].id, aid=editing.aids[0][0] if editing.aids else "")
        self._drawn: Plain = None  # the board that the sheet shows
        self._due: int | None = None  # when the whole is to be drawn anew
        self._keep_at: int | None = None
        self._fault = -1  # the one that was gone to

    def build(self) -> Widget:
        """The sheet, and the panel at its side."""
        editing = self.edited.editing
        self.fields = Fields(self._change, self._act, lambda: self.house.words.lang)
        self.panel = EditorPanel(editing.tools, self._take, self.fields)
        self._build_ways()
        bar, tools = self.panel.bar, self.panel.tools
        bar.add(Button("edit/share", Msg.of("ui.edit.share"), self._share, size=CAPTION,
                       tip=Msg.of("ui.edit.share.tip")))
        bar.add(Button("edit/play", Msg.of("ui.edit.play"), self._play, kind="primary"))
        tools.widths = (TOOL, TOOL, 0.0, 0.0)
        self.undo = tools.add(ArrowButton("edit/undo", Msg.of("ui.edit.undo"), self._undo,
                                          is_back=True))
        self.redo = tools.add(ArrowButton("edit/redo", Msg.of("ui.edit.redo"), self._redo,
                                          is_back=False))
        tools.add(Button("edit/whole", Msg.of("ui.edit.whole"),
                         lambda: self._turn_to(replace(self.focus, chosen=())), size=CAPTION,
                         tip=Msg.of("ui.edit.whole.tip")))
        tools.add(Button("edit/back", Msg.of("ui.edit.back"), self.house.leave, size=CAPTION))
        self.board = Board(self.panel, self._click)
        self.board.glides = not self.house.is_still
        self._drawn = None
        return self.board

    def _build_ways(self) -> None:
        """The part of the board that is seen, and the symmetry that helps."""
        editing, ways = self.edited.editing, self.panel.ways
        ways.clear()
        pages = editing.pages(self.edited.board)
        if pages:
            names = [(number, name) for number, (name, _path) in enumerate(pages)]
            ways.add(Choice("edit/page", names, self.focus.page, lambda page: self._turn_to(
                replace(self.focus, page=page, chosen=pages[page][1]))))
        if editing.aids:
            ways.add(Choice("edit/aid", editing.aids, self.focus.aid,
                            lambda aid: self._turn_to(replace(self.focus, aid=aid)),
                            tip=Msg.of("ui.edit.aid.tip")))

    def entered(self) -> None:
        """The keyboard begins on the sheet."""
        self._show()
        self.house.desk.focus_on(self.picture)

    @property
    def picture(self) -> Picture:
        return self.board.pictures[SHEET]

    # ---- keys and the clock ----------------------------------------------------------------

    def do(self, command: str) -> bool:
        """Digits choose a tool; the key that deletes takes away what is chosen."""
        if obey(command, {"undo": self._undo, "redo": self._redo, "delete": self._remove,
                          "next_fault": lambda: self._go(self._fault + 1)}):
            return True
        if command in DIGITS and DIGITS.index(command) < len(self.edited.editing.tools):
            self._take(self.edited.editing.tools[DIGITS.index(command)].id)
            return True
        return super().do(command)

    def tick(self, now: int) -> None:
        """The whole is drawn anew once the hand rests, and then kept."""
        if self._due is not None and now >= self._due:
            self._draw()
        if self._keep_at is not None and now >= self._keep_at:
            self._keep()

    def wakes(self, now: int) -> int | None:
        due = [each - now for each in (self._due, self._keep_at) if each is not None]
        return max(1, min(due)) if due else None

    def closed(self) -> None:
        """What has been drawn stays."""
        self._keep()

    def _keep(self) -> None:
        """Write the board; a copy that saves nothing says so."""
        self._keep_at = None
        if self.edited.is_kept:
            return
        store = self.house.store
        if store.is_read_only:
            if store.notice is not None:
                self.house.news.put(store.notice)
            return
        try:
            self.edited.keep()
        except Refusal as refused:
            self.house.news.put(refused.msg)

    # ---- changes ---------------------------------------------------------------------------

    def _click(self, spot: str) -> None:
        """A stroke of the tool."""
        edit = self.edited.editing.click(self.edited.box, self.edited.board, self.focus,
                                        spot)
        is_elsewhere = edit.focus != self.focus
        self.focus = edit.focus
        self._change(edit.board, ("stroke", self.picture.stroke))
        if is_elsewhere:
            self._show()
            if edit.focus.chosen:
                self._type()

    def _type(self) -> None:
        """What has just been founded wants a name."""
        field = self.house.desk.find(f"edit/name/{self.house.words.lang}")
        if field is not None and not getattr(field, "text", ""):
            self.house.desk.focus_on(field)

    def _change(self, board: Plain, stroke: object) -> None:
        """Another board: seen at once, drawn as a whole soon."""
        if not self.edited.change(board, stroke):
            return
        self._fault = -1
        now = self.house.now
        self._due, self._keep_at = now + REST, now + KEEP
        self._tell(is_new=False)
        self._draw_over()

    def _act(self, edit: Edit) -> None:
        """A button of the fields."""
        self.edited.change(edit.board)
        self.focus = edit.focus
        self._keep_at = self.house.now + KEEP
        self._show()

    def _remove(self) -> None:
        """What is chosen, if it can be taken away."""
        for entry in self.edited.editing.entries(self.edited.board, self.focus):
            if isinstance(entry, EditButton) and entry.id == "remove":
                self._act(entry.make(self.edited.board))

    def _undo(self) -> None:
        self.edited.undo()
        self._show_step()

    def _redo(self) -> None:
        self.edited.redo()
        self._show_step()

    def _show_step(self) -> None:
        """What was chosen may not be there any more."""
        self._fault = -1
        self._keep_at = self.house.now + KEEP
        self._show()

    def _take(self, tool: str) -> None:
        """Another tool; what was chosen is let go."""
        self._turn_to(replace(self.focus, tool=tool, chosen=()))

    def _turn_to(self, focus: Focus) -> None:
        self.focus = focus
        self._show()

    # ---- what is shown ---------------------------------------------------------------------

    def _show(self) -> None:
        """Everything, after something else was chosen."""
        pages = self.edited.editing.pages(self.edited.board)
        if not has(self.edited.board, self.focus.chosen):
            self.focus = replace(self.focus, chosen=())
        if pages and self.focus.page >= len(pages):
            self.focus = replace(self.focus, page=len(pages) - 1)
        self._build_ways()
        self._tell(is_new=True)
        self._draw()

    def _draw(self) -> None:
        """The whole sheet, with the spots of the tool."""
        self._due, edited = None, self.edited
        sketch = edited.editing.draw(edited.box, edited.board, self.focus)
        self._drawn = edited.board
        self.board.show((Sheet(SHEET, "main", sketch),),
                        frozenset(spot.id for spot in sketch.spots))
        self.picture.paints, self.picture.decides = True, False
        self._draw_over()

    def _draw_over(self) -> None:
        """What has just been painted, and the places of the faults."""
        editing, board = self.edited.editing, self.edited.board
        shapes: list[Shape] = []
        if self._drawn is not None and board is not self._drawn:
            shapes += editing.draw_change(self._drawn, board).shapes
        outlines = {spot.id: spot.outline for spot in self.picture.sketch.spots}
        for number, fault in enumerate(self.edited.faults):
            focus, spot = editing.aim(board, self.focus, fault)
            if spot and focus.page == self.focus.page:
                shapes += mark(outlines.get(spot) or editing.outline(spot),
                               is_bold=number == self._fault)
        self.board.draw_over(Layer("course", tuple(shapes)))

    def _tell(self, *, is_new: bool) -> None:
        """The panel: what can be set, what is wrong, what can be done."""
        edited, panel = self.edited, self.panel
        panel.called.say(name_of(edited.board))
        panel.state.say(Msg.of("ui.edit.kept" if not edited.faults else "ui.edit.unfinished",
                               title=Msg.of(f"{edited.title}.title")))
        for id, card in panel.cards.items():
            card.turn(is_on=id == self.focus.tool)
        entries = edited.editing.entries(edited.board, self.focus)
        if edited.is_blank:
            entries = (Note(edited.editing.begin), *entries)
        self.fields.fill(entries, lambda: edited.board, is_new=is_new)
        panel.say_faults(self._group_faults(), self._go_on, self._fault)
        self.undo.enable(is_enabled=edited.can_undo)
        self.redo.enable(is_enabled=edited.can_redo)

    def _sentence(self, number: int) -> Msg:
        """A fault as one who draws understands it: he has no file before him."""
        fault = self.edited.faults[number]
        return Msg.of("ui.edit.unnamed") if fault.msg.key == "content.blank" else \
            self.edited.editing.tell(self.edited.board, fault)

    def _group_faults(self) -> dict[Wording, list[int]]:
        """The faults of each sentence by number, one for each place: a name may be missing in
        several languages."""
        groups: dict[Wording, list[int]] = {}
        seen: set[object] = set()
        for number, fault in enumerate(self.edited.faults):
            sentence = self._sentence(number)
            aim = self.edited.editing.aim(self.edited.board, self.focus, fault)
            if (sentence, aim) not in seen:
                seen.add((sentence, aim))
                groups.setdefault(sentence, []).append(number)
        return groups

    def _go_on(self, sentence: Wording) -> None:
        """To the next place of which that is said."""
        places = self._group_faults()[sentence]
        self._go(next((each for each in places if each > self._fault), places[0]))

    def _go(self, number: int) -> None:
        """To where a fault can be mended; after the last one to the first."""
        faults = self.edited.faults
        if not faults:
            return
        self._fault = number % len(faults)
        self.focus, spot = self.edited.editing.aim(self.edited.board, self.focus,
                                                  faults[self._fault])
        self._show()
        if spot:
            self.board.reveal((spot,))
        self._type()

    # ---- what is done with the whole -------------------------------------------------------

    def _play(self) -> None:
        """To the seats with this board; where it cannot be played, to its first fault."""
        if self.edited.faults:
            self.house.tell(Msg.of("ui.edit.unplayable", n=len(self.edited.faults)))
            self._go(0)
            return
        self._keep()
        self.house.navigation.seats(self.edited.title, self.edited.board["id"])

    def _share(self) -> None:
        self.attempt(partial(export, self.house, self.edited))


def mark(outline: tuple[Place, ...], *, is_bold: bool) -> tuple[Shape, ...]:
    """The light on a place with a fault."""
    if len(outline) == 1:
        return (Disc(outline[0], RING, "seal", cover=0.35 if is_bold else 0.2),
                Disc(outline[0], RING, "", "seal", 3.0))
    return (Polygon(outline, "seal", cover=0.45 if is_bold else 0.25),
            Polygon(outline, "", "seal", 4.0 if is_bold else 2.6)) if outline else ()


def export(house: House, edited: EditedBoard) -> None:
    """A copy of the file to give away; Refusal if the disk does not take it."""
    path = house.places.exports / edited.file.name
    keep_file(path, edited.text.encode())
    house.tell(Msg.of("ui.edit.shared", path=str(path)))

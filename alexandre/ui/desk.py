"""The desk: everything on the screen hangs on it, and every event of the window comes here.

It knows where the mouse, the keyboard and the held button are, what must be painted again, and
which dialog stands before the rest.  It opens no window: `draw` paints on whatever it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from alexandre.ui.banner import Banner
from alexandre.ui.brush import Brush
from alexandre.ui.commands import Commands, chord_of, writes
from alexandre.ui.focus import WAYS, after, toward
from alexandre.ui.layout import Box
from alexandre.ui.painter import Voice
from alexandre.ui.repaint import Repaint, paint_tree
from alexandre.ui.sketch import Place
from alexandre.ui.text import Typesetter
from alexandre.ui.theme import Theme
from alexandre.ui.tips import Tip
from alexandre.ui.widgets.dialog import Dialog
from alexandre.ui.widgets.scroll import Scroll
from alexandre.ui.widgets.widget import Widget, visible, walk

LEAST: Final = (1024.0, 640.0)  # the smallest window in logical units
DRESSED: Final = (1024.0, 600.0)  # the same for a player who wants all larger
STEERING: Final = (*WAYS, "next", "previous", "press", "first", "last", "page_up", "page_down")
ASIDE: Final = (2, 3)  # the middle and the right button
EVERYWHERE: Final = ("language", "quit", "full_screen")  # what works behind a dialog, too
USUAL: Final = (1280.0, 720.0)  # the window that is drawn at scale 1


def scale_for(width: int, height: int, wanted: float = 1.0) -> float:
    """Pixels per logical unit: a larger window shows all larger, a smaller one never less.

    `wanted` is the player's own share of that scale, bounded by what still leaves room.
    """
    scale = min(width / USUAL[0], height / USUAL[1])
    scale = min(max(1.0, scale), width / LEAST[0], height / LEAST[1])
    if wanted != 1.0:
        scale = min(scale * wanted, width / DRESSED[0], height / DRESSED[1])
    return max(0.5, scale)


class Desk:
    """The tree of widgets, the dialogs over it, and what the player's hands are doing.

    `on_command` hears the commands that no widget wanted.
    """

    def __init__(self, letters: Typesetter, voice: Voice) -> None:
        self.theme = Theme()
        self.letters = letters
        self.voice = voice
        self.commands = Commands()
        self.on_command: Callable[[str], bool] = lambda command: False
        self.box = Box(0, 0, *USUAL)
        self.edition = 0
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.tip = Tip(self)
        self.banner = Banner(self)
        self._window = (round(USUAL[0]), round(USUAL[1]))
        self._wanted = 1.0
        self._layers: list[Widget] = []
        self._repaint = Repaint()
        self._held: Widget | None = None
        self.is_keyed = False  # is it the keyboard that moves the focus?
        self._is_clicked = False  # did a click put it where it is?
        self.now = 0

    # ---- what hangs here -------------------------------------------------------------------

    def show(self, root: Widget) -> None:
        """Take everything down and hang this up."""
        for layer in self._layers:
            layer.hang(None)
        self._layers = []
        self._hang(root)

    def open(self, dialog: Dialog) -> None:
        """Put a dialog before everything else; the keyboard goes there."""
        self._hang(dialog)
        self.focus_on(dialog.first)

    def close(self, dialog: Widget) -> None:
        """Take a dialog down, and whatever stands before it."""
        if dialog not in self._layers:
            return
        place = self._layers.index(dialog)
        for layer in self._layers[place:]:
            layer.hang(None)
        del self._layers[place:]
        self._let_go()
        self.touch(self.box)

    @property
    def top(self) -> Widget:
        """What can be reached: the dialog in front, or the whole."""
        return self._layers[-1]

    def find(self, name: str) -> Widget | None:
        """The widget of that name, if it can be reached; dialogs go first."""
        for layer in reversed(self._layers):
            for widget in walk(layer):
                if widget.name == name:
                    return widget
        return None

    def resize(self, width: int, height: int) -> None:
        """The window is so many pixels now."""
        self._window = (width, height)
        self.dress(self._wanted, self.theme.text)

    def dress(self, scale: float = 1.0, text: float = 1.0) -> None:
        """The player's own sizes: of everything, as a share of the scale the window asks for,
        and of letters beside the rest."""
        self._wanted = scale
        width, height = self._window
        pixels = scale_for(width, height, scale)
        if (pixels, text) != (self.theme.scale, self.theme.text):
            self.theme = Theme(pixels, text)
        self.box = Box(0, 0, width / pixels, height / pixels)
        self.relay()

    def relay(self) -> None:
        """Lay everything out again: the window, the words or their language have changed."""
        self.edition += 1
        for layer in self._layers:
            layer.place(self.box)
        self.tip.end()
        self.touch(self.box)

    def _hang(self, layer: Widget) -> None:
        self._layers.append(layer)
        layer.hang(self)
        self._let_go()
        layer.place(self.box)
        self.touch(self.box)

    def _let_go(self) -> None:
        self.focus = self.hover = self._held = None
        self.tip.end()

    # ---- what the player does --------------------------------------------------------------

    def event(self, event: pygame.event.Event) -> None:
        """An event of the window; those that mean nothing here are ignored."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(self._at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed(self._at(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in ASIDE:
            self._grabbed(self._at(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, *ASIDE):
            self._released(self._at(event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            self._wheeled(event.y)
        elif event.type == pygame.KEYDOWN:
            self._struck(event)
        elif event.type == pygame.TEXTINPUT and self.focus is not None:
            self.focus.typed(event.text)

    def _struck(self, event: pygame.event.Event) -> None:
        """A key: whoever is typed into goes first and keeps what writes letters."""
        focus = self.focus
        if focus is not None and focus.is_hung and focus.takes_text:
            if focus.edit(chord_of(event)) or writes(event):
                return
        commands = self.commands.all_of(event)
        if self._is_clicked and "confirm" in commands:
            commands = tuple(sorted(commands, key="press".__eq__))
        for command in commands:
            if self.command(command):
                return

    def command(self, command: str) -> bool:
        """A command of the keyboard: to the focused widget and upwards, then the desk's own."""
        if not command:
            return False
        if command in STEERING:
            self._key(is_keyed=True)
        if self.focus is not None and not self.focus.is_hung:
            self.focus = None
        widget = self.focus or self.top
        while True:
            if widget.do(command):
                return True
            if widget.parent is None:
                break
            widget = widget.parent
        if command in ("next", "previous"):
            self.step(1 if command == "next" else -1)
            return True
        if command in WAYS and self._go(command):
            return True
        if isinstance(self.top, Dialog) and command not in EVERYWHERE:
            return False
        return self.on_command(command)

    def focus_on(self, widget: Widget | None) -> None:
        """Put the keyboard there, and bring it into sight."""
        for each in (self.focus, widget):
            if each is not None:
                each.touch()
        self.focus = widget
        if widget is None:
            return
        above = widget.parent
        while above is not None:
            if isinstance(above, Scroll):
                above.reveal(widget.box)
            above = above.parent
        widget.touch()

    def step(self, by: int) -> None:
        """The next or the previous widget that takes the keyboard."""
        ring = self._ring()
        index = ring.index(self.focus) if self.focus in ring else None
        found = after(len(ring), index, by)
        if found is not None:
            self.focus_on(ring[found])
            self.tip.promise(ring[found].tip, ring[found].box.middle, self.now)

    def _key(self, *, is_keyed: bool) -> None:
        """The ring round the focus is for those who move it with keys."""
        self.tip.end()
        if is_keyed != self.is_keyed and self.focus is not None:
            self.touch(self.focus.box)
        self.is_keyed = is_keyed
        self._is_clicked = not is_keyed

    def _go(self, way: str) -> bool:
        if self.focus is None:
            self.step(1)
            return self.focus is not None
        others = [each for each in self._ring() if each is not self.focus]
        found = toward([each.box for each in others], self.focus.box, way)
        if found is not None:
            self.focus_on(others[found])
        return found is not None

    def _ring(self) -> list[Widget]:
        return [each for each in walk(self.top) if each.takes_focus and each.is_enabled]

    def _moved(self, at: Place) -> None:
        if self._held is not None:
            self._held.drag(at)
            return
        found = self._under(at)
        if found is not self.hover:
            for each in (self.hover, found):
                if each is not None:
                    each.touch()
            if self.hover is not None:
                self.hover.leave()
            self.hover = found
        words = found.point(at) if found else ""
        self.tip.promise(words, at, self.now)

    def _pressed(self, at: Place) -> None:
        self._moved(at)
        self._key(is_keyed=False)
        widget = self._under(at)
        while widget is not None:
            if widget.takes_focus and widget.is_enabled:
                self.focus_on(widget)
            if widget.press(at):
                self._held = widget
                return
            widget = widget.parent

    def _grabbed(self, at: Place) -> None:
        """The middle or the right button takes hold of what can be pushed about."""
        widget = None if self._held else self._under(at)
        while widget is not None and not widget.grab(at):
            widget = widget.parent
        self._held = widget or self._held

    def _released(self, at: Place) -> None:
        held, self._held = self._held, None
        if held is not None and held.is_hung:
            held.release(at)

    def _wheeled(self, steps: float) -> None:
        widget = self.hover
        while widget is not None and not widget.wheel(steps):
            widget = widget.parent
        self.tip.end()

    def _under(self, at: Place) -> Widget | None:
        """The widget in front at that point, among those that can be reached."""
        found = None
        for widget in walk(self.top):
            if not widget.is_glass and widget.box.has(at) and visible(widget).has(at):
                found = widget
        return found

    def _at(self, pixels: tuple[int, int]) -> Place:
        return pixels[0] / self.theme.scale, pixels[1] / self.theme.scale

    # ---- what must be painted --------------------------------------------------------------

    def touch(self, box: Box) -> None:
        """Paint this part again at the next drawing."""
        self._repaint.add(box)

    @property
    def is_dirty(self) -> bool:
        """Is there something to paint?"""
        return self._repaint.area is not None

    def draw(self, onto: pygame.Surface) -> list[pygame.Rect]:
        """Paint what has changed; the rectangles that the window must show anew."""
        if self._repaint.area is None:
            return []
        brush = Brush(onto, self.theme, self.letters, self.voice)
        area = brush.rect(self._repaint.area.clipped(self.box)).inflate(2, 2)
        area = area.clip(onto.get_rect())
        self._repaint.area = None
        onto.set_clip(area)
        onto.blit(self.theme.ground(*onto.get_size()), (0, 0))
        for layer in self._layers:
            paint_tree(layer, brush, self.focus if self.is_keyed else None)
        self.tip.paint(brush)
        self.banner.paint(brush)
        onto.set_clip(None)
        return [area]

    def tick(self, now: int) -> None:
        """The clock in milliseconds; shows a tip that is due."""
        self.now = now
        self.tip.tick(now)
        self.banner.tick(now)

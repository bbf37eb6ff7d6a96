"""The root of the widget tree, which receives every event of the window.

It knows which dialog stands before the rest and what must be painted again; its input router knows
where mouse and keyboard are.  It opens no window: `draw` paints on whatever it is given.
"""

from __future__ import annotations

import time
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Voice
from alexandre.ui.draw.prints import Prints
from alexandre.ui.draw.sketch import Place
from alexandre.ui.draw.theme import Theme
from alexandre.ui.draw.tiles import INFINITE
from alexandre.ui.input.commands import Commands
from alexandre.ui.text.typesetter import Typesetter
from alexandre.ui.widgets.base.widget import Listener, Modal, Root, Widget, walk
from alexandre.ui.window.banner import Banner
from alexandre.ui.window.input_router import InputRouter
from alexandre.ui.window.repaint import Repaint, paint_tree, pixels_of
from alexandre.ui.window.tooltip import Tooltip

FRAME: Final = 16  # milliseconds between two pictures of what moves
LEAST: Final = (1024.0, 640.0)  # the smallest window in logical units
DRESSED: Final = (1024.0, 600.0)  # the same for a player who wants all larger
USUAL: Final = (1280.0, 720.0)  # the window that is drawn at scale 1
SLOWER: Final = 0.7  # letters grow less than the window does


def scale_for(width: int, height: int, wanted: float = 1.0) -> float:
    """Pixels per logical unit: a larger window shows everything larger, and more of it; a smaller
    one never shows less.

    `wanted` is the player's factor, limited so that there is enough room.
    """
    scale = min(width / USUAL[0], height / USUAL[1])
    scale = min(float(max(1.0, scale) ** SLOWER), width / LEAST[0], height / LEAST[1])
    if wanted != 1.0:
        scale = min(scale * wanted, width / DRESSED[0], height / DRESSED[1])
    return max(0.5, scale)


class WindowRoot(Root):
    """The tree of widgets, the dialogs over it, and the state of the player's input; `Root` is its
    interface for widgets."""

    tip: Tooltip

    def __init__(self, letters: Typesetter, voice: Voice, prints: Prints | None = None) -> None:
        self.theme = Theme(prints=prints)
        self.letters = letters
        self.voice = voice
        self.commands = Commands()
        self.listener = Listener()
        self.box = Box(0, 0, *USUAL)
        self.edition = 0
        self.now = 0
        self.answer: Widget | None = None
        self.tip = Tooltip(self)
        self.banner = Banner(self)
        self.router = InputRouter(self)
        self.event = self.router.event
        self.command = self.router.command
        self.strike = self.router.strike
        self.look = self.router.look
        self.hush, self.cover = self.router.hush, self.router.cover
        self.step = self.router.keyboard.step
        self.gamepads = self.router.gamepads
        self.seen: pygame.Surface | None = None  # what was last drawn on
        self.size = (round(USUAL[0]), round(USUAL[1]))  # in pixels
        self._wanted = 1.0
        self.layers: list[Widget] = []
        self._left: dict[Modal, Widget | None] = {}  # where the keyboard was before each
        self._repaint = Repaint()
        self._is_new = False  # was nothing painted of this room?
        self._moving: list[Widget] = []

    # ---- what hangs here -------------------------------------------------------------------

    def show(self, root: Widget) -> None:
        """Replace the tree of widgets by this one."""
        for layer in self.layers:
            layer.hang(None)
        self.layers, self._left = [], {}
        self._is_new = True
        self._hang(root)

    def open(self, layer: Modal) -> None:
        self._left[layer] = self.focus
        self._hang(layer)
        self.focus_on(layer.first)

    def close(self, layer: Modal) -> None:
        if layer not in self.layers:
            return
        place = self.layers.index(layer)
        for each in self.layers[place:]:
            each.hang(None)
        del self.layers[place:]
        self.router.let_go()
        self.touch(self.box)
        left = self._left.pop(layer, None)
        if left is not None and left.is_hung:
            self.focus_on(left)

    @property
    def top(self) -> Widget:
        return self.layers[-1]

    def find(self, name: str) -> Widget | None:
        for layer in reversed(self.layers):
            for widget in walk(layer):
                if widget.name == name:
                    return widget
        return None

    def resize(self, width: int, height: int) -> None:
        """Take the new size of the window, in pixels."""
        self.size = (width, height)
        self.dress(self._wanted, self.theme.text, patterns=self.theme.patterns)

    def dress(self, scale: float = 1.0, text: float = 1.0, *, patterns: bool = True) -> None:
        """Apply the player's settings: the interface size relative to the window's own scale, the
        text size, and whether owners have patterns."""
        self._wanted = scale
        width, height = self.size
        pixels = scale_for(width, height, scale)
        if (pixels, text, patterns) != (self.theme.scale, self.theme.text, self.theme.patterns):
            self.theme.forget()
            self.theme = Theme(pixels, text, self.theme.prints, patterns=patterns)
        self.box = Box(0, 0, width / pixels, height / pixels)
        self.relay()

    def relay(self) -> None:
        """Lay everything out again, because the window or the words have changed."""
        self.edition += 1
        self.arrange()

    def arrange(self) -> None:
        for layer in self.layers:
            layer.place(self.box)
        self.tip.end()
        self.touch(self.box)

    def _hang(self, layer: Widget) -> None:
        self.layers.append(layer)
        layer.hang(self)
        self.router.let_go()
        layer.place(self.box)
        self.touch(self.box)

    # ---- what the player does --------------------------------------------------------------

    @property
    def focus(self) -> Widget | None:
        return self.router.keyboard.widget

    @property
    def hover(self) -> Widget | None:
        return self.router.pointer.hover

    @property
    def mouse(self) -> Place | None:
        return self.router.pointer.at

    @property
    def is_keyed(self) -> bool:
        return self.router.keyboard.is_keyed

    def focus_on(self, widget: Widget | None) -> None:
        self.router.keyboard.put_on(widget)

    def await_at(self, widget: Widget) -> None:
        self.router.keyboard.await_at(widget)

    # ---- what must be painted --------------------------------------------------------------

    def touch(self, box: Box) -> None:
        if box.w and box.h:
            self._repaint.add(box)

    @property
    def is_dirty(self) -> bool:
        """Whether anything has to be painted."""
        return not self._repaint.is_empty

    def draw(self, onto: pygame.Surface, patience: float = INFINITE) -> list[pygame.Rect]:
        """Paint what has changed; return the rectangles that the window must show again.

        What takes longer than `patience` seconds goes on in the next call; what is near the
        pointer comes first.
        """
        self.seen = onto
        if self.is_dirty:
            self.router.look()
        until = time.perf_counter() + patience
        brush = Brush(onto, self.theme, self.letters, self.voice, patience)
        painted: list[Box] = []
        boxes = self._repaint.take(None if patience == INFINITE else self.router.at)
        for number, box in enumerate(boxes):
            if painted and time.perf_counter() > until and not self._is_new:
                self._repaint.late = boxes[number:]
                break
            area = pixels_of(box.clip(self.box), brush)
            if area.w and area.h:
                onto.set_clip(area)
                self._paint(brush, area)
            painted.append(box)
        onto.set_clip(None)
        self._is_new = False
        areas = [pixels_of(each.clip(self.box), brush) for each in self._repaint.release(painted)]
        return [each for each in areas if each.w and each.h]

    def _paint(self, brush: Brush, area: pygame.Rect) -> None:
        """Paint everything in that part of the window, from the ground up."""
        onto = brush.onto
        onto.blit(self.theme.ground(*onto.get_size()), area, area)
        ringed, is_dim = self.router.ring
        for layer in self.layers:
            paint_tree(layer, brush, ringed, is_dim=is_dim)
        self.tip.paint(brush)
        self.banner.paint(brush)

    # ---- the clock -------------------------------------------------------------------------

    def stir(self, widget: Widget) -> None:
        if widget not in self._moving:
            self._moving.append(widget)

    @property
    def is_moving(self) -> bool:
        """Whether any widget is animated."""
        return bool(self._moving)

    @property
    def due(self) -> int | None:
        """The latest time for `tick`, apart from animations; None if there is none."""
        return min((each for each in (self.tip.due, self.banner.due, self.router.due)
                    if each is not None), default=None)

    def tick(self, now: int) -> None:
        """Set the clock in milliseconds, show a tip that is due, and advance animations."""
        self.now = now
        self.router.tick(now)
        moving, self._moving = self._moving, []
        for widget in moving:
            if widget.is_hung and widget.tick(now):
                self.stir(widget)
        self.tip.tick(now)
        self.banner.tick(now)


def list_wakes(desk: WindowRoot, now: int) -> list[int]:
    """The milliseconds until the desk must tick, and until it must be drawn."""
    due = [] if desk.due is None else [desk.due - now]
    return [*due, *[FRAME] * desk.is_moving,
            *[1] * desk.is_dirty]  # a board is painted in several frames

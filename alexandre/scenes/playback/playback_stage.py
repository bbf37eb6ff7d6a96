"""The stage of a playback on the window: something to look at, and a strip below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from alexandre.scenes.base.board import EDGE, RIM, UNITS, Board
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Sheet
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.blind import Blind
from alexandre.ui.widgets.panels.caption_strip import (
    LEAST,
    CaptionStrip,
    NotePlate,
    find_least,
)
from alexandre.ui.widgets.panels.spotlight import Spotlight
from alexandre.ui.widgets.pictures.picture import Picture

SIDE_LEAST: Final = 0.25  # of the width, for the sheets beside the main one
SIDE_MOST: Final = 0.42
UPRIGHT: Final = 0.18  # as much of the width left by a board of the whole height is for the words
UPRIGHT_LEAST: Final = 0.27  # they have at least so much
TABLETS: Final = 0.45  # of the height, for the sheets above them
TRIES: Final = 6  # until the width of the board and the height of its foot agree
LETTERS: Final = 1.5  # captions of boards at least so large: their readers sit far away
ROUNDED: Final = 0.5  # pixels that letters may lose where they are set on whole ones
BACK: Final = 0.25  # the part of the strip on which a click goes back

Strip = TypeVar("Strip", bound=Widget)


class Stage(Widget, Generic[Strip]):
    """Contents above a strip of full width, which takes the height it needs."""

    edge = EDGE  # round the strip

    def __init__(self, name: str, seen: Widget, strip: Strip) -> None:
        super().__init__(name)
        self.seen = self.add(seen)
        self.strip = self.add(strip)

    def lay(self) -> None:
        """Lay the strip out first, then the rest."""
        wide = self.box.w - 2 * self.edge
        high = self.strip.height(wide)
        foot = self.box.bottom - high - self.edge
        self.strip.place(Box(self.box.x + self.edge, foot, wide, high))
        self.place_seen(Box(self.box.x, self.box.y, self.box.w, foot - self.box.y))

    def place_seen(self, room: Box) -> None:
        """Place the contents in all that the strip leaves."""
        self.seen.place(room)

    def do(self, command: str) -> bool:
        """Give commands to the contents, wherever the focus is."""
        return self.seen.do(command)


class WideBoard(Board):
    """A board without controls; its side sheets have what the main one leaves."""

    def __init__(self) -> None:
        super().__init__(Widget("present/side"), lambda spot: None)
        self.has_side = True
        self.is_upright = False  # words stand below the sheets at the side
        self.free = Box(0, 0, 0, 0)  # where
        self._sides: dict[object, float] = {}  # how wide the side is, by all that it depends on

    @property
    def text(self) -> float:
        """The letter size, which is large whatever the player's own."""
        return max(LETTERS, super().text)

    def _give_room(self, place: str, wide: float, high: float, usual: float) -> None:
        """Give the sheets that room, with units of the usual size and letters for an audience;
        above words there is less height."""
        if place == "side" and self.is_upright:
            high = TABLETS * self.box.inset(EDGE).h
        unit = max(1.0, wide) / UNITS[place]
        least = (find_least(self.desk) + ROUNDED) / self.desk.theme.scale
        self._leasts[place] = least / unit
        super()._give_room(place, wide, high, wide)

    def show(self, sheets: Sequence[Sheet], lit: frozenset[str] | None = None) -> None:
        """Show these sheets, without those at the side if they are not wanted."""
        super().show([each for each in sheets if self.has_side or each.place != "side"], lit)

    def lay(self) -> None:
        """Lay the board out, with its side sheets centred vertically."""
        super().lay()
        least = self.overlay.least = find_least(self.desk)
        for picture in self.pictures.values():
            picture.least = least
        if self.is_upright:
            self._lay_column()
            return
        beside = [self.pictures[each.name] for each in self._sheets if each.place == "side"]
        if beside:
            room = self.box.inset(EDGE)
            first, last = beside[0].box, beside[-1].box
            high = min(first.h, room.h)
            self._put("side", Box(first.x, room.y + (room.h - high) / 2, last.right - first.x,
                                  high))

    def _lay_column(self) -> None:
        """Place the side sheets at the top of their column; cues stay beside it."""
        room = self.box.inset(EDGE)
        wide = self._side(room.w)
        beside = any(each.place == "side" for each in self._sheets)
        high = min(self._high("side", wide), TABLETS * room.h) if beside else 0.0
        self._put("side", Box(room.right - wide, room.y, wide, high))
        top = room.y + high + EDGE * beside
        self.free = Box(room.right - wide, top, wide, room.bottom - top)
        self.stage.field = Box(self.box.x, self.box.y, self.free.x - self.box.x, self.box.h)

    def spare(self, width: float, height: float) -> float:
        """The share of the width that the main sheet leaves at that height."""
        if not any(each.place == "main" for each in self._sheets):
            return 0.0
        return 1.0 - self._fill(width, height) / width

    def _hang(self, sheet: Sheet) -> Picture:
        """Add a picture that does not take the focus, since keys step through the game."""
        picture = super()._hang(sheet)
        picture.takes_focus = False
        return picture

    def _side(self, width: float) -> float:
        """The width of the side, kept as it is first: otherwise cards that come or go below would
        resize the main sheet, which would be painted again."""
        if not self.is_upright and not any(each.place == "side" for each in self._sheets):
            return 1.0
        key = width, self.box.h, self.is_upright, self.desk.edition
        if key not in self._sides:
            least = UPRIGHT_LEAST if self.is_upright else SIDE_LEAST
            self._sides[key] = min(SIDE_MOST * width, max(
                least * width, width - self._fill(width, self.box.h)))
        return self._sides[key]

    def _fill(self, width: float, height: float) -> float:
        """The width at which the main sheet fills the height above the foot."""
        wide, high = next(each.sketch.size for each in self._sheets if each.place == "main")
        left, room = width, height - 2 * EDGE - 2 * RIM
        for _try in range(TRIES):
            left = (room - self._foot(left, room)) * wide / high + 2 * RIM
        return left


class WideStage(Stage["ClickedStrip"]):
    """The board as large as possible, a strip of words below or beside it, and pointers over both.

    `on_command` gets every command first, `on_step` a click on the strip: 1 or -1; no letter is
    smaller than `least`.
    """

    def __init__(self, on_command: Callable[[str], bool], on_step: Callable[[int], None],
                 least: float = LEAST) -> None:
        self.board = WideBoard()
        super().__init__("present", self.board, ClickedStrip("present/strip", on_step, least))
        self.on_command = on_command
        self._below_for: object = None  # for what the words stand below the board
        self.plate = self.add(NotePlate("present/plate", least))
        self.plate.is_glass = True
        self.spotlight = self.add(Spotlight(self.board.pictures))
        self.blind = self.add(Blind("present/blind"))

    def lay(self) -> None:
        """Place the words beside a board that leaves room for them, else in a strip below it."""
        self.spotlight.place(self.box)
        self.blind.place(self.box)
        board, strip = self.board, self.strip
        told = self.box, board.has_side, strip.kept
        if told != self._below_for and board.spare(self.box.w, self.box.h) >= UPRIGHT:
            board.is_upright = strip.is_upright = True
            board.place(self.box)
            if strip.holds(board.free):
                strip.place(board.free)
                free = board.free.x - board.box.x
                self.plate.place(Box(board.box.x, board.box.y, free, board.box.h))
                return
        # There they stay: a board that moved to and fro would be painted anew each time.
        self._below_for = told if board.pictures else None
        board.is_upright = strip.is_upright = False
        super().lay()
        self.plate.place(board.box)

    def do(self, command: str) -> bool:
        """Handle the presenter's keys, then those of the camera."""
        return self.on_command(command) or super().do(command)


class ClickedStrip(CaptionStrip):
    """A strip on which a click goes on, or back at its left end."""

    def __init__(self, name: str, on_step: Callable[[int], None], least: float = LEAST) -> None:
        super().__init__(name, least)
        self.on_step = on_step

    def press(self, at: Place) -> bool:
        """Press the strip."""
        return True

    def release(self, at: Place) -> None:
        """Go back or on."""
        if self.box.has(at):
            self.on_step(-1 if at[0] < self.box.x + BACK * self.box.w else 1)

"""The table on the screen: the title's sheets in their places, and a side panel."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import Final

from alexandre import games
from alexandre.content import data
from alexandre.kernel.contract import Game, View
from alexandre.kernel.meta import Options
from alexandre.kernel.session import Session
from alexandre.ui.draw.camera import WHOLE, Camera
from alexandre.ui.draw.draft import is_backdrop
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.draw.lettering.enlarged import enlarge_captions, enlarge_layer
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.signs.named import read_signs_from
from alexandre.ui.draw.sketch import Described, Layer, Place, Sheet, Sketch, Spot
from alexandre.ui.play.defaults import deny, ignore
from alexandre.ui.play.drawing import UNDRAWN, AnyDrawing
from alexandre.ui.widgets.base.boxes import Panel, Yielding
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.cues.cue_stage import CueStage
from alexandre.ui.widgets.cues.veil import Darkness
from alexandre.ui.widgets.pictures.board_frame import BAND, BoardFrame
from alexandre.ui.widgets.pictures.layouts import Layouts
from alexandre.ui.widgets.pictures.overlay import Overlay
from alexandre.ui.widgets.pictures.picture import POINTING, Picture
from alexandre.ui.widgets.pictures.sheet_view import EMPTY, is_coarse
from alexandre.ui.window.root import WindowRoot

EDGE: Final = 8.0
SIDE: Final = 334.0
SIDE_LEAST: Final = 300.0
SIDE_SHARE: Final = 0.266  # of a narrow window's width
FOOT: Final = 0.24  # of the height, which what lies below the main sheet may take
OVER: Final = 16.0  # units by which it may lie on the main sheet
UNITS: Final = {"foot": 1000.0, "side": 380.0}  # the widths of sheets that are laid out there
RIM: Final = BAND + 3.0  # of the board's frame, within which the foot lies

read_signs_from(data.sign)  # of whatever draws a table, the window or a tool


def sheets_of(game: Game, view: View) -> tuple[Sheet, ...]:
    """The title's sheets; none where it is played with labelled buttons alone."""
    return drawing_of(game).sheets(game, view)


def drawing_of(game: Game) -> AnyDrawing:
    """The title's drawing; `UNDRAWN` if it has no `table`."""
    try:
        return games.table(game)
    except ModuleNotFoundError as error:
        if not (error.name or "").endswith(f".{game.meta.id}.table"):
            raise  # it is there, and imports what is not
        return UNDRAWN


def draw_main(game: Game, view: View) -> Sketch | None:
    """The title's main picture, or None."""
    return next((each.sketch for each in sheets_of(game, view) if each.place == "main"), None)


def draw_start(game: Game, options: Options) -> Sketch | None:
    """The main sheet of a game with the fewest seats before its first move."""
    meta = game.meta
    state = game.start(meta.seats[0], meta.settle(options))
    return draw_main(game, game.view(state, 0))


def foreshow(desk: WindowRoot, session: Session) -> bool:
    """Show the ground of a game's board with an empty side until the table is built; return
    whether there is a picture of it."""
    sheets = drawing_of(session.game).backdrop(session.game, session.view())
    has_ground = any(each.place == "main" and is_backdrop(each.sketch) for each in sheets)
    if has_ground:
        board = Board(Panel("board/side"), ignore)
        desk.show(board)
        board.show(sheets)
    return has_ground


class Board(Widget):
    """The pictures of the sheets on the left, `side` on the right; `picture/<sheet>` are their
    names.

    The main sheet fills all that the side leaves, and the foot lies on it. Without any sheet the
    side has the whole window. `players` is a part of the side for the sheets that belong there;
    without it they are above the side. `cameras` are the initial views.
    """

    def __init__(self, side: Widget, on_spot: Callable[[str], None],
                 players: Yielding | None = None) -> None:
        super().__init__("board")
        self.on_spot = on_spot
        self.players = players
        self.on_command: Callable[[str], bool] = deny
        self.pictures: dict[str, Picture] = {}
        self.cameras: dict[str, Camera] = {}
        self.glides = True
        self.lit: frozenset[str] = frozenset()
        self._sheets: tuple[Sheet, ...] = ()
        self._instead: dict[str, Sheet] = {}
        self._layouts = Layouts()
        self._rooms: dict[str, Place] = {}  # in units, for sheets that are laid out, by place,
        self._pixels: dict[str, float] = {}  # and how many of these a unit takes at usual letters
        self._edition = 0  # of the words in which they were laid out
        self._kept: tuple[Place, float] = ((0.0, 0.0), 0.0)  # a room, and what of it is the foot's
        self._leasts: dict[str, float] = {}  # of their letters, for an audience
        self._sizes: list[Place] = []  # of what is shown
        self._counted: dict[str, Sheet] = {}  # the players, without points on their way
        self._marked_until: int | None = None
        self.side = self.add(side)
        self.front = self.add(Widget("board/front"))  # for what lies on the board for a while
        self.front.is_glass = True
        self.darkness = self.add(Darkness())
        self.overlay = self.add(Overlay(self.pictures))
        self.stage = self.add(CueStage(self.pictures, self.darkness))
        self.stage.on_landed = self._show_again

    @property
    def text(self) -> float:
        """The letter size of the sheets, relative to their design."""
        return self.desk.theme.text

    @property
    def main(self) -> Picture | None:
        """The picture of the main sheet, None while there is none."""
        return next((self.pictures[each.name] for each in self._sheets if each.place == "main"),
                    None)

    @property
    def is_coarse(self) -> bool:
        """Whether any sheet has not been painted sharply yet."""
        return any(map(is_coarse, self.pictures.values()))

    def show(self, sheets: Sequence[Sheet], lit: frozenset[str] | None = None) -> None:
        """Show these sheets, with these spots lit or those lit before; the players' sheet waits
        while points fly to it."""
        self.lit = self.lit if lit is None else lit
        is_new = list(map(place_of, sheets)) != list(map(place_of, self._sheets))
        self._sheets = tuple(sheets)
        if self.stage.flight is None or is_new:
            self._counted = {each.name: each for each in sheets if each.place == "side"}
        for gone in self.pictures.keys() - {each.name for each in sheets}:
            self.pictures[gone].show(EMPTY, frozenset())
            self.pictures[gone].shown(is_shown=False)
        for sheet in sheets:
            picture = self.pictures.get(sheet.name) or self._hang(sheet)
            picture.shown(is_shown=True)
            self._show(self._counted.get(sheet.name, sheet))
        if is_new or self._sizes != self._list_sizes():
            self.lay()
            self._sizes = self._list_sizes()

    def _list_sizes(self) -> list[Place]:
        """The sizes of the sheets in their present form, on which the room depends."""
        return [self.pictures[sheet.name].sketch.size for sheet in self._sheets]

    def _show(self, sheet: Sheet) -> None:
        """Show a sheet, or what replaces it."""
        shown, picture = self._instead.get(sheet.name, sheet), self.pictures[sheet.name]
        picture.places = {}
        if isinstance(shown.content, Node):
            self._lay_out(sheet, shown.content)
        else:
            picture.show(enlarge_captions(shown.sketch, self.text), self.lit)

    def _lay_out(self, sheet: Sheet, content: Node) -> None:
        """Lay out a described sheet, once its room is known."""
        room, picture = self._rooms.get(sheet.place), self.pictures[sheet.name]
        if room is not None:
            laid = self._layouts.lay(self.desk, sheet.name, content, room, self.text,
                                     self._leasts.get(sheet.place, 0.0),
                                     self._pixels[sheet.place])
            picture.places, picture.growth = laid.places, laid.growth
            picture.show(laid.sketch, self.lit)

    def light(self, lit: frozenset[str]) -> None:
        """Light other spots."""
        self.show(self._sheets, lit)

    def has_any(self, spots: Collection[str]) -> bool:
        """Whether a shown sheet has one of these spots."""
        return any(spot.id in spots for picture in self.pictures.values() if picture.is_shown
                   for spot in picture.spots)

    def draw_over(self, over: Layer, spots: tuple[Spot, ...] = (),
                  instead: Sequence[Sheet] = (), form: Described | None = None) -> None:
        """Draw a prepared move: a layer above the main sheet with its own spots, a form in its
        middle, and replacements of some sheets."""
        drawn = {each.name: each for each in instead}
        if drawn != self._instead:
            self._instead = drawn
            self.show(self._sheets)
        for sheet in self._sheets:
            if sheet.place == "main":
                size = sheet.sketch.size
                large = enlarge_layer(over, self.text, size)
                if isinstance(form, Node):
                    laid = self._layouts.lay(self.desk, "form", form, size, self.text).sketch
                    large = Layer(over.name, large.shapes + laid.shapes,
                                  large.captions + laid.captions)
                    spots = laid.spots + spots
                self.pictures[sheet.name].draw_over(large, spots, is_form=form is not None)

    def point_at(self, spots: Sequence[str], last: int | None = None,
                 colour: str = POINTING) -> None:
        """Highlight these spots for so many milliseconds or until others are; none ends it."""
        marked = frozenset(spots)
        for picture in self.pictures.values():
            if picture.is_shown:
                picture.mark(marked, colour)
        self.reveal(spots)
        self._marked_until = None if last is None or not spots else self.desk.now + last
        if self._marked_until is not None:
            self.desk.stir(self)

    def reveal(self, spots: Sequence[str]) -> None:
        """Scroll these into view, without highlighting them."""
        for picture in self.pictures.values():
            if picture.is_shown:
                picture.reveal(spots)

    def tick(self, now: int) -> bool:
        """End the highlight when its time has come."""
        if self._marked_until is not None and now >= self._marked_until:
            self.point_at(())
        return self._marked_until is not None

    def do(self, command: str) -> bool:
        """Carry out the room's commands before the focus moves, then the camera's."""
        if self.on_command(command):
            return True
        picture = next((each for each in (self.desk.focus, self.desk.hover)
                        if isinstance(each, Picture)), self.main)
        return picture is not None and picture.steer(command)

    def _hang(self, sheet: Sheet) -> Picture:
        """Add the picture of a new sheet behind the darkness of a cue, its movements and its
        words."""
        holder = self.players if sheet.place == "side" and self.players else self
        picture = holder.add(Picture(f"picture/{sheet.name}", self.on_spot))
        picture.camera = self.cameras.get(sheet.name, WHOLE)
        picture.whole.is_shown = not picture.camera.is_whole
        picture.glides = self.glides
        picture.decides, picture.is_list = True, sheet.place == "foot"
        if sheet.place == "main":
            picture.frame, picture.rim = BoardFrame(), BAND
        self.pictures[sheet.name] = picture
        self.children.sort(key=self._depth)
        return picture

    def _depth(self, child: Widget) -> int:
        """The place of a child in the drawing order, from the back."""
        above = (self.darkness, self.overlay, self.front, self.stage)
        if child in above:
            return 2 + above.index(child)
        return int(any(child.name == f"picture/{each.name}" for each in self._sheets
                       if each.place == "foot"))

    def _show_again(self) -> None:
        self.show(self._sheets)

    def lay(self) -> None:
        """Lay the main sheet out as large as possible, the foot below, the players beside it."""
        whole = self.box.inset(EDGE)
        for each in (self.darkness, self.overlay, self.stage):
            each.place(self.box)
        self.stage.field = self.box
        self.notice_box = None
        if not self._sheets:
            self.side.place(whole.centre(min(720.0, whole.w), whole.h))
            return
        left, right = columns(whole, (0.0, self._side(whole.w)), EDGE)
        self.side.place(right)
        inner = left.inset(RIM)
        beside = self.players.box if self.players else Box(0, 0, right.w, right.h)
        if self.players and self.players.free:
            beside = Box(0, 0, beside.w, self.players.free)
        usual = self._side(whole.w) / math.sqrt(self.text)
        self._give_room("foot", inner.w, left.h * FOOT, whole.w - EDGE - usual - 2 * RIM)
        self._give_room("side", beside.w, beside.h, usual - right.w + beside.w)
        foot = self._foot(inner.w, left.h)
        kept = self._keep(foot, left)
        self.stage.room = Box(inner.x, inner.y, inner.w, inner.h - kept)
        self.front.place(inner)
        self.notice_box = inner
        self._put("foot", Box(inner.x, inner.bottom - foot, inner.w, foot))
        for sheet in self._sheets:
            if sheet.place == "main":
                self.pictures[sheet.name].cover(kept + RIM - BAND if kept else 0.0)
        self._put("main", left)
        if self.players:
            self.players.lay()
            return
        side = self._high("side", right.w)
        self._put("side", Box(right.x, right.y, right.w, side))
        if side:
            top = right.y + side + EDGE / 2
            self.side.place(Box(right.x, top, right.w, max(0.0, right.bottom - top)))

    def _give_room(self, place: str, wide: float, high: float, usual: float) -> None:
        """Give the sheets of a place that room, in units as large as at a text size of 100 %,
        where the place would be `usual` wide."""
        unit = max(1.0, usual) / UNITS[place]
        room = wide / unit, high / unit
        self._pixels[place] = unit * self.desk.theme.scale / self.text
        if self._edition != self.desk.edition:
            self._edition = self.desk.edition
            self._rooms.clear()
        if self._rooms.get(place) != room:
            self._rooms[place] = room
            for sheet in self._sheets:
                if sheet.place == place and isinstance(sheet.content, Node):
                    self._show(self._counted.get(sheet.name, sheet))

    def _side(self, width: float) -> float:
        """The width of the side: larger letters get half of the extra width they want and more
        lines, so that the main sheet keeps most of the window."""
        usual = max(SIDE_LEAST, min(SIDE, width * SIDE_SHARE))
        return usual * math.sqrt(self.text)

    def _high(self, place: str, width: float) -> float:
        return sum(self.pictures[each.name].height(width)
                   for each in self._sheets if each.place == place)

    def _foot(self, width: float, height: float) -> float:
        """The height of the sheets below the main one, at most a share of the whole."""
        return min(self._high("foot", width), max(0.0, height) * FOOT)

    def _keep(self, foot: float, left: Box) -> float:
        """The height kept for the foot, which stays the same while the foot becomes lower or only
        a little higher."""
        room = left.w, left.h
        if room != self._kept[0] or foot > self._kept[1] + OVER:
            self._kept = room, foot
        return self._kept[1]

    def _put(self, place: str, box: Box) -> None:
        """Place the sheets of a position, side by side."""
        group = [each for each in self._sheets if each.place == place]
        for sheet, share in zip(group, columns(box, (0.0,) * len(group), EDGE), strict=True):
            self.pictures[sheet.name].place(share)


def place_of(sheet: Sheet) -> tuple[object, ...]:
    """Everything that a sheet's room depends on."""
    size = sheet.content.size if isinstance(sheet.content, Sketch) else None
    return sheet.name, sheet.place, size

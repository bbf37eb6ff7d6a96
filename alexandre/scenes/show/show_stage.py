"""The layout of a showcase; all its words are for people some metres away."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import EDGE
from alexandre.scenes.playback.playback_stage import Stage, WideBoard
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.play.cue import Cue, Rank, Staging
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.caption_strip import FAR, CaptionStrip, find_least
from alexandre.ui.widgets.panels.figure import Figure
from alexandre.ui.window.input_router import EVERYWHERE

OURS: Final = (*EVERYWHERE, "settings")  # what works without ending the show
UNTOLD: Final = 700  # milliseconds for which a board is seen before its name


class Show(Widget):
    """The stage of one act; nothing on it can be pressed. `is_kept`: the last key was one that
    does not end the showcase."""

    def __init__(self, act: Widget) -> None:
        super().__init__("show")
        self.is_kept = False
        self.add(act)
        self.add(Glass())

    def do(self, command: str) -> bool:
        """Swallow every key but those that work without ending the showcase."""
        self.is_kept = self.is_kept or command in OURS
        return command not in OURS


class Glass(Widget):
    """A cover that catches all presses."""

    def press(self, at: Place) -> bool:
        return True

    def grab(self, at: Place) -> bool:
        return True

    def spread(self, factor: float, start: Place, end: Place) -> bool:
        return True

    def wheel(self, steps: float) -> bool:
        return True


class Captioned(Stage[CaptionStrip]):
    """Contents that fill the window, with a strip of words below."""

    def __init__(self, seen: Widget) -> None:
        super().__init__("show/act", seen, CaptionStrip("show/strip", FAR))


class TitleStage(Captioned):
    """The initial board of a title, with its name on the band of a great cue."""

    def __init__(self, name: Msg) -> None:
        self.board = WideBoard()
        self.board.has_side = False
        super().__init__(self.board)
        self._cue = Cue(rank=Rank.GREAT, title=name)

    def proclaim(self, last: int) -> None:
        """Unroll the band, and roll it up after so many milliseconds."""
        self.board.stage.begin(Staging(self._cue, UNTOLD, 0, last - UNTOLD))

    def at(self, time: int) -> None:
        """Show the band as it is so many milliseconds later."""
        self.board.stage.at(time)

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the band, in the current language."""
        return (self.desk.voice(self._cue.title),)


class PictureStage(Captioned):
    """A framed picture above the strip, `shape` times as wide as high."""

    def __init__(self, seen: Figure, shape: float) -> None:
        super().__init__(seen)
        self._figure, self._shape = seen, shape

    def place_seen(self, room: Box) -> None:
        self._figure.least = find_least(self.desk)
        inner = room.inset(2 * EDGE)
        wide = min(inner.w, inner.h * self._shape)
        self.seen.place(inner.centre(wide, wide / self._shape))

"""A playback for an audience: the board on the whole window, and large words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from alexandre.kernel.contract import OVER, Seat
from alexandre.kernel.record import Record
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.house import House
from alexandre.scenes.playback.narrator import Narrator
from alexandre.scenes.playback.playback_room import Playback
from alexandre.scenes.playback.playback_stage import WideStage
from alexandre.scenes.playback.track import Track
from alexandre.scenes.playback.why import find_places
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.caption_strip import LEAST

SHORTEST: Final = 3500  # milliseconds for which anything told is seen
LETTER: Final = 45  # milliseconds that somebody who reads slowly needs for one
MOST: Final = 15_000
BRIEF: Final = 1100  # the same of what the log says, which the eye follows on the board
BRIEF_LETTER: Final = 26


class Performance(Playback):
    """A playback that shows each stop for as long as it takes to read, and ends after the last.

    No letter is smaller than `least`, a share of the window's height.
    """

    least = LEAST

    def __init__(self, house: House, track: Track, at: int = 0) -> None:
        self.is_open = track.moment is not None and track.moment.is_open
        super().__init__(house, track, find_eyes(track.history.record, is_open=self.is_open), at)
        self.narrator = Narrator(house, self.journey)
        self.showing.stretch = 1.0
        self.has_side = self.is_playing = True
        self._lang = ""
        self._room: tuple[object, ...] = ()  # for what the strip keeps room
        self._lit: tuple[str, ...] = ()

    @property
    def beat(self) -> int:
        """The time for a stop: captions are read, the log is glanced at."""
        stop, words = self.journey.stop, (*self.stage.plate.words, *self.stage.strip.words[:1])
        is_log = stop is not None and stop.told is None and stop.plate is None
        return glance(words) if is_log and self.journey.place < self.journey.last \
            else measure_reading(words)

    def build(self) -> Widget:
        """Build the board, the strip and the pointers."""
        self.stage = WideStage(self.press, self._step, self.least)
        self._room = ()
        self.stage.board.has_side = self.has_side
        self._lit = ()
        self.showing.hang(self.stage.board)
        return self.stage

    def show_audience(self, on_close: Callable[[], None]) -> None:
        """Show the stage in the audience's window, in its own words and seals."""
        self.house.audience.show(
            self.stage, lambda wording: self.house.say(wording, self.players),
            (self.looks, self.faces), on_close)

    def entered(self) -> None:
        """Start reading the present stop from its beginning."""
        super().entered()
        self.since = None

    def tick(self, now: int) -> None:
        """Light the places of the step while the audience reads."""
        self.stage.desk.tip.end()  # its letters are the player's, too small for an audience
        super().tick(now)
        is_resting = self.journey.goal is None and not self.showing.is_moving
        self.since = None if not is_resting else now if self.since is None else self.since
        spots = find_places(self.history, self.narrator.cue, self.journey.eyes) \
            if is_resting and not self.stage.plate.words else ()
        if spots != self._lit:
            self._lit = spots
            self.stage.board.point_at(spots)
        if self._lang != self.house.words.lang:
            self.tell()

    def advance(self) -> None:
        """Go to the next stop, at once if it is already on its way."""
        if self.journey.goal is not None:
            self.jump(self.journey.goal)
        elif self.journey.set_out(self.house.now):
            self.stage.plate.show()
        else:
            self.finish()

    def finish(self) -> None:
        """Stop playing after the last stop."""
        self.is_playing = False

    def tell(self) -> None:
        """Show the caption on the strip, and a plate over the board."""
        self._lang = self.house.words.lang
        self._keep_room()
        stage, at = self.stage, self.session.turn
        actor = self.history.steps[at - 1].actor if at else OVER
        texts, count = self.compose()
        stage.strip.say(*texts, seat=actor if actor >= 0 else None, share=self.journey.share,
                        count=count)
        stage.plate.show(*self.narrator.plate)
        stage.lay()

    def _keep_room(self) -> None:
        """Reserve room in the strip for all texts in this language."""
        journey = self.journey
        room = self._lang, journey.eyes, len(journey.stops)
        if room != self._room:
            self._room = room
            self.stage.strip.keep_room(self.list_longest())

    def list_longest(self) -> list[list[Wording]]:
        """The passages for which the strip reserves room."""
        return [[each] for each in self.narrator.list_captions()]

    def compose(self) -> tuple[list[Wording], str]:
        """The passages of the strip, and the number of the step if it is shown."""
        return [self.narrator.caption], ""

    def _step(self, by: int) -> None:
        (self.advance if by > 0 else self.go_back)()


def find_eyes(record: Record, *, is_open: bool) -> Seat | None:
    """The viewer for an audience: everything, or the public part; a solitaire game hides nothing.
    """
    if is_open:
        return None
    return 0 if record.seats == 1 else NOBODY


def measure_reading(texts: Iterable[str]) -> int:
    """The time in milliseconds that a slow reader needs."""
    return min(MOST, max(SHORTEST, LETTER * sum(map(len, texts))))


def glance(texts: Iterable[str]) -> int:
    """The time in milliseconds for which a line of the log stays."""
    return max(BRIEF, BRIEF_LETTER * sum(map(len, texts)))

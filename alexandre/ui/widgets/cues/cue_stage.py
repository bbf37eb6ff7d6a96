"""In front of the table: the darkness round a great cue, and above what moves its band, or a
ribbon."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.extent import frame
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Sketch
from alexandre.ui.play.banners.proclamation import (
    BAND_HIGH,
    LINE,
    MEDALLION,
    TITLE,
    Words,
    draw_cloth,
    draw_rims,
    draw_title,
    measure_band,
)
from alexandre.ui.play.banners.tally import measure
from alexandre.ui.play.cue import READ, SEEN, Cue, Staging
from alexandre.ui.play.defaults import ignore
from alexandre.ui.widgets.base.leaves import Leaf, Leaves
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.cues.flight import Flight, draw_flight, fly_round
from alexandre.ui.widgets.cues.opening import WHOLE, Opening, unroll
from alexandre.ui.widgets.cues.placing import WIDEST, find_middle, set_words
from alexandre.ui.widgets.cues.ribbon import RIBBON_HIGH, Ribbon, draw_on
from alexandre.ui.widgets.cues.tally_sheet import TallySheet, leaf_of
from alexandre.ui.widgets.cues.veil import Darkness, Lit
from alexandre.ui.widgets.pictures.picture import Picture

STEPS: Final = 4  # of light between bright and dark: each repaints the window
DIMS: Final = 240  # milliseconds until it is dark, and bright again
BELOW: Final = 0.44  # of the height: a tally stands from there down
RIM: Final = 0.25  # of a band's height: how far its shadow and its medallion reach beyond it
EDGE: Final = 2.0  # logical pixels: what is painted of points beside their box
FIGURE: Final = 0.066  # of the window's height: points that fly to the seat that scored
KEPT: Final = 10  # leaves: two cloths, rims, words, a ribbon and its, a tally, its numbers, points
SMALL: Final = 64  # pieces that sides count up, and their numbers


class CueStage(Widget):
    """Shows one great cue at a time, and the newest ribbon.

    While a great cue is shown, a press calls `on_press`, except on the widgets that are `free`.
    `room` is the part of the board that no panel covers, where ribbons lie; `field` is the part of
    the window that a band may take.
    """

    is_glass = True

    def __init__(self, pictures: Mapping[str, Picture], darkness: Darkness) -> None:
        super().__init__("cue")
        self.pictures = pictures
        self._veil = darkness
        darkness.on_paint = self._paint_darkness
        self.on_press: Callable[[], object] = ignore
        self.on_landed: Callable[[], object] = ignore  # points have arrived, or are dropped
        self.free: tuple[Widget, ...] = ()
        self.room = self.field = Box()
        self.staging: Staging | None = None
        self.ribbon: Ribbon | None = None
        self.flight: Flight | None = None
        self.expected: Cue | None = None  # whose ribbon comes next; it is painted meanwhile
        self.time = 0
        self._seen = 0  # when points on their way were painted
        self._left_free: Lit = []  # by a great cue, wherever they are put away by it
        self._leaves, self._parts = Leaves(KEPT), Leaves(SMALL)

    @property
    def words(self) -> tuple[str, ...]:
        """The announced words, in the current language."""
        is_open = self._measure_opening(self.time).cloth > 0
        shown = self.staging.cue if self.staging and is_open else \
            self.ribbon.cue if self.ribbon else None
        return () if shown is None else tuple(
            self.desk.voice(each) for each in (shown.title, shown.line) if each is not None)

    def wait_for_ribbon(self, staging: Staging) -> int:
        """The time that a ribbon must still stay before that cue: until it has been read before a
        great one, until its points have arrived before another."""
        if self.ribbon is None:
            return 0
        flown = self.flight.end if self.flight is not None else 0
        until = max(flown, self.ribbon.since + SEEN * staging.is_great)
        return max(0, min(until, self.ribbon.until) - self.desk.now)

    # ---- what is shown -----------------------------------------------------------------------

    def begin(self, staging: Staging) -> None:
        """Show this great cue; a ribbon goes when the cue has waited for it."""
        if not staging.wait:
            self.end_ribbon()
        self.staging, self.time = staging, 0
        self._left_free = self._spots(list_clear(staging.cue))
        self.is_glass = False
        self._veil.forget()

    def at(self, time: int) -> None:
        """Show the cue as it is after so many milliseconds."""
        if self.staging is None or time == self.time:
            return
        before, self.time = self.time, time
        if time >= self.staging.wait:
            self.end_ribbon()
        stands = self.staging.before + self.staging.thing
        if before < stands <= time and not self.staging.is_bare:
            band = self._band_box(self.staging.cue)
            self._fly(self.staging.cue, Box(band.x, band.y - MEDALLION * band.h, band.w,
                                            (1 + MEDALLION) * band.h))
        was, opening = self._measure_opening(before), self._measure_opening(time)
        if self._darkness(before) != self._darkness(time) or (
                bool(was.cloth) != bool(opening.cloth)):
            self.touch()
        elif was != opening:
            band = self._band_box(self.staging.cue)
            self.desk.touch(band.inset(-RIM * band.h))
        tally = self._tally_sheet(self.staging.cue)
        if tally is not None:
            for box in tally.list_changes(*(
                    self._measure_reading(self.staging, each) for each in (before, time)),
                    is_faded=was.words != opening.words):
                self.desk.touch(box)

    def end(self) -> None:
        """End the cue."""
        self.expected = None
        if self.staging is not None:
            self.staging, self.is_glass = None, True
            self._veil.forget()
            self.touch()
            self._land()

    def show_ribbon(self, cue: Cue, last: int, *, is_still: bool = True) -> None:
        """Lay a ribbon on the board for so many milliseconds; unless it `is_still`, it unrolls,
        fades, and its points fly to the seat."""
        self.end_ribbon()
        if not is_still:
            self._fly(cue, self._ribbon_band(cue))
        now = self.desk.now
        self.ribbon = Ribbon(cue, now, now + last, is_still)
        self.desk.stir(self)
        self.desk.touch(self.room)

    def end_ribbon(self) -> None:
        """Take the ribbon away."""
        if self.ribbon is not None:
            self.ribbon = None
            self.touch()
            self._land()

    def tick(self, now: int) -> bool:
        """Remove a ribbon when its time is over; move the points until they arrive."""
        if self.flight is not None:
            for time in (self._seen, now):
                self.desk.touch(self.flight.box(time).inset(-EDGE))
            self._seen = now
            if now >= self.flight.end:
                self._land()
        if self.ribbon is not None and now >= self.ribbon.until:
            self.end_ribbon()
        elif self.ribbon is not None and self.ribbon.is_changing(now):
            self.desk.touch(self.room)
        return self.ribbon is not None or self.flight is not None

    def _fly(self, cue: Cue, words: Box) -> None:
        """Send the points of a cue from its words to the tablet of its seat, if that is in view.
        """
        tablet = next(iter(self._spots((f"seat:{cue.seat}",))), None)
        if not cue.points or tablet is None:
            return
        picture, spot = tablet
        self.flight = fly_round(words, picture.fit.box(frame(spot)), f"+{cue.points}",
                                FIGURE * self.box.h, self.desk.now)
        self._seen = self.desk.now
        self.desk.stir(self)

    def _land(self) -> None:
        if self.flight is not None:
            self.flight = None
            self.on_landed()

    def catches(self, at: Place) -> bool:
        """Whether the stage takes the press; free controls stay usable in the dark."""
        return super().catches(at) and not any(
            each.is_shown and each.box.has(at) for each in self.free)

    def press(self, at: Place) -> bool:
        """End the running phase of a great cue, and nothing else."""
        self.on_press()
        return False

    def _darkness(self, time: int) -> int:
        """The darkness at that time, 0 to STEPS."""
        staging = self.staging
        if staging is None or staging.is_bare:
            return 0
        share = min(1.0, (time - staging.wait) / DIMS, (staging.length - time) / DIMS)
        return round(max(0.0, share) * STEPS)

    def _measure_opening(self, time: int) -> Opening:
        """The unrolled part of the band."""
        staging = self.staging
        if staging is None or time <= staging.before + staging.thing:
            return Opening()
        if staging.is_bare:
            return WHOLE
        return unroll(time - staging.before - staging.thing, staging.length - time)

    # ---- painting ----------------------------------------------------------------------------

    def paint(self, brush: Brush) -> None:
        """Paint the words, and points in flight."""
        self._leaves.renew(brush)
        self._parts.renew(brush)
        if self.ribbon is not None:
            band = self._ribbon_band(self.ribbon.cue)
            self.ribbon.paint(brush, self._leaves, band, self.desk.now)
        elif self.staging is not None:
            self._paint_great(brush, self.staging)
        if self.flight is not None:
            self._paint_flight(brush, self.flight)
        if self.expected is not None:
            _box, *leaves = draw_on(brush, self._ribbon_band(self.expected), self.expected)
            self._leaves.prepare(brush, leaves, self.desk.now)

    def _paint_darkness(self, brush: Brush) -> None:
        dark = self._darkness(self.time)
        if not dark or self.staging is None:
            return
        cue, opening = self.staging.cue, self._measure_opening(self.time)
        band = self._band_box(cue) if opening.cloth > 0 and not cue.is_loss else None
        self._veil.darken(brush, self._spots(cue.spots), band, dark / STEPS)

    def _paint_great(self, brush: Brush, staging: Staging) -> None:
        opening, band = self._measure_opening(self.time), self._band_box(staging.cue)
        *cloths, title = list_band(brush, band, staging.cue)
        tally = self._tally_sheet(staging.cue)
        if not opening.cloth:
            now, sheets = self.desk.now, [tally.leaf] if tally is not None else []
            if self._leaves.prepare(brush, [*cloths, title, *sheets], now) and tally is not None:
                self._parts.prepare(brush, map(leaf_of, tally.list_parts(READ)), now)
            return
        since = self._measure_reading(staging, self.time)
        if tally is not None and since is not None:
            tally.lay(brush, self._leaves, self._parts, since, opening.words)
        half = opening.cloth * band.w / 2
        before = brush.within(Box(band.middle[0] - half, self.box.y, 2 * half, self.box.h))
        for leaf in cloths:
            self._leaves.lay(brush, band, leaf, opening.rest)
        brush.onto.set_clip(before)
        cover = opening.cover(band.w, measure_band(set_band(brush, band, staging.cue),
                                                   band.h, staging.cue))
        if cover:
            self._leaves.lay(brush, band, title, cover)

    def _tally_sheet(self, cue: Cue) -> TallySheet | None:
        if cue.tally is None:
            return None
        field = self.field
        wide, high = measure(cue.tally, field.w, field.h)
        return TallySheet(cue.tally, Box(field.middle[0] - wide / 2, field.y + BELOW * field.h,
                                         wide, high))

    def _measure_reading(self, staging: Staging, time: int) -> int | None:
        """The time for which the words have been whole, None before; with short animations
        everything counts at once."""
        if self._measure_opening(time).cloth < 1.0:
            return None
        return READ if staging.is_bare else time - staging.before - staging.thing

    def _paint_flight(self, brush: Brush, flight: Flight) -> None:
        now = self.desk.now
        self._leaves.lay(brush, flight.box(now), Leaf(
            (flight.text, flight.large), partial(draw_flight, flight.text, flight.large)),
            flight.cover(now), flight.radius(now) / flight.large)

    def _band_box(self, cue: Cue) -> Box:
        field, high = self.field, BAND_HIGH * self.field.h
        return Box(field.x, self._middle(cue, field, high) - high / 2, field.w, high)

    def _ribbon_band(self, cue: Cue) -> Box:
        room, high = self.room, RIBBON_HIGH * self.box.h
        return Box(room.x, self._middle(cue, room, high) - high / 2, room.w, high)

    def _middle(self, cue: Cue, room: Box, high: float) -> float:
        """The height of the middle of words that are so high, in a room."""
        spots = self._spots(list_clear(cue))
        if not spots and self.staging is not None:
            spots = self._left_free
        return find_middle(spots, room, high, has_tally=cue.tally is not None)

    def _spots(self, named: tuple[str, ...]) -> Lit:
        """The boxes of these places on the pictures that show them."""
        return [(picture, spot) for picture in self.pictures.values() if picture.is_shown
                for spot in picture.spots if spot.id in named]


def list_clear(cue: Cue) -> tuple[str, ...]:
    """The places that the words leave free: those of the event, and the goal of its points."""
    return (*(cue.clear or cue.spots), *((f"seat:{cue.seat}",) if cue.points else ()))


def list_band(brush: Brush, band: Box, cue: Cue) -> list[Leaf]:
    """The parts of a band; the cloth and its rims are the same for every cue."""
    size = band.w, band.h
    return [
        Leaf(("cloth", size, cue.is_loss), partial(draw_cloth, size, is_loss=cue.is_loss), 1),
        Leaf(("rims", size), partial(draw_rims, size)),
        Leaf((size, cue, brush.voice(cue.title)), partial(draw_band_title, brush, band, cue))]


def draw_band_title(brush: Brush, band: Box, cue: Cue) -> Sketch:
    """The words of a cue on its band."""
    return draw_title((band.w, band.h), set_band(brush, band, cue), cue)


def set_band(brush: Brush, band: Box, cue: Cue) -> Words:
    """The words of a cue at the letter sizes of a band."""
    return set_words(cue, brush, band.h * TITLE, band.h * LINE, "display", WIDEST * band.w)

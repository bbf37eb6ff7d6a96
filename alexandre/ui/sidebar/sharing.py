"""How the parts of the side share its height: who gives way to whom, and in what order."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from alexandre.ui.draw.layout import Box
from alexandre.ui.sidebar.notes import Notes
from alexandre.ui.sidebar.offer_list import OfferList
from alexandre.ui.widgets.base.widget import Widget

GAP: Final = 8.0
MARGIN: Final = 6.0  # between a rule and what lies below it
UPPER: Final = 0.34  # of the height is kept for the prompt and the offers, so that nothing jumps
OFFERS_LEAST: Final = 116.0
OFFERS_SEEN: Final = 180.0  # a few of them, however large the letters are
SHRUNK: Final = 0.66  # how far the players give way
SMALLEST: Final = 0.4  # the same beside a plan in large letters: seals and strengths still tell
TIGHT: Final = 2 / 3  # of the log's least, where room is scarce
ONE_LINE: Final = 0.36  # of the log's least

Heights = dict[Widget, float]


@dataclass(frozen=True)
class Parts:
    """What lies on the side, from top to bottom; `phase` and `notes` lie in the head."""

    head: Widget
    planned: Widget
    offers: OfferList
    aside: Widget
    players: Widget
    log_head: Widget
    log: Widget
    tools: Widget
    phase: Widget
    notes: Notes

    @property
    def column(self) -> tuple[Widget, ...]:
        """The parts that lie one below the other."""
        return (self.head, self.planned, self.offers, self.aside, self.players, self.log_head,
                self.log, self.tools)


@dataclass(frozen=True)
class Share:
    """What each part gets, in order; `ruled`: those that a rule is drawn above; `other`: those in
    which something else is hidden than before."""

    heights: Heights
    ruled: tuple[Widget, ...]
    other: tuple[Widget, ...]


class Sharing:
    """The log has what the others leave, two or three lines at least, and the players give way
    before the offers do.  What has not changed is not measured again."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._wanted: Heights = {}  # how high each part wants to be
        self._is_planned = False
        self._width = 0.0

    def share(self, changed: Collection[Widget], inner: Box, *, is_planned: bool,
              has_phase: bool, has_heading: bool) -> Share:
        """For a plate of that size; `is_planned`: something is prepared in the offers' place."""
        self._is_planned, self._width = is_planned, inner.w
        before = self._hidden
        heights = self._as_wanted(changed, has_phase=has_phase)
        heights[self.parts.log_head] *= has_heading
        self._give_way(heights, inner)
        if is_planned:
            self._leave_room_to_the_plan(heights, inner)
        elif self._is_cramped(heights, inner.h):
            self._draw_in(heights, inner.h)
        other = tuple(part for part, was in before.items() if self._hidden[part] != was)
        return self._share(heights, inner, other)

    @property
    def _hidden(self) -> dict[Widget, bool]:
        """In which parts is something hidden for want of room?"""
        parts = self.parts
        return {parts.head: not parts.phase.is_shown, parts.aside: not parts.aside.is_shown,
                parts.offers: parts.offers.is_terse}

    def _as_wanted(self, changed: Collection[Widget], *, has_phase: bool) -> Heights:
        parts = self.parts
        parts.phase.is_shown, parts.aside.is_shown = has_phase, True
        parts.offers.draw_in(is_terse=False)
        self._wanted.update((part, part.height(self._width) if part.is_shown else 0.0)
                            for part in changed)
        return {part: self._wanted[part] for part in parts.column}

    def _give_way(self, heights: Heights, inner: Box) -> None:
        """The log, what stands aside if that is not enough, the room of notes that are gone."""
        parts = self.parts
        parts.aside.is_shown = over(self._lowest(heights), inner.h) <= 0
        heights[parts.aside] *= parts.aside.is_shown
        if over(heights, inner.h) > 0:
            heights[parts.log] *= TIGHT
        if parts.notes.kept and over(self._shrink(heights), inner.h) > 0:
            parts.notes.kept = 0.0
            heights[parts.head] = self._wanted[parts.head] = parts.head.height(inner.w)
        if self._missing(heights, inner.h) > 0:
            heights[parts.log_head] = 0.0
        missing = max(0.0, self._missing(heights, inner.h))
        heights[parts.log] = max(heights[parts.log] * TIGHT, heights[parts.log] - missing)

    def _leave_room_to_the_plan(self, heights: Heights, inner: Box) -> None:
        parts = self.parts
        if over(heights, inner.h) > 0:
            parts.phase.is_shown, heights[parts.log_head] = False, 0.0
            heights[parts.head] = parts.head.height(inner.w)
        if over(heights, inner.h) > 0:
            heights[parts.log] = 0.0

    def _is_cramped(self, heights: Heights, whole: float) -> bool:
        """Do large letters leave room for fewer offers than can be chosen from?"""
        return self._may_draw_in and over(self._shrink(heights), whole) > 0

    @property
    def _may_draw_in(self) -> bool:
        return not self._is_planned and self.parts.head.desk.theme.text > 1

    def _draw_in(self, heights: Heights, whole: float) -> None:
        """Large letters in a low window: what is no choice leaves its room to the choices; the
        last line of the log as well, where all choices have room then."""
        parts = self.parts
        parts.phase.is_shown = False
        parts.offers.draw_in(is_terse=True)
        for part in (parts.head, parts.offers):
            heights[part] = part.height(self._width)
        heights[parts.log_head] = 0.0
        heights[parts.log] = min(heights[parts.log], self._wanted[parts.log] * ONE_LINE)
        least = {**heights, parts.players: heights[parts.players] * SHRUNK}
        if over(least, whole) > 0 >= over({**least, parts.log: 0.0}, whole):
            heights[parts.log] = 0.0

    # ---- what there is -----------------------------------------------------------------------

    def _share(self, heights: Heights, inner: Box, other: tuple[Widget, ...]) -> Share:
        parts = self.parts
        ruled = tuple(part for part in (parts.players, parts.log_head, parts.tools)
                      if heights[part])
        fixed = (heights[parts.log_head] + heights[parts.log] + heights[parts.tools]
                 + GAP * sum(1 for each in heights.values() if each) + MARGIN * len(ruled))
        left = max(0.0, inner.h - fixed)
        self._share_upper(heights, left, inner.h)
        heights[parts.log] += max(0.0, left - sum(heights[each] for each in parts.column[:5]))
        return Share(heights, ruled, other)

    def _share_upper(self, heights: Heights, left: float, whole: float) -> None:
        """Offers and players in the room that is left; offers have some to spare if they can."""
        parts = self.parts
        others = heights[parts.head] + heights[parts.aside]
        wanted = heights[parts.planned] + heights[parts.offers]
        players, room = heights[parts.players], left - others
        if wanted + players > room:
            shrunk = players * SHRUNK
            is_whole = self._is_planned or wanted + shrunk <= room
            least = wanted if is_whole else min(wanted, self._least())
            players = min(players, max(shrunk, room - least))
            if self._is_planned and room - least < shrunk:
                players = self._small(heights[parts.players], room - least)
        heights[parts.players] = max(0.0, min(players, room))
        room = max(0.0, room - heights[parts.players])
        offers = min(heights[parts.offers], room,
                     max(self._least(), room - heights[parts.planned]))
        heights[parts.planned] = min(heights[parts.planned], room - offers)
        spare = UPPER * whole - others - heights[parts.planned]
        if offers < heights[parts.offers] and not self._is_planned:
            offers, spare = parts.offers.whole(self._width, offers), 0.0
        heights[parts.offers] = min(room - heights[parts.planned],
                                    max(offers, spare)) * parts.offers.is_shown

    def _small(self, players: float, room: float) -> float:
        """Tablets that fit beside a plan in large letters; none if they would be too small, for
        the strip tells of everybody."""
        is_large = self.parts.head.desk.theme.text > 1
        return room if is_large and room >= players * SMALLEST else 0.0

    def _shrink(self, heights: Heights) -> Heights:
        """With as little as offers and players can do with."""
        parts = self.parts
        return {**heights, parts.offers: min(heights[parts.offers], self._least()),
                parts.players: heights[parts.players] * SHRUNK}

    def _lowest(self, heights: Heights) -> Heights:
        """With as little as the log can do with, too; and the phase, where letters are large."""
        parts = self.parts
        low = {**self._shrink(heights), parts.log_head: 0.0,
               parts.log: heights[parts.log] * TIGHT * TIGHT}
        if self._may_draw_in:
            low[parts.log] = heights[parts.log] * ONE_LINE
            low[parts.head] -= parts.phase.height(self._width) * parts.phase.is_shown
        return low

    def _missing(self, heights: Heights, whole: float) -> float:
        """How much the offers have less than they need, once the players have given way."""
        parts = self.parts
        if not heights[parts.offers]:
            return 0.0
        return over({**self._shrink(heights), parts.planned: 0.0}, whole)

    def _least(self) -> float:
        """How much the offers keep before the players: more of it if letters are large."""
        offers = self.parts.offers
        if self._is_planned:
            return offers.height_folded(self._width) * offers.is_shown
        theme = offers.desk.theme
        return (theme.tall(OFFERS_SEEN) if theme.text > 1 else OFFERS_LEAST) * offers.is_shown


def over(heights: Heights, whole: float) -> float:
    """How much there is too much of."""
    gaps = GAP * sum(1 for each in heights.values() if each) + 3 * MARGIN
    return sum(heights.values()) + gaps - whole

"""The tally below a great cue's band: its sheet, its numbers, and what drops onto it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.banners.count_up import TallyPart, list_parts
from alexandre.ui.play.banners.tally import draw_numbers, draw_tally, numbers_of
from alexandre.ui.play.cue import Tally
from alexandre.ui.widgets.base.leaves import Leaf, Leaves

RIM: Final = 0.25  # of its height: how far its shadow reaches beyond it


@dataclass(frozen=True)
class TallySheet:
    """A tally in its box; `since` is how long its words have been whole, None before that."""

    tally: Tally
    box: Box

    @property
    def size(self) -> tuple[float, float]:
        return self.box.w, self.box.h

    @property
    def leaf(self) -> Leaf:
        """The sheet without its moving parts."""
        return Leaf((self.tally, self.size), partial(draw_tally, self.size, self.tally))

    def list_shown(self, since: int | None) -> tuple[int, ...]:
        """The numbers that are visible then."""
        return () if since is None else (1, *numbers_of(self.tally, since))

    def list_parts(self, since: int | None) -> list[TallyPart]:
        """The parts that have dropped onto it by then."""
        return [] if since is None else list_parts(self.size, self.tally, since)

    def list_changes(self, before: int | None, now: int | None, *, is_faded: bool) -> list[Box]:
        """The boxes that have changed."""
        changed = [self._box_of(part).inset(-RIM * part.size[1])
                   for part in set(self.list_parts(before)) ^ set(self.list_parts(now))]
        if is_faded or self.list_shown(before) != self.list_shown(now):
            changed.append(self.box.inset(-RIM * self.box.h))
        return changed

    def lay(self, brush: Brush, leaves: Leaves, parts: Leaves, since: int, cover: float) -> None:
        """Paint the sheet, the numbers and the fallen pieces, which fade with the words above."""
        leaves.lay(brush, self.box, self.leaf, cover)
        numbers = numbers_of(self.tally, since)
        if numbers:
            leaves.lay(brush, self.box, Leaf(
                (self.tally, self.size, numbers),
                partial(draw_numbers, self.size, self.tally, since)), cover)
        for part in self.list_parts(since):
            parts.lay(brush, self._box_of(part), leaf_of(part), cover)

    def _box_of(self, part: TallyPart) -> Box:
        return Box(self.box.x + part.at[0], self.box.y + part.at[1], *part.size)


def leaf_of(part: TallyPart) -> Leaf:
    """A part, painted once for all its places."""
    return Leaf((part.key, part.size), part.draw)

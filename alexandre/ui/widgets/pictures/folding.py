"""A sheet in its folded form, as movements see it: their places are those of the other form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from alexandre.ui.draw.extent import around
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit, distance
from alexandre.ui.draw.sketch import Place, Sketch, Spot


@dataclass(frozen=True)
class FoldedSheet:
    """Leads from a place to the same part of the spot it lies in, or nearest to."""

    whole: Sketch
    shown: Sketch
    base: Fit
    box: Box

    @property
    def fit(self) -> FoldedFit:
        """Its placement there."""
        return FoldedFit(self.base.scale, self.base.left, self.base.top, self)

    @property
    def sketch(self) -> Sketch:
        """The whole one, by which places are told."""
        return self.whole

    @property
    def places(self) -> Mapping[str, Box]:
        """It is drawn by coordinates."""
        return {}

    def lead(self, place: Place) -> Place:
        """The place of the folded form."""
        shown = {spot.id: spot for spot in self.shown.spots}
        both = [spot for spot in self.whole.spots if spot.id in shown]
        if not both:
            return (place[0] * self.shown.size[0] / self.whole.size[0],
                    place[1] * self.shown.size[1] / self.whole.size[1])
        nearest = min(both, key=lambda spot: distance(spot.middle, spot.middle, place))
        one, other = frame_of_spot(nearest), frame_of_spot(shown[nearest.id])
        return (other.x + (place[0] - one.x) / (one.w or 1.0) * other.w,
                other.y + (place[1] - one.y) / (one.h or 1.0) * other.h)


@dataclass(frozen=True)
class FoldedFit(Fit):
    """The fit of a folded sheet for the places of the whole one."""

    sheet: FoldedSheet

    def out(self, place: Place) -> Place:
        """Its place on the screen."""
        return self.sheet.base.out(self.sheet.lead(place))


def frame_of_spot(spot: Spot) -> Box:
    """Its outline's bounds; a point has its reach round it."""
    left, top, right, low = around(spot.outline, spot.reach)
    return Box(left, top, right - left, low - top)

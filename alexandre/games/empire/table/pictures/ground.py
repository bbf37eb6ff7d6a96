"""What lies below the pieces of a page: what is not in play, the cards beside lands."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire.table.pictures.pages import Land, Page
from alexandre.games.empire.view import ProvinceView
from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon, Shape, Stroke, with_bleed

BEYOND: Final = 0.36  # how much of what is not in play is hidden
BESIDE: Final = 3  # stacks of armies that lie easily beside one another
STACK: Final = 68.0  # from one to the next
CLOSE: Final = 52.0  # where there are more


def beyond(page: Page) -> tuple[Shape, ...]:
    """Whatever is not of the region lies in the shade: only what is in play is bright."""
    if not page.plate:
        return ()
    return (Plate(*with_bleed(page.size, page.bleed), 0, "scrim", cover=BEYOND),
            *(Polygon(ring, cover=BEYOND, is_hole=True)
              for land in page.lands.values() for ring in land.outlines))


def leader(land: Land, province: ProvinceView) -> list[Shape]:
    """A thread from a land to its pieces, where they lie aside on a card."""
    card = card_of(land, province)
    if card is None:
        return []
    (left, top), (right, low) = card
    return [Stroke((land.middle, land.pieces), "ink", 2.0, (6.0, 5.0), cover=0.7),
            Disc(land.middle, 5, "ink"),
            Plate((left, top), (right - left, low - top), 10, "page", "ink.soft", 1.6, cover=0.8)]


def card_of(land: Land, province: ProvinceView) -> tuple[Place, Place] | None:
    """As wide as the armies on it need."""
    if land.card is None:
        return None
    (left, top), (right, low) = land.card
    more = max(0.0, CLOSE * sum(map(bool, province.armies)) + 16 - (right - left)) / 2
    return (left - more, top), (right + more, low)


def corners(first: Place, last: Place) -> tuple[Place, ...]:
    """The four of a card."""
    (left, top), (right, low) = first, last
    return (left, top), (right, top), (right, low), (left, low)

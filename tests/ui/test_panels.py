"""Panels: kept without their middle, and seen as if they had been painted whole."""

from __future__ import annotations

import math

import pygame
import pytest

from alexandre.ui.draw.panels import LOOKS, SHADOW, Panels
from alexandre.ui.draw.theme import COLOURS, mix
from alexandre.ui.text.typesetter import heft

TABLE = (20, 90, 140)
BORDER = 46  # the same, of the border, from the edge of the table
EDGE = 45  # pixels within which corners and inner lines end, at the largest of these scales


def paint(panels: Panels, size: tuple[int, int], kind: str,
          seen: pygame.Rect | None = None) -> pygame.Surface:
    """A panel on a table, 40 pixels of which are to be seen all round; or a part of that."""
    wide, high = size
    onto = pygame.Surface((wide + 80, high + 80))
    onto.fill(TABLE)
    onto.set_clip(seen)
    panels.paint(onto, pygame.Rect(40, 40, wide, high), kind)
    onto.set_clip(None)
    return onto


def column(sheet: pygame.Surface, x: int) -> list[tuple[int, ...]]:
    return [tuple(sheet.get_at((x, y))[:3]) for y in range(sheet.get_height())]


@pytest.mark.parametrize("kind", LOOKS)
@pytest.mark.parametrize("scale", (1.0, 1.5, 3.0))
def test_a_broad_panel_is_a_narrow_one_drawn_out(kind: str, scale: float) -> None:
    """The left of both is the same, the right is the left seen in a mirror, and between its ends a
    broad one has the colours that it should have."""
    panels = Panels(COLOURS, scale)
    broad, narrow = (paint(panels, (wide, 150), kind) for wide in (400, 120))

    for x in range(40 + EDGE):
        assert column(broad, x) == column(narrow, x)
        assert x > BORDER or column(broad, x) == column(broad, 479 - x)
    assert all(column(broad, x) == column(narrow, 100) for x in range(40 + EDGE, 440 - EDGE))
    look = LOOKS[kind]
    for high, share in ((90, 50 / 149), (140, 100 / 149)):
        told = mix(COLOURS[look.top], COLOURS[look.bottom], share)
        assert math.dist(broad.get_at((240, high))[:3], told) < 2


def test_a_panel_is_opaque_and_its_shadow_reaches_as_far_as_it_says() -> None:
    sheet = paint(Panels(COLOURS, 1.0), (300, 100), "panel")
    dark, clear = 340 + round(SHADOW) - 1, 340 + round(SHADOW)

    assert sum(sheet.get_at((dark, 90))[:3]) < sum(TABLE)
    assert tuple(sheet.get_at((clear, 90))[:3]) == TABLE
    assert TABLE not in column(sheet, 190)[40:140]


def test_where_a_part_is_painted_the_rest_is_left_alone() -> None:
    panels, part = Panels(COLOURS, 1.0), pygame.Rect(100, 20, 60, 70)
    whole, piece = paint(panels, (300, 100), "panel"), paint(panels, (300, 100), "panel", part)

    for x in range(whole.get_width()):
        for y in range(whole.get_height()):
            seen = whole.get_at((x, y)) if part.collidepoint(x, y) else (*TABLE, 255)
            assert piece.get_at((x, y)) == seen


@pytest.mark.parametrize("size", [(2400, 1600), (2400, 9), (9, 1600), (3, 3), (1, 1)])
def test_of_a_panel_little_is_kept_however_broad_it_is(size: tuple[int, int]) -> None:
    """The finding: two panels as large as the window took 31 MB at 3840x2160."""
    panels = Panels(COLOURS, 3.0)
    sheet = paint(panels, size, "panel")

    assert sum(heft(bar.sheet) for bar in panels._bars._values.values()) < heft(sheet) / 10 or (
        heft(sheet) < 4_000_000)

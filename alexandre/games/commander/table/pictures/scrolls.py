"""The prophecies under way as scrolls beside the title of the map: what is asked, and until when;
and the regions that it can be done in."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.table.pictures.glyphs import TRIPOD, glyph
from alexandre.games.commander.table.pictures.pages import Page
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView, ProphecyView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Part,
    Place,
    Plate,
    Shade,
    Shape,
    Spot,
    join_parts,
    rectangle,
)

SCROLL: Final = (470.0, 126.0)
GAP: Final = 10.0
ROLL: Final = 13.0  # how high a rolled end is
RING: Final = 48.0  # round a region that is meant
CRUCIAL: Final = frozenset({"wall_of_wood", "care", "let_go"})  # asked of a critical region


def high_of(view: CommanderView) -> float:
    """How high all scrolls are together, with the gap before each."""
    return len(view.prophecies) * (SCROLL[1] + GAP)


def draw_scrolls(tables: Tables, view: CommanderView,
                 at: Place) -> tuple[tuple[Shape, ...], tuple[Caption, ...], tuple[Spot, ...]]:
    """One below the other, the first at this corner."""
    placed = [(each, (at[0], at[1] + number * (SCROLL[1] + GAP)))
              for number, each in enumerate(view.prophecies)]
    spots = tuple(Spot(f"prophecy:{each.id}", tell_prophecy(tables, each),
                       rectangle(corner, SCROLL)) for each, corner in placed)
    return *join_parts(draw_scroll(tables, each, each.deadline - view.turn, corner)
                       for each, corner in placed), spots


def draw_scroll(tables: Tables, prophecy: ProphecyView, left: int, at: Place) -> Part:
    """Unrolled between two rods, with the tripod of the oracle; `left`: turns until its term."""
    x, y = at
    wide, high = SCROLL
    middle = x + 44 + (wide - 44) / 2
    colour = "seal.light" if left <= 0 else "pigment.violet"
    shapes: list[Shape] = [
        Shade(((x + 4, y + 8), (x + wide, y + 8), (x + wide, y + high), (x + 4, y + high)), 8,
              "shade", 0.5),
        Plate((x + 9, y + 4), (wide - 18, high - 8), 2, "page", "gold", 1.6),
        *(shape for top in (y, y + high - ROLL) for shape in (
            Plate((x, top), (wide, ROLL), ROLL / 2, "parchment.edge", "gold.line", 1.6),
            Plate((x + 3, top + 3), (wide - 6, 3), 1.5, "page", cover=0.6))),
        Disc((x + 46, y + high / 2), 27, colour, "gold.pale", 2.4),
        *glyph(TRIPOD, (x + 46, y + high / 2), 34, "seal.text", colour)]
    date = Msg.of("commander.table.term", turn=tables.turns[prophecy.deadline - 1].noun)
    room = wide - 100
    return tuple(shapes), (
        Caption((middle + 14, y + 36), noun_of(tables, prophecy), 29, "seal.deep", "title",
                most=room),
        Caption((middle + 14, y + 66), Msg.of(f"commander.table.goal.{prophecy.id}"), 22, "ink",
                "bold", most=room),
        Caption((middle + 14, y + 94), date, 21, "ink.soft", "italic", most=room))


def mark_regions(tables: Tables, page: Page, view: CommanderView) -> tuple[Shape, ...]:
    """A ring round each critical region that is still to be conquered, while one is asked for."""
    if not any(each.id in CRUCIAL for each in view.prophecies):
        return ()
    hostile = {site.id for site in view.sites if site.status == "hostile"}
    places = [page.places[number] for number, region in enumerate(tables.regions)
              if region.site != NONE and region.id in hostile]
    return tuple(shape for at in places for shape in (
        Disc(at, RING, "", "shade", 8.0, 0.45), Disc(at, RING, "", "pigment.violet", 5.0),
        Disc(at, RING, "", "gold.pale", 1.6)))


def tell_prophecy(tables: Tables, prophecy: ProphecyView) -> Msg:
    """All of it in a sentence."""
    return Msg.of("commander.spot.prophecy", prophecy=noun_of(tables, prophecy),
                  goal=Msg.of(f"commander.table.goal.{prophecy.id}"),
                  turn=tables.turns[prophecy.deadline - 1].noun)


def noun_of(tables: Tables, prophecy: ProphecyView) -> Noun:
    return next(each.noun for each in tables.prophecies if each.id == prophecy.id)

"""The prophecies under way as scrolls on the map: what is asked, and until when; as seals where
there is no room for scrolls; and the regions that it can be done in."""

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
    Marks,
    Place,
    Plate,
    Shade,
    Shape,
    Spot,
    rectangle,
)

SCROLL: Final = (500.0, 196.0)
ROLL: Final = 13.0  # how high a rolled end is
SEAL: Final = 27.0
RING: Final = 48.0  # round a region that is meant
CRUCIAL: Final = frozenset({"wall_of_wood", "care", "let_go"})  # asked of a critical region


def list_by_age(tables: Tables, view: CommanderView) -> list[ProphecyView]:
    """The prophecies under way; the last one heard is the last."""
    terms = {each.id: each.count for each in tables.prophecies}
    return sorted(view.prophecies, key=lambda each: each.deadline - terms[each.id])


def draw_scrolls(tables: Tables, view: CommanderView, placed: dict[str, Place],
                 seals: dict[str, Place]) -> tuple[Marks, list[Spot]]:
    """Scrolls by the corner of each, seals by their middle."""
    marks: list[Shape | Caption] = []
    spots: list[Spot] = []
    for each in view.prophecies:
        left = each.deadline - view.turn
        is_seal = each.id in seals
        at = seals[each.id] if is_seal else placed[each.id]
        marks += draw_seal(left, at) if is_seal else draw_scroll(tables, each, left, at)
        spots.append(Spot(f"prophecy:{each.id}", tell_prophecy(tables, each),
                          (at,) if is_seal else rectangle(at, SCROLL), SEAL * is_seal))
    return marks, spots


def draw_seal(left: int, at: Place) -> tuple[Shape, ...]:
    """The tripod of the oracle; red in the last turn."""
    colour = "seal.light" if left <= 0 else "pigment.violet"
    return Disc(at, SEAL, colour, "gold.pale", 2.4), *glyph(TRIPOD, at, 34, "seal.text", colour)


def draw_scroll(tables: Tables, prophecy: ProphecyView, left: int, at: Place) -> Marks:
    """Unrolled between two rods, with the tripod of the oracle; `left`: turns until its term."""
    x, y = at
    wide, high = SCROLL
    middle, room = x + 286, 370.0
    date = Msg.of("commander.table.term", turn=tables.turns[prophecy.deadline - 1].noun)
    return (
        Shade(((x + 4, y + 8), (x + wide, y + 8), (x + wide, y + high), (x + 4, y + high)), 8,
              "shade", 0.5),
        Plate((x + 9, y + 4), (wide - 18, high - 8), 2, "page", "gold", 1.6),
        *(shape for top in (y, y + high - ROLL) for shape in (
            Plate((x, top), (wide, ROLL), ROLL / 2, "parchment.edge", "gold.line", 1.6),
            Plate((x + 3, top + 3), (wide - 6, 3), 1.5, "page", cover=0.6))),
        *draw_seal(left, (x + 48, y + high / 2)),
        Caption((middle, y + 43), noun_of(tables, prophecy), 30, "seal.deep", "title", most=room),
        Caption((middle, y + 100), Msg.of(f"commander.table.goal.{prophecy.id}"), 29, "ink",
                "bold", most=room, lines=2),
        Caption((middle, y + 157), date, 27, "ink.soft", "italic", most=room))


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

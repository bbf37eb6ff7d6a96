"""The page before and after a campaign of a life: when it is, what is asked, what is remembered,
and the road so far on the maps of all four campaigns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from alexandre.content.outlines import outlines
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.rules.endings import memory
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import HELD
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table.chronicle import count_forces
from alexandre.games.commander.table.legacy import immortality
from alexandre.games.commander.table.pictures.pages import SIZE
from alexandre.games.commander.table.telling import introduce
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.sketch import (
    Caption,
    Cutout,
    Disc,
    Place,
    Plate,
    Polygon,
    Shape,
    Sketch,
    Stroke,
    star,
)
from alexandre.ui.play.legacy import ChapterPage
from alexandre.ui.text.cache import remember

BORN: Final = 356  # before our era
YEAR: Final = re.compile(r"\d{3}")
WIDE: Final = 480.0  # of a map on the page
GAP: Final = 16.0
HIGH: Final = WIDE * SIZE[1] / SIZE[0]
NAME: Final = 34.0  # how high the name below a map is


def chapter(game: Commander, table: Position) -> ChapterPage | None:
    """The page of a campaign that belongs to a life, as it stands; None for another.  [13.10]"""
    if table.life == NONE or game.board.id not in BOARDS:
        return None
    is_over = table.phase == Phase.OVER
    tables = game.tables
    date = tables.turns[max(0, table.turn - 1) if is_over else 0].noun
    points = immortality(table)
    duration = memory(table)[1]
    return ChapterPage(
        number=BOARDS.index(game.board.id) + 1, title=tables.noun, date=tell_date(date),
        asked=() if is_over else introduce(game)[1:],
        remembered=(
            *(row for row in points if row[1] != "0" and (
                is_over or row[0] != Msg.of("commander.score.life"))),  # the whole, as yet
            *(() if is_over or not table.life else (
                (each, "") for each in list_companions(table)))),
        road=draw_road(BOARDS.index(game.board.id), is_over=is_over),
        farewell=None if duration is None else Msg.of("commander.chapter.farewell", n=duration))


def list_companions(state: Position) -> Iterator[Msg]:
    """The forces that march with him and the advisers by name."""
    tables = state.tables
    army = [kind.noun for number, kind in enumerate(tables.kinds[:tables.mac])
            for _counter in range(state.count_of(number))]
    if army:
        yield Msg.of("commander.book.army", forces=count_forces(army))
    if advisers := name_advisers(state):
        yield Msg.of("commander.book.advisers", advisers=advisers)


def name_advisers(state: Position) -> tuple[Noun, ...]:
    """The advisers who are with him."""
    return tuple(noun for noun, each in zip(state.tables.advisors, state.advisors, strict=True)
                 if each == HELD)


def tell_date(noun: Noun) -> Msg:
    """The season, and how old Alexander became in that year."""
    year = YEAR.search(noun.names["fr"])
    if year is None:
        return Msg.of("commander.chapter.date", date=noun)
    return Msg.of("commander.chapter.date_of", date=noun, n=BORN - int(year.group()))


def draw_road(now: int, *, is_over: bool) -> Sketch:
    """Four maps side by side: the roads that were marched bright, those to come pale."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    for number, board in enumerate(BOARDS):
        x = number * (WIDE + GAP)
        is_past = number < now or (is_over and number == now)
        shapes += draw_map(board, x, is_past=is_past, is_now=number == now)
        if number > now:
            shapes.append(Plate((x, 0), (WIDE, HIGH), 6, "parchment", cover=0.72))
        shapes.append(Plate((x, 0), (WIDE, HIGH), 6, "", "seal" if number == now else "gold",
                            4.0 if number == now else 1.6))
        captions.append(Caption((x + WIDE / 2, HIGH + NAME * 0.6),
                                Msg.of(f"commander.chapter.map.{board}"), 24,
                                "seal.deep" if number <= now else "ink.faint", "title"))
        if number:
            shapes += draw_arrow((x - GAP / 2, HIGH / 2), "seal" if number <= now else "ink.faint")
    return Sketch((4 * WIDE + 3 * GAP, HIGH + NAME), tuple(shapes), tuple(captions))


def draw_map(board: str, left: float, *, is_past: bool, is_now: bool) -> list[Shape]:
    """The plate of a campaign, its places and roads."""
    roads, places, plate_at, plate_size = lay_map(board)
    shapes: list[Shape] = [Cutout(
        (left + plate_at[0], plate_at[1]), plate_size, f"commander.{board}",
        ((left, 0), (left + WIDE, 0), (left + WIDE, HIGH), (left, HIGH)))]
    for road in roads:
        line = tuple((left + x, y) for x, y in road)
        shapes += [Stroke(line, "way.halo", 5.0, cover=0.7),
                   Stroke(line, "way", 2.6) if is_past
                   else Stroke(line, "seal.deep", 2.0, (6.0, 4.0), cover=0.7)]
    for number, (x, y) in enumerate(places):
        at = left + x, y
        shapes += star(at, 8.0) if is_now and not number else (
            Disc(at, 4.4, "gold.pale" if is_past else "page", "coast", 1.6),)
    return shapes


Lines = tuple[tuple[Place, ...], ...]


@remember(8)
def lay_map(board: str) -> tuple[Lines, tuple[Place, ...], Place, Place]:
    """Roads and places of a bundled campaign on its map, and where its whole plate lies."""
    drawn = outlines(f"commander.{board}")
    scale = WIDE / SIZE[0]
    left, top, right, low = (side * scale for side in drawn["bleed"])
    roads = tuple(tuple((x * scale, y * scale) for x, y in road)
                  for road in drawn["roads"].values())
    places = tuple((x * scale, y * scale) for x, y in drawn["places"].values())
    return roads, places, (-left, -top), (WIDE + left + right, HIGH + top + low)


def draw_arrow(at: Place, colour: str) -> tuple[Shape, ...]:
    """From a map to the next."""
    x, y = at
    return (Polygon(((x - 7, y - 11), (x + 8, y), (x - 7, y + 11)), colour, "page", 1.5),)

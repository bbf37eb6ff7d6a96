"""Each event at the table: its movement, the pieces at rest meanwhile, its sound and its spots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from alexandre.games.empire import events
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.animation.reveal import draw_boxes, draw_herald
from alexandre.games.empire.table.pictures.arrows import lines_of
from alexandre.games.empire.table.pictures.glyphs import building
from alexandre.games.empire.table.pictures.map import round_of
from alexandre.games.empire.table.pictures.pages import Page, page_of
from alexandre.games.empire.table.pictures.sheets import sheets
from alexandre.games.empire.tables import Tables
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Place,
    Plate,
    Shade,
    Sheet,
    Sketch,
    Wording,
    seal,
    seat_colour,
)
from alexandre.ui.play.palette import Beats
from alexandre.ui.play.tween import (
    Appear,
    Flash,
    Fly,
    Shown,
    Tween,
    Vanish,
    Where,
    list_sounds,
    move_by_event,
    point_by_event,
)

STEP: Final = 420  # armies go along an arrow
PLACED: Final = 260
GLOW: Final = 420
RISE: Final = 1200
SHOWN: Final = 3400  # everybody's boxes, to be read
HERALDED: Final = 2600  # where it goes on, and its map
TAKEN: Final = 520  # a seal goes to its place in the order
SPRITE: Final = 64.0
TOLD: Final = (290.0, 106.0)  # a tablet with points and their reason
BARE: Final = (146.0, 72.0)  # without a reason


@dataclass(frozen=True)
class Stage:
    """The page of a view, and the board it belongs to."""

    tables: Tables
    view: EmpireView
    page: Page

    @staticmethod
    def of(game: Empire, view: EmpireView) -> Stage:
        """The stage on which that view is played."""
        tables = game.tables
        return Stage(tables, view, page_of(tables, tables.region_ids.index(view.region)))

    def land(self, id: str) -> int | None:
        """The number of a province, None if it is not on this page."""
        number = self.tables.ids.index(id)
        return number if number in self.page.lands else None

    def place(self, id: str) -> Place | None:
        """The place of a province's pieces, or of the gathering armies."""
        if id not in self.tables.ids:
            return self.page.start
        number = self.land(id)
        return None if number is None else self.page.lands[number].pieces


def still(game: Empire, before: EmpireView, event: Event, after: EmpireView) -> tuple[Sheet, ...]:
    """The table meanwhile: as it was, but for what has its end in being shown."""
    shown = after if isinstance(event, events.BoxesRevealed | events.TurnBegan) else before
    return sheets(game, shown)


# ---- what moves -----------------------------------------------------------------------------


def animate_boxes(event: events.BoxesRevealed, before: Stage, after: Stage) -> Iterable[Tween]:
    """All boxes at once, over the page."""
    width, high = after.page.size
    yield Vanish(draw_boxes(event.boxes), Where("map", (width / 2, high / 2)), last=SHOWN)


def animate_turn(event: events.TurnBegan, before: Stage, after: Stage) -> Iterable[Tween]:
    """Over its page: a region; the next round of the same follows the points of the last."""
    width, high = after.page.size
    if event.turn == 1:
        yield Vanish(draw_herald(event.region, round_of(after.tables, after.view)),
                     Where("map", (width / 2, high / 2)), last=HERALDED)


def animate_place(event: events.PlaceTaken, before: Stage, after: Stage) -> Iterable[Tween]:
    """The seal goes to its place in the order, past the figures that gave it the choice."""
    yield Fly(Sketch.of((SPRITE, SPRITE), seal(event.seat, (SPRITE / 2, SPRITE / 2), 15)),
              Where("tableau", name=f"chooser:{event.seat}"),
              Where("tableau", name=f"order:{event.place}"), last=TAKEN)


def animate_march(event: events.ArmiesMarched, before: Stage, after: Stage) -> Iterable[Tween]:
    """A seal with its number goes along the arrow."""
    tables = before.tables
    ends = tuple(tables.ids.index(id) if id in tables.ids else tables.start for id in event.way)
    line = lines_of(tables, before.page).get(ends)
    if line is not None:
        yield Fly(stack(event.seat, event.armies), Where("map", line[0]), Where("map", line[-1]),
                  last=STEP)


def animate_declaration(event: events.BuildingDeclared, before: Stage,
                        after: Stage) -> Iterable[Tween]:
    """A piece is laid down."""
    at = before.place(event.id)
    if at:
        yield Appear(piece(event.seat, event.kind), Where("map", (at[0], at[1] - 16)),
                     last=PLACED)


def animate_building(event: events.BuildingRaised, before: Stage, after: Stage) -> Iterable[Tween]:
    """The building rises, and its points with it."""
    at = before.place(event.id)
    if at:
        yield Appear(piece(event.seat, event.kind), Where("map", (at[0], at[1] - 20)),
                     last=PLACED)
        reason = Msg.of("empire.table.outbid", n=event.price, second=event.price - 1)
        yield points(event.points, event.seat, at, reason if event.is_outbid else "")


def animate_holding(event: events.ProvinceHeld, before: Stage, after: Stage) -> Iterable[Tween]:
    """The province glows, and the points rise from it."""
    number, at = before.land(event.id), before.place(event.id)
    if number is not None and at is not None:
        yield Flash("map", before.page.lands[number].outlines[:1], last=GLOW)
        there = sorted(filter(None, event.armies), reverse=True)
        armies = Msg.of("empire.table.most", armies=" – ".join(map(str, there)))
        yield points(event.points, event.seat, at, armies if there[1:] else "")


def animate_failure(event: events.BuildingFailed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The fading of a building that failed."""
    at = before.place(event.id)
    if at:
        for number, seat in enumerate(event.seats):
            yield Vanish(piece(seat, event.kind), Where("map", (at[0] + 24 * number, at[1])),
                         -20.0, last=RISE)


def animate_goal(event: events.GoalEntered, before: Stage, after: Stage) -> Iterable[Tween]:
    """The goal glows."""
    number = before.land(event.province.id)
    if number is not None:
        yield Flash("map", before.page.lands[number].outlines[:1], last=GLOW)


def stack(seat: int, armies: int) -> Sketch:
    """Armies on their way."""
    middle = (SPRITE / 2, SPRITE / 2)
    figure = Caption((middle[0] + 22, middle[1] + 10), str(armies), 22, "ink", "bold",
                     halo="page", least=9)
    return Sketch.of((SPRITE, SPRITE), (*seal(seat, middle, 19), figure))


def piece(seat: int, kind: int) -> Sketch:
    """A temple or a city of a seat."""
    middle = (SPRITE / 2, SPRITE / 2)
    return Sketch((SPRITE, SPRITE), building(kind, middle, 36, seat_colour(seat), "seal.text"))


def points(n: int, seat: int | None, at: Place, reason: Wording = "") -> Tween:
    """A tablet with the points rises and fades, the reason for them below; nobody's are an equals
    sign."""
    figure = "=" if seat is None else f"+{n}"
    colour = "ink" if seat is None else seat_colour(seat)
    wide, high = TOLD if reason else BARE
    shapes = (Shade(((6, 12), (wide - 4, 12), (wide - 4, high), (6, high)), 8, "shade", 0.7),
              Plate((4, 4), (wide - 8, high - 8), 12, "page", colour, 5))
    captions = [Caption((wide / 2, 38), figure, 50, colour, "bold", least=16)]
    if reason:
        captions.append(Caption((wide / 2, high - 32), reason, 29, "ink", "bold",
                                most=wide - 24, least=12))
    return Vanish(Sketch((wide, high), shapes, tuple(captions)), Where("map", at), 30.0, last=RISE)


def list_order(event: events.OrderSet) -> tuple[str, ...]:
    """All places of the order."""
    return tuple(f"order:{n + 1}" for n in range(len(event.order)))


EVENTS: Final[Mapping[type[Event], Shown[Stage]]] = {
    events.TurnBegan: Shown("page", animate_turn),
    events.BoxesFilled: Shown("seal"),
    events.BoxesRevealed: Shown("reveal", animate_boxes),
    events.LotDrawn: Shown("knock"),
    events.PlaceTaken: Shown("piece", animate_place, "order:{place}"),
    events.OrderSet: Shown("", spots=list_order),
    events.ArmiesMarched: Shown("step", animate_march, "place:{way}"),
    events.CrossingPaid: Shown("coins"),
    events.GoalEntered: Shown(Beats("beats", "step", "goal"), animate_goal, "place:{province.id}"),
    events.BuildingDeclared: Shown("piece", animate_declaration,
                                   lambda event: (f"site:{KINDS[event.kind]}:{event.id}",)),
    events.TurnEnded: Shown("page"),
    events.ProvinceHeld: Shown("coin3", animate_holding, "place:{id}"),
    events.BuildingRaised: Shown(Beats("", "chisel", "vow"), animate_building, "place:{id}"),
    events.BuildingFailed: Shown("cord", animate_failure, "place:{id}"),
    events.RoundScored: Shown(Beats("", "", "levy")),
    events.RegionEnded: Shown(Beats("roll", "seal", "horn")),
    events.AwardWon: Shown(Beats("", "seal", "lyre")),
    events.GameEnded: Shown(Beats("horn", "seal", "victory")),
}

tweens: Final = move_by_event(EVENTS, Stage.of)
about: Final = point_by_event(EVENTS)
sounds: Final = list_sounds(EVENTS)

"""Cards over the map: the name of the campaign, and the die that the scouts rolled."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.rules.words.prompts import price_told
from alexandre.games.commander.table.pictures.glyphs import FACES, die
from alexandre.games.commander.table.pictures.labels import AROUND, FRAME, find_gap
from alexandre.games.commander.table.pictures.pages import SIZE, Page
from alexandre.games.commander.table.pictures.scrolls import SCROLL, draw_scrolls, list_by_age
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import Extent, around
from alexandre.ui.draw.sheets.map_sheet import choose_corner, draw_frame, draw_title
from alexandre.ui.draw.sketch import Caption, Marks, Place, Plate, Shape, Spot, rectangle

CARTOUCHE: Final = (366.0, 154.0)
CARD: Final = (560.0, 118.0)  # of the scouts, before its lines
SPACE: Final = 10.0  # between the title, scrolls and a card
HANGING: Final = 40.0  # so far seals hang from the title
UNROLLED: Final = 2
LINE: Final = 96.0  # of a way that may be chosen: what it is, and below what comes of it
TILE: Final = (124.0, 124.0)
ROLLED: Final = ("scouted", "advice", "tyrian", "tyrian_advice", "boast", "levy")


class Cards:
    """The cards of a view, each in a corner where it hides little."""

    def __init__(self, tables: Tables, view: CommanderView, page: Page) -> None:
        self.tables, self.view, self.page = tables, view, page

    def title(self) -> Marks:
        """The name of the campaign and the turn, in the emptiest corner."""
        told = [self.tables.turns[self.view.turn - 1].noun if self.view.turn
                else Msg.of("commander.table.setup")]
        if self.left:
            told.append(Msg.of("commander.table.left", n=self.left))
        return draw_title(self.corner, CARTOUCHE, 38, self.tables.noun, told)

    @property
    def left(self) -> int:
        """The number of critical regions still to be conquered."""
        return sum(site.status == "hostile" for site in self.view.sites)

    def goal(self) -> tuple[Spot, ...]:
        """The title says what the campaign is about."""
        points = tuple(turn.points for turn in self.tables.turns)
        return (Spot("title", Msg.of("commander.spot.title", n=self.left, most=max(points),
                                     last=self.tables.turns[-1].noun),
                     rectangle(self.corner, CARTOUCHE)),)

    def scrolls(self) -> tuple[Marks, list[Spot]]:
        """The prophecies under way: the newest as scrolls as far as there is room on the map, only
        one beside a card of the scouts; the others as seals that hang from the title."""
        placed = self.places_of_scrolls()
        (x, y), low = self.corner, CARTOUCHE[1]
        edge = y - SPACE if self.is_at_foot else y + low + SPACE
        older = [each.id for each in self.view.prophecies if each.id not in placed]
        seals = {id: (x + 44 + 60 * number, edge) for number, id in enumerate(older)}
        return draw_scrolls(self.tables, self.view, placed, seals)

    def places_of_scrolls(self) -> dict[str, Place]:
        """The corners of those that are unrolled, by prophecy; the first one keeps its place."""
        listed = list_by_age(self.tables, self.view)[-UNROLLED:]
        for first in range(len(listed)):
            placed: dict[str, Place] = {}
            for each in listed[first:]:
                hidden, at = self.find_gap(SCROLL, tuple(placed.values()))
                if hidden:
                    break
                placed[each.id] = at
            else:
                return dict(list(placed.items())[-1:]) if self.has_choices else placed
        return {}

    @property
    def has_choices(self) -> bool:
        """Whether the card of the scouts offers a choice."""
        view = self.view
        return (view.phase in ROLLED and view.die in FACES and view.target is not None
                and view.price is not None)

    def place_card(self, size: Place) -> Place:
        """The place of such a card with the least hidden, and neither a scroll nor the scouts
        below it.
        """
        ends = [self.page.places[self.tables.region_ids.index(id)]
                for id in (self.view.region, self.view.target) if id is not None]
        return self.find_gap(size, tuple(self.places_of_scrolls().values()),
                             tuple(around((each,), AROUND) for each in ends))[1]

    def find_gap(self, size: Place, scrolls: tuple[Place, ...],
                 ends: tuple[Extent, ...] = ()) -> tuple[float, Place]:
        """The best place near the title, beside it and these scrolls."""
        x, y = self.corner
        wide, high = CARTOUCHE
        up, down = (HANGING, SPACE) if self.is_at_foot else (SPACE, HANGING)
        taken = ((x - SPACE, y - up, x + wide + SPACE, y + high + down),
                 *(around(((left, top), (left + SCROLL[0], top + SCROLL[1])), SPACE)
                   for left, top in scrolls), *ends)
        return find_gap(self.tables, size, (x + wide / 2, y + high / 2), taken)

    @property
    def is_at_foot(self) -> bool:
        """Whether the title is in the lower half of the map."""
        return self.corner[1] > SIZE[1] / 2

    def card(self) -> tuple[Marks, list[Spot]]:
        """The scouts' roll and the choices, or a die that waits for an answer."""
        view = self.view
        if view.phase not in ROLLED or view.die not in FACES:
            return (), []
        if view.target is None or view.price is None:
            x, y = self.place_card(TILE)
            if view.phase == "boast" and view.insights["courtiers"] == "gone":
                # They may have added to it: a number, no face of a die.
                return (*draw_frame((x, y), TILE),
                        Caption((x + 62, y + 62), str(view.die), 66, "ink", "bold")), []
            return (*draw_frame((x, y), TILE), *die(view.die, (x + 62, y + 62), 76)), []
        return self.choices_card(view.target, *view.price)

    def choices_card(self, target: str, gold: int, hits: int) -> tuple[Marks, list[Spot]]:
        """Enter, send forces home first, stay: each with its price and what comes of it."""
        view, ways = self.view, self.ways(gold, hits)
        size = CARD[0], CARD[1] + LINE * len(ways)
        x, y = self.place_card(size)
        region = next(each for each in self.tables.regions if each.id == target)
        forces = sum(force.full + force.reduced for force in view.army) + 1
        marks: list[Shape | Caption] = [
            *draw_frame((x, y), size), *die(view.die or 1, (x + 62, y + 60), 74),
            Caption((x + 118, y + 42), region.noun, 33, "ink", "title", "left", least=11,
                    most=CARD[0] - 136),
            Caption((x + 118, y + 82), Msg.of("commander.scouted.strength", n=forces), 28,
                    "ink.soft", "italic", "left", least=9.5, most=CARD[0] - 136)]
        spots = []
        for row, (name, told, result) in enumerate(ways):
            corner = (x + 20, y + 112 + row * LINE)
            is_open = name != "march" or gold <= view.gold
            marks += [
                Plate(corner, (CARD[0] - 40, LINE - 8), 9, "button.top" if is_open else "off",
                      "gold.line", 2.0),
                Caption((corner[0] + 16, corner[1] + 25), told, 29,
                        "ink" if is_open else "ink.faint", "bold", "left", least=9.5,
                        most=CARD[0] - 72),
                Caption((corner[0] + 16, corner[1] + 59), result, 27,
                        "seal.deep" if is_open else "ink.faint", "text", "left", least=9,
                        most=CARD[0] - 72)]
            spots.append(Spot(f"do:{name}", result, rectangle(corner, (CARD[0] - 40, LINE - 8))))
        return marks, spots

    def ways(self, gold: int, hits: int) -> list[tuple[str, Msg, Msg]]:
        """The choices, in a word or two, and their results."""
        left = self.view.gold - gold
        if left < 0:
            result = Msg.of("commander.scouted.poor", n=self.view.gold)
        elif hits:
            result = Msg.of("commander.scouted.hits", n=hits)
        elif gold:
            result = Msg.of("commander.scouted.left", n=left)
        else:
            result = Msg.of("commander.scouted.free")
        choices = [("march", Msg.of("commander.scouted.march", price=price_told(gold, hits)),
                  result)]
        if gold and self.view.army:
            choices.append(("disband", Msg.of("commander.scouted.disband"),
                          Msg.of("commander.scouted.spares")))
        return [*choices, ("stay", Msg.of("commander.table.stay"),
                         Msg.of("commander.scouted.over"))]

    @property
    def corner(self) -> Place:
        """The corner of the title."""
        busy = (*self.page.places, *(point for slots in self.page.slots.values()
                                     for point in slots))
        return choose_corner(SIZE, CARTOUCHE, FRAME, busy)

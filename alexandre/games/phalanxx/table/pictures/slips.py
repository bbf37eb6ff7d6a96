"""Cards as they lie in the tray: the name, the strength, conditions by their signs, a picture.

The whole card, its conditions in words, is shown beside what is pointed at.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.table.pictures import cards
from alexandre.games.phalanxx.table.pictures.cards import BAND, Met
from alexandre.games.phalanxx.table.pictures.glyphs import figure, sign
from alexandre.games.phalanxx.table.pictures.paper import PIGMENTS, sheet
from alexandre.games.phalanxx.tables import Card, Tables
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Noun
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Part,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Sketch,
    join_parts,
    regular,
    round_corners,
)
from alexandre.ui.text.cache import remember

SIZE: Final = (104.0, 56.0)
RADIUS: Final = 5.0
MIDDLE: Final = (BAND + SIZE[1] - 2.0) / 2  # of what lies below the name
NEEDS_FROM: Final = 30.5
NEEDS_WIDE: Final = 34.0
STEPS: Final = (16.0, 16.0, 16.0, 11.3)  # from one condition to the next, by how many there are
PICTURE: Final = (66.5, BAND + 3.0)
PICTURE_SIZE: Final = (34.5, SIZE[1] - BAND - 6.0)
PICTURE_LEAST: Final = 15.0  # so narrow may it be where the cards are
LEAST: Final = 68.0  # how narrow a card is at the most, without a picture


@remember(1024)
def face(tables: Tables, number: int, at: Place, met: Met = (),
         worth: int | None = None, wide: float = SIZE[0]) -> Part:
    """A card with its front up; `met` ticks its conditions, which are not judged without it;
    `worth` is what it counts now.  In a narrow one the picture is smaller, or left out."""
    if number == tables.heroism:
        return heroism(tables, at, wide)
    card = tables.cards[number]
    ground, rim, ink = PIGMENTS[COLOURS[card.colour]]
    size = (wide, SIZE[1])
    shapes = (*sheet(at, size, RADIUS, "ink.soft" if card.colour == 0 else ground, 2.2),
              *cards.band(at, ground, rim, size), *picture_of(card, at, wide))
    return join_parts(((shapes, (name_of(card.noun, at, wide, ink, "bold"),)),
                       needs_of(card, at, met), strength_of(card, at, worth)))


@remember(1024)
def draw_whole(tables: Tables, number: int, met: Met = (), worth: int | None = None) -> Sketch:
    """The card in full, for who points at it."""
    return Sketch(cards.SIZE, *cards.face(tables, number, (0.0, 0.0), met, worth))


def needs_of(card: Card, at: Place, met: Met) -> Part:
    """The conditions in the order of the box: ticked or not, a sign, and how many."""
    step = STEPS[len(card.needs)]
    x, top = at[0] + NEEDS_FROM, at[1] + MIDDLE - step * (len(card.needs) - 1) / 2
    shapes: list[Shape] = []
    captions: list[Caption] = []
    for row, (what, n) in enumerate(card.needs):
        y = top + step * row
        is_met = bool(met) and met[row]
        shapes += [Plate((x, y - step / 2 + 0.6), (NEEDS_WIDE, step - 1.2), 3,
                         "tone.good" if is_met else "tone.bad", cover=0.85 if met else 0.0),
                   *cards.mark((x + 6, y), is_met=is_met if met else None),
                   *cards.draw_need(what, (x + 16.5, y), min(12.5, step - 0.8))]
        captions.append(Caption((x + 27.5, y + 0.5), str(n), 12, "tone.good.ink" if is_met else
                                "ink", "table", most=13, least=9))
    return tuple(shapes), tuple(captions)


def picture_of(card: Card, at: Place, room: float) -> tuple[Shape, ...]:
    """An army as on a red vase, a leader as on a coin, else a thing; the sign that the strength
    follows in the corner, which a card without room for a picture bears as well."""
    corner = (at[0] + PICTURE[0], at[1] + PICTURE[1])
    wide = room - SIZE[0] + PICTURE_SIZE[0]
    if wide < PICTURE_LEAST:
        return draw_sign(card, (at[0] + room - 11.0, at[1] + BAND + 10.0))
    high = min(PICTURE_SIZE[1], wide)
    middle = (corner[0] + wide / 2, corner[1] + PICTURE_SIZE[1] / 2)
    ground = "parchment.deep" if card.colour else "terrain.brick"
    shapes: list[Shape] = [*cards.panel(corner, (wide, PICTURE_SIZE[1]), ground)]
    if card.colour == 1:
        shapes += [Disc(middle, high / 2 - 1.5, "gold.deep"), Disc(middle, high / 2 - 2.5,
                                                                  "gold.key"),
                   *figure(card.id, middle, high * 0.86, "gold.key")]
    elif card.colour == 2:
        shapes += sign(card.id, middle, high * 0.8, "ink", "page")
    else:
        shapes += figure(card.id, (middle[0], middle[1] + 1.5), high * 0.84, ground)
    return (*shapes, *draw_sign(card, (corner[0] + 7, corner[1] + 7)))


def draw_sign(card: Card, at: Place) -> tuple[Shape, ...]:
    """What the strength follows, if anything."""
    if card.counts == NONE:
        return ()
    return (Disc(at, 8.0, "page", "gold.deep", 1.0), *cards.draw_need(card.counts, at, 12))


def strength_of(card: Card, at: Place, worth: int | None) -> Part:
    """The strength in a seal at the left."""
    where = (at[0] + 16.5, at[1] + MIDDLE)
    is_range = card.counts != NONE and worth is None
    return ((Shade(regular((where[0] + 0.8, where[1] + 2), 13, 20), 3, "shade", 0.6),
             Disc(where, 13, "seal.deep", "gold.pale", 1.4)),
            (Caption(where, cards.strength_of(card, worth), 12.5 if is_range else 17,
                     "seal.text", "bold", most=21, least=8),))


def name_of(noun: Noun, at: Place, wide: float, ink: str, face: str) -> Caption:
    """The name in the head of the card."""
    return Caption((at[0] + wide / 2, at[1] + BAND / 2 + 0.5), noun, 12.5, ink, face,
                   most=wide - 16, least=8)


def heroism(tables: Tables, at: Place, wide: float) -> Part:
    """The one card that is nobody's."""
    x, y = at
    middle, size = (x + wide / 2, y + MIDDLE), (wide, SIZE[1])
    return (
        *sheet(at, size, RADIUS, "gold.deep", 2.4), *cards.band(at, "gold.deep", "gold", size),
        Disc(middle, 18, "gold.pale", cover=0.35), *sign("heroism", middle, 34, "gold.deep"),
        *sign("leader", middle, 15, "page", "gold.deep"),
    ), (name_of(tables.heroism_noun, at, wide, "page", "title"),)


@remember(64)
def back(at: Place, epoch: int = -1, wide: float = SIZE[0]) -> Part:
    """The back of a card: its epoch on deep red at the left, which others leave free."""
    x, y = at
    middle, size = (x + 25, y + SIZE[1] / 2), (wide, SIZE[1])
    words = (Caption(middle, cards.EPOCHS[epoch], 16, "gold.pale", "title"),) if epoch >= 0 else ()
    return (
        Shade(tuple((px + 1, py + 3) for px, py in round_corners(at, size, RADIUS)), 3.4, "shade",
              0.6),
        Plate(at, size, RADIUS, "card.back", "gold", 1.8),
        Plate((x + 4, y + 4), (wide - 8, SIZE[1] - 8), 4, "", "gold.pale", 0.9),
        Polygon(regular(middle, 20, 24), "seal.deep", "gold.pale", 1.2),
    ), words

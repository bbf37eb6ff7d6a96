"""Epoch cards, drawn: a frame in the colour, an emblem, the name, conditions ticked or not."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.table.pictures.glyphs import figure, sign
from alexandre.games.phalanxx.table.pictures.paper import PIGMENTS, sheet
from alexandre.games.phalanxx.tables import Card, Tables
from alexandre.games.phalanxx.view import PlayerView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.draw.sheets.map_sheet import draw_count
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Marks,
    Part,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Stroke,
    regular,
    round_corners,
    sort_marks,
)
from alexandre.ui.text.cache import remember

SIZE: Final = (104.0, 128.0)
BAND: Final = 21.0
Met = tuple[bool, ...]  # the conditions of a card in their order, () unjudged
EPOCHS: Final = ("X", "XX", "XXX")

# Of conditions with a colour: the sign, and the colour; others have a sign of their own name.
NEED_SIGNS: Final[dict[str, tuple[str, str]]] = {
    "white_dice": ("dice", "page"), "orange_dice": ("dice", "pigment.orange"),
    "violet_dice": ("dice", "pigment.violet"), "white": ("card", "page"),
    "orange": ("card", "pigment.orange"), "violet": ("card", "pigment.violet"),
}


@remember(1024)
def face(tables: Tables, number: int, at: Place, met: Met = (), worth: int | None = None) -> Part:
    """A card with its front up; `met` ticks its conditions, which are not judged without it;
    `worth` is what it counts now."""
    if number == tables.heroism:
        return heroism(tables, at)
    card = tables.cards[number]
    ground, rim, ink = PIGMENTS[COLOURS[card.colour]]
    x, y = at
    frame = "ink.soft" if card.colour == 0 else ground
    name = Caption((x + SIZE[0] / 2, y + BAND / 2 + 0.5), card.noun, 12.5, ink, "bold",
                   most=SIZE[0] - 14, least=9)
    return sort_marks((
        *sheet(at, SIZE, 6.0, frame, 2.2), *band(at, ground, rim, SIZE), *emblem(card, at), name,
        *needs_of(card, (x, y + BAND + 8), met), *foot_of(card, at, worth)))


def band(at: Place, ground: str, rim: str, size: Place) -> tuple[Shape, ...]:
    """The coloured head of a card of that size."""
    (x, y), (wide, high) = at, size
    return (Polygon(round_corners((x + 2, y + 2), (wide - 4, BAND - 2), 4.5), ground),
            Stroke(((x + 2, y + BAND), (x + wide - 2, y + BAND)), rim, 1.2),
            Plate((x + 4, y + 4), (wide - 8, high - 8), 4, "", "gold", 0.7, cover=0.6))


def emblem(card: Card, at: Place) -> tuple[Shape, ...]:
    """The figure of the card: an army as on a red vase, a leader as on a coin, else a thing."""
    top = BAND + 6 + 15 * len(card.needs)
    corner, size = (at[0] + 7, at[1] + top), (SIZE[0] - 14, SIZE[1] - top - 7)
    middle = (corner[0] + size[0] / 2, corner[1] + size[1] / 2)
    if card.colour == 1:
        radius = min(size) / 2 - 1
        return (*panel(corner, size, "parchment.deep"),
                Shade(regular((middle[0] + 1, middle[1] + 3), radius, 20), 4, "shade", 0.5),
                Disc(middle, radius, "gold.deep"), Disc(middle, radius - 1, "gold.pale"),
                Disc(middle, radius - 2.5, "gold.key"),
                *figure(card.id, middle, radius * 1.62, "gold.key"))
    if card.colour == 2:
        return (*panel(corner, size, "parchment.deep"),
                *sign(card.id, middle, min(size) * 0.72, "ink", "page"))
    ground, large = "terrain.brick", min(76.0, size[1] * 0.9)
    return (*panel(corner, size, ground),
            *figure(card.id, (middle[0], middle[1] + 0.06 * large), large, ground))


def panel(at: Place, size: Place, ground: str) -> tuple[Shape, ...]:
    """The field of a picture, a line round it and one below the feet."""
    (x, y), (wide, high) = at, size
    return (Plate(at, size, 3, ground, "ink", 1.4),
            Plate((x + 2.4, y + 2.4), (wide - 4.8, high - 4.8), 2, "", "ink", 0.6, cover=0.6))


def judge_needs(tables: Tables, number: int, means: tuple[int, ...]) -> Met:
    """The conditions of a card met by so much of each: everything else is independent of it."""
    if number == tables.heroism:
        return ()
    return tuple(means[what] >= n for what, n in tables.cards[number].needs)


def needs_of(card: Card, at: Place, met: Met) -> Marks:
    """One line for each condition: a tick or an empty box, its sign, its words."""
    for number, (what, n) in enumerate(card.needs):
        y = at[1] + 15 * number
        is_met = bool(met) and met[number]
        yield Plate((at[0] + 5, y - 6.5), (SIZE[0] - 10, 14), 3,
                    "tone.good" if is_met else "tone.bad", cover=0.85 if met else 0.0)
        yield from mark((at[0] + 11, y), is_met=is_met if met else None)
        yield from draw_need(what, (at[0] + 23.5, y), 12.5)
        yield Caption((at[0] + 31.5, y + 0.5), Msg.of(f"phalanxx.short.{NEEDS[what]}", n=n), 11.5,
                      "tone.good.ink" if is_met else "ink", "table", "left", most=SIZE[0] - 41,
                      least=9)


def draw_need(what: int, at: Place, size: float) -> tuple[Shape, ...]:
    """The sign of what a condition asks for, or of what a strength follows."""
    name = NEEDS[what]
    picture, colour = NEED_SIGNS.get(name, (name, "page"))
    return sign(picture, at, size, "ink", colour)


def mark(at: Place, *, is_met: bool | None) -> tuple[Shape, ...]:
    """Whether a condition holds; nothing where that is not asked, as on a card played: later its
    conditions play no part.  [7.2]"""
    if is_met is None:
        return ()
    return sign("tick" if is_met else "open_box", at, 12.0)


def foot_of(card: Card, at: Place, worth: int | None) -> Marks:
    """Strength in a seal at the left, the symbol or what it follows at the right."""
    x, y = at
    where = (x + 19, y + SIZE[1] - 18)
    letters = 17 if card.counts == NONE or worth is not None else 12.5
    yield Shade(regular((where[0] + 0.8, where[1] + 2), 13, 20), 3, "shade", 0.6)
    yield from draw_count(where, strength_of(card, worth), 13, letters, "gold.pale",
                          fill="seal.deep", ink="seal.text", width=1.4, most=25, least=9)
    yield Caption((x + SIZE[0] - 12, y + BAND + 14 + 15 * len(card.needs)), EPOCHS[card.epoch],
                  9.5, "ink.soft", "title", "right")
    follows = card.counts if card.counts != NONE else card.symbol
    if follows != NONE:
        place = (x + SIZE[0] - 20, y + SIZE[1] - 26)
        yield Disc(place, 13.0, "page", "gold.deep", 1.2)
        yield from draw_need(follows, place, 19)
        if card.counts != NONE:
            yield Caption((place[0] - 19, place[1]), "×", 13, "ink", "bold")


def strength_of(card: Card, worth: int | None) -> str:
    """Its worth now, or the range of its worth."""
    if worth is not None or card.counts == NONE:
        return str(card.strength[0] if worth is None else worth)
    return f"{min(card.strength)}–{max(card.strength)}"


def tell_parts(tables: Tables, player: PlayerView) -> tuple[Arg, ...]:
    """The sources of a player's strength: every card, the leaders' gains, the losses in conflicts.
    """
    parts: list[Arg] = [
        Msg.of("phalanxx.table.part", card=tables.card_noun(tables.card_ids.index(card.id)),
               n=card.strength) for card in player.played]
    if player.bonus:
        parts.append(Msg.of("phalanxx.table.part_legend", n=player.bonus))
    turned = sum(card.is_turned for card in player.played)
    if turned:
        parts.append(Msg.of("phalanxx.table.part_turned", n=turned,
                            lost=turned * tables.box.conflict))
    return tuple(parts)


def heroism(tables: Tables, at: Place) -> Part:
    """The one card that is nobody's."""
    x, y = at
    middle = (x + SIZE[0] / 2, y + 74)
    return (
        *sheet(at, SIZE, 6.0, "gold.deep", 2.4),
        Polygon(round_corners((x + 2, y + 2), (SIZE[0] - 4, BAND - 2), 4.5), "gold.deep"),
        Plate((x + 4, y + 4), (SIZE[0] - 8, SIZE[1] - 8), 4, "", "gold", 0.7),
        Disc(middle, 34, "gold.pale", cover=0.35), *sign("heroism", middle, 60, "gold.deep"),
        *sign("leader", middle, 26, "page", "gold.deep"),
    ), (Caption((x + SIZE[0] / 2, y + BAND / 2 + 0.5), tables.heroism_noun, 13, "page", "title",
                most=SIZE[0] - 9, least=9),)


@remember(64)
def back(at: Place) -> tuple[Shape, ...]:
    """The back of a card: deep red."""
    x, y = at
    middle = (x + SIZE[0] / 2, y + SIZE[1] / 2)
    return (
        Shade(tuple((px + 1, py + 3) for px, py in round_corners(at, SIZE, 6)), 3.4, "shade", 0.6),
        Plate(at, SIZE, 6, "card.back", "gold", 1.8),
        Plate((x + 5, y + 5), (SIZE[0] - 10, SIZE[1] - 10), 4, "", "gold.pale", 0.9),
        Disc(middle, 32, "", "gold.pale", 1.2),
        Disc(middle, 27, "seal.deep", "gold", 1.0),
    )


def variable_worth(tables: Tables, number: int, means: tuple[int, ...]) -> int | None:
    """The worth, if played now, of a card whose strength follows something; None for others."""
    is_variable = number != tables.heroism and tables.cards[number].counts != NONE
    return worth_if_played(tables, number, means) if is_variable else None


def worth_if_played(tables: Tables, number: int, means: tuple[int, ...]) -> int | None:
    """The worth of a card of the hand if played now, itself included; None for Heroism."""
    if number == tables.heroism:
        return None
    card = tables.cards[number]
    if card.counts == NONE:
        return card.strength[0]
    itself = card.counts in (card.symbol, NEEDS.index(COLOURS[card.colour]))
    return card.strength[min(means[card.counts] + itself, len(card.strength) - 1)]

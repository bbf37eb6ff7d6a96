"""The players: seal, name, points, dice, strength, talents, cards, soldiers, symbols."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.phalanxx.events import die_msg
from alexandre.games.phalanxx.shape import NEEDS, PARTS, SYMBOLS
from alexandre.games.phalanxx.table.pictures.cards import tell_parts
from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.paper import die, sheet
from alexandre.games.phalanxx.tables import Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayerView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import Named, Overlay, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Caption, Disc, Place, Shape
from alexandre.ui.play.tablets import Figure, Tablet

DIE: Final = 21.0
SHIELD: Final = 23.0
LETTERS: Final = 15.0


def list_tablets(tables: Tables, view: PhalanxxView) -> list[Tablet]:
    """One for each player, MaXXimilian among them: dice, talents, cards in hand, soldiers left,
    symbols."""
    return [describe(tables, view, player) for player in view.players]


def describe(tables: Tables, view: PhalanxxView, player: PlayerView) -> Tablet:
    """One player, the mover framed."""
    number, is_mover = player.player, player.player == view.mover
    who: Noun | Who = tables.rival_noun if player.is_rival else Who(number)
    dice = Row(tuple(die_of(player, who, slot, is_mover=is_mover)
                     for slot in range(len(player.dice))), 1)
    means = () if player.is_rival else (
        Figure(sign("talents", (0, 0), 19), str(player.talents)),
        Figure(sign("card", (0, 0), 19, "card.back", "card.back"), str(player.hand_size)),
        Figure(sign("soldiers", (0, 0), 19), str(player.reserve)))
    counts = {name: player.means[NEEDS.index(name)] for name in SYMBOLS}
    symbols = tuple(Figure(sign(name, (0, 0), 19, "ink.soft"), str(n)) if n else Figure((), "")
                    for name, n in counts.items())
    strength = Named(Named(Overlay((Icon(draw_shield, SHIELD), Text(
        str(player.strength), LETTERS, "seal.text", "bold", "centre"))),
        f"shield:{number}"), f"gain:{number}")
    return Tablet(
        number, who, str(player.points), (strength, *means, *symbols),
        (dice, strength, *means), holding(tables, player), is_mover, beside=(dice,),
        rows=(means, symbols), between=(dice, strength),
        ground=partial(draw_ground, is_mover=is_mover),
        under=Msg.of(f"phalanxx.table.{player.ability}") if player.ability else "")


def die_of(player: PlayerView, who: Noun | Who, slot: int, *, is_mover: bool) -> Node:
    """A personal die; others may exchange with it.  [13.2]"""
    number, key = player.dice[slot], "dice" if is_mover else "dice_other"
    if number == NONE:  # it is on its way
        part: Node = Space(DIE, DIE)
        tip = Msg.of("phalanxx.spot.dice_away", who=who, n=slot + 1)
    else:
        part = Icon(partial(die, number), DIE)
        tip = Msg.of(f"phalanxx.spot.{key}", who=who, n=slot + 1, die=die_msg(number))
    return Named(part, f"dice:{player.player + 1}.{slot + 1}", tip)


def draw_ground(box: Box, *, is_mover: bool) -> tuple[Shape, ...]:
    """Parchment, the mover's framed."""
    return sheet((box.x + 1, box.y + 0.5), (box.w - 2, box.h - 2), 6.0,
                 "seal" if is_mover else "gold", 2.0 if is_mover else 1.2)


def shield(at: Place, number: int) -> tuple[tuple[Shape, ...], Caption]:
    """The number on its shield."""
    return draw_shield(at, SHIELD), Caption(at, str(number), LETTERS, "seal.text", "bold")


def draw_shield(at: Place, size: float) -> tuple[Shape, ...]:
    """The shield of a strength, as on a card."""
    return (Disc(at, size / 2, "seal.deep", "gold.pale", 1.4),)


def holding(tables: Tables, player: PlayerView) -> tuple[Msg, ...]:
    """Everything on the tablet in words, and how the points and the strength come about."""
    points = tuple(Msg.of(f"phalanxx.points.{name}", n=n)
                   for name, n in zip(PARTS, player.score, strict=True)
                   if n or name == "strength")
    parts = tell_parts(tables, player)
    means = () if player.is_rival else (
        Msg.of("phalanxx.spot.means", talents=player.talents, cards=player.hand_size),)
    soldiers = (Msg.of("phalanxx.spot.on_board", soldiers=player.soldiers) if player.is_rival
                else Msg.of("phalanxx.spot.soldiers", reserve=player.reserve,
                            soldiers=player.soldiers))
    return (Msg.of("phalanxx.spot.points", points=player.points, parts=points),
            Msg.of(f"phalanxx.spot.{'strength' if parts else 'strength_bare'}",
                   strength=player.strength, parts=parts),
            *means, soldiers, *([Msg.of("phalanxx.spot.rival")] if player.is_rival else []),
            *([Msg.of(f"phalanxx.spot.{player.ability}")] if player.ability else []))

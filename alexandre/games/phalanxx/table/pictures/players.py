"""The players: seal, name, strength, dice, talents, cards, soldiers, symbols."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.events import die_msg
from alexandre.games.phalanxx.shape import NEEDS, SYMBOLS
from alexandre.games.phalanxx.table.pictures.cards import tell_parts
from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.paper import die, sheet
from alexandre.games.phalanxx.tables import Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayerView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.sketch import Caption, Disc, Place, Plate, Shape, Sketch, Spot, rectangle
from alexandre.ui.play.faces.coins import portrait
from alexandre.ui.play.tablets import (
    ROW,
    WIDE,
    Drawn,
    Figure,
    middle_of,
    stack_tablets,
)
from alexandre.ui.play.tablets import Tablet as Line

DIE: Final = 22.0


def players_of(tables: Tables, view: PhalanxxView) -> Sketch:
    """One tablet for each player, the mover's framed; MaXXimilian's among them."""
    def draw(player: PlayerView, top: float) -> Drawn:
        drawn = Tablet(tables, player, top, is_mover=player.player == view.mover)
        drawn.draw_shield(score_of(view, player))
        return drawn.shapes, drawn.captions, drawn.spots

    return stack_tablets(view.players, draw)


def list_tablets(tables: Tables, view: PhalanxxView) -> list[Line]:
    """Each in short: his dice, talents, cards in hand, soldiers left; where few play, his symbols
    too."""
    lines = []
    for player in view.players:
        drawn = Tablet(tables, player, 0.0, is_mover=player.player == view.mover)
        dice = tuple(Figure(() if number == NONE else die(number, (0, 0), 18), spot=spot.id,
                            told=spot.name)
                     for number, spot in zip(player.dice, drawn.spots, strict=False))
        means = () if player.is_rival else (
            Figure(sign("talents", (0, 0), 19), str(player.talents)),
            Figure(sign("card", (0, 0), 19, "card.back", "card.back"), str(player.hand_size)),
            Figure(sign("soldiers", (0, 0), 19), str(player.reserve)))
        symbols = tuple(
            Figure(sign(name, (0, 0), 19, "ink.soft"), str(player.means[NEEDS.index(name)]))
            for name in SYMBOLS)
        lines.append(Line(player.player, drawn.who, str(score_of(view, player)),
                          means, drawn.holding(), drawn.is_mover, dice, symbols))
    return lines


def score_of(view: PhalanxxView, player: PlayerView) -> int:
    """The strength on the track; once the match is over, the points that have decided it."""
    return player.points if view.phase == "over" else player.strength


def shield(at: Place, number: int) -> tuple[tuple[Shape, ...], Caption]:
    """The number on its shield."""
    return ((Disc(at, 23, "seal.deep", "gold.pale", 2.0), Disc(at, 18.5, "", "gold", 1.0)),
            Caption(at, str(number), 23, "seal.text", "bold"))


def shield_at(player: int) -> Place:
    """Its middle on the tablet of a player."""
    return WIDE - 36, middle_of(player) - 1


class Tablet:
    """One player."""

    def __init__(self, tables: Tables, player: PlayerView, top: float, *, is_mover: bool) -> None:
        self.tables, self.player, self.top = tables, player, top
        self.is_mover = is_mover
        marks, numeral = portrait(player.player, (28, top + ROW / 2 - 2), 19.5)
        self.shapes: list[Shape] = [
            *sheet((2, top + 1), (WIDE - 4, ROW - 4), 6.0, "seal" if is_mover else "gold",
                   2.4 if is_mover else 1.2), *marks]
        self.who: Noun | Who = tables.rival_noun if player.is_rival else Who(player.player)
        self.captions: list[Caption] = [numeral, Caption(
            (60, top + (13 if player.ability else 19)), self.who, 18, "ink", "bold", "left",
            most=122, least=12, is_even=True)]
        if player.ability:
            self.captions.append(Caption((60, top + 28), Msg.of(
                f"phalanxx.table.{player.ability}"), 11.5, "ink.soft", "italic", "left", most=122,
                least=10))
        self.spots: list[Spot] = []
        self.dice()
        self.figures()
        self.spots.append(Spot(f"seat:{player.player}", self.holding(), rectangle(
            (2, top + 1), (WIDE - 4, ROW - 4))))

    def dice(self) -> None:
        """The personal dice; others may exchange with them.  [13.2]"""
        key = "dice" if self.is_mover else "dice_other"
        for slot, number in enumerate(self.player.dice):
            at = (208 + 29.0 * slot, self.top + 19)
            told = Msg.of("phalanxx.spot.dice_away", who=self.who, n=slot + 1)
            if number != NONE:  # it is on its way
                self.shapes += die(number, at, DIE)
                told = Msg.of(f"phalanxx.spot.{key}", who=self.who, n=slot + 1,
                              die=die_msg(number))
            self.spots.append(Spot(f"dice:{self.player.player + 1}.{slot + 1}", told,
                                   rectangle((at[0] - 14, at[1] - 14), (28, 28))))

    def figures(self) -> None:
        """Talents, cards in hand, soldiers in reserve, symbols."""
        player, y = self.player, self.top + 43
        entries = [("talents", "ink", "page", player.talents),
                 ("card", "card.back", "card.back", player.hand_size),
                 ("soldiers", "ink", "page", player.reserve)]
        entries += [(name, "ink.soft", "page", player.means[NEEDS.index(name)])
                  for name in SYMBOLS]
        if player.is_rival:
            entries = entries[3:]
        x = 69.0
        for name, rim, fill, count in entries:
            self.shapes += sign(name, (x, y), 17, rim, fill)
            self.captions.append(Caption((x + 12, y + 0.5), str(count), 15.5, "ink", "table",
                                         "left", least=11))
            x += 38

    def draw_shield(self, number: int) -> None:
        """His strength, or in the end his points."""
        marks, figure = shield(shield_at(self.player.player), number)
        self.shapes += [*marks, Plate((WIDE - 72, self.top + 10), (1.2, ROW - 24), 0, "gold",
                                      cover=0.6)]
        self.captions.append(figure)

    def holding(self) -> Msg:
        """Everything on the tablet in words, and how the strength comes about."""
        player = self.player
        parts = tell_parts(self.tables, player)
        key = "player" if parts else "player_bare"
        if player.is_rival:
            key = "rival" if parts else "rival_bare"
        told = Msg.of(f"phalanxx.spot.{key}", who=self.who, strength=player.strength,
                      parts=parts, talents=player.talents, cards=player.hand_size,
                      reserve=player.reserve, soldiers=player.soldiers, points=player.points)
        if not player.ability:
            return told
        return Msg.of("phalanxx.spot.able", told=told,
                      ability=Msg.of(f"phalanxx.spot.{player.ability}"))

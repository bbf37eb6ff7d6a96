"""The players: seal, name, points, and what everybody sees of what they hold."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.table.pictures.signs import (
    building,
    card_sign,
    event_sign,
    knight,
    symbol,
)
from alexandre.games.catan.view import CatanView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Part,
    Place,
    Shape,
    Sketch,
    join_parts,
    seat_colour,
)
from alexandre.ui.play.faces.coins import portrait
from alexandre.ui.play.tablets import (
    ROW,
    WIDE,
    Figure,
    Tablet,
    draw_ground,
    spot_of,
    stack_tablets,
)

HELD: Final = 5  # of the figures tell what he holds, the others what he has built
FIGURES: Final = 68.0  # where they begin
STEP: Final = 39.0
ADVISER: Final = (240.0, 20.0)  # on a tablet


def players_of(view: CatanView) -> Sketch:
    """One tablet for each player; that of who is asked, be it in another's turn, is lighter and
    framed."""
    return stack_tablets(view.players, lambda player, top: (
        *tablet(view, player, top), (spot_of(player.seat, holding(view, player), top, ROW),)))


def list_tablets(view: CatanView) -> list[Tablet]:
    """Each in short: cards, gold, development cards, tokens, knights; where there is room, roads,
    buildings, and honours."""
    lines = []
    for player in view.players:
        colour = seat_colour(player.seat)
        figures = [Figure(sign_of(n, (0, 0), colour), str(count))
                   for n, count in enumerate(counts_of(view, player))]
        lines.append(Tablet(
            player.seat, Who(player.seat), str(player.score), tuple(figures[:HELD]),
            holding(view, player), player.seat == view.who,
            more=(*figures[HELD:], *list_honours(view, player))))
    return lines


def tablet(view: CatanView, player: PlayerView, top: float) -> Part:
    marks, numeral = portrait(player.seat, (26, top + ROW / 2 - 2), 19)
    ground = draw_ground(top, ROW, is_mover=player.seat == view.who)
    captions = (
        numeral, Caption((58, top + 17), Who(player.seat), 18, "ink", "bold", "left", most=168,
                         is_even=True),
        Caption((WIDE - 14, top + 20), str(player.score), 29, "seal.deep", "bold", "right"))
    return join_parts((((ground, *marks), captions), honours(view, player, top),
                       figures(view, player, top + 41)))


def honours(view: CatanView, player: PlayerView, top: float) -> tuple[list[Shape], list[Caption]]:
    """The place among the advisers, and the two titles."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    x = ADVISER[0]
    if player.adviser is not None:
        (disc,), (number,) = adviser_sign(player.adviser, (x, top + ADVISER[1]))
        shapes.append(disc)
        captions.append(number)
    if view.road_holder == player.seat:
        shapes += card_sign(2, (x + 33, top + 20), 27)
    if view.army_holder == player.seat:
        shapes += knight((x + 65, top + 20), 27)
    return shapes, captions


def adviser_sign(place: int, at: Place) -> tuple[tuple[Shape, ...], tuple[Caption, ...]]:
    """The card of an adviser, as it lies with who holds it."""
    return (Disc(at, 14, "gold.pale", "gold.deep", 2),), (
        Caption(at, str(place), 19, "ink", "bold"),)


def list_honours(view: CatanView, player: PlayerView) -> list[Figure]:
    """The same as signs of a row."""
    place = (Disc((0, 0), 9, "gold.pale", "gold.deep", 1.6),)
    signs = [Figure(place, str(player.adviser))] if player.parts["advisers"] else []
    signs += [Figure(card_sign(2, (0, 0), 19))] if view.road_holder == player.seat else []
    return signs + ([Figure(knight((0, 0), 19))] if view.army_holder == player.seat else [])


def figures(view: CatanView, player: PlayerView, y: float) -> Part:
    """What he holds, his road, and what he has built."""
    colour = seat_colour(player.seat)
    return join_parts((sign_of(n, (FIGURES + STEP * n, y), colour), (
        Caption((FIGURES + STEP * n + 12, y + 1), str(count), 16, "ink", "table", "left",
                least=10),)) for n, count in enumerate(counts_of(view, player)))


def counts_of(view: CatanView, player: PlayerView) -> tuple[int, ...]:
    """Cards, gold, development cards, tokens, knights, the longest road, and the villages and
    cities that stand: what is left to build, the tip of a tablet says."""
    return (player.held, player.gold, player.hidden, player.token_count, player.army,
            player.length, *(count_built(view, player.seat, is_city=each)
                             for each in (False, True)))


def count_built(view: CatanView, seat: int, *, is_city: bool) -> int:
    return sum(site == (seat, is_city) for site in view.sites.values())


def sign_of(n: int, at: tuple[float, float], colour: str) -> tuple[Shape, ...]:
    """The sign of each figure."""
    match n:
        case 0:
            return draw_sign("catan/held", at, 24)
        case 1:
            return symbol(5, at, 21)
        case 2:
            return draw_sign("catan/hidden", at, 24)
        case 3:
            return event_sign("statue", at, 22)
        case 4:
            return knight(at, 22)
        case 5:
            return draw_sign("catan/road", at, 24, fill=colour)
    return building(at, 21, colour, is_city=n == 7)


def holding(view: CatanView, player: PlayerView) -> Msg:
    """Everything on the tablet in words, and what the points come from."""
    tablet = Msg.of("catan.spot.player", who=Who(player.seat), held=player.held,
                    gold=player.gold, hidden=player.hidden, tokens=player.token_count,
                    army=player.army, road=player.length,
                    villages=count_built(view, player.seat, is_city=False),
                    cities=count_built(view, player.seat, is_city=True),
                    villages_left=player.left[0], cities_left=player.left[1],
                    roads_left=player.left[2])
    parts = tuple(Msg.of("catan.spot.part", part=Msg(f"catan.score.{part}"), n=n)
                  for part, n in player.parts.items() if n)
    return Msg.of("catan.spot.scored", tablet=tablet, score=player.score,
                  parts=parts) if parts else tablet

"""The players: seal, name, points, and what everybody sees of what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
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
from alexandre.ui.draw.sheets.boxes import Named, Overlay
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import Caption, Disc, Part, Place, Shape, seat_colour
from alexandre.ui.play.tablets import Figure, Tablet

MOST: Final = 4  # figures in a line,
HALF: Final = 4  # and in the first of two rows
NONE: Final = Figure((), "")
HONOURS: Final = (27.0, 19.0)  # their size in a high and in a low tablet


def list_tablets(view: CatanView) -> list[Tablet]:
    """One for each player: cards, and what there is of gold, development cards, tokens, knights,
    roads, buildings, honours.  That of who is asked, be it in another's turn, is lighter and
    framed."""
    tablets = []
    for player in view.players:
        colour = seat_colour(player.seat)
        kinds = [kind for kind, n in player.tokens.items() if n]
        figures = tuple(Figure(sign_of(n, (0, 0), colour, kinds), str(count))
                        if count or not n else NONE
                        for n, count in enumerate(counts_of(view, player)))
        large, small = (list_honours(view, player, size) for size in HONOURS)
        tablets.append(Tablet(
            player.seat, Who(player.seat), str(player.score), figures,
            (*sorted(figures, key=lambda each: each.is_blank)[:MOST], *small),
            holding(view, player), player.seat == view.who, large,
            (figures[:HALF], figures[HALF:]), between=small))
    return tablets


def list_honours(view: CatanView, player: PlayerView, size: float) -> tuple[Node, ...]:
    """The card of an adviser, or its place, and the titles that this player has."""
    number = Text(str(player.adviser), size * 0.7, "ink", "bold", "centre")
    adviser = Overlay((Icon(draw_adviser, size), number)) if player.adviser else Space()
    titles = ((partial(card_sign, 2), view.road_holder), (knight, view.army_holder))
    return (Named(adviser, adviser_place(player.seat)),
            *(Icon(sign, size) for sign, holder in titles if holder == player.seat))


def adviser_place(seat: int) -> str:
    """The name of the place where the card of an adviser lies on a tablet."""
    return f"adviser:{seat}"


def draw_adviser(at: Place, size: float) -> tuple[Shape, ...]:
    """The medal of an adviser."""
    return (Disc(at, size * 0.52, "gold.pale", "gold.deep", 2),)


def adviser_sign(place: int, at: Place) -> Part:
    """The card of an adviser on its way."""
    return draw_adviser(at, HONOURS[0]), (Caption(at, str(place), 19, "ink", "bold"),)


def counts_of(view: CatanView, player: PlayerView) -> tuple[int, ...]:
    """Cards, gold, development cards, tokens, knights, the longest road, and the villages and
    cities that stand: what is left to build, the tip of a tablet says."""
    return (player.held, player.gold, player.hidden, player.token_count, player.army,
            player.length, *(count_built(view, player.seat, is_city=each)
                             for each in (False, True)))


def count_built(view: CatanView, seat: int, *, is_city: bool) -> int:
    return sum(site == (seat, is_city) for site in view.sites.values())


def sign_of(n: int, at: tuple[float, float], colour: str,
            tokens: Sequence[str]) -> tuple[Shape, ...]:
    """The sign of each figure; tokens of several kinds have that of none."""
    match n:
        case 0:
            return draw_sign("catan/held", at, 24)
        case 1:
            return symbol(5, at, 21)
        case 2:
            return draw_sign("catan/hidden", at, 24)
        case 3:
            return event_sign(tokens[0], at, 22) if len(tokens) == 1 else (
                Disc(at, 9, "page", "ink", 1.6), Disc(at, 3.5, "seal"))
        case 4:
            return knight(at, 22)
        case 5:
            return draw_sign("catan/road", at, 24, fill=colour)
    return building(at, 21, colour, is_city=n == 7)


def holding(view: CatanView, player: PlayerView) -> tuple[Msg, ...]:
    """Everything on the tablet in words, and what the points come from."""
    parts, tokens = (
        tuple(Msg.of("catan.spot.part", part=Msg(f"catan.{kind}.{part}"), n=n)
              for part, n in counts.items() if n)
        for kind, counts in (("score", player.parts), ("token", player.tokens)))
    counts = {"hidden": player.hidden, "knights": player.army, "road": player.length}
    villages, cities, roads = player.left
    return (*([Msg.of("catan.spot.scored", score=player.score, parts=parts)] if parts else []),
            Msg.of("catan.spot.hand", held=player.held, gold=player.gold),
            *([Msg.of("catan.spot.won", n=player.token_count, parts=tokens)] if tokens else []),
            *(Msg.of(f"catan.spot.{key}", n=n) for key, n in counts.items() if n),
            Msg.of("catan.spot.built",
                   villages=count_built(view, player.seat, is_city=False),
                   cities=count_built(view, player.seat, is_city=True)),
            Msg.of("catan.spot.left", villages=villages, cities=cities, roads=roads))

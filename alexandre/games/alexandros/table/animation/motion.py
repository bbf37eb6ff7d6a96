"""The movement of each event, the pieces at rest meanwhile, and the spots that it concerns.

Everything comes from two views and an event that their owner saw.  Pieces are cut out of the
sketches of the table, so that a card looks the same in motion as in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

from alexandre.games.alexandros import events
from alexandre.games.alexandros.rules import Alexandros
from alexandre.games.alexandros.table.animation.stage import LETTER, Scenery
from alexandre.games.alexandros.table.pictures.pieces import wall, wall_shadow
from alexandre.games.alexandros.table.pictures.players import list_tablets
from alexandre.games.alexandros.tables import LETTERS
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Noun
from alexandre.ui.draw.sketch import Caption, Sheet
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.play.tween import (
    Appear,
    Count,
    Flash,
    Fly,
    Lay,
    Turn,
    Tween,
    Vanish,
    Where,
    cut,
    erase,
    move_by_event,
    point_by_event,
)

STEP: Final = 280  # Alexander walks one line
DEALT: Final = 260  # a card goes from one place to another
TURNED: Final = 240
GLOW: Final = 420
APART: Final = 60  # between two cards of a payment
HAND: Final = 0.5  # how large a piece is that has come to a player's tablet
POINTS: Final = Caption((0.0, 0.0), "", 1.0, "seal.deep", "bold", "right")

Before = Scenery
After = Scenery
Movement = Callable[[Any, Before, After], Iterable[Tween]]


def still(game: Alexandros, before: AlexandrosView, event: Event,
          after: AlexandrosView) -> tuple[Sheet, ...]:
    """The table meanwhile: without the pieces that are on their way."""
    match event:
        case events.CardTaken():
            return Scenery.of(game, replace(before, face_up=after.face_up)).sheets
        case events.AlexanderWalked():
            scenery = Scenery.of(game, before)
            return scenery.replace_sheet("map", lambda sketch: erase(
                sketch, scenery.round_point(event.start)))
        case events.ProvinceClosed():
            return Scenery.of(game, after).sheets
        case events.GovernorPosted():
            return Scenery.of(game, without(after, event.seat, (event.space,))).sheets
        case events.GovernorsOusted():
            return Scenery.of(game, without(before, event.loser, event.spaces)).sheets
        case events.GovernorRecalled():
            return Scenery.of(game, after).sheets
        case events.TaxesCollected():
            return hide_scores(Scenery.of(game, before))
    return Scenery.of(game, before).sheets


def without(view: AlexandrosView, seat: int, spaces: tuple[str, ...]) -> AlexandrosView:
    """The view as if these governors were nowhere."""
    players = tuple(
        replace(each, governors=tuple(space for space in each.governors if space not in spaces))
        if each.seat == seat else each for each in view.players)
    return replace(view, players=players)


def hide_scores(scenery: Scenery) -> tuple[Sheet, ...]:
    """The tablets without their points, which are counted up above them."""
    tables = list_tablets(scenery.view, scenery.game.tables.box.goal)
    bare = player_sheet([replace(each, score="") for each in tables])
    return tuple(bare if each.name == "players" else each for each in scenery.sheets)


# ---- what moves -----------------------------------------------------------------------------


def animate_draw(event: events.CardDrawn, before: Before, after: After) -> Iterable[Tween]:
    """A back flies from the pile; a viewer who may know the card sees it turned over."""
    start, goal = before.place("pile"), after.hand(event.seat, event.card)
    if start and goal:
        back = before.back()
        is_known = event.card is not None and goal.sheet == "cards"
        yield Fly(back, start, goal, 1.0 if is_known else HAND, last=DEALT)
        if event.card is not None and is_known:
            face = after.piece(f"hand:{LETTER[event.card.id]}")
            yield Turn(back, face, goal, begin=DEALT, last=TURNED)


def animate_reveal(event: events.CardRevealed, before: Before, after: After) -> Iterable[Tween]:
    """A card comes from the pile to the first empty place and is turned over."""
    start, slot = before.place("pile"), after.slot(before.first_gap)
    if start and slot:
        goal, face = slot
        yield Fly(before.back(), start, goal, last=DEALT)
        yield Turn(before.back(), face, goal, begin=DEALT, last=TURNED)


def animate_take(event: events.CardTaken, before: Before, after: After) -> Iterable[Tween]:
    """The card goes from the row to the hand, or to the tablet of the seat that took it."""
    name = f"shown:{LETTER[event.card.id]}"
    start, goal = before.place(name), after.hand(event.seat, event.card)
    if start and goal:
        small = 1.0 if goal.sheet == "cards" else HAND
        yield Fly(before.piece(name), start, goal, small, last=DEALT + 60)


def animate_discards(seat: int, cards: Iterable[Noun], before: Before,
                     after: After) -> Iterable[Tween]:
    """Cards go from a hand or a tablet to the discards, one after the other."""
    for number, card in enumerate(cards):
        name = f"symbol:{LETTER[card.id]}"
        start, goal = before.hand(seat, card), after.place(name)
        if start and goal:
            yield Fly(after.piece(name), start, goal, begin=number * APART, last=DEALT)


def animate_cession(event: events.CardCeded, before: Before, after: After) -> Iterable[Tween]:
    """A card goes from the discards to the loser."""
    name = f"symbol:{LETTER[event.card.id]}"
    start, goal = before.place(name), after.hand(event.loser, event.card)
    if start and goal:
        yield Fly(before.piece(name), start, goal, HAND, last=DEALT)


def animate_shuffle(event: events.PileShuffled, before: Before, after: After) -> Iterable[Tween]:
    """The discards are turned and gathered."""
    goal, back = after.place("pile"), before.back()
    for number, letter in enumerate(LETTERS):
        start = before.place(f"symbol:{letter}")
        if start and goal and before.view.discards.get(letter):
            yield Fly(back, start, goal, begin=number * APART, last=DEALT)


def animate_walk(event: events.AlexanderWalked, before: Before, after: After) -> Iterable[Tween]:
    """Alexander walks his line, and a wall grows behind him where one is laid."""
    start, goal = before.place(f"point:{event.start}"), after.place(f"point:{event.end}")
    if start and goal:
        if event.wall:
            stones = (wall_shadow(start.at, goal.at), *wall(start.at, goal.at, event.wall))
            yield Lay("map", stones, start.at, goal.at, last=STEP)
        king = cut(before.sketch("map"), before.round_point(event.start))
        yield Fly(king, start, goal, last=STEP)


def animate_post(event: events.GovernorPosted, before: Before, after: After) -> Iterable[Tween]:
    """A governor drops into his place."""
    where = after.place(f"space:{event.space}")
    if where:
        yield Appear(after.governor(event.space), where, last=DEALT)


def animate_return(seat: int, spaces: Iterable[str], before: Before,
                   after: After) -> Iterable[Tween]:
    """Governors go back to their tablet."""
    goal = after.place(f"seat:{seat}")
    for number, space in enumerate(spaces):
        start = before.place(f"space:{space}")
        if start and goal:
            yield Fly(before.governor(space), start, goal, HAND, begin=number * APART,
                      last=DEALT + 100)


def animate_occupation(event: events.ProvinceOccupied, before: Before,
                       after: After) -> Iterable[Tween]:
    """The province glows."""
    return glow(after.province_of(before.view.claim), after)


def animate_taxes(event: events.TaxesCollected, before: Before, after: After) -> Iterable[Tween]:
    """The card is laid down; the provinces that pay are lit from west to east; what each seat
    gains rises over its tablet, and is counted up."""
    yield from animate_discards(event.seat, (event.card,), before, after)
    paying = [glow(before.province_of(each.cells), before) for each in before.view.paying]
    lights = sorted((light for each in paying for light in each), key=lambda light: min(
        x for outline in light.outlines for x, _y in outline))
    yield from (replace(each, begin=number * APART) for number, each in enumerate(lights))
    for seat, income in enumerate(event.incomes):
        where, old = Where("players", name=f"score:{seat}"), before.view.players[seat].score
        yield Count(where, POINTS, old, old + income, begin=DEALT // 2, last=GLOW)
        if income:
            yield Vanish(before.gain(income), where, 14.0, begin=DEALT // 2, last=GLOW + 180)


def animate_glow(event: Event, before: Before, after: After) -> Iterable[Tween]:
    """The glow of everything that the event concerns."""
    return glow(about(event), after)


def glow(spots: Iterable[str], after: After) -> Iterable[Flash]:
    """A light over some spots of one sheet."""
    lit = [spot for name in spots if (spot := after.spots.get(name))]
    if lit and lit[0][0] == "map":
        yield Flash("map", tuple(spot.outline for _sheet, spot in lit), last=GLOW)
    elif lit:
        yield Flash(lit[0][0], parts=tuple(spot.id for _sheet, spot in lit), last=GLOW)


MOVEMENTS: Final[dict[type[Event], Movement]] = {
    events.SeatBegan: animate_glow,
    events.CardDrawn: animate_draw,
    events.CardRevealed: animate_reveal,
    events.CardTaken: animate_take,
    events.JokerPlayed: animate_glow,
    events.CardSpent: lambda event, before, after: animate_discards(
        event.seat, (event.card,), before, after),
    events.SymbolChosen: animate_glow,
    events.MarchBegan: animate_glow,
    events.AlexanderWalked: animate_walk,
    events.ProvinceClosed: animate_glow,
    events.GovernorPosted: animate_post,
    events.CardsPaid: lambda event, before, after: animate_discards(
        event.seat, event.cards, before, after),
    events.ProvinceOccupied: animate_occupation,
    events.GovernorsOusted: lambda event, before, after: animate_return(
        event.loser, event.spaces, before, after),
    events.CardCeded: animate_cession,
    events.TaxesCollected: animate_taxes,
    events.GovernorRecalled: lambda event, before, after: animate_return(
        event.seat, (event.space,), before, after),
    events.PileShuffled: animate_shuffle,
}

tweens: Final = move_by_event(MOVEMENTS, Scenery.of)

# Told by the log and the prompt: nothing changes its place.
QUIET: Final[frozenset[type[Event]]] = frozenset({
    events.AlexanderStayed, events.RedWallsTouched, events.AlexanderArrived, events.TurnEnded,
    events.GameEnded,
})


# ---- what it is about -----------------------------------------------------------------------


def discard(event: Any) -> tuple[str, ...]:
    return (f"symbol:{LETTER[event.card.id]}",)


def aim(event: Any) -> tuple[str, ...]:
    return (f"symbol:{LETTER[event.aim.id]}",)


def space(event: Any) -> tuple[str, ...]:
    return (f"space:{event.space}",)


PLACES: Final[dict[type[Event], Callable[[Any], tuple[str, ...]]]] = {
    events.CardDrawn: lambda event: ("pile", f"seat:{event.seat}"),
    events.CardRevealed: lambda event: (f"shown:{LETTER[event.card.id]}",),
    events.JokerPlayed: aim,
    events.CardSpent: discard,
    events.SymbolChosen: aim,
    events.MarchBegan: space,
    events.AlexanderWalked: lambda event: (f"point:{event.start}", f"point:{event.end}"),
    events.ProvinceClosed: lambda event: tuple(f"space:{cell}" for cell in event.cells),
    events.AlexanderArrived: lambda event: (f"point:{event.point}",),
    events.GovernorPosted: space,
    events.CardsPaid: lambda event: tuple(dict.fromkeys(
        f"symbol:{LETTER[card.id]}" for card in event.cards)),
    events.GovernorsOusted: lambda event: tuple(f"space:{each}" for each in event.spaces),
    events.CardCeded: lambda event: (f"seat:{event.loser}",),
    events.TaxesCollected: lambda event: tuple(f"seat:{seat}" for seat, income in enumerate(
        event.incomes) if income),
    events.GovernorRecalled: space,
    events.PileShuffled: lambda event: ("pile",),
    events.GameEnded: lambda event: tuple(f"seat:{seat}" for seat in event.winners),
}

about: Final[Callable[[Event], tuple[str, ...]]] = point_by_event(PLACES)

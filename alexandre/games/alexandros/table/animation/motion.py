"""Each event at the table: its movement, the pieces at rest meanwhile, its sound and its spots.

Everything comes from two views and an event that their owner saw.  Pieces are cut out of the
sketches of the table, so that a card looks the same in motion as in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final

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
from alexandre.ui.play.palette import Beats, By
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.play.tween import (
    Appear,
    Count,
    Flash,
    Fly,
    Lay,
    Shown,
    Turn,
    Tween,
    Vanish,
    Where,
    cut,
    erase,
    list_sounds,
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


def animate_payment(event: events.CardSpent | events.CardsPaid, before: Before,
                    after: After) -> Iterable[Tween]:
    return animate_discards(event.seat, cards_of(event), before, after)


def cards_of(event: events.CardSpent | events.CardsPaid) -> tuple[Noun, ...]:
    """The cards that are given up."""
    return (event.card,) if isinstance(event, events.CardSpent) else event.cards


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


def animate_return(event: events.GovernorsOusted | events.GovernorRecalled, before: Before,
                   after: After) -> Iterable[Tween]:
    """Governors go back to their tablet."""
    seat, spaces = (event.seat, (event.space,)) if isinstance(
        event, events.GovernorRecalled) else (event.loser, event.spaces)
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


# ---- the table of events --------------------------------------------------------------------


def list_discards(event: events.CardSpent | events.CardsPaid) -> tuple[str, ...]:
    """The piles of the discards on which the cards come to lie."""
    return tuple(dict.fromkeys(f"symbol:{LETTER[card.id]}" for card in cards_of(event)))


def aim(event: events.JokerPlayed | events.SymbolChosen) -> tuple[str, ...]:
    """The symbol that is followed."""
    return (f"symbol:{LETTER[event.aim.id]}",)


def list_payees(event: events.TaxesCollected) -> tuple[str, ...]:
    """The tablets of those who gain."""
    return tuple(f"seat:{seat}" for seat, income in enumerate(event.incomes) if income)


CLOSED: Final = Beats("drum", "wall", "closed")
CUT: Final = Beats("", "crack", "cord")

EVENTS: Final[Mapping[type[Event], Shown[Scenery]]] = {
    events.SeatBegan: Shown("page", animate_glow),
    events.CardDrawn: Shown("card", animate_draw, ("pile", "seat:{seat}")),
    events.CardRevealed: Shown("card", animate_reveal,
                               lambda event: (f"shown:{LETTER[event.card.id]}",)),
    events.CardTaken: Shown("card", animate_take),
    events.JokerPlayed: Shown("card", animate_glow, aim),
    events.CardSpent: Shown("card", animate_payment, list_discards),
    events.SymbolChosen: Shown("", animate_glow, aim),
    events.AlexanderStayed: Shown("no"),
    events.MarchBegan: Shown("", animate_glow, "space:{space}"),
    events.AlexanderWalked: Shown(By("wall", {"": "step"}, "wall"), animate_walk,
                                  ("point:{start}", "point:{end}")),
    events.ProvinceClosed: Shown(By("owners", {(None, None): CLOSED}, CUT), animate_glow,
                                 "space:{cells}"),
    events.RedWallsTouched: Shown(Beats("roll", "crack", "horn")),
    events.AlexanderArrived: Shown("", spots="point:{point}"),
    events.GovernorPosted: Shown("piece", animate_post, "space:{space}"),
    events.CardsPaid: Shown("card", animate_payment, list_discards),
    events.ProvinceOccupied: Shown(Beats("drum", "seal", "lyre"), animate_occupation),
    events.GovernorsOusted: Shown(Beats("roll", "ousted", "ceded"), animate_return,
                                  "space:{spaces}"),
    events.CardCeded: Shown("card", animate_cession, "seat:{loser}"),
    events.TaxesCollected: Shown(Beats("", "levy", "coins"), animate_taxes, list_payees),
    events.GovernorRecalled: Shown("piece", animate_return, "space:{space}"),
    events.PileShuffled: Shown("card", animate_shuffle, "pile"),
    events.TurnEnded: Shown("page"),
    events.GameEnded: Shown(Beats("horn", "seal", "victory")),
}

tweens: Final = move_by_event(EVENTS, Scenery.of)
about: Final[Callable[[Event], tuple[str, ...]]] = point_by_event(EVENTS)
sounds: Final = list_sounds(EVENTS)

"""Each event at the table: its movement, the pieces at rest meanwhile, its sound and its spots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.animation.stage import Stage, gain_at, tablet_of
from alexandre.games.phalanxx.table.pictures.ground import DIE, GREY, MINE, ROLLED
from alexandre.games.phalanxx.table.pictures.map import garrison
from alexandre.games.phalanxx.table.pictures.paper import die
from alexandre.games.phalanxx.table.pictures.players import DIE as ON_TABLET
from alexandre.games.phalanxx.table.pictures.players import shield
from alexandre.games.phalanxx.table.pictures.sheets import sheets
from alexandre.games.phalanxx.table.pictures.tray import LINES_MOST, owner_of
from alexandre.games.phalanxx.tables import SOLDIERS
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.contract import Event
from alexandre.kernel.fields import NONE
from alexandre.ui.draw.sketch import Caption, Place, Sheet, Sketch, seal, seat_colour
from alexandre.ui.play.palette import COINS, Beats, By
from alexandre.ui.play.tween import (
    Appear,
    Flash,
    Fly,
    Roll,
    Shown,
    Tween,
    Vanish,
    Where,
    list_sounds,
    move_by_event,
    point_by_event,
)

SLIDE: Final = 340
PUSHED: Final = 520
PLACED: Final = 260
THROWN: Final = 420
RISE: Final = 640
DEALT: Final = 380
GLOW: Final = 620
SPRITE: Final = 150.0
MIDDLE: Final[Place] = (SPRITE / 2, SPRITE / 2)
SHIELD: Final = 64.0
GROWN: Final = 1.9  # a die on the action card beside one on a tablet
SWAPPED: Final = 1000
BOW: Final = 260.0  # of dice that change hands, out over the board
LAYING: Final = (events.CardPlayed, events.ConquestBegan, events.RegionConquered,
                 events.DiePushed, events.IncomeTaken)
PILE: Final = Where("tray", name="pile")


def still(game: Phalanxx, before: PhalanxxView, event: Event, after: PhalanxxView) -> tuple[Sheet,
          ...]:
    """The table meanwhile: as it was, but for what has its end in being shown, and without the
    dice that are on their way."""
    if isinstance(event, events.TurnBegan):
        return sheets(game, after)
    return sheets(game, hide_moving_dice(before, event))


def hide_moving_dice(view: PhalanxxView, event: Event) -> PhalanxxView:
    """The view without the die that leaves the hand, nor the one that is pushed out."""
    if not isinstance(event, LAYING) or event.place < 0:
        return view
    rolled = list(view.rolled)
    rolled[event.place] = None
    if not isinstance(event, events.DiePushed):
        return replace(view, rolled=tuple(rolled))
    players = list(view.players)
    dice = list(players[event.seat].dice)
    dice[event.slot] = NONE
    players[event.seat] = replace(players[event.seat], dice=tuple(dice))
    return replace(view, rolled=tuple(rolled), players=tuple(players))


# ---- what moves -----------------------------------------------------------------------------


def die_sprite(number: int, size: float = DIE) -> Sketch:
    """A die on its way."""
    return Sketch((SPRITE, SPRITE), die(number, MIDDLE, size))


def slide(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die goes from the hand to its grey slot, if it was not laid before."""
    if event.place >= 0:
        yield Fly(die_sprite(event.die), Where("board", ROLLED[event.place]),
                  Where("board", GREY[event.slot]), last=SLIDE)


def rise(text: str, where: Where, size: float, colour: str) -> Tween:
    """A figure rises and fades."""
    figure = Caption(MIDDLE, text, size, colour, "bold", halo="page")
    return Vanish(Sketch((SPRITE, SPRITE), (), (figure,)), where, 40.0, last=RISE)


def show_card(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card comes from the pile to its place."""
    id = "heroism" if isinstance(event, events.HeroismCame) else event.id
    goal = after.row(id)
    if goal:
        yield Fly(after.card(id), PILE, goal, last=DEALT)


def deal(event: events.CardDealt, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes from the pile to a hand."""
    yield Fly(before.card(event.id), PILE, before.hand(event.seat), last=DEALT)


def buy(event: events.CardBought, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes from the row, or the pile, to a hand; its price rises."""
    start = before.row(event.id) or PILE
    yield Fly(before.card(event.id), start, before.hand(event.seat), last=DEALT)
    yield rise(f"−{event.price}", gain_at(event.seat), 24, "seal")


def peek(event: events.TopSeen, before: Stage, after: Stage) -> Iterable[Tween]:
    """A viewer who may know the card sees it lifted."""
    if event.id:
        yield Appear(before.card(event.id), PILE, last=DEALT)


def exchange_cards(event: events.CardsExchanged, before: Stage, after: Stage) -> Iterable[Tween]:
    """One card comes, the other goes to its place."""
    goal, hand = after.row(event.ids[1]), before.hand(event.seat)
    if goal:
        yield Fly(before.card(event.ids[0]), goal, hand, last=DEALT)
        yield Fly(before.card(event.ids[1]), hand, goal, begin=DEALT // 2, last=DEALT)


def box_card(event: events.CardBoxed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The card fades."""
    start = before.row(event.id)
    if start:
        yield Vanish(before.card(event.id), start, -30.0, last=RISE)


def hand_over(event: events.CardGoneOver, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes to MaXXimilian."""
    yield Fly(before.card(event.id), before.row(event.id) or PILE, tablet_of(1), last=DEALT,
              small=0.4)


def take_card(event: events.RivalTook, before: Stage, after: Stage) -> Iterable[Tween]:
    """A light on the card that is MaXXimilian's by rule; it goes to him, his strength rises."""
    start, goal = before.row(event.id), tablet_of(event.player)
    if start is None:
        return
    yield Flash("tray", (), seat_colour(event.player), (f"card:{event.id}",), last=GLOW)
    yield Fly(before.card(event.id), start, goal, begin=GLOW, last=2 * DEALT, small=0.4)
    arrival = GLOW + 2 * DEALT
    if event.gained:
        yield replace(rise(f"+{event.gained}", gain_at(event.player), 30,
                           seat_colour(event.player)),
                      begin=arrival)
    yield from show_strength(event.player, event.strength, arrival)


def roll(event: events.DieRolled, before: Stage, after: Stage) -> Iterable[Tween]:
    """A die is thrown up from below."""
    x, y = ROLLED[event.place]
    yield Roll(faces=tuple(die_sprite(event.die - event.die % 7 + (event.die + skip) % 6 + 1)
                           for skip in (1, 3, 4)) + (die_sprite(event.die),),
               start=Where("board", (x + 40, y + 190)), goal=Where("board", (x, y)), last=THROWN)


def turn_die(event: events.DieSet, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die falls again, with another face."""
    new = event.die - event.die % 7 + event.face
    yield Appear(die_sprite(new), Where("board", ROLLED[event.place]), last=PLACED)


def play(event: events.CardPlayed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die slides to its slot, the card to the tablet, its strength rises."""
    yield from slide(event, before, after)
    yield Fly(before.card(event.id), before.hand(event.seat), tablet_of(event.seat), last=DEALT,
              small=0.4)
    yield rise(f"+{event.gained}", gain_at(event.seat), 30, seat_colour(event.seat))
    yield from show_strength(event.seat, event.strength)
    yield from show_changes(event.seat, before, after)


def show_strength(seat: int, strength: int, begin: int = SLIDE) -> Iterable[Tween]:
    """The new sum falls on the shield."""
    middle = (SHIELD / 2, SHIELD / 2)
    marks, figure = shield(middle, strength)
    yield Appear(Sketch((SHIELD, SHIELD), marks, (figure,)),
                 Where("players", name=f"shield:{seat}"), begin=begin, last=PLACED)


def show_changes(seat: int, before: Stage, after: Stage) -> Iterable[Tween]:
    """Beside each card that was there already, by how much its own strength has changed."""
    was = {card.id: card.strength for card in before.view.players[seat].played}
    lines = after.view.players[seat].played[-LINES_MOST:]
    if seat != owner_of(after.view):
        return
    for card in lines:
        change = card.strength - was.get(card.id, card.strength)
        if change:
            yield rise(f"+{change}", Where("tray", name=f"played:{card.id}"), 18, "seal")


def conquer(event: events.RegionConquered, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die slides, the soldiers come down."""
    yield from slide(event, before, after)
    number, at = before.region(event.id)
    soldiers = garrison(event.seat, before.side.kinds[number], MIDDLE, before.ground.piece)
    yield Appear(Sketch.of((SPRITE, SPRITE), soldiers), Where("board", at), last=PLACED,
                 begin=PLACED)


def fight(event: events.ConflictWon, before: Stage, after: Stage) -> Iterable[Tween]:
    """The soldiers of the loser rise and fade; the victor pays in strength."""
    number, at = before.region(event.region_id)
    for place in range(SOLDIERS[before.side.kinds[number]]):
        soldier = seal(event.rival, MIDDLE, before.ground.piece * 0.56)
        yield Vanish(Sketch.of((SPRITE, SPRITE), soldier),
                     Where("board", (at[0] - 20 + 40 * place, at[1] + 40)), 60.0, last=RISE)
    yield rise(f"−{before.tables.box.conflict}", gain_at(event.seat), 28, "seal")
    yield from show_strength(event.seat, event.strength)


def push(event: events.DiePushed, before: Stage, after: Stage) -> Iterable[Tween]:
    """In comes one from above, the other goes on to the grey slot."""
    mine, grey = Where("board", MINE[event.slot]), Where("board", GREY[event.slot])
    above = Where("board", (MINE[event.slot][0], MINE[event.slot][1] - DIE))
    yield Vanish(die_sprite(event.pushed_in), Where("board", ROLLED[event.place]), -30.0,
                 last=SLIDE)
    yield Fly(die_sprite(event.pushed_in), above, mine, begin=SLIDE // 2, last=PUSHED)
    yield Fly(die_sprite(event.pushed_out), mine, grey, begin=SLIDE // 2, last=PUSHED)
    if event.paid:
        text = f"−{event.paid}" if event.paid > 0 else f"+{-event.paid}"
        yield rise(text, gain_at(event.seat), 24, "seal" if event.paid > 0 else "gold")


def earn(event: events.IncomeTaken, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die slides, the talents rise."""
    yield from slide(event, before, after)
    yield rise(f"+{event.n}", gain_at(event.seat), 24, "gold.deep")


def compensate(event: events.Compensated, before: Stage, after: Stage) -> Iterable[Tween]:
    """The talents rise."""
    yield rise(f"+{event.n}", gain_at(event.seat), 24, "gold.deep")


def swap_dice(event: events.DiceExchanged, before: Stage, after: Stage) -> Iterable[Tween]:
    """Lights on the slot and on the tablet, then two dice cross on bows over the board; on a
    tablet they are small."""
    mine, his = Where("board", MINE[event.slot]), tablet_of(event.rival)
    yield Flash("board", (), seat_colour(event.seat), (f"slot:{event.slot + 1}",), last=GLOW)
    yield Flash("players", (), seat_colour(event.seat), (f"seat:{event.rival}",), last=GLOW)
    yield Fly(die_sprite(event.other, DIE / GROWN), his, mine, GROWN, bow=BOW, begin=GLOW // 2,
              last=SWAPPED)
    yield Fly(die_sprite(event.mine, ON_TABLET * GROWN), mine, his, 1 / GROWN, bow=BOW / 2,
              begin=GLOW // 2 + PLACED, last=SWAPPED)


def pass_dice(event: events.DicePassed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The dice go up to the hand of the next."""
    for slot, number in enumerate(event.dice):
        yield Fly(die_sprite(number // 7 * 7), Where("board", GREY[slot]),
                  Where("board", ROLLED[slot]), begin=70 * slot, last=SLIDE)


CITY: Final = Beats("beats", "rubble", "triumph")

EVENTS: Final[Mapping[type[Event], Shown[Stage]]] = {
    events.ActionCardDealt: Shown("card"),
    events.Settled: Shown("piece", spots="region:{ids}"),
    events.RivalSettled: Shown("piece"),
    events.CardShown: Shown("card", show_card),
    events.HeroismCame: Shown(Beats("roll", "card", "heroism"), show_card),
    events.CardDealt: Shown("card", deal),
    events.CardGoneOver: Shown("card", hand_over),
    events.RivalTook: Shown("card", take_card),
    events.PersonalDieRolled: Shown("knock"),
    events.PurseFilled: Shown(By("n", COINS, "coins")),
    events.TurnBegan: Shown("page"),
    events.CardBought: Shown(By("price", COINS, "coins"), buy),
    events.TopSeen: Shown("card", peek),
    events.CardsExchanged: Shown("card", exchange_cards),
    events.CardBoxed: Shown("", box_card),
    events.LastRoundBegan: Shown(Beats("roll", "seal", "heroism")),
    events.DieRolled: Shown("knock", roll, lambda event: (f"die:{event.place + 1}",)),
    events.Compensated: Shown(By("n", COINS, "coins"), compensate),
    events.DieSet: Shown("piece", turn_die, lambda event: (f"die:{event.place + 1}",)),
    events.CardPlayed: Shown("card", play),
    events.ConquestBegan: Shown("", slide, "region:{id}"),
    events.RegionConquered: Shown(By("soldiers", {0: "stamp", 1: "stamp"}, CITY), conquer,
                                  "region:{id}"),
    events.ConflictWon: Shown(Beats("roll", "clash", "triumph"), fight, "region:{region_id}"),
    events.DiePushed: Shown("knock", push, lambda event: (f"slot:{event.slot + 1}",)),
    events.IncomeTaken: Shown(By("n", COINS, "coins"), earn),
    events.DiceExchanged: Shown("snatched", swap_dice),
    events.DicePassed: Shown("page", pass_dice),
    events.GameEnded: Shown(Beats("horn", "seal", "victory")),
    events.RivalMeasured: Shown("victory"),
}

tweens: Final = move_by_event(EVENTS, Stage.of)
about: Final = point_by_event(EVENTS)
sounds: Final = list_sounds(EVENTS)
THROWS: Final = (events.DieRolled,)

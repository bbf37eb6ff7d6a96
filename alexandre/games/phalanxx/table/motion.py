"""What moves at each event, what lies still meanwhile, and which spots it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table import cards
from alexandre.games.phalanxx.table.ground import DIE, GREY, MINE, ROLLED, Ground, ground_of
from alexandre.games.phalanxx.table.map import garrison
from alexandre.games.phalanxx.table.paper import die
from alexandre.games.phalanxx.table.sheets import sheets, side_of
from alexandre.games.phalanxx.table.tray import FIRST, HAND_TOP, ROW_TOP, STEP
from alexandre.games.phalanxx.tables import SOLDIERS, Side, Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.contract import Event, Game, View
from alexandre.ui.sketch import Caption, Place, Sheet, Sketch, seal, seat_colour
from alexandre.ui.tween import Appear, Fly, Tween, Vanish, Where

SLIDE: Final = 340
PLACED: Final = 260
RISE: Final = 640
DEALT: Final = 380
SPRITE: Final = 150.0


@dataclass(frozen=True)
class Stage:
    """The ground of a view, and the board it belongs to."""

    tables: Tables
    view: PhalanxxView
    side: Side
    ground: Ground

    @staticmethod
    def of(game: Game, view: View) -> Stage:
        """The stage on which that view is played."""
        tables, seen = cast(Phalanxx, game).tables, cast(PhalanxxView, view)
        side = side_of(tables, seen)
        return Stage(tables, seen, side, ground_of(tables, side))

    def region(self, id: str) -> tuple[int, Place]:
        """The number of a region, and where it lies."""
        number = next(each for each, region in enumerate(self.tables.regions) if region.id == id)
        return number, self.ground.places[number]

    def row(self, id: str) -> Where | None:
        """Where a card of the row lies."""
        if id not in self.view.row:
            return None
        return card_at(FIRST + STEP * (self.tables.box.row - self.view.row.index(id)), ROW_TOP)

    def card(self, id: str) -> Sketch:
        """A card by itself, or its back where it is not known."""
        if not id:
            drawn = cards.back((0.0, 0.0))
        else:
            numbers = {card.id: each for each, card in enumerate(self.tables.cards)}
            number = numbers.get(id, self.tables.heroism)
            drawn = cards.face(self.tables, number, (0.0, 0.0), ())
        return Sketch(cards.SIZE, drawn.shapes, drawn.captions)

    def hand(self, seat: int) -> Where:
        """Where cards go that a seat receives: the hand that is shown, or its tablet."""
        owner = self.view.mover if self.view.seat is None else self.view.seat
        return card_at(FIRST, HAND_TOP) if seat == owner else tablet_of(seat)


def card_at(left: float, top: float) -> Where:
    """The middle of a card in the tray."""
    return Where("tray", (left + cards.SIZE[0] / 2, top + cards.SIZE[1] / 2))


def tablet_of(player: int) -> Where:
    """The middle of a player's tablet."""
    return Where("players", (190.0, 37.0 + 79.0 * player))


PILE: Final = card_at(FIRST, ROW_TOP)
Movement = Callable[[Any, Stage, Stage], Iterable[Tween]]


def tweens(game: Game, before: View, event: Event, after: View) -> tuple[Tween, ...]:
    """What is seen of the event; nothing of those that are told by the log alone."""
    movement = MOVEMENTS.get(type(event))
    if movement is None:
        return ()
    return tuple(movement(event, Stage.of(game, before), Stage.of(game, after)))


def still(game: Game, before: View, event: Event, after: View) -> tuple[Sheet, ...]:
    """The table meanwhile: as it was, but for what has its end in being shown."""
    return sheets(game, after if isinstance(event, events.TurnBegan) else before)


def staged(seen: Sequence[Event]) -> list[Event]:
    """In the order in which they were told."""
    return list(seen)


# ---- what moves -----------------------------------------------------------------------------


def die_sprite(number: int) -> Sketch:
    """A die on its way."""
    return Sketch((SPRITE, SPRITE), die(number, (SPRITE / 2, SPRITE / 2), DIE))


def slid(number: int, place: int, slot: int) -> Iterable[Tween]:
    """A die goes from the hand to its grey slot."""
    if place >= 0:
        yield Fly(die_sprite(number), Where("board", ROLLED[place]), Where("board", GREY[slot]),
                  last=SLIDE)


def rising(text: str, where: Where, size: float, colour: str) -> Tween:
    """A figure rises and fades."""
    figure = Caption((SPRITE / 2, SPRITE / 2), text, size, colour, "bold", halo="page")
    return Vanish(Sketch((SPRITE, SPRITE), (), (figure,)), where, 40.0, last=RISE)


def shown(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card comes from the pile to its place."""
    id = "heroism" if isinstance(event, events.HeroismCame) else event.id
    goal = after.row(id)
    if goal:
        yield Fly(after.card(id), PILE, goal, last=DEALT)


def dealt(event: events.CardDealt, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes from the pile to a hand."""
    yield Fly(before.card(event.id), PILE, before.hand(event.seat), last=DEALT)


def bought(event: events.CardBought, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes from the row, or the pile, to a hand; its price rises."""
    start = before.row(event.id) or PILE
    yield Fly(before.card(event.id), start, before.hand(event.seat), last=DEALT)
    yield rising(f"−{event.price}", tablet_of(event.seat), 24, "seal")


def seen(event: events.TopSeen, before: Stage, after: Stage) -> Iterable[Tween]:
    """Whoever may see it sees the card lifted."""
    if event.id:
        yield Appear(before.card(event.id), PILE, last=DEALT)


def exchanged(event: events.CardsExchanged, before: Stage, after: Stage) -> Iterable[Tween]:
    """One card comes, the other goes to its place."""
    goal, hand = after.row(event.ids[1]), before.hand(event.seat)
    if goal:
        yield Fly(before.card(event.ids[0]), goal, hand, last=DEALT)
        yield Fly(before.card(event.ids[1]), hand, goal, begin=DEALT // 2, last=DEALT)


def boxed(event: events.CardBoxed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The card fades."""
    start = before.row(event.id)
    if start:
        yield Vanish(before.card(event.id), start, -30.0, last=RISE)


def gone_over(event: events.CardGoneOver, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes to MaXXimilian."""
    yield Fly(before.card(event.id), before.row(event.id) or PILE, tablet_of(1), last=DEALT,
              small=0.4)


def rolled(event: events.DieRolled, before: Stage, after: Stage) -> Iterable[Tween]:
    """A die falls."""
    yield Appear(die_sprite(event.die), Where("board", ROLLED[event.place]), last=PLACED)


def turned(event: events.DieSet, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die is laid anew."""
    new = event.die - event.die % 7 + event.face
    yield Appear(die_sprite(new), Where("board", ROLLED[event.place]), last=PLACED)


def played(event: events.CardPlayed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die slides to its slot, the card to the tablet, its strength rises."""
    yield from slid(event.die, event.place, event.slot)
    yield Fly(before.card(event.id), before.hand(event.seat), tablet_of(event.seat), last=DEALT,
              small=0.4)
    yield rising(f"+{event.gained}", tablet_of(event.seat), 30, seat_colour(event.seat))


def marched(event: events.ConquestBegan, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die slides to its slot."""
    yield from slid(event.die, event.place, event.slot)


def conquered(event: events.RegionConquered, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die slides, the soldiers come down."""
    yield from slid(event.die, event.place, event.slot)
    number, at = before.region(event.id)
    kind, middle = before.side.kinds[number], (SPRITE / 2, SPRITE / 2)
    marks, words = garrison(event.seat, kind, middle, before.ground.piece)
    yield Appear(Sketch((SPRITE, SPRITE), marks, words), Where("board", at), last=PLACED,
                 begin=PLACED)


def fought(event: events.ConflictWon, before: Stage, after: Stage) -> Iterable[Tween]:
    """The soldiers of the loser rise and fade; the victor pays in strength."""
    number, at = before.region(event.region_id)
    for place in range(SOLDIERS[before.side.kinds[number]]):
        marks, numeral = seal(event.rival, (SPRITE / 2, SPRITE / 2), before.ground.piece * 0.56)
        yield Vanish(Sketch((SPRITE, SPRITE), marks, (numeral,)),
                     Where("board", (at[0] - 20 + 40 * place, at[1] + 40)), 60.0, last=RISE)
    yield rising(f"−{before.tables.box.conflict}", tablet_of(event.seat), 28, "seal")


def pushed(event: events.DiePushed, before: Stage, after: Stage) -> Iterable[Tween]:
    """In comes one from the left, the other goes on to the grey slot."""
    mine, grey = Where("board", MINE[event.slot]), Where("board", GREY[event.slot])
    beside = Where("board", (MINE[event.slot][0] - DIE, MINE[event.slot][1]))
    yield Fly(die_sprite(event.pushed_in), Where("board", ROLLED[event.place]), beside,
              last=SLIDE)
    yield Fly(die_sprite(event.pushed_in), beside, mine, begin=SLIDE, last=SLIDE)
    yield Fly(die_sprite(event.pushed_out), mine, grey, begin=SLIDE, last=SLIDE)
    if event.paid:
        text = f"−{event.paid}" if event.paid > 0 else f"+{-event.paid}"
        yield rising(text, tablet_of(event.seat), 24, "seal" if event.paid > 0 else "gold")


def earned(event: events.IncomeTaken, before: Stage, after: Stage) -> Iterable[Tween]:
    """The die slides, the talents rise."""
    yield from slid(event.die, event.place, event.slot)
    yield rising(f"+{event.n}", tablet_of(event.seat), 24, "gold.deep")


def compensated(event: events.Compensated, before: Stage, after: Stage) -> Iterable[Tween]:
    """The talents rise."""
    yield rising(f"+{event.n}", tablet_of(event.seat), 24, "gold.deep")


def swapped(event: events.DiceExchanged, before: Stage, after: Stage) -> Iterable[Tween]:
    """Two dice change places."""
    mine, his = Where("board", MINE[event.slot]), tablet_of(event.rival)
    yield Fly(die_sprite(event.mine), mine, his, last=SLIDE + 100, small=0.3)
    yield Fly(die_sprite(event.other), his, mine, last=SLIDE + 100)


def passed(event: events.DicePassed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The dice go up to the hand of the next."""
    for slot, number in enumerate(event.dice):
        yield Fly(die_sprite(number // 7 * 7), Where("board", GREY[slot]),
                  Where("board", ROLLED[slot]), begin=70 * slot, last=SLIDE)


MOVEMENTS: Final[dict[type[Event], Movement]] = {
    events.CardShown: shown,
    events.HeroismCame: shown,
    events.CardDealt: dealt,
    events.CardBought: bought,
    events.TopSeen: seen,
    events.CardsExchanged: exchanged,
    events.CardBoxed: boxed,
    events.CardGoneOver: gone_over,
    events.DieRolled: rolled,
    events.DieSet: turned,
    events.CardPlayed: played,
    events.ConquestBegan: marched,
    events.RegionConquered: conquered,
    events.ConflictWon: fought,
    events.DiePushed: pushed,
    events.IncomeTaken: earned,
    events.Compensated: compensated,
    events.DiceExchanged: swapped,
    events.DicePassed: passed,
}

# Told by the log and the prompt: nothing changes its place on the table.
QUIET: Final[frozenset[type[Event]]] = frozenset({
    events.ActionCardDealt, events.Settled, events.RivalSettled, events.PersonalDieRolled,
    events.PurseFilled, events.TurnBegan, events.LastRoundBegan, events.GameEnded,
    events.RivalMeasured,
})

"""Each event at the table: its movement, the pieces at rest meanwhile, its sound and its spots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from alexandre.games.catan import events
from alexandre.games.catan.meta import CARDS, GOODS, RESOURCES
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.table.pictures.dice import AT as DICE
from alexandre.games.catan.table.pictures.dice import DIE, die, die_at
from alexandre.games.catan.table.pictures.geometry import (
    SIDE,
    corner_at,
    hexagon,
    middle_of,
    page_size,
)
from alexandre.games.catan.table.pictures.map import ROBBER, house, road, robber_at
from alexandre.games.catan.table.pictures.players import adviser_place, adviser_sign
from alexandre.games.catan.table.pictures.road import FIGURE, place_alexander
from alexandre.games.catan.table.pictures.sheets import sheets
from alexandre.games.catan.table.pictures.signs import (
    alexander,
    card_sign,
    event_sign,
    robber,
    symbol,
)
from alexandre.games.catan.tables import Tables
from alexandre.games.catan.view import CatanView
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Noun
from alexandre.ui.draw.extent import Extent
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import Place, Plate, Shade, Shape, Sheet, Sketch, rectangle
from alexandre.ui.play.palette import COINS, Beats, By
from alexandre.ui.play.tween import (
    Appear,
    Flash,
    Fly,
    Lay,
    Roll,
    Shown,
    Tween,
    Vanish,
    Where,
    erase,
    list_sounds,
    move_by_event,
    point_by_event,
)

STEP: Final = 620  # Alexander goes on
PLACED: Final = 300
CARRIED: Final = 420
THROWN: Final = 760
HAND: Final = (900.0, 260.0)  # from where dice are thrown, left and above,
LARGE: Final = 2.2  # and how large they are there
GLOW: Final = 520
HANDED: Final = 680  # from seat to seat
BOW: Final = 130.0  # units of a tablet, out over the board
AFTER: Final = 90  # from one card to the next
SPRITE: Final = 130.0
MIDDLE: Final[Place] = (SPRITE / 2, SPRITE / 2)
SMALL: Final = 40.0
PLAYED: Final[Place] = (240.0, 310.0)  # a development card over the map,
SIGN: Final = 180.0  # and its sign
READ: Final = 900
ANSWER: Final = 62.0  # the mark of an answer, on a tablet
LIFT: Final = 18.0
MOST_CARDS: Final = 4  # that are seen flying to one seat


@dataclass(frozen=True)
class Stage:
    """A view and the board it belongs to."""

    tables: Tables
    view: CatanView

    @staticmethod
    def of(game: Catan, view: CatanView) -> Stage:
        return Stage(game.tables, view)

    def card(self, good: Noun | None) -> Sketch:
        """A card of that good on its way; face down without one."""
        return card_of(-1 if good is None else self.tables.goods.index(good))

    def corner(self, name: str) -> Place:
        """The place of a corner."""
        return corner_at(self.tables, self.tables.corners.index(name))


def still(game: Catan, before: CatanView, event: Event, after: CatanView) -> tuple[Sheet, ...]:
    """The table meanwhile: as it was, but for bids, which are shown as they fall, and without the
    dice that are thrown and the cards of advisers on their way."""
    if isinstance(event, events.DiceRolled):
        return tuple(replace(each, content=erase(each.sketch, *map(die_frame, (0, 1))))
                     if each.name == "map" else each for each in sheets(game, before))
    if isinstance(event, events.AdvisersChanged):
        kept = {seat for seat, other in zip(before.advisers, event.seats, strict=False)
                if seat == other}
        return sheets(game, replace(before, players=tuple(
            each if each.seat in kept else replace(each, adviser=None)
            for each in before.players)))
    return sheets(game, after if isinstance(event, SHOWN_AT_ONCE) else before)


SHOWN_AT_ONCE: Final = (events.BidMade, events.Passed, events.AuctionBegan,
                        events.TradeProposed, events.TradeCountered, events.TradeAnswered,
                        events.TurnBegan)


# ---- what moves -----------------------------------------------------------------------------


def tablet_at(seat: int) -> Where:
    return Where("players", name=f"face:{seat}")


def animate_dice(event: events.DiceRolled, before: Stage, after: Stage) -> Iterable[Tween]:
    """Both dice are thrown, large, over the land and the sea to where they lie."""
    for number, eyes in enumerate(event.dice):
        x, y = die_at(number)
        yield Roll(faces=tuple(Sketch((SPRITE, SPRITE), tuple(die(MIDDLE, (eyes + skip) % 6 + 1)))
                               for skip in (2, 4, 0, 3, 5)),
                   start=Where("map", (x - HAND[0], y - HAND[1])), goal=Where("map", (x, y)),
                   begin=AFTER * number, last=THROWN, kind="dice", large=LARGE)


def die_frame(number: int) -> Extent:
    """The box of a die that lies, with its shadow."""
    (x, y), half = die_at(number), DIE / 2 + 10
    return x - half, y - half, x + half, y + half


def card_of(good: int) -> Sketch:
    """A card on its way; face down without a good."""
    shapes: list[Shape] = [Plate((5, 2), (30, 36), 4, "card" if good >= 0 else "card.back",
                                 "coast", 1.4)]
    if good >= 0:
        shapes += symbol(good, (20, 20), 24)
    return Sketch((SMALL, SMALL), tuple(shapes))


def animate_yield(event: events.GoodsYielded, before: Stage, after: Stage) -> Iterable[Tween]:
    """The land glows, and cards go from it to the seat."""
    n = 0
    total = sum(after.view.dice)
    for number, hex_ in enumerate(before.tables.hexes):
        if hex_.number != total or hex_.id == before.view.robber:
            continue
        owners = [site[0] for name, site in before.view.sites.items()
                  if before.tables.corners.index(name) in hex_.corners]
        if event.seat in owners and n < MOST_CARDS:
            at = middle_of(before.tables, number)
            yield Flash("map", (hexagon(at, SIDE - 4),), last=GLOW)
            yield Fly(card_of(hex_.terrain), Where("map", at), tablet_at(event.seat),
                      begin=AFTER * n, last=CARRIED)
            n += 1


def animate_deal(event: events.CardDealt, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card of the supply."""
    yield Fly(before.card(event.good), Where("map", (DICE[0] + 200, DICE[1])),
              tablet_at(event.seat), last=PLACED)


def animate_theft(event: events.CardStolen, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes from one tablet to another."""
    yield Fly(before.card(event.good), tablet_at(event.victim), tablet_at(event.seat), bow=BOW,
              last=HANDED)


def animate_return(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """From a tablet to the stacks, a card for each kind; knights that were paid stay aside."""
    goods = event.amounts[-len(GOODS):]
    for n, good in enumerate(good for good, count in enumerate(goods) if count):
        yield Fly(card_of(good), tablet_at(event.seat),
                  Where("hand", name=f"stack:{GOODS[good]}"), begin=AFTER * n, last=CARRIED)


def animate_invention(event: events.GoodsInvented, before: Stage, after: Stage) -> Iterable[Tween]:
    """From the stacks to a tablet."""
    for n, good in enumerate(good for good, count in enumerate(event.amounts) if count):
        yield Fly(card_of(good), Where("hand", name=f"stack:{GOODS[good]}"),
                  tablet_at(event.seat), begin=AFTER * n, last=CARRIED)


def animate_swap(event: events.Swapped, before: Stage, after: Stage) -> Iterable[Tween]:
    """One kind goes, another comes."""
    goods = before.tables.goods
    give, get = goods.index(event.give[0]), goods.index(event.get[0])
    yield Fly(card_of(give), tablet_at(event.seat), Where("hand", name=f"stack:{GOODS[give]}"),
              last=CARRIED)
    yield Fly(card_of(get), Where("hand", name=f"stack:{GOODS[get]}"), tablet_at(event.seat),
              begin=AFTER, last=CARRIED)


def animate_trade(event: events.TradeClosed, before: Stage, after: Stage) -> Iterable[Tween]:
    """Goods cross between two tablets, on two bows."""
    for n, (one, other, amounts) in enumerate((
            (event.seat, event.partner, event.amounts[0]),
            (event.partner, event.seat, event.amounts[1]))):
        for good, count in enumerate(amounts):
            if count:
                yield Fly(card_of(good), tablet_at(one), tablet_at(other),
                          bow=BOW / (1 + n), begin=AFTER * n, last=HANDED)


def animate_answer(event: events.TradeAnswered, before: Stage, after: Stage) -> Iterable[Tween]:
    """A tick or a cross over the face of the seat that has answered."""
    mark = draw_sign("catan/ready" if event.is_ready else "catan/refused", MIDDLE, ANSWER)
    yield Flash("players", (), "tone.good.ink" if event.is_ready else "seal",
                (f"face:{event.seat}",), last=GLOW)
    yield Vanish(Sketch((SPRITE, SPRITE), mark), tablet_at(event.seat), LIFT, last=READ)


def animate_played(event: events.CardPlayed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The card is played out over the land, read, and laid aside."""
    wide, high = page_size(before.tables)
    middle, card = Where("map", (wide / 2, high / 2)), draw_played(event.card)
    yield Fly(card, tablet_at(event.seat), middle, bow=BOW, last=HANDED, is_passing=True)
    yield Vanish(card, middle, LIFT, begin=HANDED, last=READ)


def draw_played(kind: str) -> Sketch:
    """A development card face up."""
    (wide, high), edge = PLAYED, PLAYED[0] / 20
    plates = (Shade(rectangle((2 * edge, 3 * edge), (wide - 2 * edge, high - 2 * edge)), edge,
                    "shade", 0.6),
              Plate((edge, edge), (wide - 2 * edge, high - 2 * edge), edge, "card", "coast", 2),
              Plate((2 * edge, 2 * edge), (wide - 4 * edge, high - 4 * edge), edge, "", "gold", 2))
    return Sketch(PLAYED, (*plates, *card_sign(CARDS.index(kind), (wide / 2, high / 2), SIGN)))


def animate_seizure(event: events.GoodsSeized, before: Stage, after: Stage) -> Iterable[Tween]:
    """From every tablet that had some."""
    for seat, n in enumerate(event.amounts):
        if n:
            yield Fly(before.card(event.good), tablet_at(seat), tablet_at(event.seat), bow=BOW,
                      last=HANDED)


def animate_advance(event: events.AlexanderAdvanced, before: Stage,
                    after: Stage) -> Iterable[Tween]:
    """Alexander goes past the point."""
    sprite = Sketch((SPRITE, SPRITE), alexander(MIDDLE, FIGURE))
    start = place_alexander(before.tables, event.number - 1)
    point = corner_at(before.tables, before.tables.route[event.number].corner)
    goal = place_alexander(before.tables, event.number)
    yield Fly(sprite, Where("map", start), Where("map", point), last=STEP // 2)
    yield Fly(sprite, Where("map", point), Where("map", goal), begin=STEP // 2, last=STEP // 2)


def animate_robber(event: events.RobberMoved, before: Stage, after: Stage) -> Iterable[Tween]:
    """The robber goes to another hex."""
    sprite = Sketch((SPRITE, SPRITE), robber(MIDDLE, ROBBER))
    yield Fly(sprite, Where("map", robber_at(before.tables, before.view.robber)),
              Where("map", robber_at(before.tables, event.id)), last=STEP)


def animate_road(event: events.RoadBuilt, before: Stage, after: Stage) -> Iterable[Tween]:
    """A road grows along its side."""
    one, other = (before.corner(name) for name in event.ends)
    yield Lay("map", tuple(road(one, other, event.seat)), one, other, last=PLACED)


def animate_building(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A village or a city comes to stand at a corner."""
    drawn = house(MIDDLE, event.seat, is_city=isinstance(event, events.CityBuilt))
    yield Appear(Sketch.of((SPRITE, SPRITE), drawn),
                 Where("map", before.corner(event.at)), last=PLACED)


def animate_token(event: events.TokenTaken, before: Stage, after: Stage) -> Iterable[Tween]:
    """The token goes from the road to its winner."""
    sprite = Sketch((SPRITE, SPRITE), event_sign(event.kind, MIDDLE, 60))
    at = corner_at(before.tables, before.tables.route[before.view.alexander].corner)
    yield Fly(sprite, Where("map", at), tablet_at(event.seat), 0.4, last=STEP)


def animate_advisers(event: events.AdvisersChanged, before: Stage,
                     after: Stage) -> Iterable[Tween]:
    """Each card that changes hands, from who had it; one that nobody had from Alexander."""
    held = before.view.advisers
    for place, seat in enumerate(event.seats):
        if held[place:place + 1] == (seat,):
            continue
        sprite = Sketch((SMALL, SMALL), *adviser_sign(place + 1, (SMALL / 2, SMALL / 2)))
        at = place_alexander(before.tables, before.view.alexander)
        start = sign_on_tablet(held[place]) if place < len(held) else Where("map", at)
        yield Fly(sprite, start, sign_on_tablet(seat), bow=BOW * (1 if place else 2), last=HANDED)


def sign_on_tablet(seat: int) -> Where:
    """The place of an adviser's card."""
    return Where("players", name=adviser_place(seat))


def animate_purchase(event: events.CardBought, before: Stage, after: Stage) -> Iterable[Tween]:
    """A card goes from the pile to its buyer."""
    yield Fly(card_of(-1), Where("hand", name="pile"), tablet_at(event.seat),
              last=CARRIED)


def list_theft(event: events.CardStolen) -> tuple[str, ...]:
    """Both tablets, and the card where it is known."""
    card = (f"card:{event.word}",) if event.word else ()
    return f"seat:{event.seat}", f"seat:{event.victim}", *card


FLICKS: Final = {good: f"flick{number}" for number, good in enumerate(RESOURCES, 1)}
END: Final = Beats("horn", "seal", "victory")

EVENTS: Final[Mapping[type[Event], Shown[Stage]]] = {
    events.FirstDrawn: Shown("knock"),
    events.TurnBegan: Shown("page"),
    events.CardDealt: Shown(By("word", FLICKS, "card"), animate_deal),
    events.SupplyEnded: Shown("horn"),
    events.DiceThrown: Shown("rattle"),
    events.DiceRolled: Shown("dice", animate_dice),
    events.GoodsYielded: Shown("flick3", animate_yield),
    events.YieldBlocked: Shown(),
    events.StackShort: Shown("no", spots="stack:{good.id}"),
    events.CardsGivenBack: Shown("card", animate_return),
    events.RobberMoved: Shown("robber", animate_robber, "hex:{id}"),
    events.CardStolen: Shown(By("word", FLICKS, "card"), animate_theft,
                             list_theft),
    events.AlexanderAdvanced: Shown(Beats("", "step", "horn"), animate_advance, "alexander"),
    events.AlexanderStayed: Shown("", spots="alexander"),
    events.AuctionBegan: Shown("seal", spots="alexander"),
    events.BidMade: Shown(By("n", COINS, "coins")),
    events.Passed: Shown(),
    events.AuctionWon: Shown("hammer"),
    events.AuctionEmpty: Shown("cord", spots="alexander"),
    events.BidPaid: Shown("coins", animate_return),
    events.BidFailed: Shown("cord"),
    events.VillageFounded: Shown(Beats("", "chisel", "vow"), animate_building, "corner:{at}"),
    events.NoVillageLeft: Shown(),
    events.TokenTaken: Shown("seal", animate_token),
    events.AdvisersChanged: Shown(Beats("roll", "seal", "honour"), animate_advisers,
                                  "seat:{seats}"),
    events.TitlePassed: Shown(Beats("roll", "seal", "honour")),
    events.RoadBuilt: Shown("piece", animate_road,
                            lambda event: (f"side:{'>'.join(event.ends)}",)),
    events.VillageBuilt: Shown("chisel", animate_building, "corner:{at}"),
    events.CityBuilt: Shown(Beats("", "chisel", "vow"), animate_building, "corner:{at}"),
    events.CardBought: Shown("card", animate_purchase),
    events.CardPlayed: Shown("card", animate_played),
    events.GoodsInvented: Shown("card", animate_invention),
    events.GoodsSeized: Shown("coins", animate_seizure),
    events.Swapped: Shown("coins", animate_swap),
    events.TradeProposed: Shown("seal"),
    events.TradeCountered: Shown("seal"),
    events.TradeAnswered: Shown(By("is_ready", {True: "knock"}, "no"), animate_answer),
    events.TradeClosed: Shown("coins", animate_trade, ("seat:{seat}", "seat:{partner}")),
    events.TradeDropped: Shown(),
    events.TurnEnded: Shown("page"),
    events.PointsClaimed: Shown("lyre"),
    events.CardsShown: Shown("card"),
    events.GameEnded: Shown(By("reason", {"persepolis": Beats("horn", "seal", "honour")}, END)),
}

tweens: Final = move_by_event(EVENTS, Stage.of)
about: Final = point_by_event(EVENTS)
sounds: Final = list_sounds(EVENTS)
THROWS: Final = (events.DiceRolled,)

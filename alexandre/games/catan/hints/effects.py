"""Effects of the events of Catan on the seats, as facts that a coach tells."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan import events as told
from alexandre.kernel.hints import VICTORY, Effect, Reading, Readings, make_effect


def read_village(event: told.VillageFounded) -> list[Effect]:
    """A village at its place, and one at all."""
    return [make_effect("catan.fact.founded", event.seat, 100, steps=("founds",),
                        point=event.point),
            make_effect("catan.fact.founds", event.seat, 80)]


def read_token(event: told.TokenTaken) -> list[Effect]:
    """A token with its number, and one at all."""
    return [make_effect("catan.fact.token", event.seat, 25, steps=("tokens",), n=event.n),
            make_effect("catan.fact.tokens", event.seat, 20)]


def read_advisers(event: told.AdvisersChanged) -> list[Effect]:
    """A place among the advisers is told by its points."""
    return [make_effect("catan.fact.adviser", seat, 20 * n, steps=("token", "tokens"), n=n)
            for seat, n in zip(event.seats, event.points, strict=True)]


def read_title(event: told.TitlePassed) -> list[Effect]:
    """The longest road or the largest army."""
    return [] if event.seat is None else [make_effect(f"catan.fact.{event.title}", event.seat, 70)]


def read_payment(event: told.BidPaid) -> list[Effect]:
    """Cards that an auction costs."""
    return [make_effect("catan.fact.paid", event.seat, -5, sum(event.amounts))]


def read_harvest(event: told.GoodsYielded) -> list[Effect]:
    """Cards that the land yields."""
    return [make_effect("catan.fact.harvest", event.seat, 4, sum(event.amounts))]


EFFECTS: Final[Readings] = {
    told.VillageFounded: read_village,
    told.TokenTaken: read_token,
    told.AdvisersChanged: read_advisers,
    told.VillageBuilt: Reading("catan.fact.village", 90),
    told.CityBuilt: Reading("catan.fact.city", 90),
    told.RoadBuilt: Reading("catan.fact.road_built", 15),
    told.CardBought: Reading("catan.fact.buys", 30),
    told.TitlePassed: read_title,
    told.BidPaid: read_payment,
    told.GoodsYielded: read_harvest,
    told.CardStolen: Reading("catan.fact.stolen", -20, seat="victim"),
    told.CardsGivenBack: Reading("catan.fact.given_back", -30),
    told.TradeClosed: Reading("catan.fact.trade", 10),
    told.GameEnded: Reading("catan.fact.won", VICTORY, seat="winners"),
}

SAID: Final = {
    "catan.fact.buys": "catan.action.buy",
    "catan.fact.city": "catan.step.city",
    "catan.fact.village": "catan.step.village",
    "catan.fact.road_built": "catan.step.road",
    "catan.fact.trade": "catan.action.trade",
}

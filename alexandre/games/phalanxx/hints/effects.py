"""Effects of the events of Phalanxx on the players, as facts that a coach tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.phalanxx import events as told
from alexandre.kernel.hints import VICTORY, Effect, Reading, Readings, make_effect


def read_card(event: told.CardPlayed) -> list[Effect]:
    """A card on the table matters by its strength."""
    return [make_effect("phalanxx.fact.played", event.seat, 15 + 10 * event.gained,
                        steps=("bought",), card=event.card)]


def read_purchase(event: told.CardBought) -> Sequence[Effect]:
    """A card that everybody sees."""
    return () if event.card is None else (
        make_effect("phalanxx.fact.bought", event.seat, 12, card=event.card),)


def read_conflict(event: told.ConflictWon) -> list[Effect]:
    """One player takes the region of another; MaXXimilian has no seat."""
    won = make_effect("phalanxx.fact.conquered", event.seat, 50, region=event.region)
    return [won] if event.rival < 0 else [
        won, make_effect("phalanxx.fact.lost", event.rival, -50, region=event.region)]


EFFECTS: Final[Readings] = {
    told.CardPlayed: read_card,
    told.CardBought: read_purchase,
    told.RegionConquered: Reading("phalanxx.fact.conquered", 50, ("region",)),
    told.ConflictWon: read_conflict,
    told.IncomeTaken: Reading("phalanxx.fact.income", 3, amount="n"),
    told.GameEnded: Reading("phalanxx.fact.won", VICTORY, seat="winners"),
}

SAID: Final = {
    "phalanxx.fact.income": "phalanxx.step.income",
}

"""Effects of the events of Alexandros on the seats, as facts that a coach tells."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import events as told
from alexandre.kernel.hints import VICTORY, Effect, Reading, Readings, make_effect


def read_closure(event: told.ProvinceClosed) -> list[Effect]:
    """A new province that nobody owns is worth its points to whoever occupies it."""
    if event.owners[0] is not None or not (event.blanks[0] and event.sites[0]):
        return []
    return [make_effect("alexandros.fact.closed", event.seat, 0, land=event.land,
                        n=event.blanks[0])]


def read_province(event: told.ProvinceOccupied) -> list[Effect]:
    """A province matters by its empty spaces, its points of every tax; so do all of them."""
    if not event.blanks:
        return []
    return [make_effect("alexandros.fact.occupied", event.seat, 15 + 12 * event.blanks,
                        land=event.land, n=event.blanks),
            make_effect("alexandros.fact.provinces", event.seat, 10, event.blanks)]


def read_taxes(event: told.TaxesCollected) -> list[Effect]:
    """Points of each seat."""
    return [make_effect("alexandros.fact.taxes", seat, 10, income)
            for seat, income in enumerate(event.incomes) if income]


def read_payment(event: told.CardsPaid) -> list[Effect]:
    """Cards that governors cost."""
    return [make_effect("alexandros.fact.paid", event.seat, -6, len(event.cards))]


EFFECTS: Final[Readings] = {
    told.ProvinceClosed: read_closure,
    told.ProvinceOccupied: read_province,
    told.GovernorsOusted: Reading("alexandros.fact.ousted", -70, ("land",), seat="loser"),
    told.TaxesCollected: read_taxes,
    told.CardsPaid: read_payment,
    told.GovernorRecalled: Reading("alexandros.fact.recalled", -20, ("land",)),
    told.CardTaken: Reading("alexandros.fact.card", 8, ("card",)),
    told.CardDrawn: Reading("alexandros.fact.drawn", 4),
    told.GameEnded: Reading("alexandros.fact.won", VICTORY, seat="winners"),
}

SAID: Final = {
    "alexandros.fact.drawn": "alexandros.action.draw",
}

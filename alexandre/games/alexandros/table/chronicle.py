"""The chronicle of a match: provinces that close, change hands and pay, a chapter for each tax."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import events
from alexandre.kernel.text import Msg
from alexandre.ui.play.legacy import Annals

ANNALS: Final = Annals(
    title="alexandros",
    headings={events.TaxesCollected: lambda _event, number: Msg.of(
        "alexandros.chronicle.tax", n=number)},
    kinds={
        events.SeatBegan: "began",
        events.ProvinceClosed: lambda event: (
            "closed" if event.owners == (None, None) else "cut"),
        events.ProvinceOccupied: lambda event: "occupied" if event.governors == 1 else "crowded",
        events.GovernorsOusted: "ousted",
        events.GovernorRecalled: "recalled",
        events.TaxesCollected: lambda event: "taxed" if any(event.incomes) else "taxed_nobody",
        events.RedWallsTouched: "red_walls",
        events.GameEnded: lambda event: f"ended_{event.reason}",
    },
    sequels={"ousted": ("occupied", "crowded")},
    weights={"began": 3, "closed": 8, "cut": 30, "occupied": 45, "crowded": 40, "ousted": 80,
             "ousted_occupied": 80, "ousted_crowded": 80, "taxed": 50,
             "taxed_nobody": 20, "red_walls": 60, "ended_hundred": 200, "ended_red_walls": 200,
             "ended_stranded": 200})

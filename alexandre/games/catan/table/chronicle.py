"""The chronicle of a match: what was founded, built and won, a chapter for each point of the road
that Alexander has passed."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan import events
from alexandre.games.catan.meta import AUCTIONS
from alexandre.ui.play.legacy import Annals

TOKENS: Final = AUCTIONS[1:]  # without villages
ANNALS: Final = Annals(
    title="catan",
    headings={events.AlexanderAdvanced: lambda event, _number: event.point},
    kinds={
        events.FirstDrawn: "began",
        events.AuctionEmpty: lambda event: (
            "unsold_village" if event.kind == "village" else "unsold"),
        events.AuctionWon: "won",
        events.VillageFounded: "founded",
        events.TokenTaken: lambda event: event.kind,
        events.VillageBuilt: "village",
        events.CityBuilt: "city",
        events.AdvisersChanged: "advisers",
        events.TitlePassed: lambda event: (
            f"{event.title}_aside" if event.seat is None else event.title),
        events.GoodsSeized: "seized",
        events.SupplyEnded: "supply_ended",
        events.PointsClaimed: "claimed",
        events.GameEnded: lambda event: f"ended_{event.reason}",
    },
    sequels={"won": ("founded", *TOKENS)},
    weights={"began": 3, "unsold": 8, "unsold_village": 12, "won": 6, "won_founded": 45,
             **dict.fromkeys((f"won_{token}" for token in TOKENS), 40), "village": 30,
             "city": 50, "advisers": 20, "road": 60, "army": 60, "road_aside": 40,
             "army_aside": 40, "seized": 25, "supply_ended": 15, "claimed": 90,
             "ended_points": 200, "ended_persepolis": 200})

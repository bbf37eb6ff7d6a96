"""The chronicle of a succession: regions, cards and dice that changed hands, a chapter for each
round."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.meta import GRADES
from alexandre.kernel.text import Msg
from alexandre.ui.play.legacy import Annals

ANNALS: Final = Annals(
    title="phalanxx",
    headings={events.TurnBegan: lambda event, _number: Msg.of(
        "phalanxx.chronicle.round", n=event.round)},
    kinds={
        events.Settled: "settled",
        events.RivalSettled: "rival_settled",
        events.RegionConquered: lambda event: (
            "conquered" if event.spared is None else "conquered_from"),
        events.ConflictWon: "drove",
        events.CardPlayed: "played",
        events.RivalTook: "rival_took",
        events.DiceExchanged: "snatched",
        events.HeroismCame: "heroism",
        events.CardBoxed: lambda event: "heroism_left" if event.is_heroism else "",
        events.LastRoundBegan: "last_round",
        events.RivalMeasured: lambda event: f"grade_{event.grade}",
        events.GameEnded: "ended",
    },
    sequels={"drove": ("conquered", "conquered_from")},
    weights={"settled": 25, "rival_settled": 20, "conquered": 40, "conquered_from": 40,
             "drove_conquered": 70, "drove_conquered_from": 70, "drove": 70, "played": 30,
             "rival_took": 15, "snatched": 20, "heroism": 60, "heroism_left": 60,
             "last_round": 50, "ended": 200,
             **dict.fromkeys((f"grade_{grade}" for grade in GRADES), 100)})

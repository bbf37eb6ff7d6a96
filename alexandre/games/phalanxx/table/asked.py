"""How every question of Phalanxx is put."""

from __future__ import annotations

from typing import Final

from alexandre.ui.prompts import Presentation

PROMPTS: Final[dict[str, Presentation]] = {
    "cards": Presentation("chance", ("players",)),
    "start": Presentation("chance", ("board",)),
    "show": Presentation("chance", ("tray",)),
    "deal": Presentation("chance", ("tray",), "one"),
    "dice": Presentation("chance", ("players",)),
    "buy": Presentation("offers", ("tray",)),
    "peek": Presentation("chance", ("tray",), "one"),
    "swap": Presentation("offers", ("tray",)),
    "give": Presentation("offers", ("tray",)),
    "refill": Presentation("chance", ("tray",)),
    "roll": Presentation("chance", ("board",)),
    "act": Presentation("offers", ("board", "tray")),
    "spare": Presentation("offers", ("board",)),
    "pass": Presentation("offers", ("board",)),
    "restock": Presentation("chance", ("tray",)),
    "over": Presentation("result"),
}

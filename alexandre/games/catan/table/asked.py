"""How every question of Catan is put."""

from __future__ import annotations

from typing import Final

from alexandre.ui.prompts import Presentation

PROMPTS: Final[dict[str, Presentation]] = {
    "first": Presentation("chance", ("players",)),
    "deal": Presentation("chance", ("hand",), "one"),
    "roll": Presentation("offers", ("map", "hand")),
    "die": Presentation("chance", ("map",)),
    "discard": Presentation("plan", ("hand",)),
    "robber": Presentation("offers", ("map",)),
    "victim": Presentation("offers", ("players",)),
    "steal": Presentation("chance", ("hand",), "one"),
    "supply": Presentation("chance", ("hand",), "one"),
    "march": Presentation("offers", ("map",)),
    "token": Presentation("chance", ("map",)),
    "bid": Presentation("offers", ("map",)),
    "pay": Presentation("plan", ("hand",)),
    "penalty": Presentation("plan", ("hand",)),
    "main": Presentation("offers", ("map", "hand")),
    "card": Presentation("chance", ("hand",), "one"),
    "free": Presentation("offers", ("map",)),
    "compose": Presentation("plan", ("hand",)),
    "answer": Presentation("offers", ("map",)),
    "choose": Presentation("offers", ("players",)),
    "claim": Presentation("chance", ("players",)),
    "over": Presentation("result"),
}

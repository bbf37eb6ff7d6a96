"""How every question of Naissance d'un Empire is put."""

from __future__ import annotations

from typing import Final

from alexandre.ui.prompts import Presentation

PROMPTS: Final[dict[str, Presentation]] = {
    "bid": Presentation("offers", ("tableau",)),
    "raise": Presentation("offers", ("tableau",)),
    "allot": Presentation("offers", ("tableau",)),
    "lots": Presentation("chance", ("players",)),
    "place": Presentation("offers", ("tableau",)),
    "move": Presentation("offers", ("map", "tableau")),
    "pay": Presentation("offers", ("tableau",)),
    "build": Presentation("offers", ("map",)),
    "over": Presentation("result"),
}

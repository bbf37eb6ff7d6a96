"""How every question of Alexandros is put."""

from __future__ import annotations

from typing import Final

from alexandre.ui.prompts import Presentation

PROMPTS: Final[dict[str, Presentation]] = {
    "deal": Presentation("chance", ("cards",), "one"),
    "lay": Presentation("chance", ("cards",)),
    "first": Presentation("chance"),
    "march": Presentation("offers", ("cards", "map")),
    "replace": Presentation("chance", ("cards",)),
    "target": Presentation("plan", ("map",)),
    "corner": Presentation("plan", ("map",)),
    "route": Presentation("plan", ("map",)),
    "actions": Presentation("offers", ("cards", "map")),
    "draw": Presentation("chance", ("cards",), "one"),
    "post": Presentation("plan", ("map",)),
    "cede": Presentation("plan", ("cards",)),
    "refill": Presentation("chance", ("cards",)),
    "over": Presentation("result"),
}

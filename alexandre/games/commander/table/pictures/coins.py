"""Coins with what the campaigns name: Alexander, his advisers, the enemy's leaders, a soldier of
each nation, and the god or the sign of each oracle, mostly as on its own ancient coins."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.table.pictures.counters import COLOURS
from alexandre.ui.draw.signs.named import Parts
from alexandre.ui.draw.sketch import Disc, Place, Sketch, seat_colour, star
from alexandre.ui.play.faces.coins import METALS, PERSON, SOLDIER, mint

RADIUS: Final = 52.0
SIDE: Final = 2.3 * RADIUS  # of a square round a coin
RIM: Final = "seal"  # of an oracle's coin

HEADS: Final = {  # the metal of each, and the nation
    "alexander": ("macedonian", 0), "antipater": ("macedonian", 0), "aristander": ("greek", 0),
    "callisthenes": ("greek", 0), "hephaestion": ("macedonian", 0),
    "parmenion": ("macedonian", 0), "chares": ("greek", 1), "memnon": ("greek", 2),
    "darius": ("persian", 2), "porus": ("persian", 3), "greek": ("greek", 1),
    "persian": ("persian", 2), "indian": ("persian", 3),
}
ORACLES: Final = {  # the metal of each
    "macedonia": "macedonian", "ilium": "greek", "ephesus": "greek", "gordion": "macedonian",
    "cilicia": "greek", "old_tyre": "greek", "jerusalem": "greek", "babylon": "macedonian",
    "ecbatana": "persian", "taxila": "greek", "pattala": "persian",
}
SAME: Final = {"alexander": PERSON, "old_tyre": PERSON, "greek": SOLDIER, "persian": SOLDIER,
               "indian": SOLDIER}


def draw_coin(id: str, at: Place = (0.0, 0.0), radius: float = 1.0) -> Parts:
    """That of an adviser, a leader, Alexander or a nation; the rim has the colour of the nation,
    for Macedonians that of the player."""
    metal, nation = HEADS[id]
    return mint(name_of(id), METALS[metal], COLOURS[nation] or seat_colour(0), at, radius)


def draw_oracle(region: str, at: Place = (0.0, 0.0), radius: float = 1.0) -> Parts:
    """The coin of the oracle there; nothing where none is known."""
    if region not in ORACLES:
        return ()
    return mint(name_of(region), METALS[ORACLES[region]], RIM, at, radius)


def draw_eclipse() -> Parts:
    """The darkened sun of a prophecy that failed, in the place of a coin."""
    return *star((0.0, 0.0), 1.0), Disc((0.04, -0.04), 0.52, "ink", "gold.pale", 0.04)


def name_of(id: str) -> str:
    """The drawing on a coin."""
    return f"faces/{SAME[id]}" if id in SAME else f"commander/coins/{id}"


def draw_likeness(id: str) -> Sketch:
    """The coin in a square of its own, to be shown beside a name."""
    return Sketch((SIDE, SIDE), draw_coin(id, (SIDE / 2, SIDE / 2), RADIUS))


def show_oracle(region: str) -> Sketch | None:
    """The same with an oracle's."""
    coin = draw_oracle(region, (SIDE / 2, SIDE / 2), RADIUS)
    return Sketch((SIDE, SIDE), coin) if coin else None

"""How every question of a campaign is put."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.state.battle import BY_CHANCE, CLOSED, STAGES
from alexandre.games.commander.state.names import BATTLE, CHANCES, PHASES
from alexandre.ui.prompts import Presentation

AT_MAP: Final = Presentation("offers", ("map", "army", "king"))
AT_BATTLE: Final = Presentation("offers", ("battle", "army", "king"))

PROMPTS: Final[dict[str, Presentation]] = {
    **{name: Presentation("chance", ("map",)) if number in CHANCES else AT_MAP
       for number, name in enumerate(PHASES) if number != BATTLE},
    **{f"battle_{name}": Presentation("chance", ("battle",)) if number in BY_CHANCE else AT_BATTLE
       for number, name in enumerate(STAGES) if number != CLOSED},
    "over": Presentation("result"),
}

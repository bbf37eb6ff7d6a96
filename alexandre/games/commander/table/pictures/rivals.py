"""The sides of a battle, and the text about the place."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.shape import NATIONS
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view.battle import BattleView
from alexandre.kernel.text import Msg

ALEXANDER: Final = "alexander"
# Places of which a line is handed down, by Arrian or Plutarch.
STORIED: Final = frozenset({
    "chaeronea", "granicus", "sardis", "halicarnassus", "lycia", "side", "ancyra", "tarsus",
    "issus", "sidon", "tyre", "gaza", "gaugamela", "babylon", "susa", "persepolis",
    "sogdian_rock", "hydaspes", "malli"})


def chief_of(tables: Tables, view: BattleView) -> str:
    """The enemy's leader; a nation if it has none."""
    return view.leader or NATIONS[tables.site_named(view.region).nation]


def tell_place(region: str) -> Msg | None:
    """The text about it."""
    return Msg.of(f"commander.history.{region}") if region in STORIED else None

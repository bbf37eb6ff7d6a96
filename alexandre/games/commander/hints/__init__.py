"""What a good commander knows: the counsellor, who recommends and can lead a campaign by himself.

Nothing on the table is hidden, so he reads all of it; what he cannot foresee he tries out on
copies, with lots of his own.
"""

from __future__ import annotations

from alexandre.games.commander.hints import battle as tactics
from alexandre.games.commander.hints.blunders import is_blunder
from alexandre.games.commander.hints.counsel import counsel
from alexandre.games.commander.hints.losses import cheapest_wound
from alexandre.games.commander.hints.worth import value
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd

__all__ = ["counsel", "drawn", "is_blunder", "is_rest", "order", "samples", "suggest", "value"]


def suggest(state: Position) -> Action | None:
    """Who takes a hit; None where the player has to choose."""
    if state.phase == Phase.BATTLE:
        return tactics.prefilled(state)
    return cheapest_wound(state) if state.phase == Phase.HITS else None


def order(state: Position, offers: list[Action]) -> list[Action]:
    """All that is offered is worth trying."""
    return offers


def drawn(state: Position, rnd: Rnd) -> Action | None:
    """What the counsellor would do."""
    return counsel(state, rnd)


def is_rest(state: Position) -> bool:
    """Can positions be compared here?"""
    return state.phase in (Phase.CONQUEST, Phase.RESUPPLY, Phase.BATTLE)


def samples(state: Position) -> int:
    """All ways on are tried."""
    return 0

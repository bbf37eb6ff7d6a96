"""What to try first, and what to fill in where a player has not chosen."""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.state import Phase, Position
from alexandre.kernel.actions import Action


def suggest(state: Position) -> Action | None:
    """The missing soldier comes from the first region that can spare one.

    None where the player has to choose.
    """
    return state.legal()[0] if state.phase in (Phase.SPARE, Phase.PASS) else None


def order(state: Position, offers: list[Action]) -> list[Action]:
    """A soldier is only given for a face that is worth it: a six, or one that makes a die equal
    to a personal one."""
    wanted = {6, 1, *(die % 7 for die in state.dice_of(state.mover))}
    promising = [each for each in offers
             if not isinstance(each, verbs.Setting) or each.face in wanted]
    return promising or offers

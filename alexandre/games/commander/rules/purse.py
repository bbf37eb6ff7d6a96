"""Gold that is paid, glory that is won and spent: told where there was any.  Chapter 3."""

from __future__ import annotations

from alexandre.games.commander.events import CountersRanOut, GloryChanged, GoldChanged
from alexandre.games.commander.state import Position
from alexandre.kernel.contract import Tell


def pay(state: Position, gold: int, reason: str, tell: Tell | None) -> None:
    """Gold goes back to the box."""
    paid = state.lose_gold(gold)
    if tell and paid:
        tell(GoldChanged(-paid, reason))


def gain_glory(state: Position, glory: int, reason: str, tell: Tell | None) -> None:
    """As much of it as there are counters for.  [3.6]"""
    gained = state.gain_glory(glory)
    if tell and gained:
        tell(GloryChanged(gained, reason))
    tell_lost(glory - gained, tell, is_glory=True)


def tell_lost(n: int, tell: Tell | None, *, is_glory: bool) -> None:
    """It is told what the counters of the box do not suffice for.  [3.6]"""
    if tell and n > 0:
        tell(CountersRanOut(n, is_glory))


def spend_glory(state: Position, glory: int, reason: str, tell: Tell | None) -> None:
    """Glory goes back to the box."""
    state.glory -= glory
    if tell and glory:
        tell(GloryChanged(-glory, reason))

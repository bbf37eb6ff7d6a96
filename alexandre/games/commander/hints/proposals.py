"""The counsellor's other candidates: the other answers to a question that matters, each followed
by his own advice to the end of the campaign.

A turn would be too short: a player who waits has more of an army at its end."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.hints.blunders import is_blunder
from alexandre.games.commander.hints.counsel import answers, counsel
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.contract import Rnd

# Not in battle, where he compares plans by sampled fights already, nor who takes a hit.
from alexandre.kernel.hints import Plan

WEIGHED: Final = (Phase.PREPARE, Phase.INTRIGUE, Phase.CONQUEST, Phase.SCOUTED, Phase.ORACLE,
                  Phase.FACE, Phase.BOAST, Phase.ONGOING, Phase.TREATMENT, Phase.RESUPPLY)


def propose(state: Position, rnd: Rnd, most: int) -> list[Plan]:
    """The counsellor's advice, then the other sensible answers."""
    if state.phase not in WEIGHED:
        return []
    advice = counsel(state, rnd)
    others = [each for each in answers(state)
              if each is not advice and not is_blunder(state, each)]
    return [Plan((each,)) for each in (advice, *others) if each is not None][:most]

"""The account of a whole campaign: the points as they stand."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules import Commander
from alexandre.kernel.text import Msg

UNIT: Final = Msg.of("commander.chart.unit")


def introduce(game: Commander) -> tuple[Msg, ...]:
    """The campaign's content, length and difficulty; of a player's own, its extent alone."""
    campaign = game.tables
    facts = Msg.of("commander.campaign.facts", regions=len(campaign.sites),
                   turns=campaign.last_turn, first=campaign.turns[0].noun,
                   last=campaign.turns[-1].noun)
    if game.board.id not in BOARDS:
        return (facts,)
    return Msg.of(f"commander.campaign.{game.board.id}"), facts

"""The account of a whole campaign: its points, and what each turn brought and cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.commander.events import battle, turn
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg

UNIT: Final = Msg.of("commander.chart.unit")
GOLD: Final = Msg.of("commander.legacy.gold")
GLORY: Final = Msg.of("commander.score.glory")
LOSSES: Final = Msg.of("commander.chart.losses")


def introduce(game: Commander) -> tuple[Msg, ...]:
    """The campaign's content, length and difficulty; of a player's own, its extent alone."""
    campaign = game.tables
    facts = Msg.of("commander.campaign.facts", regions=len(campaign.sites),
                   turns=campaign.last_turn, first=campaign.turns[0].noun,
                   last=campaign.turns[-1].noun)
    if game.board.id not in BOARDS:
        return (facts,)
    return Msg.of(f"commander.campaign.{game.board.id}"), facts


def count_turn(game: Commander, view: CommanderView,
               events: Sequence[Event]) -> tuple[tuple[Msg, tuple[int, ...]], ...]:
    """Gold and glory after a turn, and the forces that it cost."""
    return ((GOLD, (view.gold,)), (GLORY, (view.glory,)),
            (LOSSES, (sum(map(count_loss, events)),)))


def count_loss(event: Event) -> int:
    """A force that was destroyed is one; one that comes back after the battle is none after all.
    """
    if isinstance(event, battle.ForceHit):
        return int(event.is_mine and event.is_destroyed)
    if isinstance(event, turn.ForceHit):
        return int(event.is_destroyed)
    if isinstance(event, battle.EscapeRolled):
        return int(not event.has_escaped)
    return -int(isinstance(event, battle.ForceRegrouped))

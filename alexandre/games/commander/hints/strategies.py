"""Strategies by which the counsellor leads a campaign: the best measured ones, and variants."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from alexandre.games.commander.meta import ARISTANDER
from alexandre.games.commander.state import Position
from alexandre.kernel.fields import NONE


@dataclass(frozen=True)
class Strategy:
    """The figures by which the counsellor decides.

    `patient` and `bold`: the odds asked for while there is time, and at the very end; `army`:
    forces bought up to; `margin`: more of them than hold the next target; `hoard`: gold beyond
    which a weak army grows further; `rich`: gold beyond the price of a city or temple; `spare`:
    gold left after cancelling an operation; `governs`: turns by which government must pay; `sure`
    and `proud`: a stronghold whose battle is won at these odds, and which surrenders no more
    often, is stormed; `hears`: whether an oracle is heard; `first`: the adviser wanted most;
    `refits`: whether gold refits forces; `forage`: forces that feed themselves; `hardy`: hits
    accepted for a march; `gifts`: whether a region beside the way is entered for its gold;
    `trials`: battles for the odds of one, 0 for an estimate.
    """

    patient: int = 65
    bold: int = 25
    army: int = 8
    margin: int = 1
    hoard: int = 99
    rich: int = 6
    spare: int = 5
    governs: int = 3
    sure: int = 90
    proud: int = 50
    hears: bool = True
    first: int = NONE
    refits: bool = True
    forage: int = 5
    hardy: int = 1
    gifts: bool = False
    trials: int = 0


USUAL: Final = Strategy(trials=12)  # for a campaign without a measured strategy
TUNED: Final[Mapping[str, Strategy]] = {
    "granicus": Strategy(margin=3, governs=4, proud=67, first=ARISTANDER, hoard=20),
    "issus": Strategy(margin=3, proud=20, hoard=10),
    "tyre": Strategy(governs=1, hardy=2, army=6, gifts=True, hoard=24),
    "gaugamela": Strategy(margin=-1, hoard=24, rich=10, refits=False, forage=8),
}
OTHER: Final = Strategy(margin=2, gifts=True, hoard=24)  # for a board that is not bundled


def choose_strategy(state: Position) -> Strategy:
    """The strategy that did best in this campaign when measured."""
    return TUNED.get(state.tables.board.id, OTHER)


def vary(way: Strategy) -> list[Strategy]:
    """Variants of a strategy, each different in one setting."""
    return [
        replace(way, patient=way.patient - 25, bold=max(0, way.bold - 15)),
        replace(way, patient=way.patient + 15, bold=way.bold + 15),
        replace(way, margin=way.margin + 3, army=way.army + 2),
        replace(way, margin=way.margin - 2, army=way.army - 2),
        replace(way, sure=60, proud=100),
        replace(way, sure=101),
        replace(way, hears=not way.hears),
        replace(way, governs=9),
        replace(way, governs=0),
        replace(way, rich=2),
        replace(way, rich=30),
        replace(way, spare=0 if way.spare else 5),
    ]

"""Every verb of Field Commander Alexander, of the player and of chance, with its notation.

Codes ascend in the order of `moves_of`: chance, a turn from its preparation to its end, battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alexandre.games.commander.actions.battle import BattleMoves, Counter, battle_moves
from alexandre.games.commander.actions.interning import Interning, OfCount, OfForce, OfIndex
from alexandre.games.commander.actions.turn import (
    Abstain,
    Accept,
    Advance,
    Allow,
    Betray,
    Boast,
    BuildCity,
    BuildTemple,
    Buy,
    Cancel,
    Choose,
    Consult,
    Decline,
    Die,
    Disband,
    Draw,
    DrawOperation,
    Encamp,
    EndTurn,
    Enlist,
    Fight,
    FindInsight,
    Forgo,
    GiveUp,
    Govern,
    Heed,
    Hire,
    Intimidate,
    Lose,
    LoseLevel,
    March,
    PlayInsight,
    Pray,
    Proceed,
    Raze,
    Refit,
    Regain,
    Repair,
    Reveal,
    Scout,
    Seek,
    Stay,
    Suffer,
    Wait,
    Wound,
    Yield,
)
from alexandre.games.commander.meta import ADVISORS, INSIGHTS, OPERATIONS, PROPHECIES
from alexandre.kernel.actions import Action, Lexicon

__all__ = [
    "OfCount", "OfForce", "OfIndex",
    "Abstain", "Accept", "Advance", "Allow", "BattleMoves", "Betray", "Boast", "BuildCity",
    "BuildTemple", "Buy", "Cancel", "Choose", "Consult", "Decline", "Die", "Disband", "Draw",
    "DrawOperation", "Encamp", "EndTurn", "Enlist", "Fight", "FindInsight", "Forgo", "GiveUp",
    "Govern", "Heed", "Hire", "Intimidate", "LOSSES", "Lose", "LoseLevel", "MOLE", "March",
    "Moves", "PlayInsight", "Pray", "Proceed", "Raze", "Refit", "Regain", "Repair", "Reveal",
    "SIEGE_SHIPS", "Scout", "Seek", "Stay", "Suffer", "TRACKS", "TRANSPORTS", "WARSHIPS",
    "Wait", "Wound", "Yield", "moves_of",
]



TRACKS = ("transports", "mole", "siege_ships", "warships")
TRANSPORTS, MOLE, SIEGE_SHIPS, WARSHIPS = range(4)
LOSSES = ("transport", "mole", "siege_ship", "gold")
MOST_SECTIONS = 6


@dataclass(frozen=True)
class Moves:
    """Every action of one campaign."""

    lexicon: Lexicon
    die: tuple[Die, ...]
    die_law: list[tuple[Action, int]]  # of six sides; whoever asks gets a copy
    draw: tuple[Draw, ...]  # enemy kind
    draw_operation: tuple[DrawOperation, ...]
    reveal: tuple[Reveal, ...]
    find_insight: tuple[FindInsight, ...]
    betray: tuple[Betray, ...]  # 2 * enemy kind + side, then the wall, full and reduced
    hire: tuple[Hire, ...]
    refit: tuple[Refit, ...]
    play_insight: tuple[PlayInsight, ...]
    pray: Pray
    give_up: tuple[GiveUp, ...]
    lose_level: LoseLevel
    abstain: Abstain
    consult: Consult
    disband: tuple[Disband, ...]
    proceed: Proceed
    heed: Heed
    forgo: Forgo
    yield_: Yield
    suffer: Suffer
    lose: tuple[Lose, ...]
    repair: tuple[Repair, ...]
    regain: Regain
    cancel: Cancel
    allow: Allow
    scout: tuple[Scout, ...]
    march: March
    stay: Stay
    accept: Accept
    decline: Decline
    fight: Fight
    intimidate: Intimidate
    boast: tuple[Boast, ...]
    wait: Wait
    govern: Govern
    raze: Raze
    enlist: tuple[Enlist, ...]
    encamp: Encamp
    buy: tuple[Buy, ...]
    city: BuildCity
    temple: BuildTemple
    advance: tuple[Advance, ...]
    seek: Seek
    choose: tuple[Choose, ...]
    end_turn: EndTurn
    wound: tuple[Wound, ...]
    battle: BattleMoves


def moves_of(kinds: Sequence[Counter], mac: int, regions: Sequence[str], glory: int) -> Moves:
    """Every action of one campaign, codes ascending in the order of a turn."""
    make = Interning()
    ids = [each.id for each in kinds]
    mine = ids[:mac]
    parts: dict[str, Any] = {
        **chances(make, ids[mac:]),
        "hire": make.each(Hire, "hire", ADVISORS),
        "refit": make.each(Refit, "refit", mine),
        "play_insight": make.each(PlayInsight, "play", INSIGHTS),
        "pray": make.plain(Pray, "pray"),
        "give_up": make.each(GiveUp, "give_up", ADVISORS),
        "lose_level": make.plain(LoseLevel, "lose_level"),
        "abstain": make.plain(Abstain, "abstain"),
        "consult": make.plain(Consult, "consult"),
        "disband": make.forces(Disband, "disband", mine, with_alexander=False),
        "proceed": make.plain(Proceed, "proceed"),
        "heed": make.plain(Heed, "heed"),
        "forgo": make.plain(Forgo, "forgo"),
        "yield_": make.plain(Yield, "yield"),
        "suffer": make.plain(Suffer, "suffer"),
        "lose": make.each(Lose, "lose", LOSSES),
        "repair": make.counts(Repair, "repair", 1, MOST_SECTIONS),
        "regain": make.plain(Regain, "regain"),
        "cancel": make.plain(Cancel, "cancel"),
        "allow": make.plain(Allow, "allow"),
        "scout": make.each(Scout, "scout", regions),
        "march": make.plain(March, "march"),
        "stay": make.plain(Stay, "stay"),
        "accept": make.plain(Accept, "accept"),
        "decline": make.plain(Decline, "decline"),
        "fight": make.plain(Fight, "fight"),
        "intimidate": make.plain(Intimidate, "intimidate"),
        "boast": make.counts(Boast, "boast", 0, glory),
        "wait": make.plain(Wait, "wait"),
        "govern": make.plain(Govern, "govern"),
        "raze": make.plain(Raze, "raze"),
        "enlist": make.each(Enlist, "enlist", mine),
        "encamp": make.plain(Encamp, "encamp"),
        "buy": make.each(Buy, "buy", mine),
        "city": make.plain(BuildCity, "city"),
        "temple": make.plain(BuildTemple, "temple"),
        "advance": make.each(Advance, "advance", TRACKS),
        "seek": make.plain(Seek, "seek"),
        "choose": make.each(Choose, "choose", INSIGHTS),
        "end_turn": make.plain(EndTurn, "end"),
        "wound": make.forces(Wound, "hit", mine, with_alexander=True),
        "battle": battle_moves(make, kinds),
    }
    law = [(die, 1) for die in parts["die"]]
    return Moves(lexicon=Lexicon(make.found), die_law=law, **parts)


def chances(make: Interning, foes: Sequence[str]) -> dict[str, Any]:
    """The outcomes of chance, which come first."""
    betrayed = [f"{id}{side}" for id in (*foes, "wall") for side in ("", " reduced")]
    return {
        "die": make.counts(Die, "die", 1, 6),
        "draw": make.each(Draw, "draw", foes),
        "draw_operation": make.each(DrawOperation, "operation", OPERATIONS),
        "reveal": make.each(Reveal, "reveal", PROPHECIES),
        "find_insight": make.each(FindInsight, "insight", INSIGHTS),
        "betray": make.each(Betray, "betray", betrayed),
    }

"""Every verb of Field Commander Alexander, of the player and of chance, with its notation.

Codes ascend in the order of `moves_of`: chance, a turn from its preparation to its end, battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alexandre.games.commander.actions.battle import BattleMoves, Counter, battle_moves
from alexandre.games.commander.actions.interning import (
    OfCount,
    OfForce,
    OfIndex,
    with_hero,
)
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
from alexandre.kernel.actions import Action, Interner, Lexicon

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
    die_law: list[tuple[Action, int]]  # of six sides; callers get a copy
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
    disband: tuple[Disband, ...]  # the last is Alexander, who never goes
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


def moves_of(kinds: Sequence[Counter], mac: int, regions: Sequence[str], glory: int,
             leaders: Sequence[str]) -> Moves:
    """Every action of one campaign, codes ascending in the order of a turn."""
    make, ids = Interner(), [each.id for each in kinds]
    mine, foes = ids[:mac], ids[mac:]
    parts: dict[str, Any] = {
        **chances(make, foes),
        "hire": make.add_each(Hire, "hire", ADVISORS),
        "refit": make.add_each(Refit, "refit", mine),
        "play_insight": make.add_each(PlayInsight, "play", INSIGHTS),
        "pray": make.add(Pray, "pray"),
        "give_up": make.add_each(GiveUp, "give_up", ADVISORS),
        "lose_level": make.add(LoseLevel, "lose_level"),
        "abstain": make.add(Abstain, "abstain"),
        "consult": make.add(Consult, "consult"),
        "disband": with_hero(make, Disband, "disband", mine),
        "proceed": make.add(Proceed, "proceed"),
        "heed": make.add(Heed, "heed"),
        "forgo": make.add(Forgo, "forgo"),
        "yield_": make.add(Yield, "yield"),
        "suffer": make.add(Suffer, "suffer"),
        "lose": make.add_each(Lose, "lose", LOSSES),
        "repair": make.add_numbers(Repair, "repair", range(1, MOST_SECTIONS + 1)),
        "regain": make.add(Regain, "regain"),
        "cancel": make.add(Cancel, "cancel"),
        "allow": make.add(Allow, "allow"),
        "scout": make.add_each(Scout, "scout", regions),
        "march": make.add(March, "march"),
        "stay": make.add(Stay, "stay"),
        "accept": make.add(Accept, "accept"),
        "decline": make.add(Decline, "decline"),
        "fight": make.add(Fight, "fight"),
        "intimidate": make.add(Intimidate, "intimidate"),
        "boast": make.add_numbers(Boast, "boast", range(glory + 1)),
        "wait": make.add(Wait, "wait"),
        "govern": make.add(Govern, "govern"),
        "raze": make.add(Raze, "raze"),
        "enlist": make.add_each(Enlist, "enlist", mine),
        "encamp": make.add(Encamp, "encamp"),
        "buy": make.add_each(Buy, "buy", mine),
        "city": make.add(BuildCity, "city"),
        "temple": make.add(BuildTemple, "temple"),
        "advance": make.add_each(Advance, "advance", TRACKS),
        "seek": make.add(Seek, "seek"),
        "choose": make.add_each(Choose, "choose", INSIGHTS),
        "end_turn": make.add(EndTurn, "end"),
        "wound": with_hero(make, Wound, "hit", mine),
        "battle": battle_moves(make, kinds, leaders),
    }
    return Moves(lexicon=make.lexicon(), die_law=[(die, 1) for die in parts["die"]], **parts)


def chances(make: Interner, foes: Sequence[str]) -> dict[str, Any]:
    """The outcomes of chance, which come first."""
    betrayed = [f"{id}{side}" for id in (*foes, "wall") for side in ("", " reduced")]
    return {
        "die": make.add_numbers(Die, "die", range(1, 7)),
        "draw": make.add_each(Draw, "draw", foes),
        "draw_operation": make.add_each(DrawOperation, "operation", OPERATIONS),
        "reveal": make.add_each(Reveal, "reveal", PROPHECIES),
        "find_insight": make.add_each(FindInsight, "insight", INSIGHTS),
        "betray": make.add_each(Betray, "betray", betrayed),
    }

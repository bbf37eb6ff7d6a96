"""All actions of one campaign, each made once; codes ascend in the order of `moves_of`: chance, a
turn from its preparation to its end, battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.actions.battle import BattleMoves, Counter, battle_moves
from alexandre.games.commander.actions.verbs import HERO, LOSSES, MOST_SECTIONS, TRACKS, OfForce
from alexandre.games.commander.meta import ADVISORS, INSIGHTS, OPERATIONS, PROPHECIES
from alexandre.kernel.actions import Action, Interner, Lexicon
from alexandre.kernel.contract import Law

F = TypeVar("F", bound=OfForce)


@dataclass(frozen=True)
class Moves:
    """Every action of one campaign."""

    lexicon: Lexicon
    die: tuple[verbs.Die, ...]
    die_law: Law  # of six sides; callers get a copy
    draw: tuple[verbs.Draw, ...]  # enemy kind
    draw_operation: tuple[verbs.DrawOperation, ...]
    reveal: tuple[verbs.Reveal, ...]
    find_insight: tuple[verbs.FindInsight, ...]
    betray: tuple[verbs.Betray, ...]  # 2 * enemy kind + side, then the wall, full and reduced
    hire: tuple[verbs.Hire, ...]
    refit: tuple[verbs.Refit, ...]
    play_insight: tuple[verbs.PlayInsight, ...]
    pray: verbs.Pray
    give_up: tuple[verbs.GiveUp, ...]
    lose_level: verbs.LoseLevel
    abstain: verbs.Abstain
    consult: verbs.Consult
    disband: tuple[verbs.Disband, ...]  # the last is Alexander, who never goes
    proceed: verbs.Proceed
    heed: verbs.Heed
    forgo: verbs.Forgo
    yield_: verbs.Yield
    suffer: verbs.Suffer
    lose: tuple[verbs.Lose, ...]
    repair: tuple[verbs.Repair, ...]
    regain: verbs.Regain
    cancel: verbs.Cancel
    allow: verbs.Allow
    scout: tuple[verbs.Scout, ...]
    march: verbs.March
    stay: verbs.Stay
    accept: verbs.Accept
    decline: verbs.Decline
    fight: verbs.Fight
    intimidate: verbs.Intimidate
    boast: tuple[verbs.Boast, ...]
    wait: verbs.Wait
    govern: verbs.Govern
    raze: verbs.Raze
    enlist: tuple[verbs.Enlist, ...]
    enough: verbs.Enough
    encamp: verbs.Encamp
    buy: tuple[verbs.Buy, ...]
    city: verbs.BuildCity
    temple: verbs.BuildTemple
    advance: tuple[verbs.Advance, ...]
    seek: verbs.Seek
    choose: tuple[verbs.Choose, ...]
    end_turn: verbs.EndTurn
    wound: tuple[verbs.Wound, ...]
    battle: BattleMoves


def moves_of(kinds: Sequence[Counter], mac: int, regions: Sequence[str], glory: int,
             leaders: Sequence[str]) -> Moves:
    """Every action of one campaign, codes ascending in the order of a turn."""
    make, ids = Interner(), [each.id for each in kinds]
    mine, foes = ids[:mac], ids[mac:]
    parts: dict[str, Any] = {
        **chances(make, foes),
        "hire": make.add_each(verbs.Hire, "hire", ADVISORS),
        "refit": make.add_each(verbs.Refit, "refit", mine),
        "play_insight": make.add_each(verbs.PlayInsight, "play", INSIGHTS),
        "pray": make.add(verbs.Pray, "pray"),
        "give_up": make.add_each(verbs.GiveUp, "give_up", ADVISORS),
        "lose_level": make.add(verbs.LoseLevel, "lose_level"),
        **add_single(make, verbs.Abstain, verbs.Consult),
        "disband": with_hero(make, verbs.Disband, "disband", mine),
        "proceed": make.add(verbs.Proceed, "proceed"),
        "heed": make.add(verbs.Heed, "heed"),
        "forgo": make.add(verbs.Forgo, "forgo"),
        "yield_": make.add(verbs.Yield, "yield"),
        "suffer": make.add(verbs.Suffer, "suffer"),
        "lose": make.add_each(verbs.Lose, "lose", LOSSES),
        "repair": make.add_numbers(verbs.Repair, "repair", range(1, MOST_SECTIONS + 1)),
        "regain": make.add(verbs.Regain, "regain"),
        "cancel": make.add(verbs.Cancel, "cancel"),
        "allow": make.add(verbs.Allow, "allow"),
        "scout": make.add_each(verbs.Scout, "scout", regions),
        "march": make.add(verbs.March, "march"),
        "stay": make.add(verbs.Stay, "stay"),
        "accept": make.add(verbs.Accept, "accept"),
        "decline": make.add(verbs.Decline, "decline"),
        "fight": make.add(verbs.Fight, "fight"),
        "intimidate": make.add(verbs.Intimidate, "intimidate"),
        "boast": make.add_numbers(verbs.Boast, "boast", range(glory + 1)),
        "wait": make.add(verbs.Wait, "wait"),
        "govern": make.add(verbs.Govern, "govern"),
        "raze": make.add(verbs.Raze, "raze"),
        "enlist": make.add_each(verbs.Enlist, "enlist", mine),
        **add_single(make, verbs.Enough, verbs.Encamp),
        "buy": make.add_each(verbs.Buy, "buy", mine),
        "city": make.add(verbs.BuildCity, "city"),
        "temple": make.add(verbs.BuildTemple, "temple"),
        "advance": make.add_each(verbs.Advance, "advance", TRACKS),
        "seek": make.add(verbs.Seek, "seek"),
        "choose": make.add_each(verbs.Choose, "choose", INSIGHTS),
        "end_turn": make.add(verbs.EndTurn, "end"),
        "wound": with_hero(make, verbs.Wound, "hit", mine),
        "battle": battle_moves(make, kinds, leaders),
    }
    return Moves(lexicon=make.lexicon(), die_law=[(die, 1) for die in parts["die"]], **parts)


def add_single(make: Interner, *singles: type[Action]) -> dict[str, Action]:
    """Verbs that are about nothing else, by their own words."""
    return {verb.__name__.lower(): make.add(verb, verb.__name__.lower()) for verb in singles}


def chances(make: Interner, foes: Sequence[str]) -> dict[str, Any]:
    """The outcomes of chance, which come first."""
    betrayed = [f"{id}{side}" for id in (*foes, "wall") for side in ("", " reduced")]
    return {
        "die": make.add_numbers(verbs.Die, "die", range(1, 7)),
        "draw": make.add_each(verbs.Draw, "draw", foes),
        "draw_operation": make.add_each(verbs.DrawOperation, "operation", OPERATIONS),
        "reveal": make.add_each(verbs.Reveal, "reveal", PROPHECIES),
        "find_insight": make.add_each(verbs.FindInsight, "insight", INSIGHTS),
        "betray": make.add_each(verbs.Betray, "betray", betrayed),
    }


def with_hero(make: Interner, verb: type[F], word: str, kinds: Sequence[str]) -> tuple[F, ...]:
    """One action for each side of each Macedonian kind, full before reduced; last Alexander."""
    forces = [make.add(verb, f"{word} {id}{' reduced' if side else ''}", 2 * kind + side, id,
                       bool(side))
              for kind, id in enumerate(kinds) for side in range(2)]
    return (*forces, make.add(verb, f"{word} {HERO}", 2 * len(kinds), HERO, False))

"""All actions of one campaign, each made once; codes ascend in the order of `Moves`: chance, a
turn from its preparation to its end, battle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.actions.battle import BattleMoves, Counter
from alexandre.games.commander.actions.verbs import HERO, LOSSES, MOST_SECTIONS, TRACKS, OfForce
from alexandre.games.commander.meta import ADVISORS, INSIGHTS, OPERATIONS, PROPHECIES
from alexandre.kernel.actions import Interner
from alexandre.kernel.contract import Law

F = TypeVar("F", bound=OfForce)


class Chances:
    """The outcomes of chance, which come first."""

    def __init__(self, make: Interner, foes: Sequence[str]) -> None:
        self.die = make.add_numbers(verbs.Die, "die", range(1, 7))
        self.die_law: Law = [(die, 1) for die in self.die]  # of six sides; callers get a copy
        self.draw = make.add_each(verbs.Draw, "draw", foes)  # enemy kind
        self.draw_operation = make.add_each(verbs.DrawOperation, "operation", OPERATIONS)
        self.reveal = make.add_each(verbs.Reveal, "reveal", PROPHECIES)
        self.find_insight = make.add_each(verbs.FindInsight, "insight", INSIGHTS)
        # 2 * enemy kind + side, then the wall, full and reduced
        self.betray = make.add_each(verbs.Betray, "betray", [
            f"{id}{side}" for id in (*foes, "wall") for side in ("", " reduced")])


class Moves(Chances):
    """Every action of one campaign, codes ascending in the order of a turn."""

    def __init__(self, kinds: Sequence[Counter], mac: int, regions: Sequence[str], glory: int,
                 leaders: Sequence[str]) -> None:
        make, ids = Interner(), [each.id for each in kinds]
        mine = ids[:mac]
        super().__init__(make, ids[mac:])
        self.hire = make.add_each(verbs.Hire, "hire", ADVISORS)
        self.refit = make.add_each(verbs.Refit, "refit", mine)
        self.play_insight = make.add_each(verbs.PlayInsight, "play", INSIGHTS)
        self.pray = make.add(verbs.Pray, "pray")
        self.give_up = make.add_each(verbs.GiveUp, "give_up", ADVISORS)
        self.lose_level = make.add(verbs.LoseLevel, "lose_level")
        self.abstain = make.add(verbs.Abstain, "abstain")
        self.consult = make.add(verbs.Consult, "consult")
        self.disband = with_hero(make, verbs.Disband, "disband", mine)  # he never goes
        self.proceed = make.add(verbs.Proceed, "proceed")
        self.heed = make.add(verbs.Heed, "heed")
        self.forgo = make.add(verbs.Forgo, "forgo")
        self.yield_ = make.add(verbs.Yield, "yield")
        self.suffer = make.add(verbs.Suffer, "suffer")
        self.lose = make.add_each(verbs.Lose, "lose", LOSSES)
        self.repair = make.add_numbers(verbs.Repair, "repair", range(1, MOST_SECTIONS + 1))
        self.regain = make.add(verbs.Regain, "regain")
        self.cancel = make.add(verbs.Cancel, "cancel")
        self.allow = make.add(verbs.Allow, "allow")
        self.scout = make.add_each(verbs.Scout, "scout", regions)
        self.march = make.add(verbs.March, "march")
        self.stay = make.add(verbs.Stay, "stay")
        self.accept = make.add(verbs.Accept, "accept")
        self.decline = make.add(verbs.Decline, "decline")
        self.fight = make.add(verbs.Fight, "fight")
        self.intimidate = make.add(verbs.Intimidate, "intimidate")
        self.boast = make.add_numbers(verbs.Boast, "boast", range(glory + 1))
        self.wait = make.add(verbs.Wait, "wait")
        self.govern = make.add(verbs.Govern, "govern")
        self.raze = make.add(verbs.Raze, "raze")
        self.enlist = make.add_each(verbs.Enlist, "enlist", mine)
        self.enough = make.add(verbs.Enough, "enough")
        self.encamp = make.add(verbs.Encamp, "encamp")
        self.buy = make.add_each(verbs.Buy, "buy", mine)
        self.city = make.add(verbs.BuildCity, "city")
        self.temple = make.add(verbs.BuildTemple, "temple")
        self.advance = make.add_each(verbs.Advance, "advance", TRACKS)
        self.seek = make.add(verbs.Seek, "seek")
        self.choose = make.add_each(verbs.Choose, "choose", INSIGHTS)
        self.end_turn = make.add(verbs.EndTurn, "end")
        self.wound = with_hero(make, verbs.Wound, "hit", mine)
        self.battle = BattleMoves(make, kinds, leaders)
        self.lexicon = make.lexicon()


def with_hero(make: Interner, verb: type[F], word: str, kinds: Sequence[str]) -> tuple[F, ...]:
    """One action for each side of each Macedonian kind, full before reduced; last Alexander."""
    forces = [make.add(verb, f"{word} {id}{' reduced' if side else ''}", 2 * kind + side, id,
                       bool(side))
              for kind, id in enumerate(kinds) for side in range(2)]
    return (*forces, make.add(verb, f"{word} {HERO}", 2 * len(kinds), HERO, False))

"""A campaign as a chronicle: a chapter for each season, sentences in the order of the record.

Nothing is told that no event says.  What happens several times in a row is told in one sentence,
and a battle in as few as can be: how it ended, what it cost each side, who was wounded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.games.commander.meta import ENDINGS
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.tables import Tables
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg, Noun
from alexandre.ui.play.legacy import Annals, Chapter, Kinds, Numbered, Run, join_alike, kind_of


def chronicle(game: Commander, told: Sequence[Numbered]) -> tuple[Chapter, ...]:
    """The chapters of a campaign; what comes before its first season stands under its name."""
    return CampaignAnnals(
        title="commander", kinds=KINDS, weights=WEIGHTS, sequels=SEQUELS, surprises=SURPRISES,
        headings={events.TurnBegan: lambda event, _number: event.noun},
        tables=game.tables).write(game.tables.noun, told)


@dataclass(frozen=True, kw_only=True)
class CampaignAnnals(Annals):
    """The sentences of one of the four campaigns."""

    tables: Tables

    def group(self, told: Iterable[Numbered]) -> Iterator[Run]:
        """Battles as wholes, a conquest with what became of the region, and what happens several
        times in a row."""
        told = list(told)
        runs = name_causes(super().group(told), told)
        return join_alike(split_battles(runs), JOINED)

    def tell(self, kind: str, run: Sequence[Numbered]) -> Msg:
        """The sentence of a run; most say what the log says of their events."""
        happened: list[Any] = [event for _index, event in run]
        last = happened[-1]
        match kind:
            case "moved":
                return self.tell_march(happened)
            case _ if kind in COUNTED:
                nouns = [each.force if isinstance(each.force, Noun) else each.noun
                         for each in happened]
                return self.say(kind, forces=count_forces(nouns))
            case "advisor_came":
                return self.say(kind, advisors=tuple(each.advisor for each in happened))
            case "wounded" if len(run) == TWICE:
                return self.say("wounded_twice")
            case "wounded" if len(run) > TWICE:
                return self.say("wounds", n=len(run))
            case "won" | "retreated" | "dead":
                return self.tell_battle(kind, happened)
            case "wall_fell":  # a section may fall again
                sections = dict.fromkeys(str(each.section) for each in happened)
                return self.say(kind, sections=tuple(sections))
            case "heard":
                return self.say(f"heard_{last.id}", prophecy=last.prophecy,
                                turn=self.tables.turns[last.deadline - 1].noun)
        return super().tell(kind, run)

    def tell_march(self, run: Sequence[events.ArmyMoved]) -> Msg:
        """Through some regions to the last."""
        target = run[-1].target
        passed = tuple(dict.fromkeys(each.target for each in run[:-1] if each.target != target))
        return self.say("passed", regions=passed, region=target) if passed \
            else self.say("moved", region=target)

    def tell_battle(self, result: str, run: Sequence[Any]) -> Msg:
        """The end of a battle; the leader of the enemy by name."""
        began = run[0]
        numbers = {"place": began.place, "mine": began.mine, "foes": began.foes}
        fate = next((each for each in run if isinstance(each, FATES)), None)
        if fate is not None:
            return self.say("fell" if isinstance(fate, battle.LeaderFell) else "fled", **numbers,
                            leader=fate.leader)
        leader = self.find_leader(began.place)
        if leader is None or result == "won":
            return self.say(result, **numbers)
        return self.say(f"{result}_against", **numbers, leader=leader)

    def find_leader(self, place: Noun) -> Noun | None:
        """The leader who holds a region, if there is one."""
        site = next((each for each in self.tables.sites
                     if self.tables.regions[each.region].noun == place), None)
        return None if site is None or site.leader == NONE \
            else self.tables.leaders[site.leader].noun


def name_causes(runs: Iterable[Run], told: Iterable[Numbered]) -> Iterator[Run]:
    """The runs, with the cause in the kind of each force lost outside battles."""
    causes, cause = dict[int, str](), ""
    for _index, event in told:
        if isinstance(event, events.HitsDue | events.CupEmpty):
            cause = event.reason if isinstance(event, events.HitsDue) else ""
        causes[id(event)] = cause
    for kind, run in runs:
        cause = causes[id(run[0][1])] if kind == "wasted" else ""
        yield f"{kind}_{cause}" if cause else kind, run


def split_battles(runs: Iterable[Run]) -> Iterator[Run]:
    """The runs with a few for each battle in place of its events, by when they began."""
    fight: list[Numbered] = []
    for kind, run in runs:
        if fight or kind == "battle":
            fight += run
            if isinstance(run[-1][1], battle.BattleEnded):
                yield from split_battle(fight)
                fight = []
        else:
            yield kind, run
    if fight:
        yield from split_battle(fight)


def split_battle(fight: Sequence[Numbered]) -> list[Run]:
    """The end, what each side lost, the wounds; a force that regrouped was not lost."""
    regrouped = Counter(event.force for _index, event in fight
                        if isinstance(event, battle.ForceRegrouped))
    parts: dict[str, list[Numbered]] = {}
    others: list[Run] = []
    for index, event in fight:
        kind = kind_of(KINDS, event)
        if kind in COURSE:
            kind = "end"
        elif kind == "lost" and regrouped[whole(event)]:
            regrouped[whole(event)] -= 1
            continue
        if kind in BATTLE:
            parts.setdefault(kind, []).append((index, event))
        elif kind:
            others.append((kind, ((index, event),)))
    end = parts.pop("end")
    if kind_of(KINDS, end[-1][1]) == "dead":
        parts.pop("wounded", None)  # nobody is told to be wounded once he is dead
    runs: list[Run] = [(kind_of(KINDS, end[-1][1]), end), *parts.items(), *others]
    return sorted(runs, key=lambda run: run[1][0][0])


def whole(event: Any) -> str:
    """The force of an event of a battle, as it is written before it was hit."""
    return str(event.force).partition(" ")[0]


def count_forces(nouns: Sequence[Noun]) -> tuple[Arg, ...]:
    """Each kind once, with its number where it is more than one."""
    return tuple(Msg.of("commander.chronicle.forces", force=noun, n=n) if n > 1
                 else Msg.of("commander.chronicle.force", force=noun)
                 for noun, n in Counter(nouns).items())


def when(is_so: bool, yes: str, no: str = "") -> str:  # noqa: FBT001  what an event says of itself
    """One of two keys."""
    return yes if is_so else no


FATES: Final = (battle.LeaderFell, battle.LeaderFled)
COURSE: Final = frozenset({"battle", "leader_fell", "leader_fled", "won", "retreated", "dead",
                           "died"})
BATTLE: Final = frozenset({"end", "lost", "destroyed", "wounded"})
CAUSES: Final = ("desert", "resistance", "operation", "order", "tyrian")  # of hits
COUNTED: Final = frozenset({"joined", "lost", "destroyed", "wasted",
                            *(f"wasted_{cause}" for cause in CAUSES)})
JOINED: Final = COUNTED | {"advisor_came", "moved", "mole", "wounded", "wall_fell"}
TWICE: Final = 2
CONQUERED: Final = ("taken", "yielded")
TREATED: Final = ("razed", "governed")
SEQUELS: Final = {**dict.fromkeys(CONQUERED, TREATED), "wounded": ("died",),
                  "failed": ("advisor_left", "level_lost")}
SURPRISES: Final = frozenset({"heard", "fulfilled", "failed", "failed_advisor_left",
                              "failed_level_lost", "fever"})
# A page of prose has the greatest of these; marches, losses and what joins are left to the whole.
WEIGHTS: Final[dict[str, int]] = {
    "won": 40, "retreated": 60, "dead": 100, "died": 100, "wounded_died": 100, "taken": 50,
    "yielded": 50,
    **{f"{one}_{other}": 55 for one in CONQUERED for other in TREATED}, "razed": 30,
    "governed": 30, "city": 30, "temple": 8, "heard": 35, "fulfilled": 70, "failed": 80,
    "failed_advisor_left": 80, "failed_level_lost": 80, "level_lost": 40,
    "declined": 12, "advisor_came": 18, "advisor_left": 45, "wounded": 45, "fever": 50,
    "betrayed": 20, "wall_fell": 15, "mole": 6, "silent": 5,
    **{f"ended_{ending}": 200 for ending in ENDINGS},
}
KINDS: Final[Kinds] = {
    events.ArmyMoved: "moved",
    events.ForceJoined: "joined",
    events.ForceHit: lambda event: when(event.is_destroyed, "wasted"),
    battle.ForceHit: lambda event: when(event.is_destroyed, when(event.is_mine, "lost",
                                                                 "destroyed")),
    battle.EscapeRolled: lambda event: when(not event.has_escaped, "lost"),
    battle.BattleBegan: "battle",
    battle.BattleEnded: lambda event: event.result,
    battle.LeaderFell: "leader_fell",
    battle.LeaderFled: "leader_fled",
    battle.AlexanderHit: lambda event: when(bool(event.level), "wounded", "died"),
    events.AlexanderHit: lambda event: when(bool(event.level), "wounded", "died"),
    events.RegionConquered: lambda event: when(event.by_battle, "taken", "yielded"),
    events.RegionTreated: lambda event: when(event.is_razed, "razed", "governed"),
    events.Built: lambda event: when(event.is_city, "city", "temple"),
    events.ProphecyHeard: "heard",
    events.ProphecyFulfilled: "fulfilled",
    events.ProphecyFailed: "failed",
    events.ProphecyDeclined: "declined",
    events.AdvisorCame: "advisor_came",
    events.AdvisorLeft: "advisor_left",
    events.AdvisorsSilent: lambda event: when(event.is_silent, "silent", "heeding"),
    events.ForceBetrayed: "betrayed",
    events.FeverStruck: "fever",
    events.Intimidated: lambda event: when(event.result == "failure", "mocked"),
    events.OperationDrawn: lambda event: when(event.id == "go", "foes_march"),
    events.LevelChanged: lambda event: when(event.is_up, "", "level_lost"),
    events.TrackMoved: lambda event: when(event.track == "mole", when(
        event.is_up, "mole", when(bool(event.n), "mole_lost", "mole_gone"))),
    events.SectionChanged: lambda event: when(not event.steps and not event.is_mended,
                                              "wall_fell"),
    events.CampaignEnded: lambda event: f"ended_{event.ending}",
}

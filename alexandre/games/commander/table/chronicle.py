"""A campaign as a chronicle: a chapter for each season, sentences in the order of the record.

Nothing is told that no event says.  What happens several times in a row, marches, losses, what
joins the army, is told in one sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.tables import Tables
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Arg, Msg, Noun
from alexandre.ui.play.legacy import Chapter, Sentence

Numbered = tuple[int, Event]  # the number of its action, and what it brought


def chronicle(game: Commander, told: Sequence[Numbered]) -> tuple[Chapter, ...]:
    """The chapters of a campaign; what comes before its first season stands under its name."""
    tables = game.tables
    chapters = [Chapter(tables.noun, ())]
    for run in runs_of(told):
        index, event = run[0]
        if isinstance(event, events.TurnBegan):
            chapters.append(Chapter(event.noun, ()))
            continue
        happened = tuple(each for _index, each in run)
        sentence = Sentence(index, happened, tell(tables, happened))
        chapters[-1] = Chapter(chapters[-1].title, (*chapters[-1].sentences, sentence))
    return tuple(chapter for chapter in chapters if chapter.sentences)


def runs_of(told: Iterable[Numbered]) -> list[list[Numbered]]:
    """Events worth a sentence, those together that are told in one."""
    runs: list[list[Numbered]] = []
    kept = (each for each in told if kind_of(each[1]))
    for kind, group in groupby(kept, key=lambda each: kind_of(each[1])):
        alike = list(group)
        runs += [alike] if kind in JOINED else [[each] for each in alike]
    return runs


def kind_of(event: Event) -> str:
    """The kind of an event's sentence: its key without the parts that vary; "" if it has none."""
    if isinstance(event, events.TurnBegan):
        return "season"
    kind = KINDS.get(type(event))
    return kind(event) if callable(kind) else kind or ""


def tell(tables: Tables, run: Sequence[Any]) -> Msg:
    """The sentence of one event, or of several of a kind."""
    kind, last = kind_of(run[-1]), run[-1]
    match kind:
        case "moved":
            return tell_march(run)
        case "joined" | "lost" | "destroyed":
            nouns = [each.force if isinstance(each.force, Noun) else each.noun for each in run]
            return say(kind, forces=count_forces(nouns))
        case "wounded" if len(run) > 1:
            return say("wounds", n=len(run))
        case "battle":
            return say(kind, place=last.place, mine=last.mine, foes=last.foes)
        case "wall_fell":
            sections = dict.fromkeys(str(each.section) for each in run)  # one may fall again
            return say(kind, sections=tuple(sections))
        case "heard":
            return say(f"heard_{last.id}", prophecy=last.prophecy,
                       turn=tables.turns[last.deadline - 1].noun)
    return say(kind, **{name: getattr(last, name) for name in SLOTS.get(kind, ())})


def tell_march(run: Sequence[events.ArmyMoved]) -> Msg:
    """Through some regions to the last."""
    target = run[-1].target
    passed = tuple(dict.fromkeys(each.target for each in run[:-1] if each.target != target))
    return say("passed", regions=passed, region=target) if passed else say("moved", region=target)


def count_forces(nouns: Sequence[Noun]) -> tuple[Arg, ...]:
    """Each kind once, with its number where it is more than one."""
    return tuple(say("forces", force=noun, n=n) if n > 1 else say("force", force=noun)
                 for noun, n in Counter(nouns).items())


def say(key: str, **args: Arg) -> Msg:
    return Msg(f"commander.chronicle.{key}", tuple(args.items()))


def when(is_so: bool, yes: str, no: str = "") -> str:  # noqa: FBT001  what an event says of itself
    """One of two keys."""
    return yes if is_so else no


JOINED: Final = frozenset({"moved", "joined", "lost", "destroyed", "mole", "wounded",
                           "wall_fell"})
SLOTS: Final[dict[str, tuple[str, ...]]] = {
    "leader_fell": ("leader",), "leader_fled": ("leader",), "taken": ("region",),
    "yielded": ("region",), "razed": ("region",), "governed": ("region",), "city": ("region",),
    "temple": ("region",), "fulfilled": ("prophecy",), "failed": ("prophecy",),
    "advisor_came": ("advisor",), "advisor_left": ("advisor",), "mole": ("n",),
    "betrayed": ("force", "region"), "mocked": ("region",),
}
KINDS: Final[dict[type[Event], str | Callable[[Any], str]]] = {
    events.ArmyMoved: "moved",
    events.ForceJoined: "joined",
    events.ForceHit: lambda event: when(event.is_destroyed, "lost"),
    battle.ForceHit: lambda event: when(event.is_destroyed, when(event.is_mine, "lost",
                                                                 "destroyed")),
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
    events.TrackMoved: lambda event: when(event.track == "mole" and event.is_up, "mole"),
    events.SectionChanged: lambda event: when(not event.steps and not event.is_mended,
                                              "wall_fell"),
    events.CampaignEnded: lambda event: f"ended_{event.ending}",
}

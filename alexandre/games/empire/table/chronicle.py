"""The chronicle of a match: a chapter for each region, which ends with its best players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from alexandre.games.empire import events
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules import Empire
from alexandre.kernel.text import Msg, Who
from alexandre.ui.play.legacy import Annals, Chapter, Kinds, Numbered, Run, join_alike


def chronicle(game: Empire, told: Sequence[Numbered]) -> tuple[Chapter, ...]:
    """The chapters of the regions in order; the awards are in the last one."""
    first = next((event.region for _index, event in told
                  if isinstance(event, events.RegionEnded)), Msg.of("empire.title"))
    return EmpireAnnals(
        title="empire", kinds=TELLING, weights=WEIGHTS,
        headings={events.TurnBegan: lambda event, _number: event.region}).write(first, told)


class EmpireAnnals(Annals):
    """Writes the sentences of a whole match."""

    def group(self, told: Iterable[Numbered]) -> Iterator[Run]:
        """Group the buildings or provinces of a player in one scoring, and the end of a region
        with everything that was scored there."""
        scored: list[Numbered] = []
        for kind, run in join_alike(super().group(told), JOINED, "seat"):
            if kind == "closed":
                yield kind, (*run, *scored)
                scored = []
            else:
                scored += run
                yield kind, run

    def tell(self, kind: str, run: Sequence[Numbered]) -> Msg:
        """The sentence of a group, with its players and places by name."""
        happened: list[Any] = [event for _index, event in run]
        first = happened[0]
        match kind:
            case "held" | "temples" | "cities":
                return self.say(kind, who=Who(first.seat), provinces=tuple(
                    each.province for each in happened), n=sum(each.points for each in happened))
            case "temple_won" | "city_won":
                return self.say(kind, who=Who(first.seat), province=first.province,
                                rivals=tuple(map(Who, first.rivals)), n=first.points)
            case "temple_lost" | "city_lost":
                return self.say(kind, seats=tuple(map(Who, first.seats)),
                                province=first.province)
            case "closed":
                return self.tell_region(first, happened[1:])
            case "award_temple" | "award_city" if first.region is not None:
                return self.say(f"{kind}_region", who=Who(first.seat), n=first.points,
                                region=first.region)
            case "award_temple" | "award_city":
                return self.say(kind, who=Who(first.seat), n=first.points)
        return super().tell(kind, run)

    def tell_region(self, event: events.RegionEnded, scored: Sequence[Any]) -> Msg:
        """The sentence that ends a region: who gained most, and what ended it."""
        points = Counter[int]()
        for each in scored:
            if isinstance(each, events.ProvinceHeld | events.BuildingRaised) \
                    and each.seat is not None:
                points[each.seat] += each.points
        most = max(points.values(), default=0)
        best = tuple(Who(seat) for seat in sorted(points) if points[seat] == most)
        how = "goal" if event.by_goal else "time"
        if not most:
            return self.say(f"closed_{how}_empty", region=event.region)
        return self.say(f"closed_{how}", region=event.region, winners=best, n=most)


def name_building(event: events.BuildingRaised) -> str:
    """The key of a building's sentence: contested, or one of several."""
    kind = KINDS[event.kind]
    return f"{kind}_won" if event.rivals else {"temple": "temples", "city": "cities"}[kind]


JOINED: Final = ("held", "temples", "cities")
WEIGHTS: Final[Mapping[str, int]] = {
    "goal": 60, "closed": 90, "temple_won": 40, "city_won": 45, "temple_lost": 10,
    "city_lost": 12, "temples": 15, "cities": 20, "held": 5, "award_temple": 80,
    "award_city": 80, "ended": 200,
}
TELLING: Final[Kinds] = {
    events.GoalEntered: "goal",
    events.ProvinceHeld: lambda event: "" if event.seat is None else "held",
    events.BuildingRaised: name_building,
    events.BuildingFailed: lambda event: f"{KINDS[event.kind]}_lost",
    events.RegionEnded: "closed",
    events.AwardWon: lambda event: f"award_{KINDS[event.kind]}",
    events.GameEnded: "ended",
}

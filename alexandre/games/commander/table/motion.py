"""What moves at each event, what lies still meanwhile, and which spots it is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, cast

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.glyphs import LAUREL, PIPS, die, glyph
from alexandre.games.commander.table.map import hero, standing
from alexandre.games.commander.table.pages import Page, page_of, way
from alexandre.games.commander.table.sheets import sheets
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.contract import Event, Game, View
from alexandre.ui.sketch import Caption, Place, Plate, Sheet, Sketch, Spot, regular
from alexandre.ui.tween import Appear, Flash, Fly, Tween, Vanish, Where

STRIDE: Final = 190  # the army goes along a piece of its road
STRIDES: Final = 4
ROLL: Final = 420
GLOW: Final = 420
RISE: Final = 700
SPRITE: Final = 110.0
TRAY: Final = (960.0, 250.0)  # where dice fall on the map


@dataclass(frozen=True)
class Stage:
    """The sheets of a view, and what they lie on."""

    tables: Tables
    view: CommanderView
    page: Page
    sheets: tuple[Sheet, ...]

    @staticmethod
    def of(game: Game, view: View) -> Stage:
        """The stage on which that view is played."""
        tables = cast(Commander, game).tables
        return Stage(tables, cast(CommanderView, view), page_of(tables), sheets(game, view))

    @property
    def main(self) -> str:
        """The name of the large sheet."""
        return self.sheets[0].name

    def region(self, id: str) -> Place:
        """Where a region lies."""
        ids = [region.id for region in self.tables.regions]
        return self.page.places[ids.index(id)]

    def spot(self, *names: str) -> Spot | None:
        """The first of these spots that lies on the large sheet."""
        known = {spot.id: spot for spot in self.sheets[0].sketch.spots}
        return next((known[name] for name in names if name in known), None)


Movement = Callable[[Any, Stage, Stage], Iterable[Tween]]


def tweens(game: Game, before: View, event: Event, after: View) -> tuple[Tween, ...]:
    """What is seen of the event; nothing of those that are told by the log alone."""
    movement = MOVEMENTS.get(type(event))
    if movement is None:
        return ()
    return tuple(movement(event, Stage.of(game, before), Stage.of(game, after)))


def still(game: Game, before: View, event: Event, after: View) -> tuple[Sheet, ...]:
    """The table meanwhile: as it was."""
    return sheets(game, before)


def staged(seen: Sequence[Event]) -> list[Event]:
    """In the order in which they were told."""
    return list(seen)


# ---- what moves -----------------------------------------------------------------------------


def rolled(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A die falls and lies there for a moment."""
    n = event.n if isinstance(event, events.DieRolled) else event.die
    is_map = before.main == "map"
    at = TRAY if is_map else (800.0, 474.0)
    if isinstance(event, battle.Attacked | battle.EscapeRolled):
        is_mine = not isinstance(event, battle.Attacked) or event.is_mine
        spot = force_spot(before, event.force, is_mine=is_mine)
        at = spot.middle if spot else at
    yield Appear(cast_die(n), Where(before.main, at), last=ROLL)
    if isinstance(event, battle.Attacked) and event.hits:
        yield Vanish(figure(f"×{event.hits}" if event.hits > 1 else "1", "seal"),
                     Where(before.main, (at[0] + 60, at[1])), 26.0, begin=ROLL // 2, last=ROLL)


def force_spot(stage: Stage, force: str, *, is_mine: bool) -> Spot | None:
    """The card of a force as the lines of the battle write it."""
    view = stage.view.battle
    if view is None:
        return None
    id, _, marks = force.partition(" ")
    line = view.mine if is_mine else view.foes
    found = [each for each in line if each.id == id]
    same = [each for each in found if each.is_reduced == ("reduced" in marks)]
    code = next((each.code for each in (*same, *found)), None)
    return None if code is None else stage.spot(f"force:{code}")


def hit(event: battle.ForceHit, before: Stage, after: Stage) -> Iterable[Tween]:
    """The card of the force glows red."""
    spot = force_spot(before, event.force, is_mine=event.is_mine)
    if spot:
        yield Flash(before.main, (spot.outline,), "seal", last=GLOW)


def deployed(event: battle.ForceDeployed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The new card glows where it stands from now on."""
    spot = force_spot(after, event.force, is_mine=False)
    if spot and before.main == after.main:
        yield Flash(after.main, (spot.outline,), last=GLOW)


def moved(event: events.ArmyMoved, before: Stage, after: Stage) -> Iterable[Tween]:
    """Alexander's star goes along the road."""
    if before.main != "map":
        return
    ids = [region.id for region in before.tables.regions]
    origin, target = (ids.index(id) for id in event.way)
    line = (standing(before.tables, before.page, origin),
            *way(before.page, origin, target)[1:-1],
            standing(before.tables, before.page, target))
    steps = [line[round(n * (len(line) - 1) / STRIDES)] for n in range(STRIDES + 1)]
    steps = [at for number, at in enumerate(steps) if not number or at != steps[number - 1]]
    for number, (start, goal) in enumerate(pairwise(steps)):
        yield Fly(marching(), Where("map", start), Where("map", goal),
                  begin=STRIDE * number, last=STRIDE)


def glowed(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """The region glows."""
    if before.main == "map":
        yield Flash("map", (regular(before.region(event.id), 46, 20),), last=GLOW)


def conquered(event: events.RegionConquered, before: Stage, after: Stage) -> Iterable[Tween]:
    """A wreath rises over the region."""
    if before.main == "map":
        wreath = Sketch((SPRITE, SPRITE), glyph(LAUREL, middle(), 84, "gold.deep"))
        yield Vanish(wreath, Where("map", before.region(event.id)), 44.0, last=RISE)
        yield from glowed(event, before, after)


def tracked(event: events.TrackMoved, before: Stage, after: Stage) -> Iterable[Tween]:
    """The track glows."""
    spot = before.spot(f"track:{event.track}")
    if spot:
        yield Flash(before.main, (spot.outline,), last=GLOW)


def mended(event: events.SectionChanged, before: Stage, after: Stage) -> Iterable[Tween]:
    """The section of the wall glows."""
    spot = before.spot(f"section:{event.section}")
    if spot:
        yield Flash(before.main, (regular(spot.middle, 50, 16),),
                    "lit" if event.is_mended else "seal", last=GLOW)


def middle() -> Place:
    """That of a sprite."""
    return SPRITE / 2, SPRITE / 2


def marching() -> Sketch:
    """The army on its way."""
    return Sketch((SPRITE, SPRITE), hero(middle()))


def cast_die(n: int) -> Sketch:
    """A die, or a card with the total that it makes with what is added."""
    if n in PIPS:
        return Sketch((SPRITE, SPRITE), die(n, middle(), 74))
    card = Plate((18.0, 18.0), (74.0, 74.0), 15, "page", "ink.soft", 1.6)
    return Sketch((SPRITE, SPRITE), (card,), (Caption(middle(), str(n), 46, "ink", "bold"),))


def figure(text: str, colour: str) -> Sketch:
    """A number that rises."""
    return Sketch((SPRITE, SPRITE), (), (Caption(middle(), text, 46, colour, "bold",
                                                 halo="page"),))


MOVEMENTS: Final[dict[type[Event], Movement]] = {
    events.DieRolled: rolled,
    events.ForceCame: lambda event, before, after: named(event, before),
    events.WallRaised: glowed,
    events.BonusPlaced: glowed,
    events.ArmyMoved: moved,
    events.RegionConquered: conquered,
    events.RegionTreated: glowed,
    events.Built: glowed,
    events.TrackMoved: tracked,
    events.SectionChanged: mended,
    battle.Attacked: rolled,
    battle.Rolled: rolled,
    battle.Raided: rolled,
    battle.EscapeRolled: rolled,
    battle.ForceHit: hit,
    battle.ForceDeployed: deployed,
}


def named(event: events.ForceCame, before: Stage) -> Iterable[Tween]:
    """The region where a force appears glows."""
    if before.main == "map":
        yield Flash("map", (regular(before.region(event.region.id), 46, 20),), last=GLOW)


# Told by the log and the prompt: nothing changes its place on the table.
QUIET: Final[frozenset[type[Event]]] = frozenset({
    events.TurnBegan, events.ForceMustered, events.ForceSentBack, events.CupEmpty,
    events.NothingOrdered, events.Advised, events.GoldChanged, events.GloryChanged,
    events.ForceHit, events.AlexanderHit, events.ForceRefitted, events.ForceDisbanded,
    events.ForceJoined, events.OperationDrawn, events.OperationCancelled, events.HitsDue,
    events.ArmyStayed, events.FeverStruck, events.ProphecyDeclined, events.ProphecyHeard,
    events.ProphecyFulfilled, events.ProphecyFailed, events.LevelChanged, events.AdvisorCame,
    events.AdvisorLeft, events.AdvisorsSilent, events.InsightGained, events.InsightPlayed,
    events.ForceBetrayed, events.Intimidated, events.Resupplied, events.TurnEnded,
    events.CampaignEnded, battle.BattleBegan, battle.InsightUsed, battle.EnemyPlanDrawn,
    battle.EnemyPlanUsed, battle.PlanTaken, battle.PlanUsed, battle.PlanLost,
    battle.NobodyDeployed, battle.RoundBegan, battle.DuelBegan, battle.HitsCaused,
    battle.AlexanderHit, battle.LeaderFell, battle.LeaderFled, battle.ForceRegrouped,
    battle.ForceSentAway, battle.BattleEnded,
})

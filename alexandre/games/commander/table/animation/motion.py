"""Each event at the table: its movement, the pieces at rest meanwhile, its sound and its spots."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.animation.dice import show_roll
from alexandre.games.commander.table.animation.stage import (
    SPRITE,
    TRAY,
    Stage,
    figure,
    force_spot,
    middle,
)
from alexandre.games.commander.table.pictures.glyphs import LAUREL, glyph
from alexandre.games.commander.table.pictures.hero import army_at, hero
from alexandre.games.commander.table.pictures.labels import camps_of
from alexandre.games.commander.table.pictures.pages import way
from alexandre.games.commander.table.pictures.scrolls import SCROLL, draw_scroll
from alexandre.games.commander.table.pictures.sheets import sheets
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.contract import Event
from alexandre.ui.draw.extent import Extent, extent, frame
from alexandre.ui.draw.sketch import (
    Caption,
    Part,
    Place,
    Plate,
    Sheet,
    Sketch,
    regular,
    sort_marks,
    stamp,
)
from alexandre.ui.play.palette import COINS, Beats, By
from alexandre.ui.play.tween import (
    Appear,
    Flash,
    Fly,
    HoldUp,
    Shown,
    Tween,
    Vanish,
    Where,
    list_sounds,
    move_by_event,
    point_by_event,
)

STRIDE: Final = 190  # the army goes along a piece of its road
STRIDES: Final = 4
GLOW: Final = 420
RISE: Final = 700
CARD: Final = (380.0, 84.0)
UNROLL: Final = 1900  # and read
HUNG: Final = 480
SUNK: Final = 46.0  # how far a card falls,
FALLEN: Final = 0.2  # and how small it becomes
EDGE: Final = 4.0  # round a card: half of what is between two
WIDE: Final = 0.85  # a scroll that is read, of the map's width
MARGIN: Final = 16.0  # round a scroll, for its shadow
LOOSE: Final = (SCROLL[0] + 2 * MARGIN, SCROLL[1] + 2 * MARGIN)


def still(game: Commander, before: CommanderView, event: Event,
          after: CommanderView) -> tuple[Sheet, ...]:
    """The table meanwhile: as it was, but for the army that is on its way, and for the place of a
    scroll that is unrolled."""
    shown = sheets(game, before)
    if isinstance(event, battle.BattleEnded) and event.result == "won":
        return clear_field(game, before)
    if isinstance(event, events.ProphecyHeard):
        return make_room(event, Stage.of(game, after)) + shown[1:]
    if not isinstance(event, events.ArmyMoved) or shown[0].name != "map":
        return shown
    stage = Stage.of(game, before)
    origin = stage.tables.region_ids.index(event.way[0])
    gone = army_at(camps_of(stage.tables)[origin])
    sketch = shown[0].sketch
    shapes = tuple(shape for shape in sketch.shapes if shape not in gone)
    return (replace(shown[0], content=replace(sketch, shapes=shapes)), *shown[1:])


def clear_field(game: Commander, before: CommanderView) -> tuple[Sheet, ...]:
    """The sheet of a battle without the enemies who still stood at its end."""
    fought = None if before.battle is None else replace(before.battle, foes=())
    return sheets(game, replace(before, battle=fought))


def make_room(event: events.ProphecyHeard, after: Stage) -> tuple[Sheet, ...]:
    """The large sheet of afterwards without the scroll, whose spot is there."""
    spot, sheet = after.spot(f"prophecy:{event.id}"), after.sheets[0]
    if spot is None:
        return (sheet,)
    shapes, captions = scroll_of(event.id, after, spot.outline[0])
    layers = tuple(replace(
        layer, shapes=tuple(each for each in layer.shapes if each not in shapes),
        captions=tuple(each for each in layer.captions if each not in captions))
        for layer in sheet.sketch.layers)
    return (replace(sheet, content=replace(sheet.sketch, layers=layers)),)


# ---- what moves -----------------------------------------------------------------------------


def fall(event: battle.BattleEnded, before: Stage, after: Stage) -> Iterable[Tween]:
    """The last enemies fall before the sheet of the battle is put away: what they are is taken
    from it, card by card."""
    if before.view.battle is None or event.result != "won":
        return
    fallen = {f"force:{each.code}" for each in before.view.battle.foes}
    for spot in before.sheets[0].sketch.spots:
        if spot.id in fallen:
            x, y = spot.middle
            yield Fly(cut_out(before.sheets[0].sketch, frame(spot)), Where(before.main, (x, y)),
                      Where(before.main, (x, y + SUNK)), last=RISE, is_passing=True, small=FALLEN)


def cut_out(sheet: Sketch, card: Extent) -> Sketch:
    """The part of a sheet below a card, on its own."""
    left, top, right, low = card

    def lies(x: float, y: float) -> bool:
        return left - EDGE < x < right + EDGE and top - EDGE < y < low + EDGE

    shapes = tuple(each for each in sheet.shapes
                   for a, b, c, d in (extent(each),) if lies((a + c) / 2, (b + d) / 2))
    captions = tuple(replace(each, at=(each.at[0] - left, each.at[1] - top))
                     for each in sheet.captions if lies(*each.at))
    return Sketch((right - left, low - top), stamp(shapes, (-left, -top), 1.0), captions)


def hit(event: battle.ForceHit, before: Stage, after: Stage) -> Iterable[Tween]:
    """The card of the force glows red."""
    spot = force_spot(before, event.force, is_mine=event.is_mine)
    if spot:
        yield Flash(before.main, (spot.outline,), "seal", last=GLOW)


def show_deployment(event: battle.ForceDeployed, before: Stage, after: Stage) -> Iterable[Tween]:
    """The new card glows where it stands from now on."""
    spot = force_spot(after, event.force, is_mine=False)
    if spot and before.main == after.main:
        yield Flash(after.main, (spot.outline,), last=GLOW)


def show_change(event: events.GoldChanged | events.GloryChanged, before: Stage,
            after: Stage) -> Iterable[Tween]:
    """The gains and losses rising from the king's coin, or wreath."""
    name = "gold" if isinstance(event, events.GoldChanged) else "glory"
    if event.n:
        text = f"+{event.n}" if event.n > 0 else f"−{-event.n}"
        colour = "tone.good.ink" if event.n > 0 else "seal"
        yield Vanish(figure(text, colour, 30.0), Where("king", name=name), 28.0, last=RISE)


def show_card(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A counter is turned up, or a prophecy heard or settled away from the map: its name."""
    noun = event.operation if isinstance(event, events.OperationDrawn) else event.prophecy
    paper = Plate((4.0, 4.0), (CARD[0] - 8, CARD[1] - 8), 10, "page", "pigment.violet", 3.0)
    words = Caption((CARD[0] / 2, CARD[1] / 2), noun, 32, "ink", "bold", most=CARD[0] - 40,
                    least=10)
    at = TRAY if before.main == "map" else (CARD[0] / 2 + 24, 250.0)
    yield Appear(Sketch(CARD, (paper,), (words,)), Where(before.main, at), last=RISE)


def unroll(event: events.ProphecyHeard, before: Stage, after: Stage) -> Iterable[Tween]:
    """The scroll is unrolled and read in the middle, then hung up where it stays."""
    spot = after.spot(f"prophecy:{event.id}")
    if spot is None or before.main != after.main:
        yield from show_card(event, before, after)
        return
    yield HoldUp(Sketch(LOOSE, *scroll_of(event.id, after)), Where(after.main, spot.middle),
                 WIDE, HUNG, last=UNROLL + HUNG)
    yield Flash(after.main, (spot.outline,), begin=UNROLL + HUNG, last=GLOW)


def settle(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A scroll that is fulfilled rises with a light, one that failed falls."""
    spot = before.spot(f"prophecy:{event.id}")
    if spot is None:
        yield from show_card(event, before, after)
        return
    is_won = isinstance(event, events.ProphecyFulfilled)
    yield Flash(before.main, (spot.outline,), "lit" if is_won else "seal", last=GLOW)
    yield Vanish(Sketch(LOOSE, *scroll_of(event.id, before)), Where(before.main, spot.middle),
                 60.0 if is_won else -60.0, last=RISE)


def scroll_of(id: str, stage: Stage, at: Place = (MARGIN, MARGIN)) -> Part:
    """The scroll of a prophecy that runs there, with its corner at a place."""
    prophecy = next(each for each in stage.view.prophecies if each.id == id)
    return sort_marks(draw_scroll(stage.tables, prophecy, prophecy.deadline - stage.view.turn,
                                  at))


def moved(event: events.ArmyMoved, before: Stage, after: Stage) -> Iterable[Tween]:
    """Alexander's star goes along the road."""
    if before.main != "map":
        return
    origin, target = map(before.tables.region_ids.index, event.way)
    line = (camps_of(before.tables)[origin],
            *way(before.page, origin, target)[1:-1],
            camps_of(before.tables)[target])
    steps = [line[round(n * (len(line) - 1) / STRIDES)] for n in range(STRIDES + 1)]
    steps = [at for number, at in enumerate(steps) if not number or at != steps[number - 1]]
    for number, (start, goal) in enumerate(pairwise(steps)):
        yield Fly(marching(), Where("map", start), Where("map", goal),
                  begin=STRIDE * number, last=STRIDE, is_passing=True)


def glow_region(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    if before.main == "map":
        yield Flash("map", (regular(before.region(event.id), 46, 20),), last=GLOW)


def nothing(event: events.NothingOrdered, before: Stage, after: Stage) -> Iterable[Tween]:
    """A dash rises where nothing is ordered."""
    if before.main == "map":
        yield Vanish(figure("–", "ink.soft"), Where("map", before.region(event.region.id)), 40.0,
                     last=GLOW)


def raise_wreath(event: events.RegionConquered, before: Stage, after: Stage) -> Iterable[Tween]:
    """A wreath rises over the region."""
    if before.main == "map":
        wreath = Sketch((SPRITE, SPRITE), glyph(LAUREL, middle(), 84, "gold.deep"))
        yield Vanish(wreath, Where("map", before.region(event.id)), 44.0, last=RISE)
        yield from glow_region(event, before, after)


def glow_track(event: events.TrackMoved, before: Stage, after: Stage) -> Iterable[Tween]:
    spot = before.spot(f"track:{event.track}")
    if spot:
        yield Flash(before.main, (spot.outline,), last=GLOW)


def glow_section(event: events.SectionChanged | events.RubbleHit, before: Stage,
                 after: Stage) -> Iterable[Tween]:
    spot = before.spot(f"section:{event.section}")
    is_mended = isinstance(event, events.SectionChanged) and event.is_mended
    if spot:
        yield Flash(before.main, (regular(spot.middle, 50, 16),),
                    "lit" if is_mended else "seal", last=GLOW)


def glow_adviser(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A light on an adviser of the king, red where he goes."""
    yield Flash("king", (), "lit" if isinstance(event, events.AdvisorCame) else "seal",
                (f"advisor:{event.advisor.id}",), last=RISE)


def glow_insight(event: Any, before: Stage, after: Stage) -> Iterable[Tween]:
    """A light on an insight of the king, red where it is used."""
    yield Flash("king", (), "lit" if isinstance(event, events.InsightGained) else "seal",
                (f"insight:{event.insight.id}",), last=RISE)


def glow_plan(event: battle.PlanUsed | battle.EnemyPlanUsed, before: Stage,
              after: Stage) -> Iterable[Tween]:
    """A light on the slip of a plan that takes effect."""
    name = "plan" if isinstance(event, battle.PlanUsed) else "scheme"
    yield Flash(before.main, parts=(f"{name}:{event.id}",), last=GLOW)


def marching() -> Sketch:
    """The army on its way."""
    return Sketch((SPRITE, SPRITE), hero(middle()))


WON: Final = By("immortality", {None: Beats("horn", "seal", "victory")},
                Beats("horn", "seal", "life"))
CONQUERED: Final = By("by_battle", {True: Beats("", "rubble", "stamp")},
                      Beats("", "gate", "stamp"))
LOST: Final = Beats("drum", "falls", "defeat")
WOUND: Final = By("level", {0: Beats("roll", "falls", "defeat")}, Beats("roll", "drum", "cord"))

EVENTS: Final[Mapping[type[Event], Shown[Stage]]] = {
    events.TurnBegan: Shown("page", spots="turn:{turn}"),
    events.DieRolled: Shown("knock", show_roll),
    events.OrderRolled: Shown("knock", show_roll, "region:{place.id}"),
    events.ForceCame: Shown("piece", glow_region, "region:{region.id}"),
    events.ForceMustered: Shown("piece"),
    events.ForceSentBack: Shown("", spots="region:{region.id}"),
    events.CupEmpty: Shown(),
    events.WallRaised: Shown("wall", glow_region, "region:{region.id}"),
    events.BonusPlaced: Shown("coins", glow_region, "region:{region.id}"),
    events.NothingOrdered: Shown("", nothing, "region:{region.id}"),
    events.Advised: Shown("card"),
    events.GoldChanged: Shown(By("n", COINS, "coins"), show_change, "gold"),
    events.GloryChanged: Shown("", show_change, "glory"),
    events.CountersRanOut: Shown(),
    events.ForceHit: Shown(By("is_destroyed", {True: "falls"}, "drum")),
    events.AlexanderHit: Shown(WOUND, spots="alexander"),
    events.ForceRefitted: Shown("piece"),
    events.ForceDisbanded: Shown(),
    events.ForceJoined: Shown("piece"),
    events.OperationDrawn: Shown("card", show_card),
    events.OperationCancelled: Shown("coins"),
    events.OperationStands: Shown(),
    events.HitsDue: Shown(),
    events.ArmyMoved: Shown("step", moved, "region:{way}"),
    events.ArmyStayed: Shown("", spots="region:{region.id}"),
    events.FeverStruck: Shown("forsaken"),
    events.ProphecyDeclined: Shown("page"),
    events.ProphecyHeard: Shown(Beats("prophecy", "scroll", "vow"), unroll,
                                ("prophecy:{id}", "turn:{deadline}")),
    events.ProphecyFulfilled: Shown(Beats("prophecy", "seal", "fulfilled"), settle,
                                    "prophecy:{id}"),
    events.ProphecyFailed: Shown(Beats("prophecy", "crack", "forsaken"), settle, "prophecy:{id}"),
    events.LevelChanged: Shown(By("is_up", {True: "lyre"}, "no"), spots="alexander"),
    events.AdvisorCame: Shown("vow", glow_adviser, "advisor:{advisor.id}"),
    events.AdvisorLeft: Shown("", glow_adviser, "advisor:{advisor.id}"),
    events.AdvisorsSilent: Shown(),
    events.InsightGained: Shown("card", glow_insight),
    events.InsightPlayed: Shown("card", glow_insight),
    events.ForceBetrayed: Shown("step", spots="region:{region.id}"),
    events.Intimidated: Shown(By("result", {"success": "gate", "failure": "cord"}, "horn"),
                              spots="region:{region.id}"),
    events.RegionConquered: Shown(CONQUERED, raise_wreath, "region:{region.id}"),
    events.RegionTreated: Shown(By("is_razed", {True: "rubble"}, "stamp"), glow_region,
                                "region:{region.id}"),
    events.Resupplied: Shown("coins"),
    events.Built: Shown("chisel", glow_region, "region:{region.id}"),
    events.TrackMoved: Shown("piece", glow_track, "track:{track}"),
    events.RubbleHit: Shown("rubble", glow_section, "section:{section}"),
    events.SectionChanged: Shown(By("is_mended", {True: "wall"}, "rubble"), glow_section,
                                 "section:{section}"),
    events.TurnEnded: Shown("page"),
    events.CampaignEnded: Shown(By("ending", {"victory": WON}, LOST)),
    battle.BattleBegan: Shown(Beats("battle", "clash", "horn")),
    battle.InsightUsed: Shown("card"),
    battle.EnemyPlanDrawn: Shown("card", spots="scheme:{id}"),
    battle.EnemyPlanUsed: Shown("card", glow_plan, "scheme:{id}"),
    battle.PlanTaken: Shown("card", spots="plan:{id}"),
    battle.PlanUsed: Shown("card", glow_plan, "plan:{id}"),
    battle.PlanLost: Shown("no"),
    battle.ForceDeployed: Shown("piece", show_deployment),
    battle.NobodyDeployed: Shown("no"),
    battle.RaidFailed: Shown(),
    battle.Raided: Shown("coins", show_roll),
    battle.RoundBegan: Shown("rattle"),
    battle.DuelBegan: Shown("blade"),
    battle.Attacked: Shown(By("hits", {0: "miss"}, "hit"), show_roll),
    battle.Rolled: Shown("knock", show_roll),
    battle.HitsCaused: Shown(By("hits", {0: ""}, "step")),
    battle.ForceHit: Shown(By("is_destroyed", {True: "falls"}, "drum"), hit),
    battle.AlexanderHit: Shown(WOUND, spots="alexander"),
    battle.LeaderFell: Shown(Beats("roll", "falls", "horn")),
    battle.LeaderFled: Shown("step"),
    battle.ForceRegrouped: Shown("seal"),
    battle.ForceSentAway: Shown(),
    battle.EscapeRolled: Shown("knock", show_roll),
    battle.BattleEnded: Shown(By("result", {"won": Beats("roll", "clash", "triumph")}, LOST),
                              fall),
}

tweens: Final = move_by_event(EVENTS, Stage.of)
about: Final = point_by_event(EVENTS)
sounds: Final = list_sounds(EVENTS)
THROWS: Final = tuple(kind for kind, each in EVENTS.items() if each.move is show_roll)

"""Prophecies under way stay in sight: a scroll each, with goal and term, and rings on the map; so
does what is left of a line of battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import cast

import pygame
import pytest

from alexandre.app import LANGS
from alexandre.games import load
from alexandre.games.commander import events
from alexandre.games.commander.events.battle import ForceHit
from alexandre.games.commander.meta import BOARDS, PROPHECIES
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.animation.motion import still, tweens
from alexandre.games.commander.table.cues import cue_of
from alexandre.games.commander.table.pictures.cards import UNROLLED
from alexandre.games.commander.table.pictures.coins import draw_eclipse
from alexandre.games.commander.table.pictures.pages import SIZE, page_of
from alexandre.games.commander.table.pictures.scrolls import (
    CRUCIAL,
    SCROLL,
    draw_scroll,
    mark_regions,
)
from alexandre.games.commander.table.pictures.sheets import sheets
from alexandre.games.commander.view import CommanderView, ProphecyView
from alexandre.kernel.contract import Event
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.ui.draw.extent import Extent, meet
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.far import FarLettering
from alexandre.ui.draw.sketch import Caption, Layer, Place
from alexandre.ui.play.tween import HoldUp, Where
from tests.helpers.artwork import show
from tests.scenes.rooms import load_bundled

MATCHES = ("commander_life_1_granicus", "commander_life_4_gaugamela", "commander_tyre_victory")
AFAR = 0.7  # of the window's width is the map's in the presenter
Step = tuple[Commander, CommanderView, Event, CommanderView]


def steps_of(name: str, kinds: tuple[type[Event], ...]) -> Iterator[Step]:
    """The events of these kinds, with the views round them."""
    session = load_bundled(name)
    game, state = cast(Commander, session.game), session.record.start(session.game)
    for step in session.steps:
        before = cast(CommanderView, game.view(state, 0))
        state.apply(game.parse(step.action))
        after = cast(CommanderView, game.view(state, 0))
        yield from ((game, before, each, after) for each in step.events
                    if isinstance(each, kinds))


def spots_of(game: Commander, view: CommanderView) -> set[str]:
    return {spot.id for spot in sheets(game, view)[0].sketch.spots
            if spot.id.startswith("prophecy:")}


@pytest.mark.parametrize("name", MATCHES)
def test_a_scroll_hangs_beside_the_title_as_long_as_its_prophecy_runs__7_2(name: str) -> None:
    seen = 0
    for game, before, event, after in steps_of(name, (
            events.ProphecyHeard, events.ProphecyFulfilled, events.ProphecyFailed)):
        for view in (before, after):
            running = {f"prophecy:{each.id}" for each in view.prophecies}
            assert spots_of(game, view) == (running if view.battle is None else set())
        seen += len(after.prophecies)
        assert tweens(game, before, event, after)
    assert seen


def test_the_sun_goes_dark_where_a_prophecy_fails__7_2() -> None:
    cues = [cue_of(*step)
            for step in steps_of("commander_granicus_prophecy", (events.ProphecyFailed,))]
    assert cues and all(each and each.coin == draw_eclipse() for each in cues)


@pytest.mark.parametrize("name", MATCHES)
def test_critical_regions_are_ringed_while_one_is_asked_for(name: str) -> None:
    for game, _before, _event, view in steps_of(name, (events.ProphecyHeard,)):
        hostile = sum(site.status == "hostile" for site in view.sites)
        rings = mark_regions(game.tables, page_of(game.tables), view)
        is_meant = any(each.id in CRUCIAL for each in view.prophecies)
        assert bool(rings) == (is_meant and hostile > 0)
        assert len(rings) % max(1, hostile) == 0


def with_prophecies(board: str, count: int) -> tuple[Commander, CommanderView]:
    """The beginning of a campaign, with so many prophecies under way."""
    game = cast(Commander, load("commander", board))
    return game, replace(cast(CommanderView, game.view(game.start(1, {}), 0)),
                         prophecies=tuple(ProphecyView(id, 3) for id in PROPHECIES[:count]))


def rect_of(points: Sequence[Place], reach: float = 0.0) -> Extent:
    return (min(x for x, _y in points) - reach, min(y for _x, y in points) - reach,
            max(x for x, _y in points) + reach, max(y for _x, y in points) + reach)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("count", [1, 2, 4])
def test_scrolls_and_seals_hide_nothing_of_the_map(board: str, count: int) -> None:
    game, view = with_prophecies(board, count)
    sketch = sheets(game, view)[0].sketch
    boxes = {spot.id: rect_of(spot.outline, spot.reach) for spot in sketch.spots}
    hung = {id: box for id, box in boxes.items() if id.startswith("prophecy:")}

    assert len(hung) == count
    for id, box in hung.items():
        assert box[0] >= 0 and box[1] >= 0 and box[2] <= SIZE[0] and box[3] <= SIZE[1]
        is_scroll = box[2] - box[0] == SCROLL[0]
        assert [other for other, meant in boxes.items() if other != id and meet(box, meant)
                and (is_scroll or other != "title")] == []
    assert sum(box[2] - box[0] == SCROLL[0] for box in hung.values()) == min(count, UNROLLED)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("letters", [100, 150])
@pytest.mark.parametrize("board", BOARDS)
def test_scrolls_hide_no_name_of_the_map(board: str, letters: int, lang: str) -> None:
    pygame.display.init()
    pygame.font.init()
    game, view = with_prophecies(board, 2)
    session = Session.new(game, [Player()], seed=1)
    desk, shown = show(session, (1280, 720), letters / 100, lang)
    shown.show(sheets(game, view))
    picture, lettering = shown.pictures["map"], Lettering(desk.theme, desk.letters)
    scrolls = [rect_of(spot.outline) for spot in picture.sketch.spots
               if spot.id.startswith("prophecy:")]
    names = [caption for layer in picture.sketch.strata() if layer.name in ("regions", "title")
             for caption in layer.captions]

    assert len(names) > len(game.tables.regions) and len(scrolls) == 2
    for name in names:
        left, _top, right, _low = lettering.reach(name, desk.voice(name.text),
                                                  picture.fit.scale * desk.theme.scale)
        inked = left, name.at[1] - name.size / 2, right, name.at[1] + name.size / 2
        assert not any(meet(inked, each) for each in scrolls), name.text


def is_hung(view: CommanderView, event: Event) -> bool:
    """Whether a prophecy still runs after the action that revealed it, which may fulfil it."""
    assert isinstance(event, events.ProphecyHeard)
    return event.id in {each.id for each in view.prophecies}


@pytest.mark.parametrize("name", MATCHES)
def test_a_scroll_has_its_place_in_the_light_before_it_is_unrolled(name: str) -> None:
    for game, before, event, after in steps_of(name, (events.ProphecyHeard,)):
        meanwhile, end = still(game, before, event, after)[0].sketch, sheets(game, after)[0].sketch
        assert meanwhile.spots == end.spots
        words, later = (sum(len(layer.captions) for layer in each.strata())
                        for each in (meanwhile, end))
        assert words == later - 3 * is_hung(after, event)
        assert still(game, before, event, after)[1:] == sheets(game, before)[1:]


@pytest.mark.parametrize("name", MATCHES)
def test_a_prophecy_is_read_in_the_middle_and_hung_up_in_its_place(name: str) -> None:
    for game, before, event, after in steps_of(name, (events.ProphecyHeard,)):
        assert isinstance(event, events.ProphecyHeard)
        if not is_hung(after, event):
            assert len(tweens(game, before, event, after)) == 1
            continue
        read, light = tweens(game, before, event, after)
        spot = next(each for each in sheets(game, after)[0].sketch.spots
                    if each.id == f"prophecy:{event.id}")

        assert isinstance(read, HoldUp)
        assert read.where == Where("map", spot.middle)
        assert read.last > 2 * read.lowered and read.end == light.begin


def test_the_ribbon_of_a_lost_force_leaves_its_line_in_sight() -> None:
    seen = 0
    for game, before, event, after in steps_of(MATCHES[1], (ForceHit,)):
        assert isinstance(event, ForceHit)
        cue = cue_of(game, before, event, after)
        if cue is None or after.battle is None:
            continue
        shown = {spot.id for spot in sheets(game, after)[0].sketch.spots}
        line, other = after.battle.mine, after.battle.foes
        if not event.is_mine:
            line, other = other, line
        seen += len(line)

        assert set(cue.clear) == {f"force:{each.code}" for each in line}
        assert not set(cue.clear) & {f"force:{each.code}" for each in other}
        assert set(cue.clear) <= shown
    assert seen


def test_what_a_fulfilled_prophecy_brings_is_told_with_it__7_4() -> None:
    seen = 0
    for name in MATCHES:
        for game, before, event, after in steps_of(name, (events.ProphecyFulfilled,)):
            assert isinstance(event, events.ProphecyFulfilled)
            cue = cue_of(game, before, event, after)
            assert cue is not None and cue.line is not None
            assert (cue.line.arg("n"), cue.line.arg("prophecy")) == (event.level, event.prophecy)
            seen += 1
    assert seen


def test_crucial_prophecies_are_prophecies() -> None:
    assert set(PROPHECIES) > CRUCIAL


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_an_audience_reads_what_each_prophecy_asks_for(size: tuple[int, int], lang: str) -> None:
    """The finding: on the presenter's map a scroll had its heading and its date, and no words."""
    game, _view = with_prophecies(BOARDS[0], 1)
    desk, _shown = show(Session.new(game, [Player()], seed=1), size, 1.0, lang)
    scale = AFAR * size[0] / SIZE[0]
    far = FarLettering(Lettering(desk.theme, desk.letters), size[1] // 36)
    for id in PROPHECIES:
        marks = tuple(draw_scroll(game.tables, ProphecyView(id, 3), 1, (200.0, 200.0)))
        layer = Layer(id, tuple(each for each in marks if not isinstance(each, Caption)),
                      tuple(each for each in marks if isinstance(each, Caption)))
        words = tuple(desk.voice(each.text) for each in layer.captions)
        ((_layer, said),) = far.choose(((layer, words),), scale, (0.0, 0.0, *SIZE))
        assert words[1] in said, id

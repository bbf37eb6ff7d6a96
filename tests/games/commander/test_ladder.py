"""The sheet of a battle: who stands against whom, what is told of the place, and room for dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import dist
from typing import Any, cast

import pygame
import pytest

from alexandre.games.commander import events
from alexandre.games.commander.events.battle import BattleEnded, PlanLost
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table import DRAWING
from alexandre.games.commander.table.animation.motion import still, tweens
from alexandre.games.commander.table.cues import cue_of
from alexandre.games.commander.table.pictures.ladder import (
    DIE,
    LONG,
    MIDDLE,
    NAME,
    SIZE,
    SUM,
    TALL,
    Ladder,
    find_room,
    ladder_of,
)
from alexandre.games.commander.table.pictures.slips import LEFT, NARROW, OWN, slip
from alexandre.games.commander.view import CommanderView
from alexandre.i18n.words import Words
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg, Noun
from alexandre.scenes.base.history import History
from alexandre.scenes.story.highlights import choose_highlights, draw_vignette
from alexandre.ui.draw.extent import extent, frame, meet
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.enlarged import enlarge, enlarge_all, enlarge_captions
from alexandre.ui.draw.sketch import Caption, Disc, Sheet, sort_marks
from alexandre.ui.draw.theme import Theme
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.cue import Rank
from alexandre.ui.play.planner import Planner
from alexandre.ui.play.tween import Fly
from tests.helpers.artwork import read_catalogues, share_letters
from tests.scenes.rooms import load_bundled, open_history
from tools.pages.layout import voice

MATCHES = ("commander_gaugamela_time", "commander_granicus_death", "commander_issus_death")

WON = "commander_gaugamela_victory"
SCALE = 0.57  # of the sheet in a window of 1280x720
DESCENT = 0.4  # of its size, what lies below the line of a word, with the space under that
WHOLE = 0.6  # of a map, which a picture near its place is smaller than


def battles(name: str) -> Iterator[tuple[Commander, CommanderView, Any]]:
    """Every position of every battle of a match."""
    session = load_bundled(name)
    history = History(session.game, session.record)
    for state in history.states:
        view = cast(CommanderView, session.game.view(state, None))
        if view.battle is not None:
            yield cast(Commander, session.game), view, view.battle


@pytest.mark.parametrize("name", MATCHES)
def test_its_head_tells_how_many_stand_on_each_side_and_a_line_of_history(name: str) -> None:
    seen = 0
    for game, view, battle in battles(name):
        told = [each.text for each in ladder_of(game.tables, view, battle).captions
                if each.at[1] < 110]
        assert told.count(str(len(battle.mine))) + told.count(str(len(battle.foes))) >= 2
        assert Msg.of(f"commander.history.{battle.region}") in told
        seen += 1
    assert seen


@pytest.mark.parametrize("name", MATCHES)
def test_a_high_card_keeps_its_name_beside_what_its_value_is_made_of(name: str) -> None:
    """The finding: a plan took the place of the name."""
    beside = 0
    for game, view, battle in battles(name):
        drawn, sketch = Ladder(game.tables, view, battle), ladder_of(game.tables, view, battle)
        for force in (*battle.mine, *battle.foes):
            left, top, right, low = frame(next(each for each in sketch.spots
                                               if each.id == f"force:{force.code}"))
            told = [each.text for each in sketch.captions
                    if left < each.at[0] < right and top < each.at[1] < low]
            is_long = any(isinstance(each, Msg) and len(each.args) > LONG for each in told)
            is_at_rest = Msg.of("commander.table.rests") in told
            if low - top > TALL and force.type != "WALL" and not (is_long or is_at_rest):
                assert drawn.noun_of(force) in told
                beside += any(isinstance(each, Msg) for each in told)
    assert beside


@pytest.mark.parametrize("text", [100, 125, 150])
def test_round_hits_and_the_heading_of_plans_stand_apart_in_letters_of_any_size(
        text: int) -> None:
    keys, stood = ("commander.table.round", "commander.table.own_plans"), set[str]()
    for game, view, battle in battles(MATCHES[0]):
        sketch = enlarge_captions(ladder_of(game.tables, view, battle), text / 100)
        column = sorted((each.at[1], each.size, each.text.key) for each in sketch.captions
                        if isinstance(each.text, Msg)
                        and each.text.key.startswith((*keys, "commander.hits.")))
        stood.update(key for _y, _size, key in column)
        for (y, size, _key), (below, next_size, _next) in pairwise(column):
            assert below - y >= 1.05 * (size + next_size) / 2
    assert len(stood) > len(keys)


@pytest.mark.parametrize("name", MATCHES)
def test_dice_lie_where_no_card_is_and_beside_each_other(name: str) -> None:
    columns = set[int]()
    for game, view, battle in battles(name):
        cards = [frame(each) for each in ladder_of(game.tables, view, battle).spots
                 if each.id.startswith("force:")]
        for force in (*battle.mine, *battle.foes):
            if battle.chain or force.has_acted or force.type == "WALL":
                continue
            at, size = find_room(battle, force)
            columns.add(len({each.code for each in (*battle.mine, *battle.foes)
                             if (each.speed, each.is_mine) == (force.speed, force.is_mine)}))
            assert size / 2 <= at[1] <= SIZE[1] - size / 2
            assert (at[1] > MIDDLE) == force.is_mine
            room = size / 2 + (10 if size == DIE else 0)  # alone it keeps clear of the cards
            assert not any(left < at[0] + size / 2 and at[0] - size / 2 < right
                           and top < at[1] + room and at[1] - room < low
                           for left, top, right, low in cards), (battle.region, force)
    assert max(columns) > 1


@pytest.mark.parametrize("name", MATCHES)
def test_two_phalanxes_throw_three_dice_each_and_all_of_them_can_be_read(name: str) -> None:
    """The finding: six dice lay on each other, and reached into the next column."""
    seen = 0
    for game, view, battle in battles(name):
        cards = [frame(each) for each in ladder_of(game.tables, view, battle).spots
                 if each.id.startswith("force:")]
        for force in (*battle.mine, *battle.foes):
            line = battle.mine if force.is_mine else battle.foes
            column = [each for each in line if each.speed == force.speed]
            if force.type != "PH" or battle.chain or len({each.code for each in column}) > 1:
                continue
            places = []
            for thrown in range(min(2, len(column))):
                side = "mine" if force.is_mine else "foes"
                others = [each for each in line if each not in column]
                for chain in range(3):
                    acted = tuple(replace(each, has_acted=number < thrown)
                                  for number, each in enumerate(column))
                    now = replace(battle, chain=chain, **{side: (*others, *acted)})
                    places.append(find_room(now, force))
            size = places[0][1]
            assert all(dist(one[0], other[0]) > size for number, one in enumerate(places)
                       for other in places[:number] if one[0] != other[0])
            assert len({at for at, _size in places[:3]}) == 3
            for (x, y), _size in places:
                assert not any(left < x + size / 2 and x - size / 2 < right
                               and top < y + size / 2 and y - size / 2 < low
                               for left, top, right, low in cards), battle.region
            seen += 1
    assert seen or name != MATCHES[0]


def test_the_dice_of_one_column_lie_apart() -> None:
    apart = 0
    for _game, _view, battle in battles(MATCHES[0]):
        for acting in (*battle.mine, *battle.foes):
            line = battle.mine if acting.is_mine else battle.foes
            thrown = sum(each.has_acted for each in line if each.speed == acting.speed)
            if acting.has_acted or not thrown:
                continue
            at, size = find_room(battle, acting)
            first, _size = find_room(battle_of_nobody(battle), acting)
            if not battle.chain:
                assert dist(at, first) > size + 10 * (at[1] == first[1])
                apart += 1
    assert apart


def battle_of_nobody(battle: Any) -> Any:
    """The same before anybody has thrown."""
    return replace(battle, mine=tuple(replace(each, has_acted=False) for each in battle.mine),
                   foes=tuple(replace(each, has_acted=False) for each in battle.foes))


def test_the_last_enemies_fall_before_the_sheet_of_their_battle_is_put_away() -> None:
    ended = 0
    for game, before, event, after in events_of(WON, BattleEnded):
        if event.result == "won" and before.battle.foes:
            sheet = still(game, before, event, after)[0]
            cards = tweens(game, before, event, after)
            assert isinstance(sheet, Sheet) and sheet.name == "battle"
            left = {each.id for each in sheet.sketch.spots}
            fallen = {f"force:{each.code}" for each in before.battle.foes}
            assert not left & fallen
            assert len(cards) == len(fallen)
            assert all(isinstance(each, Fly) and each.sprite.shapes and each.sprite.captions
                       for each in cards)
            ended += 1
    assert ended


def test_a_stronghold_that_yields_with_its_forces_is_a_great_cue_with_a_picture() -> None:
    game, before, event, after = next(
        each for each in events_of(WON, events.RegionConquered)
        if not each[2].by_battle and any(site.id == each[2].id and site.forces
                                         for site in each[1].sites))
    cue = cue_of(game, before, event, after)
    told = choose_highlights(open_history(WON))

    assert cue is not None and cue.rank == Rank.GREAT
    assert cue.title == Msg.of("commander.cue.yielded")
    assert cue.title in [each.cue.title for each in told]


@pytest.mark.parametrize("name", MATCHES)
def test_what_is_remembered_of_a_campaign_shows_the_place_where_it_happened(name: str) -> None:
    history = open_history(name)
    for each in choose_highlights(history):
        vignette = draw_vignette(history, each.at, each.cue.spots)
        assert vignette is not None
        assert vignette.window.w < WHOLE * vignette.sketch.size[0], each.cue.title


def events_of(name: str, kind: type[Event]) -> Iterator[tuple[Any, Any, Any, Any]]:
    """Every event of a kind in a match, with its game and the views round it."""
    history = open_history(name)
    for number, step in enumerate(history.steps):
        for event in step.events:
            if isinstance(event, kind):
                views = [history.game.view(state, None)
                         for state in history.states[number:number + 2]]
                yield history.game, views[0], event, views[1]


@pytest.mark.parametrize("kind", [PlanLost, events.InsightGained])
def test_a_plan_lost_and_an_insight_drawn_are_announced__8_4_1(kind: type[Event]) -> None:
    """The finding: only the log told of them."""
    cues = [cue_of(*each) for each in events_of(WON, kind)]

    assert cues and all(each and each.line for each in cues)


def test_a_plan_is_not_void_while_a_force_may_still_come__8_4_4() -> None:
    game, view, battle = next(battles("commander_granicus_death"))
    foes = tuple(each for each in battle.foes if each.type != "AR")
    for due, plans, is_void in ((0, {}, True), (1, {}, False), (0, {"deployment": 1}, False)):
        there = replace(battle, foes=foes, enemy_plans_due=due, enemy_plans=plans)

        assert Ladder(game.tables, view, there).is_void("archers") == is_void


def test_a_plan_that_no_force_of_the_enemy_can_use_says_so__8_4_4() -> None:
    """The finding: an army without archers drew the plan Archers, and nothing told of it."""
    void = dict[bool, set[str]]({True: set(), False: set()})
    for name in MATCHES:
        for game, view, battle in battles(name):
            types = {each.type for each in battle.foes}
            sketch = ladder_of(game.tables, view, battle)
            tips = {each.id: repr(each.name) for each in sketch.spots}
            for plan, kinds in (("archers", {"AR"}), ("infantry", {"IN"}), ("guards", {"LE"})):
                if battle.enemy_plans.get(plan, 0):
                    noun = next(each.noun for each in game.tables.enemy_plans if each.id == plan)
                    may_grow = battle.enemy_plans_due or battle.enemy_plans.get("deployment")
                    is_void = not (types & kinds or may_grow)
                    void[is_void].add(plan)
                    assert ("commander.scheme.void" in tips[f"scheme:{plan}"]) == is_void
                    inks = [each.colour for each in sketch.captions if each.at[1] < OWN
                            and each.text == Msg.of("commander.table.plan", plan=noun)]
                    assert inks == ["ink.soft" if is_void else "seal.text"]
    assert all(void.values())


def test_a_card_alone_in_its_column_is_higher_and_written_larger() -> None:
    """The finding: names of 10 pixels on cards that left half of the sheet empty."""
    sizes: dict[int, set[float]] = {}
    for game, view, battle in battles(MATCHES[1]):
        sketch = ladder_of(game.tables, view, battle)
        for line in (battle.mine, battle.foes):
            for force in line:
                count = len({each.code for each in line if each.speed == force.speed})
                card = frame(next(each for each in sketch.spots
                                  if each.id == f"force:{force.code}"))
                named = [each.size for each in sketch.captions
                         if each.text == Ladder(game.tables, view, battle).noun_of(force)
                         and card[0] < each.at[0] < card[2] and card[1] < each.at[1] < card[3]]
                sizes.setdefault(count, set()).update(named)
    assert max(sizes[1]) == NAME and min(sizes[1]) >= SUM
    assert NAME * SCALE > 15  # pixels


def test_the_seal_of_a_hit_covers_no_words_of_its_card__8_6() -> None:
    """The finding: −2 over the end of « phalange grecque »."""
    pygame.font.init()
    lettering, say = Lettering(Theme(), share_letters()), voice(Words(read_catalogues(), "fr"))
    session = load_bundled(MATCHES[1])
    game, seen = cast(Commander, session.game), 0
    for state in History(session.game, session.record).states:
        planner = Planner(game, state, cast(Any, DRAWING)) if state.actor() == 0 else None
        course = planner.plan.course if planner is not None and planner.plan else None
        layer = course.layer if course is not None else NOTHING
        if layer.name != "hits":
            continue
        view = cast(CommanderView, game.view(state, None))
        assert view.battle is not None
        words = [(each.size, lettering.measure(each, say(each.text), SCALE)[1])
                 for each in ladder_of(game.tables, view, view.battle).captions
                 if not isinstance(each.text, str)]
        for disc in layer.shapes:
            assert isinstance(disc, Disc)
            assert not any(meet(extent(disc), (left, up, right, low - DESCENT * size))
                           for size, (left, up, right, low) in words)
            seen += 1
    assert seen


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_name_of_a_plan_is_read_and_stays_off_the_edge_of_its_slip(
        lang: str, text: int) -> None:
    """The finding: “Attaque de flanc : sans effet” of 6 pixels; names crossed the edge."""
    lettering = Lettering(Theme(text=text / 100), share_letters())
    say = voice(Words(read_catalogues(), lang))
    pygame.font.init()
    for plan in cast(Commander, load_bundled(WON).game).tables.enemy_plans:
        for n, is_void in ((1, False), (2, True)):
            marks = [*slip(plan.noun, (0.0, 0.0), n, "seat0", LEFT - 44, is_void=is_void)]
            shapes, captions = sort_marks(marks)
            name = enlarge_all(captions, shapes, text / 100, SIZE)[0]
            size, (_left, _up, right, _low) = lettering.measure(name, say(name.text), SCALE)

            assert size >= 11 and right < LEFT - 44


def test_the_name_of_a_plan_leaves_room_for_its_number_in_the_largest_letters() -> None:
    """The finding: “Attaque de flanc” ran into its “×2”."""
    marks = [*slip(Noun("word", ()), (0.0, 0.0), 2, "seat0", NARROW)]
    name, count = (enlarge(each, 1.5, SIZE) for each in marks if isinstance(each, Caption))

    assert name.at[0] + name.most < count.at[0] - count.size

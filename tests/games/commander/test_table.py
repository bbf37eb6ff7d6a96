"""The table of Field Commander Alexander: what lies on it is drawn, what can be done clicked."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import cast

import pytest

from alexandre.games import load, table
from alexandre.games.commander.events import battle as fought
from alexandre.games.commander.hints.counsel import counsel as advised
from alexandre.games.commander.meta import BOARDS
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import STAGES
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table.animation.dice import show_roll
from alexandre.games.commander.table.animation.stage import Stage
from alexandre.games.commander.table.pictures.army import army_of
from alexandre.games.commander.table.pictures.labels import (
    LETTER,
    ROW,
    STEP,
    labels_of,
    prizes_of,
    rows_of,
)
from alexandre.games.commander.table.pictures.ladder import find_room
from alexandre.games.commander.table.pictures.map import Map
from alexandre.games.commander.table.pictures.pages import SIZE, page_of, way
from alexandre.games.commander.table.pictures.sheets import sheets
from alexandre.games.commander.table.planning.spelling import is_aside, spots
from alexandre.games.commander.view import CommanderView, ForceView, ProphecyView
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.fields import NONE
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.extent import around, meet
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Disc, Plate, Polygon, Print, Sketch, seat_colour
from alexandre.ui.play.planner import Planner
from alexandre.ui.play.tween import Roll
from tests.games.commander.field import field
from tests.games.commander.field import fought as fought_out
from tests.games.commander.story import begin, retell
from tests.helpers.laid import lay_sheet
from tests.helpers.planned import plan_of

GAMES = {board: cast(Commander, load("commander", board)) for board in BOARDS}
DRAWING = table(GAMES[BOARDS[0]])


@cache
def walk(board: str, seed: int = 2, moves: int = 260, every: int = 9) -> list[Position]:
    """Positions of one match as the counsellor plays it, with a little chance of his own."""
    game, rnd = GAMES[board], Rng(seed)
    state = game.start(1, {})
    positions = []
    for number in range(moves):
        actor = state.actor()
        if actor == OVER:
            break
        if actor == CHANCE:
            law = state.outcomes()
            action = pick(law, rnd(sum(weight for _action, weight in law)))
        else:
            offers = state.legal()
            action = advised(cast(Position, state), rnd) or offers[0]
            if rnd(12) == 0:
                action = offers[rnd(len(offers))]
        state.apply(action)
        if number % every == 0:
            positions.append(cast(Position, state.clone()))
    return positions


def draw_sheets(board: str, state: Position) -> dict[str, Sketch]:
    """The sheets of a position."""
    return {each.name: each.sketch for each in sheets(GAMES[board], GAMES[board].view(state, 0))}


def planner(board: str, state: Position) -> Planner:
    """The planner of a position."""
    return Planner(GAMES[board], state, table(GAMES[board]))


def fields(board: str, stage: str) -> list[Position]:
    """The positions of the walk in a stage of a battle, offers left to the player."""
    return [state for state in walk(board) if state.battle is not None
            and STAGES[state.battle.stage] == stage and state.actor() == 0]


@pytest.mark.parametrize("board", BOARDS)
def test_every_campaign_has_its_plate_with_all_places_and_roads(board):
    tables = GAMES[board].tables
    page = page_of(tables)
    assert page.plate == f"commander.{board}"
    assert any(isinstance(shape, Print) and shape.asset == page.plate
               for shape in draw_sheets(board, walk(board)[0])["map"].layers[0].shapes)
    for x, y in page.places:
        assert 40 < x < SIZE[0] - 40 and 40 < y < SIZE[1] - 40
    for one, others in enumerate(tables.roads[1]):
        for other in others:
            line = way(page, one, other)
            assert (line[0], line[-1]) == (page.places[one], page.places[other])


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_of_a_region_lies_beyond_the_edge(board):
    for label in labels_of(GAMES[board].tables):
        assert 20 < label.name[0] < SIZE[0] - 20 and 20 < label.name[1] < SIZE[1] - 20


@pytest.mark.parametrize("board", BOARDS)
def test_no_prize_lies_on_a_name_or_a_garrison(board):
    tables = GAMES[board].tables
    for region, prizes in zip(tables.regions, prizes_of(tables), strict=True):
        if region.site == NONE:
            continue
        boxes = [around((at,), 18) for at in prizes]
        for number, label in enumerate(labels_of(tables)):
            wide = LETTER * max(map(len, tables.regions[number].noun.names.values()))
            left = label.name[0] - wide * {"left": 0, "centre": 0.5, "right": 1}[label.align]
            x, y = label.first
            rows = rows_of(tables, number)
            spots = [(x + STEP * column, y + label.down * row)
                     for row in range(rows) for column in range(ROW)]
            taken = [(left, label.name[1] - 14, left + wide, label.name[1] + 14),
                     *(around((at,), 18) for at in spots)]
            assert not any(meet(one, other) for one in boxes for other in taken)


def test_a_players_own_campaign_is_laid_out_by_its_places():
    data = {**GAMES["tyre"].board.data["board"], "id": "mine"}
    own = cast(Commander, load("commander", {"box": None, "board": data}))
    page = page_of(own.tables)
    assert page.plate == "" and len(set(page.places)) == len(own.tables.regions)
    assert sheets(own, own.view(own.start(1, {}), 0))


def test_hits_are_prepared_whole_and_told_in_the_order_of_the_rules__8_7_5():
    positions = [(board, state) for board in BOARDS for stage in ("dealing", "suffering")
             for state in fields(board, stage)]
    tried = 0
    for board, state in positions:
        prepared = planner(board, state)
        if prepared.plan is None:
            continue
        tried += 1
        copy = state.clone()
        for action in prepared.plan.commit():
            assert action in copy.legal()
            copy.apply(action)
    assert tried > 3


def test_a_click_on_another_force_changes_who_is_hit__8_7_5():
    for board in BOARDS:
        for state in fields(board, "suffering"):
            prepared = planner(board, state)
            if prepared.plan is None:
                continue
            proposed = {spot for action in plan_of(prepared).commit() for spot in spots(action)}
            others = sorted(spot for spot in prepared.lit() - proposed
                            if spot.startswith("force:"))
            if others:
                prepared.click(others[0])
                kinds = {int(spot[6:]) >> 3 for action in plan_of(prepared).commit()
                         for spot in spots(action)}
                assert int(others[0][6:]) >> 3 in kinds
                return
    raise AssertionError("no battle of these walks leaves a choice")


def test_a_retreat_is_looked_at_before_it_is_made__8_9_2():
    story = fought_out(mine="archers infantry infantry-", foes="levy")
    retreat = story.table.tables.moves.battle.retreat
    prepared = planner("granicus", story.table)

    assert prepared.choose(retreat) == ()
    assert cast(Msg, plan_of(prepared).course.advice).key == "commander.course.retreat_odds"
    assert plan_of(prepared).commit() == (retreat,)


def test_odds_leave_the_table_as_it_is():
    for board in BOARDS:
        for state in walk(board):
            before = state.hash()
            prepared = planner(board, state)
            if state.actor() == 0:
                for action in state.legal()[:3]:
                    prepared.choose(action)
            assert state.hash() == before


def test_a_refused_spot_names_its_rule():
    state = walk("granicus")[3]
    assert any(msg.rule for msg in planner("granicus", state).why("region:lycia"))


@pytest.mark.parametrize("board", BOARDS)
def test_sending_forces_home_never_stands_before_an_answer(board: str) -> None:
    for state in walk(board, every=3):
        aside = [is_aside(state, action) for action in state.legal()]

        is_free = state.phase not in (Phase.MUTINY, Phase.OVER) and state.actor() != CHANCE
        assert not (all(aside) and is_free)
        assert [action.text.startswith(("disband", "play spies"))
                for action in state.legal()] == aside


def test_spies_stand_behind_the_heading_and_are_clicked_on_their_insight() -> None:
    story = field("sardis", foes="levy levy", insights="spies").play("fight")
    story.draw_plans("rally rally")
    spies = story.game.parse("play spies")

    assert spies in story.state.legal() and is_aside(story.table, spies)
    assert spots(spies) == ("insight:spies",)
    assert {"battle", "king"} <= {sheet.name for sheet in DRAWING.sheets(story.game, story.view())}


def test_what_a_prophecy_asks_for_stands_behind_the_heading_of_other_questions() -> None:
    """At the digits of the answers it would be pressed by mistake."""
    at_rest = retell(begin(), prophecies={"winds": 2, "serpent": 2})
    for story, is_beside in ((at_rest, False), (at_rest.fork().play("proceed; die 1"), True)):
        duties = [action for action in story.state.legal()
                  if action.text.startswith(("pray", "give_up"))]
        assert len(duties) == 2
        assert [is_aside(story.table, action) for action in duties] == [is_beside] * 2


def test_an_oracle_glows_and_speaks_until_it_has_been_asked():
    game = GAMES["granicus"]
    state = game.start(1, {})
    full = cast(CommanderView, game.view(state, 0))
    spent = replace(full, oracles=())
    places = {}
    for view in (full, spent):
        sketch = Map(game.tables, view)
        start = game.tables.campaign.start
        colours = {shape.fill for shape in [*sketch.badges(start, (0.0, 0.0))][1:]
                   if isinstance(shape, Disc | Polygon)}
        places[view.oracles] = (sketch.name_of(start).key, colours)

    assert places[spent.oracles][0] == "commander.spot.oracle_past"
    assert [key for oracles, (key, _colours) in places.items() if oracles] == [
        "commander.spot.oracle"]
    assert places.pop(()) not in places.values()


def test_pointing_at_a_stronghold_tells_who_holds_it():
    tables = GAMES["tyre"].tables
    view = cast(CommanderView, GAMES["tyre"].view(walk("tyre")[-1], 0))
    assert any(site.forces for site in view.sites)
    for site in view.sites:
        counts = [force.full + force.reduced for force in site.forces]
        counts += [sum(site.walls), int(site.leader is not None)]
        told = Map(tables, view).holders(site)

        assert sum(cast(int, dict(each.args)["n"]) for each in told) == sum(counts)


@pytest.mark.parametrize("text", (1.0, 1.5))
@pytest.mark.parametrize("phase", ["resupply", "prepare"])
def test_number_and_price_of_a_counter_lie_beside_it(phase: str, text: float) -> None:
    tables = GAMES["granicus"].tables
    view = cast(CommanderView, GAMES["granicus"].view(GAMES["granicus"].start(1, {}), 0))
    army = tuple(ForceView(kind.id, 2, 2) for kind in tables.kinds[:tables.mac])
    laid = lay_sheet(army_of(tables, replace(view, army=army, phase=phase)), text=text)
    spots = [box for name, box in laid.places.items() if name.startswith("army:")]
    badges = [each for each in laid.sketch.shapes if isinstance(each, Disc)
              and each.line.startswith("gold") and any(box.has(each.at) for box in spots)]
    counters = [each for each in laid.sketch.shapes if isinstance(each, Plate)
                and each.fill in ("card", "parchment.deep") and each.radius > 6]

    assert laid.is_whole
    assert len(counters) == len(spots) > tables.mac
    assert len(badges) > len(spots)
    for (x, y), radius in ((each.at, each.radius) for each in badges):
        round_badge = Box(x - radius, y - radius, 2 * radius, 2 * radius)
        assert not any(round_badge.meets(Box(*each.at, *each.size)) for each in counters)


def test_a_phalanx_that_rolls_on_throws_into_the_free_rows_above_its_hits__8_5_5() -> None:
    story = field(mine="archers phalanx", foes="levy levy mercenaries").play("fight")
    view = cast(CommanderView, story.game.view(story.state, 0))
    assert view.battle is not None
    phalanx = next(force for force in view.battle.mine if force.type == "PH")
    event = fought.Attacked("phalanx", story.table.tables.kinds[3].noun, True, 2, 4, 0, 1)
    goals = []
    for chain in range(3):
        seen = replace(view, battle=replace(view.battle, chain=chain))
        stage = Stage.of(GAMES["granicus"], seen)
        assert stage.spot(f"force:{phalanx.code}") is not None
        goals.append(next(each.goal.at for each in show_roll(event, stage, stage)
                          if isinstance(each, Roll)))

    _at, size = find_room(view.battle, phalanx)
    for (left, low), (x, y) in pairwise(goals):
        assert x == left and low - y > size


def test_a_die_has_the_colour_of_the_side_that_throws_it() -> None:
    """The finding: the enemy's die could hardly be told from one's own."""
    story = field(mine="phalanx", foes="levy").play("fight")
    stage = Stage.of(GAMES["granicus"], cast(CommanderView, story.view()))
    noun = story.table.tables.kinds[3].noun
    rolls = [next(each for each in show_roll(fought.Attacked(
        force, noun, is_mine, 3, 4, 0, 1), stage, stage) if isinstance(each, Roll))
        for force, is_mine in (("phalanx", True), ("levy", False))]
    mine, theirs = ({shape.line for shape in roll.faces[-1].shapes if isinstance(shape, Plate)}
                    for roll in rolls)

    assert seat_colour(0) in mine and not mine & theirs - {""}


@pytest.mark.parametrize("text", (1.0, 1.5))
@pytest.mark.parametrize("board", BOARDS)
def test_a_prophecy_covers_neither_name_nor_points_of_its_turn(board: str, text: float) -> None:
    game = cast(Commander, load("commander", board))
    view = cast(CommanderView, game.view(game.start(1, {}), 0))
    due = tuple(ProphecyView(each.id, 3) for each in game.tables.prophecies[:2])
    laid = lay_sheet(army_of(game.tables, replace(view, turn=3, prophecies=due)), text=text)
    turn = laid.places["turn:3"]
    marks = [each for each in laid.sketch.shapes if isinstance(each, Disc)
             and each.fill in ("seal.light", "pigment.violet")]
    words = [each for each in laid.sketch.captions if turn.has(each.at)]
    name, points = (next(each for each in words if test(each)) for test in (
        lambda each: isinstance(each.text, Noun), lambda each: each.colour == "seal.deep"))

    assert laid.is_whole
    assert len(marks) == 2 and all(turn.has(each.at) for each in marks)
    for mark in marks:
        assert mark.at[1] - mark.radius > name.at[1] + name.size * (name.lines - 1) / 2
        assert mark.at[0] - mark.radius > points.at[0] + points.size


@pytest.mark.parametrize(("battle", "script", "offer", "spot"), [
    ({"mine": "infantry", "foes": "levy", "level": 5, "region": "issus", "board": "issus",
      "leader": 2}, "fight_on", "aim_leader", "aim:leader"),
    ({"region": "sardis", "mine": "siege_engine infantry", "foes": "levy levy", "walls": (1, 0)},
     "fight_on; attack", "aim_wall", "aim:wall"),
    ({"mine": "archers infantry-", "foes": "levy", "plans": "regroup"},
     "fight_on; attack; die 6; attack; die 6; die 1; take infantry reduced",
     "regroup infantry", "army:infantry")], ids=["leader", "wall", "regroup"])
def test_whom_to_attack_and_who_comes_back_are_clicked_where_they_lie(
        battle: dict[str, object], script: str, offer: str, spot: str) -> None:
    story = fought_out(**battle).play(script)  # type: ignore[arg-type]
    action = story.game.parse(offer)
    drawn = {each.id for sheet in sheets(cast(Commander, story.game),
                                         story.game.view(story.state, 0))
             for each in sheet.sketch.spots}

    assert action in story.state.legal() and spots(action) == (spot,)
    assert spot in drawn


def test_the_track_has_the_first_date_and_the_last_before_the_first_turn() -> None:
    """The finding: in large French letters the dates of Gaugamela were gone."""
    game = cast(Commander, load("commander", "gaugamela"))
    view = cast(CommanderView, game.view(game.start(1, {}), 0))
    laid = lay_sheet(army_of(game.tables, view), "fr", text=1.5)
    nouns = [each.text for each in laid.sketch.captions]

    assert laid.is_whole
    assert game.tables.turns[0].noun in nouns and game.tables.turns[-1].noun in nouns

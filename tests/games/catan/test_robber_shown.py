"""The robber on the table: whom he could rob where, and what he took; advisers."""

from __future__ import annotations

from typing import Any, cast

from alexandre.games import load, table
from alexandre.games.catan import events
from alexandre.games.catan.meta import GOODS
from alexandre.games.catan.state import Position
from alexandre.games.catan.table.animation.motion import card_of
from alexandre.games.catan.table.pictures.geometry import corner_at
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.extent import extent, unite
from alexandre.ui.draw.glow import light
from alexandre.ui.play.cue import Rank
from alexandre.ui.play.tween import Fly
from alexandre.ui.widgets.pictures.picture import LIT, POINTED
from tests.games.catan.story import March, tell
from tests.games.catan.test_rulebook_10_honours import win_token
from tests.games.catan.test_table import draw_sheets
from tests.helpers.planned import click_spots, plan_of

GAME = load("catan")
ORE = GOODS.index("ore")
CORNER = "5,1,N"  # by the sea


def robbing() -> March:
    """A seven: seat 1 has a village and a card, seat 2 a village and none."""
    return tell("w", "o", seats=3, sites={CORNER: (1, "village"), "7,0,N": (2, "village")},
                phase="robber", dice=(4, 3), after="main", alexander=6)


def test_where_somebody_could_be_robbed_his_name_is_told_and_nowhere_else__4_9() -> None:
    state = cast(Position, robbing().state)
    named = {spot.id: spot.name for sheet in draw_sheets(state, 0).values()
             for spot in sheet.spots}
    corner = state.tables.corners.index(CORNER)
    around = {f"hex:{state.tables.hexes[each].id}" for each in state.tables.touching[corner]
              if each != state.robber}
    prey = {id: name for id, name in named.items()
            if isinstance(name, Msg) and name.key == "catan.spot.prey"}

    assert set(prey) == around
    assert {name.arg("seats") for name in prey.values()} == {(Who(1),)}


def test_the_robber_is_shown_with_whom_he_harms_before_a_second_click_sends_him__4_8() -> None:
    story = robbing()
    state = cast(Position, story.state)
    spot = next(f"hex:{state.tables.hexes[each].id}" for each in state.tables.touching[
        state.tables.corners.index(CORNER)] if each != state.robber)
    planner = click_spots(story, spot)
    course = plan_of(planner).course

    assert isinstance(course.advice, Msg) and course.advice.arg("victims") == (Who(1),)
    assert course.layer.shapes
    assert [each.text for each in planner.click(spot)] == [f"robber {spot.removeprefix('hex:')}"]


def test_the_light_on_a_hex_covers_no_point_of_the_road_nor_its_name__4_8() -> None:
    """The finding: 52 rings lay over temples, names and roofs while the robber moved."""
    story = robbing()
    state, sheet = cast(Position, story.state), draw_sheets(story.state, 0)["map"]
    corners = [corner_at(state.tables, each) for each in range(len(state.tables.corners))]
    lands = [each for each in sheet.spots if each.id.startswith("hex:")]
    for hex_ in lands:
        left, top, right, low = unite(map(extent, light(hex_, "lit", LIT, 1.0)))
        assert not any(left < x < right and top < y < low for x, y in corners)
    bright = unite(map(extent, light(lands[0], "lit", POINTED, 1.0)))
    assert bright[2] - bright[0] > 1.5 * (right - left)


def test_which_card_was_stolen_is_shown_and_told_to_those_two_alone__4_9() -> None:
    story = robbing()
    state = cast(Position, story.state)
    hex_ = next(each for each in state.tables.touching[state.tables.corners.index(CORNER)]
                if each != state.robber)
    story.play(f"robber {state.tables.hexes[hex_].id}; rob 1")
    before = [GAME.view(story.state, seat) for seat in range(3)]
    story.play("steal ore")
    (stolen,) = story.events_of(events.CardStolen)
    drawing, ore = table(GAME), cast(Position, story.state).tables.goods[ORE]
    for seat in range(3):
        event, after = GAME.seen(stolen, seat), GAME.view(story.state, seat)
        assert event is not None
        cue = drawing.cue(GAME, before[seat], event, after)
        (card,) = drawing.tweens(GAME, before[seat], event, after)
        assert cue is not None and cue.line is not None and isinstance(card, Fly)
        is_told = dict(cue.line.args).get("goods") == (ore,)
        assert is_told == ("card:ore" in drawing.about(event)) == (card.sprite == card_of(ORE))
        assert is_told == (seat < 2) and cue.is_loss == (seat == 1)
        assert is_told or card.sprite == card_of(-1)


def test_an_adviser_tells_what_everybody_counts_by_it_and_cards_change_hands__10_5() -> None:
    """A fourth token takes the first card from its holder, who keeps the other one of two."""
    won = win_token([{"hunger": 3}, {"bridge": 3}, {"combat": 3}], [1, 2, 0], seats=3)
    after, now = GAME.view(won.state, 0), cast(Position, won.state)
    (event,) = won.events_of(events.AdvisersChanged)
    now.advisers = [1, 2, 0]
    before, drawing = GAME.view(now, 0), table(GAME)
    cue = drawing.cue(GAME, before, event, after)
    assert cue is not None and cue.line is not None
    ((_name, counts),) = cast(Any, cue.line.args)

    assert [tuple(dict(each.args).values()) for each in counts] == [
        (Who(0), 4), (Who(1), -2), (Who(2), -2)]
    assert (cue.seat, cue.points, cue.rank) == (0, 4, Rank.GREAT)
    first, second = cast(tuple[Fly, ...], drawing.tweens(GAME, before, event, after))
    assert first.start == second.goal and first.goal != second.start
    there, gone = (next(each.sketch for each in sheets if each.name == "players") for sheets in (
        drawing.sheets(GAME, before), drawing.still(GAME, before, event, after)))
    assert len(there.captions) == len(gone.captions) + 2  # both are on their way

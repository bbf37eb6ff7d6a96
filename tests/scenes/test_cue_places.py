"""The place of a cue's words, and the lights with them."""

from __future__ import annotations

from dataclasses import replace
from math import dist

import pytest

from alexandre import games
from alexandre.kernel.record import COLOURS as SEATS
from alexandre.scenes.base.board import drawing_of, sheets_of
from alexandre.ui.draw.sketch import seat_colour
from alexandre.ui.play.cue import Rank, Staging
from alexandre.ui.widgets.pictures.picture import list_lights
from tests.scenes.test_animation_queue import ALONE, frames, showing, still
from tests.scenes.test_cues import GREAT, KINDS, SCORED, sit_at, walk, walk_cues
from tests.ui.gui import Gui

# A tally lies over the board.
TOLD = {"empire.cue.region", "empire.cue.round", "commander.cue.lost"}
APART = 150.0  # of 441 between black and white: colours of which none is taken for another


def test_the_light_on_what_has_changed_is_the_colour_of_no_player(slow: Gui) -> None:
    slow.sit_down(ALONE)
    spot = next(spot for spot in slow.table.board.pictures["map"].spots)
    stage = walk(slow, replace(GREAT, rank=Rank.NOTABLE, spots=(spot.id,)))
    still(slow)
    picture, theme = slow.table.board.pictures["map"], slow.desk.theme
    colours = {colour for each, colour, _strength in list_lights(picture)
               if each.id in picture.marked}

    assert stage.ribbon is not None and len(colours) == 1
    light = theme.colour(colours.pop())
    assert all(dist(light, theme.colour(seat_colour(seat))) > APART for seat in range(SEATS))


@pytest.mark.parametrize("title", ["empire", "catan", "alexandros"])
def test_a_band_leaves_the_tablet_free_to_which_its_points_fly(slow: Gui, title: str) -> None:
    _queue, board = sit_at(slow, title)
    stage = board.stage
    for seat in range(2):
        band = stage._band_box(replace(SCORED, rank=Rank.GREAT, seat=seat))
        corners = [picture.fit.out(at) for picture, spot in stage._spots((f"seat:{seat}",))
                   for at in spot.outline]
        assert corners
        assert not any(band.y <= y <= band.bottom for _x, y in corners)


def test_what_lies_beside_a_ribbon_does_not_move_it(slow: Gui) -> None:
    _queue, board = sit_at(slow, "empire")
    stage = board.stage
    beside, alone = (stage._middle(replace(GREAT, spots=spots), stage.room, 100.0)
                     for spots in (("seat:0", "seat:1"), ()))

    assert beside == alone


@pytest.mark.parametrize("title", KINDS)
def test_every_cue_lights_what_it_is_about(title: str) -> None:
    kinds = set[str]()
    for seed, board in enumerate(games.meta(title).boards):
        game = games.load(title, board)
        for cue, before, event, _after in walk_cues(game, seed):
            lit = set(cue.spots or drawing_of(game).about(event))
            kinds.add(cue.title.key)
            assert cue.title.key in TOLD or lit & {
                spot.id for sheet in sheets_of(game, before) for spot in sheet.sketch.spots}
    assert len(kinds) >= 3


def test_what_a_cue_puts_away_is_left_free_where_it_was(slow: Gui) -> None:
    _queue, board = sit_at(slow, "alexandros")
    stage = board.stage
    picture = board.pictures["map"]
    spot = max(picture.spots, key=lambda each: picture.fit.out(each.middle)[1])
    cue, alone = replace(GREAT, spots=(spot.id,)), stage._band_box(GREAT)
    stage.begin(Staging(cue, 300, 400, 900))
    box = stage._band_box(cue)
    board.show([sheet.bare() for sheet in board._sheets])

    assert not stage._spots(cue.spots)
    assert stage._band_box(cue) == box != alone


def test_nothing_is_lit_where_what_was_lost_has_been(slow: Gui) -> None:
    _queue, board = sit_at(slow, "alexandros")
    stage = board.stage
    cue = replace(GREAT, is_loss=True, spots=(board.pictures["map"].spots[0].id,))
    stage.begin(Staging(cue, 300, 400, 900))
    lit = []
    for time, is_gone in ((600, False), (1200, True)):
        if is_gone:
            board.show([sheet.bare() for sheet in board._sheets])
        stage.at(time)
        slow.paint()
        assert board.darkness._painted is not None
        veil = board.darkness._painted[1]
        lit.append(len({veil.get_at((x, y))[3] for x in range(0, veil.get_width(), 4)
                        for y in range(0, veil.get_height(), 4)}))

    assert lit[0] > 1 == lit[1]


def test_what_a_ribbon_will_tell_of_is_lit_while_it_moves(slow: Gui) -> None:
    slow.sit_down(ALONE)
    spot = slow.table.board.pictures["map"].spots[0].id
    stage = walk(slow, replace(GREAT, rank=Rank.NOTABLE, spots=(spot,)))
    picture = slow.table.board.pictures["map"]

    assert showing(slow).is_moving and stage.ribbon is None
    assert picture.marked == {spot}
    still(slow)
    frames(slow, 100)
    assert not picture.marked

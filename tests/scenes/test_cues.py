"""Cues on the table: darkness, band and ribbon, and what a press does meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from alexandre import games
from alexandre.app import all_words
from alexandre.kernel.contract import CHANCE, OVER, Event, Game, View
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import Board, drawing_of, sheets_of
from alexandre.scenes.table.pace_controls import PaceControls
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Plate, Sketch, Spot
from alexandre.ui.play.banners.proclamation import Words, draw_title
from alexandre.ui.play.cue import APART, BRIEF, NONE, SEEN, Cue, Rank, Tally
from alexandre.ui.play.drawing import add_points
from alexandre.ui.play.tween import Appear, Flash, Where
from alexandre.ui.widgets.cues.cue_stage import CueStage
from alexandre.ui.widgets.cues.placing import PLACES
from tests.helpers.walks import step
from tests.scenes.test_animation_queue import (
    ALONE,
    ZOE,
    frames,
    march,
    showing,
    still,
    take,
)
from tests.ui.gui import Gui
from tools.pages.strips import list_declared

TITLE = 26  # letters; more are set smaller than one can read from afar
LINE = 48
NAMED = {"commander.cue.battle": 31}  # a battle is called by its place
KINDS = {"alexandros": 7, "empire": 6, "phalanxx": 5, "commander": 6, "catan": 8}
GREAT = Cue(rank=Rank.GREAT, title=Msg.of("ui.app.title"), before=320, after=1000)


def walk(gui: Gui, cue: Cue | None, tally: Tally | None = None) -> CueStage:
    """The person lets Alexander walk, and that is such a cue, with that tally if it is great."""
    gui.sit_down(ALONE)
    march(gui)
    stage = showing(gui).stage
    stage.drawing = replace(stage.drawing, cue=lambda *_asked: cue, tally=lambda *_asked: tally)
    take(gui)
    frames(gui)
    return gui.table.board.stage


def test_a_great_cue_is_proclaimed_after_its_movement_and_then_is_over(slow: Gui) -> None:
    stage = walk(slow, GREAT)
    seen = []
    for _frame in range(200):
        seen.append((stage.words != (), showing(slow).is_moving))
        frames(slow)

    assert seen.index((True, True)) > 320 // 16
    assert (True, False) not in seen
    assert seen[-1] == (False, False)


def test_a_ribbon_stays_while_the_match_goes_on(slow: Gui) -> None:
    stage = walk(slow, replace(GREAT, rank=Rank.NOTABLE))
    still(slow)

    assert stage.ribbon is not None
    frames(slow, 100)
    assert stage.ribbon is None


def test_a_press_ends_the_phase_and_a_second_one_the_whole_and_neither_chooses(slow: Gui) -> None:
    stage = walk(slow, GREAT)
    turn, word = slow.table.session.turn, stage.words
    assert slow.table.do("confirm") and showing(slow).is_moving
    assert word == stage.words == ()
    assert slow.table.do("confirm")

    assert not showing(slow).is_moving
    assert stage.staging is None
    assert slow.table.session.turn == turn


def test_a_click_on_a_button_meanwhile_presses_nothing(slow: Gui) -> None:
    stage = walk(slow, GREAT)
    frames(slow, 10)
    button: Any = slow.find("tool/undo")
    turn, time = slow.table.session.turn, stage.time
    x, y = button.box.middle
    for kind, fields in ((pygame.MOUSEMOTION, {"rel": (0, 0), "buttons": (0, 0, 0)}),
                         (pygame.MOUSEBUTTONDOWN, {"button": 1}),
                         (pygame.MOUSEBUTTONUP, {"button": 1})):
        slow.desk.event(pygame.event.Event(kind, pos=(round(x), round(y)), **fields))

    assert slow.table.session.turn == turn
    assert stage.staging is not None
    assert stage.time > time


def test_the_pace_is_chosen_through_the_darkness(slow: Gui) -> None:
    stage = walk(slow, GREAT)
    frames(slow, 10)
    assert stage.free == (slow.table.plain.pace,)
    button: Any = slow.find("tool/undo")
    stage.free = (button,)
    turn = slow.table.session.turn
    slow.click_at(button.box.middle)

    assert slow.table.session.turn != turn


@pytest.mark.parametrize("decider", [1, CHANCE, 0])
def test_chance_between_two_moves_takes_no_button_from_under_the_hand(
        slow: Gui, decider: int) -> None:
    slow.sit_down(ALONE)
    controls: Any = next(each for each in slow.table.parts if isinstance(each, PaceControls))
    controls._match = SimpleNamespace(is_thinking=True, is_paused=False,
                                      session=SimpleNamespace(decider=1))
    controls.settle()
    controls._match.is_thinking, controls._match.session.decider = decider > 0, decider
    controls.settle()

    assert controls._row.is_shown == (decider != 0)


def test_in_brief_a_great_cue_keeps_its_band(slow: Gui) -> None:
    slow.house.choose("staging", BRIEF)
    stage = walk(slow, GREAT)

    assert stage.staging is not None
    still(slow)
    assert stage.ribbon is None


def test_without_staging_a_great_cue_is_a_ribbon(slow: Gui) -> None:
    slow.house.choose("staging", NONE)
    stage = walk(slow, GREAT)

    assert stage.staging is None
    still(slow)
    assert stage.ribbon is not None


def test_without_animations_a_great_cue_is_a_ribbon(slow: Gui) -> None:
    slow.house.choose("motion", "still")
    stage = walk(slow, GREAT)

    assert stage.staging is None
    assert stage.ribbon is not None


def test_taken_back_nothing_of_a_cue_is_left(slow: Gui) -> None:
    stage = walk(slow, replace(GREAT, rank=Rank.NOTABLE))
    still(slow)
    slow.table.rewinder.step()

    assert stage.ribbon is None
    assert stage.staging is None


@pytest.mark.parametrize("title", KINDS)
def test_the_cues_of_a_match_are_told_briefly_in_both_languages(title: str) -> None:
    """Random matches on every board until so many kinds were seen: each fits where it is
    proclaimed."""
    kinds, words, declared = set[str](), all_words(), list_declared(title)
    boards = len(games.meta(title).boards)
    for seed in range(20):
        for cue in cues_of(title, seed):
            kinds.add(cue.title.key)
            assert cue.title.key in declared
            for lang in words.langs:
                words.lang = lang
                assert 0 < len(words.say(cue.title)) <= NAMED.get(cue.title.key, TITLE)
                assert cue.line is None or 0 < len(words.say(cue.line)) <= LINE
        if len(kinds) >= KINDS[title] and seed + 1 >= boards:
            return
    raise AssertionError(f"only {sorted(kinds)}")


def cues_of(title: str, seed: int) -> Iterator[Cue]:
    """Those of a random match, as the first seat sees them."""
    boards = games.meta(title).boards
    game = games.load(title, boards[seed % len(boards)])
    return (cue for cue, _before, _event, _after in walk_cues(game, seed))


def walk_cues(game: Game, seed: int) -> Iterator[tuple[Cue, View, Event, View]]:
    """Each with its event, between the views of the first seat."""
    state = game.start(min(max(2, game.meta.seats[0]), game.meta.seats[1]), {})
    drawing, rnd = drawing_of(game), Rng(seed, "deeds")
    after = game.view(state, 0)
    while state.actor() != OVER:
        before, events = after, list[Event]()
        state.apply(step(state, rnd), events.append)
        after = game.view(state, 0)
        for event in events:
            seen = game.seen(event, 0)
            cue = None if seen is None else drawing.cue(game, before, seen, after)
            if cue is not None:
                yield cue, before, event, after


@pytest.mark.parametrize("title", KINDS)
def test_what_words_leave_free_lies_on_the_table(title: str) -> None:
    game, seen = games.load(title), 0
    for cue, before, _event, after in walk_cues(game, 3):
        if cue.clear:
            assert set(cue.clear) <= {spot.id for view in (before, after)
                                      for sheet in sheets_of(game, view)
                                      for spot in sheet.sketch.spots}
            seen += 1

    assert seen or title in ("empire", "phalanxx"), "no cue of these asks for it"


def test_a_laurel_is_for_what_is_won() -> None:
    words = Words("a", "b", 30.0, 15.0, 100.0)
    won, still_open, lost = (len(draw_title((900.0, 190.0), words, cue).shapes) for cue in (
        GREAT, replace(GREAT, is_open=True), replace(GREAT, is_loss=True)))

    assert won > still_open == lost


# ---- points on their way ----------------------------------------------------------------------

SCORED = replace(GREAT, rank=Rank.NOTABLE, seat=0, points=7)


@pytest.mark.parametrize("cue", [SCORED, replace(SCORED, rank=Rank.GREAT)])
def test_points_fly_from_the_words_to_the_tablet_of_the_seat(slow: Gui, cue: Cue) -> None:
    stage = walk(slow, cue)
    places = []
    for _frame in range(260):
        if stage.flight is not None:
            assert stage.flight.text == "+7"
            places.append(stage.flight.place(slow.desk.now))
            goal = stage.flight.goal
        frames(slow)

    picture = next(each for each in stage.pictures.values()
                   if any(spot.id == "seat:0" for spot in each.spots))
    box = picture.box
    assert len(places) > 20 and stage.flight is None
    assert box.x <= goal[0] <= box.right and box.y <= goal[1] <= box.bottom
    assert places[0][0] < box.x  # over the board, and at last at the side
    assert abs(places[-1][0] - goal[0]) + abs(places[-1][1] - goal[1]) < 40


@pytest.mark.parametrize("title", ["empire", "catan"])
def test_a_tablet_counts_points_when_they_have_landed(slow: Gui, title: str) -> None:
    """The tablets show the points as before until then, and afterwards as they are."""
    queue, board = sit_at(slow, title)
    before, events, after = find_points(title)
    now, was = [show_sheets(queue, view, "side") for view in (after, before)]
    queue.show_events(before, events, after)
    shown = {False: set[object](), True: set[object]()}  # by: are points on their way?
    landed = False
    for _frame in range(600):
        landed = landed or (bool(shown[True]) and board.stage.flight is None)
        if not landed:
            shown[board.stage.flight is not None].add(sketches(board, "side"))
        frames(slow)

    assert landed and was != now
    assert shown[True] == shown[False] == {was}
    assert sketches(board, "side") == now


def test_points_of_one_cue_stay_while_the_next_of_its_step_is_told(slow: Gui) -> None:
    queue, board = sit_at(slow, "catan")
    before, events, after = find_points("catan")
    other = replace(SCORED, seat=1, points=3)
    cues = iter((SCORED, other))
    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: next(cues))
    first, both = (show_sheets(queue, add_points(before, points), "side")
                   for points in ({0: 7}, {0: 7, 1: 3}))
    queue.show_events(before, (*events, *events), after)
    until(slow, lambda: queue.stage.staging is not None and queue.stage.staging.cue.points == 3)
    until(slow, lambda: board.stage.flight is None)

    assert sketches(board, "side") == first != both


def test_points_on_their_way_are_dropped_with_all_that_moves(slow: Gui) -> None:
    """As after an undo, and before the screen is handed over."""
    queue, board = sit_at(slow, "catan")
    newest = sketches(board, "side")
    before, events, after = find_points("catan")
    queue.show_events(before, events, after)
    until(slow, lambda: board.stage.flight is not None)
    queue.reset()

    assert board.stage.flight is None
    assert sketches(board, "side") == newest


def test_a_ribbon_stands_before_the_board_of_afterwards(slow: Gui) -> None:
    queue, board = sit_at(slow, "catan")
    before, events, after = find_points("catan")
    now, was = [show_sheets(queue, view, "main") for view in (after, before)]
    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: SCORED)
    queue.show_events(before, events, after)
    queue.show_events(after, events, after)
    until(slow, lambda: board.stage.ribbon is not None)

    assert sketches(board, "main") == now != was


def sit_at(gui: Gui, title: str) -> tuple[AnimationQueue, Board]:
    """The table of a person at the beginning of a match."""
    game = games.load(title)
    others = [Player("", "random")] * (game.meta.seats[0] - 1)
    gui.enter(Table(gui.house, Session.new(game, [ZOE, *others], seed=3), "match"))
    showing(gui).reset()
    return showing(gui), gui.table.board


def until(gui: Gui, is_done: Callable[[], bool]) -> None:
    """Frame after frame."""
    for _frame in range(600):
        if is_done():
            return
        frames(gui)
    raise AssertionError("it never comes")


def show_sheets(queue: AnimationQueue, view: View, place: str) -> tuple[Sketch, ...]:
    """The sheets in that position."""
    assert queue.board is not None
    queue.board.show(sheets_of(queue.session.game, view))
    return sketches(queue.board, place)


def sketches(board: Board, place: str) -> tuple[Sketch, ...]:
    """The sketches at that place: of the match in the middle, of the players at the side."""
    return tuple(board.pictures[each.name].sketch for each in board._sheets
                 if each.place == place)


def find_points(title: str) -> tuple[View, list[Event], View]:
    """The first event of a random match whose points fly to a seat, between its views."""
    return next((before, [event], after) for seed in range(40)
                for cue, before, event, after in walk_cues(games.load(title), seed)
                if cue.points)


@pytest.mark.parametrize("cue", [replace(SCORED, points=0), replace(SCORED, seat=None)])
def test_nothing_flies_where_nobody_scores(slow: Gui, cue: Cue) -> None:
    stage = walk(slow, cue)
    for _frame in range(120):
        assert stage.flight is None
        frames(slow)


@pytest.mark.parametrize(("setting", "value"), [("staging", BRIEF), ("motion", "still")])
def test_nothing_flies_in_brief_or_without_animations(slow: Gui, setting: str, value: str) -> None:
    slow.house.choose(setting, value)
    stage = walk(slow, SCORED)
    for _frame in range(120):
        assert stage.flight is None
        frames(slow)


# ---- words that come and go -------------------------------------------------------------------


def test_a_ribbon_is_unrolled_and_fades(slow: Gui) -> None:
    stage = walk(slow, replace(GREAT, rank=Rank.NOTABLE))
    still(slow)
    seen = []
    while stage.ribbon is not None:
        seen.append(stage.ribbon.opening(slow.desk.now))
        frames(slow)

    assert seen[0].cloth < 0.2 and {each.cloth for each in seen[-20:]} == {1.0}
    assert seen[0].rest == 1.0 and seen[-1].rest == seen[-1].words < 0.2
    slow.house.choose("motion", "still")
    stage.show_ribbon(GREAT, 400)
    ribbon = slow.table.board.stage.ribbon
    assert ribbon is not None and ribbon.opening(slow.desk.now).cloth == 1.0


def test_where_nothing_moves_a_light_goes_over_the_places_of_a_cue(slow: Gui) -> None:
    slow.sit_down(ALONE)
    march(slow)
    stage = showing(slow).stage
    stage.drawing = replace(stage.drawing, cue=lambda *_asked: GREAT, tweens=lambda *_asked: (),
                            about=lambda _event: ("seat:0",))
    take(slow)
    frames(slow, 3)

    assert [type(each) for each in slow.table.board.overlay.tweens] == [Flash]
    still(slow)
    assert slow.table.board.overlay.tweens == ()


def test_what_moves_shines_over_the_darkness(slow: Gui) -> None:
    slow.sit_down(ALONE)
    march(slow)
    queue, middle = showing(slow), (300.0, 200.0)
    plate = Appear(Sketch((90.0, 90.0), (Plate((0.0, 0.0), (90.0, 90.0), 0.0, "page"),)),
                   Where("map", middle), last=1000)
    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: GREAT,
                                  tweens=lambda *_asked: (plate,))
    picture = slow.table.board.pictures["map"]
    scale, (x, y) = slow.desk.theme.scale, picture.fit.out(middle)
    at, beside = ((round((x + away) * scale), round(y * scale)) for away in (0, 60))
    slow.paint()
    bright = slow.screen.get_at(beside)
    take(slow)
    frames(slow, 60)
    slow.paint()

    assert slow.table.board.stage.staging is not None and not slow.table.board.stage.words
    assert sum(slow.screen.get_at(at)[:3]) > 0.9 * sum(slow.desk.theme.colour("page")[:3])
    assert sum(slow.screen.get_at(beside)[:3]) < sum(bright[:3]) // 2


def test_words_stand_where_they_hide_least_of_their_cue(slow: Gui) -> None:
    slow.sit_down(ALONE)
    board = slow.table.board
    stage, picture, high = board.stage, board.pictures["map"], 60.0
    spaces = [spot for spot in picture.spots if spot.id.startswith("space:")]

    def hide(spots: list[Spot], middle: float) -> int:
        return sum(abs(picture.fit.out(at)[1] - middle) < high
                   for spot in spots for at in spot.outline)

    for first in range(0, len(spaces), 7):
        spots = spaces[first:first + 40]
        cue = replace(GREAT, spots=tuple(spot.id for spot in spots))
        hidden = [hide(spots, stage.room.y + share * stage.room.h) for share in PLACES
                  if high < share * stage.room.h < stage.room.h - high]

        assert len(hidden) > 1
        assert hide(spots, stage._middle(cue, stage.room, high)) == min(hidden)


def test_a_great_cue_lets_the_ribbon_before_it_be_seen(slow: Gui) -> None:
    stage = walk(slow, GREAT)
    slow.table.showing.skip()
    stage.show_ribbon(replace(GREAT, rank=Rank.NOTABLE), 900)
    frames(slow, 2)
    queue = showing(slow)
    queue.stage.great_ended = -APART
    view, event = queue.view, slow.table.session.steps[-1].events[0]
    queue.show_events(view, (event,), view)
    frames(slow, 2)
    assert stage.staging is not None and stage.ribbon is not None
    assert stage.staging.wait > 500
    frames(slow, SEEN // 16)

    assert stage.staging is not None and stage.ribbon is None


def test_points_on_their_way_arrive_before_the_next_cue_takes_the_ribbon(slow: Gui) -> None:
    stage = walk(slow, SCORED)
    queue = showing(slow)
    queue.show_events(queue.view, (slow.table.session.steps[-1].events[0],), queue.view)
    seen = []
    for _frame in range(260):
        if stage.flight is not None and stage.flight not in seen:
            seen.append(stage.flight)
        frames(slow)

    assert len(seen) == 2 and seen[0].end <= seen[1].begin

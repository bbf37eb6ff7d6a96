"""The gains of a turn are seen by the player who ended it, before the screen changes hands."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre import games
from alexandre.games.empire.events import ProvinceHeld, RoundScored
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.table import Table
from tests.ui.gui import Gui

SPLIT = ["bid 0", "raise 8", "allot 4", "bid 0", "raise 6", "allot 5"]
TURNS = ["march start1>macedonia 8", "end", "march start1>macedonia 6"]


def test_a_match_is_taken_up_where_nothing_is_secret_by_whoever_is_to_move(gui: Gui) -> None:
    """The second person's move, all boxes open: no curtain, and the offers are his."""
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("Bob")], seed=5)
    for text in (*SPLIT, *TURNS):
        session.play(text)
    gui.enter(Table(gui.house, session, "match"))

    assert session.viewer == 1
    assert "end" in gui.offers()


def test_the_tableau_is_that_of_whoever_is_to_move_where_nothing_is_secret(gui: Gui) -> None:
    """The second person seals the last box of all; the first is to move, without a curtain."""
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("Bob")], seed=5)
    for text in SPLIT[:5]:
        session.play(text)
    room: Any = Table(gui.house, session, "match")
    gui.enter(room)
    gui.lift().run()
    room.send((session.game.parse(SPLIT[5]),))
    gui.run(4)

    assert session.viewer == 0 and room.showing.view.seat == 0


def test_a_scoring_is_seen_before_the_curtain_falls__8_1(gui: Gui) -> None:
    """Two people, at a pace at which things move: the last to move watches the provinces."""
    gui.set(pace="normal")
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("Bob")], seed=5)
    for text in (*SPLIT, *TURNS):
        session.play(text)
    room: Any = Table(gui.house, session, "match")
    gui.house.enter(room)
    gui.run(1).lift().run(1)
    room.send((session.game.parse("end"),))

    assert room.match.is_veiled and room.showing.is_moving
    assert not isinstance(gui.house.room, Curtain) and not gui.offers()
    assert room.showing.view.seat == 1
    for _beat in range(60):
        gui.run(1)
        if isinstance(gui.house.room, Curtain):
            break
    now: Any = gui.house.room
    assert isinstance(now, Curtain)
    assert not room.board.pictures["map"].is_shown


def play_to_score(gui: Gui) -> Any:
    """One person against a computer: the turn has just been scored, the next split is to come."""
    gui.set(pace="normal")
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("Bob", "greedy")], seed=5)
    for text in (*SPLIT, *TURNS):
        session.play(text)
    room: Any = Table(gui.house, session, "match")
    gui.house.enter(room)
    session.play("end")
    room.show()
    gui.run(2)
    return room


def test_the_next_split_is_not_asked_for_while_the_scoring_is_shown(gui: Gui) -> None:
    room = play_to_score(gui)

    assert room.showing.is_moving and room.match.is_asked
    assert room.plain.page.turn == Msg.of("ui.turn.seen")
    assert gui.has("table/on") and not gui.has("plan/confirm")


def test_who_has_seen_enough_of_a_scoring_goes_on_to_the_split(gui: Gui) -> None:
    """By the button, or by the key that confirms."""
    for go_on in (lambda room: gui.click("table/on"), lambda room: room.do("confirm")):
        room = play_to_score(gui)
        go_on(room)
        gui.run(2)

        assert not room.showing.is_moving
        assert gui.has("plan/confirm") and not gui.has("table/on")
        assert room.plain.page.turn == Msg.of("ui.turn.seat", who=Who(0))


def test_the_side_says_each_score_as_soon_as_it_has_been_seen__8_1(gui: Gui) -> None:
    """All of a scoring is one step; the panel does not wait for its end."""
    room = play_to_score(gui)
    scored = [each for each in room.session.steps[-1].events if isinstance(each, ProvinceHeld)]
    said, steps = [], room.showing.turn
    while room.showing.turn == steps and room.showing.is_moving:
        gui.run(1)
        said.append(room.plain.page.news)

    assert scored and any(scored[0].msg() in news for news in said)


def test_text_and_score_tell_the_event_that_the_board_shows__8_1(gui: Gui) -> None:
    """The finding: the side was one event behind, and its points came with the end of all."""
    room = play_to_score(gui)
    timeline = room.showing._timeline
    assert isinstance(timeline.event, ProvinceHeld)
    while isinstance(timeline.event, ProvinceHeld):
        assert room.plain.page.news[-1] == timeline.event.msg()
        shown = room.board.pictures["players"].sketch.strata()
        assert "2" in [each.text for layer in shown for each in layer.captions if each.size > 20]
        gui.now += 40
        gui.house.tick(gui.now)


@pytest.mark.parametrize("pace", ["normal", "instant"])
def test_the_next_split_is_asked_for_with_what_the_round_has_brought__8_1(
        gui: Gui, pace: str) -> None:
    room = play_to_score(gui)
    gui.set(pace=pace)
    room.do("confirm")
    gui.run(4)
    event = next(each for each in room.session.steps[-1].events if isinstance(each, RoundScored))
    scores = [each.score for each in room.session.view().players]

    assert room.plain.page.cause == event.msg()
    assert [sum(each) for each in event.points] == scores


def test_a_scored_round_is_a_table_of_who_has_what_for_what__8_1(gui: Gui) -> None:
    room = play_to_score(gui)
    while room.showing.is_moving and room.showing.stage.great is None:
        gui.run(1)
    tally = room.showing.stage.great.cue.tally

    assert [side.counted.goal for side in tally.sides] == [
        each.score for each in room.session.view().players]
    assert all(sum(n for part, n in side.note.args if part != "total")
               == side.counted.goal - side.counted.start for side in tally.sides)

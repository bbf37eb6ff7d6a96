"""Panel and log tell nothing before the board has shown it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from tests.games.commander.field import fought
from tests.scenes.test_animation_queue import ALONE, frames, march, showing, still, take
from tests.scenes.test_cues import GREAT
from tests.scenes.test_split import MOVING as AT_MOVES
from tests.scenes.test_split import at_a_split
from tests.ui.gui import Gui
from tools.pages.strips import play_out

MOVES = 12
PACES = ("slow", "normal", "fast", "instant")


def lines(gui: Gui) -> int:
    """The number of steps of which the log tells something, counted from its last line."""
    told = [entry.index for entry in gui.table.plain.page.log if hasattr(entry, "index")]
    return max(told, default=-1) + 1


def test_the_log_waits_until_the_step_has_been_seen(slow: Gui) -> None:
    slow.sit_down(ALONE)
    march(slow)
    before = len(slow.table.plain.page.log)
    take(slow)
    frames(slow, 3)
    assert len(slow.table.plain.page.log) == before
    assert showing(slow).turn < slow.table.session.turn
    still(slow)
    frames(slow)

    assert len(slow.table.plain.page.log) > before


def test_while_a_great_cue_is_shown_nothing_is_asked(slow: Gui) -> None:
    slow.sit_down(ALONE)
    march(slow)
    stage = showing(slow).stage
    stage.drawing = replace(stage.drawing, cue=lambda *_asked: GREAT)
    take(slow)
    frames(slow, 3)
    assert slow.table.plain.page.offers == () and slow.table.plain.page.prompt == ""
    still(slow)
    stage.drawing = replace(stage.drawing, cue=lambda *_asked: None)
    frames(slow, 400)

    assert slow.table.plain.page.prompt != ""


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("title", games.TITLES)
def test_at_every_pace_the_log_tells_what_has_been_seen_and_no_more(slow: Gui, title: str,
                                                                    pace: str) -> None:
    """Frame by frame: the last line of the log never belongs to a step that is still to come."""
    slow.house.choose("pace", pace)
    low, high = games.meta(title).seats
    seats = min(max(2, low), high)
    session = Session.new(games.load(title), [Player("", "random")] * seats, seed=11)
    slow.house.enter(Table(slow.house, session, "match"))
    for _frame in range(4_000):
        frames(slow)
        assert lines(slow) <= showing(slow).turn <= session.turn
        if session.turn >= MOVES or session.decider == OVER:
            break
    assert session.turn >= MOVES or session.decider == OVER


def test_while_a_form_waits_only_what_has_been_seen_is_told(slow: Gui) -> None:
    at_a_split(slow, [*AT_MOVES, "march start1>macedonia 8"])
    told = 0
    take(slow, -1)  # the end of the turn
    for _frame in range(4_000):
        frames(slow)
        page, table = slow.table.plain.page, slow.table
        if table.forms.is_held:
            seen = [entry.text for entry in page.log if hasattr(entry, "text")]
            assert page.cause == "" and page.prompt != ""
            seen += [event.msg() for event in table.showing.told]  # of a step half shown
            assert page.news and set(page.news) <= set(seen)
            told += 1
        elif told:
            break
    assert told > 1


def test_a_question_waits_for_what_a_computer_does_and_a_press_ends_that(slow: Gui) -> None:
    slow.sit_down(ALONE)
    times, told, head = 0, 0, tuple[object, ...]()
    for _frame in range(6_000):
        frames(slow)
        page, table = slow.table.plain.page, slow.table
        was, head = head, (page.turn, page.phase, page.seat)
        if not table.match.is_asked:
            continue
        if not showing(slow).is_moving:
            assert page.prompt != "" and page.offers != ()
            take(slow)
        elif showing(slow).shows_others:
            seen = [entry.text for entry in page.log if hasattr(entry, "text")]
            assert page.prompt == "" and page.offers == ()
            assert set(page.news) <= {
                *seen, *(event.msg() for event in table.showing.told)}
            told += bool(page.news)
            assert head == was
            turn = table.session.turn
            assert table.do("confirm") and table.session.turn == turn
            assert not showing(slow).is_moving and table.plain.page.prompt != ""
            times += 1
            if times > 1 and told:
                return
    raise AssertionError("no computer has moved before a question")


def test_a_proposal_waits_for_the_dice_that_it_answers(slow: Gui) -> None:
    """It says already how many hits they will bring."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=3)
    session.state = fought(mine="phalanx phalanx phalanx", foes="levy levy levy").state
    slow.house.enter(Table(slow.house, session, "match"))
    table, early = slow.table, 0
    for _frame in range(4_000):
        frames(slow)
        if table.planning.is_open:
            assert ("plan/confirm" in slow.names()) != table._is_question_early
            early += table._is_question_early
            if not table._is_question_early:
                break
        elif table.match.is_asked and not showing(slow).is_moving:
            slow.press("Return")

    assert early > 1 and "plan/confirm" in slow.names()


def test_a_question_after_the_own_move_does_not_wait(slow: Gui) -> None:
    slow.sit_down(ALONE)
    march(slow)
    take(slow)
    frames(slow, 3)

    assert showing(slow).is_moving and not showing(slow).shows_others
    assert slow.table.plain.page.offers != ()


def test_that_the_match_is_over_is_told_when_its_end_was_shown(slow: Gui) -> None:
    slow.house.choose("pace", "fast")
    session = play_out(games.load("alexandros"), "random", 11)
    session.undo(session.steps[-1].index, force=True)
    table = Table(slow.house, session, "match")
    slow.house.enter(table)
    told = table.plain.page.turn
    session.redo()
    table.show()
    assert session.decider == OVER and table.showing.is_moving
    assert table.plain.page.turn == told and table.plain.page.prompt == ""
    assert "page/result" not in slow.names()
    table.showing.skip()
    table.show()

    assert table.plain.page.prompt != "" and "page/result" in slow.names()

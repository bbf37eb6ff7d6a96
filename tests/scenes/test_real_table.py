"""Beside a real table: what chance brought is tapped on a tray, and corrected from a page."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from alexandre import games
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.record import ASKED, Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.history import History
from alexandre.scenes.setup.start_match import lay_out
from alexandre.scenes.table.real.corrections import Corrections
from alexandre.scenes.table.real.outcome_entry import OutcomeEntry
from alexandre.scenes.table.table import Table
from alexandre.ui.play.offers import offers_of
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.pictures.picture import Picture
from tests.helpers.records import random_session
from tests.helpers.walks import Table as Sitting
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

START = ("card 1", "card 2", "start 1")


def sit_down(gui: Gui, title: str, seats: int = 2, *texts: str) -> Table:
    """People at a real table, so much of the match entered; the curtain is lifted."""
    game = games.load(title, games.meta(title).boards[0])
    players = [Player(f"P{seat}") for seat in range(seats)]
    session = Session.new(game, players, chance="ask")
    for text in texts:
        session.play(text)
    table = gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    return table


def faces(gui: Gui) -> Picture:
    """The picture on the tray."""
    picture = gui.find("tray/faces")
    assert isinstance(picture, Picture)
    return picture


def entry_of(table: Table) -> OutcomeEntry:
    """The outcome being entered."""
    entry = table.entering._entry
    assert entry is not None
    return entry


def is_tray_open(gui: Gui) -> bool:
    """Whether the tray is on the board."""
    return gui.has("tray/faces") and any(each.name == "tray/faces" for each in
                                         walk(gui.desk.top))


def test_a_single_die_is_entered_by_one_key(gui: Gui) -> None:
    table = sit_down(gui, "catan", 3, "first 0")
    session = table.session
    while session.game.prompt(session.state).kind != "die":
        session.play(session.offers()[0])
    table.entered()
    gui.lift().press("5", "2")
    assert [each.text for each in entry_of(table).chosen] == ["die 5", "die 2"]
    gui.press("Return")
    assert session.record.actions[-2:] == ["die 5", "die 2"]


@pytest.mark.parametrize("title", games.TITLES)
def test_the_coach_waits_for_a_decision_while_dice_and_cards_are_entered(
        gui: Gui, title: str) -> None:
    players = [Player(f"P{seat}") for seat in range(games.meta(title).seats[0])]
    session = Session.new(games.load(title), players, chance=ASKED)
    while session.decider != CHANCE:
        session.play(session.offers()[0])
    table = gui.enter(Table(gui.house, session, "match"))
    gui.lift().press("c")

    assert not table.coach.is_thinking and not table.coach_tool.is_enabled
    assert gui.desk.banner.words == Msg.of("ui.coach.chance")


def test_enter_on_an_unfinished_tray_leads_the_keyboard_nowhere_else(gui: Gui) -> None:
    """The finding: it went on to "Why?", which the next Enter pressed in place of *Confirm*."""
    session = open_catan(gui, 148, level="beginner").session
    gui.press("Return", "5", "2", "Return")
    assert session.record.actions[148:150] == ["die 5", "die 2"]


def test_a_hand_is_tapped_at_once_and_entered_when_it_is_full(gui: Gui) -> None:
    table = sit_down(gui, "catan", 3, "first 0")
    assert table.session.viewer == 0
    for good in ("wood", "wool", "wood", "ore"):
        gui.click_spot(f"face:deal {good}")
    assert not gui.find("tray/enter").is_enabled
    assert table.session.turn == 1
    gui.click_spot("slot:1")  # the wool was an error
    gui.click_spot("face:deal grain").click_spot("face:deal grain").click("tray/enter").lift()
    assert table.session.record.actions == [
        "first 0", "deal wood", "deal wood", "deal ore", "deal grain", "deal grain"]


def test_what_is_on_the_tray_already_cannot_come_again(gui: Gui) -> None:
    table = sit_down(gui, "phalanxx", 2, *START)
    assert "face:draw hoplites" in faces(gui).lit
    gui.click_spot("face:draw hoplites")
    assert "face:draw hoplites" not in faces(gui).lit
    gui.click_spot("face:draw hoplites")
    assert [each.text for each in entry_of(table).chosen] == ["draw hoplites"]


def test_the_counts_of_what_is_left_are_shown(gui: Gui) -> None:
    sit_down(gui, "commander", 1)
    counts = [caption.text for caption in faces(gui).sketch.captions
              if str(caption.text).startswith("×")]
    assert counts == ["×6", "×3", "×8", "×2", "×2", "×5", "×5", "×3"]
    gui.click_spot("face:draw pers_archers" if "face:draw pers_archers" in faces(gui).lit
                   else min(faces(gui).lit))
    counts = [caption.text for caption in faces(gui).sketch.captions
              if str(caption.text).startswith("×")]
    assert sum(int(str(each)[1:]) for each in counts) == 33


def test_faces_of_a_die_are_not_counted_in_the_list(gui: Gui) -> None:
    session = sit_down(gui, "catan", 3, "first 0").session
    assert {offer.count for offer in offers_of(session, games.table(session.game))} == {15}
    while session.game.prompt(session.state).kind != "die":
        session.play(session.offers()[0])
    assert {offer.count for offer in offers_of(session, games.table(session.game))} == {0}


def test_backspace_takes_the_last_one_back_and_escape_shows_the_board(gui: Gui) -> None:
    table = sit_down(gui, "phalanxx", 2, *START)
    gui.click_spot("face:draw hoplites").press("BackSpace")
    assert entry_of(table).chosen == []
    gui.press("Escape")
    assert not is_tray_open(gui)
    assert len(gui.offers()) > 1  # the list takes its place
    gui.press("v")
    assert is_tray_open(gui)


def test_an_entry_is_corrected_on_the_page_and_the_rest_stands(gui: Gui) -> None:
    table = sit_down(gui, "phalanxx", 2, *START, "draw hoplites", "draw porus", "draw slingers")
    gui.click("tray/correct").shows("correct/faces")
    rows = gui.find("correct/list").entries
    assert [each.id for each in rows] == ["5", "4", "3", "2", "1", "0"]
    gui.press("Down")
    assert "face:draw porus" not in faces_of_page(gui).lit
    gui.click_spot("face:draw krateros").shows("page/prompt")
    assert table.session.record.actions[3:] == ["draw hoplites", "draw krateros", "draw slingers"]
    assert table.session.record.corrected == {4: "draw porus"}
    assert not table.session.record.assisted


def test_a_digit_corrects_to_the_face_below_which_it_stands(gui: Gui) -> None:
    table = sit_down(gui, "commander", 1)
    gui.press("1", "3", "Return").click("tray/correct")
    before = list(table.session.record.actions)
    gui.press("3")  # that is what stands there
    assert gui.has("correct/faces") and table.session.record.actions == before
    gui.press("5").shows("page/prompt")
    assert table.session.record.actions == [before[0], "draw immortals"]


def faces_of_page(gui: Gui) -> Picture:
    """The picture on the page of corrections."""
    picture = gui.find("correct/faces")
    assert isinstance(picture, Picture)
    return picture


def test_what_waits_after_a_correction_is_told_and_can_be_dropped(gui: Gui) -> None:
    table = sit_down(gui, "phalanxx", 2, *START, "draw hoplites", "draw porus", "draw slingers")
    table.match.correct({3: "draw porus"})
    table.entered()
    gui.run()
    assert table.session.record.rest
    gui.click("entry/rest", "rest/drop")
    assert not table.session.record.rest
    assert table.session.record.actions[3:] == ["draw porus"]


def open_catan(gui: Gui, count: int, level: str = "") -> Table:
    """A match at a real table, so many actions of it entered; `level` plays against one person."""
    match = load_bundled("catan_points")
    players = [replace(each, level=level if seat else "")
               for seat, each in enumerate(match.record.players)]
    session = Session(match.game, replace(match.record.until(count), chance=ASKED,
                                          players=players))
    table = gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    return table


def test_both_dice_of_a_throw_are_one_entry_and_either_is_corrected(gui: Gui) -> None:
    table = open_catan(gui, 150)
    gui.enter(Corrections(table, table.match))
    rows = gui.find("correct/list").entries
    assert rows[0].id == "149"
    assert "148" not in [each.id for each in rows], "a row of its own for a die"
    gui.press("4")
    assert table.session.record.actions[148:] == ["die 6", "die 1"], "which of the dice?"

    gui.click_at(gui.find("correct/faces").middle_of("face:die 5"))
    assert table.session.record.actions[148:150] == ["die 5", "die 1"]


def test_what_is_drawn_no_more_is_not_told_to_wait(gui: Gui) -> None:
    """The finding: a seven had become an eight, and one entered move was "pending" for a turn."""
    table = open_catan(gui, 154)
    gui.enter(Corrections(table, table.match))
    rows = gui.find("correct/list")
    while rows.entries[rows.at].id != "149":
        gui.press("Down")
    gui.click_at(gui.find("correct/faces1").middle_of("face:die 2")).lift()

    assert table.session.record.rest
    assert not gui.has("entry/rest") and gui.desk.banner.words.key == "ui.correct.void"


def test_an_entry_for_other_eyes_is_not_told_and_not_corrected(gui: Gui) -> None:
    table = sit_down(gui, "alexandros", 2, "deal T", "deal A")
    table.session.viewer = 1
    gui.enter(Corrections(table, table.match))
    told = {each.id: gui.house.voice(each.text) for each in gui.find("correct/list").entries}
    assert "temple" not in told["0"]
    assert "amphore" in told["1"]
    gui.press("Down")
    assert gui.find("correct/advice").text == Msg.of("ui.correct.hidden")
    assert not gui.has("correct/faces")


def test_what_came_to_a_computer_player_is_corrected_by_a_person(gui: Gui) -> None:
    game = games.load("alexandros", "e")
    session = Session.new(game, [Player("A"), Player("B", "beginner")], chance="ask")
    for text in ("deal T", "deal A"):
        session.play(text)
    gui.enter(Table(gui.house, session, "match"))
    gui.click("tray/correct")
    assert gui.find("correct/list").at == 0
    gui.click_spot("face:deal L")
    assert session.record.actions[:2] == ["deal T", "deal L"]


@pytest.mark.parametrize("title", games.TITLES)
def test_a_position_in_progress_is_laid_out_on_a_real_table(title: str) -> None:
    """Played on from there with the same chance entered, it is the match that it came from."""
    meta = games.meta(title)
    straight = random_session(Sitting(title, meta.boards[0], meta.seats[1], ()), 99)
    history = History(straight.game, straight.record)
    at = straight.turn // 2
    session = lay_out(history, at)
    assert session.record.chance == ASKED
    assert session.state.hash() == history.states[at].hash() and not session.record.assisted
    for text in straight.record.actions[at:]:
        session.play(text)
    assert session.state.hash() == straight.state.hash()


def test_the_replay_leads_to_the_real_table(gui: Gui) -> None:
    straight = random_session(Sitting("catan", "anabasis", 3, ()), 100, 200)
    gui.enter(Replay(gui.house, History(straight.game, straight.record))).press("branch")
    gui.run().click("branch/real").lift()
    assert isinstance(gui.house.room, Table)
    assert gui.house.room.session.record.chance == ASKED


def enter_two(gui: Gui) -> Table:
    """A match of which only two outcomes of chance have been entered."""
    table = sit_down(gui, "alexandros")
    for _ in range(2):
        table.session.play(table.session.offers()[0])
    table.entered()
    gui.run().lift()
    return table


def test_a_step_back_at_the_tray_leads_to_what_was_entered_where_nothing_was_decided(
        gui: Gui) -> None:
    """The finding: it said that nothing was there to undo, beside the button that corrects."""
    enter_two(gui)
    gui.press("ctrl+z")

    assert isinstance(gui.house.room, Corrections)


def test_a_tray_that_slides_in_under_the_pointer_is_not_tapped_by_a_click_meant_for_the_board(
        gui: Gui) -> None:
    table = enter_two(gui)
    turn, picture = table.session.turn, faces(gui)
    at = picture.middle_of(picture.spots[0].id)
    assert at is not None
    scale = gui.desk.theme.scale
    pos = (round(at[0] * scale), round(at[1] * scale))
    for wait in (100, 1000):  # both from when the tray was seen
        table.entering._tray.shown(is_shown=wait > 500)
        gui.desk.look()
        table.entering._tray.shown(is_shown=True)
        gui.desk.look()
        gui.desk.now += wait
        gui.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        gui.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        played = table.session.turn > turn or bool(entry_of(table).chosen)
        assert played == (wait > 500)


def test_a_table_of_people_has_no_buttons_that_hold_computer_players_back(gui: Gui) -> None:
    sit_down(gui, "catan", 3)
    assert gui.has("tray/faces") and not gui.has("pace/pause")

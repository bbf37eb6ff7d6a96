"""The ring comes to the question, goes on where a list goes on, and tells what it is on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.history import History
from alexandre.scenes.table.table import Table
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

LOST = "commander_issus_death"


def sit_at(gui: Gui, verb: str) -> Any:
    """A person at the first question of that campaign that was answered so."""
    record = load_bundled(LOST).record
    at = next(n for n, text in enumerate(record.actions) if text.startswith(verb))
    record = replace(record, players=[Player("Zoé")], actions=record.actions[:at],
                     hashes=record.hashes[:at])
    gui.desk.resize(1280, 720)
    gui.enter(Table(gui.house, Session(load_bundled(LOST).game, record), "match"))
    gui.run(4)
    return gui.house.room


def test_a_question_takes_the_keyboard_from_the_log(gui: Gui) -> None:
    """The finding: Return, pressed while dice rolled, led to the log, and none of the questions
    after it had the ring."""
    table = sit_at(gui, "aim_leader")
    asked = table.plain.page
    table.plain.show(replace(asked, prompt="", offers=()))
    gui.press("l")
    gui.desk.router.keyboard.ring(is_keyed=True)
    assert gui.desk.focus is table.plain.log
    table.plain.show(asked)

    assert gui.desk.focus.name == "offer/aim_forces"


def test_return_leads_nowhere_while_a_computer_plays(gui: Gui) -> None:
    gui.house.choose("pace", "step")
    gui.sit_down([Player("Bob", "random")] * 2)
    gui.run(2)
    assert gui.table.match.is_thinking
    gui.press("Return")

    assert gui.desk.focus is None


def test_a_pause_is_ended_by_the_key_that_is_at_hand(gui: Gui) -> None:
    """The finding: Return changed the pace, on which the ring was."""
    gui.house.choose("pace", "step")
    gui.sit_down([Player("Bob", "random")] * 2)
    gui.run(2).press_on("pace/pace", "p")

    assert gui.table.match.is_paused and gui.desk.focus is gui.find("pace/pause")


def test_the_ring_goes_on_from_the_plan_that_was_chosen(gui: Gui) -> None:
    """The finding: after each plan it was back at the first one."""
    table = sit_at(gui, "plan")
    gui.press("Tab", "Return", "Down", "Down")
    assert gui.desk.focus.name == "offer/plan envelopment"
    gui.press("Return", "Return")

    assert table.session.record.actions[-1] == "plan envelopment"
    assert gui.desk.focus.name == "offer/plan command"


def test_what_the_ring_comes_to_by_itself_says_what_comes_of_it(gui: Gui) -> None:
    """The finding: with the mouse a tip told what a plan does, with keys none did."""
    sit_at(gui, "plan")
    gui.press("Tab", "Return").run(2)

    assert gui.desk.focus.name == "offer/plan charge"
    assert gui.desk.tip.text == gui.house.voice(gui.desk.focus.tip) != ""


def test_return_after_an_explanation_does_not_ask_for_it_again(gui: Gui) -> None:
    sit_at(gui, "plan")
    gui.desk.router.keyboard.ring(is_keyed=True)
    gui.press_on("tool/why_not", "Return").shows("why_not/close").press("Escape")

    assert gui.desk.focus.name == "verb/plan"


def test_the_ring_is_after_an_explanation_on_the_row_that_it_left(gui: Gui) -> None:
    """The finding: it went to the first row."""
    sit_at(gui, "plan")
    gui.press("Tab", "Return", "Down", "Down")
    left = gui.desk.focus
    gui.desk.focus_on(gui.find("tool/why_not"))
    gui.press("Return", "Escape")

    assert gui.desk.focus is left


def test_the_first_space_plays_a_replay_and_the_next_one_stops_it(gui: Gui) -> None:
    """The finding: the first one only showed where the keyboard was."""
    whole = load_bundled("alexandros_stranded")
    room = gui.enter(Replay(gui.house, History(whole.game, whole.record)))
    playing = []
    for _press in range(2):
        gui.press("space")
        playing.append(room.is_playing)

    assert playing == [True, False]


def test_space_presses_what_has_the_ring_beside_a_replay(gui: Gui) -> None:
    whole = load_bundled("alexandros_stranded")
    room = gui.enter(Replay(gui.house, History(whole.game, whole.record)))
    gui.desk.router.keyboard.ring(is_keyed=True)
    gui.press_on("replay/forward", "space")

    assert (room.at, room.is_playing) == (1, False)


def test_what_has_to_be_read_is_not_folded_where_nothing_else_is_asked(gui: Gui) -> None:
    """The finding: at 150 % neither the list nor the panel named the advisers."""
    gui.set(text=150)
    table = sit_at(gui, "hire")
    names = [row.name for row in table.plain.offers.scroll.column.children]

    assert [each for each in names if each.startswith("offer/hire")] == names[-5:]
    assert not table.plain.offers.scroll.most


def test_a_click_on_what_starts_nothing_says_what_it_is(gui: Gui) -> None:
    """The finding: a click on a plan of the enemy's did nothing at all."""
    table = sit_at(gui, "fight_on")
    plan = next(spot for picture in table.board.pictures.values() for spot in picture.spots
                if spot.id.startswith("scheme:"))
    table.board.on_spot(plan.id)

    assert table.plain.noted == (plan.name,)

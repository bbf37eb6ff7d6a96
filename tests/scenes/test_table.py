"""The table: a match played through buttons, spots and keys."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.result import Result
from alexandre.scenes.table.advice.why_not import is_in_sight, say_verbs
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.table import Table
from tests.scenes.rooms import match
from tests.ui.gui import Gui

ALONE = (Player("Zoé"), Player("", "random"))
TWO = (Player("Zoé"), Player("Bob"))


def play_on(gui: Gui, moves: int, *, forever: bool = False) -> None:
    """Lift curtains, press offers, wait for the computer, until something has ended."""
    for number in range(moves):
        gui.paints = number % 10 == 0  # now and then is enough
        if isinstance(gui.house.room, Result):
            return
        offers = gui.offers()
        if gui.has("curtain/lift"):
            gui.click("curtain/lift")
        elif offers:
            keen = [each for each in offers if each.split()[0] in ("occupy", "levy", "takeover")]
            gui.click("offer/" + (keen or offers)[number * 5 % len(keen or offers)])
        else:
            gui.run()
    assert not forever, "the match did not end"


def until_asked(gui: Gui) -> None:
    """Wait until the person before the screen has a choice."""
    for _ in range(200):
        if len(gui.offers()) > 1:
            gui.run()
            return
        gui.lift().run()
    raise AssertionError("nobody was asked")


# ---- whole matches --------------------------------------------------------------------------


def test_two_people_play_a_whole_match_through_buttons(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    for seat, name in enumerate(("Zoé", "Bob")):
        gui.click(f"seats/name{seat}").type(name)
    gui.desk.focus_on(gui.find("seats/kind1"))
    while gui.find("seats/kind1").value:
        gui.press("Right")
    gui.click("seats/start")
    assert isinstance(gui.house.room, Curtain)

    play_on(gui, 3000, forever=True)

    room = gui.room_as(Result)
    assert room.session.decider == OVER
    assert {step.actor for step in room.session.steps} >= {0, 1}
    assert gui.house.words.missing == set()


def test_a_person_alone_never_meets_a_curtain(gui: Gui) -> None:
    session = gui.sit_down(ALONE)
    for number in range(40):
        assert not gui.has("curtain/lift")
        if session.decider == OVER:
            break
        offers = gui.offers()
        if offers:
            gui.click("offer/" + offers[number % len(offers)])
        else:
            gui.run()

    assert gui.thinker.asked
    assert all(seat == 1 for _state, seat, _level in gui.thinker.asked)


def test_computers_alone_play_to_the_end_and_the_result_leads_back_and_home(gui: Gui) -> None:
    """The last part of a match."""
    gui.house.enter(Table(gui.house, match((Player("", "random"),) * 2, moves=240), "match"))
    for _ in range(3000):
        if gui.has("result/winners"):
            break
        gui.run(1)
    gui.paints = True
    gui.click("result/table").shows("picture/map").click("page/result", "result/table")
    gui.press("Escape")
    assert gui.find("leave/title").text == Msg.of("ui.leave.over")
    gui.click("leave/result", "result/menu").shows("menu/new")


# ---- choosing -------------------------------------------------------------------------------


def test_an_offer_is_taken_by_its_button_by_its_spot_or_by_its_digit(gui: Gui) -> None:
    for way in ("button", "spot", "digit"):
        session = gui.sit_down(TWO, seed=11)
        gui.lift()
        text = next(action.text for action in session.offers() if action.text.startswith("follow"))
        place = gui.offers().index(text)
        if way == "button":
            gui.click(f"offer/{text}")
        elif way == "spot":
            gui.click_spot(f"shown:{text.split()[1]}")
        else:
            gui.press(str(place + 1))

        assert text in session.record.actions
        gui.house.go_home()


def test_the_lit_spots_are_those_that_spell_an_offer(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    gui.lift()
    lit = set().union(*(gui.find(f"picture/{name}").lit for name in ("map", "cards")))
    wanted = {"shown" if text.startswith("follow") else "hand" for text in gui.offers()}

    assert {spot.split(":")[0] for spot in lit} == wanted
    assert session.offers()


def test_the_arrows_and_return_choose_a_spot(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    gui.lift()
    before = session.turn
    gui.press_on("picture/cards", "Right", "Return")

    assert session.turn > before


def test_the_keyboard_alone_plays_a_turn(gui: Gui) -> None:
    """Nothing but Return: the focus waits on the first line, which unfolds or is played."""
    session = gui.sit_down(ALONE)
    until_asked(gui)
    gui.press("Tab")
    for _ in range(30):
        before = session.turn
        if session.decider == 0:
            while session.turn == before:
                gui.press("Return")
        gui.run(3)

    assert "end" in session.record.actions


def test_the_focus_of_a_player_with_a_mouse_is_left_alone(gui: Gui) -> None:
    gui.sit_down(ALONE)
    until_asked(gui)
    gui.click_spot(next(iter(gui.find("picture/cards").lit)))

    assert gui.desk.focus is gui.find("picture/cards")


def test_a_single_offer_is_played_after_a_beat_and_the_end_of_a_turn_is_said(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    gui.lift()
    gui.click("offer/" + gui.offers()[0]).run(20)
    forced = [step for step in session.steps if step.offers == 1 and step.actor >= 0]
    while gui.offers() != ["end"]:
        gui.click("offer/" + gui.offers()[0]).run(20)
    turn = session.turn
    gui.run(20)

    assert forced
    assert session.turn == turn
    gui.click("offer/end")
    assert session.turn > turn


# ---- why not --------------------------------------------------------------------------------


def test_a_spot_that_spells_nothing_says_why_with_the_rule(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    gui.lift()
    before = session.turn
    gui.click_spot("space:3-3")

    assert session.turn == before
    assert "4.1" in gui.find("page/note0").words


def test_why_not_tells_everything_that_may_not_be_done(gui: Gui) -> None:
    gui.sit_down(TWO)
    gui.lift().press("F1").shows("why_not/close")
    assert any("3.2" in text for text in gui.all_texts())
    verbs = [gui.find(name).words for name in gui.names() if re.fullmatch(r"why_not/\d+", name)]
    assert any("Prendre une carte visible" in each for each in verbs)  # what it is about
    assert not any("Suivre" in each for each in verbs)  # that is on offer, with some cards
    gui.press("Escape").lacks("why_not/close")


def test_all_that_one_reason_forbids_stands_in_one_line(gui: Gui) -> None:
    words = ["walk", "halt", "follow", "draw", "take", "occupy", "settle", "takeover", "recall",
             "to", "stay", "end"]

    said = gui.house.voice(say_verbs("alexandros", words))

    assert len(said.split(" · ")) == len(words)
    assert gui.house.words.missing == set()


def test_a_note_goes_with_the_next_move(gui: Gui) -> None:
    gui.sit_down(TWO)
    gui.lift().click_spot("space:3-3").press("1").lacks("page/note0")


# ---- undo -----------------------------------------------------------------------------------


def test_a_choice_is_taken_back_and_made_again(gui: Gui) -> None:
    """The corner is chosen, taken back, and chosen again: no card came in between."""
    session = gui.sit_down(TWO)
    for _ in range(60):
        gui.lift()
        if any(each.startswith(("halt", "walk")) for each in gui.offers()):
            break
        gui.click("offer/" + gui.offers()[0])
    turn, whole = session.turn, session.state.hash()
    gui.click("offer/" + gui.offers()[0])
    record = session.record.actions[:]
    gui.click("tool/undo")
    assert (session.turn, session.state.hash()) == (turn, whole)

    gui.click("tool/redo")
    assert session.record.actions[:len(record)] == record


def test_with_two_people_chance_cannot_be_taken_back_and_the_reason_is_told(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    gui.lift()
    gui.click("offer/" + gui.offers()[0])
    turn = session.turn
    gui.click("tool/undo").shows("undo/why").lacks("undo/force").press("Escape")
    assert session.turn == turn


def test_against_a_computer_undo_may_be_forced_and_the_match_says_so(gui: Gui) -> None:
    session = gui.sit_down(ALONE)
    until_asked(gui)
    before = session.turn
    gui.click("offer/" + gui.offers()[0]).press("ctrl+z")
    assert "impossible" not in gui.find("undo/title").words  # for it can be done all the same
    gui.click("undo/force")

    assert session.record.assisted and session.turn <= before


def test_who_plays_alone_is_told_of_no_other_player_when_going_back(gui: Gui) -> None:
    gui.sit_down(ALONE)
    room: Any = gui.house.room
    for seats, key in ((1, "ui.undo.alone"), (2, "ui.undo.assisted")):
        room.rewinder._match = SimpleNamespace(may_force=True, session=SimpleNamespace(
            record=SimpleNamespace(seats=seats)))
        room.rewinder._tell(Msg.of("kernel.undo_barrier"), None)
        assert gui.find("undo/why").text == Msg.of(key)
        gui.press("Escape")


def test_what_no_board_shows_is_no_answer_to_why_not() -> None:
    """The finding: in one campaign the rules of another's fleet were told."""
    seen = frozenset({"region:a", "die:1"})

    assert is_in_sight(("region:a",), seen) and is_in_sight(("die:1", "face:6"), seen)
    assert not is_in_sight(("section:1",), seen) and not is_in_sight(("region:b",), seen)


def test_nothing_changes_behind_an_open_dialog(gui: Gui) -> None:
    session = gui.sit_down((Player("", "random"), Player("", "random")))
    gui.press("Escape")
    turn = session.turn
    gui.run(20)

    assert session.turn == turn
    gui.click("leave/stay").run(5)
    assert session.turn > turn


# ---- leaving --------------------------------------------------------------------------------


def test_a_match_that_is_left_can_be_continued_where_it_stood(gui: Gui) -> None:
    session = gui.sit_down(ALONE)
    until_asked(gui)
    gui.click("offer/" + gui.offers()[0]).press("Escape").click("leave/menu", "menu/continue")

    room = gui.table
    assert room.session is not session
    assert room.session.record.actions[:session.turn] == session.record.actions[:room.session.turn]

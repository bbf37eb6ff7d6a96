"""The screen read aloud: what is said, in which order, and a match played by ear alone."""

from __future__ import annotations

import random

import pytest

from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.reader import Reader
from alexandre.scenes.home.settings import SettingsRoom
from tests.ui.gui import Gui

ALONE = [Player("Zoé"), Player("", "random")]
RING = 120  # stops of the keyboard: more than there ever are
CHOICES = 2000  # of the player who only hears: far more than a match takes


class Ear:
    """Stands in for the voice: keeps what is said, and what was cut short."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.urgent: list[str] = []

    def say(self, text: str, lang: str, *, is_urgent: bool) -> None:
        self.heard.append(text)
        if is_urgent:
            self.urgent.append(text)

    def close(self) -> None:
        """Nothing is running."""

    def listen(self) -> list[str]:
        """The words spoken since the last time."""
        heard, self.heard = self.heard, []
        return heard


@pytest.fixture
def ear(gui: Gui) -> Ear:
    """A player who hears, in English."""
    ear = Ear()
    gui.desk.resize(1280, 720)
    gui.house.reader = Reader(gui.desk, ear)
    gui.house.choose("lang", "en")
    gui.press("F4")
    return ear


def test_without_the_setting_nothing_is_said(gui: Gui) -> None:
    ear = Ear()
    gui.house.reader = Reader(gui.desk, ear)
    gui.press("Tab", "Tab", "F3")

    assert ear.heard == []


def test_a_key_begins_with_all_there_is_and_ends_it(gui: Gui, ear: Ear) -> None:
    heard = ear.listen()
    assert heard[0] == "Reading aloud. F3 repeats, F4 stops."
    assert "Alexandre" in heard
    gui.press("F4")
    ear.listen()
    gui.press("Tab", "Tab")

    assert ear.heard == []
    assert gui.house.settings["speech"] is False


def test_the_focus_is_said_at_once_and_a_control_with_what_it_is_about(
        gui: Gui, ear: Ear) -> None:
    gui.press("F10")
    assert isinstance(gui.house.room, SettingsRoom)
    ear.listen()
    gui.press("Right", "Right")
    assert ear.listen()[-1] == "Sound"
    gui.press("Tab")
    assert ear.listen()[:2] == ["Overall volume", "80%"]
    assert "Overall volume" in ear.urgent
    gui.press("Left")
    assert ear.listen()[0] == "75%"


def test_a_check_says_whether_it_is_checked(gui: Gui, ear: Ear) -> None:
    gui.press("F10", "Right", "Right")
    gui.desk.focus_on(gui.find("settings/speech"))
    gui.run()
    assert "Read aloud, checked" in ear.listen()


def wait_for_board(gui: Gui) -> None:
    """Until the last move has been seen, and its line stands in the log."""
    table = gui.table
    while table.showing.is_moving or table.showing.turn < table.session.turn:
        gui.run()
    gui.run()


def be_asked(gui: Gui) -> Session:
    """A match in which the player has to choose."""
    session = gui.sit_down(ALONE)
    while session.decider != 0:
        gui.run()
    wait_for_board(gui)
    return session


def test_a_question_its_lines_and_the_offers_are_said_in_the_order_of_sense(
        gui: Gui, ear: Ear) -> None:
    be_asked(gui)
    heard = ear.listen()
    prompt = gui.find("page/prompt").words
    assert gui.find("page/turn").words in heard
    assert heard.index(gui.find("page/turn").words) < heard.index(prompt)
    gui.press("Tab")
    offer = gui.find("plain").offers.first
    assert ear.listen() == [offer.spoken]


def test_a_key_repeats_the_question_and_where_one_is(gui: Gui, ear: Ear) -> None:
    be_asked(gui)
    gui.press("Tab")
    ear.listen()
    gui.press("F3")
    heard = ear.listen()

    assert gui.find("page/prompt").words in heard
    assert heard[-1] == gui.find("plain").offers.first.spoken


def test_lines_of_the_log_are_said_as_they_come_and_not_all_anew(gui: Gui, ear: Ear) -> None:
    be_asked(gui)
    ear.listen()
    before = gui.find("page/log").words
    gui.click(f"offer/{gui.offers()[0]}")
    after = gui.find("page/log").words
    heard = ear.listen()

    assert len(after) > len(before)
    fresh = [each for each in after[len(before):] if each not in before]
    assert fresh
    assert [each for each in dict.fromkeys(heard) if each in fresh] == fresh


def test_behind_the_curtain_nothing_of_the_match_is_said(gui: Gui, ear: Ear) -> None:
    gui.sit_down([Player("Zoé"), Player("Bob")])
    assert gui.has("curtain/lift")
    texts = ear.listen()

    assert gui.find("curtain/pass").words in texts
    assert not set(texts) & set(gui.offers())
    assert not any("Choose" in each for each in texts), texts


def test_a_dialog_is_said_with_its_first_answer(gui: Gui, ear: Ear) -> None:
    gui.press("F10", "Right", "Right", "Right").click("settings/key/rules").press("p")
    heard = ear.listen()
    title = gui.find("conflict/title").words

    assert title in heard
    assert heard.index(title) < heard.index(gui.desk.focus.spoken)


# ---- a match by ear ---------------------------------------------------------------------------


class Listener:
    """Plays with the keys of a keyboard and nothing but what is said.

    It knows the words of the tools, as anybody does who has played once; all else that the
    keyboard comes to between them is an offer, or the button that confirms what is prepared.
    """

    TOOLS = ("Pause", "One move", "Instant", "Undo", "Redo", "Why not?", "Menu", "Board,", "Log",
             "Since your move", "Why?", "Compare", "Cancel the move", "Ask the coach")
    CONFIRM = ("March", "Confirm")

    def __init__(self, gui: Gui, ear: Ear, seed: int) -> None:
        self._gui = gui
        self._ear = ear
        self._lot = random.Random(seed)

    def play(self) -> None:
        """One choice: go once through what is offered, come back to one of it, press."""
        offers = self._hear_offers()
        confirming = [text for text in offers if text in self.CONFIRM]
        if not offers:
            self._gui.run()
            return
        goal = self._lot.choice(confirming or offers)
        for _key in range(RING):
            if self._go_on() == goal:
                self._gui.press("Return")
                return

    def _hear_offers(self) -> list[str]:
        """The controls that the keyboard comes to after the tools, until it comes to tools again.
        """
        offers: list[str] = []
        has_tools = False
        for _key in range(RING):
            text = self._go_on()
            if not self._is_tool(text):
                offers += [text] if has_tools else []
            elif offers:
                break
            else:
                has_tools = True
        return offers

    def _go_on(self) -> str:
        self._ear.listen()
        self._gui.press("Tab")
        return next(iter(self._ear.listen()), "")

    def _is_tool(self, text: str) -> bool:
        return not text or text.startswith(self.TOOLS)


def play_by_ear(gui: Gui, ear: Ear, choices: int) -> Session:
    """So many choices of the listener at most, and the computer's in between."""
    session = gui.sit_down(ALONE)
    listener = Listener(gui, ear, 5)
    for _turn in range(choices):
        while session.decider not in (0, OVER):
            gui.run()
        if session.decider == OVER:
            gui.run(6)
            break
        listener.play()
    return session


def test_a_match_can_be_begun_by_ear_alone(gui: Gui, ear: Ear) -> None:
    session = play_by_ear(gui, ear, 12)

    assert sum(step.actor == 0 for step in session.steps) > 5


@pytest.mark.long
def test_a_match_is_played_to_its_end_by_ear_alone(gui: Gui, ear: Ear) -> None:
    assert play_by_ear(gui, ear, CHOICES).decider == OVER
    assert isinstance(gui.house.room, Result)
    assert gui.find("result/winners").words in ear.heard

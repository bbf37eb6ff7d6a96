"""A real window, a real mouse, a real keyboard: a few turns are played by a hand from outside."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from alexandre.kernel.session import Session
from alexandre.kernel.store import Shelf
from alexandre.ui.window.audience import can_open
from tests.helpers.desktop import Desktop
from tests.helpers.outside import Outside

TURNS = 2
CLICKS = 30  # a person's turn has fewer
pytestmark = pytest.mark.window


@pytest.fixture
def outside(desktop: Desktop, tmp_path: Path) -> Iterator[Outside]:
    running = Outside(desktop, tmp_path)
    running.start()
    yield running
    running.end()


def sit_down(outside: Outside) -> Session:
    """From the first room to the table, with the mouse."""
    outside.click("menu/new")
    outside.click("library/play")
    outside.click("seats/start")
    return outside.asked()


def test_turns_are_played_with_the_mouse_on_the_board(outside: Outside) -> None:
    turn = sit_down(outside).turn
    for _ in range(TURNS):
        play_a_turn(outside)
        done = outside.twin.house.room.session.record.actions  # type: ignore[attr-defined]

        assert outside.later(len(done) - 1).record.actions[:len(done)] == done
        assert len(done) > turn
        turn = outside.asked().turn


def play_a_turn(outside: Outside) -> None:
    """Whatever is lit is clicked, the cards first; what is prepared is confirmed."""
    twin = outside.twin
    for number in range(CLICKS):
        room = twin.house.room
        if not room.match.is_asked:  # type: ignore[attr-defined]
            return
        if twin.has("plan/confirm") and twin.find("plan/confirm").is_enabled:
            outside.click("plan/confirm")
        elif any(outside.lit):
            outside.click_spot(outside.lit[number % len(outside.lit)])
        else:
            outside.click(f"offer/{twin.offers()[0]}")
    raise AssertionError(f"the turn does not end: {outside.lit}")


def test_turns_are_played_with_keys_and_a_name_is_typed(outside: Outside) -> None:
    for _ in range(2):  # to the titles, and with the first of them to its seats
        outside.key("Return")
        outside.still()
    outside.key("Tab", "Tab", "Tab", "ctrl+a")
    outside.desktop.xdo("type", "--delay", "60", "Zoe")
    outside.still()
    outside.key("shift+Tab", "shift+Tab", "shift+Tab", "Return")
    session = outside.asked()
    assert session.record.players[0].name == "Zoe"
    for _number in range(4):
        later = play_with_keys(outside, session.turn)
        assert later.record.actions[session.turn] in {each.text for each in session.offers()}
        session = outside.asked()


def play_with_keys(outside: Outside, turn: int) -> Session:
    """A digit, and Return where that only prepared something or unfolded a heading."""
    for number in range(CLICKS):
        for key in (str(1 + number % 2), "Return"):
            outside.still()
            outside.key(key)
            outside.still()
            later = outside.session()
            if later.turn > turn:
                return later
    raise AssertionError(f"nothing was played with the keys after turn {turn}")


def test_the_window_is_resized_closed_and_opened_again_where_it_was(outside: Outside) -> None:
    session = sit_down(outside)
    outside.desktop.xdo("windowsize", "--sync", outside.window, "1100", "660")
    outside.still()
    assert outside.close() == 0

    outside.start()
    assert outside.desktop.size(outside.window) == (1100, 660)
    outside.key("Return")  # continue
    assert play_with_keys(outside, session.turn).record.seed == session.record.seed
    settings = Shelf(outside.saves).read("settings", "settings").body
    assert (settings["width"], settings["height"]) == (1100, 660)


@pytest.mark.skipif(not can_open(), reason="this library has no second window")
def test_the_audience_has_a_window_and_it_is_closed_like_any_other(outside: Outside) -> None:
    desktop = outside.desktop
    outside.key("F5")
    outside.twin.press("F5")
    outside.click("moments/show")
    desktop.window("Alexandre – Alexandros")
    outside.key("d")
    other = desktop.window("Alexandre – pour le public")
    outside.still()
    assert desktop.xdo("getwindowfocus") == outside.window, "the keyboard stays with the notes"
    desktop.xdo("windowactivate", "--sync", other)
    outside.key("Right", "alt+F4")  # a key of the presenter, then one of the window manager
    outside.wait(lambda: not desktop.has(other), "one window")
    outside.still()
    assert outside.child is not None and outside.child.poll() is None
    desktop.xdo("windowactivate", "--sync", outside.window)
    assert outside.close() == 0

"""The application: its window, its way out, and what becomes of a mistake of ours."""

from __future__ import annotations

import contextlib
import gc
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from alexandre import app, games
from alexandre.app import App
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.folders import Places
from alexandre.scenes.demonstration import demonstrate
from alexandre.scenes.home.crash import Crash
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.memory import OVERDUE
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.table import Table
from alexandre.ui.input.clipboard import Clipboard
from alexandre.ui.window.root import scale_for
from alexandre.ui.window.screenshot import SIGNATURE
from alexandre.ui.window.window import (
    AT_REST,
    LIVELY,
    Window,
    clamp_size,
    fit,
    ticks,
)
from tests.ui.gui import MakeGui

ROOT = Path(__file__).resolve().parents[2]


NO_NETWORK = ("unshare", "--map-root-user", "--net")


def has_namespaces() -> bool:
    """Whether a program can be started without a network."""
    with contextlib.suppress(OSError):
        return subprocess.run([*NO_NETWORK, "true"], capture_output=True).returncode == 0
    return False


def test_pygame_is_not_closed_below_a_mixer_that_still_reads(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Places.under(tmp_path))
    app.open_window((1024, 640))
    Clipboard().copy("a sentence")
    monkeypatch.setattr(app.house.sounds, "close", lambda: False)
    app.close()

    assert pygame.font.get_init() and not pygame.display.get_init()


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def post(kind: int, **fields: Any) -> None:
    pygame.event.post(pygame.event.Event(kind, **fields))


def sit_down(running: App) -> Session:
    session = Session.new(games.load(games.TITLES[0]), [Player("Zoé"), Player("Bob")], seed=2)
    running.house.enter(Table(running.house, session, "match"))
    return session


def test_the_loop_ends_when_the_window_is_closed(tmp_path: Path) -> None:
    app = App(Places.under(tmp_path))
    pygame.display.set_mode((64, 64))
    post(pygame.QUIT)

    assert app.run() == 0
    app.close()


def test_events_of_the_window_reach_the_room(running: App) -> None:
    pygame.event.clear()
    post(pygame.KEYDOWN, key=pygame.K_l, mod=pygame.KMOD_CTRL, unicode="")
    before = running.house.words.lang
    running.turn()

    assert running.house.words.lang != before


def test_the_window_is_named_after_the_room(running: App) -> None:
    running.turn()
    home = pygame.display.get_caption()[0]
    sit_down(running)
    curtain = running.house.room
    assert isinstance(curtain, Curtain)
    curtain._lift()
    running.turn()

    assert (home, pygame.display.get_caption()[0]) == ("Alexandre", "Alexandre – Alexandros")


def test_another_size_lays_everything_out_again(running: App) -> None:
    running.event(pygame.event.Event(pygame.VIDEORESIZE, w=1920, h=1080, size=(1920, 1080)))

    assert running.house.desk.theme.scale == scale_for(1920, 1080)
    assert running.house.desk.box.w == 1920 / scale_for(1920, 1080)


def test_size_place_and_language_are_remembered(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    first = App(Places.under(tmp_path))
    first.open_window((1280, 720))
    first.house.enter(Menu(first.house))
    first.house.speak("en")
    for kind, fields in ((pygame.VIDEORESIZE, {"w": 1500, "h": 900, "size": (1500, 900)}),
                         (pygame.WINDOWMOVED, {"x": 300, "y": 40})):
        first.event(pygame.event.Event(kind, **fields))
    first.remember()
    first.close()
    second = App(Places.under(tmp_path))

    assert second.house.words.lang == "en"
    assert (second.window.size, second.window.place) == ((1500, 900), (300, 40))
    second.close()


def test_a_window_is_no_larger_than_the_screen_and_never_too_small() -> None:
    assert clamp_size((4000, 3000), (1366, 768)) == (1366, 688)
    assert clamp_size((300, 200), (1366, 768)) == (1024, 640)
    assert clamp_size((300, 200), (800, 600)) == (800, 520)


def test_a_window_leaves_room_for_its_frame() -> None:
    assert clamp_size((1280, 720), (1280, 720)) == (1280, 640)
    assert clamp_size((1280, 720), (1920, 1080)) == (1280, 720)


def test_a_window_does_not_wander_with_every_start() -> None:
    window = Window((1280, 720), (100, 80))
    window._opened = ticks()
    for at in ((102, 100), (102, 100)):  # its frame has been put where it was to be
        window.hear(pygame.event.Event(pygame.WINDOWMOVED, x=at[0], y=at[1]))
    first = window.place
    window._opened -= 5000
    window.hear(pygame.event.Event(pygame.WINDOWMOVED, x=402, y=300))

    assert first == (100, 80)
    assert window.place == (400, 280)


def test_a_window_at_rest_looks_seldom_and_hears_at_once(
    running: App, monkeypatch: pytest.MonkeyPatch,
) -> None:
    naps: list[int] = []

    def nap(milliseconds: int) -> None:
        naps.append(milliseconds)
        if len(naps) == 3:
            pygame.event.post(key(pygame.K_TAB))

    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    monkeypatch.setattr(pygame.time, "wait", nap)
    pygame.event.clear()
    running.window._stirred = ticks() - LIVELY
    heard = running.window.events(60_000)
    pygame.event.post(key(pygame.K_TAB))
    after = running.window.events(60_000)

    assert [each.type for each in heard] == [pygame.KEYDOWN]
    assert naps == [AT_REST] * 3
    assert [each.type for each in after] == [pygame.KEYDOWN]


def test_the_first_start_leaves_a_window_where_the_second_one_finds_it(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """The frame is added to a place that was asked for, at the very first start as well."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720)])
    window = Window((1280, 640))
    window.open(pygame.Surface((16, 16)), is_full=False)
    asked = window.place
    window.hear(pygame.event.Event(pygame.WINDOWMOVED, x=asked[0] + 1, y=asked[1] + 20))

    assert asked == (0, 40)
    assert window.place == asked


def test_a_window_that_stood_on_a_screen_now_gone_is_not_looked_for_there() -> None:
    both, one = [(1920, 1080), (1280, 1024)], [(1920, 1080)]
    size = (1024, 640)

    assert fit(size, (1930, 100), both) == (size, (1930, 100))
    assert fit(size, (2400, 100), both) == (size, (2176, 100)), "moved so as to be seen whole"
    assert fit(size, (2400, 100), one) == (size, (448, 220)), "in the middle of the other"
    assert fit(size, (-1, -1), one) == (size, (448, 220))


def test_a_window_kept_from_a_larger_screen_opens_whole_on_a_small_one() -> None:
    """The finding: 1024x600 opened at 602,335 of a screen of 1024x600."""
    size, place = fit((1280, 720), (602, 335), [(1024, 600)])

    assert size == (1024, 520)
    assert place == (0, 40)
    assert fit(size, (602, 335), [(1024, 600)]) == (size, (0, 40))


def test_under_a_hand_that_never_rests_memory_is_swept_once_it_is_overdue(
        running: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: with an event in every turn nothing was ever swept."""
    swept: list[str] = []
    litter = [OVERDUE - 1]
    monkeypatch.setattr(running._sweeper, "sweep", lambda: swept.append("all"))
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, litter[0]))
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0))
    running.turn(move)
    assert swept == []

    litter[0] = OVERDUE
    running.turn(move)
    assert swept == ["all"]


def test_the_whole_screen_and_back(running: App) -> None:
    before = running.window.size
    running.turn(key(pygame.K_F11))
    was_full = running.window.is_full
    running.turn(key(pygame.K_RETURN, pygame.KMOD_ALT))

    assert was_full
    assert not running.window.is_full and running.window.size == before


def test_a_turn_may_be_given_its_events(running: App) -> None:
    before = running.house.words.lang
    running.turn(key(pygame.K_l, pygame.KMOD_CTRL))

    assert running.house.words.lang != before


def test_damaged_settings_are_told_and_do_no_harm(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "settings.settings").write_bytes(b"{}{}")
    app = App(Places.under(tmp_path))

    assert app.house.settings["width"] == 1280 and not app.house.news.empty()
    app.close()


def test_the_program_can_be_left_from_behind_a_curtain(running: App) -> None:
    sit_down(running)
    running.house.close()

    assert running.house.rooms == ()


# ---- mistakes of ours -----------------------------------------------------------------------


def fail(message: str) -> None:
    raise ValueError(message)


def test_a_mistake_of_ours_saves_the_match_and_says_so(
        running: App, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = sit_down(running)
    try:
        fail("planted")
    except ValueError as error:
        assert running._survive(error)
    running.turn()

    assert isinstance(running.house.room, Crash)
    assert running.store.read("match").body["actions"] == session.record.actions
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_mistake_between_a_move_and_its_save_costs_nothing(running: App) -> None:
    """The screen said that the match is safe, and its last action was not in the save."""
    session = sit_down(running)
    session.listeners.insert(0, lambda steps: fail("planted"))
    with pytest.raises(ValueError, match="planted") as caught:
        session.play(session.offers()[0])
    running._survive(caught.value)

    assert running.store.read("match").body["actions"] == session.record.actions != []


def test_a_move_is_shown_and_then_saved_before_anything_else_is_heard(
        running: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: every press waited until the whole record was spelled out."""
    session = sit_down(running)
    table = next(each for each in running.house.rooms if isinstance(each, Table))
    table.match.screen.unveil()
    running.turn()
    order: list[str] = []

    def note(word: str, done: Callable[..., Any]) -> Callable[..., Any]:
        def note_and_do(*args: Any) -> Any:
            order.append(word)
            return done(*args)
        return note_and_do

    desk = running.house.desk
    monkeypatch.setattr(desk, "draw", note("shown", desk.draw))
    monkeypatch.setattr(running.store, "write", note("saved", running.store.write))
    monkeypatch.setattr(desk, "event", note("heard", lambda event: table.match.choose(
        session.offers()[0])))
    running.turn(key(pygame.K_RETURN))

    assert order == ["heard", "shown", "saved"]


def test_the_report_names_the_place_and_the_match_and_no_folder_of_the_player(
        running: App, tmp_path: Path) -> None:
    session = sit_down(running)
    try:
        fail("planted")
    except ValueError as error:
        running._survive(error)
    report = (tmp_path / "logs" / "report-1.txt").read_text()

    assert "test_app.py" in report
    assert "ValueError: planted" in report
    assert f"alexandros {session.record.board.id}, seats 2" in report
    assert session.record.actions[-1] not in report, "hidden cards are told only if one wishes"
    assert str(Path(__file__).parent) not in report


def test_a_mistake_while_a_mistake_is_told_ends_the_program(running: App) -> None:
    error = ValueError("planted")

    assert running._survive(error) and not running._survive(error)


def test_the_loop_goes_on_after_a_mistake(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(Places.under(tmp_path))
    turns = iter([ValueError("planted"), None])
    seen: list[str] = []

    def turn() -> None:
        mistake = next(turns)
        if mistake:
            raise mistake
        seen.append(type(app.house.room).__name__)
        app.house.is_leaving = True

    monkeypatch.setattr(app, "turn", turn)

    assert app.run() == 0
    assert seen == ["Crash"]
    app.close()


# ---- without a screen -----------------------------------------------------------------------


def test_the_demonstration_keeps_pictures_and_no_save(make_gui: MakeGui) -> None:
    gui = make_gui(size=(640, 400))
    gui.house.go_home()
    kept: dict[str, bytes] = {}
    demonstrate(gui.house, gui.screen, kept.__setitem__)

    assert len(kept) == 7
    assert all(picture.startswith(SIGNATURE) for picture in kept.values())
    assert len(set(kept.values())) == 7
    assert not [each for each in gui.places.saves.iterdir() if each.suffix == ".save"]


@pytest.mark.parametrize(("asked", "spoken"), [("fr_CA.UTF-8", "fr"), ("en_GB", "en"),
                                               ("xx_YY.UTF-8", "en"), ("C.UTF-8", "en")])
def test_the_language_of_the_machine_is_spoken_installed_or_not(
        asked: str, spoken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", asked)

    assert app.all_words().lang == spoken


def test_a_screen_that_nobody_sees_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not app.has_screen()
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not app.has_screen()


@pytest.mark.long
def test_without_a_screen_the_program_says_so_and_names_the_pictures(tmp_path: Path) -> None:
    done = play_unseen(tmp_path)
    pictures = tmp_path / "alexandre" / "pictures"

    assert done.returncode == 0 and done.stdout == ""
    assert len(done.stderr.splitlines()) == 2 + 7
    assert str(pictures) in done.stderr
    assert len(list(pictures.glob("*.png"))) == 7


@pytest.mark.long
@pytest.mark.skipif(not has_namespaces(), reason="this system takes no network from a program")
def test_a_whole_session_runs_where_there_is_no_network_at_all(tmp_path: Path) -> None:
    """Not even the machine's own interface is up."""
    assert play_unseen(tmp_path, *NO_NETWORK).returncode == 0
    assert len(list((tmp_path / "alexandre" / "pictures").glob("*.png"))) == 7


def play_unseen(folder: Path, *under: str) -> subprocess.CompletedProcess[str]:
    """The program without a screen, which plays a match and keeps pictures of it."""
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "XDG_DATA_HOME": str(folder),
           "XDG_STATE_HOME": str(folder), "LANG": "C"}
    return subprocess.run([*under, sys.executable, str(ROOT / "main.py")], env=env, text=True,
                          capture_output=True, timeout=600)

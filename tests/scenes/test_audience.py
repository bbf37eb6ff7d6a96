"""The presenter's notes and the audience's window, with a stand-in for the system's windows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pygame
import pytest

from alexandre import games
from alexandre.app import App
from alexandre.content.moment import load_moment, locate_bundled
from alexandre.kernel.text import Msg
from alexandre.scenes.base.history import History
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.present.moment_list import MomentList
from alexandre.scenes.present.presenter import Presenter, present_history, show_moment
from alexandre.ui.draw.tiles import INFINITE
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.window import audience
from alexandre.ui.window.audience import ANYWHERE
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

DRAWN = "pioche un cheval"  # nobody else knows what it was
ONE, TWO = [(1280, 720)], [(1280, 720), (1920, 1080)]


class StandIn:
    """The stand-in of `pygame.Window`; it keeps the arguments of its opening."""

    opened: list[StandIn] = []
    refuses = False

    def __init__(self, title: str, size: tuple[int, int] = TWO[1], **how: Any) -> None:
        if StandIn.refuses:
            raise pygame.error("no")
        self.title, self.size, self.how = title, size, how
        self.flips, self.is_there = 0, True
        self.position, self.always_on_top = how["position"], how.get("always_on_top", False)
        self._surface = pygame.Surface(size)
        StandIn.opened.append(self)

    def set_icon(self, icon: pygame.Surface) -> None:
        assert self.is_there

    def get_surface(self) -> pygame.Surface:
        assert self.is_there
        return self._surface

    def flip(self) -> None:
        assert self.is_there
        if StandIn.refuses:
            raise pygame.error("its display has gone")
        self.flips += 1

    def destroy(self) -> None:
        self.is_there = False


@pytest.fixture(autouse=True)
def windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[StandIn]]:
    monkeypatch.setattr(StandIn, "opened", [])
    monkeypatch.setattr(StandIn, "refuses", False)
    monkeypatch.setattr(pygame, "Window", StandIn, raising=False)
    connect(monkeypatch, ONE)
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (0, 0), raising=False)
    monkeypatch.setattr(pygame.display, "get_window_size", lambda: (1024, 640))
    yield StandIn.opened


def connect(monkeypatch: pytest.MonkeyPatch, sizes: list[tuple[int, int]]) -> None:
    """These are the displays from now on."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: list(sizes))


def present(gui: Gui, name: str = "takeover") -> Presenter:
    show_moment(gui.house, load_moment(locate_bundled() / f"{name}.yaml", games.load))
    draw(gui)
    return gui.room_as(Presenter)


def present_aside(gui: Gui, name: str = "takeover") -> Presenter:
    """The same with a window for the audience."""
    room = present(gui, name)
    gui.press("d")
    draw(gui)
    return room


def draw(gui: Gui) -> None:
    """The clock goes on, both windows are painted."""
    gui.run()
    gui.house.audience.draw(INFINITE)


def step_on(gui: Gui, room: Presenter) -> None:
    gui.press("Right")
    while room.journey.goal is not None or room.showing.is_moving:
        gui.run(1)
    draw(gui)


def test_a_key_gives_the_audience_a_window_and_takes_it_back(
        gui: Gui, windows: list[StandIn]) -> None:
    room = present(gui)
    assert windows == [] and room.stage.desk is gui.desk
    step_on(gui, room)
    gui.press("d")
    draw(gui)
    (window,) = windows
    assert window.how["resizable"] and window.flips == 1
    moment = room.track.moment
    assert moment is not None
    gui.reads("notes/title", moment.title["fr"]).reads("notes/now", moment.captions[0].told["fr"])
    gui.reads("notes/next/what", moment.captions[1].told["fr"])
    assert room.stage.strip.words == (moment.captions[0].told["fr"],)
    assert not gui.has("present/strip"), "the strip is the audience's"
    gui.press("d")
    draw(gui)
    assert not window.is_there and gui.has("present/strip") and not gui.has("notes/now")
    assert room.journey.place == 1 and room.stage.strip.words == (moment.captions[0].told["fr"],)


def test_a_display_that_goes_between_two_looks_takes_its_window_with_it(
        gui: Gui, windows: list[StandIn], monkeypatch: pytest.MonkeyPatch) -> None:
    room = present_aside(gui)
    monkeypatch.setattr(StandIn, "refuses", True)
    step_on(gui, room)
    draw(gui)
    assert not windows[0].is_there and gui.has("present/strip"), "one window again"


def test_on_one_display_the_audiences_window_gives_way_to_a_question_and_to_other_rooms(
        gui: Gui, windows: list[StandIn], monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: Escape's question lay under the window that is always on top."""
    room, focused = present_aside(gui), list[str]()
    step_on(gui, room)
    (window,) = windows
    assert window.always_on_top
    for keys, back in (("Escape", "leave/no"), ("F2", "")):
        monkeypatch.setattr(audience, "focus_first", partial(focused.append, keys))
        gui.press(keys)
        assert not window.always_on_top, keys
        assert focused[-1:] == [keys], "and the keyboard goes to the question"
        gui.click(back) if back else gui.press("Escape")
        draw(gui)
        assert window.always_on_top


def test_steps_are_shown_in_the_other_window_and_told_beforehand_in_this_one(
        gui: Gui, windows: list[StandIn]) -> None:
    room = present_aside(gui)
    for _ in range(3):
        expected, flips = gui.find("notes/next/what").words, windows[0].flips
        step_on(gui, room)
        assert room.stage.strip.words[0] == expected == gui.find("notes/now").words
        assert windows[0].flips > flips
    flips = windows[0].flips
    draw(gui)
    assert windows[0].flips == flips, "nothing has changed, nothing is painted"
    gui.click("notes/left")
    assert room.journey.place == 2
    gui.click("notes/place/6")
    assert room.journey.place == 6
    while gui.has("notes/next/what"):
        room.jump(room.journey.place + 1)
    assert room.journey.place == len(room.journey.stops) - 1


def test_notes_beyond_the_caption_are_the_presenters_alone(gui: Gui) -> None:
    room = present(gui, "tyre")
    moment = room.track.moment
    assert moment is not None and moment.notes is not None
    gui.press("d")
    draw(gui)
    assert gui.find("notes/notes").words == moment.notes["fr"]
    for caption in moment.captions:
        step_on(gui, room)
        assert caption.notes is not None
        assert gui.find("notes/notes").words == caption.notes["fr"]
        assert caption.notes["fr"] not in room.stage.strip.words
    step_on(gui, room)
    assert not gui.has("notes/notes"), "the last plate has none"


def test_what_the_log_tells_of_the_way_is_below_the_caption(gui: Gui) -> None:
    room = present_aside(gui, "tyre")
    assert not gui.has("notes/way"), "the moment has not begun"
    room.jump(10)
    first, at = room.journey.span
    told = [gui.house.voice(line.text)
            for line in room.track.lines(at, room.journey.eyes) if line.index >= first]
    assert gui.find("notes/way").words == " ".join(told) and len(told) > 12
    gui.press("Escape").click("leave/yes")
    present_history(gui.house, room.history, 40)
    draw(gui)
    gui.press("d")
    draw(gui)
    assert not gui.has("notes/way"), "of a match the caption says all of it"


def test_the_clock_counts_the_presentation(gui: Gui) -> None:
    room = present(gui)
    gui.press("d")
    gui.now += 20_000
    draw(gui)
    assert gui.find("notes/clock").words == "0:00"  # it runs from the first step on
    step_on(gui, room)
    start = room._start
    for _ in range(2):
        gui.now += 63_000
        draw(gui)
        seconds = round((gui.house.now - start) / 1000)
        minutes, rest = map(int, gui.find("notes/clock").words.split(":"))
        assert abs(60 * minutes + rest - seconds) <= 1
        wake = room.wakes(gui.house.now)
        assert wake is not None and wake <= 1000
        step_on(gui, room)  # another step is another page, not another start


def test_secrets_are_offered_where_a_title_has_them(gui: Gui) -> None:
    present_aside(gui, "tyre")
    assert not gui.find("notes/secrets").is_enabled
    gui.press("x")
    assert gui.desk.banner.text == gui.house.voice(Msg.of("ui.present.no_secrets"))
    gui.press("Escape")
    present_aside(gui, "takeover")
    gui.click("notes/secrets")
    draw(gui)
    assert gui.find("notes/secrets").is_on


def test_no_sentence_covers_the_notes_for_what_they_show_themselves(gui: Gui) -> None:
    present_aside(gui)
    gui.press("s")
    draw(gui)
    assert gui.desk.banner.text == "" and gui.find("notes/slow").is_on


@pytest.mark.parametrize("text", [100, 150])
def test_letters_of_the_other_window_are_for_its_own_height(gui: Gui, text: int) -> None:
    gui.house.choose("text", text)
    room = present_aside(gui, "tyre")
    for place in range(len(room.journey.stops)):
        room.jump(place)
        strip, (window,) = room.stage.strip, StandIn.opened
        for passage in strip.set_lines(strip.room):
            assert passage.size * 36 >= window.size[1]
        assert strip.box.bottom <= strip.desk.box.bottom


def test_a_second_display_is_the_audiences(gui: Gui, windows: list[StandIn],
                                           monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch, TWO)
    present(gui)
    assert windows[0].how == {"position": (ANYWHERE | 1,) * 2, "fullscreen_desktop": True}
    gui.press("Escape")
    assert not windows[0].is_there and not gui.house.audience.is_open
    monkeypatch.setattr(pygame.display, "get_window_position", lambda: (1400, 50), raising=False)
    present(gui)
    assert windows[1].how["position"] == (ANYWHERE,) * 2, "this window is on the other one"
    gui.press("Escape")
    gui.house.choose("audience", False)
    assert present(gui).stage.desk is gui.desk and len(windows) == 2


@pytest.mark.parametrize("how", ["closed", "unplugged"])
def test_a_window_that_goes_loses_nothing(gui: Gui, windows: list[StandIn], how: str,
                                          monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch, TWO)
    room = present(gui)
    for _ in range(2):
        step_on(gui, room)
    gui.press("o", "t")
    if how == "closed":
        event = pygame.event.Event(pygame.WINDOWCLOSE, window=windows[0])
        assert gui.house.audience.hear(event)
    else:
        connect(monkeypatch, ONE)
        gui.run()
    draw(gui)
    assert not windows[0].is_there and len(windows) == 1
    assert gui.house.room is room and room.journey.place == 2 and gui.has("present/strip")
    assert room.stage.spotlight.is_ringed and not room.stage.board.has_side
    step_on(gui, room)
    assert room.journey.place == 3


def test_a_system_that_refuses_leaves_one_window(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    room = present(gui)
    monkeypatch.setattr(StandIn, "refuses", True)
    gui.press("d")
    draw(gui)
    assert not gui.house.audience.is_open and gui.has("present/strip")
    assert room.stage.desk is gui.desk


def test_where_the_library_has_no_second_window_none_is_offered(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pygame, "Window")
    connect(monkeypatch, TWO)
    assert present_aside(gui).stage.desk is gui.desk and not gui.house.audience.is_open
    gui.press("k").shows("keys/slow").lacks("keys/audience").press("Escape")
    gui.enter(SettingsRoom(gui.house))
    assert gui.has("settings/full_screen") and not gui.has("settings/audience")


def test_what_is_hidden_is_in_neither_window(gui: Gui) -> None:
    match = load_bundled("alexandros_red_walls")
    present_history(gui.house, History(match.game, match.record), 0)
    gui.press("d")
    draw(gui)
    room: Any = gui.house.room

    def read_both() -> str:
        told = [*room.stage.strip.words, *room.stage.plate.words]
        for widget in walk(room.notes):
            told += gui._texts_of(widget)
        return " ".join(told)

    assert DRAWN not in read_both()
    step_on(gui, room)
    assert DRAWN not in read_both()
    gui.press("x")
    assert DRAWN in read_both()


def test_the_pointer_on_the_small_picture_points_in_the_large_one(gui: Gui) -> None:
    room = present_aside(gui)
    gui.press("o")
    mirror, scale = gui.find("present/mirror").box, gui.desk.theme.scale
    at = (mirror.x + 0.25 * mirror.w, mirror.y + 0.5 * mirror.h)
    gui.send(pygame.MOUSEMOTION, pos=tuple(round(each * scale) for each in at), rel=(0, 0),
             buttons=(0, 0, 0))
    draw(gui)
    box, spotlight = room.stage.box, room.stage.spotlight
    assert spotlight._at is not None
    assert spotlight._at[0] == pytest.approx(0.25 * box.w, rel=0.02)
    assert spotlight._at[1] == pytest.approx(0.5 * box.h, rel=0.02)
    assert gui.find("notes/pointer").is_on and not gui.find("notes/magnify").is_on


def test_the_list_of_moments_leaves_the_audience_its_picture(
        gui: Gui, windows: list[StandIn]) -> None:
    present_aside(gui)
    gui.press("j")
    draw(gui)
    assert isinstance(gui.house.room, MomentList) and windows[0].is_there
    gui.click("moments/3", "moments/show")
    draw(gui)
    room = gui.house.room
    assert isinstance(room, Presenter) and room.notes is not None and len(windows) == 1
    gui.press("Escape", "Escape", "Escape")
    assert not windows[0].is_there


@pytest.fixture
def running(windows: list[StandIn], running: App) -> App:
    show_moment(running.house, load_moment(locate_bundled() / "takeover.yaml", games.load))
    running.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, unicode="d"))
    running.turn(pygame.event.Event(pygame.USEREVENT))
    return running


def test_events_of_the_other_window_do_not_concern_the_first(
        running: App, windows: list[StandIn]) -> None:
    box, (window,) = running.house.desk.box, windows
    place = running.window.place
    for kind, fields in ((pygame.VIDEORESIZE, {"w": window.size[0], "h": window.size[1]}),
                         (pygame.WINDOWMOVED, {"x": 7, "y": 9, "window": window}),
                         (pygame.MOUSEMOTION, {"pos": (5, 5), "rel": (0, 0), "window": window})):
        running.event(pygame.event.Event(kind, **fields))
    assert running.house.desk.box == box and running.window.place == place
    assert running.house.desk.mouse is None
    running.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="",
                                     window=window))
    room = running.house.room
    assert isinstance(room, Presenter)
    assert room.journey.goal == 1, "keys are the presenter's everywhere"
    lang = running.house.words.lang
    running.event(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_l, mod=pygame.KMOD_CTRL,
                                     unicode="", window=window))
    assert running.house.words.lang != lang


def test_on_one_display_the_whole_screen_makes_room_for_the_other_window(
        running: App, windows: list[StandIn]) -> None:
    running.house.choose("full_screen", True)
    running.turn(pygame.event.Event(pygame.USEREVENT))
    is_full, is_there = [running.window.is_full], windows[0].is_there
    running.house.audience.close()
    running.turn(pygame.event.Event(pygame.USEREVENT))
    is_full.append(running.window.is_full)
    running.house.choose("full_screen", False)

    assert is_there and is_full == [False, True]


def test_the_whole_screen_opens_the_other_window_anew(
        running: App, windows: list[StandIn], monkeypatch: pytest.MonkeyPatch) -> None:
    connect(monkeypatch, [(1920, 1080), (1280, 720)])
    running.house.choose("full_screen", True)
    running.turn(pygame.event.Event(pygame.USEREVENT))
    assert [each.is_there for each in windows] == [False, True]
    assert windows[1].flips == 1
    running.house.choose("full_screen", False)


def test_closing_the_first_window_ends_all(running: App) -> None:
    running.event(pygame.event.Event(pygame.WINDOWCLOSE, window=None))
    assert running.house.is_leaving

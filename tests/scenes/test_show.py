"""The show of a stand: what it tells, whom it gives way to, when it comes back."""

from __future__ import annotations

import gc
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pygame
import pytest

from alexandre import __main__, app, games
from alexandre.content import data
from alexandre.content.moment import locate_bundled
from alexandre.kernel.text import Refusal
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.playback.performance import Performance
from alexandre.scenes.show import playlist
from alexandre.scenes.show.acts import Act, MatchAct, PictureAct, TitleAct
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.show.playlist import STRETCH, Playlist, load_shown
from alexandre.scenes.show.show_attendant import MINUTE, begin_show
from alexandre.scenes.story.highlights import list_cues
from alexandre.ui.draw.sketch import face_of
from alexandre.ui.play.banners.proclamation import BAND_HIGH, LINE, TITLE
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.cues.ribbon import RIBBON_HIGH, RIBBON_LINE, RIBBON_TITLE
from alexandre.ui.widgets.panels.caption_strip import FAR, LargeText
from alexandre.ui.widgets.panels.figure import Figure
from tests.ui.gui import Gui
from tests.ui.hands import FingerHand, PadHand

ROOT = Path(__file__).resolve().parents[2]
PASS = 40 * MINUTE  # all titles once, and to spare
CAPITAL = 30  # of what is read it has at least this part of the window's height
TYRE = locate_bundled() / "tyre.yaml"


@pytest.fixture
def show(gui: Gui) -> Gui:
    """A show that has begun, in French and English."""
    gui.resize((1280, 720))
    gui.house.choose("pace", "normal")
    begin_show(gui.house)
    gui.run()
    return gui


def watch(gui: Gui, most: int = PASS) -> Iterator[Act]:
    """Each act as it begins, for so many milliseconds of the clock."""
    gui.paints, end, latest = False, gui.now + most, None
    while gui.now < end:
        gui.run(1)
        act = gui.room_as(ShowLoop).act
        if act is not latest:
            latest = act
            yield act


def pass_time(gui: Gui, milliseconds: int) -> None:
    gui.run(milliseconds // 1000)


def test_title_after_title_is_told_in_plate_pictures_and_a_match(show: Gui) -> None:
    told: dict[str, list[type[Act]]] = {}
    langs: list[str] = []
    for act in watch(show):
        if isinstance(act, TitleAct):
            if act.about in told:
                break
            langs.append(show.house.words.lang)
        told.setdefault(act.about, []).append(type(act))

    assert list(told) == list(games.TITLES)
    for acts in told.values():
        assert acts == [TitleAct, PictureAct, PictureAct, PictureAct, MatchAct]
    assert langs == ["en", "fr", "en", "fr", "en"]
    assert show.house.words.lang == "fr", "the second time round each title is in the other"
    assert not show.house.words.missing


def test_a_language_that_was_chosen_is_kept(gui: Gui) -> None:
    gui.house.choose("show_lang", "fr")
    begin_show(gui.house)
    langs = {gui.house.words.lang for _act in watch(gui, 5 * MINUTE)}

    assert langs == {"fr"}


def measure_capitals(gui: Gui) -> Iterator[int]:
    """The capital letters of everything that is told, in pixels."""
    for widget in walk(gui.desk.top):
        if isinstance(widget, LargeText) and widget.words:
            room = getattr(widget, "plate", widget.box)
            for each in widget.set_lines(room):
                letter = gui.desk.letters.picture("H", each.face, each.size, (0, 0, 0))
                yield letter.get_bounding_rect().height


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_everything_told_is_readable_at_two_metres(show: Gui, size: tuple[int, int]) -> None:
    show.desk.resize(*size)
    seen = 0
    for _act in watch(show, 6 * MINUTE):
        show.run(3)
        capitals = list(measure_capitals(show))
        seen += len(capitals)
        assert all((each + 1) * CAPITAL > size[1] for each in capitals), capitals

    assert seen > 12
    large = show.desk.theme.text
    shares = (BAND_HIGH * TITLE, BAND_HIGH * LINE * large, RIBBON_HIGH * RIBBON_TITLE,
              RIBBON_HIGH * RIBBON_LINE * large)
    assert min(shares) >= FAR, "the words of a great cue, too"
    show.press("x")
    assert show.desk.theme.text == 1.0, "the visitor's own again"


def test_each_moment_comes_in_another_language_the_next_time(show: Gui) -> None:
    langs: dict[str, list[str]] = {}
    for act in islice(Playlist(show.house).acts, 4 * len(games.TITLES) * 5):
        act.closed()
        if isinstance(act, MatchAct) and act.track.moment:
            langs.setdefault(act.track.moment.file.stem, []).append(show.house.words.lang)

    assert len(langs) == 10
    assert all(sorted(each) == ["en", "fr"] for each in langs.values()), langs


def test_a_match_goes_on_by_itself_and_tells_its_captions(gui: Gui) -> None:
    moment = load_shown(TYRE)
    gui.house.choose("show_lang", "en")
    begin_show(gui.house, [moment])
    texts: set[str] = set()
    turns = []
    for _second in range(600):
        gui.run(1)
        act: Any = gui.room_as(ShowLoop).act
        if isinstance(act, Performance):
            assert face_of(0) == "", "and not that of the level that played it"
            turns.append(act.session.turn)
            assert act.stage.strip.count == "", "no keys"
            assert act.stage.strip.words[1:] == ("Touch to play Field Commander: Alexander",)
            texts |= {each for widget in walk(gui.desk.top) if isinstance(widget, LargeText)
                      for each in widget.words}
        elif turns:
            break
    presenter: Any = moment

    assert turns[0] == presenter.begin and turns[-1] == presenter.end
    assert turns == sorted(turns)
    assert {each.told["en"] for each in presenter.captions} <= texts
    assert {presenter.before["en"], presenter.after["en"]} <= texts


def test_a_whole_match_of_a_file_is_shown(gui: Gui) -> None:
    match = load_shown(data.saves() / "commander_tyre_death.save")
    begin_show(gui.house, [match])
    acts = [act for _number, act in zip(range(3), watch(gui, 60 * MINUTE), strict=False)]

    assert [type(act) for act in acts] == [TitleAct, MatchAct, TitleAct]


def test_without_a_moment_the_liveliest_part_of_a_match_is_shown(show: Gui) -> None:
    act = Playlist(show.house)._stage_bundled("catan", 0)
    journey = act.journey
    marks = {each.index for each in list_cues(act.history)}
    first, last = (journey.stops[place].at for place in (journey.place, journey.last))

    assert 0 < journey.last - journey.place <= STRETCH
    assert marks & set(range(first, last))
    act.closed()


def push_stick(gui: Gui) -> None:
    PadHand(gui).pull(pygame.CONTROLLER_AXIS_RIGHTX, 1.0)
    gui.run()


PRESSES: dict[str, Callable[[Gui], object]] = {
    "a key": lambda gui: gui.press("x"),
    "Escape": lambda gui: gui.press("Escape"),
    "the mouse": lambda gui: gui.click_at((640, 300)),
    "a finger": lambda gui: FingerHand(gui).tap((640, 300)),
    "a gamepad": lambda gui: PadHand(gui).push("y"),
    "a stick": push_stick,
}


@pytest.mark.parametrize("press", PRESSES)
def test_any_press_leads_to_the_menu_at_the_title_that_was_shown(show: Gui, press: str) -> None:
    begin_show(show.house, [load_shown(TYRE)])
    show.run()
    lang = show.house.words.lang
    PRESSES[press](show)

    assert isinstance(show.house.room, Menu)
    assert show.desk.focus.name == "menu/title/commander"
    assert show.house.words.lang == lang, "in the language that the visitor was reading"


def test_a_mouse_that_is_pushed_and_the_keys_of_the_window_end_nothing(show: Gui) -> None:
    show.send(pygame.MOUSEMOTION, pos=(300, 300), rel=(1, 1), buttons=(0, 0, 0))
    show.press("F11")
    show.press("F4")

    assert isinstance(show.house.room, ShowLoop)
    show.press("x")
    assert isinstance(show.house.room, Menu)


def test_it_comes_back_when_nothing_was_touched_for_three_minutes(show: Gui) -> None:
    show.press("x")
    show.click("menu/new")
    pass_time(show, 2 * MINUTE)
    show.send(pygame.MOUSEMOTION, pos=(30, 30), rel=(1, 1), buttons=(0, 0, 0))
    pass_time(show, 3 * MINUTE - 3000)
    assert not isinstance(show.house.room, ShowLoop)
    pass_time(show, 5000)

    assert isinstance(show.house.room, ShowLoop)
    assert len(show.house.rooms) == 2


def test_it_goes_on_where_it_was(show: Gui) -> None:
    first = show.room_as(ShowLoop).act.about
    for act in watch(show):
        if act.about != first:
            break
    show.press("x")
    pass_time(show, 4 * MINUTE)

    assert show.room_as(ShowLoop).act.about != first


def test_the_minutes_are_a_setting_and_the_settings_end_it(show: Gui) -> None:
    show.press("x")
    show.press("F10")
    show.find("settings/leaves").choose("show")
    show.run()
    show.find("settings/show_minutes").choose(10)
    pass_time(show, 9 * MINUTE)
    assert isinstance(show.house.room, SettingsRoom)
    show.click("settings/show_end")
    pass_time(show, 30 * MINUTE)
    assert isinstance(show.house.room, SettingsRoom)
    show.click("settings/show_begin")

    assert isinstance(show.house.room, ShowLoop) and show.house.attendant


@pytest.mark.parametrize(("chosen", "spoken"), [("", "fr"), ("en", "en")])
def test_at_its_end_the_language_is_the_players_own_again(
        gui: Gui, chosen: str, spoken: str) -> None:
    gui.house.settings["lang"] = ""  # that of the system
    begin_show(gui.house)
    gui.run()
    assert gui.house.words.lang == "en", "the first title"
    if chosen:
        gui.house.speak(chosen)
    gui.house.dismiss()

    assert gui.house.words.lang == spoken


def test_it_comes_back_only_where_it_was_begun(gui: Gui) -> None:
    pass_time(gui, 30 * MINUTE)

    assert isinstance(gui.house.room, Menu)


def test_a_match_that_the_disk_refused_is_not_left_alone(
        show: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    show.press("x")
    monkeypatch.setattr(show.store, "list_unsaved", lambda: ("a match",))
    pass_time(show, 10 * MINUTE)
    assert not isinstance(show.house.room, ShowLoop)
    monkeypatch.undo()
    show.run()

    assert isinstance(show.house.room, ShowLoop)


def test_the_menu_shows_it_in_the_players_language_until_a_press_ends_it(gui: Gui) -> None:
    """The finding: it left the menu in another language, and came back by itself."""
    gui.click("menu/show")
    lang, titles = gui.house.words.lang, set[str]()
    for act in watch(gui):
        assert gui.house.words.lang == lang
        titles.add(act.about)
        if len(titles) == 2:
            break
    gui.press("x")
    pass_time(gui, 30 * MINUTE)

    assert isinstance(gui.house.room, Menu) and gui.house.words.lang == lang


def test_a_file_that_is_none_is_one_sentence_and_no_window(
        tmp_path: Path, capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken.save"
    broken.write_text("nothing")
    torn = tmp_path / "torn.yaml"
    torn.write_text(TYRE.read_text("utf-8").replace("from:", "form:"), encoding="utf-8")
    monkeypatch.setattr(app, "App", None)
    for file in (broken, torn, tmp_path / "missing.save"):
        with pytest.raises(Refusal):
            load_shown(file)
        assert app.main(["show", str(file)]) == app.MISUSED
        told = capsys.readouterr().err
        assert told.count(file.name) == 1
        assert len(told.splitlines()) == 1


def test_an_option_that_a_show_does_not_have_is_no_file(
        capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: the option was called a file that cannot be read, twice in one sentence."""
    monkeypatch.setattr(app, "App", None)
    monkeypatch.setenv("LC_ALL", "en")

    assert app.main(["show", "--kiosk", "--nonsense"]) == app.MISUSED
    assert capsys.readouterr().err == (
        "“show” has no option --nonsense; its options are --kiosk and --window.\n")


def test_an_installation_without_matches_shows_its_pictures(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playlist, "list_bundled", lambda title: [])
    monkeypatch.setattr(playlist, "locate_bundled", lambda: gui.places.moments)
    acts = Playlist(gui.house).acts

    assert not any(isinstance(next(acts), MatchAct) for _number in range(30))


def test_the_command_begins_it_with_its_files(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def open_window() -> int:
        asked.append(sys.argv[1:])
        return 0

    monkeypatch.setattr(__main__, "open_window", open_window)
    for words in (["show"], ["show", str(TYRE)]):
        monkeypatch.setattr(sys, "argv", ["alexandre", *words])
        assert __main__.main() == 0
    assert asked == [["show"], ["show", str(TYRE)]]
    monkeypatch.setattr(sys, "argv", ["alexandre", "show", "--help"])

    assert __main__.main() == 0, "the command line explains it"
    assert len(asked) == 2


def test_an_act_that_is_over_is_kept_by_nothing(show: Gui) -> None:
    acts = [weakref.ref(act) for act in watch(show, 6 * MINUTE)]
    gc.collect()

    assert len(acts) > 6
    assert [each() for each in acts[:-1] if each() is not None] == []


@pytest.mark.long
def test_an_hour_of_the_show_holds_no_more_than_it_may() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "bench" / "show.py"), "1", "1000"],
                          capture_output=True, text=True, check=True)
    *_rest, acts, _growth, most = done.stdout.splitlines()

    assert int(acts.split()[0]) > 30
    assert float(most.split()[-2]) <= 300


def test_a_picture_is_not_seen_before_all_of_it_is_painted(show: Gui) -> None:
    act = next(each for each in watch(show) if isinstance(each, PictureAct))
    figure = next(each for each in walk(act.stage) if isinstance(each, Figure))
    seen = []
    for _frame in range(400):
        show.now += 16
        show.house.tick(show.now)
        show.paint()
        seen.append((figure._picture is not None, figure.is_done))
        if figure.is_done:
            break

    assert len(seen) > 2 and seen[-1] == (True, True)
    assert not any(is_shown for is_shown, _is_done in seen[:-1])

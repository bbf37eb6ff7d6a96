"""The first rooms: the frontispiece, the library, the settings, what the program is."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

import pytest

from alexandre import __version__, app, games
from alexandre.content.sources import sources, tables
from alexandre.kernel import contract
from alexandre.kernel.contract import Game
from alexandre.kernel.record import Player
from alexandre.kernel.store import read_settings
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.replays import Replays
from alexandre.scenes.archive.result import Result
from alexandre.scenes.archive.saves import Saves
from alexandre.scenes.archive.statistics.statistics_room import Statistics
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.preferences import BOUNDS, PACES, SETTINGS, VOLUMES, clean_settings
from alexandre.scenes.home.about import About
from alexandre.scenes.home.crash import Crash
from alexandre.scenes.home.library import Library
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.ui.window.sound import Sounds
from tests.scenes.rooms import go_to
from tests.ui.gui import Gui


@pytest.fixture
def wide(gui: Gui) -> Gui:
    gui.desk.resize(1280, 720)
    return gui


def settle(gui: Gui, leaf: str = "display") -> None:
    gui.press("F10")
    gui.find("settings/leaves").choose(leaf)
    gui.run()


def keep(gui: Gui, name: str) -> object:
    gui.store.flush(5)
    return read_settings(gui.store, "settings", SETTINGS).values[name]


# ---- the frontispiece ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "room"), [
    ("menu/new", Library), ("menu/saves", Saves), ("menu/replays", Replays),
    ("menu/settings", SettingsRoom), ("menu/about", About),
    ("menu/statistics", Statistics),
])
def test_every_way_leads_to_its_room_and_escape_leads_back(
        wide: Gui, name: str, room: type) -> None:
    wide.click(name)
    there = wide.house.room
    wide.press("Escape")

    assert isinstance(there, room)
    assert isinstance(wide.house.room, Menu)


def test_a_page_bears_the_name_that_the_menu_gives_it(wide: Gui) -> None:
    for lang in wide.house.words.langs:
        wide.house.speak(lang)
        for page in ("saves", "replays", "problems", "statistics", "moments", "settings"):
            called, title = (wide.house.voice(Msg.of(key))
                             for key in (f"ui.menu.{page}", f"ui.{page}.title"))
            assert called == title, lang


def test_escape_does_not_leave_the_application(wide: Gui) -> None:
    wide.press("Escape")

    assert not wide.house.is_leaving


# ---- the library -----------------------------------------------------------------------------


@pytest.mark.parametrize("title", games.TITLES)
def test_a_title_leads_to_its_seats_and_its_rules(wide: Gui, title: str) -> None:
    wide.house.enter(Library(wide.house, title))
    wide.click("library/rules")
    rules = wide.house.room
    wide.press("Escape").click("library/play")

    assert isinstance(rules, Rulebook)
    assert rules.about == title
    assert isinstance(wide.house.room, Seats)


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("title", games.TITLES)
def test_what_is_said_of_a_title_is_read_without_scrolling(
        wide: Gui, title: str, text: int, lang: str) -> None:
    """The finding: at 150 % the picture and the sentence about a game were cut."""
    wide.set(text=text, lang=lang)
    wide.desk.resize(1280, 640)
    room = wide.enter(Library(wide.house, title))

    assert not wide.find("library").page.most
    assert room.beside.is_shown or text > 100


def test_a_title_that_nobody_has_drawn_is_played_by_its_words(
        wide: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse_to_draw(game: Game) -> None:
        raise ModuleNotFoundError(name=f"alexandre.games.{game.meta.id}.table")

    monkeypatch.setattr("alexandre.scenes.base.pictures.plates.has_plate", lambda title: False)
    monkeypatch.setattr(games, "table", refuse_to_draw)
    wide.click("menu/new")
    plate = wide.find("library/plate").sketch
    wide.click("library/play", "seats/start").run()

    assert plate is None
    assert not wide.find("board").pictures and wide.find("plain").page.news


def test_a_table_that_cannot_be_loaded_is_no_title_without_one(
        wide: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game) -> None:
        raise ModuleNotFoundError(name="alexandre.ui.sketches")

    monkeypatch.setattr(games, "table", fail)

    with pytest.raises(ModuleNotFoundError):
        drawing_of(games.load("alexandros"))


# ---- the settings ----------------------------------------------------------------------------


def test_the_same_key_opens_the_settings_and_leads_back(wide: Gui) -> None:
    wide.click("menu/new")
    before = wide.house.room
    wide.press("F10")
    inside = wide.house.room
    wide.press("F10")

    assert isinstance(inside, SettingsRoom)
    assert wide.house.room is before


def test_the_language_changes_at_once_wherever_it_is_changed(wide: Gui) -> None:
    settle(wide)
    french = wide.find("settings/title").words
    wide.press_on("settings/lang", "Right")
    english = wide.find("settings/title").words
    wide.press("ctrl+l")

    assert french != english
    assert wide.find("settings/title").words == french
    assert wide.find("settings/lang").value == "fr"


def test_sizes_change_the_desk_at_once_and_are_kept(wide: Gui) -> None:
    settle(wide)
    wide.press_on("settings/text", "End").press_on("settings/scale", "Home")

    assert wide.desk.theme.text == 1.5 and wide.desk.theme.scale == pytest.approx(0.75)
    assert (keep(wide, "text"), keep(wide, "scale")) == (150, 75)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
def test_what_the_size_of_letters_does_is_seen_where_it_is_chosen(
        gui: Gui, size: tuple[int, int]) -> None:
    gui.desk.resize(*size)
    settle(gui)
    gui.press_on("settings/text", "End")

    page, sample = gui.find("settings/page"), gui.find("settings/sample")
    assert sample.box.bottom <= page.box.bottom
    assert page.offset == 0


def test_stillness_patterns_and_forced_moves_are_checks(wide: Gui) -> None:
    settle(wide)
    wide.click("settings/motion", "settings/patterns")
    wide.find("settings/leaves").choose("play")
    wide.click("settings/forced")

    assert wide.house.is_still
    assert (keep(wide, "motion"), keep(wide, "patterns"), keep(wide, "forced")) \
        == ("still", False, False)


@pytest.mark.parametrize("pace", PACES)
def test_a_pace_is_in_force_at_once(wide: Gui, pace: str) -> None:
    wide.house.choose("pace", "slow" if pace != "slow" else "fast")
    settle(wide, "play")
    wide.find("settings/pace").choose(pace)

    assert wide.house.pace == PACES[pace] and keep(wide, "pace") == pace


def test_the_pause_says_the_pace_and_changes_it(wide: Gui) -> None:
    wide.house.choose("pace", "fast")
    wide.sit_down((Player("Zoé"), Player("", "random")))
    wide.press("Escape")
    wide.desk.focus_on(wide.find("leave/pace"))
    told = wide.find("leave/pace").words
    wide.press("Right")

    assert "Rapide" in told
    assert wide.house.pace == PACES["instant"] and keep(wide, "pace") == "fast"


@pytest.mark.parametrize("name", VOLUMES)
def test_every_volume_is_in_force_at_once_and_kept(wide: Gui, name: str) -> None:
    settle(wide, "sound")
    wide.press_on(f"settings/{name}", "Home")

    assert wide.house.sounds.volumes == {each: 0 if each == name else SETTINGS[each]
                                         for each in VOLUMES}
    assert keep(wide, name) == 0


@pytest.mark.parametrize(("room", "music"), [
    (Menu, ("menu", "")), (Library, ("menu", "")), (SettingsRoom, ("menu", "")),
    (Table, ("table", "alexandros")), (Pause, ("table", "alexandros")), (Result, ("end", "")),
    (Crash, ("", "")),
])
def test_each_room_has_its_music_or_that_of_the_room_below(
        wide: Gui, room: type, music: tuple[str, str]) -> None:
    heard = wide.house.sounds = Accompanist()
    go_to(wide, room)
    assert heard.last == music
    wide.house.go_home()
    assert heard.last == ("menu", "")


class Accompanist(Sounds):
    """Keeps what would be heard."""

    def __init__(self) -> None:
        super().__init__(None)
        self.last = ("", "")

    def accompany(self, music: str, place: str) -> None:
        self.last = (music, place)


def test_a_page_of_settings_scrolls_while_its_tab_has_the_keyboard(wide: Gui) -> None:
    settle(wide, "keys")
    wide.press_on("settings/leaves", "PageDown")

    assert wide.find("settings/page").offset > 0


def test_a_command_gets_another_key_and_the_old_one_means_nothing(wide: Gui) -> None:
    settle(wide, "keys")
    wide.click("settings/key/settings").press("u")

    assert wide.find("settings/key/settings").chord == "u"
    wide.press("F10")
    assert isinstance(wide.house.room, SettingsRoom)
    wide.press("u")
    assert isinstance(wide.house.room, Menu)
    assert keep(wide, "keys") == {"settings": "u"}


def test_escape_leaves_a_key_as_it_was(wide: Gui) -> None:
    settle(wide, "keys")
    wide.click("settings/key/rules")
    asked = wide.find("settings/key/rules").words
    wide.press("Escape")

    assert isinstance(wide.house.room, SettingsRoom)
    assert wide.find("settings/key/rules").words == "F2" != asked


def test_a_key_that_is_taken_is_given_only_when_that_is_wanted(wide: Gui) -> None:
    settle(wide, "keys")
    wide.click("settings/key/log").press("p").click("conflict/leave")
    left = wide.find("settings/key/log").chord
    wide.click("settings/key/log").press("p").click("conflict/take")

    assert left == "l"
    assert wide.find("settings/key/log").chord == "p"
    assert wide.find("settings/key/pause").chord != "p"


def test_a_key_that_all_programs_share_is_never_given_away(wide: Gui) -> None:
    settle(wide, "keys")
    wide.click("settings/key/log").press("Tab").shows("conflict/leave").lacks("conflict/take")


def test_the_usual_keys_come_back(wide: Gui) -> None:
    settle(wide, "keys")
    wide.house.choose("keys", {"log": "k"})
    wide.click("settings/reset")

    assert wide.find("settings/key/log").chord == "l" and keep(wide, "keys") == {}


@pytest.mark.parametrize("nonsense", [
    {"scale": 10**9}, {"text": -5}, {"pace": "gallop"}, {"motion": ""},
    {"paces": {"empire": "gallop"}}, {"volume": 1000},
    {"keys": {"undo": 3, "x" * 99: "k", "log": "k" * 99}}, {"lang": 7}, {"full_screen": 1},
    {"patterns": None}, {"width": 3, "height": "high", "left": -99},
])
def test_settings_that_mean_nothing_become_some_that_do(
        nonsense: dict[str, object]) -> None:
    settings = clean_settings({**SETTINGS, **nonsense})

    assert {name: type(settings[name]) for name in SETTINGS} \
        == {name: type(value) for name, value in SETTINGS.items()}
    assert all(low <= settings[name] <= high for name, (low, high) in BOUNDS.items())
    assert settings["pace"] in PACES and settings["keys"] == {}
    assert clean_settings(settings) == settings


def test_a_setting_of_a_later_version_stays_in_the_file() -> None:
    assert clean_settings({"weather": "fine"})["weather"] == "fine"


# ---- about -----------------------------------------------------------------------------------


def test_every_source_and_its_licence_are_named(wide: Gui) -> None:
    wide.click("menu/about")
    said = "\n".join(wide.all_texts())

    assert __version__ in said
    for table in sources().values():
        for source in table:
            assert source.what in said and source.licence in said
    assert "pygame" in said


@pytest.mark.parametrize(("file", "told"), [
    ("/x/contract.py", "Rules: interpreted"),
    (f"/x/contract{EXTENSION_SUFFIXES[0]}", "Rules: compiled")])
def test_it_is_said_whether_the_rules_are_compiled(wide: Gui, monkeypatch: pytest.MonkeyPatch,
                                                   file: str, told: str) -> None:
    monkeypatch.setattr(contract, "__file__", file)
    wide.house.speak("en")
    wide.click("menu/about")

    assert told in wide.all_texts()


def test_only_tables_of_three_columns_are_sources() -> None:
    rows = tables("# A\n\n| what | from | licence |\n|---|---|---|\n| `x` | y | MIT |\n| z |\n")

    assert [(each.what, each.origin, each.licence) for each in rows["A"]] == [("x", "y", "MIT")]

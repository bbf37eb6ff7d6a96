"""Before a match: all that is chosen is on one page, and nothing that is clicked moves."""

from __future__ import annotations

import pytest

from alexandre import app, games
from alexandre.kernel.text import Msg
from alexandre.scenes.base.outsiders import tell_kind
from alexandre.scenes.setup.match_setup import MatchSetup
from alexandre.scenes.setup.seats import Seats
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.choice import Choice
from tests.ui.gui import Gui, MakeGui


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("title", [each for each in games.TITLES if games.meta(each).characters])
def test_a_match_of_characters_is_agreed_on_without_scrolling(make_gui: MakeGui, title: str,
                                                              lang: str) -> None:
    gui = make_gui(lang=lang, size=(1280, 720))
    room = Seats(gui.house, title)
    gui.house.enter(room)
    meta = games.meta(title)
    talkative = sorted(meta.characters, key=lambda each: -len(gui.house.voice(tell_kind(
        gui.house, each))))
    for seat in range(meta.seats[1] > 1 and max(2, meta.seats[0])):
        room.tablets._cast(seat, talkative[seat])

    assert gui.find("seats/body").most == 0


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize(("title", "size"), [
    ("catan", (1280, 720)), ("alexandros", (1280, 720)), ("empire", (1920, 1080))])
def test_what_is_told_of_characters_becomes_a_tip_beside_letters_of_150(
        make_gui: MakeGui, title: str, size: tuple[int, int], lang: str) -> None:
    gui = make_gui(lang=lang, size=size, text=150)
    room = Seats(gui.house, title)
    gui.house.enter(room)
    while len(room.seating.players) < 3:
        room.tablets._add()
    for seat, character in enumerate(["perdiccas", "eumenes", "seleucus"]):
        room.tablets._cast(seat, character)
    told = [tell_kind(gui.house, player.level) for player in room.seating.players]

    assert gui.find("seats/body").most == 0 and not gui.has("seats/why1")
    assert [gui.find(f"seats/persona{seat}").tip for seat in range(3)] == [
        (each,) for each in told]


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("title", games.TITLES)
def test_the_page_fits_beside_letters_of_150_however_many_play(make_gui: MakeGui, title: str,
                                                               lang: str) -> None:
    gui = make_gui(lang=lang, size=(1280, 720))
    gui.house.choose("text", 150)
    low, high = games.meta(title).seats
    lacking = {}
    for seats in range(low, high + 1):
        gui.enter(Seats(gui.house, title, MatchSetup.usual(games.meta(title), seats)))
        lacking[seats] = gui.find("seats/body").most

    assert set(lacking.values()) == {0.0}, lacking


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("title", games.TITLES)
def test_what_is_stepped_through_stays_under_the_pointer(make_gui: MakeGui, title: str,
                                                         text: int) -> None:
    """Whatever else appears or goes: a second click steps on."""
    gui = make_gui(size=(1280, 720))
    gui.house.choose("text", text)
    gui.enter(Seats(gui.house, title))
    moved = []
    for name in [each.name for each in walk(gui.desk.top) if isinstance(each, Choice)]:
        for _value in gui.find(name).choices:
            before = gui.find(name).box
            gui.click_at((before.right - 8, before.middle[1]))
            if gui.find(name).box != before:
                moved.append(f"{name} {gui.find(name).words}")

    assert not moved


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("title", games.TITLES)
def test_the_page_fits_the_usual_window_with_the_usual_seats(make_gui: MakeGui, title: str,
                                                             lang: str) -> None:
    gui = make_gui(lang=lang, size=(1280, 720))
    gui.enter(Seats(gui.house, title))
    body = gui.find("seats/body")

    assert isinstance(body, Scroll)
    assert body.most == 0.0


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("title", games.TITLES)
def test_variants_are_unfolded_and_folded_in_place(make_gui: MakeGui, title: str, text: int,
                                                   lang: str) -> None:
    """All of them are on the page, and what folds them again lies under the pointer."""
    gui = make_gui(lang=lang, size=(1280, 720))
    gui.house.choose("text", text)
    gui.enter(Seats(gui.house, title))
    folded, tablet = gui.find("seats/more").box, gui.find("seats/tablet0").box
    gui.click("seats/more")
    lacking, unfolded = gui.find("seats/body").most, gui.find("seats/more").box
    gui.click("seats/more")
    again = gui.find("seats/tablet0").box

    assert lacking == 0.0
    assert folded.has(unfolded.middle)
    assert again == tablet


@pytest.mark.parametrize("title", games.TITLES)
def test_the_board_is_as_high_as_what_is_agreed_on(make_gui: MakeGui, title: str) -> None:
    gui = make_gui(size=(1920, 1080))
    gui.enter(Seats(gui.house, title))
    picture, panel, back = (gui.find(each).box for each in (
        "seats/preview", "seats/agreed", "seats/back"))

    assert (picture.y, picture.h) == (panel.y, panel.h)
    assert back.y - panel.bottom < 20


@pytest.mark.parametrize("title", games.TITLES)
def test_the_page_says_who_starts_where_several_play(make_gui: MakeGui, title: str) -> None:
    """The finding: seat 1 did not start, and only the log said that this is drawn."""
    gui = make_gui(size=(1920, 1080))
    meta, said = games.meta(title), set[str]()
    starter = next((each for each in meta.options if each.name == meta.starter), None)
    for value in starter.choices if starter else ("",):
        seating = MatchSetup.usual(meta, meta.seats[1])
        if starter:
            seating.options[starter.name] = value
        gui.enter(Seats(gui.house, title, seating))
        words = gui.house.voice(Msg.of(f"{title}.starts{value and f'.{value}'}"))
        shown = [gui.find(name).words for name in gui.names() if name.endswith("/why")]
        assert (words in shown) == (meta.seats[1] > 1)
        said.add(words)
    assert len(said) == (len(starter.choices) if starter else 1)


def test_the_board_says_who_starts_by_the_option_that_decides_it(gui: Gui) -> None:
    def list_told() -> list[bool]:
        shown = [getattr(each, "words", "") for each in walk(gui.desk.top)]
        return [gui.house.voice(Msg.of(f"alexandros.starts.{each}")) in shown
                for each in ("random", "seat0")]

    gui.click("menu/new", "library/play", "seats/more")
    assert list_told() == [True, False]
    gui.press_on("seats/first_seat", "Right")

    assert list_told() == [False, True]

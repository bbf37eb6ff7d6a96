"""Letters half as large again: nothing is cut off; test_everywhere looks in every room."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from alexandre import app, games
from alexandre.games import load
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.log_rows import Line
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import TIGHT, Button
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.select import Select
from alexandre.ui.widgets.controls.slider import Slider
from alexandre.ui.widgets.controls.stepper import Stepper
from alexandre.ui.widgets.controls.tabs import Tabs
from tests.games.catan.story import tell
from tests.games.phalanxx.story import tell as succession
from tests.scenes.rooms import go_to, match, play_on
from tests.ui.gui import Gui, MakeGui

SAYING = (Button, Check, Choice, Field, Label, Select, Slider, Stepper, Tabs)
LEAST = (1024, 640)
ROUNDED = 1.5  # units that edges may be off by


def list_cuts(gui: Gui) -> list[str]:
    """The widgets that are cut off, outside the window, or broken within a word."""
    cut = [f"{type(each).__name__} {each.name}" for each in saying(gui)
           if is_cut(each) or not can_be_reached(each)]
    return cut + [each.name for each in saying(gui) if type(each) is Button and has_cut_word(each)]


def saying(gui: Gui) -> Iterator[Widget]:
    """Everything that is shown and says something."""
    for widget in walk(gui.desk.top):
        if isinstance(widget, SAYING) and min(widget.box.w, widget.box.h) > 0:
            yield widget


def is_cut(widget: Widget) -> bool:
    """Whether there is less room than its words need."""
    return widget.height(widget.box.w) > widget.box.h + ROUNDED


def has_cut_word(button: Button) -> bool:
    """Whether a word of the button is broken, however small it may be set; others show signs."""
    room, desk = button.box.w - 2 * TIGHT, button.desk
    size = desk.fit_size(button.words, "text", button.size, room)
    return desk.longest_word_width(button.words, "text", size) > room + 1


def can_be_reached(widget: Widget) -> bool:
    """Whether it is in the window, or in something that scrolls and is."""
    box, above = widget.box, widget.parent
    while above is not None:
        if isinstance(above, Scroll):
            box = above.box
        above = above.parent
    whole = widget.desk.box.inset(-ROUNDED)
    return (box.x >= whole.x and box.y >= whole.y and box.right <= whole.right
            and box.bottom <= whole.bottom)


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("text", [100, 125])
def test_the_words_at_the_foot_of_the_side_are_whole_in_a_small_window_at_usual_letters(
        make_gui: MakeGui, text: int, lang: str) -> None:
    gui = make_gui(lang=lang, size=LEAST)
    gui.house.choose("text", text)
    go_to(gui, Table)
    cut = [name for name in ("tool/why_not", "tool/menu") if is_cut(gui.find(name))]

    assert not cut


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("seats", [3, 4])
def test_several_offers_are_in_sight_however_large_the_letters(
        make_gui: MakeGui, seats: int, lang: str) -> None:
    """A turn with much to choose from, beside as many players as there may be."""
    gui = make_gui(lang=lang, size=(1280, 720))
    gui.house.choose("text", 150)
    session = Session.new(load("catan"), [Player("Zoé")] + [Player("B", "random")] * (seats - 1),
                          seed=3)
    session.state = tell("wwssggbbooooxxxx", "wws", "ggo", seats=seats,
                         sites={"0,0,N": (0, "village")}).state
    gui.enter(Table(gui.house, session, "match"))
    view = gui.find("plain")
    sight = view.offers.scroll.box
    seen = [each for each in view.offers.scroll.column.children
            if isinstance(each, Button) and each.box.y >= sight.y - ROUNDED
            and each.box.bottom <= sight.bottom + ROUNDED]
    end = gui.find("offer/end").box

    assert len(seen) >= 2
    assert sight.bottom <= end.y and end.bottom < 720


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720)])
@pytest.mark.parametrize("text", [100, 125, 150])
def test_no_offer_is_cut_through(make_gui: MakeGui, size: tuple[int, int], text: int) -> None:
    """The part that does not fit is scrolled to as a whole; the log has the rest."""
    gui = make_gui(size=size)
    gui.house.choose("text", text)
    session = Session.new(load("catan"), [Player("Zoé")] + [Player("B", "random")] * 2, seed=3)
    session.state = tell("wwssggbbooooxxxx", "wws", "ggo", seats=3,
                         sites={"0,0,N": (0, "village")}).state
    gui.enter(Table(gui.house, session, "match"))
    view = gui.find("plain")
    sight = view.offers.scroll.box
    tops = [(row.box.y, row.box.bottom) for row in view.offers.scroll.column.children]

    assert len(tops) > 3
    for top, bottom in tops:
        assert bottom <= sight.bottom + ROUNDED or top >= sight.bottom - ROUNDED


@pytest.mark.parametrize("others", [3, 4])
def test_many_players_have_as_much_room_beside_large_letters(tmp_path: Path, others: int) -> None:
    """The finding: their rows were a quarter lower there, and figures in two rows met."""
    high = []
    for text in (100, 150):
        gui = Gui(tmp_path / str(text), size=(1280, 720))
        gui.house.choose("text", text)
        players = [Player("Zoé"), *[Player("", "random")] * others]
        gui.enter(Table(gui.house, Session.new(load("empire"), players, seed=3), ""))
        high.append(gui.find("page/players").box.h)
        gui.house.close()

    assert high[1] > 0.9 * high[0]


@pytest.mark.parametrize(("size", "text", "least"), [
    ((1024, 640), 100, 4), ((1024, 640), 150, 4), ((1280, 720), 100, 8), ((1280, 720), 150, 4),
    ((1920, 1080), 100, 10), ((3840, 2160), 100, 19)])
def test_the_log_has_whole_lines_and_more_at_more_pixels(
        make_gui: MakeGui, size: tuple[int, int], text: int, least: int) -> None:
    gui = make_gui(size=size)
    gui.house.choose("text", text)
    gui.sit_down((Player("Zoé"), Player("", "random")))
    log = gui.find("page/log")
    lines = (log.box.h + 0.5) / log.unit

    assert lines >= least
    assert abs(lines - round(lines)) < 0.1


def test_a_long_line_of_the_log_is_shown_from_its_beginning(make_gui: MakeGui) -> None:
    """Large letters that left room for one row showed the end of a sentence, which said nothing.
    """
    gui = make_gui(size=(1024, 640))
    gui.house.choose("text", 150)
    gui.sit_down((Player("Zoé"), Player("", "random")))
    log = gui.find("page/log")
    log.fill([Line("Anna attend."), Line("Anna propose deux bois et une laine contre deux blés.")])
    log.place(Box(log.box.x, log.box.y, log.box.w, 45))
    rows = log._log.rows[log.first:]

    assert len(rows) > 1 and rows[0].text.startswith("Anna propose")


@pytest.mark.parametrize(("seats", "mine"), [
    (3, "white 3, orange 3, violet 3"), (4, "white 6, orange 6, violet 6")])
def test_players_are_in_sight_beside_a_plan_in_large_letters(
        make_gui: MakeGui, seats: int, mine: str) -> None:
    gui = make_gui(size=(1280, 720))
    gui.house.choose("text", 150)
    session = Session.new(load("phalanxx"), [Player("Zoé")] + [Player("", "random")] * (seats - 1),
                          seed=3)
    session.state = succession(seats, rolled="white 6, white 5, white 4",
                               dice={0: mine}).state
    table = gui.enter(Table(gui.house, session, "match"))
    for spot in ("die:1", "slot:2"):
        table.planning.click(spot)
    gui.run()
    tablets, tools = gui.find("picture/players").box, gui.find("tool/why_not").box

    assert tablets.h >= 25 * seats and tablets.bottom <= tools.y


@pytest.mark.parametrize("lang", app.LANGS)
def test_a_limit_can_be_told_however_large_the_letters(make_gui: MakeGui, lang: str) -> None:
    gui = make_gui(lang=lang, size=(1280, 720))
    gui.house.choose("text", 150)
    session = Session.new(load("catan"), [Player("Zoé")] + [Player("B", "random")] * 2, seed=3)
    session.play("advance")
    gui.enter(Table(gui.house, session, "match"))
    shown = [gui.find(name).box for name in ("offer/bid 1", "offer/pass", "limit/tell")]

    assert not any(one.inset(ROUNDED).meets(other) for one, other in combinations(shown, 2))
    assert all(box.bottom < 720 for box in shown)


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("size", [(1280, 720), (1280, 640), (1024, 640)])
def test_the_first_menu_names_and_shows_the_five_games_in_large_letters(
        make_gui: MakeGui, size: tuple[int, int], lang: str) -> None:
    """The finding: names gave way first, and pictures alone were left."""
    gui = make_gui(lang=lang, size=size)
    gui.house.choose("text", 150)
    keep(gui.store, "alexandros 2026-11-29 18.40.12", match(moves=4))
    gui.store.flush(5)
    gui.house.go_home()
    gui.run().shows("menu/continue")
    assert all(gui.find(f"menu/plate/{title}").box.h >= 50 for title in games.TITLES)
    for title in games.TITLES:
        name = gui.find(f"menu/name/{title}")
        assert name.box.h >= name.height(name.box.w) > 0


def test_the_log_still_follows_its_newest_line_after_other_letters(make_gui: MakeGui) -> None:
    """The finding: from the settings on it stood at the line of before."""
    gui = make_gui(size=(1280, 720))
    gui.enter(Table(gui.house, play_on("commander", "granicus"), ""))
    gui.press("F10")
    gui.house.choose("text", 150)
    gui.press("F10")
    log = gui.find("page/log")
    log.fill([*log.entries, Line("La fin.")])

    assert log.first == log.most > 0

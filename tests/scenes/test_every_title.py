"""Duties of every title on the screen: secrets, languages, windows, memory."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store.saves import header_of
from alexandre.scenes.archive.result import Result
from alexandre.scenes.archive.thumbnails import draw_public
from alexandre.scenes.base.house import Scene
from alexandre.scenes.setup.chapter import LastPage
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window.pointer import in_front
from tests.helpers.stages import titles_with
from tests.helpers.walks import fewest_seats
from tests.scenes.rooms import play_some
from tests.scenes.test_everywhere import ENDS, EVENTS, LANGS, SIZES, TEXTS, dress, guis
from tests.scenes.test_monkey import Monkey
from tests.scenes.test_secrecy import everything_said, picture, redeal
from tests.ui.gui import Gui

ACTS = 5
WATCHED = 340  # actions of a match: only Catan by lot lasts longer, five times
NEARLY = 40_000  # objects that caches may still take; rooms, matches and widgets are counted
NAMES = ("Zoé", "Bob", "Anna")
DRESSES = [(size, LANGS[number % 2], TEXTS[number // 2 % 2])
           for number, size in enumerate(SIZES)]
SECRETIVE = [title for title in games.TITLES
             if games.meta(title).has_secrets and games.meta(title).seats[1] > 1]
every_title = pytest.mark.parametrize("title", games.TITLES)


def play(title: str, players: list[Player], moves: int, seed: int = 11) -> Session:
    """A match of that title, so many actions of it taken."""
    return play_some(Session.new(games.load(title), players, seed=seed), moves)


def people(title: str) -> list[Player]:
    """Nobody but people."""
    return [Player(name) for name in NAMES[:fewest_seats(title)]]


def seat(gui: Gui, session: Session) -> Session:
    """That match on the screen, before the eyes of the player who is awaited."""
    gui.house.go_home()
    gui.enter(Table(gui.house, session, "match"))
    gui.lift().run(4)
    return session


# ---- secrets ------------------------------------------------------------------------------


def with_secrets(title: str) -> Iterator[Session]:
    """Matches in which others have secrets from the seat that decides; if need be, early ones."""
    for moves in (12, 30, 55, 90, 140, 200, 300, *range(12)):
        session = play(title, people(title), moves)
        if session.decider < 0:
            continue
        if redeal(session.state, session.decider).hash() != session.state.hash():
            yield session


@pytest.mark.parametrize("title", SECRETIVE)
@pytest.mark.parametrize("lang", LANGS)
def test_secrets_of_others_change_no_pixel_word_tip_or_header(
        gui: Gui, title: str, lang: str) -> None:
    gui.house.words.lang = lang
    sessions = list(islice(with_secrets(title), 2))
    assert sessions, f"{title} has secrets by its meta, but none from a seat that decides"
    for session in sessions:
        seat(gui, session)
        assert session.viewer is not None
        shown, said, header = picture(gui), everything_said(gui), header_of(session)
        small = draw_public(session.game, session.state, session.record.seats)
        session.state = redeal(session.state, session.viewer)

        assert picture(gui) == shown and everything_said(gui) == said
        assert header_of(session) == header
        assert draw_public(session.game, session.state, session.record.seats) == small


# ---- languages, windows -------------------------------------------------------------------


@pytest.mark.parametrize("title", titles_with("table"))
def test_players_and_log_can_be_pointed_at(gui: Gui, title: str) -> None:
    """Whatever holds nothing at the moment lets the mouse through."""
    gui.desk.resize(1280, 720)
    players = [Player(name) for name in NAMES[:fewest_seats(title)]]
    gui.house.enter(Table(gui.house, play(title, players, 60), "match"))
    gui.lift().run(8)
    tablets = [each for each in walk(gui.find("page/players"))
               if isinstance(each, Picture) and each.is_shown]
    points = [(tablet, tablet.fit.out(spot.middle)) for tablet in tablets for spot in tablet.spots]

    assert points
    assert all(in_front(gui.desk.top, at) is tablet for tablet, at in points
               if tablet.box.has(at))
    log = gui.find("page/log")
    assert in_front(gui.desk.top, log.box.middle) is log


@every_title
def test_its_table_speaks_two_languages_and_changes_at_once(gui: Gui, title: str) -> None:
    seat(gui, play(title, people(title), 30))
    french = gui.lasting_texts()
    gui.press("ctrl+l")
    english = gui.lasting_texts()
    gui.press("ctrl+l")

    assert len(english) == len(french)
    assert gui.lasting_texts() == french
    assert sum(map(str.__ne__, french, english)) > len(french) / 3
    assert gui.house.words.missing == set()


def wander(gui: Gui, title: str, acts: int, seed: int, events: int = 0) -> None:
    """Anything at the table, wherever it leads; then a look at what has come of it."""
    seat(gui, play(title, [Player("Zoé"), *[Player("", "random")] * (fewest_seats(title) - 1)],
                   7 * seed % 60, seed))
    monkey = Monkey(gui, seed)
    for _ in range(acts):
        monkey.act()
        gui.house.is_leaving = False
    monkey.send(events)
    gui.run()
    gui.paint()
    gui.all_texts()


@every_title
def test_nothing_breaks_in_any_window_language_or_size_of_letters(gui: Gui, title: str) -> None:
    for seed, (size, lang, text) in enumerate(DRESSES):
        dress(gui, lang, text, size)
        wander(gui, title, ACTS, seed)

    assert gui.house.words.missing == set()


@pytest.mark.long
@every_title
def test_ten_thousand_events_break_no_table(tmp_path: Path, title: str) -> None:
    sent, places = 0, (len(LANGS) + 1) * len(SIZES)
    for number, (gui, lang, size) in enumerate(guis(tmp_path), 40):
        dress(gui, lang, 100, size)
        before = gui.sent
        wander(gui, title, 0, number, events=-(-EVENTS // places))
        sent += gui.sent - before

    assert sent >= EVENTS


@every_title
@pytest.mark.parametrize(("width", "height", "scale"), [
    *ENDS[:2], pytest.param(*ENDS[2], marks=pytest.mark.long)])
def test_the_smallest_and_the_largest_window_show_its_table(
        gui: Gui, title: str, width: int, height: int, scale: int) -> None:
    dress(gui, "fr", 150, (width, height), scale)
    seat(gui, play(title, people(title), 25))

    gui.paint()
    assert gui.paint() == [], "it never comes to rest"


# ---- what is let go -----------------------------------------------------------------------


def watch(gui: Gui, title: str, seed: int, most: int) -> None:
    """Computers play, so many turns of the loop at most; then home."""
    computers = [Player("", "random")] * fewest_seats(title)
    gui.house.enter(Table(gui.house, play(title, computers, 0, seed), "match"))
    for _ in range(most):
        if isinstance(gui.house.room, Result | LastPage):
            break
        gui.run(1)
    gui.house.go_home()
    gui.run()
    gui.thinker.asked.clear()


def count_leftovers() -> Counter[str]:
    """Rooms, matches, positions and widgets that are still somewhere in memory."""
    gc.collect()
    kinds = (Scene, Session, Widget)
    leftovers = Counter[str]()
    for kind, count in Counter(map(type, gc.get_objects())).items():
        if issubclass(kind, kinds) or hasattr(kind, "determinize"):
            leftovers[kind.__name__] += count
    return leftovers


@every_title
def test_a_match_that_was_watched_leaves_nothing_behind(gui: Gui, title: str) -> None:
    watch(gui, title, 1, 12)
    before = count_leftovers()
    for seed in (2, 3):
        watch(gui, title, seed, 12)

    assert count_leftovers() - before == Counter()


@pytest.mark.long
@every_title
def test_six_matches_that_were_watched_leave_nothing_behind(gui: Gui, title: str) -> None:
    """The pictures kept for painting are nearly at their limit by then."""
    for seed in range(3):
        watch(gui, title, seed, WATCHED)
    before, things = count_leftovers(), len(gc.get_objects())
    for seed in range(3, 6):
        watch(gui, title, seed, WATCHED)

    assert count_leftovers() - before == Counter()
    assert len(gc.get_objects()) - things < NEARLY


@pytest.mark.parametrize("title", titles_with("table"))
def test_the_last_move_of_computers_leads_from_the_table_to_the_result(gui: Gui,
                                                                       title: str) -> None:
    """The finding: the table was gone when the offers were asked what the mouse is on."""
    session = Session.new(games.load(title), [Player("", "random")] * fewest_seats(title), seed=5)
    session = play_some(session, 5000)
    session.undo(force=True)
    gui.house.choose("pace", "instant")
    gui.house.enter(Table(gui.house, session, "match"))
    gui.run(60)

    assert isinstance(gui.house.room, Result | LastPage)

"""The way into every room, for tests that go everywhere."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from inspect import isabstract

from alexandre import games, scenes
from alexandre.ai.review.analysis import sign, to_plain
from alexandre.content import data
from alexandre.content.lesson import lessons
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player, from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header, read_document
from alexandre.scenes.archive.analysis.analysis_room import AnalysisRoom
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.legacy import LegacyRoom
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.replays import Replays
from alexandre.scenes.archive.result import Result
from alexandre.scenes.archive.saves import Saves
from alexandre.scenes.archive.statistics.career import Career
from alexandre.scenes.archive.statistics.statistics_room import Statistics
from alexandre.scenes.archive.story_room import StoryRoom
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import Scene
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.editor.edited_board import EditedBoard
from alexandre.scenes.editor.editor import Editor
from alexandre.scenes.home.about import About
from alexandre.scenes.home.boards import Boards
from alexandre.scenes.home.crash import Crash
from alexandre.scenes.home.library import Library
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.home.today import Today
from alexandre.scenes.lessons.lesson import LessonRoom
from alexandre.scenes.playback.performance import Performance
from alexandre.scenes.position.position_room import PositionRoom
from alexandre.scenes.present.board_window import Onlookers
from alexandre.scenes.present.maker import MomentMaker
from alexandre.scenes.present.moment_list import MomentList
from alexandre.scenes.present.presenter import Presenter, present_history
from alexandre.scenes.problems.problem_list import ProblemList
from alexandre.scenes.problems.table import ProblemTable
from alexandre.scenes.setup.chapter import ChapterRoom, LastPage
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.show.acts import MatchAct, Still
from alexandre.scenes.show.kiosk_menu import KioskMenu
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.show.show_attendant import begin_show, end_show
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.newcomers import Newcomers
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.real.corrections import Corrections
from alexandre.scenes.table.table import Table
from alexandre.ui.play.editing import NEW_NAMES
from alexandre.ui.widgets.base.label import Label
from tests.ai.far_ends import make_analysis
from tests.helpers.stages import titles_with
from tests.ui.gui import Gui
from tools.pages.layout import MIDDLE, play

PERSON_AND_COMPUTER = (Player("Zoé"), Player("", "random"))
PEOPLE = (Player("Zoé"), Player("Bob"), Player("Anna"))
TABLES = [*((title, board) for title in titles_with("table")
            for board in games.meta(title).boards),
          ("commander", "a battle")]


def match(players: tuple[Player, ...] = PERSON_AND_COMPUTER, *, moves: int = 0,
          seed: int = 11) -> Session:
    """A match of the first title, so many actions of it played: always the same ones."""
    return play_some(Session.new(games.load(games.TITLES[0]), list(players), seed=seed), moves)


def play_some(session: Session, moves: int, step: int = 5) -> Session:
    """So many actions more, or all there are: always the same ones."""
    for number in range(moves):
        if session.decider == OVER:
            break
        offers = session.offers()
        session.play(offers[number * step % len(offers)])
    return session


@cache
def record_of_a_whole_match() -> Session:
    """One that is over; whoever shows it changes nothing of it."""
    return match(moves=5000)


@cache
def load_bundled(name: str) -> Session:
    """A bundled match; whoever shows it changes nothing of it."""
    record, game = from_plain(read_document(data.saves() / f"{name}.save").body, games.load)
    return Session(game, record)


@cache
def open_history(name: str) -> History:
    """That of a bundled match."""
    session = load_bundled(name)
    return History(session.game, session.record)


@cache
def play_on(title: str, board: str) -> Session:
    """A match in its middle, or in the middle of "a battle"."""
    if board == "a battle":
        return play(title, games.meta(title).boards[0], 2000, until="battle")
    return play(title, board, MIDDLE)


def menu(gui: Gui) -> None:
    gui.house.go_home()


def seats(gui: Gui) -> None:
    gui.house.enter(Seats(gui.house))


def table(gui: Gui) -> None:
    gui.house.enter(Table(gui.house, match(moves=40), "match"))


def curtain(gui: Gui) -> None:
    gui.house.enter(Table(gui.house, match(PEOPLE, moves=40), "people"))


def result(gui: Gui) -> None:
    record, game = from_plain(record_of_a_whole_match().to_plain(), games.load)
    whole = Session(game, record)  # one of its own: the table below can take moves back
    gui.house.enter(Table(gui.house, whole, ""))
    gui.house.enter(Result(gui.house, whole))


def story(gui: Gui) -> None:
    gui.enter(Result(gui.house, load_bundled("commander_life_1_granicus")))
    gui.click("result/story")


def today(gui: Gui) -> None:
    gui.house.enter(Today(gui.house))


def legacy(gui: Gui) -> None:
    """A campaign of a life that goes on."""
    gui.house.enter(Result(gui.house, load_bundled("commander_life_1_granicus")))
    gui.click("result/legacy")


def chapter(gui: Gui) -> None:
    """The page before the second campaign of a life."""
    legacy(gui)
    gui.click("legacy/next")


def last_page(gui: Gui) -> None:
    """After all four."""
    gui.house.enter(Result(gui.house, load_bundled("commander_life_4_gaugamela")))
    gui.click("result/legacy", "legacy/farewell")


def replays(gui: Gui) -> None:
    gui.house.enter(Replays(gui.house))


def annals(gui: Gui) -> None:
    gui.house.enter(Chronicle(gui.house, "commander"))


def replay(gui: Gui) -> None:
    whole = record_of_a_whole_match()
    gui.house.enter(Replay(gui.house, History(whole.game, whole.record)))


def saves(gui: Gui) -> None:
    keep(gui.store, "a match", match(moves=60))
    gui.store.flush(5)
    gui.house.enter(Saves(gui.house))


def trouble(gui: Gui) -> None:
    gui.house.enter(Crash(gui.house, "/a/folder/report.txt", ("match", match(moves=20))))


def analysis(gui: Gui) -> None:
    """One that was made and kept before."""
    whole = record_of_a_whole_match()
    gui.store.write("whole", Header(kind="analysis"), to_plain(
        make_analysis(whole.game, whole.record), sign(whole.game, whole.record)))
    gui.house.enter(AnalysisRoom(gui.house, whole, "whole"))


def statistics(gui: Gui) -> None:
    keep(gui.store, "a whole match", record_of_a_whole_match())
    gui.house.enter(Statistics(gui.house))


def career(gui: Gui) -> None:
    won = load_bundled("commander_tyre_victory")
    record = replace(won.record, players=[Player("Zoé")])
    keep(gui.store, "commander 2026-11-29 21.04.00", Session(won.game, record))
    gui.house.enter(Career(gui.house, "commander"))


def pause(gui: Gui) -> None:
    table(gui)
    room = gui.table
    gui.house.enter(Pause(room, room.autoplay, room.name, room.rewinder, room.ending))


def newcomers(gui: Gui) -> None:
    pause(gui)
    gui.house.room.do("watch")


def corrections(gui: Gui) -> None:
    table(gui)
    gui.house.enter(Corrections(gui.table, gui.table.match))


def rulebook(gui: Gui) -> None:
    gui.house.enter(Rulebook(gui.house, games.TITLES[0]))


def library(gui: Gui) -> None:
    gui.house.enter(Library(gui.house))


def boards(gui: Gui) -> None:
    gui.house.navigation.boards("alexandros")


def editor(gui: Gui) -> None:
    boards(gui)
    gui.house.enter(Editor(gui.house, EditedBoard.new("alexandros", NEW_NAMES, gui.places.boards)))


def position(gui: Gui) -> None:
    session = match(PEOPLE, moves=40)
    gui.house.navigation.position(session.game, session.state.dump(), session.record.players,
                                  "seeded")


def moments(gui: Gui) -> None:
    gui.house.enter(MomentList(gui.house))


def maker(gui: Gui) -> None:
    replay(gui)
    gui.click("replay/moment")


def presenter(gui: Gui) -> None:
    whole = record_of_a_whole_match()
    present_history(gui.house, History(whole.game, whole.record), 40)


def show(gui: Gui) -> None:
    begin_show(gui.house)


def kiosk_menu(gui: Gui) -> None:
    gui.house.enter(KioskMenu(gui.house))


def settings(gui: Gui) -> None:
    gui.house.enter(SettingsRoom(gui.house))


def about(gui: Gui) -> None:
    gui.house.enter(About(gui.house))


def first_lesson(gui: Gui) -> None:
    title = games.TITLES[0]
    gui.house.enter(LessonRoom(gui.house, title, lessons(title)[0]))


def problems(gui: Gui) -> None:
    gui.house.enter(ProblemList(gui.house))


def problem(gui: Gui) -> None:
    problems(gui)
    gui.click("problems/solve")


def list_notes(table: Table) -> list[str]:
    """The notes under the prompt, and in the place of the log."""
    plain = table.plain
    rest = plain.rest_notes.children if plain.rest.is_shown else []
    return [each.words for each in (*plain.notes.children, *rest)
            if isinstance(each, Label) and each.is_shown]


WAYS: dict[type[Scene], Callable[[Gui], None]] = {
    About: about,
    AnalysisRoom: analysis,
    ChapterRoom: chapter,
    Boards: boards,
    Career: career,
    Chronicle: annals,
    Curtain: curtain,
    Editor: editor,
    LastPage: last_page,
    LegacyRoom: legacy,
    LessonRoom: first_lesson,
    Library: library,
    Menu: menu,
    Newcomers: newcomers,
    Corrections: corrections,
    Pause: pause,
    Replay: replay,
    Replays: replays,
    Result: result,
    Rulebook: rulebook,
    Saves: saves,
    Seats: seats,
    SettingsRoom: settings,
    Statistics: statistics,
    StoryRoom: story,
    Table: table,
    Today: today,
    MomentList: moments,
    MomentMaker: maker,
    PositionRoom: position,
    Presenter: presenter,
    ProblemList: problems,
    ProblemTable: problem,
    ShowLoop: show,
    KioskMenu: kiosk_menu,
    Crash: trouble,
}


def go_to(gui: Gui, room: type[Scene]) -> None:
    """From the first room into this one; kiosk mode, where most doors are shut, ends."""
    if gui.house.is_kiosk:
        end_show(gui.house)
    gui.house.go_home()
    WAYS[room](gui)
    gui.run()
    assert isinstance(gui.house.room, room)


def every_room() -> Iterator[type[Scene]]:
    """Every room that a person enters; the acts of a show are seen in its own room."""
    for module in pkgutil.walk_packages(scenes.__path__, f"{scenes.__name__}."):
        loaded = importlib.import_module(module.name)
        for each in vars(loaded).values():
            if isinstance(each, type) and issubclass(each, Scene) and each is not Scene:
                is_part = isabstract(each) or issubclass(each, Still) or each in (
                    Performance, MatchAct, Onlookers)
                if each.__module__ == loaded.__name__ and not is_part:
                    yield each

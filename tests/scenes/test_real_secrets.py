"""Beside a real table no page shows a person another seat's secrets, computer players' included.

Each match is walked through twice, the second time with all that the person cannot know entered
anew; every word and every pixel must be the same.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, islice

import pygame
import pytest

from alexandre import games
from alexandre.content import data
from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.record import ASKED, Player, Record, from_plain
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.kernel.text import Who
from alexandre.scenes.base.eyes import find_seers
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.real.corrections import Corrections
from alexandre.scenes.table.real.score_sheet import make_score_sheet
from alexandre.scenes.table.table import Table
from tests.helpers.secrets import redeal_record
from tests.helpers.stages import titles_with
from tests.helpers.walks import step
from tests.ui.gui import Gui

SECRET = [title for title in titles_with("table") if games.meta(title).has_secrets]
LOTS = {"empire": {"score_ties": "lots", "eldest": "random"}}
ACTIONS = 260  # of the match from which the places are taken
PEOPLE = (0, 1)
PLAYERS = (Player("Zoé"), Player("Bob"), Player("Cyrus", "beginner"))
BUNDLED = ("alexandros_stranded", "catan_points", "empire_turns", "phalanxx_three_succession")
TRIES = 6  # positions for each question at which other secrets are tried
FEW = 2  # positions in the daily run
ROWS = 8  # entries that are looked at
STEPS = 3  # of a presentation
Page = tuple[str, tuple[str, ...], str]  # its name, all words and tips, a digest of its pixels


def enter_match(title: str, seed: int) -> Session:
    """Two people and a computer player at a real table."""
    game = games.load(title, games.meta(title).boards[0])
    session = Session.new(game, list(PLAYERS), LOTS.get(title), chance=ASKED)
    rnd = Rng(seed, "real")
    while session.turn < ACTIONS and session.decider != OVER:
        law = session.state.outcomes()
        session.play(law[rnd(len(law))][0] if session.decider == CHANCE
                     else step(session.state, rnd))
    return session


def open_match(save: str) -> Session:
    """A finished match of good players, as if two people and computers had played it at a real
    table."""
    record, game = from_plain(read_document(data.saves() / f"{save}.save").body, games.load)
    players = [*PLAYERS, Player("Darius", "beginner")][:record.seats]
    return Session(game, replace(record, players=players, chance=ASKED))


def find_places(straight: Session, seed: int = 0) -> Iterator[tuple[str, Record, Record, Seat]]:
    """The first position of each kind of question to chance or to a person, by who sees the
    answer: the match so far, the same with other secrets, and the viewer."""
    tried = Counter[object]()
    for at in range(straight.turn):
        session = Session(straight.game, straight.record.until(at))
        if session.decider == CHANCE:
            seers = find_seers(session)
            eyes = next((each for each in seers if each in PEOPLE), PEOPLE[0])
            kind = question_of(session), tuple(each in PEOPLE for each in seers)
        elif session.decider in PEOPLE:
            eyes, kind = session.decider, (question_of(session), ())
        else:
            continue
        if tried[kind] >= TRIES:
            continue
        tried[kind] += 1
        other, changed = redeal_record(session, eyes, seed + at)
        if changed:
            tried[kind] = TRIES
            yield f"{kind[0]}-{at}", session.record, other, eyes


def question_of(session: Session) -> str:
    """The kind of the question."""
    return session.game.prompt(session.state).kind


class Walker:
    """Opens all pages of a match and records what is read and drawn."""

    def __init__(self, gui: Gui, record: Record, eyes: Seat) -> None:
        self.gui = gui
        self.pages: list[Page] = []
        board = record.board
        game = games.load(record.title, board.id if board.is_bundled else board.data)
        self.session = Session(game, record)
        self.table = Table(gui.house, self.session, "")
        self.session.viewer = eyes
        self.table.match.screen.is_veiled = False
        gui.house.go_home()
        gui.press("Tab")  # the ring of the keyboard is there from the beginning
        gui.house.enter(self.table)

    def keep(self, name: str) -> None:
        """Record the current page."""
        gui = self.gui
        gui.wait()  # no ring is pale any more
        gui.run()
        image = hashlib.sha256(pygame.image.tobytes(gui.painted, "RGB")).hexdigest()
        self.pages.append((name, tuple(gui.all_texts()), image))

    def walk(self) -> list[Page]:
        """Open every page, returning to the table after each."""
        gui, match = self.gui, self.table.match
        self.keep("table")
        for name in ("v", "h"):  # the tray put by, then the log of the whole match
            gui.press(name)
            self.keep(f"table-{name}")
        gui.click("tool/why_not")
        self.keep("why-not")
        gui.house.return_to(self.table)
        gui.house.enter(Pause(self.table, self.table.autoplay, "", self.table.rewinder,
                              self.table.ending))
        self.keep("pause")
        for name in ("seats", "position"):
            gui.click(f"leave/{name}")
            self.keep(name)
            gui.press("Escape")
        gui.house.return_to(self.table)
        gui.house.enter(Corrections(self.table, match))
        for row in range(ROWS):
            self.keep(f"correct-{row}")
            gui.press("Down")
        gui.house.return_to(self.table)
        sheet = make_score_sheet(self.session, gui.house.voice, "fr") \
            if self.session.view().scores() else ""
        self.pages.append(("score sheet", (sheet,), ""))
        self._present()
        return self.pages

    def _present(self) -> None:
        """Open the audience's pages with every reason, up to the curtain at the end."""
        gui = self.gui
        gui.house.navigation.present(self.table.autoplay)
        gui.press("i")
        for number in range(STEPS):
            self.keep(f"present-{number}")
            gui.press("Left")
        gui.press("x")
        self.keep("present-open?")
        gui.press("Escape", "Escape")
        self.keep("present-end")
        assert isinstance(gui.house.room, Curtain)


def walk_both(gui: Gui, record: Record, other: Record, eyes: Seat) -> None:
    """Compare both walks page by page."""
    pages = [Walker(gui, each, eyes).walk() for each in (record, other)]
    for page, again in zip(*pages, strict=True):
        assert page[1] == again[1], page[0]
        assert page == again, page[0]


def test_the_tray_says_who_enters_a_secret_card_and_who_looks_away(gui: Gui) -> None:
    session = Session(games.load("catan"), enter_match("catan", 3).record.until(1))
    told = []
    for _seat in session.record.players:
        gui.enter(Table(gui.house, session, ""))
        gui.lift()
        told.append(gui.find("tray/eyes").text)
        for _card in range(5):
            session.play(session.offers()[0])
    zoe, bob, cyrus = (Who(seat) for seat in range(3))
    seen = {(msg.key, *(arg for _name, arg in msg.args)) for msg in told}
    assert seen == {("ui.chance.for_some_away", (zoe,), (bob,)),
                    ("ui.chance.for_some_away", (bob,), (zoe,)),
                    ("ui.chance.for_other_away", zoe, (cyrus,), (bob,))}


@pytest.mark.parametrize("title", SECRET)
def test_no_page_of_a_real_table_tells_secrets(gui: Gui, title: str) -> None:
    """The first places: a hand that is dealt to a person, one that is dealt to the computer."""
    matches = (enter_match(title, seed) for seed in range(3, 3 + TRIES))
    places = list(islice(chain.from_iterable(map(find_places, matches)), FEW))
    assert len(places) == FEW
    for _name, record, other, eyes in places:
        walk_both(gui, record, other, eyes)


@pytest.mark.long
@pytest.mark.parametrize("match", [*SECRET, *BUNDLED])
def test_no_page_at_any_question_of_a_real_table_tells_secrets(gui: Gui, match: str) -> None:
    places = list(find_places(enter_match(match, 3) if match in SECRET else open_match(match)))
    assert places
    for _name, record, other, eyes in places:
        walk_both(gui, record, other, eyes)


def test_a_hand_of_ones_own_is_on_these_pages(gui: Gui) -> None:
    """Without this the tests above could not fail."""
    _name, record, other, eyes = next(find_places(enter_match("catan", 3)))
    pages, again = (Walker(gui, each, 1 - eyes).walk() for each in (record, other))
    assert [page[:2] for page in pages] != [page[:2] for page in again]

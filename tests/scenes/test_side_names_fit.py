"""No button, chip or line of a list is cut at any prompt that a match reaches, in any window."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import product

import pygame
import pytest

from alexandre import app, games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.brush import Brush
from alexandre.ui.sidebar.page import Page, page_of
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.typesetter import ELLIPSIS, Typesetter
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import Link
from alexandre.ui.widgets.controls.numbered import Numbered
from tests.helpers.artwork import show
from tools.pages.layout import SIZES, TEXTS, play

SAYING = (Button, Label, Link, Numbered)
LONGEST = 1500  # actions of a match
SEEDS = (3, 5)
# Large letters in all; the usual ones have the least room in the smallest.
WINDOWS = [*product(SIZES, TEXTS[1:]), (SIZES[0], TEXTS[0])]
ROUNDED = 1.5  # units that edges may be off by


pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("title", games.TITLES)
def test_nothing_that_is_offered_is_cut(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pages = pages_of(title)
    session = play(title, games.meta(title).boards[0], 1)
    cut: list[str] = []
    watch_letters(monkeypatch, cut)

    assert len(pages) > 1
    for lang, (size, text) in product(app.LANGS, WINDOWS):
        desk, board = show(session, size, text, lang)
        assert isinstance(board.side, PlainView)
        brush = Brush(pygame.Surface(size), desk.theme, desk.letters, desk.voice)
        seen: set[tuple[type[Widget], str]] = set()
        for page in pages:
            for widget in offer_all(board.side, page):
                what = (type(widget), getattr(widget, "words", ""))
                if what not in seen:
                    seen.add(what)
                    before = len(cut)
                    widget.paint(brush)
                    if widget.height(widget.box.w) > widget.box.h + ROUNDED:
                        cut.append("too low")
                    cut[before:] = [f"{size} {text} {lang} {type(widget).__name__} "
                                    f"{what[1]!r}: {each}" for each in cut[before:]]
    assert cut == []


def test_a_cut_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    cut: list[str] = []
    watch_letters(monkeypatch, cut)
    letters = materials.make_letters()
    letters.fit("Halicarnasse", "text", 20, 60)
    letters.lines("chez Halicarnasse", "text", 20, 60)
    letters.fit("Tyr", "text", 20, 60)

    assert len(cut) == 2 and cut[0].endswith(ELLIPSIS)


@cache
def pages_of(title: str) -> tuple[Page, ...]:
    """The pages of the side in matches on every board played at random, at every question with
    other things to do.
    """
    pages: dict[tuple[str, frozenset[str]], Page] = {}
    for board in games.meta(title).boards:
        for seed in SEEDS:
            game = games.load(title, board)
            session = Session.new(game, [Player()] * game.meta.seats[0], seed=seed)
            lot = random.Random(seed)
            for _ in range(LONGEST):
                if session.decider == OVER:
                    break
                offers = session.offers()
                asked = game.prompt(session.state, session.viewer).msg.key
                verbs = frozenset(each.text.split()[0] for each in offers)
                if (asked, verbs) not in pages:
                    pages[asked, verbs] = page_of(session, is_asked=True,
                                                  drawing=drawing_of(game))
                session.play(lot.choice(offers))
    return tuple(pages.values())


def offer_all(side: PlainView, page: Page) -> Iterator[Widget]:
    """The widgets with words on this page, with every list unfolded."""
    side.show(page)
    side.offers._open = {offer.action.text.split(" ")[0] for offer in page.offers}
    side.offers._build()
    side.lay()
    for widget in walk(side):
        if isinstance(widget, SAYING) and widget.box.w > 0:
            yield widget
        if isinstance(widget, Numbered):
            widget.stepper.step(len(widget.steps))


def watch_letters(monkeypatch: pytest.MonkeyPatch, cut: list[str]) -> None:
    """Note all words that are cut: with an ellipsis, or in two lines."""
    fit, cut_word = Typesetter.fit, Typesetter._cut

    def note_fit(self: Typesetter, text: str, face: str, size: int, width: int) -> str:
        words = fit(self, text, face, size, width)
        if words.endswith(ELLIPSIS) and not text.endswith(ELLIPSIS):
            cut.append(words)
        return words

    def note_cut(self: Typesetter, word: str, face: str, size: int, width: int) -> list[str]:
        pieces = cut_word(self, word, face, size, width)
        if len(pieces) > 1:
            cut.append("-".join(pieces))
        return pieces

    monkeypatch.setattr(Typesetter, "fit", note_fit)
    monkeypatch.setattr(Typesetter, "_cut", note_cut)

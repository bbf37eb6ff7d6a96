"""Beside letters of 150 % a whole row of what may be done is in sight at every question, and a
whole cell of what is prepared, with advice above them too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from alexandre import app, games
from alexandre.kernel.contract import OVER
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scroll import ROUNDED
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.pictures.strip import Cells
from tests.scenes.test_return_key import sit_down
from tests.ui.gui import Gui

MOVES = 150
OTHER, LONGER = app.LANGS  # words of French are the longer ones
OFTEN = 2  # so many times a question of each kind
SEEDS = {"commander": 5}  # the one with the most kinds
# In commander what leads to a battle, and what leads away from it.
ON = ("fight", "fight_on", "array", "march", "proceed")
BACK = ("disband", "retreat", "encamp", "end", "pass")


def play_on(session: Session, lot: random.Random) -> None:
    """Any offer, battles rather than rest."""
    def verb(offer: Any) -> str:
        return str(offer.text.split(" ")[0])

    offers = [*session.offers()]
    if session.record.title == "commander":
        offers = [each for each in offers if verb(each) not in BACK] or offers
        if lot.random() < 0.6:
            offers = [each for each in offers if verb(each) in ON] or offers
    session.play(lot.choice(offers))


def unseen(plain: Any) -> Iterator[str]:
    """The parts of the side that show no whole row."""
    rows = [row.box for row in plain.offers.scroll.column.children if not isinstance(row, Label)]
    if plain.offers.is_shown and rows and not any_seen(rows, plain.offers.scroll.view):
        yield "offers"
    cells = [box for each in walk(plain.planned.column) if isinstance(each, Cells)
             for box in each.uncut]
    if plain.planned.column.children[0].is_shown and cells and not any_seen(
            cells, plain.planned.view):
        yield "plan"


def any_seen(boxes: list[Box], view: Box) -> bool:
    return any(view.y - ROUNDED < box.y and box.bottom < view.bottom + ROUNDED for box in boxes)


@pytest.mark.parametrize(("title", "lang"), [
    *((each, LONGER) for each in games.TITLES),
    *(pytest.param(each, OTHER, marks=pytest.mark.long) for each in games.TITLES)])
def test_a_row_of_what_may_be_done_is_seen_whole(gui: Gui, title: str, lang: str) -> None:
    gui.set(text=150, lang=lang)
    seed = SEEDS.get(title, 9)
    table: Any = sit_down(gui, title, seed)
    session, plain, lot = table.session, table.plain, random.Random(seed)
    asked, hidden = Counter[str](), list[str]()

    def look(kind: str) -> None:
        told = max((each.label for each in plain.page.offers), key=lambda each: len(
            gui.house.voice(each)), default="")
        for notes in ((), (Msg.of("ui.coach.goes_on", plan=told),)):
            plain.note(*notes)
            hidden.extend(f"{kind} {len(notes)} {each}" for each in unseen(plain))

    for _ in range(MOVES):
        if session.decider == OVER:
            break
        kind = session.game.prompt(session.state, session.viewer).kind
        if session.decider == 0 and asked[kind] < OFTEN:
            table.show_at_once()
            gui.run(2)
        if table.match.is_asked and asked[kind] < OFTEN:
            asked[kind] += 1
            look(kind)
            for spot in sorted(table.planning.lit(), key=lambda _spot: lot.random())[:2]:
                if not table.planning.planner.click(spot, may_send=False):
                    table.show()
                    look(f"{kind}, prepared")
            table.planning.drop()
        play_on(session, lot)

    assert hidden == []
    assert len(asked) >= 2

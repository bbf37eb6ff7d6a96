"""One row stands for moves that differ by a number, which is changed in what it prepares."""

from __future__ import annotations

import random

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.ui.sidebar.unfolding import list_unfolded
from tests.ui.gui import Gui


def sit_down(gui: Gui) -> Session:
    """A player of Empire who can march several ways, with several armies on one of them."""
    session, lot = Session.new(games.load("empire"), [Player("Zoé")] * 3, seed=4), random.Random(3)
    while len(list_ways(session)) < 3 or len(list_marches(session)) < 8:
        offers = [each for each in session.offers() if each.text != "end"] or session.offers()
        session.play(lot.choice(offers))
    gui.desk.resize(1280, 720)
    gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    return session


def list_marches(session: Session) -> list[str]:
    return [each.text for each in session.offers() if each.text.startswith("march")]


def list_ways(session: Session) -> set[str]:
    return {text.split(" ")[1] for text in list_marches(session)}


def test_armies_have_a_row_for_each_way_and_their_number_is_chosen_after(gui: Gui) -> None:
    """The finding: twelve rows for three ways."""
    session = sit_down(gui)
    gui.click("verb/march")
    _heading, *rows = list_unfolded(gui.table.plain.offers.scroll, "march")
    assert len(rows) == len(list_ways(session))
    way = rows[0].name.removeprefix("offer/").split(" ")[1]
    number = max(int(text.split(" ")[2]) for text in list_marches(session) if f" {way} " in text)
    gui.find(rows[0].name).on_press()
    prepared = [gui.table.planning.actions.split(" ")[1:3]]
    gui.press("1")
    prepared.append(gui.table.planning.actions.split(" ")[1:3])

    assert prepared == [[way, str(number)], [way, "1"]]


def test_escape_folds_an_open_list_before_it_pauses(gui: Gui) -> None:
    """The finding: it opened the pause, and the list was open again behind it."""
    sit_down(gui)
    table = gui.table
    gui.click("verb/march")
    gui.press("Escape")
    assert gui.house.room is table
    assert len(list_unfolded(table.plain.offers.scroll, "march")) == 1
    gui.press("Escape")

    assert isinstance(gui.house.room, Pause)


def test_a_refusal_beside_an_open_list_has_all_its_lines(gui: Gui) -> None:
    """The finding: it had one line, and that was under the list."""
    gui.set(text=150)
    session = sit_down(gui)
    gui.click("verb/march")
    plain = gui.table.plain
    reasons = filter(None, map(session.state.why_not, session.game.lexicon.actions))
    plain.note(max(reasons, key=lambda why: len(gui.house.voice(why))))

    assert plain.told.box.h >= plain.notes.height(plain.told.box.w) > 60
    assert plain.told.box.y >= plain.offers.box.bottom

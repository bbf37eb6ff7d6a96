"""One law for Return, Space, digits and clicks, asked at the questions of every title."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import pygame
import pytest

from alexandre import games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.table.advice.coach import Advice
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.offers import Offer, choice_of
from alexandre.ui.sidebar.offer_list import ASIDE
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import FoldButton
from alexandre.ui.widgets.controls.numbered import Numbered
from alexandre.ui.window.pointer import in_front
from alexandre.ui.window.press_targets import DEAF, decides, reading_time
from tests.helpers.stages import titles_with
from tests.helpers.walks import fewest_seats
from tests.ui.gui import Gui

MOVES = 400
KINDS = 9  # of question
NOTE = Msg.of("ui.grave.why")


def walk_questions(gui: Gui, title: str) -> Iterator[Any]:
    """A table at one question after the other that the person is asked, each kind once; the
    others play what the test plays."""
    gui.desk.resize(1280, 720)
    gui.house.choose("pace", "step")
    seen: set[str] = set()
    for seed in range(3, 7):
        players = [Player("Zoé"), *[Player("", "random")] * (fewest_seats(title) - 1)]
        session = Session.new(games.load(title), players, seed=seed)
        lot = random.Random(seed)
        gui.house.go_home()
        table: Any = Table(gui.house, session, "match")
        gui.house.enter(table)
        gui.desk.router.keyboard.ring(is_keyed=True)
        for _ in range(MOVES):
            if session.decider == OVER or len(seen) >= KINDS:
                break
            kind = session.game.prompt(session.state, session.viewer).kind
            if session.decider == 0 and kind not in seen and len(session.offers()) > 1:
                table.show_at_once()
                gui.run(1).lift()
                gui.desk.focus_on(None)
                table.show()
                seen.add(kind)
                yield table
                table.planning.drop()
            session.play(lot.choice(session.offers()))


def offer_of(table: Any, name: str) -> Offer | None:
    """Return what a button of that name would play."""
    return next((each for each in table.plain.page.offers
                 if name == f"offer/{each.action.text}"), None)


def places_of(table: Any) -> dict[str, Box]:
    """Return where everything lies that answers."""
    return {each.name: each.box for part in (table.plain.planned, table.plain.offers,
                                             table.plain.bar, table.plain.aside)
            for each in walk(part) if each.takes_focus and each.name}


@pytest.mark.parametrize("title", titles_with("table"))
def test_the_law_holds_at_the_questions_of_every_title(
        gui: Gui, title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    for table in walk_questions(gui, title):
        check_rest(gui, table)
        check_digits(table)
        check_notes(table)
        check_advice(gui, table)
        check_sun(gui, table)
        check_deafness(gui, table)
        check_keys(gui, table, monkeypatch)
        asked += 1

    assert asked >= 4


def check_rest(gui: Gui, table: Any) -> None:
    """The ring never rests by itself on what costs, ends or cannot be taken back beside another
    answer, nor on what may be done meanwhile, and Return without a ring takes no such thing."""
    offers = [each for each in table.plain.page.offers if not each.is_aside]
    ringed = gui.desk.router.ring[0]
    assert not ringed or ringed.name != f"verb/{ASIDE}", table.plain.page.prompt
    offer = offer_of(table, ringed.name) if ringed else None
    if offer is not None:
        is_only = [each for each in offers if not (each.is_grave or each.is_vain)] == [offer]
        assert is_only or not (offer.is_dear or offer.is_end or offer.is_pass), (
            table.plain.page.prompt, offer.action)
    main = choice_of(offers)
    others = [each for each in offers if not (each.is_grave or each.is_vain or each is main)]
    assert main is None or not others or not (main.is_dear or (
        main.is_end and not all(each.is_pass for each in others))), main


def check_digits(table: Any) -> None:
    """Every list of rows has digits from the first on, nothing grave has one."""
    offers = table.plain.offers
    rows = [each for each in offers.scroll.column.children if isinstance(each, Button)
            and each.name != f"verb/{ASIDE}"]
    graves = [each for each in rows if (offer := offer_of(table, each.name))
              and (offer.is_grave or offer.is_aside)]
    assert not any(each.hint for each in graves)
    if not (table.plain.page.is_planned or any(
            isinstance(each, Numbered) for each in offers.scroll.column.children)):
        hints = [each.hint for each in rows if each not in graves]
        assert hints == [str(n) if n < 10 else "" for n in range(1, len(hints) + 1)]


def check_notes(table: Any) -> None:
    """Nothing that answers moves when notes come and go, and every note is seen."""
    before = places_of(table)
    for notes in ((NOTE,), (NOTE,) * 2, (NOTE,) * 5, ()):
        table.plain.note(*notes)
        shown = [each for part in (table.plain.told, table.plain.rest) if part.is_shown
                 for each in walk(part) if each.name.removeprefix("page/note").isdigit()]

        assert places_of(table) == before, (table.plain.page.prompt, len(notes))
        assert len(shown) == len(notes)


def check_advice(gui: Gui, table: Any) -> None:
    """Advice moves nothing that answers, unless it is prepared as a plan in its place."""
    if table.planning.is_open:
        return
    before = places_of(table)
    offers = [each for each in table.plain.page.offers if not each.is_grave]
    gui.thinker.advice = (offers[table.session.turn % len(offers)].action.text,)
    gui.press("c").run(3)
    gui.thinker.advice = ()
    if not table.planning.is_open:
        after = places_of(table)
        kept = before.keys() & after.keys()
        assert all(after[each].has((before[each].x + 9, before[each].middle[1])) for each in kept)
        assert len(kept) >= len(before) - 1  # the button of a number has the name of another
    table.planning.drop()
    table.coach.latest = Advice()
    table.show()


def check_sun(gui: Gui, table: Any) -> None:
    """Return on the coach's sun asks once; then it follows the advice.  The finding: pressed
    again it asked again, and advice beside a form could be taken by the mouse alone."""
    offers = [each for each in table.plain.page.offers if not (each.is_grave or each.is_vain)]
    advised = offers[table.session.turn % len(offers)].action.text
    gui.thinker.advice = (advised,)
    gui.press_on("tool/coach", "Return").run(3)
    asked, (ringed, is_dim) = len(gui.thinker.asked), gui.desk.router.ring
    gui.thinker.advice = ()

    assert ringed is not None and not is_dim, (table.plain.page.prompt, advised)
    if table.planning.offered or table.planning.actions or not table.planning.is_open:
        assert ringed.name == (
            "plan/take" if table.planning.offered else "plan/confirm" if table.planning.actions
            else f"offer/{advised}"), (table.plain.page.prompt, advised)
    assert ringed.name != "tool/coach"
    with pytest.MonkeyPatch.context() as patch:
        pressed = list[str]()
        patch.setattr(ringed, "do", partial(note_press, pressed))
        gui.press("Return")
    assert pressed and len(gui.thinker.asked) == asked
    table.planning.drop()
    table.coach.latest = Advice()
    table.show()


def check_deafness(gui: Gui, table: Any) -> None:
    """A question that came by itself is deaf while it is read, and its ring is dim."""
    session, page = table.session, table.plain.page
    sentence = gui.house.voice(page.prompt)
    table._late._known.clear()
    table._late._question = ()
    shown = gui.desk.now
    table.show()
    left = gui.desk.router.deaf_until - shown
    turn, prepared = session.turn, table.planning.actions
    gui.desk.now = shown + left - 1
    for key in (pygame.K_RETURN, pygame.K_1, pygame.K_0, pygame.K_e):
        gui.send(pygame.KEYDOWN, key=key, mod=0, unicode="")
    for each in list(walk(table.plain.offers)):
        if (isinstance(each, Button) and not isinstance(each, FoldButton)
                and in_front(gui.desk.top, each.box.middle) is each):
            gui.send(pygame.MOUSEBUTTONDOWN, pos=each.box.middle, button=1)
            gui.send(pygame.MOUSEBUTTONUP, pos=each.box.middle, button=1)
    ringed, is_dim = gui.desk.router.ring

    assert left >= reading_time(sentence) > DEAF
    assert (session.turn, table.planning.actions) == (turn, prepared), page.prompt
    assert ringed is None or is_dim or not decides(ringed)
    gui.desk.router.keyboard.ring(is_keyed=True)


def note_press(pressed: list[str], command: str) -> bool:
    """Note that a widget would be pressed; nothing moves that a key could skip."""
    pressed.append(command)
    return command == "press"


def check_keys(gui: Gui, table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Return and Space press what wears the ring: after a click, wherever arrows lead."""
    lot, pressed = random.Random(table.session.turn), list[str]()
    gui.click_at(gui.find("page/prompt").box.middle)
    assert gui.desk.router.keyboard.ringed is None
    gui.press(*lot.choices(("Up", "Down", "Left", "Right", "Tab"), k=lot.randrange(1, 4)))
    ringed, is_dim = gui.desk.router.ring
    assert ringed is not None and not is_dim
    with monkeypatch.context() as patch:
        patch.setattr(ringed, "do", partial(note_press, pressed))
        gui.press(lot.choice(("Return", "space")))

    assert pressed[-1:] == ["press"], (table.plain.page.prompt, ringed.name)


def test_a_digit_unfolds_a_heading_and_what_is_unfolded_comes_into_sight(gui: Gui) -> None:
    for table in walk_questions(gui, "alexandros"):
        offers = table.plain.offers
        for digit, word in list(offers.headings.items()):
            above = {each.name: each.box for each in offers.scroll.column.children
                     if each.box.y < gui.find(f"verb/{word}").box.y}
            gui.press(str(digit))
            heading = gui.find(f"verb/{word}")
            rows = offers.scroll.column.children
            first = rows[rows.index(heading) + 1]
            assert heading.is_on and offers.scroll.view.holds(first.box)
            if not offers.scroll.offset:
                assert all(gui.find(name).box == box for name, box in above.items())
            gui.press(str(digit))
            assert not gui.find(f"verb/{word}").is_on


@pytest.mark.parametrize("title", ["catan", "phalanxx", "empire"])
def test_digits_click_the_cells_of_a_plan_unless_they_are_its_numbers(
        gui: Gui, title: str) -> None:
    """The finding: advisers had digits, cells of plans had none, and pressing 1 did nothing."""
    pressed, typed = 0, 0
    for table in walk_questions(gui, title):
        for spot in sorted(table.planning.lit())[:8]:
            table.planning.click(spot)
            if title == "empire":  # a march has an origin and a target
                table.planning.click(next(iter(sorted(table.planning.lit() - {spot})), spot))
            panel, planner = table.plain.panel, table.planning.planner
            cells = [each for row in (*panel.choices.rows, *panel.strip.rows)
                     for each in row.cells if each.spot] if table.planning.is_open else []
            hints = [each.hint for each in cells]
            if cells and not any(hints):
                typed += planner.type(int(cells[0].spot.partition(":")[2][0]), "")
            elif cells:
                assert hints == [str(n) if n < 10 else "" for n in range(1, len(cells) + 1)]
                last, turn = min(len(cells), 9), table.session.turn
                table.planning.click(cells[last - 1].spot)
                wanted = table.planning.planner.pins
                table.planning.do("erase")
                gui.wait().press(str(last))
                assert (table.planning.planner.pins, table.session.turn) == (wanted, turn)
                pressed += 1
            table.planning.drop()
        if typed or pressed > 1:
            break
    assert bool(typed if title == "empire" else pressed)

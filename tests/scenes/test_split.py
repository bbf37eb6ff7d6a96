"""A form on the board: the secret split by click, by drag and by digits; nothing is lost by a key.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from alexandre import app, games
from alexandre.ai.review.plans import Weighed
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.pictures.picture import Picture
from tests.ui.gui import Gui, MakeGui

TWO = (Player("Zoé"), Player("", "random"))
SPLIT = ("bid 3", "raise 6", "allot 3")
MOVING = ["bid 0", "raise 8", "allot 4", "bid 0", "raise 6", "allot 5"]


def at_a_split(gui: Gui, script: list[str] | None = None,
               players: tuple[Player, ...] = TWO) -> Session:
    """A match of the title whose resources are split, some of it played."""
    session = Session.new(games.load("empire"), list(players), seed=5)
    for text in script or []:
        session.play(text)
    gui.house.enter(Table(gui.house, session, "match"))
    gui.run(4).lift().run(4)
    return session


def pins(gui: Gui) -> tuple[str, ...]:
    """The clicks."""
    room: Any = gui.house.room
    pinned: tuple[str, ...] = room.planning.planner.pins
    return pinned


def drag(gui: Gui, *spots: str) -> None:
    """The left button goes down on the first spot, over the others, and up on the last."""
    picture = gui.find("picture/map")
    assert isinstance(picture, Picture)
    scale = gui.desk.theme.scale
    way = [picture.middle_of(spot) for spot in spots]
    points = [(round(x * scale), round(y * scale)) for x, y in filter(None, way)]
    gui.send(pygame.MOUSEMOTION, pos=points[0], rel=(0, 0), buttons=(0, 0, 0))
    gui.send(pygame.MOUSEBUTTONDOWN, pos=points[0], button=1)
    for point in points[1:]:
        gui.send(pygame.MOUSEMOTION, pos=point, rel=(0, 0), buttons=(1, 0, 0))
    gui.send(pygame.MOUSEBUTTONUP, pos=points[-1], button=1)
    gui.run()


def test_a_form_has_no_offers_beside_it_and_waits_until_it_is_whole(gui: Gui) -> None:
    at_a_split(gui)
    room: Any = gui.house.room

    assert not room.plain.offers.is_shown
    assert not gui.find("plan/confirm").is_enabled
    gui.click_spot("preset:even")
    assert gui.find("plan/confirm").is_enabled


def test_cubes_are_filled_by_a_drag_and_emptied_by_the_way_back(gui: Gui) -> None:
    at_a_split(gui)
    drag(gui, "split:armies:2", "split:armies:5", "split:armies:8")
    assert pins(gui) == ("split:armies:8",)

    drag(gui, "split:armies:8", "split:armies:5", "split:armies:3")
    assert pins(gui) == ("split:armies:3",)


def test_a_drag_stays_in_its_box(gui: Gui) -> None:
    at_a_split(gui)
    drag(gui, "split:armies:2", "split:armies:5", "split:temples:5")

    assert pins(gui) == ("split:armies:5",)


def test_the_whole_split_is_typed_and_sealed_without_a_mouse(gui: Gui) -> None:
    session = at_a_split(gui)
    gui.press("4", "6", "0", "5", "Return").run(4)

    assert session.record.actions[:3] == ["bid 4", "raise 6", "allot 0"]


def test_nothing_is_foreseen_under_the_pointer(gui: Gui) -> None:
    """Else a stepper would show a number that the click has not set."""
    at_a_split(gui)
    gui.click_spot("more:order").click_spot("more:order")
    room: Any = gui.house.room
    planner = room.planning.planner

    assert planner.layer("more:order") == planner.layer("")


def test_the_key_that_ends_a_turn_does_not_lose_what_was_prepared(gui: Gui) -> None:
    session = at_a_split(gui, MOVING)
    gui.click_spot("place:start1").click_spot("place:macedonia")
    before = session.turn
    gui.press("e")

    played = [step.action for step in session.steps if step.index >= before]
    assert played[:2] == ["march start1>macedonia 8", "end"]  # the other seat goes on


def test_the_map_below_the_split_is_looked_at_by_button_by_key_and_nothing_is_lost(
        gui: Gui) -> None:
    at_a_split(gui)
    gui.click_spot("preset:even")
    picture = gui.find("picture/map")
    assert isinstance(picture, Picture)
    held = pins(gui)

    for away, back in ((partial(gui.click, "plan/peek"), partial(gui.click, "plan/peek")),
                       (partial(gui.press, "v"), partial(gui.press, "v")),
                       (partial(gui.press, "v"), partial(gui.press, "Escape")),
                       (partial(gui.press, "v"), partial(gui.click_spot, "place:macedonia"))):
        assert picture.middle_of("split:armies:3") is not None
        away()
        assert picture.middle_of("split:armies:3") is None
        assert not picture.lit
        back()
        assert picture.middle_of("split:armies:3") is not None
        assert pins(gui) == held


def test_a_digit_brings_the_split_back(gui: Gui) -> None:
    at_a_split(gui)
    gui.press("v", "3")
    picture = gui.find("picture/map")
    assert isinstance(picture, Picture)

    assert picture.middle_of("split:order:3") is not None
    assert pins(gui)[:1] == ("split:order:3",)


def test_while_a_scoring_is_seen_the_side_says_so_and_who_comes_next(gui: Gui) -> None:
    session = at_a_split(gui, [*MOVING, "march start1>macedonia 5", "end"],
                         (Player("Zoé"), Player("Ptolémée")))
    gui.house.choose("pace", "normal")
    gui.press("e")
    room: Any = gui.house.room

    assert session.decider == 0 and room.showing.is_moving
    assert gui.find("page/turn").words == "À l’instant"
    assert "Zoé" in gui.find("page/prompt").words


@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_advice_moves_nothing_that_is_clicked(make_gui: MakeGui, size: tuple[int, int], lang: str,
                                              text: int) -> None:
    gui = make_gui(lang=lang, size=size, text=text)
    at_a_split(gui)
    room: Any = gui.house.room
    before = gui.find("plan/peek").box
    room.coach._advise((), room.board, Reply(SPLIT))  # two notes
    gui.run()
    assert gui.find("plan/peek").box == before
    take = gui.find("plan/take").box
    room.coach._advise((), room.board, Reply(SPLIT, plans=(Weighed(SPLIT, 0, 1, False),)))  # one
    gui.run()

    note, peek = gui.find("page/note0").box, gui.find("plan/peek").box
    assert gui.find("plan/take").box == take
    assert peek == before
    if not room.plain.notes.children[0].is_shown:  # there is no room for it between them
        players = room.plain.players  # a long one takes theirs
        assert note.y > (players.box.bottom if players.is_shown else take.bottom)
    else:
        asked = gui.find("page/prompt").box.bottom  # a short one has room under the question
        assert (asked <= note.y < note.bottom <= peek.y
                or peek.bottom <= note.y < note.bottom <= take.y)


def test_a_land_that_was_pointed_at_does_not_shine_through_a_form(gui: Gui) -> None:
    at_a_split(gui)
    picture = gui.find("picture/map")
    gui.press("v")
    scale, (x, y) = gui.desk.theme.scale, picture.middle_of("place:macedonia")
    gui.send(pygame.MOUSEMOTION, pos=(round(x * scale), round(y * scale)), rel=(0, 0),
             buttons=(0, 0, 0))
    assert picture.pointed is not None
    gui.press("v")

    assert picture.pointed is None and picture.passing
    for spot in picture.sketch.spots:
        assert picture.spot_at(picture.fit.out(spot.middle)) in (None, *picture.passing)


@pytest.mark.parametrize("seats", [3, 5])
def test_final_awards_are_in_sight_beside_letters_of_150(make_gui: MakeGui, seats: int) -> None:
    """The finding: the boxes took the place of their card."""
    gui = make_gui(size=(1280, 720), text=150)
    at_a_split(gui, players=(Player("Zoé"), *(Player(f"Bob {n}") for n in range(1, seats))))

    assert gui.find("picture/tableau").middle_of("awards") is not None

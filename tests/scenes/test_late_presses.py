"""Presses at random instants, round every change of the question: nothing is played that was not
on the screen a moment before."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

import pygame
import pytest

from alexandre import games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.replay import Step
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window import press_targets
from tests.ui.gui import KEYS, Gui

MOVES = 12  # played before the hand comes
PRESSES = 120
KEYBOARD = [KEYS["Return"], KEYS["space"], *map(ord, "0123456789er")]
BEATS = (5, 40, 120, 349, 360, 700)  # milliseconds between two presses


class Face(NamedTuple):
    """The choices on the screen at a moment: the decider, the offers, the prepared move."""

    time: int
    seat: int
    offers: frozenset[str]
    prepared: str


class Presser:
    """A hand that presses whenever it likes, and remembers what it has seen."""

    def __init__(self, gui: Gui, session: Session, seed: int) -> None:
        self.gui = gui
        self.session = session
        self.lot = random.Random(seed)
        self.faces: list[Face] = []
        self.played: list[str] = []
        self.unseen: list[str] = []
        gui.house.go_home()
        self.table: Any = Table(gui.house, session, "match")
        gui.house.enter(self.table)
        session.listeners.append(self._hear)

    def press_on(self, count: int) -> None:
        """So many presses, and the time between them."""
        for _ in range(count):
            self._pass_time(self.lot.choice(BEATS))
            if self.session.decider == OVER:
                return
            self.lot.choice((self._click, self._click, self._strike))()
            self._see()

    def _pass_time(self, beat: int) -> None:
        gui = self.gui
        while beat > 0:
            step = min(beat, 25)
            gui.now, beat = gui.now + step, beat - step
            gui.store._writer.wait(60)
            gui.house.tick(gui.now)
            gui.desk.look()
            self._see()

    def _see(self) -> None:
        plain, planning = self.table.plain, self.table.planning
        offers = frozenset(each.action.text for each in plain.page.offers)
        ends = [each.text for each in planning.planner.plan.ending] if planning.can_end else []
        prepared = " ".join([planning.actions, *ends])  # a button says that it ends the turn, too
        self.faces.append(Face(self.gui.now, self.session.decider, offers, prepared))

    def _click(self) -> None:
        """Somewhere where something can be pressed, or was a moment ago."""
        places = []
        for widget in walk(self.gui.desk.top):
            if isinstance(widget, Button) and (
                    press_targets.decides(widget) or widget.name.startswith(("grave/", "pace/"))):
                places.append(widget.box.middle)
            elif isinstance(widget, Picture):
                spots = sorted(widget.lit)[:40] or [each.id for each in widget.spots[:10]]
                places += [at for each in spots if (at := widget.middle_of(each)) is not None]
        if not places:
            return
        gui, at = self.gui, self.lot.choice(places)
        scale = gui.desk.theme.scale
        pos = (round(at[0] * scale), round(at[1] * scale))
        gui.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        gui.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self._pass_time(self.lot.choice((0, 0, 30, 200)))
        gui.send(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def _strike(self) -> None:
        self.gui.send(pygame.KEYDOWN, key=self.lot.choice(KEYBOARD), mod=0, unicode="")

    def _hear(self, steps: Sequence[Step]) -> None:
        """Check that the thing that a press played was there all the time."""
        first = steps[0]
        if not self.gui.desk.router.is_pressing or first.actor < 0:
            return
        self.played.append(first.action)
        since = self.gui.now - standing_time()
        before = [face for face in self.faces if face.time <= since][-1:]
        seen = before + [face for face in self.faces if face.time > since]
        if not before or not all(face.seat == first.actor and is_there(first.action, face)
                                 for face in seen):
            self.unseen.append(f"{first.index} {first.action}")


def is_there(action: str, face: Face) -> bool:
    """Whether it was offered, or is a later part of what was prepared."""
    return action in face.offers or action in face.prepared


def standing_time() -> int:
    """The time that the application promises, whatever a test makes of it meanwhile."""
    return 350


def sit(gui: Gui, title: str, seed: int, moves: int = MOVES) -> Presser:
    """A person and computer players, in a match that has gone on for a while."""
    low, high = games.meta(title).seats
    seats = min(max(2, low), high)
    players = [Player("Zoé"), *[Player("", "random")] * (seats - 1)]
    session = Session.new(games.load(title), players, seed=seed)
    lot = random.Random(seed)
    while session.turn < moves or session.decider != 0:
        session.play(lot.choice(session.offers()))
        if session.decider == OVER:
            return sit(gui, title, seed, moves // 2)
    return Presser(gui, session, seed)


@pytest.mark.parametrize("title", games.TITLES)
def test_nothing_is_played_that_was_not_there_a_moment_before(
        gui: Gui, title: str) -> None:
    gui.house.choose("pace", "fast")
    played = 0
    for seed in range(7, 20):
        presser = sit(gui, title, seed)
        presser.press_on(PRESSES)
        played += len(presser.played)
        assert presser.unseen == []
        if played >= 3:  # after one match, unless it is a short one
            break

    assert played >= 3


def test_without_the_moment_it_would_be(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    gui.house.choose("pace", "fast")
    monkeypatch.setattr(press_targets, "DEAF", 0)
    presser = sit(gui, games.TITLES[0], 7)
    presser.press_on(PRESSES)

    assert presser.unseen

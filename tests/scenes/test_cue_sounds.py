"""The sounds of a cue: before its movement, with it, and with its words."""

from __future__ import annotations

from dataclasses import astuple
from typing import NamedTuple

import pygame
import pytest

from alexandre.content import data
from alexandre.kernel.contract import Event, View
from alexandre.scenes.archive.replay import HASTE, Replay
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.scenes.base.preferences import VOLUMES
from alexandre.scenes.table.shots.shot_stage import ANSWER
from alexandre.ui.play.cue import APART, BRIEF, NONE, Rank
from alexandre.ui.play.palette import Beats, beats_of
from alexandre.ui.window.sound import Sounds
from tests.scenes.rooms import load_bundled
from tests.scenes.test_animation_queue import frames
from tests.ui.gui import Gui

GREAT = {"alexandros": "GameEnded", "empire": "GoalEntered", "phalanxx": "ConflictWon",
         "commander": "BattleBegan", "catan": "TitlePassed"}
NOTABLE = {"alexandros": "TaxesCollected", "empire": "BuildingRaised",
           "commander": "RegionConquered", "catan": "VillageFounded"}


def replay(gui: Gui) -> Replay:
    scene = gui.house.room
    assert isinstance(scene, Replay)
    return scene


def still(gui: Gui) -> None:
    """Until nothing moves."""
    for _frame in range(2000):
        if not replay(gui).showing.is_moving:
            return
        frames(gui)
    raise AssertionError("it moves for ever")


class Moment(NamedTuple):
    """An event of a match, and the views round it."""

    history: History
    before: View
    event: Event
    after: View


class Ear(Sounds):
    """Keeps each sound with the phase of the cue that is staged, and its delay."""

    def __init__(self, gui: Gui) -> None:
        super().__init__(None)
        self.heard: list[tuple[str, str, int]] = []
        self._gui = gui

    def play(self, name: str, after: int = 0) -> None:
        if name:
            self.heard.append((name, self._phase(), after))

    def _phase(self) -> str:
        queue = replay(self._gui).showing
        staging, time = queue.stage.staging, queue._timeline.time_at(self._gui.house.desk.now)
        if staging is None:
            return ""
        return ("before" if time < staging.before else
                "thing" if time < staging.before + staging.thing else "after")


def find_moment(title: str, rank: Rank, name: str) -> Moment:
    """The first such event of the bundled matches."""
    for file in sorted(data.saves().glob(f"{title}_*.save")):
        session = load_bundled(file.stem)
        history = History(session.game, session.record)
        game, drawing = session.game, drawing_of(session.game)
        for number, each in enumerate(history.steps):
            for event in each.events:
                if type(event).__name__ == name:
                    before, after = (game.view(state, None)
                                     for state in history.states[number:number + 2])
                    cue = drawing.cue(game, before, event, after)
                    if cue is not None and cue.rank == rank:
                        return Moment(history, before, event, after)
    raise AssertionError(f"no {name} in the bundled matches")


def stage(gui: Gui, title: str, rank: Rank, name: str) -> tuple[Ear, Beats]:
    """Such a moment is shown on its board; what will be heard of it, and what is declared."""
    moment = find_moment(title, rank, name)
    gui.house.enter(Replay(gui.house, moment.history))
    ear = gui.house.sounds = Ear(gui)
    queue = replay(gui).showing
    queue.stage.great_ended = -APART
    queue.show_events(moment.before, (moment.event,), moment.after)
    return ear, beats_of(queue.stage.drawing.sounds, moment.event)


def names(ear: Ear) -> list[str]:
    return [name for name, _phase, _after in ear.heard]


# ---- the order --------------------------------------------------------------------------------


@pytest.mark.parametrize("title", GREAT)
def test_a_great_cue_sounds_before_it_with_it_and_with_its_words(slow: Gui, title: str) -> None:
    ear, beats = stage(slow, title, Rank.GREAT, GREAT[title])
    frames(slow, 2)
    assert names(ear) == [beats.before]
    still(slow)

    assert "" not in astuple(beats) and len(set(astuple(beats))) == 3
    told, pieces = ear.heard[:3], ear.heard[3:]
    assert [(name, phase) for name, phase, _after in told] == [
        (beats.before, "before"), (beats.thing, ear.heard[1][1]), (beats.after, "after")]
    assert ear.heard[1][1] == "thing" or ear.heard[2][2] == ANSWER  # where nothing moves
    assert all(each == ("piece", "after", 0) for each in pieces)
    assert bool(pieces) == (GREAT[title] == "BattleBegan")  # those that drop onto its tally


@pytest.mark.parametrize("title", NOTABLE)
def test_a_notable_cue_has_no_time_before_it_and_sounds_with_its_ribbon(slow: Gui,
                                                                        title: str) -> None:
    ear, beats = stage(slow, title, Rank.NOTABLE, NOTABLE[title])
    frames(slow, 2)
    ribbon = replay(slow).board.stage.ribbon
    assert names(ear)[:1] == [beats.thing] and (beats.after not in names(ear) or ribbon)
    still(slow)

    assert names(ear) == [beats.thing, beats.after]
    assert replay(slow).board.stage.ribbon is not None


def test_a_press_that_ends_the_time_before_lets_the_cue_be_heard_at_once(slow: Gui) -> None:
    ear, beats = stage(slow, "commander", Rank.GREAT, "BattleBegan")
    frames(slow, 2)
    assert replay(slow).showing.press()
    frames(slow)
    assert names(ear)[:2] == [beats.before, beats.thing]
    frames(slow, 40)
    assert replay(slow).showing.press()
    still(slow)

    assert names(ear) == list(astuple(beats))


# ---- where less is staged ---------------------------------------------------------------------


def test_in_brief_nothing_sounds_before_the_cue(slow: Gui) -> None:
    slow.house.choose("staging", BRIEF)
    ear, beats = stage(slow, "commander", Rank.GREAT, "BattleBegan")
    still(slow)

    assert names(ear) == [beats.thing, beats.after]


@pytest.mark.parametrize(("setting", "value"), [("staging", NONE), ("motion", "still")])
def test_without_staging_a_notable_cue_has_no_sound_but_its_own(slow: Gui, setting: str,
                                                                value: str) -> None:
    slow.house.choose(setting, value)
    ear, beats = stage(slow, "alexandros", Rank.NOTABLE, "TaxesCollected")
    still(slow)

    assert beats.after and names(ear) == [beats.thing]


@pytest.mark.parametrize(("setting", "value"), [("staging", NONE), ("motion", "still")])
def test_without_staging_a_great_cue_is_heard_with_its_ribbon(slow: Gui, setting: str,
                                                              value: str) -> None:
    slow.house.choose(setting, value)
    ear, beats = stage(slow, "commander", Rank.GREAT, "BattleBegan")
    still(slow)

    assert names(ear) == [beats.thing, beats.after]
    assert [after for _name, _phase, after in ear.heard] == [0, ANSWER]


def test_a_replay_in_haste_is_silent(slow: Gui) -> None:
    ear, _beats = stage(slow, "commander", Rank.GREAT, "BattleBegan")
    replay(slow).speed = HASTE
    still(slow)

    assert ear.heard == []


def test_without_a_device_a_cue_is_staged_in_silence(
        slow: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    pygame.mixer.quit()
    stage(slow, "commander", Rank.GREAT, "BattleBegan")
    sounds = slow.house.sounds = Sounds(data.assets() / "sounds", dict.fromkeys(VOLUMES, 60))
    frames(slow, 2)
    assert replay(slow).board.stage.staging is not None
    still(slow)
    sounds.close()

    assert pygame.mixer.get_init() is None


def test_what_came_about_behind_the_words_of_a_great_cue_is_not_played_again(
        slow: Gui) -> None:
    """After a takeover the new governor stands: he does not rise to come down a second time."""
    moment = find_moment("alexandros", Rank.GREAT, "GovernorsOusted")
    step = next(each for each in moment.history.steps if moment.event in each.events)
    later = step.events[list(step.events).index(moment.event) + 1:]
    drawing = drawing_of(moment.history.game)
    assert any(drawing.tweens(moment.history.game, moment.before, each, moment.after)
               for each in later)
    slow.house.enter(Replay(slow.house, moment.history))
    queue = replay(slow).showing
    queue.stage.great_ended = slow.now - APART
    queue.show_events(moment.before, (moment.event, *later), moment.after)
    assert queue.board is not None
    was_told = moved = False
    while queue.is_moving:
        frames(slow)
        was_told = was_told or queue.stage._is_told
        moved = moved or (was_told and bool(queue.board.overlay.tweens))

    assert was_told and not moved

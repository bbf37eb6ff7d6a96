"""Dice that are thrown, and lie until the next of their kind."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre.scenes.base.board import sheets_of
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.play.cue import Cue, Rank
from alexandre.ui.play.tween import Roll, Where
from tests.scenes.test_animation_queue import frames, showing, still
from tests.scenes.test_cues import GREAT, walk
from tests.ui.gui import Gui


def throw(gui: Gui, kind: str, x: float = 300.0, cue: Cue | None = None) -> Roll:
    """A die is thrown on the map, and seen to lie."""
    face = Sketch((20.0, 20.0), ())
    die = Roll(faces=(face, face), start=Where("map", (x + 90, 90)), goal=Where("map", (x, 200)),
               kind=kind)
    queue, event = showing(gui), gui.table.session.steps[-1].events[0]
    queue.stage.drawing = replace(
        queue.stage.drawing, cue=lambda *_asked: cue, tweens=lambda *_asked: (die,),
        still=lambda *_asked: sheets_of(queue.session.game, queue.view), throws=(type(event),))
    queue.show_events(queue.view, (event,), queue.view)
    frames(gui, 2)
    assert gui.house.is_still or not queue.is_moving or die not in gui.table.board.overlay.lying
    still(gui)
    return die


def test_dice_of_one_throw_lie_together_until_the_next(slow: Gui) -> None:
    walk(slow, None)
    still(slow)
    overlay = slow.table.board.overlay
    first, second = throw(slow, "1"), throw(slow, "1", 420.0)
    assert list(overlay.lying) == [first, second]
    other = throw(slow, "2")

    assert list(overlay.lying) == [other]
    third = throw(slow, "2", 420.0, cue=replace(GREAT, rank=Rank.NOTABLE))
    assert list(overlay.lying) == [other, third]
    fourth = throw(slow, "2", 540.0, cue=GREAT)
    assert list(overlay.lying) == [fourth]
    showing(slow).reset()
    assert not overlay.lying


def test_a_die_without_a_kind_does_not_stay(slow: Gui) -> None:
    walk(slow, None)
    still(slow)
    throw(slow, "")

    assert slow.table.board.overlay.lying == ()


@pytest.mark.parametrize("chosen", [{"pace": "instant"}, {"motion": "still"}])
def test_dice_lie_where_nothing_moves_too(slow: Gui, chosen: dict[str, str]) -> None:
    """At once, or without animations: what was thrown is what a player wants to see."""
    walk(slow, None)
    still(slow)
    slow.set(**chosen)
    die = throw(slow, "1")

    assert slow.table.board.overlay.lying == (die,)

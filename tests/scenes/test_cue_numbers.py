"""A cue tells what it has cost and whom, once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from alexandre.kernel.contract import Event
from alexandre.kernel.text import Who
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.ui.play.cue import Cue
from tests.scenes.rooms import open_history
from tools.shelf.linked import play_campaign

Told = dict[str, tuple[Event, Cue | None]]  # of a step, by the event's type


def steps_of(name: str, kind: str) -> Iterator[tuple[Any, Any, Told]]:
    """The steps of a bundled match with such an event, between the views of all."""
    return steps_in(open_history(name), kind)


def steps_in(history: History, kind: str) -> Iterator[tuple[Any, Any, Told]]:
    """The same of any match."""
    game = history.game
    for number, step in enumerate(history.steps):
        if kind in {type(event).__name__ for event in step.events}:
            before, after = (game.view(state, None)
                             for state in history.states[number:number + 2])
            yield before, after, {type(event).__name__: (event, drawing_of(game).cue(
                game, before, event, after)) for event in step.events}


def line_of(cue: Cue | None) -> dict[str, Any]:
    assert cue is not None and cue.line is not None
    return dict(cue.line.args)


def test_a_conflict_tells_what_both_lose_and_is_told_once() -> None:
    seen = 0
    for before, after, told in steps_of("phalanxx_counsellor", "ConflictWon"):
        event: Any
        event, cue = told["ConflictWon"]
        line = line_of(cue)
        was, now = (view.players[event.seat].strength for view in (before, after))
        lost = [view.players[event.rival].lost for view in (before, after)]
        assert (line["cost"], line["n"]) == (was - now, lost[1] - lost[0])
        assert cue is not None and {f"seat:{event.seat}", f"seat:{event.rival}"} < {*cue.spots}
        assert told["RegionConquered"][1] is None
        seen += 1
    assert seen


def test_a_takeover_tells_what_the_loser_loses_at_every_levy() -> None:
    costs = []
    for before, after, told in steps_of("alexandros_hundred", "GovernorsOusted"):
        event: Any
        event, cue = told["GovernorsOusted"]
        was, now = (view.players[event.loser].income for view in (before, after))
        line = line_of(cue)
        assert line["loser"] == Who(event.loser) and line.get("n", 0) == was - now
        costs.append(was - now)
    assert any(costs)


def test_who_leaves_for_a_prophecy_that_failed_is_told() -> None:
    seen = 0
    for _before, _after, told in steps_of("commander_granicus_prophecy", "AdvisorLeft"):
        event: Any
        event, cue = told["AdvisorLeft"]
        assert cue is not None and cue.is_loss
        assert dict(cue.title.args)["advisor"] == event.advisor
        seen += 1
    assert seen


def test_an_advisor_whom_a_prophecy_asked_for_is_told_with_it() -> None:
    (told,) = (told for _before, _after, told in steps_of(
        "commander_life_2_issus", "AdvisorLeft") if "ProphecyFulfilled" in told)

    assert told["AdvisorLeft"][1] is None and told["ProphecyFulfilled"][1] is not None


def test_a_level_that_is_won_is_told_by_what_won_it() -> None:
    session = play_campaign("tyre", None, 1)  # which falls early enough
    (told,) = (told for _before, _after, told in steps_in(
        History(session.game, session.record), "LevelChanged"))

    event: Any
    event, cue = told["LevelChanged"]
    assert event.is_up and cue is None
    assert told["RegionTreated"][1] is not None

"""The chronicle of a match: every sentence tells events of the record, a region by region."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pytest

from alexandre.content import data
from alexandre.games.empire import events
from alexandre.games.empire.table.cues import HISTORY
from alexandre.games.empire.table.telling import reach
from alexandre.kernel.replay import replay
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import drawing_of
from alexandre.ui.play.legacy import Chapter, number_events
from tests.helpers.speech import words
from tests.scenes.rooms import load_bundled, open_history

MATCHES = sorted(file.stem for file in data.saves().glob("empire_*.save"))
FIELDS: dict[str, Any] = {"held": events.ProvinceHeld, "temples": events.BuildingRaised,
                          "cities": events.BuildingRaised}


def chapters_of(name: str) -> tuple[Chapter, ...]:
    session = load_bundled(name)
    return drawing_of(session.game).chronicle(session.game, number_events(session.steps))


@pytest.mark.parametrize("name", MATCHES)
def test_every_region_of_the_record_is_a_chapter_that_closes_with_its_end(name: str) -> None:
    ended = [event.region for step in load_bundled(name).steps for event in step.events
             if isinstance(event, events.RegionEnded)]
    chapters = chapters_of(name)

    assert [each.title for each in chapters] == ended
    for chapter, region in zip(chapters, ended, strict=True):
        closing = [each for each in chapter.sentences if "closed" in each.text.key]
        assert [each.text.arg("region") for each in closing] == [region]
        assert chapter is chapters[-1] or closing[0] is chapter.sentences[-1]


@pytest.mark.parametrize("name", MATCHES)
def test_who_gained_most_in_a_region_is_counted_from_its_scorings(name: str) -> None:
    gained, best = Counter[int](), []
    for step in load_bundled(name).steps:
        for event in step.events:
            if isinstance(event, events.ProvinceHeld | events.BuildingRaised) \
                    and event.seat is not None:
                gained[event.seat] += event.points
            if isinstance(event, events.RegionEnded):
                best.append({seat for seat in gained if gained[seat] == max(gained.values())})
                gained.clear()
    told = [{*cast("tuple[Who, ...]", each.text.args[1][1])} for chapter in chapters_of(name)
            for each in chapter.sentences if "closed" in each.text.key]

    assert told == [set(map(Who, seats)) for seats in best]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", MATCHES)
def test_it_reads_as_sentences_about_its_own_events_in_order(name: str, lang: str) -> None:
    session, speech = load_bundled(name), words(lang)
    happened = {id(event): step.index for step in session.steps for event in step.events}
    for chapter in chapters_of(name):
        for each in chapter.sentences:
            said = speech.say(each.text, tuple(map(str, range(5))))
            assert said.endswith(".") and "{" not in said and "empire." not in said, said
            assert happened[id(each.events[0])] == each.index
            assert all(id(event) in happened for event in each.events)
            if each.text.key.rpartition(".")[2] in FIELDS:
                happenings: tuple[Any, ...] = each.events
                assert len({event.seat for event in happenings}) == 1
        assert all(one.index <= other.index for one, other in pairwise(chapter.sentences))


def test_each_region_of_the_box_closes_on_the_table_with_its_history() -> None:
    history = open_history("empire_goal")
    game, told = history.game, list[str]()
    for number, step in enumerate(history.steps):
        for event in step.events:
            if isinstance(event, events.RegionEnded):
                before, after = (game.view(history.states[at], None)
                                 for at in (number, number + 1))
                steps = [each.events for each in reversed(history.steps[:number + 1])]
                tally = drawing_of(game).tally(game, before, event, after, steps)
                assert tally is not None and isinstance(tally.saying, Msg)
                told.append(tally.saying.key)

    assert told == [f"empire.cue.history.{each}" for each in HISTORY]


@pytest.mark.parametrize("name", MATCHES)
def test_the_events_of_a_scoring_lead_to_the_table_after_it__8_1(name: str) -> None:
    """One after the other: points, buildings and what went back."""
    session = load_bundled(name)
    state = replay(session.game, session.record.until(session.record.base))[0]
    for step in session.steps:
        reached: Any = session.game.view(state, 0)
        state.apply(session.game.parse(step.action))
        after: Any = session.game.view(state, 0)
        if any(isinstance(each, events.RoundScored) for each in step.events):
            for event in step.events:
                reached = reach(reached, event) or reached
            assert reached.scores() == after.scores()
            for one, two in zip(reached.provinces, after.provinces, strict=True):
                assert replace(one, armies=two.armies) == two
            assert [(each.temples, each.cities) for each in reached.players] == [
                (each.temples, each.cities) for each in after.players]

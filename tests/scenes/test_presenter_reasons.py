"""The presenter's why: facts about a decision, and silence without one."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from alexandre import games
from alexandre.ai.review.plan_lines import read_line
from alexandre.ai.review.plans import Fact, Weighed
from alexandre.content.moment import load_moment, locate_bundled
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.history import History
from alexandre.scenes.playback.journey import Journey
from alexandre.scenes.playback.track import Track
from alexandre.scenes.playback.why import Span
from alexandre.scenes.present.presenter import Presenter, present_history, show_moment
from alexandre.scenes.present.reasons import Reasons
from alexandre.scenes.table.advice import why_move
from alexandre.scenes.table.advice.why_move import Decision
from alexandre.ui.window.audience import can_open
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

NUMBER = re.compile(r"[0-9]+\.[0-9]")  # of a rule
MATCHES = ("alexandros_hundred", "catan_persepolis", "empire_goal", "phalanxx_two_succession",
           "commander_granicus_victory")


def present(gui: Gui, name: str) -> Presenter:
    """A bundled moment, at its beginning."""
    show_moment(gui.house, load_moment(locate_bundled() / f"{name}.yaml", games.load))
    return gui.room_as(Presenter)


def find_place(room: Presenter, *, is_decision: bool) -> int:
    """The first step with a decision, or without one."""
    for place in range(1, len(room.journey.stops) - 1):
        room.jump(place)
        if room.reasons.has(room.journey.span) == is_decision:
            return place
    raise AssertionError("no such step")


def decide(gui: Gui, room: Presenter, *facts: Fact) -> None:
    """Have the coach find the played plan best, with these facts."""
    question = room.reasons._find(room.journey.span)
    assert question is not None
    decision, world = question
    other = next(each.text for each in world.legal() if each.text != decision.line[0])
    gui.thinker.plans = (Weighed(decision.line, 5, 24, is_behind=False),
                         Weighed((other,), 3, 24, is_behind=True, loss=90, of=24, facts=facts))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_decision_is_told_by_facts_and_without_numbers_of_rules(gui: Gui, lang: str) -> None:
    gui.house.settings["lang"] = lang
    gui.house.apply_settings()
    room = present(gui, "persepolis")
    place = find_place(room, is_decision=True)
    caption = room.stage.strip.words
    question = room.reasons._find(room.journey.span)
    assert question is not None
    seat = question[0].actor
    decide(gui, room, Fact(Msg.of("catan.fact.won", who=Who(seat), v=1), seat, 200, 22, 2))
    assert room.press("reason")
    assert room.stage.strip.words[0].endswith("…"), "it is looked at"
    gui.run()

    (told,) = room.stage.strip.words
    assert told != caption[0] and gui.house.voice(Who(seat)) in told and "22" in told
    assert not NUMBER.search(told)
    gui.press("i")
    assert room.stage.strip.words == caption
    gui.press("i")
    assert room.stage.strip.words == (told,) and len(gui.thinker.asked) == 1, "asked once"
    room.jump(place + 1)
    room.jump(place)
    assert room.stage.strip.words == caption, "the next step begins without"


def test_a_computer_that_led_a_campaign_is_called_alexander(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: at Tyre “Roxane” chose, and nobody had heard of her there."""
    room = present(gui, "tyre")
    assert room.record.players[0].name == "Roxane"
    find_place(room, is_decision=True)
    decide(gui, room, Fact(Msg.of("commander.fact.conquered", who=Who(0), v=1, region=Noun(
        "gaza", (("fr", (("name", "Gaza"),)),))), 0, 200, 22, 2))
    gui.press("i").run()

    told = " ".join(room.stage.strip.words)
    assert "Alexandre" in told and "Gaza" in told and "Roxane" not in told
    monkeypatch.setattr(type(room), "record", replace(room.record, players=[Player("Zoé")]))
    assert room.players == ("Zoé",), "a person keeps their own name"


@pytest.mark.skipif(not can_open(), reason="this library has no second window")
def test_without_a_fact_nothing_is_told_and_the_button_is_pale(gui: Gui) -> None:
    room = present(gui, "persepolis")
    find_place(room, is_decision=True)
    caption = room.stage.strip.words
    decide(gui, room)
    gui.press("d")
    button = gui.find("notes/reason")
    gui.run()
    assert button.is_enabled
    gui.press("i").run(2)
    assert not room.reasons.is_on and room.stage.strip.words == caption
    assert not gui.find("notes/reason").is_enabled and not gui.has("notes/why")
    gui.press("i")
    assert not room.reasons.is_on and len(gui.thinker.asked) == 1


def test_where_chance_alone_acts_nobody_is_asked(gui: Gui) -> None:
    room = present(gui, "persepolis")
    find_place(room, is_decision=False)
    caption = room.stage.strip.words
    gui.press("i").run()
    assert room.stage.strip.words == caption and not gui.thinker.asked


def test_on_a_plate_nothing_is_explained(gui: Gui) -> None:
    """A decision before a moment is no part of it, and its end repeats the last step."""
    room = present(gui, "tyre")
    assert room.reasons.has(room.journey.span) and not room.reasons.is_possible
    gui.press("i").run()
    assert not room.reasons.is_on and not gui.thinker.asked


@pytest.mark.parametrize("name", MATCHES)
def test_positions_that_differ_in_secrets_alone_ask_the_same(gui: Gui, name: str) -> None:
    match = load_bundled(name)
    history = History(match.game, match.record)
    rnd, eyes, possible = Rng(3, "other secrets"), NOBODY if match.record.seats > 1 else 0, 0
    for step in history.steps[::9]:
        state = other = history.states[step.index]
        if step.actor < 0:
            continue
        for seat in range(match.record.seats):
            other = other.determinize(seat, rnd)
        decision = Decision(step.index, step.actor, (step.action,))
        if not read_line(match.game, other, decision.line):
            continue  # no truth in which it was played
        worlds = [why_move.imagine(match.game, each, decision, eyes) for each in (state, other)]
        assert (worlds[0] and worlds[0].hash()) == (worlds[1] and worlds[1].hash())
        possible += worlds[0] is not None
    assert possible


@pytest.mark.parametrize("name", MATCHES)
def test_what_a_seat_hides_is_not_asked_about(gui: Gui, name: str) -> None:
    """Also while the secrets are shown."""
    match = load_bundled(name)
    history = History(match.game, match.record)
    reasons = Reasons(gui.house, Journey(Track(history), NOBODY))
    hidden = [step for step in history.steps if step.actor >= 0 and match.record.seats > 1 and any(
        match.game.seen(event, NOBODY) != event for event in step.events)]
    for step in hidden:
        span: Span = (step.index, step.index + 1)
        assert not reasons.has(span)
        reasons.ask(span)
    assert not gui.thinker.asked
    if not match.game.meta.has_secrets or match.record.seats == 1:
        assert not hidden


def test_while_computers_play_why_and_the_next_move_do_not_take_each_other_s_answer(
        gui: Gui) -> None:
    gui.house.settings["pace"] = "step"
    gui.house.apply_settings()
    session = gui.sit_down([Player("", "greedy"), Player("", "greedy")])
    gui.press("F5")
    room = gui.room_as(Presenter)
    asked, start = 0, session.turn
    for _move in range(60):
        place = room.journey.aim
        if room.reasons.is_possible:
            decide(gui, room)
            room.press("reason")  # and no time to hear the answer
            asked += 1
        room.press("right")
        room.press("reason")  # which would drop the move that is searched
        for _look in range(300):
            if room.journey.aim > place and room.journey.goal is None:
                break
            gui.run(1)
        assert room.journey.aim > place
    assert asked and session.turn > start + 20


def test_a_move_that_why_interrupts_is_searched_again(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    session = gui.sit_down([Player("", "greedy"), Player("", "greedy")])
    gui.run(20)
    with monkeypatch.context() as slow:
        slow.setattr(gui.thinker, "answer", lambda: None)
        gui.run(2).press("F5")
    room = gui.room_as(Presenter)
    find_place(room, is_decision=True)
    decide(gui, room)
    gui.press("i").run()
    turn = session.turn
    room.jump(room.journey.last)
    gui.press("Right").run(20)
    assert session.turn > turn


def test_the_whole_match_can_be_asked_about_step_by_step(gui: Gui) -> None:
    match = load_bundled("catan_persepolis")
    present_history(gui.house, History(match.game, match.record), 40)
    room = gui.room_as(Presenter)
    find_place(room, is_decision=True)
    decide(gui, room, Fact(Msg.of("catan.fact.won", who=Who(0), v=1), 0, 200, 22, 2))
    gui.press("i").run()
    assert "22" in room.stage.strip.words[0]

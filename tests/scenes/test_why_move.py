"""Computer players' moves explained on request, as far as the viewer can know the reason."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.ai.review.plan_lines import read_line
from alexandre.ai.review.plans import Fact, Weighed
from alexandre.ai.review.problems import follow_line
from alexandre.kernel.contract import State
from alexandre.kernel.record import Player
from alexandre.kernel.replay import replay
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.table.advice import coach, why_move
from alexandre.scenes.table.advice.why_move import (
    Decision,
    list_decisions,
    name_move,
    tell_why,
)
from alexandre.scenes.table.table import Table
from tests.helpers.walks import take_action
from tests.scenes.rooms import list_notes
from tests.scenes.test_coach import WAITS, sit_down, wait
from tests.ui.gui import Gui


def play_until_answered(gui: Gui, title: str) -> Table:
    """A table at which a computer player has chosen something since the person's own choice."""
    table = sit_down(gui, title)
    for _turn in range(WAITS):
        if table.match.is_asked:
            if list_decisions(table.session):
                table.show()
                return table
            table.match.choose(table.session.offers()[0])
        gui.run()
    raise AssertionError("no computer player has chosen anything")


def imagine(session: Session, decision: Decision) -> State | None:
    """The position of a decision as the viewer can imagine it."""
    state = replay(session.game, session.record.until(decision.at))[0]
    return why_move.imagine(session.game, state, decision, session.viewer)


@pytest.mark.parametrize("title", ["alexandros", "phalanxx", "catan"])
def test_a_computer_player_s_move_is_explained_on_request(gui: Gui, title: str) -> None:
    table = play_until_answered(gui, title)
    session = table.session
    decisions = list_decisions(session)
    decision = decisions[0]
    own = Weighed(decision.line, 5, 24, is_behind=False)
    world = imagine(session, decision)
    assert world is not None
    offers = [each.text for each in world.legal()]
    other = next((each for each in offers if each != decision.line[0]), offers[0])
    fact = Fact(Msg.of("alexandros.fact.drawn", who=Who(decision.actor), v=1), decision.actor, 40,
                22, 2)
    gui.thinker.plans = (own, Weighed((other,), 3, 24, is_behind=True, loss=90, of=24,
                                      facts=(fact,)))
    assert gui.has("log/why")
    table.coach.ask_why()
    if len(decisions) > 1:
        gui.click("why/0")
    wait(gui, table)
    notes = list_notes(table)

    state, seat, _level = gui.thinker.asked[-1]
    assert seat == decision.actor and state.hash() == world.hash()
    assert gui.house.voice(Who(decision.actor)) in notes[0]
    assert "22" in notes[-1]
    table.show()
    assert list_notes(table) == notes, "told until something is played"
    table.coach.ask()
    table.show()
    assert notes[0] not in list_notes(table), "nor when advice is asked for"


def test_moves_that_read_alike_are_one_row_with_their_number(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “Pay a grain” stood there twice in a row."""
    table = play_until_answered(gui, "catan")
    decision = list_decisions(table.session)[0]
    monkeypatch.setattr(coach, "list_decisions", lambda session: [decision] * 2)
    table.coach.ask_why()

    assert gui.find("why/0").text.key == "ui.offers.several" and not gui.has("why/1")


def test_a_worse_move_is_told_beside_the_better_one(gui: Gui) -> None:
    table = play_until_answered(gui, "phalanxx")
    decision = list_decisions(table.session)[0]
    world = imagine(table.session, decision)
    assert world is not None
    other = next(each.text for each in world.legal() if each.text != decision.line[0])
    plans = (Weighed((other,), 9, 24, is_behind=False),
             Weighed(decision.line, 3, 24, is_behind=True, loss=200, of=24))
    game, viewer = table.session.game, table.session.viewer
    told = tell_why(game, world, decision, plans, viewer)

    assert told[0].key == "ui.why_move.worse"
    assert told[1].key in ("ai.now.points", "ui.why_move.no_fact")
    assert tell_why(game, world, decision, plans[:1], viewer)[0].key == "ui.why_move.alone"


def test_a_move_has_the_name_of_its_row_and_a_better_one_begins_where_they_part(gui: Gui) -> None:
    table = play_until_answered(gui, "alexandros")
    decision = next(each for each in list_decisions(table.session) if len(each.line) > 1)
    world = imagine(table.session, decision)
    assert world is not None
    first, second = decision.line[:2]
    shared = next(each for each in world.legal() if each.text == first)
    after = take_action(world, shared)
    other = next(each.text for each in after.legal() if each.text != second)
    plans = (Weighed((first, other), 9, 24, is_behind=False),
             Weighed(decision.line, 3, 24, is_behind=True, loss=200, of=24))
    game, viewer = table.session.game, table.session.viewer
    head = gui.house.voice(tell_why(game, world, decision, plans, viewer)[0])

    name = gui.house.voice(name_move(game, world, decision))
    label = gui.house.voice(game.label(world, shared, is_step=True))
    assert name.casefold() in head.casefold()
    assert head.casefold().count(label.casefold()) == name.casefold().count(label.casefold())


def test_nothing_is_asked_about_a_sealed_choice(gui: Gui) -> None:
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("", "random")], seed=5)
    session.viewer = 0
    sealed = 0
    for _move in range(40):
        hidden = [step for step in session.steps if step.actor == 1 and any(
            session.game.seen(event, 0) != event for event in step.events)]
        sealed += bool(hidden)
        lines = [text for each in list_decisions(session) for text in each.line]
        assert not {step.action for step in hidden[-1:]} & set(lines) or not hidden
        session.play(session.offers()[0])
    assert sealed


def test_the_position_is_one_that_the_viewer_can_imagine(gui: Gui) -> None:
    """Two matches that differ in a hidden hand alone ask the same question."""
    table = play_until_answered(gui, "catan")
    session, decision = table.session, list_decisions(table.session)[0]
    first = imagine(session, decision)
    assert first is not None and session.viewer is not None
    again = imagine(session, decision)
    assert again is not None and again.hash() == first.hash()
    truth = replay(session.game, session.record.until(decision.at))[0]
    after = follow_line(truth, read_line(session.game, truth, decision.line))
    assert after is not None
    truth.uncover(decision.actor, after)
    worlds = {truth.determinize(session.viewer, Rng(number, "why")).hash()
              for number in range(12)}
    assert first.hash() in worlds


def test_of_equal_moves_nothing_more_is_told_than_what_is_certain(gui: Gui) -> None:
    """The finding: “just as good”, and then what differed."""
    table = play_until_answered(gui, "phalanxx")
    decision = list_decisions(table.session)[0]
    world = imagine(table.session, decision)
    assert world is not None
    other = next(each.text for each in world.legal() if each.text != decision.line[0])
    mine, theirs = (Fact(Msg.of("phalanxx.fact.talents", who=Who(seat), v=1), seat, 40, 20, 3)
                    for seat in (decision.actor, 1 - decision.actor))
    plans = (Weighed(decision.line, 5, 24, is_behind=False), Weighed(
        (other,), 3, 24, is_behind=True, loss=15, of=24, facts=(mine, theirs)))

    told = tell_why(table.session.game, world, decision, plans, table.session.viewer)
    assert [each.key for each in told if each.key != "ai.now.points"] == ["ui.why_move.even"]


def test_a_move_that_the_coach_would_not_make_gets_no_reasons_of_its_own(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “the coach prefers to pass”, and then only what speaks for the bid; and “agree:
    give 1 grain” of an opponent whose cards are hidden."""
    table = play_until_answered(gui, "catan")
    game, decision = table.session.game, list_decisions(table.session)[0]
    world = imagine(table.session, decision)
    assert world is not None
    other = next(each.text for each in world.legal() if each.text != decision.line[0])
    plans = (Weighed((other,), 9, 24, is_behind=False),
             Weighed(decision.line, 3, 24, is_behind=True, loss=200, of=24))
    monkeypatch.setattr(type(games.hints(game)), "reason", lambda *_of: Msg.of("ai.you"))
    told = tell_why(game, world, decision, plans, table.session.viewer)
    assert [each.key for each in told if each.key != "ai.now.points"] == [
        "ui.why_move.worse", "ui.why_move.no_fact"]
    assert why_move.is_open(game, world, decision, None)

    monkeypatch.setattr(why_move, "read_line", lambda *_of: [])  # in no other deal
    head = tell_why(game, world, decision, plans, table.session.viewer)[0]
    assert ", si " in gui.house.voice(head)


def test_what_a_try_is_is_said_in_the_tips_of_coach_and_why(gui: Gui) -> None:
    table = play_until_answered(gui, "catan")
    tips = [each.tip for each in (table.coach_tool, table.coach.why)]
    assert ["essais" in gui.house.voice(tip) for tip in tips if isinstance(tip, Msg)] == [True] * 2

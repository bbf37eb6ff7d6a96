"""Corrections of what was entered of chance: what is refused, what is noted, what waits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from alexandre import games
from alexandre.content import data
from alexandre.kernel.chance import note_correction
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import ASKED, Kept, Player, from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.kernel.text import Refusal

HAND = ("card 1", "card 2", "start 1", "draw slingers", "draw cavalry", "draw scout",
        "draw horses", "draw shields")


def sit_down(*texts: str, chance: str = "ask") -> Session:
    """Two people at a real table of Phalanxx, so much of it entered."""
    game = games.load("phalanxx", "succession")
    session = Session.new(game, [Player("A"), Player("B")], chance=chance)
    for text in texts:
        session.play(text)
    return session


def test_an_entry_is_replaced_and_the_rest_is_kept() -> None:
    session = sit_down(*HAND)
    session.correct({4: "draw porus"})

    assert session.record.actions == [*HAND[:4], "draw porus", *HAND[5:]]
    assert session.record.corrected == {4: "draw cavalry"} and not session.record.rest
    assert not session.record.assisted
    assert session.state.hash() == sit_down(*session.record.actions).state.hash()


def test_two_entries_that_were_exchanged_are_corrected_at_once() -> None:
    session = sit_down(*HAND)
    session.correct({3: "draw cavalry", 4: "draw slingers"})

    assert session.record.actions == [*HAND[:3], "draw cavalry", "draw slingers", *HAND[5:]]
    assert session.record.corrected == {3: "draw slingers", 4: "draw cavalry"}


def test_what_fits_no_longer_is_asked_and_the_rest_waits_for_the_answer() -> None:
    session = sit_down(*HAND)
    session.correct({3: "draw scout"})

    assert session.record.actions == [*HAND[:3], "draw scout", "draw cavalry"]
    assert session.decider == CHANCE
    session.play("draw slingers")
    assert session.record.actions == [*HAND[:3], "draw scout", "draw cavalry", "draw slingers",
                                      *HAND[6:]]
    assert not session.record.rest


def test_a_correction_taken_back_at_once_loses_nothing() -> None:
    session = sit_down(*HAND)
    session.correct({3: "draw scout"})
    session.correct({3: "draw slingers"})

    assert session.record.actions == list(HAND) and not session.record.rest


def test_an_answer_taken_back_and_given_anew_leaves_the_rest_as_it_was() -> None:
    session = sit_down(*HAND)
    session.correct({3: "draw scout"})
    session.play("draw slingers")
    session.undo(5, force=True)
    session.play("draw porus")
    assert session.record.actions == [*HAND[:3], "draw scout", "draw cavalry", "draw porus"]
    assert session.record.corrected == {3: "draw slingers"}


def test_redo_brings_the_note_of_a_correction_back() -> None:
    session = sit_down(*HAND)
    session.correct({6: "draw porus"})
    session.undo(5, force=True)
    assert session.record.corrected == {}
    session.redo()
    assert session.record.corrected == {6: "draw horses"}


def test_the_same_outcome_is_no_correction() -> None:
    session = sit_down(*HAND)
    changes = session.changes
    session.correct({4: "draw cavalry"})

    assert (session.changes, session.record.corrected) == (changes, {})


@pytest.mark.parametrize(("place", "text", "key"), [
    (4, "draw slingers", "phalanxx.why"),  # it was drawn before
    (4, "roll 3", "phalanxx.why"),
    (4, "nonsense", "kernel.unknown_action"),
    (8, "draw porus", "kernel.correct.choice"),
    (-1, "draw porus", "kernel.correct.choice"),
])
def test_what_cannot_have_come_is_refused_and_nothing_changes(place: int, text: str,
                                                              key: str) -> None:
    session = sit_down(*HAND)
    body = session.to_plain()
    with pytest.raises(Refusal) as refused:
        session.correct({place: text})

    assert refused.value.msg.key.startswith(key) or refused.value.msg.key == "kernel.not_offered"
    assert session.to_plain() == body


def test_a_choice_cannot_be_corrected() -> None:
    session = sit_down(*HAND)
    while session.decider != OVER and not any(step.actor >= 0 for step in session.steps):
        session.play(session.offers()[0])
    with pytest.raises(Refusal, match=r"kernel\.correct\.choice$"):
        session.correct({session.turn - 1: session.steps[-1].action})


def test_what_the_program_has_drawn_cannot_be_corrected() -> None:
    session = sit_down(chance="seeded")
    with pytest.raises(Refusal, match=r"kernel\.correct\.drawn$"):
        session.correct({4: "draw cavalry"})


def test_what_waits_and_what_was_corrected_is_saved() -> None:
    session = sit_down(*HAND)
    session.correct({3: "draw scout"})
    body = session.to_plain()
    assert body["corrected"] == [[3, "draw slingers"]]
    drawn = [[CHANCE, each, "", "", 0] for each in HAND[5:]]
    assert [each[:5] for each in body["rest"]] == drawn

    record, game = from_plain(body, games.load)
    assert [[each.actor, each.action, each.stand_in, each.was, each.turn]
            for each in record.rest] == drawn
    again = Session(game, record)
    again.play("draw slingers")
    assert again.record.actions[5:] == ["draw slingers", *HAND[6:]]


def test_a_card_that_is_drawn_no_more_waits_but_nothing_goes_on_after_it() -> None:
    """A seven turns out to be an eight: nobody is robbed, and the stolen card is not awaited."""
    record, game = from_plain(read_document(data.saves() / "catan_points.save").body, games.load)
    session = Session(game, replace(record.until(154), chance=ASKED))
    session.correct({149: "die 2"})
    assert [each.action for each in session.record.rest] == ["steal wool"]
    assert session.record.count_waiting() == 0

    again, _game = from_plain(session.to_plain(), games.load)
    assert again.rest == session.record.rest


@pytest.mark.parametrize(("name", "value"), [
    ("rest", None), ("rest", [["draw cavalry"]]), ("rest", [[-2, "draw cavalry", "", ""]]),
    ("rest", [[9, "draw cavalry", "", ""]]), ("rest", [[-1, 5, "", ""]]),
    ("rest", [[-1, "draw cavalry", "chess", ""]]), ("rest", [[-1, "draw cavalry", "", None]]),
    ("corrected", {}), ("corrected", [[0]]), ("corrected", [[99, "draw cavalry"]]),
    ("corrected", [[0, 1]])])
def test_an_ill_formed_note_is_refused(name: str, value: Any) -> None:
    body = sit_down(*HAND).to_plain()
    with pytest.raises(BadData):
        from_plain({**body, name: value}, games.load)


def test_what_waits_in_a_save_from_before_questions_were_noted_is_played_in_its_order() -> None:
    session = sit_down(*HAND)
    session.correct({3: "draw scout"})
    body = session.to_plain()
    body["rest"] = [each[:4] for each in body["rest"]]
    record, game = from_plain(body, games.load)
    assert record.rest == [Kept(CHANCE, each) for each in HAND[5:]]
    again = Session(game, record)
    again.play("draw slingers")
    assert again.record.actions[5:] == ["draw slingers", *HAND[6:]]


def test_an_entry_that_nobody_may_know_is_noted_whatever_stood_there() -> None:
    """Or the note would tell by its absence that the guess was right."""
    session = sit_down(*HAND)
    session.correct({4: "draw cavalry"}, is_noted=True)
    assert session.record.actions == list(HAND)
    assert session.record.corrected == {4: "draw cavalry"}


def test_what_waits_and_is_no_action_is_asked() -> None:
    """A file may hold anything; what the title does not know fits nowhere."""
    body = {**sit_down(*HAND).to_plain(), "rest": [[CHANCE, "nonsense", "", ""]]}
    record, game = from_plain(body, games.load)
    session = Session(game, record)
    session.play("draw porus")
    assert session.record.actions == [*HAND, "draw porus"] and not session.record.rest


def test_the_note_tells_what_was_entered_only_to_eyes_that_saw_the_entry() -> None:
    game = games.load("alexandros", "l")
    session = Session.new(game, [Player("A"), Player("B")], chance="ask")
    for text in ("deal T", "deal A", "reveal T"):
        session.play(text)
    session.correct({0: "deal L"})
    keys = [note_correction(game, session.record, session.steps[0], viewer).key
            for viewer in (None, 0, 1)]
    assert keys == ["kernel.correct.note", "kernel.correct.note", "kernel.correct.note_hidden"]

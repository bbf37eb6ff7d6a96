"""A record's statements about itself are compared: generator, options, seats, stand-ins."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre import games
from alexandre.kernel import rng
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import OUTSIDE, STAND_INS, Player, from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.store.saves import name_file
from alexandre.kernel.text import Refusal
from tests.helpers.records import random_session
from tests.helpers.walks import Table, tables

PLAYED = 12  # actions


def session_of(table: Table) -> Session:
    return random_session(table, 5, PLAYED)


def open_again(body: dict[str, Any]) -> Session:
    """The match in a body, as every reader opens it."""
    record, game = from_plain(body, games.load)
    return Session(game, record)


def broken(session: Session) -> dict[str, Any]:
    """A body that no longer replays, so that its snapshot counts."""
    body = session.to_plain()
    body["hashes"] = ["00000000", *body["hashes"][1:]]
    return body


# ---- the generator --------------------------------------------------------------------------


def test_a_record_of_another_generator_is_refused_with_file_and_cause() -> None:
    """The finding: the field `generator` was not read at all."""
    body = session_of(tables()[0]).to_plain()
    assert body["generator"] == rng.NAME
    with pytest.raises(Refusal) as caught, name_file("gordion.save"):
        open_again({**body, "generator": "mt19937"})
    msg = caught.value.msg

    assert (msg.key, msg.arg("file")) == ("store.unreadable", "gordion.save")
    cause: Any = msg.arg("cause")
    assert (cause.key, cause.arg("found")) == ("kernel.other_generator", "mt19937")


@pytest.mark.parametrize("value", [None, 7, ["sfc32"], {}])
def test_a_generator_is_a_name(value: Any) -> None:
    with pytest.raises(BadData):
        open_again({**session_of(tables()[0]).to_plain(), "generator": value})


# ---- the snapshot ---------------------------------------------------------------------------


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_snapshot_that_counts_goes_on_with_the_options_of_its_record(table: Table) -> None:
    session = session_of(table)

    assert open_again(broken(session)).state.hash() == session.state.hash()


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_snapshot_of_other_options_is_refused(table: Table) -> None:
    """The finding: hand-made snapshots with options of their own were taken."""
    session = session_of(table)
    tried = 0
    for option in table.meta.options:
        for choice in option.choices:
            body = broken(session)
            if choice == body["options"][option.name]:
                continue
            state = body["snapshot"]["state"]
            state["options"] = {**state["options"], option.name: choice}
            with pytest.raises(Refusal):  # by the laws of the title, or because they differ
                open_again(body)
            tried += 1
    assert tried or not table.meta.options


def test_the_difference_is_told_by_its_name() -> None:
    table = next(each for each in tables() if each.title == "phalanxx")
    body = broken(session_of(table))
    state = body["snapshot"]["state"]
    state["options"] = {**state["options"], "intrigue": "any"}
    choices = next(each for each in table.meta.options if each.name == "intrigue").choices
    state["options"]["intrigue"] = next(each for each in choices
                                        if each != body["options"]["intrigue"])
    with pytest.raises(BadData) as caught:
        open_again(body)

    assert caught.value.msg.key == "kernel.other_option"
    assert caught.value.where == ("snapshot", "state", "options", "intrigue")


@pytest.mark.parametrize("table", [each for each in tables() if each.meta.seats[0] <
                                   each.meta.seats[1]], ids=str)
def test_a_snapshot_of_more_players_is_refused(table: Table) -> None:
    low, high = table.meta.seats
    body = broken(session_of(table))
    session = session_of(Table(table.title, table.board, low if table.seats == high else high,
                               table.options))
    body["snapshot"]["state"] = session.to_plain()["snapshot"]["state"]
    with pytest.raises(BadData) as caught:
        open_again(body)

    assert caught.value.msg.key == "kernel.other_seats"


# ---- who stood in ---------------------------------------------------------------------------


def play_stand_in() -> tuple[Session, int]:
    """A match in which a quick level stood in at one action, and that action's number."""
    session = session_of(tables()[0])
    at = session.turn
    session.play(session.offers()[0], "greedy")
    return session, at


def test_a_record_keeps_who_stood_in_for_a_level() -> None:
    session, at = play_stand_in()
    body = session.to_plain()
    assert body["stand_ins"] == [[at, "greedy"]]

    again = open_again(body)
    assert again.record.stand_ins == {at: "greedy"} and again.to_plain() == body


def test_a_record_without_such_a_note_is_written_as_before() -> None:
    body = session_of(tables()[0]).to_plain()

    assert "stand_ins" not in body
    assert open_again(body).record.stand_ins == {}


def test_what_is_taken_back_takes_its_note_along_and_brings_it_back() -> None:
    session, at = play_stand_in()
    session.undo(at, force=True)
    assert session.record.stand_ins == {}

    session.redo()
    assert session.record.stand_ins == {at: "greedy"}
    assert session.record.until(at).stand_ins == {}


def test_what_is_refused_leaves_what_was_taken_back_to_be_played_again() -> None:
    session = session_of(next(each for each in tables() if each.title == "alexandros"))
    taken = [step.action for step in session.steps]
    session.undo(force=True)
    with pytest.raises(Refusal):
        session.play("halt 999,999")
    session.redo()

    assert [step.action for step in session.steps] == taken


@pytest.mark.parametrize("value", [
    None, {}, [[0]], [[0, "greedy", 1]], [["0", "greedy"]], [[-1, "greedy"]], [[10**6, "greedy"]],
    [[True, "greedy"]], [[0, "chess"]], [[0, None]], ["greedy"]])
def test_an_ill_formed_note_is_refused(value: Any) -> None:
    session, _at = play_stand_in()
    with pytest.raises(BadData):
        open_again({**session.to_plain(), "stand_ins": value})


def test_every_stand_in_has_its_sentence() -> None:
    assert set(STAND_INS) == {"unfinished", "greedy", "here", "outside"}


def test_a_level_that_the_title_lacks_is_refused_when_the_match_begins() -> None:
    """The finding: it was played, and every save of it was refused at opening."""
    with pytest.raises(Refusal, match=r"kernel\.unknown_level"):
        Session.new(games.load("commander"), [Player("", "beginner")])
    for level in ("", OUTSIDE, *games.meta("commander").accepted):
        session = Session.new(games.load("commander"), [Player("", level)])
        assert open_again(session.to_plain()).record.levels == (level,)

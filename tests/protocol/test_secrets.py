"""Every request keeps its seat's secrets, as two judges found that it did not.

The story of Empire: the first seat has split its resources, the second has bid 2 in secret, and
the first asks about everything.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alexandre.cli.engine.answers import choice_answer
from tests.games.phalanxx.test_rulebook_7_cards import scouting
from tests.protocol.client import Client, begin

SPLIT = ["bid 3", "raise 5", "allot 4"]


def begin_sealed() -> Client:
    """Seat 1 has bid 2 and now chooses its armies; seat 0 should not know how many are left."""
    return begin("empire", 2, actions=[*SPLIT, "bid 2"])


def test_the_question_tells_the_other_seat_no_hidden_number() -> None:
    client = begin_sealed()

    mine, others = (client.do("status", seat=seat)["prompt"] for seat in (1, 0))

    assert "13" in mine["text"] and mine == client.do("status")["prompt"]
    assert others["kind"] == mine["kind"] and "13" not in others["text"]
    client.play(["raise 5"])
    assert "8" in client.do("status", seat=1)["prompt"]["text"]
    assert "8" not in client.do("status", seat=0)["prompt"]["text"]


@pytest.mark.parametrize(("cmd", "fields", "error"), [
    ("legal", {}, "not-your-turn"),
    ("why", {"action": "raise 14"}, "not-your-turn"),
    ("why", {"action": "no notation"}, "not-your-turn"),
    ("act", {"action": "raise 14"}, "not-your-turn"),
    ("auto", {}, "not-your-turn"),
    ("undo", {}, "not-your-turn"),
    ("undo", {"force": True}, "not-your-turn"),
    ("undo", {"to": 2, "force": True}, "not-your-turn"),
    ("record", {}, "bad-request"),
    ("save", {"path": "x.save"}, "bad-request"),
    ("hash", {}, "bad-request"),
])
def test_what_tells_of_the_deciders_secrets_is_refused_to_the_other_seat(
    cmd: str, fields: dict[str, Any], error: str
) -> None:
    client = begin_sealed()
    before = client.hash()

    assert client.error_of(cmd, seat=0, **fields) == error and client.hash() == before


def test_a_seat_takes_back_and_plays_again_its_own_decisions() -> None:
    client = begin_sealed()

    assert client.do("undo", seat=1)["turn"] == 3
    assert client.error_of("redo", seat=0) == "not-your-turn"
    assert client.do("redo", seat=1)["turn"] == 4
    assert client.error_of("undo", seat=1, to=2, force=True) == "not-your-turn"
    assert client.do("undo", seat=None, to=2, force=True)["turn"] == 2


def test_a_seat_without_a_decision_after_another_ones_takes_its_latest_back_by_force() -> None:
    client = begin("empire", 2, actions=SPLIT)

    assert client.error_of("undo", seat=0) == "undo-barrier"
    assert client.do("undo", seat=0, force=True)["turn"] == 2


def test_a_choice_made_in_secret_is_null_for_other_eyes() -> None:
    for eyes, is_shown in ((0, False), (1, True), (None, True), ("chance", True)):
        client = begin_sealed()
        reply = client.do("auto", seat=1, eyes=eyes)
        assert (reply["action"] is not None) == is_shown
        assert reply["events"] == []
    client.play(["allot 0"] if client.do("status")["prompt"]["kind"] == "allot" else [])
    public = client.do("auto", eyes=0)
    assert public["action"] == {**public["action"]}, "a place in the order is seen by everybody"


def test_a_card_bought_on_the_sly_is_null_for_other_eyes() -> None:
    """Phalanxx: the scout looks at the top card and buys it; the other does not see which."""
    state = scouting().play("look; draw siege_tower").dump()
    for eyes in (0, 1):
        client = Client()
        assert client.new("phalanxx", 2, state=state)["decider"] == 0
        reply = client.do("act", action="buy siege_tower", eyes=eyes)
        session = client.desk.match
        action = session.game.parse("buy siege_tower")

        bought = next(each for each in reply["events"] if each["type"] == "CardBought")
        assert (bought["card"] is None) == (eyes == 1)
        assert (choice_answer(session, session.steps[0], action, eyes) is None) == (eyes == 1)


def test_eyes_say_whose_perception_the_reply_of_an_action_is() -> None:
    """A referee of two programs tells the other one what happened, without a second request."""
    seen = {}
    for eyes in (0, 1, None):
        client = begin(seed=1, options={"first_seat": "seat0"})
        client.play_until(lambda status: status["prompt"]["kind"] == "actions")
        reply = client.do("act", seat=0, action="draw", eyes=eyes)
        seen[eyes] = [each["card"] for each in reply["events"] if each["type"] == "CardDrawn"]

    assert seen[0] == seen[None] and seen[0] != [None]
    assert seen[1] == [None]


def test_events_since_an_action_are_what_each_seat_saw_of_it() -> None:
    client = begin(seed=1, options={"first_seat": "seat0"})
    client.play_until(lambda status: status["prompt"]["kind"] == "actions")
    turn = client.do("status")["turn"]
    mine = client.do("act", seat=0, action="draw")["events"]

    assert client.do("events", seat=0, since=turn)["events"] == mine
    assert client.do("events", since=turn)["events"] == mine
    others = client.do("events", seat=1, since=turn)["events"]
    assert [each["type"] for each in others] == [each["type"] for each in mine]
    assert [each["card"] for each in others if each["type"] == "CardDrawn"] == [None]
    whole = client.do("events", seat=1)["events"]
    assert [each["text"] for each in whole] == client.do("log", seat=1)["lines"]
    assert client.do("events", seat=1, since=10_000)["events"] == []


# ---- worlds ---------------------------------------------------------------------------------


def test_a_match_begins_in_a_world_that_the_seat_thinks_possible() -> None:
    client = begin("catan", 3, seed=5)
    client.do("play_out", until=120)
    status, view = client.do("status", seat=1), client.do("view", seat=1)
    states = client.do("worlds", seat=1, count=3, seed=9)["states"]

    assert client.do("worlds", seat=1, count=2, seed=9)["states"] == states[:2]
    assert client.do("worlds", seat=1, count=3, seed=8)["states"] != states
    for state in states:
        other = Client()
        begun = other.new("catan", 3, state=state, seed=2)
        assert begun["turn"] == 0 and begun["decider"] == status["decider"]
        assert other.do("view", seat=1) == view and other.do("play_out")["over"] is True


def test_a_match_from_a_world_is_saved_loaded_taken_back_and_replayed(tmp_path: Path) -> None:
    client, path = Client(), str(tmp_path / "world.save")
    client.new("catan", 3, seed=5)
    client.do("play_out", until=120)
    state = client.do("worlds", seat=0)["states"][0]
    client.new("catan", 3, state=state)
    first = client.hash()
    client.do("save", path=path)
    assert Client().do("load", path=path)["turn"] == 0

    client.do("play_out", until=30)
    client.do("save", path=path)
    record, last = client.do("record")["record"], client.hash()
    other = Client()
    other.do("load", path=path)

    assert record["origin"] == state and other.do("record")["record"] == record
    assert other.hash() == last
    other.do("undo", to=0, force=True)
    assert other.hash() == first
    again = Client()
    again.new("catan", 3, state=record["origin"], actions=record["actions"])
    assert again.hash() == last


def test_a_state_that_does_not_fit_is_refused_in_one_sentence() -> None:
    client = begin("catan", 3, options={"gold": 8})
    state = client.do("worlds", seat=0)["states"][0]

    for fields, word in (({"players": 4}, "players"),
                         ({"players": 3, "options": {"gold": 0}}, "options"),
                         ({"players": 3, "inputs": {"gold": 1}}, "inputs"),
                         ({"players": 3, "state": {**state, "robber": "nowhere"}}, "state")):
        reply = client.ask("new", **{"title": "catan", "state": state, **fields})
        assert reply["error"] == "bad-request" and word in reply["message"]
    assert client.ask("new", title="empire", players=3, state=state)["error"] == "bad-request"
    assert client.do("new", title="catan", players=3, state=state, options={"gold": 8})["ok"]


# ---- one error for what is no action --------------------------------------------------------


def test_what_is_no_action_of_the_title_is_told_alike_as_text_and_as_object() -> None:
    client = begin("empire", 2)

    for action in ("jump 3", {"type": "Jump", "n": 3}, {"text": "jump 3"}, {"code": 10**6}):
        reply = client.ask("act", action=action)
        assert (reply["error"], reply["rule"]) == ("illegal-action", "")
        asked = client.do("why", action=action)
        assert (asked["legal"], asked["rule"]) == (False, None)
    for action in ("bid 99", {"type": "Bid", "n": 99}, {"text": "bid 99"}):
        assert client.error_of("act", action=action) == "illegal-action"
        assert client.do("why", action=action)["legal"] is False
    for unseen in ("bid 3\0", "bid 3\u200b", "bid\u00a03", "bid 3\n"):
        assert client.error_of("act", action=unseen) == "illegal-action"
    assert client.do("act", action=" bid  3 ")["turn"] == 1, "blanks are no fault"


def test_a_shortened_object_is_looked_up_among_the_offers_first() -> None:
    client = begin(seed=7)

    assert client.do("why", action={"type": "Follow", "symbol": "C"})["legal"] is True
    reply = client.ask("why", action={"type": "Follow", "symbol": "T"})
    assert reply["error"] == "bad-request" and "5" in reply["message"]


def test_a_value_of_another_type_is_told_what_is_wanted() -> None:
    client = Client()

    reply = client.ask("new", title="catan", players=3, options={"gold": "8"})
    assert reply["error"] == "bad-option" and "number" in reply["message"]
    reply = client.ask("new", title="catan", players=3, chance="dice")
    assert "seeded, ask" in reply["message"]
    client.new("catan", 3)
    assert str(client.do("status")["turn"]) in client.ask("undo", to=99)["message"]

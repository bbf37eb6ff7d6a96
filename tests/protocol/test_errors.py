"""Every error word; and a refused request changes nothing at all."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import State, Tell
from tests.protocol.client import Client, begin, error_of

T, N = "alexandros", 2


@pytest.mark.parametrize(("error", "cmd", "fields"), [
    ("unknown-title", "new", {"title": "chess", "players": N}),
    ("unknown-title", "new", {"title": "", "players": N}),
    ("unknown-title", "new", {"title": 5, "players": N}),
    ("unknown-title", "new", {"title": "x" * 10_000, "players": N}),
    ("bad-request", "new", {"players": N}),
    ("bad-request", "new", {"title": T}),
    ("bad-players", "new", {"title": T, "players": 1}),
    ("bad-players", "new", {"title": T, "players": 5}),
    ("bad-players", "new", {"title": T, "players": -2}),
    ("bad-players", "new", {"title": T, "players": 10**30}),
    ("bad-players", "new", {"title": T, "players": "2"}),
    ("bad-players", "new", {"title": T, "players": 2.0}),
    ("bad-players", "new", {"title": T, "players": True}),
    ("bad-option", "new", {"title": T, "players": N, "options": {"jokers": "both"}}),
    ("bad-option", "new", {"title": T, "players": N, "options": {"joker": "none"}}),
    ("bad-option", "new", {"title": T, "players": N, "options": {"joker": ["both"]}}),
    ("bad-option", "new", {"title": T, "players": N, "options": {"joker": 1.5}}),
    ("bad-option", "new", {"title": T, "players": N, "options": "both"}),
    ("bad-board", "new", {"title": T, "players": N, "board": "z"}),
    ("bad-board", "new", {"title": T, "players": N, "board": 5}),
    ("bad-board", "new", {"title": T, "players": N, "board": []}),
    ("bad-board", "new", {"title": T, "players": N, "board": {}}),
    ("bad-board", "new", {"title": T, "players": N, "board": {"box": {}, "board": {}}}),
    ("bad-request", "new", {"title": T, "players": N, "seed": -1}),
    ("bad-request", "new", {"title": T, "players": N, "seed": 2**63}),
    ("bad-request", "new", {"title": T, "players": N, "seed": "1"}),
    ("bad-request", "new", {"title": T, "players": N, "chance": "loaded"}),
    ("bad-request", "new", {"title": T, "players": N, "inputs": {"gold": 5}}),
    ("bad-request", "new", {"title": T, "players": N, "actions": "follow L"}),
    ("bad-request", "new", {"title": T, "players": N, "actions": [5]}),
    ("bad-request", "new", {"title": T, "players": N, "actions": ["x" * 100]}),
    ("bad-request", "new", {"title": T, "players": N, "option": {}}),
    ("illegal-action", "new", {"title": T, "players": N, "actions": ["draw"]}),
    ("illegal-action", "new", {"title": T, "players": N, "actions": ["fly"]}),
    ("illegal-action", "act", {"action": "draw"}),
    ("illegal-action", "act", {"action": "fly"}),
    ("illegal-action", "act", {"action": ""}),
    ("illegal-action", "act", {"action": {"text": "fly"}}),
    ("illegal-action", "act", {"action": {"code": 19_999}}),
    ("illegal-action", "act", {"action": {"type": "Draw"}}),
    ("bad-request", "act", {}),
    ("bad-request", "act", {"action": None}),
    ("bad-request", "act", {"action": 5}),
    ("bad-request", "act", {"action": ["draw"]}),
    ("bad-request", "act", {"action": {}}),
    ("bad-request", "act", {"action": {"weight": 1}}),
    ("illegal-action", "act", {"action": {"type": "Fly"}}),
    ("bad-request", "act", {"action": {"type": "Deal"}}),
    ("illegal-action", "act", {"action": {"text": "draw", "type": "Take"}}),
    ("illegal-action", "act", {"action": {"text": "draw", "code": True}}),
    ("illegal-action", "act", {"action": "draw\0"}),
    ("illegal-action", "act", {"action": "dr\u200baw"}),
    ("illegal-action", "act", {"action": "draw\t"}),
    ("illegal-action", "act", {"action": {"text": "draw\u00a0"}}),
    ("illegal-action", "new", {"title": T, "players": N, "actions": ["deal T\0"]}),
    ("bad-request", "act", {"action": {"text": ["draw"]}}),
    ("bad-request", "act", {"action": {"code": -1}}),
    ("bad-request", "act", {"action": {"code": 10**40}}),
    ("bad-request", "act", {"seat": 2, "action": "draw"}),
    ("bad-request", "act", {"seat": -1, "action": "draw"}),
    ("bad-request", "act", {"seat": "0", "action": "draw"}),
    ("bad-request", "act", {"seat": False, "action": "draw"}),
    ("not-your-turn", "act", {"seat": 1, "action": "draw"}),
    ("not-your-turn", "act", {"seat": "chance", "action": "deal L"}),
    ("bad-request", "why", {}),
    ("bad-request", "why", {"action": {"type": "Deal"}}),
    ("not-your-turn", "why", {"seat": 1, "action": "draw"}),
    ("not-your-turn", "why", {"seat": "chance", "action": "draw"}),
    ("not-your-turn", "legal", {"seat": 1}),
    ("not-your-turn", "auto", {"seat": 1}),
    ("bad-request", "auto", {"eyes": 2}),
    ("bad-request", "act", {"action": "draw", "eyes": -1}),
    ("bad-request", "status", {"seat": 9}),
    ("bad-request", "status", {"eyes": 0}),
    ("bad-request", "board", {"seat": 2}),
    ("bad-request", "titles", {"seat": 2}),
    ("bad-request", "new", {"title": T, "players": N, "seat": 2}),
    ("bad-request", "events", {"seat": 2}),
    ("bad-request", "events", {"since": -1}),
    ("bad-request", "worlds", {}),
    ("bad-request", "worlds", {"seat": "chance"}),
    ("bad-request", "worlds", {"seat": 0, "count": 0}),
    ("bad-request", "worlds", {"seat": 0, "count": 1001}),
    ("bad-request", "record", {"seat": 0}),
    ("bad-request", "save", {"seat": 0, "path": "x"}),
    ("bad-request", "new", {"title": T, "players": N, "state": {}}),
    ("bad-request", "new", {"title": T, "players": N, "state": "here"}),
    ("bad-request", "view", {"seat": 7}),
    ("bad-request", "log", {"seat": []}),
    ("bad-request", "log", {"seat": 0, "lang": "xx"}),
    ("bad-request", "auto", {"level": "genius"}),
    ("bad-request", "auto", {"level": 3}),
    ("bad-request", "play_out", {"levels": ["genius", "random"]}),
    ("bad-request", "play_out", {"levels": ["random", "random", "random"]}),
    ("bad-request", "play_out", {"levels": "random"}),
    ("bad-request", "play_out", {"until": -1}),
    ("bad-request", "play_out", {"until": "end"}),
    ("bad-request", "undo", {"to": -1}),
    ("bad-request", "undo", {"to": 10_000}),
    ("bad-request", "undo", {"to": 1.5}),
    ("undo-barrier", "undo", {"to": 3}),
    ("bad-request", "undo", {"to": 3, "force": True}),
    ("bad-request", "undo", {"to": 5}),
    ("bad-request", "undo", {"force": 1}),
    ("bad-request", "undo", {}),
    ("bad-request", "redo", {}),
    ("bad-request", "hash", {"seat": 1}),
    ("bad-request", "save", {}),
    ("bad-request", "save", {"path": 5}),
    ("bad-path", "save", {"path": ""}),
    ("bad-path", "load", {"path": "a\0b"}),
    ("bad-path", "load", {"path": "\ud800"}),
])
def test_each_thing_amiss_has_its_word_and_changes_nothing(
    error: str, cmd: str, fields: dict[str, Any]
) -> None:
    client = begin(seed=1, options={"first_seat": "seat0"})
    record, seen = client.do("record"), client.do("status")

    assert client.error_of(cmd, **fields) == error

    assert client.do("record") == record and client.do("status") == seen


@pytest.mark.parametrize(("cmd", "fields"), [
    ("status", {}), ("legal", {}), ("act", {"action": "draw"}), ("why", {"action": "draw"}),
    ("view", {"seat": 0}), ("board", {}), ("auto", {"level": "random"}), ("play_out", {}),
    ("undo", {}), ("redo", {}), ("hash", {}), ("save", {"path": "x"}), ("log", {}),
    ("record", {}), ("events", {}), ("worlds", {"seat": 0}), ("box", {}),
])
def test_without_a_match_there_is_nothing_to_ask(cmd: str, fields: dict[str, Any]) -> None:
    assert Client().error_of(cmd, **fields) == "no-match"


def test_when_it_is_over_there_is_nothing_to_play() -> None:
    client = begin(seed=1)
    client.do("play_out")
    actions = client.do("record")["record"]["actions"]

    assert client.error_of("act", action="draw") == "over"
    assert client.error_of("auto", level="random") == "over"
    assert client.ask("why", action="draw")["rule"] == "13.10"
    assert client.error_of("new", title=T, players=N, seed=1, actions=[*actions, "end"]) == "over"


def test_chance_waits_for_its_outcome_and_for_no_seat() -> None:
    client = begin(chance="ask")

    assert client.error_of("act", seat=0, action="deal L") == "not-your-turn"
    assert client.error_of("auto", level="random") == "not-your-turn"
    assert client.error_of("act", seat="chance", action="reveal L") == "illegal-action"
    assert client.error_of("act", seat="chance", action="end") == "illegal-action"
    assert client.do("act", seat=None, action="deal L")["turn"] == 1


def test_an_illegal_action_names_the_rule_in_its_sentence_too() -> None:
    client = begin(seed=1)

    reply = client.ask("act", action="draw")

    assert reply["rule"] == "3.2" and "3.2" in reply["message"]
    reply = client.ask("new", title=T, players=N, actions=["follow T", "draw"])
    assert error_of(reply) == "illegal-action"
    assert reply["rule"] in reply["message"] and " 2" in reply["message"]


def test_the_rule_is_the_same_for_an_action_as_text_and_as_an_object() -> None:
    """The finding: as an object, a bid above all resources had no rule."""
    client = begin(title="empire", players=2, seed=1)
    replies = [client.ask("why", action=action)
               for action in ("bid 99", {"type": "Bid", "n": 99})]

    assert replies[0]["rule"] == "4.1" and replies[0]["rule"] == replies[1]["rule"]
    assert replies[0]["message"] == replies[1]["message"]


def test_a_defect_of_ours_is_told_in_a_sentence_and_leaves_the_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = begin(seed=1)
    record, offer = client.do("record"), client.do("legal")["actions"][0]
    session = client.desk.match
    apply = type(session.state).apply

    def apply_broken(state: State, action: Action, tell: Tell | None = None) -> None:
        apply(state, action, tell)
        if action.text == offer["text"]:
            raise ZeroDivisionError

    monkeypatch.setattr(type(session.state), "apply", apply_broken)
    assert client.error_of("act", action=offer) == "bad-request"
    monkeypatch.undo()

    assert client.do("record") == record
    assert client.do("act", action=offer)["turn"] > len(record["record"]["actions"])

"""Every row of the table of docs/protocol.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.kernel.actions import Action
from alexandre.kernel.board import canonical
from tests.protocol.client import Client, begin, encode_lines, run_engine

STATUS = {"title", "turn", "decider", "prompt", "over", "outcome", "assisted"}


def status_of(reply: dict[str, Any]) -> dict[str, Any]:
    """The fields of a status in a reply."""
    return {key: reply[key] for key in STATUS}


def test_titles_tells_what_is_known_before_a_match() -> None:
    reply = Client().do("titles")

    assert [each["id"] for each in reply["titles"]] == list(games.TITLES)
    for each in reply["titles"]:
        meta = games.meta(each["id"])
        assert each["name"] and each["players"] == list(meta.seats)
        assert each["boards"] == list(meta.boards) and each["levels"] == list(meta.levels)
        assert each["characters"] == list(meta.characters)
        assert each["rules_version"] == meta.rules_version
        assert set(each["options"]) == {option.name for option in meta.options}
        for known in meta.options:
            option = each["options"][known.name]
            assert option["type"] in ("bool", "int", "choice") and "default" in option
            assert option.get("boards", []) == list(known.boards)


@pytest.mark.parametrize("title", games.TITLES)
def test_new_begins_with_the_rule_books_own_options_where_none_are_given(title: str) -> None:
    client = Client()
    low, _high = games.meta(title).seats

    reply = client.do("new", title=title, players=low)

    assert set(reply) == {"ok", "seats", *STATUS} and reply["seats"] == list(range(low))
    assert reply["title"] == title and reply["over"] is False and reply["outcome"] is None
    record = client.do("record")["record"]
    assert record["options"] == games.meta(title).settle({})
    assert (record["seed"], record["chance"], record["board"]) == (
        0, "seeded", games.meta(title).boards[0])


def test_new_takes_a_seed_a_board_and_options() -> None:
    client = Client()

    client.new(players=3, seed=5, board="l", options={"joker": "per_card"}, inputs={})

    record = client.do("record")["record"]
    assert (record["seed"], record["board"], record["options"]["joker"]) == (5, "l", "per_card")
    assert record["seats"] == 3


def test_new_reaches_a_position_in_one_call() -> None:
    client = begin(seed=3)
    client.do("play_out", until=40)
    record, wanted = client.do("record")["record"], client.hash()

    client.new(seed=3, actions=record["actions"])

    assert client.hash() == wanted and client.do("status")["turn"] == len(record["actions"])


def test_new_lets_the_seed_draw_what_a_list_leaves_out() -> None:
    client = begin(seed=3)
    client.do("play_out", until=40)
    actions, wanted = client.do("record")["record"]["actions"], client.hash()
    chosen = [text for text in actions if text.split()[0] not in ("deal", "reveal", "first")]

    client.new(seed=3, actions=chosen)

    assert client.hash() == wanted


def test_new_follows_other_outcomes_than_the_seeds() -> None:
    """A table of real cards, gone on with by the seed."""
    client = begin(seed=3, actions=["deal C", "deal C", "reveal C", "reveal C", "first 0"])

    state = client.do("view", seat=None)["state"]
    assert state["face_up"] == ["C", "C"] and state["mover"] == 0
    assert [each["hand"] for each in state["players"]] == [{"C": 1}, {"C": 1}]


def test_new_plays_on_a_board_of_the_clients_own() -> None:
    client = begin()
    data = games.load("alexandros").board.data
    board = {**data["board"], "id": "mine"}

    client.new(board={"box": data["box"], "board": board})
    assert client.do("record")["record"]["board"] == {"box": data["box"], "board": board}

    fewer = {**data["box"], "walls": {"black": 5, "red": 1}}
    for sent in (board, {"board": board}, {"box": fewer, "board": board}):
        client.new(board=sent)  # the box is the title's own
        assert client.do("record")["record"]["board"] == {"box": data["box"], "board": board}


def test_status_tells_who_decides_and_what_is_asked() -> None:
    client = Client()
    begun = client.new(seed=1, options={"first_seat": "seat0"})

    reply = client.do("status")

    assert set(reply) == {"ok", *STATUS} and status_of(reply) == status_of(begun)
    assert reply["decider"] == 0 and reply["turn"] == 4
    assert reply["prompt"]["kind"] == "march" and reply["prompt"]["text"].endswith("?")
    assert reply["assisted"] is False


def test_status_at_the_end_tells_the_outcome_with_every_part_of_every_score() -> None:
    client = begin(players=4, seed=1)

    reply = client.do("play_out")

    assert reply["over"] is True and reply["decider"] is None
    outcome = reply["outcome"]
    assert set(outcome) == {"winners", "ranks", "scores", "breakdown", "reason"}
    assert outcome["reason"] in games.meta("alexandros").endings
    assert set(outcome["scores"]) == {"0", "1", "2", "3"}
    for seat, score in outcome["scores"].items():
        assert sum(outcome["breakdown"][seat].values()) == score
    best = [seat for seat, rank in enumerate(outcome["ranks"]) if rank == 1]
    assert outcome["winners"] == best
    assert client.do("legal")["actions"] == []


def test_legal_lists_every_offer_ascending_by_code() -> None:
    client = begin(seed=2)
    game = games.load("alexandros")
    for _ in range(60):
        actions = client.do("legal")["actions"]
        codes = [each["code"] for each in actions]
        assert codes == sorted(set(codes)) and codes
        for each in actions:
            action: Action = game.decode(each["code"])
            assert (each["text"], each["type"]) == (action.text, type(action).__name__)
            assert {key: value for key, value in each.items()
                    if key not in ("code", "text", "type")} == game.params(action)
        if client.do("auto", level="random")["over"]:
            break


def test_legal_gives_the_weights_of_chance() -> None:
    actions = begin(chance="ask").do("legal")["actions"]

    assert [(each["text"], each["weight"]) for each in actions] == [
        ("deal T", 11), ("deal A", 11), ("deal L", 11), ("deal C", 11), ("deal H", 11)]


def test_act_takes_an_offer_as_text_or_as_the_object_that_legal_gave() -> None:
    hashes = set()
    for spell in (lambda offer: offer, lambda offer: offer["text"],
                  lambda offer: {"code": offer["code"]}, lambda offer: {"text": offer["text"]},
                  lambda offer: {key: each for key, each in offer.items()
                                 if key not in ("code", "text")}):
        client = Client()
        status = client.new(seed=4)
        for _ in range(12):
            offer = client.do("legal")["actions"][-1]
            status = client.do("act", seat=status["decider"], action=spell(offer))
        hashes.add(client.hash())

    assert len(hashes) == 1


def test_act_tells_what_that_seat_saw_happen() -> None:
    """A blind draw shows its card to the drawing seat and to the referee alone."""
    seen = {}
    for eyes in (0, None):
        client = begin(seed=1, options={"first_seat": "seat0"})
        client.play_until(lambda status: status["prompt"]["kind"] == "actions")
        reply = client.do("act", seat=eyes, action="draw")
        seen[eyes] = [each for each in reply["events"] if each["type"] == "CardDrawn"]
        assert set(reply) > STATUS

    assert seen[0] == seen[None]
    assert [(each["seat"], each["card"] is None) for each in seen[0]] == [(0, False)]
    assert seen[0][0]["text"].endswith(".")


def test_auto_shows_another_seat_that_a_card_was_drawn_but_not_which() -> None:
    client = begin(seed=1)
    drawn: dict[bool, set[bool]] = {True: set(), False: set()}
    status = client.do("status")
    while not status["over"]:
        status = client.do("auto", level="random", eyes=1)
        for each in status["events"]:
            if each["type"] == "CardDrawn":
                drawn[each["seat"] == 1].add(each["card"] is not None)

    assert drawn == {True: {True}, False: {False}}


def test_act_lets_chance_be_played_by_hand_where_it_is_asked_for() -> None:
    reply = begin(chance="ask").do("act", seat="chance", action="deal L")

    assert [each["card"] for each in reply["events"]] == ["lyre"]
    assert reply["decider"] == "chance" and reply["turn"] == 1


def test_why_names_the_rule_and_says_it() -> None:
    client = begin(seed=1, options={"first_seat": "seat0"})
    offer = client.do("legal")["actions"][0]

    assert client.do("why", action=offer) == {"ok": True, "legal": True}
    reply = client.do("why", action="draw")
    assert (reply["legal"], reply["rule"]) == (False, "3.2") and reply["message"].endswith(".")
    reply = client.do("why", action="fly 3-3")
    assert (reply["legal"], reply["rule"]) == (False, None) and "fly 3-3" in reply["message"]


def test_view_shows_a_seat_its_own_hand_alone_and_the_referee_all() -> None:
    client = begin(players=3, seed=1)

    def hands(seat: Any) -> list[bool]:
        state = client.do("view", seat=seat)["state"]
        return [each["hand"] is not None for each in state["players"]]

    assert hands(0) == [True, False, False]
    assert hands(2) == [False, False, True]
    assert hands(None) == hands("chance") == [True, True, True]


def test_board_names_its_spaces_in_both_languages() -> None:
    client = begin()

    spaces = {each["id"]: each for each in client.do("board")["spaces"]}

    assert len(spaces) == 145 + 100
    lyre = spaces["3-3"]
    assert (lyre["kind"], lyre["place"]) == ("L", [3, 3])
    assert set(lyre["names"]) == {"fr", "en"}
    for space in spaces.values():
        assert all(space["id"] in spaces[each]["neighbours"] for each in space["neighbours"])


@pytest.mark.parametrize("level", games.meta("alexandros").accepted)
def test_auto_plays_what_a_computer_player_chooses(level: str) -> None:
    client = begin(seed=6)
    offers = client.do("legal")["actions"]

    reply = client.do("auto", level=level)

    assert reply["action"] in offers
    assert {"action", "events", *STATUS} < set(reply)
    assert client.do("record")["record"]["actions"][5] == reply["action"]["text"]


def test_auto_does_the_same_in_the_same_place() -> None:
    def play() -> list[str]:
        client = begin(seed=6)
        return [client.do("auto", level="random")["action"]["text"] for _ in range(30)]

    assert play() == play()


def test_play_out_plays_to_the_end_and_counts() -> None:
    client = begin(seed=6)

    reply = client.do("play_out", levels=["random", "random"])

    assert reply["over"] is True
    record = client.do("record")["record"]
    assert reply["turn"] == len(record["actions"]) == 5 + reply["actions"]
    assert 0 < reply["decisions"] < reply["actions"] and reply["seconds"] >= 0
    steps = [each for each in client.desk.match.steps if each.index >= 5]
    assert reply["decisions"] == sum(each.actor >= 0 and each.offers > 1 for each in steps)
    again = client.do("play_out")
    assert (again["decisions"], again["actions"]) == (0, 0)


def test_play_out_stops_at_the_turn_that_is_asked_for() -> None:
    client = begin(chance="ask", seed=6)

    assert client.do("play_out", until=3)["turn"] == 3  # chance is drawn even under "ask"
    assert client.do("play_out", until=50)["turn"] == 50
    assert client.do("play_out", until=7)["turn"] == 50


def test_play_out_draws_the_same_lots_whoever_asks() -> None:
    def play(chance: str) -> str:
        client = begin(chance=chance, seed=6, options={"first_seat": "seat0"})
        client.do("play_out", until=4)
        return client.hash()

    assert play("ask") == play("seeded")


def test_undo_goes_back_to_the_seats_previous_decision_and_redo_forth() -> None:
    client = begin(seed=1)
    client.play_until(lambda status: status["prompt"]["kind"] == "target")
    before = client.hash()
    turn = client.do("status")["turn"]
    offers = client.do("legal")["actions"]
    if len(offers) == 1:  # a forced choice is no decision to come back to
        client.do("act", action=offers[0]["text"])
        before, turn = client.hash(), client.do("status")["turn"]
    client.do("auto")
    after = client.hash()

    assert client.do("undo")["turn"] == turn and client.hash() == before
    client.do("redo")
    assert client.hash() == after and client.do("status")["assisted"] is False


def test_undo_stops_at_a_barrier_unless_it_is_forced() -> None:
    client = begin(seed=1)
    client.do("play_out", until=60)
    here = client.hash()

    assert client.error_of("undo", to=10) == "undo-barrier" and client.hash() == here
    reply = client.do("undo", to=10, force=True)
    assert reply["assisted"] is True and reply["decider"] != "chance"
    client.do("redo")
    assert client.hash() == here and client.do("status")["assisted"] is True


def test_undo_across_a_lot_that_comes_again_marks_the_match_all_the_same() -> None:
    client = begin(seed=7)
    client.do("act", action="spend H")

    reply = client.do("undo", to=0, force=True)

    assert (reply["turn"], reply["assisted"]) == (5, True)


def test_undo_rests_at_chance_only_where_chance_is_asked_for() -> None:
    client = begin(seed=1, chance="ask")
    client.do("play_out", until=3)

    assert client.do("undo", to=1, force=True)["decider"] == "chance"
    assert client.do("status")["turn"] == 1


def test_hash_is_the_referees() -> None:
    client = begin(seed=1)

    assert client.do("hash", seat=None)["hash"] == client.do("hash")["hash"]
    assert len(client.hash()) == 16
    assert client.error_of("hash", seat=0) == "bad-request"


def test_save_and_load_come_to_the_same_match(tmp_path: Path) -> None:
    client, path = Client(), str(tmp_path / "match.save")
    client.new(seed=8)
    client.do("play_out", until=77)
    record, wanted = client.do("record"), client.hash()

    assert status_of(client.do("save", path=path)) == status_of(client.do("status"))
    other = Client()
    assert status_of(other.do("load", path=path)) == status_of(client.do("status"))
    assert other.do("record") == record and other.hash() == wanted


def test_log_is_what_a_seat_may_read_in_its_language() -> None:
    client = begin(seed=1, options={"first_seat": "seat0"})
    client.play_until(lambda status: status["prompt"]["kind"] == "actions")
    client.do("act", action="draw")

    mine, others = client.do("log", seat=0)["lines"], client.do("log", seat=1)["lines"]
    french = client.do("log", seat=0, lang="fr")["lines"]

    assert len(mine) == len(others) == len(french) > 5
    assert mine != others and client.do("log", seat=None)["lines"] != others
    assert not set(mine) & set(french)
    assert client.do("log", seat=0)["lines"] == mine, "the language is the request's alone"


def test_record_is_the_whole_match() -> None:
    client = begin(players=3, seed=9)
    client.do("play_out", until=30)

    record = client.do("record")["record"]

    assert {"title", "digest", "rules_version", "seats", "options", "inputs", "seed",
            "actions", "hashes"} <= set(record)
    assert record["digest"] == games.load("alexandros").board.digest
    assert len(record["hashes"]) == len(record["actions"]) == client.do("status")["turn"]
    assert client.hash().startswith(record["hashes"][-1])
    assert canonical(record["snapshot"]["state"])


def test_quit_replies_and_ends_the_process() -> None:
    replies, complaints, status = run_engine(encode_lines({"cmd": "quit"}, {"cmd": "titles"}))

    assert (replies, complaints, status) == ([{"ok": True}], "", 0)


def test_the_end_of_the_input_ends_the_process() -> None:
    assert run_engine(b"") == ([], "", 0)
    replies, complaints, status = run_engine(b'{"cmd":"titles"}')  # without a line end
    assert (len(replies), complaints, status) == (1, "", 0)

"""Chance by hand: what is named comes, and nothing is drawn."""

from __future__ import annotations

from tests.protocol.client import Client, begin

# The rule book's first illustrations, with cards that were named.
MARCH = ["deal T", "deal A", "reveal L", "reveal C", "follow L", "reveal H", "to 3-3",
         "halt 4,4", "walk 4,2", "walk 5,3", "walk 4,4"]


def test_a_worked_example_is_followed_card_by_card() -> None:
    client = Client()
    assert client.new(chance="ask", options={"first_seat": "seat0"})["decider"] == "chance"

    for text in MARCH:
        offers = [each["text"] for each in client.do("legal")["actions"]]
        assert text in offers
        client.do("act", action=text)

    state = client.do("view", seat=None)["state"]
    assert state["alexander"] == "4,4" and sorted(state["face_up"]) == ["C", "H"]
    assert ["1-2", "2-2", "2-3", "3-3"] in [each["cells"] for each in state["provinces"]]


def test_the_seed_is_of_no_account_where_chance_is_asked_for() -> None:
    hashes = set()
    for seed in (0, 1, 2**63 - 1):
        client = begin(chance="ask", seed=seed, options={"first_seat": "seat0"}, actions=MARCH)
        hashes.add(client.hash())

    assert len(hashes) == 1


def test_the_weights_are_those_of_the_cards_that_are_left() -> None:
    client = begin(chance="ask", actions=["deal T", "deal T", "reveal T"])

    weights = {each["text"]: each["weight"] for each in client.do("legal")["actions"]}

    assert weights == {"reveal T": 8, "reveal A": 11, "reveal L": 11, "reveal C": 11,
                       "reveal H": 11}


def test_asked_and_seeded_play_the_same_match_with_the_same_outcomes() -> None:
    seeded, asked = Client(), Client()
    seeded.new(seed=12, players=3)
    seeded.do("play_out", until=120)
    actions = seeded.do("record")["record"]["actions"]

    asked.new(chance="ask", players=3)
    for text in actions:
        asked.do("act", action=text)

    assert asked.hash() == seeded.hash()
    assert asked.do("record")["record"]["hashes"] == seeded.do("record")["record"]["hashes"]

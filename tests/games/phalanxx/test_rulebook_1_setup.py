"""Chapters 1 and 2: the components, and setting up."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from alexandre.content.digest import digest
from alexandre.games.phalanxx import events
from alexandre.kernel.contract import CHANCE, BadState
from tests.games.phalanxx.story import PhalanxxStory, fresh, game, tell

ROW = "draw hoplites; draw cavalry; draw peltasts; draw porus; draw horses"
HANDS = "draw slingers; draw scout; draw shields; draw parmenion"
DICE = "roll 4; roll 2; roll 6; roll 1; roll 1; roll 3"


def begin(**options: str) -> PhalanxxStory:
    """Two players, seat 1 with the first card in Issos."""
    return fresh(2, **options).play(f"card 3; card 1; start 2; {ROW}; {HANDS}; {DICE}")


def weights(story: PhalanxxStory) -> dict[str, int]:
    """The possible outcomes, and their frequencies."""
    return {action.text: weight for action, weight in story.state.outcomes()}


def test_the_box_holds_forty_two_cards_of_three_epochs__1_3() -> None:
    cards = game().tables.cards

    assert Counter(card.epoch for card in cards) == {0: 16, 1: 13, 2: 13}
    assert Counter(card.colour for card in cards) == {0: 22, 1: 8, 2: 12}
    assert game().tables.card_ids[len(cards)] == "heroism"


def test_the_sides_have_the_regions_and_values_of_the_board__1_4() -> None:
    sides = game().tables.sides
    counts = [(len(side.regions), sum(map(len, side.neighbours)) // 2, sum(side.values))
              for side in sides]

    assert counts == [(19, 39, 31), (19, 39, 31), (28, 61, 46), (35, 80, 60)]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_digest_names_the_places_where_each_number_of_players_begins__2_9(lang: str) -> None:
    """The numbers of the starts stand nowhere on the board, only the values of its regions."""
    regions, texts = game().tables.regions, digest("phalanxx", lang).texts

    for side, number in zip(game().tables.sides, ("17.1", "2.10", "2.9", "2.9"), strict=True):
        for region in chain.from_iterable(side.starts):
            assert regions[region].noun.names[lang] in texts[number]


def test_a_city_takes_two_soldiers_everything_else_one__1_5() -> None:
    begin().has(reserve=[9, 9])


def test_what_is_given_into_the_box_never_comes_back__1_6() -> None:
    story = tell(rolled="white 1, white 1, white 1").play("sacrifice 1=6").has(reserve=[8, 9])
    assert story.view(0).players[0].lost == 1


def test_talents_end_at_forty_three__1_7() -> None:
    """Reading: what the money cards cannot show is lost."""
    story = tell(talents={0: 42}).play("income 1>1").has(talents=43)
    assert story.events_of(events.IncomeTaken)[0].n == 1


def test_the_first_card_is_always_in_play_and_begins__2_1() -> None:
    assert weights(fresh(2)) == {"card 1": 3, "card 2": 1, "card 3": 1, "card 4": 1}
    assert weights(fresh(2).play("card 4")) == {"card 1": 1}
    assert weights(fresh(4)) == {"card 1": 3, "card 2": 3, "card 3": 3, "card 4": 3}
    assert begin().state.actor() == 1
    assert begin().why("card 2").rule == "2.1"  # type: ignore[union-attr]


def test_fewer_players_take_cards_out_unseen__2_2() -> None:
    for seats, pile in ((1, 25), (2, 25), (3, 34), (4, 43)):
        assert fresh(seats).dump()["deck"] == pile
        assert len(fresh(seats).dump()["unseen"]) == 43


def test_epoch_follows_epoch_and_heroism_lies_among_the_last__2_3() -> None:
    cards = {card.id: card.epoch for card in game().tables.cards} | {"heroism": 2}
    rng = iter(range(10**6))
    story = fresh(2)
    came = []
    while story.table.deck:
        law = story.state.outcomes() if story.state.actor() == CHANCE else []
        offers = [action for action, _weight in law] or story.state.legal()
        action = offers[next(rng) * 7 % len(offers)]
        if action.text.startswith("draw"):
            came.append(action.text.removeprefix("draw "))
        story.state.apply(action)
    epochs = [cards[card] for card in came]

    assert epochs == sorted(epochs) and Counter(epochs) == {0: 10, 1: 7, 2: 8}
    assert came.index("heroism") >= 25 - 7


def test_heroism_is_as_likely_in_each_of_the_last_seven_places__2_3() -> None:
    story = tell(phase="refill", deck=8, row=("hoplites", "slingers", "scout", "porus"),
                 rolled="white, white, white")
    assert "draw heroism" not in weights(story)

    story = tell(phase="refill", deck=7, row=("hoplites", "slingers", "scout", "porus"),
                 rolled="white, white, white")
    odds = weights(story)
    assert odds["draw heroism"] * 7 == sum(odds.values())

    story = tell(phase="refill", deck=1, row=("hoplites", "slingers", "scout", "porus"),
                 rolled="white, white, white")
    assert weights(story) == {"draw heroism": 1}


def test_five_cards_lie_in_the_row_the_cheapest_at_the_far_right__2_4() -> None:
    assert begin().row() == ["hoplites", "cavalry", "peltasts", "porus", "horses"]


def test_hands_are_secret_until_a_card_was_seen__2_5() -> None:
    """Reading: a card that everybody has seen goes to a hand openly."""
    story = begin()
    assert story.hand_of(1) == ["slingers", "scout"] and story.view(0).players[1].hand == ()
    assert story.view(1).players[1].hand == ("slingers", "scout")

    story.play("buy hoplites")
    assert story.view(0).players[1].hand == ("hoplites",)
    assert story.view(0).players[1].hand_size == 3


def test_others_hear_that_a_card_was_drawn_not_which__2_5() -> None:
    dealt = begin().events_of(events.CardDealt)[0]

    assert dealt.id == "slingers"
    for seat, known in ((1, "slingers"), (0, "")):
        seen = game().seen(dealt, seat)
        assert isinstance(seen, events.CardDealt)
        assert (seen.id, seen.card is None) == (known, not known)


def test_personal_dice_are_rolled_once_and_bring_talents__2_6__2_7() -> None:
    story = begin()

    assert story.dice(1) == ["white 4", "orange 2", "violet 6"]
    assert (story.talents(1), story.talents(0)) == (12, 5)
    assert story.dump()["rolled"] == ["white", "white", "white"]  # [2.11]


def test_strength_begins_at_nothing__2_8() -> None:
    assert begin().table.force == [0, 0]


def test_four_begin_clockwise_in_city_and_oasis__2_9() -> None:
    story = fresh(4).play("card 2; card 3; card 1; card 4")

    assert story.dump()["owners"] == {
        "issos": 2, "pattala": 2, "baktra": 3, "tadmor": 3,
        "persepolis": 0, "teima": 0, "alexandreia": 1, "gerrha": 1,
    }


def test_of_two_the_lot_says_who_begins_where__2_10() -> None:
    """Reading: who takes which start is drawn."""
    story = fresh(2).play("card 1; card 2")
    assert weights(story) == {"start 1": 1, "start 2": 1}
    assert story.fork().play("start 1").dump()["owners"] == {
        "persepolis": 0, "tadmor": 0, "issos": 1, "gerrha": 1}
    assert story.play("start 2").dump()["owners"] == {
        "issos": 0, "gerrha": 0, "persepolis": 1, "tadmor": 1}


def test_chance_is_neither_chosen_nor_asked_twice__2_3() -> None:
    story = begin()
    for text, rule in (("card 2", "2.1"), ("start 1", "2.10"), ("draw scout", "2.3"),
                       ("roll 2", "5.1")):
        assert story.refused(text) == rule
    assert fresh(2).refused("draw scout") == "2.3" and fresh(2).refused("decline") == "3.1"


def test_no_soldier_is_missing_before_the_first_turn__1_6() -> None:
    """A snapshot made by hand: a reserve too small for the city and the oasis of the start led to
    a conquest for which nobody could be spared."""
    before, after = fresh(4).dump(), begin().dump()
    before["reserve"][0] = 0
    after["reserve"][0] -= 1  # lost since: a turn may cost soldiers

    with pytest.raises(BadState):
        game().load(before)
    assert game().load(after).dump() == after


def test_the_holder_of_the_action_card_1_is_the_first_player__2_1() -> None:
    dump = begin().dump()
    other = (dump["first"] + 1) % dump["seats"]

    with pytest.raises(BadState):
        game().load({**dump, "first": other})
    assert game().load(dump).dump() == dump

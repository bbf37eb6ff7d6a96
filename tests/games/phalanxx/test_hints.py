"""Advice for the computer players of this title."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.ai.player import player
from alexandre.games import hints, load
from alexandre.games.phalanxx.hints import HINTS
from alexandre.games.phalanxx.hints.suggestions import order
from alexandre.games.phalanxx.hints.worth import card_worth, turns_left, value
from alexandre.games.phalanxx.state import Phase, Position
from alexandre.kernel.rng import Rng
from tests.games.phalanxx.story import tell

SIX = "white 6, white 5, white 4"


def test_the_blacksmith_is_not_passed_over_for_a_soldier__8_8() -> None:
    story = tell(played={0: ("blacksmith",)}, rolled="white 1, white 2, white 4")
    story.condemns("sacrifice 1=6").play("forge 2=6").spares("sacrifice 1=6")


def test_a_die_is_not_pushed_out_by_its_like__12_1() -> None:
    tell(rolled="white 3, white 2, white 1").condemns("push 1>1").spares("push 1>2")


def test_of_the_faces_few_are_tried__6_5() -> None:
    story = tell(rolled="white 2, white 2, white 2")
    faces = {action.text for action in order(story.table, story.state.legal())
             if action.text.startswith("sacrifice")}

    assert faces == {"sacrifice 1=1", "sacrifice 1=3", "sacrifice 1=6"}


def test_of_dice_and_slots_those_are_tried_that_leave_most_for_others__6_4() -> None:
    """The six alone is enough for the five, the three for the three; an income takes the one."""
    story = tell(rolled="white 6, white 3, white 1", dice={0: "white 5, orange 3, violet 1"})
    tried = [action.text for action in order(story.table, story.state.legal())]

    assert {text.split()[-1] for text in tried if text.startswith("conquer")} == {
        "1>1", "2>2", "3>3"}
    assert [text for text in tried if text.startswith("income") and " for " not in text] == [
        "income 3>1"]
    assert sum(text.startswith("push") for text in tried) == 9


def test_a_turn_rests_and_a_missing_soldier_does_not__9_3() -> None:
    assert HINTS.is_rest(tell(rolled=SIX).table)
    owners = {"persepolis": 0, "susiana": 0, "media": 0}
    story = tell(rolled=SIX, owners=owners, lost={0: 7}).play("conquer babylon 1>1")

    assert not HINTS.is_rest(story.table)


def test_a_city_is_worth_more_than_a_plain_region__15_4() -> None:
    story = tell(rolled=SIX)
    city = story.fork().play("conquer babylon 1>1")
    plain = story.fork().play("conquer susiana 1>1")

    assert value(city.table, 0) > value(plain.table, 0) > value(story.table, 0)


def test_a_card_that_can_be_played_promises_more__7_2() -> None:
    story = tell(hands={0: ("slingers", "thessalian_cavalry")})
    cards = {card.id: card for card in story.table.tables.cards}
    means = story.table.means(0)
    rich = [99] * len(means)

    for card in cards.values():
        assert card_worth(story.table, 0, card, rich, 3) >= card_worth(
            story.table, 0, card, means, 3)


def test_what_others_hide_is_not_looked_at__2_5() -> None:
    one = tell(hands={1: ("hoplites",)}, secret={1: ("hoplites",)})
    two = tell(hands={1: ("javelin_throwers",)}, secret={1: ("javelin_throwers",)},
               row=one.row())

    assert value(one.table, 0) == value(two.table, 0)


def test_a_turn_is_played_out__6_1() -> None:
    """A free city within reach, and dice for it: greedy takes it."""
    story = tell(rolled=SIX)
    line = player("greedy", load("phalanxx"), hints(load("phalanxx")), Rng(3, "choice")).think(
        story.state)
    for action in line:
        story.play(action.text)

    assert story.owner("babylon") == 0
    assert len(line) >= 3


def test_dice_of_one_value_are_not_exchanged_for_nothing__13_2() -> None:
    """The other player would take it back, turn after turn, and nothing would come of it."""
    story = tell(rolled=SIX, dice={0: "white 6, orange 5, violet 4",
                                   1: "white 2, orange 6, violet 3"})
    swaps = [each for each in story.offers() if " for " in each]

    assert swaps
    story.condemns("; ".join(swaps))


def test_a_die_is_exchanged_for_a_card_that_needs_its_colour__13_2() -> None:
    """Two white dice play the card; with the last die of the turn it comes too late."""
    said: dict[str, Any] = {"hands": {0: ("mounted_archers",)}, "dice": {
        0: "white 6, orange 5, violet 4", 1: "white 5, orange 2, violet 3"}}
    early = tell(rolled=SIX, **said)
    late = tell(rolled="-, -, white 6", grey=["white 1", None, "white 1"], **said)

    for story, is_late in ((early, False), (late, True)):
        swaps = [each for each in story.offers() if " for " in each]
        assert swaps
        assert all(HINTS.is_blunder(story.table, story.game.parse(each)) == is_late
                   for each in swaps)


def test_four_talents_are_not_paid_for_a_card_that_cannot_be_played__4_2() -> None:
    row = ("javelin_throwers", "hoplites", "slingers", "war_elephants", "sarissa_phalanx")
    story = tell(phase="buy", rolled="white, white, white", row=row, talents={0: 20})
    cheap, dear = story.game.parse("buy javelin_throwers"), story.game.parse("buy war_elephants")

    assert HINTS.is_blunder(story.table, dear) and not HINTS.is_blunder(story.table, cheap)


def test_no_card_that_can_be_played_is_laid_back__4_3() -> None:
    """The one just bought is one of them; what cannot be played yet is exchanged."""
    row = ("javelin_throwers", "hoplites", "slingers", "mounted_scouts", "levy_spearmen")
    said: dict[str, Any] = {"phase": "buy", "rolled": "white, white, white", "row": row,
                            "talents": {0: 20}}
    alone = tell(**said).play("buy mounted_scouts")
    beside = tell(hands={0: ("war_elephants",)}, **said).play("buy mounted_scouts")
    takes = [each for each in alone.offers() if each.startswith("take")]

    assert takes
    alone.condemns("; ".join(takes))
    beside.spares("; ".join(takes)).play("take hoplites").condemns("give mounted_scouts")
    beside.spares("give war_elephants")


def test_nothing_dear_is_bought_where_no_die_will_play_it__6_4() -> None:
    """In the last turn: low personal dice play a card, high ones hardly, nor two cards."""
    row = ("peltasts", "hoplites", "slingers", "mounted_scouts", "levy_spearmen")
    said: dict[str, Any] = {"phase": "buy", "rolled": "white, white, white", "row": row,
                            "talents": {0: 20}, "deck": 0}
    low, high = "white 2, orange 3, violet 4", "white 5, orange 6, violet 4"
    dear = [tell(dice={0: low}, **said), tell(dice={0: high}, **said),
            tell(dice={0: low}, hands={0: ("javelin_throwers",)}, **said)]

    assert [HINTS.is_blunder(each.table, each.game.parse("buy mounted_scouts"))
            for each in dear] == [False, True, True]


def test_the_turns_that_are_left_follow_from_the_pile__14_2() -> None:
    """A card a turn: with two in the pile this round and another one are played."""
    early = tell(phase="buy", rolled="white, white, white", deck=2)
    late = tell(rolled=SIX, deck=0)

    assert [turns_left(early.table, each) for each in (0, 1)] == [2, 2]
    assert [turns_left(late.table, each) for each in (0, 1)] == [0, 1]


@pytest.mark.parametrize("name", [
    "talents", "reserve", "turned", "force", "dice", "hands", "lands", "played"])
def test_whatever_of_a_player_changes_alone_is_looked_at_anew(name: str) -> None:
    """And not remembered from before."""
    state = load("phalanxx").start(2, {})
    assert isinstance(state, Position)
    state.phase, state.hands[0] = Phase.ACT, 0b11
    changed = state.clone()
    row: list[Any] = getattr(changed, name)
    others = {"dice": 6, "hands": 0b111, "lands": (1 << len(state.side.values)) - 1,
              "played": (state.tables.abilities["camouflage"],)}
    row[0] = others[name] if name in others else row[0] + 1
    fresh = HINTS.value(changed, 0)
    state.setup.remembered.clear()

    assert HINTS.value(state, 0) != fresh == HINTS.value(changed, 0)

"""Chapters 7 and 8: roads, villages, cities, development cards."""

from __future__ import annotations

from typing import Any

from alexandre.games.catan import events
from alexandre.kernel.contract import CHANCE
from tests.games.catan.story import deck_without, tell

HOME = {"0,0,N": (0, "village")}
WEST, EAST = "0,0,N>0,-1,S", "0,0,N>1,-1,S"
FULL = "wsgbo" * 3


def test_everything_has_its_price__7_1() -> None:
    story = tell("wb", sites=HOME)
    assert story.offers("road") and story.refused("city 0,0,N; buy") == "7.1"
    tell("w", sites=HOME).refuses(f"road {WEST}", "7.1")
    assert "buy" in tell("sgo").offers()


def test_a_road_goes_on_from_a_building_or_a_road__7_2() -> None:
    story = tell(FULL, sites=HOME).offering("road", WEST, EAST).refuses("road 1,0,N>2,-1,S", "7.2")
    story.play(f"road {EAST}").offering("road", WEST, "1,0,N>1,-1,S", "1,-1,S>0,1,N")
    story.refuses(f"road {EAST}", "7.2")


def test_a_road_does_not_pass_the_building_of_another__7_2() -> None:
    sites = {"0,0,N": (0, "village"), "0,1,N": (1, "village")}
    roads = {EAST: 0, "1,-1,S>0,1,N": 0}
    story = tell(FULL, sites=sites, roads=roads)
    assert "0,1,N>0,0,S" not in story.offers("road")
    assert story.refused("road 0,1,N>0,0,S") == "7.2"


def test_a_village_stands_at_the_end_of_an_own_road__7_3() -> None:
    roads = {EAST: 0, "1,0,N>1,-1,S": 0}
    story = tell(FULL, sites=HOME, roads=roads).offering("village", "1,0,N")
    story.refuses("village 9,0,N", "7.3").play("village 1,0,N").has(points=2)
    story.refuses("village 1,0,N", "7.3")


def test_never_beside_another_building__7_4() -> None:
    tell(FULL, sites=HOME, roads={EAST: 0}).refuses("village 1,-1,S", "7.4")


ROAD_TO_GORDION = {"2,0,S>1,2,N": 0, "1,1,N>2,0,S": 0}


def test_not_on_a_point_to_come_nor_beside_it__7_5() -> None:
    story = tell(FULL, sites={"1,1,N": (0, "village")}, roads=ROAD_TO_GORDION)
    assert story.refused("village 1,2,N") == "7.5"


def test_an_own_point_passed_is_no_site_while_its_neighbour_is_to_come__7_5() -> None:
    story = tell(FULL, alexander=3, sites={"1,1,N": (0, "village")}, roads=ROAD_TO_GORDION)
    assert story.refused("village 1,2,N") == "7.5"
    later = tell(FULL, alexander=4, sites={"1,1,N": (0, "village")}, roads=ROAD_TO_GORDION)
    assert "1,2,N" in later.offers("village")


def test_roads_may_lie_on_points_to_come__7_5() -> None:
    story = tell(FULL, sites={"1,1,N": (0, "village")}, roads=ROAD_TO_GORDION)
    assert "1,2,N>2,1,S" in story.offers("road")


def test_a_city_replaces_an_own_village__7_6() -> None:
    story = tell("gggooo", sites={**HOME, "1,0,N": (1, "village")}).offering("city", "0,0,N")
    story.refuses("city 1,0,N; city 9,0,N", "7.6").play("city 0,0,N").has(points=2)
    assert story.view(0).players[0].left == (5, 3, 15)


def test_without_a_piece_nothing_is_built__7_7() -> None:
    villages = dict.fromkeys(("0,0,N", "5,0,N", "7,0,N", "8,0,N", "9,0,N"), (0, "village"))
    roads = {EAST: 0, "1,0,N>1,-1,S": 0}
    tell(FULL, sites=villages, roads=roads).refuses("village 1,0,N", "7.7")


def test_what_is_paid_goes_open_to_the_stacks__7_8() -> None:
    story = tell("wb", sites=HOME)
    before = story.dump()["stacks"]
    story.play(f"road {WEST}")
    after = story.dump()["stacks"]
    assert (after["wood"] - before["wood"], after["brick"] - before["brick"]) == (1, 1)


# ---- development cards ----------------------------------------------------------------------


def hold_cards(*cards: str) -> dict[str, Any]:
    """Seat 0 holds these cards; the pile lacks them."""
    mine = {card: cards.count(card) for card in cards}
    return {"cards": [mine, {}, {}, {}], "deck": deck_without(**mine)}


def test_a_card_is_bought_unseen__8_1() -> None:
    story = tell("sgo").play("buy").has(actor=CHANCE)
    story.refuses("end", "8.1").play("draw point").has(points=1)  # [8.3]
    assert story.view(1).players[0].score == 0
    seen = story.game.seen(story.events_of(events.CardBought)[0], 1)
    assert seen == events.CardBought(0, None)


def test_the_pile_may_be_empty_or_have_no_more_of_a_kind__8_1() -> None:
    nothing: dict[str, Any] = {"deck": {}, "cards": [{}, {"knight": 14, "point": 5}, {}, {}],
               "used": {"roads": 2, "invention": 2, "monopoly": 2}}
    assert tell("sgo", **nothing).refused("buy") == "8.1"
    story = tell("sgo", used={"roads": 2}, deck=deck_without(roads=2)).play("buy")
    assert story.refused("draw roads") == "8.1"


def test_one_card_a_turn__8_2() -> None:
    story = tell(phase="roll", **hold_cards("knight", "monopoly")).play("knight; robber media")
    story.has(phase="roll").refuses("monopoly ore", "8.2")


def test_not_in_the_turn_it_is_bought__8_2() -> None:
    story = tell("sgo").play("buy; draw knight").refuses("knight", "8.2")
    assert tell().refused("knight") == "8.2"
    assert story.play("end").refused("knight") == "8.2"  # another's turn


def test_before_the_dice_before_alexander_or_while_building__8_2() -> None:
    """Reading: not during an auction, where knights count if they lie there already."""
    for phase in ("roll", "march", "main"):
        assert "knight" in tell(phase=phase, **hold_cards("knight")).offers()


def test_a_knight_before_the_dice_counts_in_this_turns_battle__8_4() -> None:
    story = tell("o", phase="roll", **hold_cards("knight"))
    story.play("knight; robber media; roll; die 1; die 2; advance; token combat; bid 3")
    story.passes(3).play("pay knight")
    assert story.dump()["tokens"][0] == {"combat": 1}


def test_two_roads_for_nothing__8_5() -> None:
    story = tell(sites=HOME, **hold_cards("roads")).play("roads").refuses("end", "8.5")
    story.play(f"road {WEST}; road {EAST}").has(phase="main")
    assert len(story.dump()["roads"]) == 2


def test_with_one_road_left_one_is_asked_for__8_5() -> None:
    ring = ("0,0,N>0,-1,S", "0,-1,S>-1,1,N", "-1,1,N>0,0,S", "0,1,N>0,0,S", "1,-1,S>0,1,N",
            "0,0,N>1,-1,S")
    line = ("1,0,N>1,-1,S", "1,0,N>2,-1,S", "2,0,N>2,-1,S", "2,0,N>3,-1,S", "3,-1,S>2,1,N")
    east = ("7,0,N>8,-1,S", "8,0,N>8,-1,S", "8,0,N>9,-1,S")
    laid = dict.fromkeys((*ring, *line, *east), 0)
    story = tell(sites={**HOME, "7,0,N": (0, "village")}, roads=laid, road_holder=0,
                 **hold_cards("roads")).play("roads")
    assert ("n", 1) in story.game.prompt(story.state).msg.args
    story.play(story.offers()[0]).has(phase="main")


def test_without_a_side_the_card_is_not_played__8_5() -> None:
    assert tell(**hold_cards("roads")).refused("roads") == "8.5"


def test_invention_takes_two_cards_that_are_there__8_6() -> None:
    story = tell("", "b" * 18, **hold_cards("invention")).refuses("invention brick brick", "8.6")
    story.play("invention brick ore").has(hand="bo")


def test_monopoly_takes_all_of_a_kind__8_7() -> None:
    story = tell("o", "ooow", "", "ox", **hold_cards("monopoly")).play("monopoly ore")
    assert [story.hand(seat) for seat in range(4)] == ["ooooo", "w", "", "x"]


def test_a_monopoly_is_not_taken_back_once_the_hands_were_seen__8_7() -> None:
    """It told how much the others held; taken back, it had cost nothing."""
    story = tell("o", "ooow", "", "ox", **hold_cards("monopoly"))
    for text, is_barrier in (("monopoly ore", True), ("end", False)):
        assert story.game.is_barrier(story.state, story.game.parse(text)) == is_barrier


def test_no_two_places_are_called_alike__7_2() -> None:
    """A road, a village and a city are offered by the land they touch, and by no notation."""
    story = tell("w")
    for verb in ("road", "village", "city"):
        texts = [story.game.label(story.state, action) for action in story.game.lexicon.actions
                 if action.text.startswith(f"{verb} ")]
        assert len(texts) > 50 and len(set(texts)) == len(texts)

"""Chapters 7 and 8: cards played, and what they are worth."""

from __future__ import annotations

import pytest

from alexandre.games.phalanxx.events import CardPlayed, TopSeen
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.kernel.contract import CHANCE, BadState
from alexandre.kernel.plain import BadData
from alexandre.kernel.text import Msg
from tests.games.phalanxx.story import PhalanxxStory, game, tell

SIX = "white 6, white 6, white 6"
ROW = ("slingers", "hoplites", "cavalry", "horses", "shields")


def with_cards(*hand: str, played: tuple[str, ...] = (), **told: object) -> PhalanxxStory:
    """Seat 0 has these cards, and dice for whatever conditions they have."""
    return tell(hands={0: hand}, played={0: played}, rolled=SIX,
                **told)  # type: ignore[arg-type]


def need_of(story: PhalanxxStory, text: str) -> tuple[str, object]:
    """The condition that a refusal names, and what there is instead."""
    reason = story.reason(text)
    assert reason.rule == "7.2"
    need = reason.arg("need")
    assert isinstance(need, Msg)
    return need.key.removeprefix("phalanxx.need."), reason.arg("n")


def test_only_cards_of_ones_own_hand_are_played__7_1() -> None:
    tell(hands={1: ("levy_spearmen",)}, rolled=SIX).refuses("play levy_spearmen 1>1", "7.1")


@pytest.mark.parametrize(("card", "need", "there"), [
    ("mounted_archers", "white_dice", 1), ("siege_ladders", "total", 9), ("shields", "", 0),
    ("war_chest", "talents", 10), ("peltasts", "oases", 1), ("slingers", "soldiers", 3),
    ("thessalian_cavalry", "cities", 1), ("parmenion", "archers", 0), ("bessos", "cavalry", 0),
    ("porus", "infantry", 0), ("companion_cavalry", "white", 0), ("memnon", "orange", 0),
    ("antigonos", "violet", 0),
])
def test_every_condition_must_hold_when_the_card_is_played__7_2__7_3(card: str, need: str,
                                                                    there: int) -> None:
    """Reading: a value asked of the dice is their total."""
    story = with_cards(card)
    if not need:
        assert story.offers("play")
    else:
        assert need_of(story, f"play {card} 1>1") == (need, there)


def test_strength_and_coloured_dice_are_conditions_too__7_3() -> None:
    dice = {0: "white 3, white 3, violet 3", 1: "orange 3, orange 3, violet 3"}
    story = with_cards("sarissa_phalanx", dice=dice)
    assert need_of(story, "play sarissa_phalanx 1>1") == ("strength", 0)

    story = with_cards("krateros", dice=dice)
    assert need_of(story, "play krateros 1>1") == ("orange_dice", 0)
    dice = {0: "white 3, white 3, orange 3", 1: "orange 3, violet 3, violet 3"}
    story = with_cards("scout", dice=dice)
    assert need_of(story, "play scout 1>1") == ("violet_dice", 0)


def test_conditions_may_be_fulfilled_in_the_same_turn_and_are_not_paid__7_2() -> None:
    story = with_cards("cavalry", talents={0: 3})
    assert need_of(story, "play cavalry 1>1") == ("talents", 3)

    story.play("income 1>2; play cavalry 2>1").has(talents=6).play("push 3>3; pass")
    story.has(strength=2)


def test_a_card_counts_at_once_and_lies_open__7_4() -> None:
    story = with_cards("levy_spearmen").play("play levy_spearmen 1>1").has(strength=1, hand_of=[])
    assert [each.id for each in story.view(1).players[0].played] == [
        "levy_spearmen"]
    assert story.events_of(CardPlayed)[0].gained == 1


@pytest.mark.parametrize(("leader", "partners", "steps"), [
    ("parmenion", ("javelin_throwers", "slingers", "cretan_archers", "royal_archers"),
     (0, 2, 3, 4, 4)),
    ("bessos", ("mounted_scouts", "cavalry", "thracian_horse", "persian_cavalry"),
     (0, 1, 3, 5, 5)),
    ("porus", ("levy_spearmen", "hoplites", "peltasts", "hypaspists", "agema"),
     (0, 1, 2, 3, 4, 4)),
    ("dareios", ("levy_spearmen", "hoplites", "cavalry", "slingers", "peltasts"),
     (0, 0, 2, 3, 5, 5)),
    ("antigonos", ("scout", "shields", "blacksmith", "siege_tower"), (0, 1, 3, 4, 4)),
    ("military_music", ("porus", "krateros", "bessos", "ptolemaios"), (0, 2, 4, 7, 7)),
])
def test_strength_follows_what_lies_before_the_player__8_2__8_3(
        leader: str, partners: tuple[str, ...], steps: tuple[int, ...]) -> None:
    """Reading: the second step of the music asks for leaders."""
    for count, worth in enumerate(steps):
        assert worths(tell(played={0: (leader, *partners[:count])}))[leader] == worth


@pytest.mark.parametrize(("card", "others", "steps"), [
    ("memnon", ("krateros", "ptolemaios", "porus"), (2, 4, 6, 6)),
    ("horses", ("shields", "scout", "siege_tower"), (0, 2, 4, 4)),
    ("fortress", ("shields", "scout", "siege_tower"), (1, 3, 4, 4)),
])
def test_some_cards_count_themselves__8_4(card: str, others: tuple[str, ...],
                                          steps: tuple[int, ...]) -> None:
    """Reading: a first step of nothing with one piece makes no sense otherwise."""
    for count, worth in enumerate(steps):
        assert worths(tell(played={0: (card, *others[:count])}))[card] == worth


def worths(story: PhalanxxStory) -> dict[str, int]:
    """The present worth of seat 0's cards."""
    return {each.id: each.strength for each in story.view(0).players[0].played}


def test_an_archer_of_five_brings_seven_with_dareios_and_parmenion__8_5() -> None:
    """The book's example: five, one for Dareios, one for Parmenion."""
    played = ("dareios", "parmenion", "javelin_throwers", "levy_spearmen")
    story = with_cards("royal_archers", played=played, dice={0: "white 5, orange 5, violet 5"})
    before = story.strength()
    story.play("play royal_archers 1>1").has(strength=before + 7)
    assert story.events_of(CardPlayed)[0].gained == 7


def test_a_leader_may_be_played_before_it_counts__8_6() -> None:
    story = with_cards("dareios", owners={"persepolis": 0, "babylon": 0, "issos": 1})
    story.play("play dareios 1>2").has(strength=0)


def test_camouflage_counts_four_at_once__8_7() -> None:
    assert with_cards("camouflage").play("play camouflage 1>3").strength() == 4


def test_the_blacksmith_turns_one_die_a_turn__8_8() -> None:
    """Reading: once in each of one's turns."""
    story = tell(played={0: ("blacksmith",)}, rolled="white 1, white 2, white 3")
    story.refuses("forge 1=1", "8.8").play("forge 1=6")
    story.has(rolled=["white 6", "white 2", "white 3"])
    assert story.dump()["reserve"][0] == 9 and story.refused("forge 2=6") == "8.8"
    assert tell().refused("forge 1=6") == "8.8"


def test_a_turn_later_the_blacksmith_works_again__8_8() -> None:
    story = tell(1, played={0: ("blacksmith",)}, rolled="-, -, white 3", deck=4,
                 grey=["white 3", "white 3", None])
    story.play("forge 3=6; income 3>3; pass").play(f"{story.offers()[0]}; decline")
    story.play(f"{story.offers()[0]}; roll 1; roll 1; roll 1")

    assert story.offers("forge")


def test_the_first_wagon_makes_up_for_talents__8_9() -> None:
    assert with_cards("war_chest", played=("supply_wagon",)).offers("play")
    assert not with_cards("siege_ladders", played=("supply_wagon",)).offers("play")


def test_a_wagon_waives_conditions_and_does_not_turn_into_talents__8_9() -> None:
    """A player's means are told as they are; a waived condition stands beside them."""
    story = tell(played={0: ("supply_wagon", "second_wagon")}, talents={0: 7, 1: 4},
                 dice={0: "white 2, orange 3, violet 6"})
    mine, yours = story.view(1).players

    means = dict(zip(NEEDS, mine.means, strict=True))
    assert (means["talents"], means["total"], mine.waived) == (7, 11, ("talents", "total"))
    assert (yours.means[NEEDS.index("talents")], yours.waived) == (4, ())
    assert yours.counted == yours.means
    assert all(n > 43 for name, n in zip(NEEDS, mine.counted, strict=True)
               if name in mine.waived)


def test_the_second_wagon_makes_up_for_the_total_of_the_dice__8_10() -> None:
    assert with_cards("siege_ladders", played=("second_wagon",)).offers("play")
    assert not with_cards("war_chest", played=("second_wagon",)).offers("play")


def scouting(**told: object) -> PhalanxxStory:
    """Seat 0 has a scout and is to buy."""
    return tell(played={0: ("scout",)}, phase="buy", rolled="white, white, white", row=ROW,
                **told)  # type: ignore[arg-type]


def test_the_scout_looks_at_the_pile_once__8_11() -> None:
    story = scouting().play("look").has(actor=CHANCE)
    story.play("draw siege_tower").refuses("look", "8.11")
    assert story.view(0).top == "siege_tower"
    assert story.view(1).top is None
    seen = game().seen(story.events_of(TopSeen)[0], 1)
    assert isinstance(seen, TopSeen) and seen.card is None


def test_the_card_that_was_seen_lies_in_the_pile__8_11() -> None:
    dump = scouting().play("look; draw siege_tower").dump()
    assert game().load(dump).dump() == dump
    with pytest.raises(BadState):
        game().load({**dump, "top": "slingers"})  # it lies in the row
    (removed, *_) = (each.id for each in game().tables.cards
                     if each.id in dump["unseen"] and each.epoch == 0)
    with pytest.raises(BadState):
        game().load({**dump, "top": removed})  # the pile holds nothing of its epoch any more


def test_a_hand_made_snapshot_names_no_card_twice__1_3() -> None:
    dump = tell(hands={1: ("slingers",)}, secret={1: ("slingers",)}).dump()

    for field in ("secret", "hands", "unseen"):
        cards = dump[field] if field == "unseen" else dump[field][1]
        doubled = [*cards, cards[0]]
        with pytest.raises(BadData, match=r"store\.twice"):
            game().load({**dump, field: doubled if field == "unseen" else [[], doubled]})


def test_without_a_scout_or_a_pile_there_is_no_look__8_11() -> None:
    assert tell(phase="buy", rolled="white, white, white").refused("look") == "8.11"
    assert scouting(deck=0).refused("look") == "8.11"


def test_the_scouts_card_costs_four_and_leaves_the_row__8_11__8_13() -> None:
    """Reading: it is the purchase of this turn, and nothing is boxed."""
    story = scouting().play("look; draw siege_tower; buy siege_tower").has(talents=6)
    story.offering("take", "slingers", "hoplites", "cavalry", "horses", "shields")
    story.play("keep; roll 6").has(row=list(ROW), hand_of=["siege_tower"])
    assert story.view(1).players[0].hand == ()


def test_a_card_not_bought_comes_into_the_row_next__8_11() -> None:
    scouting().play("look; draw siege_tower; buy slingers").has(offers=["draw siege_tower"])


def test_heroism_seen_by_the_scout_is_neither_bought_nor_in_force__8_12() -> None:
    """Reading: it is not in the row yet."""
    story = scouting().play("look; draw heroism")

    assert story.offers() == [f"buy {card}" for card in
                              ("slingers", "hoplites", "cavalry", "horses", "shields")
                              ] + ["decline"]
    assert "heroism" not in story.row()

"""Chapters 14 to 16: passing on, the end, points, the expert side."""

from __future__ import annotations

import pytest

from alexandre.games.phalanxx.events import DicePassed, GameEnded, LastRoundBegan
from alexandre.kernel.contract import OVER, Outcome
from tests.games.phalanxx.story import ABILITIES, PhalanxxStory, fresh, tell

WHOLE = "income 1>1; income 2>2; income 3>3; pass"


def score(**told: object) -> Outcome:
    """The result of a table that is played no further."""
    said: dict[str, object] = {"phase": "over", "is_last": True, "deck": 0, "mover": 0,
                               "rolled": "white, white, white"}
    outcome = tell(**(said | told)).state.outcome()  # type: ignore[arg-type]
    assert outcome is not None
    return outcome


def part(outcome: Outcome, name: str, seat: int = 0) -> int:
    """The points of a kind."""
    return dict(outcome.breakdown[seat])[name]


def test_the_dice_of_the_grey_slots_go_to_the_left_neighbour__14_1() -> None:
    story = tell(rolled="white 3, white 4, white 5").play("push 1>2; income 2>1; income 3>3; pass")

    assert story.state.actor() == 1 and story.events_of(DicePassed)[0].next == 1
    assert story.dump()["rolled"] == ["white", "orange", "white"]


def test_the_round_is_played_to_its_end__14_2() -> None:
    story = tell(phase="buy", rolled="white, white, white", deck=0,
                 row=("slingers", "hoplites", "cavalry", "porus", "heroism"))
    story.play("decline")
    assert len(story.events_of(LastRoundBegan)) == 1
    story.play(f"roll 6; roll 6; roll 6; {WHOLE}").has(actor=1)
    story.play(f"decline; roll 6; roll 6; roll 6; {WHOLE}").has(actor=OVER)
    assert len(story.events_of(GameEnded)) == 1
    assert story.refused("decline") == "14.2"


@pytest.mark.parametrize("seats", [1, 2])
def test_the_question_for_a_purchase_says_that_the_turn_is_the_last__14_2(seats: int) -> None:
    """Alone, MaXXimilian takes the second card of the turn.  [17.4]"""
    for deck in (3 - seats, 2 - seats):
        story = tell(seats, phase="buy", rolled="white, white, white", deck=deck,
                     row=("slingers", "hoplites", "cavalry", "porus", "heroism"))
        asked = story.game.prompt(story.state).msg.key
        for script in ("decline", f"roll 6; roll 6; roll 6; {WHOLE}"):
            story.play(script)
            if story.dump()["phase"] in ("refill", "restock"):
                story.play(story.offers()[0])

        is_last = deck == 2 - seats
        assert asked == ("phalanxx.prompt.buy_last" if is_last else "phalanxx.prompt.buy")
        assert bool(story.events_of(LastRoundBegan)) == is_last


def test_the_last_turn_is_that_of_the_player_right_of_the_first__14_2() -> None:
    story = tell(3, phase="buy", rolled="white, white, white", deck=0, mover=2, first=0,
                 row=("slingers", "hoplites", "cavalry", "porus", "heroism"))
    story.play(f"decline; roll 6; roll 6; roll 6; {WHOLE}").has(actor=OVER)


def test_strength_is_what_the_track_shows__15_1() -> None:
    assert part(score(played={0: ("royal_archers", "agema")}, turned={0: 1}), "strength") == 7


def test_a_turned_card_gives_three_points_back__15_2() -> None:
    assert part(score(played={0: ("royal_archers", "agema")}, turned={0: 2}), "turned") == 6


def test_every_soldier_on_the_board_counts_one__15_3() -> None:
    outcome = score(owners={"issos": 0, "lydia": 0, "phrygia": 0, "babylon": 1})

    assert (part(outcome, "soldiers"), part(outcome, "soldiers", 1)) == (4, 2)


def test_cities_and_oases_count_their_values__15_4() -> None:
    outcome = score(owners={"issos": 0, "lydia": 0, "siwa": 0, "babylon": 1})

    assert (part(outcome, "regions"), part(outcome, "regions", 1)) == (8, 6)


def test_camouflage_is_taken_back__15_5() -> None:
    outcome = score(played={0: ("camouflage", "shields")})

    assert (part(outcome, "strength"), part(outcome, "camouflage")) == (6, -4)


def test_three_talents_make_a_point__15_6() -> None:
    assert part(score(talents={0: 11}), "talents") == 3


GROUP = ("royal_archers", "agema", "companion_cavalry")


def test_a_special_group_scores_five__15_7() -> None:
    outcome = score(played={0: (*GROUP, "krateros", "shields")}, turned={0: 1})

    assert part(outcome, "groups") == 5


def test_two_groups_score_ten__15_7() -> None:
    two = (*GROUP, "slingers", "hoplites", "cavalry", "peltasts")
    assert part(score(played={0: (*two, "krateros", "shields")}, turned={0: 1}), "groups") == 10


def test_without_leader_equipment_or_turned_card_there_is_no_group__15_7() -> None:
    for cards, turned in (((*GROUP, "krateros"), 1), ((*GROUP, "shields"), 1),
                          ((*GROUP, "krateros", "shields"), 0)):
        assert part(score(played={0: cards}, turned={0: turned}), "groups") == 0


def test_most_points_win_then_the_higher_dice__15_8() -> None:
    owners = {"issos": 0, "persepolis": 1}
    outcome = score(owners=owners, dice={0: "white 3, orange 3, violet 3",
                                         1: "white 3, orange 3, violet 4"})

    assert outcome.scores[0] == outcome.scores[1] and outcome.winners == (1,)


def test_else_the_victory_is_shared__15_9() -> None:
    """Reading: the book names no further tie-break."""
    assert score(owners={"issos": 0, "persepolis": 1}).winners == (0, 1)


def test_cards_left_in_a_hand_count_nothing__7_5() -> None:
    assert score(hands={0: GROUP}).scores == score().scores


def expert(ability: str, **told: object) -> PhalanxxStory:
    """Seat 0 has that ability; the first card goes to another."""
    abilities = (ability, *(each for each in ABILITIES if each != ability))[:2]
    if "intrigue" not in abilities:
        abilities = (ability, "intrigue")
    said: dict[str, object] = {"abilities": abilities, "side": "expert",
                               "first": abilities.index("intrigue")}
    return tell(**(said | told))  # type: ignore[arg-type]


def test_on_the_plain_side_there_is_no_ability__16_1() -> None:
    dice = {0: "white 3, orange 4, violet 6", 1: "white 5, orange 1, violet 3"}
    assert "1>1 for 2.1" in expert("intrigue", dice=dice).offers("income")
    assert "1>1 for 2.1" not in tell(dice=dice).offers("income")


def test_intrigue_exchanges_two_higher_or_lower__16_2() -> None:
    dice = {0: "white 3, orange 4, violet 6", 1: "white 5, orange 1, violet 2"}
    story = expert("intrigue", dice=dice)
    assert [each for each in story.offers("income") if each.startswith("1>1 for")] == [
        "1>1 for 2.1", "1>1 for 2.2"]
    assert story.refused("income 1>1 for 2.3") == "16.2"
    assert "1>1 for 2.3" in expert("intrigue", dice=dice, intrigue="up_to").offers("income")


def test_for_the_merchant_every_card_costs_one_talent__16_3() -> None:
    """Reading: for one talent there is no exchange."""
    story = expert("merchant", phase="buy", rolled="white, white, white", talents={0: 1},
                   played={0: ("scout",)}, row=("slingers", "hoplites", "cavalry", "porus",
                                                "shields"))
    assert len(story.offers("buy")) == 5
    story.fork().play("look; draw siege_tower; buy siege_tower").has(talents=0).offering("take")
    story.play("buy shields").has(talents=0).offering("take")


def test_the_legend_has_three_cards_and_stronger_leaders__16_4() -> None:
    story = expert("legend", hands={0: ("dareios", "krateros")},
                   rolled="white 6, white 6, white 6",
                   owners={"persepolis": 0, "babylon": 0, "issos": 1},
                   dice={0: "white 5, orange 5, violet 5"})
    story.play("play dareios 1>1").has(strength=2).play("play krateros 2>2").has(strength=6)

    story = fresh(2, side="expert").play("card 3; card 1; start 1")
    for _card in range(9):
        story.play(story.offers()[0])
    story.has(actor=-1).play(story.offers()[0])
    assert [len(story.hand_of(seat)) for seat in (0, 1)] == [3, 2]


def test_a_forced_march_crosses_one_free_region__16_5() -> None:
    owners = {"persepolis": 0, "issos": 1, "arabia": 1}
    story = expert("forced_march", owners=owners, rolled="white 6, white 6, white 6")
    offers = {each.split()[0] for each in story.offers("conquer")}

    assert {"media", "babylon"} <= offers  # across Susiana
    assert "teima" not in offers  # two regions away
    assert story.refused("conquer teima 1>1") == "16.5"
    assert tell(owners=owners).refused("conquer media 1>1") == "9.1"


def test_a_forced_march_crosses_no_region_that_is_held__16_5() -> None:
    owners = {"persepolis": 0, "issos": 1, "susiana": 1}
    story = expert("forced_march", owners=owners, rolled="white 6, white 6, white 6")

    assert "media" in {each.split()[0] for each in story.offers("conquer")}  # across Isatis
    assert story.refused("conquer babylon 1>1") == "16.5"  # across Susiana

"""Chapters 9 to 11: regions conquered, conflicts, Heroism."""

from __future__ import annotations

from alexandre.games.phalanxx.events import ConflictWon, RegionConquered
from tests.games.phalanxx.story import PhalanxxStory, tell

SIX = "white 6, white 6, white 5"
FACING = {"persepolis": 0, "tadmor": 0, "babylon": 1, "assyria": 1}


def facing(mine: tuple[str, ...], his: tuple[str, ...] = (), **told: object) -> PhalanxxStory:
    """Seat 0 beside regions of seat 1, each with cards."""
    said: dict[str, object] = {"owners": FACING}
    return tell(played={0: mine, 1: his}, rolled=SIX, **(said | told))  # type: ignore[arg-type]


def test_regions_next_to_ones_own_are_conquered__9_1() -> None:
    story = tell(rolled=SIX)
    offers = {text.split()[0] for text in story.offers("conquer")}

    assert offers == {"susiana", "isatis", "arabia", "assyria", "babylon", "damaskos"}
    assert story.refused("conquer media 1>1; conquer persepolis 1>1") == "9.1"


def test_the_left_part_ends_where_it_ends__1_4() -> None:
    assert tell(rolled=SIX).refused("conquer karmania 1>1") == "1.4"


def test_without_a_region_nothing_is_conquered__9_1() -> None:
    assert tell(rolled=SIX, owners={"issos": 1}).offers("conquer") == []


def test_a_city_takes_two_soldiers_of_the_reserve__9_2() -> None:
    story = tell(rolled=SIX).play("conquer babylon 1>1; conquer susiana 2>2").has(reserve=[6, 9])
    assert [each.soldiers for each in story.events_of(RegionConquered)] == [2, 1]


def test_one_missing_soldier_comes_from_a_plain_region__9_3() -> None:
    owners = {"persepolis": 0, "susiana": 0, "media": 0, "isatis": 0}
    story = tell(rolled=SIX, owners=owners, lost={0: 6}).play("conquer babylon 1>1")
    story.has(offers=["from susiana", "from media"]).refuses("from isatis; income 2>2", "9.3")
    story.play("from susiana")
    assert (story.owner("susiana"), story.owner("babylon")) == (None, 0)
    assert story.dump()["reserve"][0] == 0
    assert story.events_of(RegionConquered)[0].spared_id == "susiana"


def test_reach_is_judged_before_the_soldier_moves__9_3() -> None:
    """Reading: he may come from the only neighbour of the conquered region."""
    story = tell(rolled=SIX, owners={"persepolis": 0, "media": 0}, lost={0: 9})
    story.play("conquer armenia 1>1; from media")

    assert (story.owner("armenia"), story.owner("media")) == (0, None)


def test_two_missing_soldiers_are_too_many__9_4() -> None:
    owners = {"persepolis": 0, "susiana": 0, "media": 0}
    story = tell(rolled=SIX, owners=owners, lost={0: 8}).refuses("conquer babylon 1>1", "9.4")
    assert story.offers("conquer")


def test_the_reason_names_a_plain_region_only_to_one_who_holds_it__9_4() -> None:
    """The finding: reserve 1, a city and an oasis, a target that takes 2: 1 + 1 is enough."""
    story = tell(rolled=SIX, owners={"persepolis": 0, "tadmor": 0}, lost={0: 8})
    plains = tell(rolled=SIX, owners={"persepolis": 0, "susiana": 0, "media": 0}, lost={0: 8})
    assert story.dump()["reserve"][0] == 1

    assert why(story, "conquer damaskos 1>1") == "phalanxx.why.no_plain_region"
    assert why(plains, "conquer babylon 1>1") == "phalanxx.why.few_soldiers"


def why(story: PhalanxxStory, action: str) -> str:
    reason = story.state.why_not(story.game.parse(action))
    assert reason is not None and reason.rule == "9.4"
    return reason.key


def test_nobody_gives_a_region_up__9_5() -> None:
    assert tell(rolled=SIX, owners={"persepolis": 0, "susiana": 0}).offers("from") == []


def test_a_conflict_takes_more_strength__10_1() -> None:
    story = facing(("peltasts",), ("thracian_horse",)).refuses("conquer babylon 1>1", "10.1")

    story = facing(("peltasts", "levy_spearmen"), ("thracian_horse",)).play("conquer babylon 1>1")
    assert story.owner("babylon") == 0


def test_the_losers_soldiers_go_into_the_box__10_2() -> None:
    story = facing(("peltasts",))
    reserve = story.dump()["reserve"][1]
    story.play("conquer babylon 1>1")

    assert story.dump()["reserve"][1] == reserve
    assert story.events_of(ConflictWon)[0].lost == 2 and story.view(1).players[1].lost == 2


def test_the_attacker_turns_a_card_and_loses_three_points__10_3() -> None:
    """Reading: the first played of those not turned; no rule asks which."""
    story = facing(("levy_spearmen", "peltasts", "cretan_archers")).play("conquer babylon 1>1")
    story.has(turned=[1, 0], strength=4)
    assert story.events_of(ConflictWon)[0].id == "levy_spearmen"
    assert story.play("conquer assyria 2>2").events_of(ConflictWon)[1].id == "peltasts"


def test_without_a_card_to_turn_there_is_no_conflict__10_4() -> None:
    facing(("royal_archers",), turned={0: 1}).refuses("conquer babylon 1>1", "10.4")
    assert facing(()).refused("conquer babylon 1>1") == "10.4"


def test_strength_that_is_left_is_of_no_use_without_a_card_to_turn__10_4() -> None:
    story = facing(("royal_archers", "agema"), turned={0: 2})

    assert story.strength(0) == 4 > story.strength(1)
    assert story.refused("conquer babylon 1>1") == "10.4"


def test_with_less_than_three_points_there_is_no_conflict__10_4() -> None:
    assert facing(("shields",)).refused("conquer babylon 1>1") == "10.4"


def test_a_turned_card_keeps_what_it_gives__10_5() -> None:
    """Reading: only the three points are lost."""
    cards = ("blacksmith", "royal_archers", "parmenion")
    assert facing(cards).play("conquer babylon 1>1").has(strength=1 + 5 + 2 - 3).offers("forge")


def test_several_conflicts_in_a_turn__10_6() -> None:
    story = facing(("royal_archers", "peltasts")).play("conquer babylon 1>1; conquer assyria 2>2")
    story.has(turned=[2, 0], strength=2)


def heroic(mine: tuple[str, ...], his: tuple[str, ...], **told: object) -> PhalanxxStory:
    """The same with Heroism in the row."""
    return facing(mine, his, row=("slingers", "heroism", "cavalry"), **told)


def test_three_coloured_cards_one_of_them_turned_beat_a_single_one__11_2() -> None:
    """The book's example: two against one, and afterwards one."""
    cards = ("krateros", "shields", "scout")
    story = heroic(cards, ("porus", "royal_archers"), turned={0: 1},
                   abilities=("intrigue", "legend"))
    assert story.strength(0) == 2 < story.strength(1)
    assert story.refused("conquer babylon 1>1") == "10.4"

    story = heroic((*cards, "peltasts"), ("porus", "royal_archers"), turned={0: 1})
    assert story.strength(0) == story.strength(1) == 5
    story.play("conquer babylon 1>1")
    assert story.owner("babylon") == 0
    story.has(turned=[2, 0]).refuses("conquer assyria 2>2", "10.4")


def test_under_heroism_strength_alone_does_not_conquer__11_1() -> None:
    heroic(("royal_archers", "peltasts"), ("shields",)).refuses("conquer babylon 1>1", "11.2")


def test_the_attackers_number_must_be_higher_and_may_be_below_zero__11_2() -> None:
    story = heroic(("royal_archers", "peltasts"), ("levy_spearmen",), turned={0: 1})
    assert story.refused("conquer babylon 1>1") == "11.2"

    story = heroic(("royal_archers", "peltasts"), ("levy_spearmen", "agema"), turned={1: 1})
    assert story.play("conquer babylon 1>1").owner("babylon") == 0


def test_soldiers_card_and_points_are_lost_as_ever__11_3() -> None:
    story = heroic(("krateros", "shields"), ()).play("conquer babylon 1>1").has(strength=1)
    assert story.events_of(ConflictWon)[0].lost == 2


def test_heroism_leaves_when_nothing_is_bought__11_4() -> None:
    story = tell(phase="buy", rolled="white, white, white",
                 row=("heroism", "slingers", "cavalry", "porus", "shields"))
    story.play("decline").has(row=["slingers", "cavalry", "porus", "shields"])

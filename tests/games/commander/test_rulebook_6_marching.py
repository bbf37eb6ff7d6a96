"""Chapters 6 and 7: scouts, marches, oracles and prophecies."""

from __future__ import annotations

import pytest

from tests.games.commander.story import Campaign, begin, empty_site, full, retell
from tests.helpers.speech import words


def marching(board: str = "granicus", *, gold: int = 10, **forces: int) -> Campaign:
    """A conquest begins with such an army."""
    story = begin(board)
    if forces:
        story = retell(story, army=full(**forces))
    return retell(story.to_conquest(), gold=gold)


def test_a_die_above_the_forces_costs_hits__6_2() -> None:
    """The book's example: three forces, a 5, two hits."""
    story = marching(archers=1, phalanx=1).play("scout sestus; die 5")
    assert story.view().price == (0, 2)

    story.play("march; hit archers; hit phalanx").has(region="sestus", army={"phalanx": [0, 1]})


def test_a_die_below_the_forces_costs_gold__6_3() -> None:
    """The book's example: four forces, a 1, three gold."""
    marching(archers=2, phalanx=1).play("scout sestus; die 1; march").has(gold=7)


def test_an_equal_die_opens_the_way__6_4() -> None:
    assert marching().play("scout sestus; die 5; march").dump()["gold"] == 10


def test_whoever_stays_has_ended_conquest__6_5() -> None:
    marching().play("scout sestus; die 1; stay").has(phase="resupply", region="macedonia")


def test_forage_that_cannot_be_paid_bars_the_way__6_3() -> None:
    assert marching(gold=1).play("scout sestus; die 1").refused("march") == "6.3"


def test_three_are_disbanded_after_the_die__6_6() -> None:
    """The book's example: six forces, a 1; three are sent home and two gold are left to pay."""
    story = marching(archers=2, infantry=2, phalanx=1).play("scout sestus; die 1")
    assert story.view().price == (5, 0)
    story.play("disband archers; disband archers; disband infantry")

    assert story.view().price == (2, 0) and story.refused("disband archers") == "6.6"
    assert story.fork().play("march").dump()["gold"] == 8


def test_forces_are_sent_home_in_any_order__6_6() -> None:
    story = begin().play("disband phalanx; disband archers")

    assert not {"phalanx", "archers"} & set(story.army())


def test_only_a_neighbour_is_scouted__6_1() -> None:
    assert marching().refused("scout sardis") == "6.1"


def before_sardis() -> Campaign:
    """An on-going intimidation: the army stands before Sardis."""
    return retell(begin(), fell="chaeronea granicus", region="sardis", came_from="granicus",
                  oracles=["ephesus"]).to_conquest()


def test_nobody_marches_past_a_stronghold_that_stands__6_7() -> None:
    """# Reading: only the way back is open."""
    before_sardis().offering("scout", "granicus").refuses("scout ephesus", "6.7")


def test_damascus_gives_gold_once__6_8() -> None:
    story = marching("tyre").play("scout damascus; die 4; march").has(gold=16)
    story.play("scout sidon; die 4; march; scout damascus; die 4; march").has(gold=16)


def test_the_desert_hits_and_gives_glory__6_8() -> None:
    story = retell(begin("gaugamela"), fell="persepolis", region="carmania",
                   came_from="persepolis", army=full(phalanx=4, infantry=1)).to_conquest()
    story.play("scout gedrosia; die 6; march; hit infantry; hit phalanx").has(region="gedrosia")
    story.has(glory=2)


def test_conquest_goes_on_until_one_camps__6_9() -> None:
    story = marching().play("scout sestus; die 5; march; scout ilium; die 5; march; decline")
    story.play("encamp").has(phase="resupply").refuses("scout sestus", "6.1")


# ---- oracles -------------------------------------------------------------------------------


def at_ilium(prophecy: str = "", *, turn: int = 1, gold: int = 10) -> Campaign:
    """The army enters Ilium, and hears a prophecy if one is named."""
    story = retell(begin(advisors="hephaestion"), turn=turn)
    story.to_conquest().play("scout sestus; die 5; march")
    story = retell(story, gold=gold).play("scout ilium; die 5; march")
    return story.play(f"accept; reveal {prophecy}") if prophecy else story


def next_turn(story: Campaign) -> Campaign:
    """To the preparation of the next turn."""
    return story.play("encamp; end")


def test_an_oracle_is_asked_on_entering__7_1() -> None:
    story = at_ilium().has(answers=["accept", "decline"])
    assert "ilium" not in story.play("decline").dump()["oracles"]


def test_the_oracle_at_home_is_asked_on_a_return__7_1() -> None:
    story = marching().play("scout sestus; die 5; march; scout macedonia; die 5; march")

    assert story.answers() == ["accept", "decline"]


# Reading: a retreat into the region of the start is a return to its oracle.
def test_a_retreat_home_is_a_return_to_the_oracle__7_1() -> None:
    story = retell(marching(), region="chaeronea", came_from="macedonia", phase="face",
                   entered=["macedonia", "chaeronea"], army={}).play("fight")
    while story.phase() == "battle" and "retreat" not in story.answers():
        offers = story.answers()
        story.play("array" if "array" in offers else offers[0])
    story.play("retreat").has(region="macedonia", answers=["accept", "decline"])
    story.play("decline").has(phase="conquest")


def asked(story: Campaign) -> tuple[str, str]:
    """The question in English and French."""
    told = story.game.prompt(story.state).msg
    return words("en").say(told), words("fr").say(told).replace("\xa0", " ")


def test_a_free_way_costs_nothing_in_words__6_4() -> None:
    story = marching().play("scout sestus; die 5")

    assert asked(story) == ("Sestus: the die shows 5. The way is open, so you enter for free.",
                            "Sestos : le dé montre 5. "
                            "La voie est libre : vous entrez gratuitement.")


def test_the_bridgehead_knows_no_die__13_3() -> None:
    story = begin(bridgehead=True).to_conquest().play("scout sestus")

    assert asked(story) == (
        "Sestus: the bridgehead holds the road, so you enter for free, without a roll.",
        "Sestos : la tête de pont tient la route. Vous entrez gratuitement, sans jet.")


def test_a_declined_prophecy_stays_possible__7_2() -> None:
    """# Reading: nobody has seen which it was."""
    story = at_ilium().play("decline; scout sestus; die 5; march; scout macedonia; die 5; march")

    assert len(story.play("accept").offers("reveal")) == 8


def test_the_marker_lies_so_many_turns_ahead_or_on_the_last__7_3() -> None:
    assert at_ilium("let_go").dump()["prophecies"] == {"let_go": 5}
    assert at_ilium("let_go", turn=8).dump()["prophecies"] == {"let_go": 9}


def test_a_fulfilled_prophecy_raises_alexander__7_4() -> None:
    story = at_ilium("winds").play("pray").has(level=2, gold=5)  # [7.12]
    story.refuses("pray", "7.12")


def test_at_a8_there_is_nothing_above__7_5() -> None:
    retell(at_ilium("winds"), level=8).play("pray").has(level=8)


def test_a_passed_prophecy_costs_a_level_or_an_advisor__7_6() -> None:
    story = retell(at_ilium("bulls"), turn=3, level=2)
    story = next_turn(story)
    story.has(phase="failed", answers=["give_up hephaestion", "lose_level"])

    assert story.fork().play("lose_level").dump()["level"] == 1
    story.play("give_up hephaestion")
    assert story.dump()["advisors"]["hephaestion"] == "gone"


def test_a1_has_no_level_to_lose__7_6() -> None:
    next_turn(retell(at_ilium("bulls"), turn=3)).refuses("lose_level", "7.6")


def test_without_advisor_and_level_a_failure_loses_the_campaign__7_6() -> None:
    story = retell(at_ilium("bulls"), turn=3, also={"advisors": {"hephaestion": "gone"}})
    next_turn(story).has(ending="prophecy")


def treat(prophecy: str, verb: str) -> Campaign:
    """Sardis falls while a prophecy is under way, and is treated so."""
    return retell(before_sardis(), lambda dump: empty_site(dump, "sardis"), phase="treatment",
                  prophecies={prophecy: 5}).play(verb)


@pytest.mark.parametrize(("prophecy", "verb", "level"), [
    ("wall_of_wood", "raze", 2), ("wall_of_wood", "govern", 1),  # [7.7]
    ("let_go", "govern", 2), ("let_go", "raze", 1),  # [7.9]
])
def test_razing_and_governing_are_foretold__7_7(prophecy: str, verb: str, level: int) -> None:
    assert treat(prophecy, verb).dump()["level"] == level


def test_two_regions_count_even_beforehand__7_8() -> None:
    retell(at_ilium(), fell="sardis lycia").play("accept; reveal care").has(level=2)


def test_fifteen_gold_at_one_moment__7_15() -> None:
    assert at_ilium("spears", gold=15).dump()["level"] == 2
    story = at_ilium("spears", gold=10).has(level=1)
    story.play("encamp").has(level=2)  # the income brings it to 15


def test_a_new_city_is_foretold__7_14() -> None:
    assert at_ilium("bulls").play("encamp; city").dump()["level"] == 2


def test_an_advisor_for_the_serpent__7_13() -> None:
    story = at_ilium("serpent").play("give_up hephaestion").has(level=2)
    story = retell(story, glory=9).play("encamp")
    assert story.refused("hire hephaestion") == "7.13"


def test_one_s_own_nature_begins_with_the_next_turn__7_10() -> None:
    story = at_ilium("own_nature").refuses("abstain", "7.11")
    story = next_turn(story)
    story.has(level=1).to_conquest()
    story = next_turn(story)  # nobody was of use
    assert story.dump()["level"] == 2


def test_advisors_can_be_silenced_for_a_turn__7_11() -> None:
    story = next_turn(at_ilium("own_nature")).play("abstain")
    assert story.view().are_silent and not story.table.advises(3)

    story.play("consult").refuses("abstain", "7.11")
    assert story.table.advises(3)


def test_no_abstaining_without_the_prophecy__7_11() -> None:
    assert begin().refused("abstain; consult") == "7.11"
    assert begin().refused("give_up hephaestion") == "7.13"

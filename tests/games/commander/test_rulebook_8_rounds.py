"""Chapter 8: rounds and speeds, walls and siege engines, hits."""

from __future__ import annotations

import pytest

from alexandre.games.commander.events import battle as events
from alexandre.games.commander.view.battle import battle_view
from tests.games.commander.field import Field, field, fought
from tests.games.commander.story import change_site


def numbers(story: Field) -> dict[str, tuple[int, int]]:
    """Battle value and superscript of the own forces, as the player sees them."""
    view = battle_view(story.table)
    assert view is not None
    return {force.id: (force.value, force.sup) for force in view.mine}


# ---- 8.1: the lines -----------------------------------------------------------------------


def test_walls_leader_and_alexander_count_for_the_advantage__8_1_2() -> None:
    story = fought(mine="infantry archers peltasts light_cavalry",
                   foes="levy persian_archers", walls=(1, 0))

    assert story.battle.advantage() == 2


def test_a_place_without_any_force_but_walls_is_won_at_once__8_1_3() -> None:
    story = field("issus", foes="levy", walls=(1, 0), board="issus", level=8, leader=2)
    dump = story.dump()
    change_site(dump, "issus", forces={})
    dump["cup"]["levy"] += 1
    story = type(story)(story.game, story.game.load(dump)).play("fight")

    assert story.dump()["battle"] is None
    assert story.dump()["destroyed"] == {"walls": 1, "leaders": 1}


def test_nothing_else_is_done_while_a_battle_is_fought__8_1_1() -> None:
    fought(foes="levy").refuses("end", "8.1.1").refuses("die 3", "8.5.4")
    field(foes="levy").refuses("fight_on; deal levy", "8.1.1")


# ---- 8.5: rounds and speeds ---------------------------------------------------------------


def test_before_a_round_one_fights_retreats_or_sends_forces_home__8_5_1() -> None:
    story = fought(mine="archers infantry infantry-", foes="levy")
    assert story.offers() == ["disband archers", "disband infantry", "disband infantry reduced",
                              "fight_on", "retreat"]
    story.play("disband infantry; disband archers").has(mine="infantry-")
    story.refuses("disband archers", "6.6")


def test_of_two_alike_the_one_that_rests_is_sent_home__8_5_1() -> None:
    story = fought(mine="heavy_cavalry heavy_cavalry", foes="levy levy levy", plans="charge")
    story.play("fight_on; attack; die 6; die 6; attack; die 6; die 6; die 6; attack; die 6;"
               "fight_on; charge heavy_cavalry spent; attack; die 6; attack; die 6; die 6; die 6;"
               "attack; die 6")
    assert story.mine() == "heavy_cavalry heavy_cavalryz"

    assert story.play("disband heavy_cavalry").mine() == "heavy_cavalry"


def test_the_fastest_attack_first__8_5_2() -> None:
    story = fought(mine="archers phalanx", foes="persian_archers persian_chariots")
    story.play("fight_on")
    assert story.battle.speed == 5
    story.play("attack; die 6; die 6")
    assert story.battle.speed == 3
    story.play("attack; die 6")
    assert story.battle.speed == 1


def test_all_of_a_speed_roll_before_anybody_takes_a_hit__8_5_3() -> None:
    story = fought(mine="archers", foes="persian_archers levy")
    story.play("fight_on; attack; die 1; die 1")

    assert len(story.events_of(events.Attacked)) == 2
    story.play("deal persian_archers; take archers").has(mine="", foes="levy")


def test_the_chariots_of_the_book_hit_twice_on_a_one__8_5_4() -> None:
    for die, hits in ((1, 2), (2, 1), (3, 1), (4, 0)):
        story = fought(mine="infantry", foes="persian_chariots levy")
        assert story.play(f"fight_on; attack; die {die}").hits() == [hits]


def test_the_phalanx_of_the_book__8_5_5() -> None:
    story = fought(mine="phalanx", foes="levy levy levy")
    story.play("fight_on; attack; die 6; die 6; die 6; attack; die 3; die 1; die 3")

    own = [event for event in story.events_of(events.Attacked) if event.is_mine]
    assert [event.value for event in own] == [4, 3, 2]
    assert [event.hits for event in own] == [1, 1, 0]


def test_a_phalanx_stops_when_no_value_is_left__8_5_5() -> None:
    story = fought(mine="phalanx", foes="levy levy levy")
    story.play("fight_on; attack; die 6; die 6; die 6; attack; die 1; die 1; die 1; die 1")

    assert story.stage() == "dealing" and story.battle.free_hits == 4


def test_the_enemys_phalanx_goes_on_as_well__8_5_5() -> None:
    story = fought("chaeronea", mine="infantry", foes="greek_phalanx", leader=2)
    story.play("fight_on; attack; die 6; attack; die 3; die 2; die 2")

    assert story.battle.attacker >> 3 == 23


def test_cavalry_attacks_every_other_round__8_5_6() -> None:
    story = fought(mine="siege_engine", foes="persian_chariots levy")
    rounds = []
    for _round in range(3):
        story.play("fight_on")
        while story.stage() in ("bracket", "rolling"):
            story.play("attack" if story.stage() == "bracket" else "die 6")
        rounds.append(story.foes())
    assert rounds == ["levy persian_chariotsz", "levy persian_chariots", "levy persian_chariotsz"]


def test_cavalry_that_walls_kept_from_rolling_does_not_rest__8_5_6() -> None:
    story = fought(mine="light_cavalry", foes="levy", walls=(1, 0), level=5)
    story.play("fight_on; attack; die 6; die 6; fight_on").has(mine="light_cavalry")


def test_own_forces_roll_before_the_enemys_and_alexander_last_of_his__8_5_7() -> None:
    story = fought(mine="infantry infantry", foes="levy levy", level=5)
    story.play("fight_on; attack; die 6; die 6; die 6; die 6; die 6")

    assert [event.force for event in story.events_of(events.Attacked)] == [
        "infantry", "infantry", "alexander", "levy", "levy"]


def test_the_monsoon_hinders_light_troops_and_cavalry__8_5_8() -> None:
    story = fought("hydaspes", mine="archers heavy_cavalry phalanx", foes="indian_infantry",
                   leader=2, board="gaugamela", monsoon=True)
    story.play("fight_on; attack; die 2; attack; die 4").has(hits=[0, 0])
    assert [event.value for event in story.events_of(events.Attacked)] == [1, 3]


def test_gazas_defences_hinder_siege_engines__8_5_8() -> None:
    story = fought("gaza", mine="siege_engine", foes="levy", walls=(1, 0), board="tyre", level=5,
                   gazas_defenses=True)
    story.play("fight_on; attack; aim_wall; die 4")

    assert story.events_of(events.Attacked)[0].value == 3


def test_after_the_fever_alexander_does_not_attack__8_5_8() -> None:
    story = fought("issus", mine="infantry", foes="levy", leader=2, board="issus", level=6,
                   is_feverish=True)
    story.play("fight_on")
    assert story.battle.speed == 2
    story.refuses("aim_leader", "8.8.2")
    story.play("attack; die 1; die 6; die 6; deal levy; fight_on; attack; die 1; die 6; die 6")
    story.play("deal levy reduced").has(fever=0)


# ---- 8.6: walls and siege engines ---------------------------------------------------------


def test_walls_lower_value_and_superscript_as_in_the_book__8_6_1() -> None:
    story = fought(mine="siege_engine heavy_cavalry phalanx", foes="levy levy", walls=(2, 0))
    assert numbers(story) == {"siege_engine": (2, 0), "heavy_cavalry": (0, 0), "phalanx": (0, 0),
                              "alexander": (-3, 0)}
    story.play("fight_on; attack; aim_wall; die 4; deal wall")
    assert numbers(story)["heavy_cavalry"] == (1, 0)
    story.play("attack; die 6; die 6; attack; die 1; deal wall;"
               "fight_on; attack; die 6; aim_wall; die 1; deal wall reduced")
    assert numbers(story)["heavy_cavalry"] == (3, 1)


def test_siege_engines_are_not_hindered__8_6_2() -> None:
    story = fought(mine="siege_engine", foes="levy", walls=(3, 0))

    assert story.play("fight_on; attack; aim_forces; die 2").hits() == [1]


def test_a_wall_takes_two_hits__8_6_3() -> None:
    story = fought(mine="siege_engine siege_engine", foes="levy", walls=(1, 0))
    story.play("fight_on; attack; aim_wall; die 1; aim_wall; die 2; deal wall")
    story.has(foes="levy wall-").play("deal wall reduced").has(foes="levy", destroyed={"walls": 1})


def test_a_siege_engine_says_its_aim_before_the_die__8_6_4() -> None:
    story = fought(mine="siege_engine", foes="levy", walls=(1, 0)).play("fight_on; attack")
    assert story.answers() == ["aim_forces", "aim_wall"]
    story.fork().play("aim_wall; die 4").has(answers=["deal wall"]).refuses("deal levy", "8.6.4")
    story.fork().play("aim_forces; die 3").has(hits=[0])
    story.play("aim_forces; die 2").refuses("deal wall", "8.6.4")


def test_without_walls_a_siege_engine_has_nothing_to_say__8_6_4() -> None:
    story = fought(mine="siege_engine", foes="levy").play("fight_on; attack").has(stage="rolling")
    story.refuses("aim_wall", "8.1.1")


def test_walls_fall_with_the_last_force__8_6_5() -> None:
    story = fought("sardis", mine="siege_engine", foes="levy-", walls=(1, 1))
    story.play("fight_on; attack; aim_forces; die 1; deal levy reduced")

    assert story.dump()["battle"] is None
    assert story.dump()["destroyed"] == {"levy": 1, "walls": 2}


# ---- 8.7: hits ----------------------------------------------------------------------------


def test_a_hit_turns_a_force_over_and_the_next_destroys_it__8_7_1() -> None:
    story = fought(foes="levy persian_archers", insights="trap").play("trap; die 2")
    story.play("deal persian_archers").has(foes="levy").play("deal levy").has(foes="levy-")


def test_hits_are_dealt_freely_but_not_to_the_leader__8_7_2() -> None:
    story = fought(foes="levy mercenaries", walls=(0, 1), leader=2, insights="trap")
    story.play("trap; die 1").has(answers=["deal levy", "deal mercenaries", "deal wall reduced"])


def test_hits_are_dealt_in_any_order__8_7_2() -> None:
    """The reduced levy could not be dealt the first of three hits."""
    story = fought(foes="levy levy mercenaries", insights="trap").play("trap; die 3")
    other = story.fork().play("deal mercenaries; deal levy; deal levy reduced")
    story.play("deal levy").has(answers=["deal levy", "deal levy reduced", "deal mercenaries"])
    assert story.play("deal levy reduced; deal mercenaries").state.hash() == other.state.hash()


def test_hits_aimed_at_walls_and_forces_are_dealt_in_any_order__8_6_4() -> None:
    story = fought(mine="siege_engine siege_engine", foes="levy levy", walls=(1, 0))
    story.play("fight_on; attack; aim_wall; die 1; aim_forces; die 1")

    assert story.answers() == ["deal levy", "deal wall"]
    other = story.fork().play("deal wall; deal levy")
    story.play("deal levy").refuses("deal levy", "8.6.4")
    assert story.play("deal wall").state.hash() == other.state.hash()


def test_hits_taken_in_any_order_leave_no_trace__8_7_5() -> None:
    story = fought(mine="light_cavalry light_cavalry-", foes="levy levy levy", walls=(0, 1))
    story.play("fight_on; attack; die 6; attack; die 1; die 1; die 6")
    assert story.battle.own_hits == 2
    other = story.fork().play("take light_cavalry; take light_cavalry reduced")

    story.play("take light_cavalry reduced; take light_cavalry")
    assert story.state.hash() == other.state.hash()


def test_hits_beyond_the_last_step_are_lost__8_7_3() -> None:
    story = fought(foes="levy- persian_archers", leader=2, insights="trap").play("trap; die 6")

    assert story.battle.free_hits == 2


@pytest.mark.parametrize("level", [1, 2, 3, 8])
def test_one_chooses_who_suffers_alexander_too__8_7_5(level: int) -> None:
    story = fought(mine="phalanx", foes="persian_archers levy", level=level).play("fight_on")
    while story.stage() != "suffering":
        story.play("attack" if story.stage() == "bracket" else
                   "die 1" if story.dump()["battle"]["attacker"] == "persian_archers" else "die 6")
    story.has(answers=["take phalanx", "take alexander"]).play("take alexander")
    if level < 3:
        assert story.dump()["ending"] == "death"
    else:
        assert story.dump()["level"] == level - 2


def test_three_hits_kill_alexander_five_as_in_the_book__8_7_6() -> None:
    story = fought(mine="", foes="persian_archers persian_archers persian_archers levy", level=5)
    story.play("fight_on; attack; die 1; die 1; die 1; take alexander").has(level=3)
    story.play("take alexander").has(level=1).play("take alexander").has(ending="death")


def test_a_wound_makes_alexander_slower_in_the_same_round__8_7_6() -> None:
    story = fought(mine="", foes="persian_archers levy", level=6)
    story.play("fight_on; attack; die 1; take alexander").has(level=4)
    assert story.battle.speed == 2 and story.play("attack; die 6").battle.speed == 1

"""Chapter 8: leaders, the duel, retreat, the end, and the odds of both."""

from __future__ import annotations

from fractions import Fraction

from alexandre.games.commander.events import battle as events
from alexandre.games.commander.hints.battle_odds import duel_odds, hit_odds, retreat_odds
from tests.games.commander.field import Field, field, fought
from tests.games.commander.story import site_of

DARIUS = {"region": "issus", "board": "issus", "leader": 2}


def facing_darius(mine: str = "siege_engine", foes: str = "levy", **others: object) -> Field:
    """A battle against Darius: speed 2, value 2, superscript 1; reduced 1, 1, 1."""
    return fought(mine=mine, foes=foes, **{**DARIUS, **others})  # type: ignore[arg-type]


# ---- 8.8: leaders -------------------------------------------------------------------------


def test_nobody_but_alexander_hits_the_leader__8_8_1() -> None:
    facing_darius(insights="trap").play("trap; die 1").has(answers=["deal levy"])
    assert fought(foes="levy").play("fight_on").refused("aim_leader") == "8.8.1"


def test_until_he_is_sought_a_leader_attacks_the_line__8_8_1() -> None:
    story = facing_darius(level=3).play("fight_on; attack; die 6; attack; die 6; die 2")
    story.has(answers=["take siege_engine", "take alexander"])


def test_alexander_says_his_aim_before_his_speed_rolls__8_8_2() -> None:
    story = facing_darius(mine="infantry", level=5).play("fight_on")
    story.has(answers=["aim_leader", "aim_forces"]).refuses("attack", "8.8.2").play("aim_forces")
    story.refuses("aim_leader", "8.8.2").play("attack; die 6; die 6; die 6; die 6; fight_on")
    story.has(answers=["aim_leader", "aim_forces"])


def test_before_his_speed_alexander_need_not_choose__8_8_2() -> None:
    facing_darius(level=3).play("fight_on").has(answers=["attack"]).refuses("aim_leader", "8.8.2")


def test_in_a_duel_both_hit_each_other_only__8_8_3() -> None:
    story = facing_darius(mine="infantry", level=5)
    story.play("fight_on; aim_leader; attack; die 6; die 3; die 6; die 2")

    assert story.events_of(events.DuelBegan)
    story.has(foes="levy leader-", answers=["take alexander"]).refuses("take infantry", "8.8.3")


def test_the_duel_begins_with_the_declaration__8_8_3() -> None:
    story = facing_darius(mine="infantry", level=5)
    story.play("fight_on; aim_leader; attack; die 6; die 6; die 6; die 1")

    assert (story.battle.alexander_hits, story.battle.own_hits) == (2, 0)


def test_the_duel_lasts_to_the_end__8_8_3() -> None:
    story = facing_darius(mine="infantry", level=5)
    story.play("fight_on; aim_leader; attack; die 6; die 6; die 6; die 6; fight_on")
    story.has(answers=["attack"]).refuses("aim_forces", "8.8.3")


def test_rally_absorbs_a_hit_of_the_duel__8_8_3() -> None:
    story = facing_darius(mine="infantry", level=5, plans="rally")
    story.play("fight_on; aim_leader; attack; die 6; die 6; die 6; die 2")
    story.has(answers=["rally", "take alexander"]).play("rally").has(level=5)


def test_with_the_leader_all_others_and_the_walls_are_destroyed__8_8_4() -> None:
    story = facing_darius(mine="infantry", foes="levy immortals", walls=(0, 1), level=8)
    story.play("fight_on; aim_leader; attack; die 1")

    assert story.events_of(events.LeaderFell)
    assert story.dump()["destroyed"] == {"levy": 1, "immortals": 1, "walls": 1, "leaders": 1}


def test_both_may_fall_at_once_and_then_the_campaign_is_lost__8_8_4() -> None:
    story = fought("chaeronea", mine="archers", foes="greek_phalanx", leader=1)
    story.play("fight_on; attack; die 6; attack; die 6; aim_leader; attack; die 1; die 1")
    story.has(foes="").play("take alexander")

    assert story.events_of(events.LeaderFell) and story.dump()["ending"] == "death"


def test_a_leader_without_forces_flees_for_gold_but_no_glory__8_8_5() -> None:
    story = facing_darius(foes="levy-").play("fight_on; attack; die 1; deal levy reduced")

    assert story.events_of(events.LeaderFled)
    story.has(destroyed={"levy": 1, "leaders": 1}, glory=2)


# ---- 8.9: retreat and end -----------------------------------------------------------------


def test_the_retreat_of_the_book__8_9_2() -> None:
    story = fought(mine="archers archers infantry heavy_cavalry", foes="levy levy", level=2)
    story.play("retreat; die 1; die 5; die 2; die 3")

    assert story.army() == {"archers": [1, 0], "infantry": [1, 0]}
    assert [event.has_escaped for event in story.events_of(events.EscapeRolled)] == [
        True, False, True, False]


def test_hephaestion_bucephalus_and_command_help_in_a_retreat__8_9_2() -> None:
    story = field(mine="archers infantry", foes="levy levy", level=2, advisors="hephaestion",
                  insights="bucephalus").play("fight").draw_plans("rally rally")
    story.play("bucephalus; plan command; array; retreat; die 5; die 6")

    assert story.army() == {"archers": [1, 0]}


def test_alexander_alone_gets_away_without_a_die__8_9_2() -> None:
    assert fought(mine="", foes="levy").play("retreat").dump()["battle"] is None


def test_after_a_retreat_the_army_is_where_it_came_from__8_9_3() -> None:
    story = fought("sardis", mine="siege_engine infantry", foes="levy levy", walls=(1, 0))
    story.play("fight_on; attack; aim_wall; die 1; deal wall; attack; die 6; die 6; die 6")
    story.play("retreat; die 1; die 1")
    dump = story.dump()

    assert dump["region"] == "ilium" and dump["phase"] == "conquest"
    assert site_of(dump, "sardis")["walls"] == [0, 1]
    assert site_of(dump, "sardis")["forces"] == {"levy": [2, 0]}


def test_whoever_was_hit_stays_reduced_and_whoever_was_deployed_stays__8_9_3() -> None:
    story = field(mine="archers", foes="levy", gold=0).play("fight").draw_plans("deployment")
    story.play("array; draw mercenaries; fight_on; attack; die 1; deal levy; attack; die 6; die 6")
    story.play("attack; die 6; retreat; die 1")

    assert site_of(story.dump(), "granicus")["forces"] == {"levy": [0, 1], "mercenaries": [1, 0]}


def test_one_retreats_before_a_round_only__8_9_1() -> None:
    assert "retreat" in fought(foes="levy").answers()
    assert fought(foes="levy").play("fight_on").refused("retreat") == "8.9.1"


def test_the_destroyed_pay_gold_and_the_lost_can_be_bought_again__8_9_5() -> None:
    story = fought(mine="archers archers archers", foes="persian_archers persian_archers")
    story.play("fight_on; attack; die 1; die 1; die 6; die 1; die 6; deal persian_archers;"
               "deal persian_archers; take archers")
    story.has(destroyed={"persian_archers": 2}, army={"archers": [2, 0]})


def test_the_bowls_are_full_again_for_the_next_battle__8_9_6() -> None:
    story = field(mine="infantry", foes="levy").play("fight").draw_plans("rally")
    story = story.with_plans("rally")
    story.play("retreat; die 1; scout granicus; die 2; march; fight")

    weights = {action.text: weight for action, weight in story.state.outcomes()}
    assert sum(weights.values()) == 20
    story.draw_plans("rally")
    assert story.dump()["battle"]["plans"] == {}


# ---- odds ---------------------------------------------------------------------------------


def test_the_odds_of_a_die_are_exact__8_5_4() -> None:
    assert hit_odds((3, 1)) == (Fraction(1, 3), Fraction(1, 6))
    assert not any(hit_odds((0, 0)))
    assert hit_odds((8, 2)) == (Fraction(2, 3), Fraction(1, 3))


def test_the_odds_of_a_retreat_are_exact__8_9_2() -> None:
    odds = retreat_odds(fought(mine="archers infantry phalanx", foes="levy", level=2).table)

    assert (odds.forces, odds.chance, odds.expected) == (3, Fraction(1, 3), Fraction(2))
    assert odds.all == Fraction(1, 27)


def test_the_duel_of_the_book_is_worth_its_risk__8_8_3() -> None:
    """Alexander hits on 3, twice on 1; Chares is reduced, of the same speed, and hits on 1."""
    greeks = "sacred_band greek_infantry greek_phalanx"
    story = fought("chaeronea", foes=greeks, leader=1, advisors="hephaestion", plans="command")
    odds = duel_odds(story.table)
    assert odds is not None
    killed, died = Fraction(3, 6), Fraction(1, 6)
    both_miss = (1 - killed) * (1 - died)

    assert odds.died == died / (1 - both_miss)
    assert odds.killed == killed * (1 - died) / (1 - both_miss)


def test_a_duel_is_counted_with_all_that_absorbs_a_hit__8_4_14() -> None:
    bare = duel_odds(facing_darius(level=8).table)
    guarded = duel_odds(facing_darius(level=8, enemy="guards").table)
    rallied = duel_odds(facing_darius(level=8, plans="rally").table)
    assert bare and guarded and rallied

    assert guarded.killed < bare.killed < rallied.killed
    assert bare.killed + bare.died == 1
    assert rallied.levels < bare.levels < guarded.levels


def test_without_a_leader_there_are_no_odds_of_a_duel__8_8_1() -> None:
    assert duel_odds(fought(foes="levy").table) is None


def test_the_wall_met_over_the_mole_keeps_its_damage__8_9_3() -> None:
    """It was hit, the army retreated, and the next assault met a full wall again."""
    story = fought("tyre", "siege_engine infantry", "levy levy", board="tyre", level=5)
    story.has(foes="levy levy wall").play("fight_on; attack; aim_wall; die 1; deal wall")
    while story.battle.round == 1:
        story.play("attack" if story.stage() == "bracket" else "die 6")
    story.play("retreat; die 1; die 1")

    assert next(site for site in story.view().sites if site.id == "tyre").walls == (0, 1)
    dump = story.dump()
    dump.update(phase="face", region="tyre", came_from="old_tyre")
    assert Field(story.game, story.game.load(dump)).play("fight").foes() == "levy levy wall-"


def test_the_wall_met_over_the_mole_falls_for_good__8_9_3() -> None:
    story = fought("tyre", "siege_engine siege_engine infantry", "levy levy", board="tyre",
                   level=5)
    story.play("fight_on; attack; aim_wall; die 1; aim_wall; die 1; deal wall; deal wall reduced")
    while story.battle.round == 1:
        story.play("attack" if story.stage() == "bracket" else "die 6")
    story.play("retreat; die 1; die 1; die 1")

    tyre = next(site for site in story.view().sites if site.id == "tyre")
    assert tyre.walls == (0, 0) and story.dump()["destroyed"] == {"walls": 1}

"""The computer's decisions in a battle, and its statements on its chances."""

from __future__ import annotations

from alexandre.games.commander.actions.battle import ACTED, Plan
from alexandre.games.commander.hints import HINTS, battle, battle_worth, odds, suggest
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.rng import Rng
from tests.games.commander.field import Field, field, fought

GREEKS = "sacred_band greek_infantry greek_phalanx"


def suggestion(story: Field) -> str:
    """The choice that is suggested, which must be offered."""
    action = battle.choose(story.table)
    assert action in story.state.legal()
    return action.text


def test_every_stage_has_a_sensible_offer() -> None:
    seen = set()
    for seed in range(16):
        rnd = Rng(seed, "hints")
        story = field(
            "issus", "archers infantry phalanx heavy_cavalry light_cavalry siege_engine",
            "levy levy persian_archers persian_heavy_cavalry mercenaries", walls=(seed % 2, 0),
            leader=2, level=1 + seed % 8, board="issus", temples="cilicia" * (seed % 4 == 1),
            insights="anticipation bucephalus morale trap manoeuvre" if seed % 4 > 1 else "")
        state = story.play("fight").table
        while state.phase == Phase.BATTLE:
            if state.actor() == CHANCE:
                law = state.outcomes()
                state.apply(pick(law, rnd(sum(weight for _action, weight in law))))
                continue
            assert state.battle is not None
            seen.add(state.battle.stage)
            action = battle.choose(state)
            assert action in state.legal()
            sacrifice = state.tables.moves.battle.take_plan[Plan.SACRIFICE]
            if not seed % 4 and sacrifice in state.legal():
                action = sacrifice
            state.apply(action if rnd(9) else state.legal()[rnd(len(state.legal()))])
    assert set(battle.POLICIES) == seen


def test_the_plans_of_a_battle_are_proposed_as_one__8_3() -> None:
    """Up to their confirmation, told by name; none where none is taken."""
    story = field("issus", "archers infantry phalanx", "levy levy persian_archers mercenaries",
                  walls=(0, 0), leader=2, level=3, board="issus").play("fight")
    while story.battle.stage < Stage.PLANNING:
        story.play(story.state.legal()[0].text)
    assert story.battle.stage == Stage.PLANNING
    (array,) = HINTS.plans(story.table, Rng(3, "plans"), 8)
    actions = [type(each).__name__ for each in array.actions]

    assert len(actions) > 1 and set(actions[:-1]) == {"TakePlan"} and actions[-1] == "Array"
    assert array.name is not None and array.name.key == "commander.counsel.array"


def test_alexander_alone_leaves_the_field() -> None:
    assert suggestion(fought(mine="", foes="levy levy", level=3)) == "retreat"


def test_the_cheapest_take_the_hits_and_a_rally_saves_a_force() -> None:
    story = fought(mine="archers infantry phalanx", foes="persian_archers levy", plans="rally")
    story.play("fight_on; attack; die 6; die 1")
    assert suggestion(story) == "take infantry"
    light = fought(mine="archers", foes="persian_archers levy", plans="rally")
    assert suggestion(light.play("fight_on; attack; die 6; die 1")) == "rally"


def test_of_two_losses_that_cost_the_same_who_has_attacked_takes_the_hit() -> None:
    """The finding: hits taken by themselves turned phalanxes that had still to strike."""
    table = fought(mine="infantry phalanx", foes="levy").table
    infantry, phalanx, _alexander = battle_of(table).mine

    assert battle_worth.spread(table, [infantry, phalanx], 1) == [infantry]
    assert battle_worth.spread(table, [infantry, phalanx | ACTED], 1) == [phalanx | ACTED]


def test_hits_end_what_they_can() -> None:
    story = fought(foes="levy- mercenaries", insights="trap").play("trap; die 1")

    assert suggestion(story) == "deal levy reduced"


def test_hits_told_in_order_are_the_best_ones_together() -> None:
    line = [8 * 12, 8 * 13 + 4]  # a full levy, reduced mercenaries
    table = fought(foes="levy mercenaries-").table

    assert battle_worth.spread(table, line, 1) == [8 * 13 + 4]


def test_a_siege_engine_aims_at_a_wall_first() -> None:
    story = fought(mine="siege_engine", foes="levy", walls=(1, 0)).play("fight_on; attack")

    assert suggestion(story) == "aim_wall"


def test_a_duel_is_sought_at_good_odds_only() -> None:
    strong = fought("issus", board="issus", mine="infantry infantry", foes="levy", leader=2,
                    level=8).play("fight_on")
    weak = fought("issus", board="issus", mine="infantry", foes="levy levy", leader=2,
                  level=5).play("fight_on")

    assert suggestion(strong) == "aim_leader"
    assert suggestion(weak) == "aim_forces"


def test_a_battle_that_stands_badly_is_a_small_number() -> None:
    good = battle_worth.standing(fought(foes="levy").table)
    bad = battle_worth.standing(fought(mine="archers", foes="immortals immortals levy").table)

    assert bad < battle_worth.EVEN < good


def test_the_hits_of_a_phalanx_are_counted_exactly() -> None:
    # 4/6 + 12/36 + 24/216 + 24/1296, in 36ths
    assert battle_worth.phalanx_hits(4) == 40


def test_sampled_odds_come_from_their_own_dice_and_say_how_many() -> None:
    story = field("chaeronea", foes=GREEKS, leader=2, advisors="hephaestion").play("fight")
    story.draw_plans("raid infantry guards rally")
    before = story.state.hash()
    wins = list(odds.compare_wins(story.table, story.table, 7, 40))

    assert wins == list(odds.compare_wins(story.table, story.table, 7, 40))
    assert story.state.hash() == before
    assert [told[0] for told in wins] == list(range(1, 41))
    assert wins[-1][1] == wins[-1][2] >= 25


def test_a_battle_that_is_left_is_won_in_none_of_its_samples() -> None:
    story = fought(mine="archers", foes="immortals immortals levy levy").play("retreat")

    assert list(odds.compare_wins(story.table, story.table, 3, 30))[-1] == (30, 0, 0)


def test_every_question_of_a_battle_has_a_default_but_its_plans() -> None:
    story = fought(mine="archers", foes="persian_archers levy", plans="rally")
    story.play("fight_on; attack; die 6; die 1")
    assert suggest(story.table) is story.game.parse("rally")
    assert suggest(field(mine="archers", foes="levy").play("fight").table) is None


def test_in_a_battle_that_may_be_lost_no_gold_is_kept_back() -> None:
    """More plans than it would buy beside what is kept where a battle is rather won than lost."""
    gold, bought = 5, {}
    for foes in ("levy levy mercenaries", "levy levy mercenaries immortals immortals mercenaries"):
        story = field(mine="archers infantry phalanx", foes=foes, gold=gold, level=2).play("fight")
        while story.stage() == "drawing":
            story.play(story.answers()[0])
        state = story.table
        how = battle_worth.standing(state)
        while battle.choose(state).text != "array":
            state.apply(battle.choose(state))
        bought[how < battle_worth.EVEN] = gold - state.gold

    assert bought[False] <= gold - battle.GOLD_KEPT < bought[True]

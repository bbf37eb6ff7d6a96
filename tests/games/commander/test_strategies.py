"""The strategies of a campaign, the odds they estimate, and the plans made of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from alexandre import games
from alexandre.ai.levels import chooser, level_of
from alexandre.ai.playout import Playout
from alexandre.ai.seat import never
from alexandre.games.commander.hints.counsel import counsel, gift_way
from alexandre.games.commander.hints.estimate import estimate, is_held, log
from alexandre.games.commander.hints.proposals import propose
from alexandre.games.commander.hints.purchases import strength_to_reach
from alexandre.games.commander.hints.strategies import (
    OTHER,
    TUNED,
    USUAL,
    Strategy,
    choose_strategy,
)
from alexandre.games.commander.hints.targets import odds, targets, ways
from alexandre.games.commander.meta import BOARDS, META
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.fields import NONE
from alexandre.kernel.rng import Rng
from tests.games.commander.story import Campaign, begin, full, retell


def rnd() -> Rng:
    """The same random numbers for every question."""
    return Rng(1, "strategies")


def advise(table: Position, way: Strategy) -> str:
    """The choice of a strategy, in text notation."""
    action = counsel(table, rnd(), way)
    assert action is not None
    return action.text


def resupply(gold: int) -> Campaign:
    """The end of a turn at Gaugamela with a weak army of twelve and that much gold."""
    return retell(begin("gaugamela"), phase="resupply", gold=gold, glory=0, level=1, turn=5,
                  army=full(archers=3, peltasts=3, light_cavalry=3, infantry=2))


def test_every_campaign_has_a_strategy_of_its_own_and_a_drawn_board_another() -> None:
    assert set(TUNED) == set(BOARDS)
    for board in BOARDS:
        assert choose_strategy(begin(board).table) is TUNED[board]
    assert OTHER not in TUNED.values()


def test_the_estimate_tells_a_hopeless_battle_from_a_sure_one() -> None:
    for forces in (0, 4):
        table = retell(begin("granicus"), army=full(
            infantry=1 + forces // 2, phalanx=forces, heavy_cavalry=forces)).table

        assert abs(estimate(table, 0) - odds(table, 0, rnd(), 12)) <= 25
        assert (estimate(table, 0) > 50) == (forces > 0)


def list_estimates(board: str) -> Iterator[tuple[int, int]]:
    """The estimate of every target in a campaign, and its odds from battles fought."""
    game = games.load("commander", board)
    table, chance, actions = begin(board).table.clone(), Seeded(900_001), 0
    while table.actor() != OVER:
        if table.actor() == CHANCE:
            action = chance.draw(actions, table.outcomes())
        else:
            if table.phase == Phase.CONQUEST:
                for site in filter(partial(is_held, table), targets(table, ways(table))):
                    yield estimate(table, site), odds(table, site, rnd(), 12)
            drawn = games.hints(game).draw(table, rnd())
            assert drawn is not None
            action = drawn
        table.apply(action)
        actions += 1


def test_the_estimate_is_near_the_odds_of_battles_fought() -> None:
    pairs = [each for board in BOARDS for each in list_estimates(board)]

    assert len(pairs) > 50
    assert sum(abs(one - other) for one, other in pairs) < 13 * len(pairs)
    assert sum((one >= 50) == (other >= 50) for one, other in pairs) > 0.9 * len(pairs)


def test_a_site_that_nobody_holds_is_certain() -> None:
    table = begin("granicus").table.clone()
    table.clear_site(0)

    assert estimate(table, 0) == 100


def test_logarithms_are_whole_numbers_between_powers_of_two() -> None:
    assert [log(n) for n in (0, 1, 2, 3, 4, 1024)] == [0, 0, 100, 150, 200, 1000]


def test_gold_beyond_the_hoard_makes_a_weak_army_grow() -> None:
    strategy, thrifty = TUNED["gaugamela"], replace(TUNED["gaugamela"], hoard=99)

    assert advise(resupply(60).table, strategy).startswith("buy ")
    assert not advise(resupply(60).table, thrifty).startswith("buy ")


def test_gold_beyond_the_hoard_is_kept_where_the_army_would_win() -> None:
    table = resupply(60).table
    bold = replace(TUNED["gaugamela"], patient=0)

    assert strength_to_reach(table, TUNED["gaugamela"]) > strength_to_reach(table, bold)


def test_a_gift_is_fetched_once() -> None:
    table = begin("tyre").to_conquest().table
    assert gift_way(table, ways(table)) != NONE
    table.entered = [True] * len(table.entered)

    assert gift_way(table, ways(table)) == NONE


def test_at_sidon_he_first_fetches_the_gold_of_damascus() -> None:
    table = begin("tyre").to_conquest().table

    assert advise(table, TUNED["tyre"]) == "scout damascus"
    assert advise(table, USUAL) == "scout old_tyre"


def test_no_two_plans_begin_alike_and_the_first_is_the_proved_strategy() -> None:
    for board in BOARDS:
        table = begin(board).to_conquest().table
        plans = propose(table, rnd(), 20)
        codes = [plan.actions[0].code for plan in plans]

        assert len(codes) == len(set(codes)) > 1
        assert plans[0].actions[0] is counsel(table, rnd(), TUNED[board])
        assert len(propose(table, rnd(), 2)) == 2


def test_a_plan_is_followed_to_the_end_of_the_campaign() -> None:
    table = begin("tyre").to_conquest().table
    playout = Playout(games.hints(games.load("commander", "tyre")), table, 0, 7, never)

    assert all(playout.try_out(plan).actor() == OVER for plan in propose(table, rnd(), 20))


def test_three_levels_are_offered_and_the_lowest_knows_no_campaign() -> None:
    game = games.load("commander", "tyre")
    hints, table = games.hints(game), begin("tyre").to_conquest().table
    choices = {name: chooser(name, hints).choose(game, table, 0, rnd(), never)[0].text
               for name in META.levels[:2]}

    assert META.levels == ("amateur", "experienced", "master")
    assert META.usual == "experienced"
    assert choices == {"amateur": "scout old_tyre", "experienced": "scout damascus"}
    master = level_of("master", hints)
    assert master is not None and master.mind == "planner"

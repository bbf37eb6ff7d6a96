"""The explanations of Field Commander Alexander's table for newcomers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from alexandre.games import load, meta, table
from alexandre.games.commander.actions.battle import OfLine
from alexandre.games.commander.events import ProphecyHeard
from alexandre.games.commander.events.battle import Attacked, ForceHit
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.rules.battle.prompts import side_key
from alexandre.games.commander.rules.endings import points_of
from alexandre.games.commander.table.telling import introduce
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.sketch import Disc, Plate, Sketch, Spot
from tests.games.commander.field import field, fought
from tests.games.commander.story import Asked, Campaign, begin, retell
from tests.games.commander.test_rulebook_12_insights import before_sardis
from tests.helpers.planned import planner_of
from tests.scenes.rooms import load_bundled

DRAWING = table(load("commander"))


def sheet(story: Asked, name: str) -> Sketch:
    """One of the sheets."""
    sheets = DRAWING.sheets(story.game, story.view())
    return next(each.sketch for each in sheets if each.name == name)


def spot(story: Campaign, name: str, id: str) -> Spot:
    """One of the spots of a sheet."""
    return next(each for each in sheet(story, name).spots if each.id == id)


def mentions(spot: Spot) -> dict[str, Any]:
    """The arguments of it."""
    assert isinstance(spot.name, Msg)
    return dict(spot.name.args)


def test_the_title_says_how_many_regions_are_left_and_what_winning_is_worth__1_2() -> None:
    told_of = mentions(spot(begin(), "map", "title"))

    assert (told_of["n"], told_of["most"]) == (5, 32)


def test_the_counters_beside_a_region_say_what_the_region_does() -> None:
    story = begin()

    assert spot(story, "map", "garrison:granicus").name == spot(story, "map",
                                                                "region:granicus").name


def test_what_is_laid_out_for_the_conqueror_is_told__4_6() -> None:
    story = retell(begin(), sites={"lycia": {"glory": 2}})

    held = mentions(spot(story, "map", "region:lycia"))["forces"]
    assert Msg.of("commander.prize.glory", n=2) in held


def test_the_stronghold_whose_die_rolls_is_lit__4_4() -> None:
    story = begin()
    before = [each for each in sheet(story, "map").shapes if isinstance(each, Disc)]
    story.play("proceed")
    lit = [each for each in sheet(story, "map").shapes
           if isinstance(each, Disc) and each not in before]
    at = spot(story, "map", "region:sardis").middle

    assert [(each.at, each.line) for each in lit] == [(at, "lit")]


def test_prices_stand_on_the_counters_while_forces_are_bought__11_4() -> None:
    def prices(story: Campaign) -> list[object]:
        sketch = sheet(story, "army")
        coins = [each.at for each in sketch.shapes
                 if isinstance(each, Disc) and each.line == "gold.deep"]
        return [each.text for each in sketch.captions if each.at in coins]

    assert prices(retell(begin(), phase="resupply")) == list("2234242")
    assert prices(begin()) == []


def test_the_persian_fleet_s_surcharge_is_told__13_4() -> None:
    def price(*, is_dear: bool) -> int:
        story = begin("issus", persian_fleet=is_dear)
        return int(mentions(spot(retell(story, lambda dump: dump.update(
            region="phrygia", entered=[*dump["entered"], "phrygia"])), "army",
            "army:phalanx"))["gold"])

    assert (price(is_dear=True), price(is_dear=False)) == (5, 4)


def test_who_looks_at_a_campaign_that_is_over_reads_how_it_ended__13_1() -> None:
    story = begin()
    story = retell(story, fell=" ".join(story.dump()["garrison"]), phase="over",
                   ending="victory", turn=4)
    prompt = story.game.prompt(story.state)

    assert prompt.msg.key == "commander.prompt.over_victory"
    assert dict(prompt.msg.args)["n"] == sum(n for _part, n in points_of(story.table)) > 0


def test_plans_that_are_picked_are_bright_and_can_be_laid_back__8_3_1() -> None:
    story = field(foes="levy levy", gold=10).play("fight").draw_plans("rally rally")
    planner = planner_of(story).tap("plan:rally", "plan:command")
    shapes = planner.layer().shapes
    planner.tap("plan:command")

    assert sum(isinstance(each, Plate) and each.fill == "seat0" for each in shapes) == 2
    assert planner.pins == ("plan:rally",)
    assert "plan:rally" in planner.lit()


def test_prices_of_the_siege_lie_clear_of_the_rim_that_lights_a_track__14_7() -> None:
    story = begin("tyre")
    for name in ("transports", "mole", "siege_ships", "warships"):
        corners = spot(story, "map", f"track:{name}").outline
        (left, top), (right, low) = corners[0], corners[2]
        coins = [each for each in sheet(story, "map").shapes
                 if isinstance(each, Disc) and each.line == "gold.deep"
                 and left < each.at[0] < right and top < each.at[1] < low]
        assert coins
        for coin in coins:
            x, y = coin.at
            assert min(x - left, right - x, y - top, low - y) > coin.radius + 6


@pytest.mark.parametrize(("level", "key"), [(2, "take_alexander_dead"), (3, "take_alexander")])
def test_a_hit_that_would_kill_alexander_says_so__2_7(level: int, key: str) -> None:
    story = field(mine="archers", foes="levy", level=level)
    action = cast(OfLine, story.game.parse("take alexander"))

    assert side_key("take", story.table, action) == key


@pytest.mark.parametrize(("mine", "key"), [("", "even"), ("archers", "advantage")])
def test_equal_numbers_are_told_as_such__8_4_7(mine: str, key: str) -> None:
    told = sheet(field(mine=mine, foes="levy").play("fight"), "battle").captions

    assert f"commander.table.{key}" in {each.text.key for each in told
                                        if isinstance(each.text, Msg)}


def test_the_term_of_a_prophecy_is_told_by_its_name__7_2() -> None:
    game = cast(Commander, load("commander", "granicus"))
    event = next(each for step in load_bundled("commander_life_1_granicus").steps
                 for each in step.events if isinstance(each, ProphecyHeard))

    assert event.msg().arg("term") == game.tables.turns[event.deadline - 1].noun


def test_glory_that_comes_to_no_more_than_less_is_in_vain__9_5() -> None:
    story = before_sardis(glory=6).play("intimidate; die 1")
    in_vain = [DRAWING.is_vain(story.state, story.game.parse(f"boast {n}")) for n in range(7)]

    assert in_vain == [False, True, False, True, True, True, True]


def test_where_only_a_charge_is_possible_nobody_rolls__8_4_5() -> None:
    story = fought(mine="heavy_cavalry heavy_cavalry", foes="levy levy levy", plans="charge")
    keys = []
    for before in ("", "attack; die 6; die 6; attack; die 6; die 6; die 6; attack; die 6; "):
        story.play(f"{before}fight_on")
        keys.append(story.game.label(story.state, story.game.parse("attack")).key)

    assert keys == ["commander.action.attack", "commander.action.attack_nobody"]


@pytest.mark.parametrize(("dice", "is_mine"), [("1666", True), ("6616", False)])
def test_a_die_that_missed_is_not_why_hits_are_dealt_or_taken__8_7_1(dice: str, *,
                                                                     is_mine: bool) -> None:
    story = fought(mine="infantry infantry", foes="levy levy")
    story.play("; ".join(["fight_on", "attack", *(f"die {each}" for each in dice)]))
    rolls = [Attacked("levy", Noun("levy", ()), side, 1, 1, 0, hits)
             for side in (True, False) for hits in (0, 1)]

    assert [DRAWING.is_cause(story.state, each) for each in rolls] == [
        False, is_mine, False, not is_mine]
    for side in (True, False):  # nor is a hit that was dealt or taken before
        assert not DRAWING.is_cause(story.state, ForceHit(
            "levy", Noun("levy", ()), is_mine=side, is_destroyed=True))


@pytest.mark.parametrize("board", meta("commander").boards)
def test_a_campaign_is_told_with_as_many_turns_as_it_has(board: str) -> None:
    """The finding: eight were told, and nine played."""
    game = cast(Commander, load("commander", board))

    assert introduce(game)[-1] == Msg.of(
        "commander.campaign.facts", regions=len(game.tables.sites), turns=len(game.tables.turns),
        first=game.tables.turns[0].noun, last=game.tables.turns[-1].noun)


@pytest.mark.parametrize(("phase", "told"), [("resupply", "full"), ("conquest", "march")])
def test_a_force_says_on_the_march_what_buying_it_means_and_does_not_glow(
        phase: str, told: str) -> None:
    """The finding: forces that the army did not have glowed, and a click prepared a camp."""
    story = begin("granicus")
    view = replace(cast(CommanderView, story.view()), phase=phase)
    army = next(each.sketch for each in DRAWING.sheets(story.game, view) if each.name == "army")
    archers = next(each for each in army.spots if each.id == "army:archers")

    assert isinstance(archers.name, Msg)
    assert archers.name.key == f"commander.spot.force.{told}"
    assert archers.is_quiet == (told == "march")

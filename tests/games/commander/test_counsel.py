"""The counsellor's advice outside battles."""

from __future__ import annotations

from typing import Any

from alexandre.games.commander.hints import HINTS, suggest
from alexandre.games.commander.hints.counsel import counsel
from alexandre.games.commander.hints.targets import odds, surrender_odds, ways
from alexandre.kernel.rng import Rng
from tests.games.commander.story import Campaign, begin, full, retell


def advice(story: Campaign) -> str:
    """The counsellor's choice, in text notation."""
    action = counsel(story.table, Rng(1, "counsel"))
    assert action is not None and action in story.state.legal()
    return action.text


def hit(story: Campaign, hits: int, **changes: Any) -> Campaign:
    """So many hits by the enemy's orders."""
    return retell(story, phase="hits", resume="next_order", hits=hits, step=2, turn=1, **changes)


def test_he_chooses_hephaestion_first_and_tells_his_choice_in_order() -> None:
    chosen = begin("gaugamela").dump()["advisors"]

    assert [id for id, held in chosen.items() if held == "held"] == [
        "callisthenes", "hephaestion", "parmenion"]


def test_a_hit_turns_over_what_can_be_refitted() -> None:
    story = hit(begin(), 1)
    suggested = suggest(story.table)

    assert suggested is not None and suggested.text == "hit infantry"
    assert advice(story) == "hit infantry"


def test_many_hits_are_spread_so_that_the_sheet_s_order_can_be_kept() -> None:
    story = hit(begin(), 4)
    for _hit in range(4):
        story.play(advice(story))

    assert story.dump()["level"] == 1 and story.phase() != "hits"


def test_alexander_takes_a_hit_only_when_nobody_else_is_left() -> None:
    assert advice(hit(begin(), 1, level=5, army={})) == "hit alexander"


def test_he_tries_a_battle_out_on_copies() -> None:
    story = begin("granicus").to_conquest()
    before = story.state.hash()

    assert odds(story.table, 0, Rng(2, "odds"), 12) > 50
    assert story.state.hash() == before


def test_no_battle_region_would_surrender() -> None:
    assert surrender_odds(begin("granicus").table, 0) == 0


def test_roads_end_at_a_region_that_stands() -> None:
    story = begin("granicus").to_conquest()
    ids = [region.id for region in story.table.tables.regions]

    assert {ids[region] for region in ways(story.table)} == {"chaeronea", "sestus", "ilium",
                                                             "granicus"}


def test_glory_that_changes_nothing_is_a_blunder() -> None:
    story = retell(begin("granicus").to_conquest(), region="sardis", came_from="granicus",
                   phase="boast", die=2, glory=9)
    moves = story.table.tables.moves
    wasted = [each.n for each in moves.boast[1:10] if HINTS.is_blunder(story.table, each)]
    assert wasted and len(wasted) < 9


def test_disbanding_is_for_mutinies_and_empty_purses() -> None:
    begin("granicus").condemns("disband archers")
    broke = retell(begin("granicus").to_conquest(), gold=0).play("scout sestus; die 1")
    broke.spares("disband archers")


def test_glory_that_hires_nobody_buys_insights_on_the_granicus_too__11_7() -> None:
    """He sought none there, nor at Tyre: he saved for a second and a third adviser."""
    story = retell(begin("granicus").to_conquest(), glory=4, gold=0)

    assert advice(story.play("encamp")) == "seek"


def test_a_purchase_is_explained_by_the_battle_it_helps_to_win() -> None:
    """The finding: the reason for a purchase only said again what its counter shows."""
    def explain(campaign: str) -> tuple[str, str]:
        story = retell(begin(campaign).to_conquest(), gold=30).play("encamp")
        told = HINTS.reason(story.table, story.game.parse("buy siege_engine"))
        assert told is not None
        return told.key, str(dict(told.args)["region"])

    assert [explain(each)[0] for each in ("tyre", "issus")] == [
        "commander.because.buys", "commander.because.buys_spare"]
    assert "gaza" in explain("tyre")[1]


def test_he_takes_of_the_epigoni_what_forage_can_feed__13_6() -> None:
    """He took all four, and forage ate the gold: 32 of 100 campaigns were won instead of 80."""
    story = retell(begin("gaugamela").to_conquest(), fell="babylon", region="babylon",
                   came_from="babylon", phase="treatment", gold=0, also={
                       "options": {"epigoni": True}, "status": {"babylon": "hostile"}})
    large = retell(story, army=full(infantry=2, phalanx=4, archers=3))
    small = retell(story, army=full(phalanx=4))

    assert advice(large.play("govern")) == "enough"
    assert advice(small.play("govern")) == "enlist infantry"


def test_at_tyre_gold_goes_where_it_comes_from_then_into_the_mole__14_4() -> None:
    story = retell(begin("tyre"), region="old_tyre", entered=["sidon", "old_tyre"],
                   oracles=["jerusalem"], phase="resupply", turn=2, gold=20)
    assert advice(story) == "advance transports"
    later = retell(story, also={"tracks": {"transports": 4, "warships": 1}})
    assert advice(later) == "advance mole"
    assert advice(later.play("advance mole")) == "advance siege_ships"


def test_before_a_siege_those_who_cannot_be_fed_go_home__6_6() -> None:
    """The finding: a large army ate the gold of the fleet, and Tyre stood."""
    large = retell(begin("tyre").to_conquest(), army=full(
        archers=3, infantry=3, phalanx=3, heavy_cavalry=2), gold=5)
    story = large.play("scout old_tyre; die 3")
    price, texts = story.view().price, list[str]()
    while story.phase() == "scouted":
        texts.append(advice(story))
        story.play(texts[-1])

    assert price[0] > 5 and story.dump()["gold"] == 0
    assert [text.split()[0] for text in texts] == ["disband"] * (price[0] - 5) + ["march"]


def test_he_keeps_an_army_that_could_not_be_made_small_enough__6_6() -> None:
    large = retell(begin("tyre").to_conquest(), army=full(
        archers=3, infantry=3, phalanx=3, heavy_cavalry=2), gold=0)

    assert advice(large.play("scout old_tyre; die 6")) == "stay"

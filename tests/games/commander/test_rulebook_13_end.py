"""Chapter 13: points, options, immortality, a life."""

from __future__ import annotations

from typing import Any, cast

import pytest

from alexandre.games import load, table
from alexandre.games.commander.meta import BOARDS, INSIGHTS
from alexandre.games.commander.rules import life
from alexandre.games.commander.rules.endings import immortality_of, points_of, years
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import VICTORY
from alexandre.kernel.text import Msg, Refusal
from tests.games.commander.story import Campaign, begin, conquer, empty_site, full, retell
from tests.helpers.walks import outcome_of

DRAWING = table(load("commander"))

ALL = ("chaeronea", "granicus", "sardis", "halicarnassus", "lycia")


def nearly_won(turn: int = 4, statuses: str = "governed", life: int = -1, glory: int = 0,
               **changes: Any) -> Campaign:
    """All of the Granicus but Lycia, which has just surrendered."""
    def change(dump: dict[str, Any]) -> None:
        for id, status in zip(ALL[:4], f"{statuses} governed governed governed".split(),
                              strict=False):
            conquer(dump, id, status=status)
        empty_site(dump, "lycia")
        dump.update(region="lycia", came_from="halicarnassus", turn=turn, phase="treatment",
                    life=life, glory=glory, **changes)

    return retell(begin("granicus").to_conquest(), change)


def parts(story: Campaign) -> dict[str, int]:
    """The parts of the score."""
    return dict(outcome_of(story.state).breakdown[0])


def test_the_turn_the_cities_and_the_options_count__13_1() -> None:
    """The book's example: the summer of 335 is worth twenty points."""
    story = nearly_won(cities=["chaeronea", "sardis"]).play("govern")

    assert parts(story) == {"turn": 20, "cities": 10, "options": 0}


def test_options_add_and_take_points__13_2() -> None:
    story = retell(nearly_won(), also={"options": {"memnons_host": True, "royal_treasure": True}})
    assert parts(story.play("raze"))["options"] == 7 - 8


def test_the_eighty_six_points_of_the_book__13_9() -> None:
    """Four governed regions, three glory, 25 victory points, thirty gold, a razed region."""
    story = nearly_won(turn=4, life=0, glory=3, cities=["chaeronea"],
                       statuses="razed", gold=30).play("govern")

    assert parts(story) == {"life": 0, "regions": 24, "glory": 12, "points": 50}
    assert sum(parts(story).values()) == 86


def test_one_campaign_may_be_counted_in_immortality__13_13() -> None:
    story = retell(nearly_won(statuses="razed"), also={"options": {"valuation": "immortality"}})
    assert parts(story.play("govern")) == {"regions": 24, "glory": 0, "points": 40}


def whole_life() -> Campaign:
    """All of Gaugamela conquered, the army in Babylon."""
    story = begin("gaugamela")
    return retell(story, fell=" ".join(story.table.tables.site_ids), region="babylon", turn=5,
                  came_from="susa", phase="conquest", life=300, count=0, step=-1,
                  entered=[*story.dump()["entered"], "babylon", "susa"])


@pytest.mark.parametrize(("points", "remembered"), [(0, 50), (69, 50), (70, 100), (86, 100),
                                                    (140, 500), (629, 4000), (630, 5000)])
def test_for_how_long_one_is_remembered__13_12(points: int, remembered: int) -> None:
    assert years(whole_life().play("encamp").table, points) == remembered


def test_the_years_are_told_once_four_campaigns_are_won__13_12() -> None:
    story = whole_life()
    assert (story.view().immortality, story.view().years) == (None, None)

    story.play("encamp")
    points = story.view().immortality
    assert points is not None and points > 420 and story.view().years == 2500


def test_a_life_that_goes_on_has_no_years_yet__13_12() -> None:
    story = nearly_won(turn=4, life=0, glory=3, cities=["chaeronea"], statuses="razed", gold=30)
    story.play("govern")

    assert (story.view().immortality, story.view().years) == (86, None)


def test_a_lost_life_has_points_but_no_years__13_12() -> None:
    """A life that died on the Granicus was remembered for fifty years."""
    story = nearly_won(turn=9, life=0, level=1).play("govern")
    lost = retell(begin(inputs={"points": 0}), turn=9).to_conquest().play("encamp; end")

    assert lost.view().ending == "time"
    assert (lost.view().immortality, lost.view().years) == (0, None)
    assert story.view().ending == "victory" and story.view().years is None


def legacy_of(story: Campaign) -> Any:
    """The legacy of the campaign."""
    return life.legacy(cast(Position, story.state))


def test_what_goes_on_into_the_next_campaign__13_10() -> None:
    insights = {name: "held" if name in ("trap", "spies") else "free"
                for name in INSIGHTS}
    story = nearly_won(life=0, level=3, insights=insights, gold=30).play("govern")
    legacy = legacy_of(story)
    assert legacy["level"] == 3 and legacy["insights"] == ["spies", "trap"]

    dump = begin("issus", inputs=legacy).dump()
    assert dump["army"] == {"archers": [1, 0], "infantry": [1, 0], "phalanx": [1, 0],
                            "heavy_cavalry": [1, 0]}
    assert [id for id, held in dump["advisors"].items() if held == "held"] == ["hephaestion"]
    assert dump["level"] == 3 and dump["gold"] == 12
    assert dump["insights"]["trap"] == "held" and dump["life"] == legacy["points"]


def test_a_lost_campaign_hands_nothing_on__13_10() -> None:
    assert legacy_of(retell(begin(), turn=9).to_conquest().play("encamp; end")) is None


def test_a_life_begins_with_its_own_advisors__13_10() -> None:
    story = begin("granicus", inputs={"points": 0}).has(life=0)
    assert story.dump()["advisors"]["hephaestion"] == "held"


@pytest.mark.parametrize("inputs", [{"points": -1}, {"level": 3}, {"points": 1, "level": 9},
                                    {"points": 1, "army": {"archers": [4, 0]}},
                                    {"points": 1, "army": {"archers": [0, 1]}},
                                    {"points": 1, "advisors": ["philip"]}, [], 3])
def test_an_impossible_past_is_refused__13_10(inputs: Any) -> None:
    with pytest.raises(Refusal):
        load("commander", "issus").start(1, {}, inputs)


def test_in_a_life_an_open_prophecy_has_failed__13_11() -> None:
    story = nearly_won(life=0, level=2, prophecies={"bulls": 6}).play("govern").has(phase="failed")
    story.play("lose_level")
    assert story.dump()["ending"] == "victory" and story.dump()["level"] == 1


def test_a_single_campaign_pays_nothing_for_open_prophecies__13_11() -> None:
    story = nearly_won(level=2, prophecies={"bulls": 6}).play("govern")

    assert story.dump()["ending"] == "victory" and story.dump()["level"] == 2


def test_a_single_campaign_won_under_a_prophecy_begins_no_life__13_11() -> None:
    open_one = nearly_won(level=2, prophecies={"bulls": 6}).play("govern")
    told_sheet = DRAWING.legacy(open_one.game, open_one.state)

    assert life.legacy(cast(Position, open_one.state)) is None
    assert told_sheet is not None and told_sheet.board == "" and told_sheet.inputs is None
    assert told_sheet.lost[0][0] == Msg.of("commander.legacy.unpaid")
    kept = nearly_won(level=2, prophecies={"bulls": -1}).play("govern")
    sheet = DRAWING.legacy(kept.game, kept.state)
    assert sheet is not None and sheet.board == "issus"


def test_only_the_first_campaign_begins_a_life__13_10() -> None:
    assert [DRAWING.beginning(board) for board in BOARDS] == [{"points": 0}, None, None, None]


def gaugamela(region: str, **changes: Any) -> Campaign:
    """All seven critical regions are conquered."""
    return retell(begin("gaugamela").to_conquest(), region=region, came_from=region, gold=20,
                  fell="gaugamela babylon susa persepolis sogdian_rock hydaspes malli",
                  army=full(phalanx=2, infantry=1), **changes)


def test_the_way_home_ends_in_babylon__13_8() -> None:
    story = gaugamela("susa").play("scout babylon; die 4; march")
    assert story.phase() in ("oracle", "conquest")
    story.play("decline" if story.phase() == "oracle" else "encamp")
    if story.phase() == "conquest":
        story.play("encamp")

    assert story.dump()["ending"] == "victory"


def test_far_from_home_nothing_is_won__13_8() -> None:
    assert gaugamela("susa").play("encamp").phase() == "resupply"


def test_after_gaugamela_alexander_s_level_counts__13_9() -> None:
    story = gaugamela("babylon", life=100).play("encamp")
    points = dict(immortality_of(cast(Position, story.state)))

    assert points["level"] == 60 and points["life"] == 100


# ---- options -------------------------------------------------------------------------------


def test_the_options_of_the_granicus__13_3() -> None:
    assert begin(persian_gold=True, mustered="levy levy").table.ops_forces.count(0) == 15
    assert sum(begin(memnons_host=True, garrisons="levy levy").table.garrison_at(1)) == 6
    assert begin(royal_treasure=True).dump()["gold"] == 16
    assert begin(league_of_corinth=True).army()["infantry"] == [2, 0]
    story = begin(scorched_earth=True).to_conquest().play("scout sestus; die 5; march")
    assert story.play("scout ilium; die 4").view().price == (2, 0)
    assert begin(bridgehead=True).to_conquest().play("scout sestus").view().price == (0, 0)


def test_the_options_of_issus__13_4() -> None:
    fleet = begin("issus", persian_fleet=True).to_conquest().play("encamp; buy archers")
    assert fleet.dump()["gold"] == 12 - 2 + 15 - 3
    begin("issus", harpalus=True).to_conquest().play("encamp").has(gold=12 - 2 + 15 - 1)
    assert sum(begin("issus", great_levy=True, garrisons="levy",
                     mustered="persian_chariots").table.garrison_at(3)) == 13
    assert begin("issus", thessalian_horse=True).army()["light_cavalry"] == [2, 0]


def entering(region: str, origin: str, **options: Any) -> Campaign:
    """The army enters a region of Issus for the first time."""
    story = retell(begin("issus", **options).to_conquest(), region=origin, came_from=origin,
                   gold=20)
    return story.play(f"scout {region}; die 6; march")


def test_fever_at_tarsus__13_4() -> None:
    story = entering("tarsus", "cilicia", fever=True)
    assert story.fork().play("die 4").phase() == "face"
    story.play("die 3")

    assert story.phase() == "resupply" and story.dump()["fever"] == 1


def test_drafts_at_gordion__13_4() -> None:
    assert entering("gordion", "phrygia", drafts=True).army()["phalanx"] == [3, 0]


def test_sidon_s_exiles_open_a_gate__13_4() -> None:
    assert entering("sidon", "byblos", exiles=True).view().modifiers["exiles"] == 2


def test_the_options_of_gaugamela__13_6() -> None:
    burnt = begin("gaugamela", mazaeus=True).to_conquest().play("scout thapsacus; die 6")
    assert burnt.view().price == (9, 0)
    road = gaugamela("carmania", options={**begin("gaugamela").dump()["options"],
                                          "nearchus": True})
    assert "pattala" in road.offers("scout")
    story = gaugamela("ecbatana", options={**begin("gaugamela").dump()["options"],
                                           "guerrillas": True}).play("scout parthia; die 4")
    assert story.view().price == (0, 1)


def treat(site: str, option: str, **forces: int) -> Campaign:
    """That region has just fallen, with an option, to the army of the campaign or to another."""
    story = begin("gaugamela").to_conquest()
    return retell(story, fell=site, region=site, came_from=site, phase="treatment", gold=0,
                  army=full(**forces) or story.army(), also={
                      "options": {option: True}, "status": {site: "hostile"}}).play("govern")


def test_susa_s_treasure__13_6() -> None:
    assert treat("susa", "susas_treasure").dump()["gold"] == 10


def test_the_mutiny_sends_two_forces_home__13_6() -> None:
    story = treat("hydaspes", "mutiny").has(phase="mutiny")
    story.play("disband phalanx; disband heavy_cavalry").has(phase="conquest")
    assert sum(n for pair in story.army().values() for n in pair) == 7


def test_the_epigoni_join_at_babylon__13_6() -> None:
    story = treat("babylon", "epigoni").offering("enlist", "archers", "peltasts", "infantry")
    story.play("enlist archers; enlist infantry; enough").has(phase="conquest")
    story.refuses("enlist archers", "13.6")


def test_after_the_last_of_the_epigoni_nothing_is_asked__13_6() -> None:
    """"The Epigoni: 0 free forces" was asked, with one answer."""
    story = treat("babylon", "epigoni").play("enlist archers; enlist archers; enlist peltasts")
    story.has(phase="enlist").play("enlist infantry").has(phase="conquest")


def test_nor_where_the_box_has_none_of_them__13_6() -> None:
    assert treat("babylon", "epigoni", archers=3, peltasts=3, infantry=4).phase() == "conquest"


def test_taking_no_more_of_them_is_not_making_camp__13_6() -> None:
    story = treat("babylon", "epigoni").refuses("encamp", "6.9")
    assert story.fork().play("enough").phase() == "conquest"


def test_a_campaign_is_lost_in_three_ways__13_7() -> None:
    game = load("commander", "granicus")

    assert set(game.meta.endings) - {"victory"} == {"time", "death", "prophecy"}


def test_the_horse_of_an_option_joins_the_army_of_a_life__13_2() -> None:
    """The army brought along replaced it, and its three points were taken all the same."""
    army = {"light_cavalry": [1, 0], "archers": [1, 0]}
    story = begin("issus", thessalian_horse=True, inputs={"points": 10, "army": army})
    assert story.army()["light_cavalry"] == [2, 0]
    assert story.view().options == ("thessalian_horse",)


def test_an_option_without_a_counter_is_not_played_and_not_paid_for__13_2() -> None:
    army = {"light_cavalry": [2, 1], "archers": [1, 0]}
    story = begin("issus", thessalian_horse=True, inputs={"points": 10, "army": army})
    assert story.army()["light_cavalry"] == [2, 1] and story.view().options == ()

    won = retell(story, fell="ancyra issus side sidon tarsus", phase="conquest", turn=3, count=0,
                 step=-1)
    assert dict(points_of(replace_ending(won)))["options"] == 0


def replace_ending(story: Campaign) -> Position:
    """The same position as if it were won."""
    table = cast(Position, story.state.clone())
    table.ending = VICTORY
    return table


def test_the_league_joins_the_army_of_a_life_as_far_as_there_are_counters__13_2() -> None:
    army = {"infantry": [4, 0], "peltasts": [1, 0]}
    story = begin(league_of_corinth=True, inputs={"points": 0, "army": army})

    assert story.army()["infantry"] == [4, 0] and story.army()["peltasts"] == [2, 0]
    assert story.view().options == ("league_of_corinth",)


def test_the_table_tells_the_score_of_a_win_on_each_turn__13_1__13_9() -> None:
    """The finding: nothing said at 150 % what a city adds, and nothing summed up a life."""
    single = nearly_won(turn=4, cities=["chaeronea"])
    life = nearly_won(turn=4, life=0, glory=3, cities=["chaeronea"])
    before = life.view().victories[3]

    assert single.view().victories[3:5] == (25, 19)
    assert before + 6 == sum(parts(life.play("govern")).values())  # and Lycia itself

"""Chapters 9 and 10: turns, regions, the end, awards and ties."""

from __future__ import annotations

from typing import Any

from alexandre.games import load
from alexandre.games.empire import events
from tests.games.empire.story import Campaign, moving, open_region
from tests.helpers.walks import outcome_of

NOTHING = {"provinces": 0, "temples": 0, "cities": 0, "awards": 0}


def rich(**parts: int) -> dict[str, int]:
    """A score of these parts."""
    return {**NOTHING, **parts}


def last_turn(region: str = "india", seats: int = 2, **changes: Any) -> Campaign:
    """The third turn of a region, all armies at home, seat 0 to move."""
    return moving(*((5, 5, 5),) * seats, region=region, turn=3, pool=[10] * seats, **changes)


def test_a_region_takes_three_turns_at_most__9_2() -> None:
    story = open_region((0, 5, 5, 5), (0, 5, 5, 5)).end_turns(2)
    for _turn in range(2):
        story.split((5, 5), (5, 5)).end_turns(2)

    assert story.dump()["region"] == "asia_minor"
    assert not story.events_of(events.RegionEnded)[0].by_goal


def test_at_the_end_of_a_region_all_resources_come_back__9_3() -> None:
    story = open_region((0, 5, 5, 5), (0, 5, 5, 5)).play("march start1>macedonia 5").end_turns(2)
    for _turn in range(2):
        story.split((5, 5), (5, 5)).end_turns(2)

    story.has(pool=[15, 15], armies=[{}, {}], phase="bid")


def test_otherwise_the_region_goes_on__9_4() -> None:
    story = open_region((0, 5, 5, 5), (0, 5, 5, 5)).end_turns(2).has(region="hellas", turn=2)
    assert story.events_of(events.TurnBegan)[0].turn == 2


def test_the_game_ends_with_the_last_region__10_1() -> None:
    story = last_turn().end_turns(2)

    assert outcome_of(story.state).reason == "turns"
    story.has(offers=[]).refuses("end", "10.1")


def test_the_game_ends_when_its_last_goal_is_entered__10_1() -> None:
    armies: Any = [{"start": 4, "malli": 1}, {"start": 5}]
    story = moving((5, 5, 5), (5, 5, 5), region="india", turn=2, pool=[10, 10], armies=armies)
    story.play("march malli>paurava 1; pay 1").end_turns(2)

    assert outcome_of(story.state).reason == "goal"


def test_most_temples_fifteen_most_cities_ten_and_five_in_each_region__10_2() -> None:
    story = last_turn(
        temples=[{"macedonia": 2, "mysia": 1}, {"phoenicia": 1}],
        cities={"hellas": 0, "thracia": 1, "lydia": 1},
        points=[rich(temples=9, cities=5), rich(temples=3, cities=10)]).end_turns(2)

    won = [(each.seat, each.kind, each.region.id if each.region else "", each.points)
           for each in story.events_of(events.AwardWon)]
    assert won == [
        (0, 0, "", 15), (1, 1, "", 10), (0, 0, "hellas", 5), (0, 0, "asia_minor", 5),
        (1, 1, "asia_minor", 5), (1, 0, "levant", 5)]
    assert [story.points(seat)["awards"] for seat in range(2)] == [25, 20]


def test_an_award_goes_to_nobody_if_two_have_as_many__10_3() -> None:
    story = last_turn(cities={"hellas": 0, "thracia": 1},
                      points=[rich(cities=5), rich(cities=5)]).end_turns(2)

    assert story.events_of(events.AwardWon) == []


def test_with_as_many_points_more_buildings_win__10_4() -> None:
    story = last_turn(
        seats=3, temples=[{"macedonia": 2}, {"hellas": 2}, {}],
        points=[rich(temples=6), rich(temples=6), rich(provinces=6)]).end_turns(3)
    outcome = story.state.outcome()

    assert outcome is not None
    assert outcome.scores == (6, 6, 6) and outcome.ranks == (1, 1, 3)


def test_with_as_many_buildings_more_cities_win__10_4() -> None:
    story = last_turn(
        seats=4, temples=[{}, {}, {"macedonia": 1}, {"macedonia": 1}],
        cities={"hellas": 0, "thracia": 1},
        points=[rich(cities=5), rich(cities=5), rich(temples=3, provinces=2),
                rich(temples=3, provinces=2)]).end_turns(4)
    outcome = story.state.outcome()

    assert outcome is not None
    assert outcome.scores == (5, 5, 5, 5) and outcome.winners == (0, 1)


def test_a_full_tie_is_shared__10_4() -> None:
    outcome = last_turn().end_turns(2).state.outcome()

    assert outcome is not None and outcome.winners == (0, 1)


def test_the_short_game_takes_three_regions_and_halves_its_awards__10_5() -> None:
    game = load("empire")
    story = Campaign(game, game.start(2, {"length": "short"})).has(region="asia_minor")
    story.split((0, 5, 5, 5), (0, 5, 5, 5))
    dump = {**story.dump(), "region": "persia", "turn": 3, "pool": [10, 10],
            "temples": [{"mysia": 1}, {}], "cities": {"lydia": 1},
            "points": [rich(temples=3), rich(cities=5)]}
    story = Campaign(game, game.load(dump)).end_turns(2)

    assert [(each.kind, each.points) for each in story.events_of(events.AwardWon)] == [
        (0, 7), (1, 5), (0, 2), (1, 2)]
    assert story.state.outcome() is not None


def test_the_short_game_begins_where_nobodys_bid_lets_the_eldest_begin__5_5() -> None:
    game = load("empire")
    story = Campaign(game, game.start(2, {"length": "short"})).split((0, 5, 5, 5), (0, 5, 5, 5))
    story.has(order=[0, 1])


def test_all_regions_are_played_in_their_order__3_1() -> None:
    game = load("empire")
    story, met = Campaign(game, game.start(2, {})), []
    while story.state.outcome() is None:
        if story.dump()["turn"] == 1:
            met.append(story.dump()["region"])
            story.split((0, 0, 8, 7), (0, 0, 7, 8))
            while story.phase() in ("place", "lots"):
                story.play(story.offers()[0])
        else:
            story.split((8, 7), (7, 8))
        story.end_turns(2)

    assert met == ["hellas", "asia_minor", "levant", "persia", "bactria", "india"]

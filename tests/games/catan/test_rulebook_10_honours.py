"""Chapters 10 and 11: titles, advisers, the end."""

from __future__ import annotations

from typing import Any, cast

from alexandre.games import load
from alexandre.games.catan import events
from alexandre.games.catan.tables import EVENT
from alexandre.kernel.contract import OVER
from tests.games.catan.story import auction, deck_without, tell
from tests.helpers.walks import outcome_of

# From the Illyrian coast eastwards: nine sides in one line.
LINE = ("0,0,N>0,-1,S", "0,0,N>1,-1,S", "1,0,N>1,-1,S", "1,0,N>2,-1,S", "2,0,N>2,-1,S",
        "2,0,N>3,-1,S", "3,-1,S>2,1,N")
HOME = {"0,0,N": (0, "village")}


def lay_roads(count: int, seat: int = 0) -> dict[str, int]:
    """So many roads of the line."""
    return dict.fromkeys(LINE[:count], seat)


def test_five_roads_in_a_line_hold_the_longest_road__10_1() -> None:
    story = tell("wb", sites=HOME, roads=lay_roads(4)).has(points=1).play(f"road {LINE[4]}")
    story.has(points=3)
    assert story.events_of(events.TitlePassed) == [events.TitlePassed("road", 0, 5)]


def test_a_branch_does_not_lengthen_it__10_1() -> None:
    story = tell("wb", sites=HOME, roads=lay_roads(4)).play("road 1,-1,S>0,1,N")
    assert story.view(0).players[0].length == 4


def test_a_ring_counts_every_road_once__10_1() -> None:
    ring = ("0,0,N>0,-1,S", "0,0,N>1,-1,S", "1,-1,S>0,1,N", "0,1,N>0,0,S", "-1,1,N>0,0,S",
            "0,-1,S>-1,1,N")
    story = tell(sites=HOME, roads=dict.fromkeys(ring, 0), road_holder=0)
    assert story.view(0).players[0].length == 6


def test_anothers_village_parts_a_road__10_2() -> None:
    """Seat 1 builds on a corner in the middle of five roads."""
    roads = {**lay_roads(5), "1,-1,S>0,1,N": 1, "0,1,N>0,0,S": 1}
    sites = {"2,0,N": (0, "village"), "0,0,S": (1, "village")}
    story = tell("", "wsgb", sites=sites, roads=roads, road_holder=0, mover=1, who=1).has(points=3)
    story.play("village 1,-1,S")
    assert story.dump()["road_holder"] is None
    assert story.points(0) == 1


def test_a_tie_changes_nothing_for_the_holder__10_2() -> None:
    sites = {**HOME, "7,0,N": (1, "village")}
    other = ("7,0,N>8,-1,S", "8,0,N>8,-1,S", "8,0,N>9,-1,S", "9,0,N>9,-1,S")
    roads = {**lay_roads(5), **dict.fromkeys(other, 1)}
    story = tell("", "wbwb", sites=sites, roads=roads, road_holder=0, mover=1, who=1)
    story.play("road 9,0,N>10,-1,S").has(road_holder=0).play("road 10,-1,S>9,1,N")
    story.has(road_holder=1)


def with_army(*army: int, cards: int = 0, **changes: Any) -> dict[str, Any]:
    """Knights that lie face up, and some in the hand of seat 0."""
    return {"army": list(army), "cards": [{"knight": cards} if cards else {}, {}, {}, {}],
            "deck": deck_without(knight=sum(army) + cards), **changes}


def test_three_knights_are_the_largest_army__10_3() -> None:
    tell(**with_army(2, 0, 0, 0, cards=1)).play("knight").has(points=2)


def test_as_many_knights_do_not_take_it__10_3() -> None:
    story = tell(**with_army(2, 3, 0, 0, cards=2), army_holder=1).play("knight; robber media")
    assert story.dump()["army_holder"] == 1


def battle(army: tuple[int, ...], **changes: Any) -> Any:
    """Seat 0 wins a battle for three."""
    return auction("combat", "", army=army, army_holder=0, **changes).play("bid 3").passes(3)


def test_a_knight_paid_may_cost_the_army_to_another__10_4() -> None:
    battle((4, 4, 0, 0)).play("pay knight").has(army_holder=1)


def test_paying_down_to_equality_keeps_it__10_4() -> None:
    assert battle((4, 3, 0, 0)).play("pay knight").dump()["army_holder"] == 0


def test_paying_below_three_loses_it_to_nobody__10_4() -> None:
    assert battle((3, 2, 0, 0)).play("pay knight").dump()["army_holder"] is None


def test_two_others_who_tie_leave_it_aside__10_4() -> None:
    assert battle((4, 4, 4, 0)).play("pay knight").dump()["army_holder"] is None


def win_token(tokens: list[dict[str, int]], advisers: list[int], seats: int = 4) -> Any:
    """Seat 0 wins a statue."""
    won = sum(sum(each.values()) for each in tokens)
    route = cast(Any, load("catan")).tables.route
    events_passed = [number for number, stop in enumerate(route) if stop.kind == EVENT]
    alexander = events_passed[won]
    story = tell("bbb", seats=seats, alexander=alexander, phase="bid", turn=alexander,
                 tokens=tokens, advisers=advisers, auction="statue")
    return story.play("bid 1").passes(seats - 1).play("pay brick")


def test_the_first_with_three_tokens_is_first_adviser__10_5() -> None:
    win_token([{"hunger": 2}, {}, {}, {}], []).has(advisers=[0], points=4)


def test_the_second_and_the_third_score_three_and_two__10_5() -> None:
    second = win_token([{"hunger": 2}, {"bridge": 3}, {}, {}], [1])
    assert (second.points(1), second.points(0)) == (4, 3)
    third = win_token([{"hunger": 2}, {"bridge": 3}, {"combat": 3}, {}], [2, 1])
    assert (third.points(2), third.points(1), third.points(0)) == (4, 3, 2)


def test_a_tie_does_not_change_the_order_one_more_token_does__10_6() -> None:
    win_token([{"hunger": 3}, {"bridge": 4}, {}, {}], [1, 0]).has(advisers=[1, 0])
    win_token([{"hunger": 4}, {"bridge": 4}, {}, {}], [1, 0]).has(advisers=[0, 1])


def test_with_three_players_the_second_scores_two__10_7() -> None:
    story = win_token([{"hunger": 2}, {"bridge": 3}, {}], [1], seats=3)
    assert (story.points(1), story.points(0)) == (4, 2)


def test_whoever_comes_after_the_last_card_is_no_adviser__10_6() -> None:
    story = win_token([{"hunger": 2}, {"bridge": 3}, {"combat": 3}, {"statue": 3}], [1, 2, 3])
    assert story.dump()["advisers"] == [1, 2, 3, 0]
    assert story.events_of(events.AdvisersChanged) == []
    assert story.view().advisers == (1, 2, 3)
    assert [each.adviser for each in story.view().players] == [None, 1, 2, 3]
    overtaking = win_token([{"hunger": 3}, {"bridge": 3}, {"combat": 3}], [1, 2, 0], seats=3)
    assert overtaking.events_of(events.AdvisersChanged) == [events.AdvisersChanged((0, 1), (4, 2))]


TEN = dict.fromkeys(("0,0,N", "1,0,N", "5,0,N", "7,0,N"), (0, "city"))


def test_fourteen_points_end_the_game_hidden_ones_included__11_1() -> None:
    """Four cities, three villages, three hidden points: the third village is the fourteenth."""
    sites = {**TEN, "8,0,N": (0, "village"), "9,0,N": (0, "village")}
    story = tell("wsgb", sites=sites, roads={"0,0,N>0,-1,S": 0, "0,-1,S>-1,1,N": 0},
                 cards=[{"point": 3}, {}, {}, {}], deck=deck_without(point=3))
    story.has(points=13).play("village -1,1,N").has(offers=["claim"]).refuses("end", "11.1")
    story.play("claim").has(actor=OVER)
    outcome = outcome_of(story.state)
    assert (outcome.reason, outcome.winners, outcome.scores[0]) == ("points", (0,), 14)


def winning_auction(**options: Any) -> Any:
    """Seat 1 has thirteen points and wins a village in the turn of seat 0."""
    sites = {**dict.fromkeys(TEN, (1, "city")), "8,0,N": (1, "village"),
             "9,0,N": (1, "village")}
    return auction("village", "", "w", sites=sites, cards=[{}, {"point": 3}, {}, {}],
                   deck=deck_without(point=3), options=options).play(
                       "pass; bid 1; pass; pass; pay wood")


def test_in_anothers_turn_too__11_1() -> None:
    winning_auction().has(who=1, offers=["claim"])


def test_by_option_only_in_ones_own_turn__11_2() -> None:
    winning_auction(victory="own_turn").has(actor=0).play("end").has(who=1, offers=["claim"])


def arrive(cards: list[dict[str, int]], tokens: list[dict[str, int]]) -> Any:
    """Alexander in Persepolis."""
    advisers = sorted((seat for seat in range(4) if sum(tokens[seat].values()) > 2),
                      key=lambda seat: -sum(tokens[seat].values()))
    points = sum(each.get("point", 0) for each in cards)
    return tell(phase="roll", alexander=40, cards=cards, deck=deck_without(point=points),
                tokens=tokens, advisers=advisers).rolls(3, 4).play("robber media; advance; claim")


def test_in_persepolis_most_points_win_hidden_ones_included__11_3() -> None:
    story = arrive([{}, {"point": 1}, {}, {}], [{}, {}, {}, {}])
    assert story.state.outcome().winners == (1,) and story.view(0).players[1].score == 1


def test_equal_points_are_told_apart_by_tokens__11_4() -> None:
    story = arrive([{"point": 1}, {"point": 1}, {}, {}], [{}, {"hunger": 1}, {}, {}])
    assert story.state.outcome().winners == (1,)


def test_or_the_victory_is_shared__11_4() -> None:
    story = arrive([{"point": 1}, {"point": 1}, {}, {}], [{}, {}, {}, {}])
    assert story.state.outcome().winners == (0, 1)

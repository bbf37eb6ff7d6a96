"""Chapter 11: who shows his points, who wins, what is shown at the end."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.games.catan import events
from alexandre.kernel.contract import BadState
from tests.games.catan.story import March, auction, deck_without, tell
from tests.games.catan.test_rulebook_10_honours import LINE, TEN, lay_roads
from tests.helpers.walks import outcome_of

EAST = ("7,0,N>8,-1,S", "8,0,N>8,-1,S", "8,0,N>9,-1,S", "9,0,N>9,-1,S", "9,0,N>10,-1,S")
BRANCH = {"1,-1,S>0,1,N": 0, "0,1,N>0,0,S": 0}


def cut(hidden: int = 3, cards: int = 0, *, tokens: int = 0, **options: Any) -> March:
    """Seat 0, on turn, has thirteen points and builds into the road of seat 1: seat 2 then holds
    the longest one, and has twelve (with three tokens thirteen) and as many as it hides."""
    cities = {**dict.fromkeys(("3,3,N", "4,2,N", "8,4,N"), (0, "city")),
              **dict.fromkeys(("7,0,N", "5,5,S", "3,6,N", "6,6,N"), (2, "city"))}
    home = {"7,5,N": (0, "city" if not cards else "village")}
    return tell("wsgb", sites={**cities, **home, "0,0,S": (0, "village"), "2,0,N": (1, "village")},
                roads={**lay_roads(5, 1), **dict.fromkeys(EAST, 2), **BRANCH}, road_holder=1,
                alexander=12, tokens=[{"hunger": 3}, {}, {"bridge": tokens}, {}],
                advisers=[0, 2] if tokens else [0],
                army=[0, 0, 0 if tokens else 3, 0], army_holder=None if tokens else 2,
                cards=[{"point": cards} if cards else {}, {}, {"point": hidden}, {}],
                deck=deck_without(knight=0 if tokens else 3, point=hidden + cards),
                options=options).play("village 1,-1,S; claim")


def test_by_option_whose_turn_it_is_wins_alone__11_2() -> None:
    story = cut(victory="own_turn")
    outcome = outcome_of(story.state)
    assert (outcome.winners, outcome.scores) == ((0,), (14, 1, 15, 0))
    assert outcome.ranks == (1, 3, 2, 4)
    assert story.events_of(events.PointsClaimed) == [events.PointsClaimed(0, 14, 0)]
    assert story.events_of(events.GameEnded) == [events.GameEnded("points", (0,))]


def test_nor_does_he_share_it_with_whoever_has_as_many__11_2() -> None:
    assert cut(1, tokens=3).state.outcome().winners == (0, 2)  # type: ignore[union-attr]
    story = cut(1, tokens=3, victory="own_turn")
    assert story.state.outcome().winners == (0,)  # type: ignore[union-attr]
    assert story.events_of(events.CardsShown) == [events.CardsShown(2, 1, 14)]


def test_else_two_who_reach_it_at_once_are_compared__11_4() -> None:
    story = cut()
    assert story.state.outcome().winners == (2,)  # type: ignore[union-attr]
    assert story.events_of(events.PointsClaimed) == [events.PointsClaimed(0, 14, 0),
                                                     events.PointsClaimed(2, 15, 3)]


def test_in_persepolis_whoever_waited_for_his_turn_may_win__11_3() -> None:
    """Seat 1 has had fourteen points since another's turn; the game ends before its own."""
    sites = {**dict.fromkeys(TEN, (1, "city")), "8,0,N": (1, "village")}
    story = tell(phase="roll", alexander=40, sites=sites,
                 cards=[{"point": 1}, {"point": 4}, {}, {}],
                 tokens=[{}, {"hunger": 3}, {}, {}], advisers=[1], deck=deck_without(point=5),
                 options={"victory": "own_turn"}).rolls(3, 4)
    story.play("robber media; advance; claim")
    assert story.state.outcome().winners == (1,)  # type: ignore[union-attr]
    assert story.events_of(events.PointsClaimed) == []
    assert story.events_of(events.GameEnded) == [events.GameEnded("persepolis", (1,))]


def test_hidden_victory_cards_are_shown_before_the_end__11_3() -> None:
    story = tell(phase="roll", alexander=40, cards=[{}, {"point": 2}, {"knight": 1}, {}],
                 deck=deck_without(point=2, knight=1)).rolls(3, 4)
    story.play("robber media; advance; claim")
    assert story.told[-2:] == [events.CardsShown(1, 2, 2),
                               events.GameEnded("persepolis", (1,))]


def test_those_of_the_losers_too__11_1() -> None:
    story = cut(hidden=0, cards=1)
    assert story.events_of(events.CardsShown) == []
    assert story.events_of(events.PointsClaimed) == [events.PointsClaimed(0, 14, 1)]
    story = cut(hidden=1)
    assert story.events_of(events.CardsShown) == [events.CardsShown(2, 1, 13)]


def test_a_victory_in_anothers_turn_is_read_back__11_1() -> None:
    sites = {**dict.fromkeys(TEN, (1, "city")), "8,0,N": (1, "village"), "9,0,N": (1, "village")}
    story = auction("village", "", "w", sites=sites, cards=[{}, {"point": 3}, {}, {}],
                    deck=deck_without(point=3)).play("pass; bid 1; pass; pass; pay wood; claim")
    assert story.state.outcome().winners == (1,)  # type: ignore[union-attr]


def test_so_is_one_before_the_dice__11_2() -> None:
    sites = {**dict.fromkeys(TEN, (1, "city")), "8,0,N": (1, "village"), "9,0,N": (1, "village")}
    story = tell(sites=sites, cards=[{}, {"point": 4}, {}, {}], deck=deck_without(point=4),
                 options={"victory": "own_turn"}).play("end; claim")
    assert story.state.outcome().winners == (1,)  # type: ignore[union-attr]


def test_so_is_one_by_the_first_of_two_free_roads__8_5() -> None:
    sites = {**TEN, "8,0,N": (0, "village"), "9,0,N": (0, "village")}
    story = tell(sites=sites, roads=lay_roads(4), cards=[{"point": 2, "roads": 1}, {}, {}, {}],
                 deck=deck_without(point=2, roads=1)).play(f"roads; road {LINE[4]}; claim")
    assert story.state.outcome().scores[0] == 14  # type: ignore[union-attr]


def test_the_throws_counted_are_those_of_the_turns_played__4_2() -> None:
    """A position made by hand might tell of any throws at all."""
    story = tell("w", alexander=5, dice=(2, 1))
    dump = story.dump()
    assert sum(dump["rolls"]) == 4 and dump["rolls"][1] == 1
    for change in ({"rolls": [0] * 11}, {"rolls": [0, 900, *[0] * 9]}, {"turn": 9},
                   {"rolls": [4, *[0] * 10]}):
        with pytest.raises(BadState):
            story.game.load({**dump, **change})


def test_each_violet_point_passed_took_a_seven__5_2() -> None:
    dump = tell(alexander=39).dump()
    thrown = sum(dump["rolls"])
    with pytest.raises(BadState):
        tell().game.load({**dump, "rolls": [0, 1, thrown - 1, *[0] * 8]})


def test_nobody_has_won_by_points_that_he_lacks__11_1() -> None:
    dump = cut(victory="own_turn").dump()
    game = cut(victory="own_turn").game
    assert game.load(dump).outcome() is not None
    with pytest.raises(BadState):
        game.load({**dump, "who": 2})
    with pytest.raises(BadState):
        game.load({**dump, "who": 1, "mover": 1})

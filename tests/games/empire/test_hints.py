"""Advice for the computer players of this title."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import cast

from alexandre.ai.player import player
from alexandre.games import hints, load
from alexandre.games.empire import actions as verbs
from alexandre.games.empire.hints import HINTS, worth
from alexandre.games.empire.hints.answers import (
    LOSS,
    is_answered_with_a_loss,
    is_ended_by,
    play_answers,
    value,
)
from alexandre.games.empire.hints.proposals import deal, propose_splits
from alexandre.games.empire.hints.splits import draw_split
from alexandre.games.empire.hints.suggestions import marches_back, order, suggest
from alexandre.games.empire.state import Position
from alexandre.kernel.actions import Action
from alexandre.kernel.rng import Rng, draw_weighted
from tests.games.empire.story import Campaign, begin, moving
from tools.lab.equals import walk_match


def test_splits_are_drawn_and_seldom_the_same__4_2() -> None:
    counts: Counter[tuple[str, ...]] = Counter()
    for seed in range(60):
        story, rnd = begin(2), Rng(seed, "choice")
        texts = []
        for _box in range(3):
            action = draw_split(story.table, rnd)
            assert action is not None
            texts.append(action.text)
            story.play(action.text)
        counts[tuple(texts)] += 1

    assert len(counts) > 15
    assert max(counts.values()) < 20


def test_weights_are_kept() -> None:
    rnd = Rng(1, "choice")
    counts = Counter(draw_weighted((3, 0, 1), rnd) for _lot in range(400))

    assert set(counts) == {0, 2}
    assert 240 < counts[0] < 360


def test_a_split_is_never_suggested_a_payment_is__6_5() -> None:
    assert suggest(begin(2).table) is None
    story = moving((5, 9, 1), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 5 after 1")

    action = suggest(story.table)
    assert action is not None and action.text == "pay 1"


def test_the_last_place_is_taken__5_3() -> None:
    story = begin(3).split((1, 5, 4, 5), (0, 5, 5, 5), (0, 4, 5, 6))

    assert [each.text for each in order(story.table, story.state.legal())] == ["place 3"]


def test_mistakes_that_are_never_made() -> None:
    story = begin(2).condemns("bid 15").play("bid 1").condemns("raise 0")
    story = moving((5, 0, 10), (5, 5, 5)).condemns("end").play("march start1>macedonia 5")
    story.condemns("temple macedonia").spares("end")


def test_a_region_is_never_ended_at_a_loss_that_can_be_seen__6_8() -> None:
    """The goal is open, but all that is left pays for the ship, and a rival holds three lands."""
    where = [{"thessalia": 2, "macedonia": 1}, {"hellas": 4, "triballia": 3, "macedonia": 4}]
    story = moving((3, 6, 6), (11, 2, 2), turn=2, pool=[12, 4], armies=where,
                   temple_box=[4, 2], city_box=[0, 2])
    story.play("march thessalia>hellas 2; pay 1")
    ahead = story.game.parse("march hellas>thracia 2 after 1")

    assert "march hellas>thracia 2 after 1" in story.offers()
    assert HINTS.is_blunder(story.table, ahead)
    assert not any("thracia" in action.text for action in think(story))


def test_a_region_is_ended_where_that_scores_more__6_8() -> None:
    where = [{"hellas": 2, "macedonia": 1}, {"thessalia": 1, "start": 10}]
    story = moving((3, 6, 6), (11, 2, 2), turn=2, pool=[12, 4], armies=where)

    story.spares("march hellas>thracia 1")


def tell_contest(rival: dict[str, int], temple_box: int, city_box: int) -> Campaign:
    """Seat 0 may enter the goal, seat 1 answers from these provinces and boxes."""
    return moving((3, 6, 6), (8, 4, 3), turn=2, pool=[6, temple_box + city_box],
                  armies=[{"triballia": 3}, rival], temple_box=[2, temple_box],
                  city_box=[4, city_box])


def test_a_region_is_not_ended_where_the_answer_gives_a_rival_more__6_8() -> None:
    """As it lies the scoring brings 9 against 6; but the rival has yet to build in two lands."""
    story = tell_contest({"macedonia": 4, "thessalia": 1, "hellas": 3}, 4, 3)

    story.spares("march triballia>thracia 1")
    assert not any("thracia" in action.text for action in think(story))


def test_a_region_is_ended_where_no_answer_gives_a_rival_more__6_8() -> None:
    """The other site of a city is taken, and the rival has nothing left to answer with."""
    points = [{"provinces": 0, "temples": 0, "cities": n, "awards": 0} for n in (0, 5)]
    story = moving((1, 14, 0), (1, 0, 14), turn=2, pool=[4, 0], temple_box=[0, 0],
                   armies=[{"triballia": 1}, {"hellas": 1}], city_box=[4, 0],
                   cities={"hellas": 1}, points=points)

    assert any("thracia" in action.text for action in think(story))


def test_an_answer_is_the_turn_of_whoever_is_still_to_come__6_8() -> None:
    story = tell_contest({"macedonia": 4, "thessalia": 1, "hellas": 3}, 4, 3)
    story.play("march triballia>thracia 1; pay 0; end")
    table = play_answers(story.table)

    assert table.mover == 1 and any(table.marks)
    assert [table.count(0, land) for land in (3, 4)] == [2, 1]
    assert is_ended_by(story.table, 0) and not is_ended_by(story.table, 1)
    assert is_answered_with_a_loss(story.table, 0)
    assert value(story.table, 0) < -LOSS // 2 < worth.value(story.table, 0)


def test_whoever_has_ended_a_region_declares_what_it_takes__6_8() -> None:
    """The goal is entered and the rival holds more: to be done now would be a loss, a city in
    the goal makes up for it."""
    story = tell_contest({"macedonia": 4, "thessalia": 1, "hellas": 3}, 0, 0)
    story.play("march triballia>thracia 3; pay 1").condemns("end").spares("city thracia")


def test_whoever_comes_after_the_first_may_enter_the_goal__6_8() -> None:
    where = [{"hellas": 2, "macedonia": 1}, {"triballia": 4, "macedonia": 7}]
    story = moving((3, 6, 6), (11, 2, 2), turn=2, pool=[12, 4], armies=where)
    story.play("march hellas>thracia 2; pay 1; end").spares("march triballia>thracia 1")


def test_a_turn_that_ends_with_an_own_split_stops_before_it__4_2() -> None:
    """Seat 0 moves last and splits first: that split is drawn, it is not part of the turn."""
    story = begin().split((1, 5, 5, 4), (0, 5, 5, 5)).take(2, 1).end_turns()

    assert {action.text.split()[0] for action in think(story)} <= {
        "march", "pay", "join", "temple", "city", "end"}


def think(story: Campaign) -> list[Action]:
    """The greedy player's turn."""
    return list(player("greedy", story.game, hints(story.game), Rng(3, "choice")).think(
        story.state))


def test_a_turn_is_played_out_to_the_province_that_scores__8_2() -> None:
    """One cube for a temple, an open way to its site: greedy walks there and declares it."""
    game = load("empire")
    story = moving((5, 5, 5), (5, 5, 5))
    line = player("greedy", game, hints(game), Rng(3, "choice")).think(story.state)
    for action in line:
        story.play(action.text)

    assert any(action.text.startswith("temple") for action in line)


# ---- plans ---------------------------------------------------------------------------------


def test_splits_are_proposed_whole_and_each_once__4_1() -> None:
    story = begin(2)
    plans = propose_splits(story.table, Rng(1), 8)
    texts = [" ".join(action.text for action in plan.actions) for plan in plans]

    assert len(set(texts)) == len(texts) == 8
    for plan in plans:
        fork = story.fork()
        for action in plan.actions:
            fork.play(action.text)
        assert fork.table.mover == 1
    assert propose_splits(moving((5, 9, 1), (5, 5, 5)).table, Rng(1), 8) == []


def test_sealed_boxes_are_imagined_as_their_owners_fill_them__4_2() -> None:
    """Nobody bids more than three or raises fewer than four; dealt uniformly, half would."""
    table = begin(3).split((2, 5, 4, 4), (1, 6, 4, 4)).table
    worlds = [deal(table, 2, Rng(seed)) for seed in range(40)]

    assert {world.bids[0] for world in worlds} == {0, 1, 2, 3}
    assert all(min(world.raised[:2]) >= 4 for world in worlds)
    assert all((world.mover, world.phase) == (table.mover, table.phase) for world in worlds)
    assert all(world.bids[each] + world.raised[each] + world.purse(each) == 15
               for world in worlds for each in (0, 1))
    uniform = [cast(Position, table.determinize(2, Rng(seed))) for seed in range(40)]
    assert any(max(world.bids[:2]) > 3 for world in uniform)


def test_the_own_box_stays_as_it_is_and_nothing_of_the_others_shows__4_2() -> None:
    one = begin(2).split((2, 5, 4, 4)).table
    two = begin(2).split((0, 9, 2, 4)).table

    assert [deal(one, 1, Rng(seed)).hash() for seed in range(9)] == [
        deal(two, 1, Rng(seed)).hash() for seed in range(9)]
    story = begin(2).split((2, 5, 4, 4)).play("bid 3")
    assert {deal(story.table, 1, Rng(seed)).bids[1] for seed in range(9)} == {3}


def test_armies_are_never_marched_to_and_fro__6_1() -> None:
    """The finding: in this match one army went to and fro fifteen times in one turn."""
    marches, turns = 0, 0
    game = load("empire")
    players = [player("greedy", game, hints(game), Rng(308, f"seat {each}")) for each in (0, 1)]
    line = list[Action]()
    for _state, _seat, action in islice(walk_match(game.start(2, {}), players, 308), 180):
        line.append(action)
        if isinstance(action, verbs.March):
            marches += 1
            assert not marches_back(tuple(line[:-1]), action), [each.text for each in line]
        elif isinstance(action, verbs.EndTurn):
            turns, line = turns + 1, []
    assert turns > 8 and marches > 2 * turns

"""Levels measured against each other: what is counted, and what comes out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.ai.arena.match import Match, play_match
from alexandre.ai.arena.rows import elo, row_of, score_of, wilson
from alexandre.ai.arena.tournament import duel, report
from alexandre.ai.player import player
from alexandre.kernel.contract import Outcome
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Refusal

GAME = games.load("alexandros")
HINTS = games.hints(GAME)


def match(level: str, seed: int, seats: int = 2) -> Match:
    """One match of players all of one level."""
    seated = [player(level, GAME, HINTS, Rng(seed, f"seat {seat}")) for seat in range(seats)]
    return play_match(GAME, seated, seed)


def test_a_match_can_be_played_again() -> None:
    one, two = match("random", 3, 3), match("random", 3, 3)

    assert (one.outcome, one.actions, one.thoughts) == (two.outcome, two.actions, two.thoughts)
    assert match("random", 4, 3).outcome != one.outcome


def test_chance_falls_as_in_a_session_of_that_seed() -> None:
    session = Session.new(GAME, [Player("", "random")] * 2, seed=9)
    seated = [player("random", GAME, HINTS, Rng(9, f"seat {seat}")) for seat in range(2)]
    while session.decider >= 0:
        session.play(seated[session.decider](session.state))

    assert session.state.outcome() == match("random", 9).outcome


def end_match(*winners: int, scores: tuple[int, ...] = (5, 3)) -> Match:
    """A match with that end."""
    return Match(Outcome(winners, (1, 2), scores, ((), ()), "hundred"), 9, (2, 2), (0.5, 0.25))


def test_a_row_counts_shared_victories_in_parts() -> None:
    row = row_of(GAME, "greedy", "random", 2, [
        score_of(match, seat) for seat, match in (
            (0, end_match(0)), (1, end_match(0)), (0, end_match(0, 1)),
            (1, end_match(1, scores=(2, 9))))])

    assert (row.games, row.wins, row.fair) == (4, 2.5, 0.5)
    assert (row.score, row.best_rival) == ((5 + 3 + 5 + 9) / 4, (3 + 5 + 3 + 2) / 4)
    assert dict(row.endings) == {"hundred": 4, "red_walls": 0, "stranded": 0}
    assert row.micros == 1e6 * (0.5 + 0.25 + 0.5 + 0.25) / 8


def test_who_plays_alone_is_measured_though_nobody_may_win() -> None:
    alone = [Outcome(winners, (2 - len(winners),), (60,), ((),), "hundred")
             for winners in ((0,), (), ())]
    row = row_of(GAME, "greedy", "random", 1, [
        score_of(Match(each, 9, (2,), (0.5,)), 0) for each in alone])

    assert (row.wins, row.games, row.best_rival) == (1, 3, 0)


@pytest.mark.parametrize(("wins", "played", "low", "high"), [
    (0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0),
    (190, 200, 0.9104, 0.9726), (81, 263, 0.2553, 0.3662)])
def test_the_bounds_are_those_of_wilson(wins: int, played: int, low: float, high: float) -> None:
    """The last is the example of R. G. Newcombe (1998), who gives 0.2553 and 0.3662."""
    assert wilson(wins, played) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(("won", "fair", "points"), [
    (0.5, 0.5, 0), (1 / 3, 1 / 3, 0), (10 / 11, 0.5, 400), (0.76, 0.5, 200), (0.5, 1 / 3, 120),
    (0.0, 0.5, -1200), (1.0, 0.5, 1200)])
def test_a_share_is_a_difference_in_elo(won: float, fair: float, points: int) -> None:
    assert elo(won, fair) == pytest.approx(points, abs=1)


def test_every_seed_is_played_from_every_seat() -> None:
    """Equals take turns, so that each wins its share: of two matches of one seed, one each."""
    row = duel(GAME, HINTS, "random", "random", 2, 8, seed=1)

    assert row.wins == 4 and row.players == 2


def test_a_report_has_a_row_for_each_two_levels() -> None:
    rows = report("alexandros", ("random", "greedy"), 2, 2, 5, games.load, games.hints)

    assert [(row.level, row.against, row.games) for row in rows] == [("greedy", "random", 2)]
    assert rows == [replace(duel(GAME, HINTS, "greedy", "random", 2, 2, seed=5),
                            micros=rows[0].micros, longest=rows[0].longest)]


def test_a_report_refuses_what_does_not_exist() -> None:
    for levels, players in ((("random", "great"), 2), (("random", "greedy"), 5)):
        with pytest.raises(Refusal):
            report("alexandros", levels, players, 2, 1, games.load, games.hints)


# ---- the bar -------------------------------------------------------------------------------


def test_greedy_beats_random_nearly_always() -> None:
    """A player that wins 98 of 100 fails this once in a hundred sets of seeds, an equal one 96
    times of 100; the seeds are fixed, so that only the code can make it fail."""
    assert duel(GAME, HINTS, "greedy", "random", 2, 8, seed=1000).wins >= 7


def test_greedy_beats_several_random_players() -> None:
    assert duel(GAME, HINTS, "greedy", "random", 4, 8, seed=1000).wins >= 4


@pytest.mark.long
@pytest.mark.compiled
def test_greedy_wins_nineteen_of_twenty_against_random() -> None:
    assert duel(GAME, HINTS, "greedy", "random", 2, 80, seed=1).wins >= 76


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("players", [3, 4])
def test_greedy_wins_clearly_against_several_random_players(players: int) -> None:
    row = duel(GAME, HINTS, "greedy", "random", players, 60, seed=1)

    assert row.low > row.fair and row.wins >= 0.6 * row.games

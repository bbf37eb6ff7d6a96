"""The task of a computer player: its seat's view, and nothing to guess more by."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.job import FIELDS, Thinker, from_plain, job_of
from alexandre.ai.levels import chooser
from alexandre.ai.seat import never
from alexandre.kernel.board import Board
from alexandre.kernel.meta import LADDER, OLDER
from alexandre.kernel.plain import BadData
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Refusal
from tests.ai.tables import job, opening
from tests.helpers.walks import Table, positions, tables, take_action


@pytest.mark.parametrize("table", tables(), ids=str)
def test_positions_that_look_alike_give_the_same_job(table: Table) -> None:
    """The same job, the same move: all that a player is told is in its job."""
    game, seen = table.game(), 0
    for state in positions(table, seed=81, every=3, first=20):
        seat = state.actor()
        if seat >= 0:
            other = state.determinize(seat, Rng(seen, "other"))
            assert job_of(game, state, seat, "greedy", seen) == job_of(
                game, other, seat, "greedy", seen)
            seen += other.hash() != state.hash()
    assert seen or table.seats == 1 or not table.meta.has_secrets, "nothing was ever dealt again"


@pytest.mark.parametrize("level", [*LADDER, *OLDER, "olympias"])
def test_positions_that_look_alike_give_the_same_move(level: str) -> None:
    """Asked twice about the last position with a choice."""
    thinker, table = Thinker(games.load, games.hints, math.inf), tables()[0]
    state, other = next((state, other) for state in reversed(positions(table, seed=82, every=13))
                        if state.actor() >= 0 and len(state.legal()) > 1
                        and (other := state.determinize(state.actor(), Rng(0, "other"))).hash()
                        != state.hash())
    one, two = (thinker.think(job_of(table.game(), each, state.actor(), level, 0), never)
                for each in (state, other))
    assert one == two


def test_what_is_thought_when_the_time_is_over_is_played() -> None:
    """Without any, it is what a greedy player would do, where both keep as many lines."""
    table = next(each for each in tables() if each.title == "catan")
    lines = []
    game, hasty = table.game(), Thinker(games.load, games.hints, seconds=0)
    for number, state in enumerate(positions(table, seed=84, every=30)):
        if state.actor() >= 0:
            asked = [job_of(game, state, state.actor(), level, number)
                     for level in (LADDER[-1], "greedy")]
            lines.append((hasty.think(asked[0], never), hasty.think(asked[1], never)))

    assert len(lines) > 3
    assert all(master == greedy for master, greedy in lines)


def test_the_hidden_cards_in_a_job_are_not_the_true_ones() -> None:
    """Or only by chance: what is dealt again differs from seed to seed."""
    game, state = opening(5, seats=4)
    told = {json.dumps(job_of(game, state, 0, "greedy", seed).state["hands"])
            for seed in range(12)}

    assert len(told) > 3


def test_a_job_holds_no_record_no_seed_of_the_match_and_no_hash() -> None:
    game, state = opening(6)
    job = job_of(game, state, 0, "greedy", 3).to_plain()

    assert tuple(job) == FIELDS
    assert set(job["state"]) == set(state.dump())
    assert state.hash() not in json.dumps(job)


def test_a_job_survives_its_journey() -> None:
    assert from_plain(json.loads(json.dumps(job().to_plain()))) == job()
    asked = replace(job(), line=("end_turn",), patience=14_600)
    assert from_plain(json.loads(json.dumps(asked.to_plain()))) == asked


@pytest.mark.parametrize("change", [
    {"seat": True}, {"seat": -1}, {"seed": -1}, {"seed": "1"}, {"level": 1}, {"title": None},
    {"secret": 1}, {"patience": -1}])
def test_an_ill_formed_job_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        from_plain({**job().to_plain(), **change})


def test_a_players_own_board_goes_with_the_job() -> None:
    data = games.load("alexandros").board.data
    own = games.load("alexandros", Board("alexandros", "mine", data, is_bundled=False))
    _game, state = opening()
    told = job_of(own, own.load(state.dump()), state.actor(), "greedy", 1)
    thinker = Thinker(games.load, games.hints)

    assert told.board == {"id": "mine", "data": data}
    assert thinker.game(told).board.digest == own.board.digest
    assert thinker.think(told, never) == thinker.think(job(), never)


def test_a_thinker_keeps_the_game_of_its_last_job() -> None:
    loaded: list[str] = []

    def load(title: str, board: Any) -> Any:
        loaded.append(str(board))
        return games.load(title, board)

    thinker = Thinker(load, games.hints)
    for seed in (1, 2):
        thinker.think(job("random", seed), never)
    assert loaded == [job().board]

    thinker.think(replace(job("random"), board=games.meta("alexandros").boards[0]), never)
    assert len(loaded) == 1


@pytest.mark.parametrize("line", [None, [], "draw", ["end"], [1], [["draw"]], {"draw": 1}])
def test_what_cannot_be_played_is_no_line(line: Any) -> None:
    assert not Thinker(games.load, games.hints).is_line(job(), line)


def test_a_line_may_not_reach_beyond_chance() -> None:
    thinker = Thinker(games.load, games.hints)
    game, state = opening()
    follow = state.legal()[0]
    reveal = take_action(state, follow).legal()[0]
    told = job_of(game, state, state.actor(), "greedy", 1)

    assert thinker.is_line(told, [follow.text])
    assert not thinker.is_line(told, [follow.text, reveal.text])


def test_a_level_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        chooser("clairvoyant", games.hints(games.load("alexandros")))
    assert refused.value.msg.key == "ai.unknown_level"
    assert refused.value.msg.arg("known") == ", ".join((*LADDER, *OLDER))

"""Saving and loading changes nothing, at any step; impossible tables are refused."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from alexandre import games
from alexandre.kernel.board import Plain, canonical
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import from_plain
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import encode
from alexandre.kernel.store.saves import header_of
from alexandre.kernel.text import Refusal
from alexandre.ui.play.editing import value_at
from tests.helpers.invariants import play_heavily
from tests.helpers.records import play_random, random_session
from tests.helpers.walks import Table, positions, step, tables

TABLES = tables()
USUAL, MOST = 64_000, 256_000  # bytes


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_through_a_game_a_table_loads_as_it_was_dumped_and_a_draft_shows_what_comes(
        table: Table) -> None:
    assert play_heavily(table, seed=11)


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("actions", (0, 60, 10_000))
def test_a_record_saves_loads_and_saves_to_the_same_bytes(table: Table, actions: int) -> None:
    session = random_session(table, 21, actions)
    saved = canonical(session.to_plain())
    record, game = from_plain(json.loads(saved), games.load)
    again = Session(game, record)
    assert canonical(again.to_plain()) == saved
    assert again.state.hash() == session.state.hash() and again.decider == session.decider


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_save_stays_small(table: Table) -> None:
    """Half a match is what is usually saved, a whole one the most."""
    whole = random_session(table, 25)
    half = play_random(table, 25, whole.turn // 2)
    for session, most in ((half, USUAL), (whole, MOST)):
        assert len(encode(header_of(session), session.to_plain())) <= most


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_that_no_longer_replays_goes_on_from_its_snapshot(table: Table) -> None:
    session = random_session(table, 22, 60)
    saved = session.to_plain()
    saved["hashes"][session.turn // 2] = "00000000"
    record, game = from_plain(saved, games.load)
    again = Session(game, record)
    assert again.state.hash() == session.state.hash() and again.record.base == session.turn
    with pytest.raises(Refusal, match=r"kernel\.rewind_ends$"):
        again.undo(to=session.turn // 4)
    again.play(again.offers()[0])
    if not again.is_barred(session.turn):
        again.undo(to=session.turn)
        assert again.state.hash() == session.state.hash()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_of_newer_rules_is_refused_politely(table: Table) -> None:
    saved = random_session(table, 23, 20).to_plain()
    saved["rules_version"] += 1
    with pytest.raises(Refusal, match=r"kernel\.newer_rules$"):
        from_plain(saved, games.load)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_that_replays_does_not_ask_its_snapshot(table: Table) -> None:
    saved = random_session(table, 24, 60).to_plain()
    saved["snapshot"]["state"] = {"version": 1_000_000}
    record, game = from_plain(saved, games.load)
    assert Session(game, record).record.base == 0


def mutants(dump: Plain, rnd: Rng, count: int) -> list[Plain]:
    """Copies of a dump with one leaf changed to something that might still be believed."""
    places = list(leaves(dump))
    dumps = []
    for _each in range(count):
        mutant = copy.deepcopy(dump)
        path = places[rnd(len(places))]
        other = value_at(dump, places[rnd(len(places))])
        put(mutant, path, change(value_at(dump, path), other, rnd))
        dumps.append(mutant)
    return dumps


def leaves(value: Plain, path: tuple[Any, ...] = ()) -> Any:
    """The paths to everything in plain data, containers included."""
    if path:
        yield path
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from leaves(each, (*path, index))


def put(value: Plain, path: tuple[Any, ...], new: Plain) -> None:
    """Put something at a path."""
    value_at(value, path[:-1])[path[-1]] = new


def change(value: Plain, other: Plain, rnd: Rng) -> Plain:
    """A neighbour of a value, or something that stands elsewhere in the same dump."""
    kind = rnd(4)
    if kind == 0:
        return copy.deepcopy(other)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + (1, -1, 5, -5)[rnd(4)]
    if isinstance(value, dict) and value and kind == 1:
        kept = dict(value)
        kept.pop(sorted(kept)[rnd(len(kept))])
        return kept
    if isinstance(value, list) and value and kind == 2:
        return value[:-1]
    return None if value is not None else 0


def judge_mutants(table: Table, count: int, seed: int) -> int:
    """Each mutant is refused with a sentence, or can be played to its end; how many were."""
    game, rnd, played = table.game(), Rng(seed, "mutants"), 0
    states = positions(table, seed, every=5)
    for index in range(count):
        mutant = mutants(states[index % len(states)].dump(), rnd, 1)[0]
        try:
            state = game.load(mutant)
        except Refusal as refused:
            assert refused.msg.key
            continue
        played += 1
        taken = 0
        while state.actor() != OVER:
            state.apply(step(state, rnd))
            taken += 1
            assert taken <= game.meta.max_actions
    return played


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_an_impossible_table_is_refused_or_can_be_played_to_its_end(table: Table) -> None:
    assert judge_mutants(table, 150, seed=31) < 150


def share(table: Table) -> int:
    """Ten thousand of a title, spread over its tables."""
    return -(-10_000 // sum(each.title == table.title for each in TABLES))


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_ten_thousand_impossible_tables_are_refused_or_played_to_their_end(table: Table) -> None:
    assert judge_mutants(table, share(table), seed=32) < share(table)


def judge_texts(table: Table, count: int, seed: int) -> None:
    """A record whose JSON was damaged is read, or refused with a sentence: nothing else."""
    saved = random_session(table, seed, 80).to_plain()
    rnd = Rng(seed, "texts")
    for mutant in mutants(saved, rnd, count):
        try:
            record, game = from_plain(mutant, games.load)
            Session(game, record)
        except Refusal as refused:
            assert refused.msg.key


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_damaged_record_is_refused_with_a_sentence(table: Table) -> None:
    judge_texts(table, 30, seed=41)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_ten_thousand_damaged_records_are_refused_with_a_sentence(table: Table) -> None:
    judge_texts(table, share(table), seed=42)

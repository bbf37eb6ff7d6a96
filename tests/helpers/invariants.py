"""Invariants of a random game of any title: shared by properties and `make soak`."""

from __future__ import annotations

import json
from collections.abc import Iterator

from alexandre.kernel.board import canonical
from alexandre.kernel.contract import CHANCE, State
from alexandre.kernel.rng import Rng
from alexandre.ui.play.plan import Draft
from tests.helpers.walks import Table, outcome_of, plain_tables, walk

GLANCES = 40  # actions between two looks at what a seat may know
STEPS = 150  # of a game, all of which are written out


def spread(title: str, games: int, first: int = 0) -> Iterator[tuple[Table, int]]:
    """So many games by table and seed: every number of seats and every board in turn."""
    places = [table for table in plain_tables() if table.title == title]
    for number in range(first, first + games):
        yield places[number % len(places)], number


def play_lawfully(table: Table, seed: int, every: int = 1) -> int:
    """One random game to its end, one position in `every` audited and the last; its actions.

    There is always an offer, the end comes within the bound, the score is the sum of its parts,
    and no seat can tell its table from one dealt again.
    """
    game, rnd, taken = table.game(), Rng(seed, "glance"), 0
    state = table.start()
    for state, _action in walk(state, seed):  # noqa: B020
        if taken % every == 0:
            game.audit(state)
        if taken % GLANCES == seed % GLANCES:
            check_secrets(table, state, rnd)
        assert taken < game.meta.max_actions
        taken += 1
    game.audit(state)
    check_result(table, state)
    return taken


def check_secrets(table: Table, state: State, rnd: Rng) -> None:
    """Check that a seat's secrets are in neither the view nor the offers of another."""
    game = table.game()
    for seat in range(table.seats):
        guess = state.determinize(seat, rnd)
        game.audit(guess)
        assert game.view(guess, seat) == game.view(state, seat)
        assert guess.actor() != seat or guess.legal() == state.legal()


def check_result(table: Table, state: State) -> None:
    """A finished game has a known end, sums that are right, and the winners of its ranks."""
    outcome = outcome_of(state)
    assert outcome.reason in table.meta.endings
    for seat in range(table.seats):
        assert outcome.scores[seat] == sum(points for _part, points in outcome.breakdown[seat])
    assert outcome.winners == tuple(
        seat for seat in range(table.seats) if outcome.ranks[seat] == 1)


def play_heavily(table: Table, seed: int) -> int:
    """One random game, written out and read back at every step, every choice drafted before.

    After so many steps one in three; equal positions and only these hash alike.  Returns how many
    public choices without chance were previewed.
    """
    game, previews, seen = table.game(), 0, dict[str, str]()
    for number, (state, action) in enumerate(walk(table.start(), seed)):
        if number > STEPS and number % 3:
            continue
        dumped = canonical(state.dump())
        loaded = game.load(json.loads(dumped))
        assert canonical(loaded.dump()) == dumped
        assert loaded.hash() == state.hash()
        assert seen.setdefault(state.hash(), dumped) == dumped
        assert loaded.legal() == state.legal() and loaded.actor() == state.actor()
        loaded.apply(action)
        after = state.clone()
        after.apply(action)
        assert loaded.hash() == after.hash()
        if state.actor() != CHANCE and not game.is_barrier(state, action):
            draft = Draft(game, state.determinize(state.actor(), Rng(seed, "preview")))
            draft.add(action)
            told = game.view(draft.state, state.actor())
            assert told == game.view(after, state.actor()), action.text
            previews += 1
    return previews

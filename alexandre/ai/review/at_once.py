"""The certain consequences of a plan: the points, or what else a title counts, that its own
actions change before chance or anybody else has a say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.text import Msg, Who

IT: Final = Msg("ai.now.it")

Changes = Mapping[str, Sequence[int]]  # by the key of the sentence, for each seat


def find_changes(game: Game, hints: Hints[State], state: State, actions: Sequence[Action],
                 eyes: Seat | None) -> Changes:
    """The changes that these actions bring, as those eyes see them: up to the end of the turn, and
    to the first action that draws or reveals anything."""
    copy = state.clone()
    for action in actions:
        if game.ends_turn(action) or game.is_barrier(copy, action):
            break
        copy.apply(action)
    before, after = (count_all(game, hints, each, eyes) for each in (state, copy))
    changes = {key: [now - was for was, now in zip(counts, after[key], strict=False)]
               for key, counts in before.items() if key in after}
    return {key: each for key, each in changes.items() if any(each)}


def count_all(game: Game, hints: Hints[State], state: State,
              eyes: Seat | None) -> dict[str, Sequence[int]]:
    """The points, if the title counts any, and its other measures."""
    counts: dict[str, Sequence[int]] = {}
    if hints.COUNTED:
        counts[hints.COUNTED] = game.view(state, eyes).scores()
    for measure in hints.MEASURES:
        counts.update(measure(state))
    return counts


def tell_changes(changes: Changes, seat: Seat, you: Seat | None, it: Msg = IT) -> tuple[Msg, ...]:
    """A sentence for each measure that changes: what the plan `it` gives and takes, the seat that
    plays it first."""
    return tuple(Msg.of(key, it=it, clauses=tuple(
        Msg.of(f"ai.now.{'gives' if n > 0 else 'takes'}{'_you' if each == you else ''}", n=abs(n),
               who=Who(each))
        for each, n in sorted(enumerate(counts), key=lambda row: (row[0] != seat, -row[1])) if n))
        for key, counts in changes.items())

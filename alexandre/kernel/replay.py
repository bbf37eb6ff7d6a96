"""Replay of a record: action by action, checked against its hashes, up to a position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Event, Game, Seat, State
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import SHORT, Record
from alexandre.kernel.text import Msg, Refusal

ALONE: Final[Seat] = 0  # the seat of a title that is played alone


@dataclass(frozen=True)
class Step:
    """One action that was taken: by whom, out of how many offers, what was seen to happen."""

    index: int
    actor: int
    action: str
    offers: int
    is_barrier: bool
    events: tuple[Event, ...]
    hash: str


class TurnCount:
    """The turns in the steps of a match, as people count: from the first action of a seat to the
    one that ends its turn."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._counts: list[tuple[int, bool, int]] = []  # after each step, with the turns ended

    def count(self, steps: Sequence[Step]) -> tuple[int, bool]:
        """The number of turns begun, and whether the next one still waits for its first action."""
        count, is_between, _ended = self._follow(steps)
        return count, is_between

    def count_ends(self, steps: Sequence[Step]) -> int:
        """The number of turns that have ended."""
        return self._follow(steps)[2]

    def _follow(self, steps: Sequence[Step]) -> tuple[int, bool, int]:
        count, is_between, ended = self._counts[-1] if self._counts else (0, True, 0)
        for step in steps[len(self._counts):]:
            is_end = self._game.ends_turn(self._game.parse(step.action))
            count += is_between and step.actor >= 0
            is_between = is_end or (is_between and step.actor < 0)
            ended += is_end
            self._counts.append((count, is_between, ended))
        return count, is_between, ended

    def forget(self, place: int) -> None:
        """Steps from that one on have been taken back."""
        del self._counts[place:]


def list_seen(game: Game, steps: Sequence[Step], seat: int | None) -> list[tuple[int, Event]]:
    """The events that the seat saw, each with the number of its action."""
    return [(step.index, seen) for step in steps for event in step.events
            if (seen := game.seen(event, seat)) is not None]


def take(game: Game, state: State, index: int, text: str) -> Step:
    """Take an action, given in text notation, on `state`; Refusal names the rule against it."""
    return carry_out(game, state, index, game.parse(text), state.legal())


def carry_out(game: Game, state: State, index: int, action: Action,
              offers: Sequence[Action]) -> Step:
    """Take an action out of the `offers` of `state`; Refusal names the rule against another."""
    check_offered(state, action, offers)
    actor, is_barrier = find_actor(state, action), game.is_barrier(state, action)
    events: list[Event] = []
    state.apply(action, events.append)
    return Step(index, actor, action.text, len(offers), is_barrier, tuple(events),
                state.hash()[:SHORT])


def is_outcome(state: State, action: Action) -> bool:
    """Whether chance may bring that now."""
    return any(action == each for each, _weight in state.outcomes())


def find_actor(state: State, action: Action) -> Seat:
    """The seat of an action: chance, or the only player, who may act beside chance."""
    actor = state.actor()
    return ALONE if actor == CHANCE and not is_outcome(state, action) else actor


def check_outcome(state: State, action: Action) -> None:
    """Refusal unless chance may bring that now."""
    check_offered(state, action)
    if not is_outcome(state, action):
        raise Refusal(Msg.of("kernel.not_offered", text=action.text))


def check_offered(state: State, action: Action, offers: Sequence[Action] | None = None) -> None:
    """Refusal names the rule against an action that is not among the offers of `state`."""
    if action not in (state.legal() if offers is None else offers):
        raise Refusal(state.why_not(action) or Msg.of("kernel.not_offered", text=action.text))


def replay(game: Game, record: Record) -> tuple[State, list[Step]]:
    """Play a record again from its beginning; BadData at the first action that does not come out.

    `where` of the exception is ("actions", index).
    """
    state = record.start(game)
    steps = []
    for index, text in enumerate(record.actions):
        try:
            step = take(game, state, index, text)
        except BadData:
            raise
        except Refusal as refused:
            raise astray(index, refused.msg) from refused
        if index < len(record.hashes) and step.hash != record.hashes[index]:
            raise astray(index, Msg.of("kernel.other_hash"))
        steps.append(step)
    return state, steps


def position_before(game: Game, record: Record, place: int) -> tuple[State, list[Step]]:
    """The position before action number `place`, not before `base`, and how it came about."""
    if not record.base:
        return replay(game, record.until(place))
    state = game.load(record.snapshot["state"])
    return state, [take(game, state, index, record.actions[index])
                   for index in range(record.base, place)]


def astray(index: int, cause: Msg) -> BadData:
    """The replay leaves the record at this action."""
    msg = Msg.of("kernel.replay_astray", index=str(index + 1), cause=cause)
    return BadData(msg, ("actions", index))


def restore(game: Game, record: Record) -> tuple[State, list[Step]]:
    """The last position of a record and how it came about.

    Actions that replay with equal hashes need no snapshot.  Where they no longer replay but the
    record carries a snapshot of its last position, the match goes on from the snapshot:
    `record.base` says how many actions cannot be rewound.  BadData if there is neither.
    """
    try:
        return replay(game, record)
    except BadData:
        if record.snapshot is None or record.snapshot["at"] != len(record.actions):
            raise
        state = game.load(record.snapshot["state"])
        check_snapshot(game, record)
        record.base = len(record.actions)
        return state, []


def check_snapshot(game: Game, record: Record) -> None:
    """BadData unless the snapshot is of as many seats and of the options of its record."""
    told = record.snapshot["state"]
    if told["seats"] != record.seats:
        raise BadData(Msg.of("kernel.other_seats", found=str(told["seats"]),
                             known=str(record.seats)), ("snapshot", "state", "seats"))
    for name, value in game.meta.settle(told["options"]).items():
        if value != record.options[name]:
            raise BadData(Msg.of("kernel.other_option", name=name, found=str(value),
                                 known=str(record.options[name])),
                          ("snapshot", "state", "options", name))

"""A match in play: one state, its record, the viewer, undo and redo.

Every choice comes through `play`, which asks `legal()`; chance is drawn from the session's
ChanceSource as soon as it is the actor.  Undo is a shorter record, never an inverse move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.chance import (
    Asked,
    ChanceSource,
    Seeded,
    check_entries,
    drop_past,
    find_answer,
    identify,
    is_offered,
    keep_rest,
    notes_from,
    take_out,
)
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat, State, View
from alexandre.kernel.record import (
    ACTIONS_MOST,
    ASKED,
    OUTSIDE,
    SEEDED,
    SPARE,
    Player,
    Record,
    notes_before,
)
from alexandre.kernel.replay import (
    Step,
    TurnCount,
    carry_out,
    check_outcome,
    position_before,
    restore,
)
from alexandre.kernel.text import Msg, Refusal

Listener = Callable[[list[Step]], None]
NOWHERE: Final = (-1, -1)


@dataclass(frozen=True)
class Undone:
    """A stretch that was taken back, as it stood in the record."""

    steps: list[Step]
    stand_ins: dict[int, str]
    corrected: dict[int, str]


class Session:
    """One match.

    `viewer` is whose eyes look on, apart from `decider`; None: the referee.  `changes` counts how
    often the state has changed, by actions, undo and redo.
    """

    def __init__(self, game: Game, record: Record, chance: ChanceSource | None = None) -> None:
        """Take a record up where it ends; BadData if it can be neither replayed nor loaded."""
        self.game = game
        self.record = record
        self.chance = chance or (Asked() if record.chance == ASKED else Seeded(record.seed))
        self.viewer: Seat | None = None
        self.changes = 0
        self.listeners: list[Listener] = []
        self.state, self.steps = restore(game, record)
        self._undone: list[Undone] = []
        self._offers: list[Action] | None = None  # of the position `_offering`, once asked for
        self._offering = self.state
        self._view: View | None = None  # for `_viewing`, once asked for
        self._viewing: tuple[State, int, Seat | None] = self.state, self.changes, self.viewer
        self.turn_count = TurnCount(game)
        self._misfit = NOWHERE  # at which action, and the place in the rest that does not fit
        self._find_fitting()

    @staticmethod
    def new(game: Game, players: list[Player], options: dict[str, Any] | None = None,
            seed: int = 0, inputs: Plain = None, chance: str = SEEDED,
            source: ChanceSource | None = None, origin: Plain = None) -> Session:
        """A match from its beginning, with chance drawn as far as the first decision.

        `origin` is the dump of another position to begin with; None: the title's own start.
        Refusal for what cannot be set up, or not be saved: a level that the title does not have.
        """
        game.meta.check_levels([player.level for player in players
                                if player.level not in ("", OUTSIDE)])
        record = Record(game.meta.id, game.board, game.meta.rules_version, list(players),
                        game.meta.settle(options or {}), inputs, seed, chance, origin=origin)
        session = Session(game, record, source)
        session.draw_chance()
        return session

    @property
    def decider(self) -> Seat:
        """A seat, CHANCE or OVER."""
        return self.state.actor()

    @property
    def turn(self) -> int:
        """The number of actions taken, chance included."""
        return len(self.record.actions)

    @property
    def is_full(self) -> bool:
        """Whether the match is as long as a save can be: nothing more is played."""
        return self.decider != OVER and self.turn >= ACTIONS_MOST - SPARE

    @property
    def turns(self) -> int | None:
        """The number of turns begun; None if the beginning of the match is not in the log any
        more.
        """
        if self.record.base or self.record.origin is not None:
            return None
        return self.turn_count.count(self.steps)[0]

    def offers(self) -> list[Action]:
        """All that the decider may do."""
        return self._list_offers()[:]

    def _list_offers(self) -> list[Action]:
        if self._offers is None or self._offering is not self.state:
            self._offers, self._offering = self.state.legal(), self.state
        return self._offers

    def view(self) -> View:
        """The table as the viewer may know it: the same object until that is another one, so that
        what was drawn for it is found again."""
        now = self.state, self.changes, self.viewer
        if self._view is None or self._viewing != now:
            self._view, self._viewing = self.game.view(self.state, self.viewer), now
        return self._view

    def forced(self) -> Action | None:
        """The only offer of a seat, unless it ends the turn: that is always said.

        The screen plays it after a visible beat.
        """
        offers = self._list_offers() if self.decider >= 0 else []
        if len(offers) == 1 and not self.game.ends_turn(offers[0]):
            return offers[0]
        return None

    def play(self, action: Action | str, stand_in: str = "") -> list[Step]:
        """Take an offer, then draw whatever chance owes; Refusal names the rule against it.

        What waits after a correction then goes on; the listeners are told of the offer alone.
        `stand_in`: who took it in the place of a computer player's level, one of STAND_INS.
        """
        if self.decider == OVER:
            raise Refusal(Msg.of("kernel.over"))
        if self.is_full:
            raise Refusal(Msg.of("kernel.full", n=self.turn))
        instead = self._misfit
        steps = [self._take(self.game.parse(action) if isinstance(action, str) else action)]
        self._undone.clear()
        if instead[0] == steps[0].index and self.record.rest[instead[1]].actor == steps[0].actor:
            take_out(self.record.rest, instead[1])
        if stand_in:
            self.record.stand_ins[steps[0].index] = stand_in
        steps += self._draw_chance()
        again = self._follow_rest()
        tell_all(self.listeners, steps)
        return steps + again

    def draw_chance(self) -> list[Step]:
        """Draw from the ChanceSource until a seat decides; tells the listeners."""
        steps = self._draw_chance()
        tell_all(self.listeners, steps)
        return steps

    def _draw_chance(self) -> list[Step]:
        steps = []
        while self.decider == CHANCE:
            outcome = self.chance.draw(self.turn, self.state.outcomes())
            if outcome is None:
                break
            steps.append(self._take(outcome))
        return steps

    def _take(self, action: Action) -> Step:
        offers = self._list_offers()
        self._offers = None
        step = carry_out(self.game, self.state, self.turn, action, offers)
        self.changes += 1
        self.record.actions.append(step.action)
        self.record.hashes.append(step.hash)
        self.steps.append(step)
        return step

    def undo_place(self, seat: Seat | None = None) -> int | None:
        """The place that undo leads to: the latest decision of `seat`, or of the decider; None if
        there is none.

        When the match is over, the latest decision of the seat that acted last.
        """
        seat = self.decider if seat is None else seat
        for step in reversed(self.steps):
            if step.actor >= 0 and step.offers > 1 and (seat < 0 or step.actor == seat):
                return step.index
        return None

    def is_barred(self, to: int) -> bool:
        """Whether going back to `to` would take back chance, a revealed secret, or another's
        choice."""
        back = self.steps[to - self.record.base:]
        seats = {step.actor for step in back}
        if self.decider >= 0:
            seats.add(self.decider)
        return len(seats) > 1 or any(step.is_barrier for step in back)

    def undo(self, to: int | None = None, *, force: bool = False) -> None:
        """Back to the position before action number `to`; without it, to `undo_place()`.

        Refusal where there is nothing to take back, where the record cannot be rewound, and,
        unless forced, across a barrier.  A forced rewind marks the match as assisted.
        """
        place = self.undo_place() if to is None else to
        if place is None or not 0 <= place < self.turn:
            raise Refusal(Msg.of("kernel.nothing_to_undo"))
        if place < self.record.base:
            raise Refusal(Msg.of("kernel.rewind_ends", index=str(self.record.base)))
        if self.is_barred(place):
            if not force:
                raise Refusal(Msg.of("kernel.undo_barrier"))
            self.record.assisted = True
        undone = Undone(self.steps[place - self.record.base:],
                        notes_from(self.record.stand_ins, place),
                        notes_from(self.record.corrected, place))
        self._rewind(place, *position_before(self.game, self.record, place))
        self._undone.append(undone)

    def _rewind(self, place: int, state: State, steps: list[Step]) -> None:
        record = self.record
        self.changes += 1
        self._offers = None
        self.turn_count.forget(place)
        self.state, self.steps = state, steps
        del record.actions[place:]
        del record.hashes[place:]
        record.stand_ins = notes_before(record.stand_ins, place)
        record.corrected = notes_before(record.corrected, place)

    def to_redo(self) -> list[Step]:
        """The undone stretch that `redo` plays again; empty if there is none."""
        return self._undone[-1].steps if self._undone else []

    def redo(self) -> list[Step]:
        """Play the last undone stretch again, chance as it came; Refusal if there is none."""
        if not self._undone:
            raise Refusal(Msg.of("kernel.nothing_to_redo"))
        undone = self._undone.pop()
        steps = [self._take(self.game.parse(step.action)) for step in undone.steps]
        self.record.stand_ins.update(undone.stand_ins)
        self.record.corrected.update(undone.corrected)
        tell_all(self.listeners, steps)
        return steps

    def correct(self, outcomes: Mapping[int, Action | str], *, is_noted: bool = False) -> None:
        """Replace what was entered of chance, by number of action, and play the rest again.

        It is no undo: nothing is marked as assisted, and `record.corrected` tells what stood
        there.  Where an action of the rest fits no more, its seat or chance is asked again, and
        the actions after it wait in `record.rest` for the answer.  Refusal, and nothing has
        changed, where chance is drawn, for what is no outcome of chance, and for an outcome that
        cannot come at the first of these places.  With `is_noted` an outcome that stood there
        already is noted as corrected as well, so that the note tells nobody what it was.
        """
        texts = {index: each if isinstance(each, str) else each.text
                 for index, each in outcomes.items()}
        check_entries(self.record, self.steps, texts)
        first = min((index for index, text in texts.items()
                     if is_noted or text != self.record.actions[index]), default=None)
        if first is None:
            return
        state, steps = position_before(self.game, self.record, first)
        check_outcome(state, self.game.parse(texts[first]))
        ended = TurnCount(self.game).count_ends(steps)
        rest = keep_rest(self.game, self.record, self.steps, first, texts, (state, ended),
                         is_noted=is_noted)
        self._undone.clear()
        self._rewind(first, state, steps)
        self.record.rest = rest
        self._follow_rest()

    def _follow_rest(self) -> list[Step]:
        """Play what waits after a correction, as far as it fits."""
        steps: list[Step] = []
        while (at := self._find_fitting()) is not None:
            kept = take_out(self.record.rest, at)
            steps.append(self._take(self.game.parse(kept.action)))
            if kept.stand_in:
                self.record.stand_ins[steps[-1].index] = kept.stand_in
            if kept.was:
                self.record.corrected[steps[-1].index] = kept.was
        return steps + self._draw_chance()

    def _find_fitting(self) -> int | None:
        """The place in the record's rest of the answer to what is asked now; None where that is
        new, or the answer can be given no more: `_misfit` is its place then."""
        self._misfit = NOWHERE
        rest = self.record.rest
        if not rest or self.decider == OVER:
            return None
        turn = self.turn_count.count_ends(self.steps)
        drop_past(rest, turn)
        at = find_answer(rest, self.decider, turn, identify(self.game, self.state))
        if at is None or is_offered(self.game, rest[at].action, self._list_offers()):
            return at
        self._misfit = self.turn, at
        return None

    def to_plain(self) -> dict[str, Plain]:
        """The record with a snapshot of the present position: the body of a save."""
        return self.record.to_plain(self.state)

    def what_if(self) -> State:
        """A copy of the state to try things on."""
        return self.state.clone()


def turns_in_play(session: Session) -> int | None:
    """The turns that have begun, with the one that waits for its first action."""
    turns = session.turns
    is_between = session.decider >= 0 and session.turn_count.count(session.steps)[1]
    return turns + 1 if turns and is_between else turns


def tell_all(listeners: list[Listener], steps: list[Step]) -> None:
    """Tell everybody who listens of steps that were taken."""
    for listener in listeners:
        listener(steps)


def drop_listener(session: Session, listener: Listener) -> None:
    """Tell it no longer; nothing if it is not told.  A session outlives its table: what listens
    is kept with all that it holds."""
    if listener in session.listeners:
        session.listeners.remove(listener)

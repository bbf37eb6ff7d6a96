"""Field Commander Alexander, its table of contents: which chapter asks, and which carries out.

Chapters follow docs/rules/commander: setup 3, preparation and orders 4, operations 5, marching 6,
prophecies 7, battle 8, intimidation 9, victory 10, resupply 11, spies 12, endings 13, tyre 14.
"""

from __future__ import annotations

from typing import Any, Final, cast

from alexandre.games.commander import actions as verbs
from alexandre.games.commander.meta import META, SPIES
from alexandre.games.commander.rules import (
    audits,
    battle,
    endings,
    labels,
    prompts,
    queries,
    reading,
    refusals,
    setup,
    spies,
    steps,
    victory,
)
from alexandre.games.commander.rules.effects import EFFECTS
from alexandre.games.commander.rules.offers import LAWS, OFFERS, Law
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import BATTLE, END, HELD, IS_CHANCE
from alexandre.games.commander.tables import Tables, build
from alexandre.games.commander.view import CommanderView, view_of
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import (
    CHANCE,
    OVER,
    Chapters,
    Event,
    Game,
    Options,
    Outcome,
    Rnd,
    Seat,
    State,
    Tell,
)
from alexandre.kernel.text import Msg

ACTORS: Final = tuple(OVER if phase == END else CHANCE if is_chance else 0
                      for phase, is_chance in enumerate(IS_CHANCE))


class Campaign(Position):
    """A campaign in play."""

    def actor(self) -> Seat:
        """The commander, or chance where a die, a force or a counter is awaited."""
        return battle.actor(self) if self.phase == BATTLE else ACTORS[self.phase]

    def legal(self) -> list[Action]:
        """Every offer, ascending by code."""
        actor = self.actor()
        if actor == CHANCE:
            return [action for action, _weight in LAWS[self.phase](self)]
        if actor == OVER:
            return []
        offers = OFFERS[self.phase](self)
        return spies.beside(self, offers) if self.insights[SPIES] == HELD else offers

    def outcomes(self) -> Law:
        """The law of the die, the cup or the counters."""
        return LAWS[self.phase](self) if self.actor() == CHANCE else []

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action."""
        return None if action in self.legal() else refusals.reason(self, action)

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome, then what follows by itself."""
        EFFECTS[type(action)](self, action, tell)
        if self.battle is not None and self.battle.result:
            victory.after_battle(self, tell)
        if self.phase > END:
            steps.go_on(self, tell)

    def outcome(self) -> Outcome | None:
        """How it ended, when it is over."""
        return endings.outcome_of(self) if self.phase == END else None

    def clone(self) -> Campaign:
        """An independent copy."""
        copy = Campaign(self.tables, self.options, self.chosen)
        copy.copy_from(self)
        return copy

    def determinize(self, seat: Seat, rnd: Rnd) -> Campaign:
        """Nothing that lies on the table is hidden: a cup or a stack has no order yet.  [1.3]"""
        return self.clone()


def in_the_open(event: Event, _seat: Seat | None) -> Event:
    """All that happens is seen by everybody: nothing is hidden from its only player."""
    return event


CHAPTERS: Final[Chapters[Position]] = Chapters(
    audit=audits.audit, seen=in_the_open, prompt=prompts.prompt, label=labels.label,
    end=verbs.EndTurn,  # only the end that is said ends a turn  [11.10]
)


class Commander(Game):
    """The title on one campaign."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(META, tables.board, tables.moves.lexicon, CHAPTERS)
        self.tables = tables
        self._laid: Campaign | None = None

    def start(self, seats: int, options: Options, inputs: Plain = None) -> Campaign:
        """The campaign before its garrisons are drawn; `inputs` is what a life brings along.
        [3.1-3.7] [13.10]"""
        self.meta.check_seats(seats)
        state = self.laid_out(self.meta.settle(options))
        reading.bring(state, inputs)
        steps.go_on(state, None)
        return state

    def laid_out(self, options: dict[str, Any]) -> Campaign:
        """The table before anything is drawn, laid once for the same options."""
        if self._laid is None or self._laid.options != options:
            self._laid = Campaign(self.tables, options)
            setup.set_out(self._laid)
        return self._laid.clone()

    def load(self, dump: Plain) -> Campaign:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible."""
        state = Campaign(self.tables, reading.options_of(dump))
        reading.restore(state, dump)
        self.audit(state)
        return state

    def view(self, state: State, seat: Seat | None) -> CommanderView:
        """All that lies on the table: nothing is hidden from its only player."""
        table = cast(Campaign, state)
        return view_of(table, endings.memory(table) if table.phase == END else None)

    def spaces(self) -> list[dict[str, Plain]]:
        """The regions of the map."""
        return queries.spaces(self.tables)

    def legacy(self, state: State) -> Plain:
        """What a campaign that was won hands to the next of a life, else None.  [13.10]"""
        return endings.legacy(cast(Campaign, state))


def game(board: Board) -> Commander:
    """The title on a board whose content has passed `tables.check`."""
    return Commander(build(board))

"""A position that is being entered: its versions for undo, and the rule that it breaks."""

from __future__ import annotations

from functools import cached_property

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.declared import DeclaredGame, DeclaredState
from alexandre.kernel.plain import BadData
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.editor.strokes import Strokes
from alexandre.scenes.position.entries import STAYS
from alexandre.ui.play.editing import Positions


class EnteredPosition(Strokes[tuple[Plain, str]]):
    """A position in the editor: `dump` is its data, `moment` the chosen moment of a turn.

    Changes with the same `stroke` are undone together.
    """

    def __init__(self, game: Game, dump: Plain) -> None:
        super().__init__()
        assert isinstance(game, DeclaredGame)
        self.game: DeclaredGame[object] = game
        self.dump = dump
        self.moment = STAYS

    @property
    def positions(self) -> Positions:
        """The title's additions to its fields."""
        positions = drawing_of(self.game).positions
        assert positions is not None
        return positions

    @cached_property
    def state(self) -> DeclaredState:
        """The position, legal or not."""
        return self._read(self.dump)

    @cached_property
    def fault(self) -> Msg | None:
        """The rule that it breaks; None if a game can begin here."""
        try:
            self.game.load(self.dump)
        except Refusal as refused:
            return refused.msg
        return None

    # ---- changes ---------------------------------------------------------------------------

    def change(self, dump: Plain, stroke: object = None) -> bool:
        """Replace the position with what follows from the change; return False if it is the same,
        or if a position cannot hold what follows."""
        state = self._read(dump)
        self.positions.settle(self.state, state)
        return self._change(state.dump(), self.moment, stroke)

    def begin_at(self, moment: str) -> bool:
        """Keep the table, and move to another moment of a turn; return False if nothing changes,
        or if a position cannot hold it."""
        state = self._read(self.dump)
        if moment != STAYS:
            self.positions.moments[moment](state)
            self.positions.settle(self.state, state)
        return self._change(state.dump(), moment, None)

    def _change(self, dump: Plain, moment: str, stroke: object) -> bool:
        if dump == self.dump or not self._can_hold(dump):
            return False
        self._put((dump, moment), stroke)
        return True

    def _give(self) -> tuple[Plain, str]:
        return self.dump, self.moment

    def _take(self, kept: tuple[Plain, str]) -> None:
        self.dump, self.moment = kept
        self.__dict__.pop("state", None)
        self.__dict__.pop("fault", None)

    def _can_hold(self, dump: Plain) -> bool:
        try:
            self._read(dump)
        except BadData:
            return False
        return True

    def _read(self, dump: Plain) -> DeclaredState:
        state = self.game.read(dump)
        assert isinstance(state, DeclaredState)
        return state

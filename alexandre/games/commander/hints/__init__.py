"""A good commander's knowledge: the counsellor, who recommends and can lead a whole campaign.

Nothing on the table is hidden, so he reads all of it; what he cannot foresee he tries out on
copies, with lots of his own.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.hints import battle as tactics
from alexandre.games.commander.hints import blunders, proposals, worth
from alexandre.games.commander.hints.chances import CHANCES
from alexandre.games.commander.hints.counsel import answers, counsel
from alexandre.games.commander.hints.effects import EFFECTS
from alexandre.games.commander.hints.levels import LEVELS
from alexandre.games.commander.hints.reasons import reason_of
from alexandre.games.commander.hints.strategies import USUAL, choose_strategy
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Rnd, Seat
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.text import Msg

ANSWERED: Final = (Phase.ADVICE, Phase.TYRIAN_ADVICE, Phase.HITS, Phase.FACE, Phase.ONGOING,
                   Phase.TREATMENT, Phase.ENLIST)


def suggest(state: Position) -> Action | None:
    """The counsellor's answer to a question that is no plan of the player's own: what a die, a
    hit or a stronghold asks; None for the others."""
    if state.phase in ANSWERED:
        return counsel(state, lambda _n: 0, choose_strategy(state))
    if state.battle is None or state.phase != Phase.BATTLE or state.actor() == CHANCE or (
            state.battle.stage in (Stage.OPENING, Stage.PLANNING)):
        return None
    return tactics.choose(state)


DOUBT = 5  # few playouts, and each is a campaign won or lost


class CommanderHints(Hints[Position]):
    """Worth, order and blunders of a position, for the search in `ai`."""

    TERMS = worth.TERMS
    LEVELS = LEVELS
    CHANCES = CHANCES
    COUNTED = ""  # regions fall in battles, to be decided by dice
    EFFECTS = EFFECTS
    BLUNDERS = blunders.BLUNDERS

    def value(self, state: Position, seat: Seat) -> int:
        return worth.value(state, self.weights)

    def is_rest(self, state: Position) -> bool:
        return state.phase in (Phase.CONQUEST, Phase.RESUPPLY, Phase.BATTLE)

    def order(self, state: Position, offers: list[Action]) -> list[Action]:
        replies = answers(state)
        return [each for each in offers if each in replies] or offers

    def draw(self, state: Position, rnd: Rnd) -> Action | None:
        is_experienced = self.weights[worth.EXPERIENCE] > 0
        return counsel(state, rnd, choose_strategy(state) if is_experienced else USUAL)

    def plans(self, state: Position, rnd: Rnd, most: int) -> list[Plan]:
        return proposals.propose(state, rnd, most)

    def reason(self, state: Position, action: Action) -> Msg | None:
        return reason_of(state, action)

    def stage(self, state: Position) -> int:
        return state.turn + 1

    def stages(self, state: Position) -> int:
        return state.tables.last_turn + 1

    def doubt(self) -> int:
        return DOUBT

    def progress(self, state: Position) -> int:
        return 100 * state.turn // state.tables.last_turn

    def table(self, state: Position) -> str:
        return state.tables.board.id


HINTS = CommanderHints()

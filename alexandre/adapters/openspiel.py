"""The titles as OpenSpiel games: importing this module registers `alexandre_<title>` for each.

    import pyspiel
    import alexandre.adapters.openspiel
    game = pyspiel.load_game("alexandre_catan(players=4)")

Parameters: `players`, `board` (an id), `options` (as JSON, with ' for ").  An action is its code,
as in the protocol; chance nodes have the exact law.  The observation tensor is the view of the
seat as integers (`api.Position.observe`); an information state is the whole of what the seat saw,
as a digest.  Returns come at the end (`adapters.payoff`).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from alexandre import api
from alexandre.adapters.payoff import payoffs

PREFIX: Final = "alexandre_"
WORLDS: Final = 2**32  # how many seeds there are for dealing again
DEFAULTS: Final[dict[str, Any]] = {"players": 0, "board": "", "options": "{}"}


def game_type(title: str) -> pyspiel.GameType:
    """OpenSpiel's facts about a title before a game is made."""
    meta = api.describe(title)
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{title}",
        long_name=title.capitalize(),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(kinds.ChanceMode.EXPLICIT_STOCHASTIC if meta.has_chance
                     else kinds.ChanceMode.DETERMINISTIC),
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=(kinds.Utility.ZERO_SUM if meta.seats[0] > 1 else kinds.Utility.GENERAL_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.seats[1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS)


class TitleGame(pyspiel.Game):
    """One title on one board, for so many seats; as few as it takes unless `players` says it."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        options = json.loads(chosen["options"].replace("'", '"'))
        self.first = api.start(self.title, chosen["players"], board=chosen["board"] or None,
                               options=options)
        seats, most = self.first.seats, self.first.game.meta.max_actions
        super().__init__(game_type(self.title), pyspiel.GameInfo(
            num_distinct_actions=self.first.codes,
            max_chance_outcomes=self.first.codes,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.first.game.meta.seats[0] > 1 else None,
            max_game_length=most), params or {})
        self.most_actions = most

    def new_initial_state(self) -> TitleState:
        """The first position; chance has not dealt yet."""
        return TitleState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No more than all actions of the longest match."""
        return self.most_actions

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TitleObserver:
        """The filler of the observation tensor."""
        return TitleObserver(self.first, has_recall=bool(iig_obs_type and
                                                         iig_obs_type.perfect_recall))


class TitleState(pyspiel.State):
    """A position, and for each seat a digest of all that it has seen happen and has done."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self.position = game.first.clone()
        self.memories = [""] * self.position.seats

    def current_player(self) -> int:
        """A seat, chance, or the end."""
        actor: int = self.position.actor
        if actor >= 0:
            return actor
        ids = pyspiel.PlayerId
        return int(ids.CHANCE if actor == api.CHANCE else ids.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return [position.encode(action) for action in position.legal()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability: weight / sum of the weights."""
        law = self.position.outcomes()
        total = sum(weight for _action, weight in law)
        return [(self.position.encode(action), weight / total) for action, weight in law]

    def _apply_action(self, code: int) -> None:
        position = self.position
        actor, action = position.actor, position.decode(code)
        events = position.play(action)
        for seat, memory in enumerate(self.memories):
            seen = [repr(position.game.seen(event, seat)) for event in events]
            own = action.text if seat == actor else ""
            self.memories[seat] = digest(memory, own, *seen)

    def _action_to_string(self, player: int, code: int) -> str:
        return self.position.decode(code).text

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """All zeros until the match is over."""
        outcome = self.position.outcome()
        return [0.0] * self.position.seats if outcome is None else payoffs(outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TitleState:
        """A state that the seat cannot tell from this one: what it cannot know is dealt again.

        The others remember that it is another one, so that their nodes are not mixed up.
        """
        other: TitleState = self.clone()
        seed = int(sampler() * WORLDS)
        other.position = self.position.determinize(player, api.Rng(seed, "resample"))
        other.memories = [memory if seat == player
                          else digest(memory, "resampled", *map(str, other.position.observe(seat)))
                          for seat, memory in enumerate(self.memories)]
        return other

    def __str__(self) -> str:
        return f"{self.position.turn} {self.position.hash()}"


class TitleObserver:
    """Fills the tensor with the view of a seat; with perfect recall it gives a text alone."""

    def __init__(self, first: api.Position, *, has_recall: bool) -> None:
        self.has_recall = has_recall
        self.tensor = None if has_recall else np.zeros(first.vector.size, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        """Write what that seat may know."""
        if self.tensor is not None:
            self.tensor[:] = state.position.observe(player)

    def string_from(self, state: TitleState, player: int) -> str:
        """The seat's knowledge; with perfect recall, a digest of everything that it remembers."""
        view = " ".join(map(str, state.position.observe(player)))
        return digest(state.memories[player], view) if self.has_recall else view


def digest(*texts: str) -> str:
    """Texts as 32 hexadecimal digits."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:32]


def register(title: str) -> None:
    """Make a title known to `pyspiel.load_game`.

    OpenSpiel keeps what makes the game beyond the end of the interpreter: a function would be
    freed then, which aborts the process, a class is not.
    """
    maker = type(f"{title.capitalize()}Game", (TitleGame,), {"title": title})
    pyspiel.register_game(game_type(title), maker)


for each in api.TITLES:
    register(each)

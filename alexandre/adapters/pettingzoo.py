"""A title as a PettingZoo AEC environment: `env("alexandros")`.

Agents are `seat_0`, `seat_1`, …  An observation is a dictionary: `observation`, the view of the
seat as integers (`api.Position.observe`), and `action_mask`, a 1 for the code of each legal action
and zeros for a seat that does not decide.  The rewards come at the end (`adapters.payoff`).
Chance falls by the seed of `reset`; without one, by a new seed each time.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from struct import Struct
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from alexandre import api
from alexandre.adapters.payoff import payoffs

WIDTH: Final = 960  # pixels of a picture of the board
SHARED: Final = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations",
                 "truncations", "infos")
ILLEGAL: Final = -1.0  # the reward of an agent whose action is not legal; the match is over

if TYPE_CHECKING:
    from alexandre.scenes.base.pictures.board_painter import BoardPainter

Observation = dict[str, NDArray[Any]]


def env(title: str, seats: int = 0, *, board: str | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None) -> AECEnv[str, Observation, int]:
    """The environment with the usual guards: an illegal action ends the match, for a reward of -1.
    """
    return Guard(raw_env(title, seats, board=board, options=options, render_mode=render_mode))


class LegalOnly(wrappers.TerminateIllegalWrapper[str, Observation, int]):
    """An illegal action ends the match."""

    def __init__(self, inner: AECEnv[str, Observation, int]) -> None:
        super().__init__(inner, illegal_reward=ILLEGAL)


class Guard(wrappers.OrderEnforcingWrapper[str, Observation, int],
            wrappers.AssertOutOfBoundsWrapper[str, Observation, int], LegalOnly):
    """PettingZoo's guards as one wrapper, which has what the environment has: they look some
    twenty names up a step.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match."""
        super().reset(seed, options)
        self._share()

    def step(self, action: int | None) -> None:
        """Take an action of the agent selected, if it is legal."""
        super().step(action)
        self._share()

    def _share(self) -> None:
        inner = self.env.__dict__
        self.__dict__.update({name: inner[name] for name in SHARED})


class raw_env(AECEnv[str, Observation, int], EzPickle):  # noqa: N801  PettingZoo's own name for it
    """The environment without guards; an illegal action raises Refusal.

    As few seats as the title takes if 0; `board` is an id; `options` as in docs/protocol.md.
    """

    def __init__(self, title: str, seats: int = 0, *, board: str | None = None,
                 options: Mapping[str, Any] | None = None,
                 render_mode: str | None = None) -> None:
        EzPickle.__init__(self, title, seats, board=board, options=options,
                          render_mode=render_mode)
        super().__init__()
        self.metadata = {"name": f"alexandre_{title}_v0", "render_modes": ["ansi", "rgb_array"],
                         "is_parallelizable": False}
        self.render_mode = render_mode
        self._first = api.start(title, seats, board=board, options=options)
        self.position = self._first.clone()
        self._seed = 0
        self._painter: BoardPainter | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._first.seats)]
        vector, codes = self._first.vector, self._first.codes
        self._pack = Struct(f"{vector.size}i").pack  # half the time of np.array(list)
        self.observation_spaces = {agent: spaces.Dict({
            "observation": spaces.Box(vector.least, vector.most, (vector.size,),
                                      np.int32),
            "action_mask": spaces.Box(0, 1, (codes,), np.int8),
        }) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(codes) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; its options are those of the environment."""
        self._seed = fresh_seed() if seed is None else index(seed)
        self.position = self._first.clone()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position.play_chance(self._seed)
        self.agent_selection = self.agents[self.position.actor]

    def observe(self, agent: str) -> Observation:
        """The seat's view, and the actions that it may take now."""
        seat, position = self.possible_agents.index(agent), self.position
        mask = bytearray(position.codes)
        if position.actor == seat:
            for action in position.legal():
                mask[action.code] = 1
        numbers = bytearray(self._pack(*position.observe(seat)))  # which may be written to
        return {"observation": np.frombuffer(numbers, np.int32),
                "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Take an action of the agent selected, then let chance fall."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.position.play(self.position.decode(int(action)))
        self.position.play_chance(self._seed)
        outcome = self.position.outcome()
        if outcome is None:
            self.agent_selection = self.possible_agents[self.position.actor]
        else:
            self.rewards = dict(zip(self.possible_agents, payoffs(outcome), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the referee sees it, in words with the mode "ansi"; with "rgb_array" the
        board in English as rows of pixels, WIDTH in each, of three bytes.  Else nothing.
        """
        if self.render_mode == "ansi":
            return str(self.position)
        return self._paint() if self.render_mode == "rgb_array" else None

    def _paint(self) -> NDArray[np.uint8]:
        """The pixels of the board; what paints it is loaded with the first picture."""
        from alexandre.scenes.base.pictures.board_painter import BoardPainter

        self._painter = self._painter or BoardPainter()
        position = self.position
        wide, high, pixels = self._painter.paint(position.game, position.view(None), WIDTH)
        return np.frombuffer(pixels, np.uint8).reshape(high, wide, 3)

    def close(self) -> None:
        """Nothing is held."""


def fresh_seed() -> int:
    """A seed that nobody has asked for."""
    return int(np.random.default_rng().integers(api.SEED_MOST))

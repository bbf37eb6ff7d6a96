"""Cost of an action in PettingZoo, and how many times that of one in OpenSpiel (make bots).

    python tools/bench/adapters.py [ACTIONS]     1,500 if not given

Seats play at random; an action includes all chance that follows it, and in PettingZoo what its
seat sees.  Of five runs the quickest counts.  It needs both libraries.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np
import pyspiel

from alexandre.adapters.openspiel import PREFIX
from alexandre.adapters.pettingzoo import env, raw_env
from alexandre.api import TITLES

ACTIONS: Final = 1_500
RUNS: Final = 5

Play = Callable[[random.Random, int], int]  # a match, or so many actions of it; how many it was


def main(actions: int = ACTIONS) -> int:
    """Print a line for each title."""
    for title in TITLES:
        spiel = measure(play_spiel(pyspiel.load_game(PREFIX + title)), actions)
        told = [f"{title}: OpenSpiel {spiel:.0f} µs"]
        for make in (raw_env, env):
            cost = measure(play_zoo(make(title)), actions)
            told.append(f"{make.__name__} {cost:.0f} µs ({cost / spiel:.1f} times)")
        print(", ".join(told), flush=True)
    return 0


def measure(play: Play, actions: int) -> float:
    """Microseconds of the processor for an action."""
    quickest = float("inf")
    for seed in range(RUNS):
        lots, done, began = random.Random(seed), 0, time.process_time()
        while done < actions:
            done += play(lots, actions - done)
        quickest = min(quickest, (time.process_time() - began) / done)
    return quickest * 1e6


def play_spiel(game: Any) -> Play:
    """Random play in OpenSpiel."""

    def play(lots: random.Random, most: int) -> int:
        state, done = game.new_initial_state(), 0
        while done < most and not state.is_terminal():
            if state.is_chance_node():
                codes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(lots.choices(codes, weights)[0])
            else:
                state.apply_action(lots.choice(state.legal_actions()))
                done += 1
        return done

    return play


def play_zoo(world: Any) -> Play:
    """Random play in PettingZoo, by the mask of each observation."""

    def play(lots: random.Random, most: int) -> int:
        world.reset(seed=lots.randrange(2**30))
        done = 0
        for _agent in world.agent_iter():
            seen, _reward, is_over, _, _ = world.last()
            if done == most or is_over:
                break
            codes = np.flatnonzero(seen["action_mask"])
            world.step(int(codes[lots.randrange(len(codes))]))
            done += 1
        return done

    return play


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

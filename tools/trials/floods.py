"""Memory beside programs of others that write and are not asked, or read nothing.

    python tools/trials/floods.py [MINUTES]     60 minutes if not given

Programs that err each in its own way play at a table, one after the other, with short questions
between; what is held is looked at each second. It prints how many were ended, and how much more
was held than before the first of them.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from alexandre import api
from alexandre.ai.outside import GIVEN_UP, Program, Question, Trouble
from tests.bots.programs import command
from tools.bench.boards import resident

MINUTES = 60
MEGA = 1 << 20
PROGRAMS = ("yes", "cat /dev/urandom", "cat /dev/zero", command("flood"), command("long_flood"),
            command("garbage"), command("deaf"))
WAIT = 0.02  # seconds that an answer is waited for
ROUND = 20.0  # seconds with one program


def main(minutes: int = MINUTES) -> int:
    """Ask, and look at the memory."""
    position = api.start("alexandros")
    position.play_chance(7)
    ask(Program("cat", 1.0), position, 1.0)
    before = most = resident()
    ended, began, number = 0, time.monotonic(), 0
    while time.monotonic() - began < 60 * minutes:
        count, held = ask(Program(PROGRAMS[number % len(PROGRAMS)], 1.0), position, ROUND)
        ended, most, number = ended + count, max(most, held), number + 1
    print(f"{number} programs, {ended} ended for what they wrote")
    print(f"{(most - before) // MEGA} MB more than before", flush=True)
    os._exit(0)


def ask(program: Program, position: api.Position, seconds: float) -> tuple[int, int]:
    """Question after question for so long; how often it was ended, and the most that was held."""
    end, ended, most, turn = time.monotonic() + seconds, 0, 0, 0
    while time.monotonic() < end:
        turn += 1
        program.ask(Question(position.game, position.state, position.actor, turn, "match"))
        answer = program.hear(WAIT)
        most = max(most, resident())
        if isinstance(answer, Trouble):
            ended += answer.kind == "flooding"
            if answer.kind == GIVEN_UP:
                break
    program.close()
    return ended, most


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

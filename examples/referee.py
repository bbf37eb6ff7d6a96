"""A referee of programs: `alexandre engine` is the judge, the programs speak the player protocol.

    python examples/referee.py alexandros 7 "python bot.py" "python bot.py"

One program for each seat.  A program that errs loses its move to the engine's own player.
"""

import json
import shlex
import subprocess
import sys
from typing import Any

ENGINE = [sys.executable, "-m", "alexandre", "engine"]


class Process:
    """A program that answers lines of JSON with lines of JSON."""

    def __init__(self, words: list[str]) -> None:
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

    def ask(self, cmd: str, **fields: Any) -> dict[str, Any]:
        """The reply to a message."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.number += 1
        message = {"id": self.number, "cmd": cmd, **fields}
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        reply: dict[str, Any] = json.loads(self.process.stdout.readline())
        return reply

    def close(self) -> None:
        """End its input and wait for it to end."""
        self.process.communicate()


def main(title: str, seed: int, *commands: str) -> None:
    """One match; its outcome is printed."""
    engine = Process(ENGINE)
    programs = [Process(shlex.split(command)) for command in commands]
    status = engine.ask("new", title=title, players=len(programs), seed=seed)
    told = [0] * len(programs)  # how many actions each has heard of
    for seat, program in enumerate(programs):
        program.ask("hello", protocol=1)
        program.ask("new", title=title, players=len(programs), seat=seat,
                    spaces=engine.ask("board")["spaces"], box=engine.ask("box")["box"])
    while not status["over"]:
        seat = status["decider"]
        legal = engine.ask("legal", seat=seat)["actions"]
        events = engine.ask("events", seat=seat, since=told[seat]).get("events", [])
        told[seat] = status["turn"]
        reply = programs[seat].ask("choose", turn=status["turn"], seat=seat, legal=legal,
                                   prompt=status["prompt"]["kind"], events=events, seconds=10,
                                   view=engine.ask("view", seat=seat)["state"])
        status = engine.ask("act", seat=seat, action=reply.get("action", ""))
        if not status["ok"]:
            status = engine.ask("auto", seat=seat, level="greedy")
    print(json.dumps(status["outcome"]))
    for process in (engine, *programs):
        process.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])

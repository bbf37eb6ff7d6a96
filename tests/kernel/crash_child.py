"""Writers that are killed: forks a child from a warm process, kills it, looks at what is left.

    python -m tests.kernel.crash_child FOLDER KILLS SEED

prints one JSON object: how many kills, how many in the middle of an action, how many writes were
acknowledged, and a line for everything that was lost. Each child starts a store on the same
folder as the one before it, as a player would after a crash.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
import time
from dataclasses import dataclass, field
from typing import Any

from alexandre.kernel.store import Header, Shelf, Store
from alexandre.kernel.text import Refusal

DOCUMENTS = {"save": "Zoë Ω", "settings": "settings", "statistics": "statistics"}
LINES = 9  # that a child may say before it is killed: an action has four
LONGEST = 0.03  # seconds that it lives on after that, at most


@dataclass
class Life:
    """The report of a child before it was killed: the actions it began, the writes that were
    saved.
    """

    begun: list[int] = field(default_factory=list)
    saved: list[tuple[str, int]] = field(default_factory=list)
    is_killed: bool = False

    def hear(self, line: str) -> None:
        """`begin 7`, or `settings 7` for a document that is saved."""
        word, _, number = line.partition(" ")
        if word == "begin":
            self.begun.append(int(number))
        elif word in DOCUMENTS:
            self.saved.append((word, int(number)))

    def is_amid(self) -> bool:
        """Whether the last action was begun and not all of it saved."""
        return bool(self.begun) and len(self.saved) < len(self.begun) * len(DOCUMENTS)


def main(folder: str, kills: int, seed: int) -> dict[str, Any]:
    """So many children, one after the other, killed at moments that the seed chooses."""
    rnd = random.Random(seed)
    floor = dict.fromkeys(DOCUMENTS, 0)
    lives: list[Life] = []
    losses: list[str] = []
    while len(lives) < kills:
        life = one_life(folder, rnd.randrange(LINES), rnd.uniform(0, LONGEST))
        lives.append(life)
        losses += [f"kill {len(lives)}: {loss}" for loss in examine(folder, floor, life)]
    return {
        "kills": len(lives),
        "amid": sum(life.is_amid() for life in lives),
        "acknowledged": sum(len(life.saved) for life in lives),
        "losses": losses,
    }


def one_life(folder: str, lines: int, seconds: float) -> Life:
    """A child that writes until it has said so many lines, and so many seconds longer."""
    if sys.platform == "win32":
        raise NotImplementedError
    ears, mouth = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ears)
        live(folder, mouth)
    os.close(mouth)
    life = Life()
    with os.fdopen(ears) as said:
        for _ in range(lines):
            life.hear(said.readline())
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        for line in said:
            life.hear(line)
    life.is_killed = os.WIFSIGNALED(os.waitpid(child, 0)[1])
    return life


def live(folder: str, mouth: int) -> None:
    """Write one version of each document after another, and say which are saved; no return."""
    store = Store(folder, app="1.0")
    number = max(present(folder, kind) for kind in DOCUMENTS)
    while True:
        number += 1
        os.write(mouth, f"begin {number}\n".encode())
        tickets = [(kind, store.write(name, Header(kind=kind, turn=number), body(number)))
                   for kind, name in DOCUMENTS.items()]
        for kind, ticket in tickets:
            ticket.wait()
            if not ticket.is_done or ticket.problem:
                os._exit(1)
            os.write(mouth, f"{kind} {number}\n".encode())


def examine(folder: str, floor: dict[str, int], life: Life) -> list[str]:
    """The losses; `floor` are the versions known to be saved, and rises to those found."""
    losses = [f"{entry.file} is {entry.condition}" for entry in Shelf(folder).entries()
              if entry.condition != "good"]
    if not life.is_killed:
        losses.append("a write was refused")
    for kind, number in life.saved:
        floor[kind] = max(floor[kind], number)
    for kind in DOCUMENTS:
        number = present(folder, kind)
        if number < floor[kind]:
            losses.append(f"{kind}: {number} is there, {floor[kind]} was acknowledged")
        if len(life.begun) > 1 and not life.begun[-1] - 1 <= number <= life.begun[-1]:
            losses.append(f"{kind}: {number} is there, in the middle of {life.begun[-1]}")
        floor[kind] = max(floor[kind], number)
    return losses


def present(folder: str, kind: str) -> int:
    """The version of a document that is on the disk, 0 if none ever was; -1 if it is spoiled."""
    try:
        content = Shelf(folder).read(DOCUMENTS[kind], kind).body
    except Refusal as refusal:
        return 0 if refusal.msg.key == "store.no_document" else -1
    return int(content["n"]) if content == body(content["n"]) else -1


def body(number: int) -> dict[str, Any]:
    """A body of 5 to 60 kilobytes that belongs to its number."""
    return {"n": number, "log": [number + index for index in range(1_000 + number % 12 * 1_000)]}


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))))

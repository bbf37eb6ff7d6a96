"""Programs that err, each in its own way, as commands.  `python programs.py late`: its behaviour.

They are started as processes of their own, so this file imports nothing of the tests.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

kept: list[Any] = []  # what a late program still has to say


def command(mistake: str, log: Path | None = None) -> str:
    """The command of a program that makes this mistake; it writes its input to `log`.

    One with a `pool` starts a process that holds `log` open and outlives it.
    """
    words = [sys.executable, __file__, mistake, *([str(log)] if log else [])]
    return " ".join(f"'{word}'" for word in words)


def reply_to(request: dict[str, Any], mistake: str) -> list[Any]:
    """The lines that it answers."""
    number = request["id"]
    if request["cmd"] in ("hello", "new"):
        greeting = {"id": number, "name": f"Program {mistake}"}
        return [] if mistake in ("mute", "curt") else [greeting]
    if request["cmd"] != "choose":
        return []
    action: Any = request["legal"][0]
    if mistake == "late" and not kept:  # it says so when it is asked for the next
        kept.append({"id": number, "action": request["legal"][-1]})
        return []
    if mistake == "mute":
        return []
    if mistake == "deaf":
        time.sleep(3600)
    if mistake == "dies":
        raise SystemExit(3)
    if mistake == "illegal":
        action = "dance"
    if mistake == "garbage":
        return ["Thinking about it… {"]
    if mistake == "wordy":
        return ["x" * (2 * 1024 * 1024)]
    if mistake == "other_id":
        return [{"id": number + 1, "action": action}]
    if mistake == "no_object":
        return [[number, action]]
    return [*kept, {"id": number, "action": action}]


def main(mistake: str, log: str = "") -> None:
    """Read requests and answer them."""
    if mistake == "dead":
        return
    while mistake == "flood":  # nobody asked
        print("y", flush=True)
    while mistake == "long_flood":
        print("x" * 200_000, flush=True)
    if mistake == "pool":
        with open(log, "w", encoding="utf-8") as held:
            subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"],
                             stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                             close_fds=False, pass_fds=(held.fileno(),))
        log = ""
    for line in sys.stdin:
        if log:
            with open(log, "a", encoding="utf-8") as file:
                file.write(line)
        request = json.loads(line)
        if request["cmd"] == "quit":
            break
        for each in reply_to(request, mistake):
            print(each if isinstance(each, str) else json.dumps(each), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

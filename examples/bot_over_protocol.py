"""A bot that alexandre starts and asks: the player protocol of docs/bots.md, nothing else.

    alexandre arena alexandros --engine "python examples/bot_over_protocol.py"

It takes what costs the others most to see taken: the offer with the longest name, and if there are
several, the first.  No good player, but a whole one: anything that reads and writes lines will do.
"""

import json
import sys
from typing import Any


def choose(request: dict[str, Any]) -> str:
    """The offer to take; `request` holds the view of our seat, what happened, and the time."""
    offers: list[str] = [offer["text"] for offer in request["legal"]]
    return max(offers, key=len)


def answer(request: dict[str, Any]) -> dict[str, Any] | None:
    """The reply to a message, None to one that wants none."""
    if request["cmd"] == "hello":
        return {"id": request["id"], "name": "Longest Name"}
    if request["cmd"] == "new":
        return {"id": request["id"]}
    if request["cmd"] == "choose":
        return {"id": request["id"], "action": choose(request)}
    return None


def main() -> None:
    """Answer line by line until the input ends, or we are told to quit."""
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "quit":
            break
        reply = answer(request)
        if reply is not None:
            print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()

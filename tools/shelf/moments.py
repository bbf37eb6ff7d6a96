"""Plays the matches of the bundled moments in saves/moments/ and tells what happens in them.

    python -m tools.shelf.moments              writes every record anew
    python -m tools.shelf.moments tyre         writes that one anew
    python -m tools.shelf.moments --tell tyre  prints its steps in words, for its captions

The matches are played by computer players from fixed seeds, as far as the moment goes; where
there is no moment yet, to their end.  After a change of the rules another match may come of the
same seed: tests/content/test_moments.py then says which captions no longer fit.
"""

from __future__ import annotations

import sys
from pathlib import Path

from alexandre import __version__, games
from alexandre.cli.console import load_words
from alexandre.content.loader import load
from alexandre.content.moment import locate_bundled
from alexandre.kernel.record import from_plain
from alexandre.kernel.replay import replay
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document, write_document
from alexandre.kernel.store.saves import header_of
from tools.shelf.matches import Wanted, play_match

SOURCES = {
    "tyre": (Wanted("commander", "victory", 1, campaign="tyre"), 29),
    "gaugamela": (Wanted("commander", "victory", 1, campaign="gaugamela"), 1),
    "takeover": (Wanted("alexandros", "red_walls", 4), 1),
    "hundred": (Wanted("alexandros", "hundred", 2), 3),
    "boxes": (Wanted("empire", "goal", 4, options=(("length", "short"),)), 5),
    "awards": (Wanted("empire", "goal", 3), 11),
    "babylon": (Wanted("phalanxx", "succession", 4, options=(("side", "expert"),)), 1),
    "maxximilian": (Wanted("phalanxx", "great", 1), 8),
    "auction": (Wanted("catan", "points", 4), 26),
    "persepolis": (Wanted("catan", "persepolis", 3), 1),
}


def main() -> None:
    """Write the records that are named, or all; or tell one."""
    if sys.argv[1:2] == ["--tell"]:
        tell(sys.argv[2])
        return
    for name in sys.argv[1:] or SOURCES:
        session = play(name)
        write_document(path_of(name), header_of(session, __version__), session.to_plain())
        print(f"{name}: {session.turn} actions")


def play(name: str) -> Session:
    """The match of a moment, as far as it is told."""
    match = play_match(*SOURCES[name])
    moment = locate_bundled() / f"{name}.yaml"
    end = load(moment).data["to"] if moment.exists() else match.turn
    return Session(match.game, match.record.until(end))


def tell(name: str) -> None:
    """Every step: how many actions have been taken then, the action, and what was seen of it."""
    record, game = from_plain(read_document(path_of(name)).body, games.load)
    names = [player.name for player in record.players]
    words = load_words("en")
    for step in replay(game, record)[1]:
        told = [words.say(event.msg(), names) for event in step.events
                if game.seen(event, None) is not None]
        print(f"{step.index + 1:5}  {step.action:24}  {' / '.join(told)}")


def path_of(name: str) -> Path:
    """The path of its record: beside its notes."""
    return locate_bundled() / f"{name}.save"


if __name__ == "__main__":
    main()

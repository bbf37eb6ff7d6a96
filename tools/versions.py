"""Saves that every later version must open: matches in progress, written once and never changed.

    python tools/versions.py

For each title and board whose rules and dump version have no file in saves/versions/ yet, one
match with the usual options and one with the others is played at random as far as its middle.
Files that exist are left alone; SHA256SUMS holds the digest of each, which a test compares.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from alexandre import __version__, games
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Meta
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.saves import header_of
from alexandre.kernel.session import Session
from alexandre.kernel.store import write_document

FOLDER = Path(__file__).resolve().parent.parent / "saves" / "versions"
SUMS = FOLDER / "SHA256SUMS"
NAMES = ("Roxane", "Parménion", "Héphaistion", "Olympias", "Ptolémée")


def main() -> None:
    """Write what is missing, and all digests."""
    FOLDER.mkdir(exist_ok=True)
    for title in games.TITLES:
        meta = games.meta(title)
        for board in meta.boards:
            for tag, options in options_on(meta, board).items():
                write(title, board, tag, options)
    sums = [f"{digest(path)}  {path.name}\n" for path in sorted(FOLDER.glob("*.save"))]
    SUMS.write_text("".join(sums), encoding="utf-8")


def options_on(meta: Meta, board: str) -> dict[str, dict[str, Any]]:
    """By tag: the usual options, and the last choice of every option."""
    concerned = [option for option in meta.options if option.concerns(board)]
    others = {option.name: option.choices[-1] for option in concerned}
    return {"usual": {}, **({"others": others} if others else {})}


def write(title: str, board: str, tag: str, options: dict[str, Any]) -> None:
    """One match, unless there is one of these rules and this dump."""
    whole = play(title, board, options)
    state = whole.state
    version = state.setup.rules.version if isinstance(state, DeclaredState) else 1
    name = f"{title}-{board}-{tag}-rules{whole.record.rules_version}-dump{version}.save"
    if not (FOLDER / name).exists():
        half = play(title, board, options, whole.turn // 2)
        header = header_of(half, __version__, counter=1)
        write_document(FOLDER / name, header, half.to_plain())
        print(f"{name}: {half.turn} actions")


def play(title: str, board: str, options: dict[str, Any], most: int = 10_000) -> Session:
    """A random match of so many actions at most."""
    game = games.load(title, board)
    players = [Player(name) for name in NAMES[:game.meta.seats[1]]]
    session, rnd = Session.new(game, players, options, seed=1), Rng(1, "versions")
    while session.decider != OVER and session.turn < most:
        if session.decider == CHANCE:
            law = session.state.outcomes()
            session.play(pick(law, rnd(sum(weight for _action, weight in law))))
        else:
            offers = session.offers()
            session.play(offers[rnd(len(offers))])
    return session


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    main()

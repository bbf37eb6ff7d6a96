"""Saves that every later version must open: matches in progress, written once and never changed.

    python -m tools.shelf.versions

For each title and board whose rules and dump version have no file in saves/versions/ yet, one
match with the usual options and one with the others is played at random as far as its middle, and
on the first board one as far as each of some moments: amid a battle, an auction, an allocation.
Files that exist are left alone; SHA256SUMS holds the digest of each, which a test compares.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from alexandre import __version__, games
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.meta import Meta
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import write_document
from alexandre.kernel.store.saves import header_of

FOLDER = Path(__file__).resolve().parents[2] / "saves" / "versions"
SUMS = FOLDER / "SHA256SUMS"
MOMENTS = {  # phases in which something is begun and not done
    "alexandros": ("route", "cede"),
    "catan": ("bid", "pay", "compose"),
    "commander": ("battle", "levy"),
    "empire": ("bid", "allot", "pay"),
    "phalanxx": ("swap", "act", "spare"),
}
EARLY = 12  # actions
ALL = 10_000
SEEDS = 300
NAMES = ("Roxane", "Parménion", "Héphaistion", "Olympias", "Ptolémée")


def main() -> None:
    """Write what is missing, and all digests."""
    FOLDER.mkdir(exist_ok=True)
    for title in games.TITLES:
        meta = games.meta(title)
        for board in meta.boards:
            for tag, options in options_on(meta, board).items():
                write(title, board, tag, options)
        for phase in MOMENTS.get(title, ()):
            write(title, meta.boards[0], phase, {}, phase)
    sums = [f"{digest(path)}  {path.name}\n" for path in sorted(FOLDER.glob("*.save"))]
    SUMS.write_text("".join(sums), encoding="utf-8")


def options_on(meta: Meta, board: str) -> dict[str, dict[str, Any]]:
    """By tag: the usual options, and the last choice of every option."""
    concerned = [option for option in meta.options if option.concerns(board)]
    others = {option.name: option.choices[-1] for option in concerned}
    return {"usual": {}, **({"others": others} if others else {})}


def write(title: str, board: str, tag: str, options: dict[str, Any], phase: str = "") -> None:
    """One match, unless there is one of these rules and this dump."""
    start = begin(title, board, options, 1).state
    version = start.setup.rules.version if isinstance(start, DeclaredState) else 1
    rules = games.meta(title).rules_version
    name = f"{title}-{board}-{tag}-rules{rules}-dump{version}.save"
    if not (FOLDER / name).exists():
        session = amid(title, board, phase) if phase else halfway(title, board, options)
        header = header_of(session, __version__, counter=1)
        write_document(FOLDER / name, header, session.to_plain())
        print(f"{name}: {session.turn} actions")


def halfway(title: str, board: str, options: dict[str, Any]) -> Session:
    """A random match at its middle."""
    whole = begin(title, board, options, 1)
    play(whole, 1, ALL)
    half = begin(title, board, options, 1)
    play(half, 1, whole.turn // 2)
    return half


def amid(title: str, board: str, phase: str) -> Session:
    """The first random match that comes to that phase after its beginning, there."""
    for seed in range(1, SEEDS):
        session = begin(title, board, {}, seed)
        if play(session, seed, ALL, phase):
            return session
    raise SystemExit(f"{title}: no match comes to {phase}")


def begin(title: str, board: str, options: dict[str, Any], seed: int) -> Session:
    """A match of as many as play together."""
    game = games.load(title, board)
    players = [Player(name) for name in NAMES[:game.meta.seats[1]]]
    return Session.new(game, players, options, seed)


def play(session: Session, seed: int, most: int, phase: str = "") -> bool:
    """At random, so many actions at most; True if it stops in that phase."""
    rnd = Rng(seed, "versions")
    while session.decider != OVER and session.turn < most:
        if phase and session.turn > EARLY and phase_of(session) == phase:
            return True
        if session.decider == CHANCE:
            law = session.state.outcomes()
            session.play(pick(law, rnd(sum(weight for _action, weight in law))))
        else:
            offers = session.offers()
            session.play(offers[rnd(len(offers))])
    return False


def phase_of(session: Session) -> str:
    """The phase of the position, by its word."""
    return str(session.state.dump()["phase"])


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    main()

"""A match as a document: its header, and how it is loaded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from alexandre.kernel.contract import OVER
from alexandre.kernel.record import LoadGame, from_plain
from alexandre.kernel.session import Session, turns_in_play
from alexandre.kernel.store import Document, Header
from alexandre.kernel.store.names import display_name
from alexandre.kernel.text import Msg, Refusal

SAVE = "save"


def header_of(session: Session, app: str = "", counter: int = 0) -> Header:
    """The public header of a match: it holds no secret.

    summary: players [names], levels ["" for a person], colours, turns, over; once over ending,
    scores and winners [seats]; where its title has several boards, the names of `board` by
    language, and of a linked match its `chapter`.
    """
    record, outcome = session.record, session.state.outcome()
    summary = {
        "players": [player.name for player in record.players],
        "levels": list(record.levels),
        "colours": list(record.colours),
        "turns": turns_in_play(session),
        "over": session.decider == OVER,
    }
    if outcome is not None:
        summary |= {"ending": outcome.reason, "scores": list(outcome.scores),
                    "winners": list(outcome.winners)}
    boards, board = session.game.meta.boards, record.board
    if len(boards) > 1 or not board.is_bundled:
        summary["board"] = {lang: each["name"] for lang, each in
                            board.data["board"]["names"].items()}
    if record.inputs is not None and board.id in boards:
        summary["chapter"] = boards.index(board.id) + 1
    return Header(SAVE, record.title, record.rules_version, turn=session.turn, summary=summary,
                  app=app, counter=counter)


@contextmanager
def name_file(name: str) -> Iterator[None]:
    """A Refusal of what was read from a file names the file."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(Msg.of("store.unreadable", file=display_name(name),
                             cause=refusal.msg)) from None


def match_of(document: Document, load: LoadGame) -> Session:
    """The match that a document holds; Refusal says why none can be played from it."""
    if document.header.kind != SAVE:
        raise Refusal(Msg.of("kernel.no_match"))
    record, game = from_plain(document.body, load)
    return Session(game, record)

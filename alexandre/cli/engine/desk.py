"""The engine's state between two requests: the language, and at most one match."""

from __future__ import annotations

from contextlib import suppress

from alexandre.cli.engine.answers import Offers
from alexandre.cli.engine.lines import Complaint
from alexandre.i18n.words import Words
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg


class Desk:
    """One process of the engine; `is_open` until it is told to quit."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.session: Session | None = None
        self.is_open = True
        self._offers: Offers | None = None

    @property
    def match(self) -> Session:
        """The match; Complaint if none was begun."""
        if self.session is None:
            raise Complaint("no-match", Msg.of("engine.no_match"))
        return self.session

    @property
    def offers(self) -> Offers:
        """The spelling of the match's actions."""
        if self._offers is None or self._offers.game is not self.match.game:
            self._offers = Offers(self.match.game)
        return self._offers

    def put_back(self, session: Session | None, turn: int) -> None:
        """After a defect of ours: the match as it stood, played again from its record.

        A match that cannot be replayed from its beginning is left as the defect left it.
        """
        self.session = session
        if session is not None and not session.record.base:
            with suppress(Exception):
                record = session.record.until(turn)
                self.session = Session(session.game, record, session.chance)

    def say(self, msg: Msg) -> str:
        """A sentence in the language of the request, with the names of the match."""
        if self.session is None:
            return self.words.say(msg)
        record = self.session.record
        return self.words.say(msg, self.words.name_players(
            [each.name for each in record.players], record.levels))

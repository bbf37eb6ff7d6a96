"""Analyses in progress, whatever screen is shown, and those that are stored.

They are kept beside the saves, under the name of the match, and read again as long as they are of
the same moves and were made in the same way.
"""

from __future__ import annotations

from alexandre import games
from alexandre.ai.review.analysis import Analysis, from_plain, sign, to_plain
from alexandre.ai.review.background import Analysing, attend
from alexandre.ai.spawning import Serve
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.bookmarks import tell_name
from alexandre.scenes.base.house import BackgroundTask, House, Scene

KIND = "analysis"


class Analyses(BackgroundTask):
    """The analyses of the house, of which one runs at a time; a new request replaces it."""

    def __init__(self, house: House, serve: Serve = attend) -> None:
        self.house = house
        self.serve = serve
        self.running: Analysing | None = None
        self._name = ""
        self._session: Session | None = None
        self.watcher: Scene | None = None  # the room that shows how far it is

    def find(self, name: str, session: Session) -> Analysis | None:
        """The finished analysis of that game, or None."""
        running = self._find_begun(session)
        if running is not None and running.analysis is not None:
            return running.analysis
        try:
            return from_plain(self.house.store.read(name, KIND).body,
                              sign(session.game, session.record))
        except Refusal:  # there is none, or it is damaged: it is computed again
            return None

    def find_running(self, session: Session) -> Analysing | None:
        """The running analysis of that game, whatever its budget."""
        running = self._find_begun(session)
        return running if running is not None and not running.is_over else None

    def _find_begun(self, session: Session) -> Analysing | None:
        """The latest analysis, if it is of that match."""
        match = sign(session.game, session.record)["match"]
        return self.running if self.running is not None \
            and self.running.signature["match"] == match else None

    def run(self, name: str, session: Session, budget: int = 0) -> Analysing:
        """The analysis of that game with that budget, started unless it is the latest; another one
        is stopped."""
        signature = sign(session.game, session.record, budget)
        if self.running is None or self.running.signature != signature or self.running.has_failed:
            self.close()
            self.running = Analysing(session.game, session.record, games.load, games.hints,
                                     self.serve, budget)
            self._name, self._session = name, session
        return self.running

    def tick(self) -> None:
        """Check the progress; store a finished analysis and announce it."""
        if self.running is None or self.running.is_over:
            return
        self.running.poll()
        analysis = self.running.analysis
        if analysis is None or self._session is None:
            return
        record, store = self._session.record, self.house.store
        if not store.is_read_only:
            store.write(self._name, Header(kind=KIND, title=record.title,
                                           rules=record.rules_version),
                        to_plain(analysis, self.running.signature))
        if self.house.room is not self.watcher:
            self.house.tell(Msg.of("ui.analysis.ready", match=tell_name(
                self._name)))

    def close(self) -> None:
        """Stop the running analysis."""
        if self.running is not None and not self.running.is_over:
            self.running.close()
        self.running = None


def analyses_of(house: House) -> Analyses:
    """The analyses of the house, created on first use."""
    known = next((each for each in house.tasks if isinstance(each, Analyses)), None)
    if known is None:
        known = Analyses(house)
        house.tasks.append(known)
    return known


def can_be_analysed(session: Session) -> bool:
    """Whether the game is over and its title can estimate chances for such a table."""
    return (session.state.outcome() is not None
            and bool(games.hints(session.game).curve(session.state)))

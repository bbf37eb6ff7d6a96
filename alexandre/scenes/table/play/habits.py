"""The player's standing answers: whether to ask each time such a choice comes.

The `routines` of a title say which choices these are and what a habit makes of the offers.  Only
offers are played by it, through the match like any other; the settings remember it.
"""

from __future__ import annotations

from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.services import Services
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.drawing import Signs

ASK: Final = "ask"
SPOT: Final = "habit:"


class Habits:
    """The habits of one title: choices settled once for all."""

    def __init__(self, house: Services, session: Session) -> None:
        self._house = house
        self._session = session
        self.routines = drawing_of(session.game).routines
        self._seen: tuple[object, ...] = ()
        self._over: Signs = NOTHING, ()
        self._answer: Action | None = None
        self._changed_at = -1  # the position at which one was changed: its question stays
        self._acted: tuple[str, ...] = ()  # those that have just answered
        self._told_at = -1  # the question beside which that is told

    @property
    def chosen(self) -> dict[str, str]:
        """The habits that are set, by name within the title."""
        prefix = f"{self._session.record.title}."
        known: dict[str, str] = self._house.settings["habits"]
        named = {name.removeprefix(prefix): habit for name, habit in known.items()
                 if name.startswith(prefix)}
        return {name: habit for name, habit in named.items()
                if habit in self.routines.habits_of(name)}

    def answer(self) -> Action | None:
        """The offer that a habit takes now; None if the player is asked, as right after changing a
        habit, which holds from the next time on."""
        self._look()
        if self._answer is None or self._changed_at == self._session.changes:
            return None
        self._acted, self._told_at = tuple(
            name for name in self.routines.choices(self._session.state)
            if name in self.chosen), -1
        return self._answer

    def over(self) -> Signs:
        """The signs over the main sheet that show and change the habits."""
        self._look()
        return self._over

    def list_names(self) -> tuple[str, ...]:
        """The choices that the present offers concern; then those answered automatically since the
        last question, so that they can be changed."""
        asked = self.routines.choices(self._session.state)
        return *asked, *(each for each in self._recent() if each not in asked)

    def _recent(self) -> tuple[str, ...]:
        """The choices answered automatically just before this question."""
        if self._told_at < 0:
            self._told_at = self._session.changes
        elif self._told_at != self._session.changes:
            self._acted = ()
        return self._acted

    def click(self, spot: str) -> bool:
        """Go to the next habit on a click on its sign; return False for another spot."""
        if not spot.startswith(SPOT):
            return False
        name = spot.removeprefix(SPOT)
        habits = self.routines.habits_of(name)
        at = habits.index(self.chosen.get(name, ASK))
        self.choose(name, habits[(at + 1) % len(habits)])
        return True

    def choose(self, name: str, habit: str) -> None:
        """Save a habit at once; the default, to be asked, is not stored."""
        self._changed_at = self._session.changes
        known = {**self._house.settings["habits"],
                 f"{self._session.record.title}.{name}": habit}
        self._house.choose("habits", {each: kept for each, kept in known.items()
                                      if kept != ASK})

    def _look(self) -> None:
        """Compute the signs and the answer, once for each position and set of habits."""
        session, chosen = self._session, self.chosen
        seen = (session.changes, tuple(chosen.items()))
        if seen == self._seen:
            return
        self._seen = seen
        self._over = self.routines.layer(session.game, session.view(), chosen)
        self._answer = self.routines.answer(session.state, chosen)

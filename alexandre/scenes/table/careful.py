"""What cannot be undone and is rarely meant is asked about once more, as long as one wishes so."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.house import House
from alexandre.scenes.table.match import Match
from alexandre.ui.play.offers import latest_of
from alexandre.ui.play.planner import Actions
from alexandre.ui.widgets.panels.dialog import Dialog


class Careful:
    """A title says which of its actions are grave; the settings, whether one is asked."""

    def __init__(self, house: House, match: Match) -> None:
        self._house = house
        self._match = match

    def ask(self, actions: Actions, play: Callable[[Actions], None]) -> None:
        """Play these; where one of them is grave, once the player has said yes."""
        session = self._match.session
        drawing, latest = drawing_of(session.game), latest_of(session)
        grave = [each for each in actions if drawing.is_grave(each, latest)]
        if not grave or not self._house.settings["careful"]:
            play(actions)
            return
        dialog = Dialog("grave", Msg.of("ui.grave.title"))
        words = session.game.label(session.state, grave[0])
        dialog.tell("grave/what", words)
        dialog.tell("grave/why", Msg.of("ui.grave.why"), colour="ink.soft")
        dialog.answer("grave/yes", words, lambda: play(actions))
        dialog.answer("grave/no", Msg.of("ui.dialog.back"), kind="primary")
        self._house.desk.open(dialog)

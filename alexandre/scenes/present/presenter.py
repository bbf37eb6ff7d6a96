"""The presenter's mode: a match on the whole window, step by step, in large words.

It shows a moment, a match that is watched again, or one that is being played.  Of the last one
the next move is made when the presenter asks for it; a person's choice is made at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre import games
from alexandre.content.document import BadContent
from alexandre.content.loader import read
from alexandre.content.moment import Moment, judge_moment
from alexandre.kernel.contract import OVER
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.base.navigation import Live
from alexandre.scenes.base.opening import ask_to_open
from alexandre.scenes.playback.performance import Performance, find_eyes
from alexandre.scenes.playback.track import Track
from alexandre.scenes.playback.why import rules_of
from alexandre.scenes.present.keys import hint_keys, list_keys
from alexandre.scenes.present.notes import PresenterNotes
from alexandre.scenes.present.reasons import Reasons
from alexandre.scenes.present.timing import Timing
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import format_chord
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.window.audience import DARK, STILL, can_open

SLOW: Final = 2.5  # how much longer everything lasts if it is slow
SECOND: Final = 1000  # milliseconds
LOOK: Final = 30  # milliseconds between two looks whether a computer player has moved


class Presenter(Performance):
    """A presentation with the presenter's keys."""

    def __init__(self, house: House, track: Track, at: int = 0, live: Live | None = None) -> None:
        super().__init__(house, track, at)
        self.live = live
        self.notes: PresenterNotes | None = None  # while the audience has a window of its own
        self.is_playing = self.is_slow = self.is_ringed = False
        self.is_awaited = False  # the next move of a match that is being played
        self.reasons = Reasons(house, self.journey)
        moment = track.moment
        self.timing = Timing(moment.minutes if moment else 0)
        self._start = house.now
        self._opened: int | None = None  # the stop that was shown first

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """The presenter's commands; the magnifying glass stays while its key is held."""
        return {
            **super().commands,
            **dict.fromkeys(("page_down", "press", "confirm", "skip"), self.advance),
            "page_up": self.go_back,
            "repeat": self.repeat,
            "slow": self._slow_down,
            "pointer": self._point,
            "magnify": self._magnify,
            "secrets": partial(turn_secrets, self),
            "tablets": self._turn_tablets,
            "reason": partial(explain, self),
            "rules": partial(read_rules, self),
            "moments": partial(ask_leave, self, self.house.navigation.moments),
            "cancel": partial(ask_leave, self, self.house.leave),
            "keys": partial(list_keys, self.house.desk),
            "blackout": partial(darken, self),
            **({"audience": self._part, "freeze": partial(freeze, self)} if can_open() else {}),
        }

    def build(self) -> Widget:
        """Build the board, the strip and the pointers, or the notes while the audience's window
        has these."""
        audience = self.house.audience
        if self._opened is None and self.house.settings["audience"]:
            audience.begin(is_aside=True)
        stage = super().build()
        self.stage.blind.on_press = partial(darken, self)
        self.notes = None
        if not audience.is_open:
            return stage
        self.show_audience(self._rejoin)
        self.notes = PresenterNotes(stage.do, self.jump, audience, self.timing)
        if not self.history.game.meta.has_secrets:
            self.notes.withhold("secrets")
        return self.notes

    def entered(self) -> None:
        """Restore the choices made in another window or before another room."""
        if self.reasons.is_thinking:  # another room may have asked something else
            self.reasons.end()
        if self._opened is None:
            self._opened = self.journey.aim
        super().entered()
        self.stage.spotlight.turn_ring(is_on=self.is_ringed)

    def press(self, command: str) -> bool:
        """Turn the light back on with any key in the dark, which then does nothing else."""
        if self.stage.blind.is_down and command != "blackout" and command in self.commands:
            darken(self)
            return True
        return super().press(command)

    def release(self, command: str) -> None:
        """Put the glass down with its key."""
        if command == "magnify":
            self.stage.spotlight.turn_glass(is_on=False)

    def tick(self, now: int) -> None:
        """Follow a game in progress, and update the notes."""
        super().tick(now)
        if self.reasons.look():
            self.tell()
        if self.is_awaited and self.live is not None:
            self._await(now, self.live)
        if not self.journey.aim:
            self._start = now
        if self.notes is not None:
            self.notes.turn({
                "slow": self.is_slow, "reason": self.reasons.is_on, "secrets": self.is_open,
                "pointer": self.is_ringed, "magnify": self.stage.spotlight.is_magnified,
                "tablets": self.has_side, "blackout": self.house.audience.cover == DARK,
                "freeze": self.house.audience.cover == STILL})
            self.notes.withhold("reason", is_withheld=not self.reasons.is_possible)
            self.notes.count((now - self._start) // SECOND, self.journey.aim)
            self.notes.look(now)

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next picture, the next action or the next second of the clock
        in the notes; None if none is due."""
        wake = super().wakes(now)
        if wake is None and (self.is_awaited or self.reasons.is_thinking):
            wake = LOOK
        if self.notes is None:
            return wake
        clock = SECOND - (now - self._start) % SECOND
        return min(each for each in (wake, self.notes.mirror.wakes(now), clock)
                   if each is not None)

    def closed(self) -> None:
        """Close the audience's window with the last presenter; in a game in progress a person must
        take the screen before a hand is shown."""
        super().closed()
        self.reasons.end()
        if self.live is not None:
            self.live.conceal()
        if not any(isinstance(each, Presenter) for each in self.house.rooms):
            self.notes = None
            self.house.audience.close()

    # ---- steps -----------------------------------------------------------------------------

    def repeat(self) -> None:
        """Show the last step again."""
        if self.journey.aim > 0:
            self.go_back()
            self.advance()

    def jump(self, place: int) -> None:
        """Jump to a stop; stop waiting for a move, and forget the reason of another step."""
        self.is_awaited = False
        if place != self.journey.place or self.journey.goal is not None:
            self.reasons.end()
        super().jump(place)

    def finish(self) -> None:
        """Announce the end, or wait for the next move of a game in progress."""
        live, commands = self.live, self.house.desk.commands
        if live is None or self.history.states[-1].actor() == OVER:
            self.house.tell(Msg.of("ui.present.end", chord=format_chord(commands.chord("first"))))
        elif live.is_veiled or live.session.is_full or not (
                live.is_thinking or live.coming is not None):
            self.house.tell(Msg.of("ui.present.table",
                                   chord=format_chord(commands.chord("cancel"))))
        else:
            self.is_awaited = True
            self.reasons.end()
            live.nudge()

    def _await(self, now: int, live: Live) -> None:
        """Once a move has been made, show what can be seen of it."""
        live.tick(now)
        if len(self.record.actions) > len(self.history.steps):
            self.history.catch_up()
            self.journey.renew()
            self.is_awaited = False
            self.advance()

    # ---- keys --------------------------------------------------------------------------------

    def _part(self) -> None:
        """Open a window for the audience, or return to one window."""
        audience = self.house.audience
        if audience.is_open:
            audience.close()
        else:
            audience.begin(is_aside=False)
            self.house.refresh()

    def _rejoin(self) -> None:
        """Show everything in this window, because the other one is gone."""
        if self.house.rooms and self.house.room is self:
            self.house.refresh()

    def _point(self) -> None:
        """Show or hide a ring of light round the mouse."""
        self.is_ringed = not self.is_ringed
        self.stage.spotlight.turn_ring(is_on=self.is_ringed)

    def _magnify(self) -> None:
        """Raise or lower the glass; there is nothing to magnify over a plate."""
        spotlight = self.stage.spotlight
        spotlight.turn_glass(is_on=not spotlight.is_magnified and not self.stage.plate.words)

    def _slow_down(self) -> None:
        """Turn slow motion on or off; without the notes a sentence says so."""
        self.is_slow = not self.is_slow
        self.showing.stretch = SLOW if self.is_slow else 1.0
        if self.notes is None:
            self.house.tell(Msg.of("ui.present.slow" if self.is_slow else "ui.present.usual"))

    def _turn_tablets(self) -> None:
        self.has_side = self.stage.board.has_side = not self.has_side
        self.jump(self.journey.aim)

    def open(self, *, is_open: bool) -> None:
        """Show the same position to another viewer, whose stops may differ."""
        self.is_open = is_open
        self.look(find_eyes(self.record, is_open=is_open))

    # ---- words -------------------------------------------------------------------------------

    def compose(self) -> tuple[list[Wording], str]:
        """The passages, or the reason if it was asked for; at the opening with the keys."""
        texts, _count = super().compose()
        journey = self.journey
        if self.reasons.is_on:
            texts = [self.reasons.words]
        elif self.notes is None and journey.stop is not None \
                and journey.place in (0, self._opened):
            texts.append(hint_keys(self.house.desk.commands))
        is_counted = self.live is None and self.notes is None
        return texts, f"{journey.aim + 1}/{len(journey.stops)}" if is_counted else ""

    def list_longest(self) -> list[list[Wording]]:
        """The same, with the keys at the opening."""
        longest = super().list_longest()
        if self.notes is None:
            longest.append([self.narrator.tell_stop(self._opened or 0),
                            hint_keys(self.house.desk.commands)])
        return longest

    def tell(self) -> None:
        """Show the caption, and to the presenter alone the notes and what comes next."""
        super().tell()
        if self.stage.plate.words:
            self.stage.spotlight.turn_glass(is_on=False)
        if self.notes is not None:
            self.timing.weigh(self.narrator.list_told())
            self.notes.tell(self.narrator, self.reasons.words)


def present_history(house: House, history: History, at: int, live: Live | None = None) -> None:
    """Present a whole game from the position after so many actions; `live` while it is being
    played."""
    house.enter(Presenter(house, Track(history), at, live))


def show_moment(house: House, moment: Moment) -> None:
    """Present a highlight from its beginning; Refusal, with the line, if its record cannot be
    played."""
    try:
        history = History(moment.game, moment.record)
    except Refusal:
        document = read(moment.file, moment.file.name)
        raise BadContent(judge_moment(document, moment.file, games.load)) from None
    house.enter(Presenter(house, Track(history, moment)))


def ask_leave(room: Presenter, leave: Callable[[], None]) -> None:
    """Leave; in the middle of a highlight only after a question, since there may be an audience.
    """
    if not room.journey.is_amid or room.track.moment is None:
        leave()
        return
    dialog = Dialog("leave", Msg.of("ui.present.leave"))
    dialog.answer("leave/yes", Msg.of("ui.present.leave_yes"), leave, kind="primary")
    dialog.answer("leave/no", Msg.of("ui.dialog.back"))
    room.house.desk.open(dialog)


def explain(room: Presenter) -> None:
    """Show or hide the reason, as soon as it is known; nothing where there is no fact."""
    if room.is_awaited:
        return
    if room.live is not None and not room.reasons.is_on:
        room.live.rest()
    room.reasons.turn()
    room.tell()


def darken(room: Presenter) -> None:
    """Turn the audience's picture black or back on."""
    if room.notes is not None:
        room.house.audience.hide(DARK)
        room.tell()
    else:
        room.stage.blind.turn(is_down=not room.stage.blind.is_down)


def freeze(room: Presenter) -> None:
    """Freeze or unfreeze the audience's picture; with one window there would be no use."""
    if room.notes is not None:
        room.house.audience.hide(STILL)
        room.tell()
    else:
        room.house.tell(Msg.of("ui.present.freeze_window", chord=format_chord(
            room.house.desk.commands.chord("audience"))))


def read_rules(room: Presenter) -> None:
    """Open the rules at the first one behind the step."""
    rules = rules_of(room.history, room.narrator.cue)
    room.house.navigation.rulebook(room.record.title, next(iter(rules), ""))


def turn_secrets(room: Presenter) -> None:
    """Show or hide the seats' secrets; in a game in progress only after a question, since its
    players see them too."""
    if not room.history.game.meta.has_secrets:
        room.house.tell(Msg.of("ui.present.no_secrets"))
    elif room.track.moment is not None and room.track.moment.is_sealed:
        room.house.tell(Msg.of("ui.present.sealed"))
    elif room.is_open or room.live is None:
        room.open(is_open=not room.is_open)
    else:
        ask_to_open(room.house, room.live, partial(room.open, is_open=True))

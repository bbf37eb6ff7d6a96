"""The presenter's mode: a match on the whole window, step by step, in large words.

It shows a moment, a match that is watched again, or one that is being played.  Of the last one
the next move is made when the presenter asks for it; a person's choice is made at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.content.moment import find_word
from alexandre.kernel.contract import OVER, Seat
from alexandre.kernel.record import Record
from alexandre.kernel.text import Msg
from alexandre.scenes.base.eyes import NOBODY, has_secrets
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.navigation import Live
from alexandre.scenes.playback.journey import Journey
from alexandre.scenes.playback.narrator import Narrator
from alexandre.scenes.playback.stage import WideStage
from alexandre.scenes.playback.track import Track
from alexandre.scenes.playback.why import find_places, rules_of
from alexandre.scenes.present.keys import list_keys
from alexandre.scenes.present.notes import PresenterNotes, Telling
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import format_chord, obey
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.window.audience import can_open

SLOW: Final = 2.5  # how much longer everything lasts if it is slow
SECOND: Final = 1000  # milliseconds
LOOK: Final = 30  # milliseconds between two looks whether a computer player has moved


class Presenter(Scene):
    """A presentation on its board, and the keys of whoever gives it."""

    is_table = True

    def __init__(self, house: House, track: Track, *, place: int = 0,
                 live: Live | None = None) -> None:
        super().__init__(house)
        self.track = track
        self.history = track.history
        self.about = self.record.title
        self.narrator = Narrator(house, track)
        self.notes: PresenterNotes | None = None  # while the audience has a window of its own
        self.live = live
        moment = track.moment
        self.is_open = moment is not None and moment.is_open
        self.is_slow = self.is_explained = False
        self.is_attended = True  # somebody presses the keys
        self.stage: WideStage
        self._is_begun = self._is_ringed = False
        self.journey = Journey(track, self.eyes, place)
        self.session = self.journey.session
        self._is_awaited = False  # the next move of a match that is being played
        self._start = house.now
        self._opened: int | None = None  # the stop that was shown first
        self._lang = ""
        self._lit: tuple[str, ...] = ()
        self.showing = AnimationQueue(house, self.session)

    @property
    def record(self) -> Record:
        """The match whose seats are shown here."""
        return self.history.record

    @property
    def faces(self) -> tuple[str, ...]:
        """Those that a moment gives its seats, else those of who played it."""
        moment = self.track.moment
        return moment.faces if moment is not None and moment.faces else super().faces

    @property
    def eyes(self) -> Seat | None:
        """Whose view is shown: all, or what nobody hides; the only player has nobody to hide
        from."""
        if self.is_open:
            return None
        return 0 if self.record.seats == 1 else NOBODY

    def build(self) -> Widget:
        """The board, the strip and what points; the notes where the audience has all that."""
        audience = self.house.audience
        if self.is_attended and not self._is_begun and self.house.settings["audience"]:
            audience.begin(is_aside=True)
        stage = WideStage(self._obey, self._step)
        if self._is_begun:  # in another window, or after another room: what was chosen stays
            stage.board.has_side = self.stage.board.has_side
            self._is_ringed = self.stage.spotlight.is_ringed
        self.stage, self._is_begun, self._lit = stage, True, ()
        self.showing.hang(self.stage.board)
        self.notes = None
        if not self.is_attended or not audience.is_open:
            return self.stage
        audience.show(self.stage, lambda wording: self.house.say(wording, self.players),
                      (self.looks, self.faces), self._rejoin)
        self.notes = PresenterNotes(self.stage.do, self.jump, audience)
        if not self.history.game.meta.has_secrets:
            self.notes.withhold("secrets")
        return self.notes

    def entered(self) -> None:
        """The stop that was shown last, or the one on the way to which it was left."""
        if self._opened is None:
            self._opened = self.journey.aim
        self.jump(self.journey.aim)
        self.stage.spotlight.turn_ring(is_on=self._is_ringed)

    def release(self, command: str) -> None:
        """The glass is held as long as its key."""
        if command == "magnify":
            self.stage.spotlight.turn_glass(is_on=False)

    def tick(self, now: int) -> None:
        """Let what moves move, go on towards the goal, and hear what is played meanwhile."""
        self.stage.desk.end_tip()  # its letters are the player's, too small for an audience
        self.showing.stretch = SLOW if self.is_slow else 1.0
        self.showing.tick(now)
        if self._is_awaited and self.live is not None:
            self._await(now, self.live)
        elif (self.journey.wait(now) or 0) <= 0 and self.journey.goal is not None \
                and not self.showing.is_moving:
            self.journey.walk(now, self.showing.stretch)
            self._tell()
        self._light()
        if self._lang != self.house.words.lang:
            self._tell()
        if self.notes is not None:
            spotlight = self.stage.spotlight
            self.notes.turn({
                "slow": self.is_slow, "reason": self.is_explained, "secrets": self.is_open,
                "pointer": spotlight.is_ringed, "magnify": spotlight.is_magnified,
                "tablets": self.stage.board.has_side})
            self.notes.count((now - self._start) // SECOND if self.journey.aim else 0)
            self.notes.look(now)

    def _light(self) -> None:
        """While the audience reads, a light lies where it has happened."""
        is_resting = self.journey.goal is None and not self.showing.is_moving
        spots = find_places(self.history, self.narrator.deed(self.journey.span), self.eyes) \
            if is_resting and not self.stage.plate.words else ()
        if spots != self._lit:
            self._lit = spots
            self.stage.board.point_at(spots)

    def wakes(self, now: int) -> int | None:
        """When the next picture, or the next action, is due."""
        wake = self.showing.wakes(now)
        if wake is None and self._is_awaited:
            wake = LOOK
        elif wake is None and (wait := self.journey.wait(now)) is not None:
            wake = max(1, wait)
        if self.notes is None:
            return wake
        clock = SECOND - (now - self._start) % SECOND
        return min(each for each in (wake, self.notes.mirror.wakes(now), clock)
                   if each is not None)

    def closed(self) -> None:
        """Follow nothing any more; with the last presenter its audience's window goes."""
        self.showing.close()
        if not any(isinstance(each, Presenter) for each in self.house.rooms):
            self.notes = None
            self.house.audience.close()

    # ---- steps -----------------------------------------------------------------------------

    def advance(self) -> None:
        """On to the next stop; on the way there, at once."""
        journey = self.journey
        if journey.goal is not None:
            self.jump(journey.goal)
        elif journey.set_out(self.house.now):
            self._start = self._start if journey.place else self.house.now
            self.stage.plate.show()
        else:
            self._ask_for_more()

    def go_back(self) -> None:
        """To the stop before; on the way to one, back to where it began."""
        self.jump(max(0, self.journey.aim - 1))

    def repeat(self) -> None:
        """The last step once more."""
        if self.journey.aim > 0:
            self.go_back()
            self.advance()

    def jump(self, place: int) -> None:
        """Show a stop at once."""
        self._is_awaited = False
        self.journey.jump(place)
        self._tell()
        self.showing.reset()
        self.stage.lay()  # the sheets say how much room is left for the words

    def _step(self, by: int) -> None:
        (self.advance if by > 0 else self.go_back)()

    # ---- a match that is being played --------------------------------------------------------

    def _ask_for_more(self) -> None:
        """The end, or the next move of a match that is being played."""
        live = self.live
        if live is None or self.history.states[-1].actor() == OVER:
            self.house.tell(self._name_key("ui.present.end", "first"))
        elif live.is_veiled or not (live.is_thinking or live.coming is not None):
            self.house.tell(self._name_key("ui.present.table", "cancel"))
        else:
            self._is_awaited = True
            live.nudge()

    def _name_key(self, key: str, command: str) -> Msg:
        return Msg.of(key, chord=format_chord(self.house.desk.commands.chord(command)))

    def _await(self, now: int, live: Live) -> None:
        """Once a move has been made, show what is to be seen of it."""
        live.tick(now)
        if len(self.record.actions) > len(self.history.steps):
            self.history.catch_up()
            self.journey.renew()
            self._is_awaited = False
            self.advance()

    # ---- keys --------------------------------------------------------------------------------

    def _obey(self, command: str) -> bool:
        """A key of the presenter; the glass needs its key held."""
        keys: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("right", "page_down", "press", "confirm", "skip"), self.advance),
            **dict.fromkeys(("left", "page_up"), self.go_back),
            "first": lambda: self.jump(0),
            "last": lambda: self.jump(len(self.journey.stops) - 1),
            "repeat": self.repeat,
            "slow": self._slow_down,
            "pointer": lambda: self.stage.spotlight.turn_ring(
                is_on=not self.stage.spotlight.is_ringed),
            "magnify": self._magnify,
            "secrets": self._turn_secrets,
            "tablets": self._turn_tablets,
            "reason": self._explain,
            "rules": self._read_rules,
            "moments": lambda: self._end(self.house.navigation.moments),
            "cancel": lambda: self._end(self.house.leave),
            "keys": lambda: self.house.desk.open(list_keys(self.house.desk.commands)),
            **({"audience": self._part} if can_open() else {}),
        }
        return obey(command, keys)

    def _end(self, leave: Callable[[], None]) -> None:
        """Elsewhere; in the middle of a moment only after a question: there may be an audience."""
        is_amid = self.journey.is_amid and self.track.moment is not None
        if not is_amid or not self.is_attended:
            leave()
            return
        dialog = Dialog("leave", Msg.of("ui.present.leave"))
        dialog.answer("leave/yes", Msg.of("ui.present.leave_yes"), leave, kind="primary")
        dialog.answer("leave/no", Msg.of("ui.dialog.back"))
        self.house.desk.open(dialog)

    def _part(self) -> None:
        """A window of its own for the audience, or one window again."""
        audience = self.house.audience
        if audience.is_open:
            audience.close()
        else:
            audience.begin(is_aside=False)
            self.house.refresh()

    def _rejoin(self) -> None:
        """The other window is gone: everything is shown in this one."""
        if self.house.rooms and self.house.room is self:
            self.house.refresh()

    def _magnify(self) -> None:
        """Hold the glass or lay it down; over a plate there is nothing to magnify."""
        spotlight = self.stage.spotlight
        spotlight.turn_glass(is_on=not spotlight.is_magnified and not self.stage.plate.words)

    def _slow_down(self) -> None:
        """The notes show which it is; without them a sentence says so."""
        self.is_slow = not self.is_slow
        if self.notes is None:
            self.house.tell(Msg.of("ui.present.slow" if self.is_slow else "ui.present.usual"))

    def _turn_tablets(self) -> None:
        board = self.stage.board
        board.has_side = not board.has_side
        self.jump(self.journey.aim)

    def _explain(self) -> None:
        self.is_explained = not self.is_explained
        self._tell()

    def _read_rules(self) -> None:
        """The rules, at the first one that the step rests on."""
        rules = rules_of(self.history, self.narrator.deed(self.journey.span))
        self.house.navigation.rulebook(self.record.title, next(iter(rules), ""))

    def _turn_secrets(self) -> None:
        """What seats hide is shown, or no longer; in a match that is being played only after a
        question, for its players see it too."""
        is_played = self.live is not None and self.history.states[-1].actor() != OVER
        if not self.history.game.meta.has_secrets:
            self.house.tell(Msg.of("ui.present.no_secrets"))
        elif self.is_open or not is_played or not has_secrets(self.session):
            self._open(is_open=not self.is_open)
        else:
            dialog = Dialog("secrets", Msg.of("ui.present.secrets"))
            dialog.tell("secrets/what", Msg.of("ui.present.secrets_what"))
            dialog.answer("secrets/yes", Msg.of("ui.present.secrets_yes"), self._give_away,
                          kind="primary")
            dialog.answer("secrets/no", Msg.of("ui.dialog.back"))
            self.house.desk.open(dialog)

    def _give_away(self) -> None:
        self.record.assisted = True
        self._open(is_open=True)

    def _open(self, *, is_open: bool) -> None:
        """The same position with other eyes: its stops may be others."""
        self.is_open = is_open
        self.jump(self.journey.look(self.eyes))

    # ---- words -------------------------------------------------------------------------------

    def _tell(self) -> None:
        """What is told of the position that is shown."""
        self._lang = self.house.words.lang
        stage, journey, at = self.stage, self.journey, self.session.turn
        stop, span = journey.stop, journey.span
        plate = self.narrator.plate(stop)
        caption = self.narrator.caption(span, self.eyes, stop)
        texts: list[Wording] = [caption]
        reason = ""
        if self.is_explained or self.notes is not None:
            reason = self.narrator.reason(span, is_open=self.is_open)
        if self.is_explained:
            texts.append(reason)
        elif (self.notes is None and stop is not None and self.is_attended
              and journey.place in (0, self._opened)):
            texts.append(self._name_keys())
        actor = self.history.steps[at - 1].actor if at else OVER
        is_counted = self.is_attended and self.live is None and self.notes is None
        stage.strip.say(*texts, seat=actor if actor >= 0 else None,
                        share=journey.share,
                        count=f"{journey.aim + 1}/{len(journey.stops)}" if is_counted else "")
        stage.plate.show(*plate)
        if plate:
            stage.spotlight.turn_glass(is_on=False)
        stage.lay()
        if self.notes is not None:
            self._note(plate[1] if plate else caption, "" if plate else reason,
                       self.narrator.way(span, self.eyes))

    def _note(self, now: str, why: str, way: str) -> None:
        """The same for the presenter alone, and what comes next."""
        assert self.notes is not None
        moment, journey = self.track.moment, self.journey
        place, stops = journey.aim, journey.stops
        title = find_word(moment.title, self._lang) if moment is not None else Msg.of(
            f"{self.record.title}.title")
        self.notes.tell(Telling(title, place, len(stops), journey.goal is not None, now, why, way,
                                self.narrator.notes(stops[place]),
                                self.narrator.ahead(stops, place, self.eyes)))

    def _name_keys(self) -> Msg:
        """At the beginning: how to go on, where the other keys are told, and the way out."""
        step, keys, window, end = (format_chord(self.house.desk.commands.chord(each))
                                   for each in ("right", "keys", "audience", "cancel"))
        if not can_open():
            return Msg.of("ui.present.hint", step=step, keys=keys, end=end)
        return Msg.of("ui.present.hint_window", step=step, keys=keys, window=window, end=end)


def present_match(house: House, live: Live) -> None:
    """From where it stands; Refusal if it cannot be played again from its beginning."""
    history = History(live.session.game, live.session.record)
    house.enter(Presenter(house, Track(history), place=len(history.steps), live=live))


def present_history(house: House, history: History, at: int) -> None:
    """A whole match, from the position after so many actions."""
    room = Presenter(house, Track(history))
    room.journey.place = room.journey.last_stop(at)
    house.enter(room)

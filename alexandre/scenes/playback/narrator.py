"""The narration of the position that is shown: the step, its reason, and the next one."""

from __future__ import annotations

from itertools import islice, pairwise
from typing import Final

from alexandre.content.moment import find_word
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House
from alexandre.scenes.playback.journey import Journey
from alexandre.scenes.playback.track import Stop
from alexandre.scenes.playback.why import Span, rules_of

LONG: Final = 300  # characters of a line of the log that is read at once
AHEAD: Final = 60  # stops that are told beforehand: all of a moment


class Narrator:
    """The texts of a playback in the current language; a span is the first and the last action of
    a step."""

    def __init__(self, house: House, journey: Journey) -> None:
        self.house = house
        self.journey = journey
        self.track = journey.track

    @property
    def title(self) -> str:
        """The title of the highlight, or of the game."""
        moment = self.track.moment
        return find_word(moment.title, self.house.words.lang) if moment is not None \
            else self.house.voice(Msg.of(f"{self.track.history.record.title}.title"))

    @property
    def caption(self) -> str:
        """The caption of the position shown."""
        return self._caption(self.journey.span, self.journey.stop)

    @property
    def plate(self) -> tuple[str, ...]:
        """A title and a paragraph, if the stop has one."""
        return self._plate(self.journey.stop)

    @property
    def notes(self) -> str:
        """The presenter's notes on the stop shown or approached."""
        notes = self.journey.stops[self.journey.aim].notes
        return find_word(notes, self.house.words.lang) if notes else ""

    @property
    def ahead(self) -> list[str]:
        """The captions of the stops after the one shown or approached."""
        journey = self.journey
        told = []
        for before, stop in islice(pairwise(journey.stops), journey.aim, journey.aim + AHEAD):
            plate = self._plate(stop)
            told.append(plate[1] if plate else self._caption((before.at, stop.at), stop))
        return told

    def list_captions(self) -> list[str]:
        """The captions of a highlight; of a game, the longest line of its log that can be read at
        once, and the caption of its beginning."""
        journey = self.journey
        if self.track.moment is not None:
            return [self._caption((stop.at, stop.at), stop) for stop in journey.stops]
        told: dict[int, str] = {}
        for line in self.track.lines(self.track.end, journey.eyes):
            text = self.house.voice(line.text)
            told[line.index] = f"{told[line.index]} {text}" if line.index in told else text
        short = [each for each in told.values() if len(each) <= LONG]
        return [max(short, key=len, default=""), self._describe(0)]

    def list_told(self) -> list[str]:
        """The words of each stop: the audience's and the presenter's."""
        lang, told = self.house.words.lang, list[str]()
        for before, stop in pairwise((self.journey.stops[0], *self.journey.stops)):
            words = find_word(stop.notes, lang) if stop.notes else ""
            plate = self._plate(stop)
            told.append(words + (plate[1] if plate else find_word(stop.told, lang) if stop.told
                                 else self._read(before.at, stop.at)))
        return told

    @property
    def way(self) -> str:
        """The log of the way to a caption of a highlight; elsewhere it is the caption itself."""
        first, at = self.journey.span
        return "" if self.track.moment is None else self._read(max(first, self.track.begin), at)

    @property
    def cue(self) -> Span:
        """The span of the step shown, without the moves of others or of chance on the way."""
        first, at = self.journey.span
        steps = self.track.history.steps
        start = at
        while start > first and steps[start - 1].actor == steps[at - 1].actor:
            start -= 1
        return start, at

    @property
    def rules(self) -> str:
        """The rules that the step rests on."""
        rules = rules_of(self.track.history, self.cue)
        return self.house.voice(Msg.of("ui.present.rules", n=len(rules), rules=rules)
                                ) if rules else ""

    def tell_stop(self, place: int) -> str:
        """The caption of the stop of that number."""
        stops = self.journey.stops
        return self._caption((stops[max(0, place - 1)].at, stops[place].at), stops[place])

    def _caption(self, span: Span, stop: Stop | None) -> str:
        """The caption of a stop, else the lines of the log for this viewer, else the decider;
        below a plate the latest caption, since the log of one action may be long."""
        lang, moment, (first, at) = self.house.words.lang, self.track.moment, span
        if stop is not None and stop.told:
            return find_word(stop.told, lang)
        if stop is not None and stop.plate and moment is not None:
            told = [find_word(each.told, lang) for each in moment.captions if each.at <= stop.at]
            return told[-1] if told and stop.at > moment.begin else self._describe(at)
        # Of a moment's steps only the last action.
        return self._read(first if moment is None else at - 1, at) or self._describe(at)

    def _plate(self, stop: Stop | None) -> tuple[str, ...]:
        if stop is None or not stop.plate:
            return ()
        return self.title, find_word(stop.plate, self.house.words.lang)

    def _read(self, first: int, at: int) -> str:
        """The sentences of the log on these actions."""
        return " ".join(self.house.voice(line.text)
                        for line in self.track.lines(at, self.journey.eyes) if line.index >= first)

    def _describe(self, at: int) -> str:
        """The caption of a position without one: the game, and the decider if there are several
        players."""
        record = self.track.history.record
        actor = self.track.history.states[at].actor()
        name = self.house.voice(Msg.of(f"{record.title}.title"))
        return name if actor < 0 or record.seats == 1 else self.house.voice(
            Msg.of("ui.present.begins", title=name, who=record.players[actor].name))

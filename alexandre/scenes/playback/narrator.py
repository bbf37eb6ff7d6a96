"""What is told of the positions of a track: what has been done, why, and what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice, pairwise
from typing import Final

from alexandre.content.moment import find_word
from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House
from alexandre.scenes.playback.track import Stop, Track
from alexandre.scenes.playback.why import Span, rules_of, weigh_step

AHEAD: Final = 60  # stops that are told beforehand: all of a moment


class Narrator:
    """In the language of the moment; a span is from which action to which one a step goes."""

    def __init__(self, house: House, track: Track) -> None:
        self.house = house
        self.track = track

    def caption(self, span: Span, eyes: Seat | None, stop: Stop | None = None) -> str:
        """That of a stop, else what the log tells these eyes, else who decides; below a plate the
        latest caption, for the log of one action may be long."""
        lang, moment = self.house.words.lang, self.track.moment
        if stop is not None and stop.told:
            return find_word(stop.told, lang)
        if stop is not None and stop.plate and moment is not None:
            told = [find_word(each.told, lang) for each in moment.captions if each.at <= stop.at]
            return told[-1] if told and stop.at > moment.begin else self._describe(span[1])
        return self._latest(span, eyes) or self._describe(span[1])

    def plate(self, stop: Stop | None) -> tuple[str, ...]:
        """A title and a paragraph, if the stop has one."""
        moment, lang = self.track.moment, self.house.words.lang
        if stop is None or not stop.plate or moment is None:
            return ()
        return find_word(moment.title, lang), find_word(stop.plate, lang)

    def notes(self, stop: Stop) -> str:
        """What the presenter alone reads of it."""
        return find_word(stop.notes, self.house.words.lang) if stop.notes else ""

    def reason(self, span: Span, *, is_open: bool) -> str:
        """The parts of its value where a computer chose, and the rules it rests on."""
        deed = self.deed(span)
        history = self.track.history
        parts = weigh_step(history, deed, is_open=is_open)
        rules = rules_of(history, deed)
        told = Msg.of("ui.present.rules", n=len(rules), rules=rules) if rules else None
        return " ".join(self.house.voice(each) for each in (parts, told) if each is not None)

    def ahead(self, stops: Sequence[Stop], place: int, eyes: Seat | None) -> list[str]:
        """What will be told at the stops after that place."""
        told = []
        for before, stop in islice(pairwise(stops), place, place + AHEAD):
            plate = self.plate(stop)
            told.append(plate[1] if plate else self.caption((before.at, stop.at), eyes, stop))
        return told

    def way(self, span: Span, eyes: Seat | None) -> str:
        """What the log tells of the way to a caption of a moment; elsewhere it is the caption."""
        if self.track.moment is None:
            return ""
        return self._read(max(span[0], self.track.begin), span[1], eyes)

    def deed(self, span: Span) -> Span:
        """The span without what others, or chance, did before on the way."""
        first, at = span
        steps = self.track.history.steps
        start = at
        while start > first and steps[start - 1].actor == steps[at - 1].actor:
            start -= 1
        return start, at

    def _latest(self, span: Span, eyes: Seat | None) -> str:
        """The sentences of the log about the actions of a step; of a moment's last action."""
        first = span[0] if self.track.moment is None else span[1] - 1
        return self._read(first, span[1], eyes)

    def _read(self, first: int, at: int, eyes: Seat | None) -> str:
        return " ".join(self.house.voice(line.text)
                        for line in self.track.lines(at, eyes) if line.index >= first)

    def _describe(self, at: int) -> str:
        """Where nothing was told: the match, and who decides, if it might be somebody else."""
        record = self.track.history.record
        actor = self.track.history.states[at].actor()
        name = self.house.voice(Msg.of(f"{record.title}.title"))
        return name if actor < 0 or record.seats == 1 else self.house.voice(
            Msg.of("ui.present.begins", title=name, who=record.players[actor].name))

"""The match as lines of a log for one viewer; the lines of an action are made once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from alexandre.kernel.chance import note_correction
from alexandre.kernel.contract import Game, Seat
from alexandre.kernel.record import STAND_INS, Record
from alexandre.kernel.replay import Step
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.log_rows import Line


class Log:
    """The log of a game, kept up to date; lines already made stay the same objects."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._forget(None)

    def lines(self, steps: Sequence[Step], viewer: Seat | None,
              record: Record) -> tuple[Line, ...]:
        """The lines of these actions as `viewer` may read them, with the notes of `record`."""
        if viewer != self._viewer or any(old is not new for old, new in
                                         zip(self._steps, steps, strict=False)) \
                or len(steps) < len(self._steps):
            self._forget(viewer)
        for step in steps[len(self._steps):]:
            self._add(step)
            for note in list_notes(self._game, record, step, viewer):
                self._put(note)
        return tuple(self._lines)

    def _forget(self, viewer: Seat | None) -> None:
        self._viewer = viewer
        self._steps: list[Step] = []
        self._lines: list[Line] = []
        self._turn = 0
        self._is_between = True  # has a turn ended, or none begun?
        self._title: Wording = ""  # of a turn of which no line was told yet
        self._seat = -1

    def _add(self, step: Step) -> None:
        self._steps.append(step)
        if self._is_between and step.actor >= 0:
            self._turn += 1
            self._seat = step.actor
            self._title = Msg.of("ui.log.turn", n=self._turn, who=Who(step.actor))
        self._is_between = self._game.ends_turn(self._game.parse(step.action)) \
            or (self._is_between and step.actor < 0)
        for event in step.events:
            seen = self._game.seen(event, self._viewer)
            if seen is not None:
                self._put(Line(seen.msg(), index=step.index, event=seen))

    def _put(self, line: Line) -> None:
        """Add a line, under the heading of its turn if it is the first."""
        self._lines.append(replace(line, is_head=bool(self._title), title=self._title,
                                   seat=self._seat))
        self._title = ""


def list_notes(game: Game, record: Record, step: Step, viewer: Seat | None) -> Iterator[Line]:
    """The notes of a record on a step: substitutes and corrections."""
    if step.index in record.stand_ins:
        stand_in = STAND_INS[record.stand_ins[step.index]]
        yield Line(Msg.of(stand_in, who=Who(step.actor)), index=step.index)
    if step.index in record.corrected:
        yield Line(note_correction(game, record, step, viewer), index=step.index)


def since(lines: Sequence[Line], steps: Sequence[Step], after: int,
          viewer: Seat) -> tuple[Line, ...]:
    """The lines of what happened after that action, those about the viewer in bold; none if only
    chance or the viewer has acted since."""
    if not any(step.actor >= 0 and step.actor != viewer for step in steps if step.index > after):
        return ()
    return tuple(emphasize(line, viewer) for line in lines if line.index > after)


def emphasize(line: Line, viewer: Seat) -> Line:
    """The line, in bold if it names the viewer."""
    return replace(line, is_head=True) if names(line.text, viewer) else line


def names(said: Wording | Arg, seat: Seat) -> bool:
    """Whether the sentence mentions that seat."""
    if isinstance(said, Msg):
        return any(names(value, seat) for _name, value in said.args)
    if isinstance(said, tuple):
        return any(names(each, seat) for each in said)
    return isinstance(said, Who) and said.seat == seat

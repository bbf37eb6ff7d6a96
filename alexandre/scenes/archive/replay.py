"""A match watched again, step by step, with the proof that it came out as it was recorded."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Final

from alexandre.kernel.contract import Seat
from alexandre.kernel.record import SHORT
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.archive.replay_stage import ReplaySide, ReplayStage, ReplayStrip, list_turns
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.playback.playback_room import Playback
from alexandre.scenes.playback.track import Track
from alexandre.scenes.setup.start_match import ask_how
from alexandre.scenes.story.comments import MOST as COMMENT_MOST
from alexandre.scenes.story.comments import keep_comments, read_comments
from alexandre.scenes.story.highlights import Highlight, find_cues
from alexandre.ui.sidebar.page import describe_decider
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.panels.text_box import TextBox
from alexandre.ui.widgets.pictures.timebar import EventMark, TurnMark

PAGE: Final = 10  # steps that a page key goes
BEAT: Final = 700  # milliseconds from one step to the next at the usual speed
HASTE: Final = 4.0  # from this speed on nothing is seen to move
READ: Final = 24  # steps in which events are sought, from one frame to the next


class Replay(Playback):
    """A replay: every action is a stop, and everything is shown until a seat's view is chosen; a
    solo player's view is the default."""

    def __init__(self, house: House, history: History, at: int = 0) -> None:
        super().__init__(house, Track(history, is_fine=True),
                         0 if history.record.seats == 1 else None, at)
        self.speed = 1.0
        self._marks = tuple(TurnMark(head, history.steps[head].actor, name_turn(history, number))
                            for number, head in enumerate(history.heads))
        self.comments = read_comments(house.store, history.record)
        self._told = 0
        self.opening = self.session
        self._seek_events()

    @property
    def at(self) -> int:
        """The number of actions taken."""
        return self.journey.aim

    @property
    def beat(self) -> int:
        """The time for a stop at the chosen speed."""
        return round(BEAT / self.speed)

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """The functions of the keys: arrows step, pages leap, Home and End go to the ends."""
        at, go = self.at, self.go
        heads = [0, *self.history.heads, self.journey.last]
        return {
            **super().commands, "back": self.go_back, "forward": self.advance,
            "page_up": partial(go, at - PAGE), "page_down": partial(go, at + PAGE),
            "turn_back": partial(go, max((each for each in heads if each < at), default=at)),
            "turn_on": partial(go, min((each for each in heads if each > at), default=at)),
            "play": partial(self.play, is_playing=not self.is_playing),
            "turns": partial(list_turns, self.house.desk, self._marks, at, self.steer),
            "branch": partial(ask_how, self, self.history, at),
            "present": partial(self.house.navigation.present_history, self.history, at),
            "comment": self._ask_comment,
            "moment": partial(self.house.navigation.make_moment, self.history, at),
            "leave": self.house.leave,
        }

    def build(self) -> Widget:
        """Build the board, the events beside it, and the controls below."""
        self.side = ReplaySide(self.history, self.journey.eyes, self.look, self.steer)
        self.strip = ReplayStrip(self.journey.last, self._marks, self.speed, self.press,
                                 self.steer, partial(setattr, self, "speed"))
        stage = ReplayStage(self.side, self.strip)
        self.board = stage.board
        self.board.on_command = self.press
        self.strip.bar.tell(self._events)
        self.strip.bar.mark(None, sorted(self.comments))
        self.showing.hang(self.board)
        return stage

    def tick(self, now: int) -> None:
        """Play back without movement at high speed; the log follows what has been seen."""
        is_hasty = self.showing.stage.is_silent = self.speed >= HASTE
        super().tick(now)
        if is_hasty:
            self.showing.skip()
        if self._told != self.showing.turn:
            self.tell()
        if self.is_playing and self.at == self.journey.last:
            self.play(is_playing=False)
        self._read_events()

    def wakes(self, now: int) -> int | None:
        """The next frame, while events are still being collected."""
        return super().wakes(now) if self._cues is None else 1

    def look(self, eyes: Seat | None) -> None:
        """Show the events that the new viewer may know."""
        super().look(eyes)
        self._seek_events()
        self.strip.bar.tell(self._events)

    # ---- events ----------------------------------------------------------------------------

    def _seek_events(self) -> None:
        """Start to collect the events again, a few steps in each frame."""
        self._cues: Iterator[list[Highlight]] | None = find_cues(self.history, self.journey.eyes)
        self._found: list[EventMark] = []

    @property
    def _events(self) -> Sequence[EventMark]:
        """The events for the time line; none while they are being collected."""
        return self._found if self._cues is None else ()

    def _read_events(self) -> None:
        """Collect a few steps more; show the events on the time line once all are read."""
        if self._cues is None:
            return
        steps = list(islice(self._cues, READ))
        self._found += [EventMark(each.index + 1, each.cue.title, each.cue.weight)
                        for cues in steps for each in cues]
        if len(steps) < READ:
            self._cues = None
            self.strip.bar.tell(self._events)

    # ---- comments --------------------------------------------------------------------------

    def _ask_comment(self) -> None:
        """Ask for a comment on the shown step; an empty one removes it."""
        dialog = Dialog("comment", Msg.of("ui.replay.comment_title", at=str(self.at)))
        box = TextBox("comment/text", self.comments.get(self.at, ""), most=COMMENT_MOST, rows=4,
                      empty=Msg.of("ui.replay.comment_empty"))
        dialog.ask(box)
        dialog.answer("comment/yes", Msg.of("ui.maker.keep"),
                      partial(self._keep_comment, self.at, box), kind="primary")
        dialog.answer("comment/no", Msg.of("ui.dialog.back"))
        self.house.desk.open(dialog)
        self.house.desk.focus_on(box)

    def _keep_comment(self, at: int, box: TextBox) -> None:
        self.comments[at] = box.text.strip()
        if not self.comments[at]:
            del self.comments[at]
        keep_comments(self.house.store, self.history.record, self.comments)
        self.strip.bar.mark(None, sorted(self.comments))
        self.tell()

    # ---- where to --------------------------------------------------------------------------

    def press(self, command: str) -> bool:
        """Carry out a command; any of them but the one that plays stops the automatic playback."""
        if command in self.commands and command != "play":
            self.play(is_playing=False)
        return super().press(command)

    def do(self, command: str) -> bool:
        """The key that skips plays or stops, as long as no ring is on something else."""
        if command == "skip" and self.house.desk.router.keyboard.ringed is None:
            return self.press("play")
        return super().do(command)

    def advance(self) -> None:
        """Play one more action."""
        self.go(self.at + 1)

    def go(self, at: int) -> None:
        """Show the position after so many actions; the next action is animated."""
        at = min(self.journey.last, max(0, at))
        if at == self.at + 1 and self.journey.set_out(self.house.now):
            self.showing.skip()
            self.walk()
        else:
            self.jump(at)

    def steer(self, at: int) -> None:
        """Go to a step for the player, and stop the automatic playback."""
        self.play(is_playing=False)
        self.go(at)

    def play(self, *, is_playing: bool) -> None:
        """Start or stop the automatic playback; at the end, start again."""
        if is_playing and self.at == self.journey.last:
            self.go(0)
        self.is_playing, self.since = is_playing, self.house.now
        self.strip.show_playing(is_playing=is_playing)

    # ---- what is shown ---------------------------------------------------------------------

    def tell(self) -> None:
        """Show the present step, in words no further than the board."""
        history, self._told = self.history, self.showing.turn
        self.strip.show(self.at)
        self.side.show(tell_place(history, self.at),
                       describe_decider(history.states[self._told].actor()), self._prove(),
                       self.track.lines(self._told, self.journey.eyes),
                       self.comments.get(self.at, ""))

    def _prove(self) -> Msg | None:
        """The words at the end on whether every position has its recorded hash; None before the
        end."""
        if self._told < len(self.history.steps):
            return None
        recorded = self.history.record.hashes[-1] if self.history.record.hashes else ""
        return Msg.of("ui.replay.proved" if self.history.is_proved else "ui.replay.astray",
                      found=self.history.states[-1].hash()[:SHORT], recorded=recorded)


def tell_place(history: History, at: int) -> Msg:
    """The step, and its turn: the coming one where a turn is about to begin."""
    return Msg.of("ui.replay.where", turn=str(history.turn_at(at + 1)),
                  turns=str(len(history.heads)), at=str(at), steps=str(len(history.steps)))


def name_turn(history: History, number: int) -> Msg:
    """The name of a turn in a list."""
    head = history.heads[number]
    who, stage = Who(history.steps[head].actor), history.progress(head)
    if stage is None:
        return Msg.of("ui.replay.turn", n=number + 1, who=who)
    return Msg.of("ui.replay.turn_within", n=number + 1, who=who, stage=stage)

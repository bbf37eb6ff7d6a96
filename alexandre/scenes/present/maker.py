"""The highlight editor: a part of a match is marked and captioned.

It opens from a replay, from a match in progress, and from the list of highlights.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from alexandre import games
from alexandre.content.moment import CAPTION_MOST, CAPTIONS_MOST, Moment, find_word, read_source
from alexandre.i18n.names import GRAMMARS
from alexandre.kernel.contract import OVER, Seat
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.replay import Replay, name_turn, tell_place
from alexandre.scenes.archive.replay_stage import ReplayStrip
from alexandre.scenes.base.folders import format_folder, show_folder
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.playback.performance import find_eyes
from alexandre.scenes.present.cut import (
    AFTER,
    BEFORE,
    ROOM,
    TITLE,
    Cut,
    find_name,
    keep_moment,
    shorten,
)
from alexandre.scenes.present.maker_stage import KEYS, MakerSide, MakerStage, Passage
from alexandre.scenes.present.presenter import show_moment
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.panels.dialog import Dialog


class MomentMaker(Replay):
    """A replay with the fields of a highlight beside it; `file` is the one it was read from.
    Hidden information of a match in progress is shown neither here nor in the highlight."""

    def __init__(self, house: House, history: History, at: int, cut: Cut | None = None,
                 file: Path | None = None) -> None:
        if not history.heads:  # chance alone has moved
            raise Refusal(Msg.of("ui.maker.nothing"))
        super().__init__(house, history, at)
        self.cut = cut or Cut.around(history, at)
        self.file = file
        self._langs = tuple(lang for lang in house.words.langs if lang in GRAMMARS)
        self.lang = self._spoken
        self._voices = {lang: house.words.speaking(lang) for lang in self._langs}
        self._is_changed = False
        if cut is None:
            for place, text in self.comments.items():
                self.cut.tell(str(place), self.lang, shorten(text, CAPTION_MOST))
        has_secrets = history.game.meta.has_secrets and history.record.seats > 1
        self._can_open = has_secrets and history.states[-1].actor() == OVER
        if not has_secrets or self._can_open:
            self.cut.secrets = self.cut.secrets.replace("never", "")
        else:
            self.cut.secrets = "never"
        self.journey.look(self._eyes)
        self._seek_events()

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """The commands that step through the match, and those that mark it."""
        away = ("branch", "present", "comment", "moment")
        return {**{name: each for name, each in super().commands.items() if name not in away},
                "begin": self._begin, "caption": self._caption, "end": self._finish,
                "keep": partial(self.attempt, self._keep), "leave": self.ask_leave,
                "cancel": self.ask_leave}

    @property
    def _spoken(self) -> str:
        """The current language, if a highlight can be written in it; else the first that can."""
        lang = self.house.words.lang
        return lang if lang in self._langs else self._langs[0]

    def build(self) -> Widget:
        """Build the board, the passages, and the buttons below."""
        langs = [(lang, Msg.of(f"ui.language.{lang}")) for lang in self._langs]
        self.form = MakerSide(langs, self.lang, self._turn, self._pick, self._type,
                              self._drop)
        self.strip = ReplayStrip(self.journey.last, self._marks, self.speed, self.press,
                                 self.steer, partial(setattr, self, "speed"), KEYS)
        stage = MakerStage(self.form, self.strip)
        self.board = stage.board
        self.board.on_command = self.press
        self.strip.bar.tell(self._events)
        self.showing.hang(self.board)
        return stage

    def entered(self) -> None:
        """Restore the passages."""
        super().entered()
        self._refill()

    def tell(self) -> None:
        """Show the position and its latest events."""
        self._told = self.showing.turn
        self.strip.show(self.at)
        lines = self.track.lines(self.at, self.journey.eyes)
        last = " ".join(self.house.voice(each.text) for each in lines if each.index == self.at - 1)
        here = [name for name, at, _most in self.cut.passages() if at == self.at]
        self.form.show(tell_place(self.history, self.at), last, here)

    # ---- marks -----------------------------------------------------------------------------

    def _begin(self) -> None:
        if self.at == self.journey.last:
            self.house.tell(Msg.of("ui.maker.no_after"))
            return
        self.cut.begin = self.at
        if self.cut.end <= self.at:
            self.cut.end = self.journey.last
        self._change(BEFORE)

    def _finish(self) -> None:
        if not self.at:
            self.house.tell(Msg.of("ui.maker.no_before"))
            return
        self.cut.end = self.at
        if self.cut.begin >= self.at:
            self.cut.begin = 0
        self._change(AFTER)

    def _caption(self) -> None:
        """Add a caption at this position and focus it."""
        if len(self.cut.captions) >= CAPTIONS_MOST and self.at not in self.cut.captions:
            self.house.tell(Msg.of("ui.maker.full", n=CAPTIONS_MOST))
            return
        self.cut.caption(self.at)
        self._change(str(self.at))

    def _drop(self, name: str) -> None:
        del self.cut.texts[name]
        self._change()

    def _change(self, name: str = "") -> None:
        """Note a change, refresh the passages, and focus the one named, if any."""
        self._is_changed = True
        self._refill()
        if name:
            self.house.desk.focus_on(self.house.desk.find(f"maker/{name}/text"))

    # ---- words -----------------------------------------------------------------------------

    def _turn(self, lang: str) -> None:
        self.lang = lang
        self._refill()

    def _type(self, name: str, text: str) -> None:
        self.cut.tell(name, self.lang, text)
        self._is_changed = True

    def _pick(self, name: str) -> None:
        """Go to the position of a passage."""
        at = next(at for each, at, _most in self.cut.passages() if each == name)
        if at is not None and at != self.at:
            self.steer(at)

    def _refill(self) -> None:
        """Refresh the passages and marks."""
        self.form.fill([self._describe(name, at, most)
                        for name, at, most in self.cut.passages()], self._make_check())
        self.strip.bar.mark((self.cut.begin, self.cut.end), self.cut.captions)
        self.tell()

    def _describe(self, name: str, at: int | None, most: int) -> Passage:
        """Return the passage; an empty one shows its text in another language, or the log's words.
        """
        texts, is_caption = self.cut.texts.get(name, {}), name not in ROOM
        heading = Msg.of(f"ui.maker.{'step' if is_caption else name}", at=str(at))
        empty = Msg.of("ui.maker.filled", text=self._fill(name, self.lang)) if not texts else \
            Msg.of("ui.maker.other", text=find_word(texts, self.lang))
        return Passage(name, heading, texts.get(self.lang, ""), empty, most, is_caption)

    def _make_check(self) -> Check | None:
        """The check box that shows secrets; None if the match has none, or is in progress."""
        if not self._can_open:
            return None
        return Check("maker/open", Msg.of("ui.maker.open"), self.cut.secrets == "shown",
                     self._open)

    def _open(self, is_open: bool) -> None:  # noqa: FBT001  as a check tells it
        self.cut.secrets = "shown" if is_open else ""
        self.look(self._eyes)
        self._change()

    @property
    def _eyes(self) -> Seat | None:
        """The seat through whose eyes the audience sees."""
        return find_eyes(self.record, is_open=self.cut.secrets == "shown")

    def _fill(self, name: str, lang: str) -> str:
        """The default text of a passage: title and turn, or the log."""
        say = partial(self._voices[lang].say, players=self.players)
        turn = max(1, self.history.turn_at(self.cut.begin + 1))
        if name == TITLE:
            return shorten(say(Msg.of("ui.maker.default", n=turn, title=Msg.of(
                f"{self.record.title}.title"))), ROOM[TITLE])
        if name == BEFORE:
            return say(name_turn(self.history, turn - 1))
        at = self.cut.end if name == AFTER else int(name)
        lines = self.track.lines(at, self.journey.eyes)
        last = [each for each in lines if each.index == at - 1] or lines[-1:]
        said = " ".join(say(each.text) if isinstance(each.text, Msg) else str(each.text)
                        for each in last)
        most = next(most for each, _at, most in self.cut.passages() if each == name)
        return shorten(said or say(name_turn(self.history, turn - 1)), most)

    # ---- the file --------------------------------------------------------------------------

    def ask_leave(self) -> None:
        """Leave, after a question if there are unsaved changes."""
        if not self._is_changed:
            self.house.leave()
            return
        dialog = Dialog("unkept", Msg.of("ui.maker.unkept"))
        dialog.answer("unkept/keep", Msg.of("ui.maker.keep"), partial(self.attempt, self._keep),
                      kind="primary")
        dialog.answer("unkept/leave", Msg.of("ui.maker.discard"), self.house.leave)
        dialog.answer("unkept/no", Msg.of("ui.dialog.back"))
        self.house.desk.open(dialog)

    def do(self, command: str) -> bool:
        """Handle Escape like the button that leaves."""
        return self.press(command) if command == "cancel" else super().do(command)

    def _keep(self) -> None:
        """Write the files, show their path, and offer to present the highlight."""
        house, langs = self.house, self._langs
        folder = house.places.moments
        title = find_word(self.cut.texts.get(TITLE, {}), house.words.lang)
        name = self.file.stem if self.file else find_name(
            folder, title or self._fill(TITLE, self._spoken))
        moment = keep_moment(folder, name, self.history,
                             self.cut.to_plain(f"{name}.save", self._fill, langs))
        self.file, self._is_changed = moment.file, False
        dialog = Dialog("kept", Msg.of("ui.maker.kept"))
        dialog.tell("kept/where", Msg.of("ui.maker.where", path=format_folder(moment.file)))
        dialog.answer("kept/show", Msg.of("ui.moments.show"), partial(
            self.attempt, partial(show_moment, house, moment)), kind="primary")
        dialog.answer("kept/folder", Msg.of("ui.page.folder"),
                      partial(show_folder, house, folder))
        dialog.answer("kept/on", Msg.of("ui.dialog.back"))
        house.desk.open(dialog)


def edit_moment(house: House, moment: Moment) -> None:
    """Open the highlight of a file in the editor; Refusal if its record cannot be replayed."""
    data, record, game = read_source(moment.file, games.load)
    house.enter(MomentMaker(house, History(game, record), moment.begin,
                            Cut.read(data, house.words.langs), moment.file))

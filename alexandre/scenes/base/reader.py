"""Reads the screen aloud: what is new on it, what the keyboard comes to, the lines of the log.

It looks at the widgets that are shown, and knows no room: what cannot be seen is not said.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.window.root import WindowRoot
from alexandre.ui.window.voice import Voice

NAME: Final = "/name"  # of the label that says what a control is about


class Reader:
    """Speaks the changes of the screen; `is_on` is the player's setting."""

    def __init__(self, desk: WindowRoot, voice: Voice | None) -> None:
        self.is_on = False
        self._desk = desk
        self._voice = voice
        self._forget()

    def _forget(self) -> None:
        self._told: tuple[str, ...] = ()  # the sentences that are to be repeated
        self._seen: frozenset[tuple[str, str]] = frozenset()
        self._log: tuple[str, ...] = ()
        self._focus: tuple[Widget | None, str] = (None, "")
        self._passing = ("", "")  # the strip at the lower edge, and the tip

    def turn(self, *, is_on: bool) -> None:
        """Start with the whole screen, or stop."""
        if is_on != self.is_on:
            self._forget()
            self.is_on = is_on

    def look(self, lang: str) -> None:
        """Speak what has changed since the last call."""
        if not self.is_on:
            return
        news = list(dict.fromkeys((*self._read_strip(), *self._read_log(),
                                   *self._read_labels())))
        focus = self._read_focus()
        for text in news:
            self._say(text, lang)
        for text in focus:
            self._say(text, lang, is_urgent=not news and text is focus[0])
        for text in self._read_tip():
            self._say(text, lang)

    def repeat(self, lang: str) -> None:
        """Repeat what was spoken last, and the focus."""
        for number, text in enumerate((*self._told, self._focus[1]) if self.is_on else ()):
            self._say(text, lang, is_urgent=number == 0)

    def close(self) -> None:
        """Stop speaking."""
        if self._voice is not None:
            self._voice.close()

    def _say(self, text: str, lang: str, *, is_urgent: bool = False) -> None:
        if self._voice is not None and text:
            self._voice.say(text, lang, is_urgent=is_urgent)

    # ---- what is new -----------------------------------------------------------------------

    def _read_strip(self) -> list[str]:
        text, before = self._desk.banner.text, self._passing[0]
        self._passing = text, self._passing[1]
        return [text] if text not in ("", before) else []

    def _read_tip(self) -> list[str]:
        """The explanation of a control, a moment after it was focused."""
        text, before = self._desk.tip.text, self._passing[1]
        self._passing = self._passing[0], text
        return text.split("\n") if text not in ("", before, self._focus[1]) else []

    def _read_labels(self) -> list[str]:
        """The new sentences, from top to bottom."""
        labels = [(label.name, label.words) for label in list_labels(self._desk.top)]
        fresh = [words for name, words in labels if words and (name, words) not in self._seen]
        self._seen = frozenset(labels)
        if fresh:
            self._told = tuple(fresh)
        return fresh

    def _read_log(self) -> list[str]:
        """The new lines at the end of the log; a log that changed otherwise is read only on
        request."""
        view = next((each for each in walk(self._desk.top) if isinstance(each, LogView)), None)
        lines = () if view is None else view.words
        before, self._log = self._log, lines
        is_longer = bool(before) and lines[:len(before)] == before
        return list(lines[len(before):]) if is_longer else []

    def _read_focus(self) -> list[str]:
        """The newly focused control, or its new value."""
        widget = self._desk.focus
        text = "" if widget is None or not widget.is_hung else widget.spoken
        before, self._focus = self._focus, (widget, text)
        if widget is None or self._focus == before:
            return []
        about = None if widget is before[0] else self._desk.find(f"{widget.name}{NAME}")
        return [about.words, text] if isinstance(about, Label) else [text]


def list_labels(widget: Widget) -> Iterator[Label]:
    """The sentences below a widget that no control speaks itself."""
    if not widget.is_shown or (widget.takes_focus and widget.is_enabled):
        return
    if isinstance(widget, Label) and not widget.name.endswith(NAME):
        yield widget
    for child in widget.children:
        yield from list_labels(child)

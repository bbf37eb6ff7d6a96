"""The About screen: the aims of the program, and its credits."""

from __future__ import annotations

import importlib.machinery
import importlib.metadata
import platform
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from alexandre import __version__
from alexandre.content.sources import Source, sources
from alexandre.kernel import contract
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import Scene
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.richtext import Run
from alexandre.ui.text.sizes import BODY
from alexandre.ui.widgets.base.boxes import Plated, Space
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.paragraph import MEASURE, Paragraph

EDGE: Final = 30.0
LIBRARIES: Final = ("pygame-ce", "pygame", "PyYAML", "platformdirs", "mypy_extensions")
STORIES: Final = ("unofficial", "own", "offline")


class About(Scene):
    """One page of prose."""

    first = ("about/back",)

    def build(self) -> Widget:
        """Build the prose, the tables and the versions."""
        page = Scroll("about/page", gap=8, is_text=True)
        say = page.column.add
        say(Paragraph("about/title", self._say(Msg.of("ui.app.title"), "title"), kind="title"))
        version = Msg.of("ui.about.version", version=__version__)
        say(Paragraph("about/version", self._say(version, "italic"), kind="note"))
        for each in STORIES:
            say(Paragraph(f"about/{each}", self._say(Msg.of(f"ui.about.{each}"))))
        for number, (heading, table) in enumerate(sources().items()):
            key = "ui.about.sources" if number == 0 else "ui.about.libraries"
            say(Paragraph(f"about/table{number}", self._say(Msg.of(key), "title"),
                          kind="chapter"))
            for place, source in enumerate(table):
                say(Paragraph(f"about/{heading}/{place}", partial(describe_source, source)))
        say(Paragraph("about/running", self._say(Msg.of("ui.about.running"), "title"),
                      kind="chapter"))
        say(Paragraph("about/versions", self._say(tell_versions())))
        rules = "ui.about.rules_compiled" if is_compiled() else "ui.about.rules_interpreted"
        say(Paragraph("about/rules", self._say(Msg.of(rules))))
        say(Space(8))
        return AboutPage("about", page, Button("about/back", Msg.of("ui.dialog.back"),
                                               self.house.leave, kind="primary", size=BODY))

    def _say(self, words: Wording, face: str = "text") -> Callable[[], Sequence[Run]]:
        return partial(self._set, words, face)

    def _set(self, words: Wording, face: str) -> Sequence[Run]:
        """The text in the current language."""
        return [Run(self.house.voice(words), face)]


class AboutPage(Plated):
    """A column of text on parchment, and the back button."""

    def __init__(self, name: str, text: Scroll, back: Widget) -> None:
        super().__init__(name)
        self.text, self.back = self.add(text), self.add(back)

    def lay(self) -> None:
        """Lay the text out at a readable width."""
        inner = self._plate().inset(EDGE, EDGE - 6)
        back = self.back.height(inner.w)
        wide = min(inner.w, self.desk.theme.enlarge(220.0))
        self.back.place(Box(inner.middle[0] - wide / 2, inner.bottom - back, wide, back))
        self.text.place(Box(inner.x, inner.y, inner.w, inner.h - back - 12))

    def do(self, command: str) -> bool:
        """Turn the pages with the page keys."""
        return self.text.do(command)

    def _plate(self) -> Box:
        wide = min(self.desk.theme.enlarge(MEASURE) + 2 * EDGE + 14, self.box.w - 40)
        return self.box.centre(wide, self.box.h - 40)


def describe_source(source: Source) -> Sequence[Run]:
    """A source in bold, with its origin and its licence."""
    rest = f" – {source.origin}. {source.licence}"
    return [Run(source.what, "bold"), Run(rest, "text", "", len(source.what))]


def tell_versions() -> str:
    """The versions of the program's surroundings."""
    texts = [f"{platform.python_implementation()} {platform.python_version()}"]
    for name in LIBRARIES:
        try:
            texts.append(f"{name} {importlib.metadata.version(name)}")
        except importlib.metadata.PackageNotFoundError:
            continue
    return " · ".join(texts)


def is_compiled() -> bool:
    """Whether the rules run compiled by mypyc, all or none of them."""
    return str(contract.__file__).endswith(tuple(importlib.machinery.EXTENSION_SUFFIXES))

"""Press targets: since when each thing can be pressed where it is, with its present meaning.

People press what they saw a moment ago.  A press answers for what has been there for `DEAF`
milliseconds; after a question that came on its own, nothing that decides answers until people can
have read it.  A page that came on its own answers nothing before people have seen that it is
another one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from alexandre.ui.draw.sketch import Place
from alexandre.ui.input.commands import DECIDING
from alexandre.ui.widgets.base.widget import Modal, Widget, climb, walk

DEAF: Final = 350
ARRIVED: Final = 1000  # after a whole page has come by itself
LETTER: Final = 18  # milliseconds in which a letter is read
KNOWN: Final = 6  # the same of a sentence that was answered before
LONGEST: Final = 1800  # nobody waits longer, whatever there is to read

Thing = tuple[Hashable, Hashable]  # its place, and what a press there means


class PressTargets:
    """Everything that can be pressed, with the time at which it appeared."""

    def __init__(self) -> None:
        self._since: dict[Thing, int] = {}
        self._hushed: int | None = None
        self._heard_from = 0  # when what decides answers again
        self._covered = 0  # until when nothing answers

    def renew(self, top: Widget, focus: Widget | None, mean: Callable[[str], str],
              now: int) -> None:
        """Update what can be pressed: by the mouse below `top`, and by the keys of the room."""
        before = self._since
        self._since = {thing: before.get(thing, now) for thing in all_things(top, focus, mean)}

    def hush(self, now: int, time: int = DEAF) -> None:
        """Ignore answers for the reading time of another question that appeared on its own."""
        self._hushed, self._heard_from = now, max(self._heard_from, now + time)

    def cover(self, now: int) -> None:
        """Ignore presses on a whole page that appeared on its own."""
        self._covered = now + ARRIVED

    def is_hushed(self, widget: Widget | None, since: int) -> bool:
        """Whether another question has come after that time for what this widget decides; None
        stands for the keys."""
        return (self._hushed is not None and self._hushed > since
                and (widget is None or decides(widget)))

    @property
    def deaf_until(self) -> int:
        """The time at which everything ignored answers again."""
        return max(self._covered, self._heard_from)

    def is_late(self, widget: Widget | None, now: int) -> bool:
        """Whether a press there was meant for the previous question or page."""
        return now < self._covered or (
            now < self._heard_from and (widget is None or decides(widget)))

    def is_fresh(self, thing: Thing, now: int) -> bool:
        """Whether it appeared so recently that a press cannot have been meant for it."""
        return now - self._since.get(thing, now) < DEAF


def reading_time(sentence: str, *, is_known: bool = False) -> int:
    """The milliseconds that people need to notice a new sentence and read it."""
    return min(LONGEST, DEAF + len(sentence) * (KNOWN if is_known else LETTER))


def all_things(top: Widget, focus: Widget | None, mean: Callable[[str], str]) -> Iterator[Thing]:
    """Everything below that widget that can be pressed, and the meanings of keys in its room."""
    for widget in walk(top):
        if widget.can_press:
            stand = widget.stand
            for aim in widget.aims():
                yield stand, aim
    for command in DECIDING:
        thing = thing_of_key(command, top, focus, mean)[1]
        if thing is not None:
            yield thing


def thing_of_key(command: str, top: Widget, focus: Widget | None,
                 mean: Callable[[str], str]) -> tuple[Widget | None, Thing | None]:
    """The target of a key: the focused widget, else the room."""
    for widget in climb(focus or top):
        aim = widget.means(command)
        if aim:
            return widget, (widget.stand, aim)
    meaning = "" if isinstance(top, Modal) else mean(command)
    return None, (command, meaning) if meaning else None


def target_of(widget: Widget | None, at: Place) -> tuple[Widget | None, Thing | None]:
    """The target of a click at that point, from the front widget upwards."""
    target = next((each for each in climb(widget) if each.can_press and each.aim(at)), None)
    return target, None if target is None else (target.stand, target.aim(at))


def decides(widget: Widget) -> bool:
    """Whether the widget belongs to the answers to the table's question."""
    return any(each.decides for each in climb(widget))

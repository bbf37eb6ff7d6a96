"""The base of everything on a screen: a box in a tree, and the root of the tree."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator
from typing import Final, Protocol, Self, TypeVar, cast

from alexandre.ui.draw.brush import Brush, Measuring
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.panels import State
from alexandre.ui.draw.sketch import Place, Sketch, Wording
from alexandre.ui.input.commands import Commands

W = TypeVar("W", bound="Widget")

Telling = Wording | tuple[Wording, ...]
"""What a tip says: a sentence, or several, one below the other."""
Tip = Telling | tuple[Wording | Sketch, ...]
"""What a tip says and shows: a picture stands beside the sentences."""

DWELL: Final = 400  # milliseconds before a tip is shown
LOW: Final = 64.0  # how high a control is at the most, whose tip leaves it free
QUICK: Final = 160  # the same over what can be clicked now


class Listener:
    """Interface of the listener to a window's keys; this one does nothing."""

    def command(self, command: str) -> bool:
        """Carry out a command that no widget wanted; False if it means nothing."""
        return False

    def meaning(self, command: str) -> str:
        """The effect of a deciding command; "" if it has none."""
        return ""

    def release(self, command: str) -> None:
        """The key of a command was let go."""


class Tips(Protocol):
    """Interface of the tooltip of what has the mouse or the keyboard focus."""

    def promise(self, tip: Tip, at: Place, after: int = DWELL, listed: Box | None = None,
                room: Box | None = None) -> None:
        """Show these words soon, beside the list if it is one of several choices; nothing changes
        if they are already shown or due."""

    def end(self) -> None:
        """Hide the tooltip, and cancel one that is due."""


class Root(Measuring, ABC):
    """The root of a tree of widgets, as widgets see it; `ui.window.root` is the only one.

    `edition` rises whenever words may have another size, `now` is the clock in milliseconds,
    `answer` the widget that had the keyboard last of those that answer the question.
    """

    commands: Commands
    listener: Listener
    tip: Tips
    box: Box
    edition: int
    now: int
    answer: Widget | None

    @property
    @abstractmethod
    def focus(self) -> Widget | None:
        """The widget with the keyboard."""

    @property
    @abstractmethod
    def hover(self) -> Widget | None:
        """The widget under the mouse."""

    @property
    @abstractmethod
    def mouse(self) -> Place | None:
        """The point at which the mouse is; None before it has moved."""

    @property
    @abstractmethod
    def is_keyed(self) -> bool:
        """Whether the keyboard moves the focus."""

    @property
    @abstractmethod
    def top(self) -> Widget:
        """The reachable part: the dialog in front, or the whole."""

    @abstractmethod
    def open(self, layer: Modal) -> None:
        """Open a dialog or a list in front of everything, with the keyboard focus."""

    @abstractmethod
    def close(self, layer: Modal) -> None:
        """Close it and what is in front of it; the focus goes back."""

    @abstractmethod
    def find(self, name: str) -> Widget | None:
        """The reachable widget of that name; dialogs are searched first."""

    @abstractmethod
    def focus_on(self, widget: Widget | None) -> None:
        """Give it the keyboard focus, and scroll it into view."""

    @abstractmethod
    def await_at(self, widget: Widget) -> None:
        """Clear the focus; the next key that moves it leads there."""

    def focus_first(self, *names: str) -> None:
        """Focus the first of these that can be reached; none if none can."""
        self.focus_on(next(filter(None, map(self.find, names)), None))

    @abstractmethod
    def arrange(self) -> None:
        """Lay everything out again after a widget was shown, hidden or resized."""

    @abstractmethod
    def touch(self, box: Box) -> None:
        """Mark this part for repainting; does nothing before the first layout."""

    @abstractmethod
    def stir(self, widget: Widget) -> None:
        """Call the widget's `tick` every frame until it returns False."""


class Node:
    """A box in a tree: its parent, its children, its layout."""

    def __init__(self, name: str = "", *, tip: Telling = "") -> None:
        self.name = name
        self.tip: Tip = tip
        self.box = Box()
        self.children: list[Widget] = []
        self.parent: Widget | None = None
        self.is_shown = True
        self.is_enabled = True
        self._desk: Root | None = None

    @property
    def desk(self) -> Root:
        """The root of its tree; LookupError while it has none."""
        root = self._find_root()
        if root is None:
            raise LookupError(f"{self.name} hangs on no desk")
        return root

    @property
    def is_hung(self) -> bool:
        """Whether it is on a desk."""
        return self._find_root() is not None

    @property
    def has_room(self) -> bool:
        """Whether it was laid out with room."""
        return self.box.w > 0 and self.box.h > 0

    def _find_root(self) -> Root | None:
        """Find the root in a loop: no other question is asked as often."""
        each: Node = self
        while each._desk is None and each.parent is not None:
            each = each.parent
        return each._desk

    @property
    def view(self) -> Box:
        """The box in which its children are visible."""
        return self.box

    def hang(self, desk: Root | None) -> None:
        """Make this the top of a tree on that desk; None takes it down."""
        self._desk = desk
        if desk is None:
            self.forget()

    def forget(self) -> None:
        """Release what was painted for this tree; it is painted again when shown."""
        for child in self.children:
            child.forget()

    def add(self, child: W) -> W:
        """Append a child; return it."""
        child.parent = cast("Widget", self)
        self.children.append(child)
        return child

    def hold(self, *children: Widget) -> Self:
        """Append these children; return the widget itself."""
        for child in children:
            self.add(child)
        return self

    def clear(self) -> None:
        if self.children:
            self.touch()
        for child in self.children:
            child.parent = None
        self.children.clear()

    def place(self, box: Box) -> None:
        """Take that box, and lay the children out in it.

        Laying out does not repaint: a widget that changes its look calls `touch` itself.
        """
        is_elsewhere = box != self.box
        if is_elsewhere:
            self.touch()
            self.box = box
        self.lay()
        if is_elsewhere:
            self.touch()

    def lay(self) -> None:
        """Place the children; a plain group gives each the whole of its box."""
        for child in self.children:
            child.place(self.box)

    def height(self, width: float) -> float:
        """The height that it needs at that width."""
        return max((child.height(width) for child in self.children if child.is_shown), default=0.0)

    def touch(self) -> None:
        """Mark it for repainting."""
        desk = self._find_root()
        if desk is not None:
            desk.touch(self.box)

    def shown(self, *, is_shown: bool) -> None:
        """Show or hide it; the caller lays the screen out again."""
        if self.is_shown != is_shown:
            self.is_shown = is_shown
            self.touch()


class Widget(Node):
    """Kept from frame to frame; it paints itself when what it shows has changed.

    `name` is how tests and scenes find it, `tip` what it says of itself.
    A widget is laid out only once it hangs on a desk, which knows the letters.
    """

    takes_focus = False
    is_late = False  # whether Tab comes to it after all beside it
    uncut: tuple[Box, ...] = ()  # boxes in it that are never cut through where it scrolls
    is_list = False  # whether its choices lie together, and a tip of one covers no other
    pointed_column: Box | None = None  # of what is pointed at in it: its tip lies beside it
    is_glass = False  # seen, and never in the way of the mouse
    glows = True  # whether it looks otherwise while the mouse or the focus is there
    has_ring = True  # whether a ring is drawn round it while the keyboard is there
    decides = False  # whether it, and all below it, answers the question of the table
    prepares = False  # whether a press on it may only prepare what is sent later
    notice_box: Box | None = None  # on which sentences in front of everything lie; else anywhere
    is_held = False  # whether it is pressed by holding it
    is_on = False  # whether it is the chosen one of several
    _is_down = False  # whether the mouse holds it down
    dwell = DWELL  # how long the mouse has to rest on it before it says what it is

    @property
    def words(self) -> str | tuple[str, ...]:
        """Its words, in the current language."""
        return ""

    @property
    def spoken(self) -> str:
        """The words for a voice: its own, and its setting."""
        return self.words if isinstance(self.words, str) else ", ".join(self.words)

    def catches(self, at: Place) -> bool:
        """Whether a press at that point reaches it, if nothing is in front of it."""
        return not self.is_glass and self.box.has(at)

    @property
    def is_main(self) -> bool:
        """Whether it is the red button, the main choice."""
        return False

    @property
    def is_focused(self) -> bool:
        return self.is_hung and self.desk.focus is self

    @property
    def is_hovered(self) -> bool:
        return self.is_hung and self.desk.hover is self

    @property
    def framed(self) -> Box:
        """The box of the focus ring."""
        return self.box

    def _state(self) -> State:
        """The present style of its panel."""
        if not self.is_enabled:
            return "off"
        if self._is_down:
            return "down"
        return "on" if self.is_on else "hover" if self.is_hovered else ""

    def paint(self, brush: Brush) -> None:
        """Paint its own part, below its children."""

    def point(self, at: Place) -> Tip:
        """Handle hover at this point; return the tip for it."""
        return self.tip

    def leave(self) -> None:
        """Handle the end of hover."""

    @property
    def can_press(self) -> bool:
        """Whether a press has an effect here."""
        return self.takes_focus and self.is_enabled

    @property
    def stand(self) -> Hashable:
        """An identity of its place, by which a later press is on the same thing."""
        return self.box

    def aim(self, at: Place) -> Hashable:
        """The effect of a press at that point; "" if it has none."""
        return self.name

    def aims(self) -> Iterable[Hashable]:
        """The effects of presses at all its points."""
        return (self.name,)

    def means(self, command: str) -> Hashable:
        """The effect of that deciding command here; "" if it has none."""
        return self._aim_of_keys() if command == "press" and self.can_press else ""

    def _aim_of_keys(self) -> Hashable:
        """The effect of Enter here."""
        return self.aim(self.box.middle)

    def press(self, at: Place) -> bool:
        """Handle the mouse button going down; True to receive drag and release."""
        return False

    def grab(self, at: Place) -> bool:
        """Handle the middle or right button, or a moving finger, going down here; True if it
        pushes the contents."""
        return False

    def spread(self, factor: float, start: Place, end: Place) -> bool:
        """Handle a pinch by that factor while its middle moved from one point to another; True
        if it had an effect."""
        return False

    def drag(self, at: Place) -> None:
        """Handle a move of the held mouse."""

    def release(self, at: Place) -> None:
        """Handle the release of the mouse."""

    def wheel(self, steps: float) -> bool:
        """Handle the wheel, down if negative; True if it had an effect."""
        return False

    def tick(self, now: int) -> bool:
        """Animate a frame, after `Root.stir`; True while there are more to come."""
        return False

    def do(self, command: str) -> bool:
        """Carry out a command; True if it had an effect here."""
        return False


class Writable(Widget):
    """A widget for typing; while `takes_text` is True, letters are never commands."""

    takes_focus = True
    takes_text = True

    def typed(self, text: str) -> None:
        """Handle typed text."""

    def composed(self, text: str) -> None:
        """Show the text that an input method is composing."""

    def edit(self, chord: str) -> bool:
        """Handle a key before it becomes a command; True if it edited the text."""
        return False


class Modal(Widget):
    """A widget that blocks what is behind it; `first` gets the keyboard focus."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.first: Widget | None = None

    def dismiss(self) -> None:
        """Handle Escape, or a click outside."""
        self.desk.close(self)

    def do(self, command: str) -> bool:
        if command == "cancel":
            self.dismiss()
        return command == "cancel"


def climb(widget: Widget | None) -> Iterator[Widget]:
    """Yield the widget and its ancestors up to the root; nothing for None."""
    while widget is not None:
        yield widget
        widget = widget.parent


def is_there(widget: Widget) -> bool:
    """Whether it is on a desk, shown, and laid out with room."""
    return widget.is_hung and widget.has_room and all(each.is_shown for each in climb(widget))


def walk(widget: Widget) -> Iterator[Widget]:
    """Yield the widget and its shown descendants, from the back to the front."""
    if not widget.is_shown:
        return
    yield widget
    for child in widget.children:
        yield from walk(child)


def find_list(widget: Widget) -> Box | None:
    """The box of the list in which the widget is one of several choices, or of the widget if it is
    itself a list, of choices or things, or no higher than a control; None otherwise. A column of
    spots in it is a list."""
    if widget.pointed_column is not None:
        return widget.pointed_column
    listed = next((each for each in climb(widget) if each.is_list), None)
    if listed is None or (listed is not widget and sum(
            len([*each.aims()]) for each in walk(listed) if each.can_press) < 2):
        return widget.box if widget.box.h <= widget.desk.theme.tall(LOW) else None
    return listed.box

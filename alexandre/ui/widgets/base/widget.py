"""The base of everything on a screen: a box in a tree, and the root of the tree."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator
from typing import Final, Protocol, TypeVar, cast

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
QUICK: Final = 160  # the same over what can be clicked now


class Listener:
    """The listener to the keys of a window; this one does nothing."""

    def command(self, command: str) -> bool:
        """Carry out a command that no widget wanted; False if it means nothing."""
        return False

    def meaning(self, command: str) -> str:
        """The effect of a deciding command; "" if it has none."""
        return ""

    def release(self, command: str) -> None:
        """The key of a command was let go."""


class Tips(Protocol):
    """The small panel that names what the mouse or the keyboard has come to rest on."""

    def promise(self, tip: Tip, at: Place, after: int = DWELL) -> None:
        """Show these words soon; nothing changes if they are shown or promised already."""

    def end(self) -> None:
        """Show nothing, promise nothing."""


class Root(Measuring, ABC):
    """The root of a tree of widgets, as widgets see it; `ui.window.root` is the only one.

    `edition` rises whenever words may have another size, `now` is the clock in milliseconds.
    """

    commands: Commands
    listener: Listener
    tip: Tips
    box: Box
    edition: int
    now: int

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
        """Is it the keyboard that moves the focus?"""

    @property
    @abstractmethod
    def top(self) -> Widget:
        """The reachable part: the dialog in front, or the whole."""

    @abstractmethod
    def open(self, layer: Modal) -> None:
        """Put a dialog or a list before everything else; the keyboard goes there."""

    @abstractmethod
    def close(self, layer: Modal) -> None:
        """Take it down, with whatever stands before it; the keyboard goes back."""

    @abstractmethod
    def find(self, name: str) -> Widget | None:
        """The widget of that name, if it can be reached; dialogs go first."""

    @abstractmethod
    def focus_on(self, widget: Widget | None) -> None:
        """Put the keyboard there, and bring it into sight."""

    @abstractmethod
    def await_at(self, widget: Widget) -> None:
        """Put the keyboard nowhere; the next key that moves it leads there."""

    def focus_first(self, *names: str) -> None:
        """Put it on the first of these that can be reached; on nothing if none can."""
        self.focus_on(next(filter(None, map(self.find, names)), None))

    @abstractmethod
    def arrange(self) -> None:
        """Lay everything out again: something is shown, hidden, higher or lower than before."""

    @abstractmethod
    def touch(self, box: Box) -> None:
        """Paint this part again at the next drawing; what has never been laid out is none."""

    @abstractmethod
    def stir(self, widget: Widget) -> None:
        """Tick this widget from frame to frame until it says that it rests."""


class Node:
    """A box in a tree: where it hangs, what hangs on it, how it is laid out."""

    def __init__(self, name: str = "", *, tip: Telling = "") -> None:
        self.name = name
        self.tip = tip
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
        """Does it hang on a desk?"""
        return self._find_root() is not None

    @property
    def has_room(self) -> bool:
        """Was it given a place?"""
        return self.box.w > 0 and self.box.h > 0

    def _find_root(self) -> Root | None:
        """Upwards in a loop: this is asked more often than anything else."""
        each: Node = self
        while each._desk is None and each.parent is not None:
            each = each.parent
        return each._desk

    @property
    def view(self) -> Box:
        """The box in which its children are visible."""
        return self.box

    def hang(self, desk: Root | None) -> None:
        """Make this the top of a tree on that desk, or take it down."""
        self._desk = desk
        if desk is None:
            self.forget()

    def forget(self) -> None:
        """Let go of what was painted for this tree; it is painted again where it is seen again."""
        for child in self.children:
            child.forget()

    def add(self, child: W) -> W:
        """Put a child last; the child."""
        child.parent = cast("Widget", self)
        self.children.append(child)
        return child

    def clear(self) -> None:
        if self.children:
            self.touch()
        for child in self.children:
            child.parent = None
        self.children.clear()

    def place(self, box: Box) -> None:
        """Take up that box, and lay the children out in it.

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
        """The height that it asks for at that width."""
        return max((child.height(width) for child in self.children if child.is_shown), default=0.0)

    def touch(self) -> None:
        """Mark it as changed."""
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

    `name` is how tests and scenes find it, `role` what it is, `tip` what it says of itself.
    A widget is laid out only once it hangs on a desk, which knows the letters.
    """

    role = "group"
    takes_focus = False
    uncut: tuple[Box, ...] = ()  # boxes in it that are never cut through where it scrolls
    is_glass = False  # seen, and never in the way of the mouse
    glows = True  # whether it looks otherwise while the mouse or the focus is there
    has_ring = True  # whether a ring is drawn round it while the keyboard is there
    decides = False  # whether it, and all below it, answers the question of the table
    prepares = False  # whether a press on it may only prepare what is sent later
    is_held = False  # whether it is pressed by holding it
    is_on = False  # whether it is the chosen one of several
    _is_down = False  # whether the mouse holds it down
    dwell = DWELL  # how long the mouse has to rest on it before it says what it is

    @property
    def words(self) -> str | tuple[str, ...]:
        """Its words, in the language of the moment."""
        return ""

    @property
    def spoken(self) -> str:
        """The words for a voice: its own, and its setting."""
        return self.words if isinstance(self.words, str) else ", ".join(self.words)

    def catches(self, at: Place) -> bool:
        """Does a press there come to it, where nothing lies before it?"""
        return not self.is_glass and self.box.has(at)

    @property
    def is_main(self) -> bool:
        """Whether it is the red one, a main choice."""
        return False

    @property
    def is_focused(self) -> bool:
        return self.is_hung and self.desk.focus is self

    @property
    def is_hovered(self) -> bool:
        return self.is_hung and self.desk.hover is self

    @property
    def framed(self) -> Box:
        """The box of the ring while the keyboard is here."""
        return self.box

    def _state(self) -> State:
        """The look of its panel now."""
        if not self.is_enabled:
            return "off"
        if self._is_down:
            return "down"
        return "on" if self.is_on else "hover" if self.is_hovered else ""

    def paint(self, brush: Brush) -> None:
        """Paint what is its own, below its children."""

    def point(self, at: Place) -> Tip:
        """The mouse is over this point: what it says of what lies there."""
        return self.tip

    def leave(self) -> None:
        """The mouse went elsewhere."""

    @property
    def can_press(self) -> bool:
        """Does a press mean something here?"""
        return self.takes_focus and self.is_enabled

    @property
    def stand(self) -> Hashable:
        """The identity of its place: a press there later is on the same thing."""
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
        """The effect of the keyboard here."""
        return self.aim(self.box.middle)

    def press(self, at: Place) -> bool:
        """The mouse went down here; True if what follows is this widget's, too."""
        return False

    def grab(self, at: Place) -> bool:
        """The middle or the right button went down here, or a finger that moves; True if it is
        pushed about with it."""
        return False

    def spread(self, factor: float, start: Place, end: Place) -> bool:
        """Two fingers went apart by that factor while their middle moved from one point to
        another; True if that meant something."""
        return False

    def drag(self, at: Place) -> None:
        """The mouse moved while it was held."""

    def release(self, at: Place) -> None:
        """The mouse was let go."""

    def wheel(self, steps: float) -> bool:
        """The wheel was turned here, down if negative; True if that meant something."""
        return False

    def tick(self, now: int) -> bool:
        """A frame of what moves, after `Root.stir`; True while there are more to come."""
        return False

    def do(self, command: str) -> bool:
        """A command of the keyboard; True if it meant something here."""
        return False


class Writable(Widget):
    """Something that is typed into; while `takes_text` is True, letters are never commands."""

    takes_focus = True
    takes_text = True

    def typed(self, text: str) -> None:
        """Letters were typed here."""

    def composed(self, text: str) -> None:
        """An input method has put these letters together so far."""

    def edit(self, chord: str) -> bool:
        """A key, before it is a command; True if it edited."""
        return False


class Modal(Widget):
    """Nothing behind it can be reached; `first` is where the keyboard begins."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.first: Widget | None = None

    def dismiss(self) -> None:
        """Escape, or a click beside it."""
        self.desk.close(self)

    def do(self, command: str) -> bool:
        if command == "cancel":
            self.dismiss()
        return command == "cancel"


def climb(widget: Widget | None) -> Iterator[Widget]:
    """The widget, what it hangs in, and so on to the top; nothing if it is None."""
    while widget is not None:
        yield widget
        widget = widget.parent


def is_there(widget: Widget) -> bool:
    """Does it hang on a desk, is it shown, and has it room?"""
    return widget.is_hung and widget.has_room and all(each.is_shown for each in climb(widget))


def walk(widget: Widget) -> Iterator[Widget]:
    """The widget and everything below it that is shown, from the back to the front."""
    if not widget.is_shown:
        return
    yield widget
    for child in widget.children:
        yield from walk(child)

"""The page of entered outcomes, the newest first, with the alternatives to each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.chance import is_seen
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.replay import Step, position_before
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.house import Scene, report_refusals
from alexandre.scenes.table.play.match import Match
from alexandre.scenes.table.real.outcome_entry import OutcomeEntry
from alexandre.scenes.table.real.tray_picture import TrayPicture, columns_of
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import DIGITS
from alexandre.ui.play.log import Log
from alexandre.ui.text.sizes import HEADING, LABEL, LEAD, SMALL
from alexandre.ui.widgets.base.boxes import Column, Rule
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.picture import Picture

WIDE: Final = 1120.0
EDGE: Final = 24.0
LEFT: Final = 0.44  # of the width
GAP: Final = 10.0  # between the faces of two dice
LARGEST: Final = 1.1  # units of the screen for one of the picture


@dataclass(frozen=True)
class Entered:
    """One throw or draw that people entered: its turn, and the words of the log."""

    steps: tuple[Step, ...]
    text: Wording
    turn: Wording

    @property
    def index(self) -> int:
        """The number of its last action."""
        return self.steps[-1].index


@dataclass(frozen=True)
class Alternatives:
    """The possible outcomes of one action, and the entered one, if it may be seen."""

    index: int
    entry: OutcomeEntry
    present: Action | None


class Corrections(Scene):
    """The page; after a correction it leads back to the table."""

    def __init__(self, table: Scene, match: Match) -> None:
        super().__init__(table.house)
        self._table, self.about = table, table.about
        self._match = match
        self._entered = {str(each.index): each for each in list_entered(match.session)}
        self._chosen = next(iter(self._entered), "")

    @property
    def bookmark(self) -> tuple[str, Session] | None:
        """The name and the session to save if the application crashes."""
        return self._table.bookmark

    def build(self) -> Widget:
        """Build the list, and the alternatives to the chosen entry."""
        left = Column("correct/left", gap=8)
        left.add(Title("correct/title", Msg.of("ui.correct.title"), size=HEADING))
        left.add(Remark("correct/what", Msg.of("ui.correct.what"), size=SMALL))
        left.add(Rule())
        rows = [ListRow(name, each.text, each.turn) for name, each in self._entered.items()]
        self._rows = ListBox("correct/list", rows, self._choose, chosen=self._chosen,
                             on_move=self._choose, is_typed_in=False, kind="plain")
        right = Column("correct/right", gap=8)
        right.add(Remark("correct/turn", "", size=SMALL))
        right.add(Label("correct/was", "", face="bold", size=LEAD, colour="seal.deep"))
        right.add(Label("correct/advice", "", size=LABEL))
        back = Button("correct/back", Msg.of("ui.dialog.back"), self.house.leave)
        self._spread = Spread(left, self._rows, back, right)
        self._tell()
        return self._spread

    def entered(self) -> None:
        """Focus the list."""
        self.house.desk.focus_on(self._rows)

    def do(self, command: str) -> bool:
        """Choose the face with a digit; with several dice digits have no meaning."""
        choices = self._spread.choices
        if command not in DIGITS or len(choices) != 1:
            return super().do(command)
        action = choices[0].entry.find_by_digit(DIGITS.index(command) + 1)
        if action in choices[0].entry.open:
            self._correct(choices[0], f"face:{action.text}")
        return True

    def _choose(self, name: str) -> None:
        self._chosen = name
        self._tell()
        self._spread.lay()

    def _tell(self) -> None:
        """Show the chosen entry and its possible corrections."""
        right = self._spread.right
        turn, was, advice = (each for each in right.children if isinstance(each, Label))
        chosen = self._entered.get(self._chosen)
        choices: list[Alternatives] = []
        if chosen is None:
            advice.say(Msg.of("ui.correct.none"))
        else:
            turn.say(chosen.turn)
            was.say(chosen.text)
            choices = [each for each in map(self._open, chosen.steps) if each is not None]
            advice.say(advise(choices))
        self._spread.show(choices, self._correct)
        self._spread.touch()

    def _open(self, step: Step) -> Alternatives | None:
        """The faces for an action; None where the viewer may not correct it."""
        session = self._match.session
        can_see = is_seen(session.game, step, session.viewer)
        if not can_see and not is_blind(self._match, step):
            return None
        state, _steps = position_before(session.game, session.record, step.index)
        entry = OutcomeEntry(session.game, state, session.viewer, drawing_of(session.game), 1)
        present = session.game.parse(step.action) if can_see else None
        entry.open = tuple(each for each in entry.open if each != present)
        return Alternatives(step.index, entry, present)

    @report_refusals
    def _correct(self, choice: Alternatives, spot: str) -> None:
        """Replace the outcome; the table says whether everything after it still holds, unless that
        would reveal the old one."""
        kind, _, text = spot.partition(":")
        if kind != "face":
            return
        match, session, is_known = self._match, self._match.session, choice.present is not None
        count = session.turn
        match.correct({choice.index: text}, is_noted=not is_known)
        waiting = session.record.count_waiting()
        lost = count - session.turn - waiting if is_known else 0
        key = "waits" if waiting else "void" if lost > 0 else "done"
        self.house.tell(Msg.of(f"ui.correct.{key}", n=waiting or lost))
        self.house.return_to(self._table)


def advise(choices: Sequence[Alternatives]) -> Msg:
    """The sentence above the faces, or the reason why there are none."""
    if not choices:
        return Msg.of("ui.correct.hidden")
    if choices[0].present is None:
        return Msg.of("ui.correct.blind")
    if choices[0].entry.kind == "die":
        return Msg.of("ui.correct.die", n=len(choices))
    return Msg.of("ui.correct.advice")


def is_blind(match: Match, step: Step) -> bool:
    """Whether no person may know what an entry was: an outcome for a computer player, which one of
    them entered."""
    return not any(is_seen(match.session.game, step, seat) for seat in match.people)


class Spread(Widget):
    """Two pages: the heading, the list and a button; words and pictures."""

    def __init__(self, left: Column, rows: ListBox, back: Button, right: Column) -> None:
        super().__init__("correct")
        self.left, self.rows, self.back = self.add(left), self.add(rows), self.add(back)
        self.right, self.pictures = self.add(right), self.add(Widget())
        self.choices: tuple[Alternatives, ...] = ()

    def show(self, choices: Sequence[Alternatives],
             on_click: Callable[[Alternatives, str], None]) -> None:
        """Show the faces of each action, one below the other."""
        self.choices = tuple(choices)
        self.pictures.clear()
        for number, choice in enumerate(choices):
            picture = self.pictures.add(Picture(f"correct/faces{number or ''}",
                                                partial(on_click, choice)))
            picture.mark(frozenset({f"face:{choice.present.text}"} if choice.present else ()))

    def lay(self) -> None:
        """Give the list what its heading leaves, the pictures what their words leave."""
        if not self.box.w:
            return
        whole = self._whole().inset(EDGE)
        wide = whole.w * LEFT
        page = Box(whole.x, whole.y, wide - EDGE / 2, whole.h)
        head, foot = self.left.height(page.w), self.back.height(page.w)
        self.left.place(Box(page.x, page.y, page.w, head))
        self.rows.place(Box(page.x, page.y + head + 8, page.w, page.h - head - foot - 20))
        self.back.place(Box(page.x, page.bottom - foot, page.w, foot))
        page = Box(whole.x + wide + EDGE / 2, whole.y, whole.w - wide - EDGE / 2, whole.h)
        head = self.right.height(page.w)
        self.right.place(Box(page.x, page.y, page.w, head))
        self._lay_faces(Box(page.x, page.y + head + 8, page.w, page.h - head - 8))

    def _lay_faces(self, room: Box) -> None:
        self.pictures.box = room
        top, high = room.y, (room.h + GAP) / max(1, len(self.choices)) - GAP
        most = LARGEST * self.desk.theme.text
        for choice, picture in zip(self.choices, self.pictures.children, strict=True):
            assert isinstance(picture, Picture)
            columns = columns_of(choice.entry, room.w, high, most) if len(self.choices) == 1 \
                else len(choice.entry.faces)
            sketch = TrayPicture(choice.entry, columns, choice.present).draw()
            scale = min(room.w / sketch.size[0], high / sketch.size[1], most)
            picture.show(sketch, frozenset(f"face:{each.text}" for each in choice.entry.open))
            picture.place(Box(room.x, top, room.w, sketch.size[1] * scale))
            top += sketch.size[1] * scale + GAP

    def paint(self, brush: Brush) -> None:
        """Paint the parchment and the line between the pages."""
        whole = self._whole()
        brush.panel(whole, "panel")
        x = whole.x + EDGE + (whole.w - 2 * EDGE) * LEFT
        brush.line((x, whole.y + EDGE), (x, whole.bottom - EDGE), "gold", 1.2)

    def _whole(self) -> Box:
        wide = min(self.desk.theme.enlarge(WIDE), self.box.w - 2 * EDGE)
        return self.box.centre(wide, self.box.h - 2 * EDGE)


def list_entered(session: Session) -> list[Entered]:
    """The entries of people, newest first, as the viewer may read them."""
    lines = Log(session.game).lines(session.steps, session.viewer, session.record)
    told: dict[int, Wording] = {}
    for line in lines:
        told.setdefault(line.index, line.text)
    heads: dict[int, Wording] = {line.index: line.title for line in lines if line.title}
    entered: list[Entered] = []
    turn: Wording = Msg.of("ui.correct.before")
    silent: tuple[Step, ...] = ()  # dice that are told with the next one
    for step, follower in zip_longest(session.steps, session.steps[1:]):
        turn = heads.get(step.index, turn)
        if step.actor != CHANCE:
            continue
        if not step.events and follower is not None and follower.actor == CHANCE:
            silent = *silent, step
        else:
            entered.append(Entered((*silent, step), text_of(session, step.index, told), turn))
            silent = ()
    return entered[::-1]


def text_of(session: Session, index: int, told: dict[int, Wording]) -> Wording:
    """The log's line on an entry; if there is none, the outcome itself, if the viewer saw it."""
    step = session.steps[index - session.record.base]
    if index in told:
        return told[index]
    if not is_seen(session.game, step, session.viewer):
        return Msg.of("ui.correct.secret")
    return session.game.label(session.state, session.game.parse(step.action))

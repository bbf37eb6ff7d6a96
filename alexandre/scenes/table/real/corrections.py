"""The page of entered outcomes, the newest first, with the alternatives to each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.chance import is_seen
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.replay import Step, position_before
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.house import Scene
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
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.list_box import ListBox, ListRow
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.picture import Picture

WIDE: Final = 1120.0
EDGE: Final = 24.0
LEFT: Final = 0.44  # of the width
LARGEST: Final = 1.1  # units of the screen for one of the picture


@dataclass(frozen=True)
class Entered:
    """One outcome that people have entered: in which turn, and what was told of it."""

    index: int
    text: Wording
    turn: Wording


class Corrections(Scene):
    """Once something was corrected it leads back to the table."""

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
        """The list, and what might have come in the place of the chosen one."""
        left = Column("correct/left", gap=8)
        left.add(Label("correct/title", Msg.of("ui.correct.title"), face="title", size=HEADING,
                       colour="seal.deep"))
        left.add(Label("correct/what", Msg.of("ui.correct.what"), face="italic", size=SMALL,
                       colour="ink.soft"))
        left.add(Rule())
        rows = [ListRow(name, each.text, each.turn) for name, each in self._entered.items()]
        self._rows = ListBox("correct/list", rows, self._choose, chosen=self._chosen,
                             on_move=self._choose, is_typed_in=False, kind="plain")
        right = Column("correct/right", gap=8)
        right.add(Label("correct/turn", "", face="italic", size=SMALL, colour="ink.soft"))
        right.add(Label("correct/was", "", face="bold", size=LEAD, colour="seal.deep"))
        right.add(Label("correct/advice", "", size=LABEL))
        self._faces = Picture("correct/faces", self._correct)
        back = Button("correct/back", Msg.of("ui.dialog.back"), self.house.leave)
        self._spread = Spread(left, self._rows, back, right, self._faces)
        self._tell()
        return self._spread

    def entered(self) -> None:
        """The keyboard begins in the list."""
        self.house.desk.focus_on(self._rows)

    def do(self, command: str) -> bool:
        """A digit stands for the face below which it is read."""
        entry = self._spread.entry
        if command not in DIGITS or entry is None:
            return super().do(command)
        action = entry.find_by_digit(DIGITS.index(command) + 1)
        if action in entry.open:
            self._correct(f"face:{action.text}")
        return True

    def _choose(self, name: str) -> None:
        self._chosen = name
        self._tell()
        self._spread.lay()

    def _tell(self) -> None:
        """Show the chosen entry, and its possible corrections."""
        session, right = self._match.session, self._spread.right
        turn, was, advice = (each for each in right.children if isinstance(each, Label))
        chosen = self._entered.get(self._chosen)
        entry = None
        if chosen is None:
            advice.say(Msg.of("ui.correct.none"))
        else:
            turn.say(chosen.turn)
            was.say(chosen.text)
            step = session.steps[chosen.index - session.record.base]
            can_see = is_seen(session.game, step, session.viewer)
            if can_see or is_blind(self._match, step):
                state, _steps = position_before(session.game, session.record, chosen.index)
                entry = OutcomeEntry(session.game, state, session.viewer,
                                     drawing_of(session.game), 1)
            key = "hidden" if entry is None else "advice" if can_see else "blind"
            advice.say(Msg.of(f"ui.correct.{key}"))
            present = session.game.parse(step.action) if can_see else None
            if entry is not None and present is not None:
                entry.open = tuple(each for each in entry.open if each != present)
            self._spread.present = present
            self._faces.mark(frozenset({f"face:{present.text}"} if present else ()))
        self._spread.entry = entry
        self._spread.touch()

    def _correct(self, spot: str) -> None:
        """Replace the outcome; the table says whether everything after it still holds."""
        kind, _, text = spot.partition(":")
        if kind != "face" or self._spread.entry is None:
            return

        index, session = int(self._chosen), self._match.session
        step = session.steps[index - session.record.base]

        def correct() -> None:
            self._match.correct({index: text}, is_noted=not is_seen(session.game, step,
                                                                    session.viewer))
            rest = self._match.session.record.rest
            self.house.tell(Msg.of("ui.correct.waits", n=len(rest)) if rest
                            else Msg.of("ui.correct.done"))
            self.house.return_to(self._table)

        self.attempt(correct)


def is_blind(match: Match, step: Step) -> bool:
    """May any person correct an entry without learning what it was?  What comes to a computer
    player on a real table, no person may know, and one of them has entered it."""
    return not any(is_seen(match.session.game, step, seat) for seat in match.people)


class Spread(Widget):
    """Two pages: a head and the list with a button below it, then words and the picture."""

    def __init__(self, left: Column, rows: ListBox, back: Button, right: Column,
                 faces: Picture) -> None:
        super().__init__("correct")
        self.left, self.rows, self.back = self.add(left), self.add(rows), self.add(back)
        self.right, self.faces = self.add(right), self.add(faces)
        self.entry: OutcomeEntry | None = None
        self.present: Action | None = None

    def lay(self) -> None:
        """The list takes what its head leaves, the picture what its words leave."""
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
        self.faces.shown(is_shown=self.entry is not None)
        if self.entry is None:
            return
        most = LARGEST * self.desk.theme.text
        columns = columns_of(self.entry, room.w, room.h, most)
        sketch = TrayPicture(self.entry, columns, self.present).draw()
        scale = min(room.w / sketch.size[0], room.h / sketch.size[1], most)
        self.faces.show(sketch, frozenset(f"face:{each.text}" for each in self.entry.open))
        self.faces.place(Box(room.x, room.y, room.w, sketch.size[1] * scale))

    def paint(self, brush: Brush) -> None:
        """One sheet of parchment, and the line between its pages."""
        whole = self._whole()
        brush.panel(whole, "panel")
        x = whole.x + EDGE + (whole.w - 2 * EDGE) * LEFT
        brush.line((x, whole.y + EDGE), (x, whole.bottom - EDGE), "gold", 1.2)

    def _whole(self) -> Box:
        wide = min(self.desk.theme.enlarge(WIDE), self.box.w - 2 * EDGE)
        return self.box.centre(wide, self.box.h - 2 * EDGE)


def list_entered(session: Session) -> list[Entered]:
    """The entries of people, the newest first, as the viewer may read them."""
    lines = Log(session.game).lines(session.steps, session.viewer, session.record)
    told: dict[int, Wording] = {}
    for line in lines:
        told.setdefault(line.index, line.text)
    heads: dict[int, Wording] = {line.index: line.title for line in lines if line.title}
    entered: list[Entered] = []
    turn: Wording = Msg.of("ui.correct.before")
    for step in session.steps:
        turn = heads.get(step.index, turn)
        if step.actor == CHANCE:
            entered.append(Entered(step.index, text_of(session, step.index, told), turn))
    return entered[::-1]


def text_of(session: Session, index: int, told: dict[int, Wording]) -> Wording:
    """The log's line about it; if it is silent, the outcome itself, if the viewer saw it."""
    step = session.steps[index - session.record.base]
    if index in told:
        return told[index]
    if not is_seen(session.game, step, session.viewer):
        return Msg.of("ui.correct.secret")
    return session.game.label(session.state, session.game.parse(step.action))

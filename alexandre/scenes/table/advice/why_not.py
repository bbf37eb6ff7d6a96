"""The reasons against a move: under the prompt, or in a dialog if there is much to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import sheets_of
from alexandre.scenes.table.part import Part
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import obey
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.sidebar.reasons import group_reasons, reason, say_verb
from alexandre.ui.text.sizes import BODY, SMALL
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.panels.dialog import Dialog

REASONS: Final = 3  # told under the prompt; more are told in a dialog


class WhyNot(Part):
    """Short answers to a refused action, each with a link to its rule."""

    def build(self, plain: PlainView) -> None:
        """Keep the side, which shows the short answers."""
        self._plain = plain

    def do(self, command: str) -> bool:
        """Handle the keys that explain why something is not allowed, and that open the rules."""
        return obey(command, {"why_not": self.tell, "rules": self.read})

    def answer(self, spot: str, why: tuple[Msg, ...]) -> None:
        """Show why an action on a spot was refused, or what a spot is that no action is clicked
        on."""
        seen = sheets_of(self._match.session.game, self._match.session.view())
        if why or not (told := [each.name for sheet in seen for each in sheet.sketch.spots
                                if each.id == spot][:1]):
            self.refuse(*why)
        else:
            self._plain.note(*told)

    def refuse(self, *why: Msg) -> None:
        """Show why an action was refused."""
        self._house.sounds.play("no")
        if len(why) <= REASONS:
            self._plain.note(*why)
        else:
            self._explain([("", why)])

    def tell(self) -> None:
        """Explain, if a person is asked, the actions that are not allowed now: those whose spots
        are in sight, or all if there are none."""
        session = self._match.session
        known, drawing = session.game.lexicon.actions, self._table.drawing
        seen = spots_of(session)
        spelled = [each for each in known if is_in_sight(drawing.spots(each), seen)]
        self._plain.lead_to_advice(is_only_from_tools=True)  # Enter does not ask again
        if self._match.is_asked:
            title = session.record.title
            groups = group_reasons(session, spelled or list(known), self._house.voice)
            self._explain([(say_verbs(title, words), why) for words, why in groups],
                          Msg.of("ui.why.pointed"))

    def read(self, rule: str = "") -> None:
        """Open the rule book at that rule, or at its first page."""
        self._house.navigation.rulebook(self._match.session.record.title, rule)

    def _explain(self, groups: Sequence[tuple[Wording, tuple[Msg, ...]]],
                 head: Wording = "") -> None:
        dialog = Dialog("why_not", Msg.of("ui.why.title"), wide=640)
        if head:
            dialog.body.column.add(Label("why_not/head", head, size=BODY))
        for row, (verbs, why) in enumerate(groups):
            if verbs:
                dialog.body.column.add(Label(f"why_not/{row}", verbs, face="bold", size=SMALL))
            for number, msg in enumerate(why):
                dialog.body.column.add(reason(f"why_not/{row}/{number}", msg, self.read))
        dialog.answer("why_not/close", Msg.of("ui.dialog.close"), kind="primary")
        self._house.desk.open(dialog)


def say_verbs(title: str, words: Sequence[str]) -> Msg:
    """The forbidden verbs."""
    return Msg.of("ui.why.verbs", verbs=tuple(say_verb(title, word) for word in words))


def spots_of(session: Session) -> frozenset[str]:
    """The spots on the sheets, as the viewer sees them."""
    return frozenset(spot.id for sheet in sheets_of(session.game, session.view())
                     for spot in sheet.sketch.spots)


def is_in_sight(clicks: tuple[str, ...], seen: frozenset[str]) -> bool:
    """Whether one of these clicks is visible, and every other one of a kind that is; kinds that
    appear only while something is prepared do not count."""
    kinds = {each.partition(":")[0] for each in seen}
    return bool(seen.intersection(clicks)) and all(
        each in seen or each.partition(":")[0] not in kinds for each in clicks)

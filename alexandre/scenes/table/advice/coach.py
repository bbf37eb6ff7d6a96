"""The coach: the strongest computer player answers for the person who is asked, and gives the
reason.

It knows what that person knows: the position is told to it as to an opponent, with all that is
hidden dealt anew.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from alexandre.kernel.contract import State
from alexandre.kernel.meta import COACH
from alexandre.kernel.replay import replay
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.table.advice.why_move import Decision, imagine, list_decisions, tell_why
from alexandre.scenes.table.part import Part, TableContext
from alexandre.scenes.table.planning.planning import Planning, offer_line
from alexandre.ui.play.plan import Actions
from alexandre.ui.sidebar.plain import Page, PlainView
from alexandre.ui.text.sizes import CAPTION, SMALL
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import Link
from alexandre.ui.widgets.panels.dialog import Dialog

SECONDS: Final = 6.0
LOOK: Final = 80  # milliseconds between two looks for an answer
JUDGING: Final = 3.0  # seconds in which a plan of the person's is compared with others
GRAVE: Final = 80  # thousandths of a chance: a blunder
POINTED: Final = 4000  # milliseconds for which the place is pointed out


class Coach(Part):
    """Advice is told, pointed out, and prepared as the person's own plan, unless that would change
    what the person has prepared: then a button takes it.  What cannot be prepared is the main
    choice meanwhile.  It is never played.

    A player who has followed a part of a plan is told the rest without another search.
    """

    def __init__(self, table: TableContext, planning: Planning) -> None:
        super().__init__(table)
        self._planning = planning
        self._asked: int | None = None  # the changes of the match when it was asked
        self._sent: Actions | None = None  # what is judged before it is played
        self._told: tuple[Msg, ...] = ()  # the latest advice,
        self._prepared = ""  # and what was prepared by it
        self._line: tuple[str, ...] = ()  # the plan that was told last, in the notation,
        self._since = 0  # the number of actions played before it,
        self._why: tuple[Decision, State] | None = None  # what a computer player's move is about
        self._why_told: tuple[int, tuple[Msg, ...]] = -1, ()  # its reason, and when it was told
        self._told_at = -1  # and the changes of the match when it, or the rest of it, was told

    @property
    def is_thinking(self) -> bool:
        """Has it been asked, and not answered yet?"""
        return self._asked is not None

    def build(self, plain: PlainView) -> None:
        """The advice stands among the notes under the prompt; beside the heading of the log a
        link asks about what computer players did."""
        self._plain = plain
        self.why = plain.log_tools.add(Link(
            "log/why", Msg.of("ui.why_move.ask"), self.ask_why, size=CAPTION, colour="seal",
            align="right", tip=Msg.of("ui.why_move.tip")))
        self.why.shown(is_shown=False)

    def do(self, command: str) -> bool:
        """The key that asks for advice."""
        if command == "coach" and self.is_ready:
            self.ask()
        return command == "coach"

    @property
    def is_ready(self) -> bool:
        """Does the player want a coach at all?"""
        return bool(self._house.settings["coach"] != "off")

    def ask(self) -> None:
        """Think about the position, if the person at the screen is asked; once more drops it."""
        if self._asked is not None:
            self._drop()
            self._plain.note()
        elif self._match.is_asked and not self._go_on():
            session = self._match.session
            self._why_told = -1, ()
            self._house.thinker.ask(session.game, session.state, session.decider, COACH, SECONDS)
            self._asked = session.changes
            self._plain.note(Msg.of("ui.coach.thinks"))

    # ---- what a computer player did ----------------------------------------------------------

    def ask_why(self) -> None:
        """Explain what a computer player did last; of several moves the person chooses one."""
        session = self._match.session
        decisions = list_decisions(session)
        if len(decisions) == 1:
            self._look_into(decisions[0])
        if len(decisions) < 2:
            return
        from alexandre import games
        from alexandre.ai.review.telling import tell_line

        dialog, hints = Dialog("why", Msg.of("ui.why_move.title")), games.hints(session.game)
        for number, each in enumerate(decisions):
            def press(decision: Decision = each) -> None:
                self._house.desk.close(dialog)
                self._look_into(decision)

            state = replay(session.game, session.record.until(each.at))[0]
            dialog.body.column.add(Button(f"why/{number}", Msg.of(
                "ui.why_move.choice", who=Who(each.actor),
                plan=tell_line(session.game, hints, state, each.line, 0, 2)), press, pad=8,
                align="left", size=SMALL))
        dialog.answer("why/no", Msg.of("ui.dialog.back"))
        self._house.desk.open(dialog)

    def _look_into(self, decision: Decision) -> None:
        session = self._match.session
        state = replay(session.game, session.record.until(decision.at))[0]
        world = imagine(session.game, state, decision, session.viewer)
        if world is None:
            self._plain.note(Msg.of("ui.why_move.hidden", who=Who(decision.actor)))
            return
        self._drop()
        self._house.thinker.ask(session.game, world, decision.actor, COACH, SECONDS, decision.line)
        self._asked, self._why = session.changes, (decision, world)
        self._plain.note(Msg.of("ui.why_move.thinks", who=Who(decision.actor)))

    # ---- what is prepared ---------------------------------------------------------------------

    def _go_on(self) -> bool:
        """Tell what is left of the plan that has been followed up to here; whether there is
        anything, and it was not told yet."""
        from alexandre import games
        from alexandre.ai.review.telling import tell_line

        session = self._match.session
        played = tuple(session.record.actions[self._since:session.turn])
        if (session.changes == self._told_at or not played
                or played != self._line[:len(played)]):
            return False
        rest = self._line[len(played):]
        plan = tell_line(session.game, games.hints(session.game), session.what_if(), rest)
        return self._propose(rest, (Msg.of("ui.coach.goes_on", plan=plan),))

    def judge(self, actions: Actions) -> None:
        """Play these; if the player wants to be warned, compare them before, and ask once where
        another plan has a much better chance."""
        if self._house.settings["coach"] != "warns" or not self._can_err(actions):
            self._table.play(actions)
            return
        session = self._match.session
        line = tuple(session.game.spell(action) for action in actions)
        self._house.thinker.ask(session.game, session.state, session.decider, COACH, JUDGING, line)
        self._asked, self._sent = session.changes, actions
        self._plain.note(Msg.of("ui.coach.judges"))

    def advises(self, actions: Actions) -> bool:
        """Whether these are what was just advised."""
        session = self._match.session
        line = self._line[session.turn - self._since:]
        return (bool(actions) and session.changes == self._told_at
                and tuple(map(session.game.spell, actions)) == line[:len(actions)])

    def _can_err(self, actions: Actions) -> bool:
        """Is it a choice of the person's, and one that can be compared?"""
        session = self._match.session
        return (session.decider >= 0 and self._match.is_asked and len(session.offers()) > 1
                and bool(actions))

    def settle(self) -> None:
        """Another position, or another person: nobody waits for the advice any more."""
        if self._asked is not None and (self._asked != self._match.session.changes
                                        or not self._match.is_asked):
            self._drop()
        self.why.shown(is_shown=self.is_ready and self._match.is_asked
                       and bool(list_decisions(self._match.session)))

    def finish(self) -> None:
        """Advice is told until it is taken, or what is prepared is something else."""
        if self._why_told[0] == self._match.session.changes:
            self._plain.note(*self._why_told[1])
        if self._match.session.changes == self._told_at and (
                self._planning.offered or self._planning.actions == self._prepared):
            self._plain.note(*self._told)

    def tick(self, board: Board) -> None:
        """Tell the advice when it is there."""
        reply = self._house.thinker.answer() if self._asked is not None else None
        if reply is not None:
            self._asked = None
            sent, self._sent = self._sent, None
            why, self._why = self._why, None
            if why is not None:
                session = self._match.session
                told = tell_why(session.game, why[1], why[0], reply.plans, session.viewer)
                self._why_told = session.changes, told
                self._plain.note(*told)
            elif sent is None:
                self._advise(board, reply)
            else:
                self._warn(reply, sent)

    def wakes(self, now: int) -> int | None:
        """While it thinks, look for its answer."""
        return None if self._asked is None else LOOK

    def _advise(self, board: Board, reply: Reply) -> None:
        from alexandre import games
        from alexandre.ai.review.telling import tell_advice, tell_line

        session = self._match.session
        self._line, self._since = reply.line, session.turn
        hints, state = games.hints(session.game), session.what_if()
        told = tell_advice(session.game, hints, state, reply.plans) if reply.plans else (
            Msg.of("ai.advice.alone", plan=tell_line(session.game, hints, state, reply.line)),
            Msg.of("ai.advice.untried"))
        if self._propose(reply.line, told):
            board.point_at(self._table.drawing.spots(session.game.parse(reply.line[0])),
                           POINTED)
        else:
            self._plain.note()

    def _propose(self, line: tuple[str, ...], told: tuple[Msg, ...]) -> bool:
        """Tell what should be played, and prepare it; False if nothing of it can be played."""
        from alexandre.ai.review.telling import read_line

        session = self._match.session
        actions = read_line(session.game, session.what_if(), line)
        if actions:
            self._told = told
            self._told_at = session.changes
            offer_line(self._planning, tuple(actions))
            self._prepared = self._planning.actions
            self._table.show()  # which ends with telling it
        return bool(actions)

    def describe(self, page: Page) -> Page:
        """Make advice that is not prepared the choice of Return until something is played."""
        session = self._match.session
        if session.changes != self._told_at or self._planning.is_alone:
            return page
        advised = self._line[session.turn - self._since]
        return replace(page, offers=tuple(
            replace(each, is_advised=each.action.text == advised) for each in page.offers))

    def _warn(self, reply: Reply, actions: Actions) -> None:
        """Ask once more before a blunder; whatever is not certain is none."""
        from alexandre import games
        from alexandre.ai.review.telling import tell_advice

        session = self._match.session
        line = tuple(session.game.spell(action) for action in actions)
        own = next((each for each in reply.plans if each.line == line), None)
        self._plain.note()
        if own is None or not own.is_behind or own.loss < GRAVE:
            self._table.play(actions)
            return
        dialog = Dialog("blunder", Msg.of("ui.coach.warning", n=round(own.loss / 10)))
        told = tell_advice(session.game, games.hints(session.game), session.what_if(),
                           (reply.plans[0], own))
        for number, each in enumerate(told):
            dialog.tell(f"blunder/{number}", each, colour="ink.soft" if number else "ink")
        dialog.answer("blunder/play", Msg.of("ui.coach.play"),
                      partial(self._table.play, actions))
        dialog.answer("blunder/back", Msg.of("ui.dialog.back"), kind="primary")
        self._house.desk.open(dialog)

    def _drop(self) -> None:
        self._house.thinker.cancel()
        self._asked = self._sent = self._why = None

"""The coach: the strongest computer player answers for the person who is asked, and gives the
reason.

It knows what that person knows: the position is told to it as to an opponent, with all that is
hidden dealt again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from itertools import groupby
from typing import Final

from alexandre.kernel.contract import CHANCE, Seat, State
from alexandre.kernel.meta import COACH
from alexandre.kernel.replay import replay
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.table.advice.lost_since import LostSince
from alexandre.scenes.table.advice.why_move import (
    Decision,
    imagine,
    list_decisions,
    name_move,
    tell_why,
)
from alexandre.scenes.table.part import Part, TableContext
from alexandre.scenes.table.planning.planning import Planning, offer_line
from alexandre.ui.play.plan import Actions
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import CAPTION, SMALL
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import Link
from alexandre.ui.widgets.panels.dialog import Dialog

SECONDS: Final = 6.0
LOOK: Final = 80  # milliseconds between two looks for an answer
JUDGING: Final = 3.0  # seconds in which a plan of the person's is compared with others
LOOKING_BACK: Final = 2.6  # seconds for one of the decisions before a game that is lost
GRAVE: Final = 80  # thousandths of a chance: a blunder
POINTED: Final = 4000  # milliseconds for which the place is pointed out


@dataclass(frozen=True)
class Question:
    """The question being thought about: the version of the game when it was asked, the function
    that gets the reply, the sentence shown meanwhile, if any, and when it was asked."""

    changes: int
    hear: Callable[[Board, Reply], None]
    says: Msg | None
    since: int


@dataclass(frozen=True)
class Advice:
    """The latest advice: its sentences, the version of the game, the plan in notation with the
    number of actions before it, what it prepared, and the name of the plan if it has one."""

    told: tuple[Msg, ...] = ()
    changes: int = -1
    line: tuple[str, ...] = ()
    since: int = 0
    prepared: str = ""
    name: Msg | None = None

    def find_rest(self, session: Session) -> tuple[str, ...]:
        """The rest of the plan."""
        return self.line[session.turn - self.since:]

    def is_followed(self, session: Session) -> bool:
        """Whether all that was played since, if anything, is the plan."""
        played = tuple(session.record.actions[self.since:session.turn])
        return bool(played) and played == self.line[:len(played)]

    def find_limit(self, session: Session) -> int:
        """The limit of bids that is advised in this position, else 0."""
        args = dict(self.name.args) if self.name and session.changes == self.changes else {}
        limit = args.get("limit")
        return limit if isinstance(limit, int) else 0

    def find_kept(self, session: Session) -> tuple[str, ...]:
        """The rest of a plan that was followed so far, if all of it is possible: the coach keeps
        to it unless another is clearly better."""
        from alexandre.ai.review.plan_lines import read_line

        rest = self.find_rest(session) if self.is_followed(session) else ()
        is_whole = len(read_line(session.game, session.what_if(), rest)) == len(rest)
        return rest if is_whole else ()


class Coach(Part):
    """Gives advice, points it out, and prepares it as the person's own plan, but never plays it.

    If that would change what the person has prepared, a button takes it instead. What cannot be
    prepared is the main choice meanwhile. A player who has followed part of a plan is shown the
    rest at once, without another search.
    """

    def __init__(self, table: TableContext, planning: Planning) -> None:
        super().__init__(table)
        self._planning = planning
        self._question: Question | None = None
        self.latest = Advice()
        self._reason = Advice()  # for a computer player's move

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is pending."""
        return self._question is not None

    def build(self, plain: PlainView) -> None:
        """Build the notes under the prompt, and beside the heading of the log the link that asks
        about computer players' moves."""
        self._plain = plain
        plain.on_close = self._forget
        self.why = plain.log_tools.add(Link(
            "log/why", Msg.of("ui.why_move.ask"), self.ask_why, size=CAPTION, colour="seal",
            align="right", tip=Msg.of("ui.why_move.tip")))
        self.why.shown(is_shown=False)

    def do(self, command: str) -> bool:
        """Ask for advice on its key."""
        if command == "coach" and self.is_ready:
            self.ask()
        return command == "coach"

    @property
    def is_ready(self) -> bool:
        """Whether the player wants a coach."""
        return bool(self._house.settings["coach"] != "off")

    @property
    def can_advise(self) -> bool:
        """Whether the person at the screen decides, rather than entering an outcome of chance."""
        return self._match.is_asked and self._match.session.decider != CHANCE

    def ask(self) -> None:
        """Start to think about the position if the person at the screen decides; a second call
        cancels."""
        if self.is_thinking:
            self._drop()
            self._plain.note()
        elif self._match.is_asked and not self.can_advise:
            self._house.tell(Msg.of("ui.coach.chance"))
        elif self.can_advise:
            session = self._match.session
            kept = self.latest.find_kept(session)
            self._reason = Advice()
            self._inquire(partial(self._advise, kept), session.state, session.decider, SECONDS,
                          kept, Msg.of("ui.coach.thinks"))

    def _inquire(self, hear: Callable[[Board, Reply], None], state: State, seat: Seat,
                 seconds: float, line: tuple[str, ...], says: Msg | None = None) -> None:
        """Start to analyse a position and say so; a previous question is dropped."""
        session = self._match.session
        self._house.thinker.ask(session.game, state, seat, COACH, seconds, line)
        self._question = Question(session.changes, hear, says, self._house.desk.now)
        if says is not None:
            self._plain.note(says)

    def _forget(self) -> None:
        """Tell no more what was read and closed."""
        self._reason, self.latest = Advice(), replace(self.latest, told=())

    # ---- what a computer player did ----------------------------------------------------------

    def ask_why(self) -> None:
        """Explain the last move of a computer player; the person chooses one of several."""
        session = self._match.session
        decisions = list_decisions(session)
        self._plain.lead_to_advice(is_only_from_tools=True)  # Enter does not ask again
        if len(decisions) == 1:
            self._look_into(decisions[0])
        if len(decisions) < 2:
            return
        dialog = Dialog("why", Msg.of("ui.why_move.title"))

        def label(decision: Decision) -> Msg:
            state = replay(session.game, session.record.until(decision.at))[0]
            return Msg.of("ui.why_move.choice", who=Who(decision.actor),
                          plan=name_move(session.game, state, decision))

        for number, (words, run) in enumerate(groupby(decisions, label)):
            alike = list(run)

            def press(decision: Decision = alike[0]) -> None:
                self._house.desk.close(dialog)
                self._look_into(decision)

            dialog.body.column.add(Button(
                f"why/{number}", words if len(alike) == 1 else Msg.of(
                    "ui.offers.several", verb=words, n=len(alike)),
                press, pad=8, align="left", size=SMALL))
        dialog.answer("why/no", Msg.of("ui.dialog.back"))
        self._house.desk.open(dialog)

    def _look_into(self, decision: Decision) -> None:
        session = self._match.session
        state = replay(session.game, session.record.until(decision.at))[0]
        world = imagine(session.game, state, decision, session.viewer)
        if world is None:
            self._plain.note(Msg.of("ui.why_move.hidden", who=Who(decision.actor)))
            return
        self._inquire(partial(self._tell_why, decision, world), world, decision.actor, SECONDS,
                      decision.line, Msg.of("ui.why_move.thinks", who=Who(decision.actor)))

    def _tell_why(self, decision: Decision, world: State, _board: Board, reply: Reply) -> None:
        session = self._match.session
        told = tell_why(session.game, world, decision, reply.plans, session.viewer)
        self._reason = Advice(told, session.changes)
        self._plain.note(*told)

    # ---- what is prepared ---------------------------------------------------------------------

    def _go_on(self) -> None:
        """Show the rest of the plan that has been followed so far, if it was not shown yet."""
        from alexandre import games
        from alexandre.ai.review.plan_lines import tell_line

        session, advice = self._match.session, self.latest
        if session.changes == advice.changes or not (
                self.can_advise and advice.is_followed(session)):
            return
        plan = tell_line(session.game, games.hints(session.game), session.what_if(),
                         advice.find_rest(session))
        if not self._propose(replace(advice, told=(Msg.of("ui.coach.goes_on", plan=plan),))):
            self.latest = Advice()

    def judge(self, actions: Actions) -> None:
        """Play these actions; if the player wants warnings, compare them first and ask once if
        another plan has a much better chance."""
        session = self._match.session
        can_err = self.can_advise and len(session.offers()) > 1 and bool(actions)
        if self._house.settings["coach"] != "warns" or not can_err:
            self._table.play(actions)
            return
        line = tuple(session.game.spell(action) for action in actions)
        self._inquire(partial(self._warn, actions), session.state, session.decider, JUDGING, line,
                      Msg.of("ui.coach.judges"))

    def advises(self, actions: Actions) -> bool:
        """Whether these are what was just advised."""
        session = self._match.session
        return (bool(actions) and session.changes == self.latest.changes
                and tuple(map(session.game.spell, actions)) == (
                    self.latest.find_rest(session)[:len(actions)]))

    def settle(self) -> None:
        """Drop the question after a change of the position or the person."""
        if self._question is not None and (
                self._question.changes != self._match.session.changes
                or not self._match.is_asked):
            self._drop()
        self.why.shown(is_shown=self.is_ready and self._match.is_asked
                       and bool(list_decisions(self._match.session)))

    def finish(self) -> None:
        """Show the reason or the advice under the prompt, as long as nothing was played since and
        nothing else is prepared."""
        changes = self._match.session.changes
        if changes == self._reason.changes:
            self._plain.note(*self._reason.told)
        if changes == self.latest.changes and (
                self._planning.offered or self._planning.actions == self.latest.prepared):
            self._plain.note(*self.latest.told)

    def tick(self, board: Board) -> None:
        """Show the advice once it is there, or the rest of a plan that is followed."""
        question = self._question
        if question is None:
            self._go_on()
        elif (reply := self._house.thinker.answer()) is not None:
            self._question = None
            question.hear(board, reply)
        elif question.says is not None:
            waited = self._house.desk.now - question.since
            count_seconds(self._plain, question.says, waited // 1000)

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next look while it thinks, None otherwise."""
        return LOOK if self.is_thinking else None

    def _advise(self, kept: tuple[str, ...], board: Board, reply: Reply) -> None:
        from alexandre import games
        from alexandre.ai.review.plan_lines import tell_line
        from alexandre.ai.review.telling import keep_plan, tell_advice

        session = self._match.session
        hints, state, plans = games.hints(session.game), session.what_if(), reply.plans
        line, name = reply.line, None
        if plans:
            plans = keep_plan(plans, kept)
            line, name = plans[0].line, plans[0].name
            told = tell_advice(session.game, hints, state, plans,
                               "instead" if kept not in ((), line) else "")
        else:
            told = (Msg.of("ai.advice.alone", plan=tell_line(session.game, hints, state, line)),
                    Msg.of("ai.advice.untried"))
        if not self._propose(Advice(told, line=line, since=session.turn, name=name)):
            self._plain.note()
            return
        board.point_at(self._table.drawing.spots(session.game.parse(line[0])), POINTED)
        if told[0].key == "ai.advice.lost":
            self._look_back(LostSince(session))

    def _look_back(self, search: LostSince) -> None:
        """Search for the decision that lost the game, to be told after the advice."""
        decision = search.decision
        if decision is not None:
            def hear(_board: Board, reply: Reply) -> None:
                search.hear(reply.plans)
                self._look_back(search)

            self._inquire(hear, search.find_state(decision), decision.actor, LOOKING_BACK,
                          decision.line)
        elif told := search.tell():
            self.latest = replace(self.latest, told=self.latest.told + told)
            self.finish()

    def _propose(self, advice: Advice) -> bool:
        """Show the advice and prepare it; return False if none of it can be played."""
        from alexandre.ai.review.plan_lines import read_line

        session = self._match.session
        actions = read_line(session.game, session.what_if(),
                            advice.find_rest(session))
        if actions:
            self.latest = replace(advice, changes=session.changes)
            offer_line(self._planning, tuple(actions))
            self.latest = replace(self.latest, prepared=self._planning.actions)
            self._table.show()  # which ends with telling it
            if self._plain.lead_to_advice():
                self._house.desk.hush()
        return bool(actions)

    def describe(self, page: Page) -> Page:
        """Make advice that is not prepared the choice of Enter until something is played."""
        session = self._match.session
        if session.changes != self.latest.changes or self._planning.is_alone:
            return page
        advised = self.latest.find_rest(session)[0]
        return replace(page, offers=tuple(
            replace(each, is_advised=each.action.text == advised) for each in page.offers))

    def _warn(self, actions: Actions, _board: Board, reply: Reply) -> None:
        """Ask once more before a blunder that is certain."""
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
                           (reply.plans[0], own), "rather")
        for number, each in enumerate(told):
            dialog.tell(f"blunder/{number}", each, colour="ink.soft" if number else "ink")
        dialog.answer("blunder/play", Msg.of("ui.coach.play"),
                      partial(self._table.play, actions))
        dialog.answer("blunder/back", Msg.of("ui.dialog.back"), kind="primary")
        self._house.desk.open(dialog)

    def _drop(self) -> None:
        self._house.thinker.cancel()
        self._question = None


def count_seconds(plain: PlainView, says: Msg, n: int) -> None:
    """Add the seconds to what is said meanwhile, as long as nothing else is told."""
    noted = plain.noted[0] if plain.noted else None
    if n and isinstance(noted, Msg) and (noted == says or noted.key == "ui.coach.seconds"):
        plain.note(Msg.of("ui.coach.seconds", what=says, n=n))

"""Reasons for decisions, for an audience: the facts in which a plan differs from the best other
one.

The coach compares them in the worker, from a position drawn again from public knowledge, whatever
the audience sees.
"""

from __future__ import annotations

from itertools import islice
from typing import Final

from alexandre.kernel.chance import is_seen
from alexandre.kernel.contract import Game, State
from alexandre.kernel.meta import COACH
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.house import House
from alexandre.scenes.playback.journey import Journey
from alexandre.scenes.playback.performance import find_eyes
from alexandre.scenes.playback.why import Span
from alexandre.scenes.table.advice.why_move import Decision, compare, imagine_all

WORLDS: Final = 12  # in which a decision must have been a choice
SECONDS: Final = 16.0  # of work: a presenter goes on talking, at most `BUSY` times as long


class Reasons:
    """Asks about each decision once and keeps the answer, even if there is nothing to tell."""

    def __init__(self, house: House, journey: Journey) -> None:
        self._house, self._journey = house, journey
        self._history = journey.track.history
        self._eyes = find_eyes(self._history.record, is_open=False)
        self._questions: dict[Span, tuple[Decision, State] | None] = {}
        self._told: dict[Span, tuple[Msg, ...]] = {}
        self._asked: Span | None = None
        self._on: Span | None = None  # the step for which the reason was asked

    @property
    def is_on(self) -> bool:
        """Whether the reason was asked for at the step shown."""
        return self._is_step and self._on == self._journey.span

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is pending."""
        return self._asked is not None

    @property
    def is_possible(self) -> bool:
        """Whether the step shown has a decision for which there may be a fact."""
        return self._is_step and self.has(self._journey.span)

    @property
    def _is_step(self) -> bool:
        """Whether a step is shown; opening and closing plates are none."""
        return self._journey.stop is not None and not self._journey.stop.plate

    @property
    def words(self) -> str:
        """The facts about the decision shown, or the note that the coach is looking, if asked for.
        """
        facts = self.tell(self._journey.span) if self.is_on else ()
        return " ".join(map(self._house.voice, facts))

    def turn(self) -> None:
        """Turn the reason for the step shown on or off; nothing if there is no fact."""
        if self.is_on or not self.is_possible:
            self.end()
        else:
            self._on = self._journey.span
            self.ask(self._on)

    def end(self) -> None:
        """Stop waiting and turn the reason off."""
        self.drop()
        self._on = None

    def has(self, span: Span) -> bool:
        """Whether a step has a decision for which there may be a fact."""
        return bool(self._told.get(span, True)) and self._find(span) is not None

    def tell(self, span: Span) -> tuple[Msg, ...]:
        """The facts about the decision of a step, or the note that the coach is looking; otherwise
        nothing."""
        question = self._questions.get(span)
        if span == self._asked and question is not None:
            return (Msg.of("ui.why_move.thinks", who=Who(question[0].actor)),)
        return self._told.get(span, ())

    def ask(self, span: Span) -> None:
        """Send the decision of a step to the coach, unless that was done."""
        question = self._find(span)
        if question is None or span in self._told or span == self._asked:
            return
        self.drop()
        decision, world = question
        self._house.thinker.ask(self._history.game, world, decision.actor, COACH, SECONDS,
                                decision.line)
        self._asked = span

    def drop(self) -> None:
        """Stop waiting for an answer."""
        if self._asked is not None:
            self._house.thinker.cancel()
        self._asked = None

    def look(self) -> bool:
        """Take an answer if there is one; return whether there was."""
        span, reply = self._asked, self._house.thinker.answer() if self.is_thinking else None
        if span is None or reply is None:
            return False
        self._asked, question = None, self._questions[span]
        assert question is not None  # because it was asked for
        decision, world = question
        facts = compare(self._history.game, world, decision, reply.plans, None)
        self._told[span] = facts if len(facts) > 1 else ()
        if not self.has(span):
            self._on = None
        return True

    def _find(self, span: Span) -> tuple[Decision, State] | None:
        """The latest decision of a step, with a position that the viewer could imagine; None if
        part of it is hidden or it may have been no choice."""
        if span not in self._questions:
            self._questions[span] = self._search(span)
        return self._questions[span]

    def _search(self, span: Span) -> tuple[Decision, State] | None:
        first, end = span
        game, steps = self._history.game, self._history.steps
        while end > first and steps[end - 1].actor < 0:
            end -= 1
        start = end
        while start > first and steps[start - 1].actor == steps[end - 1].actor:
            start -= 1
        run = steps[start:end]
        if not run or not all(is_seen(game, step, self._eyes) for step in run):
            return None
        decision = Decision.of(run)
        worlds = list(islice(imagine_all(
            game, self._history.states[start], decision, self._eyes), WORLDS))
        if not worlds or not all(has_choice(game, each, decision) for each in worlds):
            return None
        return decision, worlds[0]


def has_choice(game: Game, world: State, decision: Decision) -> bool:
    """Whether at least one step of a line offered a choice."""
    copy = world.clone()
    for text in decision.line:
        if len(copy.legal()) > 1:
            return True
        copy.apply(game.parse(text))
    return False

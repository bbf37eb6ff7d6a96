"""Hints for a puzzle, in three steps: a piece, a place, the first move."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from alexandre import games
from alexandre.ai.review.plan_lines import read_line, tell_line
from alexandre.ai.review.problems import Problem
from alexandre.ai.review.telling import address, choose_facts
from alexandre.kernel.contract import State
from alexandre.kernel.hints import VICTORY
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of

MORE: Final = re.compile(r"\s*[:·.]")  # after which a name gives details


@dataclass(frozen=True)
class Hint:
    """A sentence, with the spots to highlight."""

    told: Msg
    spots: tuple[str, ...] = ()


def list_hints(problem: Problem, state: State, names: Mapping[str, str]) -> list[Hint]:
    """Return the hints from the vaguest to the first move of the answer. Where the answer is a
    single click or has none, events that come more or less often with it replace piece and place.
    `names` are those of all spots of the board; the first words are used."""
    game, line = problem.game, problem.plans[0].line
    actions = read_line(game, state, line)
    clicks = list(dict.fromkeys(click for action in actions
                                for click in drawing_of(game).spots(action) if click in names))
    move = Hint(Msg.of("ui.problem.hint.move", plan=tell_line(
        game, games.hints(game), state, line, 0, 1)), drawing_of(game).spots(actions[0]))
    if len(clicks) < 2:
        return [*tell_aims(problem), move]
    return [*(Hint(Msg.of(f"ui.problem.hint.{key}", name=MORE.split(names[click])[0]), (click,))
              for key, click in zip(("piece", "place"), clicks, strict=False)), move]


def tell_aims(problem: Problem) -> list[Hint]:
    """At most two events that the answer makes more or less frequent; the end of the game does not
    count."""
    facts = [fact for part in choose_facts(problem.plans[1], problem.seat) for fact in part
             if not fact.is_sum and abs(fact.weight) < VICTORY]
    return [Hint(Msg.of(f"ui.problem.hint.{'more' if fact.n > fact.m else 'less'}",
                        fact=address(fact.msg, problem.seat))) for fact in facts[:2]]

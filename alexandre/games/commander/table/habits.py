"""Standing answers about plans: whether to ask when the time for one comes.

A habit never reaches the rules: it picks one of the offers, as a click would.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.verbs import Disband, GiveUp, PlayInsight, Pray
from alexandre.games.commander.hints.battle import choose
from alexandre.games.commander.meta import INSIGHTS, SPIES
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table.pictures.slips import SWITCH, switches
from alexandre.games.commander.table.planning.allotting import allot, is_allotting
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Disc, Layer, Place, Shape, Spot, Stroke, Wording
from alexandre.ui.play.drawing import Signs

# What an offer uses; insights, whose verb serves several, are told by their own id.
USES: Final[dict[type[Action], str]] = {
    verbs.ChargeAgain: "charge", verbs.Envelop: "envelopment", verbs.TakeFlank: "flank",
    verbs.RallyForces: "rally", verbs.RegroupForce: "regroup",
    verbs.SacrificeForce: "sacrifice", verbs.Reroll: "destiny",
}
PLANS: Final = tuple(USES.values())
# Insights that are asked about by themselves; spies only where a battle would go on without them.
SENT: Final = INSIGHTS[SPIES]
AT_THEIR_TIME: Final = ("anticipation", "trap", SENT)
NAMES: Final = (*PLANS, *AT_THEIR_TIME)
HITS: Final = "hits"  # those dealt and taken in battle, as they are proposed
INK: Final[dict[str, str]] = {"ask": "page", "auto": "lit", "never": "parchment.edge"}


def use_of(action: Action) -> str:
    """The plan, or the insight, that an offer would use; nothing if it uses none."""
    if isinstance(action, verbs.UseInsight | PlayInsight):
        return action.id if action.id in AT_THEIR_TIME else ""
    return USES.get(type(action), "")


def answers(table: Position) -> list[Action]:
    """The offers of a battle but for forces sent home and prophecies, which answer nothing.
    [6.6] [7.12] [7.13]"""
    return [action for action in table.legal() if not isinstance(action, Disband | GiveUp | Pray)]


def plans_in_question(table: Position) -> tuple[str, ...]:
    """The plans that are asked about now, and the hits of the battle.

    Hits outside a battle are always asked about: they come seldom, and are no part of a fight.
    """
    if table.actor() < 0 or table.phase != Phase.BATTLE:
        return ()
    taken = (HITS,) if is_allotting(table) else ()
    used = [use_of(action) for action in answers(table)]
    is_paused = used.count("") == 1
    return (*(name for name in NAMES if name in used and (name != SENT or is_paused)), *taken)


def answer(state: Position, habits: Mapping[str, str]) -> Action | None:
    """The offer that the habits lead to; None where the player is to be asked.

    By habit a plan is used where the counsellor would use it, or never; what is left of the
    offers without such plans is played if it is a single one.  Hits are taken by habit once no
    plan is asked about beside them.
    """
    questions = plans_in_question(state)
    settled = {name for name in questions if habits.get(name, "ask") != "ask"}
    if not settled:
        return None
    offers = answers(state)
    if any(habits[name] == "auto" for name in settled - {HITS}):
        advised = choose(state)
        if advised in offers and habits.get(use_of(advised)) == "auto":
            return advised
    left = [action for action in offers if use_of(action) not in settled]
    if HITS in settled and settled == set(questions):
        allotment = allot(state, ())
        return None if allotment is None else allotment.actions[0]
    return left[0] if len(left) == 1 else None


def habits_of(name: str) -> tuple[str, ...]:
    """Hits cannot be left alone."""
    return ("ask", "auto") if name == HITS else ("ask", "auto", "never")


def name_of(game: Commander, name: str) -> Wording:
    """The plan, or the insight, in words; or the hits."""
    if name == HITS:
        return Msg.of("commander.habit.hits")
    tables = game.tables
    if name in AT_THEIR_TIME:
        noun = tables.insights[INSIGHTS.index(name)]
    elif name == "destiny":
        noun = tables.destiny_noun
    else:
        noun = next(plan.noun for plan in tables.plans if plan.id == name)
    return Msg.of("commander.table.plan", plan=noun)


def layer(game: Commander, view: CommanderView, habits: Mapping[str, str]) -> Signs:
    """A seal beside each own plan on the table: asked about, used on its own, or left alone."""
    shapes: list[Shape] = []
    spots: list[Spot] = []
    if view.battle is not None:
        for name, at in switches(game.tables, view.battle):
            if name in PLANS:
                habit = habits.get(name, "ask")
                shapes += sign(habit, at)
                spots.append(Spot(f"habit:{name}", Msg.of(
                    f"commander.habit.{habit}", plan=name_of(game, name)), (at,), SWITCH + 4))
    return Layer("habits", tuple(shapes)), tuple(spots)


def sign(habit: str, at: Place) -> list[Shape]:
    """A hand that asks, an arrow that goes on on its own, a stroke that forbids."""
    x, y = at
    disc = Disc(at, SWITCH, INK.get(habit, "page"), "seal.deep", 2.0)
    if habit == "auto":
        return [disc, Stroke(((x - 6, y + 1), (x - 1, y + 6), (x + 8, y - 6)), "seal.deep", 3.6)]
    if habit == "never":
        return [disc, Stroke(((x - 6, y - 6), (x + 6, y + 6)), "seal", 3.4),
                Stroke(((x - 6, y + 6), (x + 6, y - 6)), "seal", 3.4)]
    return [disc, Disc((x - 7, y), 2.4, "seal.deep"), Disc(at, 2.4, "seal.deep"),
            Disc((x + 7, y), 2.4, "seal.deep")]

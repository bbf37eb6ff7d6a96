"""Why not: the order of a turn first, then what the verb itself lacks."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander import actions as verbs
from alexandre.games.commander.meta import SPIES
from alexandre.games.commander.rules import battle_prompts, battle_refusals
from alexandre.games.commander.rules.reasons import LATE, WHY, never, why_spies
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import (
    ADVICE,
    BATTLE,
    BOASTING,
    CHOOSE,
    CONQUEST,
    END,
    ENLISTING,
    FACE,
    FAILED,
    HITS,
    INTRIGUE,
    IS_CHANCE,
    LEVY,
    MUTINY_PHASE,
    ORACLE,
    PREPARE,
    RESUPPLY,
    SCOUTED,
    STANDOFF,
    TREATMENT,
    TYRIAN,
    TYRIAN_ADVICE,
)
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.text import Arg, Msg

AT_ANY_TIME: Final = (PREPARE, CONQUEST, RESUPPLY)

# When each verb has its place, and the rule that says so.
PLACES: Final[dict[type[Action], tuple[tuple[int, ...], str]]] = {
    verbs.Hire: ((CHOOSE, RESUPPLY), "11.9"),
    verbs.Refit: ((PREPARE,), "4.2"),
    verbs.PlayInsight: ((*AT_ANY_TIME, BOASTING), "12.1"),
    verbs.Pray: (AT_ANY_TIME, "7.12"),
    verbs.GiveUp: ((*AT_ANY_TIME, FAILED), "7.13"),
    verbs.LoseLevel: ((FAILED,), "7.6"),
    verbs.Abstain: ((PREPARE,), "7.11"),
    verbs.Consult: (AT_ANY_TIME, "7.11"),
    verbs.Disband: ((*AT_ANY_TIME, SCOUTED, MUTINY_PHASE), "6.6"),
    verbs.Proceed: ((PREPARE,), "4.1"),
    verbs.Heed: ((ADVICE, TYRIAN_ADVICE), "12.10"),
    verbs.Forgo: ((ADVICE, TYRIAN_ADVICE), "12.10"),
    verbs.Yield: ((LEVY,), "4.7"),
    verbs.Suffer: ((LEVY,), "4.7"),
    verbs.Lose: ((TYRIAN,), "14.9"),
    verbs.Repair: ((TYRIAN,), "14.10"),
    verbs.Regain: ((TYRIAN,), "14.10"),
    verbs.Cancel: ((INTRIGUE,), "5.2"),
    verbs.Allow: ((INTRIGUE,), "5.2"),
    verbs.Scout: ((CONQUEST,), "6.1"),
    verbs.March: ((SCOUTED,), "6.2"),
    verbs.Stay: ((SCOUTED,), "6.5"),
    verbs.Accept: ((ORACLE,), "7.1"),
    verbs.Decline: ((ORACLE,), "7.1"),
    verbs.Fight: ((CONQUEST, FACE, STANDOFF), "9.1"),
    verbs.Intimidate: ((CONQUEST, FACE), "9.1"),
    verbs.Boast: ((BOASTING,), "9.5"),
    verbs.Wait: ((STANDOFF,), "9.4"),
    verbs.Govern: ((TREATMENT,), "10.4"),
    verbs.Raze: ((TREATMENT,), "10.4"),
    verbs.Enlist: ((ENLISTING,), "13.6"),
    verbs.Encamp: ((CONQUEST, ENLISTING), "6.9"),
    verbs.Buy: ((RESUPPLY,), "11.4"),
    verbs.BuildCity: ((RESUPPLY,), "11.5"),
    verbs.BuildTemple: ((RESUPPLY,), "11.6"),
    verbs.Advance: ((RESUPPLY,), "14.7"),
    verbs.Seek: ((RESUPPLY,), "11.7"),
    verbs.Choose: ((RESUPPLY,), "11.8"),
    verbs.EndTurn: ((RESUPPLY,), "11.10"),
    verbs.Wound: ((HITS,), "2.4"),
}
CHANCES: Final = (verbs.Die, verbs.Draw, verbs.DrawOperation, verbs.Reveal, verbs.FindInsight,
                  verbs.Betray)


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"commander.why.{key}", rule, **args)


def reason(state: Position, action: Action) -> Msg:
    """The rule that forbids an action which is not among the offers."""
    if state.phase == END:
        return no("over", "1.2")
    if action is state.tables.moves.play_insight[SPIES] and state.actor() != CHANCE:
        return why_spies(state)
    if state.phase == BATTLE:
        return battle_refusals.reason(state, action)
    if type(action) in battle_prompts.LABELS:
        return battle_refusals.no_battle(state, action)
    if isinstance(action, CHANCES):
        return no("other_outcome" if IS_CHANCE[state.phase] else "no_chance", "1.3")
    if IS_CHANCE[state.phase]:
        return no("chance_first", "1.3")
    phases, rule = PLACES[type(action)]
    if state.phase not in phases:
        late = LATE.get(type(action))
        return (late(state) if late else None) or no("not_now", rule)
    return WHY.get(type(action), never)(state, action)

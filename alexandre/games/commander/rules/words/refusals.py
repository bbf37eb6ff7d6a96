"""Refusals: the order of a turn first, then the verb's own."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.actions.battle import LEADER, DealHit, DrawScheme, LosePlan
from alexandre.games.commander.meta import EPIGONI, SPIES
from alexandre.games.commander.rules.battle.refusals import in_a_battle as at_a_stage
from alexandre.games.commander.rules.battle.refusals import no as no_in_battle
from alexandre.games.commander.rules.words.reasons import LATE, no, why_spies
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg

AT_ANY_TIME: Final = (Phase.PREPARE, Phase.CONQUEST, Phase.RESUPPLY)

# The questions after which a phase at rest goes on; that of hits knows its own.
QUESTIONS: Final = {Phase.FAILED: Phase.PREPARE, **dict.fromkeys(
    (Phase.SCOUTED, Phase.ORACLE, Phase.FACE, Phase.BOAST, Phase.ONGOING, Phase.TREATMENT,
     Phase.MUTINY, Phase.ENLIST), Phase.CONQUEST)}
# How a moment of the turn is called, its phases, and the verbs that have their place there, each
# with the rule that says so.
MOMENTS: Final[tuple[tuple[str, tuple[int, ...], dict[type[Action], str]], ...]] = (
    ("hire", (Phase.ADVISORS, Phase.RESUPPLY), {verbs.Hire: "11.9"}),
    ("preparation", (Phase.PREPARE,), {
        verbs.Refit: "4.2", verbs.Abstain: "7.11", verbs.Proceed: "4.1"}),
    ("failed", (Phase.FAILED,), {verbs.LoseLevel: "7.6"}),
    ("leisure", AT_ANY_TIME, {verbs.Consult: "7.11"}),
    ("advice", (Phase.ADVICE, Phase.TYRIAN_ADVICE), {verbs.Heed: "12.10", verbs.Forgo: "12.10"}),
    ("levy", (Phase.LEVY,), {verbs.Yield: "4.7", verbs.Suffer: "4.7"}),
    ("tyrian", (Phase.TYRIAN,), {
        verbs.Lose: "14.9", verbs.Repair: "14.10", verbs.Regain: "14.10"}),
    ("intrigue", (Phase.INTRIGUE,), {verbs.Cancel: "5.2", verbs.Allow: "5.2"}),
    ("conquest", (Phase.CONQUEST,), {verbs.Scout: "6.1", verbs.Encamp: "6.9"}),
    ("scouted", (Phase.SCOUTED,), {verbs.March: "6.2", verbs.Stay: "6.5"}),
    ("oracle", (Phase.ORACLE,), {verbs.Accept: "7.1", verbs.Decline: "7.1"}),
    ("face", (Phase.CONQUEST, Phase.FACE, Phase.ONGOING), {verbs.Fight: "9.1"}),
    ("face", (Phase.CONQUEST, Phase.FACE), {verbs.Intimidate: "9.1"}),
    ("boast", (Phase.BOAST,), {verbs.Boast: "9.5"}),
    ("ongoing", (Phase.ONGOING,), {verbs.Wait: "9.4"}),
    ("treatment", (Phase.TREATMENT,), {verbs.Govern: "10.4", verbs.Raze: "10.4"}),
    ("enlist", (Phase.ENLIST,), {verbs.Enlist: "13.6", verbs.Enough: "13.6"}),
    ("resupply", (Phase.RESUPPLY,), {
        verbs.Buy: "11.4", verbs.BuildCity: "11.5", verbs.BuildTemple: "11.6",
        verbs.Advance: "14.7", verbs.Seek: "11.7", verbs.Choose: "11.8", verbs.EndTurn: "11.10"}),
    ("hits", (Phase.HITS,), {verbs.Wound: "2.4"}),
)
# When each verb has its place, the rule that says so, and how that moment is called.
PLACES: Final[dict[type[Action], tuple[tuple[int, ...], str, str]]] = {
    verb: (phases, rule, name) for name, phases, rules in MOMENTS for verb, rule in rules.items()}
CHANCES: Final = (verbs.Die, verbs.Draw, verbs.DrawOperation, verbs.Reveal, verbs.FindInsight,
                  verbs.Betray)
ALL_CHANCES: Final = (*CHANCES, DrawScheme, LosePlan)  # with those of a battle
ASIDES: Final = (verbs.Pray, verbs.GiveUp, verbs.Disband)  # beside any question
ANYWHERE: Final = (*ASIDES, verbs.PlayInsight)  # each has its own moments
OF_TYRE: Final[dict[type[Action], str]] = {
    verbs.Advance: "14.7", verbs.Lose: "14.9", verbs.Repair: "14.10", verbs.Regain: "14.10"}


def after_the_end(state: Position, action: Action) -> Msg:
    """[1.2] nothing is done any more."""
    return no("over", "1.2")


def before_chance(state: Position, action: Action) -> Msg:
    """[1.3] chance comes first, and brings what there is."""
    never = why_never(state, action)
    if never is not None:
        return never
    if is_of_battle(action):
        return no_battle()
    return no("other_outcome" if isinstance(action, CHANCES) else "chance_first", "1.3")


def in_a_battle(state: Position, action: Action) -> Msg | None:
    """[12.7] spies at their moments; [7.12] [7.13] prophecies at any; [8.1.1] else the stage
    decides."""
    never = why_never(state, action)
    if never is not None:
        return never
    if state.actor() != CHANCE:
        if is_to_spy(state, action):
            return why_spies(state)
        if isinstance(action, verbs.Pray | verbs.GiveUp):
            return None
    return at_a_stage(state, action)


def out_of_place(state: Position, action: Action) -> Msg | None:
    """[4.1] each verb has its place in a turn."""
    never = why_never(state, action)
    if never is not None:
        return never
    if is_to_spy(state, action):
        return why_spies(state)
    if is_of_battle(action):
        return no_battle()
    if isinstance(action, CHANCES):
        return no("no_chance", "1.3")
    if isinstance(action, ANYWHERE):
        return None
    phases, rule, moment = PLACES[type(action)]
    if state.phase in phases:
        return None
    late = LATE.get(type(action))
    told = late(state) if late else None
    is_at_rest = all(each in AT_ANY_TIME for each in phases)
    if told is None and is_at_rest and rest_after(state) in phases:
        told = no("answer_first", rule)
    return told or no("not_now", rule, when=Msg.of(f"commander.when.{moment}"))


def rest_after(state: Position) -> int:
    """The phase at rest that goes on once the question is answered; NONE if there is none."""
    if state.phase == Phase.HITS and state.resume in (Step.ENTER, Step.WELCOME):
        return Phase.CONQUEST
    return QUESTIONS.get(state.phase, NONE)


def is_absent(state: Position, action: Action) -> bool:
    """Whether it is of no use in this campaign."""
    return why_never(state, action) is not None


def why_never(state: Position, action: Action) -> Msg | None:
    """The reason against what this campaign never allows, whatever is being asked."""
    campaign = state.tables.campaign
    if isinstance(action, verbs.Disband) and action.is_alexander:
        return no("never_alexander", "6.6")
    if isinstance(action, DealHit) and action.force >> 3 == LEADER:
        return no_in_battle("leader_apart", "8.8.1")
    if type(action) in OF_TYRE and state.tables.siege is None:
        return no("no_siege", OF_TYRE[type(action)])
    if isinstance(action, verbs.Cancel | verbs.Allow) and not (
            campaign.targets or campaign.hardships):
        return no("no_operations", "5.11")
    if isinstance(action, verbs.Enlist | verbs.Enough) and not state.has(EPIGONI):
        return no("no_epigoni", "13.6")
    return None


def is_to_spy(state: Position, action: Action) -> bool:
    """Whether it sends the spies."""
    return action is state.tables.moves.play_insight[SPIES]


def is_of_battle(action: Action) -> bool:
    """Whether the verb belongs to battles alone."""
    return type(action) not in PLACES and not isinstance(action, (*CHANCES, *ANYWHERE))


def no_battle() -> Msg:
    """The verbs of a battle have no place outside one."""
    return no_in_battle("no_battle", "8.1.1")

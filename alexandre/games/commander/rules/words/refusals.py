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
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.text import Msg

AT_ANY_TIME: Final = (Phase.PREPARE, Phase.CONQUEST, Phase.RESUPPLY)

# When each verb has its place, the rule that says so, and how that moment is called.
PLACES: Final[dict[type[Action], tuple[tuple[int, ...], str, str]]] = {
    verbs.Hire: ((Phase.ADVISORS, Phase.RESUPPLY), "11.9", "hire"),
    verbs.Refit: ((Phase.PREPARE,), "4.2", "preparation"),
    verbs.LoseLevel: ((Phase.FAILED,), "7.6", "failed"),
    verbs.Abstain: ((Phase.PREPARE,), "7.11", "preparation"),
    verbs.Consult: (AT_ANY_TIME, "7.11", "leisure"),
    verbs.Proceed: ((Phase.PREPARE,), "4.1", "preparation"),
    verbs.Heed: ((Phase.ADVICE, Phase.TYRIAN_ADVICE), "12.10", "advice"),
    verbs.Forgo: ((Phase.ADVICE, Phase.TYRIAN_ADVICE), "12.10", "advice"),
    verbs.Yield: ((Phase.LEVY,), "4.7", "levy"),
    verbs.Suffer: ((Phase.LEVY,), "4.7", "levy"),
    verbs.Lose: ((Phase.TYRIAN,), "14.9", "tyrian"),
    verbs.Repair: ((Phase.TYRIAN,), "14.10", "tyrian"),
    verbs.Regain: ((Phase.TYRIAN,), "14.10", "tyrian"),
    verbs.Cancel: ((Phase.INTRIGUE,), "5.2", "intrigue"),
    verbs.Allow: ((Phase.INTRIGUE,), "5.2", "intrigue"),
    verbs.Scout: ((Phase.CONQUEST,), "6.1", "conquest"),
    verbs.March: ((Phase.SCOUTED,), "6.2", "scouted"),
    verbs.Stay: ((Phase.SCOUTED,), "6.5", "scouted"),
    verbs.Accept: ((Phase.ORACLE,), "7.1", "oracle"),
    verbs.Decline: ((Phase.ORACLE,), "7.1", "oracle"),
    verbs.Fight: ((Phase.CONQUEST, Phase.FACE, Phase.ONGOING), "9.1", "face"),
    verbs.Intimidate: ((Phase.CONQUEST, Phase.FACE), "9.1", "face"),
    verbs.Boast: ((Phase.BOAST,), "9.5", "boast"),
    verbs.Wait: ((Phase.ONGOING,), "9.4", "ongoing"),
    verbs.Govern: ((Phase.TREATMENT,), "10.4", "treatment"),
    verbs.Raze: ((Phase.TREATMENT,), "10.4", "treatment"),
    verbs.Enlist: ((Phase.ENLIST,), "13.6", "enlist"),
    verbs.Enough: ((Phase.ENLIST,), "13.6", "enlist"),
    verbs.Encamp: ((Phase.CONQUEST,), "6.9", "conquest"),
    verbs.Buy: ((Phase.RESUPPLY,), "11.4", "resupply"),
    verbs.BuildCity: ((Phase.RESUPPLY,), "11.5", "resupply"),
    verbs.BuildTemple: ((Phase.RESUPPLY,), "11.6", "resupply"),
    verbs.Advance: ((Phase.RESUPPLY,), "14.7", "resupply"),
    verbs.Seek: ((Phase.RESUPPLY,), "11.7", "resupply"),
    verbs.Choose: ((Phase.RESUPPLY,), "11.8", "resupply"),
    verbs.EndTurn: ((Phase.RESUPPLY,), "11.10", "resupply"),
    verbs.Wound: ((Phase.HITS,), "2.4", "hits"),
}
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
    return (late(state) if late else None) or no(
        "not_now", rule, when=Msg.of(f"commander.when.{moment}"))


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

"""Oracles, prophecies, and their terms.  Chapter 7."""

from __future__ import annotations

from alexandre.games.commander import events
from alexandre.games.commander.actions import verbs
from alexandre.games.commander.meta import CARE, OWN_NATURE, SPEARS
from alexandre.games.commander.rules import endings
from alexandre.games.commander.rules.purse import tell_lost
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import GONE, HELD, PAST, PROPHECY, UNSEEN, VICTORY
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import replace_at
from alexandre.kernel.fields import NONE


def ask_oracle(state: Position, tell: Tell | None) -> None:
    """At an oracle that has not been asked, a prophecy may be taken unseen.  [7.1]"""
    state.phase = Step.CONFRONT
    if state.oracles[state.region] and UNSEEN in state.prophecies:
        state.phase = Phase.ORACLE


def oracle_offers(state: Position) -> list[Action]:
    """Take the prophecy or decline it.  [7.1]"""
    return [state.tables.moves.accept, state.tables.moves.decline]


def accept(state: Position, action: verbs.Accept, tell: Tell | None) -> None:
    """The prophecy is turned up.  [7.2]"""
    state.oracles = replace_at(state.oracles, state.region, 0)
    state.phase = Phase.REVEAL


def decline(state: Position, action: verbs.Decline, tell: Tell | None) -> None:
    """The counter goes away unseen.  [7.1]"""
    state.oracles = replace_at(state.oracles, state.region, 0)
    state.phase = Step.CONFRONT
    if tell:
        tell(events.ProphecyDeclined())


def law(state: Position) -> Law:
    """Every prophecy that has not been seen is as likely.  [7.2]"""
    return [(state.tables.moves.reveal[number], 1)
            for number, deadline in enumerate(state.prophecies) if deadline == UNSEEN]


def reveal(state: Position, action: verbs.Reveal, tell: Tell | None) -> None:
    """It lies as many turns ahead as it says, on the last one at most.  [7.3]"""
    prophecy = state.tables.prophecies[action.index]
    deadline = min(state.turn + prophecy.count, state.tables.last_turn)
    state.prophecies = replace_at(state.prophecies, action.index, deadline)
    state.phase = Step.CONFRONT
    if tell:
        tell(events.ProphecyHeard(prophecy.noun, prophecy.id, deadline,
                                  state.tables.turns[deadline - 1].noun))
    if action.index == OWN_NATURE:
        state.vowed = state.turn
    check_owned(state, tell)
    check_hoard(state, tell)


def fulfil(state: Position, prophecy: int, tell: Tell | None) -> None:
    """If it is under way, it comes true: a glorification, but not beyond A8.  [7.4] [7.5]"""
    if not state.is_active(prophecy):
        return
    state.prophecies = replace_at(state.prophecies, prophecy, PAST)
    state.level = min(state.tables.highest, state.level + 1)
    if tell:
        counter = state.tables.prophecies[prophecy]
        tell(events.ProphecyFulfilled(counter.noun, counter.id, state.level))


def check_owned(state: Position, tell: Tell | None) -> None:
    """Two critical regions, governed or razed, conquered before or after.  [7.8]"""
    if state.count_conquered() >= state.tables.box.owned:
        fulfil(state, CARE, tell)


def check_hoard(state: Position, tell: Tell | None) -> None:
    """So much gold in the treasury at one moment.  [7.15]"""
    if state.gold >= state.tables.box.hoard:
        fulfil(state, SPEARS, tell)


def check_nature(state: Position, tell: Tell | None) -> None:
    """A whole turn, after the one of the oracle, without any advisor's help.  [7.10]"""
    if not state.advisor_used and state.turn > state.vowed:
        fulfil(state, OWN_NATURE, tell)


def gain(state: Position, gold: int, reason: str, tell: Tell | None) -> None:
    """Gold comes in; it may be the hoard that was foretold.  [3.6] [7.15]"""
    gained = state.gain_gold(gold)
    if tell and gained:
        tell(events.GoldChanged(gained, reason))
    tell_lost(gold - gained, tell, is_glory=False)
    check_hoard(state, tell)


# ---- what may be done about them -----------------------------------------------------------


def silence_offers(state: Position) -> list[Action]:
    """Ask no advisor, or ask them again.  [7.11]"""
    moves, offers = state.tables.moves, list[Action]()
    if state.is_active(OWN_NATURE) and may_abstain(state):
        offers.append(moves.abstain)
    if state.abstaining == 1:
        offers.append(moves.consult)
    return offers


def give_up_offers(state: Position) -> list[Action]:
    """The advisors that Alexander has."""
    moves = state.tables.moves.give_up
    return [moves[number] for number, each in enumerate(state.advisors) if each == HELD]


def may_abstain(state: Position) -> bool:
    """In the preparation of a turn that could fulfil it, once, while there is anybody to ask.
    [7.11]"""
    return (state.phase == Phase.PREPARE and state.is_active(OWN_NATURE) and not state.abstaining
            and state.turn > state.vowed and HELD in state.advisors)


def dismiss(state: Position, advisor: int, tell: Tell | None) -> None:
    """[7.6] [7.13] he does not come back."""
    state.advisors = replace_at(state.advisors, advisor, GONE)
    if tell:
        tell(events.AdvisorLeft(state.tables.advisors[advisor]))


def abstain(state: Position, action: verbs.Abstain, tell: Tell | None) -> None:
    """[7.11] nobody is asked for the rest of the turn."""
    state.abstaining = 1
    if tell:
        tell(events.AdvisorsSilent(is_silent=True))


def consult(state: Position, action: verbs.Consult, tell: Tell | None) -> None:
    """[7.11] for this turn it is over with one's own nature."""
    state.abstaining = 2
    if tell:
        tell(events.AdvisorsSilent(is_silent=False))


# ---- failure -------------------------------------------------------------------------------


def next_failure(state: Position, tell: Tell | None) -> None:
    """A prophecy whose term is over is paid for; then the turn begins, or the campaign ends.
    [7.6] [13.11]"""
    is_end = state.ending == VICTORY
    for prophecy, deadline in enumerate(state.prophecies):
        if deadline > 0 and (state.life != NONE if is_end else deadline < state.turn):
            fail(state, prophecy, tell)
            return
    if is_end:
        endings.win(state, tell)
    else:
        state.phase = Phase.PREPARE


def fail(state: Position, prophecy: int, tell: Tell | None) -> None:
    """A level or an advisor; a player with neither to give has lost.  [7.6]"""
    state.prophecies = replace_at(state.prophecies, prophecy, PAST)
    state.phase = Phase.FAILED
    state.target = prophecy
    if tell:
        counter = state.tables.prophecies[prophecy]
        tell(events.ProphecyFailed(counter.noun, counter.id))
    if not failure_offers(state):
        state.ending = NONE
        endings.finish(state, PROPHECY, tell)


def failure_offers(state: Position) -> list[Action]:
    """[7.6] an advisor, or a level above A1."""
    offers = give_up_offers(state)
    if state.level > 1:
        offers.append(state.tables.moves.lose_level)
    return offers


def lose_level(state: Position, action: verbs.LoseLevel, tell: Tell | None) -> None:
    """[7.6] one glorification less."""
    state.level -= 1
    state.phase = Step.NEXT_FAILURE
    if tell:
        tell(events.LevelChanged(state.level, is_up=False))

"""The duties of the winds and of the serpent, at any moment of their term.  7.12 and 7.13"""

from __future__ import annotations

from alexandre.games.commander.actions.battle import Plan
from alexandre.games.commander.actions.verbs import GiveUp, Pray
from alexandre.games.commander.meta import ARISTANDER, HEPHAESTION, SERPENT, WINDS
from alexandre.games.commander.rules.battle import battle_course, opening
from alexandre.games.commander.rules.enemy import operations, orders, tyre
from alexandre.games.commander.rules.march import prophecies
from alexandre.games.commander.rules.purse import pay
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.holdings import VICTORY
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.values import battle_of, hero_numbers
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def duty_offers(state: Position) -> list[Action]:
    """Pray to the winds, give an advisor to the serpent.  [7.12] [7.13]

    # Reading: the book says "at a moment" and "immediately", so both are offered beside every
    # question of their term.  Where a failed prophecy asks for an advisor, he pays for that.
    """
    moves, offers = state.tables.moves, list[Action]()
    if is_due(state, WINDS) and state.gold >= state.tables.box.winds:
        offers.append(moves.pray)
    if is_due(state, SERPENT) and state.phase != Phase.FAILED:
        offers += prophecies.give_up_offers(state)
    return offers


def is_due(state: Position, prophecy: int) -> bool:
    """Whether it is under way, its term not over, nor the campaign.  [7.6] [13.11]"""
    deadline = state.prophecies[prophecy]
    return deadline > 0 and deadline >= state.turn and state.ending != VICTORY


def pray(state: Position, action: Pray, tell: Tell | None) -> None:
    """[7.12] the gold is gone, the prophecy fulfilled."""
    was = count_free(state)
    pay(state, state.tables.box.winds, "winds", tell)
    prophecies.fulfil(state, WINDS, tell)
    take_up(state, was, tell)


def give_up(state: Position, action: GiveUp, tell: Tell | None) -> None:
    """[7.13] an advisor for the serpent; [7.6] or for a prophecy that failed."""
    if state.phase == Phase.FAILED:
        prophecies.dismiss(state, action.index, tell)
        state.phase = Step.NEXT_FAILURE
        return
    was = count_free(state)
    if state.phase == Phase.BATTLE and action.index == HEPHAESTION and state.advises(HEPHAESTION):
        battle_of(state).value_bonus -= 1  # [8.3.3]
    prophecies.dismiss(state, action.index, tell)
    prophecies.fulfil(state, SERPENT, tell)
    take_up(state, was, tell)


def count_free(state: Position) -> int:
    """The plans that are free while plans are chosen; 0 at any other moment.  [8.3.1]"""
    if state.phase != Phase.BATTLE or battle_of(state).stage != Stage.PLANNING:
        return 0
    return hero_numbers(state)[0] - battle_of(state).plans[Plan.COMMAND]


def take_up(state: Position, was: int, tell: Tell | None) -> None:
    """The question that was asked, as gold, level and advisors are now."""
    if state.phase == Phase.BATTLE:
        battle = battle_of(state)
        if battle.stage == Stage.PLANNING:
            battle.free = max(0, battle.free + count_free(state) - was)
        elif battle.stage == Stage.OPENING:  # [8.2.2] without Parmenion it draws more
            battle.due = opening.plans_due(state)
        else:
            battle_course.go_on_if_empty(state, tell)
    elif state.phase == Phase.LEVY and state.gold < orders.LEVY_GOLD:
        orders.suffer(state, tell)
    elif state.phase == Phase.INTRIGUE and not operations.can_cancel(state):
        operations.let_stand(state, tell)
    elif state.phase == Phase.TYRIAN and not tyre.choice_offers(state):
        tyre.execute(state, tell)
    elif not state.advises(ARISTANDER):
        if state.phase == Phase.ADVICE:
            orders.execute(state, tell)
        elif state.phase == Phase.TYRIAN_ADVICE:
            tyre.execute(state, tell)

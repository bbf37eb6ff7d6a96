"""Moves that a computer player avoids while it has any other, with reasons.

The list is short on purpose: each entry is a mistake whatever the rest of the table looks like,
judged by the open table and the mover's own hand alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.hints.worth import MOST_SITES, cards_lacking, owners_of
from alexandre.games.alexandros.rules.cards import can_draw
from alexandre.games.alexandros.rules.destinations import next_points
from alexandre.games.alexandros.rules.march import line_between
from alexandre.games.alexandros.rules.occupation import shortfall_of_claim
from alexandre.games.alexandros.rules.provinces import enclose
from alexandre.games.alexandros.state import ACTIONS_A_TURN, BLACK, OPEN, Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.hints import Judge

LEAD: Final = 4  # of an income over the best of the others
ENOUGH: Final = 8  # cards, beyond which another one buys little
RICH: Final = 5  # empty spaces of a province that is worth two cards and more


def is_levy_due(state: Position) -> bool:
    """Whether anything but a levy would be a mistake: it wins the match at once, or with the last
    action of the turn it pays much more than the rivals get, while walls and takeovers may have
    undone it before the next one.  [11.3] [13.6]"""
    if state.phase != Phase.ACTIONS or not has_tax_card(state):
        return False
    winners = winners_of_levy(state)
    if winners or state.actions_left != 1:
        return winners == [state.mover]
    incomes = [state.income(seat) for seat in range(state.seats)]
    own = incomes.pop(state.mover)
    return own - max(incomes) >= LEAD


def wastes_an_action(state: Position, action: verbs.EndTurn) -> bool:
    """Ending the turn with an action left, while there is a card to be had: cards cost nothing,
    there is no limit to a hand, and they break ties.  [1.7] [13.9]"""
    return state.actions_left > 0 and (can_draw(state) or any(
        symbol != NONE for symbol in state.face_up))


def hoards(state: Position, action: verbs.Draw | verbs.Take) -> bool:
    """One more card for a full hand, while a rich province of a rival can be taken over.  [10.1]
    """
    if sum(state.hand(state.mover)) < ENOUGH:
        return False
    return any(isinstance(each, verbs.TakeOver) and not takes_over_at_a_loss(state, each)
               and state.provinces[state.province_of[each.cell]].blanks >= RICH
               for each in state.legal())


def levies_for_others(state: Position, action: verbs.Levy) -> bool:
    """A levy that brings nothing, ends the match for a rival, or pays the rivals better."""
    winners = winners_of_levy(state)
    if winners:  # [13.6]
        return state.mover not in winners
    incomes = [state.income(seat) for seat in range(state.seats)]
    own = incomes[state.mover]
    return own == 0 or own * (state.seats - 1) < sum(incomes) - own


def posts_for_a_card(state: Position, action: verbs.Post) -> bool:
    """One more governor where cards would do: two governors collect nothing.  [11.4]"""
    return not any(shortfall_of_claim(state))


def recalls_for_nothing(state: Position, action: verbs.Recall) -> bool:
    """Recalling a governor that pays, or that is not needed elsewhere, for no better province."""
    if is_in_vain(state):
        return True
    gain = gain_of_recall(state, action.cell)
    if gain > 0:  # [11.4] one of two: now the other pays
        return False
    if state.reserve(state.mover):
        return True
    return gain < 0 and not (state.actions_left > 1 and best_within_reach(state) > -gain)


def occupies_nothing(state: Position, action: verbs.Occupy) -> bool:
    """Paying, or placing the last governor, for a province that never pays; or too late."""
    province = state.provinces[state.province_of[action.cell]]
    if is_in_vain(state):
        return True
    return not province.blanks and (len(province.sites) > 1 or state.reserve(state.mover) == 1)


def takes_over_at_a_loss(state: Position, action: verbs.TakeOver) -> bool:
    """Two cards and more for a province that never pays, or too late for it to pay.  [10.1]"""
    return is_in_vain(state) or not state.provinces[state.province_of[action.cell]].blanks


def spends_what_lies_open(state: Position, action: verbs.Spend) -> bool:
    """Giving a card away for a march that an open card of the same symbol allows: the march is
    the same, and the open card would come into the hand.  [4.1] [5.1]"""
    return action.symbol in state.face_up


def walls_itself_off(state: Position, action: verbs.Walk) -> bool:
    """Cutting an own province so that its governor is left with nothing to collect, when
    another step would not.  [8.8]"""
    if not cuts_own(state, action.point):
        return False
    others = [point for point in next_points(state) if point != action.point]
    return any(not cuts_own(state, point) for point in others)


BLUNDERS: Final[Mapping[type[Action], Judge]] = {
    verbs.EndTurn: wastes_an_action,
    verbs.Draw: hoards,
    verbs.Take: hoards,
    verbs.Levy: levies_for_others,
    verbs.Post: posts_for_a_card,
    verbs.Recall: recalls_for_nothing,
    verbs.Occupy: occupies_nothing,
    verbs.TakeOver: takes_over_at_a_loss,
    verbs.Spend: spends_what_lies_open,
    verbs.Walk: walls_itself_off,
}


# ---- what the judges ask -------------------------------------------------------------------


def has_tax_card(state: Position) -> bool:
    """Whether the mover may levy now.  [11.1] [11.2]"""
    if state.has_levied or not state.actions_left:
        return False
    hand = state.hand(state.mover)
    return any(hand[state.tables.symbol[cell]] for cell in state.posts[state.mover])


def winners_of_levy(state: Position) -> list[int]:
    """The winners if the mover's levy ended the match; nobody if it does not. [13.6-13.9]"""
    scores = [score + state.income(seat) for seat, score in enumerate(state.scores)]
    if max(scores) < state.tables.box.goal:
        return []
    merits = [(score, sum(state.hand(seat)) - (seat == state.mover))
              for seat, score in enumerate(scores)]
    return [seat for seat, merit in enumerate(merits) if merit == max(merits)]


def is_in_vain(state: Position) -> bool:
    """Whether no later levy could count a province.  [13.1]"""
    return state.last_turn > 0 and state.actions_left < ACTIONS_A_TURN


def gain_of_recall(state: Position, cell: int) -> int:
    """The gain, or the loss, of the next levy without this governor. [11.3] [11.4]"""
    number = state.province_of[cell]
    held = [state.province_of[each] for each in state.posts[state.mover]].count(number)
    blanks = state.provinces[number].blanks
    return -blanks if held == 1 else blanks if held == 2 else 0


def best_within_reach(state: Position) -> int:
    """The most a province pays that the mover could take with one governor more.  [9.3] [10.1]"""
    owners = owners_of(state)
    best = 0
    for number, province in enumerate(state.provinces):
        if best < province.blanks and 0 < len(province.sites) <= MOST_SITES:
            hand = state.hand(state.mover)
            held = owners.get(number, [state.mover])
            if len(held) > 1 and held[0] == state.mover:
                continue
            for cell in held[1:]:
                hand[state.tables.symbol[cell]] -= 2
            if min(hand) >= 0 and cards_lacking(province, hand) <= 1:
                best = province.blanks
    return best


def cuts_own(state: Position, point: int) -> bool:
    """Whether the wall of this step takes from an own province all that it pays."""
    line = line_between(state, state.alexander, point)
    start, end = state.tables.lines[line]
    if state.walls[line] != OPEN or state.joined[start] != state.joined[end]:
        return False
    number = state.province_of[state.tables.banks[line][0]]
    held = [cell for cell in state.posts[state.mover] if state.province_of[cell] == number]
    if len(held) != 1 or not state.provinces[number].blanks:
        return False
    after = state.clone()
    enclose(after, line, BLACK, None)
    return not after.provinces[after.province_of[held[0]]].blanks

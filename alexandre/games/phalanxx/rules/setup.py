"""Setting up.  Chapters 2 and 17."""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules import pile, turns
from alexandre.games.phalanxx.rules.queries import name_of
from alexandre.games.phalanxx.rules.scoring import dice_total
from alexandre.games.phalanxx.rules.solitaire import hand_over
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.tables import INTRIGUE, LEGEND, PLAIN, SOLDIERS
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE


def action_card_law(state: Position) -> Law:
    """[2.1] the first card is always in play, the others are drawn from the rest.

    Reading: the solo player has one of the two cards that two would have, and begins.  [17.1]
    """
    moves, left = state.tables.moves.deal_action, state.players - state.mover
    others = [card for card in range(INTRIGUE + 1, len(moves) + 1) if card not in state.boards]
    if INTRIGUE in state.boards:
        return [(moves[card - 1], 1) for card in others]
    if left == 1:
        return [(moves[INTRIGUE - 1], 1)]
    return [(moves[INTRIGUE - 1], len(others)), *((moves[card - 1], left - 1) for card in others)]


def deal_action(state: Position, action: verbs.DealAction, tell: Tell | None) -> None:
    """[2.1] the holder of the first card begins."""
    boards = state.boards[:]
    boards[state.mover] = action.n
    state.boards = boards
    is_first = action.n == INTRIGUE or state.seats == 1
    if is_first:
        state.first = state.mover
    if tell:
        tell(events.ActionCardDealt(state.mover, state.ability_of(state.mover), is_first))
    state.mover += 1
    if state.mover < state.seats:
        return
    state.mover = state.first
    if state.seats == 2:
        state.phase = Phase.START
    else:
        settle_all(state, tell)


def start_law(state: Position) -> Law:
    """[2.10] either start, as likely."""
    return [(action, 1) for action in state.tables.moves.draw_start]


def draw_start(state: Position, action: verbs.DrawStart, tell: Tell | None) -> None:
    """[2.10] of two players the first begins at the start that was drawn, the other at the
    other.

    Reading: who takes which is drawn.
    """
    settle_all(state, tell, shift=action.n - 1)


def settle_all(state: Position, tell: Tell | None, shift: int = 0) -> None:
    """[2.9] a city and an oasis for each, clockwise from the first player."""
    starts = state.side.starts
    for place in range(state.seats):
        city, oasis = starts[(place + shift) % len(starts)]
        settle(state, (state.first + place) % state.seats, city, oasis, tell)
    if state.rival != NONE:
        settle_rival(state, tell)
    state.phase = Phase.SHOW
    state.mover = state.first


def settle(state: Position, player: int, city: int, oasis: int, tell: Tell | None) -> None:
    """[2.9] two soldiers and one."""
    occupy(state, player, city)
    occupy(state, player, oasis)
    if tell:
        regions = state.tables.regions
        tell(events.Settled(player, name_of(state, player), regions[city].noun,
                            regions[oasis].noun, (regions[city].id, regions[oasis].id)))


def settle_rival(state: Position, tell: Tell | None) -> None:
    """[17.1] MaXXimilian occupies every other city and oasis."""
    free = [region for region in state.side.regions
            if state.side.kinds[region] != PLAIN and state.owner[region] == NONE]
    for region in free:
        occupy(state, state.rival, region)
    if tell:
        tell(events.RivalSettled(state.tables.rival_noun, len(free)))


def occupy(state: Position, player: int, region: int) -> None:
    """The soldiers that it takes, from the reserve.  [1.5]"""
    state.settle(player, region)
    state.reserve[player] -= SOLDIERS[state.side.kinds[region]]


def lay_out(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """[2.4] the row, then the hands."""
    pile.show(state, action.card, tell)
    if len(state.row) == state.tables.box.row:
        state.phase = Phase.DEAL


def deal(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """[2.5] a card of the hand; [17.3] MaXXimilian's lie open and count at once."""
    card, player = action.card, state.mover
    pile.draw(state, card)
    if player == state.rival:
        hand_over(state, card, tell)
    else:
        state.hands[player] |= 1 << card
        state.secret[player] |= 1 << card
        if tell:
            tell(events.CardDealt(player, state.tables.card_noun(card), action.id))
    if not lacks_cards(state, player):
        state.mover = next_player(state)
        if state.mover == state.first:
            state.phase = Phase.DICE


def lacks_cards(state: Position, player: int) -> bool:
    """[2.5] two cards; [16.4] three for the legend."""
    cards = len(state.played[player]) + state.hands[player].bit_count()
    box = state.tables.box
    return cards < (box.legend[0] if state.has(player, LEGEND) else box.hand)


def next_player(state: Position) -> int:
    """Clockwise, MaXXimilian last."""
    return (state.mover + 1) % state.players


def roll_personal(state: Position, action: verbs.Roll, tell: Tell | None) -> None:
    """[2.6] each personal die once, never again; [2.7] talents for their total."""
    player, dice = state.mover, state.dice
    place = next(each for each in range(player * SLOTS, len(dice)) if dice[each] % 7 == 0)
    state.set_die(place, dice[place] + action.n)
    slot = place % SLOTS
    if tell:
        tell(events.PersonalDieRolled(player, name_of(state, player), slot, dice[place]))
    if slot < SLOTS - 1:
        return
    if player != state.rival:
        fill_purse(state, player, tell)
    state.mover = next_player(state)
    if state.mover == state.first:
        turns.begin_turn(state, tell)


def fill_purse(state: Position, player: int, tell: Tell | None) -> None:
    """[2.7] as many talents as the dice show."""
    state.talents[player] = dice_total(state, player)
    if tell:
        tell(events.PurseFilled(player, state.talents[player]))

"""The laws that no play can break.  Chapters 1, 2, 4, 6, 9 and 14."""

from __future__ import annotations

from alexandre.games.phalanxx.rules import buying, conquering, pile, setup
from alexandre.games.phalanxx.rules.queries import name_of
from alexandre.games.phalanxx.state import SET_UP, SLOTS, Phase, Position
from alexandre.games.phalanxx.tables import INTRIGUE, OFF, SOLDIERS
from alexandre.kernel.declared import Laws
from alexandre.kernel.fields import NONE

require = Laws("phalanxx").require

BUYING = (Phase.BUY, Phase.PEEK, Phase.SWAP, Phase.GIVE, Phase.REFILL)
FILLING = (*BUYING, Phase.SHOW, Phase.CARDS, Phase.START, Phase.RESTOCK)  # the row
FORGED = (Phase.ACT, Phase.SPARE, Phase.PASS, Phase.OVER, Phase.RESTOCK)  # may be said of a turn


def audit(state: Position) -> None:
    """Every law of the box and of the turn; BadState names the first that is broken."""
    audit_players(state)
    audit_cards(state)
    audit_row(state)
    audit_dice(state)
    audit_soldiers(state)
    audit_strength(state)
    audit_phase(state)


def audit_players(state: Position) -> None:
    """[2.1] action cards that differ, the first among them; [14.2] the last round."""
    dealt = [each for each in state.boards[:state.seats] if each]
    require(len(set(dealt)) == len(dealt), "action_cards")
    require(not any(state.boards[state.seats:]), "action_cards")
    count = state.mover if state.phase == Phase.CARDS else state.seats
    require([bool(each) for each in state.boards[:state.seats]]
            == [seat < count for seat in range(state.seats)], "action_cards")
    if state.phase != Phase.CARDS and state.seats > 1:
        require(state.boards[state.first] == INTRIGUE, "action_cards")
    require(state.seats > 1 or state.first == 0, "mover")
    require(state.mover < state.seats or state.phase in (Phase.DEAL, Phase.DICE), "mover")
    require(state.round == 1 or state.phase not in SET_UP, "round")
    require(not state.is_last or not state.deck, "last_round")
    require(state.phase != Phase.OVER or state.is_last, "last_round")
    for player in range(state.players):
        is_poor = state.phase in SET_UP and dice_left(state, player)
        require(not (is_poor or player == state.rival) or not state.talents[player], "talents")


def audit_cards(state: Position) -> None:
    """[1.3] [2.2] every card is in one place; as many never came as lie in the pile, and those
    taken out."""
    tables, heroism = state.tables, 1 << state.tables.heroism
    places = [state.unseen, *state.hands, *(1 << card for each in state.played for card in each),
              *(1 << card for card in state.row if card != NONE)]
    twice = find_twice(places)
    require(twice == NONE, "cards", card=tables.card_noun(max(0, twice)))
    require(not any(state.hands[player] & heroism for player in range(state.players)), "heroism")
    require(state.rival == NONE or not state.hands[state.rival], "hands")
    for player in range(state.players):
        require(state.secret[player] & state.hands[player] == state.secret[player], "secret")
    left, removed = state.deck, tables.box.removed[state.seats - 1]
    is_waiting = bool(state.unseen & heroism)
    for epoch in (2, 1, 0):
        size = pile.in_pile(tables, state.seats, epoch) + (epoch == 2)
        there = min(left, size)
        left -= there
        unseen = (state.unseen & tables.epochs[epoch]).bit_count()
        require(unseen == removed + there - (epoch == 2 and is_waiting), "pile")
    require(left == 0, "pile")
    require(is_waiting or state.deck <= tables.box.last, "heroism")
    require(not is_waiting or state.deck, "heroism")


def find_twice(sets: list[int]) -> int:
    """The highest of what is in two of them, NONE if nothing is."""
    members = 0
    for each in sets:
        if members & each:
            return (members & each).bit_length() - 1
        members |= each
    return NONE


def audit_row(state: Position) -> None:
    """[4.6] the row is full but while it is laid out, bought from, or the pile is used up."""
    row, full = state.row, state.tables.box.row
    require(row.count(NONE) == (state.phase == Phase.GIVE), "row")
    require(len(row) <= full, "row")
    if state.phase in (Phase.CARDS, Phase.START):
        require(not row, "row")
    elif state.phase in (Phase.DEAL, Phase.DICE, Phase.PEEK):
        require(len(row) == full, "row")
    elif state.phase == Phase.BUY:
        require(len(row) == full or not state.deck, "row")
    elif state.phase in (Phase.SHOW, Phase.REFILL, Phase.RESTOCK):
        require(len(row) < full and state.deck, "row")
        require(state.phase == Phase.SHOW or len(row) == full - 1, "row")
    elif state.phase in (Phase.SWAP, Phase.GIVE):
        require(len(row) >= full - 1 or not state.deck, "row")
    else:
        require(len(row) == full or state.is_last, "row")
    require(state.phase in FILLING or len(row) == full or not state.deck, "row")


def audit_dice(state: Position) -> None:
    """[1.2] three travelling dice and three of each player; [6.2] each in hand or in a slot."""
    travelling = [each for each in [*state.rolled, *state.grey] if each != NONE]
    require(len(travelling) == SLOTS, "dice")
    colours = [each // 7 for each in [*state.dice, *travelling]]
    require([colours.count(each) for each in range(3)]
            == [state.players + SLOTS, state.players, state.players], "dice")
    require(NONE not in state.dice, "dice")
    is_set_up = state.phase not in SET_UP
    for player in range(state.players):
        require(not (is_set_up and dice_left(state, player)), "dice")
    faces = [each % 7 > 0 for each in travelling]
    if state.phase in (Phase.ACT, Phase.SPARE, Phase.PASS):
        require(all(faces), "dice")
    else:
        require(state.grey == [NONE] * SLOTS, "dice")
        count = sum(faces)
        require(faces == [True] * count + [False] * (SLOTS - count), "dice")
        require(count == 0 if state.phase != Phase.ROLL else count < SLOTS, "dice")


def dice_left(state: Position, player: int) -> bool:
    """Whether the player has dice that were not rolled yet."""
    return any(each % 7 == 0 for each in state.dice_of(player))


def audit_soldiers(state: Position) -> None:
    """[1.6] twelve soldiers, none lost before the first turn; [1.4] on regions of this side."""
    used = [0] * state.players
    for region, player in enumerate(state.owner):
        if player != NONE:
            require(state.side.kinds[region] != OFF, "regions")
            used[player] += SOLDIERS[state.side.kinds[region]]
    for player, most in enumerate(state.all_soldiers):
        there = used[player] + state.reserve[player]
        require(there <= most and (there == most or state.phase not in SET_UP), "soldiers",
                who=name_of(state, player), n=there, most=most)
    if state.phase in (Phase.CARDS, Phase.START):
        require(not any(used), "regions")


def audit_strength(state: Position) -> None:
    """[8.5] [10.3] strength and counts are what lies on the table."""
    derived = (state.tally, state.force, state.lands, state.near)
    state.derive()
    require((state.tally, state.force, state.lands, state.near) == derived, "strength")
    for player in range(state.players):
        require(state.turned[player] <= len(state.played[player]), "turned")
        require(player != state.rival or not state.turned[player], "turned")
        require(state.force[player] >= 0, "strength")


def audit_phase(state: Position) -> None:
    """Require everything that a phase waits for, and nothing of another phase."""
    phase, seat = state.phase, state.mover
    require(state.top == NONE or (phase in BUYING and phase != Phase.PEEK), "top")
    require(state.top == NONE or (state.deck and pile.may_be_next(state, state.top)), "top")
    require(phase != Phase.PEEK or state.deck, "top")
    require((state.taken != NONE) == (phase == Phase.GIVE), "taken")
    if phase == Phase.SWAP:
        require(buying.takable(state) and state.hands[seat], "taken")
    if phase == Phase.GIVE:
        bit = 1 << state.taken
        require(state.hands[seat] & bit and state.hands[seat] != bit, "taken")
        require(not state.secret[seat] & bit, "taken")
    require((state.aim != NONE) == (phase == Phase.SPARE), "aim")
    if phase == Phase.SPARE:
        short = SOLDIERS[state.side.kinds[state.aim]] - state.reserve[seat]
        require(short == 1 and conquering.plains(state), "aim")
        require(conquering.within_reach(state) >> state.aim & 1, "aim")
    require(not state.has_forged or phase in FORGED, "forged")
    in_hand = [each for each in state.rolled if each != NONE]
    require(phase != Phase.ACT or in_hand, "dice")
    require(phase != Phase.PASS or not in_hand, "dice")
    if phase == Phase.DEAL:
        require(setup.lacks_cards(state, seat), "hands")
    if phase == Phase.DICE:
        require(dice_left(state, seat), "dice")

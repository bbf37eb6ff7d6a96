"""Occupying a free province, taking over a rival's.  Chapters 9 and 10."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros import events
from alexandre.games.alexandros.rules.cards import discard
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import SYMBOLS, Province
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE

CARDS_A_GOVERNOR = 2  # to buy out one governor [10.1]


def occupation_offers(state: Position, holdings: dict[int, list[int]]) -> list[Action]:
    """Every first governor with which some free province can be occupied.  [9.1] [9.4]"""
    hand, reserve = state.hand(state.mover), state.reserve(state.mover)
    most = sum(hand) + reserve
    sites: list[int] = []
    for number, province in enumerate(state.provinces):
        if 0 < len(province.sites) <= most and number not in holdings:
            sites += openings(state, province, hand, reserve, ())
    occupy = state.tables.moves.occupy
    return [occupy[cell] for cell in sorted(sites)]


def takeover_offers(state: Position, holdings: dict[int, list[int]]) -> list[Action]:
    """Every first governor with which some rival's province can be taken over.  [10.1] [10.3]"""
    reserve = state.reserve(state.mover)
    own = state.posts[state.mover]
    sites: list[int] = []
    for number, governors in holdings.items():
        if governors[0] in own:  # [10.7]
            continue
        hand = hand_after_buying_out(state, governors)
        if hand:
            sites += openings(state, state.provinces[number], hand, reserve, ())
    take_over = state.tables.moves.take_over
    return [take_over[cell] for cell in sorted(sites)]


def hand_after_buying_out(state: Position, governors: list[int]) -> list[int]:
    """The mover's hand without the price of these governors; empty if it is too poor.  [10.1]"""
    hand = state.hand(state.mover)
    for cell in governors:
        symbol = state.tables.symbol[cell]
        hand[symbol] -= CARDS_A_GOVERNOR
        if hand[symbol] < 0:
            return []
    return hand


def openings(state: Position, province: Province, hand: list[int], reserve: int,
             posted: tuple[int, ...]) -> list[int]:
    """The sites for the next governor from which the occupation can be completed.  [9.4] [9.8]

    Governors come in reading order: with one at a site, every symbol that neither cards nor
    governors cover yet must find its governors on later sites, and the reserve must suffice.
    """
    lacking = shortfall(state, province, hand, posted)
    total = sum(lacking)
    if total > reserve or not reserve:
        return []
    if not total and not posted:
        return list(province.sites)
    last = posted[-1] if posted else NONE
    return latest_first(state, province, lacking, last, has_spare=total < reserve)[::-1]


def latest_first(state: Position, province: Province, lacking: list[int], last: int, *,
                 has_spare: bool) -> list[int]:
    """Walk back over the sites; `uncovered` governors find no place on those already passed.

    `has_spare`: a governor may stand where none is lacking.
    """
    symbols = state.tables.symbol
    left = lacking[:]
    uncovered = sum(lacking)
    fitting = []
    for cell in reversed(province.sites):
        if cell <= last:
            break
        symbol = symbols[cell]
        if left[symbol]:
            if uncovered == 1:
                fitting.append(cell)
            left[symbol] -= 1
            uncovered -= 1
        elif not uncovered and (has_spare or lacking[symbol]):
            fitting.append(cell)
    return fitting


def shortfall(state: Position, province: Province, hand: list[int],
              posted: tuple[int, ...]) -> list[int]:
    """By symbol: the sites for which there is neither a card nor a governor yet.  [9.4]"""
    lacking = [0] * SYMBOLS
    for symbol, need in enumerate(province.needs):
        if need > hand[symbol]:
            lacking[symbol] = need - hand[symbol]
    for cell in posted:
        symbol = state.tables.symbol[cell]
        if lacking[symbol]:
            lacking[symbol] -= 1
    return lacking


def post_offers(state: Position) -> list[Action]:
    """More governors, or payment where the cards suffice.  [9.3] [9.5]"""
    moves, province = state.tables.moves, province_of_claim(state)
    hand = state.hand(state.mover)
    offers: list[Action] = [moves.post[cell] for cell in sorted(
        openings(state, province, hand, state.reserve(state.mover), state.posted))]
    if not any(shortfall_of_claim(state)):
        offers.append(moves.settle)
    return offers


def shortfall_of_claim(state: Position) -> list[int]:
    """By symbol: what neither cards nor governors cover yet of the occupation under way."""
    return shortfall(state, province_of_claim(state), state.hand(state.mover), state.posted)


def province_of_claim(state: Position) -> Province:
    """The province of the occupation under way."""
    return state.provinces[state.province_of[state.posted[0]]]


def occupy(state: Position, action: verbs.Occupy, tell: Tell | None) -> None:
    """[9.2] the first governor enters a free province."""
    state.actions_left -= 1
    state.phase = Phase.POST
    place_governor(state, action.cell, tell)


def take_over(state: Position, action: verbs.TakeOver, tell: Tell | None) -> None:
    """[10.1] the rival's governors are bought out; [10.2] the occupation is the same action."""
    number = state.province_of[action.cell]
    state.loser = state.owner(number)
    price: list[int] = []
    ousted = state.governors_in(number)
    for cell in ousted:
        price += [state.tables.symbol[cell]] * CARDS_A_GOVERNOR
        state.withdraw(state.loser, cell)
    pay(state, sorted(price), tell)
    if state.options["compensation"] == "spent":  # [10.5]
        note_spent(state, price)
    if tell:
        ids = state.tables.cell_ids
        tell(events.GovernorsOusted(state.mover, state.loser, tuple(ids[cell] for cell in ousted),
                                    state.tables.land_nouns[action.cell]))
    state.actions_left -= 1
    state.phase = Phase.POST
    place_governor(state, action.cell, tell)


def post(state: Position, action: verbs.Post, tell: Tell | None) -> None:
    """[9.3] a governor instead of a card."""
    place_governor(state, action.cell, tell)


def place_governor(state: Position, cell: int, tell: Tell | None) -> None:
    """[9.6] one governor on a site."""
    state.posted = (*state.posted, cell)
    state.station(state.mover, cell)
    if tell:
        tables = state.tables
        tell(events.GovernorPosted(state.mover, tables.cell_ids[cell],
                                   tables.symbol_nouns[tables.symbol[cell]],
                                   tables.land_nouns[cell]))


def settle(state: Position, action: verbs.Settle, tell: Tell | None) -> None:
    """[9.5] a card for every site left; then the province is owned."""
    province = province_of_claim(state)
    price = [state.tables.symbol[cell] for cell in province.sites if cell not in state.posted]
    pay(state, sorted(price), tell)
    if tell:
        tell(events.ProvinceOccupied(state.mover, state.tables.land_nouns[state.posted[0]],
                                     province.blanks, len(state.posted)))
    if state.loser == NONE or state.seats == 2:  # [10.6] no compensation between two
        close_claim(state)
        return
    note_spent(state, price)
    state.cede_left = (sum(state.spent) + 1) // 2  # [10.4] half, rounded up
    state.phase = Phase.CEDE
    if not state.cede_left:
        close_claim(state)


def note_spent(state: Position, price: list[int]) -> None:
    """Count cards of which the loser gets a share.  [10.5]"""
    state.spent = [count + price.count(symbol) for symbol, count in enumerate(state.spent)]


def pay(state: Position, price: list[int], tell: Tell | None) -> None:
    """Discard one card of each symbol named."""
    for symbol in price:
        discard(state, state.mover, symbol)
    if tell and price:
        nouns = state.tables.symbol_nouns
        tell(events.CardsPaid(state.mover, tuple(nouns[symbol] for symbol in price)))


def cede_offers(state: Position) -> list[Action]:
    """The cards to give, in symbol order: enough must be left for the rest.  [10.4] [10.8]"""
    offers: list[Action] = []
    rest = sum(state.spent[state.cede_from:])
    for symbol in range(state.cede_from, SYMBOLS):
        if state.spent[symbol] and rest >= state.cede_left:
            offers.append(state.tables.moves.cede[symbol])
        rest -= state.spent[symbol]
    return offers


def cede(state: Position, action: verbs.Cede, tell: Tell | None) -> None:
    """[10.4] a card goes from the discards to the loser, in everybody's sight."""
    state.discards[action.symbol] -= 1
    state.hands[state.loser * SYMBOLS + action.symbol] += 1
    state.spent = [count - (symbol == action.symbol) for symbol, count in enumerate(state.spent)]
    state.cede_from = action.symbol
    state.cede_left -= 1
    if tell:
        tell(events.CardCeded(state.mover, state.loser, state.tables.symbol_nouns[action.symbol]))
    if not state.cede_left:
        close_claim(state)


def close_claim(state: Position) -> None:
    """The occupation is over; the turn goes on."""
    state.posted = ()
    state.loser = NONE
    state.spent = [0] * SYMBOLS
    state.cede_left = state.cede_from = 0
    state.phase = Phase.ACTIONS

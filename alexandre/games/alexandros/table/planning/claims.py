"""An occupation or a takeover being prepared: who stands where, what is paid.  Chapters 9, 10.

The first pin names the province by one of its spaces; then `space:…` is a governor placed by hand
and `symbol:…` a card given by hand.  The rest is the cheapest payment.
"""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.games.alexandros.rules import occupation
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import BLANK, LETTERS, SYMBOLS, Province
from alexandre.games.alexandros.view import ceding
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.ui.play.course import Pins, play_offers


@dataclass(frozen=True)
class Claim:
    """A claim worked out: all governors it needs, what is paid, what the loser is given."""

    number: int  # of the province
    loser: int
    ousted: tuple[int, ...]
    posts: tuple[int, ...]
    paid: tuple[int, ...]
    gifts: tuple[int, ...]
    spent: str  # the letters of the cards among which the gifts are
    actions: tuple[Action, ...]


def claim_of(state: Position, pins: Pins) -> Claim | None:
    """The cheapest claim that does what the pins ask for; None if there is none.  [9.3]"""
    number = number_of_claim(state, pins)
    if number == NONE:
        return None
    province = state.provinces[number]
    loser, ousted = opponent(state, number)
    hand = occupation.hand_after_buying_out(state, list(ousted))
    if not hand and state.phase == Phase.ACTIONS:
        return None
    pinned = sites_of_pins(state, province, pins)
    wish = cell_of(state, pins[0]) if pins else NONE
    posts = posts_of(state, province, hand, pinned, wish)
    if posts is None:
        return None
    actions = list_actions(state, posts, ousted)
    after = play_offers(state, actions)
    if after is None:
        return None
    gifts = gifts_of(after, pins)
    actions += tuple(state.tables.moves.cede[symbol] for symbol in gifts)
    paid = tuple(cell for cell in province.sites if cell not in posts)
    spent = "".join(letter for letter, count in zip(LETTERS, after.spent, strict=True) if count)
    return Claim(number, loser, ousted, posts, paid, gifts, spent, actions)


def number_of_claim(state: Position, pins: Pins) -> int:
    """The province that the pins, or the claim under way, are about; NONE if they are not."""
    if state.phase in (Phase.POST, Phase.CEDE):
        return state.province_of[state.posted[0]]
    if state.phase != Phase.ACTIONS or not state.actions_left or not pins:
        return NONE
    cell = cell_of(state, pins[0])
    if cell == NONE:
        return NONE
    number = state.province_of[cell]
    is_mine = state.owner(number) == state.mover
    return NONE if is_mine or not state.provinces[number].sites else number


def opponent(state: Position, number: int) -> tuple[int, tuple[int, ...]]:
    """The loser of the province, and the governors to be bought out. [10.1]"""
    if state.phase in (Phase.POST, Phase.CEDE):
        return state.loser, ()
    owner = state.owner(number)
    return owner, tuple(state.governors_in(number)) if owner != NONE else ()


def sites_of_pins(state: Position, province: Province, pins: Pins) -> tuple[int, ...]:
    """The sites that were given a governor by hand; the first pin only names the province."""
    named = pins[1:] if state.phase == Phase.ACTIONS else pins
    cells = [cell_of(state, pin) for pin in named]
    return tuple(cell for cell in cells if cell in province.sites)


def posts_of(state: Position, province: Province, hand: list[int], pinned: tuple[int, ...],
             wish: int) -> tuple[int, ...] | None:
    """The fewest governors on the pinned sites and where cards are lacking, at `wish` if it can
    be one of them.  [9.3]"""
    if state.phase == Phase.CEDE:
        return state.posted
    chosen = sorted({*pinned, *state.posted})
    last = state.posted[-1] if state.posted else NONE
    lacking = occupation.shortfall(state, province, hand, tuple(chosen))
    free = [cell for cell in province.sites if cell not in chosen and cell > last]
    for cell in sorted(free, key=lambda cell: cell != wish):
        symbol = state.tables.symbol[cell]
        if lacking[symbol]:
            lacking[symbol] -= 1
            chosen.append(cell)
    if not chosen:
        chosen = [min(free, key=lambda cell: (cell != wish, spare(state, province, hand, cell)))]
    fits = len(chosen) - len(state.posted) <= state.reserve(state.mover) and not any(lacking)
    return tuple(sorted(chosen)) if fits else None


def spare(state: Position, province: Province, hand: list[int], cell: int) -> int:
    """The cards of a site's symbol that would be left after paying for all of them."""
    symbol = state.tables.symbol[cell]
    return hand[symbol] - province.needs[symbol]


def list_actions(state: Position, posts: tuple[int, ...], ousted: tuple[int, ...],
                 ) -> tuple[Action, ...]:
    """The governors in reading order, then the payment.  [9.8]"""
    moves = state.tables.moves
    if state.phase == Phase.CEDE:
        return ()
    left = [cell for cell in posts if cell not in state.posted]
    actions: list[Action] = []
    if state.phase == Phase.ACTIONS:
        first = left.pop(0)
        actions.append(moves.take_over[first] if ousted else moves.occupy[first])
    return (*actions, *(moves.post[cell] for cell in left), moves.settle)


def gifts_of(state: Position, pins: Pins) -> tuple[int, ...]:
    """The gifts to the loser: the pinned cards, then those of least use to come back.

    Two cards of a symbol on which a new governor stands would buy him out.  [10.1] [10.4]
    """
    if state.phase != Phase.CEDE:
        return ()
    posted = [state.tables.symbol[cell] for cell in state.posted]
    left = ceding(state)
    symbols: list[int] = []
    wanted = [LETTERS.index(pin[-1]) for pin in pins if pin.startswith("symbol:")]
    ordered = sorted(range(SYMBOLS), key=lambda symbol: (posted.count(symbol), symbol))
    for symbol in [*wanted, *(each for each in ordered for _card in range(left[each]))]:
        if left[symbol] and len(symbols) < state.cede_left:
            left[symbol] -= 1
            symbols.append(symbol)
    return tuple(sorted(symbols))


def with_pin(state: Position, pins: Pins, spot: str) -> Pins | None:
    """The pins with one more: a governor put there or taken off again, a card to give."""
    claim = claim_of(state, pins)
    if claim is None:
        more = (*pins, spot) if not pins else None
    elif spot.startswith("symbol:"):
        more = with_gift(pins, spot, claim)
    else:
        more = with_site(state, pins, spot, claim)
    return more if more is not None and claim_of(state, more) else None


def with_gift(pins: Pins, spot: str, claim: Claim) -> Pins | None:
    """The latest cards that were named are the ones given."""
    if not claim.gifts or spot[-1] not in claim.spent:
        return None
    named = [pin for pin in pins if pin.startswith("symbol:")]
    others = tuple(pin for pin in pins if not pin.startswith("symbol:"))
    return (*others, *[*named, spot][-len(claim.gifts):])


def with_site(state: Position, pins: Pins, spot: str, claim: Claim) -> Pins | None:
    """A site of the same province: its governor comes, or goes again."""
    cell = cell_of(state, spot)
    if cell == NONE or state.province_of[cell] != claim.number:
        return None
    if state.tables.symbol[cell] == BLANK or cell in state.posted:
        return None
    kept = 1 if state.phase == Phase.ACTIONS else 0
    if spot in pins[kept:]:
        return (*pins[:kept], *(pin for pin in pins[kept:] if pin != spot))
    return (*pins, spot)


def editable(state: Position, pins: Pins, claim: Claim) -> frozenset[str]:
    """The spots that change the claim: sites of the province, and cards to give."""
    ids = state.tables.cell_ids
    spots = [f"space:{ids[cell]}" for cell in state.provinces[claim.number].sites]
    if claim.gifts:
        spots += [f"symbol:{letter}" for letter in LETTERS]
    return frozenset(spot for spot in spots
                     if with_pin(state, pins, spot) or with_pin(state, (), spot))


def cell_of(state: Position, spot: str) -> int:
    """The cell of a space's spot, NONE for any other spot."""
    kind, _, name = spot.partition(":")
    ids = state.tables.cell_ids
    return ids.index(name) if kind == "space" and name in ids else NONE

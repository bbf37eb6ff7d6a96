"""A proposal, or a counter-proposal, prepared: goods clicked on either side, put into the order
of the rules."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import Swap
from alexandre.games.catan.meta import GOODS, PROPOSALS
from alexandre.games.catan.rules.trading import can_give
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.table.planning.spelling import spots
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Cell, Course, Pins, Row, play_offers

TABS = ("give", "ask")
TITLES = {Phase.MAIN: "trade", Phase.ANSWER: "counter"}  # where one is prepared


def is_trade(held: Pins) -> bool:
    """Whether a proposal is being prepared."""
    return bool(held) and all(each.partition(":")[0] in TABS for each in held)


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """One more on that side; what the other side holds is taken back there instead."""
    spot = tab_of(state, held, spot)
    tab, _, good = spot.partition(":")
    if state.phase not in TITLES or tab not in TABS or (held and not is_trade(held)):
        return None
    other = f"{TABS[1 - TABS.index(tab)]}:{good}"
    if other in held:
        rest = [*held]
        rest.remove(other)
        return tuple(rest)
    pins = (*held, spot)
    give, ask = sides(pins)
    if not can_give(state, state.who, give):
        return None
    if any(ask) and any(give):
        return pins if actions_of(state, pins) else None
    return pins if is_open(state, pins) else None


def tab_of(state: Position, held: Pins, spot: str) -> str:
    """The tab that a click on the card or stack stands for; a card that could be swapped with the
    supply stands for itself until a trade is begun."""
    kind, _, good = spot.partition(":")
    if kind == "stack":
        return f"ask:{good}"
    if kind != "card" or (not held and any(
            isinstance(each, Swap) and spots(each)[0] == spot for each in state.legal())):
        return spot
    return f"give:{good}"


def is_open(state: Position, held: Pins) -> bool:
    """With one side still empty: could it be completed at all?"""
    if state.phase == Phase.MAIN and state.proposals >= PROPOSALS:
        return False
    give, ask = sides(held)
    missing = TABS[0] if any(ask) else TABS[1]
    taken = give if any(give) else ask
    return any(actions_of(state, (*held, f"{missing}:{good}"))
               for n, good in enumerate(GOODS) if not taken[n])


def sides(held: Pins) -> tuple[list[int], list[int]]:
    """The amounts of each good given, and asked for."""
    give, ask = ([held.count(f"{tab}:{good}") for good in GOODS] for tab in TABS)
    return give, ask


def actions_of(state: Position, held: Pins) -> tuple[Action, ...]:
    """The goods given, the goods asked for, the proposal; () if it cannot be made. [9.4]"""
    give, ask = sides(held)
    if not any(give) or not any(ask):
        return ()
    moves = state.tables.moves
    actions: list[Action] = [moves.give[good] for good, n in enumerate(give) for _each in range(n)]
    actions += [moves.ask[good] for good, n in enumerate(ask) for _each in range(n)]
    actions.append(moves.propose)
    return () if play_offers(state, actions) is None else tuple(actions)


def course_of(state: Position, held: Pins) -> Course | None:
    """The proposal as it stands."""
    if state.phase not in TITLES or not is_trade(held):
        return None
    give, ask = sides(held)
    actions = actions_of(state, held)
    given = [state.tables.moves.give[good] for good, n in enumerate(give) if n]
    tabs = [f"{tab}:{good}" for tab in TABS for good in GOODS]
    lit = frozenset(spot for spot in tabs if with_pin(state, held, spot) is not None
                    and not is_lacking(state, spot))
    return Course(
        actions=actions,
        title=title_of(state, give, ask),
        advice=Msg.of(f"catan.plan.{TITLES[state.phase]}_on"),
        confirm=Msg.of("catan.plan.propose"),
        begun=() if actions else tuple(given),
        lit=lit,
        ways=() if actions else (missing(state, held, lit),),
        is_advice_spare=True,
    )


def title_of(state: Position, give: list[int], ask: list[int]) -> Msg:
    """Both sides of it, or the one and the question for the other."""
    key = f"catan.plan.{TITLES[state.phase]}"
    if not any(ask):
        return Msg.of(f"{key}_given", give=state.tables.nouns(give))
    if not any(give):
        return Msg.of(f"{key}_asked", ask=state.tables.nouns(ask))
    return Msg.of(key, give=state.tables.nouns(give), ask=state.tables.nouns(ask))


def is_lacking(state: Position, spot: str) -> bool:
    """The tab of a good that is not in hand: it takes back what is asked for, but does not glow,
    as if it could be given."""
    tab, _, good = spot.partition(":")
    return tab == TABS[0] and not can_give(state, state.who,
                                           [int(each == good) for each in GOODS])


def missing(state: Position, held: Pins, lit: frozenset[str]) -> Row:
    """The side that is still empty, as words to be clicked where the list is read."""
    filled, empty = TABS if held[0].startswith(TABS[0]) else TABS[::-1]
    cells = tuple(Cell((noun,), spot=f"{empty}:{good}")
                  for noun, good in zip(state.tables.goods, GOODS, strict=False)
                  if f"{empty}:{good}" in lit and f"{filled}:{good}" not in held)
    return Row(Msg.of(f"catan.plan.{empty}"), cells)

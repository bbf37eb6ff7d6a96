"""Reading a table back from its dump: every field ill-formed is named, none is believed."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import AUCTIONS, CARDS, GOODS, RESOURCES
from alexandre.games.catan.rules.audits import require
from alexandre.games.catan.rules.bidding import in_existence
from alexandre.games.catan.rules.honours import measure
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.state.words import BID, NONE, PHASES
from alexandre.games.catan.tables import NOBODY
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.plain import as_bool, as_choice, as_dict, as_int, as_list

FIELDS = ("version", "seats", "options", "phase", "mover", "who", "turn", "after", "owed", "last",
          "hands", "known", "stacks", "supply", "robber", "victim", "alexander", "dice", "rolls",
          "sites", "roads", "cards", "fresh", "has_played", "deck", "under", "used", "army",
          "army_holder", "road_holder", "tokens", "token_pool", "lost", "advisers", "auction",
          "proposal", "free_roads")
BIDDING = ("kind", "high", "leader", "passed", "failed", "due", "paid")
TRADING = ("give", "ask", "made", "accepted")
MOST = 999  # of anything counted
MOST_TURNS = 20000


def restore(state: Position, dump: dict[str, Plain]) -> None:
    """Fill a position from its dump; BadData names the field that is ill-formed."""
    state.set_out()
    state.phase = phase_of(dump, "phase")
    state.after = phase_of(dump, "after")
    state.mover = as_int(dump["mover"], ("mover",), 0, state.seats - 1)
    state.who = as_int(dump["who"], ("who",), 0, state.seats - 1)
    state.turn = as_int(dump["turn"], ("turn",), 0, MOST_TURNS)
    for name in ("owed", "last", "alexander", "under", "free_roads"):
        setattr(state, name, as_int(dump[name], (name,), 0, MOST))
    state.has_played = as_bool(dump["has_played"], ("has_played",))
    state.hands = by_seat(state, dump, "hands", GOODS)
    state.known = by_seat(state, dump, "known", RESOURCES)
    state.cards = by_seat(state, dump, "cards", CARDS)
    state.tokens = by_seat(state, dump, "tokens", AUCTIONS[1:])
    for name, names in (("stacks", RESOURCES), ("supply", RESOURCES), ("fresh", CARDS),
                        ("deck", CARDS), ("used", CARDS), ("token_pool", AUCTIONS[1:]),
                        ("lost", AUCTIONS[1:])):
        setattr(state, name, counts(dump[name], (name,), names))
    restore_dice(state, dump)
    restore_board(state, dump)
    restore_holders(state, dump)
    restore_auction(state, as_dict(dump["auction"], ("auction",), BIDDING, ()))
    restore_trade(state, as_dict(dump["proposal"], ("proposal",), TRADING, ()))
    state.derive()
    measure(state)
    if state.phase == BID:
        state.ceiling = in_existence(state)


def restore_dice(state: Position, dump: dict[str, Plain]) -> None:
    """The dice of this turn, and how often each number came."""
    one, other = numbers(dump, "dice", 2, 6)
    state.dice = (one, other)
    state.rolls = numbers(dump, "rolls", len(state.rolls), MOST_TURNS)


def restore_board(state: Position, dump: dict[str, Plain]) -> None:
    """The robber, buildings and roads."""
    tables = state.tables
    ids = tuple(each.id for each in tables.hexes)
    state.robber = ids.index(as_choice(dump["robber"], ("robber",), ids))
    for name, each in as_dict(dump["sites"], ("sites",), (), tables.corners).items():
        pair = as_list(each, ("sites", name), 2)
        require(len(pair) == 2, "sites")
        seat = as_int(pair[0], ("sites", name), 0, state.seats - 1)
        kind = as_choice(pair[1], ("sites", name), ("village", "city"))
        state.sites[tables.corners.index(name)] = seat * 2 + (kind == "city")
    sides = tuple(">".join(tables.corners[end] for end in ends) for ends in tables.sides)
    for name, seat in as_dict(dump["roads"], ("roads",), (), sides).items():
        state.roads[sides.index(name)] = as_int(seat, ("roads", name), 0, state.seats - 1)


def restore_holders(state: Position, dump: dict[str, Plain]) -> None:
    """Armies, titles, advisers, the victim of the robber."""
    state.army = numbers(dump, "army", state.seats, MOST)
    state.army_holder = maybe_seat(state, dump["army_holder"], ("army_holder",))
    state.road_holder = maybe_seat(state, dump["road_holder"], ("road_holder",))
    state.victim = maybe_seat(state, dump["victim"], ("victim",))
    state.advisers = [as_int(each, ("advisers",), 0, state.seats - 1)
                      for each in as_list(dump["advisers"], ("advisers",), state.seats)]


def restore_auction(state: Position, found: dict[str, Plain]) -> None:
    """The auction that is held."""
    kind, where = found["kind"], ("auction",)
    state.auction = NONE if kind is None else AUCTIONS.index(
        as_choice(kind, (*where, "kind"), AUCTIONS))
    for name in ("high", "passed", "failed", "due"):
        setattr(state, name, as_int(found[name], (*where, name), 0, MOST))
    state.leader = maybe_seat(state, found["leader"], (*where, "leader"))
    state.paid = counts(found["paid"], (*where, "paid"), ("knight", *GOODS))


def restore_trade(state: Position, found: dict[str, Plain]) -> None:
    """The proposal that is made."""
    where: Path = ("proposal",)
    state.give = tuple(counts(found["give"], (*where, "give"), GOODS))
    state.ask = tuple(counts(found["ask"], (*where, "ask"), GOODS))
    state.proposals = as_int(found["made"], (*where, "made"), 0, MOST)
    state.accepted = as_int(found["accepted"], (*where, "accepted"), 0, MOST)


def phase_of(dump: dict[str, Plain], name: str) -> int:
    """A phase by its word."""
    return PHASES.index(as_choice(dump[name], (name,), PHASES))


def counts(value: Plain, where: Path, names: tuple[str, ...]) -> list[int]:
    """How many of each; what is not named there is none of."""
    found = as_dict(value, where, (), names)
    return [as_int(found.get(name, 0), (*where, name), 0, MOST) for name in names]


def by_seat(state: Position, dump: dict[str, Plain], field: str,
            names: tuple[str, ...]) -> list[int]:
    """The counts of every seat, end to end."""
    found = as_list(dump[field], (field,))
    as_int(len(found), (field,), state.seats, state.seats)
    return [n for each in found for n in counts(each, (field,), names)]


def numbers(dump: dict[str, Plain], name: str, length: int, most: int) -> list[int]:
    """A list of so many numbers."""
    found = as_list(dump[name], (name,))
    as_int(len(found), (name,), length, length)
    return [as_int(each, (name,), 0, most) for each in found]


def maybe_seat(state: Position, value: Plain, where: Path) -> int:
    """A seat, or nobody."""
    return NOBODY if value is None else as_int(value, where, 0, state.seats - 1)

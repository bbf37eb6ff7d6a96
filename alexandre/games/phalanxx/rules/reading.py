"""Reading a table back from its dump: every field ill-formed is named, none is believed."""

from __future__ import annotations

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.state import PHASES, SLOTS, Position
from alexandre.games.phalanxx.tables import ACTION_CARDS, NONE, die, die_name
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.plain import as_bool, as_choice, as_dict, as_int, as_list

FIELDS = ("version", "seats", "options", "phase", "mover", "first", "round", "is_last",
          "action_cards", "dice", "rolled", "grey", "talents", "hands", "secret", "played",
          "turned", "owners", "reserve", "row", "unseen", "deck", "top", "has_forged", "taken",
          "aim")
MOST_ROUNDS = 99
DICE = {die_name(die(colour, face)): die(colour, face)
        for colour in range(len(COLOURS)) for face in range(7)}


def restore(state: Position, dump: dict[str, Plain]) -> None:
    """Fill a position from its dump; BadData names the field that is ill-formed."""
    state.set_out()
    tables, players = state.tables, state.players
    regions = tuple(region.id for region in tables.regions)
    state.phase = PHASES.index(as_choice(dump["phase"], ("phase",), PHASES))
    # While action cards are dealt, the mover is the seat that receives the next.
    state.mover = as_int(dump["mover"], ("mover",), 0, players - 1)
    state.first = as_int(dump["first"], ("first",), 0, state.seats - 1)
    state.round = as_int(dump["round"], ("round",), 1, MOST_ROUNDS)
    state.is_last = as_bool(dump["is_last"], ("is_last",))
    state.boards = [0 if each is None else ACTION_CARDS.index(
        as_choice(each, ("action_cards",), ACTION_CARDS[1:]))
        for each in listed(dump, "action_cards", players)]
    state.dice = [each for trio in listed(dump, "dice", players)
                  for each in dice_of(trio, ("dice",))]
    state.rolled = dice_of(dump["rolled"], ("rolled",))
    state.grey = dice_of(dump["grey"], ("grey",))
    state.talents = counts(dump, "talents", players, tables.box.most_talents)
    state.hands = [cards_of(state, each, "hands") for each in listed(dump, "hands", players)]
    state.secret = [cards_of(state, each, "secret") for each in listed(dump, "secret", players)]
    epoch_cards = tuple(card.id for card in tables.cards)
    state.played = [tuple(epoch_cards.index(as_choice(card, ("played",), epoch_cards))
                          for card in as_list(each, ("played",)))
                    for each in listed(dump, "played", players)]
    state.turned = counts(dump, "turned", players, len(tables.cards))
    for id, player in as_dict(dump["owners"], ("owners",), (), regions).items():
        state.owner[regions.index(id)] = as_int(player, ("owners", id), 0, players - 1)
    state.reserve = counts(dump, "reserve", players, tables.box.soldiers)
    state.row = [maybe_card(state, each, "row")
                 for each in as_list(dump["row"], ("row",), tables.box.row)]
    state.unseen = cards_of(state, dump["unseen"], "unseen")
    state.deck = as_int(dump["deck"], ("deck",), 0, len(tables.cards) + 1)
    state.top = maybe_card(state, dump["top"], "top")
    state.has_forged = as_bool(dump["has_forged"], ("has_forged",))
    state.taken = maybe_card(state, dump["taken"], "taken")
    if dump["aim"] is not None:
        state.aim = regions.index(as_choice(dump["aim"], ("aim",), regions))
    state.count_all()


def listed(dump: dict[str, Plain], name: str, count: int) -> list[Plain]:
    """A list with so many entries."""
    found = as_list(dump[name], (name,))
    as_int(len(found), (name,), count, count)
    return found


def counts(dump: dict[str, Plain], name: str, count: int, most: int) -> list[int]:
    """So many numbers."""
    return [as_int(each, (name,), 0, most) for each in listed(dump, name, count)]


def dice_of(value: Plain, where: Path) -> list[int]:
    """Three dice, None where there is none."""
    found = as_list(value, where)
    as_int(len(found), where, SLOTS, SLOTS)
    names = [name for name in DICE if name]
    return [NONE if each is None else DICE[as_choice(each, where, names)] for each in found]


def card_of(state: Position, value: Plain, name: str) -> int:
    """A card by its id."""
    ids = [state.tables.card_id(card) for card in range(len(state.tables.cards) + 1)]
    return ids.index(as_choice(value, (name,), ids))


def maybe_card(state: Position, value: Plain, name: str) -> int:
    """A card, or null."""
    return NONE if value is None else card_of(state, value, name)


def cards_of(state: Position, value: Plain, name: str) -> int:
    """A set of cards."""
    found = 0
    for each in as_list(value, (name,)):
        found |= 1 << card_of(state, each, name)
    return found

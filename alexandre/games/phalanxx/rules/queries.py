"""Questions about a board or a position that change nothing."""

from __future__ import annotations

from alexandre.games.phalanxx.meta import COLOURS, GRADES
from alexandre.games.phalanxx.rules.scoring import LEADS
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.state import SLOTS, Position
from alexandre.games.phalanxx.tables import (
    ACTION_CARDS,
    KINDS,
    OFF,
    SOLDIERS,
    WHITE,
    Card,
    Side,
    Tables,
)
from alexandre.kernel.board import Plain
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Who


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The regions for programs; what each is, is worth and borders on hangs on the side."""
    sides = tables.sides[1:]  # the left part, three, four
    return [{
        "id": region.id,
        "names": dict(region.noun.names),
        "place": list(region.place),
        "sides": {side.name: on_side(tables, side, number) for side in sides
                  if side.kinds[number] != OFF},
    } for number, region in enumerate(tables.regions)]


def on_side(tables: Tables, side: Side, region: int) -> dict[str, Plain]:
    return {
        "kind": KINDS[side.kinds[region]],
        "value": side.values[region],
        "neighbours": [tables.regions[each].id for each in side.neighbours[region]],
    }


def box(tables: Tables) -> dict[str, Plain]:
    """The components for programs: every card, dice, slots, soldiers, prices, points, grades."""
    held = tables.box
    low_roll, talents = held.low_roll
    legend_cards, legend_strength = held.legend
    return {
        "cards": [card_of(card) for card in tables.cards],
        "heroism": {"id": tables.heroism_noun.id, "names": dict(tables.heroism_noun.names),
                    "among_last": held.last},
        "removed": {str(seats): count for seats, count in enumerate(held.removed, 1)},
        "hand": held.hand,
        "row": {"prices": list(range(1, held.row + 1)), "exchange_from": held.exchange_from},
        "action_cards": [{"n": n, "ability": ability} for n, ability in enumerate(ACTION_CARDS)
                         if ability],
        "abilities": {
            "merchant": {"price": held.merchant_price},
            "legend": {"hand": legend_cards, "strength": legend_strength},
            "scout": {"price": held.scout_price},
        },
        "slots": SLOTS,
        "dice": {"personal": dict.fromkeys(COLOURS, 1), "travelling": {COLOURS[WHITE]: SLOTS}},
        "soldiers": {"count": held.soldiers, "holding": dict(zip(KINDS, SOLDIERS, strict=True))},
        "talents": {"most": held.most_talents, "income": held.income,
                    "low_roll": {"most": low_roll, "talents": talents}},
        "conflict": {"strength": held.conflict},
        "points": {"turned": held.turned, "soldier": held.soldier, "group": held.group,
                   "talents_a_point": held.talents},
        "rival": {"names": dict(tables.rival_noun.names), "gear": held.gear},
        "grades": [{"grade": grade, "lead": lead}
                   for grade, lead in zip(GRADES, (None, *LEADS), strict=True)],
    }


def card_of(card: Card) -> dict[str, Plain]:
    """A card: what it asks for, and what it is worth by the number of what it counts."""
    return {
        "id": card.id,
        "names": dict(card.noun.names),
        "epoch": card.epoch + 1,
        "colour": COLOURS[card.colour],
        "symbol": None if card.symbol == NONE else NEEDS[card.symbol],
        "strength": list(card.strength),
        "counts": None if card.counts == NONE else NEEDS[card.counts],
        "needs": {NEEDS[what]: n for what, n in card.needs},
        "ability": card.ability or None,
    }


def name_of(state: Position, player: int) -> Arg:
    """A seat, or MaXXimilian by his name.  [17.1]"""
    return state.tables.rival_noun if player == state.rival else Who(player)

"""Moves before they are committed: a purchase with its exchange, a turn of three dice."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.state import SLOTS, Phase, Position
from alexandre.games.phalanxx.table.pictures.sheets import tray_sheet
from alexandre.games.phalanxx.table.planning import acting, market
from alexandre.games.phalanxx.table.planning.items import DO
from alexandre.games.phalanxx.table.planning.strip import rows
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.course import Course, Pins, Row, list_reasons
from alexandre.ui.play.picker import spell_by_verb

ACTING = (Phase.ACT, Phase.SPARE)

# The clicks that would prepare an offer.
pins: Final = spell_by_verb({
    verbs.Buy: "buy:{id}", verbs.Take: "take:{id}", verbs.Give: "give:{id}",
    verbs.Placing: DO + "{text}", verbs.Setting: DO + "{text}", verbs.Spare: DO + "{text}",
})


def pin(game: Phalanxx, table: Position, held: Pins, spot: str) -> Pins | None:
    """The pins with one more; None if that says nothing here."""
    if table.phase in ACTING:
        return acting.with_pin(table, held, spot)
    return market.with_pin(table, held, spot)


def keeps(state: Position) -> bool:
    """A card that the die in hand cannot lay is not laid with another one."""
    return state.phase in ACTING


def course(game: Phalanxx, table: Position, held: Pins) -> Course | None:
    """The course that the pins make; None if nothing is being prepared."""
    if table.phase in ACTING:
        return acting.course_of(table, held)
    return market.course_of(table, held)


def strip(game: Phalanxx, before: PhalanxxView, after: PhalanxxView,
          actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """The changes that it would bring."""
    return rows(game.tables, before, after, actions)


def draw_outcome(game: Phalanxx, before: PhalanxxView, after: PhalanxxView) -> tuple[Sheet, ...]:
    """The tray as it would be: conditions that would hold, cards that would lie there."""
    return (tray_sheet(game.tables, before, after),)


def why(game: Phalanxx, table: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The reasons why a spot may not be clicked."""
    told = acting.why(table, held, spot) if table.phase in ACTING else ()
    return told or refusals(table, *spot.split(":"))


def refusals(table: Position, kind: str, id: str = "") -> tuple[Msg, ...]:
    """The refusals of all that a spot could stand for, whichever die and slot were taken."""
    match kind:
        case "card":
            texts = [f"take {id}" if table.phase == Phase.SWAP else f"buy {id}"]
        case "hand":
            texts = [f"give {id}"]
        case "region":
            texts = [f"from {id}" if table.phase == Phase.SPARE else f"conquer {id} 1>1"]
        case "die":
            texts = [f"push {id}>{slot}" for slot in range(1, SLOTS + 1)]
        case "slot":
            texts = [f"push {die}>{id}" for die in range(1, SLOTS + 1)]
        case _:
            texts = []
    known = table.tables.moves.lexicon.by_text
    return list_reasons((table.why_not(known[text]) for text in texts if text in known), most=1)

"""Moves before they are committed: a payment, cards given back, a proposal, a card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.state import Position
from alexandre.games.catan.table.pictures.hand import hand_of
from alexandre.games.catan.table.planning import overbidding, paying, playing, trading
from alexandre.games.catan.table.planning.spelling import spots
from alexandre.games.catan.view import CatanView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.course import Cell, Course, Pins, Row, index_by_spot, list_reasons

PAID: Final = (verbs.Pay, verbs.Discard, verbs.Buy)
PREPARED: Final = (verbs.Pay, verbs.Discard, verbs.Give, verbs.Ask, verbs.Bid,  # in vain only
                  verbs.MoveRobber)


def pins(action: Action) -> Pins:
    """The clicks that would prepare this offer; none if it is taken without preparation."""
    return spots(action) if isinstance(action, PREPARED) else ()


def pin(game: Catan, table: Position, held: Pins, spot: str) -> Pins | None:
    """The pins with one more; None if that says nothing here."""
    if paying.is_paying(table):
        return paying.with_pin(table, held, spot)
    return (playing.with_pin(table, held, spot) or overbidding.with_pin(table, held, spot)
            or trading.with_pin(table, held, spot))


def course(game: Catan, table: Position, held: Pins) -> Course | None:
    """The course that the pins make; None if nothing is being prepared."""
    if paying.is_paying(table):
        return paying.course_of(table, held)
    if traded := trading.course_of(table, held):
        view = game.view(table, table.who)
        assert isinstance(view, CatanView)
        hand = hand_of(game.tables, view, trade=trading.sides(held))
        return replace(traded, sheets=(Sheet("hand", "foot", hand),))
    return playing.course_of(table, held) or overbidding.course_of(table, held)


def strip(game: Catan, before: CatanView, after: CatanView,
          actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """The points where a payment changes them; its cards are marked in the hand."""
    had, has = (each.players[before.who].score for each in (before, after))
    if not actions or not isinstance(actions[0], PAID) or had == has:
        return ()
    points = Cell((f"{had} → {has}",), "good" if has > had else "bad")
    return (Row(Msg.of("catan.strip.points"), (points,)),)


def draw_outcome(game: Catan, before: CatanView, after: CatanView) -> tuple[Sheet, ...]:
    """The hand, its cards marked that would go."""
    return (Sheet("hand", "foot", hand_of(game.tables, before, after)),)


def why(game: Catan, table: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The reasons why a spot may not be clicked: the refusals of the offers that it would begin to
    spell.
    """
    if spot.startswith("harbour:"):
        return (Msg.of("catan.why.harbour", "9.2"),)
    return list_reasons(map(table.why_not, index_by_spot(game.lexicon, spots).get(spot, ())))

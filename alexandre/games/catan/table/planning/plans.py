"""Moves before they are committed: a payment, cards given back, a proposal, a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.state import Position
from alexandre.games.catan.table.planning import overbidding, paying, playing, trading
from alexandre.games.catan.table.planning.spelling import spots
from alexandre.games.catan.view import CatanView, PlayerView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Cell, Course, Pins, Row, index_by_spot, list_reasons

PAID: Final = (verbs.Pay, verbs.Discard, verbs.Buy)  # the hand tells what is left of it
PREPARED: Final = (verbs.Pay, verbs.Discard, verbs.Give, verbs.Bid)  # a bid only if it is vain


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
    return (playing.course_of(table, held) or overbidding.course_of(table, held)
            or trading.course_of(table, held))


def strip(game: Catan, before: CatanView, after: CatanView,
          actions: tuple[Action, ...]) -> tuple[Row, ...]:
    """The points where a payment changes them, and the hand before and after; nothing of a
    proposal, which others have to answer."""
    if not actions or not isinstance(actions[0], PAID):
        return ()
    had, has = before.players[before.who], after.players[before.who]
    hand = Row(Msg.of("catan.strip.hand"), tuple(changes(had, has)))
    if had.score == has.score:
        return (hand,)
    points = Cell((f"{had.score} → {has.score}",), "good" if has.score > had.score else "bad")
    return Row(Msg.of("catan.strip.points"), (points,)), hand


def changes(had: PlayerView, has: PlayerView) -> Iterator[Cell]:
    """Every good of which the hand will hold less, and the knights."""
    for good, n in (had.hand or {}).items():
        left = (has.hand or {}).get(good, n)
        if left != n:
            yield Cell((Msg.of(f"catan.good.{good}"), f"{n} → {left}"))
    if had.army != has.army:
        yield Cell((Msg.of("catan.good.knight"), f"{had.army} → {has.army}"))


def why(game: Catan, table: Position, held: Pins, spot: str) -> tuple[Msg, ...]:
    """The reasons why a spot may not be clicked: the refusals of the offers that it would begin to
    spell.
    """
    if spot.startswith("harbour:"):
        return (Msg.of("catan.why.harbour", "9.2"),)
    return list_reasons(map(table.why_not, index_by_spot(game.lexicon, spots).get(spot, ())))

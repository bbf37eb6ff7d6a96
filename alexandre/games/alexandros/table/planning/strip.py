"""The strip: what something prepared would bring, told by the table before and after it.

Both are views of the same seat, so that nothing here knows more than it may.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.table.pictures import signs
from alexandre.games.alexandros.tables import LETTERS
from alexandre.games.alexandros.view import AlexandrosView, PlayerView, ProvinceView
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import seat_colour
from alexandre.ui.play.course import Bar, Cell, Piece, Row, Tone

SHOWN_MOST: Final = 5  # provinces on the strip

Board = AlexandrosView


def rows(before: Board, after: Board, actions: tuple[Action, ...], goal: int) -> tuple[Row, ...]:
    """Everything that changes, in the order in which one asks."""
    every_row = [
        Row(Msg.of("alexandros.strip.walls"), tuple(walls(before, after))),
        Row(Msg.of("alexandros.strip.provinces"), tuple(provinces(before, after))),
        Row(Msg.of("alexandros.strip.points"), tuple(points(before, after, goal))),
        Row(Msg.of("alexandros.strip.taxes"), tuple(taxes(before, after, actions))),
        Row(Msg.of("alexandros.strip.hand"), tuple(hand(before, after))),
        Row(Msg.of("alexandros.strip.gift"), tuple(gifts(before, after, actions))),
    ]
    return tuple(row for row in every_row if row.cells)


def walls(before: Board, after: Board) -> Iterator[Cell]:
    """Walls spent and left; the first red one makes the turn the last.  [13.1]"""
    if before.alexander == after.alexander:
        return
    for colour, had, left in (("black", before.black_left, after.black_left),
                              ("red", before.red_left, after.red_left)):
        if had != left or colour == "black":
            tip = Msg.of(f"alexandros.strip.{colour}_tip", n=had - left, left=left)
            yield Cell((signs.wall_sign(colour), *change(had, left)),
                       "" if had != left else "faint", tip)
    if after.last_turn and not before.last_turn:
        yield Cell((Msg.of("alexandros.strip.last_turn"),), "bad",
                   Msg.of("alexandros.strip.last_turn_tip"))


def provinces(before: Board, after: Board) -> Iterator[Cell]:
    """The provinces that were not there, or not theirs; what they pay and what they cost."""
    known = {each.cells: each.owner for each in before.provinces}
    new = [each for each in after.provinces
           if each.cells not in known or known[each.cells] != each.owner]
    rests = {id(rest_of(whole, new)) for whole in before.provinces if whole.owner is None}
    told = [each for each in new if each.owner is not None or id(each) not in rests]
    told.sort(key=lambda each: (each.owner is None, not each.symbols, -each.blanks,
                                len(each.cells)))
    for each in told[:SHOWN_MOST]:
        yield province_cell(each)
    if not told and before.alexander != after.alexander:
        yield Cell((Msg.of("alexandros.strip.none"),), "faint")


def rest_of(whole: ProvinceView, new: list[ProvinceView]) -> ProvinceView | None:
    """The largest part of a province that was split: of a vacant one, what is left and no news."""
    parts = [each for each in new if set(each.cells) < set(whole.cells)]
    return max(parts, key=lambda each: len(each.cells), default=None)


def province_cell(province: ProvinceView) -> Cell:
    """The owner of the province, its empty spaces, its symbols; nobody will hold one without."""
    if not province.symbols:
        return Cell((Msg.of("alexandros.strip.barren"),), "faint", province_tip(province))
    pieces: list[Piece] = [Msg.of("alexandros.strip.vacant") if province.owner is None
                           else signs.seal_sign(province.owner),
                           Msg.of("alexandros.strip.blanks", blanks=province.blanks)]
    for letter in LETTERS:
        if letter in province.symbols:
            pieces += [signs.symbol_sign(letter), *show_count(province.symbols[letter])]
    return Cell(tuple(pieces), "", province_tip(province))


def province_tip(province: ProvinceView) -> Msg:
    """The same in words."""
    sites = sum(province.symbols.values())
    if not sites:
        return Msg.of("alexandros.strip.barren_tip")
    if province.owner is None:
        return Msg.of("alexandros.strip.free_tip", blanks=province.blanks, sites=sites)
    return Msg.of("alexandros.strip.held_tip", blanks=province.blanks, sites=sites,
                  who=Who(province.owner))


def points(before: Board, after: Board, goal: int) -> Iterator[Cell]:
    """A levy: what everyone would have.  [11.3]"""
    if before.has_levied or not after.has_levied:
        return
    for had, has in pairs(before, after):
        yield Cell((signs.seal_sign(had.seat), *change(had.score, has.score)),
                   tip=Msg.of("alexandros.strip.levy_tip", who=Who(had.seat),
                              n=has.score - had.score, points=has.score),
                   bar=Bar(had.score, has.score, goal, seat_colour(had.seat)))


def taxes(before: Board, after: Board, actions: tuple[Action, ...]) -> Iterator[Cell]:
    """The next levy of everyone: more is good for the mover alone. [11.3] [11.4]"""
    if after.has_levied or any(isinstance(each, verbs.EndTurn) for each in actions):
        return
    for had, has in pairs(before, after):
        gain = has.income - had.income
        is_good = (gain > 0) == (had.seat == before.mover)
        tone: Tone = "faint" if not gain else "good" if is_good else "bad"
        yield Cell((signs.seal_sign(had.seat), *change(had.income, has.income)), tone,
                   Msg.of("alexandros.strip.income_tip", who=Who(had.seat), before=had.income,
                          after=has.income))


def hand(before: Board, after: Board) -> Iterator[Cell]:
    """The mover's own cards and reserve, where they change."""
    had, has = before.players[before.mover], after.players[before.mover]
    if had.hand is None or has.hand is None:
        return
    for letter in LETTERS:
        old, new = had.hand.get(letter, 0), has.hand.get(letter, 0)
        if old != new:
            yield Cell((signs.card_sign(letter), *change(old, new)))
    if had.reserve != has.reserve:
        tip = Msg.of("alexandros.strip.reserve_tip", before=had.reserve, after=has.reserve)
        yield Cell((signs.reserve_sign(), *change(had.reserve, has.reserve)), tip=tip)


def gifts(before: Board, after: Board, actions: tuple[Action, ...]) -> Iterator[Cell]:
    """The gifts to the loser of a takeover, and other possible gifts. [10.4]"""
    given = [each.letter for each in actions if isinstance(each, verbs.Cede)]
    had = before.players[before.mover].hand or {}
    has = after.players[before.mover].hand or {}
    if not given:
        return
    for letter in LETTERS:
        count = given.count(letter)
        if count or had.get(letter, 0) > has.get(letter, 0):
            yield Cell((signs.card_sign(letter), str(count)), "" if count else "faint",
                       Msg.of("alexandros.strip.gift_tip"), f"symbol:{letter}")


def pairs(before: Board, after: Board) -> Iterator[tuple[PlayerView, PlayerView]]:
    """Every player before and after."""
    return zip(before.players, after.players, strict=True)


def change(before: int, after: int) -> tuple[str, ...]:
    """Two figures, or one if nothing changes."""
    return (str(after),) if before == after else (f"{before} → {after}",)


def show_count(count: int) -> tuple[Msg, ...]:
    """The number of times, if there are several: nobody is to read it as the number of the next.
    """
    return () if count == 1 else (Msg.of("alexandros.strip.times", n=count),)

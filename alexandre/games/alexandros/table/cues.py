"""Announced events: provinces that close, are occupied and taken over, taxes."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import events
from alexandre.games.alexandros.rules.queries import taxes_of
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.contract import View
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.play.cue import Cue, Rank, Tellers, tell_by_event, tell_victory

RICH: Final = 8  # points at every levy, from which a province is a great cue


def words(key: str, **args: Arg) -> Msg:
    """The words of a cue."""
    return Msg(f"alexandros.cue.{key}", tuple(args.items()))


def rank_of(points: int) -> Rank:
    """The rank of a province of that worth."""
    return Rank.GREAT if points >= RICH else Rank.NOTABLE


def tell_closing(event: events.ProvinceClosed, _before: View, _after: View) -> Cue | None:
    """A province that pays nobody is left to the log."""
    if event.owners == (None, None):
        pays = taxes_of(event.blanks[0], event.sites[0])
        return None if not pays else Cue(
            rank=rank_of(pays), title=words("closed"),
            line=words("line.worth", land=event.land, points=pays),
            spots=spaces(event.cells), weight=10 + 4 * pays)
    return Cue(rank=Rank.NOTABLE, title=words("cut"), line=words("line.land", land=event.land),
               spots=spaces(event.cells), weight=20)


def tell_occupation(event: events.ProvinceOccupied, before: AlexandrosView, _after: View) -> Cue:
    pays = taxes_of(event.blanks, event.governors, event.governors)
    key = "worth" if event.governors == 1 else "crowded"
    return Cue(rank=rank_of(pays), title=words("occupied", who=Who(event.seat)), seat=event.seat,
               line=words(f"line.{key}", land=event.land, points=event.blanks),
               weight=12 + 5 * pays, clear=spaces(before.claim))


def tell_takeover(event: events.GovernorsOusted, before: AlexandrosView,
                  after: AlexandrosView) -> Cue:
    was, now = (view.players[event.loser].income
                for view in (before, after))
    players = {"who": Who(event.seat), "loser": Who(event.loser)}
    return Cue(rank=Rank.GREAT, title=words("ousted"), seat=event.seat,
               line=words("line.ousted_from", n=was - now, **players) if was > now
               else words("line.ousted_by", **players),
               spots=(*spaces(event.spaces), f"seat:{event.seat}", f"seat:{event.loser}"),
               weight=80)


def tell_levy(event: events.TaxesCollected, before: AlexandrosView, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("levy", who=Who(event.seat)), seat=event.seat,
               line=words("line.levied", points=event.incomes[event.seat], who=Who(event.seat)),
               spots=tuple(f"seat:{seat}" for seat, income in enumerate(event.incomes)
                           if income or seat == event.seat),
               clear=spaces(tuple(cell for each in before.paying
                                  for cell in each.cells)),
               weight=5 + 4 * event.incomes[event.seat])  # each tablet has counted up its own


def tell_last_turn(_event: events.RedWallsTouched, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("red_walls"), line=words("line.last_turn"),
               is_open=True, spots=("walls:black",), weight=45)


def tell_end(event: events.GameEnded, _before: View, _after: View) -> Cue:
    return tell_victory(words, "line.is_over", event.winners)


def spaces(cells: tuple[str, ...]) -> tuple[str, ...]:
    """The spots of these triangles."""
    return tuple(f"space:{each}" for each in cells)


TELLERS: Final[Tellers[AlexandrosView]] = {
    events.ProvinceClosed: tell_closing, events.ProvinceOccupied: tell_occupation,
    events.GovernorsOusted: tell_takeover, events.TaxesCollected: tell_levy,
    events.RedWallsTouched: tell_last_turn, events.GameEnded: tell_end,
}
cue_of: Final = tell_by_event(TELLERS)

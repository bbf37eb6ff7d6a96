"""The proclamations of a match: sevens and thefts, auctions, villages and cities, advisers and
titles, the end.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.catan import events
from alexandre.games.catan.view import CatanView
from alexandre.kernel.contract import Seat, View
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.play.cue import Cue, Rank, Tellers, tell_by_event, tell_victory

SEVEN: Final = 7
PART: Final = {"road": "longest_road", "army": "largest_army"}  # of a score, by its title


def words(key: str, **args: Arg) -> Msg:
    return Msg(f"catan.cue.{key}", tuple(args.items()))


def gain(seat: Seat, before: CatanView, after: CatanView, *parts: str) -> int:
    """The gain in these parts of a score."""
    was, now = (view.players[seat].parts for view in (before, after))
    return sum(now[each] - was[each] for each in parts)


def tell_dice(event: events.DiceRolled, _before: View, after: CatanView) -> Cue | None:
    if sum(event.dice) != SEVEN:
        return None
    return Cue(rank=Rank.NOTABLE, title=words("seven"), seat=event.seat, is_loss=True,
               weight=2, clear=robber_place(after))


def tell_theft(event: events.CardStolen, _before: View, after: CatanView) -> Cue:
    """The cue of a theft; the event has no card for those whom it does not concern."""
    args: dict[str, Arg] = {"who": Who(event.seat), "victim": Who(event.victim)}
    line = (words("line.stolen_from", **args) if event.good is None
            else words("line.stolen_seen", goods=(event.good,), **args))
    return Cue(rank=Rank.NOTABLE, title=words("stolen"), line=line, seat=event.seat, weight=1,
               is_loss=after.seat == event.victim, clear=robber_place(after))


def robber_place(view: CatanView) -> tuple[str, ...]:
    """The robber's place."""
    return (f"hex:{view.robber}",)


def tell_march(event: events.AlexanderAdvanced, _before: View, after: CatanView) -> Cue:
    """The cue of a point passed; without an auction there the turn goes on."""
    key = "line.passed_idle" if after.phase == "main" else "line.passed"
    return Cue(rank=Rank.NOTABLE, title=words("march"), weight=3,
               line=words(key, point=event.point))


def tell_auction(event: events.AuctionWon, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("auction", who=Who(event.seat)),
               line=words("line.auction_price", n=event.n), seat=event.seat,
               clear=("alexander",), weight=6 + 2 * event.n)


def tell_founding(event: events.VillageFounded, before: CatanView, after: CatanView) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("founded"), seat=event.seat, weight=25,
               line=words("line.founded_by", point=event.point, who=Who(event.seat)),
               points=gain(event.seat, before, after, "villages"))


def tell_city(event: events.CityBuilt, before: CatanView, after: CatanView) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("city"), seat=event.seat,
               line=words("line.city_by", who=Who(event.seat)), weight=18,
               points=gain(event.seat, before, after, "villages", "cities"))


def tell_advisers(event: events.AdvisersChanged, before: CatanView, after: CatanView) -> Cue:
    """The cue of an adviser's rise, and the gain or loss of everyone concerned."""
    gains = {seat: n for seat, _player in enumerate(after.players)
             if (n := gain(seat, before, after, "advisers"))}
    seat, *others = sorted(gains, key=gains.__getitem__, reverse=True)
    counts = tuple(words("line.counted", who=Who(each), n=gains[each]) for each in (seat, *others))
    is_first = seat == event.seats[0]
    return Cue(rank=Rank.GREAT if is_first else Rank.NOTABLE, seat=seat, points=gains[seat],
               title=words("first_adviser" if is_first else "adviser"),
               line=words("line.counts", counts=counts), weight=60 if is_first else 30,
               spots=tuple(f"seat:{each}" for each in (seat, *others)))


def tell_title(event: events.TitlePassed, before: CatanView, after: CatanView) -> Cue | None:
    if event.seat is None:
        return None
    return Cue(rank=Rank.GREAT, title=words(event.title), seat=event.seat,
               line=words("line.title_to", who=Who(event.seat), n=event.n), weight=60,
               points=gain(event.seat, before, after, PART[event.title]))


def tell_end(event: events.GameEnded, _before: View, _after: View) -> Cue:
    return tell_victory(words, f"line.by_{event.reason}", event.winners)


TELLERS: Final[Tellers[CatanView]] = {
    events.DiceRolled: tell_dice, events.CardStolen: tell_theft,
    events.AlexanderAdvanced: tell_march, events.AuctionWon: tell_auction,
    events.VillageFounded: tell_founding, events.CityBuilt: tell_city,
    events.AdvisersChanged: tell_advisers, events.TitlePassed: tell_title,
    events.GameEnded: tell_end,
}
cue_of: Final = tell_by_event(TELLERS)

"""Announced events of a succession: dice snatched, conquests, conflicts, Heroism, the end."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.events.words import die_msg
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.contract import View
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.play.cue import Cue, Rank, Tellers, tell_by_event, tell_victory

CITY: Final = 2  # soldiers that a city takes


def words(key: str, **args: Arg) -> Msg:
    return Msg(f"phalanxx.cue.{key}", tuple(args.items()))


def tell_exchange(event: events.DiceExchanged, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("snatched", who=Who(event.seat),
                                              die=die_msg(event.other)),
                line=words("line.snatched_from", rival=event.who), seat=event.seat, weight=6,
                spots=(f"slot:{event.slot + 1}", f"seat:{event.rival}"))


def tell_conquest(event: events.RegionConquered, before: PhalanxxView,
                  _after: View) -> Cue | None:
    if event.id in before.owners:  # the conflict was told
        return None
    is_city = event.soldiers >= CITY
    return Cue(rank=Rank.GREAT if is_city else Rank.NOTABLE, seat=event.seat,
               title=words("city" if is_city else "taken", who=Who(event.seat)),
               line=words("line.region", region=event.region), weight=40 if is_city else 15)


def tell_conflict(event: events.ConflictWon, before: PhalanxxView, _after: View) -> Cue:
    cost = before.players[event.seat].strength - event.strength
    return Cue(rank=Rank.GREAT, title=words("conflict", who=Who(event.seat)), seat=event.seat,
               line=words("line.driven_out", rival=event.who, n=event.lost, who=Who(event.seat),
                          cost=cost), weight=50 + 10 * event.lost,
               spots=(f"region:{event.region_id}", f"seat:{event.seat}", f"seat:{event.rival}"))


def tell_heroism(_event: events.HeroismCame, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("heroism"), line=words("line.heroism"), weight=35,
               is_open=True, spots=("pile", "card:heroism"))


def tell_rival(event: events.RivalTook, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("rival", rival=event.rival), seat=event.player,
               line=words("line.rival", card=event.card, strength=event.strength),
               spots=(f"seat:{event.player}",))


def tell_last_round(_event: events.LastRoundBegan, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("last_round"), line=words("line.last_round"),
               is_open=True, spots=("pile",), weight=20)


def tell_end(event: events.GameEnded, _before: View, _after: View) -> Cue:
    return tell_victory(words, "line.is_over", event.winners)


TELLERS: Final[Tellers[PhalanxxView]] = {
    events.DiceExchanged: tell_exchange, events.RegionConquered: tell_conquest,
    events.ConflictWon: tell_conflict, events.HeroismCame: tell_heroism,
    events.RivalTook: tell_rival, events.LastRoundBegan: tell_last_round,
    events.GameEnded: tell_end,
}
cue_of: Final = tell_by_event(TELLERS)

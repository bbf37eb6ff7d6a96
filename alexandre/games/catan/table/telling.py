"""What is told of a whole match: the points as they stand, and what was worth remembering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from alexandre.games.catan.events import AuctionWon, TitlePassed, VillageFounded
from alexandre.games.catan.view import CatanView
from alexandre.kernel.contract import Event, View
from alexandre.kernel.text import Msg, Who

Moment = tuple[int, Msg]


def standing(view: View) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(player.score for player in cast(CatanView, view).players)


def milestones(events: Sequence[tuple[int, Event]]) -> tuple[Moment, ...]:
    """The first village, titles that changed hands, and the dearest auction."""
    moments: list[Moment] = [
        (index, Msg.of(f"catan.moment.{event.title}", who=Who(event.seat), n=event.n))
        for index, event in events if isinstance(event, TitlePassed) and event.seat is not None]
    villages = [(index, event) for index, event in events if isinstance(event, VillageFounded)]
    moments += [(index, Msg.of("catan.moment.village", who=Who(event.seat), point=event.point))
              for index, event in villages[:1]]
    return tuple(sorted([*moments, *dearest(events)], key=lambda moment: moment[0]))


def dearest(events: Sequence[tuple[int, Event]]) -> list[Moment]:
    """The auction for which most was bid."""
    wins = [(event.n, -index, event) for index, event in events if isinstance(event, AuctionWon)]
    if not wins:
        return []
    n, index, event = max(wins, key=lambda each: each[:2])
    return [(-index, Msg.of("catan.moment.auction", who=Who(event.seat), n=n))]

"""What is told of a whole match: the points as they stand, and what was worth remembering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from alexandre.games.alexandros.events import (
    GovernorsOusted,
    ProvinceOccupied,
    RedWallsTouched,
    TaxesCollected,
)
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.contract import Event, View
from alexandre.kernel.text import Msg, Who

Moment = tuple[int, Msg]


def standing(view: View) -> tuple[int, ...]:
    """The points of every seat."""
    return tuple(player.score for player in cast(AlexandrosView, view).players)


def milestones(events: Sequence[tuple[int, Event]]) -> tuple[Moment, ...]:
    """The richest levy, the richest province, the first takeover, the first red wall."""
    moments = [*levy(events), *province(events), *takeover(events), *red_wall(events)]
    return tuple(sorted(moments, key=lambda moment: moment[0]))


def levy(events: Sequence[tuple[int, Event]]) -> list[Moment]:
    """The levy that brought one player most."""
    levies = [(max(event.incomes), -index, event) for index, event in events
              if isinstance(event, TaxesCollected)]
    if not levies:
        return []
    most, index, event = max(levies, key=lambda each: each[:2])
    who = Who(event.incomes.index(most))
    return [(-index, Msg.of("alexandros.moment.levy", who=who, points=most))]


def province(events: Sequence[tuple[int, Event]]) -> list[Moment]:
    """The occupation worth most at each levy."""
    occupations = [(event.blanks, -index, event) for index, event in events
                   if isinstance(event, ProvinceOccupied)]
    if not occupations:
        return []
    blanks, index, event = max(occupations, key=lambda each: each[:2])
    return [(-index, Msg.of("alexandros.moment.province", who=Who(event.seat), land=event.land,
                            points=blanks))]


def takeover(events: Sequence[tuple[int, Event]]) -> list[Moment]:
    """The first province that changed hands."""
    return [(index, Msg.of("alexandros.moment.takeover", who=Who(event.seat),
                           loser=Who(event.loser), land=event.land))
            for index, event in events if isinstance(event, GovernorsOusted)][:1]


def red_wall(events: Sequence[tuple[int, Event]]) -> list[Moment]:
    """The black walls were used up."""
    return [(index, Msg.of("alexandros.moment.red_wall"))
            for index, event in events if isinstance(event, RedWallsTouched)][:1]

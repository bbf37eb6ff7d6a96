"""What is told of a whole match: points as they stand, and what was worth remembering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from alexandre.games.phalanxx.events import CardPlayed, ConflictWon, HeroismCame, RivalMeasured
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.sheets import side_of
from alexandre.games.phalanxx.tables import Side, Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayerView
from alexandre.kernel.contract import Event, Game, View
from alexandre.kernel.text import Msg, Who
from alexandre.ui.play.legacy import Opponent

Moment = tuple[int, Msg]


def standing(view: View) -> tuple[int, ...]:
    """The points of every seat, as if the game ended there."""
    return tuple(player.points for player in cast(PhalanxxView, view).players
                 if not player.is_rival)


def opponents(game: Game, view: View) -> tuple[Opponent, ...]:
    """MaXXimilian, by strength, cities and oases; camouflage does not count.  [17.8]"""
    tables, seen = cast(Phalanxx, game).tables, cast(PhalanxxView, view)
    side = side_of(tables, seen)
    return tuple(opponent(tables, side, seen, player) for player in seen.players
                 if player.is_rival)


def opponent(tables: Tables, side: Side, view: PhalanxxView, player: PlayerView) -> Opponent:
    """His strength and what he holds; the rest of his points is what camouflage takes away."""
    held = sum(value for region, value in zip(tables.regions, side.values, strict=True)
               if view.owners.get(region.id) == player.player)
    return Opponent(player.player, tables.rival_noun, {
        "strength": player.strength, "regions": held,
        "camouflage": player.points - player.strength - held})


def milestones(events: Sequence[tuple[int, Event]]) -> tuple[Moment, ...]:
    """Heroism, cities taken, the card that brought most strength, MaXXimilian's points."""
    moments: list[Moment] = []
    for index, event in events:
        if isinstance(event, HeroismCame):
            moments.append((index, Msg.of("phalanxx.moment.heroism")))
        elif isinstance(event, ConflictWon) and event.lost > 1:
            moments.append((index, Msg.of("phalanxx.moment.conflict", who=Who(event.seat),
                                        rival=event.who, region=event.region)))
        elif isinstance(event, RivalMeasured):
            moments.append((index, Msg.of("phalanxx.moment.rival", rival=event.rival,
                                        mine=event.mine, his=event.his)))
    return tuple(sorted([*moments, *strongest(events)], key=lambda moment: moment[0]))


def strongest(events: Sequence[tuple[int, Event]]) -> list[Moment]:
    """The card that raised a strength by most."""
    played = [(event.gained, -index, event) for index, event in events
              if isinstance(event, CardPlayed)]
    if not played:
        return []
    gained, index, event = max(played, key=lambda each: each[:2])
    return [(-index, Msg.of("phalanxx.moment.card", who=Who(event.seat), card=event.card,
                            gained=gained))]

"""The table of Alexandros as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from typing import cast

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules import Alexandros
from alexandre.games.alexandros.table import plans as plans
from alexandre.games.alexandros.table.asked import PROMPTS as PROMPTS
from alexandre.games.alexandros.table.cards import cards_of
from alexandre.games.alexandros.table.map import map_of
from alexandre.games.alexandros.table.players import players_of
from alexandre.games.alexandros.table.sounds import sound as sound
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, View
from alexandre.ui.sketch import Sheet


def sheets(game: Game, view: View) -> tuple[Sheet, ...]:
    """What lies on the table, for whoever's view it is."""
    tables, seen = cast(Alexandros, game).tables, cast(AlexandrosView, view)
    return (Sheet("map", "main", map_of(tables, seen)),
            Sheet("cards", "foot", cards_of(tables, seen)),
            Sheet("players", "side", players_of(seen)))


def spots(action: Action) -> tuple[str, ...]:
    """The clicks that spell an action of a player; none for what only a button says."""
    match action:
        case verbs.Follow() if action.aim != action.symbol:
            return f"shown:{action.letter}", f"symbol:{action.aim_letter}"
        case verbs.Follow() | verbs.Take() | verbs.Stay():
            return (f"shown:{action.letter}",)
        case verbs.Spend() | verbs.Levy():
            return (f"hand:{action.letter}",)
        case verbs.Roam() | verbs.Cede():
            return (f"symbol:{action.letter}",)
        case verbs.OfSpace():
            return (f"space:{action.id}",)
        case verbs.OfPoint():
            return (f"point:{action.id}",)
        case verbs.Draw():
            return ("pile",)
    return ()

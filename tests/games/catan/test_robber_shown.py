"""The robber on the table: whom he could rob where, and what he took."""

from __future__ import annotations

from typing import cast

from alexandre.games import load, table
from alexandre.games.catan import events
from alexandre.games.catan.state import Position
from alexandre.kernel.text import Msg, Who
from alexandre.ui.play.tween import Flash
from tests.games.catan.story import March, tell
from tests.games.catan.test_table import draw_sheets

GAME = load("catan")
CORNER = "5,1,N"  # by the sea


def robbing() -> March:
    """A seven: seat 1 has a village and a card, seat 2 a village and none."""
    return tell("w", "o", seats=3, sites={CORNER: (1, "village"), "7,0,N": (2, "village")},
                phase="robber", dice=(4, 3), after="main", alexander=6)


def test_where_somebody_could_be_robbed_his_name_is_told_and_nowhere_else__4_9() -> None:
    state = cast(Position, robbing().state)
    named = {spot.id: cast(Msg, spot.name) for sheet in draw_sheets(state, 0).values()
             for spot in sheet.spots}
    corner = state.tables.corners.index(CORNER)
    around = {f"hex:{state.tables.hexes[each].id}" for each in state.tables.touching[corner]
              if each != state.robber}
    prey = {id: name for id, name in named.items() if name.key == "catan.spot.prey"}

    assert set(prey) == around
    assert {name.arg("seats") for name in prey.values()} == {(Who(1),)}


def test_the_robber_sees_in_his_hand_what_he_took_and_others_do_not__4_9() -> None:
    story = robbing()
    state = cast(Position, story.state)
    hex_ = next(each for each in state.tables.touching[state.tables.corners.index(CORNER)]
                if each != state.robber)
    story.play(f"robber {state.tables.hexes[hex_].id}; rob 1")
    before = [GAME.view(story.state, seat) for seat in range(3)]
    story.play("steal ore")
    (stolen,) = story.events_of(events.CardStolen)

    def flashes(seat: int) -> list[str]:
        event = stolen if seat < 2 else events.CardStolen(0, 1, None, "")
        after = GAME.view(story.state, seat)
        return [each.sheet for each in table(GAME).tweens(GAME, before[seat], event, after)
                if isinstance(each, Flash)]

    assert [flashes(seat) for seat in range(3)] == [["hand"], ["hand"], []]

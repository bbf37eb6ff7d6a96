"""Events at the table: what a title declares of each, and what it has not declared yet."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre import games
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg
from alexandre.ui.play.tween import Shown, list_sounds, move_by_event, point_by_event


@dataclass(frozen=True)
class Built(Event):
    """Something was built in several places."""

    seat: int
    places: tuple[str, ...]

    def msg(self) -> Msg:
        return Msg("built")


BUILT = Built(1, ("tyre", "sidon"))


def test_spots_follow_from_a_template__one_for_each_of_several_values() -> None:
    shown: dict[type[Event], Shown[None]] = {
        Built: Shown("chisel", spots=("place:{places}", "pile"))}

    assert point_by_event(shown)(BUILT) == ("place:tyre", "place:sidon", "pile")
    assert list_sounds(shown) == {Built: "chisel"}


def test_an_event_without_spots_is_about_the_tablet_of_its_seat() -> None:
    assert point_by_event({Built: Shown[None]()})(BUILT) == ("seat:1",)


def test_an_event_that_a_new_title_has_not_declared_moves_nothing_and_breaks_nothing() -> None:
    assert point_by_event({})(BUILT) == ("seat:1",)
    game = games.load("alexandros")
    view = game.view(game.start(2, {}), None)
    assert move_by_event({}, lambda _game, _view: None)(game, view, BUILT, view) == ()

"""Answers and cards are seen at the place of the event, and dice where they lie."""

from __future__ import annotations

from alexandre.games.catan import events
from alexandre.games.catan.table import cues
from alexandre.games.catan.table.animation import motion
from alexandre.games.catan.table.pictures.dice import DIE
from alexandre.games.catan.tables import EMPTY, TEMPLE
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg
from alexandre.ui.play.tween import Flash, Fly, Roll, Tween, Vanish
from tests.games.catan.story import tell
from tests.games.catan.test_table import GAME, view_of


def move(event: Event) -> tuple[Tween, ...]:
    """The movement of an event on a table with three players."""
    view = view_of(tell("ww", "s", "g").state, 0)
    return motion.tweens(GAME, view, event, view)


def test_an_answer_is_seen_at_the_face_of_the_seat__9_5() -> None:
    yes, no = (move(events.TradeAnswered(2, is_ready=each)) for each in (True, False))
    for tweens in (yes, no):
        assert [each.parts for each in tweens if isinstance(each, Flash)] == [("face:2",)]
    marks = [next(each.sprite for each in tweens if isinstance(each, Vanish))
             for tweens in (yes, no)]
    assert marks[0] != marks[1]


def test_a_development_card_is_played_out_over_the_land__8_2() -> None:
    flight, laid = move(events.CardPlayed(1, "monopoly"))
    assert isinstance(flight, Fly) and isinstance(laid, Vanish)
    assert flight.start.name == "face:1" and flight.goal == laid.where
    assert flight.sprite == laid.sprite != motion.draw_played("knight")


def test_dice_are_thrown_larger_than_they_lie() -> None:
    rolls = [each for each in move(events.DiceRolled(0, (2, 5))) if isinstance(each, Roll)]
    assert len(rolls) == 2 and all(each.large > 2 for each in rolls)
    assert rolls[1].goal.at[0] - rolls[0].goal.at[0] > DIE  # one beside the other


def test_it_is_said_where_alexander_passes_and_nothing_is_auctioned__5_5() -> None:
    """The finding: he passed Mount Sinai, and nobody knew why no bids were asked for."""
    def tell_line(kind: int) -> object:
        at = next(n for n, stop in enumerate(GAME.tables.route) if stop.kind == kind)
        story = tell("w", alexander=at - 1, phase="march", dice=(3, 4)).play("advance")
        line = cues.tell_march(story.events_of(events.AlexanderAdvanced)[0], view_of(
            story.state, 0), view_of(story.state, 0)).line
        return line.key if isinstance(line, Msg) else line

    assert tell_line(EMPTY) == "catan.cue.line.passed_idle"
    assert tell_line(TEMPLE) == "catan.cue.line.passed"

"""Display of events: dice leave their place, strength is seen to change."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.table.animation import motion
from alexandre.games.phalanxx.table.pictures.ground import DIE, GREY, MINE
from alexandre.games.phalanxx.table.pictures.players import DIE as ON_TABLET
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.contract import Event
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Caption, Plate
from alexandre.ui.play.tween import Appear, Flash, Fly, Tween, Vanish
from tests.games.phalanxx.story import PhalanxxStory, game, tell
from tests.helpers.laid import lay_side

SIX = "white 6, white 5, white 4"


def animate(story: PhalanxxStory, text: str) -> tuple[PhalanxxView, Event, tuple[Tween, ...]]:
    """The view before an action, what it told, and what moves."""
    before = story.view(0)
    story.play(text)
    event = story.told[-1]
    return cast(PhalanxxView, before), event, motion.tweens(game(), before, event, story.view(0))


def words(tweens: tuple[Tween, ...]) -> list[str]:
    """Figures that rise, or fall on a shield."""
    return [str(caption.text) for tween in tweens if isinstance(tween, Vanish | Appear)
            for caption in tween.sprite.captions if isinstance(caption, Caption)]


def test_a_push_comes_from_above_while_the_old_die_goes_on__12_1() -> None:
    story = tell(rolled=SIX)
    before, event, tweens = animate(story, "push 1>2")
    flights = [tween for tween in tweens if isinstance(tween, Fly)]
    lifted = motion.hide_moving_dice(before, event)

    assert [(each.start.at, each.goal.at) for each in flights] == [
        ((MINE[1][0], MINE[1][1] - DIE), MINE[1]), (MINE[1], GREY[1])]
    assert lifted.rolled[0] is None
    assert lifted.players[0].dice[1] == NONE
    side = next(each for each in motion.still(game(), before, event, story.view(0))
                if each.place == "side")
    for high in (186.0, 60.0):
        sketch = lay_side((side,), room=(380.0, high)).sketch
        names = {spot.id: spot.name for spot in sketch.spots}
        keys = [name.key for id in ("dice:1.1", "dice:1.2")
                if isinstance(name := names[id], Msg)]
        assert keys == ["phalanxx.spot.dice", "phalanxx.spot.dice_away"]


def test_a_die_that_is_laid_has_left_the_hand__6_2() -> None:
    before, event, _tweens = animate(tell(rolled=SIX), "income 2>1")

    rolled = motion.hide_moving_dice(before, event).rolled
    assert [die is None for die in rolled] == [False, True, False]


def test_strength_is_seen_to_change_with_a_card__8_5() -> None:
    story = tell(rolled=SIX, hands={0: ("slingers",)}, played={0: ("parmenion",)},
                 owners={"persepolis": 0, "susiana": 0, "media": 0})
    was = story.strength()
    _before, event, tweens = animate(story, "play slingers 1>1")
    gained = story.strength() - was
    own = next(card.strength for card in story.view(0).players[0].played
               if card.id == "slingers")

    assert isinstance(event, events.CardPlayed)
    assert words(tweens) == [f"+{gained}", str(story.strength()), f"+{gained - own}"]
    assert gained > own


def test_a_conflict_is_seen_to_cost_strength__10_3() -> None:
    story = tell(rolled=SIX, played={0: ("hoplites", "hypaspists")},
                 owners={"persepolis": 0, "babylon": 1, "susiana": 0})
    before = story.view(0)
    story.play("conquer babylon 1>1")
    event = next(iter(story.events_of(events.ConflictWon)))
    tweens = motion.tweens(game(), before, event, story.view(0))

    assert str(story.strength()) in words(tweens)
    assert "−3" in words(tweens)


def test_maxximilian_is_seen_to_take_the_card_that_glows__17_4() -> None:
    story = tell(1, deck=4, row=("slingers", "cavalry"), played={1: ("parmenion",)})
    story.play("income 1>1; income 2>2; income 3>3")
    before, was = story.view(0), story.strength(1)
    story.play("pass")
    event = next(iter(story.events_of(events.RivalTook)))
    tweens = motion.tweens(game(), before, event, story.view(0))
    glow, flight = (next(each for each in tweens if isinstance(each, kind))
                    for kind in (Flash, Fly))

    assert flight.begin >= glow.end
    assert words(tweens) == [f"+{story.strength(1) - was}", str(story.strength(1))]
    assert min(each.begin for each in tweens if isinstance(each, Vanish | Appear)) >= flight.end


def test_a_die_from_a_tablet_sets_out_as_small_as_it_lies_there__13_2() -> None:
    story = tell(rolled=SIX, dice={0: "white 3, orange 4, violet 5",
                                   1: "white 4, orange 3, violet 1"})
    before = story.view(0)
    story.play("income 3>1 for 2.2")
    event = next(iter(story.events_of(events.DiceExchanged)))
    flights = {each.start.sheet: each for each in motion.tweens(
        game(), before, event, story.view(0)) if isinstance(each, Fly)}
    sizes = {sheet: max(plate.size[0] for plate in each.sprite.shapes if isinstance(plate, Plate))
             for sheet, each in flights.items()}

    # A bow is in units of the sheet where it ends.
    assert sizes["players"] * flights["players"].small == pytest.approx(
        max(plate.size[0] for plate in motion.die_sprite(event.other).shapes
            if isinstance(plate, Plate)))
    assert sizes["board"] * flights["board"].small == pytest.approx(
        max(plate.size[0] for plate in motion.die_sprite(event.mine, ON_TABLET).shapes
            if isinstance(plate, Plate)))
    assert flights["players"].small > 1 > flights["board"].small
    assert all(each.bow for each in flights.values())  # seen over the board

"""Secrets that a move has shown are known where the move is explained."""

from __future__ import annotations

from itertools import takewhile

import pytest

from alexandre.ai.review.telling import read_line
from alexandre.games.phalanxx.state import Position
from alexandre.kernel.contract import State
from alexandre.kernel.replay import replay
from alexandre.kernel.rng import Rng
from alexandre.scenes.table.advice import why_move
from alexandre.scenes.table.advice.why_move import DEALS, Decision, imagine
from tests.games.phalanxx.story import tell
from tests.scenes.rooms import load_bundled

EYES = 0


@pytest.mark.parametrize(("name", "at", "deals"), [
    ("alexandros_hundred", 137, 1), ("alexandros_red_walls", 195, 1),
    ("alexandros_stranded", 38, 1), ("catan_points", 580, 1), ("catan_persepolis", 352, DEALS),
    ("catan_points", 360, DEALS)])
def test_a_move_paid_from_a_hidden_hand_can_be_imagined(
        name: str, at: int, deals: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “only what she hides could explain this move” of a march that closed a province
    and occupied it with four cards.  The viewer has seen these by then, and only them; a
    development card is dealt until it is there."""
    monkeypatch.setattr(why_move, "DEALS", deals)
    match = load_bundled(name)
    decision = Decision.of(list(takewhile(
        lambda step: step.actor == match.steps[at].actor, match.steps[at:])))
    state = replay(match.game, match.record.until(at))[0]
    assert decision.actor > EYES
    world = imagine(match.game, state, decision, EYES)
    assert world is not None
    assert len(read_line(match.game, world, decision.line)) == len(decision.line)

    again = imagine(match.game, world, decision, EYES)  # it may be the truth
    assert again is not None and again.hash() == world.hash()


def hand_of(state: State) -> int:
    """The cards of the second seat, a bit each."""
    assert isinstance(state, Position)
    return state.hands[1]


def test_a_secret_card_that_was_played_is_in_every_deal_and_the_others_are_not() -> None:
    before = tell(hands={1: ("slingers", "hoplites")}, secret={1: ("slingers", "hoplites")}).state
    after = tell(hands={1: ("hoplites",)}, secret={1: ("hoplites",)}).state
    slingers = hand_of(before) & ~hand_of(after)
    shown = before.clone()
    shown.uncover(1, after)
    deals, unshown = ([hand_of(each.determinize(EYES, Rng(at, "deal"))) for at in range(20)]
                      for each in (shown, before))

    assert all(each & slingers for each in deals) and not all(each & slingers for each in unshown)
    assert len(set(deals)) > 1

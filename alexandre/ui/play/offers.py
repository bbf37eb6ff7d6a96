"""What is on offer, in words, as the viewer may know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.rng import lot
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.drawing import UNDRAWN, Drawing

DEALT: Final = 4  # ways to deal again that are compared


@dataclass(frozen=True)
class Offer:
    """An action that may be taken: in words, and under which heading.

    `is_spelled`: it can be clicked on the board.  `is_end`: it ends the turn.  `is_aside`: it
    is no answer to what is asked, but may be done meanwhile.  `count`: so many of it are left
    where chance is asked by hand, 0 if that is not told.  `number`: by which alone it differs
    from the others of its verb.
    """

    action: Action
    label: Msg
    verb: Wording = ""
    is_spelled: bool = False
    is_end: bool = False
    is_aside: bool = False
    count: int = 0
    number: int | None = None


def offers_of(session: Session, drawing: Drawing = UNDRAWN) -> tuple[Offer, ...]:
    """Every offer in words, in the order of the rules."""
    game, state = session.game, session.state
    title, counts = game.meta.id, counts_of(session)
    return tuple(Offer(
        action,
        game.label(state, action),
        Msg.of(f"{title}.verb.{action.text.split(' ')[0]}"),
        is_spelled=bool(drawing.spots(action)),
        is_end=game.ends_turn(action),
        is_aside=drawing.is_aside(action),
        count=counts.get(action, 0),
        number=drawing.number_of(action),
    ) for action in session.offers())


def counts_of(session: Session) -> dict[Action, int]:
    """How many of each outcome of chance are left, if the viewer can know it.

    He can if it is the same however the hidden things of the others are dealt again.
    """
    state, viewer = session.state, session.viewer
    if session.decider != CHANCE:
        return {}
    law = state.outcomes()
    if law and viewer is not None and any(
            state.determinize(viewer, dealer(number)).outcomes() != law
            for number in range(DEALT)):
        return {}
    return dict(law)


def dealer(number: int) -> Callable[[int], int]:
    """A generator for determinizations, the same for the same number."""
    place = count()
    return lambda most: lot(number, next(place), most)

"""The secret split: four boxes filled cube by cube, or all at once; sealed when nothing is left.

Nothing is filled in beforehand: a box that was not touched counts as nothing.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.table.pictures import rack
from alexandre.games.empire.table.pictures.tableau import BOXES
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Course, Pins

# Of fifteen resources; the cities take what a smaller box of the game leaves.
PRESETS: Final = {
    "even": (4, 4, 4), "soldier": (1, 9, 3), "builder": (0, 5, 4), "first": (5, 4, 3),
}


def is_split(state: Position) -> bool:
    """Is a whole split still to be made?"""
    return state.phase == (Phase.BID if state.turn == 1 else Phase.ALLOT)


def boxes_of(state: Position) -> tuple[str, ...]:
    """The boxes that are filled this turn.  [4.1] [4.3]"""
    return BOXES if state.turn == 1 else BOXES[2:]


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """The boxes after a click on a cube, a stepper, what is left, a preset; after a digit."""
    kind, _, rest = spot.partition(":")
    found = counts(held)
    if kind == "preset" and rest in PRESETS and state.turn == 1:
        return pins_of(preset(state, rest))
    if kind == "digit":
        return typed(state, held, rest)
    box, _, number = rest.partition(":")
    if box not in boxes_of(state):
        return None
    n = found.get(box, 0)
    everything = state.pool[state.mover]
    left = everything - sum(found.values())
    if kind == "split" and number.isdigit():
        n = n - 1 if 0 < n == int(number) else int(number)
    elif kind in STEPS:
        n = n + STEPS[kind] if STEPS[kind] else n + left if state.turn == 1 else everything
    else:
        return None
    return filled(state, found, box, n)


def is_of_the_rack(spot: str) -> bool:
    """Does the spot belong to the boxes?  Where it says too much it changes nothing."""
    return spot.partition(":")[0] in ("split", "digit", "preset", *STEPS)


STEPS: Final = {"less": -1, "more": 1, "rest": 0}


def typed(state: Position, held: Pins, rest: str) -> Pins | None:
    """A digit into the box that is pointed at, else into the first that has nothing yet; a second
    one right after it makes a number of both."""
    figure, _, pointed = rest.partition("@")
    found, names = counts(held), boxes_of(state)
    under = pointed.split(":")[1] if pointed.count(":") else ""
    latest = next((each[6:] for each in held if each.startswith("typed:")), "")
    box = under if under in names else latest or next(
        (each for each in names if each not in found), names[-1])
    n = int(figure)
    both = 10 * found.get(box, 0) + n
    whole = filled(state, found, box, both) if box == latest and found.get(box) else None
    if whole is None and box == latest and under not in names:
        box = next((each for each in names if each not in found), box)
    whole = whole or filled(state, found, box, n)
    return None if whole is None else (*whole, f"typed:{box}")


def filled(state: Position, found: dict[str, int], box: str, n: int) -> Pins | None:
    """So many in a box, None if there are not so many; of two boxes the other takes the rest."""
    pool = state.pool[state.mover]
    found = {**found, box: n}
    if state.turn > 1:
        other = next(each for each in boxes_of(state) if each != box)
        found[other] = pool - n
    if min(found.values()) < 0 or sum(found.values()) > pool:
        return None
    return pins_of(found)


def filled_by(state: Position, actions: tuple[Action, ...]) -> Pins:
    """The boxes that a bid, armies and temples leave filled; cities take the rest."""
    numbers = [each.n for each in actions if isinstance(each, verbs.OfCount)]
    names = boxes_of(state)
    found = dict(zip(names[:-1], numbers, strict=False))
    found[names[-1]] = state.pool[state.mover] - sum(found.values())
    return pins_of({box: n for box, n in found.items() if n})


def preset(state: Position, name: str) -> dict[str, int]:
    """A split that is had by one click: its shares of whatever there is to split."""
    pool, found = state.pool[state.mover], {}
    for box, n in zip(BOXES, PRESETS[name], strict=False):
        found[box] = pool * n // 15
    return {**found, "cities": pool - sum(found.values())}


def counts(held: Pins) -> dict[str, int]:
    """What has been set."""
    parts = [each.split(":") for each in held if each.startswith("split:")]
    return {box: int(n) for _split, box, n in parts}


def pins_of(found: dict[str, int]) -> Pins:
    """What has been set, as spots."""
    return tuple(f"split:{box}:{n}" for box, n in found.items())


def course_of(state: Position, held: Pins) -> Course:
    """The boxes as they are set so far; they can be sealed once nothing is left."""
    found = counts(held)
    left = state.pool[state.mover] - sum(found.values())
    drawn = rack.Rack(state, boxes_of(state), found, left)
    spots = drawn.spots(tuple(PRESETS) if state.turn == 1 else ())
    shares = {name: tuple(preset(state, name).values()) for name in PRESETS}
    return Course(
        actions=() if left else actions_of(state, found),
        title=Msg.of("empire.plan.split_title"),
        advice=Msg.of("empire.plan.split_on" if left else "empire.plan.split", n=left),
        confirm=Msg.of("empire.plan.seal"),
        lit=frozenset(spot.id for spot in spots if with_pin(state, held, spot.id) is not None),
        spots=spots,
        layer=drawn.layer(shares if state.turn == 1 else {}),
        is_form=True,
    )


def actions_of(state: Position, found: dict[str, int]) -> tuple[Action, ...]:
    """The split, box after box."""
    moves = state.tables.moves
    if state.turn > 1:
        return (moves.allot[found.get("temples", 0)],)
    return (moves.bid[found.get("order", 0)], moves.raise_[found.get("armies", 0)],
            moves.allot[found.get("temples", 0)])

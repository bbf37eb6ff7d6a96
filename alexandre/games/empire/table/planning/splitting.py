"""The secret split: four boxes filled cube by cube, or all at once; sealed when nothing is left.

Nothing is filled in beforehand: a box that was not touched counts as nothing.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.table.pictures.rack import Rack
from alexandre.games.empire.table.pictures.tableau import BOXES
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Course, Pins

# Of fifteen resources; the cities take what a smaller box of the game leaves.
PRESETS: Final = {
    "even": (4, 4, 4), "soldier": (1, 9, 3), "builder": (0, 5, 4), "first": (5, 4, 3),
}


def is_split(state: Position) -> bool:
    """Whether a whole split has yet to be made."""
    return state.phase == (Phase.BID if state.turn == 1 else Phase.ALLOT)


def boxes_of(state: Position) -> tuple[str, ...]:
    """The boxes that are filled this turn.  [4.1] [4.3]"""
    return BOXES if state.turn == 1 else BOXES[2:]


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """The boxes after a click on a cube, a stepper, what is left, a preset; after a digit."""
    kind, _, rest = spot.partition(":")
    split = counts(held)
    if kind == "preset" and rest in PRESETS and state.turn == 1:
        return pins_of(preset(state, rest))
    if kind == "digit":
        return type_digit(state, held, rest)
    box, _, number = rest.partition(":")
    if box not in boxes_of(state):
        return None
    n = split.get(box, 0)
    everything = state.pool[state.mover]
    left = everything - sum(split.values())
    if kind == "split" and number.isdigit():
        n = n - 1 if 0 < n == int(number) else int(number)
    elif kind in STEPS and (left or kind != "rest"):
        n += STEPS[kind] or left
    else:
        return None
    return fill_box(state, split, box, n)


def is_of_the_rack(spot: str) -> bool:
    """Whether the spot belongs to the boxes; a number that is too large changes nothing."""
    return spot.partition(":")[0] in ("split", "digit", "preset", *STEPS)


STEPS: Final = {"less": -1, "more": 1, "rest": 0}


def type_digit(state: Position, held: Pins, rest: str) -> Pins | None:
    """A digit into the box that is pointed at, else into the first that has nothing yet; a second
    one right after it makes a number of both."""
    figure, _, pointed = rest.partition("@")
    split, names = counts(held), boxes_of(state)
    under = pointed.split(":")[1] if pointed.count(":") else ""
    latest = next((each[6:] for each in held if each.startswith("typed:")), "")
    box = under if under in names else latest or next(
        (each for each in names if each not in split), names[-1])
    n = int(figure)
    both = 10 * split.get(box, 0) + n
    whole = fill_box(state, split, box, both) if box == latest and split.get(box) else None
    if whole is None and box == latest and under not in names:
        box = next((each for each in names if each not in split), box)
    whole = whole or fill_box(state, split, box, n)
    return None if whole is None else (*whole, f"typed:{box}")


def fill_box(state: Position, split: dict[str, int], box: str, n: int) -> Pins | None:
    """So many in a box, None if there are not so many; of two boxes the other takes the rest."""
    pool = state.pool[state.mover]
    split = {**split, box: n}
    if state.turn > 1:
        other = next(each for each in boxes_of(state) if each != box)
        split[other] = pool - n
    if min(split.values()) < 0 or sum(split.values()) > pool:
        return None
    return pins_of(split)


def fill_from(state: Position, actions: tuple[Action, ...]) -> Pins:
    """The boxes that a bid, armies and temples leave filled; cities take the rest."""
    numbers = [each.n for each in actions if isinstance(each, verbs.OfCount)]
    names = boxes_of(state)
    split = dict(zip(names[:-1], numbers, strict=False))
    split[names[-1]] = state.pool[state.mover] - sum(split.values())
    return pins_of({box: n for box, n in split.items() if n})


def preset(state: Position, name: str) -> dict[str, int]:
    """A split that is had by one click: its shares of whatever there is to split."""
    pool, split = state.pool[state.mover], {}
    for box, n in zip(BOXES, PRESETS[name], strict=False):
        split[box] = pool * n // 15
    return {**split, "cities": pool - sum(split.values())}


def counts(held: Pins) -> dict[str, int]:
    """The numbers set so far."""
    parts = [each.split(":") for each in held if each.startswith("split:")]
    return {box: int(n) for _split, box, n in parts}


def pins_of(split: dict[str, int]) -> Pins:
    """The numbers set so far, as spots."""
    return tuple(f"split:{box}:{n}" for box, n in split.items())


def course_of(state: Position, held: Pins) -> Course:
    """The boxes as they are set so far; they can be sealed once nothing is left."""
    split = counts(held)
    left = state.pool[state.mover] - sum(split.values())
    shares = {name: tuple(preset(state, name).values()) for name in PRESETS
              if state.turn == 1}
    form = Rack(state, boxes_of(state), split, left).describe(shares)
    return Course(
        actions=() if left else actions_of(state, split),
        title=Msg.of("empire.plan.split_title"),
        advice=Msg.of("empire.plan.split_on" if left else "empire.plan.split", n=left),
        confirm=Msg.of("empire.plan.seal"),
        lit=frozenset(spot.id for spot in form.draft().spots
                      if with_pin(state, held, spot.id) is not None),
        form=form,
    )


def actions_of(state: Position, split: dict[str, int]) -> tuple[Action, ...]:
    """The split, box after box."""
    moves = state.tables.moves
    if state.turn > 1:
        return (moves.allot[split.get("temples", 0)],)
    return (moves.bid[split.get("order", 0)], moves.raise_[split.get("armies", 0)],
            moves.allot[split.get("temples", 0)])

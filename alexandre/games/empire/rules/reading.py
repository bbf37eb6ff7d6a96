"""Reading a table back from its dump: every field ill-formed is named, none is believed."""

from __future__ import annotations

from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules.audits import require
from alexandre.games.empire.state import PARTS, PHASES, UNKNOWN, Position
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.plain import as_bool, as_choice, as_dict, as_int, as_list

FIELDS = ("version", "seats", "options", "phase", "region", "turn", "mover", "order", "queue",
          "pool", "bids", "raised", "temple_box", "city_box", "armies", "stepped", "crossing",
          "goal_entered", "temples", "cities", "lying", "last_declared", "points")
MOST_POINTS = 10000  # a score beyond it is no score of this game
MOST = 99  # of anything counted


def restore(state: Position, dump: dict[str, Plain]) -> None:
    """Fill a position from its dump; BadData names the field that is ill-formed."""
    state.set_out()
    regions = tuple(region.id for region in state.tables.regions)
    state.phase = PHASES.index(as_choice(dump["phase"], ("phase",), PHASES))
    state.region = regions.index(as_choice(dump["region"], ("region",), regions))
    state.turn = as_int(dump["turn"], ("turn",), 1, state.tables.box.turns)
    state.mover = as_int(dump["mover"], ("mover",), 0, state.seats - 1)
    state.order = maybe_ints(dump, "order", state.seats, state.seats - 1)
    state.queue = [as_int(each, ("queue",), 0, state.seats - 1)
                   for each in as_list(dump["queue"], ("queue",), state.seats)]
    state.pool = [as_int(each, ("pool",), 0, MOST) for each in per_seat(state, dump, "pool")]
    state.bids = maybe_ints(dump, "bids", state.seats, MOST)
    state.raised = maybe_ints(dump, "raised", state.seats, MOST)
    state.temple_box = maybe_ints(dump, "temple_box", state.seats, MOST)
    state.city_box = maybe_ints(dump, "city_box", state.seats, MOST)
    state.goal_entered = as_bool(dump["goal_entered"], ("goal_entered",))
    restore_armies(state, dump)
    restore_crossing(state, dump["crossing"])
    restore_pieces(state, dump)
    state.points = [as_int(parts[part], ("points", part), 0, MOST_POINTS)
                    for each in per_seat(state, dump, "points")
                    for parts in (as_dict(each, ("points",), PARTS, ()),) for part in PARTS]


def restore_armies(state: Position, dump: dict[str, Plain]) -> None:
    """Where everybody's armies stand, and the steps of the mover's."""
    names = (*state.tables.ids, "start")
    for seat, each in enumerate(per_seat(state, dump, "armies")):
        for name, n in as_dict(each, ("armies",), (), names).items():
            place = seat * state.places + names.index(name)
            state.armies[place] = as_int(n, ("armies", name), 1, MOST)
    steps = state.tables.box.steps
    for name, each in as_dict(dump["stepped"], ("stepped",), (), names).items():
        counts = as_list(each, ("stepped", name), steps)
        require(len(counts) == steps, "steps")
        first = names.index(name) * steps
        state.stepped[first:first + steps] = [as_int(n, ("stepped", name), 0, MOST)
                                              for n in counts]


def restore_crossing(state: Position, value: Plain) -> None:
    """The arrow that a group has just been led along, if it has a price."""
    if value is None:
        return
    where: Path = ("crossing",)
    found = as_dict(value, where, ("from", "to", "after"), ())
    names = (*state.tables.ids, "start")
    ends = tuple(names.index(as_choice(found[end], (*where, end), names))
                 for end in ("from", "to"))
    arrows = [number for number in state.here.arrows
              if (state.tables.arrows[number].origin, state.tables.arrows[number].target) == ends]
    require(arrows, "crossing")
    state.crossing = arrows[0]
    state.crossed = as_int(found["after"], (*where, "after"), 0, state.tables.box.steps - 1)


def restore_pieces(state: Position, dump: dict[str, Plain]) -> None:
    """Temples and cities, standing and lying."""
    ids = state.tables.ids
    for seat, each in enumerate(per_seat(state, dump, "temples")):
        for id, n in as_dict(each, ("temples",), (), ids).items():
            state.temples[seat * len(ids) + ids.index(id)] = as_int(n, ("temples", id), 1, MOST)
    for id, seat in as_dict(dump["cities"], ("cities",), (), ids).items():
        state.cities[ids.index(id)] = as_int(seat, ("cities", id), 0, state.seats - 1)
    marks = tuple(f"{kind} {id}" for id in ids for kind in KINDS)
    for seat, each in enumerate(per_seat(state, dump, "lying")):
        for name in as_list(each, ("lying",), len(marks)):
            state.marks[marks.index(as_choice(name, ("lying",), marks))] |= 1 << seat
    state.count_left()
    last = dump["last_declared"]
    if last is not None:
        state.last_mark = marks.index(as_choice(last, ("last_declared",), marks))


def per_seat(state: Position, dump: dict[str, Plain], name: str) -> list[Plain]:
    """A list with one entry for each seat."""
    found = as_list(dump[name], (name,))
    as_int(len(found), (name,), state.seats, state.seats)
    return found


def maybe_ints(dump: dict[str, Plain], name: str, count: int, most: int) -> list[int]:
    """Numbers, or null for what is not known yet."""
    found = as_list(dump[name], (name,))
    as_int(len(found), (name,), count, count)
    return [UNKNOWN if each is None else as_int(each, (name,), 0, most) for each in found]

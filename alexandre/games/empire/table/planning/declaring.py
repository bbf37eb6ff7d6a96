"""Temples and cities declared together: clicked in any order, laid down as they will score."""

from __future__ import annotations

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules.building import declare_offers
from alexandre.games.empire.rules.scoring import resolve
from alexandre.games.empire.state import Phase, Position
from alexandre.games.empire.table.pictures.glyphs import building
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Seat
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.sketch import Disc, Layer, Shape, seat_colour
from alexandre.ui.play.course import Course, Pins, play_offers


def offers_by_spot(state: Position) -> dict[str, verbs.Declare]:
    """The possible declarations, by spot."""
    if state.phase not in (Phase.MOVE, Phase.BUILD):
        return {}
    return {spell_site(action)[0]: action for action in declare_offers(state)
            if isinstance(action, verbs.Declare)}


def spell_site(action: verbs.Declare) -> Pins:
    """The click on a site."""
    return (f"site:{KINDS[action.kind]}:{action.id}",)


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """A site more, or one less if it was clicked already."""
    if not spot.startswith("site:") or any(not each.startswith("site:") for each in held):
        return None
    pins = tuple(each for each in held if each != spot) if spot in held else (*held, spot)
    return pins if pins and actions_of(state, pins) else None


def is_vain(table: Position, action: Action) -> bool:
    """A site for which the box of the one who declares has nothing.  [8.3] [8.4]"""
    return isinstance(action, verbs.Declare) and not (
        table.temple_box, table.city_box)[action.kind][table.mover]


def actions_of(state: Position, held: Pins) -> tuple[Action, ...]:
    """The declarations as they will score, () if one of them cannot be made.  [8.1]"""
    known = offers_by_spot(state)
    if not held or any(spot not in known for spot in held):
        return ()
    actions = sorted((known[spot] for spot in held), key=lambda each: each.code)
    return () if play_offers(state, actions) is None else tuple(actions)


def course_of(state: Position, held: Pins) -> Course | None:
    """The declaration, its points as the boxes are now, and its cost if nobody contests it."""
    actions = actions_of(state, held)
    if not actions:
        return None
    price = sum(state.tables.box.prices[action.kind] for action in actions
                if isinstance(action, verbs.Declare))
    disputes = warn_of_rivals(state, actions)
    key = ("empire.plan.disputed" if disputes else "empire.plan.poor" if is_poor(state, actions)
           else "empire.plan.declare_on")
    return Course(
        actions=actions,
        title=Msg.of("empire.plan.declare", n=len(actions)),
        advice=Msg.of(key, n=price, points=build_all(state, actions) - build_all(state, ())),
        confirm=Msg.of("empire.plan.lay"),
        warnings=disputes,
        lit=frozenset(offers_by_spot(state)),
        layer=draw_pieces(state, held),
    )


def build_all(state: Position, actions: tuple[Action, ...]) -> int:
    """The mover's score once these and all buildings declared before are resolved.  [8.3-8.7]"""
    copy = state.clone()
    for action in actions:
        copy.apply(action)
    for province in copy.here.provinces:
        for kind in range(len(KINDS)):
            resolve(copy, kind, province, None)
    return copy.score(state.mover)


def warn_of_rivals(state: Position, actions: tuple[Action, ...]) -> tuple[Msg, ...]:
    """The declarations of rivals: his box and one's own. One box pays for all that is disputed
    with the same rival, and is told once. [8.4]
    """
    disputed: dict[tuple[int, Seat], list[Noun]] = {}
    for action in actions:
        if not isinstance(action, verbs.Declare):
            continue
        box = (state.temple_box, state.city_box)[action.kind]
        rivals = [seat for seat in range(state.seats) if seat != state.mover
                  and state.lies(seat, action.kind, action.province)]
        if rivals:
            rival = max(rivals, key=lambda seat: box[seat])
            disputed.setdefault((action.kind, rival), []).append(
                state.tables.nouns[action.province])
    warnings = []
    for (kind, rival), provinces in disputed.items():
        box = (state.temple_box, state.city_box)[kind]
        warnings.append(Msg.of("empire.plan.rival", provinces=tuple(provinces),
                               who=Who(rival), n=box[rival], own=box[state.mover]))
    return tuple(warnings)


def is_poor(state: Position, actions: tuple[Action, ...]) -> bool:
    """Whether a box has too little for everything declared, unless rivals force another price."""
    boxes = (state.temple_box[state.mover], state.city_box[state.mover])
    for kind, held in enumerate(boxes):
        lying = sum(state.lies(state.mover, kind, province) for province in state.here.provinces)
        wanted = sum(isinstance(each, verbs.Declare) and each.kind == kind for each in actions)
        if wanted and (lying + wanted) * state.tables.box.prices[kind] > held:
            return True
    return False


def draw_pieces(state: Position, held: Pins) -> Layer:
    """The pieces where they would lie."""
    page, shapes = page_of(state.tables, state.region), list[Shape]()
    for spot in held:
        _site, kind, id = spot.split(":")
        number = state.tables.ids.index(id)
        x, y = page.lands[number].pieces
        both = all(state.tables.sites[number])
        left = x - 27 * both
        at = (left + 54 * (kind == "city" and both), y - 20)
        shapes += [Disc(at, 30, "", "lit", 7),
                   *building(int(kind == "city"), at, 30, seat_colour(state.mover), "seal.text")]
    return Layer("declared", tuple(shapes))

"""A board of Phalanxx drawn by hand: regions, what they are and are worth, roads, starts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from alexandre.games.phalanxx.shape import MOST_REGIONS, SIDES, of_side
from alexandre.games.phalanxx.table.pictures.edited import (
    FOUR,
    PART,
    THREE,
    degrees_at,
    draw_edited,
    free_place,
    preview_region,
    preview_road,
    sign_of,
)
from alexandre.games.phalanxx.tables import noun_of
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.free_places import place_of_spot
from alexandre.ui.draw.sketch import Layer, Sketch, Wording
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.editing import (
    NEW_NAMES,
    Edit,
    EditButton,
    EditField,
    Editing,
    Focus,
    Heading,
    Names,
    Note,
    Number,
    Pick,
    Tool,
    change_at,
    has,
    is_named,
    make_id,
    put,
    value_at,
)

TOOLS: Final = ("region", "move", "city", "oasis", "road")
PAGES: Final = ("four", "three", "left")
SIDE_OF: Final = ("four", "three", "four")  # the side of which a page shows something
KINDS: Final = {"city": ("cities", 5), "oasis": ("oases", 2)}  # a new one's value
MOST_VALUE: Final = 20
NONE: Final = "none"  # where a start is still to be chosen
DUEL: Final = 2

Side = dict[str, Any]


def blank() -> Plain:
    """Two sides without a region."""
    return {"regions": [],
            "sides": {name: {"cities": {}, "oases": {}, "plain": [],
                             "starts": [[NONE, NONE]] * count, "links": {}}
                      for name, count in SIDES.items()},
            "left": {"regions": [], "duel": [[NONE, NONE]] * DUEL, "alone": [NONE, NONE]}}


# ---- what follows from the rest -----------------------------------------------------------------


def settle(board: Plain) -> Plain:
    """Only regions of the board, those of no side left out; starts that are free are filled."""
    used = {id for side in board["sides"].values() for id in of_side(side)}
    regions = [each for each in board["regions"] if each["id"] in used]
    known = {each["id"] for each in regions}
    sides = {name: settle_side(side, known, SIDES[name])
             for name, side in board["sides"].items()}
    four, left = sides["four"], board["left"]
    part = [id for id in left["regions"] if id in of_side(four)]
    return {**board, "regions": regions, "sides": sides, "left": {
        "regions": part, "duel": fill(left["duel"], four, part, DUEL),
        "alone": fill([left["alone"]], four, part, 1)[0]}}


def settle_side(side: Side, known: set[str], starts: int) -> Side:
    """Its regions, and the roads between them."""
    kept = {**{kind: {id: n for id, n in side[kind].items() if id in known}
               for kind in ("cities", "oases")},
            "plain": [id for id in side["plain"] if id in known]}
    ids = of_side(kept)
    links = {origin: [end for end in ends if end in ids]
             for origin, ends in side["links"].items() if origin in ids}
    return {**kept, "starts": fill(side["starts"], kept, ids, starts),
            "links": {origin: ends for origin, ends in links.items() if ends}}


def fill(pairs: list[list[str]], side: Side, regions: list[str], count: int) -> list[list[str]]:
    """So many starts; where none is chosen, the first city and oasis that are free."""
    filled = [list(each) for each in (*pairs, *[[NONE, NONE]] * count)][:count]
    for place, kind in enumerate(("cities", "oases")):
        open_to = [id for id in side[kind] if id in regions]
        for pair in filled:
            if pair[place] not in open_to:
                free = [id for id in open_to if id not in [each[place] for each in filled]]
                pair[place] = free[0] if free else NONE
    return filled


# ---- clicks -------------------------------------------------------------------------------------


def click(_box: Plain, board: Plain, focus: Focus, spot: str) -> Edit:
    """Add a region, move it, make it a city or an oasis, lead a road."""
    if place_of_spot(spot) is not None:
        return settle_at(board, focus, spot)
    where = spot.partition(":")[2]
    chosen = replace(focus, chosen=("regions", number_of(board, where)))
    if focus.tool in KINDS:
        return Edit(turn_kind(board, focus.page, where, focus.tool), chosen)
    if focus.tool == "road":
        return lead(board, focus, where)
    if focus.tool == "region":
        return Edit(take_in(board, focus.page, where), chosen)
    return Edit(board, chosen)


def settle_at(board: Plain, focus: Focus, spot: str) -> Edit:
    """The chosen region there, or a new one."""
    moved = region_to_move(focus)
    place = free_place(board, moved, spot)
    if place is None or (focus.tool == "move" and moved is None):
        return Edit(board, focus)
    at = degrees_at(place)
    if moved is not None:
        return Edit(put(board, (*focus.chosen, "at"), at), replace(focus, chosen=()))
    return add_region(board, focus, at)


def region_in_focus(focus: Focus) -> int | None:
    """The number of the region that is chosen, None if none is."""
    return int(focus.chosen[1]) if focus.chosen[:1] == ("regions",) else None


def region_to_move(focus: Focus) -> int | None:
    """The region that the next click moves, None if none is chosen."""
    return region_in_focus(focus) if focus.tool == "move" else None


def number_of(board: Plain, id: str) -> int:
    """The number of a region on the board."""
    return [each["id"] for each in board["regions"]].index(id)


def add_region(board: Plain, focus: Focus, at: list[int]) -> Edit:
    """A plain region on the side that is shown."""
    regions = board["regions"]
    if is_full(board):
        return Edit(board, focus)
    id = make_id("region", {each["id"] for each in regions})
    board = put(board, ("regions",), [*regions, {"id": id, "names": NEW_NAMES, "at": at}])
    return Edit(take_in(board, focus.page, id),
                replace(focus, chosen=("regions", len(regions))))


def take_in(board: Plain, page: int, id: str) -> Plain:
    """The region belongs to what the page shows, if it did not."""
    path = members(page)
    ids = value_at(board, path)
    there = ids if page == PART else of_side(side_at(board, page))
    return board if id in there else put(board, path, [*ids, id])


def members(page: int) -> Path:
    """The list into which a region comes."""
    return ("left", "regions") if page == PART else ("sides", SIDE_OF[page], "plain")


def side_at(board: Plain, page: int) -> Side:
    """The side of which a page shows something."""
    side: Side = board["sides"][SIDE_OF[page]]
    return side


def turn_kind(board: Plain, page: int, id: str, tool: str) -> Plain:
    """A city or an oasis, or plain again."""
    side, (kind, value) = side_at(board, page), KINDS[tool]
    was = id in side[kind]
    bare = leave_out(side, id)
    turned = {**bare, "plain": [*bare["plain"], id]} if was else {
        **bare, kind: {**bare[kind], id: value}}
    return put(board, ("sides", SIDE_OF[page]), turned)


def leave_out(side: Side, id: str) -> Side:
    """The side without a region."""
    return {**side, "plain": [each for each in side["plain"] if each != id],
            **{kind: {each: n for each, n in side[kind].items() if each != id}
               for kind, _value in KINDS.values()}}


def lead(board: Plain, focus: Focus, id: str) -> Edit:
    """A road from the region that is chosen to this one, or the end of the one that is there."""
    there = replace(focus, chosen=("regions", number_of(board, id)))
    origin, side = origin_of(board, focus), side_at(board, focus.page)
    if origin in (None, id):
        return Edit(board, there)
    links = {each: [end for end in ends if {each, end} != {origin, id}]
             for each, ends in side["links"].items()}
    if links == side["links"]:
        links = {**links, origin: [*links.get(origin, []), id]}
    return Edit(put(board, ("sides", SIDE_OF[focus.page], "links"), links), there)


# ---- fields -------------------------------------------------------------------------------------


def entries(board: Plain, focus: Focus) -> tuple[EditField, ...]:
    """A region, a side, the part for two, or the board."""
    match focus.chosen:
        case ("regions", int() as number):
            return region_entries(board, focus, number)
        case ("sides", str() as name):
            return side_entries(board, name)
        case ("left",):
            return part_entries(board)
    return Heading(Msg.of("ui.edit.board")), Names(("names",))


def region_entries(board: Plain, focus: Focus, number: int) -> tuple[EditField, ...]:
    """Names, what it is worth on this side, and its end there."""
    id, side = board["regions"][number]["id"], side_at(board, focus.page)
    tool = next((each for each, (kind, _n) in KINDS.items() if id in side[kind]), "region")
    worth: tuple[EditField, ...] = ()
    if tool in KINDS:
        path: Path = ("sides", SIDE_OF[focus.page], KINDS[tool][0], id)
        worth = (Number("value", Msg.of("phalanxx.edit.value"), value_at(board, path), 0,
                        MOST_VALUE, change_at(path)),)

    def remove(board: Plain) -> Edit:
        page, path = focus.page, members(focus.page)
        if page == PART:
            board = put(board, path, [each for each in value_at(board, path) if each != id])
        else:
            board = put(board, ("sides", SIDE_OF[page]), leave_out(side_at(board, page), id))
        return Edit(board, replace(focus, chosen=page_path(page)))

    return (Heading(Msg.of(f"phalanxx.edit.{tool}")), Names(("regions", number, "names")), *worth,
            EditButton("remove", Msg.of(f"phalanxx.edit.take_off.{PAGES[focus.page]}"), remove))


def side_entries(board: Plain, name: str) -> tuple[EditField, ...]:
    """The starts of its players."""
    starts = [start for number in range(SIDES[name])
              for start in start_picks(board, ("sides", name, "starts", number), f"{number + 1}",
                                       n=number + 1)]
    taken: tuple[EditField, ...] = ()
    if name == PAGES[THREE]:
        taken = (EditButton("as_four", Msg.of("phalanxx.edit.as_four"), copy_four),)
    return (Heading(Msg.of(f"phalanxx.edit.page.{name}")),
            Note(Msg.of(f"phalanxx.edit.why.{name}")), *taken, *starts)


def part_entries(board: Plain) -> tuple[EditField, ...]:
    """The starts of two, and of one alone."""
    def take_all(board: Plain) -> Edit:
        all_four = of_side(board["sides"]["four"])
        return Edit(put(board, ("left", "regions"), all_four), Focus(TOOLS[0], ("left",), PART))

    starts = [start for number in range(DUEL)
              for start in start_picks(board, ("left", "duel", number), f"{number + 1}",
                                       n=number + 1)]
    return (Heading(Msg.of("phalanxx.edit.page.left")), Note(Msg.of("phalanxx.edit.why.left")),
            EditButton("all_four", Msg.of("phalanxx.edit.all_four"), take_all), *starts,
            *start_picks(board, ("left", "alone"), "alone", n=0))


def copy_four(board: Plain) -> Edit:
    """The side for three becomes like that for four."""
    four = board["sides"]["four"]
    board = put(board, ("sides", "three"), {**four, "starts": four["starts"][:SIDES["three"]]})
    return Edit(board, Focus(TOOLS[0], page_path(THREE), THREE))


def start_picks(board: Plain, path: Path, word: str, *, n: int) -> tuple[Pick, ...]:
    """City and oasis of a start; one that another player has is exchanged with his."""
    page = PART if path[0] == "left" else PAGES.index(str(path[1]))
    side, picks = side_at(board, page), []
    regions = board["left"]["regions"] if page == PART else of_side(side)
    names = {each["id"]: noun_of(each) for each in board["regions"]}
    for place, kind in enumerate(("cities", "oases")):
        choices: tuple[tuple[Plain, Wording], ...] = tuple(
            (id, names[id]) for id in side[kind] if id in regions)
        value = value_at(board, (*path, place))
        key = f"phalanxx.edit.start.{kind}" if n else f"phalanxx.edit.alone.{kind}"
        picks.append(Pick(f"start/{word}/{kind}", Msg.of(key, n=n) if n else Msg.of(key), value,
                          ((NONE, Msg.of("phalanxx.edit.none")),) * (value == NONE) + choices,
                          exchange(path, place)))
    return tuple(picks)


def exchange(path: Path, place: int) -> Callable[[Plain, Plain], Plain]:
    """The change that puts a region there, and the region that stood there in its place."""
    def change(board: Plain, value: Plain) -> Plain:
        was = value_at(board, (*path, place))
        if isinstance(path[-1], int):
            for number, pair in enumerate(value_at(board, path[:-1])):
                if pair[place] == value:
                    board = put(board, (*path[:-1], number, place), was)
        return put(board, (*path, place), value)
    return change


# ---- faults and drawing -------------------------------------------------------------------------


def page_path(page: int) -> Path:
    """The path of a page's subject."""
    return ("left",) if page == PART else ("sides", PAGES[page])


def aim(board: Plain, focus: Focus, fault: Fault) -> tuple[Focus, str]:
    """The region, the side or the part that a fault is about."""
    match fault.path:
        case ("regions", int() as number, part, *_):
            id = board["regions"][number]["id"]
            page = FOUR if id in of_side(board["sides"]["four"]) else THREE
            return region_focus(board, focus, page, id, "region" if part == "names" else "road")
        case ("sides", str() as name, *_) if name in PAGES:
            page = PAGES.index(name)
        case ("left", *_):
            page = PART
        case ("regions",):
            page = FOUR
        case _:
            return replace(focus, chosen=()), ""
    if fault.msg.key == "phalanxx.shape.cut_off":
        return region_focus(board, focus, page, str(dict(fault.msg.args)["id"]), "road")
    return replace(focus, tool="region", page=page, chosen=page_path(page)), ""


def region_focus(board: Plain, focus: Focus, page: int, id: str,
                 tool: str) -> tuple[Focus, str]:
    """A region on a page, for a tool."""
    return (replace(focus, tool=tool, page=page, chosen=("regions", number_of(board, id))),
            f"place:{id}")


def tell(board: Plain, fault: Fault) -> Msg:
    """Regions by name; what is missing of a start."""
    match fault.path:
        case ("regions", int() as number, "names", *_):
            return Msg.of("ui.edit.unnamed", thing=call_region(board, number))
        case ("regions",):
            return Msg.of("phalanxx.edit.few_regions")
        case ("left", "regions") if fault.msg.key == "content.size":
            return Msg.of("phalanxx.edit.few_part")
        case ("left", "duel" | "alone", *_):
            return Msg.of("phalanxx.edit.no_start.left")
        case ("sides", str() as name, "starts", *_):
            return Msg.of(f"phalanxx.edit.no_start.{name}")
    if fault.msg.key == "phalanxx.shape.cut_off":
        id = str(dict(fault.msg.args)["id"])
        return Msg.of("phalanxx.edit.cut_off", region=call_region(board, number_of(board, id)))
    return fault.msg


def call_region(board: Plain, number: int) -> Wording:
    """A region by its name, by its number while it has none."""
    region = board["regions"][number]
    return noun_of(region) if is_named(region) else Msg.of("phalanxx.edit.nth", n=number + 1)


def preview(_box: Plain, board: Plain, focus: Focus, spot: str) -> Layer:
    """The region or the road that a click there would make."""
    place = free_place(board, region_to_move(focus), spot)
    if place is not None:
        return NOTHING if focus.tool == "region" and is_full(board) else preview_region(place)
    origin, target = origin_of(board, focus), spot.partition(":")[2]
    return NOTHING if origin in (None, target) or place_of_spot(spot) else preview_road(
        board, str(origin), target)


def advise(board: Plain, focus: Focus) -> Msg | None:
    """The next click of a tool that takes two, or its limit."""
    number = region_in_focus(focus)
    if origin_of(board, focus) is not None and number is not None:
        return Msg.of("phalanxx.edit.lead_on", origin=call_region(board, number))
    if focus.tool == "move" and number is not None:
        return Msg.of("phalanxx.edit.move_on", region=call_region(board, number))
    if focus.tool == "region" and is_full(board):
        return Msg.of("phalanxx.edit.full", most=MOST_REGIONS)
    return None


def origin_of(board: Plain, focus: Focus) -> str | None:
    """The region from which the next road leads, None if none is chosen on this side."""
    number = region_in_focus(focus)
    if focus.tool != "road" or number is None:
        return None
    id = str(board["regions"][number]["id"])
    return id if id in of_side(side_at(board, focus.page)) else None


def is_full(board: Plain) -> bool:
    """Whether the board has all the regions it may have."""
    return len(board["regions"]) >= MOST_REGIONS


def draw(box: Plain, board: Plain, focus: Focus) -> Sketch:
    """The side that is seen."""
    is_region = focus.chosen[:1] == ("regions",) and has(board, focus.chosen)
    return draw_edited(box, board, focus.page, focus.tool,
                       int(focus.chosen[1]) if is_region else None)


def pages(board: Plain) -> tuple[tuple[Msg, Path], ...]:
    """The two sides, and the part for two."""
    return tuple((Msg.of(f"phalanxx.edit.page.{name}"), page_path(page))
                 for page, name in enumerate(PAGES))


def tool_of(id: str) -> Tool:
    """A tool with its words and its sign."""
    key = f"phalanxx.edit.tool.{id}"
    return Tool(id, Msg(key), Msg(f"{key}.tip"), sign_of(id),
                carries="" if id == "road" else "move")


EDITING: Final = Editing(
    tools=tuple(map(tool_of, TOOLS)), begin=Msg.of("phalanxx.edit.begin"), blank=blank, draw=draw,
    click=click, entries=entries, aim=aim, tell=tell, pages=pages, prepare=settle, settle=settle,
    preview=preview, advise=advise,
)

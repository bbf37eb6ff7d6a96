"""A board of Birth of an Empire drawn by hand: regions, provinces, sites, arrows, prices."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from alexandre.games.empire.shape import (
    MOST_COST,
    MOST_PROVINCES,
    MOST_REGIONS,
    START,
    steps_from_start,
)
from alexandre.games.empire.table.pictures.edited import (
    KINDS,
    at_page,
    draw_edited,
    free_place,
    page_map,
    preview_arrow,
    preview_land,
    province_of,
    province_to_move,
    sign_of,
)
from alexandre.games.empire.tables import noun_of
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
    Flag,
    Focus,
    Heading,
    Names,
    Note,
    Number,
    Tool,
    change_at,
    drop,
    has,
    is_named,
    make_id,
    put,
    value_at,
)

TOOLS: Final = ("province", "move", "temple", "city", "goal", "road", "ship")
SHIP: Final = 3  # what a new one costs
NO_GOAL: Final = "none"

Region = dict[str, Any]


def blank() -> Plain:
    """One region without a province."""
    return {"start": [2000, 4000], "short": [1, 1], "regions": [new_region(())]}


def new_region(regions: Any) -> Region:
    """A region called like no other."""
    return {"id": make_id("region", {each["id"] for each in regions}), "names": NEW_NAMES,
            "goal": NO_GOAL, "provinces": [], "arrows": [], "ships": []}


# ---- clicks -------------------------------------------------------------------------------------


def click(box: Plain, board: Plain, focus: Focus, spot: str) -> Edit:
    """Found a province, move it, turn a site, set the goal, or lead an arrow."""
    if place_of_spot(spot) is not None:
        return settle_at(box, board, focus, spot)
    where = spot.partition(":")[2]
    place: Path = ("start",) if where == START else province_path(board, focus.page, where)
    if focus.tool in ("road", "ship"):
        return lead(board, focus, place)
    if place == ("start",):
        return Edit(board, replace(focus, chosen=place))
    if focus.tool in ("temple", "city"):
        site = (*place, focus.tool)
        return Edit(put(board, site, not value_at(board, site)), replace(focus, chosen=place))
    if focus.tool == "goal":
        board = put(board, ("regions", focus.page, "goal"), where)
    return Edit(board, replace(focus, chosen=place))


def province_path(board: Plain, page: int, id: str) -> Path:
    """The path to a province of a region in the board."""
    ids = [each["id"] for each in board["regions"][page]["provinces"]]
    return ("regions", page, "provinces", ids.index(id))


def settle_at(box: Plain, board: Plain, focus: Focus, spot: str) -> Edit:
    """The chosen province there, or a new one: the atlas knows neither, so their page is plain."""
    region: Region = board["regions"][focus.page]
    drawn = page_map(box, board, focus.page)
    moved = province_to_move(focus.tool, focus.chosen)
    place = free_place(drawn, moved, spot)
    if place is None or (focus.tool == "move" and moved is None):
        return Edit(board, focus)
    at = at_page(drawn, place)
    if moved is not None:
        return Edit(put(board, (*focus.chosen, "at"), at), replace(focus, chosen=()))
    if is_full(board, focus):
        return Edit(board, focus)
    ids = {each["id"] for one in board["regions"] for each in one["provinces"]}
    province = {"id": make_id("province", ids), "names": NEW_NAMES, "at": at,
                "temple": False, "city": False}
    path: Path = ("regions", focus.page, "provinces")
    board = put(board, path, [*region["provinces"], province])
    if not region["provinces"]:
        board = put(board, (*path[:2], "goal"), province["id"])
    return Edit(board, replace(focus, chosen=(*path, len(region["provinces"]))))


def is_full(board: Plain, focus: Focus) -> bool:
    """Whether the region that is seen has all the provinces it may have."""
    return len(board["regions"][focus.page]["provinces"]) >= MOST_PROVINCES


def origin_of(board: Plain, focus: Focus) -> str | None:
    """The place from which the next arrow leads, None if none is chosen."""
    if focus.tool not in ("road", "ship"):
        return None
    if focus.chosen == ("start",):
        return START
    is_province = province_of(focus.chosen) is not None
    return str(value_at(board, focus.chosen)["id"]) if is_province else None


def lead(board: Plain, focus: Focus, place: Path) -> Edit:
    """From the place that is chosen to this one: a new arrow, or the one that is there."""
    origin = origin_of(board, focus)
    target = value_at(board, place) if place != ("start",) else None
    if origin is None or target is None or origin == target["id"]:
        return Edit(board, replace(focus, chosen=place))
    ends = origin, target["id"]
    region: Path = ("regions", focus.page)
    for kind in KINDS:
        for number, (start, end, _cost) in enumerate(value_at(board, region)[kind]):
            if (start, end) == ends:
                return Edit(board, replace(focus, chosen=(*region, kind, number)))
    kind = KINDS[focus.tool == "ship"]
    arrows = value_at(board, region)[kind]
    board = put(board, (*region, kind), [*arrows, [*ends, SHIP * (kind == "ships")]])
    return Edit(board, replace(focus, chosen=(*region, kind, len(arrows))))


# ---- fields -------------------------------------------------------------------------------------


def entries(board: Plain, focus: Focus) -> tuple[EditField, ...]:
    """A province, an arrow, the symbol, a region, or the board."""
    match focus.chosen:
        case ("start",):
            return (Heading(Msg.of("empire.edit.start")), Note(Msg.of("empire.edit.start.why")))
        case ("regions", int() as at, "provinces", int() as number):
            return province_entries(board, focus, at, number)
        case ("regions", int(), "arrows" | "ships", int()):
            return arrow_entries(board, focus)
        case ("regions", int() as at):
            return region_entries(board, focus, at)
    count = len(board["regions"])
    return (Heading(Msg.of("ui.edit.board")), Names(("names",)),
            Note(Msg.of("empire.edit.short.why")),
            Number("first", Msg.of("empire.edit.first"), board["short"][0], 1, count,
                   change_at(("short", 0))),
            Number("last", Msg.of("empire.edit.last"), board["short"][1], 1, count,
                   change_at(("short", 1))))


def province_entries(board: Plain, focus: Focus, at: int, number: int) -> tuple[EditField, ...]:
    """Names, what may be built, when it is scored."""
    path, region = focus.chosen, board["regions"][at]
    id = region["provinces"][number]["id"]
    is_goal = region["goal"] == id

    def rank(board: Plain, place: int) -> Plain:
        provinces = list(board["regions"][at]["provinces"])
        index = next(n for n, each in enumerate(provinces) if each["id"] == id)
        provinces.insert(place - 1, provinces.pop(index))
        return put(board, ("regions", at, "provinces"), provinces)

    return (Heading(Msg.of("empire.edit.goal" if is_goal else "empire.edit.province")),
            Names((*path, "names")),
            Flag("temple", Msg.of("empire.edit.temple"), value_at(board, path)["temple"],
                 change_at((*path, "temple"))),
            Flag("city", Msg.of("empire.edit.city"), value_at(board, path)["city"],
                 change_at((*path, "city"))),
            Number("rank", Msg.of("empire.edit.rank"), number + 1, 1, len(region["provinces"]),
                   rank),
            EditButton("remove", Msg.of("ui.edit.remove"), lambda board: Edit(
                remove_province(board, at, id), replace(focus, chosen=("regions", at)))))


def remove_province(board: Plain, at: int, id: str) -> Plain:
    """Its arrows go with it; the last province is the goal if it was that."""
    region = board["regions"][at]
    provinces = [each for each in region["provinces"] if each["id"] != id]
    goal = region["goal"]
    if goal == id:
        goal = provinces[-1]["id"] if provinces else NO_GOAL
    kept = {kind: [each for each in region[kind] if id not in each[:2]] for kind in KINDS}
    return put(board, ("regions", at), {**region, "provinces": provinces, "goal": goal, **kept})


def arrow_entries(board: Plain, focus: Focus) -> tuple[EditField, ...]:
    """The destination, the price, and whether over land or sea."""
    path = focus.chosen
    origin, target, cost = value_at(board, path)
    region = board["regions"][path[1]]

    def turn(board: Plain) -> Edit:
        other = KINDS[path[2] == "arrows"]
        arrows = board["regions"][path[1]][other]
        moved = put(drop(board, path), (*path[:2], other), [*arrows, value_at(board, path)])
        return Edit(moved, replace(focus, chosen=(*path[:2], other, len(arrows))))

    def turn_back(board: Plain) -> Edit:
        arrows = value_at(board, path[:3])
        back = [target, origin, value_at(board, path)[2]]
        return Edit(put(board, path[:3], [*arrows, back]),
                    replace(focus, chosen=(*path[:3], len(arrows))))

    names = {each["id"]: call_thing(board, (*path[:2], "provinces", number))
             for number, each in enumerate(region["provinces"])}
    title = Msg.of("empire.edit.arrow_in", target=names[target]) if origin == START else \
        Msg.of("empire.edit.arrow", origin=names[origin], target=names[target])
    is_lone = origin != START and not any(
        each[:2] == [target, origin] for kind in KINDS for each in region[kind])
    return (Heading(title),
            Number("cost", Msg.of("empire.edit.cost"), cost, 0, MOST_COST,
                   change_at((*path, 2))),
            EditButton("turn", Msg.of("empire.edit.by_land" if path[2] == "ships"
                                      else "empire.edit.by_sea"), turn),
            *((EditButton("back_too", Msg.of("empire.edit.back_too"), turn_back),)
              if is_lone else ()),
            EditButton("remove", Msg.of("ui.edit.remove"), lambda board: Edit(
                drop(board, path), replace(focus, chosen=path[:2]))))


def region_entries(board: Plain, focus: Focus, at: int) -> tuple[EditField, ...]:
    """Its names; the regions before and after it."""
    def add(board: Plain) -> Edit:
        regions = board["regions"]
        added = [*regions[:at + 1], new_region(regions), *regions[at + 1:]]
        return Edit({**board, "regions": added},
                    replace(focus, page=at + 1, chosen=("regions", at + 1)))

    def remove(board: Plain) -> Edit:
        return Edit(drop(board, ("regions", at)), replace(focus, page=max(0, at - 1), chosen=()))

    count = len(board["regions"])
    return (Heading(Msg.of("empire.edit.region", n=at + 1)), Names(("regions", at, "names")),
            *((EditButton("add_region", Msg.of("empire.edit.add_region"), add),)
              if count < MOST_REGIONS else ()),
            *((EditButton("remove", Msg.of("empire.edit.remove_region"), remove),)
              if count > 1 else ()))


# ---- faults and drawing -------------------------------------------------------------------------


def aim(board: Plain, focus: Focus, fault: Fault) -> tuple[Focus, str]:
    """The province, the arrow or the region that a fault is about."""
    match fault.path:
        case ("regions", int() as at, "provinces", int() as number, *_):
            province = board["regions"][at]["provinces"][number]
            return (replace(focus, tool="province", page=at, chosen=fault.path[:4]),
                    f"place:{province['id']}")
        case ("regions", int() as at, "arrows" | "ships", int() as number, *_):
            target = value_at(board, fault.path[:4])[1]
            return (replace(focus, tool="road", page=at, chosen=fault.path[:4]),
                    f"place:{target}")
        case ("regions", int() as at, "goal", *_):
            return replace(focus, tool="goal", page=at, chosen=("regions", at)), ""
        case ("regions", int() as at, "provinces"):
            return replace(focus, tool="province", page=at, chosen=("regions", at)), ""
        case ("regions", int() as at, *_):
            return replace(focus, page=at, chosen=("regions", at)), ""
    return replace(focus, chosen=()), ""


def tell(board: Plain, fault: Fault) -> Msg:
    """Provinces and regions by name."""
    match fault.path:
        case ("regions", int() as at, "provinces"):
            return Msg.of("empire.edit.few_provinces", n=at + 1)
        case ("regions", int() as at, "goal"):
            return Msg.of("empire.edit.no_goal", n=at + 1)
        case ("regions", int(), "provinces", int(), "id") if \
                fault.msg.key == "empire.shape.cut_off":
            return Msg.of("empire.edit.cut_off", province=call_thing(board, fault.path[:4]))
        case ("regions", *path, "names", _lang, "name"):
            return Msg.of("ui.edit.unnamed", thing=call_thing(board, ("regions", *path)))
    return fault.msg


def remarks(board: Plain) -> tuple[Msg, ...]:
    """Notes on sites that no region has, and on goals that the first step reaches."""
    provinces = [each for region in board["regions"] for each in region["provinces"]]
    return (*(Msg.of(f"empire.edit.lacks.{site}") for site in ("temple", "city")
              if not any(each[site] for each in provinces)),
            *(Msg.of("empire.edit.near_goal", region=call_thing(board, ("regions", at)))
              for at, region in enumerate(board["regions"])
              if steps_from_start(region).get(region["goal"]) == 1))


def draw(box: Plain, board: Plain, focus: Focus) -> Sketch:
    """The region that is seen."""
    chosen = focus.chosen if has(board, focus.chosen) else ()
    return draw_edited(box, board, focus.page, focus.tool, chosen)


def preview(box: Plain, board: Plain, focus: Focus, spot: str) -> Layer:
    """The land or the arrow that a click there would make."""
    if place_of_spot(spot) is not None:
        return NOTHING if focus.tool == "province" and is_full(board, focus) else preview_land(
            page_map(box, board, focus.page), province_to_move(focus.tool, focus.chosen), spot)
    origin, target = origin_of(board, focus), spot.partition(":")[2]
    drawn = page_map(box, board, focus.page) if origin is not None else None
    if origin is None or drawn is None or target in (origin, START):
        return NOTHING
    return preview_arrow(drawn, origin, target)


def advise(board: Plain, focus: Focus) -> Msg | None:
    """The next click of a tool that takes two, or its limit."""
    origin = origin_of(board, focus)
    if origin is not None:
        name = Msg.of("empire.edit.the_start") if origin == START else call_thing(
            board, focus.chosen)
        return Msg.of("empire.edit.lead_on", origin=name)
    if province_to_move(focus.tool, focus.chosen) is not None:
        return Msg.of("empire.edit.move_on", province=call_thing(board, focus.chosen))
    if focus.tool == "province" and is_full(board, focus):
        return Msg.of("empire.edit.full", most=MOST_PROVINCES)
    return None


def call_thing(board: Plain, path: Path) -> Wording:
    """A region or a province by its name, by its number while it has none."""
    thing = value_at(board, path)
    return noun_of(thing) if is_named(thing) else Msg.of(
        f"empire.edit.nth.{path[-2]}", n=int(path[-1]) + 1)


def pages(board: Plain) -> tuple[tuple[Msg, Path], ...]:
    """The regions by number and name."""
    return tuple((Msg.of("empire.edit.page", n=at + 1, region=noun_of(region)), ("regions", at))
                 for at, region in enumerate(board["regions"]))


def tool_of(id: str) -> Tool:
    """A tool with its words and its sign."""
    key = f"empire.edit.tool.{id}"
    return Tool(id, Msg(key), Msg(f"{key}.tip"), sign_of(id),
                carries="" if id in ("road", "ship") else "move")


EDITING: Final = Editing(
    tools=tuple(map(tool_of, TOOLS)), begin=Msg.of("empire.edit.begin"), blank=blank, draw=draw,
    click=click, entries=entries,
    aim=aim, tell=tell, pages=pages, preview=preview, advise=advise,
    remarks=remarks,
)

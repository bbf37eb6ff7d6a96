"""A battle as a ladder of speeds: the enemy above, Alexander below, each force with its sum."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.state.values import USERS
from alexandre.games.commander.table.pictures.army import hits_told
from alexandre.games.commander.table.pictures.coins import draw_coin
from alexandre.games.commander.table.pictures.counters import COLOURS, numbers
from alexandre.games.commander.table.pictures.glyphs import FORCES, die, glyph
from alexandre.games.commander.table.pictures.pages import SIZE as PAGE
from alexandre.games.commander.table.pictures.pages import Page, page_of
from alexandre.games.commander.table.pictures.rivals import ALEXANDER, chief_of, tell_place
from alexandre.games.commander.table.pictures.slips import (
    CHIP,
    LEFT,
    NARROW,
    OWN,
    PITCH,
    RISE,
    SLIP,
    own_plans,
    slip,
    slip_at,
)
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView
from alexandre.games.commander.view.battle import BattleView, LineForce
from alexandre.kernel.text import Arg, Msg, Noun
from alexandre.ui.draw.sheets.map_sheet import draw_map
from alexandre.ui.draw.sketch import (
    Align,
    Caption,
    Disc,
    Marks,
    Place,
    Plate,
    Polygon,
    Print,
    Shade,
    Shape,
    Sketch,
    SpareCaption,
    Spot,
    Stroke,
    rectangle,
    regular,
    seat_colour,
    with_bleed,
)

SIZE: Final = (1600.0, 1016.0)
BLEED: Final = (120.0, 300.0, 120.0, 600.0)
TOP: Final = 132.0
MIDDLE: Final = 570.0
HEART: Final = (SIZE[0] / 2, MIDDLE)
BAND: Final = 92.0
SPEEDS: Final = (6, 5, 4, 3, 2, 1, 0)
AIMS: Final = ("leader", "wall")  # what Alexander or a siege engine may choose to attack
WIDE: Final = (SIZE[0] - LEFT - 16) / len(SPEEDS)
CARD: Final = 141.0  # one of two in a column,
ALONE: Final = 166.0  # and one that has the column to itself
TALL: Final = 110.0  # a card whose words may stand in two lines
ROUND: Final = 34.0  # above the middle the round stands, and the hits below it: clear of each
HITS: Final = 8.0  # other and of the heading of one's own plans beside the largest letters, too
FOOT: Final = (70.0, 34.0)  # of a card alone, where name and sum stand above it; less on others
LONG: Final = 3  # words of a sum, beyond which it has both lines for itself
ODDS: Final = 58.0  # the width that a value leaves for the chance of a hit
LEAST: Final = 7.0  # pixels of what is read on a card
WORDS: Final = 24.0  # letters of a low card, and of what stands beside the lines,
NAME: Final = 27.0  # of a card alone,
SUM: Final = 23.0  # and of a name above a sum on it
NEAR: Final = 3.0  # how much larger than on the map the ground is seen
VEIL: Final = 0.45  # how much of it is hidden
COIN: Final = 40.0  # radius of a chief's
HIGH: Final = MIDDLE - BAND / 2 - TOP
ROWS: Final = 2  # of large cards; beyond their room lie the dice
DIE: Final = 66.0
APART: Final = 12.0  # dice side by side, whose marks lie at a corner
DIE_SMALL: Final = 44.0  # of many in a column: they lie in two rows
ABREAST: Final = 3  # beyond so many
OUTSIDE: Final = {True: SIZE[1] - 50.0, False: TOP + 48.0}  # where one's own dice lie, and others
DIE_CHAINED: Final = 58.0  # of a force that may throw again: three lie one above the other
CHAINED: Final = 0.34  # of its size, how far aside it throws where no row is free any more


def ladder_of(tables: Tables, view: CommanderView, battle: BattleView) -> Sketch:
    drawn = Ladder(tables, view, battle)
    drawn.head()
    drawn.band()
    drawn.line(battle.foes, is_mine=False)
    drawn.line(battle.mine, is_mine=True)
    drawn.plans()
    site = tables.site_named(battle.region).region
    layers = {"ground": land(page_of(tables), site), "field": field(battle.speed)}
    return draw_map(SIZE, BLEED, layers, drawn.marks, drawn.spots)


def land(page: Page, region: int) -> Marks:
    """The land of the campaign below the region of the battle, seen from near by, under a veil;
    between the lines dust."""
    (x, y), (wide, high) = with_bleed(SIZE, BLEED)
    if page.plate:
        left, top, right, low = page.bleed
        size = ((PAGE[0] + left + right) * NEAR, (PAGE[1] + top + low) * NEAR)
        place = page.places[region]
        at = (HEART[0] - (place[0] + left) * NEAR, TOP - (place[1] + top) * NEAR)
        yield Print((hold(at[0], x + wide - size[0], x), hold(at[1], y + high - size[1], y)),
                    size, page.plate)
    else:
        yield Polygon(rectangle((x, y), (wide, high)), texture="sand")
    yield Plate((x, y), (wide, high), 0, "parchment", cover=VEIL)
    yield Plate((x, y), (wide, TOP - y - 12), 0, "page", cover=VEIL)
    yield Plate((x, y), (LEFT - 10 - x, high), 0, "page", cover=VEIL)
    for number in range(len(SPEEDS)):
        at = (LEFT + WIDE * (number + 0.5), MIDDLE + (BAND / 4 if number % 2 else -BAND / 4))
        yield Shade(tuple((at[0] + (px - at[0]) * 2, py) for px, py in regular(at, BAND / 2, 12)),
                    BAND / 3, "page", VEIL)


def hold(at: float, least: float, most: float) -> float:
    """The nearest between two bounds."""
    return max(least, min(most, at))


def field(speed: int | None) -> Marks:
    """The lines: a column for each speed, the one whose turn it is lit."""
    wide, high = SIZE
    yield Plate((LEFT - 6, TOP - 8), (wide - LEFT - 8, MIDDLE - BAND / 2 - TOP + 4), 6,
                "pigment.violet", "pigment.violet", 1.4, cover=0.14)
    yield Plate((LEFT - 6, MIDDLE + BAND / 2 + 4), (wide - LEFT - 8, HIGH), 6, "seat0", "seat0",
                1.4, cover=0.12)
    for number, each in enumerate(SPEEDS):
        x = LEFT + WIDE * number
        if each == speed:
            yield Plate((x - 3, TOP - 8), (WIDE, high - TOP - 8), 7, "way.band", "way.edge", 3.0,
                        cover=0.55)
        elif number:
            yield Stroke(((x - 3, TOP), (x - 3, high - 22)), "hollow", 1.4, (8.0, 8.0), cover=0.5)


class Ladder:
    """The picture of a battle."""

    def __init__(self, tables: Tables, view: CommanderView, battle: BattleView) -> None:
        self.tables, self.view, self.battle = tables, view, battle
        self.site = tables.site_named(battle.region)
        self.marks: list[Shape | Caption] = []
        self.spots: list[Spot] = []

    def say(self, at: Place, text: Msg | Noun | str, size: float, colour: str = "ink",
            face: str = "text", align: Align = "left", most: float = 0.0,
            least: float = 9.0) -> None:
        self.marks.append(Caption(at, text, size, colour, face, align, most=most, least=least))

    def head(self) -> None:
        """Draw the place of the battle and its text, the sides' numbers, and the stronger one."""
        noun, wide = self.tables.regions[self.site.region].noun, SIZE[0]
        self.say((wide / 2, 46), Msg.of("commander.table.battle", region=noun), 46, "seal.deep",
                 "title", "centre", most=wide - 640, least=12)
        saying = tell_place(self.battle.region)
        if saying is not None:
            self.say((wide / 2, 99), saying, 29, "ink", "italic", "centre", most=750)
        for chief, line, x, way in (
                (ALEXANDER, self.battle.mine, 68.0, 1),
                (chief_of(self.tables, self.battle), self.battle.foes, wide - 68, -1)):
            self.marks += draw_coin(chief, (x, 48), COIN)
            colour = COLOURS[self.site.nation] if way < 0 else seat_colour(0)
            self.say((x + way * (COIN + 18), 48), str(len(line)), 72, colour, "bold",
                     "left" if way > 0 else "right")
        more = self.battle.advantage
        key = "even" if not more else "advantage" if more > 0 else "disadvantage"
        told = (Msg.of("commander.table.duel") if self.battle.is_duel else
                Msg.of(f"commander.table.{key}", n=abs(more)))
        self.say((wide - 26, 107), told, 24, "seal" if self.battle.is_duel else "ink.soft",
                 "italic", "right", most=290)

    def band(self) -> None:
        """The speeds between the lines, the round, the die, the hits nobody has taken yet."""
        for number, speed in enumerate(SPEEDS):
            at = (LEFT + WIDE * (number + 0.5) - 3, MIDDLE)
            is_now = speed == self.battle.speed
            self.marks.append(Disc(at, 33 if is_now else 25, "seal" if is_now else "page",
                                    "gold.pale" if is_now else "gold", 3.4 if is_now else 1.6))
            self.say(at, str(speed), 40 if is_now else 28, "seal.text" if is_now else "ink.soft",
                     "bold", "centre")
            if is_now:
                self.spots.append(Spot("do:attack", Msg.of("commander.spot.speed", n=speed),
                                       regular(at, 36, 24)))
        battle = self.battle
        if battle.round:
            self.say((26, MIDDLE - ROUND), Msg.of("commander.table.round", n=battle.round), 30,
                     "seal.deep", "title", most=LEFT - 90)
        told = [Msg.of(f"commander.hits.{name}", n=n) for name, n in battle.hits.items()]
        if told:
            self.say((26, MIDDLE + HITS), told[0], 25, "seal", "bold",
                     most=LEFT - (100 if battle.die else 60))
        if battle.die is not None:
            self.marks += die(battle.die, (LEFT - 46, MIDDLE), 62)

    # ---- forces ----------------------------------------------------------------------------

    def line(self, forces: tuple[LineForce, ...], *, is_mine: bool) -> None:
        """One line: equal forces on one card, the fastest on the left, walls before them all."""
        by_code: dict[int, list[LineForce]] = {}
        for force in forces:
            by_code.setdefault(force.code, []).append(force)
        columns: dict[int, list[list[LineForce]]] = {}
        for group in by_code.values():
            speed = group[0].speed
            columns.setdefault(speed if speed >= 0 else SPEEDS[0], []).append(group)
        for speed, groups in columns.items():
            x = LEFT + WIDE * SPEEDS.index(speed)
            high = measure_card(len(groups))
            step = high + 8
            for row, group in enumerate(groups):
                offset = step * row
                y = (MIDDLE + BAND / 2 + 12 + offset if is_mine
                     else MIDDLE - BAND / 2 - 8 - high - offset)
                self.card(group, (x + 2, y), high)

    def card(self, group: list[LineForce], at: Place, high: float) -> None:
        """One card: sign, final value, the sum behind it, the odds; grey while it rests."""
        count = len(group)
        force = next((each for each in group if each.is_acting), group[0])
        acted = sum(each.has_acted for each in group)
        colour = seat_colour(0) if force.is_mine else COLOURS[self.site.nation]
        is_idle = force.is_spent or acted == count
        paper = "parchment.deep" if is_idle else "parchment" if force.is_reduced else "card"
        x, y, wide, sign = at[0], at[1], WIDE - 12, measure_sign(high)
        self.marks += [
            Plate((x + 2, y + 4), (wide, high), 8, "shade", cover=0.4),
            Plate((x, y), (wide, high), 8, paper, "lit" if force.is_acting else colour,
                  5.0 if force.is_acting else 2.2),
            *glyph(FORCES[force.type], (x + 7 + sign / 2, y + sign * 0.58), sign,
                   "ink.faint" if is_idle else colour, paper)]
        if force.is_reduced:
            self.marks.append(Stroke(((x + 8, y + sign * 1.06), (x + 6 + sign, y + sign * 0.18)),
                                     paper, 3.8))
        self.figures(force, (x, y), wide, high, is_idle=is_idle)
        if count > 1:
            spot = (x + 6, y + 6)  # on the corner, clear of the sign and of the odds
            self.marks.append(Disc(spot, 18, "seal.deep", "gold.pale", 1.8))
            self.say(spot, f"×{count}", 22, "seal.text", "bold", "centre", most=31, least=8.0)
        name = self.name_of(force, count)
        self.spots.append(Spot(f"force:{force.code}", name, rectangle((x, y), (wide, high))))
        if force.id in AIMS and not any(spot.id == f"aim:{force.id}" for spot in self.spots):
            # A little smaller, so that it is what a click means while that is asked.
            self.spots.append(Spot(f"aim:{force.id}", name, rectangle((x + 1, y + 1),
                                                                      (wide - 2, high - 2))))

    def figures(self, force: LineForce, at: Place, wide: float, high: float, *,
                is_idle: bool) -> None:
        """Value and superscript, what they are made of, and the odds of a hit."""
        x, y = at
        ink, row = "ink.faint" if is_idle else "ink", high * (0.24 if high > TALL else 0.36)
        if force.type == "WALL":
            minus = self.tables.wall_penalty[1 if force.is_reduced else 0]
            self.say((x + 72, y + row), f"−{minus}", 50, ink, "bold", most=80)
            self.tell(Msg.of("commander.table.wall_side"), at, high, "ink.soft")
            return
        figure = numbers(max(0, force.value), max(0, min(6, force.sup)))
        share = high / ALONE
        left = 10 + measure_sign(high)
        self.say((x + left, y + row), figure, min(54.0 * share, high * 0.5), ink, "bold",
                 most=wide - left - ODDS)
        shown = () if force.is_spent else odds(force)[:1 + (high > TALL)]
        for number, text in enumerate(shown):
            self.say((x + wide - 8, y + row * (0.45 + 1.3 * number)), text, WORDS - 3 * number,
                     "ink.soft", "table", "right", least=LEAST,
                     most=ODDS - 10 if not number else wide - 76)
        parts = [(name, n) for name, n in force.sum if n or name == "face"]
        if force.is_spent:
            self.tell(Msg.of("commander.table.rests"), at, high, "seal", "italic")
        elif len(parts) > 1:
            self.tell_both(force, sum_of(parts), at, high)
        else:
            self.tell(self.noun_of(force), at, high, "ink.soft")

    def tell_both(self, force: LineForce, made_of: Msg, at: Place, high: float) -> None:
        """A sum at the foot of a card, below the name if there is room for both."""
        if high <= TALL or len(made_of.args) > LONG:
            self.tell(made_of, at, high, "seal.deep")
            return
        share = high / ALONE
        for words, up, colour in ((self.noun_of(force), FOOT[0], "ink.soft"),
                                  (made_of, FOOT[1], "seal.deep")):
            self.marks.append(SpareCaption(
                (at[0] + 9, at[1] + high - up * share), words, SUM * share, colour, align="left",
                most=WIDE - 30, least=LEAST, lines=1 + (words is made_of)))

    def tell(self, words: Msg | Noun, at: Place, high: float, colour: str,
             face: str = "text") -> None:
        """Draw words at the foot of a card, in two lines if it is high enough."""
        is_tall, share = high > TALL, high / ALONE
        up, size = (43 * share, NAME * share) if is_tall else (19, WORDS)
        self.marks.append(SpareCaption(
            (at[0] + 9, at[1] + high - up), words, size, colour, face, "left",
            most=WIDE - 30, least=LEAST, lines=1 + is_tall))

    def noun_of(self, force: LineForce) -> Noun:
        """The noun of a force."""
        if force.type == "A":
            return self.tables.alexander_noun
        if force.type == "WALL":
            return self.tables.wall_noun
        if force.type == "LE":
            return self.tables.leaders[self.site.leader].noun
        return self.tables.kind_named(force.id).noun

    def name_of(self, force: LineForce, count: int) -> Msg:
        """A card in words."""
        if force.type == "WALL":
            return Msg.of("commander.spot.wall", n=count)
        key = "spent" if force.is_spent else "line"
        return Msg.of(f"commander.spot.{key}", force=self.noun_of(force), n=count,
                      hits=hits_told(force.value, force.sup), speed=force.speed)

    # ---- plans -----------------------------------------------------------------------------

    def plans(self) -> None:
        """The enemy's above, one's own below; those that can still be had are pale."""
        top = TOP
        self.say((24, top), Msg.of("commander.table.enemy_plans"), WORDS, "ink.soft", "italic",
                 most=LEFT - 60)
        for each in self.tables.enemy_plans:
            n = self.battle.enemy_plans.get(each.id, 0)
            if n:
                top += PITCH
                text, is_void = Msg.of(f"commander.scheme.{each.id}"), self.is_void(each.id)
                self.plan(f"scheme:{each.id}", each.noun, (SLIP, top - 17), n,
                          COLOURS[self.site.nation],
                          Msg.of("commander.scheme.void", text=text) if is_void else text,
                          is_void=is_void)
        if self.battle.enemy_plans_due:
            top += PITCH
            self.say((26, top), Msg.of("commander.table.due", n=self.battle.enemy_plans_due), 22,
                     "ink", most=LEFT - 40)
        self.say((24, OWN), Msg.of("commander.table.own_plans"), WORDS, "ink.soft", "italic",
                 most=LEFT - 60)
        for row, (id, noun) in enumerate(own_plans(self.tables, self.battle), 1):
            self.plan(f"plan:{id}", noun, slip_at(row), self.battle.plans.get(id, 0),
                      seat_colour(0), Msg.of(f"commander.plan.{id}"), NARROW)

    def is_void(self, plan: str) -> bool:
        """Whether the enemy neither has nor can get a force that such a plan is about."""
        users, battle = USERS.get(plan), self.battle
        may_grow = battle.enemy_plans_due or battle.enemy_plans.get("deployment", 0)
        return users is not None and not may_grow and not any(
            each.type in users for each in battle.foes)

    def plan(self, id: str, noun: Noun, at: Place, n: int, colour: str, text: Msg,
             wide: float = LEFT - 44, *, is_void: bool = False) -> None:
        self.marks += slip(noun, at, n, colour, wide, is_void=is_void)
        self.spots.append(Spot(id, Msg.of("commander.spot.plan", plan=noun, text=text),
                               rectangle((at[0] - RISE, at[1] - RISE),
                                         (wide + 2 * RISE, CHIP + 2 * RISE)),
                               column=(0.0, TOP, LEFT - 10, SIZE[1])))


def measure_card(count: int) -> float:
    """The height of each of so many cards in a column: dice lie beyond them."""
    return ALONE if count == 1 else (CARD + 8) * min(1.0, ROWS / count) - 8


def measure_sign(high: float) -> float:
    """The side of the sign on a card so high."""
    return high * (0.4 if high > TALL else 0.56)


def find_room(battle: BattleView, force: LineForce) -> tuple[Place, float]:
    """The place and the size of a force's next die: beyond the cards of its column, beside those
    that others of its line have thrown; what a phalanx throws again lies in the rows that its
    column leaves free.
    """
    line = battle.mine if force.is_mine else battle.foes
    column = [each for each in line if each.speed == force.speed]
    thrown, count = sum(each.has_acted for each in column), len(column)
    rows = 1 if count <= ABREAST else 2
    across = -(-count // rows)
    usual = DIE_CHAINED if any(each.type == "PH" for each in column) else DIE
    size = min(usual if rows == 1 else DIE_SMALL, (WIDE - 12) / across - APART)
    pitch = rows * (size + 4)
    cards = len({each.code for each in column})
    free = ROWS * (CARD + 8) - cards * (measure_card(cards) + 8)
    aside, up = divmod(battle.chain, 1 + int(free // pitch))
    row, number = divmod(thrown, across)
    left = LEFT + WIDE * (SPEEDS.index(force.speed) + 0.5) - 4 - (size + APART) * (across - 1) / 2
    y = OUTSIDE[force.is_mine] + (row - (rows - 1) / 2) * (DIE_SMALL + 4)
    y += pitch * up * (-1 if force.is_mine else 1)
    return (left + (size + APART) * number + CHAINED * size * aside, y), size


def sum_of(parts: list[tuple[str, int]]) -> Msg:
    """The parts of a value: `3 −2 walls +1 plan`."""
    args: dict[str, Arg] = {"n0": str(parts[0][1])}
    for number, (name, n) in enumerate(parts[1:4], 1):
        args[f"n{number}"] = with_sign(n)
        args[f"what{number}"] = Msg.of(f"commander.part.{name}")
    return Msg(f"commander.sum.{len(parts[:4])}", tuple(args.items()))


def odds(force: LineForce) -> tuple[str, ...]:
    """The chance of a hit with one die, and that of two hits behind their number."""
    one, two = min(6, max(0, force.value)), min(6, max(0, force.sup))
    if force.value <= 0 or not two:
        return (f"{one}/6",)
    return f"{max(one, two)}/6", f"2: {two}/6"


def with_sign(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"

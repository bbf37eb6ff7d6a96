"""Positions of Alexandros told in a few words, and stories played on from them.

`tell` writes a dump and has the game load it, so that a position which breaks a law cannot be
told.  From there everything goes through `legal` and `apply`, with chance named, and what comes
of it must offer the same when it is read back from its own dump.  The geometry
here is the tests' own: it is worked out from the drawing, not asked of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Self

from alexandre.games import hints, load
from alexandre.kernel.contract import Event, Game, State
from alexandre.kernel.text import Msg

LETTERS = "TALCH"  # temple, amphora, lyre, horse (cheval), hoplite
EACH = 11
BLACK, RED = 65, 10

Cell = tuple[int, int]
Point = tuple[int, int]
Line = tuple[Point, Point]


class Story:
    """A position and what was done with it; every step is an offer."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.told: list[Event] = []

    def play(self, script: str) -> Self:
        """The actions, in text notation, separated by semicolons; each must be offered."""
        for text in steps(script):
            action = self.game.parse(text)
            assert action in self.state.legal(), f"{text!r} is not offered: {self.why(text)}"
            self.state.apply(action, self.told.append)
        again = self.game.load(self.state.dump())
        assert again.legal() == self.state.legal(), "read back, the position offers other things"
        return self

    def fork(self) -> Self:
        """The same position, to be continued differently."""
        return type(self)(self.game, self.state.clone())

    def events_of(self, kind: type[Any]) -> list[Any]:
        """The events of a kind that were told."""
        return [event for event in self.told if isinstance(event, kind)]

    def offers(self, verb: str = "") -> list[str]:
        """The present offers, or the rest after `verb` of those that begin with it."""
        texts = [action.text for action in self.state.legal()]
        if not verb:
            return texts
        return [text.removeprefix(verb).strip() for text in texts if text.split()[0] == verb]

    def why(self, text: str) -> Msg | None:
        """The reason that forbids the action, None if there is none."""
        return self.state.why_not(self.game.parse(text))

    def reason(self, text: str) -> Msg:
        """The reason that forbids the action."""
        reason = self.why(text)
        assert reason is not None, f"{text!r} is not refused"
        return reason

    def refused(self, script: str) -> str:
        """The number of the rule that forbids each of these actions, none of which is offered."""
        rules: set[str] = set()
        for text in steps(script):
            reason = self.reason(text)
            assert text not in self.offers(), f"{text!r} is refused and offered"
            rules.add(reason.rule)
        (rule,) = rules
        return rule

    # What must be so; each goes on from the position as it is.

    def has(self, **told: Any) -> Self:
        """Every one of these is so: the answer of the method of that name, else of the dump."""
        dump = self.dump()
        for name, value in told.items():
            ask = getattr(self, name, None)
            said = ask() if callable(ask) else dump[name]
            assert said == value, f"{name}: {said!r}, not {value!r}"
        return self

    def refuses(self, script: str, rule: str) -> Self:
        """The rule of that number forbids each of these actions."""
        assert (said := self.refused(script)) == rule, f"{script!r}: {said}, not {rule}"
        return self

    def offering(self, verb: str, *rests: str) -> Self:
        """These and no others are the offers that begin with the verb."""
        assert (said := self.offers(verb)) == list(rests), f"{verb}: {said}"
        return self

    def condemns(self, script: str) -> Self:
        """Each of these offers is on the title's list of blunders."""
        assert (said := self.judge(script)) == {True}, f"{script!r}: {said}"
        return self

    def spares(self, script: str) -> Self:
        """None of these offers is on it."""
        assert (said := self.judge(script)) == {False}, f"{script!r}: {said}"
        return self

    def judge(self, script: str) -> set[bool]:
        """Whether these offers are blunders."""
        actions = list(map(self.game.parse, steps(script)))
        assert set(actions) <= set(self.state.legal()), f"not all of {script!r} is offered"
        return {hints(self.game).is_blunder(self.state, each) for each in actions}

    def routes(self) -> list[list[str]]:
        """Every way to walk from here to the corner that was chosen, found by walking it."""
        texts = self.offers("walk")
        if not texts:
            return [[]]
        return [[text, *rest] for text in texts
                for rest in self.fork().play(f"walk {text}").routes()]

    def march(self, card: str, reveal: str, to: str, route: str) -> Story:
        """A whole march: the card, what replaces it (if anything), the goal and the points."""
        script = [card] + ([f"reveal {reveal}"] if reveal else []) + [f"to {to}"]
        points = route.split()
        script += [f"halt {points[-1]}"] + [f"walk {point}" for point in points]
        return self.play(";".join(script))

    # What lies on the table, read from the dump.

    def dump(self) -> dict[str, Any]:
        """The whole position."""
        dump: dict[str, Any] = self.state.dump()
        return dump

    def hand(self, seat: int = 0) -> str:
        """The cards of a hand, in the order T A L C H."""
        return spell_cards(self.dump()["hands"][seat])

    def face_up(self) -> str:
        """The face-up cards that lie there, in the order T A L C H."""
        return spell_cards(Counter(card for card in self.dump()["face_up"] if card))

    def pile(self) -> int:
        """The number of cards in the pile."""
        return sum(self.dump()["pile"].values())

    def discards(self) -> str:
        """The discards, in the order T A L C H."""
        return spell_cards(self.dump()["discards"])

    def black(self) -> int:
        """The black walls on the board."""
        return list(self.dump()["walls"].values()).count("black")

    def red(self) -> int:
        """The red walls on the board."""
        return list(self.dump()["walls"].values()).count("red")

    def governors(self, seat: int = 0) -> str:
        """The spaces where a seat's governors stand, in the order of the board."""
        return " ".join(sorted(self.dump()["governors"][seat], key=cell_of))

    def scores(self) -> list[int]:
        """The scores, by seat."""
        return list(self.dump()["scores"])

    def phase(self) -> str:
        """The present question, by the prompt's kind."""
        return self.game.prompt(self.state).kind

    def actor(self) -> int:
        """The seat that decides, chance or the end."""
        return self.state.actor()

    def mover(self) -> int:
        """The player of the turn."""
        return int(self.dump()["mover"])

    def view(self, seat: int | None = None) -> Any:
        """The table as a seat sees it, or the referee."""
        return self.game.view(self.state, seat)

    def province(self, space: str) -> Any:
        """The province of the referee's view in which the space lies."""
        provinces = [each for each in self.view().provinces if space in each.cells]
        assert len(provinces) == 1, f"{space} lies in {len(provinces)} provinces"
        return provinces[0]


def begin(seats: int = 2, board: str = "e", first: int = 0, deals: str = "TALC",
          face_up: str = "LC", **options: Any) -> Story:
    """A new game, dealt by hand: one letter to each seat, two face up, and the first seat."""
    game = load("alexandros", board)
    story = Story(game, game.start(seats, options))
    for letter in deals[:seats]:
        story.play(f"deal {letter}")
    for letter in face_up:
        story.play(f"reveal {letter}")
    return story.play(f"first {first}") if story.phase() == "first" else story


def tell(*, board: str = "e", seats: int = 2, mover: int = 0, alexander: str = "3,1",
         hands: Sequence[str] = (), face_up: str = "LC", pile: str | None = None,
         discards: str = "", walls: str = "", provinces: Iterable[str] = (), barred: str = "",
         clear: str = "", governors: Sequence[str] = (), scores: Sequence[int] = (),
         walls_left: int | None = None, actions_left: int | None = None,
         **options: Any) -> Story:
    """A position in words, before a march, or (with `actions_left`) after it.

    hands: a word of letters a seat, `*` for all cards named nowhere · pile: None, all cards named
    nowhere; a word, then those are discards · walls: routes of points, separated by semicolons ·
    provinces: groups of spaces, each walled in where no coast closes it · barred: symbols whose
    spaces get a wall each, but for the spaces `clear` · governors: spaces, a word a seat ·
    walls_left: black and red together; the others are laid far away, off Alexander's shortest
    routes to the spaces `clear`.
    """
    game = load("alexandros", board)
    chart = Chart(game.board.data["board"]["rows"], point_of(alexander),
                  [cell_of(space) for space in clear.split()])
    laid = {line for route in steps(walls) for line in lines_of(route)}
    for group in provinces:
        laid |= chart.fence({cell_of(space) for space in group.split()})
    laid |= chart.bars(barred, laid)
    if walls_left is not None:
        laid |= chart.filler(BLACK + RED - walls_left - len(laid), laid)
    dump = begin(seats, board, face_up="LC", **{"first_seat": "seat0", **options}).dump()
    dump.update(
        mover=mover,
        phase="march" if actions_left is None else "actions",
        actions_left=actions_left or 0,
        alexander=alexander,
        walls=colour_walls(chart.sort_lines(laid)),
        face_up=[*face_up, None, None][:2],
        governors=[sorted(word_of(governors, seat).split(), key=cell_of)
                   for seat in range(seats)],
        scores=[*scores, *[0] * seats][:seats],
        **cards_told([word_of(hands, seat) for seat in range(seats)], face_up, pile, discards),
    )
    return Story(game, game.load(dump))


def cards_told(hands: list[str], face_up: str, pile: str | None,
               discards: str) -> dict[str, Any]:
    """The cards in the words of a dump; what was named nowhere goes where it is due."""
    named = Counter("".join(hands) + face_up + (pile or "") + discards)
    rest = "".join(letter * (EACH - named[letter]) for letter in LETTERS)
    if any("*" in hand for hand in hands):
        hands, rest = [hand.replace("*", rest) for hand in hands], ""
    if pile is None:
        pile = rest
    else:
        discards += rest
    held = [count_cards(hand) for hand in hands]
    nothing = [count_cards("") for _ in hands]
    return {"hands": held, "fresh": held, "older": nothing, "pile": count_cards(pile),
            "discards": count_cards(discards)}


class Chart:
    """The land of a board, worked out from its drawing; some spaces and routes kept clear."""

    def __init__(self, rows: Sequence[str], start: Point = (0, 0),
                 clear: Iterable[Cell] = ()) -> None:
        self.marks = {(r, c): mark for r, row in enumerate(rows)
                      for c, mark in enumerate(row) if mark != "."}
        self.banks: dict[Line, list[Cell]] = {}
        for cell in self.marks:
            for line in sides(cell):
                self.banks.setdefault(line, []).append(cell)
        self.clear = set(clear)
        self.routes = self.on_routes(start)

    def on_routes(self, start: Point) -> set[Line]:
        """The lines of all shortest routes from the start to corners of the clear spaces."""
        lines = {line for cell in self.clear for line in sides(cell)}
        away = self.distances(start)
        for goal in {point for line in lines for point in line}:
            back = self.distances(goal)
            lines |= {(a, b) for a, b in self.banks
                      if min(away[a] + back[b], away[b] + back[a]) + 1 == away[goal]}
        return lines

    def distances(self, start: Point) -> dict[Point, int]:
        """The lines from one point to every other."""
        steps, queue = {start: 0}, [start]
        for point in queue:
            for line in self.banks:
                other = line[1 - line.index(point)] if point in line else point
                if other not in steps:
                    steps[other] = steps[point] + 1
                    queue.append(other)
        return steps

    def fence(self, group: set[Cell]) -> set[Line]:
        """The lines between the group and the rest of the land."""
        return {line for line, banks in self.banks.items()
                if len(banks) == 2 and (banks[0] in group) != (banks[1] in group)}

    def bars(self, letters: str, laid: set[Line]) -> set[Line]:
        """One wall at each space of those symbols, none at a space of another symbol."""
        bars: set[Line] = set()
        barred = [cell for cell, mark in self.marks.items()
                  if mark in letters and cell not in self.clear]
        for cell in barred:
            if not (bars | laid) & set(sides(cell)):
                bars.add(self.bar(cell, barred))
        return bars

    def bar(self, cell: Cell, barred: Sequence[Cell]) -> Line:
        """A side of the space that is nobody else's, or that bars another one as well."""
        fit = [line for line in sides(cell)
               if all(bank in barred or self.marks[bank] == "o" for bank in self.banks[line])]
        return max(fit, key=lambda line: (line not in self.routes,
                                          sum(bank in barred for bank in self.banks[line])))

    def filler(self, count: int, laid: set[Line]) -> set[Line]:
        """So many more lines out of the way, the southernmost and easternmost that are free."""
        free = self.sort_lines(set(self.banks) - laid - self.routes)
        assert 0 <= count <= len(free), f"{count} walls to lay, {len(free)} lines"
        return set(free[len(free) - count:])

    def sort_lines(self, lines: set[Line]) -> list[Line]:
        """Lines in reading order of their points."""
        return sorted(lines, key=lambda line: [place[::-1] for place in line])


def sides(cell: Cell) -> list[Line]:
    """The three lines of a triangle; row and column even together: its tip points south."""
    r, c = cell
    if (r + c) % 2 == 0:
        west, east, tip = (c, r), (c + 2, r), (c + 1, r + 1)
    else:
        tip, west, east = (c + 1, r), (c, r + 1), (c + 2, r + 1)
    return [line_of(west, east), line_of(west, tip), line_of(tip, east)]


def line_of(a: Point, b: Point) -> Line:
    """The line between two points, the northern or western one first."""
    first, second = sorted((a, b), key=lambda place: place[::-1])
    return first, second


def lines_of(route: str) -> list[Line]:
    """The lines along a route of points."""
    points = [point_of(word) for word in route.split()]
    return [line_of(a, b) for a, b in pairwise(points)]


def colour_walls(lines: list[Line]) -> dict[str, str]:
    """Walls as a dump writes them: black as far as they go, then red."""
    words = [">".join(f"{x},{y}" for x, y in line) for line in lines]
    return {word: "black" if n < BLACK else "red" for n, word in enumerate(words)}


def cell_of(space: str) -> Cell:
    """`3-12` as row and column."""
    row, column = space.split("-")
    return int(row), int(column)


def point_of(word: str) -> Point:
    """`3,1` as x and y."""
    x, y = word.split(",")
    return int(x), int(y)


def steps(script: str) -> list[str]:
    """The parts of a script between its semicolons."""
    return [part.strip() for part in script.split(";") if part.strip()]


def word_of(words: Sequence[str], seat: int) -> str:
    """The word of a seat, nothing if none was told."""
    return words[seat] if seat < len(words) else ""


def count_cards(word: str) -> dict[str, int]:
    """Cards by letter."""
    return {letter: word.count(letter) for letter in LETTERS if letter in word}


def spell_cards(cards: dict[str, int]) -> str:
    """Cards as a word, in the order T A L C H."""
    return "".join(letter * cards.get(letter, 0) for letter in LETTERS)

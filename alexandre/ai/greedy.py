"""The greedy player: it searches its own turn and takes the end that its title values most.

Lines of own actions are grown from one rest to the next; at each rest the most promising are
kept.  A line that comes to chance before its first rest is looked past, by an outcome drawn;
later it ends there, and is worth what its outcomes are worth on average.
"""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ai.seat import Stop, Stopped, Tell, choose_among, keep_silent, sensible
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, Game, Rnd, Seat, State
from alexandre.kernel.hints import Hints

WIDTH = 8  # lines kept at each rest
OUTCOMES = 6  # laws of more outcomes are sampled
Judge = Callable[[State, Seat], int]  # what a position is worth to a seat


class Greedy:
    """A chooser that searches its own turn with a beam and compares the positions at rest.

    It judges each of them too high or too low by up to `error`.
    """

    def __init__(self, hints: Hints[State], width: int = WIDTH, error: int = 0) -> None:
        self.hints = hints
        self.width = width
        self.error = error

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """The best line up to chance, the end of the turn or another seat."""
        offers = sensible(self.hints, state)
        action = choose_among(offers, self.hints, state, rnd)
        return [action] if action else Search(self.hints, seat, rnd, stop, self.width,
                                              tell, self.error).best(state, offers)


class Line:
    """Actions that lead to a state; once chance has come, no more are added to them.

    `goes_on`: is the next decision one that the seat looks for too?  `offers`: the sensible ones
    there, once they are known.
    """

    def __init__(self, state: State, actions: tuple[Action, ...] = (),
                 offers: list[Action] | None = None) -> None:
        self.state = state
        self.actions = actions
        self.offers = offers
        self.is_past_chance = False
        self.goes_on = True
        self.value = 0

    def copy(self) -> Line:
        """A line that can be played on in its place."""
        copy = Line(self.state.clone(), self.actions)
        copy.is_past_chance = self.is_past_chance
        return copy

    def play(self, action: Action) -> None:
        """Add an action."""
        if not self.is_past_chance:
            self.actions = (*self.actions, action)
        self.offers = None
        self.state.apply(action)


class Search:
    """One decision of one seat."""

    def __init__(self, hints: Hints[State], seat: Seat, rnd: Rnd, stop: Stop, width: int,
                 tell: Tell = keep_silent, error: int = 0) -> None:
        self.hints = hints
        self.seat = seat
        self.rnd = rnd
        self.stop = stop
        self.width = width
        self.tell = tell
        self.error = error
        self.has_rested = False

    def best(self, state: State, offers: list[Action] | None = None) -> list[Action]:
        """The actions of the line that ends best; the first of equals.  `offers`: the sensible
        ones, where they are known."""
        return list(best_of(self.find_ends(state, offers)).actions)

    def find_ends(self, state: State, offers: list[Action] | None = None) -> list[Line]:
        """The lines that were followed to their ends, at least one."""
        self.has_rested = self.hints.is_rest(state)
        beam, ends = [Line(state, offers=offers)], list[Line]()
        while beam:
            reached: list[Line] = []
            for line in beam:
                self.grow(line, reached)
            self.has_rested = True
            before = best_of(ends) if ends else None
            ends += [line for line in reached if not line.goes_on]
            if ends and best_of(ends) is not before:
                self.tell(list(best_of(ends).actions))
            beam = best_lines([line for line in reached if line.goes_on], self.width)
        return ends

    def goes_on(self, state: State) -> bool:
        """Whether it is still the seat's own decision, and one to be searched, not drawn."""
        return state.actor() == self.seat and self.hints.draw(state, least) is None

    def grow(self, line: Line, reached: list[Line], most: int = 0) -> None:
        """Add every way from a line to its next rests, or stop when there are `most`."""
        offers = self.hints.order(line.state, line.offers or sensible(self.hints, line.state))
        for action in [each for each in offers if not self.hints.takes_back(line.actions, each)
                       ] or offers:
            longer = line.copy()
            if self.extend(longer, action, most):
                longer.value = self.worth(longer.state)
                reached.append(longer)
            elif not most and self.hints.samples(longer.state):
                self.sample(longer, reached)
            else:
                self.grow(longer, reached, most)
            if most and len(reached) >= most:
                break

    def extend(self, line: Line, action: Action, most: int) -> bool:
        """Add an action to a line, and all that leave no choice after it, up to where its ways on
        are to be sampled unless they are already; whether it is at rest then."""
        self.play(line, action)
        while not self.is_at_rest(line):
            if not most and self.hints.samples(line.state):
                return False
            line.offers = sensible(self.hints, line.state)
            if len(line.offers) != 1:
                return False
            self.play(line, line.offers[0])
        return True

    def play(self, line: Line, action: Action) -> None:
        """Add one action to a line, and go past chance if it has not rested yet."""
        if self.stop():
            raise Stopped
        line.play(action)
        while line.state.actor() == CHANCE and not self.has_rested:
            law = line.state.outcomes()
            line.state.apply(pick(law, self.rnd(sum(weight for _action, weight in law))))
            line.is_past_chance = True

    def is_at_rest(self, line: Line) -> bool:
        """Whether the position is quiet enough to be compared by its value."""
        line.goes_on = self.goes_on(line.state)
        return not line.goes_on or self.hints.is_rest(line.state)

    def sample(self, line: Line, reached: list[Line]) -> None:
        """Add every way on from a line, or where there are too many, some drawn at random."""
        most = self.hints.samples(line.state)
        ways: list[Line] = []
        self.grow(line, ways, most + 1)
        reached += ways if len(ways) <= most else self.draw_ways(line, most)

    def draw_ways(self, line: Line, most: int) -> list[Line]:
        """Different ways on from a line, each step of them drawn."""
        ways: dict[tuple[int, ...], Line] = {}
        for _trial in range(2 * most):
            way = line.copy()
            codes: tuple[int, ...] = ()
            while not self.is_at_rest(way):
                offers = sensible(self.hints, way.state)
                action = offers[self.rnd(len(offers))]
                codes = (*codes, action.code)
                self.play(way, action)
            if codes not in ways and len(ways) < most:
                way.value = self.worth(way.state)
                ways[codes] = way
        return list(ways.values())

    def worth(self, state: State) -> int:
        """The value of a position for the seat."""
        worth = self.estimate(state, self.hints.value)
        return worth + self.rnd(2 * self.error + 1) - self.error if self.error else worth

    def estimate(self, state: State, judge: Judge) -> int:
        """The value of a position for the seat; the average if chance is next."""
        if state.actor() != CHANCE:
            return judge(state, self.seat)
        law = state.outcomes()
        if len(law) > OUTCOMES:
            total, drawn = sum(weight for _action, weight in law), dict[Action, int]()
            for _draw in range(OUTCOMES):
                outcome = pick(law, self.rnd(total))
                drawn[outcome] = drawn.get(outcome, 0) + 1
            law = list(drawn.items())  # what is drawn twice is looked at once
        return sum(weight * self.estimate_after(state, outcome, judge)
                   for outcome, weight in law) // sum(weight for _action, weight in law)

    def estimate_after(self, state: State, outcome: Action, judge: Judge) -> int:
        """The value after an outcome; further chance is not looked into."""
        after = state.clone()
        after.apply(outcome)
        return judge(after, self.seat)


def best_of(lines: list[Line]) -> Line:
    """The line that ends best; the first of equals."""
    return max(lines, key=lambda line: line.value)


def best_lines(lines: list[Line], most: int) -> list[Line]:
    """The best of them; of lines worth the same one, for most often they are the same."""
    by_value: dict[int, Line] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        by_value.setdefault(line.value, line)
        if len(by_value) == most:
            break
    return list(by_value.values())


def least(_n: int) -> int:
    """A generator that always draws the first, for asking whether a title draws at all."""
    return 0

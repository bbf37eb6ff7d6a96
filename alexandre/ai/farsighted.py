"""A player that plays its best turns on until it is asked again, against quick greedy rivals.

The lines that Greedy values most are tried in several worlds, each with what the seat cannot know
dealt again and the same chance for every line; what follows is worth what the position is worth
when the seat's next turn comes, on average.
"""

from __future__ import annotations

from alexandre.ai.greedy import WIDTH, Search, best_lines
from alexandre.ai.seat import Stop, Stopped, Tell, choose_directly, keep_silent
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Game, Hints, Rnd, Seat, State
from alexandre.kernel.rng import SEED_MOST, Rng

LINES = 5  # that are played on
WORLDS = 4  # in which each of them is
QUICK = 1  # lines kept in the playing on
DECISIONS = 12  # of a seat nobody else comes between, before what is reached is valued


class Farsighted:
    """A chooser that values lines by rollouts to the beginning of its next turn."""

    def __init__(self, hints: Hints[State]) -> None:
        self.hints = hints

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = keep_silent) -> list[Action]:
        """The line that stands best when the seat's next turn comes; of those that were played on
        before it is stopped, the best was told."""
        action = choose_directly(self.hints, state, rnd)
        if action is not None:
            return [action]
        search = Search(self.hints, seat, rnd, stop, WIDTH, tell)
        lines = best_lines(search.find_ends(state), LINES)
        if len(lines) == 1:
            return list(lines[0].actions)
        seeds = [rnd(SEED_MOST + 1) for _world in range(WORLDS)]
        worths: list[int] = []
        for line in lines:
            worths.append(sum(Rollout(self.hints, seat, Rng(seed, "future"), stop).worth(
                state.determinize(seat, Rng(seed, "world")), line.actions) for seed in seeds))
            if worths[-1] > max(worths[:-1], default=worths[-1]):
                tell(list(line.actions))
        return list(lines[worths.index(max(worths))].actions)


class Rollout:
    """A rollout: one possible continuation, in which every seat plays greedily and quickly."""

    def __init__(self, hints: Hints[State], seat: Seat, rnd: Rnd, stop: Stop) -> None:
        self.hints = hints
        self.seat = seat
        self.rnd = rnd
        self.stop = stop

    def worth(self, state: State, actions: tuple[Action, ...]) -> int:
        """What the position is worth to the seat when its next turn comes."""
        for action in actions:
            if action not in state.legal():
                break
            state.apply(action)
        self.play_on(state)
        return self.hints.value(state, self.seat)

    def play_on(self, state: State) -> None:
        """Play until the seat is asked again after others were, or has decided often enough."""
        has_waited, decisions = False, 0
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                law = state.outcomes()
                state.apply(pick(law, self.rnd(sum(weight for _action, weight in law))))
                continue
            if actor == self.seat:
                if has_waited or decisions == DECISIONS:
                    return
                decisions += 1
            else:
                has_waited = True
            for action in self.quick(state, actor):
                state.apply(action)

    def quick(self, state: State, actor: Seat) -> list[Action]:
        """The actions of a greedy player with a narrow beam."""
        if self.stop():
            raise Stopped
        action = choose_directly(self.hints, state, self.rnd)
        return [action] if action else Search(
            self.hints, actor, self.rnd, self.stop, QUICK).best(state)

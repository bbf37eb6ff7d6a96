"""A playout: one possible continuation of a match, in which every seat plays greedily and quickly.

The seat whose plan is tried follows it; chance falls by a seed, so that plans can be compared in
the same world with the same luck.
"""

from __future__ import annotations

from alexandre.ai.greedy import Search
from alexandre.ai.seat import Stop, Stopped, choose_among, sensible
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Seat, State, Tell
from alexandre.kernel.hints import Hints, Plan
from alexandre.kernel.rng import Rng

DECISIONS = 12  # of a seat nobody else comes between, before what is reached is valued


class Playout:
    """The world of one seed, as one seat may imagine it unless it is known; any number of plans
    are tried in it, each for so many of the seat's own turns, or times its title's stages, by
    players who keep so many lines of a turn."""

    def __init__(self, hints: Hints[State], state: State, seat: Seat, seed: int,
                 stop: Stop, world: State | None = None, turns: int = 1,
                 lines: int = 1) -> None:
        self.hints = hints
        self.seat = seat
        self.seed = seed
        self.stop = stop
        self.turns = turns
        self.lines = lines
        self.world = world or hints.deal(state, seat, Rng(seed, "world"))
        self.luck = Rng(seed, "future")
        self.habits = Rng(seed, "habits")

    def try_out(self, plan: Plan, tell: Tell | None = None,
                log: list[Action] | None = None) -> State:
        """The position at which the plan is judged: some stages or own turns later; `log` gets
        every action on the way there."""
        log = [] if log is None else log
        state = self.world.clone()
        self.luck, self.habits = Rng(self.seed, "future"), Rng(self.seed, "habits")
        stage = self.hints.stage(state)
        until = stage + self.turns * self.hints.stages(state) if stage else 0
        for action in plan.actions:
            if action not in state.legal():
                break
            log.append(action)
            state.apply(action, tell)
        self.play_on(state, plan, until, tell, log)
        return state

    def play_on(self, state: State, plan: Plan, until: int, tell: Tell | None,
                log: list[Action]) -> None:
        """Play until that stage; without one, until a turn of the seat comes that is not to be
        played any more: it is asked again after others were, or has decided often enough."""
        has_waited, decisions, turns = False, 0, self.turns
        while (actor := state.actor()) != OVER:
            if until and self.hints.stage(state) >= until:
                return
            if actor == CHANCE:
                law = state.outcomes()
                log.append(pick(law, self.luck(sum(weight for _action, weight in law))))
                state.apply(log[-1], tell)
                continue
            if actor != self.seat:
                has_waited = True
            elif not until:
                if has_waited or decisions == DECISIONS:
                    has_waited, decisions, turns = False, 0, turns - 1
                    if not turns:
                        return
                decisions += 1
            for action in self.decide(state, actor, plan):
                log.append(action)
                state.apply(action, tell)

    def decide(self, state: State, actor: Seat, plan: Plan) -> list[Action]:
        """The plan's actions, else those of a greedy player with a narrow beam."""
        if self.stop():
            raise Stopped
        if actor == self.seat and plan.follow is not None:
            action = plan.follow(state, self.habits)
            if action is not None:
                return [action]
        offers = sensible(self.hints, state)
        action = choose_among(offers, self.hints, state, self.habits)
        return [action] if action else Search(
            self.hints, actor, self.habits, self.stop, self.lines).best(state, offers)

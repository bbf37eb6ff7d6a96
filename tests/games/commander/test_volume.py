"""Nothing in the box is there for nothing: campaigns that try whatever was tried least."""

from __future__ import annotations

from collections import Counter

import pytest

from alexandre.games import load
from alexandre.games.commander import events
from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import PLANS, SCHEMES, Plan
from alexandre.games.commander.actions.verbs import Abstain, BuildCity, Disband, GiveUp, Pray
from alexandre.games.commander.events import battle as battle_events
from alexandre.games.commander.hints import battle
from alexandre.games.commander.hints.counsel import counsel
from alexandre.games.commander.meta import ADVISORS, BOARDS, INSIGHTS, PROPHECIES
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Event
from alexandre.kernel.rng import Rng
from tests.games.commander.field import field
from tests.helpers.walks import outcome_of

SEEDS = 200  # campaigns of each board, at most
AUDITED = 7  # of so many positions one is audited
CURIOUS = 4  # one choice in so many is the one that was made least often
PIOUS = (Abstain, BuildCity, GiveUp, Pray)
IN_BATTLE = ("anticipation", "bucephalus", "manoeuvre", "morale", "trap")
USED = set(PLANS) - {PLANS[Plan.COMMAND]}  # Command works without being used up


class Chronicle:
    """The events so far, by kind and by id."""

    def __init__(self) -> None:
        self.chosen: Counter[str] = Counter()
        self.seen: dict[str, set[str]] = {name: set() for name in (
            "plans", "schemes", "insights", "advisors", "fulfilled", "failed", "heard")}

    def note(self, event: Event) -> None:
        """An event that bears on what has to be seen."""
        if isinstance(event, battle_events.PlanUsed):
            self.seen["plans"].add(event.id)
        elif isinstance(event, battle_events.EnemyPlanUsed):
            self.seen["schemes"].add(event.id)
        elif isinstance(event, events.InsightPlayed):
            self.seen["insights"].add(event.insight.id)
        elif isinstance(event, battle_events.InsightUsed):
            self.seen["insights"].add(event.id)
        elif isinstance(event, events.AdvisorCame):
            self.seen["advisors"].add(event.advisor.id)
        for name, kind in (("fulfilled", events.ProphecyFulfilled),
                           ("failed", events.ProphecyFailed), ("heard", events.ProphecyHeard)):
            if isinstance(event, kind):
                self.seen[name].add(event.prophecy.id)

    def choose(self, state: Position, rnd: Rng, *, is_led: bool, is_pious: bool) -> Action:
        """Now and then what was chosen least, else what makes sense; who is not pious does
        nothing for a prophecy."""
        offers = state.legal()
        if not is_pious:
            offers = [each for each in offers if not isinstance(each, PIOUS)] or offers
        if len(offers) == 1:
            return offers[0]
        if rnd(CURIOUS) == 0:
            likely = [each for each in offers if not isinstance(
                each, Disband | verbs.Retreat)] or offers
            return min(likely, key=lambda each: self.chosen[each.text])
        if state.phase == Phase.BATTLE:
            return battle.choose(state)
        led = counsel(state, rnd) if is_led else None
        return led if led in offers else offers[rnd(len(offers))]

    def play(self, state: Position, rnd: Rng, *, is_led: bool, is_battle: bool = False,
             is_pious: bool = True) -> None:
        """A campaign, or a battle, to its end; nothing that happens in it breaks a law."""
        game, taken = load("commander", state.tables.board.id), 0
        while state.actor() != OVER and (state.phase == Phase.BATTLE or not is_battle):
            if state.actor() == CHANCE:
                law = state.outcomes()
                action = pick(law, rnd(sum(weight for _action, weight in law)))
            else:
                action = self.choose(state, rnd, is_led=is_led, is_pious=is_pious)
                self.chosen[action.text] += 1
            state.apply(action, self.note)
            taken += 1
            if taken % AUDITED == 0 or state.actor() == OVER:
                game.audit(state)


def test_every_plan_and_every_insight_of_battle_is_used() -> None:
    chronicle = Chronicle()
    for seed in range(24):
        story = field(
            "issus", "archers infantry infantry phalanx heavy_cavalry light_cavalry siege_engine",
            "levy levy persian_archers persian_heavy_cavalry immortals", walls=(seed % 3 // 2, 0),
            leader=2, level=1 + seed % 8, board="issus", temples="cilicia" * (seed % 3 == 0),
            insights=" ".join(IN_BATTLE) if seed % 2 else "", gold=12)
        state = story.play("fight").state
        assert isinstance(state, Position)
        chronicle.play(state, Rng(seed, "battle"), is_led=False, is_battle=True)

    assert chronicle.seen["plans"] == USED and chronicle.seen["schemes"] == set(SCHEMES)
    assert chronicle.seen["insights"] == set(IN_BATTLE)


def list_unseen(chronicle: Chronicle, reasons: set[str]) -> set[str]:
    """The components not used yet, and the ends not reached."""
    whole = {"plans": USED, "schemes": set(SCHEMES), "insights": set(INSIGHTS),
             "advisors": set(ADVISORS), "heard": set(PROPHECIES), "fulfilled": set(PROPHECIES),
             # One's own nature fails only if advisors are asked in every turn (chapter 12).
             "failed": set(PROPHECIES) - {"own_nature"}}
    unseen = {f"{kind} {each}" for kind, ids in whole.items()
              for each in ids - chronicle.seen[kind]}
    return unseen | {"victory", "time", "death"} - reasons


@pytest.mark.long
@pytest.mark.compiled
def test_everything_in_the_box_is_used_sooner_or_later() -> None:
    """Each plan, insight and advisor used, each prophecy fulfilled and failed, each way to end."""
    chronicle = Chronicle()
    reasons: set[str] = set()
    for seed in range(SEEDS):
        for board in BOARDS:
            state = load("commander", board).start(1, {})
            assert isinstance(state, Position)
            chronicle.play(state, Rng(seed, board), is_led=True, is_pious=seed % 2 == 0)
            reasons.add(outcome_of(state).reason)
        if not list_unseen(chronicle, reasons):
            break

    assert list_unseen(chronicle, reasons) == set()

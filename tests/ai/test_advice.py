"""Advice: the facts in which two plans differ, and the sentences that tell them."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Sequence
from dataclasses import replace

import pytest

from alexandre import app, games
from alexandre.ai.job import Thinker, job_of
from alexandre.ai.planner import Sight, Trial, is_settled
from alexandre.ai.review import facts
from alexandre.ai.review.counsel import count_late
from alexandre.ai.review.facts import find_differing, find_facts, find_typical
from alexandre.ai.review.plan_lines import count_shared, tell_line
from alexandre.ai.review.plans import Fact, Weighed, read_plans
from alexandre.ai.review.telling import (
    SMALL,
    Said,
    choose_facts,
    is_even,
    keep_plan,
    tell_advice,
    tell_choice,
    tell_facts,
)
from alexandre.ai.seat import never
from alexandre.games.catan.hints import CatanHints
from alexandre.kernel.contract import Event
from alexandre.kernel.declared import DeclaredGame
from alexandre.kernel.hints import Plan, make_effect
from alexandre.kernel.meta import COACH, Level
from alexandre.kernel.plain import BadData
from alexandre.kernel.replay import replay
from alexandre.kernel.rng import SEED_MOST, Rng
from alexandre.kernel.text import Msg, Noun, Who
from tests.helpers.walks import plain_tables, positions, walk
from tests.scenes.rooms import load_bundled
from tools.words.catalogues import read_catalogue

WORDS = app.all_words()
NAMES = ("Zoé", "Anna")
HURRY = 2.4  # seconds of a budget: one for the search, the others for everything else
CITY = Noun("gaza", (("en", (("name", "Gaza"),)), ("fr", (("name", "Gaza"),))))
MEMPHIS = Noun("memphis", (("en", (("name", "Memphis"),)), ("fr", (("name", "Memphis"),))))
FOUND = [make_effect("catan.fact.founded", seat, 100, steps=("founds",), point=CITY)
         for seat in (0, 1)]
EFFECTS = [*FOUND, make_effect("catan.fact.founds", 0, 80),
           make_effect("catan.fact.paid", 0, -5, 1)]


def see(number: int, times: Sequence[int]) -> list[Sight]:
    """Worlds in which an effect came so often."""
    return [Sight(500, {number: each} if each else {}) for each in times]


def find(number: int, best: Sequence[int], other: Sequence[int],
         at_once: tuple[dict[int, int], dict[int, int]] = ({}, {})) -> list[Fact]:
    """The facts where both halves of the worlds are alike."""
    seen = see(number, best), see(number, other)
    return list(find_facts(EFFECTS, seen, seen, at_once))


def weigh_facts(*facts: Fact, loss: int = 100) -> Weighed:
    return Weighed(("bid 2",), 3, 24, loss > 0, loss, 300, 24, None, facts)


def say(*told: Msg, lang: str = "en") -> list[str]:
    WORDS.lang = lang
    return [WORDS.say(each, NAMES).replace("\u00a0", " ") for each in told]


def test_what_differs_beyond_chance_is_a_fact_with_its_figures() -> None:
    often, rarely = [1] * 20 + [0] * 4, [0] * 23 + [1]
    (fact,) = find(0, often, rarely)

    assert (fact.n, fact.m, fact.seat, fact.at_once, fact.is_sum) == (20, 1, 0, 0, False)


def test_what_may_be_chance_is_none() -> None:
    assert not find(0, [1] * 14 + [0] * 10, [0] * 10 + [1] * 10 + [0] * 4)


def test_what_is_not_confirmed_in_fresh_worlds_is_none() -> None:
    begun = see(0, [1] * 24), see(0, [0] * 24)
    fresh = see(0, [1, 0] * 12), see(0, [0, 1] * 12)

    assert not find_facts(EFFECTS, begun, fresh, ({}, {}))


def test_what_only_all_worlds_together_show_is_a_fact_if_the_fresh_ones_agree() -> None:
    """The finding: “that raises your chance by 10 %, but no single event explains why”."""
    effects = [FOUND[0], *(make_effect("catan.fact.paid", seat, -5, 1) for seat in range(16))]
    often = see(0, [1] * 5 + [0] * 11)
    rare = [Sight(500, {number: 1}) for number in range(1, 17)]  # many kinds, of which one differs

    assert not find_differing((often, rare), effects)
    (fact,) = find_facts(effects, (often, rare), (often, rare), ({}, {}))
    assert (fact.msg, fact.n) == (FOUND[0].msg, 5)


def test_few_worlds_tell_only_what_a_plan_brings_at_once() -> None:
    assert not find(0, [1] * 4, [0] * 4)
    (fact,) = find(0, [1] * 4, [0] * 4, ({0: 1}, {}))
    assert fact.at_once == 1


def test_the_world_that_is_shown_is_one_in_which_plans_differ_as_on_the_average() -> None:
    best, other = Trial(Plan(())), Trial(Plan(()))
    best.sights = [Sight(900, {}, seed=7), Sight(500, {}, seed=8), Sight(600, {}, seed=9)]
    other.sights = [Sight(100, {}), Sight(480, {}), Sight(300, {})]

    assert find_typical(best, other)[0].seed == 9


def test_a_step_that_a_plan_has_twice_is_told_once() -> None:
    session = load_bundled("alexandros_red_walls")
    game, at = session.game, 198
    line = tuple(session.record.actions[at:at + 2])
    assert line[0] == line[1]

    state = replay(game, session.record.until(at))[0]
    assert tell_line(game, games.hints(game), state, line) == tell_line(
        game, games.hints(game), state, line[:1])


def test_a_step_is_not_told_beside_what_it_leads_to() -> None:
    both = [Sight(500, {0: 1, 2: 1})] * 24, [Sight(500, {})] * 24
    facts_told = find_facts(EFFECTS, both, both, ({}, {}))

    assert [each.msg.key for each in facts_told] == ["catan.fact.founded"]


def test_a_gain_is_told_with_how_often_it_comes_otherwise() -> None:
    fact = Fact(FOUND[0].msg, 0, 100, 20, 3)

    assert say(*tell_facts(weigh_facts(fact), 0, you=0)) == [
        "You get a village at Gaza in 20 of 24 tries; otherwise, in 3."]
    assert say(*tell_facts(weigh_facts(fact), 0, you=0), lang="fr") == [
        "Vous fondez un village à Gaza dans 20 essais sur 24 ; sinon, dans 3."]
    assert say(*tell_facts(weigh_facts(fact), 1, you=1)) == [
        "The price: Zoé gets a village at Gaza in 20 of 24 tries; otherwise, in 3."]
    assert say(*tell_facts(weigh_facts(fact), 0, you=None)) == [
        "Zoé gets a village at Gaza in 20 of 24 tries; otherwise, in 3."]


def test_of_two_who_want_the_same_both_are_told_at_once() -> None:
    both = Fact(FOUND[1].msg, 1, 100, 0, 21), Fact(FOUND[0].msg, 0, 100, 20, 1)

    assert say(*tell_facts(weigh_facts(*both), 0, you=0)) == [
        "You get a village at Gaza in 20 of 24 tries; otherwise, it’s Anna in 21."]


def test_what_is_given_up_is_the_price() -> None:
    lost = Fact(FOUND[0].msg, 0, 100, 0, 24, -1)
    paid = Fact(EFFECTS[3].msg, 0, -5, 72, 24, is_sum=True)

    assert say(*tell_facts(weigh_facts(lost), 0, you=0)) == [
        "But otherwise, you get a village at Gaza now; with this plan, never."]
    assert say(*tell_facts(weigh_facts(paid), 0, you=0))[0].startswith(
        "The price: on average, you pay 3 cards in auctions instead of 1")


@pytest.mark.parametrize(("loss", "chance", "key"), [
    (100, 400, "second"), (5, 400, "even"), (0, 400, "even"), (24, 400, "even"), (10, 5, "even")])
def test_equal_plans_are_called_so(loss: int, chance: int, key: str) -> None:
    """The finding: “that raises your chance to win by about 1%; no single event explains it”."""
    game = games.load("empire")
    told = tell_advice(game, games.hints(game), game.start(2, {}), [
        Weighed(("bid 1",), 5, 24, False, chance=chance), weigh_facts(loss=loss)])

    assert [each.key for each in told] == ["ai.advice.alone", f"ai.advice.next.{key}",
                                           *["ai.advice.raises"] * (loss == 100)]


TOLD = Msg.of("ai.advice.even", plan=Msg.of("catan.action.pass"), other=Msg.of(
    "catan.step.village"))


MINE = Fact(FOUND[0].msg, 0, 100, 20, 3)
CITIES = [Fact(make_effect("catan.fact.village", seat, 90).msg, seat, 90, 4, 15)
          for seat in (0, 1)]


@pytest.mark.parametrize(("facts_found", "told"), [
    ((MINE,), ""),
    ((MINE, CITIES[1]), ""),  # what another does is no choice of the reader's
    ((MINE, CITIES[0]),
     "With the first plan, you get a village at Gaza in 20 of 24 tries; with the other, in 3. "
     "With the other, you build a village in 15 of 24 tries; with the first plan, in 4."),
    ((Fact(EFFECTS[3].msg, 0, -5, 72, 24, is_sum=True),
      Fact(make_effect("catan.fact.given_back", 0, -30).msg, 0, -30, 0, 12)),
     "With the first plan, you pay 3 cards in auctions instead of 1 on average. With the other, "
     "you lose half your cards to a seven in 12 of 24 tries; with the first plan, never."),
    ((Fact(make_effect("catan.fact.village", 0, 90).msg, 0, 90, 0, 24, -1),), ""),
])
def test_of_equal_plans_is_told_what_the_choice_is_between(
        facts_found: tuple[Fact, ...], told: str) -> None:
    """The finding: “with the first, Olympias gets a village in 13 of 24; with the other, Olympias
    builds a city in 15”, which compares two things."""
    choice = tell_choice(weigh_facts(*facts_found), 0, said=Said((TOLD,), CatanHints.SAID))
    assert " ".join(say(*choice)) == told


def test_an_alternative_is_called_by_whose_it_is() -> None:
    """The finding: “rather than” a plan that nobody had made or considered."""
    game = games.load("empire")
    plans = Weighed(("bid 1",), 5, 24, False, chance=400), weigh_facts(loss=100)
    first, own, changed = (say(tell_advice(
        game, games.hints(game), game.start(2, {}), plans, of)[0])[0]
        for of in ("", "rather", "instead"))

    assert first == "Bid 1 for the order."
    assert "rather than your plan: bid 2" in own
    assert "now better than the earlier advice: bid 2" in changed


def test_a_plan_that_is_followed_stays_the_advice_unless_another_is_clearly_better() -> None:
    first, kept = (Weighed((text,), 5, 24, False) for text in ("a", "b"))

    close = replace(kept, loss=20, is_behind=True, of=24)
    assert [each.line for each in keep_plan((first, close), ("b",))] == [("b",), ("a",)]
    assert is_even(keep_plan((first, close), ("b",))[1])
    worse = replace(kept, loss=60, is_behind=True, of=24)
    assert keep_plan((first, worse), ("b",)) == (first, worse)
    assert keep_plan((first, close), ()) == (first, close)


def test_plans_that_were_hardly_tried_are_not_called_equal() -> None:
    game = games.load("empire")
    told = tell_advice(game, games.hints(game), game.start(2, {}), [
        Weighed(("bid 1",), 5, 1, False, chance=400),
        Weighed(("bid 2",), 5, 1, False, 0, 400, 1)])
    words = [WORDS.say(each) for each in told]

    assert told[0].key == "ai.advice.alone" and "as good" not in " ".join(words)
    assert words[1].startswith("There was time for only 1\u00a0try")


def test_a_fact_that_only_says_the_move_again_is_not_told() -> None:
    """The finding: “Buy Porus … you buy Porus now”; what comes of a move is told."""
    bought = Fact(make_effect("phalanxx.fact.bought", 0, 12, card=CITY).msg, 0, 12, 24, 0, 1)
    played = Fact(make_effect("phalanxx.fact.played", 0, 50, card=CITY).msg, 0, 50, 20, 2)
    worth = Fact(make_effect("alexandros.fact.occupied", 0, 50, land=MEMPHIS, n=4).msg, 0, 50, 24,
                 0, 1)
    drawn = Fact(make_effect("alexandros.fact.drawn", 0, 4).msg, 0, 4, 24, 0, 1)
    head = Msg.of("ai.advice.rather", plan=Msg.of("ai.plan.steps", steps=(
        Msg.of("phalanxx.step.buy", card=CITY, n=3), Msg.of("alexandros.step.march", land=CITY),
        Msg.of("alexandros.action.draw"))))
    gains, prices = choose_facts(weigh_facts(bought, played, worth, drawn), 0, Said(
        [head], {"alexandros.fact.drawn": "alexandros.action.draw"}))

    assert (gains, prices) == ([played, worth], [])
    card = Fact(make_effect("catan.fact.buys", 0, 30).msg, 0, 30, 4, 24)  # chance draws it
    buys = Msg.of("ai.advice.rather", plan=TOLD, other=Msg.of("catan.action.buy"))
    assert choose_facts(weigh_facts(card), 0, Said([buys], CatanHints.SAID)) == ([], [])
    assert choose_facts(weigh_facts(card), 0, Said([buys])) == ([], [card])
    assert bought in choose_facts(weigh_facts(bought), 0)[0], "unless nothing was said"


def test_what_is_good_or_bad_by_what_follows_is_told_where_nothing_else_is() -> None:
    """The finding: no single event explained a march that closed a province of 5 points."""
    closed = Fact(make_effect("alexandros.fact.closed", 0, 0, land=CITY, n=5).msg, 0, 0, 24, 0, 1)
    worth = Fact(make_effect("alexandros.fact.occupied", 0, 75, land=CITY, n=5).msg, 0, 75, 20, 0)

    assert say(*tell_facts(weigh_facts(closed), 0, you=1)) == [
        "Zoé closes a province worth 5 points in Gaza now; otherwise, never."]
    assert choose_facts(weigh_facts(closed, worth), 0) == ([worth], [])
    assert not tell_facts(weigh_facts(closed), 1, you=1), "nor of others"
    assert not tell_facts(weigh_facts(replace(closed, at_once=0)), 0, you=1), "nor later"


def test_a_lost_position_is_called_lost() -> None:
    game = games.load("empire")
    told = tell_advice(game, games.hints(game), game.start(2, {}), [
        Weighed(("bid 1",), 5, 24, False, chance=4), Weighed(("bid 2",), 5, 24, True, 2, 2, 24)])

    assert told[0].key == "ai.advice.lost"


@pytest.mark.parametrize("title", games.TITLES)
def test_what_says_as_much_as_an_effect_is_a_step_of_the_game(title: str) -> None:
    """The finding: “Build a city … you build a city now”; steps had got words of their own."""
    written, game = read_catalogue("en"), games.load(title)
    assert isinstance(game, DeclaredGame)
    steps = {f"{title}.step.{rule.step}" if rule.step else f"{title}.action.{rule.label}"
             for rule in game.rules.verbs.values()}
    said = games.hints(game).SAID
    assert all(written.get(key) for key in said) and set(said.values()) <= steps


@pytest.mark.parametrize("title", games.TITLES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_effect_of_a_game_has_its_clause(title: str, lang: str) -> None:
    """To the seat that asks, and about another if it weighs enough."""
    table = next(each for each in plain_tables() if each.meta.id == title)
    hints, keys = games.hints(table.game()), set[str]()
    WORDS.lang = lang
    for state, action in walk(table.game().start(table.seats, {}), 7):
        events: list[Event] = []
        state.clone().apply(action, events.append)
        for event in events:
            for effect in hints.effects(event):
                fact = Fact(effect.msg, effect.seat, effect.weight, 240, 24,
                            int(not effect.weight), is_sum=effect.amount != 0)
                for seat in range(table.seats):
                    told = tell_facts(weigh_facts(fact), seat, you=seat)
                    assert told or (seat != effect.seat and abs(effect.weight) < SMALL)
                    assert not any("⟦" in WORDS.say(each, ("A",) * 5) for each in told)
                keys.add(effect.msg.key)
    assert len(keys) > 1


def test_plans_survive_their_journey() -> None:
    plans = (Weighed(("a",), 1, 2, False, name=Msg.of("catan.plan.limit", n=1, limit=4)),
             weigh_facts(Fact(FOUND[0].msg, 0, 100, 20, 3)))

    assert read_plans(json.loads(json.dumps([each.to_plain() for each in plans]))) == plans
    for bad in ({"line": ["a"]}, {**plans[1].to_plain(), "name": 3}):
        with pytest.raises(BadData):
            read_plans([bad])


@pytest.mark.parametrize("title", games.TITLES)
def test_a_coach_advises_what_did_best_in_its_own_trials(
        title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And says the same when asked again, and in a world that the seat cannot tell apart."""
    monkeypatch.setattr(facts, "WORLDS", 4)
    monkeypatch.setattr(facts, "LENT", 2)
    monkeypatch.setattr(type(games.hints(games.load(title))), "level",
                        lambda _hints, _name: Level("planner", plans=3, playouts=6))
    table = next(each for each in plain_tables() if each.meta.id == title)
    thinker, game = Thinker(games.load, games.hints), table.game()
    for state in positions(table, seed=9, every=2):
        if state.actor() >= 0 and len(state.legal()) > 1:
            seat = state.actor()
            worlds = state, state.determinize(seat, Rng(4, "other"))
            job, again = (job_of(game, each, seat, COACH, 3, budget=900.0) for each in worlds)
            plans = thinker.advise(job, never)
            assert thinker.is_line(job, list(plans[0].line))
            if len(plans) > 1:
                assert plans[0].mean >= plans[1].mean and plans[1].of
                assert thinker.advise(again, never) == plans
                break
    else:
        raise AssertionError("nothing was compared")


def test_a_coach_compares_what_he_is_asked_about_with_the_best() -> None:
    """In Birth of an Empire whoever has finished marching nowhere is told what he has lost."""
    thinker, game = Thinker(games.load, games.hints), games.load("empire")
    table = next(each for each in plain_tables() if each.meta.id == "empire")
    for state in positions(table, seed=9, every=1):
        if state.actor() >= 0 and {"end"} < {each.text for each in state.legal()}:
            job = job_of(game, state, state.actor(), COACH, 3, ("end",))
            plans = thinker.advise(job, never)
            assert ("end",) in [each.line for each in plans[:2]]
            assert plans[0].loss == 0
            break
    else:
        raise AssertionError("nobody may end a turn")


def value(*values: int) -> Trial:
    """A plan with these values, world by world."""
    trial = Trial(Plan(()))
    trial.values = list(values)
    return trial


def test_what_was_lucky_in_a_search_is_not_advised_against_fresh_worlds() -> None:
    """The finding: of three splits advised by 1 to 3 thousandths, of all worlds together, each was
    behind by two standard errors in fresh ones."""
    lucky, other = value(90, 80, 90, 10, 9, 11, 10), value(10, 10, 10, 20, 22, 19, 21)
    fresh = value(10, 9, 11, 10), value(20, 22, 19, 21)
    assert lucky.is_better_than(other, 0)
    assert facts.is_overtaken((lucky, other), fresh, 0)
    assert not facts.is_overtaken((other, lucky), fresh[::-1], 0)
    assert not facts.is_overtaken((lucky, other), fresh, SEED_MOST), "an answer that was checked"
    unsure = value(10, 30, 10, 30), value(20, 22, 21, 20)
    assert not facts.is_overtaken((lucky, other), unsure, 0)
    assert facts.is_overtaken((other, lucky), unsure[::-1], 0), "then all worlds count"


def test_worlds_that_did_not_choose_two_plans_are_as_good_as_fresh_ones() -> None:
    """Those of the last round; of plans that were left out at different times there are none."""
    first, second, third, fourth = (value(*range(count)) for count in (31, 31, 15, 5))
    trials = [first, second, third, fourth]

    assert count_late(trials, (first, second)) == 16
    assert count_late(trials, (first, third)) == 0
    assert count_late([first, second], (second, first)) == 31


def test_no_more_worlds_are_tried_once_it_is_sure_or_all_are_alike() -> None:
    sure, behind, near = value(*[90, 80] * 4), value(*[10, 12] * 4), value(*[95, 70] * 4)
    assert is_settled([sure, behind]) and not is_settled([sure, near])
    assert not is_settled([sure, behind, near])
    assert is_settled([sure, value(*sure.values)])
    assert not is_settled([value(90, 80), value(10, 12)]), "too few"


def test_an_event_is_told_once_and_not_again_for_the_seat_that_suffers_it() -> None:
    told = tell_facts(Weighed((), 0, 24, True, 90, 400, 24, facts=(
        Fact(make_effect("phalanxx.fact.conquered", 0, 50, region=CITY).msg, 0, 50, 23, 2),
        Fact(make_effect("phalanxx.fact.lost", 1, -50, region=CITY).msg, 1, -50, 23, 2),
        Fact(make_effect("phalanxx.fact.conquered", 0, 50, region=MEMPHIS).msg, 0, 50, 20, 2),
    )), 0, you=0)

    assert len(told) == 2
    words = [WORDS.say(each, NAMES) for each in told]
    assert "Gaza" in words[0] and "Memphis" in words[1] and "Anna" not in " ".join(words)


def ask_about(name: str, at: int, budget: float = HURRY) -> tuple[Weighed, ...]:
    """The advice on what a seat of a bundled game did in a row from that action on."""
    match = load_bundled(name)
    actor = match.steps[at].actor
    line = [step.action for step in itertools.takewhile(
        lambda step: step.actor == actor, match.steps[at:])]
    state = replay(match.game, match.record.until(at))[0]
    job = job_of(match.game, state, actor, COACH, 3, tuple(line), budget=budget)
    plans = Thinker(games.load, games.hints).advise(job, never)
    assert tuple(line) in [each.line for each in plans[:2]]
    return plans


def list_starts() -> list[int]:
    """The first actions of the decisions at Tyre."""
    steps = load_bundled("commander_tyre_victory").steps
    return [two.index for one, two in itertools.pairwise(steps)
            if one.actor < 0 <= two.actor and two.offers > 1]


def test_a_plan_that_only_begins_as_the_own_one_does_is_not_told_beside_it() -> None:
    """The finding: at Tyre “stay outside; a section of the mole” was told beside “stay outside”,
    which goes on likewise, so that no reason was ever found."""
    compared = 0
    for at in list_starts()[::9]:
        plans = ask_about("commander_tyre_victory", at)
        for one, two in itertools.permutations([each.line for each in plans[:2]], 2):
            assert one != two[:len(one)]
            compared += 1
    assert compared > 2


def test_who_waits_longer_is_told_of_more_tries_and_other_programs_use_up_no_time(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """Three times as many at most, and no fewer than usual for who has less time.  The finding:
    “only 3 tries” on a busy machine.  And however little it works, it tries some times."""
    monkeypatch.setattr(facts, "WORLDS", 4)
    monkeypatch.setattr(facts, "LENT", 4)
    at = next(each for each in list_starts() if len(
        ask_about("commander_tyre_victory", each)) > 1)

    def count(budget: float) -> int:
        return ask_about("commander_tyre_victory", at, budget)[1].of

    assert [count(each) for each in (0.0, 6.0, 16.0, 900.0)] == [4, 4, 12, 12]
    ticks = itertools.count(step=1000)
    for clock, tries in (("monotonic", 12), ("thread_time", facts.LEAST)):
        with monkeypatch.context() as patch:
            patch.setattr(time, clock, lambda: next(ticks))
            assert count(900.0) == tries


@pytest.mark.parametrize("title", games.TITLES)
def test_the_end_of_a_turn_is_said_alike_in_every_title(title: str) -> None:
    game = games.load(title)
    state, end = next((state, action) for seed in range(20)
                      for state, action in walk(game.start(game.meta.seats[0], {}), seed)
                      if game.ends_turn(action))
    assert say(tell_line(game, games.hints(game), state, (game.spell(end),))) == ["end the turn"]


def test_lines_part_where_they_first_differ() -> None:
    assert count_shared("abc", "abd") == 2 and count_shared("ab", "abc") == 1
    assert Who(0) == dict(FOUND[0].msg.args)["who"]


def test_a_price_is_not_told_without_the_gain() -> None:
    game = games.load("catan")
    dear = weigh_facts(Fact(EFFECTS[3].msg, 0, -5, 72, 24, is_sum=True))
    told = tell_advice(game, games.hints(game), game.start(3, {}), [
        Weighed(("bid 1",), 5, 24, False, chance=400), dear])

    assert [each.key for each in told][1:3] == ["ai.advice.next.second", "ai.advice.raises"]


def test_a_loss_of_ones_own_is_no_reason_because_another_is_spared_it() -> None:
    mine, theirs = (Fact(make_effect("catan.fact.given_back", seat, -30).msg, seat, -30, *figures)
                    for seat, figures in ((0, (24, 0)), (1, (0, 20))))

    assert say(*tell_facts(weigh_facts(theirs, mine), 1, you=1)) == [
        "Otherwise, you lose half your cards to a seven in 20 of 24 tries; with this plan, never."]

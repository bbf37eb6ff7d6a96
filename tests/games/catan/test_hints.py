"""Advice for the computer players of this title."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from alexandre.ai.arena.tournament import duel
from alexandre.ai.levels import make_counsellor
from alexandre.ai.review.counsel import list_rivals
from alexandre.ai.seat import choice, never
from alexandre.games import hints, load
from alexandre.games.catan.actions.verbs import MoveRobber
from alexandre.games.catan.hints import trades
from alexandre.games.catan.hints.habits import follow_habit
from alexandre.games.catan.hints.prizes import TAKES_IT_FROM_ANOTHER, haste, prize
from alexandre.games.catan.hints.proposals import propose
from alexandre.games.catan.hints.reasons import tell_yield
from alexandre.games.catan.hints.suggestions import order, suggest
from alexandre.games.catan.hints.trades import best_idea
from alexandre.games.catan.hints.worth import Wants, hand_worth, value
from alexandre.games.catan.state import Position
from alexandre.games.catan.state.points import score_of
from alexandre.games.catan.state.words import POINT
from alexandre.kernel.hints import Plan
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg, Who
from tests.games.catan.story import March, auction, tell

SEATS = (0, "village")
SEEN = {"ore": 3, "wool": 1, "grain": 1}  # of a hand, by everybody


def test_a_bid_is_never_beyond_what_can_be_paid__6_9() -> None:
    story = auction("village", "ws").condemns("bid 3").spares("bid 2")
    for seed in range(20):
        story = auction("village", "ws").play("bid 2") if seed % 2 else auction("village", "")
        action = follow_habit(story.table, Rng(seed, "choice"))
        assert action is not None and action.text in ("pass",)


def test_bids_are_drawn_and_end_at_different_heights__6_2() -> None:
    counts: Counter[int] = Counter()
    for seed in range(60):
        story = auction("village", "wwwwssssggggbbbb", sites={"0,0,N": SEATS})
        rnd = Rng(seed, "choice")
        dump = story.dump()
        dump |= {"high": 14, "leader": 1}
        action = follow_habit(story.game.load(dump), rnd)  # type: ignore[arg-type]
        counts[0 if action is None or action.text == "pass" else 1] += 1
    assert min(counts[0], counts[1]) > 3


def test_a_village_without_a_piece_is_not_bid_for__6_11() -> None:
    sites = dict.fromkeys(("0,0,N", "1,0,N", "5,0,N", "7,0,N", "8,0,N"), SEATS)
    auction("village", "wsgb", sites=sites).condemns("bid 1")


def test_the_robber_never_goes_home__4_8() -> None:
    story = tell(phase="roll", sites={"0,0,N": SEATS, "9,0,N": (1, "city")}).rolls(3, 4)
    story.condemns("robber illyria")
    action = follow_habit(story.table, Rng(1, "choice"))
    assert action is not None and action.text == "robber alai"


def test_what_is_missed_least_pays__6_6() -> None:
    """With a city in reach grain is kept; two woods too many pay."""
    story = auction("village", "wwwggooo", sites={"0,0,N": SEATS}).play("bid 2").passes(3)
    for _card in range(2):
        action = suggest(story.table)
        assert action is not None and action.text == "pay wood"
        story.play(action.text)


def test_a_hand_is_worth_more_the_nearer_it_comes__7_1() -> None:
    table = tell(sites={"0,0,N": SEATS}).table
    hands = ([0, 0, 1, 0, 1, 0], [0, 0, 2, 0, 1, 0], [0, 0, 2, 0, 2, 0], [0, 0, 2, 0, 3, 0])
    worth = [hand_worth(table, 0, list(hand)) for hand in hands]
    assert worth == sorted(worth) and len(set(worth)) == len(worth)


def test_a_better_board_is_worth_more() -> None:
    village = tell(sites={"0,0,N": SEATS}).table
    city = tell(sites={"0,0,N": (0, "city")}).table
    assert value(city, 0) > value(village, 0) and value(city, 1) < value(village, 1)


def test_a_trade_that_helps_is_proposed_and_taken__9_4() -> None:
    story = tell("wwggoo", "ooosg", sites={"0,0,N": SEATS}, known=[{}, SEEN, {}, {}])
    line: list[str] = []
    while story.phase() in ("main", "compose") and len(line) < 6:
        action = follow_habit(story.table, Rng(1, "choice"))
        if action is None:
            break
        line.append(action.text)
        story.play(action.text)
    assert line[0] == "give wood" and line[-2:] == ["ask ore", "propose"]
    assert story.state.actor() == 1


def test_the_coach_says_what_to_give_and_what_to_ask_for__9_4() -> None:
    story = tell("wwggoo", "ooosg", sites={"0,0,N": SEATS}, known=[{}, SEEN, {}, {}])
    (plan,) = propose(story.table, Rng(1, "choice"), 6)

    assert plan.name is not None and plan.name.key == "catan.plan.trade_for"
    terms: Any = dict(plan.name.args)
    assert [each.id for each in (*terms["give"], *terms["ask"])] == ["wood", "ore"]
    story.play(";".join(each.text for each in plan.actions))
    assert story.state.actor() == 1


def test_the_coach_says_how_high_to_bid_and_what_the_village_yields__6_2() -> None:
    story = auction("village", "wwwwsg")
    bid, *_others = propose(story.table, Rng(1, "choice"), 6)
    reason = hints(story.game).reason(story.table, bid.actions[0])

    assert bid.name is not None
    args = dict(bid.name.args)
    assert (args["n"], args["limit"]) == (1, 6)
    assert isinstance(prize := args["prize"], Msg) and prize.key == "catan.auction.village"
    assert reason is not None and reason.key == "catan.because.yields"
    yields: Any = dict(reason.args)
    assert (len(yields["lands"]), yields["n"]) == (3, 10)


def test_a_harbour_is_part_of_what_a_village_yields__1_5() -> None:
    """The finding: at Tyre the coach named the land, not the harbour that trades ore 2:1."""
    start = tell("ss", sites={"0,0,N": SEATS}).table
    told = [tell_yield(start, corner) for corner in range(len(start.tables.corners))]
    goods = {str(dict(each.args)["good"]) for each in told if each.key.endswith("harbour")}

    assert len(goods) == 5
    assert any(each.key.endswith("harbour_any") for each in told)


def test_the_coach_says_how_far_a_token_is_from_an_adviser__10_5() -> None:
    def reason(held: int) -> tuple[str, object]:
        story = tell("ssgg", alexander=6, phase="bid", auction="hunger",
                     tokens=[{"statue": held}, {}, {}, {}])
        told = hints(story.game).reason(story.table, story.game.parse("bid 1"))
        assert told is not None
        return told.key, dict(told.args)["n"]

    assert reason(1) == ("catan.because.tokens", 2)
    assert reason(2) == ("catan.because.adviser", 4)


def test_a_robber_is_explained_by_the_harvests_of_others_alone__1_2() -> None:
    """The finding: on a desert he kept somebody from “a harvest on 0 rolls in 36”."""
    story = tell("w", "o", seats=3, sites={"5,1,N": (1, "village"), "2,1,N": (0, "village")},
                 phase="robber", dice=(4, 3), after="main", alexander=6)
    tables = story.table.tables
    for action in story.table.legal():
        assert isinstance(action, MoveRobber)
        hex_ = tables.hexes[action.hex]
        told = hints(story.game).reason(story.table, action)
        harms = tables.corners.index("5,1,N") in hex_.corners and hex_.number
        assert (None if told is None else told.arg("rivals")) == ((Who(1),) if harms else None)


def play_by_habit(story: March) -> list[str]:
    """The actions of computer players in the time of trade, until one of them would rather think.
    """
    line: list[str] = []
    while (action := follow_habit(story.table, Rng(len(line), "choice"))) is not None:
        line.append(action.text)
        story.play(action.text)
    return line


def first_proposal(**changes: Any) -> tuple[int, ...]:
    """Terms that seat 0 puts to seat 1, whose hand everybody has seen; none if it does not."""
    said: dict[str, Any] = {"sites": {"0,0,N": SEATS}, "known": [{}, SEEN, {}, {}]}
    story = tell("wwggoo", "ooosg", **(said | changes))
    while (action := follow_habit(story.table, Rng(1))) is not None:
        if action.text == "propose":
            return (*story.table.give, *story.table.ask)
        story.play(action.text)
    return ()


def test_the_same_is_never_proposed_twice_in_a_match__9_4() -> None:
    """The finding: 27 proposals a match, a quarter of them word for word the last one."""
    terms = first_proposal()

    assert terms
    assert first_proposal(proposed=[[1, *terms]]) == terms
    assert first_proposal(proposed=[[0, *terms]]) != terms


def test_two_proposals_a_turn_are_enough_and_six_a_match__9_4() -> None:
    others = [[0, *(int(each == n) for each in range(12))] for n in range(6)]

    assert first_proposal(proposals=1)
    assert first_proposal(proposals=2) == ()
    assert first_proposal(proposed=others[:5])
    assert first_proposal(proposed=others) == ()


def test_nobody_is_asked_for_what_he_was_not_seen_to_have__9_4() -> None:
    assert first_proposal(known=[{}, {"wool": 1, "grain": 1}, {}, {}])[6:] in (
        (), (0, 1, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0))
    assert not first_proposal(known=[{}] * 4)


@pytest.mark.skipif(not trades.__file__.endswith(".py"),
                    reason="a method of compiled rules cannot be replaced")
def test_no_trade_is_weighed_for_goods_that_nobody_was_seen_to_have__9_4(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """A third of the time of a match went into such ideas."""
    weighed, counts = list[list[int]](), list[int]()

    def weigh(_wants: Wants, hand: list[int]) -> int:
        weighed.append(hand)
        return 0

    monkeypatch.setattr(Wants, "worth", weigh)
    for known in ({}, {"wool": 1}, SEEN):
        weighed.clear()
        best_idea(tell("wwggoo", "ooosg", sites={"0,0,N": SEATS},
                       known=[{}, known, {}, {}]).table)
        counts.append(len(weighed))
    assert counts[0] == 0 and counts == sorted(set(counts))


def test_what_was_proposed_is_remembered_and_changes_no_hash__9_4() -> None:
    story = tell("wwg", "ob", known=[{}, {"brick": 1}, {}, {}])
    before = story.state.hash()
    story.play("give wood; ask brick; propose")
    remembered = story.dump()["proposed"]

    assert remembered == [[0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]]
    story.play("refuse")
    assert tell("wwg", "ob", known=[{}, {"brick": 1}, {}, {}], proposed=remembered
                ).state.hash() == before


def test_a_token_is_worth_one_card_to_the_seat_and_not_two__6_1() -> None:
    """A habit of two cards for every token lost two games of three (docs/balance.md)."""
    event = auction("statue", "bobo", sites={"0,0,N": SEATS, "9,0,N": SEATS})
    for high, answer in ((0, "bid 1"), (1, "pass")):
        dump = event.dump() | ({"high": high, "leader": 1} if high else {})
        action = follow_habit(cast(Position, event.game.load(dump)), Rng(1, "choice"))
        assert action is not None and action.text == answer


def test_what_is_begun_and_not_worth_asking_is_given_up__9_4() -> None:
    assert play_by_habit(tell("wwg", "o").play("give grain"))[:1] == ["drop"]


def counter_asked() -> March:
    """Seat 1 holds the brick that is asked for, and has seen an ore come into the hand of 0."""
    return tell("wwo", "gggoob", sites={"0,0,N": (1, "village")},
                known=[{"ore": 1}, {}, {}, {}]).play("give wood; ask brick; propose")


def test_it_offers_what_is_asked_for_what_it_would_rather_have__9_8() -> None:
    story = counter_asked()
    line: list[str] = []
    while story.state.actor() == 1:
        action = follow_habit(story.table, Rng(1, "choice"))
        assert action is not None
        line.append(action.text)
        story.play(action.text)

    assert line == ["give brick", "ask ore", "propose"]


def test_it_takes_a_counter_proposal_that_helps_and_no_other__9_8() -> None:
    story = tell("oogww", "gb", sites={"0,0,N": SEATS}).play("give wood; ask brick; propose")
    helps = story.fork().play("give grain; ask wood; propose")
    action = follow_habit(helps.table, Rng(1, "choice"))
    assert action is not None and action.text == "accept"
    hurts = story.fork().play("give brick; ask ore; ask ore; propose")
    action = follow_habit(hurts.table, Rng(1, "choice"))
    assert action is not None and action.text == "refuse"


def test_proposals_are_not_searched_for() -> None:
    story = tell("wwww", "o")
    texts = [each.text for each in order(story.table, story.state.legal())]
    assert "swap wood>ore" in texts
    assert not any(text.startswith("give") for text in texts)


def test_who_has_no_land_keeps_what_pays_for_it__6_1() -> None:
    """All that pays is bid for the first village; an event, and a card, can wait."""
    landless = auction("village", "wwwsssgggbbb")
    dump = landless.dump()
    dump |= {"high": 11, "leader": 1}
    action = follow_habit(landless.game.load(dump), Rng(1, "choice"))  # type: ignore[arg-type]
    assert action is not None and action.text == "bid 12"
    for sites, answer in (({}, "pass"), ({"0,0,N": SEATS, "9,0,N": SEATS}, "bid 1")):
        event = auction("hunger", "sssggg", sites=sites)
        action = follow_habit(event.table, Rng(1, "choice"))
        assert action is not None and action.text == answer


def test_near_the_end_of_the_road_nothing_is_kept__5_6() -> None:
    """Cards that are left over are worth nothing: the last auctions are paid for with them."""
    early = auction("hunger", "ssssssgggggg", sites={"0,0,N": SEATS, "9,0,N": SEATS})
    late = early.dump()
    assert haste(early.table) == 100
    late_table = cast(Any, early.game.load(late))
    late_table.alexander = len(late_table.tables.route) - 3
    assert haste(late_table) > 200 and prize(late_table, 0) > 2 * prize(early.table, 0)


def test_the_last_point_is_worth_every_card_and_kept_from_who_was_seen_to_need_it__11_1() -> None:
    table = cast(Any, auction("village", "wwssgg", sites={"0,0,N": SEATS}).table)
    goal = table.tables.box.goal
    usual = [prize(table, seat) for seat in range(3)]

    table.cards[POINT] = goal - 1 - score_of(table, 0)
    assert prize(table, 0) > 2 * usual[0]
    assert prize(table, 1) == usual[1]  # hidden points are seen by nobody else

    table.cards[POINT] = 0
    table.left[0], table.left[1], table.road_holder = 2, 0, 0
    assert score_of(table, 0) == goal - 1
    assert prize(table, 1) == usual[1] + TAKES_IT_FROM_ANOTHER


def test_a_point_tells_more_of_the_end_the_later_it_comes_and_land_less() -> None:
    hint = hints(load("catan"))
    gains: dict[str, list[int]] = {"point": [], "land": []}
    for part in (0.3, 0.9):
        table = cast(Any, auction("village", "", sites={"0,0,N": SEATS}).table)
        table.alexander = int(part * len(table.tables.route))
        before = hint.forecast(table, 0)
        table.cards[POINT] += 1
        gains["point"].append(hint.forecast(table, 0) - before)
        table.cards[POINT] -= 1
        table.sites[table.homes[0][0]] |= 1
        gains["land"].append(hint.forecast(table, 0) - before)

    assert 0 < 3 * gains["point"][0] < gains["point"][1]
    assert gains["land"][0] > 1.5 * gains["land"][1] > 0


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random(seats: int) -> None:
    game = load("catan")
    assert duel(game, hints(game), "greedy", "random", seats, 4, 5).wins >= 3


# ---- plans ---------------------------------------------------------------------------------


def test_a_bidder_may_pass_or_climb_to_a_limit__6_2() -> None:
    story = auction("statue", "oobb", sites={"0,0,N": SEATS})
    plans = propose(story.table, Rng(1), 8)
    firsts = [plan.actions[0].text for plan in plans]

    assert firsts.count("pass") == 1 and firsts.count("bid 1") == len(plans) - 1 > 1
    climbs = [plan.follow for plan in plans if plan.follow is not None]
    later = cast(Position, story.game.load(story.dump() | {"high": 3, "leader": 1}))
    said = [action.text for climb in climbs
            if (action := climb(later, Rng(1))) is not None]
    assert said == ["pass", "pass", "bid 4"]
    assert all(climb(tell("oobb").table, Rng(1)) is None for climb in climbs)


def test_the_robber_has_more_than_one_place_to_go__4_8() -> None:
    sites = {"0,0,N": SEATS, "9,0,N": (1, "city"), "5,0,N": (1, "village")}
    story = tell(phase="roll", sites=sites).rolls(3, 4)
    plans = propose(story.table, Rng(1), 8)
    habit = follow_habit(story.table, Rng(1))

    assert plans[0].actions == (habit,)
    assert len({plan.actions for plan in plans}) == len(plans) > 2


def test_a_trade_that_a_coach_considers_is_a_whole_proposal__9_4() -> None:
    """The finding: “About as good: offer 1 ore to the players”, and not for what."""
    state, catan = tell("wwggoo", "ooosg", sites={"0,0,N": SEATS},
                        known=[{}, SEEN, {}, {}]).state, hints(load("catan"))
    gives = [each for each in state.legal() if each.text.startswith("give ")]
    rivals = list_rivals(make_counsellor(catan), state, 0, Plan((load("catan").parse("end"),)),
                         choice(3), never)

    assert gives
    assert all(each.name and each.actions[-1].text == "propose"
               for each in rivals if each.actions[0] in gives)
    assert any(catan.COMPLETIONS[type(each)](state, each, choice(3)) for each in gives)

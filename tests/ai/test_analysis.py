"""The account of a match: chances, luck and skill, and the decisions that cost most."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache

import pytest

from alexandre import games
from alexandre.ai.greedy import WIDTH
from alexandre.ai.levels import top_level
from alexandre.ai.planner import Effort, Planner
from alexandre.ai.player import player
from alexandre.ai.review import analysis as review
from alexandre.ai.review.analysis import (
    AGAIN,
    Analysis,
    Analyst,
    Moment,
    cut,
    from_plain,
    sign,
    to_plain,
)
from alexandre.ai.review.chances import WHOLE, chance_of, chances_of, fill, read_curve, share
from alexandre.ai.seat import Stopped, never
from alexandre.content import data
from alexandre.kernel.contract import CHANCE, Game, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import Player, Record
from alexandre.kernel.record import from_plain as record_from_plain
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from tests.helpers.stages import titles_with
from tests.helpers.walks import outcome_of

BUDGET = 60  # playouts: the least of every step
MATCHES = {"phalanxx_two_succession": 26, "phalanxx_soldier": 18}  # and so many of their actions


@cache
def load_bundled(name: str) -> tuple[Game, Record]:
    """A match that comes with the program."""
    record, game = record_from_plain(read_document(data.saves() / f"{name}.save").body,
                                     games.load)
    return game, record


def analyse(game: Game, record: Record, budget: int = BUDGET) -> Analysis:
    return Analyst(game, games.hints(game), record, budget, never).analyse(lambda done, of: None)


@cache
def analyse_beginning(name: str) -> Analysis:
    return analyse(*load_beginning(name))


def load_beginning(name: str) -> tuple[Game, Record]:
    """A part of that match, which is analysed sooner."""
    game, record = load_bundled(name)
    return game, record.until(MATCHES[name])


def test_the_same_match_and_budget_give_the_same_analysis() -> None:
    assert analyse(*load_beginning("phalanxx_soldier")) == analyse_beginning("phalanxx_soldier")


@pytest.mark.parametrize("name", MATCHES)
def test_luck_skill_and_the_others_add_up_to_the_whole_change(name: str) -> None:
    analysis = analyse_beginning(name)
    for seat, last in enumerate(analysis.last):
        balance = analysis.balance(seat)
        assert (balance.skill + balance.luck + balance.others
                == last - analysis.moments[0].chances[seat])
        losses = [each.loss for each in analysis.moments if each.actor == seat]
        assert balance.skill == -sum(losses) <= 0
        for each in analysis.moments:
            assert each.actor == CHANCE or each.loss == max(
                0, each.chances[each.actor] - each.after[each.actor])


@pytest.mark.parametrize("name", MATCHES)
def test_every_action_belongs_to_one_moment_and_the_chances_to_a_whole(name: str) -> None:
    _game, record = load_beginning(name)
    moments = analyse_beginning(name).moments

    assert [each.at for each in moments] == [0, *(each.end for each in moments[:-1])]
    assert moments[-1].end == len(record.actions)
    if record.seats > 1:
        assert {sum(each.chances) for each in moments} == {WHOLE}


def test_progress_goes_from_nothing_to_the_end() -> None:
    game, record = load_beginning("phalanxx_soldier")
    told: list[tuple[int, int]] = []
    Analyst(game, games.hints(game), record, BUDGET, never).analyse(
        lambda done, of: told.append((done, of)))

    assert [done for done, _of in told] == list(range(len(told)))
    assert {of for _done, of in told} == {len(told)}


def test_an_analysis_that_is_not_wanted_any_more_stops() -> None:
    game, record = load_bundled("empire_short_goal")
    with pytest.raises(Stopped):
        Analyst(game, games.hints(game), record, BUDGET, lambda: True).analyse(
            lambda done, of: None)


def play(blunder: str = "", at: int = -1) -> tuple[Game, Record]:
    """A match of equals, one of whose decisions is replaced."""
    game = games.load("empire")
    session = Session.new(game, [Player("Zoé"), Player("Bob")], {"length": "short"}, seed=5)
    players = [player("greedy", game, games.hints(game), Rng(5, f"seat {seat}"))
               for seat in range(2)]
    while session.decider >= 0:
        if session.turn >= at > 0 and blunder in [each.text for each in session.offers()]:
            session.play(blunder)
            at = -1
        else:
            session.play(players[session.decider](session.state))
    return game, session.record


def test_a_planted_blunder_is_among_the_costliest() -> None:
    """A seat ends its turn where it would have marched."""
    game, record = play("end", 30)
    place = next(index for index, text in enumerate(record.actions)
                 if index >= 30 and text == "end")
    analysis = analyse(game, record.until(place + 1), 600)

    assert any(each.at <= place < each.end for each in analysis.costliest())


def test_decisions_are_rated_as_the_highest_level_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far and as widely, with a budget of its own."""
    efforts: list[Effort] = []

    def watch(hints: Hints[State], effort: Effort) -> Planner:
        efforts.append(effort)
        return Planner(hints, effort)

    monkeypatch.setattr(review, "Planner", watch)
    game, record = load_bundled("phalanxx_soldier")
    analyse(game, record.until(MATCHES["phalanxx_soldier"]))

    level = top_level(games.hints(game))
    assert {(each.turns, each.width) for each in efforts} == {(level.turns, level.width)}
    assert level.turns > 1 and level.width > WIDTH
    doubts = [each.doubt for each in efforts]
    assert doubts == sorted(doubts) and set(doubts) == {review.DOUBT, review.SURE}


def test_what_leaves_no_choice_belongs_to_what_was_before() -> None:
    game, record = load_bundled("catan_points")
    analyst = Analyst(game, games.hints(game), record, BUDGET, never)
    assert analyst.moments[0].at == 0
    for moment in analyst.moments:
        if moment.actor != CHANCE and moment.at:
            assert len(analyst.states[moment.at].legal()) > 1


@pytest.mark.parametrize("name", MATCHES)
def test_an_analysis_is_read_again_unless_it_was_made_otherwise(name: str) -> None:
    game, record = load_beginning(name)
    signature = sign(game, record, BUDGET)
    kept = json.loads(json.dumps(to_plain(analyse_beginning(name), signature)))

    assert from_plain(kept, signature) == analyse_beginning(name)
    assert from_plain(kept, {**signature, "budget": BUDGET // 2}) is not None
    assert from_plain(kept, {**signature, "budget": BUDGET + 1}) is None
    assert from_plain(kept, sign(game, record.until(9), BUDGET)) is None
    assert from_plain({**kept, "review": 0}, signature) is None
    with pytest.raises(BadData):
        from_plain({**kept, "last": "all"}, signature)


def test_the_costliest_come_first_and_what_was_not_found_twice_does_not() -> None:
    """The finding: what the coach had advised was listed as a mistake, by chance."""
    losses = ((3, True), (0, False), (9, True), (12, False), (3, True))
    moments = tuple(Moment(at, at + 1, 0, (500,), loss, is_sure)
                    for at, (loss, is_sure) in enumerate(losses))

    assert [each.at for each in Analysis(moments, (500,)).costliest()] == [2, 0, 4]


# ---- chances -----------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles_with("curve"))
def test_every_table_has_a_curve_and_more_is_better(title: str) -> None:
    meta = games.meta(title)
    for board in meta.boards if meta.seats[1] == 1 else meta.boards[:1]:
        for seats in range(meta.seats[0], meta.seats[1] + 1):
            game = games.load(title, board)
            hints = games.hints(game)
            state = game.start(seats, {})
            chances = chances_of(hints, state, seats)
            assert len(hints.curve(state)) == 4 and all(0 < each < WHOLE for each in chances)
            assert max(row[2] for row in hints.curve(state)) > 0
            fitted = getattr(games.part(title, "hints.chances"), "SHARING", {})
            assert hints.sharing(state) == fitted.get(seats, 0)


@pytest.mark.parametrize("name", MATCHES)
def test_once_it_is_over_the_chance_is_what_came(name: str) -> None:
    game, record = load_bundled(name)
    state = Session(game, record).state
    outcome = outcome_of(state)
    for seat in range(record.seats):
        won = WHOLE // len(outcome.winners) if seat in outcome.winners else 0
        assert chance_of(games.hints(game), state, seat) == won


def test_progress_grows_from_nothing_to_near_a_whole() -> None:
    for name in ("alexandros_hundred", "empire_turns", "phalanxx_two_succession",
                 "catan_points", "commander_tyre_victory"):
        game, record = load_bundled(name)
        hints = games.hints(game)
        state, seen = record.start(game), []
        for text in record.actions:
            seen.append(hints.progress(state))
            state.apply(game.parse(text))
        assert seen[0] <= 5 and seen[-1] >= 60 and max(seen) <= 110
        assert seen == sorted(seen)


def test_a_curve_is_even_where_nothing_speaks_for_anybody() -> None:
    curve = ((0, 0, 500),) * 4

    assert read_curve(curve, [0.0] * 12) == WHOLE // 2
    assert read_curve(curve, [1, 0, 2.0] + [0.0] * 9) == 731
    assert read_curve(curve, [1, 0, -1000.0] + [0.0] * 9) == 0


def test_shares_add_up_to_a_whole() -> None:
    assert share([300, 300]) == (500, 500)
    assert sum(share([333, 333, 333])) == WHOLE
    assert share([400]) == (400,)
    assert share([800, 200]) == (800, 200)
    assert share([600, 300, 300]) == share([600, 300, 300], 100) == (500, 250, 250)
    assert share([600, 300, 300], 200) == (668, 166, 166)  # as 4 to 1 to 1
    assert fill([500, 500, 0]) == (500, 500, 0)


def test_no_more_are_rated_again_than_there_are() -> None:
    game, record = load_bundled("empire_short_goal")
    analyst = Analyst(game, games.hints(game), record, BUDGET, never)
    analyst.moments = [replace(each, loss=number % 3)
                       for number, each in enumerate(analyst.moments)]
    rated = list(range(len(analyst.moments)))
    worst = analyst.find_worst(rated)

    assert len(worst) == min(AGAIN, len(rated)) and worst == sorted(worst)
    assert cut(game, []) == []


def test_a_lost_match_is_lost_from_a_decision_on() -> None:
    moments = (Moment(0, 2, 0, (500, 500), 100, after=(400, 600)),
               Moment(2, 3, CHANCE, (400, 600), after=(10, 990)),
               Moment(3, 4, 1, (10, 990), 90, after=(100, 900)),
               Moment(4, 6, 0, (100, 900), 95, after=(5, 995)),
               Moment(6, 7, 1, (5, 995), after=(5, 995)))
    lost = Analysis(moments, (0, 1000)).find_lost(0)

    assert lost is moments[3], "what was won back in between does not count"
    assert Analysis(moments, (0, 1000)).find_lost(1) is None
    assert Analysis((Moment(0, 1, 0, (5, 995), after=(5, 995)),), (0, 1000)).find_lost(0) is None
    again = (*moments, Moment(7, 8, 0, (250, 750), after=(5, 995)),
             Moment(8, 9, 1, (5, 995), after=(0, 1000)))
    assert Analysis(again, (0, 1000)).find_lost(0) is again[-2], "the curve rises once more"

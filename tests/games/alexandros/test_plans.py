"""Moves prepared at the table of Alexandros: claims, levies, recalls, and their gains."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre import games
from alexandre.games.alexandros.actions import OfPoint
from alexandre.games.alexandros.hints.suggestions import suggest
from alexandre.games.alexandros.rules import queries
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.table.pictures.map import province_name
from alexandre.games.alexandros.table.planning import marching, outcomes, ribbon, strip
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, State
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Row, Survey
from alexandre.ui.play.planner import Planner
from tests.helpers.planned import click_spots, plan_of, planner_of
from tests.helpers.tell import Story, tell
from tests.helpers.walks import Table, take_action, walk

# A province of nine empty spaces with the temples 7-7 and 8-9, the amphora 7-10, the lyre 8-6,
# the hoplite 8-7 and the horse 8-11.
SOUTH = "7-5 7-6 7-7 7-8 7-9 7-10 8-5 8-6 8-7 8-8 8-9 8-10 8-11 8-12 8-13"


def list_actions(planner: Planner) -> list[str]:
    return [action.text for action in plan_of(planner).course.actions]


def list_warnings(planner: Planner) -> list[str]:
    return [msg.rule for msg in plan_of(planner).course.warnings]


def row(planner: Planner, name: str) -> Row:
    return next(each for each in plan_of(planner).strip
                if getattr(each.title, "key", "") == f"alexandros.strip.{name}")


def figures(row: Row) -> list[str]:
    return [piece for cell in row.cells for piece in cell.pieces if isinstance(piece, str)]


# ---- marching -------------------------------------------------------------------------------


def test_a_march_that_a_card_of_the_hand_pays_for_is_called_the_special_move__5_1() -> None:
    title = plan_of(click_spots(tell(hands=("TH", "A"), face_up="LC"), "hand:H")).course.title
    assert isinstance(title, Msg) and title.key == "alexandros.plan.special"


# ---- occupying ------------------------------------------------------------------------------


def before_an_occupation(hand: str) -> Story:
    return tell(hands=(hand,), provinces=[SOUTH], actions_left=2)


def test_the_cheapest_payment_is_suggested_wherever_the_province_is_clicked__9_3() -> None:
    for spot in ("space:7-5", "space:8-9"):
        planner = planner_of(before_an_occupation("TTALC")).tap(spot).sends("occupy 8-7", "settle")
        planner.warns()


def test_with_cards_for_all_the_governor_stands_where_he_is_put__9_2() -> None:
    planner = click_spots(before_an_occupation("TTALCH"), "space:8-9")
    planner.sends("occupy 8-9", "settle").tap("space:8-6").sends("occupy 8-6", "settle")


def test_a_second_governor_is_placed_by_a_click_and_the_warning_names_the_rule__11_4() -> None:
    planner = click_spots(before_an_occupation("TTALCH"), "space:8-9", "space:8-6", "space:8-11")
    planner.sends("occupy 8-6", "post 8-11", "settle").warns("11.4").tap("space:8-6")
    planner.sends("occupy 8-11", "settle").warns()


def test_the_strip_of_an_occupation_shows_the_hand_the_reserve_and_the_taxes() -> None:
    planner = click_spots(before_an_occupation("TTALC"), "space:7-5")

    assert figures(row(planner, "hand")) == ["2 → 0", "1 → 0", "1 → 0", "1 → 0", "4 → 3"]
    assert figures(row(planner, "taxes")) == ["0 → 9", "0"]
    assert [each.tone for each in row(planner, "taxes").cells] == ["good", "faint"]
    told = row(planner, "provinces").cells[0].pieces
    assert Msg.of("alexandros.strip.blanks", blanks=9) in told


def test_a_province_that_nobody_can_pay_for_says_why__9_4() -> None:
    planner = planner_of(before_an_occupation("")).tap("space:7-5")
    assert planner.plan is None
    assert [msg.rule for msg in planner.why("space:7-5")] == ["9.4"]


def test_a_province_without_a_symbol_says_why__8_6() -> None:
    story = tell(hands=("TTALCH",), provinces=["7-5 7-6"], actions_left=2)
    planner = planner_of(story)

    assert story.province("7-5").symbols == {}
    assert [msg.rule for msg in planner.why("space:7-5")] == ["8.6"]


def test_an_occupation_that_was_begun_is_prepared_to_its_end__9_8() -> None:
    story = before_an_occupation("TTALC").play("occupy 7-7")
    planner_of(story).sends("post 8-7", "settle").warns("11.4")


# ---- taking over -----------------------------------------------------------------------------


def before_a_takeover(seats: int = 3) -> Story:
    return tell(seats=seats, mover=1, hands=("", "TTCC" + "TTACHL"), provinces=[SOUTH],
                governors=("7-7 8-11",), actions_left=2)


def test_a_takeover_shows_what_the_loser_receives_and_lets_it_be_chosen__10_4() -> None:
    planner = click_spots(before_a_takeover(), "space:8-6")
    given = [text for text in list_actions(planner) if text.startswith("cede")]
    assert given == ["cede T"] * 4 + ["cede A"]  # half of nine, rounded up

    planner.tap("symbol:H")
    assert "cede H" in list_actions(planner)
    counts = dict(zip((cell.spot for cell in row(planner, "gift").cells),
                      figures(row(planner, "gift")), strict=True))
    assert counts["symbol:H"] == "1"
    assert sum(map(int, counts.values())) == 5


def test_between_two_players_nothing_is_given__10_6() -> None:
    planner = click_spots(before_a_takeover(seats=2), "space:8-6").sends("takeover 8-6", "settle")
    assert all(getattr(each.title, "key", "") != "alexandros.strip.gift"
               for each in plan_of(planner).strip)


def test_what_a_rival_loses_is_good__10_1() -> None:
    story = tell(seats=2, mover=1, hands=("", "TTTTAACCHHLL"), provinces=[SOUTH],
                 governors=("7-7",), actions_left=2)
    planner = click_spots(story, "space:7-7")

    assert [(each.tone, each.pieces[1]) for each in row(planner, "taxes").cells] == [
        ("good", "9 → 0"), ("good", "0 → 9")]


# ---- one action ------------------------------------------------------------------------------


def with_a_province() -> Story:
    return tell(hands=("T", "C"), provinces=[SOUTH], governors=("7-7",), actions_left=2,
                scores=(95, 3))


def test_a_levy_shows_everybodys_bar_and_that_it_ends_the_match__11_3__13_6() -> None:
    planner = planner_of(with_a_province()).tap("hand:T").sends("levy T")
    assert [(cell.bar.before, cell.bar.after) for cell in row(planner, "points").cells
            if cell.bar] == [(95, 104), (3, 3)]
    planner.warns("13.6")


def test_a_recall_shows_what_is_lost__12_3() -> None:
    planner = click_spots(with_a_province(), "space:7-7").sends("recall 7-7")
    assert figures(row(planner, "taxes")) == ["9 → 0", "0"]
    planner.warns("12.3")


def test_the_end_of_a_turn_with_actions_left_says_so__3_4() -> None:
    story = with_a_province()
    planner = planner_of(story)
    end = story.game.parse("end")

    assert planner.choose(end) == ()
    planner.warns("3.4")
    story.play("draw; deal A; draw; deal A")
    assert planner_of(story).choose(end) == (end,)


def test_the_end_of_the_turn_is_not_put_beside_a_move_while_an_action_is_left__3_4() -> None:
    """The finding: “…and end turn” beside the first of two actions threw the other away."""
    tables = [tell(hands=("TTALCH", ""), provinces=[SOUTH], actions_left=left) for left in (2, 1)]

    plans = [plan_of(planner_of(each).tap("space:7-7")) for each in tables]
    assert [bool(plan.ending) for plan in plans] == [False, True]


def test_the_first_red_wall_is_announced__13_1() -> None:
    story = tell(face_up="TT", barred="T", clear="2-22 6-22 8-22", walls_left=12)
    story.play("follow T; reveal A")
    walls = row(planner_of(story), "walls")

    assert walls.cells[-1].tone == "bad"
    assert len(walls.cells) == 3


def test_a_march_that_closes_nothing_says_so_in_the_same_row() -> None:
    """The row stays, so that the button below it stays where it was."""
    planner = planner_of(tell(face_up="LC", hands=("T",)).play("follow L; reveal H; to 3-3"))

    told = [piece for cell in row(planner, "provinces").cells for piece in cell.pieces]
    assert told == [Msg.of("alexandros.strip.none")]


def test_a_province_without_a_symbol_is_not_announced_as_one_that_pays__8_6() -> None:
    """The finding: a march round one bare space showed “1” on it, and “vacant: 1 empty”."""
    before, bare, rich = (tell(provinces=cells, actions_left=2)
                          for cells in ([], ["7-5"], [SOUTH]))
    open_land, closed, full = (cast(Position, each.state) for each in (before, bare, rich))

    assert ribbon.closure_words(open_land, closed, []) == []
    assert [each.text for each in ribbon.closure_words(open_land, full, [])] == ["9"]
    told = strip.provinces(before.view(0), bare.view(0))
    assert [cell.pieces for cell in told] == [(Msg.of("alexandros.strip.barren"),)]
    names = [province_name(each) for each in bare.view(0).provinces if not each.symbols]
    assert names and set(names) == {Msg.of("alexandros.spot.barren")}


def test_the_vacant_part_of_a_split_province_is_announced__8_8() -> None:
    """The finding: where it was the larger part, the main prize of the march was missing."""
    before = tell(provinces=[SOUTH], governors=("", "7-7"), actions_left=2)
    after = tell(provinces=["7-5 7-6 7-7 8-5 8-6 8-7", SOUTH.replace("7-5 7-6 7-7 ", "").replace(
        "8-5 8-6 8-7 ", "")], governors=("", "7-7"), actions_left=2)

    told = list(strip.provinces(before.view(0), after.view(0)))
    assert len(told) == 2 and Msg.of("alexandros.strip.vacant") in told[1].pieces


# ---- the ribbon -------------------------------------------------------------------------------


def test_how_much_a_province_pays_is_written_beside_the_marks_of_the_route() -> None:
    """Its two empty spaces lie on the route; the figure stands on the farther one."""
    marks = [(0.0, 0.0), (50.0, 0.0)]
    beside, on_it, away = (0.0, 17.0), (30.0, 17.0), (25.0, 60.0)

    assert ribbon.clear_of(marks, [beside, on_it, away]) == away
    assert ribbon.clear_of(marks, [beside, on_it]) == on_it
    assert ribbon.clear_of([], [beside, on_it, away]) == on_it


def test_several_of_a_symbol_are_told_so_that_no_figure_stands_alone() -> None:
    assert strip.show_count(1) == ()
    assert strip.show_count(2) == (Msg.of("alexandros.strip.times", n=2),)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_ribbon_is_the_union_of_what_is_offered_step_by_step__4_6(seats: int) -> None:
    seen = 0
    for state, _action in walk(Table("alexandros", "e", seats, ()).start(), seed=seats):
        assert isinstance(state, Position)
        if state.phase != Phase.ROUTE:
            continue
        seen += 1
        routes = walk_routes(state)
        steps = {step for route in routes for step in zip((state.alexander, *route), route,
                                                          strict=False)}
        assert set(queries.ribbon(state, state.goal)) == steps
        ways = queries.ways_on(state, state.goal, queries.ribbon(state, state.goal))
        assert ways[state.alexander] >= len(routes)
        for pinned in {point for route in routes for point in route}:
            through = [route for route in routes if pinned in route]
            assert {step for route in through
                    for step in zip((state.alexander, *route), route, strict=False)} \
                == set(queries.ribbon(state, state.goal, (pinned,)))
        scarce = state.clone()
        scarce.black, scarce.red = min(queries.new_walls(state, each) for each in routes), 0
        steps = {step for route in walk_routes(scarce)
                 for step in zip((state.alexander, *route), route, strict=False)}
        assert set(queries.ribbon(scarce, state.goal)) == steps
    assert seen > 20


def walk_routes(state: Position) -> list[tuple[int, ...]]:
    """Every route, walked through the offers."""
    if state.phase != Phase.ROUTE:
        return [()]
    routes = []
    for action in state.legal():
        after = take_action(state, action)
        routes += [(point_of(action), *rest) for rest in walk_routes(after)]
    return routes


def point_of(action: Action) -> int:
    """The point that an action leads to."""
    assert isinstance(action, OfPoint)
    return action.point


def test_the_route_that_is_prepared_is_the_one_that_is_suggested() -> None:
    """Nothing pinned: both lay the fewest walls, and take the first of equals."""
    seen = 0
    for state, _action in walk(Table("alexandros", "e", 2, ()).start(), seed=12):
        assert isinstance(state, Position)
        if state.phase == Phase.ROUTE:
            seen += 1
            after, route = state.clone(), list(queries.lightest_route(state, state.goal))
            while after.phase == Phase.ROUTE:
                action = suggest(after)
                assert action is not None
                assert point_of(action) == route.pop(0)
                after.apply(action)
            assert not route
    assert seen > 20


def test_no_route_passes_two_points_equally_far_or_one_off_the_way() -> None:
    story = tell(face_up="TT", barred="T", clear="2-22 6-22 8-22").play("follow T; reveal A")
    state = story.state
    assert isinstance(state, Position)
    goal = state.tables.corners[marching.open_aims(state)[0][0]][0]
    first = sorted({other for point, other in queries.ribbon(state, goal)
                    if point == state.alexander})

    assert len(first) == 2
    assert queries.ribbon(state, goal, tuple(first)) == []
    assert queries.ribbon(state, goal, (state.tables.start + 1,)) != []
    assert queries.lightest_route(state, goal, tuple(first)) == ()


# ---- outcomes ---------------------------------------------------------------------------------


def last_survey(game: Game, state: State) -> Survey:
    survey = list(games.table(game).plans.survey(game, state, ()))[-1]
    assert survey.is_done
    return survey


def partings(state: Position) -> dict[frozenset[tuple[int, ...]], set[int]]:
    """The provinces at every end of the march, through the offers, and how many walls are left
    there."""
    if state.phase == Phase.ACTIONS:
        return {frozenset(province.cells for province in state.provinces): {
            state.black + state.red}}
    partitions: dict[frozenset[tuple[int, ...]], set[int]] = {}
    for action in state.legal():
        after = take_action(state, action)
        for provinces, walls in partings(after).items():
            partitions.setdefault(provinces, set()).update(walls)
    return partitions


def tell_walls(before: int, left: set[int]) -> Msg:
    """The number of walls laid, or a range of it."""
    low, high = before - max(left), before - min(left)
    return Msg.of(f"alexandros.strip.{'spent' if low == high else 'spent_range'}", n=low,
                  most=high)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_outcomes_are_all_those_that_the_offers_lead_to_each_once(seats: int) -> None:
    seen, ranges, game = 0, 0, games.load("alexandros")
    for number, (state, _action) in enumerate(
            walk(Table("alexandros", "e", seats, ()).start(), seed=seats + 30)):
        assert isinstance(state, Position)
        if number % 3 or state.phase not in marching.MARCH_PHASES:
            continue
        survey = last_survey(game, state)
        if survey.total > 150:
            continue
        seen += 1
        ends = [end_of(game, state, result.pins) for result in survey.results]
        assert len(set(ends)) == len(ends)
        expected = partings(state)
        assert set(ends) == set(expected)
        for end, result in zip(ends, survey.results, strict=True):
            laid = tell_walls(state.black + state.red, expected[end])
            assert laid in result.cells[-1].pieces
            ranges += laid.key.endswith("range")
        assert sum(result.ways for result in survey.results) == survey.tried
        worths = [result.worth for result in survey.results]
        assert worths == sorted(worths, reverse=True)
    assert seen > 10
    assert ranges > 0


def end_of(game: Game, state: Position, held: tuple[str, ...]) -> frozenset[tuple[int, ...]]:
    """The provinces after an outcome was adopted and committed."""
    planner = Planner(game, state, games.table(game))
    planner.adopt(held)
    after = plan_of(planner).draft.state
    assert isinstance(after, Position)
    return frozenset(province.cells for province in after.provinces)


def test_where_there_are_too_many_ways_a_sample_is_looked_at_and_called_so(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outcomes, "WAYS_MOST", 4)
    story = tell(face_up="TT", barred="T", clear="2-22 6-22 8-22").play("follow T; reveal A")
    survey = last_survey(story.game, story.state)

    assert survey.is_sample
    assert survey.tried == 4 * 3 < survey.total  # one goal, three corners


@pytest.mark.parametrize("seats", [2, 4])
def test_a_march_that_is_advised_is_prepared_as_it_is_told(seats: int) -> None:
    """Goal, corner and route, not those that would be filled in; past another corner of the goal,
    too, where a click would stop."""
    told, rng, game = 0, Rng(seats), games.load("alexandros")
    for number, (state, _action) in enumerate(
            walk(Table("alexandros", "e", seats, ()).start(), seed=seats + 40)):
        assert isinstance(state, Position)
        if number % 3 or state.phase not in marching.MARCH_PHASES:
            continue
        after, line = state.clone(), list[Action]()
        while after.phase in marching.MARCH_PHASES:
            offers = after.legal()
            line.append(offers[rng(len(offers))])
            after.apply(line[-1])
        planner = Planner(game, state, games.table(game))
        assert planner.choose(*line) == ()
        assert list(plan_of(planner).course.actions) == line
        told += 1
    assert told > 10


def test_whoever_has_chosen_a_way_may_still_choose_another() -> None:
    """The finding: the other ways vanished, and a click on one told a rule."""
    changed, game = 0, games.load("alexandros")
    for state, _action in walk(Table("alexandros", "e", 2, ()).start(), seed=44):
        assert isinstance(state, Position)
        way = marching.way_of(state, ()) if state.phase in marching.MARCH_PHASES else None
        if way is None or len(way.steps) == len(way.route):
            continue
        planner = Planner(game, state, games.table(game))
        first = {spot for spot in planner.lit() if spot.startswith("line:")}
        planner.click(sorted(first)[0])
        second = {spot for spot in planner.lit() if spot.startswith("line:")}
        assert second - first, "the lines of the way that is walked no more"
        planner.click(sorted(second - first)[0])
        assert sorted(second - first)[0] not in planner.lit()
        changed += 1
    assert changed > 5

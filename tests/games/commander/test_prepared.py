"""Moves prepared at the table: plans for gold, duels, retreats."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, cast

import pytest

from alexandre.ai.player import player
from alexandre.cli.console import load_words
from alexandre.content.lesson import lesson
from alexandre.games import hints, load, table
from alexandre.games.commander.actions.battle import BOUGHT, REDUCED, TakePlan
from alexandre.games.commander.events.battle import BattleEnded
from alexandre.games.commander.hints.odds import compare_wins, count_wins
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table.planning.allotting import allot, due, is_allotting
from alexandre.games.commander.table.planning.battle_plans import SAMPLES, SEED, STEP, percent
from alexandre.games.commander.table.planning.plans import hit_row
from alexandre.games.commander.table.tally import tally_of
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Event
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import sheets_of
from alexandre.scenes.lessons.progress import Progress
from alexandre.ui.draw.extent import extent, frame
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.planner import Planner, find_by_digit, rows_of
from tests.games.commander.field import Field, field, fought
from tests.helpers.planned import Prepared, list_actions, plan_of, planner_of

DRAWING = table(load("commander"))

RIM = 4.0  # of the light on a card
FOES = "levy levy mercenaries"


def choosing(*plans: str, gold: int = 10, level: int = 1) -> tuple[Field, Prepared]:
    """These are clicked in this order."""
    story = field(foes=FOES, leader=2, gold=gold, level=level).play("fight").draw_plans(
        "rally rally flank guards")
    planner = planner_of(story)
    for plan in plans:
        planner.tap(f"plan:{plan}")
    return story, planner


def advice(planner: Planner) -> Msg:
    """The panel's advice."""
    said = plan_of(planner).course.advice
    assert isinstance(said, Msg)
    return said


def test_plans_are_clicked_in_any_order_and_told_in_that_of_the_sheet__8_3_1() -> None:
    story, planner = choosing("rally", "charge", "flank")
    planner.tap("again:plan:charge")
    actions = list_actions(planner)

    assert actions == ["plan charge", "plan charge", "plan flank", "plan rally", "array",
                       "fight_on"]
    for text in actions:
        story.play(text)
    assert story.battle.stage != Stage.PLANNING


def test_a_click_on_what_is_prepared_takes_one_of_it_back__8_3_1() -> None:
    """The finding: what the coach had prepared could only be added to."""
    _story, planner = choosing()
    moves = planner.outlook.game.parse
    planner.choose(moves("plan charge"), moves("plan charge"), moves("plan flank"))
    cells = [cell for row in plan_of(planner).strip for cell in row.cells]
    charge, flank = (cell.spot for cell in cells)
    planner.tap(charge)
    assert planner.pins == ("plan:charge", "plan:flank") and not any(
        cell.hint for cell in rows_of(planner, planner.plan)[0].cells)

    planner.tap(flank, charge)
    assert planner.plan is None


def test_a_second_click_on_a_slip_of_the_board_takes_the_plan_back__8_3_1() -> None:
    """The finding: it took another of the same, which now has a cell of its own."""
    _story, planner = choosing("rally", "flank", "rally")
    again = [cell.spot for cell in plan_of(planner).course.ways[0].cells][-1]
    planner.tap(again)
    assert planner.pins == ("plan:flank", "plan:flank")

    planner.tap("plan:flank", "plan:flank")
    assert planner.plan is None
    assert planner.layer("plan:flank") == NOTHING != planner.layer("plan:rally")


def test_what_else_can_be_planned_has_digits_as_the_list_had() -> None:
    _story, planner = choosing("rally")
    cells = [cell for row in rows_of(planner, planner.plan)[1:] for cell in row.cells]
    assert [cell.hint for cell in cells] == [str(n) for n in range(1, len(cells) + 1)]
    assert "plan:rally" not in {cell.spot for cell in cells}

    planner.tap(find_by_digit(planner, 2))

    assert list_actions(planner)[:2] == ["plan flank", "plan rally"]


def test_a_battle_without_the_plans_that_are_free_is_not_the_main_choice__8_3_1() -> None:
    """The finding: “the plans are chosen” was the red button while none was."""
    story, _planner = choosing()
    begin = story.game.parse("array")
    free = story.battle.free
    assert free and DRAWING.is_vain(story.state, begin)

    story.play("; ".join(["plan charge"] * free))
    assert not DRAWING.is_vain(story.state, begin)


def test_what_plans_cost_is_told_before_and_more_cannot_be_had__8_3_1() -> None:
    story, planner = choosing(gold=1)
    for _plan in range(story.battle.free + 1):
        planner.tap("again:plan:flank")
    assert plan_of(planner).course.confirm == Msg.of("commander.course.plans_paid", n=1)
    assert "plan:rally" not in planner.lit()


def test_free_plans_that_are_left_are_warned_about() -> None:
    story, planner = choosing("rally", level=6)
    left = story.battle.free - 1

    assert left > 0
    assert plan_of(planner).course.warnings == (Msg.of("commander.course.plans_left", n=left),)


def test_a_plan_does_not_begin_the_battle_while_others_are_free__8_3_1() -> None:
    """The finding: with four free plans left the red button was “Fight with these plans”."""
    story, planner = choosing("charge", level=6)
    planner.sends("plan charge")
    assert plan_of(planner).course.confirm == Msg.of("commander.course.plans_taken", n=1)

    others = [f"plan:{id}" for id in BOUGHT if id != "charge"]
    for number in range(story.battle.free - 1):
        planner.tap(others[number % len(others)])
    assert list_actions(planner)[-2:] == ["array", "fight_on"]
    assert plan_of(planner).course.confirm == Msg.of("commander.course.plans_on")


def test_the_counsellor_advises_all_plans_of_a_battle_and_that_is_what_is_prepared() -> None:
    """The finding at Chaeronea: he named one plan of five, while Enter began the battle."""
    story, planner = choosing(level=6)
    free = story.battle.free
    advised, = hints(story.game).plans(story.state, Rng(1, "counsel"), 8)
    planner.choose(*advised.actions)

    assert free > 1 and len(advised.actions) == free + 1
    assert list_actions(planner)[:free + 1] == [each.text for each in advised.actions]
    told = load_words("en").say(advised.name or Msg.of(""))
    assert all(story.table.tables.plans[each.index].noun.names["en"] in told
               for each in advised.actions if isinstance(each, TakePlan))
    planner.clear()
    planner.tap(f"plan:{BOUGHT[0]}").sends(f"plan {BOUGHT[0]}")


def test_plans_are_estimated_a_few_battles_at_a_time() -> None:
    _story, planner = choosing("rally")
    told, works = [], 0
    assert advice(planner).key == "commander.course.plans_trying"
    while planner.is_working:
        if planner.work():
            told.append(str(dict(advice(planner).args)["n"]))
        works += 1

    assert told == [str(n) for n in range(STEP, SAMPLES + 1, STEP)]
    assert works == SAMPLES + 1


def test_the_estimate_is_that_of_all_these_battles() -> None:
    story, planner = choosing("charge")
    while planner.is_working:
        planner.work()
    args = dict(advice(planner).args)
    state = cast(Position, story.state)
    after = story.fork().play("plan charge; array").table
    *_fewer, (_fought, counsel, these) = compare_wins(state, after, SEED, SAMPLES)

    assert (args["these"], args["counsel"]) == (percent(Fraction(these, SAMPLES)),
                                                percent(Fraction(counsel, SAMPLES)))


def test_the_coachs_own_plans_are_called_so_and_not_compared_with_themselves() -> None:
    """The finding: “92% with these plans, 92% with the coach’s” of the same plans."""
    story, planner = choosing(level=6)
    advised, = hints(story.game).plans(story.state, Rng(1, "counsel"), 8)
    planner.choose(*advised.actions)
    while planner.is_working:
        planner.work()
    after = story.state.clone()
    for action in advised.actions:
        after.apply(action)
    *_fewer, (_fought, won) = count_wins(cast(Position, after), SEED, SAMPLES)

    assert advice(planner) == Msg.of("commander.course.plans_coach", n=SAMPLES,
                                     won=percent(Fraction(won, SAMPLES)))


def test_the_plans_that_could_come_next_have_their_price__8_3_1() -> None:
    """The finding: seven plans were listed without a price below “4 are free”."""
    story, planner = choosing("charge", level=6)
    titles = []
    for _plan in range(story.battle.free):
        titles += [row.title for row in rows_of(planner, planner.plan)[1:]]
        planner.tap("again:plan:flank")

    assert titles == [Msg.of("commander.strip.free_plans", n=n)
                      for n in range(story.battle.free - 1, 0, -1)] + [
                          Msg.of("commander.strip.paid_plans", n=0)]


def test_what_is_taken_back_is_estimated_no_further() -> None:
    _story, planner = choosing("rally")
    planner.work()
    planner.back()

    assert planner.plan is None
    assert not planner.is_working


def test_a_retreat_and_a_duel_tell_their_odds_before_they_are_sent() -> None:
    story = fought(foes=FOES, leader=2, level=4)
    planner = planner_of(story)
    assert planner.choose(story.game.parse("retreat")) == ()
    assert advice(planner).key == "commander.course.retreat_odds"
    assert not planner.work() and not planner.is_working
    while "aim_leader" not in story.answers():
        wanted = [text for text in story.answers() if text in ("fight_on", "attack", "settle")]
        story.play((wanted or story.answers())[0])
    planner = planner_of(story)

    assert planner.choose(story.game.parse("aim_leader")) == ()
    assert advice(planner).key == "commander.course.duel_odds"


def test_alexander_alone_leaves_the_field_without_odds_and_without_a_table__8_9_2() -> None:
    """The finding: “each of the 0 forces has a 17 % chance”, then an empty sheet of losses."""
    story = fought(mine="", foes="levy", leader=2)
    planner = Planner(story.game, story.state, DRAWING)
    assert planner.choose(story.game.parse("retreat")) == ()
    assert advice(planner) == Msg.of("commander.course.retreat_alone")
    game, before, events = cast(Any, story.game), story.view(), list[Event]()
    story.state.apply(story.game.parse("retreat"), events.append)
    ended = next(each for each in events if isinstance(each, BattleEnded))

    assert tally_of(game, cast(Any, before), ended, cast(Any, story.view()), [events]) is None


def test_a_battle_before_walls_tells_what_they_do_and_its_odds_before_it_is_sent() -> None:
    story = field("sardis", foes=FOES, walls=(2, 0))
    planner = planner_of(story)
    assert planner.choose(story.game.parse("fight")) == ()
    while planner.is_working:
        planner.work()
    assert advice(planner).key == "commander.course.battle_odds"
    assert dict(advice(planner).args)["n"] == SAMPLES
    assert plan_of(planner).course.warnings == ()  # the question has told of the walls
    planner.sends("fight")
    waiting = story.state.dump()
    waiting["phase"] = "ongoing"
    story = Field(story.game, story.game.load(waiting))
    planner = planner_of(story)
    planner.choose(story.game.parse("fight"))
    assert [dict(each.args)["minus"] for each in plan_of(planner).course.warnings] == [4]


def test_only_the_hits_that_are_asked_about_are_prepared__8_6() -> None:
    """A second plan of the enemy may cause others right after them."""
    game = load("commander", "granicus")
    followed = 0
    for seed in (26, 40):
        state, rnd = cast(Position, game.start(1, {})), Rng(seed, "x")
        mind = player("random", game, hints(game), rnd)
        while state.actor() != OVER:
            if state.actor() == CHANCE:
                law = state.outcomes()
                state.apply(pick(law, rnd(sum(weight for _action, weight in law))))
                continue
            if state.battle is not None and is_allotting(state):
                prepared, asked = allot(state, ()), due(state)
                assert prepared is not None and len(prepared.actions) <= asked
                after = state.clone()
                for action in prepared.actions:
                    after.apply(action)
                followed += (after.battle is not None and due(after) > 0
                             and after.battle.stage == state.battle.stage)
            state.apply(mind(state))
    assert followed


@pytest.mark.parametrize(("die", "costs"), [(1, True), (6, True), (5, False)])
def test_a_way_that_costs_gold_or_a_hit_is_not_the_main_choice__6_2(
        die: int, *, costs: bool) -> None:
    """The finding: after a victory Enter, pressed twice, paid for the way back to Macedonia."""
    session = Session.new(load("commander", "granicus"), [Player("Zoé")], seed=4)
    while cast(Position, session.state).phase != Phase.SCOUTED:
        offers = session.offers()
        session.play(next((each for each in offers if each.text.startswith("scout")), offers[-1]))
    march = session.game.parse("march")
    cast(Position, session.state).die = die

    assert isinstance(march, DRAWING.mains) and DRAWING.is_costly(session.state, march) == costs


def test_the_seal_for_hits_lies_within_its_card_below_no_light() -> None:
    """The finding: the light of the card covered its figure, and in large letters it a plan."""
    course = Progress(lesson("commander", "first_steps"), 8)
    while course.asked is None:
        course.go_on(course.due() or "")
    planner = Planner(course.session.game, course.session.state, DRAWING)
    assert planner.plan is not None
    sheet = next(each.sketch for each in sheets_of(course.session.game, course.session.view())
                 if each.place == "main")
    cards = [frame(spot) for spot in sheet.spots if spot.id.startswith("force:")]
    seals = [extent(shape) for shape in planner.plan.course.layer.shapes]

    assert seals
    for left, top, right, low in seals:
        assert any(x + RIM < left and y < top and right < across - RIM and low < down - RIM
                   for x, y, across, down in cards)


def test_the_plan_names_the_force_of_every_hit__8_7_1() -> None:
    """The finding: it said how many forces stood in both lines, not who was hit."""
    tables = cast(Commander, load("commander")).tables
    kind = tables.kind_ids.index("infantry")
    hits = [tables.moves.battle.take[8 * kind + side] for side in (0, REDUCED)]
    row = hit_row(tables, [*filter(None, hits)])

    force = tables.kinds[kind].noun
    assert [cell.pieces for cell in row.cells] == [
        (Msg.of("commander.strip.flipped", force=force),),
        (Msg.of("commander.strip.destroyed", force=force),)]

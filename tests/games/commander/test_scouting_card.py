"""The card of the scouts: enter, send forces home first, stay; each with its price."""

from __future__ import annotations

from alexandre.games import load, table
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.prices import price
from tests.games.commander.field import Field, field
from tests.helpers.planned import Prepared, list_actions, plan_of, planner_of

DRAWING = table(load("commander"))


def scout(die: int, mine: str = "archers infantry phalanx heavy_cavalry", *,
            gold: int = 10) -> Field:
    """Before Granicus, with that die."""
    story = field(mine=mine, foes="levy levy", leader=2, gold=gold)
    dump = story.dump()
    target = [region["id"] for region in story.game.spaces()].index("granicus")
    dump.update(phase="scouted", region="ilium", came_from="sestus", target=target, die=die)
    return Field(story.game, story.game.load(dump))


def begin_disbanding(story: Field) -> Prepared:
    """The click on « disband first »."""
    planner = planner_of(story)
    assert "do:disband" in planner.lit()
    planner.tap("do:disband")
    return planner


def spots(story: Field) -> set[str]:
    """The spots of the card."""
    main = DRAWING.sheets(story.game, story.game.view(story.state, 0))[0]
    return {spot.id for spot in main.sketch.spots if spot.id.startswith("do:")}


def test_a_way_that_costs_gold_has_three_answers() -> None:
    assert spots(scout(2)) == {"do:march", "do:disband", "do:stay"}


def test_what_comes_of_a_way_stands_below_it() -> None:
    """The finding: beside it both ran into each other, in letters of 125 % and more."""
    story = scout(2)
    main = DRAWING.sheets(story.game, story.game.view(story.state, 0))[0].sketch
    captions = [*main.captions, *(each for layer in main.layers for each in layer.captions)]
    for spot in (each for each in main.spots if each.id.startswith("do:")):
        (left, top), (right, _), (_, low), _ = spot.outline
        rows = [each.at[1] for each in captions
                if left < each.at[0] < right and top < each.at[1] < low]
        assert len(rows) == 2 and abs(rows[0] - rows[1]) >= 28


def test_a_way_that_costs_hits_is_not_made_better_by_sending_forces_home() -> None:
    story = scout(6)

    assert spots(story) == {"do:march", "do:stay"}
    assert DRAWING.plans.openings(story.state) == frozenset()


def test_sending_home_first_spares_gold_and_enters() -> None:
    story = scout(2)
    actions = plan_of(begin_disbanding(story)).commit()

    assert [action.text for action in actions] == ["disband archers", "march"]
    for action in actions:
        story.play(action.text)
    assert story.dump()["gold"] == 10 - 2


def test_as_many_go_home_as_make_the_way_payable() -> None:
    story = scout(1, gold=2)
    planner = begin_disbanding(story)

    assert "march" not in story.answers()
    planner.sends("disband archers", "disband infantry", "march")


def test_a_reduced_phalanx_is_not_sent_home_before_archers() -> None:
    """The finding: what is reduced went first, whatever it would cost again."""
    story = scout(2)
    dump = story.dump()
    dump["army"] = {"phalanx": [0, 1], "archers": [1, 0], "heavy_cavalry": [1, 0]}
    dump["die"] = 1
    planner = begin_disbanding(Field(story.game, story.game.load(dump)))
    assert plan_of(planner).commit()[0].text == "disband archers"


def test_clicks_on_the_counters_choose_others_and_take_them_back() -> None:
    planner = begin_disbanding(scout(2)).tap("army:phalanx")
    assert plan_of(planner).commit()[0].text == "disband phalanx"
    planner.tap("army:infantry")
    assert list_actions(planner)[:2] == [
        "disband infantry", "disband phalanx"]
    planner.tap("army:phalanx").sends("disband infantry", "march")


def test_what_is_prepared_is_what_the_rules_would_ask(die: int = 2) -> None:
    table_state = scout(die).state
    assert isinstance(table_state, Position)
    assert table_state.phase == Phase.SCOUTED

    assert price(table_state)[0] == table_state.strength() - die

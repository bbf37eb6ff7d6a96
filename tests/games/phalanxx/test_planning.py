"""Prepared moves stay prepared, whatever else is clicked."""

from __future__ import annotations

from typing import cast

from alexandre.games.phalanxx.table.planning.strip import rows
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.text import Msg, Noun
from tests.games.phalanxx.story import game, tell
from tests.helpers.planned import Prepared, click_spots, list_actions, plan_of, planner_of


def test_a_click_on_the_place_of_a_laid_die_loses_nothing_and_says_why__6_2() -> None:
    """The finding: it began another click, and the next one paid a soldier at once."""
    story = tell(rolled="white 5, white 3, white 3")
    planner = click_spots(story, "die:1", "slot:1", "act:income", "die:2", "slot:2",
                          "act:income")
    prepared = list_actions(planner)

    assert not planner.click("die:1") and not planner.clicked
    assert [reason.key for reason in planner.why("die:1")] == ["phalanxx.why.die_laid"]
    assert not planner.click("face:6")
    planner.sends(*prepared, "sacrifice 3=6")
    assert plan_of(planner).course.confirm == Msg.of("phalanxx.plan.act_some", n=2, of=3)
    assert [reason.key for reason in planner.why("card:scout")] == ["phalanxx.why.act_now"]


def noun_of(region: str) -> Noun:
    """The name of a region."""
    return next(each.noun for each in game().tables.regions if each.id == region)


def short_of_men(**owners: int) -> Prepared:
    """A conquest of Isatis clicked without a soldier in reserve."""
    held = {"persepolis": 0, "teima": 0, "siwa": 0, "gerrha": 0, "media": 0, "issos": 1, **owners}
    lost = {0: 12 - 6 - len(owners)}
    story = tell(1, rolled="white 5, white 2, white 2", owners=held, lost=lost)
    return click_spots(story, "region:isatis")


def test_the_panel_asks_where_a_missing_soldier_comes_from__9_3() -> None:
    """The finding: two regions were lit, and nothing said why."""
    planner = short_of_men(susiana=0)
    course = plan_of(planner).course

    assert course.title == Msg.of("phalanxx.plan.origin", region=noun_of("isatis"))
    assert [cell.spot for cell in course.ways[0].cells] == ["region:susiana", "region:media"]
    assert course.confirm == Msg.of("phalanxx.plan.act_first")
    planner.tap("region:susiana").sends("conquer isatis 1>1", "from susiana")
    assert not plan_of(planner).course.title


def test_a_soldier_whom_only_one_region_could_lend_is_called_by_itself__9_3() -> None:
    assert list_actions(short_of_men()) == ["conquer isatis 1>1", "from media"]


def test_a_die_without_an_action_asks_for_one__6_1() -> None:
    """The finding: three cells said “1.”, “2.”, “3.”."""
    story = tell(rolled="white 5, white 3, white 3")
    planner = click_spots(story, "die:1", "slot:1", "act:income")
    first = game().parse(list_actions(planner)[0])
    after = story.state.clone()
    after.apply(first)
    before, then = (cast(PhalanxxView, game().view(each, 0)) for each in (story.state, after))
    turn = rows(game().tables, before, then, (first,))[0]

    assert [cell.pieces[-1] for cell in turn.cells[1:]] == ["?", "?"]


def test_an_advised_purchase_is_prepared_with_its_exchange__4_3() -> None:
    """The finding: the purchase alone was, and its red button gave up the exchange."""
    line = "buy porus", "take hoplites", "give scout"
    planner = planner_of(tell(
        phase="buy", rolled="white, white, white", talents={0: 9}, hands={0: ("horses", "scout")},
        row=("slingers", "hoplites", "levy_spearmen", "shields", "porus")))
    assert not planner.choose(*map(game().parse, line))
    planner.sends(*line)
    assert planner.back() and not planner.clicks

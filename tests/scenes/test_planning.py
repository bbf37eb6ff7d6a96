"""Moves prepared at the table: few clicks for a usual turn, the keyboard, the comparison."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from alexandre import app
from alexandre.games import load
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Noun
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Spot
from alexandre.ui.text.sizes import SMALL
from tests.games.phalanxx.story import tell as succession
from tests.scenes.rooms import play_some
from tests.ui.gui import Gui, MakeGui
from tools.pages.layout import play

TWO = (Player("Zoé"), Player("Bob"))


def planner_of(gui: Gui) -> Any:
    """The planner there."""
    return gui.table.planning.planner


def settle(gui: Gui) -> None:
    """Whatever moves has moved, whatever plays itself is played, the curtain is lifted."""
    for _ in range(12):
        gui.lift().run()


def at_a_march(gui: Gui) -> Session:
    """A match whose first card was taken with one click; Alexander is about to go."""
    session = gui.sit_down(TWO, seed=11)
    settle(gui)
    card = next(text for text in gui.offers() if text.startswith("follow"))
    gui.click_spot(f"shown:{card.split()[1]}")
    settle(gui)
    assert gui.has("plan/confirm")
    return session


def at_actions(gui: Gui) -> Session:
    session = at_a_march(gui)
    gui.click("plan/confirm")
    settle(gui)
    return session


def test_a_usual_march_is_two_clicks_the_card_and_the_confirmation(gui: Gui) -> None:
    session = at_a_march(gui)
    gui.click("plan/confirm")
    settle(gui)

    assert planner_of(gui).plan is None
    assert any(text.startswith("walk") for text in session.record.actions)
    assert "draw" in gui.offers()


def test_a_corner_is_clicked_and_clicked_again_to_accept_it(gui: Gui) -> None:
    session = at_a_march(gui)
    before = session.turn
    corner = sorted(spot for spot in gui.find("picture/map").lit if spot.startswith("point:"))[-1]
    gui.click_spot(corner)
    assert session.turn == before

    gui.click_spot(corner)
    settle(gui)
    assert f"halt {corner.removeprefix('point:')}" in session.record.actions


def test_return_accepts_and_backspace_takes_one_click_back(gui: Gui) -> None:
    session = at_a_march(gui)
    before = session.turn
    planner = planner_of(gui)
    wanted = planner.plan.course.actions
    corner = sorted(spot for spot in gui.find("picture/map").lit if spot.startswith("point:"))[-1]
    gui.click_spot(corner).press("BackSpace")
    assert planner.plan.course.actions == wanted

    gui.press_on("plan/confirm", "Return")
    assert session.record.actions[before:before + len(wanted)] == [each.text for each in wanted]


def test_the_cross_takes_back_all_that_was_clicked(gui: Gui) -> None:
    """The finding: three players took one click back by it, and prepared on top of the rest."""
    at_a_march(gui)
    planner, picture = planner_of(gui), gui.find("picture/map")
    wanted = planner.plan.course.actions
    for place in (-1, 0):
        gui.click_spot(sorted(spot for spot in picture.lit if spot.startswith("point:"))[place])
    assert planner.clicks == 2
    gui.click("plan/drop")

    assert planner.clicks == 0 and planner.plan.course.actions == wanted


def test_tab_comes_to_the_cross_after_the_other_buttons_of_the_move(gui: Gui) -> None:
    at_a_march(gui)
    corner = sorted(spot for spot in gui.find("picture/map").lit if spot.startswith("point:"))[-1]
    gui.click_spot(corner)
    gui.desk.focus_on(gui.find("plan/compare"))
    seen = []
    for _ in range(2):
        gui.press("Tab")
        seen.append(gui.desk.focus.name)

    assert seen == ["plan/confirm", "plan/drop"]


def test_escape_takes_one_click_back_after_the_other_before_it_opens_the_pause(gui: Gui) -> None:
    """The finding: it wiped three prepared dice at once."""
    at_a_march(gui)
    picture = gui.find("picture/map")
    for place in (-1, 0):
        gui.click_spot(sorted(spot for spot in picture.lit if spot.startswith("point:"))[place])
    for left in (1, 0):
        gui.press("Escape")
        assert planner_of(gui).clicks == left
    gui.shows("plan/confirm").press("Escape").lacks("plan/confirm")


def test_the_lines_of_the_ribbon_lie_on_the_map_only_while_it_is_prepared(gui: Gui) -> None:
    at_a_march(gui)
    spots = planner_of(gui).spots()
    picture = gui.find("picture/map")
    assert spots
    assert all(spot in picture.spots for spot in spots)
    for spot in spots:
        target = picture.spot_at(picture.fit.out(spot.middle))
        assert isinstance(target, Spot)
        assert target.id == spot.id

    gui.click("plan/confirm")
    settle(gui)
    assert not any(spot.id.startswith("line:") for spot in picture.spots)


def test_what_the_mouse_points_at_is_drawn_and_not_prepared(gui: Gui) -> None:
    at_a_march(gui)
    picture, planner = gui.find("picture/map"), planner_of(gui)
    before, drawn = planner.plan.course.actions, picture.over
    corner = sorted(spot for spot in picture.lit if spot.startswith("point:")
                    and spot not in {f"point:{before[-1].text.split()[1]}"})[0]
    x, y = picture.middle_of(corner)
    scale = gui.desk.theme.scale
    gui.send(pygame.MOUSEMOTION, pos=(round(x * scale), round(y * scale)), rel=(0, 0),
             buttons=(0, 0, 0))
    gui.run()

    assert picture.over != drawn
    assert planner.plan.course.actions == before


def test_the_gains_are_those_of_the_march_that_is_drawn(gui: Gui) -> None:
    at_a_march(gui)
    picture, panel, planner = gui.find("picture/map"), gui.find("plan"), planner_of(gui)
    prepared, seen = planner.plan, set()
    gui.desk.focus_on(picture)
    for key in ("Right", "Right", "Down", "Left", "Left", "Up"):
        gui.press(key).run()
        there = planner.plan_at(picture.pointed.id)
        assert panel.strip.rows == there.strip
        assert gui.find("plan/confirm").meaning == prepared.course.actions
        seen.add(there.strip)
    assert len(seen) > 1

    gui.desk.focus_on(gui.find("plan/confirm"))
    gui.run()
    assert panel.strip.rows == prepared.strip
    assert picture.over == planner.layer()


def test_an_offer_with_the_focus_is_drawn_with_its_gains(gui: Gui) -> None:
    session = at_a_march(gui)
    picture, panel, planner = gui.find("picture/map"), gui.find("plan"), planner_of(gui)
    prepared = planner.plan.strip
    gui.click("verb/all")
    gui.desk.focus_on(gui.find("verb/all"))
    seen = set()
    for _offer in gui.offers():
        gui.press("Tab").run()
        action = gui.find("plain").offers.pointed
        spot = planner.outlook.plans.pins(action)[0]
        assert action in session.state.legal()
        assert panel.strip.rows == planner.plan_at(spot).strip
        assert picture.over == planner.layer(spot)
        seen.add(panel.strip.rows)
    assert seen - {prepared}


def test_outcomes_are_compared_and_one_of_them_is_prepared(gui: Gui) -> None:
    session = at_a_march(gui)
    before = session.turn
    gui.click("plan/compare").run(40)
    assert planner_of(gui).comparison.survey.is_done
    results = planner_of(gui).comparison.survey.results
    gui.click("outcome/0")
    assert planner_of(gui).pins == results[0].pins
    assert session.turn == before

    gui.press("Escape").lacks("outcome/0").shows("plan/confirm")


def test_every_outcome_is_in_sight_where_there_is_room_for_it(make_gui: MakeGui) -> None:
    gui = make_gui(size=(1920, 1080))
    gui.house.choose("text", 150)
    at_a_march(gui)
    gui.click("plan/compare").run(40)
    outcomes = gui.find("plan/outcomes")

    assert len(outcomes.column.children) > 1
    assert outcomes.most == 0


def test_another_destination_is_read_from_its_top_another_number_where_it_is(
        make_gui: MakeGui) -> None:
    """The finding: the form of a march kept its place for the next one."""
    gui = make_gui(lang="en", size=(1024, 640))
    gui.house.choose("text", 150)
    session = Session.new(load("empire"), list(TWO), seed=5)
    for text in ("bid 0", "raise 6", "allot 5") * 2:
        session.play(text)
    while session.offers()[0].text.split()[0] != "march":
        session.play(session.offers()[0])
    session.play("march start1>macedonia 6")
    gui.house.enter(Table(gui.house, session, "match"))
    gui.run(4).lift()
    table, planned = gui.table, gui.table.plain.planned
    for spot, is_kept in (("place:macedonia", False), ("place:triballia", False), ("n:3", False),
                          ("pay:1", True), ("place:macedonia", False)):
        planned.scroll(planned.most)
        was = planned.offset
        assert was or not is_kept
        assert table.planning.click(spot)
        assert planned.offset == (was if is_kept else 0), spot


def test_a_march_with_a_low_prompt_is_seen_whole_in_large_letters(tmp_path: Path) -> None:
    """The title goes, and what is free below the prompt is used, before a row is scrolled to."""
    for lang in ("fr", "en"):
        gui = Gui(tmp_path / lang, lang=lang, size=(1280, 720))
        gui.house.choose("text", 150)
        session = Session.new(load("alexandros"), list(TWO), seed=5)
        lot = random.Random(5)
        for _ in range(7):
            session.play(lot.choice(session.offers()))
        gui.house.enter(Table(gui.house, session, "match"))
        gui.run(4).lift()

        assert gui.find("plan/strip").box.h > 0 and gui.table.plain.planned.most == 0
        gui.close()


def test_advice_is_read_and_a_row_of_the_plan_is_seen_in_large_letters(make_gui: MakeGui) -> None:
    """The part without room is scrolled to; neither takes all the room."""
    gui = make_gui(size=(1280, 720))
    gui.house.choose("text", 150)
    at_a_march(gui)
    plain, why = gui.table.plain, Msg.of("ai.advice.untried")
    plain.note(Msg.of("ui.coach.goes_on", plan="vers l’est, un mur de plus ; " * 3), why, why)
    line = plain.desk.text_height("x", "italic", SMALL, 300)
    told, notes = ((plain.rest, plain.rest_notes) if plain.rest.is_shown
                   else (plain.told, plain.notes))

    assert told.view.h >= 2 * line
    assert plain.planned.view.h >= line
    told.scroll(told.most)
    last = [each for each in notes.children if each.is_shown][-1]
    assert last.box.bottom <= told.view.bottom + 1


def test_a_card_on_the_pile_is_taken_with_one_click(gui: Gui) -> None:
    session = at_actions(gui)
    gui.click_spot("pile")

    assert "draw" in session.record.actions


def test_the_end_of_a_turn_with_actions_left_is_asked_once_and_then_done(gui: Gui) -> None:
    session = at_actions(gui)
    gui.click_at(gui.find("offer/end").box.middle).shows("plan/warning0")
    assert "end" not in session.record.actions

    gui.click("plan/confirm")
    assert "end" in session.record.actions


def test_nothing_is_prepared_behind_the_curtain(gui: Gui) -> None:
    session = at_actions(gui)
    planning = gui.table.planning
    gui.click_at(gui.find("offer/end").box.middle).click("plan/confirm")
    for _ in range(12):
        gui.run()

    assert session.decider != CHANCE
    assert gui.has("curtain/lift")
    assert planning.planner is None


def test_a_space_that_is_not_lit_says_why_where_others_are_lit(gui: Gui) -> None:
    gui.sit_down(TWO, seed=11)
    settle(gui)
    assert gui.table.plan_side.explain("space:3-3") == ()  # before a card none is lit

    at_a_march(gui)
    plan_side, picture = gui.table.plan_side, gui.find("picture/map")
    dark = [spot.id for spot in picture.spots
            if spot.id.startswith("space:") and spot.id not in picture.lit]
    told = {getattr(each, "key", "") for spot in dark for each in plan_side.explain(spot)}
    assert told == {"ui.why.rule"}
    lit = next(spot for spot in picture.lit if spot.startswith("space:"))
    assert plan_side.explain(lit) == ()


def test_a_refusal_is_told_in_one_place(gui: Gui) -> None:
    session = Session.new(load("phalanxx"), list(TWO), seed=3)
    session.state = succession(2, rolled="white 6, white 5, white 4").state
    gui.house.enter(Table(gui.house, session, "match"))
    settle(gui)
    for spot in ("die:1", "slot:1", "region:susiana", "die:2", "slot:2", "region:media"):
        gui.click_spot(spot)
    gui.table.planning.click("cell:1")
    assert gui.has("plan/warning0")
    far = next(spot for spot in ("region:siwa", "region:aigyptos", "region:teima")
               if "9.1" in [msg.rule for msg in planner_of(gui).why(spot)])
    assert gui.table.plan_side.explain(far)

    where = gui.find("plan/warning0").box
    gui.click_spot(far)
    assert gui.find("plan/warning0").box == where  # what is clicked below it does not move
    assert not gui.has("page/note0") and gui.table.plan_side.explain(far) == ()
    assert gui.desk.tip.text == ""


def test_the_last_die_hands_the_dice_on_with_the_same_key(gui: Gui) -> None:
    session = Session.new(load("phalanxx"), list(TWO), seed=3)
    session.state = succession(2, rolled="white 6, white 5, white 4").state
    gui.house.enter(Table(gui.house, session, "match"))
    settle(gui)
    for die in (1, 2, 3):
        for spot in (f"die:{die}", f"slot:{die}", "act:income"):
            gui.click_spot(spot)
    gui.press("Return")

    played = session.record.actions
    start = played.index("income 1>1")
    assert played[start:start + 4] == ["income 1>1", "income 2>2", "income 3>3", "pass"]


def prepare_three_dice(gui: Gui, seats: int) -> Iterator[None]:
    """A turn of Phalanxx click by click, as it is shown each time."""
    session = Session.new(load("phalanxx"), [Player(name) for name in ("Zoé", "Bob", "Anna", "Ada")
                                             ][:seats], seed=3)
    session.state = succession(seats, rolled="white 6, white 5, white 4", talents={0: 20}, hands={
        0: ("slingers", "levy_spearmen", "peltasts", "porus", "shields")}).state
    gui.house.enter(Table(gui.house, session, "match"))
    settle(gui)
    planning = gui.table.planning
    for spot in ("die:1", "slot:2", "act:push", "die:2", "hand:levy_spearmen", "region:"):
        yield
        gui.wait()
        assert planning.click(min(lit for lit in planning.lit() if lit.startswith(spot)))
        gui.run()
    yield


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_of_three_dice_is_seen_whole_while_it_is_prepared(
        make_gui: MakeGui, seats: int, text: int, lang: str) -> None:
    gui = make_gui(lang=lang, size=(1280, 720), text=text)
    for _ in prepare_three_dice(gui, seats):
        plain = gui.table.plain
        assert plain.planned.most == 0.0
        assert plain.planned.box.h >= plain.planned.column.box.h
        assert planner_of(gui).clicks or gui.has("verb/all")


def test_why_not_is_silent_about_what_does_not_lie_on_the_table(gui: Gui) -> None:
    session = Session.new(load("phalanxx"), list(TWO), seed=3)
    session.state = succession(2, rolled="white 6, white 5, white 4",
                               hands={0: ("cavalry",)}).state
    gui.house.enter(Table(gui.house, session, "match"))
    settle(gui)
    gui.press("F1")
    rules = " ".join(gui.all_texts())

    assert "8.8" in rules
    assert "9.1" not in rules  # somewhere a region can be conquered
    assert "1.4 " not in rules.replace("11.4 ", "")
    assert "7.1 " not in rules


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("moves", [53, 62, 98])
def test_a_march_is_seen_whole_beside_letters_of_150(make_gui: MakeGui, moves: int,
                                                     lang: str) -> None:
    gui = make_gui(lang=lang, size=(1280, 720), text=150)
    session = play("alexandros", "e", moves, seats=3)
    room = gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    for offer in session.offers():
        if offer.text.split()[0] in ("to", "halt"):
            room.planning.drop()
            room.planning.choose(offer)
            assert gui.find("plan/strip").box.h > 0
            assert room.plain.planned.most == 0


def test_the_button_is_red_once_all_dice_are_laid(gui: Gui) -> None:
    session = Session.new(load("phalanxx"), list(TWO), seed=3)
    session.state = succession(rolled="white 5, white 3, white 3").state
    gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    kinds = []
    for number in (1, 2, 3):
        for spot in (f"die:{number}", f"slot:{number}", "act:income"):
            gui.table.planning.click(spot)
        gui.run()
        kinds.append((gui.find("plan/confirm").kind, gui.find("plan/confirm").can_press))

    assert kinds == [("button", True), ("button", True), ("primary", True)]


@pytest.mark.parametrize("lang", app.LANGS)
def test_a_campaign_keeps_buttons_and_players_in_place_beside_letters_of_150(
        make_gui: MakeGui, lang: str) -> None:
    """The finding: a third row moved them, a price made the button higher, a march scrolled."""
    gui = make_gui(lang=lang, size=(1280, 720), text=150)
    session = Session.new(load("empire"), [*TWO, Player("Anna")], seed=5)
    splits = [text for n in (6, 5, 4) for text in (f"bid {n}", "raise 5", "allot 0")]
    seen = set()
    for script, move in (((), ""), ((*splits, "place 1", "place 2"), "march start1>macedonia 5"),
                         (("march start1>macedonia 5",), "march macedonia>triballia 5 after 1")):
        for text in script:
            session.play(text)
        gui.enter(Table(gui.house, session, "match"))
        plain = gui.run(4).lift().run(4).table.plain
        seen.add((plain.bar.box.bottom, plain.players.box, plain.log.box))
        if move:
            gui.table.planning.choose(session.game.parse(move))
            assert gui.find("plan/confirm").box.h < 2 * plain.log.unit
            assert plain.planned.most == 0 == plain.planned.offset
            seen.add((plain.bar.box.bottom, plain.players.box, plain.log.box))
    assert len(seen) == 1


def test_a_name_that_the_ribbon_crosses_stands_above_it_and_no_number_on_it(gui: Gui) -> None:
    session = Session.new(load("alexandros"), list(TWO), seed=5)
    play_some(session, 60, 3)
    while session.game.prompt(session.state).kind != "march":
        session.play(session.offers()[0])
    gui.enter(Table(gui.house, session, "match"))
    gui.lift().table.planning.click("shown:C")
    settle(gui)
    told = planner_of(gui).plan.course.layer.captions
    name, = (each for each in told if isinstance(each.text, Noun))
    count, = (each for each in told if each.text == "1")

    assert gui.house.voice(name.text) == "Égypte"
    assert math.dist(name.at, count.at) > count.size

"""The coach: advice is told and prepared, never played, and knows no secret."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.ai.planner import Trial
from alexandre.ai.review.counsel import choose_pair
from alexandre.ai.review.plans import Fact, Weighed
from alexandre.kernel.hints import Plan
from alexandre.kernel.record import Player
from alexandre.kernel.replay import TurnCount, replay
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.table.advice.lost_since import list_own
from alexandre.scenes.table.planning.planning import prepare_line
from alexandre.scenes.table.table import Table
from alexandre.ui.play.offers import choice_of
from tests.scenes.rooms import list_notes, load_bundled, play_some
from tests.ui.gui import Gui

WAITS = 300  # looks for an answer: a process may be slow to come up
MOVES = 3


def sit_down(gui: Gui, title: str) -> Table:
    """A person and computer players, some moves into a match; the person is asked."""
    low, high = games.meta(title).seats
    seats = min(max(2, low), high)
    session = Session.new(games.load(title), [
        Player("Zoé"), *[Player("", "random")] * (seats - 1)], seed=5)
    table = Table(gui.house, play_some(session, MOVES, 3), "match")
    gui.house.enter(table)
    for _turn in range(WAITS):
        if table.match.is_asked:
            return table
        gui.run()
    raise AssertionError("nobody is asked")


def wait(gui: Gui, table: Table) -> None:
    """Until the coach has answered."""
    for _look in range(WAITS):
        if not table.coach.is_thinking:
            return
        gui.run()
    raise AssertionError("no advice comes")


def test_who_waits_for_advice_is_told_how_long(gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: on a busy machine the coach was silent, as if it had stopped."""
    table = sit_down(gui, "catan")
    monkeypatch.setattr(gui.thinker, "answer", lambda: None)
    table.coach.ask()
    assert list_notes(table) == ["Le mentor essaie plusieurs plans…"]
    for _second in range(3):
        table.coach.tick(table.board)
        gui.house.desk.now += 1000
    assert list_notes(table) == ["Le mentor essaie plusieurs plans… 2\u00a0s"]


@pytest.mark.parametrize("title", games.TITLES)
def test_advice_is_told_and_not_played(gui: Gui, title: str) -> None:
    table = sit_down(gui, title)
    turn = table.session.turn
    table.coach.ask()
    wait(gui, table)

    assert table.session.turn == turn and table.plain.notes.children
    plan = table.planning.planner
    assert plan is not None
    if gui.has("plan/take"):
        gui.click("plan/take")
    if plan.plan is not None:
        table.planning.commit()
        assert table.session.turn > turn


@pytest.mark.parametrize(("before", "line"), [
    ((), ("bid 1", "raise 6", "allot 4")), (("bid 0", "raise 6", "allot 5") * 2, ("allot 2",))])
def test_a_split_that_is_advised_is_set_in_its_boxes(
        gui: Gui, before: tuple[str, ...], line: tuple[str, ...]) -> None:
    """Also where a person has begun one, and in a later round, of two boxes."""
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("Anna")], seed=5)
    for text in before:
        session.play(text)
    while before and session.offers()[0].text.split()[0] != "allot":
        session.play(session.offers()[-1])
    gui.house.enter(Table(gui.house, session, "match"))
    gui.lift()
    table = gui.house.room
    assert isinstance(table, Table) and table.planning.planner is not None
    table.planning.planner.click("split:temples:3")
    actions = tuple(map(session.game.parse, line))

    assert prepare_line(table.planning, actions)
    assert table.planning.planner.plan is not None
    assert table.planning.planner.plan.commit() == actions


def test_advice_changes_a_split_that_was_begun_only_where_it_is_taken(gui: Gui) -> None:
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("", "random")], seed=5)
    table = Table(gui.house, session, "match")
    gui.house.enter(table)
    gui.lift()
    planner = table.planning.planner
    assert planner is not None and table.planning.is_form
    planner.click("split:temples:3")
    pins = planner.pins
    table.coach.ask()
    wait(gui, table)
    told = list_notes(table)
    assert told
    assert planner.pins == pins
    gui.press("v", "v")
    assert list_notes(table) == told

    gui.click("plan/take")
    assert planner.pins != pins
    assert not gui.has("plan/take")


def judge(gui: Gui, loss: int, coach: str = "warns") -> Table:
    """A plan is sent that would cost so many thousandths."""
    table = sit_down(gui, "empire")
    gui.house.settings["coach"] = coach
    best, own = table.session.offers()[:2]
    gui.thinker.plans = (
        Weighed((best.text,), 5, 4, is_behind=False),
        Weighed((own.text,), 3, 4, is_behind=True, loss=loss))
    table.send((own,))
    wait(gui, table)
    return table


def test_before_a_blunder_it_is_asked_once_more(gui: Gui) -> None:
    table = judge(gui, 150)
    turn = table.session.turn
    assert "15" in gui.find("blunder/title").words
    gui.click("blunder/back")
    assert table.session.turn == turn
    gui.house.thinker.cancel()
    gui.house.leave()


def test_a_blunder_may_be_played_all_the_same(gui: Gui) -> None:
    table = judge(gui, 150)
    turn = table.session.turn
    gui.click("blunder/play")

    assert table.session.turn > turn


@pytest.mark.parametrize(("loss", "coach"), [(20, "warns"), (150, "asked")])
def test_what_costs_little_is_played_and_so_is_everything_unless_one_wants_to_be_warned(
        gui: Gui, loss: int, coach: str) -> None:
    assert judge(gui, loss, coach).session.turn > MOVES and not gui.has("blunder/title")


def test_who_wants_no_coach_has_none(gui: Gui) -> None:
    table = sit_down(gui, games.TITLES[0])
    gui.house.settings["coach"] = "off"
    table.show()

    assert not gui.find("tool/coach").is_enabled
    table.do("coach")
    assert not table.coach.is_thinking


def test_asked_once_more_it_is_silent(gui: Gui) -> None:
    table = sit_down(gui, games.TITLES[0])
    table.coach.ask()
    table.coach.ask()

    assert not table.coach.is_thinking and not table.plain.notes.children


def test_who_plays_on_waits_for_no_advice(gui: Gui) -> None:
    table = sit_down(gui, games.TITLES[0])
    table.coach.ask()
    table.play((table.session.offers()[0],))

    assert not table.coach.is_thinking


def test_the_key_asks_and_the_tool_is_there(gui: Gui) -> None:
    table = sit_down(gui, games.TITLES[0])
    assert table.do("coach")

    assert table.coach.is_thinking
    assert gui.find("tool/coach").is_enabled


def test_the_next_plan_is_told_with_the_facts_that_differ(gui: Gui) -> None:
    table = sit_down(gui, "empire")
    offers = [offer.text for offer in table.session.offers()]
    fact = Fact(Msg.of("empire.fact.won", who=Who(0), v=1), 0, 200, 20, 3)
    gui.thinker.plans = (
        Weighed((offers[0],), 5, 4, is_behind=False, chance=500),
        Weighed((offers[1],), 3, 4, is_behind=True, loss=100, of=24, facts=(fact,)))
    table.coach.ask()
    wait(gui, table)

    _head, at_once, _other, reason = list_notes(table)
    assert "ce plan" in at_once
    assert reason == (
        "Vous gagnez la partie dans 20\u00a0essais sur 24\u00a0; sinon, dans 3.")


def test_for_lack_of_time_it_says_so(gui: Gui) -> None:
    table = sit_down(gui, "catan")
    table.coach.ask()
    wait(gui, table)

    assert list_notes(table)[-1] == gui.house.voice(Msg.of("ai.advice.untried"))


def march_into(gui: Gui, *actions: str) -> Table:
    """Birth of an Empire, both of its first splits made as even as can be; then these."""
    session = Session.new(games.load("empire"), [Player("Zoé"), Player("Anna")], seed=5)
    for text in ("bid 0", "raise 6", "allot 5") * 2:
        session.play(text)
    while session.offers()[0].text.split()[0] != "march":
        session.play(session.offers()[0])
    for text in actions:
        session.play(text)
    table = Table(gui.house, session, "match")
    gui.house.enter(table)
    gui.lift().run()
    return table


def advise(gui: Gui, table: Table, *line: str) -> None:
    """The coach is asked, and would play that."""
    gui.thinker.advice = line
    gui.press("c")
    wait(gui, table)


def test_what_is_advised_and_cannot_be_prepared_is_the_main_choice(gui: Gui) -> None:
    """Until something is played, and Return takes it."""
    table = march_into(gui)
    end = next(each for each in table.plain.page.offers if each.is_end)
    assert choice_of(table.plain.page.offers) is None
    advise(gui, table, end.action.text)
    assert choice_of(table.plain.page.offers) == replace(end, is_advised=True)
    turn = table.session.turn
    gui.run(30)  # as long as one has to see it
    gui.press("Return")

    assert table.session.record.actions[turn] == end.action.text
    assert not any(each.is_advised for each in table.plain.page.offers)


@pytest.mark.parametrize("payment", ["pay 0", "pay 1"])
def test_a_march_that_is_advised_is_paid_from_the_box_that_is_named(
        gui: Gui, payment: str) -> None:
    """Whichever the form would fill in; and all of it is taken back at once."""
    table = march_into(gui, "march start1>macedonia 6")
    line = "march macedonia>triballia 2 after 1", payment
    advise(gui, table, *line, "end")
    plan = table.planning.plan
    assert plan is not None
    assert tuple(each.text for each in plan.commit()) == line

    gui.press("BackSpace")
    assert not table.planning.is_open


def test_advice_that_would_cut_what_is_prepared_stands_over_the_log(
        gui: Gui) -> None:
    """The finding: one line of it, with a scrollbar, over a march whose payment was hidden."""
    gui.house.settings["text"] = 150
    gui.house.apply_settings()
    gui.desk.resize(1280, 720)
    table = march_into(gui, "march start1>macedonia 6")
    fact = Fact(Msg.of("empire.fact.won", who=Who(0), v=1), 0, 200, 20, 3)
    gui.thinker.plans = (
        Weighed(("march macedonia>triballia 2 after 1",), 5, 4, False, chance=500),
        Weighed(("march macedonia>triballia 3 after 1",), 3, 4, True, 100, of=24, facts=(fact,)))
    advise(gui, table, "march macedonia>triballia 2 after 1", "pay 0", "end")
    plain = table.plain

    assert not any(each.is_shown for each in plain.notes.children)
    assert [each.is_shown for each in plain.rest_notes.children] == [True] * 4
    assert plain.rest.box.y >= plain.players.box.y
    assert plain.rest_notes.children[1].box.bottom <= plain.rest.box.bottom, "the odds may scroll"
    gui.press("BackSpace")
    assert not plain.rest.is_shown and plain.log.is_shown


def test_who_follows_a_plan_is_shown_the_rest_of_it_after_each_step(gui: Gui) -> None:
    """The finding: the first step alone was prepared, and the plan was gone with it.  Asked again
    the coach thinks anew; another move ends the plan."""
    table = march_into(gui)
    line = ("march start1>macedonia 6", "march macedonia>thessalia 2 after 1", "end")
    advise(gui, table, *line)
    thoughts = len(gui.thinker.asked)
    table.planning.commit()
    gui.run()
    assert table.planning.actions == line[1] and not table.coach.is_thinking
    assert "continuerait" in list_notes(table)[0] and len(gui.thinker.asked) == thoughts
    gui.press("c")
    assert len(gui.thinker.asked) == thoughts + 1

    wait(gui, table)
    table.play((table.session.offers()[0],))
    gui.run()
    assert not list_notes(table) and not table.planning.is_open


def test_a_plan_that_was_followed_to_its_end_is_over(gui: Gui) -> None:
    """Its last step is the advised choice; nothing is proposed to the next player."""
    table = march_into(gui)
    advise(gui, table, "march start1>macedonia 6", "end")
    table.planning.commit()
    gui.run()
    chosen = choice_of(table.plain.page.offers)
    assert chosen is not None and chosen.is_end

    table.planning.choose(chosen.action)
    gui.run()
    assert not list_notes(table) and not any(each.is_advised for each in table.plain.page.offers)


@pytest.mark.parametrize(("loss", "said"), [
    (20, "Presque aussi bien"), (90, "C’est maintenant mieux que le conseil précédent")])
def test_who_follows_a_plan_is_told_why_another_is_better_now(
        gui: Gui, loss: int, said: str) -> None:
    """The finding: a move later the coach had another opinion, and did not say why."""
    table = march_into(gui)
    line = ("march start1>macedonia 6", "march macedonia>thessalia 2 after 1", "end")
    advise(gui, table, *line)
    table.play((table.session.offers()[5],))
    gui.run()
    other = next(each.text for each in table.session.offers() if each.text not in line)
    gui.thinker.plans = (
        Weighed((other,), 9, 24, is_behind=False, chance=500),
        Weighed(line[1:], 3, 24, is_behind=True, loss=loss, chance=500, of=24))
    advise(gui, table, other)

    assert gui.thinker.lines[-1] == line[1:]
    assert said in " ".join(list_notes(table))
    assert gui.has("plan/take") == (loss == 90)


def test_somebodys_own_plan_keeps_its_place_beside_the_best() -> None:
    state = games.load("empire").start(2, {})
    best, own = (Trial(Plan((each,))) for each in state.legal()[:2])

    assert choose_pair(state, [best, own], own.plan) == (own, best)
    assert choose_pair(state, [best, own], None) == (best, own)


# ---- a lost game -----------------------------------------------------------------------------


def lose_by(gui: Gui, table: Table, at: int, played: int) -> list[str]:
    """The notes of a coach who finds 40 % before that own decision, so many thousandths after the
    move that was played there, and nothing later."""
    decisions = list_own(table.session)
    numbers = {replay(table.session.game, table.session.record.until(each.at))[0].hash(): number
               for number, each in enumerate(decisions)}

    def answer() -> Reply:
        state = gui.thinker.asked[-1][0]
        number = numbers.get(state.hash(), len(decisions))
        chance = 400 if number <= at else 0
        own = decisions[number].line if number < len(decisions) else ("pass",)
        other = next(each.text for each in state.legal() if each.text != own[0])
        return Reply((other,), plans=(
            Weighed((other,), 9, 24, False, chance=chance),
            Weighed(own, 1, 24, True, 300, played if number == at else chance, of=24)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gui.thinker, "answer", answer)
        table.coach.ask()
        wait(gui, table)
    return list_notes(table)


@pytest.mark.parametrize(("played", "key"), [(0, "lost_by"), (390, "lost_since")])
@pytest.mark.parametrize("at", [0, 5])
def test_a_lost_game_is_called_lost_with_the_decision_from_which_it_was(
        gui: Gui, at: int, played: int, key: str) -> None:
    """By the decision if its move left no chance, else without blame."""
    table = sit_down(gui, "phalanxx")
    for _turn in range(WAITS):
        if len(list_own(table.session)) > 6 and table.match.is_asked and len(
                table.session.offers()) > 2:
            break
        if table.match.is_asked:
            table.match.choose(table.session.offers()[0])
        gui.run()
    decision = list_own(table.session)[at]
    turn = TurnCount(table.session.game).count(table.session.steps[:decision.at + 1])[0]
    gui.thinker.asked.clear()
    notes = lose_by(gui, table, at, played)

    assert len(gui.thinker.asked) <= 1 + len(list_own(table.session)).bit_length(), "by halves"
    shown = gui.house.voice(Msg.of(f"ui.coach.{key}", turn=str(turn), plan=Msg.of("ai.you"),
                                   other=Msg.of("ai.you"), n=40))
    begin = shown.partition(":" if key == "lost_by" else ".")[0]
    assert notes[-1].startswith(begin)
    assert gui.house.voice(Msg.of("ai.advice.lost", plan=Msg.of("ai.you"))).partition(".")[2] \
        in notes[0]
    assert ("40" in notes[-1]) == (key == "lost_by")
    table.play((table.session.offers()[0],))
    assert notes[-1] not in list_notes(table)


def test_only_a_choice_in_a_match_from_its_beginning_can_have_lost_it() -> None:
    whole = load_bundled("commander_tyre_death")
    at = max(step.index for step in whole.steps if step.actor == 0)
    session = Session(whole.game, whole.record.until(at))
    numbers = [number for each in list_own(session)
               for number in range(each.at, each.at + len(each.line))]
    choices = {step.index for step in session.steps if step.actor == 0 and step.offers > 1}

    assert choices <= set(numbers)
    assert all(choices.intersection(range(each.at, each.at + len(each.line)))
               for each in list_own(session))
    assert {step.index for step in session.steps if step.actor == 0} - set(numbers)

    session.record = replace(session.record, origin={})
    assert not list_own(session), "its turns have no numbers"

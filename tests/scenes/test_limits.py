"""Auctions on a shared screen: a limit told once and kept by the table, or bids in the open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.review.plans import Weighed
from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.state import Position
from alexandre.games.catan.table.planning import overbidding
from alexandre.kernel.contract import CHANCE, Seat
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store.saves import header_of
from alexandre.kernel.text import Msg
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.preferences import Pace
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.log_panel import find_own
from alexandre.scenes.table.play.autoplay import Autoplay
from alexandre.scenes.table.table import Table
from alexandre.ui.play.course import Course, Pins
from alexandre.ui.play.log import Log, since
from alexandre.ui.widgets.base.widget import walk
from tests.scenes.played import play_alone
from tests.scenes.test_secrecy import everything_said, picture
from tests.ui.gui import Gui, Hasty

PEOPLE = (Player("Zoé"), Player("Bob"), Player("Anna"))


def start_auction(players: tuple[Player, ...] = PEOPLE,
                  options: dict[str, Any] | None = None) -> Session:
    """A game of Catan up to the first bid of the first village."""
    session = Session.new(games.load("catan"), list(players), options, seed=3)
    session.play("advance")
    return session


def make_match(session: Session) -> Autoplay:
    return play_alone(session, Hasty(), Pace(0, 0, 0.0))[0]


def bids(session: Session) -> list[str]:
    """The bids and passes, each with its player."""
    return [f"{step.actor} {step.action}" for step in session.steps
            if step.action.startswith(("bid", "pass"))]


def tell_all(clock: Autoplay, limits: list[int]) -> int:
    """Everybody comes to the screen once and tells his limit; how often it was handed over."""
    match, session, curtains, now = clock.match, clock.session, 0, 0
    first = session.decider
    for _step in range(200):
        now += 1000
        if match.is_veiled and match.limits.is_contested:
            curtains += 1
            match.screen.unveil()
        if match.is_asked and match.limits.is_contested:
            match.limits.tell(session.decider, limits[(session.decider - first) % 3])
        if not clock.tick(now):
            break
    return curtains


def test_the_table_raises_by_the_smallest_legal_raise_in_seat_order__6_2() -> None:
    session = start_auction()
    first = session.decider
    tell_all(make_match(session), [2, 5, 3])
    seats = [(first + n) % 3 for n in range(3)]
    assert bids(session) == [
        f"{seats[0]} bid 1", f"{seats[1]} bid 2", f"{seats[2]} bid 3",
        f"{seats[0]} pass", f"{seats[1]} bid 4", f"{seats[2]} pass"]


def test_a_limit_costs_one_curtain_per_player_and_none_per_raise() -> None:
    session = start_auction()
    assert tell_all(make_match(session), [4, 8, 6]) == 3
    assert len(bids(session)) > 6


def test_what_the_table_does_is_an_ordinary_action_of_the_record() -> None:
    session = start_auction()
    tell_all(make_match(session), [2, 5, 3])
    game = games.load("catan")
    state = game.start(3, session.record.options)
    for text in session.record.actions:
        action = game.parse(text)
        assert action in state.legal()
        state.apply(action)
    assert state.hash() == session.state.hash()


def tell_limit(limit: int) -> tuple[Autoplay, Session, Seat]:
    """The first bidder has told his limit; the second sits at the screen."""
    session = start_auction()
    clock, seat = make_match(session), session.decider
    match = clock.match
    match.screen.unveil()
    match.limits.tell(seat, limit)
    clock.tick(1000)
    match.screen.unveil()
    assert session.decider == session.viewer != seat
    return clock, session, seat


def test_whoever_has_told_a_limit_is_not_asked_again() -> None:
    clock, session, seat = tell_limit(9)
    match = clock.match
    for text in ("bid 2", "pass"):
        match.choose(session.game.parse(text))
        match.screen.unveil()
    assert session.decider == seat
    assert not match.is_asked and not match.is_veiled
    assert clock.tick(9000) and bids(session)[-1] == f"{seat} bid 3"


def test_the_news_begins_at_a_choice_and_not_at_a_bid_of_the_table() -> None:
    """The finding: only what the winner paid was told, not the bids, nor why one lost."""
    session = start_auction()
    clock, seat = make_match(session), session.decider
    match = clock.match
    for number, text in enumerate(("bid 1", "bid 2", "pass", "bid 4")):
        match.screen.unveil()
        if number == 3:  # the table raises once, then leaves
            match.limits.tell(seat, 3)
            clock.tick(9000)
            match.screen.unveil()
        match.choose(session.game.parse(text))
    clock.tick(99000)

    lines = Log(session.game).lines(session.steps, seat, session.record)
    own = find_own(session.steps, seat, match.chosen)
    news = [line.text for line in since(lines, session.steps, own, seat)]
    assert [text.arg("n") for text in news if isinstance(text, Msg) and
            text.key.endswith("bid_made")] == [2, 3, 4]


def test_a_limit_dies_with_its_auction__6_4() -> None:
    clock, session, seat = tell_limit(30)
    match = clock.match
    for _seat in range(2):
        match.choose(session.game.parse("pass"))
        match.screen.unveil()
    while not match.limits.is_contested:
        offers = session.offers()
        session.play(offers[-1] if session.decider != CHANCE else offers[0])
    for _each in range(3):
        if session.decider == seat:
            break
        session.play("pass")
    assert session.decider == seat
    assert match.limits.action is None


def test_a_limit_dies_when_the_auction_begins_again__6_9() -> None:
    clock, session, seat = tell_limit(3)
    match = clock.match
    bidder = session.decider
    match.choose(session.game.parse("bid 60"))
    while session.state.legal()[0].text != "fail":
        session.play("pass")
    session.play("fail")
    while not match.limits.is_contested:
        session.play(session.offers()[0])
    while session.decider != seat:
        session.play("pass")
    assert seat != bidder and match.limits.action is None


def test_going_back_makes_the_table_forget() -> None:
    clock, session, seat = tell_limit(9)
    match = clock.match
    match.undo(session.turn - 1, force=True)
    assert session.decider == seat and match.limits.action is None


def test_where_nobody_looks_on_the_table_tells_no_hand() -> None:
    session = start_auction()
    view = session.game.view(session.state, NOBODY)
    assert all(player.hand is None and player.cards is None
               for player in view.players)  # type: ignore[attr-defined]


# ---- on the screen -------------------------------------------------------------------------


def seat_players(gui: Gui, players: tuple[Player, ...] = PEOPLE,
                 options: dict[str, Any] | None = None) -> Session:
    """The auction on the table, in a window that has room for it; the first one is there."""
    gui.resize((1280, 720))
    session = start_auction(players, options=options)
    gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    return session


def leave_limit(gui: Gui, limit: int) -> None:
    gui.click("limit/tell")
    gui.press(*["Right"] * (limit - gui.find("limit/number").value))
    assert gui.find("limit/number").value == limit
    gui.click("limit/yes").run(4)


def test_enter_on_the_number_sets_the_limit_and_space_too(gui: Gui) -> None:
    """The finding: Enter did nothing there, and the dialog seemed to be stuck."""
    for key in ("Return", "space"):
        seat_players(gui)
        gui.click("limit/tell")
        assert gui.desk.focus.name == "limit/number"
        gui.press("Right", key).run(4).lacks("limit/yes")


def test_the_limit_starts_at_the_figure_of_the_coach_and_digits_write_it(gui: Gui) -> None:
    """The finding: the coach said 5, the dialog opened at 1, and digits did nothing."""
    seat_players(gui)
    gui.thinker.plans = (Weighed(("bid 1",), 0, 9, is_behind=False, name=Msg.of(
        "catan.plan.limit", n=1, limit=5)),)
    gui.press("c").run(4)
    gui.click("limit/tell")

    values = [gui.find("limit/number").value]
    for keys in ("1", "2", ("Right",), "3"):
        gui.press(*keys)
        values.append(gui.find("limit/number").value)
    assert values == [5, 1, 12, 13, 3]


def test_the_ring_goes_from_the_limit_to_what_the_coach_advises(gui: Gui) -> None:
    """The finding: it stayed there, and Enter opened the limit."""
    seat_players(gui)
    gui.desk.focus_on(gui.find("limit/tell"))
    gui.thinker.advice = ("pass",)
    gui.press("c").run(4)

    assert gui.desk.focus.name == "offer/pass"


def test_keys_go_through_the_bids_before_the_limit(gui: Gui) -> None:
    seat_players(gui)
    focus = [each.name for each in walk(gui.desk.top) if each.takes_focus]

    assert focus.index("verb/bid/number") < focus.index("limit/tell")


def test_a_limit_beyond_ones_means_is_warned_about_while_it_is_set(gui: Gui) -> None:
    session = seat_players(gui)
    state = session.state
    assert isinstance(state, Position)
    most = means(state, session.decider)
    gui.click("limit/tell").press(*["Right"] * (most - 1)).reads("limit/beyond", "").press("Right")

    assert gui.find("limit/beyond").words


def screen(gui: Gui) -> tuple[bytes, list[str]]:
    """Every pixel, every word, every tip that could come up."""
    return picture(gui), everything_said(gui)


def test_nobody_elses_screen_shows_the_limit(gui: Gui, tmp_path_factory: pytest.TempPathFactory,
                                             ) -> None:
    """Two limits, one screen: the picture, the words, the tips, the title and the save."""
    screens = []
    for number, limit in enumerate((4, 11)):
        here = gui if not number else Gui(tmp_path_factory.mktemp("other"))
        session = seat_players(here)
        leave_limit(here, limit)
        assert isinstance(here.house.room, Curtain)
        curtain = screen(here)
        here.lift()
        screens.append((curtain, screen(here), session.to_plain(), header_of(session).summary))
        here.close()
    assert screens[0] == screens[1]


def test_the_dialog_begins_at_the_lowest_bid_whatever_the_hand_holds(gui: Gui) -> None:
    session = seat_players(gui)
    gui.click("limit/tell")
    assert gui.find("limit/number").value == 1
    gui.click("limit/no")
    assert session.decider == session.viewer and gui.has("limit/tell")


def test_who_bids_in_the_open_raises_without_a_curtain_and_without_a_hand(gui: Gui) -> None:
    session = seat_players(gui)
    first = session.decider
    for n in (1, 2, 3):
        gui.click(f"offer/bid {n}").run(4)
        if n < 3:
            assert isinstance(gui.house.room, Curtain)
            gui.lift()
    assert session.decider == first and session.viewer == NOBODY
    assert isinstance(gui.house.room, Table)
    gui.lacks("limit/tell").shows("limit/look").click("offer/bid 4").run(4)
    assert isinstance(gui.house.room, Table) and session.decider != first


def bid_in_the_open(gui: Gui) -> Session:
    """Three bids, after which nobody's hand is shown."""
    session = seat_players(gui)
    for n in (1, 2, 3):
        gui.click(f"offer/bid {n}").run(4).lift()
    return session


def test_the_open_table_looks_alike_whatever_the_hands_hold(gui: Gui) -> None:
    session = bid_in_the_open(gui)
    assert session.viewer == NOBODY
    shown = screen(gui)
    lot = iter(range(7, 10**6, 7919))
    other = session.state.determinize(session.decider, lambda n: next(lot) % n)
    assert other.hash() != session.state.hash()
    session.state = other
    assert screen(gui) == shown


def test_where_offers_would_betray_means_nobody_bids_in_the_open__6_10(gui: Gui) -> None:
    session = seat_players(gui, options={"bids": "capped"})
    for n in (1, 2, 3):
        gui.click(f"offer/bid {n}").run(4)
        assert isinstance(gui.house.room, Curtain)
        gui.lift()
    assert session.viewer == session.decider


def test_the_hand_is_seen_again_behind_the_curtain(gui: Gui) -> None:
    session = bid_in_the_open(gui)
    seat = session.decider
    gui.click("limit/look")
    assert isinstance(gui.house.room, Curtain)
    gui.lift()
    assert session.viewer == session.decider == seat and gui.has("limit/tell")


def test_alone_against_computers_a_limit_can_be_left_too(gui: Gui) -> None:
    session = seat_players(gui, (Player("Zoé"), Player("B", "random"), Player("A", "random")))
    for _step in range(40):
        if session.decider == 0 and gui.has("limit/tell"):
            break
        gui.run()
    leave_limit(gui, 2)
    gui.run(30)
    assert any(line.startswith("0 ") for line in bids(session))


def test_bids_are_one_line_and_the_way_out_is_in_sight_beside_them(gui: Gui) -> None:
    session = seat_players(gui)
    first = session.decider
    plain = gui.find("plain")
    assert [row.name for row in plain.offers.scroll.column.children] == [
        "page/on_board", "verb/bid"]
    assert [row.name for row in plain.offers.end.children if row.name] == ["offer/pass"]
    gui.desk.focus_on(gui.find("verb/bid/number"))
    gui.desk.command("right")
    gui.desk.command("right")
    gui.run().shows("offer/bid 3").lacks("offer/bid 1")
    assert plain.offers.scroll.height(300) <= plain.offers.scroll.box.h
    gui.click("offer/bid 3").run(4)
    assert bids(session) == [f"{first} bid 3"]


def test_bids_that_can_be_paid_glow_and_no_others__6_9(gui: Gui) -> None:
    """The finding: a hatched bid was lit on the board like one that can be paid."""
    session = seat_players(gui)
    state = session.state
    assert isinstance(state, Position)
    most = means(state, session.decider)
    assert 0 < most < 12  # so many bids are seen
    assert gui.find("picture/hand").lit == {f"bid:{n}" for n in range(1, most + 1)}


def test_a_bid_that_is_prepared_has_the_room_of_the_limit(gui: Gui) -> None:
    """The finding: beside larger letters the price of such a bid was cut above the button."""
    seat_players(gui)
    gui.click_spot("bid:9").shows("plan/confirm").lacks("limit/tell")
    gui.press("Escape").shows("limit/tell")


def test_the_way_back_is_a_word_where_it_takes_the_place_of_another(gui: Gui) -> None:
    """The finding: a click on a bid turned “Pass” into a cross."""
    seat_players(gui)
    way_out = gui.find("offer/pass").box.x
    gui.click_spot("bid:9").reads("plan/drop", "Annuler")
    assert gui.find("plan/drop").box.x == way_out


def test_the_way_back_is_a_cross_where_a_word_would_break_what_confirms(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    prepare = overbidding.course_of

    def prepare_at_length(state: Position, held: Pins) -> Course | None:
        course = prepare(state, held)
        return course and replace(course, confirm="Offrir neuf cartes de ravitaillement")

    monkeypatch.setattr(overbidding, "course_of", prepare_at_length)
    seat_players(gui)
    gui.click_spot("bid:9").reads("plan/drop", "×")

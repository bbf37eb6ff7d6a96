"""The plain view: whatever is offered is a button, and nothing else is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from alexandre import app, games
from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.record import Player
from alexandre.kernel.replay import list_seen
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.log import Log
from alexandre.ui.play.log_rows import Line
from alexandre.ui.play.offers import Offer, main_of
from alexandre.ui.sidebar.offer_list import MESSAGE
from alexandre.ui.sidebar.page import Page, describe_decider, page_of
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.sidebar.reasons import reasons
from alexandre.ui.widgets.base.boxes import RULED_PAD
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import FoldButton, Link
from alexandre.ui.window.root import WindowRoot
from tests.helpers.walks import step

TURNS = 4


def match(title: str, *, seed: int = 4, seats: int = 0, chance: str = "seeded") -> Session:
    """As few as the title seats, if nothing else is said; but two where two can."""
    low, high = games.meta(title).seats
    session = Session.new(games.load(title), [Player()] * (seats or min(high, max(2, low))),
                          seed=seed, chance=chance)
    session.viewer = max(0, session.decider)
    return session


def make_root(view: PlainView) -> WindowRoot:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    words = app.all_words()
    desk = WindowRoot(materials.make_letters(), lambda each: (
        words.say(each) if isinstance(each, Msg) else str(each)))
    desk.resize(1280, 720)
    desk.show(view)
    return desk


def log_lines(session: Session, viewer: Seat | None) -> tuple[Line, ...]:
    return Log(session.game).lines(session.steps, viewer, session.record)


def buttons(view: PlainView) -> list[str]:
    return [each.name.removeprefix("offer/") for each in walk(view)
            if each.name.startswith("offer/")]


@pytest.mark.parametrize("title", games.TITLES)
def test_every_offer_is_a_button_in_the_order_of_the_rules(title: str) -> None:
    session, view = match(title), PlainView("plain", lambda action: None)
    make_root(view)
    for _ in range(60):
        if session.decider == OVER:
            break
        session.viewer = session.decider
        view.show(page_of(session, is_asked=True))

        assert buttons(view) == [action.text for action in session.offers()]
        session.play(session.offers()[-1])


@pytest.mark.parametrize("title", games.TITLES)
def test_who_is_not_asked_is_offered_nothing(title: str) -> None:
    assert page_of(match(title), is_asked=False).offers == ()


@pytest.mark.parametrize("title", [each for each in games.TITLES if games.meta(each).has_chance])
def test_real_dice_and_cards_are_offered_like_any_other_choice(title: str) -> None:
    session = match(title, chance="ask")
    while session.decider != CHANCE:
        session.play(session.offers()[-1])
    page = page_of(session, is_asked=True)

    assert page.turn == describe_decider(CHANCE)
    assert [offer.action for offer in page.offers] == session.offers()


@pytest.mark.parametrize("title", games.TITLES)
def test_every_reason_is_told_once_with_its_rule(title: str) -> None:
    session = match(title)
    messages = reasons(session, session.game.lexicon.actions)

    assert len(messages) == len({msg.key for msg in messages})  # of "no such card" one is enough
    assert all(msg.rule for msg in messages)
    assert reasons(session, session.offers()) == ()


@pytest.mark.parametrize("title", games.TITLES)
def test_the_first_event_of_a_turn_stands_out(title: str) -> None:
    session, rnd, turns = match(title), Rng(4, "turns"), 0
    while session.decider != OVER and turns < TURNS:
        action = step(session.state, rnd)
        turns += session.game.ends_turn(action)
        session.play(action)
    heads = sum(entry.is_head for entry in log_lines(session, None))

    assert turns - 1 <= heads <= turns + (session.decider == OVER)
    assert heads > 0


@pytest.mark.parametrize("title", games.TITLES)
def test_the_log_is_what_the_viewer_saw(title: str) -> None:
    session = match(title)

    assert [entry.text for entry in log_lines(session, 0)] == [
        event.msg() for _index, event in list_seen(session.game, session.steps, 0)]


@pytest.mark.parametrize(("flags", "digits", "main"), [
    (({}, {}, {"is_aside": True}), [1, 2], None),  # a list of answers
    (({}, {}, {"is_end": True}), [1, 2], None),  # a turn that goes on
    (({"number": 4}, {"number": 7}, {"number": 12}, {"is_pass": True}), [4, 7], None),  # bids
    (({}, {"is_grave": True}, {}), [1, 2], None),
    (({}, {"is_pass": True}), [], 0),
    (({"is_main": True}, {}, {}), [1, 2], 0),
    (({"is_end": True},), [], 0),
    (({"is_costly": True}, {"is_pass": True}), [1], None),  # never paid by a key that goes on
    (({"is_costly": True}, {"is_pass": True, "is_grave": True}), [1], None),
    (({"is_costly": True},), [], 0),
    (({"number": 2, "is_costly": True, "is_vain": True}, {"is_pass": True}), [2], 1),
])
def test_digits_choose_what_has_a_row_in_every_list_and_return_the_main_choice(
        flags: tuple[dict[str, Any], ...], digits: list[int], main: int | None) -> None:
    actions = match(games.TITLES[0]).game.lexicon.actions
    offers = [Offer(action, Msg.of("word"), **flag)
              for action, flag in zip(actions, flags, strict=False)]

    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.offers.show(offers)
    hints = [row.hint for row in walk(view.offers) if isinstance(row, Button) and row.hint]

    assert list(view.offers.digits) == digits
    assert hints == [str(each) for each in digits if offers[0].number is None]
    assert not any(offer.is_grave for offer in view.offers.digits.values())
    assert main_of(offers) is (None if main is None else offers[main])


@pytest.mark.parametrize("seats", [2, 5])
def test_few_offers_of_the_only_kind_stand_in_sight_also_after_advice(seats: int) -> None:
    session = match("empire", seats=seats)
    for bid in range(seats):
        for text in (f"bid {bid}", "raise 5", "allot 5"):
            session.play(text)
    session.viewer = session.decider
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    view.show(page_of(session, is_asked=True, drawing=games.table(session.game)))

    assert session.offers()[0].text == "place 1"
    assert desk.find("verb/place") is None
    rows = [row.name for row in walk(view.offers.scroll) if isinstance(row, Button)]
    assert rows == [f"offer/{each.text}" for each in session.offers()]

    view.show(replace(view.page, offers=tuple(replace(
        each, is_advised=each.action.text == "place 2") for each in view.page.offers)))
    assert [row.name for row in walk(view.offers.scroll) if isinstance(row, Button)] == rows


def test_a_heading_stands_for_more_than_one_row() -> None:
    """The finding: “March (1)”, for any number of armies to the first province."""
    session = match("empire", seats=2)
    for text in ("bid 0", "raise 5", "allot 5", "bid 0", "raise 5", "allot 5"):
        session.play(text)
    session.viewer = session.decider
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    view.show(page_of(session, is_asked=True, drawing=games.table(session.game)))

    assert [row.name for row in walk(view.offers.scroll) if isinstance(row, Button)] == [
        "offer/march start1>macedonia 5"]
    assert desk.find("verb/march") is None


@pytest.mark.parametrize("vain", [2, 3])
def test_numbers_that_are_all_beyond_ones_means_stand_behind_their_heading(vain: int) -> None:
    """The finding: a stepper began above what one could pay."""
    actions = match(games.TITLES[0]).game.lexicon.actions
    offers = tuple(Offer(action, Msg.of("word"), verb=Msg.of("word"), number=number,
                         is_vain=number > 3 - vain)
                   for number, action in enumerate(actions[:3], 1))
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    view.show(Page("", "", offers))

    heading = desk.find(f"verb/{actions[0].text.split(' ')[0]}")
    assert isinstance(heading, FoldButton) == (vain == 3)
    if isinstance(heading, FoldButton):
        assert heading.text == Msg.of("word")  # not how many cannot be paid


@pytest.mark.parametrize(("high", "is_low"), [(0.95, True), (0.6, False)])
def test_rows_are_lower_where_they_all_find_room_so_and_only_there(high: float, *,
                                                                   is_low: bool) -> None:
    """Rows that have to be scrolled anyway stay as easy to press as ever; `high` as a share of
    what they take usually.
    """
    actions = match(games.TITLES[0]).game.lexicon.actions[:5]
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.offers.show([Offer(action, Msg.of("word")) for action in actions])
    usual, rows = view.offers.height(260), list(view.offers.scroll.column.children)
    view.offers.place(Box(0, 0, 260, high * usual))

    assert len(rows) == len(actions)
    assert (view.offers.height(260) < usual) == is_low
    assert (rows[-1].box.bottom <= high * usual) == is_low
    view.offers.place(Box(0, 0, 260, usual))
    assert view.offers.height(260) == usual


@pytest.mark.parametrize("is_unfolded", [False, True])
def test_the_rows_of_a_list_have_letters_of_one_size(*, is_unfolded: bool) -> None:
    """The finding: at 150 % a long row shrank to save a line, and those beside it did not."""
    actions = match(games.TITLES[0]).game.lexicon.actions[:3]
    view = PlainView("plain", lambda action: None)
    make_root(view).dress(1.0, 1.5)
    words = "a village between grain 8, gold 3 and brick 4"
    view.offers.show([Offer(action, Msg.of(words[:12 * (n + 1) ** 2]))
                      for n, action in enumerate(actions)], is_aside=is_unfolded)
    if is_unfolded:
        next(each for each in walk(view.offers) if isinstance(each, FoldButton)).act()
    shrunk = 0
    for wide in range(240, 420, 20):
        view.offers.place(Box(0, 0, wide, view.offers.height(wide)))
        rows = [each for each in view.offers.scroll.column.children if isinstance(each, Button)]
        rows = rows[is_unfolded:]  # below the heading
        assert len({row.fit(row.box.w) for row in rows}) == 1
        shrunk += rows[0].size < rows[0].full
    assert shrunk


def test_a_list_that_fits_without_a_bar_is_not_scrolled() -> None:
    """A bar that is not there takes no width, at which words would ask for more lines."""
    actions = match(games.TITLES[0]).game.lexicon.actions[:4]
    view = PlainView("plain", lambda action: None)
    make_root(view)
    words = Msg.of("trade wood and brick for wool")
    view.offers.show([Offer(action, words) for action in actions])
    wraps = 0
    for wide in range(200, 320, 4):
        high = view.offers.height(wide)
        view.offers.place(Box(0, 0, wide, high))

        assert not view.offers.scroll.most
        wraps += view.offers.scroll.height(wide - 20) > high
    assert wraps


@pytest.mark.parametrize(("words", "is_broader", "is_line"), [
    (("Stay", "Enter"), False, True),
    (("Stay outside", "Enter"), True, True),
    (("Leave the die", "Add 1: none"), True, True),
    (("Stay", "Take the whole army to Lycia and fight there"), False, False),
])
def test_a_way_out_is_broader_only_where_that_saves_a_line(words: tuple[str, str], *,
                                                           is_broader: bool,
                                                           is_line: bool) -> None:
    actions = match(games.TITLES[0]).game.lexicon.actions
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.offers.show([Offer(action, Msg.of(word), is_pass=n == 0, is_main=n == 1)
                      for n, (action, word) in enumerate(zip(actions, words, strict=False))])
    bar = view.offers.end
    bar.place(Box(0, 0, 302, bar.height(302)))
    usual, high = min(bar.lefts), bar.children[0].height(302)

    assert (bar.children[0].box.w > usual) == is_broader
    assert (bar.box.h <= high) == is_line


@pytest.mark.parametrize("advised", range(5))
def test_what_is_advised_shines_where_it_stands_and_return_takes_it(advised: int) -> None:
    """Nothing changes its place, and no digit its meaning, but for what has no row: the last one
    stands folded away, among more of its verb."""
    actions = match(games.TITLES[0]).game.lexicon.actions
    verbs = {action.text.split(" ")[0]: action for action in actions}
    many = [each for each in actions if each.text.startswith(actions[-1].text.split(" ")[0])][:4]
    alone = [each for each in verbs.values() if each not in many][:4]
    offers = [Offer(action, Msg.of("word"), is_pass=n == 2, is_end=n == 3, is_spelled=n > 3)
              for n, action in enumerate([*alone, *many])]
    view = PlainView("plain", lambda action: None)
    make_root(view)

    def list_rows() -> tuple[list[str], dict[int, str]]:
        rows = (*view.offers.scroll.column.children, *view.offers.end.children)
        return ([row.name for row in rows],
                {digit: offer.action.text for digit, offer in view.offers.digits.items()})

    view.offers.show(offers)
    before = list_rows()
    view.offers.show([replace(each, is_advised=n == advised) for n, each in enumerate(offers)])
    button = next(row for row in (*view.offers.scroll.column.children, *view.offers.end.children)
                  if row.name == f"offer/{offers[advised].action.text}")

    assert isinstance(button, Button) and button.kind == "primary"
    assert button.command == {2: "pass", 3: "end_turn"}.get(advised, "confirm")
    assert (list_rows() == before) == (advised < 4)


def test_what_is_in_vain_stands_behind_what_is_of_use() -> None:
    actions = [each for each in match(games.TITLES[0]).game.lexicon.actions
               if each.text.startswith("recall ")][:6]
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.offers.show([Offer(action, Msg.of("word"), is_vain=0 < n < 5)
                      for n, action in enumerate(actions)])

    assert [row.name for row in view.offers.scroll.column.children if row.name != MESSAGE] == [
        f"offer/{actions[0].text}", f"offer/{actions[5].text}", "verb/recall/vain"]


def test_notes_stand_under_the_prompt_and_go() -> None:
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    view.show(Page("turn", "prompt"))
    view.note("one", "two")
    shown = [desk.find(f"page/note{number}") is not None for number in range(3)]
    view.give_way(view.log, view.log_head)
    view.note("word " * 400)
    is_scrolled = view.told.most > 0
    view.note()

    assert shown == [True, True, False] and is_scrolled
    assert desk.find("page/note0") is None
    assert view.told.box == Box()  # nor is the bar left that scrolled them


def test_no_tip_opens_over_a_new_question_before_the_mouse_moves() -> None:
    """The finding: the tip of what was pressed lay over the choices of the next question."""
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    view.show(Page("turn", "prompt"))
    texts = []
    for prompt in ("prompt", "another"):
        desk.tip.promise("a tip", (9.0, 9.0))
        view.show(Page("turn", prompt))
        desk.tip.tick(desk.now + 9999)
        texts.append(desk.tip.text)

    assert texts == ["a tip", ""]


def test_notes_in_the_place_of_the_log_can_be_closed() -> None:
    view, closed = PlainView("plain", lambda action: None, seats=2), list[bool]()
    desk = make_root(view)
    view.on_close = lambda: closed.append(True)
    view.show(page_of(match(games.TITLES[0]), is_asked=True))
    view.note("first", "word " * 300)
    close = desk.find("page/close")
    assert isinstance(close, Button)
    shown = [(view.rest.is_shown, view.log.is_shown)]
    close.on_press()
    shown.append((view.rest.is_shown, view.log.is_shown))

    assert closed and shown == [(True, False), (False, True)]
    assert desk.find("page/close") is None


def test_notes_that_leave_no_room_stand_in_the_place_of_the_log_and_none_is_lost() -> None:
    """The first one stays under the prompt; longer ones take the room of the players, too. Log and
    players are back as soon as they go, or shrink."""
    view = PlainView("plain", lambda action: None, seats=2)
    make_root(view)
    seen, scrolled = set(), set()
    for words in range(1, 800, 60):
        view.show(page_of(match(games.TITLES[0]), is_asked=True))
        view.note("first", "word " * words, "last")
        rest = view.rest_notes.children if view.rest.is_shown else []
        shown = [each.name for each in (*view.notes.children, *rest) if each.is_shown]
        seen.add(view.rest.is_shown)

        assert shown == ["page/note0", "page/note1", "page/note2"]
        assert view.rest.is_shown != view.log.is_shown == view.log_head.is_shown
        room = view.log_head.box.around(view.log.box)
        head = view.rest_head.height(room.w)
        is_long = view.rest.is_shown and view.rest.height(room.w) > room.h - head + 1
        assert view.players.is_shown != is_long and view.rest_head.is_shown == view.rest.is_shown
        whole = view.rest_head.box.around(view.rest.box)
        assert not is_long or whole.holds(view.players.box.around(room))
        assert is_long or not view.rest.is_shown or whole == room
        was_scrolled = view.rest.is_shown and view.rest.scroll(99)
        view.note("first", "other " * words, "last")
        assert view.rest.offset == 0
        scrolled.add(was_scrolled)
        view.give_way(view.log, view.log_head)
        view.lay()
        assert not view.rest.is_shown and all(each.is_shown for each in view.notes.children)
        view.give_way()
        view.note("first")
        assert view.log.is_shown and view.players.is_shown and not view.rest.is_shown
    assert seen == scrolled == {True, False}


def test_notes_leave_the_means_of_a_player_alone_in_sight() -> None:
    """The finding: the gold was out of sight while the coach told what to buy."""
    view = PlainView("plain", lambda action: None, seats=1)
    make_root(view)
    view.show(page_of(match(games.TITLES[0]), is_asked=True))
    view.note("first", "word " * 400, "last")

    assert view.players.is_shown and view.rest.most
    assert view.rest.box.y >= view.players.box.bottom


def test_every_part_keeps_its_place_whatever_is_asked() -> None:
    view = PlainView("plain", lambda action: None)
    make_root(view)
    places = set()
    for page in (Page("turn", "prompt"), Page("turn", "prompt", phase="phase", cause="cause"),
                 Page("turn", "", news=("one", "two")),
                 page_of(match(games.TITLES[0]), is_asked=True),
                 page_of(match(games.TITLES[1]), is_asked=True)):
        for said in ((), ("a refusal",)):
            view.show(page)
            view.note(*said)
            places.add((view.players.box, view.log_head.box, view.log.box, view.tools.box,
                        view.offers.box.y if page.offers else 0.0))

    assert len({each[:4] for each in places}) == 1
    assert len({each[4] for each in places if each[4]}) == 1


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_log_begins_below_its_heading_which_has_the_whole_line_alone(text: float) -> None:
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    desk.dress(text=text)
    link = view.log_tools.add(Link("log/here", "a link", lambda: None))
    seen = {}
    for words, has_link in ((5, False), (5, True), (40, False)):
        link.shown(is_shown=has_link)
        view.show(Page("turn", "prompt", heading="word " * words))
        seen[words, has_link] = view.heading.box.w, view.log.box.y
        assert view.log.box.y >= view.log_head.box.y + view.log_head.height(view.log_head.box.w)

    assert seen[5, False][0] == view.box.inset(RULED_PAD).w > seen[5, True][0]
    assert seen[40, False][1] > seen[5, False][1]


def test_links_beside_the_heading_of_the_log_stay_in_one_line_or_replace_it() -> None:
    """The finding: “Depuis votre coup” had half the line beside “Journal”, and broke."""
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    desk.dress(text=1.5)
    links = [view.log_tools.add(Link(f"log/{words}", words, lambda: None, align="right"))
             for words in ("Since your move", "Why?")]
    for words in ("Log", "word " * 40):
        view.show(Page("turn", "prompt", heading=words))
        assert [link.height(link.box.w) for link in links] == [link.height(900.0)
                                                               for link in links]
        assert view.heading.is_shown is (words == "Log")


def test_a_long_question_hides_the_phase_then_its_cause_and_is_never_cut() -> None:
    view = PlainView("plain", lambda action: None)
    make_root(view)
    seen = {}
    for words in range(2, 100, 3):
        view.show(Page("turn", "word " * words, phase="phase", cause="cause"))
        seen[view.phase.is_shown, view.cause.is_shown] = words
        label = view.prompt

        assert label.box.h >= label.height(label.box.w)
        assert label.box.bottom <= view.head.box.bottom
    assert list(seen) == [(True, True), (False, True), (False, False)]


def test_a_page_that_is_shown_again_paints_nothing() -> None:
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    session = match(games.TITLES[0])
    view.show(page_of(session, is_asked=True))
    desk.draw(pygame.Surface((1280, 720)))
    view.show(page_of(session, is_asked=True))

    assert desk.draw(pygame.Surface((1280, 720))) == []

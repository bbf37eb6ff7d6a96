"""Levels without an answer in time: one budget, a sentence, a note in the record."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.ai.worker import Worker
from alexandre.kernel.meta import COACH
from alexandre.kernel.record import STAND_INS, Player
from alexandre.kernel.session import Session
from alexandre.kernel.store.writer import Result
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.archive.transcript import as_text, retell
from alexandre.scenes.base.history import History, ReplaySession
from alexandre.scenes.base.opponents import BUDGET, Workers
from alexandre.scenes.base.preferences import Pace
from alexandre.scenes.base.save_files import open_session
from alexandre.scenes.table.play.autoplay import BEHIND, GLANCE, Autoplay
from alexandre.ui.play.log import Log
from tests.scenes.played import Bench, play_alone
from tests.scenes.test_match import Slow
from tests.ui.gui import Gui, Hasty, MakeGui

WATCHED = (Player("Zoé", "greedy"), Player("Bob", "greedy"))
AT_ONCE = Pace(0, 0, 0.0)


def watch(thinker: Hasty, name: str = "") -> tuple[Autoplay, Bench]:
    """Computers among themselves at the pace « at once », and what is told of them; with a name
    their match is saved, which waits for its tickets."""
    session = Session.new(games.load(games.TITLES[0]), list(WATCHED), {"first_seat": "seat0"}, 5)
    clock, bench = play_alone(session, thinker, AT_ONCE, name=name)
    bench.shelf.tickets.clear()
    bench.shelf.is_slow = True
    return clock, bench


# ---- one budget -----------------------------------------------------------------------------


def test_a_coach_is_waited_for_longer_than_it_works(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine its work takes several times as long; other players have no more."""
    asked = list[tuple[int, float]]()
    monkeypatch.setattr(Worker, "_spawn", lambda self: None)
    monkeypatch.setattr(Worker, "ask", lambda self, job, budget: asked.append(
        (job.patience, budget)))
    workers, game = Workers(lambda: 1), games.load("phalanxx")
    state = game.start(2, {})
    while state.actor() < 0:
        state.apply(state.legal()[0])
    for level in (COACH, "expert"):
        workers.ask(game, state, state.actor(), level, 6.0)

    assert asked == [(4600, 30.0), (0, 6.0)]


def test_the_table_asks_once_and_hands_its_whole_patience_over() -> None:
    """The finding: after 20 s it asked again, and the search began from nothing."""
    thinker = Slow()
    clock, _bench = watch(thinker)
    match = clock.match
    for now in range(0, 300_000, 500):
        clock.tick(now)
    assert thinker.budgets == [BUDGET]

    thinker.is_ready = True
    turn = match.session.turn
    clock.tick(300_000)
    assert match.session.turn > turn


# ---- what is told ---------------------------------------------------------------------------


def test_what_stands_in_for_a_level_is_told_when_it_begins_and_noted_each_time() -> None:
    thinker = Hasty()
    clock, bench = watch(thinker)
    match = clock.match
    now = 0

    def play(stand_in: str, thoughts: int) -> None:
        nonlocal now
        thinker.stand_in = stand_in
        until = len(thinker.asked) + thoughts
        while len(thinker.asked) < until:
            now += 1
            clock.tick(now)

    play("", 3)
    assert (bench.told, match.session.record.stand_ins) == ([], {})
    play("greedy", 3)
    play("unfinished", 2)
    play("", 1)
    play("greedy", 1)

    assert [msg.key for msg in bench.told] == [STAND_INS[each]
                                         for each in ("greedy", "unfinished", "greedy")]
    assert list(match.session.record.stand_ins.values()) == ["greedy"] * 3 + ["unfinished"] * 2 \
        + ["greedy"]
    assert all(match.session.steps[at].actor >= 0 for at in match.session.record.stand_ins)


def test_the_screen_says_it_in_a_plain_sentence_and_the_save_keeps_it(gui: Gui) -> None:
    """The finding: a strong opponent turned into a random one, and nobody was told."""
    gui.thinker.stand_in = "greedy"
    gui.sit_down((Player("Zoé"), Player("Bob", "random")), seed=11)
    room = gui.table
    while not room.session.record.stand_ins:
        if gui.offers():
            gui.click("offer/" + gui.offers()[0])
        gui.run(1)
    gui.store.flush(60)
    sentence = gui.house.voice(Msg.of(STAND_INS["greedy"], who=Who(1)))

    assert gui.desk.banner.text == sentence
    assert "Bob" in sentence and "⟦" not in sentence
    assert any(sentence in text for text in gui.find("plain").log.words)
    again = open_session(gui.store.read("match").body)
    assert again.record.stand_ins == room.session.record.stand_ins


def test_the_log_of_a_replay_and_the_chronicle_tell_it_too(gui: Gui) -> None:
    session = Session.new(games.load(games.TITLES[0]), list(WATCHED), {"first_seat": "seat0"}, 5)
    for stand_in in STAND_INS:
        session.play(session.offers()[0], stand_in)
    replayed = ReplaySession(History(session.game, session.record))
    while replayed.turn < session.turn:
        replayed.forward()

    assert replayed.record.stand_ins == session.record.stand_ins
    lines = Log(session.game).lines(session.steps, None, session.record)
    keys = [line.text.key for line in lines if isinstance(line.text, Msg)]
    assert [key for key in keys if key in STAND_INS.values()] == list(STAND_INS.values())
    text = " ".join(as_text(retell(session, Msg.of("ui.app.title")), gui.house.voice).split())
    assert all(" ".join(gui.house.voice(
        Msg.of(STAND_INS[each], who=Who(session.steps[at].actor))).split()) in text
               for at, each in session.record.stand_ins.items())


# ---- at once --------------------------------------------------------------------------------


def test_at_once_the_next_move_waits_until_the_one_before_is_on_the_disk() -> None:
    """The finding: at that pace the newest save was up to six actions behind the screen."""
    clock, bench = watch(Hasty(), "match")
    tickets = bench.shelf.tickets
    match = clock.match
    played, now = 0, 0
    for _ in range(200):
        now += 1
        turn = match.session.turn
        clock.tick(now)
        if match.session.turn > turn:
            played += 1
            assert all(each.is_settled for each in tickets[:-1]), "two are on their way"
        if now % 7 == 0:
            tickets[-1].settle(Result("match.save")) if tickets else None
    assert played > 20
    assert clock.wakes(now) in (1, GLANCE)


@pytest.mark.parametrize("problem", [None, Msg.of("store.disk_full")])
def test_a_disk_that_hangs_or_refuses_stops_no_match(problem: Msg | None) -> None:
    clock, bench = watch(Hasty(), "match")
    tickets = bench.shelf.tickets
    match = clock.match
    clock.tick(0)
    clock.tick(1)
    assert len(tickets) == 1
    turn = match.session.turn
    if problem is None:
        clock.tick(2)
        clock.tick(BEHIND)
        assert match.session.turn == turn
        clock.tick(2 + BEHIND)
    else:
        tickets[-1].settle(Result(problem=problem))
        clock.tick(2)
    assert match.session.turn > turn


def test_a_person_is_never_made_to_wait_for_the_disk() -> None:
    session = Session.new(games.load(games.TITLES[0]), [Player("Zoé"), Player("", "greedy")],
                          {"first_seat": "seat0"}, 5)
    match = play_alone(session, Hasty(), AT_ONCE, name="match")[0].match
    for _ in range(3):
        if session.decider == 0:
            match.choose(session.offers()[0])
    assert session.steps[-1].actor == 0


def test_the_journey_of_a_save_is_short(make_gui: MakeGui) -> None:
    """Nothing is merged any more: every action of computers among themselves is on the disk."""
    driver = make_gui()
    driver.sit_down(WATCHED, seed=11)
    room = driver.table
    for _ in range(12):
        driver.run(1)
        assert driver.store.flush(60)
        assert driver.store.read("match").header.turn == room.session.turn

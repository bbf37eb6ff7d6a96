"""Questions, views, and the time of the next move."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre import games
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat, State
from alexandre.kernel.record import ACTIONS_MOST, ASKED, SPARE, Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Refusal
from alexandre.scenes.base.eyes import find_seers, has_secrets
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.base.preferences import Pace
from alexandre.scenes.base.services import Services
from alexandre.scenes.table.play.autoplay import LOOK, Autoplay
from alexandre.scenes.table.play.habits import Habits
from alexandre.scenes.table.play.match import Match
from alexandre.scenes.table.rewind import latest_decision
from tests.games.catan.story import March, auction
from tests.scenes.played import Bench, play_alone
from tests.ui.gui import Hasty

PACE = Pace(move=600, forced=400)


class Slow(Hasty):
    """Answers only when told to."""

    is_ready = False

    def answer(self) -> Reply | None:
        return super().answer() if self.is_ready else None


def make_match(*levels: str) -> tuple[Autoplay, Match, Session, Slow, Bench]:
    players = [Player(f"P{seat}", level) for seat, level in enumerate(levels)]
    session = Session.new(games.load(games.TITLES[0]), players, {"first_seat": "seat0"}, 5)
    thinker = Slow()
    clock, bench = play_alone(session, thinker, PACE, name="match")
    bench.shelf.turns.clear()
    return clock, clock.match, session, thinker, bench


def play_round(match: Match, session: Session) -> None:
    """The viewer plays until his turn is over."""
    seat = session.viewer
    while session.decider == seat and not match.is_veiled:
        match.choose(session.offers()[-1])


def test_only_its_seat_sees_a_card_that_is_dealt() -> None:
    session = Session.new(games.load("alexandros"), [Player("Zoé"), Player("Bob")],
                          {"first_seat": "seat0"}, 5, chance=ASKED)
    seeing: dict[str, set[tuple[Seat, ...]]] = {}
    while session.decider == CHANCE:
        asked = session.game.prompt(session.state, session.viewer).kind
        seeing.setdefault(asked, set()).add(find_seers(session))
        session.play(session.state.outcomes()[0][0])

    assert seeing == {"deal": {(0,), (1,)}, "lay": {(0, 1)}}


def test_one_person_looks_on_through_his_own_eyes() -> None:
    _clock, match, session, _thinker, _bench = make_match("random", "")

    assert session.viewer == 1
    assert not match.is_veiled


def test_several_people_begin_behind_the_curtain() -> None:
    _clock, match, session, _thinker, _bench = make_match("", "")

    assert match.is_veiled and match.screen.awaited == session.decider
    assert not match.is_asked


def test_without_people_everything_is_seen() -> None:
    _clock, _match, session, _thinker, _bench = make_match("random", "random")

    assert session.viewer is None


def test_a_match_that_is_over_has_no_secrets_left() -> None:
    _clock, _match, session, _thinker, _bench = make_match("", "")
    while session.decider != OVER:
        session.play(session.offers()[-1])
    clock, _bench = play_alone(session, Hasty(), PACE)
    assert not clock.match.is_veiled
    assert session.viewer is None
    assert clock.tick(0) is False


def test_the_title_has_secrets() -> None:
    _clock, _match, session, _thinker, _bench = make_match("", "")

    assert has_secrets(session)


def test_who_is_not_asked_may_not_choose() -> None:
    _clock, match, session, _thinker, _bench = make_match("", "")

    with pytest.raises(Refusal, match=r"ui\.why\.not_asked$"):
        match.choose(session.offers()[0])


def test_the_screen_goes_from_one_person_to_the_next() -> None:
    _clock, match, session, _thinker, _bench = make_match("", "")
    match.screen.unveil()
    assert (session.viewer, match.is_veiled) == (0, False)
    play_round(match, session)

    assert (session.viewer, match.is_veiled, match.screen.awaited) == (0, True, 1)
    match.screen.unveil()
    assert session.viewer == 1


def test_while_a_computer_plays_the_last_person_looks_on() -> None:
    clock, match, session, thinker, _bench = make_match("", "random", "")
    match.screen.unveil()
    play_round(match, session)
    assert (session.viewer, match.is_veiled) == (0, False)
    thinker.is_ready = True
    now = 0
    while session.decider == 1:
        now += 1000
        clock.tick(now)

    assert (session.viewer, match.screen.awaited) == (0, 2)


def test_every_change_is_kept_once() -> None:
    _clock, match, session, _thinker, bench = make_match("", "random")
    match.choose(session.offers()[0])
    bench.finish_frame()
    bench.finish_frame()
    match.undo(force=True)
    bench.finish_frame()

    assert len(bench.shelf.turns) == 2
    assert bench.shelf.turns[-1] == session.turn


def test_what_was_played_is_kept_before_anything_plays_itself() -> None:
    clock, _match, session, thinker, bench = make_match("", "random")
    play_round(clock.match, session)
    thinker.is_ready, turn = True, session.turn
    for now in range(0, 60_000, 1_000):
        assert bench.shelf.turns == [] or bench.shelf.turns == [turn]
        if clock.tick(now):
            break

    assert session.turn > turn
    assert bench.shelf.turns == [turn]


def test_who_leaves_the_table_has_kept_what_was_played() -> None:
    _clock, match, session, _thinker, bench = make_match("", "random")
    match.choose(session.offers()[0])
    match.close()

    assert bench.shelf.turns == [session.turn]


# ---- the clock ------------------------------------------------------------------------------


def test_a_single_offer_waits_a_beat() -> None:
    clock, match, session, _thinker, _bench = make_match("", "random")
    while session.forced() is None:
        match.choose(session.offers()[0])
    turn = session.turn

    assert clock.tick(1000) is False and clock.wakes(1000) == PACE.forced
    assert clock.tick(1399) is False and clock.tick(1400) is True
    assert session.turn > turn


def test_a_computer_is_asked_once_and_its_move_waits_a_beat() -> None:
    clock, _match, session, thinker, _bench = make_match("random", "")
    assert clock.match.is_thinking
    for now in (0, 100, 200):
        assert clock.tick(now) is False
    assert len(thinker.asked) == 1
    assert clock.wakes(200) == LOOK

    thinker.is_ready = True
    assert clock.tick(300) is False and clock.wakes(300) == 300
    assert clock.tick(600) is True
    assert session.turn > 4


def test_who_does_not_wait_hurries_the_player_that_was_asked() -> None:
    clock, _match, session, thinker, _bench = make_match("random", "")
    clock.hurry()
    assert thinker.hurried == 0  # nobody was asked yet

    clock.tick(0)
    clock.hurry()
    assert thinker.hurried == 1
    thinker.is_ready = True
    assert clock.tick(1) is True  # and its move is played without a beat
    assert session.turn > 4


class Lined(Hasty):
    """Plans as far as chance or another seat lets it."""

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        super().ask(game, state, seat, level, budget, line)
        ahead, moves = state.clone(), []
        while ahead.actor() == seat:
            moves.append(ahead.legal()[0].text)
            ahead.apply(ahead.legal()[0])
        self._line = tuple(moves)


def test_a_line_is_played_out_without_asking_again() -> None:
    clock, _match, session, _thinker, _bench = make_match("random", "")
    thinker = Lined()
    clock, _bench = play_alone(session, thinker, Pace(0, 0))
    now = 0
    while session.decider == 0:
        now += 1
        clock.tick(now)
    choices = [step for step in session.steps if step.actor == 0 and step.offers > 1]

    assert 0 < len(thinker.asked) < len(choices)


def test_an_answer_that_comes_too_late_is_not_played() -> None:
    clock, match, session, thinker, _bench = make_match("random", "")
    clock.tick(0)
    match.close()
    thinker.is_ready = True

    assert thinker.answer() is None
    assert session.decider == 0


# ---- undo -----------------------------------------------------------------------------------


def test_against_a_computer_undo_leads_to_ones_own_choice() -> None:
    clock, match, session, thinker, _bench = make_match("", "random")
    thinker.is_ready = True
    play_round(match, session)
    clock.tick(0)
    clock.tick(5000)
    match.undo(latest_decision(session), force=True)

    assert session.decider == 0
    assert len(session.offers()) > 1
    assert session.record.assisted


def test_whoever_saw_every_hand_and_then_takes_part_plays_an_assisted_match() -> None:
    watched, _match, seen, _thinker, _bench = make_match("random", "random")
    watched.match.seat((Player("Zoé"), Player("", "random")))
    shared, _match, own, _thinker, _bench = make_match("", "random")
    shared.match.seat((Player("Zoé"), Player("Bob")))

    assert seen.record.assisted
    assert not own.record.assisted


def test_only_where_nobody_is_hurt_may_chance_be_taken_back() -> None:
    assert make_match("", "random")[0].match.may_force
    assert not make_match("", "")[0].match.may_force


class Wish(Habits):
    """A habit that chooses that offer, if there is one."""

    offer: Action | None = None

    def answer(self) -> Action | None:
        """The offer."""
        return self.offer


def at_a_choice() -> tuple[Autoplay, Session, Wish]:
    """A person alone who is asked, with something that would choose for him."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=5)
    habit = Wish(cast(Services, Bench(PACE)), session)
    clock, _bench = play_alone(session, Slow(), PACE, habits=habit)
    clock.tick(0)
    assert len(session.offers()) > 1
    return clock, session, habit


def test_a_habit_chooses_among_several_offers_after_a_visible_beat() -> None:
    clock, session, habit = at_a_choice()
    turn = session.turn

    assert not clock.tick(10 * PACE.forced)
    habit.offer = session.offers()[1]
    assert clock.wakes(10 * PACE.forced) is not None
    assert clock.tick(20 * PACE.forced)
    assert session.game.parse(session.record.actions[turn]) is habit.offer


def test_who_has_gone_back_to_a_choice_is_asked_in_spite_of_his_habit() -> None:
    clock, session, habit = at_a_choice()
    match = clock.match
    turn = session.turn
    habit.offer = session.offers()[1]
    clock.tick(10 * PACE.forced)
    match.undo(turn, force=True)

    assert session.turn == turn
    assert not clock.tick(80 * PACE.forced) and not clock.tick(90 * PACE.forced)
    match.choose(session.offers()[0])
    assert session.game.parse(session.record.actions[turn]) is not habit.offer


def test_who_took_the_screen_for_a_single_offer_says_it_himself() -> None:
    """Else he would see the table for a moment, and the curtain again."""
    story = auction("hunger", "", "ss", "ww", seats=3).play("pass; bid 2; pass")
    clock, session = at_story(story, "", "", "greedy")
    match = clock.match
    match.screen.unveil()

    assert session.decider == 1
    assert clock.tick(1000) is False
    assert clock.wakes(1000) is None
    match.choose(session.offers()[0])
    assert clock.wakes(1000) == PACE.forced  # the second card of the same payment


def test_who_will_be_asked_more_sees_his_single_offer_played() -> None:
    story = auction("hunger", "ssww", "", "ww", seats=3).play("bid 1; pass; pass")
    clock, session = at_story(story, "", "", "greedy")
    clock.match.screen.unveil()

    assert session.decider == 0
    assert clock.wakes(1000) == PACE.forced


def at_story(story: March, *levels: str) -> tuple[Autoplay, Session]:
    """That position, played by people and computers."""
    players = [Player(f"P{seat}", level) for seat, level in enumerate(levels)]
    session = Session.new(story.game, players)
    session.state = story.state
    return play_alone(session, Slow(), PACE)[0], session


# ---- a match as long as a save can be ----------------------------------------------------------

def fill_up(session: Session) -> None:
    """As many actions as a save takes, without their positions."""
    missing = ACTIONS_MOST - SPARE - session.turn
    session.record.actions += ["end"] * missing
    session.record.hashes += ["0" * 8] * missing


def test_a_match_is_played_no_further_than_it_can_be_saved() -> None:
    """The finding: from action 20,001 on it was played unsaved."""
    session = Session.new(games.load("catan"), [Player()] * 3, seed=1)
    fill_up(session)
    assert session.is_full
    with pytest.raises(Refusal, match=r"kernel\.full"):
        session.play(session.offers()[0])
    assert session.turn == ACTIONS_MOST - SPARE


def test_at_a_full_match_nothing_plays_itself_and_that_is_told_once() -> None:
    session = Session.new(games.load("catan"), [Player("", "greedy")] * 3, seed=1)
    fill_up(session)
    clock, bench = play_alone(session, Hasty(), PACE)
    for now in range(0, 20_000, 1000):
        assert not clock.tick(now)
    assert clock.wakes(20_000) is None
    assert [each.key for each in bench.told] == ["kernel.full"]

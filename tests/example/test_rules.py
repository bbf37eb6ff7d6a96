"""The Gordian knot by its rules: the examples that a title's `test_rulebook_*` tell."""

from __future__ import annotations

from alexandre import games
from alexandre.ai.player import player
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from tests import example
from tests.example.state import Position

example.install()


def play(texts: str, last: str = "wins") -> Session:
    """A match so far, each action through `legal`."""
    session = Session.new(games.load("example"), [Player("A"), Player("B")], {"last": last})
    for text in texts.split(";"):
        session.play(text.strip())
    return session


def refusal(session: Session, text: str) -> str:
    """The rule and the reason against an action."""
    reason = session.state.why_not(session.game.parse(text))
    assert reason is not None
    return f"{reason.rule} {reason.key}"


def test_a_turn_cuts_strands_of_one_cord_and_lowers_the_sword__2_1() -> None:
    session = play("cut bronze 3; end")
    assert isinstance(session.state, Position)
    assert session.state.cords == [3, 4, 2] and session.decider == 1


def test_no_more_is_cut_than_is_left__2_1() -> None:
    assert refusal(play("cut bark 2; end"), "cut bark 2") == "2.1 example.why.too_many"


def test_nobody_cuts_twice_or_passes__2_2() -> None:
    session = play("cut bark 1")
    assert refusal(session, "cut bark 1") == "2.2 example.why.cut_already"
    session.play("end")
    assert refusal(session, "end") == "2.1 example.why.cut_first"


CUT_ALL = "cut bark 3; end; cut hide 3; end; cut hide 1; end; cut bronze 3; end; cut bronze 2"


def test_who_cuts_the_last_strand_wins__3_1() -> None:
    session = play(CUT_ALL)
    outcome = session.state.outcome()
    assert outcome is not None and session.decider == OVER
    assert outcome.winners == (0,)
    assert refusal(session, "end") == "3.1 example.why.over"


def test_or_loses_by_the_option__3_2() -> None:
    outcome = play(CUT_ALL, "loses").state.outcome()
    assert outcome is not None and outcome.winners == (1,)


def test_what_is_cut_is_told_by_name() -> None:
    event = play("cut hide 2").steps[0].events[0]
    assert event.msg().key == "example.event.strands_cut"
    assert [name for name, _value in event.msg().args] == ["who", "cord", "n"]


def test_a_greedy_player_leaves_the_knot_balanced() -> None:
    """3, 4, 5 modulo 4 are 3, 0, 1: two strands of the bark balance them."""
    game = games.load("example")
    state = game.start(2, {})
    assert player("greedy", game, games.hints(game), Rng(1, "choice"))(state).text == "cut bark 2"

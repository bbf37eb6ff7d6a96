"""Computer players at the engine's table: one choice, or a whole match played out."""

from __future__ import annotations

from typing import Final

from alexandre import games
from alexandre.ai.job import COUNSEL, Thinker, job_of
from alexandre.ai.messages import Answer
from alexandre.ai.review.telling import plain_advice
from alexandre.ai.seat import never
from alexandre.cli.engine.answers import choice_answer, status_answer
from alexandre.cli.engine.begin import with_rule
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint
from alexandre.cli.engine.play import check_turn, play_steps
from alexandre.cli.engine.request import Request
from alexandre.cli.playing import Playing, play_on, seat_computers, spread
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.meta import COACH
from alexandre.kernel.record import ACTIONS_MOST
from alexandre.kernel.replay import check_offered
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal

USUAL: Final = "random"  # the level that every title has


def auto(desk: Desk, request: Request) -> Answer:
    """The decider's seat is played once by a computer player of that level."""
    session = desk.match
    seats, seat = session.record.seats, session.decider
    level = request.word("level", USUAL)
    session.game.meta.check_levels([level])
    eyes = request.eyes(seats, absent=seat)
    check_turn(session, request.seat(seats, absent=seat))
    if seat == CHANCE:
        raise Complaint("not-your-turn", Msg.of("engine.chance_decides"))
    players = seat_computers(session.game, [level] * seats, session.record.seed, session.turn)
    action = players[seat](session.state, session.offers())
    steps = session.play(action)
    return {"action": choice_answer(session, steps[0], action, eyes),
            **play_steps(desk, steps, eyes)}


def advise(desk: Desk, request: Request) -> Answer:
    """The advice of a coach to the decider, as that seat may know the match."""
    return tell_plans(desk, request, ())


def explain(desk: Desk, request: Request) -> Answer:
    """A line of the decider's beside the best plan."""
    state, game = desk.match.what_if(), desk.match.game
    request.require("line")
    line = request.notations("line")
    try:
        for text in line:
            check_turn(desk.match, state.actor())
            action = game.parse(text)
            check_offered(state, action, state.legal())
            state.apply(action)
    except Refusal as refusal:
        raise Complaint("illegal-action", with_rule(refusal.msg), refusal.msg.rule) from None
    return tell_plans(desk, request, tuple(line))


def tell_plans(desk: Desk, request: Request, line: tuple[str, ...]) -> Answer:
    """The plans of a coach, one of them perhaps given, as data and in words."""
    session = desk.match
    game, seat = session.game, session.decider
    check_turn(session, request.seat(session.record.seats, absent=seat))
    if seat == CHANCE:
        raise Complaint("not-your-turn", Msg.of("engine.chance_decides"))
    job = job_of(game, session.state, seat, COACH, COUNSEL, line)
    plans = Thinker(games.load, games.hints).advise(job, never)
    return plain_advice(game, games.hints(game), game.load(job.state), plans, desk.say, line)


def play_out(desk: Desk, request: Request) -> Answer:
    """Computer players at every seat play on to the end, or until a turn."""
    session = desk.match
    levels = spread(request.texts("levels") or [USUAL], session.record.seats)
    session.game.meta.check_levels(levels)
    until = request.number("until", ACTIONS_MOST, ACTIONS_MOST)
    eyes = request.eyes(session.record.seats)
    playing = play_timed(session, levels, until or 0)
    return {**status_answer(session, desk.say, eyes), "decisions": playing.decisions,
            "actions": len(playing.actions), "seconds": round(playing.seconds, 6)}


def play_timed(session: Session, levels: list[str], until: int) -> Playing:
    """Play on a copy, which alone is timed, then enter every action into the record.

    Chance is drawn by the seed, also where it is asked for.
    """
    start = session.turn
    players = seat_computers(session.game, levels, session.record.seed, start)
    playing = play_on(session.what_if(), players, Seeded(session.record.seed), start, until)
    while session.turn < start + len(playing.actions):  # seeded chance follows by itself
        session.play(playing.actions[session.turn - start])
    return playing

"""A match under way: what is asked, what is offered, an action, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.cli.engine.answers import (
    Answer,
    action_answer,
    events_answer,
    offers_answer,
    status_answer,
)
from alexandre.cli.engine.begin import check_offer, with_rule
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint
from alexandre.cli.engine.request import Request, eyes
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat
from alexandre.kernel.plain import BadData, as_dict, as_int, as_text, fault
from alexandre.kernel.record import ACTIONS_MOST, MODES, TEXT_MOST, Step
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal


def status(desk: Desk, request: Request) -> Answer:
    """How the match stands."""
    return status_answer(desk.match, desk.say)


def legal(desk: Desk, request: Request) -> Answer:
    """Every offer of the decider."""
    return {"actions": offers_answer(desk.match)}


def act(desk: Desk, request: Request) -> Answer:
    """Take an offer, and hear what the seat saw happen."""
    session = desk.match
    seat = request.seat(session.record.seats, absent=session.decider)
    value = request.require("action")
    check_turn(session, seat)
    try:
        action = check_offer(session, action_of(session.game, value))
    except BadData:
        raise
    except Refusal as refusal:
        raise Complaint("illegal-action", with_rule(refusal.msg), refusal.msg.rule) from None
    return play_steps(desk, session.play(action), eyes(seat))


def play_steps(desk: Desk, steps: Sequence[Step], seen_by: Seat | None) -> Answer:
    """What was seen to happen, and how the match stands now."""
    events = events_answer(desk.match, steps, seen_by, desk.say)
    return {"events": events, **status_answer(desk.match, desk.say)}


def check_turn(session: Session, seat: Seat | None) -> None:
    """Complaint if the match is over, or if another seat decides; the referee may act for all."""
    decider = session.decider
    if decider == OVER:
        raise Complaint("over", Msg.of("kernel.over"))
    if seat is None or seat == decider:
        return
    if decider == CHANCE:
        raise Complaint("not-your-turn", Msg.of("engine.chance_decides"))
    raise Complaint("not-your-turn", Msg.of("engine.not_your_turn", seat=str(decider)))


def why(desk: Desk, request: Request) -> Answer:
    """May the decider do this now, and if not, what rule forbids it?"""
    session = desk.match
    value = request.require("action")
    try:
        check_offer(session, action_of(session.game, value))
    except BadData:
        raise
    except Refusal as refusal:
        return {"legal": False, "rule": refusal.msg.rule or None, "message": desk.say(refusal.msg)}
    return {"legal": True}


def action_of(game: Game, value: Plain) -> Action:
    """The action that a request names: its text, or an object whose fields fit only one.

    Refusal if there is no such action, BadData if the object is not clear.
    """
    if isinstance(value, str):
        return game.parse(as_text(value, ("action",)))
    wanted = as_dict(value, ("action",))
    wanted = {name: each for name, each in wanted.items() if name != "weight"}
    actions = [each for each in candidates(game, wanted)
               if agrees(action_answer(game, each), wanted)]
    if len(actions) != 1:
        raise BadData(Msg.of("engine.unclear_action", n=len(actions)), ("action",))
    return actions[0]


def candidates(game: Game, wanted: dict[str, Plain]) -> Sequence[Action]:
    """The actions among which the one that is meant must be."""
    if not wanted:
        raise fault("store.no_key", ("action", "text"))
    if "text" in wanted:
        return [game.parse(as_text(wanted["text"], ("action", "text"), TEXT_MOST))]
    if "code" in wanted:
        return [game.decode(as_int(wanted["code"], ("action", "code"), 0, ACTIONS_MOST))]
    return game.lexicon.actions


def agrees(action: Answer, wanted: dict[str, Plain]) -> bool:
    """Does every field that is given say what the action says?"""
    return all(name in action and type(action[name]) is type(each) and action[name] == each
               for name, each in wanted.items() if name != "text")


def undo(desk: Desk, request: Request) -> Answer:
    """Back to an earlier position; not across a barrier, unless that is forced."""
    session = desk.match
    force = request.flag("force")
    to = request.number("to", ACTIONS_MOST, session.undo_place())
    if to is None:
        raise Refusal(Msg.of("kernel.nothing_to_undo"))
    is_barred = session.record.base <= to < session.turn and session.is_barred(to)
    if is_barred and not force:
        raise Complaint("undo-barrier", Msg.of("engine.undo_barrier"))
    session.undo(resting_place(session, to), force=force)
    session.record.assisted |= is_barred
    return status_answer(session, desk.say)


def resting_place(session: Session, to: int) -> int:
    """The position to go back to.

    Where the seed draws chance the match never rests at chance: it goes back to the decision
    that came after, which the same lots would lead to again.
    """
    if session.record.chance == MODES[0]:
        while session.record.base <= to < session.turn and is_chance(session, to):
            to += 1
    return to


def is_chance(session: Session, place: int) -> bool:
    """Was the action of that number an outcome of chance?"""
    return session.steps[place - session.record.base].actor == CHANCE


def redo(desk: Desk, request: Request) -> Answer:
    """Play again what was taken back last, chance as it came."""
    desk.match.redo()
    return status_answer(desk.match, desk.say)



"""Requests that play: the question, the offers, an action, undo."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from alexandre.ai.messages import Answer, plain_action
from alexandre.cli.engine.answers import events_answer, status_answer
from alexandre.cli.engine.begin import with_rule
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint, format_json
from alexandre.cli.engine.request import Request
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import CHANCE, OVER, Game, Seat
from alexandre.kernel.plain import BadData, as_dict, as_int, fault
from alexandre.kernel.record import ACTIONS_MOST, SEEDED, TEXT_MOST
from alexandre.kernel.replay import Step, check_offered
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal

CODE_MOST: Final = 10**9


def status(desk: Desk, request: Request) -> Answer:
    """The state of the match, in words for the seat that asks."""
    session = desk.match
    return status_answer(session, desk.say, request.eyes(session.record.seats))


def legal(desk: Desk, request: Request) -> Answer:
    """Every offer of the decider."""
    session = desk.match
    check_asker(session, request)
    return {"actions": desk.offers.answer(session)}


def act(desk: Desk, request: Request) -> Answer:
    """Take an offer, and hear what was seen to happen."""
    session = desk.match
    seats, decider = session.record.seats, session.decider
    eyes = request.eyes(seats, absent=decider)
    value = request.require("action")
    check_turn(session, request.seat(seats, absent=decider))
    try:
        action = action_of(session, value)
        check_offered(session.state, action, session.offers())
    except BadData:
        raise
    except Refusal as refusal:
        raise Complaint("illegal-action", with_rule(refusal.msg), refusal.msg.rule) from None
    return play_steps(desk, session.play(action), eyes)


def play_steps(desk: Desk, steps: Sequence[Step], eyes: Seat | None) -> Answer:
    """The events that those eyes saw, and the state of the match now."""
    events = events_answer(desk.match, steps, eyes, desk.say)
    return {"events": events, **status_answer(desk.match, desk.say, eyes)}


def check_asker(session: Session, request: Request) -> None:
    """Complaint if a seat asks for what the decider may do, which tells of its secrets."""
    if session.decider != OVER:
        check_turn(session, request.seat(session.record.seats))


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
    """Whether the decider may do this now, and if not, the rules that forbid it."""
    session = desk.match
    value = request.require("action")
    check_asker(session, request)
    try:
        check_offered(session.state, action_of(session, value), session.offers())
    except BadData:
        raise
    except Refusal as refusal:
        return {"legal": False, "rule": refusal.msg.rule or None, "message": desk.say(refusal.msg)}
    return {"legal": True}


def action_of(session: Session, value: Plain) -> Action:
    """The action that a request names: its text, or an object whose fields fit only one.

    The offers are looked at first.  Refusal if there is no such action, BadData if the object is
    ill-formed or fits several.
    """
    game = session.game
    if isinstance(value, str):
        return game.parse(value)
    wanted = as_dict(value, ("action",))
    wanted = {name: each for name, each in wanted.items() if name != "weight"}
    for group in candidates(session, wanted):
        actions = [each for each in group if agrees(plain_action(game, each), wanted)]
        if len(actions) > 1:
            raise BadData(Msg.of("engine.unclear_action", n=len(actions)), ("action",))
        if actions:
            return actions[0]
    parse_like(game, wanted)
    raise Refusal(Msg.of("kernel.unknown_action", text=format_json(wanted)[:TEXT_MOST]))


def parse_like(game: Game, wanted: dict[str, Plain]) -> None:
    """Refusal with the rule against the text of such an action: that of another action of its
    type, with the values that are wanted in the place of its own."""
    for action in game.lexicon.actions:
        known = plain_action(game, action)
        if known["type"] != wanted.get("type"):
            continue
        changed = {str(known[name]): str(value) for name, value in wanted.items()
                   if known.get(name) != value}
        words = re.findall(r"\w+", action.text)
        if all(words.count(each) == 1 for each in changed):
            game.parse("".join(changed.get(word, word)
                               for word in re.split(r"(\w+)", action.text)))


def candidates(session: Session, wanted: dict[str, Plain]) -> Iterator[Sequence[Action]]:
    """The actions among which the one that is meant must be, the likely ones first."""
    game = session.game
    if not wanted:
        raise fault("store.no_key", ("action", "text"))
    if "text" in wanted:
        text = wanted["text"]
        if not isinstance(text, str):
            raise fault("store.want_text", ("action", "text"))
        yield [game.parse(text)]
    elif "code" in wanted:
        yield [game.decode(as_int(wanted["code"], ("action", "code"), 0, CODE_MOST))]
    else:
        yield session.offers()
        yield game.lexicon.actions


def agrees(action: Answer, wanted: dict[str, Plain]) -> bool:
    """Whether every field that is given matches the action."""
    return all(name in action and type(action[name]) is type(each) and action[name] == each
               for name, each in wanted.items() if name != "text")


def undo(desk: Desk, request: Request) -> Answer:
    """Back to an earlier position; not across a barrier, unless that is forced.

    A seat takes back its own decisions only.
    """
    session = desk.match
    seats = session.record.seats
    seat, eyes = request.seat(seats), request.eyes(seats)
    force = request.flag("force")
    to = request.number("to", ACTIONS_MOST, session.undo_place(seat))
    if to is None or not session.turn:
        raise Refusal(Msg.of("kernel.nothing_to_undo"))
    if to >= session.turn:
        raise Refusal(Msg.of("engine.undo_beyond", n=session.turn))
    check_owner(session.steps[max(0, to - session.record.base):], seat)
    is_barred = to >= session.record.base and session.is_barred(to)
    if is_barred and not force:
        raise Complaint("undo-barrier", Msg.of("engine.undo_barrier"))
    session.undo(resting_place(session, to), force=force)
    session.record.assisted |= is_barred
    return status_answer(session, desk.say, eyes)


def check_owner(steps: Sequence[Step], seat: Seat | None) -> None:
    """Complaint if these steps hold another seat's decisions; those of the referee are all."""
    others = {step.actor for step in steps if step.actor not in (CHANCE, seat)}
    if seat is not None and (others or all(step.actor != seat for step in steps)):
        raise Complaint("not-your-turn", Msg.of("engine.not_your_decision"))


def resting_place(session: Session, to: int) -> int:
    """The position to go back to.

    Where the seed draws chance the match never rests at chance: it goes back to the decision
    that came after, which the same lots would lead to again.
    """
    if session.record.chance == SEEDED:
        while session.record.base <= to < session.turn and is_chance(session, to):
            to += 1
    return to


def is_chance(session: Session, place: int) -> bool:
    """Whether the action of that number was an outcome of chance."""
    return session.steps[place - session.record.base].actor == CHANCE


def redo(desk: Desk, request: Request) -> Answer:
    """Play again what was taken back last, chance as it came; a seat, its own decisions only."""
    session = desk.match
    seats = session.record.seats
    undone = session.to_redo()
    if undone:
        check_owner(undone, request.seat(seats))
    eyes = request.eyes(seats)
    session.redo()
    return status_answer(session, desk.say, eyes)

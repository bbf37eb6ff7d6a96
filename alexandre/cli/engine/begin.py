"""Requests that begin a match: the titles, and a new match, played on as asked."""

from __future__ import annotations

from typing import Any, Final

from alexandre import games
from alexandre.ai.messages import Answer
from alexandre.cli.engine.answers import status_answer, title_answer
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import Complaint
from alexandre.cli.engine.request import Request
from alexandre.kernel.chance import Asked, Seeded
from alexandre.kernel.contract import OVER, Game
from alexandre.kernel.meta import Meta
from alexandre.kernel.record import MODES, SEEDED, Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Refusal

NEW_FIELDS: Final = ("title", "players", "seed", "options", "board", "inputs", "chance", "state",
                     "actions")


def titles(desk: Desk, request: Request) -> Answer:
    """Every title, with what is known of it before a match."""
    return {"titles": [title_answer(games.meta(each), desk.say) for each in games.TITLES]}


def new(desk: Desk, request: Request) -> Answer:
    """A new match in the place of the present one, which stays if anything is amiss."""
    session = begin_match(request)
    eyes = request.eyes(session.record.seats)
    play_list(session, request.notations("actions"))
    desk.session = session
    return {"seats": list(range(session.record.seats)),
            **status_answer(session, desk.say, eyes)}


def begin_match(request: Request) -> Session:
    """The match before its first action; nothing is drawn yet."""
    title = request.require("title")
    game = game_of(title, request)
    players = [Player() for _seat in range(players_of(request, game.meta))]
    origin = origin_of(request, game, len(players))
    options = options_of(request, game.meta) if origin is None else origin["options"]
    return Session.new(game, players, options, request.seed(), request.fields.get("inputs"),
                       request.choice("chance", MODES, SEEDED), Asked(), origin)


def game_of(title: object, request: Request) -> Game:
    """The title on the board that is asked for: an id, a board as data, or the usual one."""
    if type(title) is not str or title not in games.TITLES:
        known = ", ".join(games.TITLES)
        raise Complaint("unknown-title", Msg.of("kernel.unknown_title", title=str(title)[:40],
                                                known=known))
    board = request.fields.get("board")
    if board is not None and not isinstance(board, str | dict):
        raise Complaint("bad-board", Msg.of("engine.want_board"))
    try:
        return games.load(title, board)
    except Refusal as refusal:
        raise Complaint("bad-board", refusal.msg) from None


def players_of(request: Request, meta: Meta) -> int:
    """The number of players; Complaint unless the title seats so many."""
    players = request.require("players")
    low, high = meta.seats
    if type(players) is not int:
        raise Complaint("bad-players", Msg.of("engine.want_players", players=meta.players))
    if not low <= players <= high:
        raise Complaint("bad-players", Msg.of("engine.bad_players", players=meta.players))
    return players


def options_of(request: Request, meta: Meta) -> dict[str, Any]:
    """The options; Complaint for one that the title does not have, or not so."""
    try:
        return meta.settle(request.group("options"))
    except Refusal as refusal:
        raise Complaint("bad-option", refusal.msg) from None


def origin_of(request: Request, game: Game, players: int) -> dict[str, Any] | None:
    """The dump that the match begins with, None if it begins as the title does.

    Complaint unless it is one of that title and board, for so many players, with these options.
    """
    if not request.has("state"):
        return None
    given = request.group("state")
    try:
        origin: Any = game.load(given).dump()
    except Refusal as refusal:
        raise Complaint("bad-request", Msg.of("engine.bad_state", why=refusal.msg)) from None
    settled = options_of(request, game.meta)
    others = [name for name in request.group("options")
              if settled[name] != origin["options"][name]]
    if origin["seats"] != players or others:
        raise Complaint("bad-request", Msg.of("engine.other_state", n=origin["seats"]))
    if request.has("inputs"):
        raise Complaint("bad-request", Msg.of("engine.state_or_inputs"))
    return dict(origin)


def play_list(session: Session, texts: list[str]) -> None:
    """Play a list of actions, then let the seed draw what chance owes.

    The list may name the outcomes of chance, as a record does, or leave them to the seed.
    """
    asked, seeded = session.chance, Seeded(session.record.seed)
    is_seeded = session.record.chance == SEEDED
    for index, text in enumerate(texts):
        if is_seeded and not is_outcome(session, text):
            session.chance = seeded
            session.draw_chance()
            session.chance = asked
        play_one(session, index, text)
    if is_seeded:
        session.chance = seeded
        session.draw_chance()


def is_outcome(session: Session, text: str) -> bool:
    """Whether the text names a possible outcome of chance."""
    return " ".join(text.split()) in [action.text for action, _weight in session.state.outcomes()]


def play_one(session: Session, index: int, text: str) -> None:
    """One action of the list; Complaint with its number if it is not offered."""
    place = str(index + 1)
    if session.decider == OVER:
        raise Complaint("over", Msg.of("engine.in_list", index=place, why=Msg.of("kernel.over")))
    try:
        session.play(text)
    except Refusal as refusal:
        why = with_rule(refusal.msg)
        raise Complaint("illegal-action", Msg.of("engine.in_list", index=place, why=why),
                        refusal.msg.rule) from None


def with_rule(msg: Msg) -> Msg:
    """A reason with the number of its rule, if it rests on one."""
    return Msg.of("engine.rule", rule=msg.rule, why=msg) if msg.rule else msg

"""The titles for programs in Python: what docs/bots.md describes, and nothing else of the package.

    from alexandre import api

    position = api.start("alexandros", seats=2)
    while not position.is_over:
        if position.is_chance:
            position.play(position.draw(seed=7))
        else:
            position.play(position.legal()[0])
    print(position.outcome())

All answers are those of the title's own rules; names listed in `__all__` keep their meaning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, wraps
from typing import Any, Final, ParamSpec, TypeVar

from alexandre import games
from alexandre.ai.job import COUNSEL, Thinker, job_of
from alexandre.ai.levels import chooser
from alexandre.ai.review.telling import plain_advice
from alexandre.ai.seat import never
from alexandre.content import data
from alexandre.i18n.words import Words
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import (
    CHANCE,
    OVER,
    Event,
    Game,
    Outcome,
    Rnd,
    Seat,
    State,
    View,
    plain,
)
from alexandre.kernel.declared import DeclaredGame, DeclaredState
from alexandre.kernel.meta import COACH, Meta
from alexandre.kernel.plain import as_int
from alexandre.kernel.rng import SEED_MOST, Rng
from alexandre.kernel.text import Msg, Refusal
from alexandre.kernel.vector import Vector

__all__ = [
    "Action", "CHANCE", "Event", "Game", "Meta", "OVER", "Outcome", "Position", "Refusal", "Rng",
    "Rnd", "SEED_MOST", "Seat", "TITLES", "Vector", "View", "advise", "ask_computer", "describe",
    "load", "plain", "restore", "say", "start",
]

TITLES: Final = games.list_offered()

Given = ParamSpec("Given")
Got = TypeVar("Got")
ViewOf = TypeVar("ViewOf", bound=View)


class SpokenRefusal(Refusal):
    """A Refusal whose `str` is its sentence, in English."""

    def __str__(self) -> str:
        return say(self.msg)


def speak_refusals(function: Callable[Given, Got]) -> Callable[Given, Got]:
    """The same function, whose refusals are sentences."""
    @wraps(function)
    def call(*given: Given.args, **named: Given.kwargs) -> Got:
        try:
            return function(*given, **named)
        except SpokenRefusal:
            raise
        except Refusal as refusal:
            raise SpokenRefusal(refusal.msg) from refusal

    return call


def want(name: str, value: object, *kinds: type) -> None:
    """Refusal unless the value is of one of these types; True and False are no numbers."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and bool not in kinds):
        raise Refusal(Msg.of("kernel.want_type", name=name, found=type(value).__name__,
                             kind=" | ".join(each.__name__ for each in kinds)))


def want_rnd(rnd: object) -> None:
    """Refusal unless it can be called, as an Rng can."""
    if not callable(rnd):
        want("rnd", rnd, Rng)


@speak_refusals
def describe(title: str) -> Meta:
    """Seats, boards, options, levels, version of the rules; Refusal for an unknown title."""
    want("title", title, str)
    return games.meta(title)


@speak_refusals
def load(title: str, board: Plain = None) -> Game:
    """A title on a board: an id, the data of a board alone or with its box, None for the first.

    Refusal for an unknown title or board, or for data that is no board of the title.
    """
    want("title", title, str)
    want("board", board, str, dict, type(None))
    return games.load(title, board)


@speak_refusals
def start(title: str, seats: int = 0, *, board: Plain = None,
          options: Mapping[str, Any] | None = None, inputs: Plain = None) -> Position:
    """The first position, before chance has dealt; as few seats as the title takes if 0.

    Refusal for what the title does not have.
    """
    want("seats", seats, int)
    want("options", {} if options is None else options, Mapping)
    game = load(title, board)
    return Position(game, game.start(seats or game.meta.seats[0], options or {}, inputs))


class Position:
    """A position of a match, which `play` changes.

    `turn` counts the actions so far, those of chance included.
    """

    def __init__(self, game: Game, state: State, turn: int = 0) -> None:
        self.game = game
        self.state = state
        self.turn = turn

    # ---- whose turn it is --------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of seats."""
        assert isinstance(self.state, DeclaredState)
        return self.state.seats

    @property
    def actor(self) -> Seat:
        """The one who decides: a seat, CHANCE or OVER."""
        return self.state.actor()

    @property
    def is_chance(self) -> bool:
        """Whether chance decides."""
        return self.actor == CHANCE

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.actor == OVER

    # ---- what can be played ------------------------------------------------------------------

    def legal(self) -> list[Action]:
        """Every action of the actor, ascending by code; empty at the end."""
        return self.state.legal()

    @speak_refusals
    def why_not(self, action: Action) -> Msg | None:
        """The rule against an action now; None if it is legal."""
        want("action", action, Action)
        if action.text not in self.game.lexicon.by_text:  # another title's, or another board's
            return Msg.of("kernel.unknown_action", text=action.text)
        return self.state.why_not(action)

    @speak_refusals
    def play(self, action: Action) -> list[Event]:
        """Take a legal action, or an outcome of chance; what happened.  Refusal names the rule."""
        reason = self.why_not(action)
        if reason is not None or self.is_over:
            raise Refusal(reason or Msg.of("kernel.over"))
        events: list[Event] = []
        self.state.apply(action, events.append)
        self.turn += 1
        return events

    def outcomes(self) -> list[tuple[Action, int]]:
        """Each outcome and its weight, an integer, if chance decides; else empty."""
        return self.state.outcomes()

    @speak_refusals
    def draw(self, seed: int) -> Action:
        """The outcome that comes here in a match of that seed; ValueError if a seat decides."""
        as_int(seed, ("seed",), 0, SEED_MOST)
        if not self.is_chance:
            raise ValueError("chance does not decide here")
        return Seeded(seed).draw(self.turn, self.outcomes())

    def play_chance(self, seed: int) -> list[Event]:
        """Let chance fall as in a match of that seed, until a seat decides or all is over."""
        events: list[Event] = []
        while self.is_chance:
            events += self.play(self.draw(seed))
        return events

    def outcome(self) -> Outcome | None:
        """The result of the match; None before the end."""
        return self.state.outcome()

    # ---- what a seat knows -------------------------------------------------------------------

    @speak_refusals
    def view(self, seat: Seat | None) -> View:
        """The position as the seat knows it; None is the referee, who sees all. `plain` makes it
        JSON.
        """
        want("seat", seat, int, type(None))
        self._want_seat(seat)
        return self.game.view(self.state, seat)

    @speak_refusals
    def view_as(self, kind: type[ViewOf], seat: Seat | None) -> ViewOf:
        """The same, as the view of its title: `alexandre.games.<title>.view` names it and its
        fields.  Refusal where it is another title's."""
        want("kind", kind, type)
        view = self.view(seat)
        want("view", view, kind)
        assert isinstance(view, kind)
        return view

    def __str__(self) -> str:
        """The table in words, as the referee sees it."""
        title = say(Msg.of(f"{self.game.meta.id}.title"))
        prompt = say(self.game.prompt(self.state, None).msg)
        return "\n".join([f"{title}, {self.turn}: {prompt}", *tell(plain(self.view(None)))])

    def _want_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.seats:
            raise Refusal(Msg.of("engine.unknown_seat", field="seat", most=self.seats - 1))

    @speak_refusals
    def determinize(self, seat: Seat, rnd: Rnd) -> Position:
        """A copy in which all that the seat cannot know is dealt again: `rnd` is an Rng."""
        want("seat", seat, int)
        self._want_seat(seat)
        want_rnd(rnd)
        return Position(self.game, self.state.determinize(seat, rnd), self.turn)

    # ---- numbers and texts -------------------------------------------------------------------

    @property
    def codes(self) -> int:
        """The number of codes on this board: every action has one from 0 to codes - 1."""
        return len(self.game.lexicon.actions)

    @speak_refusals
    def encode(self, action: Action) -> int:
        """The code of an action, the same as in the protocol."""
        want("action", action, Action)
        return self.game.encode(action)

    @speak_refusals
    def decode(self, code: int | str) -> Action:
        """The action of that code, or the one so written; Refusal if there is none."""
        want("code", code, int, str)
        return self.game.parse(code) if isinstance(code, str) else self.game.decode(code)

    @property
    def vector(self) -> Vector:
        """The encoding of views as integers here."""
        return vector_of(self.game, self.seats)

    def observe(self, seat: Seat | None) -> list[int]:
        """The view of that seat, as `vector.size` integers."""
        return self.vector.write(self.view(seat))

    # ---- copies ------------------------------------------------------------------------------

    def clone(self) -> Position:
        """An independent copy."""
        return Position(self.game, self.state.clone(), self.turn)

    def __copy__(self) -> Position:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Position:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        board = self.game.board
        return restore, (self.game.meta.id, board.id if board.is_bundled else board.data,
                         self.dump(), self.turn)

    def dump(self) -> Plain:
        """The position as plain data."""
        return self.state.dump()

    def hash(self) -> str:
        """Sixteen hexadecimal digits of the position, secrets included."""
        return self.state.hash()


@speak_refusals
def restore(title: str, board: Plain, dump: Plain, turn: int) -> Position:
    """A position that was dumped; Refusal if it is none of the title on that board."""
    game = load(title, board)
    return Position(game, game.load(dump), as_int(turn, ("turn",), 0, game.meta.max_actions))


@speak_refusals
def ask_computer(position: Position, level: str, rnd: Rnd) -> Action:
    """The choice of a computer player of that level; it knows only the deciding seat's view.

    ValueError where no seat decides, Refusal for a level that there is not.
    """
    want("position", position, Position)
    want("level", level, str)
    want_rnd(rnd)
    seat, game = position.actor, position.game
    if seat < 0:
        raise ValueError("no seat decides here")
    known = position.state.determinize(seat, rnd)
    return chooser(level, games.hints(game)).choose(game, known, seat, rnd, never)[0]


@speak_refusals
def advise(position: Position, line: Sequence[str] = (), lang: str = "en") -> dict[str, Plain]:
    """The advice of a coach to the deciding seat, as the engine's requests `advise` and, with a
    `line` of that seat's in text notation, `explain` give it.

    ValueError where no seat decides, Refusal for a line that cannot be played.
    """
    want("position", position, Position)
    want("line", line, Sequence)
    want("lang", lang, str)
    seat, game = position.actor, position.game
    if seat < 0:
        raise ValueError("no seat decides here")
    after = position.clone()
    for text in line:
        want("line", text, str)
        after.play(game.parse(text))
    job = job_of(game, position.state, seat, COACH, COUNSEL, tuple(line))
    plans = Thinker(games.load, games.hints).advise(job, never)
    return plain_advice(game, games.hints(game), game.load(job.state), plans, words_of(lang).say,
                        tuple(line))


@speak_refusals
def say(msg: Msg, lang: str = "en") -> str:
    """A sentence in words: of a refusal (`refusal.msg`), a prompt, an event; `lang` is "en", "fr"
    or an added language."""
    want("msg", msg, Msg)
    want("lang", lang, str)
    return words_of(lang).say(msg)


def tell(value: Plain, margin: str = "  ") -> Iterator[str]:
    """Plain data as lines: what holds others has them below, further in; nothing is left out but
    what is empty."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    for name, each in pairs:
        if each is None or each in ("", [], {}):
            continue
        inner = list(each.values()) if isinstance(each, dict) else each
        if not isinstance(inner, list):
            yield f"{margin}{name}: {each}"
        elif any(isinstance(part, dict | list) for part in inner):
            yield f"{margin}{name}:"
            yield from tell(each, margin + "  ")
        else:
            parts = each.items() if isinstance(each, dict) else ()
            told = [f"{key} {part}" for key, part in parts] or map(str, inner)
            yield f"{margin}{name}: {', '.join(told)}"


@cache
def words_of(lang: str) -> Words:
    """The words of a language; Refusal for one that there is not."""
    return Words(data.catalogues(), lang)


@cache
def vector_of(game: Game, seats: int) -> Vector:
    """The encoding of a title's views on a board as integers; Refusal for an unknown title."""
    assert isinstance(game, DeclaredGame)
    vector: Vector = games.part(game.meta.id, "vector").vector_of(game.tables, seats)
    return vector

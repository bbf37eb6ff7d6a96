"""Outside programs at the table: each seat's own process, a computer player where one errs.

The command is the player's, from a setting or an argument; a save names none.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import OVER, Game, Seat, State
from alexandre.kernel.meta import CHARACTERS, SAME, Meta, rank_of
from alexandre.kernel.record import OUTSIDE, Player
from alexandre.kernel.replay import Step
from alexandre.kernel.session import Session, drop_listener
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House
from alexandre.scenes.base.opponents import Reply
from alexandre.ui.draw.sketch import Wording

if TYPE_CHECKING:  # loaded with the first question
    from alexandre.ai.outside import Program, Trouble


def list_kinds(house: House, meta: Meta, now: str = "") -> list[tuple[str, Wording]]:
    """The possible players of a seat: a person, the levels, a program if one is set, or the
    present one.

    A level from an older version replaces the one that it equals.
    """
    kinds: list[tuple[str, Wording]] = [("", Msg.of("ui.seats.person"))]
    levels = tuple(now if each == SAME.get(now) else each for each in meta.levels)
    if now in meta.older + meta.characters and now not in levels:
        levels = (*levels, now)
    kinds += [(level, Msg.of("ui.seats.computer", level=describe_level(level)))
              for level in levels]
    if house.settings["engine"] or now == OUTSIDE:
        kinds.append((OUTSIDE, Msg.of("ui.seats.outside")))
    return kinds


def list_personas(meta: Meta, level: str) -> list[tuple[str, Wording]]:
    """The names at a level: a nameless player, or a character; none for a person."""
    rank = rank_of(level)
    cast = [each for each in meta.characters if rank_of(each) == rank]
    named: list[tuple[str, Wording]] = [(each, Msg.of(
        "ui.seats.persona", who=Msg.of(f"character.{each}"),
        leaning=Msg.of(f"leaning.{CHARACTERS[each].leaning}"))) for each in cast]
    return [(rank, Msg.of("ui.seats.nameless")), *named] if named else []


def abridge(kinds: list[tuple[str, Wording]]) -> list[Wording]:
    """The same for little room: levels and characters by their names alone."""
    def name(words: Wording) -> Wording:
        if isinstance(words, Msg) and words.key == "ui.seats.persona":
            return Msg.of("ui.seats.brief", what=words.arg("who"))
        if isinstance(words, Msg) and words.key == "ui.seats.computer":
            return Msg.of("ui.seats.brief", what=words.arg("level"))
        return words

    return [name(words) for _kind, words in kinds]


def describe_level(level: str) -> Msg:
    """A level by its name; a character by its level and its inclination."""
    character = CHARACTERS.get(level)
    if character is None:
        return Msg.of(f"level.{SAME.get(level, level)}")
    return Msg.of("level.leaning", level=Msg.of(f"level.{character.level}"),
                  leaning=Msg.of(f"leaning.{character.leaning}"))


def take_seat(house: House, player: Player, level: str) -> Player:
    """The player at another level: a character brings its name and takes it away again."""
    name = "" if player.name == name_character(house, player.level) else player.name
    return replace(player, name=name or name_character(house, level), level=level)


def name_character(house: House, level: str) -> str:
    """The name of a character; "" for a level."""
    return house.words.say(Msg.of(f"character.{level}")) if level in CHARACTERS else ""


def tell_kind(house: House, level: str) -> Msg:
    """The style of a player of that kind; of a program, its command."""
    if level in CHARACTERS:
        return Msg.of(f"character.{level}.why")
    if level != OUTSIDE:
        return Msg.of(f"level.{SAME.get(level, level)}.why" if level else "ui.seats.person.why")
    command = house.settings["engine"]
    if not command:
        return Msg.of("ui.seats.outside.none")
    return Msg.of("ui.seats.outside.why", command=command,
                  n=house.settings["engine_seconds"])


class Outsiders:
    """The Thinker of one table: programs answer for their seats, the house's Thinker for the
    others."""

    def __init__(self, house: House, session: Session) -> None:
        self._house = house
        self._session = session
        self._programs: dict[Seat, Program] = {}
        self._seen: dict[Seat, int] = {}  # how many steps a seat has been told of
        self._asked: Seat | None = None  # the seat whose program is thinking
        self._is_replaced = False  # does a computer player make its move?
        self._budget = 0.0  # of the player that makes it
        self._silent: set[str] = set()  # troubles that are told once only
        session.listeners.append(self._watch)

    def warm(self) -> None:
        """Prepare the house's computer players; programs start with their first question."""
        self._house.thinker.warm()

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        """Ask the player of that seat; a program has the time of the settings."""
        self._budget, self._is_replaced = budget, False
        if level != OUTSIDE:
            self._house.thinker.ask(game, state, seat, level, budget, line, rival)
            return
        program = self._program(seat)
        if program is None:
            self._tell_once("none", Msg.of("ui.seats.outside.none"))
            self._replace(seat)
            return
        from alexandre.ai.outside import Question

        self._asked = seat
        steps = self._session.steps
        since = self._seen.get(seat, 0)
        told = steps[since if since <= len(steps) else 0:]
        self._seen[seat] = len(steps)
        program.ask(Question(game, state.clone(), seat, self._session.turn, self._session,
                             [event for step in told for event in step.events]))

    def answer(self) -> Reply | None:
        """The move, or None while there is none; that of the usual computer player if a program
        errs."""
        if self._asked is None:
            reply = self._house.thinker.answer()
            return Reply(reply.line, OUTSIDE) if reply and self._is_replaced else reply
        seat = self._asked
        answer = self._programs[seat].hear()
        if answer is None:
            return None
        self._asked = None
        if isinstance(answer, Action):
            return Reply((answer.text,))
        self._tell(answer)
        self._replace(seat)
        return self.answer()

    def hurry(self) -> None:
        """Let a computer player answer with its best move so far; a program keeps its time."""
        if self._asked is None:
            self._house.thinker.hurry()

    def cancel(self) -> None:
        """Stop thinking."""
        if self._asked is not None:
            self._programs[self._asked].drop()
            self._asked = None
        self._house.thinker.cancel()

    def close(self) -> None:
        """End the programs of this table."""
        drop_listener(self._session, self._watch)
        self._asked = None
        for program in self._programs.values():
            program.close()
        self._programs.clear()

    def _program(self, seat: Seat) -> Program | None:
        """The program of that seat, replaced if the setting has changed."""
        from alexandre.ai.outside import Program

        command, seconds = self._house.settings["engine"], self._house.settings["engine_seconds"]
        program = self._programs.get(seat)
        if program is not None and (program.command, program.seconds) != (command, seconds):
            program.close()
            del self._programs[seat]
        if command and seat not in self._programs:
            self._programs[seat] = Program(command, seconds)
            self._silent.clear()
        return self._programs.get(seat)

    def _replace(self, seat: Seat) -> None:
        """Let the usual computer player move."""
        game = self._session.game
        self._is_replaced = True
        self._house.thinker.ask(game, self._session.state, seat, game.meta.usual, self._budget)

    def _watch(self, steps: list[Step]) -> None:
        """Tell the programs the end of the game; after an undo, tell them the game from its
        beginning."""
        new = len(self._session.steps) - len(steps)
        self._seen = {seat: seen if seen <= new else 0 for seat, seen in self._seen.items()}
        outcome = self._session.state.outcome() if self._session.decider == OVER else None
        if outcome is not None:
            for program in self._programs.values():
                program.tell_outcome(outcome)

    def _tell(self, trouble: Trouble) -> None:
        from alexandre.ai.outside import GIVEN_UP

        if trouble.kind == GIVEN_UP:
            self._tell_once(trouble.program, trouble.msg())
        else:
            self._house.news.put(trouble.msg())

    def _tell_once(self, name: str, msg: Msg) -> None:
        if name not in self._silent:
            self._silent.add(name)
            self._house.news.put(msg)

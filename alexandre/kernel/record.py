"""The record of a match: its beginning, every action, and a hash after each.

It is the save, the replay, the bug report and the golden test.  As plain data:

    title, rules_version, board (an id, or the whole board if it is a player's own), digest,
    players [{name, level, colour?}], options, inputs, seed, chance ("seeded" | "ask"), generator,
    actions [text], hashes [8 hexadecimal digits after each], snapshot {at, state}, assisted,
    origin?: the dump that the match was begun from, where that is not the title's own start,
    stand_ins? [[number of an action, one of STAND_INS]],
    corrected? [[number of an outcome of chance, what was entered there at first]],
    rest? [[seat or CHANCE, action, one of STAND_INS or "", what was entered at first or ""]]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from alexandre.kernel import rng
from alexandre.kernel.board import Board, Path, Plain
from alexandre.kernel.contract import CHANCE, Game, State
from alexandre.kernel.plain import (
    as_bool,
    as_choice,
    as_dict,
    as_int,
    as_list,
    as_text,
    fault,
)
from alexandre.kernel.text import Msg, Refusal

SHORT: Final = 8  # hexadecimal digits of a hash in a record
NAME_MOST: Final = 40
TEXT_MOST: Final = 60
ACTIONS_MOST: Final = 20_000
SPARE: Final = 100  # of them, for what chance brings after the last choice
OUTSIDE: Final = "outside"  # the level of an outside program
COLOURS: Final = 5  # that pieces come in
UNCHOSEN: Final = -1
ASKED: Final = "ask"  # what chance brings is entered by hand
SEEDED: Final = "seeded"
MODES: Final = (SEEDED, ASKED)
FIELDS: Final = ("title", "rules_version", "board", "digest", "players", "options", "inputs",
                 "seed", "chance", "generator", "actions", "hashes", "snapshot", "assisted")
ORIGIN: Final = "origin"  # told only by the record of a match that was begun from a dump
SELDOM: Final = (ORIGIN, "stand_ins", "corrected", "rest")  # told only where there is any
STAND_INS: Final = {  # what may stand in for the last word of a level, and its sentence
    "unfinished": "kernel.stand_in.unfinished",
    "greedy": "kernel.stand_in.greedy",
    "here": "kernel.stand_in.here",
    OUTSIDE: "kernel.stand_in.outside",
}


@dataclass(frozen=True)
class Player:
    """The player of a seat: a name, the level of a computer player, a colour.

    The level is "" for a person, OUTSIDE for another program.
    """

    name: str = ""
    level: str = ""
    colour: int = UNCHOSEN

    def to_plain(self) -> dict[str, Plain]:
        """As a record carries it; a colour that was not chosen is not told."""
        told: dict[str, Plain] = {"name": self.name, "level": self.level}
        return told if self.colour == UNCHOSEN else {**told, "colour": self.colour}


def colours_of(players: Sequence[Player]) -> tuple[int, ...]:
    """The colour of every seat, no two alike: what was chosen first, its own number's, any free.

    Records from before colours could be chosen name none: each seat has its number's.
    """
    chosen: dict[int, int] = {}
    wanted = [each.colour for each in players]
    for wish in (wanted, range(len(players))):
        for seat, colour in enumerate(wish):
            if seat not in chosen and 0 <= colour < COLOURS and colour not in chosen.values():
                chosen[seat] = colour
    free = [colour for colour in range(COLOURS) if colour not in chosen.values()]
    for seat in range(len(players)):
        if seat not in chosen:
            chosen[seat] = free.pop(0) if free else seat % COLOURS
    return tuple(chosen[seat] for seat in range(len(players)))


UNTOLD: Final = -1  # the turn of an action that was kept before turns were noted
OLDER_REST: Final = 4  # columns
LATER_REST: Final = (UNTOLD, "", False)  # what stands in the columns that older saves lack


@dataclass(frozen=True)
class Kept:
    """An action that is to be played again after a correction: whose it is, who stood in for the
    level of that seat, and what was entered there at first; "" for neither.

    `turn` counts the turns that had ended before it, and `question` stands for what it answered
    (`kernel.chance.identify`); saves from before rules knew them have -1 and "".  `is_passed`: a
    later one was played already, so that it may be asked for no more.
    """

    actor: int
    action: str
    stand_in: str = ""
    was: str = ""
    turn: int = UNTOLD
    question: str = ""
    is_passed: bool = False


@dataclass
class Record:
    """One match; `actions` and `hashes` run side by side.

    `base` counts the actions that cannot be replayed, because a rule has been put right since:
    the match goes on from `snapshot`, and rewinding ends there.

    `stand_ins` are the actions that a computer player took without its level's last word:
    "unfinished" where that was the best found when its time was over, "greedy" where nothing came
    from it and that level chose, "here" where the level itself thought again beside the screen,
    OUTSIDE where the computer made the move of an outside program.

    `corrected` are the outcomes of chance that have been replaced, with what was entered before;
    `rest` are the actions after a correction that wait until one that fits no more is answered.
    """

    title: str
    board: Board
    rules_version: int
    players: list[Player]
    options: dict[str, Any]
    inputs: Plain
    seed: int
    chance: str = SEEDED
    actions: list[str] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)
    snapshot: Plain = None
    assisted: bool = False
    base: int = 0
    origin: Plain = None
    stand_ins: dict[int, str] = field(default_factory=dict)
    corrected: dict[int, str] = field(default_factory=dict)
    rest: list[Kept] = field(default_factory=list)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.players)

    @cached_property
    def digest(self) -> str:
        """That of the board; every save asks for it."""
        return self.board.digest

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour of every seat."""
        return colours_of(self.players)

    @property
    def levels(self) -> tuple[str, ...]:
        """The level or the character that plays each seat, "" for a person."""
        return tuple(player.level for player in self.players)

    def to_plain(self, state: State | None = None) -> dict[str, Plain]:
        """The record as JSON, with a snapshot of `state` (the position after the last action)."""
        begun: dict[str, Plain] = {} if self.origin is None else {ORIGIN: self.origin}
        told: dict[str, Plain] = {
            "title": self.title,
            "rules_version": self.rules_version,
            "board": self.board.id if self.board.is_bundled else self.board.data,
            "digest": self.digest,
            "players": [each.to_plain() for each in self.players],
            "options": dict(self.options),
            "inputs": self.inputs,
            "seed": self.seed,
            "chance": self.chance,
            "generator": rng.NAME,
            "actions": self.actions[:],
            "hashes": self.hashes[:],
            "snapshot": self.snapshot if state is None else
            {"at": len(self.actions), "state": state.dump()},
            "assisted": self.assisted,
            **begun,
        }
        if self.stand_ins:
            told["stand_ins"] = [[index, self.stand_ins[index]]
                                 for index in sorted(self.stand_ins)]
        if self.corrected:
            told["corrected"] = [[index, self.corrected[index]]
                                 for index in sorted(self.corrected)]
        if self.rest:
            told["rest"] = [[each.actor, each.action, each.stand_in, each.was,
                             each.turn, each.question, each.is_passed] for each in self.rest]
        return told

    def count_waiting(self) -> int:
        """The number of actions that go on after the answer to what is asked now."""
        return sum(not each.is_passed for each in self.rest)

    def start(self, game: Game) -> State:
        """The position before the first action; Refusal where it cannot be set up."""
        if self.origin is not None:
            return game.load(self.origin)
        return game.start(self.seats, self.options, self.inputs)

    def until(self, count: int) -> Record:
        """The record of the first `count` actions."""
        return replace(self, players=self.players[:], options=dict(self.options),
                       actions=self.actions[:count], hashes=self.hashes[:count], snapshot=None,
                       stand_ins=notes_before(self.stand_ins, count),
                       corrected=notes_before(self.corrected, count), rest=[])


def notes_before(notes: Mapping[int, str], count: int) -> dict[int, str]:
    """The notes of the first `count` actions."""
    return {index: each for index, each in notes.items() if index < count}


LoadGame = Callable[[str, Any], Game]  # (title, board id | plain board | None) → game


def from_plain(value: Plain, load: LoadGame) -> tuple[Record, Game]:
    """The record in a file and the game it is played on.

    BadData names the field that is ill-formed; Refusal for a title, board or option that is not
    known here, a record of newer rules or another generator, or a board that is not the same under
    the same rules.
    """
    body = as_dict(value, (), FIELDS, SELDOM)
    title = as_text(body["title"], ("title",), NAME_MOST)
    game = load(title, board_of(body["board"]))
    newest = game.meta.rules_version
    version = as_int(body["rules_version"], ("rules_version",), 1, 1_000_000)
    if version > newest:
        raise Refusal(Msg.of("kernel.newer_rules", title=title, rules=str(version)))
    digest = as_text(body["digest"], ("digest",), 64)
    if version == newest and game.board.digest != digest:  # boxes may change with the rules
        raise Refusal(Msg.of("kernel.other_board", board=game.board.id))
    generator = as_text(body["generator"], ("generator",), NAME_MOST)
    if generator != rng.NAME:
        raise Refusal(Msg.of("kernel.other_generator", found=generator, known=rng.NAME))
    actions = texts_of(body["actions"], "actions")
    return Record(
        title=title,
        board=game.board,
        rules_version=version,
        players=players_of(body["players"], game),
        options=game.meta.settle(as_dict(body["options"], ("options",))),
        inputs=body["inputs"],
        seed=as_int(body["seed"], ("seed",), 0, rng.SEED_MOST),
        chance=as_choice(body["chance"], ("chance",), MODES),
        actions=actions,
        hashes=texts_of(body["hashes"], "hashes"),
        snapshot=snapshot_of(body["snapshot"]),
        assisted=as_bool(body["assisted"], ("assisted",)),
        origin=body.get(ORIGIN),
        stand_ins=notes_of(body.get("stand_ins", []), "stand_ins", len(actions), stand_in_of),
        corrected=notes_of(body.get("corrected", []), "corrected", len(actions), action_of),
        rest=rest_of(body.get("rest", []), game),
    ), game


def board_of(value: Plain) -> Plain:
    """The id of a bundled board, or the data of a player's own, which its title will judge."""
    return as_text(value, ("board",), NAME_MOST) if isinstance(value, str) else value


def players_of(value: Plain, game: Game) -> list[Player]:
    """The players by seat; BadData for a level that the title does not have, or for an unknown
    colour.
    """
    players = []
    for number, each in enumerate(as_list(value, ("players",), game.meta.seats[1])):
        where = ("players", number)
        player = as_dict(each, where, ("name", "level"), ("colour",))
        level = as_choice(player["level"], (*where, "level"), ("", *game.meta.accepted, OUTSIDE))
        colour = as_int(player.get("colour", UNCHOSEN), (*where, "colour"), UNCHOSEN, COLOURS - 1)
        players.append(Player(as_text(player["name"], (*where, "name"), NAME_MOST), level, colour))
    game.meta.check_seats(len(players))
    return players


def texts_of(value: Plain, name: str) -> list[str]:
    """A list of short texts."""
    return [as_text(each, (name, number), TEXT_MOST)
            for number, each in enumerate(as_list(value, (name,), ACTIONS_MOST))]


def snapshot_of(value: Plain) -> Plain:
    """A place and a dump; the title's own `load` judges the dump."""
    if value is None:
        return None
    snapshot = as_dict(value, ("snapshot",), ("at", "state"), ())
    as_int(snapshot["at"], ("snapshot", "at"), 0, ACTIONS_MOST)
    return snapshot


def notes_of(value: Plain, name: str, actions: int,
             read: Callable[[Plain, Path], str]) -> dict[int, str]:
    """The notes of some actions, by the actions' numbers."""
    notes: dict[int, str] = {}
    for number, each in enumerate(as_list(value, (name,), actions)):
        where = (name, number)
        pair = row_of(each, where, 2)
        notes[as_int(pair[0], where, 0, actions - 1)] = read(pair[1], where)
    return notes


def rest_of(value: Plain, game: Game) -> list[Kept]:
    """The actions that wait after a correction."""
    rest = []
    for number, each in enumerate(as_list(value, ("rest",), ACTIONS_MOST)):
        where = ("rest", number)
        is_known = isinstance(each, list) and len(each) >= OLDER_REST
        actor, action, stand_in, was, turn, question, is_passed = row_of(
            [*each, *LATER_REST[len(each) - OLDER_REST:]] if is_known else each, where,
            OLDER_REST + len(LATER_REST))
        rest.append(Kept(as_int(actor, where, CHANCE, game.meta.seats[1] - 1),
                         action_of(action, where),
                         stand_in_of(stand_in, where) if stand_in != "" else "",
                         as_text(was, where, TEXT_MOST),
                         as_int(turn, where, UNTOLD, ACTIONS_MOST),
                         as_text(question, where, NAME_MOST), as_bool(is_passed, where)))
    return rest


def row_of(value: Plain, where: Path, length: int) -> list[Plain]:
    """A list of so many things."""
    row = as_list(value, where, length)
    if len(row) != length:
        raise fault("store.want_list", where)
    return row


def stand_in_of(value: Plain, where: Path) -> str:
    """One of STAND_INS."""
    return as_choice(value, where, tuple(STAND_INS))


def action_of(value: Plain, where: Path) -> str:
    """An action in text notation; whether the title has it is judged when it is played."""
    return as_text(value, where, TEXT_MOST)

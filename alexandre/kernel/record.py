"""The record of a match: its beginning, every action, and a proof after each.

It is the save, the replay, the bug report and the golden test.  As plain data:

    title, rules_version, board (an id, or the whole board if it is a player's own), digest,
    players [{name, level, colour?}], options, inputs, seed, chance ("seeded" | "ask"), generator,
    actions [text], hashes [8 hexadecimal digits after each], snapshot {at, state}, assisted
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from alexandre.kernel import rng
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import Event, Game, State
from alexandre.kernel.plain import (
    BadData,
    as_bool,
    as_choice,
    as_dict,
    as_int,
    as_list,
    as_text,
)
from alexandre.kernel.text import Msg, Refusal

SHORT: Final = 8  # hexadecimal digits of a hash in a record
NAME_MOST: Final = 40
TEXT_MOST: Final = 60
ACTIONS_MOST: Final = 20_000
COLOURS: Final = 5  # that pieces come in
UNCHOSEN: Final = -1
MODES: Final = ("seeded", "ask")
FIELDS: Final = ("title", "rules_version", "board", "digest", "players", "options", "inputs",
                 "seed", "chance", "generator", "actions", "hashes", "snapshot", "assisted")


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a name, the level of a computer player ("" for a person), a colour."""

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


@dataclass
class Record:
    """One match; `actions` and `hashes` run side by side.

    `base` counts the actions that cannot be replayed, because a rule has been put right since:
    the match goes on from `snapshot`, and rewinding ends there.
    """

    title: str
    board: Board
    rules_version: int
    players: list[Player]
    options: dict[str, Any]
    inputs: Plain
    seed: int
    chance: str = "seeded"
    actions: list[str] = field(default_factory=list)
    hashes: list[str] = field(default_factory=list)
    snapshot: Plain = None
    assisted: bool = False
    base: int = 0

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.players)

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour of every seat."""
        return colours_of(self.players)

    def to_plain(self, state: State | None = None) -> dict[str, Plain]:
        """The record as JSON, with a snapshot of `state` (the position after the last action)."""
        return {
            "title": self.title,
            "rules_version": self.rules_version,
            "board": self.board.id if self.board.is_bundled else self.board.data,
            "digest": self.board.digest,
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
        }

    def until(self, count: int) -> Record:
        """The record of the first `count` actions."""
        return replace(self, players=self.players[:], options=dict(self.options),
                       actions=self.actions[:count], hashes=self.hashes[:count], snapshot=None)


LoadGame = Callable[[str, Any], Game]  # (title, board id | plain board | None) → game


def from_plain(value: Plain, load: LoadGame) -> tuple[Record, Game]:
    """The record in a file and the game it is played on.

    BadData names the field that is ill-formed; Refusal for a title, board or option that is not
    known here, a record of newer rules, or a board that is not the same under the same rules.
    """
    body = as_dict(value, (), FIELDS, ())
    title = as_text(body["title"], ("title",), NAME_MOST)
    game = load(title, board_of(body["board"]))
    newest = game.meta.rules_version
    version = as_int(body["rules_version"], ("rules_version",), 1, 1_000_000)
    if version > newest:
        raise Refusal(Msg.of("kernel.newer_rules", title=title, rules=str(version)))
    digest = as_text(body["digest"], ("digest",), 64)
    if version == newest and game.board.digest != digest:  # boxes may change with the rules
        raise Refusal(Msg.of("kernel.other_board", board=game.board.id))
    return Record(
        title=title,
        board=game.board,
        rules_version=version,
        players=players_of(body["players"], game),
        options=game.meta.settle(as_dict(body["options"], ("options",))),
        inputs=body["inputs"],
        seed=as_int(body["seed"], ("seed",), 0, 2**63 - 1),
        chance=as_choice(body["chance"], ("chance",), MODES),
        actions=texts_of(body["actions"], "actions"),
        hashes=texts_of(body["hashes"], "hashes"),
        snapshot=snapshot_of(body["snapshot"]),
        assisted=as_bool(body["assisted"], ("assisted",)),
    ), game


def board_of(value: Plain) -> Plain:
    """The id of a bundled board, or the data of a player's own, which its title will judge."""
    return as_text(value, ("board",), NAME_MOST) if isinstance(value, str) else value


def players_of(value: Plain, game: Game) -> list[Player]:
    """Who sits where; BadData for a level that the title does not have, or no such colour."""
    players = []
    for number, each in enumerate(as_list(value, ("players",), game.meta.seats[1])):
        where = ("players", number)
        player = as_dict(each, where, ("name", "level"), ("colour",))
        level = as_choice(player["level"], (*where, "level"), ("", *game.meta.levels))
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


@dataclass(frozen=True)
class Step:
    """One action that was taken: by whom, out of how many offers, what was seen to happen."""

    index: int
    actor: int
    action: str
    offers: int
    is_barrier: bool
    events: tuple[Event, ...]
    hash: str


def take(game: Game, state: State, index: int, text: str) -> Step:
    """Take an action, given in text notation, on `state`; Refusal names the rule against it."""
    action = game.parse(text)
    offers = state.legal()
    if action not in offers:
        raise Refusal(state.why_not(action) or Msg.of("kernel.not_offered", text=text))
    actor, is_barrier = state.actor(), game.is_barrier(state, action)
    events: list[Event] = []
    state.apply(action, events.append)
    return Step(index, actor, action.text, len(offers), is_barrier, tuple(events),
                state.hash()[:SHORT])


def replay(game: Game, record: Record) -> tuple[State, list[Step]]:
    """Play a record again from its start; BadData at the first action that does not come out.

    `where` of the exception is ("actions", index).
    """
    state = game.start(record.seats, record.options, record.inputs)
    steps = []
    for index, text in enumerate(record.actions):
        try:
            step = take(game, state, index, text)
        except BadData:
            raise
        except Refusal as refused:
            raise astray(index, refused.msg) from refused
        if index < len(record.hashes) and step.hash != record.hashes[index]:
            raise astray(index, Msg.of("kernel.other_hash"))
        steps.append(step)
    return state, steps


def astray(index: int, cause: Msg) -> BadData:
    """The replay leaves the record at this action."""
    msg = Msg.of("kernel.replay_astray", index=str(index + 1), cause=cause)
    return BadData(msg, ("actions", index))


def restore(game: Game, record: Record) -> tuple[State, list[Step]]:
    """The last position of a record and how it came about.

    Actions that replay with equal hashes need no snapshot.  Where they no longer replay but the
    record carries a snapshot of its last position, the match goes on from the snapshot:
    `record.base` says how many actions cannot be rewound.  BadData if there is neither.
    """
    try:
        return replay(game, record)
    except BadData:
        if record.snapshot is None or record.snapshot["at"] != len(record.actions):
            raise
        record.base = len(record.actions)
        return game.load(record.snapshot["state"]), []

"""`alexandre replay FILE`: play a save or a record again, and compare the hash of every step."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.cli.arguments import Arguments, Syntax
from alexandre.cli.console import Console
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game, State
from alexandre.kernel.jsonread import LIMITS, read_json
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import Record, astray, from_plain, take
from alexandre.kernel.store import Disk, NewerFormat, native, read_document
from alexandre.kernel.text import Msg, Refusal, Who

SYNTAX: Final = Syntax("replay", "FILE", 1, 1)

REPLY: Final = "record"  # the field of the engine's reply that holds a record
SEATS: Final = "seats"  # what that record says beside the body of a save


def run(arguments: Arguments, console: Console) -> int:
    """Every action with its hash; status 1 and one sentence at the first difference."""
    record, game = from_plain(body_of(Path(arguments.operands[0])), games.load)
    try:
        state = replay_record(game, record, console)
    except BadData as difference:
        console.complain(difference.msg)
        return 1
    console.say(Msg.of("cli.replayed", n=len(record.actions), hash=state.hash()))
    return 0


def replay_record(game: Game, record: Record, console: Console) -> State:
    """The last position; BadData at the first action that comes out differently."""
    state = game.start(record.seats, record.options, record.inputs)
    names = [player.name for player in record.players]
    for index, text in enumerate(record.actions):
        who = console.words.name(Who(state.actor()), players=names)
        try:
            step = take(game, state, index, text)
        except Refusal as refusal:
            raise astray(index, refusal.msg) from None
        console.print(f"{index + 1:5}  {step.hash}  {step.action:20}  {who}")
        if index < len(record.hashes) and step.hash != record.hashes[index]:
            raise astray(index, Msg.of("kernel.other_hash"))
    return state


def body_of(path: Path) -> Plain:
    """The record in a file: a save, a bare record, or the engine's reply to `record`."""
    try:
        return read_document(path).body
    except NewerFormat:
        raise
    except BadData as damage:
        bare = bare_record(path)
        if bare is None:
            raise damage from None
        return bare


def bare_record(path: Path) -> Plain:
    """The record in a file of plain JSON, None if there is none."""
    try:
        value = read_json(Disk().read(native(path), LIMITS.size + 1))
    except (BadData, OSError):
        return None
    if isinstance(value, dict) and isinstance(value.get(REPLY), dict):
        value = value[REPLY]
    if not isinstance(value, dict) or "actions" not in value:
        return None
    return {key: each for key, each in value.items() if key != SEATS}

"""`alexandre replay FILE`: play a save or a record again, and compare the hash of every step."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.cli.arguments import Arguments, Flag, Syntax
from alexandre.cli.console import Console
from alexandre.kernel.board import Plain
from alexandre.kernel.chance import note_correction
from alexandre.kernel.contract import OVER, Game, State
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import STAND_INS, Record, from_plain
from alexandre.kernel.replay import astray, take
from alexandre.kernel.store import Disk, NewerFormat, native, read_document
from alexandre.kernel.store.jsonread import LIMITS, read_json
from alexandre.kernel.store.saves import name_file
from alexandre.kernel.text import Msg, Refusal, Who

SECRETS: Final = "--secrets"

SYNTAX: Final = Syntax("replay", "FILE", 1, 1, (Flag(SECRETS),))

REPLY: Final = "record"  # the field of the engine's reply that holds a record
SEATS: Final = "seats"  # what that record says beside the body of a save


def run(arguments: Arguments, console: Console) -> int:
    """Every action with its hash; status 1 and one sentence at the first difference.

    Of a match that is not over the actions tell what nobody may know yet: that is asked about.
    """
    path = Path(arguments.operands[0])
    body = body_of(path)
    with name_file(path.name):
        record, game = from_plain(body, games.load)
    lines: list[str] = []
    difference: Msg | None = None
    state: State | None = None
    try:
        state = replay_record(game, record, console, lines.append)
    except BadData as astray_at:
        difference = astray_at.msg
    is_over = state is not None and state.actor() == OVER
    if game.meta.has_secrets and not is_over and not arguments.has(SECRETS):
        check_consent(console)
    for line in lines:
        console.print(line)
    if state is None or difference is not None:
        console.complain(difference or Msg.of("kernel.other_hash"))
        return 1
    console.say(Msg.of("cli.replayed", n=len(record.actions), hash=state.hash()))
    return 0


def check_consent(console: Console) -> None:
    """Refusal unless the user at the terminal agrees to see what is hidden."""
    if not console.is_terminal:
        raise Refusal(Msg.of("cli.secrets_kept", flag=SECRETS))
    if not console.ask(Msg.of("cli.secrets_ask")):
        raise Refusal(Msg.of("cli.secrets_declined"))


def replay_record(game: Game, record: Record, console: Console,
                  print_line: Callable[[str], None]) -> State:
    """The last position; BadData at the first action that comes out differently."""
    state = record.start(game)
    names = console.words.name_players([each.name for each in record.players], record.levels)
    for index, text in enumerate(record.actions):
        who = console.words.name(Who(state.actor()), players=names)
        try:
            step = take(game, state, index, text)
        except Refusal as refusal:
            raise astray(index, refusal.msg) from None
        print_line(f"{index + 1:5}  {step.hash}  {step.action:20}  {who}")
        if index in record.stand_ins:
            note = Msg.of(STAND_INS[record.stand_ins[index]], who=Who(step.actor))
            print_line(f"{'':17}{console.words.say(note, names)}")
        if index in record.corrected:
            note = note_correction(game, record, step, None)
            print_line(f"{'':17}{console.words.say(note, names)}")
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

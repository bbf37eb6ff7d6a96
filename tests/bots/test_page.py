"""The statements of docs/bots.md."""

from __future__ import annotations

import json
import re
from pathlib import Path

from alexandre import api
from alexandre.ai import lines, outside
from alexandre.ai.outside import Program, Question
from tests.architecture.source import ROOT
from tests.bots.programs import command
from tests.helpers.walks import outcome_of

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")


def rows(head: str) -> list[list[str]]:
    """The cells of the table whose head begins so."""
    body = PAGE.partition(f"\n| {head}")[2].partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in body]


def test_the_lengths_and_codes_of_every_title_and_board() -> None:
    said = {(title, board): (seats, lengths, codes)
            for title, board, seats, lengths, codes in rows("title | board")}

    assert said == {(title, board): row_of(title, board) for title in api.TITLES
                    for board in api.describe(title).boards}


def row_of(title: str, board: str) -> tuple[str, str, str]:
    """Seats, lengths, codes, as the page writes them."""
    low, high = api.describe(title).seats
    positions = [api.start(title, seats, board=board) for seats in range(low, high + 1)]
    return (f"{low}-{high}", ", ".join(str(each.vector.size) for each in positions),
            str(positions[0].codes))


def test_every_name_of_the_surface_is_there() -> None:
    for row in rows("`api`"):
        for name in re.findall(r"`(\w+)(?:\(|`)", row[0]):
            assert name in api.__all__
    for row in rows("`Position`"):
        for name in re.findall(r"`(\w+)(?:\(|`)", row[0]):
            assert hasattr(api.Position, name) or name in ("turn",)
    public = {name for name in vars(api.Position) if not name.startswith("_")}
    assert {name for name in public if f"`{name}" not in PAGE} == set()


def test_the_first_example_runs() -> None:
    code = PAGE.partition("```python\n")[2].partition("```")[0]

    exec(code.replace("print", "len"), {"len": lambda outcome: None})


def test_each_message_has_the_fields_that_the_page_names(tmp_path: Path) -> None:
    position, log = api.start("alexandros"), tmp_path / "log"
    position.play_chance(7)
    program = Program(command("none", log), 60)
    program.ask(Question(position.game, position.state, position.actor, 1, "match"))
    assert isinstance(program.hear(60), api.Action)
    while not position.is_over:
        position.play(position.draw(1) if position.is_chance else position.legal()[-1])
    program.tell_outcome(outcome_of(position))
    program.close()

    said = {row[0].strip("`"): set(re.findall(r"`(\w+)`", row[1])) for row in rows("`cmd`")}
    sent = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [each["cmd"] for each in sent] == list(said)
    assert {each["cmd"]: each.keys() - {"id", "cmd"} for each in sent} == said


def test_the_figures_are_those_of_the_code() -> None:
    assert f"within {outside.START:.0f} seconds" in PAGE
    assert lines.LINE_MOST == 256 * 1024 and "more than 256 KiB" in PAGE
    assert lines.WAITING_MOST == 64 and "more than 64 lines" in PAGE
    assert (lines.WAITING_BYTES, lines.UNREAD_BYTES) == (2**20, 2**22)
    assert "or 1 MiB, that nobody" in PAGE and "leaves 4 MiB" in PAGE
    assert outside.STARTS == 4 and "after the fourth time it is not asked again" in PAGE
    assert f"`protocol`: {outside.PROTOCOL} " in PAGE
    assert "from -32768 to 32767" in PAGE
    assert (api.Vector.least, api.Vector.most) == (-32768, 32767)

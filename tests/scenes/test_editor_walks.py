"""Boards drawn without a thought: whatever is done, all can be drawn, written, read and undone."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from alexandre.content.loader import parse
from alexandre.scenes.editor.edited_board import EditedBoard, editing_of
from alexandre.ui.play.editing import (
    NEW_NAMES,
    Edit,
    EditButton,
    Flag,
    Focus,
    Names,
    Number,
    has,
    put,
)

TITLES = ("alexandros", "empire", "phalanxx")
STEPS = 30


def take_step(edited: EditedBoard, focus: Focus, lot: random.Random) -> Edit:
    """A click with some tool, or a change of something that can be set."""
    editing, board = edited.editing, edited.board
    if lot.random() < 0.7:
        focus = replace(focus, tool=lot.choice(editing.tools).id)
        if editing.aids:
            focus = replace(focus, aid=lot.choice(editing.aids)[0])
        spots = editing.draw(edited.box, board, focus).spots
        return editing.click(edited.box, board, focus, lot.choice(spots).id) if spots \
            else Edit(board, focus)
    entry = lot.choice(editing.entries(board, focus))
    match entry:
        case Number():
            return Edit(entry.change(board, lot.randint(entry.low, entry.high)), focus)
        case Flag():
            return Edit(entry.change(board, not entry.value), focus)
        case EditButton():
            return entry.make(board)
        case Names():
            name = lot.choice(["", "Ys", "no", "12:30", "l’Île d’Or", 'a "b" \\'])
            return Edit(put(board, entry.path, {"fr": {**NEW_NAMES["fr"], "name": name}}), focus)
    return Edit(board, replace(focus, chosen=()))


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_can_be_drawn_written_and_undone(title: str, seed: int,
                                                          tmp_path: Path) -> None:
    lot = random.Random(f"{title} {seed}")
    edited = EditedBoard.new(title, NEW_NAMES, tmp_path)
    first, boards = edited.board, [edited.board]
    focus = Focus(edited.editing.tools[0].id)
    for _step in range(STEPS):
        board, focus, _note = take_step(edited, focus, lot)
        if edited.change(board):
            boards.append(edited.board)
        if not has(edited.board, focus.chosen):
            focus = replace(focus, chosen=())
        for fault in edited.faults:
            aimed, spot = edited.editing.aim(edited.board, focus, fault)
            assert has(edited.board, aimed.chosen)
            assert edited.say(fault).key
        if edited.faults:
            sketch = edited.editing.draw(edited.box, edited.board, aimed)
            assert not spot or spot in {each.id for each in sketch.spots}

    document = parse(edited.text.encode(), "board")
    assert (document.data, document.flaws) == (edited.board, ())
    edited.keep()
    assert EditedBoard.open(title, edited.file).board == edited.editing.prepare(edited.board)
    for board in reversed(boards[:-1]):
        edited.undo()
        assert edited.board == board
    assert edited.board == first and not edited.can_undo


def test_only_titles_that_declare_it_are_drawn_by_hand() -> None:
    assert [title for title in ("alexandros", "empire", "phalanxx", "commander", "catan")
            if editing_of(title) is not None] == list(TITLES)

"""Bundled boards, a player's own, boards out of a save; `check_files` over all of them."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from alexandre import games
from alexandre.cli.console import load_words
from alexandre.content import board as boards
from alexandre.content import data as places
from alexandre.content.data import data_root
from alexandre.games import check_for
from alexandre.games.alexandros.shape import faults
from alexandre.kernel.board import Board
from alexandre.kernel.text import Msg, Refusal

OURS = places.maps() / "alexandros" / "board_e.yaml"


def copy_changed(folder: Path, *swaps: tuple[str, str], name: str = "mine.yaml") -> Path:
    """A copy of board E with each first text replaced by the second, under its own id."""
    text = OURS.read_text("utf-8").replace("\nid: e\n", "\nid: mine\n")
    for old, new in swaps:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / name
    file.write_text(text, "utf-8")
    return file


def places_of(files: list[Path]) -> list[tuple[int, int, str]]:
    return [
        (each.line, each.column, each.msg.key) for each in boards.check_files(files, check_for)
    ]


def line_of(file: Path, text: str) -> int:
    lines = file.read_text("utf-8").split("\n")
    return next(at for at, line in enumerate(lines, 1) if text in line)


def test_a_map_with_three_faults_gives_three_flaws_with_line_and_column(tmp_path):
    file = copy_changed(
        tmp_path,
        ('"..AooToHAoo...LoCooooCT..."', '"..AooToHAoo...LoXooooCT..."'),
        ("  empty: 80\n", "  empty: 90\n"),
        ("at: [6, 6]", "at: [0, 6]"),
    )
    assert places_of([file]) == [
        (line_of(file, "LoXoo"), 22, "content.drawn"),
        (line_of(file, "empty: 90"), 10, "alexandros.shape.count"),
        (line_of(file, "at: [0, 6]"), 9, "alexandros.shape.at_sea"),
    ]


def test_faults_of_the_reader_of_the_shape_and_of_the_counts_come_together(tmp_path):
    file = copy_changed(
        tmp_path,
        ("  T: 13\n", "  T: 12:30\n"),
        ("start: [3, 1]", "strat: [3, 1]"),
        ("  A: 13\n", "  A: 14\n"),
        ("names:\n  fr: {name: plateau E,", "names:\n  fr: {name: 'plateau E', name: x,"),
    )
    assert places_of([file]) == [
        (line_of(file, "title:"), 1, "content.missing"),
        (line_of(file, "plateau E"), 27, "content.duplicate"),
        (line_of(file, "strat:"), 1, "content.unknown_near"),
        (line_of(file, "T: 12:30"), 6, "content.plain.clock"),
        (line_of(file, "A: 14"), 6, "alexandros.shape.count"),
    ]


def test_our_own_files_have_no_flaw():
    files = boards.list_bundled_files()
    ids = [id for title in games.TITLES for id in games.meta(title).boards]
    assert {file.name for file in files} == {"box.yaml", *(f"board_{id}.yaml" for id in ids)}
    assert len(files) == len(games.TITLES) + len(ids) and places_of(files) == []


def test_bundled_boards_are_found_by_their_ids():
    assert boards.titles() == tuple(sorted(games.TITLES))
    assert boards.list_bundled("alexandros") == ("e", "l")
    assert boards.list_bundled("nobody") == ()
    board = boards.board("alexandros", "e")
    assert (board.title, board.id, board.is_bundled) == ("alexandros", "e", True)
    assert set(board.data) == {"box", "board"}
    assert boards.board_name(board).form("fr")["name"] == "plateau E"


@pytest.mark.parametrize("id", ["z", "", "../box", "e.yaml", "E"])
def test_an_unknown_board_is_refused_with_those_there_are(id):
    with pytest.raises(Refusal) as caught:
        boards.board("alexandros", id)
    assert caught.value.msg == Msg.of("content.no_board", board=id, choices=("e", "l"))


def test_a_players_boards_are_found_and_a_bad_file_hides_no_other(tmp_path):
    copy_changed(tmp_path)
    (tmp_path / "broken.yaml").write_text("title: 'open")
    (tmp_path / "notes.txt").write_text("not a board")
    (tmp_path / "folder.yaml").mkdir()
    shelf = boards.own_boards(tmp_path, check_for)
    assert [(each.id, each.title, each.is_bundled) for each in shelf.boards] == [
        ("mine", "alexandros", False)
    ]
    assert [(each.file, each.msg.key) for each in shelf.flaws] == [
        ("broken.yaml", "content.syntax.quote")
    ]


def test_a_players_board_has_the_box_of_its_title(tmp_path):
    copy_changed(tmp_path)
    (own,) = boards.own_boards(tmp_path, check_for).boards
    ours = boards.board("alexandros", "e")
    assert own.data["box"] == ours.data["box"]
    assert own.data["board"]["rows"] == ours.data["board"]["rows"]
    assert own.digest != ours.digest


def test_an_id_is_given_once(tmp_path):
    copy_changed(tmp_path, name="a.yaml")
    copy_changed(tmp_path, name="b.yaml")
    copy_changed(tmp_path, ("\nid: mine\n", "\nid: e\n"), name="c.yaml")
    shelf = boards.own_boards(tmp_path, check_for)
    assert [each.id for each in shelf.boards] == ["mine"]
    line = line_of(tmp_path / "b.yaml", "id: mine")
    assert [(each.file, each.line, each.column, each.msg) for each in shelf.flaws] == [
        ("b.yaml", line, 5, Msg.of("content.id_taken", id="mine")),
        ("c.yaml", line, 5, Msg.of("content.id_taken", id="e")),
    ]


def test_a_folder_that_is_missing_holds_no_board(tmp_path):
    assert boards.own_boards(tmp_path / "none", check_for) == boards.Shelf((), ())
    assert boards.own_boards(OURS, check_for) == boards.Shelf((), ())


@pytest.mark.parametrize(
    ("text", "place", "key"),
    [
        ("- 1\n", (1, 1), "content.no_title"),
        ("kind: board\n", (1, 1), "content.no_title"),
        ("kind: box\n", (1, 1), "content.no_title"),
        ("just a word\n", (1, 1), "content.no_title"),
        ("kind: board\ntitle: chess\n", (2, 8), "content.strange_title"),
        ("kind: box\ntitle: ../x\n", (2, 8), "content.strange_title"),
        ("title: [1]\n", (1, 8), "content.strange_title"),
        ("title: alexandros\n", (1, 1), "content.missing"),
        ("title: alexandros\nkind: deck\n", (2, 7), "content.choice"),
        ("title: alexandros\nkind: 3\n", (2, 7), "content.choice"),
    ],
)
def test_a_file_that_is_no_board_of_ours_says_so(tmp_path, text, place, key):
    file = tmp_path / "x.yaml"
    file.write_text(text)
    assert places_of([file]) == [(*place, key)]


def test_a_wrong_kind_and_a_strange_title_are_both_told(tmp_path):
    file = tmp_path / "x.yaml"
    file.write_text("kind: bord\ntitle: chess\n")
    flaws = boards.check_files([file], check_for)

    assert [(each.line, each.msg.key) for each in flaws] == [
        (1, "content.choice"), (2, "content.strange_title")]
    assert flaws[0].msg.arg("choices") == ("board", "box", "moment")


def test_a_box_is_checked_too_and_each_fault_told_once(tmp_path):
    file = tmp_path / "box.yaml"
    text = (OURS.parent / "box.yaml").read_text("utf-8")
    file.write_text(text.replace("cards: 55", "cards: 54"), "utf-8")
    assert places_of([file]) == [(line_of(file, "cards: 54"), 8, "alexandros.shape.cards")]


def test_files_are_told_in_the_order_given(tmp_path):
    b, a = tmp_path / "b.yaml", tmp_path / "a.yaml"
    b.write_text("x: no")
    flaws = boards.check_files([b, a], check_for)
    assert [each.file for each in flaws] == [str(b), str(b), str(a)]


def test_a_board_comes_back_out_of_a_save():
    ours = boards.board("alexandros", "e")
    again = boards.from_plain("alexandros", json.loads(json.dumps(ours.data)), faults)
    assert again == Board("alexandros", "e", ours.data, is_bundled=False)
    assert again.digest == ours.digest


@pytest.mark.parametrize("plain", [None, [], {}, 3, "x", {"box": None, "board": []}])
def test_what_is_no_board_does_not_come_out_of_a_save(plain):
    with pytest.raises(boards.BadBoard) as caught:
        boards.from_plain("alexandros", plain, faults)
    assert caught.value.faults and caught.value.msg.key == "content.bad_board"


def test_a_save_is_judged_like_a_file():
    plain = json.loads(json.dumps(boards.board("alexandros", "e").data))
    plain["board"]["places"][3]["names"]["fr"]["name"] = "P\u202eont"
    with pytest.raises(boards.BadBoard) as caught:
        boards.from_plain("alexandros", plain, faults)
    why = Msg.of("content.character", code="U+202E")
    assert caught.value.msg.arg("faults") == (
        Msg.of("content.fault", where="board.places[3].names.fr.name", why=why),)


def test_all_that_is_missing_is_told_at_once():
    plain = json.loads(json.dumps(boards.board("alexandros", "e").data))
    missing = {"start": plain["board"], "places": plain["board"], "T": plain["board"]["counts"],
               "H": plain["board"]["counts"]}
    for name, record in missing.items():
        del record[name]
    with pytest.raises(boards.BadBoard) as caught:
        boards.from_plain("alexandros", plain, faults)
    said = load_words("en").say(caught.value.msg)
    assert all(f"“{name}” is missing." in said for name in missing)
    assert "“board.counts”: “T” is missing. “board.counts”: “H” is missing." in said


def test_of_a_thousand_faults_the_first_are_told_and_the_rest_are_counted():
    plain = json.loads(json.dumps(boards.board("alexandros", "e").data))
    plain["board"]["places"] = [{} for _place in range(30)]
    with pytest.raises(boards.BadBoard) as caught:
        boards.from_plain("alexandros", plain, faults)
    told = caught.value.msg.arg("faults")
    assert isinstance(told, tuple)
    assert len(told) == boards.TOLD_FAULTS + 1
    assert told[-1] == Msg.of("content.more_faults", n=90 - boards.TOLD_FAULTS)


def test_the_data_lies_where_the_program_runs_from(monkeypatch, tmp_path):
    assert (data_root() / "alexandre" / "content").is_dir()
    for folder in (places.assets(), places.maps(), places.saves(), places.rules()):
        assert folder.is_dir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert places.maps() == tmp_path / "maps"


def test_an_installed_package_holds_its_data(monkeypatch, tmp_path):
    (tmp_path / "alexandre" / "assets").mkdir(parents=True)
    monkeypatch.setattr(places, "__file__", str(tmp_path / "alexandre" / "content" / "data.py"))
    assert data_root() == tmp_path / "alexandre"

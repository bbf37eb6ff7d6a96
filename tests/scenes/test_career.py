"""The career: the best result at each difficulty, kept by the statistics, with its chronicle."""

from __future__ import annotations

from dataclasses import asdict, replace

from alexandre import games
from alexandre.kernel.meta import Meta
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.statistics.career import Career
from alexandre.scenes.archive.statistics.rows import (
    KIND,
    NAME,
    FinishedMatch,
    climb,
    collect,
    read_rows,
    rung_of,
)
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.setup.match_setup import LINKED, MatchSetup
from alexandre.scenes.setup.seats import Seats
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui

META: Meta = games.meta("commander")


def row(number: int, points: int, rung: str = "hard", board: str = "tyre",
        **changes: object) -> FinishedMatch:
    """A statistics row of a person's campaign; without points it was lost."""
    usual = FinishedMatch(f"key {number}", f"commander 2026-11-0{number} 20.00.00", "commander",
                          board, 0, ("",), (1 if points else 2,), (points,),
                          "victory" if points else "death", assisted=False, rung=rung)
    return replace(usual, **changes)  # type: ignore[arg-type]  # of the fields of a row


def plant(gui: Gui, name: str, bundled: str) -> None:
    """Save a bundled campaign among the player's own, as if a person had played it."""
    session = load_bundled(bundled)
    keep(gui.store, name, Session(session.game, replace(session.record, players=[Player("Zoé")])))
    assert gui.store.flush(20)


# ---- rungs -------------------------------------------------------------------------------------


def test_the_options_of_a_match_say_which_rung_it_was() -> None:
    record = load_bundled("commander_tyre_victory").record
    hard = {**record.options, **META.grade("tyre")["hard"]}

    assert rung_of(META, record) == "by_the_book"
    assert rung_of(META, replace(record, options=hard)) == "hard"
    assert rung_of(META, replace(record, options={**hard, "cedars": True})) == ""
    assert rung_of(META, replace(record, options={**hard, "valuation": "immortality"})) == ""
    assert rung_of(META, replace(record, origin={"turn": 3})) == ""
    granicus = load_bundled("commander_granicus_victory").record
    assert rung_of(META, replace(granicus, options={**granicus.options, "cedars": True})) \
        == rung_of(META, granicus) == "by_the_book"
    assert rung_of(META, load_bundled("commander_life_2_issus").record) == LINKED


def test_the_best_result_of_a_rung_is_a_victory_with_the_most_points() -> None:
    rows = [row(1, 0), row(2, 21), row(3, 34), row(4, 13), row(5, 50, "eased"),
            row(6, 99, assisted=True), row(7, 99, ""), row(8, 60, board="issus")]
    rungs = climb("commander", rows)

    assert set(rungs) == {("tyre", "hard"), ("tyre", "eased"), ("issus", "hard")}
    tried = rungs["tyre", "hard"]
    assert (tried.played, tried.won, tried.best.scores) == (4, 3, (34,))


def test_of_equal_results_the_latest_is_the_best() -> None:
    rows = [row(1, 21), row(2, 21), row(3, 13)]

    assert climb("commander", rows)["tyre", "hard"].best == rows[1]


def test_results_on_a_board_that_is_not_the_titles_own_have_no_rung() -> None:
    assert climb("commander", [row(1, 21, board="mine")]) == {}


def test_of_linked_campaigns_the_furthest_is_the_best_and_of_these_one_that_was_won() -> None:
    life = [row(1, 80, LINKED, "granicus"), row(2, 60, LINKED, "issus"),
            row(3, 40, LINKED, "tyre", ranks=(2,)), row(4, 30, LINKED, "issus")]

    assert climb("commander", life)["", LINKED].best == life[2]
    life.append(row(5, 30, LINKED, "tyre"))
    assert climb("commander", life)["", LINKED].best == life[4]


def test_rows_from_before_rungs_were_kept_are_read_anew_from_their_saves(gui: Gui) -> None:
    plant(gui, "one", "commander_tyre_victory")
    older = [{name: value for name, value in asdict(each).items() if name != "rung"}
             for each in (*collect(gui.store), row(1, 7))]
    gui.store.write(NAME, Header(kind=KIND), {"rows": older})
    gui.store.flush(20)
    assert [each.rung for each in read_rows(gui.store)] == [None, None]

    assert [each.rung for each in collect(gui.store)] == ["by_the_book", None]
    gui.store.flush(20)
    assert [each.rung for each in read_rows(gui.store)] == ["by_the_book", None]


def test_a_rung_is_taken_with_nothing_left_of_other_options() -> None:
    setup = MatchSetup.usual(META, 1, "tyre")
    setup.options |= {"valuation": "immortality", "cedars": True}
    setup.take_rung("hard")

    assert setup.options == {**META.settle({}), **META.grade("tyre")["hard"]}


# ---- the room ----------------------------------------------------------------------------------


def test_the_career_opens_the_chronicle_of_the_best_result(gui: Gui) -> None:
    plant(gui, "commander 2026-11-28 20.00.00", "commander_tyre_victory")
    plant(gui, "commander 2026-11-29 20.00.00", "commander_tyre_death")
    gui.click("menu/title/commander", "library/career")
    assert isinstance(gui.house.room, Career)
    told = gui.find("career/tyre/by_the_book/best").words

    assert "19\xa0points" in told and "28 nov. 2026" in told
    assert "1\xa0partie sur 2" in gui.find("career/tyre/by_the_book/tally").words
    assert not gui.has("career/issus/by_the_book/read")
    assert gui.desk.focus is gui.find("career/tyre/by_the_book/read")
    gui.click("career/tyre/by_the_book/read")
    assert isinstance(gui.house.room, Chronicle)
    assert "28\xa0nov" in gui.find("annals/fact0/what").words
    gui.press("Escape")
    assert isinstance(gui.house.room, Career)


def test_a_result_stays_without_its_save(gui: Gui) -> None:
    plant(gui, "commander 2026-11-28 20.00.00", "commander_tyre_victory")
    collect(gui.store)
    gui.store.remove(gui.store.shelf("save")[0])
    gui.store.flush(20)
    gui.house.enter(Career(gui.house, "commander"))

    assert "19\xa0points" in gui.find("career/tyre/by_the_book/best").words
    gui.shows("career/tyre/by_the_book/gone").lacks("career/tyre/by_the_book/read")


def test_each_rung_leads_to_a_match_of_it(gui: Gui) -> None:
    gui.house.enter(Seats(gui.house, "commander", board="issus"))
    gui.click("seats/career", "career/gaugamela/heroic/play")
    seating = gui.room_as(Seats).seating
    assert (seating.board, seating.difficulty, seating.is_linked) == ("gaugamela", "heroic", False)

    gui.click("seats/career", "career//linked/play")
    seating = gui.room_as(Seats).seating
    assert (seating.board, seating.is_linked, seating.is_by_the_book) == ("granicus", True, True)
    assert len(gui.house.rooms) == 2

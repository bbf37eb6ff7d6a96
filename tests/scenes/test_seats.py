"""Before a match: seats, levels, options, boards, the seed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import cast

import pygame
import pytest

from alexandre import games
from alexandre.content.data import maps
from alexandre.games.commander.meta import OPTIONS
from alexandre.games.commander.rules import Commander
from alexandre.i18n.apart import tell_apart
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.meta import rank_of
from alexandre.kernel.record import Player
from alexandre.kernel.store import Header
from alexandre.kernel.text import Msg
from alexandre.scenes.setup.match_setup import MatchSetup, document
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Caption, seal, seat_colour
from tests.ui.gui import Gui, MakeGui

USUAL = games.meta(games.TITLES[0]).usual
RIVALS = (Player("Olympias", "olympias"), Player("Artabaze", "artabazus"))  # the first to come


def start(gui: Gui) -> Table:
    gui.click("seats/start")
    room = next(each for each in gui.house.rooms if isinstance(each, Table))
    assert isinstance(room, Table)
    return room


def step(gui: Gui, name: str, times: int = 1) -> None:
    for _ in range(times):
        gui.press_on(name, "Right")


def test_the_buttons_end_where_the_choices_above_them_do(gui: Gui) -> None:
    gui.resize((1920, 1080)).click("menu/new", "library/play")
    choices = gui.find("seats/body").box
    assert gui.find("seats/back").box.x == choices.x
    assert gui.find("seats/start").box.right == pytest.approx(choices.right)


def test_a_person_against_a_computer_is_what_is_proposed(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    room = start(gui)

    assert room.session.record.players == [Player(), RIVALS[0]]
    assert room.session.record.seed == 11


@pytest.mark.parametrize("title", [each for each in games.TITLES if games.meta(each).characters])
def test_rivals_of_the_usual_level_sit_down_by_name(title: str, make_gui: MakeGui) -> None:
    gui = make_gui(size=(1280, 720))
    meta = games.meta(title)
    gui.house.enter(Seats(gui.house, title, MatchSetup.usual(meta, meta.seats[1])))
    told = [gui.find(f"seats/name{seat}").empty for seat in range(1, meta.seats[1])]
    rivals = start(gui).session.record.players[1:]

    assert [rank_of(each.level) for each in rivals] == [meta.usual] * len(rivals)
    assert len({each.level for each in rivals}) == len(rivals)
    assert all(each.name for each in rivals if each.level != meta.usual)
    assert rivals[:2] == list(RIVALS)
    assert told[:2] == [each.name for each in RIVALS]


def test_names_levels_options_and_seed_are_those_that_were_chosen(gui: Gui) -> None:
    gui.click("menu/new", "library/play", "seats/add", "seats/add", "seats/name2")
    gui.type("  Bagoas ")
    for _past_the_last in range(3):
        step(gui, "seats/kind3")
    gui.click("seats/more")
    step(gui, "seats/joker")
    gui.click("seats/seed").type("00x42").press("Escape")
    assert gui.has("seats/name2") and not gui.has("seats/joker"), "only the variants are put away"
    record = start(gui).session.record

    assert record.players == [
        Player(), RIVALS[0], Player("Bagoas", "artabazus"), Player()]
    assert record.options["joker"] == "per_card" and record.seed == 42


def test_only_as_many_sit_down_as_the_title_seats(gui: Gui) -> None:
    gui.click("menu/new", "library/play").lacks("seats/remove0").click("seats/add", "seats/add")
    gui.lacks("seats/add").click("seats/name3").type("Zoé").click("seats/remove1")
    assert gui.find("seats/name2").text == "Zoé" and not gui.has("seats/name3")


def test_a_character_of_the_level_brings_its_name_and_takes_it_away_again(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    assert any("Épire" in each for each in gui.all_texts())  # below, or in the tip
    step(gui, "seats/persona1")
    assert gui.find("seats/name1").text == "Artabaze"
    step(gui, "seats/kind1")
    assert gui.find("seats/name1").text == ""
    for _seleucus in range(3):
        step(gui, "seats/persona1")
    record = start(gui).session.record

    assert record.players == [Player(), Player("Séleucos", "seleucus")]


def test_a_name_of_ones_own_stays_with_a_character(gui: Gui) -> None:
    gui.click("menu/new", "library/play", "seats/name1").type("Zoé")
    step(gui, "seats/persona1")

    assert start(gui).session.record.players == [Player(), Player("Zoé", "artabazus")]


def test_two_change_places_with_name_colour_and_level(gui: Gui) -> None:
    gui.click("menu/new", "library/play", "seats/name0").type("Zoé").click("seats/later0")
    record = start(gui).session.record

    assert [player.name for player in record.players] == ["Olympias", "Zoé"]
    assert [player.level for player in record.players] == ["olympias", ""]
    assert record.colours == (1, 0)


def test_a_colour_that_another_has_is_exchanged(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    gui.click_at(gui.find("seats/seal0").box_of(1).middle)
    assert gui.find("seats/seal1").value == 0
    gui.click_at(gui.find("seats/seal1").box_of(4).middle)

    assert start(gui).session.record.colours == (1, 4)


def test_a_seat_wears_the_chosen_seal_while_its_match_is_shown(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    gui.click_at(gui.find("seats/seal0").box_of(3).middle)
    start(gui)
    assert [seat_colour(seat) for seat in (0, 1)] == ["seat3", "seat1"]
    assert [each.text for each in seal(0, (0, 0), 10) if isinstance(each, Caption)] == ["IV"]

    gui.house.go_home()
    gui.click("menu/new", "library/play")
    assert seat_colour(0) == "seat0"


def test_every_seal_is_told_by_its_colour_its_shape_and_its_numeral(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    seals = gui.find("seats/seal0")
    told = {gui.house.voice(seals.point(seals.box_of(number).middle)) for number in range(5)}

    assert len(told) == 5
    assert "Sceau vert, triangulaire, marqué III" in told


def test_chance_may_be_left_to_a_real_table(gui: Gui) -> None:
    gui.click("menu/new", "library/play", "seats/more")
    step(gui, "seats/chance")
    session = start(gui).session

    assert session.record.chance == "ask" and session.decider == CHANCE


def test_real_dice_are_no_variant(gui: Gui) -> None:
    gui.enter(Seats(gui.house, "catan"))
    step(gui, "seats/chance")
    assert gui.room_as(Seats).seating.chance == "ask"
    assert gui.find("seats/summary/why").text == Msg.of("ui.seats.by_the_book")


def test_the_next_match_is_proposed_as_the_last_one_was_laid_out(gui: Gui) -> None:
    gui.click("menu/new", "library/play", "seats/add", "seats/name0").type("Zoé")
    gui.click_at(gui.find("seats/seal0").box_of(3).middle).click("seats/more")
    step(gui, "seats/compensation")
    gui.click("seats/seed").type("5")
    start(gui)
    gui.house.go_home()
    gui.click("menu/new", "library/play")
    record = start(gui).session.record

    assert record.players[0] == Player("Zoé", colour=3)
    assert (record.seats, record.options["compensation"]) == (3, "occupation")
    assert record.seed == 11


def test_remembered_choices_that_no_longer_fit_are_the_usual_ones_again(gui: Gui) -> None:
    meta = games.meta(games.TITLES[0])
    gui.store.write(document(meta), Header(kind="settings"), {
        "players": [{"name": 3, "level": "genius", "colour": "red"}, 7, {}], "board": "atlantis",
        "options": {"joker": "never", "first_seat": "seat0"}, "chance": 4})
    gui.store.flush(5)
    gui.click("menu/new", "library/play")
    record = start(gui).session.record

    assert record.players == [Player("", USUAL), Player("", USUAL)]
    assert record.board.id == meta.boards[0]
    assert (record.options["joker"], record.options["first_seat"]) == ("both", "seat0")


def test_another_board_is_played_on_when_it_is_chosen(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    step(gui, "seats/board")

    assert start(gui).session.record.board.id == "l"


def test_escape_and_the_button_lead_back(gui: Gui) -> None:
    for way in ("escape", "button"):
        gui.click("menu/new", "library/play")
        if way == "escape":
            gui.press("Escape")
        else:
            gui.click("seats/back")
        gui.shows("library/play").press("Escape")


# ---- boards of the player's own -------------------------------------------------------------


def own_board(folder: Path, name: str, *, change: tuple[str, str] = ("", "")) -> None:
    text = (maps() / "alexandros" / "board_e.yaml").read_text("utf-8")
    text = text.replace("id: e\n", f"id: {name}\n").replace(*change)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.yaml").write_text(text, "utf-8")


def test_a_board_of_the_players_own_is_offered_and_goes_into_the_save(gui: Gui) -> None:
    own_board(gui.places.boards, "mine")
    gui.click("menu/new", "library/play")
    step(gui, "seats/board", 2)
    room = start(gui)
    gui.store.flush(5)

    assert room.session.record.board.id == "mine"
    assert not room.session.record.board.is_bundled
    assert isinstance(gui.store.read(room.name).body["board"], dict)


def test_a_match_on_an_own_board_is_taken_up_without_the_file(gui: Gui) -> None:
    own_board(gui.places.boards, "mine")
    gui.click("menu/new", "library/play")
    step(gui, "seats/board", 2)
    start(gui)
    gui.house.go_home()
    (gui.places.boards / "mine.yaml").unlink()
    gui.click("menu/continue")

    assert gui.table.session.record.board.id == "mine"


def test_a_board_that_cannot_be_played_is_named_with_its_fault_and_hides_no_other(
        gui: Gui) -> None:
    own_board(gui.places.boards, "bad", change=("start: [3, 1]", "start: [300, 1]"))
    own_board(gui.places.boards, "good")
    gui.click("menu/new", "library/play")

    assert gui.room_as(Seats)
    assert "bad.yaml" in gui.desk.banner.text
    assert len(gui.find("seats/board").choices) == 3


def test_who_sits_alone_has_nobody_to_change_places_with(gui: Gui) -> None:
    gui.enter(Seats(gui.house, "commander"))

    gui.shows("seats/name0").lacks("seats/sooner0", "seats/later0")


def test_a_life_is_begun_where_its_first_campaign_is_laid_out(gui: Gui) -> None:
    gui.enter(Seats(gui.house, "commander"))
    assert gui.find("seats/linked").value is False and not gui.has("seats/linked/why")
    step(gui, "seats/linked")
    assert gui.has("seats/linked/why") and start(gui).session.record.inputs == {"points": 0}

    gui.house.go_home()
    gui.enter(Seats(gui.house, "commander"))
    assert gui.find("seats/linked").value is True
    step(gui, "seats/board")
    assert not gui.has("seats/linked")
    assert start(gui).session.record.inputs is None


def test_titles_without_a_life_are_not_asked_for_one(gui: Gui) -> None:
    gui.enter(Seats(gui.house))

    assert not gui.has("seats/linked")


def test_the_picture_shows_where_the_chosen_game_begins(gui: Gui) -> None:
    gui.enter(Seats(gui.house, "empire"))
    before = gui.find("seats/preview").sketch
    step(gui, "seats/length")
    short = gui.find("seats/preview").sketch
    step(gui, "seats/length")

    assert short != before
    assert gui.find("seats/preview").sketch == before


def test_the_solitaire_game_is_chosen_on_the_first_page(make_gui: MakeGui) -> None:
    """A title with a solitaire beside the game for several sets opponents there first."""
    gui = make_gui(size=(1280, 720))
    gui.house.enter(Seats(gui.house, "phalanxx"))
    gui.run(3)
    seats = gui.house.room
    assert isinstance(seats, Seats)
    assert [player.level for player in seats.seating.players] == ["", "olympias"]

    step(gui, "seats/alone")
    assert gui.has("seats/alone/why")
    assert [player.level for player in seats.seating.players] == [""]
    assert not gui.has("seats/add"), "alone there is no further player to add"
    gui.press_on("seats/alone", "Left").lacks("seats/alone/why").shows("seats/add")


def test_a_real_table_is_a_choice_of_the_first_page(gui: Gui) -> None:
    gui.enter(Seats(gui.house, "commander"))

    by_the_program = gui.find("seats/chance/why").words
    step(gui, "seats/chance")
    assert gui.find("seats/chance/why").words not in ("", by_the_program)


def test_a_campaign_says_what_it_is_before_it_begins(gui: Gui) -> None:
    """A campaign tells its story, its length and its difficulty; another tells something else."""
    gui.enter(Seats(gui.house, "commander"))
    said = set()
    for _board in games.meta("commander").boards:
        said.add((gui.find("seats/board/why").words, gui.find("seats/board1/why").words))
        step(gui, "seats/board")

    assert len(said) == len(games.meta("commander").boards)
    assert not gui.has("seats/seal0")  # a solo player needs no colour


DIFFICULTIES = [each.id for each in games.meta("commander").difficulties]


def test_a_difficulty_settles_the_options_of_the_book(gui: Gui) -> None:
    gui.enter(Seats(gui.house, "commander"))
    assert gui.find("seats/difficulty").value == "by_the_book"
    assert "Philippe" not in gui.find("seats/difficulty/why").words
    step(gui, "seats/difficulty")
    assert gui.find("seats/difficulty").value == "hard"
    assert "Philippe" in gui.find("seats/difficulty/why").words
    step(gui, "seats/board")  # whose options are still the book's
    assert gui.find("seats/summary/why").text == Msg.of("ui.seats.by_the_book")
    step(gui, "seats/board", len(games.meta("commander").boards) - 1)
    step(gui, "seats/difficulty", 2)  # past the hardest the easiest comes
    options = start(gui).session.record.options

    assert {name for name, value in options.items() if value is True} == {
        "league_of_corinth", "bridgehead", "royal_treasure"}


def test_options_of_ones_own_are_a_difficulty_of_ones_own(gui: Gui) -> None:
    gui.enter(Seats(gui.house, "commander"))
    gui.click("seats/more")
    step(gui, "seats/persian_gold")
    assert gui.find("seats/difficulty").value == ""
    step(gui, "seats/philip_withdraws")

    assert gui.find("seats/difficulty").value == "hard"


@pytest.mark.parametrize("board", games.meta("commander").boards)
def test_a_harder_difficulty_counts_for_more_points(board: str) -> None:
    game = games.load("commander", board)
    points = dict(zip(OPTIONS, cast(Commander, game).tables.points, strict=True))
    totals = [sum(points[name] for name, is_chosen in settled.items() if is_chosen)
              for settled in game.meta.grade(board).values()]

    assert totals == sorted(set(totals)) and totals[DIFFICULTIES.index("by_the_book")] == 0


def test_the_share_that_the_computer_wins_is_told_where_it_was_measured(gui: Gui) -> None:
    meta = games.meta("commander")
    easiest, *rest = meta.difficulties
    for board in ("granicus", "issus"):
        known = replace(meta, difficulties=(replace(easiest, won={board: 87}), *(
            replace(each, won={}) for each in rest)))
        seating = MatchSetup.usual(known, board="granicus")
        seating.grade(easiest.id)
        gui.enter(Seats(gui.house, "commander", seating))
        assert ("87" in gui.find("seats/difficulty/why").words) == (board == "granicus")


@pytest.mark.parametrize("title", games.TITLES)
def test_a_difficulty_is_there_only_where_the_book_has_options_for_it(title: str,
                                                                      gui: Gui) -> None:
    gui.enter(Seats(gui.house, title))

    assert gui.has("seats/difficulty") == bool(games.meta(title).difficulties)


@pytest.mark.parametrize("title", games.TITLES)
def test_every_variant_says_what_it_changes(gui: Gui, title: str) -> None:
    for lang in gui.house.words.langs:
        gui.set(lang=lang)
        gui.enter(Seats(gui.house, title))
        gui.click("seats/more")
        assert not [text for text in gui.all_texts() if "⟦" in text]


def test_the_ends_of_the_row_have_no_way_on(gui: Gui) -> None:
    gui.click("menu/new", "library/play")

    assert not gui.find("seats/sooner0").is_enabled and gui.find("seats/later0").is_enabled
    assert gui.find("seats/sooner1").is_enabled and not gui.find("seats/later1").is_enabled


def test_which_game_is_played_is_chosen_beside_the_board_and_readings_are_folded(gui: Gui) -> None:
    """The short game is for a family; how ties are read is for those who ask."""
    gui.enter(Seats(gui.house, "empire"))

    gui.shows("seats/length").lacks("seats/contest").click("seats/more")
    gui.shows("seats/length", "seats/contest")


@pytest.mark.parametrize(("names", "told"), [
    (["Zoe", "Zoe"], ["Zoe", "Zoe 2"]), (["Zoé", "zoe\u0301 "], ["Zoé", "zoe\u0301  2"]),
    (["", "Joueur 1"], ["", "Joueur 1 2"]), (["Joueur\u00a02", ""], ["Joueur\u00a02 2", ""]),
    (["Zoe", "Bob"], ["Zoe", "Bob"]), (["", ""], ["", ""]),
    (["Zoe", "Zoe", "Zoe 2", "zoe"], ["Zoe", "Zoe 2", "Zoe 2 2", "zoe 3"]),
    (["Z" * 40, "Z" * 40], ["Z" * 40, "Z" * 37 + " 2"])])
def test_equal_names_are_told_apart(names: list[str], told: list[str]) -> None:
    unnamed = [f"Joueur {n + 1}" for n in range(len(names))]

    assert tell_apart(names, unnamed) == told
    assert tell_apart(told, unnamed) == told


def test_two_people_of_one_name_have_each_a_handover_of_their_own(gui: Gui) -> None:
    """The finding: "Pass the screen to Zoe" for both, pixel for pixel the same."""
    gui.house.enter(Seats(gui.house, "alexandros"))
    room = gui.room_as(Seats)
    room.seating.players[:] = [Player("Zoe", "", 0), Player("Zoe", "", 1)]
    gui.click("seats/start")
    record = next(each.record for each in gui.house.rooms if each.record is not None)
    assert [each.name for each in record.players] == ["Zoe", "Zoe 2"]
    pictures, words = [], []
    table = next(each for each in gui.house.rooms if isinstance(each, Table))
    for seat in range(2):
        gui.enter(Curtain(gui.house, ("Zoe", "Zoe"), seat, table.match.screen))
        pictures.append(pygame.image.tobytes(gui.painted, "RGB"))
        words.append(gui.find("curtain/seat").words)
        gui.house.leave()
    assert pictures[0] != pictures[1] and words == ["Place\u00a01", "Place\u00a02"]

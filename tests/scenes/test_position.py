"""A position in progress is entered by hand, and a match begins with it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.contract import BadState
from alexandre.kernel.record import ASKED, Player, from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.board import drawing_of, sheets_of
from alexandre.scenes.base.history import History
from alexandre.scenes.position.entered_position import EnteredPosition
from alexandre.scenes.position.entries import Naming, list_entries, nouns_of
from alexandre.scenes.position.parts import places_of
from alexandre.scenes.position.position_room import PositionRoom
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.ui.play.editing import (
    PLACE,
    SEAT,
    TABLE,
    TURN,
    EditButton,
    EditField,
    Flag,
    Number,
    Pick,
)
from tests.helpers.stages import titles_with
from tests.ui.gui import Gui

GROUPS = (TURN, TABLE, SEAT, PLACE)


def play_some(title: str, moves: int, seed: int = 7, board: str = "") -> Session:
    """A match of people, so many of their actions played, or as many as left it unfinished."""
    meta, rnd = games.meta(title), random.Random(seed)
    session = Session.new(games.load(title, board or meta.boards[0]),
                          [Player()] * max(2, meta.seats[0]) if meta.seats[1] > 1 else [Player()],
                          seed=seed)
    for _move in range(moves):
        if session.decider < 0:
            return play_some(title, moves // 2, seed, board)
        session.play(rnd.choice(session.offers()))
    return session


def entries(position: EnteredPosition, group: str, about: str | int = "") -> dict[str, EditField]:
    """The editable entries, by id."""
    naming = Naming(position.state, position.positions, nouns_of(position.game.board))
    return {each.id: each for each in list_entries(naming, position.dump, group, about)
            if isinstance(each, Number | Flag | Pick | EditButton)}


def change(position: EnteredPosition, entry: EditField, rnd: random.Random) -> None:
    """Any other value."""
    match entry:
        case Number():
            n = entry.value + rnd.choice((-1, 1, 2))
            position.change(entry.change(position.dump, max(entry.low, min(entry.high, n))))
        case Flag():
            position.change(entry.change(position.dump, not entry.value))
        case Pick():
            position.change(entry.change(position.dump, rnd.choice(entry.choices)[0]))
        case EditButton():
            position.change(entry.make(position.dump).board)


def law(position: EnteredPosition) -> str:
    """The key of the law that is broken, "" where none is."""
    return position.fault.key if position.fault else ""


def set_to(position: EnteredPosition, group: str, about: str | int, id: str,
           value: object) -> None:
    """One value, as its widget does."""
    entry = entries(position, group, about)[id]
    assert isinstance(entry, Number | Flag | Pick)
    position.change(entry.change(position.dump, value))  # type: ignore[arg-type]


# ---- the position ------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles_with("positions"))
def test_every_title_declares_how_a_position_is_entered(title: str) -> None:
    game = games.load(title)
    assert drawing_of(game).positions is not None
    position = EnteredPosition(game, play_some(title, 60).state.dump())
    assert entries(position, TURN)
    assert any(entries(position, PLACE, place) for place in places_of(position.state))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("title", titles_with("positions"))
def test_whatever_is_changed_is_drawn_and_judged_as_a_dump_would_be(title: str,
                                                                     seed: int) -> None:
    """No change ends anything; the laws are those of `Game.load`; undo gives all of it back."""
    rnd = random.Random(seed)
    first = play_some(title, rnd.choice((0, 20, 90)), seed).state.dump()
    position = EnteredPosition(games.load(title), first)
    assert law(position) == ""
    for _step in range(18):
        group = rnd.choice(GROUPS)
        about: str | int = "" if group in (TURN, TABLE) else 0 if group == SEAT else \
            rnd.choice(sorted(places_of(position.state)))
        offered = list(entries(position, group, about).values())
        if offered:
            change(position, rnd.choice(offered), rnd)
        sheets_of(position.game, position.game.view(position.state, None))
        if not law(position):
            assert position.game.load(position.dump).dump() == position.dump
        else:
            with pytest.raises(BadState):
                position.game.load(position.dump)
    while position.can_undo:
        position.undo()
    assert position.dump == first


def test_a_turn_and_the_term_of_a_prophecy_are_words() -> None:
    position = EnteredPosition(games.load("commander"), play_some("commander", 60).state.dump())
    turn = entries(position, TURN)["turn"]
    term = next(each for id, each in entries(position, TABLE).items()
                if id.startswith("prophecies/"))
    assert isinstance(turn, Number) and isinstance(term, Number)

    assert (term.say(-1), term.say(0)) == (Msg.of("commander.position.past"),
                                           Msg.of("commander.position.unseen"))
    assert isinstance(term.say(3), Noun) and term.say(3) == turn.say(3)
    assert turn.say(0) == "0"


def test_a_number_that_is_missing_is_a_word() -> None:
    position = EnteredPosition(games.load("empire"), play_some("empire", 30).state.dump())
    box = next(each for id, each in entries(position, SEAT, 0).items()
               if id.startswith("temple_box/"))
    assert isinstance(box, Number)

    assert box.say(box.low) == Msg.of("ui.position.none") and box.say(2) == "2"


@pytest.mark.parametrize("title", titles_with("positions"))
def test_a_number_at_either_end_is_drawn(title: str) -> None:
    """A number that no turn reaches is not offered: its picture would have to be guessed."""
    position = EnteredPosition(games.load(title), play_some(title, 40, seed=2).state.dump())
    places = sorted(places_of(position.state))[:1]
    pages: list[tuple[str, str | int]] = [(TURN, ""), (TABLE, ""), (SEAT, 0),
                                          *((PLACE, each) for each in places)]
    numbers = [each for page in pages for each in entries(position, *page).values()
               if isinstance(each, Number)]
    assert numbers
    for number in numbers:
        for value in (number.low, number.high):
            before = position.dump
            position.change(number.change(before, value))
            sheets_of(position.game, position.game.view(position.state, None))
            if position.dump != before:
                position.undo()


@pytest.mark.parametrize("title", titles_with("positions"))
def test_a_match_begun_so_is_saved_replayed_and_played_to_its_end(title: str) -> None:
    position = EnteredPosition(games.load(title), play_some(title, 90).state.dump())
    assert position.begin_at(list(position.positions.moments)[-1]) and law(position) == ""
    players = [Player()] * position.state.seats
    session = Session.new(position.game, players, position.dump["options"], 3,
                          origin=position.dump)
    rnd = random.Random(1)
    for _step in range(4000):
        if session.decider < 0:
            break
        session.play(rnd.choice(session.offers()))
    assert session.state.outcome() is not None
    record, game = from_plain(session.to_plain(), games.load)
    again = Session(game, record)
    assert again.state.hash() == session.state.hash()
    assert History(game, record).is_proved
    again.undo(0, force=True)
    assert again.state.hash() == position.state.hash()


def test_a_card_taken_into_a_hand_leaves_the_pile() -> None:
    position = EnteredPosition(games.load("alexandros"), play_some("alexandros", 0).state.dump())
    before = position.dump["pile"]["T"]
    held = position.dump["hands"][0].get("T", 0)
    set_to(position, SEAT, 0, "hands/0/T", held + 2)
    assert position.dump["pile"]["T"] == before - 2 and law(position) == ""
    set_to(position, SEAT, 0, "hands/0/T", 99)
    assert law(position) == "alexandros.law.cards"


def test_two_owners_in_one_province_break_a_law_that_is_named() -> None:
    position = EnteredPosition(games.load("alexandros"), play_some("alexandros", 0).state.dump())
    places = [place for place in sorted(places_of(position.state))
              if f"governors/{place}" in entries(position, PLACE, place)][:2]
    for seat, place in enumerate(places):
        set_to(position, PLACE, place, f"governors/{place}", seat)
    assert law(position) == "alexandros.law.two_owners"
    assert position.fault is not None and "land" in dict(position.fault.args)
    position.undo()
    assert law(position) == ""


def test_armies_on_the_map_count_as_raised_and_temples_as_points() -> None:
    position = EnteredPosition(games.load("empire"), play_some("empire", 0).state.dump())
    assert position.begin_at("marches")
    seats = position.dump["seats"]
    set_to(position, PLACE, "thessalia", "armies/0/thessalia", 3)
    set_to(position, PLACE, "hellas", "temples/0/hellas", 1)
    assert position.dump["raised"] == [3, *[0] * (seats - 1)]
    assert position.dump["points"][0]["temples"] > 0 and law(position) == ""
    set_to(position, PLACE, "thessalia", "armies/0/thessalia", 16)
    assert law(position) == "empire.law.resources"


def test_a_conquered_region_is_emptied_and_its_counters_are_in_the_cup() -> None:
    position = EnteredPosition(games.load("commander"), play_some("commander", 0).state.dump())
    assert position.begin_at("turn")
    assert position.dump["garrison"]["chaeronea"]["greek_phalanx"] == [1, 0]
    there = position.dump["cup"].get("greek_phalanx", 0)
    set_to(position, PLACE, "chaeronea", "status/chaeronea", "governed")
    assert "chaeronea" not in position.dump["garrison"]
    assert position.dump["cup"]["greek_phalanx"] == there + 1 and law(position) == ""


# ---- the page -------------------------------------------------------------------------------


@pytest.fixture
def wide(tmp_path: Path) -> Gui:
    return Gui(tmp_path, size=(1280, 720))


def open_position(gui: Gui, title: str, moves: int = 0) -> PositionRoom:
    session = play_some(title, moves)
    gui.house.navigation.position(session.game, session.state.dump(), session.record.players,
                                  "seeded")
    gui.run()
    return gui.room_as(PositionRoom)


def test_a_law_is_told_while_it_is_broken_and_a_match_begins_once_it_is_not(wide: Gui) -> None:
    room = open_position(wide, "empire")
    room.position.begin_at("marches")
    room._show()
    wide.click_spot("place:thessalia")
    assert wide.find("edit/armies/0/thessalia").value == 0
    for _time in range(16):
        wide.find("edit/armies/0/thessalia").step(1)
    wide.run()
    law = Msg.of("empire.law.resources", who=Who(0))
    assert room.position.fault == law
    assert wide.find("edit/law").words == room.house.voice(law)
    assert not wide.find("edit/play").is_enabled
    wide.find("edit/armies/0/thessalia").step(-4)
    wide.run().lacks("edit/law").click("edit/play")
    table = wide.table
    assert table.session.record.origin == room.position.dump
    assert table.session.state.dump()["armies"][0] == {"thessalia": 12}


def test_a_press_of_undo_takes_a_stroke_back(wide: Gui) -> None:
    room = open_position(wide, "catan", 40)
    first = room.position.dump
    wide.click("edit/page/seat0")
    for _time in range(3):
        wide.find("edit/hands/0/wood").step(1)
    assert room.position.dump != first
    wide.click("edit/undo")
    assert room.position.dump == first


def test_the_page_of_seats_leads_to_a_position_of_its_options(gui: Gui) -> None:
    gui.house.enter(Seats(gui.house, "empire"))
    room = gui.room_as(Seats)
    room.seating.options["length"] = "short"
    room.seating.chance = ASKED
    gui.click("seats/position")
    assert gui.room_as(PositionRoom).position.dump["options"]["length"] == "short"
    gui.click("edit/play").lift()
    assert isinstance(gui.house.room, Table)
    assert gui.house.room.session.record.options["length"] == "short"
    assert gui.house.room.session.record.chance == ASKED


def test_a_position_is_read_from_a_replay_at_any_turn(gui: Gui) -> None:
    straight = play_some("catan", 200)
    replay = gui.enter(Replay(gui.house, History(straight.game, straight.record)))
    replay.go(77)
    gui.run()
    replay.press("branch")
    gui.run().click("branch/position")
    assert gui.room_as(PositionRoom).position.dump == replay.history.states[77].dump()


def test_the_pause_offers_it_only_beside_a_real_table(gui: Gui) -> None:
    for chance in ("seeded", ASKED):
        session = Session.new(games.load("empire"), [Player(), Player()], seed=2, chance=chance)
        gui.house.enter(table := Table(gui.house, session, ""))
        gui.enter(Pause(table, table.autoplay, table.name, table.rewinder, table.ending))
        assert gui.has("leave/position") == (chance == ASKED)
    gui.click("leave/position", "secrets/yes")  # the page hides nothing: this is asked first
    assert session.record.assisted
    assert gui.room_as(PositionRoom).position.dump == session.state.dump()


@pytest.mark.parametrize("title", titles_with("positions"))
def test_everything_that_can_be_set_has_words_in_both_languages(title: str, gui: Gui) -> None:
    for board in games.meta(title).boards:
        game = games.load(title, board)
        position = EnteredPosition(game, play_some(title, 30, board=board).state.dump())
        position.begin_at(list(position.positions.moments)[-1])
        naming = Naming(position.state, position.positions, nouns_of(game.board))
        pages: list[tuple[str, str | int]] = [(TURN, ""), (TABLE, ""), (SEAT, 0)]
        pages += [(PLACE, place) for place in places_of(position.state)]
        offered = [entry for page in pages for entry in list_entries(naming, position.dump, *page)]
        for lang in ("fr", "en"):
            speech = gui.house.words.speaking(lang)
            for entry in [*offered, naming.moments(position.dump, "", lambda dump, _moment: dump)]:
                told = [getattr(entry, name) for name in ("label", "text")
                        if hasattr(entry, name)]
                told += [words for _value, words in entry.choices] \
                    if isinstance(entry, Pick) else []
                for each in told:
                    if isinstance(each, Msg):
                        assert speech.say(each, ("Zoé",) * 5) not in ("", each.key)

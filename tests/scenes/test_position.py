"""A position in progress is entered by hand, and a match begins with it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.contract import BadState
from alexandre.kernel.record import ASKED, Player, from_plain
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.board import drawing_of, sheets_of
from alexandre.scenes.base.history import History
from alexandre.scenes.position.draft import Draft
from alexandre.scenes.position.entries import Naming, list_entries, nouns_of, places_of
from alexandre.scenes.position.room import PositionRoom
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.ui.play.editing import PLACE, SEAT, TABLE, TURN, Deed, Entry, Flag, Number, Pick
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


def entries(draft: Draft, group: str, about: str | int = "") -> dict[str, Entry]:
    """What can be set, by id."""
    naming = Naming(draft.state, draft.positions, nouns_of(draft.game.board))
    return {each.id: each for each in list_entries(naming, draft.dump, group, about)
            if isinstance(each, Number | Flag | Pick | Deed)}


def change(draft: Draft, entry: Entry, rnd: random.Random) -> None:
    """Any other value."""
    match entry:
        case Number():
            n = entry.value + rnd.choice((-1, 1, 2))
            draft.change(entry.change(draft.dump, max(entry.low, min(entry.high, n))))
        case Flag():
            draft.change(entry.change(draft.dump, not entry.value))
        case Pick():
            draft.change(entry.change(draft.dump, rnd.choice(entry.choices)[0]))
        case Deed():
            draft.change(entry.make(draft.dump).board)


def law(draft: Draft) -> str:
    """The key of the law that is broken, "" where none is."""
    return draft.fault.key if draft.fault else ""


def set_to(draft: Draft, group: str, about: str | int, id: str, value: object) -> None:
    """One value, as its widget does."""
    entry = entries(draft, group, about)[id]
    assert isinstance(entry, Number | Flag | Pick)
    draft.change(entry.change(draft.dump, value))  # type: ignore[arg-type]


# ---- the draft ------------------------------------------------------------------------------


@pytest.mark.parametrize("title", games.TITLES)
def test_every_title_declares_how_a_position_is_entered(title: str) -> None:
    game = games.load(title)
    assert drawing_of(game).positions is not None
    draft = Draft(game, play_some(title, 60).state.dump())
    assert entries(draft, TURN)
    assert any(entries(draft, PLACE, place) for place in places_of(draft.state))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("title", games.TITLES)
def test_whatever_is_changed_is_drawn_and_judged_as_a_dump_would_be(title: str,
                                                                     seed: int) -> None:
    """No change ends anything; the laws are those of `Game.load`; undo gives all of it back."""
    rnd = random.Random(seed)
    first = play_some(title, rnd.choice((0, 20, 90)), seed).state.dump()
    draft = Draft(games.load(title), first)
    assert law(draft) == ""
    for _step in range(18):
        group = rnd.choice(GROUPS)
        about: str | int = "" if group in (TURN, TABLE) else 0 if group == SEAT else \
            rnd.choice(sorted(places_of(draft.state)))
        offered = list(entries(draft, group, about).values())
        if offered:
            change(draft, rnd.choice(offered), rnd)
        sheets_of(draft.game, draft.game.view(draft.state, None))
        if not law(draft):
            assert draft.game.load(draft.dump).dump() == draft.dump
        else:
            with pytest.raises(BadState):
                draft.game.load(draft.dump)
    while draft.can_undo:
        draft.undo()
    assert draft.dump == first


@pytest.mark.parametrize("title", games.TITLES)
def test_a_number_at_either_end_is_drawn(title: str) -> None:
    """What no turn reaches is not offered: its picture would have to be guessed."""
    draft = Draft(games.load(title), play_some(title, 40, seed=2).state.dump())
    places = sorted(places_of(draft.state))[:1]
    pages: list[tuple[str, str | int]] = [(TURN, ""), (TABLE, ""), (SEAT, 0),
                                          *((PLACE, each) for each in places)]
    numbers = [each for page in pages for each in entries(draft, *page).values()
               if isinstance(each, Number)]
    assert numbers
    for number in numbers:
        for value in (number.low, number.high):
            before = draft.dump
            draft.change(number.change(before, value))
            sheets_of(draft.game, draft.game.view(draft.state, None))
            if draft.dump != before:
                draft.undo()


@pytest.mark.parametrize("title", games.TITLES)
def test_a_match_begun_so_is_saved_replayed_and_played_to_its_end(title: str) -> None:
    draft = Draft(games.load(title), play_some(title, 90).state.dump())
    assert draft.begin_at(list(draft.positions.moments)[-1])
    assert law(draft) == ""
    players = [Player()] * draft.state.seats
    session = Session.new(draft.game, players, draft.dump["options"], 3, origin=draft.dump)
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
    assert again.state.hash() == draft.state.hash()


def test_a_card_taken_into_a_hand_leaves_the_pile() -> None:
    draft = Draft(games.load("alexandros"), play_some("alexandros", 0).state.dump())
    before = draft.dump["pile"]["T"]
    held = draft.dump["hands"][0].get("T", 0)
    set_to(draft, SEAT, 0, "hands/0/T", held + 2)
    assert draft.dump["pile"]["T"] == before - 2
    assert law(draft) == ""
    set_to(draft, SEAT, 0, "hands/0/T", 99)
    assert law(draft) == "alexandros.law.cards"


def test_two_owners_in_one_province_break_a_law_that_is_named() -> None:
    draft = Draft(games.load("alexandros"), play_some("alexandros", 0).state.dump())
    places = [place for place in sorted(places_of(draft.state))
              if f"governors/{place}" in entries(draft, PLACE, place)][:2]
    for seat, place in enumerate(places):
        set_to(draft, PLACE, place, f"governors/{place}", seat)
    assert law(draft) == "alexandros.law.two_owners"
    assert draft.fault is not None and "land" in dict(draft.fault.args)
    draft.undo()
    assert law(draft) == ""


def test_armies_on_the_map_count_as_raised_and_temples_as_points() -> None:
    draft = Draft(games.load("empire"), play_some("empire", 0).state.dump())
    assert draft.begin_at("marches")
    seats = draft.dump["seats"]
    set_to(draft, PLACE, "thessalia", "armies/0/thessalia", 3)
    set_to(draft, PLACE, "hellas", "temples/0/hellas", 1)
    assert draft.dump["raised"] == [3, *[0] * (seats - 1)]
    assert draft.dump["points"][0]["temples"] > 0
    assert law(draft) == ""
    set_to(draft, PLACE, "thessalia", "armies/0/thessalia", 16)
    assert law(draft) == "empire.law.resources"


def test_a_conquered_region_is_emptied_and_its_counters_are_in_the_cup() -> None:
    draft = Draft(games.load("commander"), play_some("commander", 0).state.dump())
    assert draft.begin_at("turn")
    assert draft.dump["garrison"]["chaeronea"]["greek_phalanx"] == [1, 0]
    there = draft.dump["cup"].get("greek_phalanx", 0)
    set_to(draft, PLACE, "chaeronea", "status/chaeronea", "governed")
    assert "chaeronea" not in draft.dump["garrison"]
    assert draft.dump["cup"]["greek_phalanx"] == there + 1
    assert law(draft) == ""


# ---- the page -------------------------------------------------------------------------------


@pytest.fixture
def wide(tmp_path: Path) -> Gui:
    return Gui(tmp_path, size=(1280, 720))


def room_of(gui: Gui) -> PositionRoom:
    assert isinstance(gui.house.room, PositionRoom)
    return gui.house.room


def open_position(gui: Gui, title: str, moves: int = 0) -> PositionRoom:
    session = play_some(title, moves)
    gui.house.navigation.position(session.game, session.state.dump(), session.record.players,
                                  "seeded")
    gui.run()
    return room_of(gui)


def test_a_law_is_told_while_it_is_broken_and_a_match_begins_once_it_is_not(wide: Gui) -> None:
    room = open_position(wide, "empire")
    room.draft.begin_at("marches")
    room._show()
    wide.click_spot("place:thessalia")
    assert wide.find("edit/armies/0/thessalia").value == 0
    for _time in range(16):
        wide.find("edit/armies/0/thessalia").step(1)
    wide.run()
    law = Msg.of("empire.law.resources", who=Who(0))
    assert room.draft.fault == law
    assert wide.find("edit/law").words == room.house.voice(law)
    assert not wide.find("edit/play").is_enabled
    wide.find("edit/armies/0/thessalia").step(-4)
    wide.run()
    assert not wide.has("edit/law")
    wide.click("edit/play")
    table = wide.table
    assert table.session.record.origin == room.draft.dump
    assert table.session.state.dump()["armies"][0] == {"thessalia": 12}


def test_a_press_of_undo_takes_a_stroke_back(wide: Gui) -> None:
    room = open_position(wide, "catan", 40)
    first = room.draft.dump
    wide.click("edit/page/seat0")
    for _time in range(3):
        wide.find("edit/hands/0/wood").step(1)
    assert room.draft.dump != first
    wide.click("edit/undo")
    assert room.draft.dump == first


def test_the_page_of_seats_leads_to_a_position_of_its_options(gui: Gui) -> None:
    gui.house.enter(Seats(gui.house, "empire"))
    room = gui.house.room
    assert isinstance(room, Seats)
    room.seating.options["length"] = "short"
    room.seating.chance = ASKED
    gui.click("seats/position")
    assert room_of(gui).draft.dump["options"]["length"] == "short"
    gui.click("edit/play")
    gui.lift()
    assert isinstance(gui.house.room, Table)
    assert gui.house.room.session.record.options["length"] == "short"
    assert gui.house.room.session.record.chance == ASKED


def test_a_position_is_read_from_a_replay_at_any_turn(gui: Gui) -> None:
    straight = play_some("catan", 200)
    replay = Replay(gui.house, History(straight.game, straight.record))
    gui.house.enter(replay)
    gui.run()
    replay.go(77)
    gui.run()
    replay.branch()
    gui.run()
    gui.click("branch/position")
    assert room_of(gui).draft.dump == replay.history.states[77].dump()


def test_the_pause_offers_it_only_beside_a_real_table(gui: Gui) -> None:
    for chance in ("seeded", ASKED):
        session = Session.new(games.load("empire"), [Player(), Player()], seed=2, chance=chance)
        gui.house.enter(table := Table(gui.house, session, ""))
        gui.house.enter(Pause(table, table.match, table.name, table.rewinder, table.ending))
        gui.run()
        assert gui.has("leave/position") == (chance == ASKED)
    gui.click("leave/position")
    assert room_of(gui).draft.dump == session.state.dump()


@pytest.mark.parametrize("title", games.TITLES)
def test_everything_that_can_be_set_has_words_in_both_languages(title: str, gui: Gui) -> None:
    for board in games.meta(title).boards:
        game = games.load(title, board)
        draft = Draft(game, play_some(title, 30, board=board).state.dump())
        draft.begin_at(list(draft.positions.moments)[-1])
        naming = Naming(draft.state, draft.positions, nouns_of(game.board))
        pages: list[tuple[str, str | int]] = [(TURN, ""), (TABLE, ""), (SEAT, 0)]
        pages += [(PLACE, place) for place in places_of(draft.state)]
        offered = [entry for page in pages for entry in list_entries(naming, draft.dump, *page)]
        for lang in ("fr", "en"):
            speech = gui.house.words.speaking(lang)
            for entry in [*offered, naming.moments(draft.dump, "", lambda dump, _moment: dump)]:
                told = [getattr(entry, name) for name in ("label", "text")
                        if hasattr(entry, name)]
                told += [words for _value, words in entry.choices] \
                    if isinstance(entry, Pick) else []
                for each in told:
                    if isinstance(each, Msg):
                        assert speech.say(each, ("Zoé",) * 5) not in ("", each.key)

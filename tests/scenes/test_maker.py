"""The highlight editor: from a match to a file that can be presented."""

from __future__ import annotations

from pathlib import Path

import pytest

from alexandre import games
from alexandre.content.loader import list_files, read
from alexandre.content.moment import load_moment
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import keep_file
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.history import History
from alexandre.scenes.present.cut import Cut
from alexandre.scenes.present.maker import MomentMaker
from alexandre.scenes.present.presenter import Presenter
from alexandre.ui.widgets.panels.card import BAR
from tests.helpers.stages import titles_with
from tests.scenes.rooms import PEOPLE, open_history
from tests.ui.gui import Gui

NAME = "alexandros_hundred"
AT = 137  # a position within its twelfth turn, 127 to 140


def make(gui: Gui, name: str = NAME, at: int = AT) -> MomentMaker:
    """Open the editor from the replay of a bundled match."""
    gui.house.enter(Replay(gui.house, open_history(name), at))
    gui.click("replay/moment").run()
    return gui.room_as(MomentMaker)


def files_of(gui: Gui) -> list[Path]:
    return list_files(gui.places.moments)


def test_it_begins_with_the_turn_that_was_watched(gui: Gui) -> None:
    room = make(gui)

    assert (room.cut.begin, room.cut.end, room.at) == (127, 140, AT)
    assert gui.find("replay/bar").span == (127, 140)


def test_the_mark_of_the_chosen_passage_touches_no_word(gui: Gui) -> None:
    make(gui)
    heading = gui.find("maker/title/heading").box
    assert heading.x >= gui.find("maker/title").box.x + 2 * BAR


def test_a_moment_is_marked_captioned_in_both_languages_and_presented(gui: Gui) -> None:
    room = make(gui)
    gui.click("maker/title/text").type("La prise de la Cappadoce")
    room.steer(130)
    gui.click("replay/begin")
    room.steer(138)
    gui.click("replay/caption").type("Perdiccas reprend la province.")
    gui.find("maker/lang").choose("en")
    gui.click("maker/138/text").type("Perdiccas takes the province over.")
    room.steer(139)
    gui.click("replay/end", "replay/keep")
    [file] = files_of(gui)
    moment = load_moment(file, games.load)

    assert file.stem == "la prise de la cappadoce"
    assert (moment.begin, moment.end) == (130, 139)
    assert moment.title == {"fr": "La prise de la Cappadoce"}
    assert [(each.at, each.told) for each in moment.captions] == [
        (138, {"en": "Perdiccas takes the province over.",
               "fr": "Perdiccas reprend la province."})]

    gui.click("kept/show")
    gui.room_as(Presenter).jump(1)
    gui.run()
    assert gui.find("present/strip").words[0] == "Perdiccas reprend la province."
    gui.house.speak("en")
    gui.run()
    assert gui.find("present/strip").words[0] == "Perdiccas takes the province over."


@pytest.mark.parametrize("title", titles_with("table"))
def test_passages_that_nobody_wrote_are_filled_in_every_language(gui: Gui, title: str) -> None:
    name = next(file.stem for file in sorted(Path("saves").glob(f"{title}_*.save")))
    room = make(gui, name, 40)
    gui.click("replay/caption", "replay/keep")
    moment = load_moment(files_of(gui)[0], games.load)

    told = [moment.title, moment.before, moment.captions[0].told, moment.after]
    assert all(each.keys() == {"en", "fr"} and all(each.values()) for each in told)
    assert moment.captions[0].at == 40
    assert moment.record.actions == room.history.record.actions[:moment.end]


def test_a_caption_outside_the_stretch_waits_until_it_reaches_it(gui: Gui) -> None:
    room = make(gui)
    room.steer(130)
    gui.click("replay/caption")
    room.steer(135)
    gui.click("replay/begin")
    left = room.cut.captions
    room.steer(128)
    gui.click("replay/begin")

    assert (left, room.cut.captions) == ([], [130])


def test_marks_that_would_leave_nothing_move_the_other_end(gui: Gui) -> None:
    room = make(gui)
    room.steer(200)
    gui.click("replay/begin")
    assert (room.cut.begin, room.cut.end) == (200, len(room.history.steps))
    room.steer(100)
    gui.click("replay/end")
    assert (room.cut.begin, room.cut.end) == (0, 100)
    gui.click("replay/last", "replay/begin")
    assert (room.cut.begin, room.cut.end) == (0, 100)
    assert gui.desk.banner.text


def test_a_click_into_a_caption_shows_its_position(gui: Gui) -> None:
    room = make(gui)
    room.steer(138)
    gui.click("replay/caption", "replay/first", "maker/138/text")

    assert room.at == 138
    assert gui.find("maker/138").is_on


def test_leaving_asks_only_where_something_would_be_lost(gui: Gui) -> None:
    make(gui)
    gui.press("Escape")
    assert isinstance(gui.house.room, Replay) and not isinstance(gui.house.room, MomentMaker)
    gui.click("replay/moment", "replay/caption").press("Escape").shows("unkept/keep")
    gui.click("unkept/leave")

    assert not isinstance(gui.house.room, MomentMaker)
    assert files_of(gui) == []


def test_a_moment_of_the_same_name_gets_a_number(gui: Gui) -> None:
    def keep() -> list[Path]:
        make(gui)
        gui.click("replay/keep", "kept/on")
        gui.house.go_home()
        return files_of(gui)

    [first] = keep()
    assert len(keep()) == 2
    first.unlink()
    assert len(keep()) == 2 and not first.exists(), "its save is still there"


def test_what_players_hide_in_a_match_under_way_is_never_shown(gui: Gui) -> None:
    """Neither in the workshop, nor by the key of the presenter that shows secrets."""
    gui.sit_down(PEOPLE, name="under way")
    gui.lift()
    session = gui.table.session
    for number in range(30):
        offers = session.offers()
        session.play(offers[number * 5 % len(offers)])
    gui.house.navigation.make_moment(open_running(gui), session.turn)
    room = gui.room_as(MomentMaker)
    assert room.session.viewer == NOBODY
    assert not gui.has("maker/open")
    assert not {"branch", "present", "moment"} & room.commands.keys()
    gui.click("replay/keep", "kept/show")
    shown = gui.room_as(Presenter)
    shown.press("secrets")

    assert not shown.is_open and shown.session.viewer == NOBODY


def open_running(gui: Gui) -> History:
    session = gui.table.session
    return History(session.game, session.record)


def test_the_pause_of_a_match_leads_to_the_workshop(gui: Gui) -> None:
    gui.sit_down((Player("Zoé"), Player("Bob")), name="two")
    gui.lift()
    gui.table.session.play(gui.table.session.offers()[0])
    gui.table.do("cancel")
    gui.click("leave/moment")

    assert gui.room_as(MomentMaker).at == gui.room_as(MomentMaker).journey.last


@pytest.mark.parametrize("title", games.TITLES)
def test_nothing_is_made_of_a_match_in_which_no_player_has_moved(gui: Gui, title: str) -> None:
    """Chance may have: Field Commander draws before the first question."""
    game = games.load(title)
    session = Session.new(game, list(PEOPLE[:game.meta.seats[0]]), seed=3)
    gui.house.room.attempt(lambda: gui.house.navigation.make_moment(
        History(game, session.record), session.turn))

    assert not isinstance(gui.house.room, MomentMaker)
    assert gui.desk.banner.text


def test_a_moment_of_ones_own_is_edited_and_keeps_what_the_workshop_does_not_show(
        gui: Gui) -> None:
    source = Path("saves/moments")
    for name in ("tyre.yaml", "tyre.save"):
        keep_file(gui.places.moments / name, (source / name).read_bytes())
    before = read(gui.places.moments / "tyre.yaml").data
    gui.house.navigation.moments()
    own = next(number for number in range(40) if gui.has(f"moments/{number}")
               and not gui.has(f"moments/{number + 1}"))
    gui.click(f"moments/{own}", "moments/edit")
    gui.find("maker/lang").choose("en")
    gui.click("maker/title/text").press("End").type(" once more").click("replay/keep")
    after = read(gui.places.moments / "tyre.yaml").data

    assert after["title"]["en"] == before["title"]["en"] + " once more"
    changed = {key for key in before if before[key] != after.get(key)}
    assert changed <= {"title", "record"}


def test_a_cut_tells_words_in_the_languages_that_have_any() -> None:
    cut = Cut(0, 5)
    cut.caption(3)
    cut.tell("3", "en", "Three")
    cut.tell("3", "fr", "Trois")
    cut.tell("3", "fr", " ")
    plain = cut.to_plain("a.save", lambda name, lang: f"{name} {lang}", ("en", "fr"))

    assert plain["captions"] == [{"at": 3, "en": "Three"}]
    assert plain["title"] == {"en": "title en", "fr": "title fr"}

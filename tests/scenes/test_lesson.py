"""The lessons: every one can be played to its end, by what is lit and by nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre import app, games
from alexandre.content.lesson import from_plain, lesson, lessons
from alexandre.kernel.meta import rank_of
from alexandre.kernel.plain import BadData
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.lessons.lesson import LessonRoom, read_progress, write_progress
from alexandre.scenes.lessons.progress import Progress
from alexandre.scenes.setup.seats import Seats
from tests.ui.gui import Gui, MakeGui

ALL = [(title, each) for title in games.TITLES for each in lessons(title)]
FIRST = ALL[0]
CLICKS = 400


def learn(gui: Gui, which: tuple[str, str] = FIRST) -> LessonRoom:
    return gui.enter(LessonRoom(gui.house, *which))


def test_a_lesson_of_another_title_is_called_after_it_and_leads_to_its_rules(gui: Gui) -> None:
    room = learn(gui, ("empire", "first_steps"))
    assert room.title == Msg.of("ui.app.title_of", title=Msg.of("empire.title"))
    assert room.accompaniment == ("table", "empire") and room.subject == "empire"


def is_waiting(room: LessonRoom) -> bool:
    """Whether the learner has to act, or to read on."""
    is_asked = room.progress.is_read or room.progress.action is not None
    return is_asked and not room.showing.is_moving


def click_next(gui: Gui, spot: str) -> None:
    """Click a spot of the board, or its cell beside the board."""
    placed = next((each for each in gui.find("lesson/strip").placed if each.cell.spot == spot),
                  None) if gui.has("lesson/strip") else None
    if placed is None:
        gui.click_spot(spot)
    else:
        gui.click_at(placed.box.middle)


def do_what_is_lit(gui: Gui, room: LessonRoom) -> None:
    """Wait until something is asked, then click it; another step is left for the next time."""
    before = room.progress.at
    for _ in range(CLICKS):
        if is_waiting(room):
            break
        gui.run(1)
    if room.progress.at != before:
        return
    while room.unfilled:
        click_next(gui, room.unfilled[0])
    if gui.has("lesson/do"):
        gui.click("lesson/do")
        return
    assert room.board.lit
    gui.click_spot(max(room.board.lit))


def to_step(gui: Gui, room: LessonRoom, number: int) -> None:
    for _ in range(CLICKS):
        if room.progress.at >= number:
            break
        do_what_is_lit(gui, room)
    while room.showing.is_moving:  # the next sentence waits for it
        gui.run(1)
    assert room.progress.at == number


def test_what_is_asked_for_is_lit_as_at_the_table(gui: Gui) -> None:
    """The darker mark of what is pointed out would make a card look as if it were switched off."""
    room = learn(gui)
    to_step(gui, room, 1)

    assert room.board.lit
    assert not any(picture.marked for picture in room.board.pictures.values())


@pytest.mark.parametrize("which", ALL, ids=str)
def test_it_is_played_to_its_end_by_clicking_what_is_lit(
        gui: Gui, which: tuple[str, str]) -> None:
    """A step that is only read has a button to go on, and every spot that it names is on the
    table.
    """
    room = learn(gui, which)
    said = []
    for number, step in enumerate(room.lesson.steps):
        to_step(gui, room, number)
        said.append(gui.find("lesson/words").words)
        spots = {spot.id for picture in room.board.pictures.values() if picture.is_shown
                 for spot in picture.sketch.spots}
        assert set(step.show) <= spots, step.note
        assert not step.is_read or gui.has("lesson/do")
    to_step(gui, room, len(room.lesson.steps))
    said.append(gui.find("lesson/words").words)

    assert gui.has("lesson/end")
    assert len(set(said)) == len(room.lesson.steps) + 1
    assert gui.house.words.missing == set()


@pytest.mark.parametrize("which", ALL, ids=str)
def test_it_begins_with_the_aim_and_is_short(which: tuple[str, str]) -> None:
    taught = lesson(*which)

    done = [step for step in taught.steps if not step.is_read]

    assert taught.steps[0].is_read and taught.steps[0].note == "aim"
    assert 3 <= len(done) <= 11 and len(taught.steps) - len(done) <= 6
    assert all(1 <= len(step.do) <= 4 for step in done)
    assert taught.id == which[1]


def test_what_is_only_read_forbids_every_move(gui: Gui) -> None:
    room = learn(gui)
    before = room.progress.session.record.actions[:]
    gui.click_spot("shown:L")

    assert room.progress.session.record.actions == before
    gui.click("lesson/do")
    assert room.progress.at == 1


@pytest.mark.parametrize("which", ALL, ids=str)
def test_nothing_but_what_is_taught_can_be_done(which: tuple[str, str]) -> None:
    course = Progress(lesson(*which), 1)
    others = [each for each in course.session.offers() if each.text != course.asked]
    before = course.session.record.actions[:]
    assert others
    for action in others:
        with pytest.raises(Refusal):
            course.choose(action)

    assert course.session.record.actions == before


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize("which", ALL, ids=str)
def test_every_sentence_has_room_in_large_letters(make_gui: MakeGui, which: tuple[str, str],
                                                  lang: str) -> None:
    gui = make_gui(lang=lang, size=(1024, 640))
    gui.house.choose("text", 150)
    room = learn(gui, which)
    for at in range(len(room.lesson.steps) + 1):
        room.progress = Progress(room.lesson, at)
        room.entered()
        assert room.side.told.box.bottom <= room.side.tools.box.y


@pytest.mark.parametrize("title", games.TITLES)
def test_what_came_of_a_step_is_told_beside_the_next_one(make_gui: MakeGui, title: str) -> None:
    """The finding: nobody learned who had won an auction, and for how much."""
    gui = make_gui(size=(1280, 720))
    room = learn(gui, (title, "first_steps"))
    session, turn = room.progress.session, room.progress.session.turn
    for number in range(1, len(room.lesson.steps) + 1):
        to_step(gui, room, number)
        played, log = session.turn, room.side.log
        while number < len(room.lesson.steps) and not is_waiting(room):
            gui.run(1)
        events = [seen for step in session.steps[turn:] for event in step.events
                  if (seen := session.game.seen(event, 0)) is not None]
        assert [line.event for line in log.entries][-len(events):] == events
        assert (log.box.h >= 2 * log.unit) == bool(log.entries)
        turn = played


@pytest.mark.parametrize("title", games.TITLES)
def test_return_alone_does_what_each_step_asks(gui: Gui, title: str) -> None:
    """The finding: it went to *Show me* instead of the one thing that was lit."""
    room = learn(gui, (title, "first_steps"))
    while room.progress.at < len(room.lesson.steps):
        while not is_waiting(room):
            gui.run(1)
        if room.unfilled:
            gui.press_on("lesson/hint", "Return")
            continue
        before = room.progress.at, room.progress.left, room._clicks.clicked
        if not gui.desk.is_keyed and not gui.has("lesson/do"):
            gui.press("Return")  # the ring appears
            assert (room.progress.at, room.progress.left, room._clicks.clicked) == before
        gui.press("Return")
        assert gui.desk.focus.name != "lesson/hint"
        assert (room.progress.at, room.progress.left, room._clicks.clicked) != before

    gui.run(3)
    assert gui.desk.focus is gui.find("lesson/end")


ORDERS = (("catan", "pay", 4), ("catan", "offer", 2), ("empire", "build", 2),
          ("commander", "plans", 2), ("commander", "supply", 2), ("alexandros", "route", 2))


@pytest.mark.parametrize(("title", "note", "count"), ORDERS)
def test_what_commutes_in_a_step_is_done_in_any_order(gui: Gui, title: str, note: str,
                                                      count: int) -> None:
    """The finding: wheat was refused before wood, which the words named in another order."""
    taught = lesson(title, "first_steps")
    at = next(n for n, step in enumerate(taught.steps) if step.note == note)
    ends = []
    for order in (range(count), range(count)[::-1], [*range(1, count), 0]):
        write_progress(gui.house, taught, at)
        gui.store.flush(5)
        room = learn(gui, (title, "first_steps"))
        while not is_waiting(room):
            gui.run(1)
        drawing, parse = drawing_of(room.progress.session.game), room.progress.session.game.parse
        spots = [drawing.spots(parse(text))[0] for text in taught.steps[at].do[:count]]
        assert set(spots) <= room.board.lit
        for number in order:
            gui.click_spot(spots[number])
            assert room.side.later.text != Msg.of("ui.lesson.later"), (note, order)
        while not is_waiting(room):
            gui.run(1)
        ends.append((room.progress.at, room.progress.left, room.progress.session.state.hash()))

    assert len(set(ends)) == 1


def test_an_arrow_is_pointed_out_and_clicked_for_the_march_along_it(gui: Gui) -> None:
    """The finding: “this pale arrow” was no other than the rest."""
    room = learn(gui, ("empire", "first_steps"))
    to_step(gui, room, 3)
    arrow = "arrow:start1>macedonia"
    assert arrow in room.board.pictures["map"].marked
    gui.click_spot(arrow)

    assert room.progress.at == 4


def test_an_arrow_is_clicked_although_a_march_was_begun_at_its_foot(gui: Gui) -> None:
    """The finding: after a click on the symbol the framed arrow was refused."""
    room = learn(gui, ("empire", "first_steps"))
    to_step(gui, room, 3)
    gui.click_spot("place:start1").click_spot("arrow:start1>macedonia")

    assert room.progress.at == 4


@pytest.mark.parametrize("which", ALL)
def test_whatever_is_framed_does_the_step(gui: Gui, which: tuple[str, str]) -> None:
    """A press there does what the step asks first, or brings the number to choose."""
    taught = lesson(*which)
    for at, step in enumerate(taught.steps):
        for spot in step.show:
            write_progress(gui.house, taught, at)
            gui.store.flush(5)
            room = learn(gui, which)
            while not is_waiting(room):
                gui.run(1)
            gui.click_spot(spot)
            has_number = room.unfilled and room.side.strip.rows

            assert has_number or (room.progress.at, room.progress.left) != (at, step.do), spot


def test_the_number_of_a_march_is_chosen_beside_the_board(gui: Gui) -> None:
    """The finding: the words said five, and a click on the province sent five unasked."""
    room = learn(gui, ("empire", "first_steps"))
    to_step(gui, room, 4)
    gui.click_spot("place:macedonia").click_spot("place:thessalia")
    assert gui.find("lesson/later").text == Msg.of("ui.lesson.number")
    assert not gui.find("lesson/do").is_enabled
    click_next(gui, "n:5")
    gui.click("lesson/do")

    assert room.progress.at == 5
    assert room.progress.session.record.actions[-1] == "march macedonia>thessalia 5 after 1"


def test_a_click_that_counts_takes_back_what_was_said_against_another(gui: Gui) -> None:
    write_progress(gui.house, lesson("catan", "first_steps"), 3)
    gui.store.flush(5)
    room = learn(gui, ("catan", "first_steps"))
    while not is_waiting(room):
        gui.run(1)
    gui.click_spot("alexander").shows("lesson/later").click_spot("card:grain")

    assert room._clicks.clicked and not gui.has("lesson/later")


@pytest.mark.parametrize(("note", "early"), [("charge", "do:attack"), ("rally", "plan:rally")])
def test_what_does_not_commute_waits_for_what_comes_before(gui: Gui, note: str,
                                                           early: str) -> None:
    """Dice that were rolled before the charge would have lost it."""
    room = learn(gui, ("commander", "first_steps"))
    to_step(gui, room, next(n for n, step in enumerate(room.lesson.steps) if step.note == note))
    while not is_waiting(room):
        gui.run(1)
    turn = room.progress.session.turn
    gui.click_spot(early).shows("lesson/later")
    assert room.progress.session.turn == turn


def test_what_is_asked_within_a_step_is_told_as_at_the_table(gui: Gui) -> None:
    """The finding: after "Fight" nothing asked for the click on Flank."""
    room = learn(gui, ("commander", "first_steps"))
    to_step(gui, room, next(n for n, step in enumerate(room.lesson.steps)
                            if step.note == "round"))
    do_what_is_lit(gui, room)
    while not is_waiting(room):
        gui.run(1)

    assert room.progress.asked == "flank"
    assert "Attaque de flanc" in gui.find("lesson/later").words


RACK = ("empire", "first_steps")


def test_a_split_is_filled_on_the_rack_and_sealed_when_it_says_what_is_taught(gui: Gui) -> None:
    """With steppers, cubes and the tab for the rest; nothing is sealed before."""
    room = learn(gui, RACK)
    to_step(gui, room, 1)
    for spot in ("more:order", "split:armies:9", "split:temples:4", "rest:cities"):
        gui.click_spot(spot)
    assert not gui.find("lesson/do").is_enabled and gui.find("lesson/later").words
    gui.click("lesson/do")
    assert room.progress.session.turn == 0

    gui.click_spot("split:temples:3").click_spot("rest:cities").lacks("lesson/later")
    gui.click("lesson/do")
    assert room.progress.session.record.actions[:3] == ["bid 1", "raise 9", "allot 3"]
    assert not room.unfilled


def test_a_split_of_a_lesson_is_typed(gui: Gui) -> None:
    room = learn(gui, RACK)
    to_step(gui, room, 1)
    gui.press("1", "9", "4", "BackSpace", "3", "2").press_on("lesson/do", "Return")

    assert room.progress.session.record.actions[:3] == ["bid 1", "raise 9", "allot 3"]


def test_the_rack_of_a_later_turn_has_two_boxes(gui: Gui) -> None:
    room = learn(gui, RACK)
    to_step(gui, room, len(room.lesson.steps) - 1)
    for _ in range(CLICKS):
        if room.progress.action is not None and not room.showing.is_moving:
            break
        gui.run(1)
    gui.click_spot("split:temples:1")

    assert gui.find("lesson/do").is_enabled


def test_another_click_is_answered_with_later(gui: Gui) -> None:
    room = learn(gui)
    to_step(gui, room, 1)
    before = room.progress.session.turn
    gui.click_spot("pile")

    assert room.progress.session.turn == before
    assert gui.find("lesson/later").words == gui.house.voice(gui.find("lesson/later").text)
    assert gui.find("lesson/later").words


def test_the_tools_of_a_lesson_have_letters_of_one_size(make_gui: MakeGui) -> None:
    """The finding: three buttons side by side in three sizes."""
    gui = make_gui(lang="fr", size=(1280, 720))
    gui.house.choose("text", 150)
    sizes = [each.fit(each.box.w) for each in learn(gui).side._tools]

    assert max(sizes) < min(sizes) * 1.05


def test_a_learner_who_asks_is_shown_the_move(gui: Gui) -> None:
    room = learn(gui)
    for step in (1, 2):
        gui.click("lesson/hint")
        assert room.progress.at == step


def test_it_is_taken_up_where_it_was_left_and_begun_anew_on_demand(gui: Gui) -> None:
    room = learn(gui)
    to_step(gui, room, 4)
    for _ in range(CLICKS):
        if room.progress.action is not None:
            break
        gui.run(1)
    hashed = room.progress.session.state.hash()
    gui.click("lesson/leave")
    gui.store.flush(5)
    room = learn(gui)
    for _ in range(CLICKS):
        if room.progress.action is not None:
            break
        gui.run(1)
    assert (room.progress.at, room.progress.session.state.hash()) == (4, hashed)

    gui.click("lesson/again")
    assert room.progress.at == 4
    gui.click("again/do")
    assert room.progress.at == 0 and room.progress.session.turn < 6


def test_a_lesson_read_to_its_end_begins_anew_the_next_time(gui: Gui) -> None:
    room = learn(gui)
    to_step(gui, room, len(room.lesson.steps))
    gui.store.flush(5)
    assert read_progress(gui.house, *FIRST) == len(room.lesson.steps)
    gui.press("Escape")

    assert learn(gui).progress.at == 0


@pytest.mark.parametrize("which", [FIRST, ("commander", "first_steps")], ids=str)
def test_the_first_match_after_a_lesson_is_easy_and_the_coach_is_named(
        gui: Gui, which: tuple[str, str]) -> None:
    room = learn(gui, which)
    to_step(gui, room, len(room.lesson.steps))
    assert "mentor" in str(gui.house.voice(gui.find("lesson/later").words))
    gui.click("lesson/end")

    seating = gui.room_as(Seats).seating
    assert {rank_of(each.level) or each.level for each in seating.players[1:]} <= {
        seating.meta.levels[0]}
    assert seating.difficulty == next(iter(seating.meta.grade(seating.board)), "")
    assert "mentor" in gui.desk.banner.text


def test_it_is_begun_from_the_library_and_leads_to_a_match(gui: Gui) -> None:
    gui.click("menu/new", f"library/{FIRST[1]}")
    room = gui.room_as(LessonRoom)
    to_step(gui, room, len(room.lesson.steps))
    gui.click("lesson/end")

    assert isinstance(gui.house.room, Seats)
    assert room not in gui.house.rooms


@pytest.mark.parametrize("which", ALL, ids=str)
def test_after_a_lesson_its_table_is_laid_with_computers(gui: Gui, which: tuple[str, str]) -> None:
    """As many seats as it taught, on its board, the weakest rivals; whatever was chosen before."""
    room = learn(gui, which)
    room.play()
    gui.run()
    seats = gui.house.room
    assert isinstance(seats, Seats)

    assert seats.seating.board == room.lesson.board
    assert [rank_of(player.level) for player in seats.seating.players] == [
        "", *[seats.meta.levels[0]] * (room.lesson.seats - 1)]


@pytest.mark.parametrize("change", [
    {"seed": -1}, {"seats": "two"}, {"steps": {}}, {"steps": [{"do": ["x"]}]}, {"kind": "board"},
    {"steps": [{"note": "x", "do": [3]}]}, {"steps": [{"note": "x", "show": "pile"}]}, {"more": 1},
])
def test_a_lesson_that_is_ill_formed_is_refused(change: dict[str, Any]) -> None:
    good = {"title": "x", "kind": "lesson", "id": "y", "board": "e", "seats": 2, "seed": 1,
            "options": {}, "steps": [{"note": "x", "do": ["end"]}]}
    assert from_plain(good).steps[0].do == ("end",)

    with pytest.raises(BadData):
        from_plain({**good, **change})


@pytest.mark.parametrize(("size", "least"), [((1280, 720), 360), ((1024, 640), 300)])
def test_the_panel_of_the_player_is_as_broad_on_every_page_in_large_letters(
        make_gui: MakeGui, size: tuple[int, int], least: int) -> None:
    """A long sentence has made a thumbnail of it."""
    gui = make_gui(size=size)
    gui.house.choose("text", 150)
    room = learn(gui, next(each for each in ALL if each[0] == "commander"))
    widths = []
    for number in range(len(room.lesson.steps)):
        to_step(gui, room, number)
        picture = room.board.pictures["king"]
        widths.append(picture.fit.scale * picture.sketch.size[0])

    assert min(widths) > least and max(widths) < 1.05 * min(widths)

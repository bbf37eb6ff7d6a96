"""The presenter's mode: steps, letters for an audience, secrets, what points."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from alexandre import games
from alexandre.content.loader import list_files
from alexandre.content.moment import load_moment, locate_bundled
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.scenes.archive.analysis.analysis_room import AnalysisRoom
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.history import History
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.present.moment_list import MomentList
from alexandre.scenes.present.presenter import Presenter, present_history, show_moment
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import face_of, wear
from alexandre.ui.widgets.panels.caption_strip import find_least
from alexandre.ui.widgets.panels.spotlight import Spotlight
from tests.helpers.stages import titles_with
from tests.scenes.rooms import load_bundled
from tests.ui.gui import Gui, MakeGui

MOMENTS = [file.stem for file in list_files(locate_bundled())]
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
MATCHES = ("alexandros_hundred", "empire_short_turns", "phalanxx_two_succession",
           "phalanxx_great", "commander_granicus_victory", "catan_persepolis")


def present(gui: Gui, name: str) -> Presenter:
    """A bundled moment, at its beginning."""
    show_moment(gui.house, load_moment(locate_bundled() / f"{name}.yaml", games.load))
    gui.run()
    return gui.room_as(Presenter)


def arrive(gui: Gui, steps: int = 2000) -> None:
    """Until the next stop has been reached."""
    room = gui.room_as(Presenter)
    for _ in range(steps):
        if room.journey.goal is None and not room.showing.is_moving:
            return
        gui.run(1)
    raise AssertionError("no stop is reached")


def spotlight_of(gui: Gui) -> Spotlight:
    return gui.room_as(Presenter).stage.spotlight


def hash_of(gui: Gui) -> str:
    return str(gui.room_as(Presenter).session.state.hash())


@pytest.mark.parametrize("at", [0, 40])
def test_where_a_presentation_opens_it_tells_the_way_out(gui: Gui, at: int) -> None:
    """The finding: in the middle of a match no key was named at all."""
    session = load_bundled("catan_persepolis")
    present_history(gui.house, History(session.game, session.record), at)
    gui.run()
    strip = gui.room_as(Presenter).stage.strip
    opened = strip.words[-1]
    gui.press("Right")
    arrive(gui)

    assert "Échap" in opened and opened.endswith("quitter")
    assert not any("quitter" in each for each in strip.words)


def test_before_an_audience_too_characters_have_their_faces(gui: Gui) -> None:
    game = games.load("alexandros")
    session = Session.new(game, [Player("Anna"), Player("", "olympias")], seed=3)
    for show in (partial(present_history, gui.house, History(game, session.record), 0),
                 partial(gui.house.enter, AnalysisRoom(gui.house, session, "match"))):
        wear(())
        show()
        gui.run()

        assert [face_of(seat) for seat in (0, 1)] == ["", "olympias"]


def test_the_seats_of_a_bundled_moment_have_the_faces_that_it_gives_them(gui: Gui) -> None:
    present(gui, "auction")
    assert [face_of(seat) for seat in range(4)] == ["sisygambis", "perdiccas", "seleucus",
                                                    "olympias"]
    present(gui, "tyre")
    assert face_of(0) == "", "Alexander’s, and not a soldier’s"


def test_a_light_lies_where_it_has_happened_until_the_next_step(gui: Gui) -> None:
    room = present(gui, "tyre")
    picture = room.stage.board.pictures["map"]
    assert picture.marked == frozenset()
    place = next(number for number, stop in enumerate(room.journey.stops) if stop.at == 35)
    room.jump(place)
    gui.run()
    assert picture.marked == {"section:5"}
    room.advance()
    room.tick(gui.now)
    assert picture.marked == frozenset(), "on the way"
    arrive(gui)
    gui.run()
    assert picture.marked == {"gold", "track:siege_ships"}, "the next one that is told"


# ---- steps --------------------------------------------------------------------------------


def test_a_moment_waits_at_each_caption_and_says_it(gui: Gui) -> None:
    room = present(gui, "takeover")
    moment = room.track.moment
    assert moment is not None
    gui.press("Escape")
    room = present(gui, "takeover")
    for caption in moment.captions:
        gui.press("Right")
        arrive(gui)
        gui.run(50)  # it waits for the presenter
        assert room.session.turn == caption.at
        assert room.stage.strip.words[0] == caption.told["fr"]
    gui.press("Right")
    arrive(gui)
    assert room.stage.plate.words == (moment.title["fr"], moment.after["fr"])
    assert room.stage.strip.words == (moment.captions[-1].told["fr"],), "and no log below it"
    assert gui.desk.banner.text == ""
    gui.press("Right")
    assert gui.desk.banner.text


def test_a_step_its_way_back_and_its_repetition_are_of_the_same_positions(gui: Gui) -> None:
    room = present(gui, "boxes")
    seen: list[str] = []
    for _ in range(5):
        seen.append(hash_of(gui))
        gui.press("Right")
        arrive(gui)
    at = room.session.turn
    gui.press("a")
    assert room.session.turn < at  # it is seen once more from where it began
    arrive(gui)
    assert room.session.turn == at
    assert hash_of(gui) == room.history.states[at].hash()
    for each in reversed(seen):
        gui.press("Left")
        assert hash_of(gui) == each
    gui.press("End")
    assert hash_of(gui) == room.history.states[-1].hash()


def test_the_first_stop_says_which_keys_there_are(gui: Gui) -> None:
    room = present(gui, "boxes")
    assert "→" in room.stage.strip.words[-1] and "K" in room.stage.strip.words[-1]


def test_the_strip_counts_the_steps_for_a_presenter_alone(gui: Gui) -> None:
    room = present(gui, "boxes")
    count = len(room.journey.stops)
    assert room.stage.strip.count == f"1/{count}"
    gui.press("Right")
    assert room.stage.strip.count == f"2/{count}", "the step that is coming"
    gui.press("End")
    assert room.stage.strip.count == f"{count}/{count}"
    assert find_least(gui.desk) * 36 >= gui.desk.box.h * gui.desk.theme.scale


@pytest.mark.parametrize("name", MOMENTS)
def test_a_plate_covers_no_words_and_lies_under_no_glass(gui: Gui, name: str) -> None:
    room = present(gui, name)
    stage = room.stage
    assert stage.plate.words
    plate, strip = stage.plate.plate, stage.strip.box
    assert plate.right <= strip.x or plate.bottom <= strip.y
    gui.press("m")
    assert not stage.spotlight.is_magnified
    room.jump(1)
    stage.spotlight.turn_glass(is_on=True)
    room.jump(0)
    assert not stage.spotlight.is_magnified


@pytest.mark.parametrize("key", ["x", "t"])
def test_other_eyes_on_the_way_to_a_caption_lose_no_step(gui: Gui, key: str) -> None:
    """Secrets and players shown or hidden have nothing to do with the place in the match."""
    room = present(gui, "tyre")
    for _step in range(2):
        gui.press("Right")
        arrive(gui)
    gui.press("a")
    assert room.journey.goal == 2
    gui.press(key)
    arrive(gui)

    assert room.journey.place == 2


def test_a_press_on_the_way_to_a_caption_arrives_at_once(gui: Gui) -> None:
    room = present(gui, "tyre")
    gui.press("Right")
    arrive(gui)
    gui.press("Right")
    assert room.journey.goal == 2
    gui.press("space")
    assert room.journey.place == 2 and room.session.turn == room.journey.stops[2].at


@pytest.mark.parametrize("key", ["Escape", "j"])
def test_in_the_middle_of_a_moment_it_is_asked_before_the_audience_loses_it(gui: Gui,
                                                                            key: str) -> None:
    room = present(gui, "tyre")
    gui.press("Right")
    arrive(gui)
    gui.press(key)
    assert gui.house.room is room
    gui.click("leave/no")
    assert gui.house.room is room and room.journey.place == 1
    gui.press(key).click("leave/yes")

    assert gui.house.room is not room


def test_at_its_beginning_nothing_is_asked(gui: Gui) -> None:
    room = present(gui, "tyre")
    gui.press("Escape")

    assert gui.house.room is not room


def test_a_match_stops_at_every_action_that_is_told(gui: Gui) -> None:
    match = load_bundled("alexandros_hundred")
    present_history(gui.house, History(match.game, match.record), 20)
    room = gui.room_as(Presenter)
    turns = []
    for _ in range(4):
        gui.press("PageDown")
        arrive(gui)
        turns.append(room.session.turn)
        lines = [line for line in room.track.lines(room.session.turn, NOBODY)
                 if line.index == room.session.turn - 1]
        assert all(gui.house.voice(line.text) in room.stage.strip.words[0] for line in lines)
    assert turns == [stop.at for stop in room.journey.stops if stop.at > 20][:4]


def test_slowly_takes_longer(gui: Gui) -> None:
    def count() -> int:
        start = gui.now
        gui.send(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="")
        while room.journey.goal is not None or room.showing.is_moving:
            gui.now += 16
            gui.house.tick(gui.now)
        return gui.now - start

    room = present(gui, "takeover")
    usual = count()
    gui.press("Left", "s")
    assert count() > 1.5 * usual


def test_a_click_on_the_strip_goes_on_and_at_its_left_end_back(gui: Gui) -> None:
    room = present(gui, "takeover")
    strip = gui.find("present/strip").box
    gui.click_at((strip.x + 0.8 * strip.w, strip.middle[1]))
    arrive(gui)
    assert room.journey.place == 1
    gui.click_at((strip.x + 0.1 * strip.w, strip.middle[1]))
    assert room.journey.place == 0


# ---- secrets ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MATCHES)
def test_eyes_of_nobody_see_the_same_whatever_is_hidden(name: str) -> None:
    match = load_bundled(name)
    history, game = History(match.game, match.record), match.game
    if not game.meta.has_secrets:
        return
    rnd = Rng(5, "hidden")
    changed = 0
    for at in range(0, len(history.states), max(1, len(history.states) // 40)):
        state = history.states[at]
        other = state
        for seat in range(match.record.seats):  # all that any other seat hides from this one
            other = state.determinize(seat, rnd)
            changed += game.view(other, None) != game.view(state, None)
            assert game.view(other, NOBODY) == game.view(state, NOBODY)  # all that is drawn
    assert changed or match.record.seats == 1


def test_hidden_secrets_are_not_told_and_a_key_tells_them(gui: Gui) -> None:
    match = load_bundled("alexandros_red_walls")
    present_history(gui.house, History(match.game, match.record), 0)
    room = gui.room_as(Presenter)
    gui.press("Right")
    arrive(gui)
    assert "cheval" not in room.stage.strip.words[0]
    hidden = " ".join(room.stage.strip.words)
    gui.press("x")
    assert room.session.viewer is None
    assert "cheval" in room.stage.strip.words[0]
    gui.press("x")
    assert " ".join(room.stage.strip.words) == hidden


def test_a_key_opens_the_rules_of_the_step(gui: Gui) -> None:
    room = present(gui, "takeover")
    place = next(number for number, stop in enumerate(room.journey.stops) if stop.at == 73)
    room.jump(place)
    assert "10.1" in room.narrator.rules  # a takeover
    gui.press("F2")
    assert isinstance(gui.house.room, Rulebook)


# ---- matches that are being played --------------------------------------------------------


def test_computers_move_when_the_presenter_asks(gui: Gui) -> None:
    gui.house.settings["pace"] = "step"
    gui.house.apply_settings()
    session = gui.sit_down([Player("", "greedy"), Player("", "greedy")])
    gui.press("F5")
    start = session.turn
    gui.run(20)
    assert session.turn == start  # nothing plays itself before an audience
    for _ in range(5):
        before = session.turn
        gui.press("Right")
        arrive(gui)
        assert session.turn > before
        assert hash_of(gui) == session.state.hash()
    gui.press("Escape")
    assert isinstance(gui.house.room, Table)


def test_a_persons_choice_is_made_at_the_table(gui: Gui) -> None:
    session = gui.sit_down([Player("Zoé"), Player("", "greedy")])
    gui.run(20)  # the computer may have begun
    gui.press("Escape").click("leave/present")
    turn = session.turn
    assert session.decider == 0 and gui.room_as(Presenter).session.turn == turn
    gui.press("Right")
    assert gui.desk.banner.text
    gui.run(20)
    assert session.turn == turn
    gui.press("Escape")
    assert isinstance(gui.house.room, Table)


def test_hands_of_a_match_that_is_played_are_shown_after_a_question(gui: Gui) -> None:
    session = gui.sit_down([Player("Zoé"), Player("Bob")])
    gui.lift().press("F5", "x")
    assert gui.has("secrets/yes") and not session.record.assisted
    gui.click("secrets/no")
    assert gui.room_as(Presenter).session.viewer == NOBODY
    gui.press("x").click("secrets/yes")
    assert gui.room_as(Presenter).session.viewer is None
    gui.run()
    gui.store.flush()
    assert gui.store.read("match").body["assisted"]  # though nothing was played since


# ---- the ways here, what points -----------------------------------------------------------


def test_a_replay_is_shown_from_where_it_stands(gui: Gui) -> None:
    match = load_bundled("alexandros_red_walls")
    gui.enter(Replay(gui.house, History(match.game, match.record), 30))
    gui.click("replay/present")
    assert gui.room_as(Presenter).session.turn == 30
    gui.press("Escape")
    assert isinstance(gui.house.room, Replay)


def test_the_list_shows_ours_and_the_players_own(gui: Gui) -> None:
    folder = gui.places.moments
    folder.mkdir(parents=True)
    ours = locate_bundled()
    text = (ours / "boxes.yaml").read_text("utf-8")
    (folder / "mine.yaml").write_text(text.replace("Four boxes for Asia Minor", "Mine").replace(
        "Quatre cases pour l'Asie Mineure", "La mienne"), "utf-8")
    (folder / "boxes.save").write_bytes((ours / "boxes.save").read_bytes())
    (folder / "worse.yaml").write_text(text.replace("to: 61", "to: 6100"), "utf-8")
    gui.press("F5")
    assert isinstance(gui.house.room, MomentList)
    gui.run(30)
    names = [gui.find(f"moments/{number}/name").words for number in range(len(MOMENTS) + 1)]
    assert names[-1] == "La mienne"
    assert "worse.yaml" in gui.find("moments/flaws").words
    gui.click(f"moments/{len(MOMENTS)}", "moments/show")
    assert gui.room_as(Presenter).track.moment is not None
    gui.press("Escape")
    assert isinstance(gui.house.room, MomentList)
    assert gui.house.room.details.picture.sketch is not None, "the chosen one is shown again"


def test_the_glass_is_held_and_the_ring_stays(gui: Gui) -> None:
    present(gui, "tyre").jump(1)
    gui.paints = True
    gui.send(pygame.MOUSEMOTION, pos=(200, 150), rel=(0, 0), buttons=(0, 0, 0))
    gui.run()
    bare = pygame.image.tobytes(gui.painted, "RGB")
    gui.press("m")
    assert spotlight_of(gui).is_magnified
    gui.run()
    assert pygame.image.tobytes(gui.painted, "RGB") != bare
    gui.send(pygame.KEYUP, key=ord("m"), mod=0, unicode="")
    gui.run()
    assert not spotlight_of(gui).is_magnified
    assert pygame.image.tobytes(gui.painted, "RGB") == bare
    gui.press("o").run()
    assert pygame.image.tobytes(gui.painted, "RGB") != bare


def test_a_key_lists_the_keys(gui: Gui) -> None:
    present(gui, "tyre")
    gui.press("k").reads("keys/repeat", "A").press("Escape").lacks("keys/repeat")


def test_no_tip_in_small_letters_comes_before_an_audience(gui: Gui) -> None:
    present(gui, "takeover")
    for x in range(100, 200, 10):
        gui.send(pygame.MOUSEMOTION, pos=(x, 120), rel=(0, 0), buttons=(0, 0, 0))
        gui.run(3)
        assert gui.desk.tip.text == ""


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
@pytest.mark.parametrize("title", titles_with("table"))
def test_what_a_board_leaves_of_the_width_is_for_the_words(
        make_gui: MakeGui, title: str, size: tuple[int, int]) -> None:
    """No fifth of the window is empty: the words stand upright beside the board, or below it."""
    gui = make_gui(size=size)
    session = Session.new(games.load(title), [Player()] * games.meta(title).seats[0], seed=3)
    present_history(gui.house, History(session.game, session.record), 0)
    gui.run(3)
    stage = gui.room_as(Presenter).stage
    main = next(stage.board.pictures[each.name].box for each in stage.board._sheets
                if each.place == "main")
    strip = stage.strip.box
    assert stage.strip.holds(strip) or not stage.strip.is_upright
    assert strip.right <= stage.box.right and strip.bottom <= stage.box.bottom
    if stage.strip.is_upright:
        assert main.h >= 0.95 * stage.box.h
        assert strip.x >= main.right
        cues = stage.board.stage
        assert main.right <= cues.field.right <= strip.x, "no word of a cue is covered"
        assert cues.box == stage.board.box, "points fly on to the tablets"
    else:
        assert strip.w >= 0.97 * stage.box.w


def test_the_title_screen_leads_to_the_moments(gui: Gui) -> None:
    gui.click("menu/moments")

    assert isinstance(gui.house.room, MomentList)

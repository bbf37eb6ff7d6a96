"""A match watched again."""

from __future__ import annotations

from random import Random

import pytest

from alexandre import app, games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import SHORT, Player
from alexandre.kernel.session import Session
from alexandre.scenes.archive.replay import READ, Replay, tell_place
from alexandre.scenes.archive.replays import Replays
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.history import STRIDE, History
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.story.highlights import choose_highlights, find_cues
from alexandre.ui.widgets.controls.button import TIGHT
from tests.helpers.walks import outcome_of
from tests.scenes.rooms import load_bundled, play_on
from tests.ui.gui import Gui

EVERY = 3  # of the bundled matches


def play_out(seed: int = 3) -> Session:
    session = Session.new(games.load(games.TITLES[0]), [Player("Zoé"), Player("Bob")], seed=seed)
    number = 0
    while session.decider != OVER:
        offers = session.offers()
        number += 1
        session.play(offers[number * 5 % len(offers)])
    return session


@pytest.fixture(scope="module")
def match() -> Session:
    return play_out()


def watch(gui: Gui, match: Session) -> Replay:
    return gui.enter(Replay(gui.house, History(match.game, match.record)))


def test_a_finished_match_is_found_and_watched(gui: Gui, match: Session) -> None:
    keep(gui.store, "over", match)
    gui.store.flush(5)
    gui.click("menu/replays", "replay/watch")

    assert isinstance(gui.house.room, Replay)
    gui.press("Escape").shows("replay/watch")


def test_a_match_under_way_is_not_listed(gui: Gui) -> None:
    gui.sit_down((Player("Zoé"), Player("Bob")), name="under way")
    gui.go_to("menu/replays")
    names = [gui.find(name).words for name in gui.names() if name.endswith("/name")]

    assert "under way" not in names


def test_keys_and_buttons_step_and_leap(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    places = [room.at]
    for way in ("Right", "Right", "Left", "PageDown", "End", "Right", "Home"):
        gui.press(way)
        places.append(room.at)
    for name in ("forward", "last", "back", "first"):
        gui.click(f"replay/{name}")
        places.append(room.at)

    last = len(match.record.actions)
    assert places == [0, 1, 2, 1, 11, last, last, 0, 1, last, last - 1, 0]


def test_every_position_is_the_recorded_one(gui: Gui, match: Session) -> None:
    room = watch(gui, match)

    assert room.history.is_proved
    assert [state.hash()[:SHORT] for state in room.history.states[1:]] == match.record.hashes


@pytest.mark.parametrize("title", games.TITLES)
def test_positions_that_are_not_kept_are_those_of_the_record_in_any_order(title: str) -> None:
    """A position that was returned does not change when others are requested."""
    session = play_on(title, games.meta(title).boards[0])
    states = History(session.game, session.record).states
    assert len(states) > STRIDE or title != games.TITLES[0]  # others may be short
    order = Random(7).sample(range(len(states)), len(states))
    given = [(at, states[at]) for at in (*order, *range(len(states)), -1, 2, 1)]

    hashes = [session.record.start(session.game).hash()[:SHORT], *session.record.hashes]
    assert [state.hash()[:SHORT] for _at, state in given] == [hashes[at] for at, _state in given]


def test_at_the_end_the_verified_hash_is_shown(gui: Gui, match: Session) -> None:
    watch(gui, match)
    gui.lacks("replay/proof").press("End")

    assert gui.find("replay/proof").words.count(match.record.hashes[-1]) == 1
    assert gui.has("replay/seal")


def test_the_log_grows_with_the_steps(gui: Gui, match: Session) -> None:
    watch(gui, match)
    before = len(gui.find("replay/log").words)
    gui.press("PageDown", "PageDown")

    assert before == 0
    assert len(gui.find("replay/log").words) > 5


def test_a_record_that_does_not_play_is_refused_in_one_sentence(gui: Gui) -> None:
    broken = play_out(4)
    broken.record.actions[10] = "end"
    keep(gui.store, "broken", broken)
    gui.store.flush(5)
    gui.click("menu/replays", "replay/watch")

    assert gui.desk.banner.text and gui.has("replay/watch")


def test_bundled_matches_are_listed_by_their_endings_and_play(gui: Gui) -> None:
    """Some of every title; that every one replays is asked of the titles (`records`)."""
    gui.click("menu/replays")
    rows = [name for name in gui.names() if name.endswith("/badge")]
    titles = set()
    for number in range(0, len(rows), EVERY):
        gui.click(f"replays/{number}", "replay/watch")
        history = gui.room_as(Replay).history
        titles.add(history.record.title)
        assert history.is_proved
        gui.press("Escape")

    assert titles == set(games.TITLES)


# ---- turns, pace, eyes ----------------------------------------------------------------------


def test_it_leaps_from_turn_to_turn(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    heads = room.history.heads
    places = []
    for name in ("turn_on", "turn_on", "turn_on", "turn_back"):
        gui.click(f"replay/{name}")
        places.append(room.at)

    assert places == [heads[0], heads[1], heads[2], heads[1]]
    assert room.history.turn_at(heads[2] + 1) == 3


def test_where_a_turn_is_about_to_begin_it_is_named(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    heads = room.history.heads

    assert [dict(tell_place(room.history, at).args)["turn"] for at in (heads[2], heads[2] + 1)] \
        == ["3", "3"]
    assert dict(tell_place(room.history, heads[2] - 1).args)["turn"] == "2"


def test_a_turn_is_chosen_from_the_list(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    gui.click("replay/turns").shows(f"turns/{len(room.history.heads) - 1}").click("turns/4")

    assert room.at == room.history.heads[4]


def test_the_bar_is_clicked_and_dragged(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    bar = gui.find("replay/bar")
    gui.click_at(bar.place_of(room.history.heads[6]))
    assert room.at == room.history.heads[6]

    bar.press(bar.place_of(0))
    bar.drag((bar.box.right + 500, bar.box.y))
    assert room.at == len(room.history.steps)
    bar.drag((bar.box.x - 500, bar.box.y))
    assert room.at == 0


def test_it_plays_by_itself_pauses_and_stops_at_the_end(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    gui.click("replay/play").run(5)
    assert room.at >= 5
    gui.click("replay/play")
    paused = room.at
    gui.run(5)
    assert room.at == paused

    gui.press("End", "Left").click("replay/play").run(5)
    assert (room.at, room.is_playing) == (len(room.history.steps), False)


def test_a_faster_pace_comes_farther_in_the_same_time(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    came = []
    for speed in (0.5, 8.0):
        room.steer(0)
        room.speed = speed
        room.play(is_playing=True)
        for _ in range(60):
            gui.house.now += 100
            room.tick(gui.house.now)
        came.append(room.at)

    assert 0 < came[0] < came[1] / 4


def moves(room: Replay) -> bool:
    return room.showing.is_moving


def test_a_step_forward_is_seen_to_happen_and_a_jump_ends_it(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    room.steer(room.history.heads[3])
    while not moves(room) and room.at < len(room.history.steps):
        room.steer(room.at + 1)
    assert moves(room)

    room.steer(room.history.heads[1])
    assert not moves(room)
    assert room.showing.view == room.history.game.view(room.history.states[room.at], None)


def test_the_log_tells_a_step_when_it_has_been_seen(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    room.steer(room.history.heads[3])
    told = ""
    while not moves(room) and room.at < len(room.history.steps):
        told = gui.find("replay/log").words
        room.steer(room.at + 1)
    assert moves(room) and gui.find("replay/log").words == told
    room.showing.skip()
    gui.run()

    assert gui.find("replay/log").words != told


def test_through_the_eyes_of_a_seat_no_other_hand_is_seen(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    gui.press("PageDown", "PageDown")
    seen = []
    room.board.show = lambda sheets, lit=None: seen.append(sheets)  # type: ignore[method-assign]
    for eyes in (None, 0, 1):
        room.look(eyes)

    assert len({repr(sheets) for sheets in seen}) == 3


def test_other_eyes_see_no_event_that_was_found_before(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    for eyes in (None, 0):
        room.look(eyes)
        assert gui.find("replay/bar").events == ()

        for _frame in range(1 + len(room.history.steps) // READ):
            room.tick(0)
        cues = [cue for step in find_cues(room.history, eyes) for cue in step]
        assert cues and [event.at for event in gui.find("replay/bar").events] == [
            cue.index + 1 for cue in cues]


def test_a_line_of_the_log_leads_to_the_step_it_tells(gui: Gui, match: Session) -> None:
    room = watch(gui, match)
    gui.press("End")
    log = gui.find("replay/log")
    line = log.entries[10]
    log.on_pick(line)
    gui.run()

    assert room.at == line.index + 1


# ---- on from here ---------------------------------------------------------------------------


def test_a_match_is_played_on_from_its_middle_in_a_copy(gui: Gui, match: Session) -> None:
    before = match.record.actions[:]
    room = watch(gui, match)
    gui.press("PageDown", "PageDown")
    at = room.at
    gui.click("replay/branch", "branch/seat1").lift()
    table = gui.table

    assert table.session.record.actions[:at] == before[:at]
    assert table.session.record.assisted
    assert match.record.actions == before and not match.record.assisted
    table.session.play(table.session.offers()[0])


def test_of_computer_players_one_becomes_the_player(gui: Gui) -> None:
    gui.click("menu/replays", "replay/watch")
    for _page in range(3):  # beyond what is drawn before the first choice
        gui.press("PageDown")
    gui.click("replay/branch").lacks("branch/same").click("branch/seat0")
    table = gui.table

    levels = [player.level for player in table.session.record.players]
    assert levels[0] == ""
    assert all(levels[1:])


# ---- the result -----------------------------------------------------------------------------


def end_match(gui: Gui, match: Session) -> Result:
    return gui.enter(Result(gui.house, match))


def test_every_score_is_told_in_the_order_of_ranks(gui: Gui, match: Session) -> None:
    end_match(gui, match)
    outcome = outcome_of(match.state)
    for seat, score in enumerate(outcome.scores):
        assert gui.find(f"result/score{seat}").words == str(score)
    tops = sorted(range(2), key=lambda seat: gui.find(f"result/seat{seat}").box.y)
    assert [outcome.ranks[seat] for seat in tops] == sorted(outcome.ranks)


def test_the_chart_ends_with_the_final_scores_and_tells_every_turn(
        gui: Gui, match: Session) -> None:
    room = end_match(gui, match)
    outcome = outcome_of(match.state)
    standings = History(match.game, match.record).standings()
    assert (standings[0], standings[-1]) == ((0, 0), outcome.scores)

    chart = gui.find("result/chart")
    assert len(chart.spots) == len(standings)
    chart.point(chart.middle_of("turn:3"))
    assert gui.find("result/figures").words == gui.house.voice(chart.spots[3].name)
    chart.leave()
    assert str(outcome.scores[0]) in gui.find("result/figures").words
    assert room.players == ("Zoé", "Bob")


def test_a_turn_of_the_chart_and_a_moment_lead_into_the_replay(gui: Gui, match: Session) -> None:
    end_match(gui, match)
    gui.click_at(gui.find("result/chart").middle_of("turn:2"))
    replay = gui.room_as(Replay)
    assert replay.at == replay.history.heads[2]
    gui.press("Escape").click("story/0")
    replay = gui.room_as(Replay)
    assert replay.at == choose_highlights(replay.history)[0].at


def test_the_same_players_sit_down_again_for_another_match(gui: Gui, match: Session) -> None:
    end_match(gui, match)
    gui.click("result/again").lift()
    table = gui.table

    assert table.session.record.players == match.record.players
    assert table.session.record.seed == 11
    assert len(table.session.record.actions) < len(match.record.actions)


def test_help_that_was_taken_is_told(gui: Gui) -> None:
    helped = play_out(5)
    helped.record.assisted = True
    end_match(gui, helped)

    assert gui.has("result/assisted")


def test_a_match_that_cannot_be_told_again_still_tells_its_scores(gui: Gui) -> None:
    odd = play_out(6)
    odd.record.hashes[3] = "00000000"
    odd.record.actions[10] = "end"
    end_match(gui, odd)

    gui.shows("result/untold").lacks("result/chart").shows("result/score0")


# ---- which match it is ----------------------------------------------------------------------


def test_a_bundled_match_is_called_by_its_board_where_there_are_several(gui: Gui) -> None:
    gui.house.enter(Replays(gui.house, "commander"))
    gui.run(30)
    names = {gui.find(name).words for name in gui.names() if name.endswith("/name")}

    won = "Toutes les régions cruciales sont conquises."
    assert {f"Granique · {won}", f"Tyr · {won}"} <= names
    assert " · Gaugamèles · " in gui.find("details/match").words


def test_a_bundled_match_names_its_winner(gui: Gui) -> None:
    """The finding: “over” was all that a row said of the end."""
    gui.house.enter(Replays(gui.house, "alexandros"))
    gui.run(60)
    lines = [gui.find(name).words for name in gui.names() if name.endswith("/line")]

    assert len(lines) == 3
    assert all("gagne" in each for each in lines)
    assert any("Philotas gagne" in each for each in lines)


def test_the_only_board_of_a_title_is_not_told(gui: Gui) -> None:
    gui.house.enter(Replays(gui.house, "empire"))
    gui.run(30)
    names = [gui.find(name).words for name in gui.names() if name.endswith("/name")]

    assert names
    assert not any("campagne" in name for name in names)


def test_where_one_plays_alone_nobody_is_asked_through_whose_eyes(gui: Gui) -> None:
    alone, three = load_bundled("commander_granicus_victory"), load_bundled("empire_goal")
    room = watch(gui, alone)
    assert (room.journey.eyes, gui.has("replay/eyes")) == (0, False)

    room = watch(gui, three)
    assert (room.journey.eyes, gui.has("replay/eyes")) == (None, True)


def test_the_list_of_turns_tells_region_and_round_where_turns_do_not(
        gui: Gui, match: Session) -> None:
    room = watch(gui, load_bundled("empire_goal"))
    gui.click("replay/turns")
    told = [gui.find(f"turns/{number}").words for number in range(len(room.history.heads))]
    assert told[0].startswith("Tour\u00a01 · ")
    assert told[0].endswith(" · région\u00a01, manche\u00a01")
    assert any(" · région\u00a06, manche\u00a0" in each for each in told)
    assert any(each.endswith(", manche\u00a02") for each in told)

    assert History(match.game, match.record).progress(0) is None


def test_the_list_is_found_again_at_the_match_that_was_watched(gui: Gui) -> None:
    """The finding: after "Watch" and "Close" the chronicle opened another match."""
    gui.house.enter(Replays(gui.house))
    gui.click("replays/3", "replay/watch").press("Escape").run()

    assert [number for number in range(10) if gui.find(f"replays/{number}").is_on] == [3]


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize(("size", "text"), [((1024, 640), 100), ((1920, 1080), 150)])
def test_its_buttons_lie_beside_the_keys_in_two_lines(
        gui: Gui, match: Session, lang: str, size: tuple[int, int], text: int) -> None:
    """The finding: in large letters they had a row of their own, and the board was small."""
    gui.set(lang=lang, text=text)
    gui.desk.resize(*size)
    watch(gui, match)
    gui.run(1)
    keys, turns = gui.find("replay/play"), gui.find("replay/turns")
    line = gui.desk.text_height("x", "text", turns.size, 900.0)

    assert turns.box.y == keys.box.y
    assert all(gui.desk.text_height(each.words, "text", each.size, each.box.w - 2 * TIGHT)
               < 2.5 * line for each in turns.parent.children)

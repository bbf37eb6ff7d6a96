"""The tally below the words of a great cue: sides, losses, and numbers that are counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from alexandre import games
from alexandre.app import all_words
from alexandre.content import data
from alexandre.games.commander.events import GloryChanged, battle
from alexandre.games.commander.table.pictures.rivals import STORIED
from alexandre.kernel.contract import Event, View
from alexandre.kernel.text import Msg
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Disc, Sketch
from alexandre.ui.play.banners import proclamation
from alexandre.ui.play.banners.count_up import APART, FALL, count_landed, list_falls, list_parts
from alexandre.ui.play.banners.tally import (
    BEGINS,
    FOOT,
    LONGEST,
    draw_numbers,
    draw_settled,
    draw_tally,
    measure_low,
    numbers_of,
)
from alexandre.ui.play.cue import (
    BRIEF,
    FULL,
    GLANCED,
    NONE,
    READ,
    Counted,
    Cue,
    Rank,
    Side,
    Tally,
    plan_staging,
)
from alexandre.ui.widgets.cues.placing import LARGEST
from alexandre.ui.widgets.cues.tally_sheet import TallySheet
from tests.scenes.rooms import load_bundled, open_history
from tests.scenes.test_animation_queue import frames, showing, still
from tests.scenes.test_cues import GREAT, walk
from tests.ui.gui import Gui

MATCHES = ("commander_gaugamela_time", "commander_gaugamela_victory", "commander_granicus_death")
TAIL = 0.7  # of the size of letters: how far below their middle they reach, with some air
SAID = 74  # letters of a saying; more are set smaller than one can read from afar
TALLY = Tally(sides=(Side(name="A", counted=Counted("", 2, 5)), Side(name="B")),
              brief=Msg.of("ui.app.title"), counted=Counted("C", 9, 7))

PIECE = Sketch((94.0, 94.0), (Disc((47.0, 47.0), 40.0, "gold"),))
COUNTED_UP = Tally(sides=(Side(name="A", counted_from=1, pieces=((PIECE, 2), (PIECE, 3))),
                        Side(name="B", counted_from=0, pieces=((PIECE, 12),))))


def tallies(name: str, kind: str) -> Iterator[tuple[int, View, Event, View, Tally]]:
    """Those of the events of a kind, as the board tells them, with the number of the step."""
    history = open_history(name)
    game = history.game
    for number, step in enumerate(history.steps):
        for event in step.events:
            if type(event).__name__ == kind:
                before, after = (game.view(state, None)
                                 for state in history.states[number:number + 2])
                told = (each.events for each in reversed(history.steps[:number + 1]))
                tally = drawing_of(game).tally(game, before, event, after, told)
                assert tally is not None
                yield number, before, event, after, tally


def count_pieces(side: Side) -> int:
    return sum(n for _sketch, n in side.pieces)


def events_of_battle(name: str, number: int) -> list[Event]:
    """From its beginning to the end of that step."""
    steps = open_history(name).steps[:number + 1]
    first = next(at for at in reversed(range(len(steps)))
                 if any(isinstance(each, battle.BattleBegan) for each in steps[at].events))
    return [event for step in steps[first:] for event in step.events]


@pytest.mark.parametrize("name", MATCHES)
def test_a_battle_opens_with_both_lines(name: str) -> None:
    seen = 0
    for _number, _before, event, after, tally in tallies(name, "BattleBegan"):
        view: Any = after
        mine, foes = tally.sides
        assert isinstance(event, battle.BattleBegan)
        assert count_pieces(mine) == event.mine - 1  # without Alexander
        assert count_pieces(foes) == event.foes - (view.battle.leader is not None)
        assert [each.counted_from + count_pieces(each) for each in (mine, foes)
                if each.counted_from is not None] == [event.mine, event.foes]
        assert (tally.saying is not None) == (view.battle.region in STORIED)
        seen += 1
    assert seen


@pytest.mark.parametrize("name", MATCHES)
def test_it_ends_with_what_each_side_has_lost_and_the_glory_it_brought(name: str) -> None:
    seen = 0
    for number, _before, event, after, tally in tallies(name, "BattleEnded"):
        view: Any = after
        told = events_of_battle(name, number)
        began = next(each for each in told if isinstance(each, battle.BattleBegan))
        away = sum(isinstance(each, battle.ForceSentAway) for each in told)
        mine, foes = tally.sides
        assert isinstance(event, battle.BattleEnded)
        if event.result != "dead":
            left = sum(each.full + each.reduced for each in view.army)
            assert count_pieces(mine) == began.mine - 1 - away - left
        if event.result == "won":
            chiefs = sum(isinstance(each, battle.LeaderFell | battle.LeaderFled)
                         for each in told)
            more = sum(isinstance(each, battle.ForceDeployed) for each in told)
            assert count_pieces(foes) == began.foes + more - chiefs
        gained = sum(each.n for each in told if isinstance(each, GloryChanged))
        assert (0 if tally.counted is None else
                tally.counted.goal - tally.counted.start) == gained
        seen += 1
    assert seen


@pytest.mark.parametrize("name", MATCHES)
def test_the_fall_of_a_leader_is_told_once(name: str) -> None:
    history = open_history(name)
    for step in history.steps:
        fallen = [each for each in step.events if isinstance(each, battle.LeaderFell)]
        for event in step.events:
            if isinstance(event, battle.ForceHit) and fallen and event.noun == fallen[0].leader:
                view = history.game.view(history.states[-1], None)
                assert drawing_of(history.game).cue(history.game, view, event, view) is None


def test_every_place_of_a_battle_has_a_line_of_history_in_both_languages() -> None:
    words, places = all_words(), set[str]()
    for board in games.meta("commander").boards:
        game: Any = games.load("commander", board)
        tables = game.tables
        places |= {tables.regions[site.region].id for site in tables.sites}
    assert places == STORIED
    for lang in words.langs:
        words.lang = lang
        for place in places:
            assert 0 < len(words.say(Msg.of(f"commander.history.{place}"))) <= SAID


def test_a_region_that_is_over_counts_what_every_player_scored_in_all_its_rounds() -> None:
    for name in sorted(each.stem for each in data.saves().glob("empire_*.save"))[:2]:
        counted = list(tallies(name, "RegionEnded"))
        scores = dict.fromkeys(range(len(counted[0][4].sides)), 0)
        for _number, _before, _event, _after, tally in counted:
            for seat, side in enumerate(tally.sides):
                assert side.counted is not None and side.note is not None
                assert side.counted.start == scores[seat]
                scores[seat] = side.counted.goal
                facts: Any = dict(side.note.args)
                assert facts.pop("total") == sum(facts.values()) \
                    == side.counted.goal - side.counted.start
        assert len(counted) > 1


def test_a_region_that_is_over_names_the_awards_that_are_won_there_at_the_end() -> None:
    for name in ("empire_goal", "empire_short_turns"):
        named = Counter[int]()
        for _number, _before, _event, _after, tally in tallies(name, "RegionEnded"):
            for side in tally.sides:
                assert side.seat is not None
                if side.more is not None:
                    facts: Any = dict(side.more.args)
                    named[side.seat] += facts["n"]
        won = Counter[int]()
        events: list[Any] = [each for step in open_history(name).steps for each in step.events]
        for event in events:
            if type(event).__name__ == "AwardWon" and event.region is not None:
                won[event.seat] += event.points
        assert named == won and won


# ---- how it is shown --------------------------------------------------------------------------


def test_a_tally_is_read_however_soon_it_comes() -> None:
    cue = replace(GREAT, tally=TALLY, after=-1)
    staging = plan_staging(cue, 0, FULL, 0)
    brief = plan_staging(cue, 0, BRIEF, 0)
    told = replace(TALLY, sides=(replace(TALLY.sides[0], note=TALLY.brief), TALLY.sides[1]))
    longer = plan_staging(replace(cue, tally=told), 0, FULL, 0)

    assert staging is not None and staging.is_great and staging.after == READ
    assert longer is not None and longer.after > READ, "a sentence more to be read"
    assert brief is not None and brief.is_great and brief.after == GLANCED


@pytest.mark.parametrize(("setting", "value"), [("pace", "instant"), ("motion", "still")])
def test_where_nothing_moves_a_tally_stays_for_its_time_or_until_a_press(
        slow: Gui, setting: str, value: str) -> None:
    """The finding: with Instant a scored region ended in lines of the log."""
    slow.house.choose(setting, value)
    for press in (lambda: frames(slow, READ // 16), lambda: showing(slow).press()):
        stage = walk(slow, GREAT, TALLY)
        frames(slow, 40)
        assert stage.staging is not None and stage.staging.cue.tally == TALLY and stage.words
        press()
        frames(slow, 3)
        assert not stage.words and not showing(slow).is_moving


def test_without_staging_its_sum_stands_on_the_ribbon() -> None:
    staging = plan_staging(replace(GREAT, tally=TALLY), 0, NONE, 0)

    assert staging is not None and not staging.is_great
    assert staging.cue.line == TALLY.brief and staging.cue.tally is None


def test_numbers_are_counted_from_one_to_the_other() -> None:
    assert numbers_of(TALLY, 0) == (2, 9) and numbers_of(TALLY, BEGINS + LONGEST) == (5, 7)
    shown = [numbers_of(TALLY, since)[0] for since in range(0, BEGINS + LONGEST, 16)]
    assert sorted(set(shown)) == [2, 3, 4, 5] and shown == sorted(shown)


@pytest.mark.parametrize("sides", range(1, 6))
def test_all_of_it_lies_on_its_parchment(sides: int) -> None:
    size = (900.0, 330.0)
    tally = replace(TALLY, sides=(Side(name="A", note=Msg.of("ui.app.title"),
                                       pieces=tuple((draw_tally((94.0, 94.0), TALLY), 2)
                                                    for _ in range(13))),) * sides)
    for each in (*draw_tally(size, tally).captions, *draw_numbers(size, tally, 0).captions):
        assert 0 <= each.at[0] <= size[0] and 0 <= each.at[1] <= size[1]


def test_sides_end_above_a_sentence_or_a_number_below_them() -> None:
    bare = replace(COUNTED_UP, saying=None, counted=None)
    for below in (replace(bare, saying=Msg.of("kernel.undo")), replace(
            bare, counted=Counted("", 2, 5))):
        assert measure_low(below) < FOOT < measure_low(bare)


def test_pieces_are_counted_one_by_one_as_they_land() -> None:
    tally = COUNTED_UP
    ends = [begin + FALL for begin, _side, _place in list_falls(tally)]
    size = (900.0, 330.0)

    def sums(since: int) -> list[object]:
        return [part.key[0] for part in list_parts(size, tally, since) if len(part.key) == 1]

    assert sums(0) == [1, 0] and sums(READ) == [1 + 5, 12]
    assert [count_landed(tally, round(end)) for end in ends] == list(range(1, 18))
    assert all(later - end == APART for end, later in pairwise(ends))
    rest = [part for part in list_parts(size, tally, READ) if len(part.key) == 2]
    assert [part.key[1] for part in rest] == [2, 3, 12]
    assert all(0 <= part.at[0] <= size[0] - part.size[0] and part.at[1] + part.size[1] <= size[1]
               for part in rest)


def test_more_pieces_drop_in_a_shorter_time_from_one_to_the_next() -> None:
    many = replace(COUNTED_UP, sides=(replace(COUNTED_UP.sides[0], pieces=((PIECE, 90),)),) * 2)

    assert count_landed(many, GLANCED) < count_landed(many, READ - 500) == 180


def test_where_pieces_count_up_the_band_does_not_tell_their_numbers_before() -> None:
    cue = replace(GREAT, line=TALLY.brief, tally=COUNTED_UP)
    for detail in (FULL, BRIEF, NONE):
        staging = plan_staging(cue, 0, detail, 0)
        assert staging is not None and (staging.cue.line is None) == (detail != NONE)


def test_a_great_cue_asks_for_its_tally_and_shows_it_until_it_ends(slow: Gui) -> None:
    stage = walk(slow, Cue(rank=Rank.NOTABLE, title=GREAT.title))
    showing(slow).reset()
    still(slow)
    queue, asked = showing(slow), list[int]()

    def tally(*what: Any) -> Tally:
        asked.append(len(list(what[-1])))
        return TALLY

    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: GREAT, tally=tally)
    turn = queue.session.steps[-1].index
    event = queue.session.steps[-1].events[0]
    queue.show_events(queue.view, (event,), queue.view, turn)
    seen = set[tuple[int, ...]]()
    for _frame in range(400):
        if stage.staging is not None:
            sheet = stage._tally_sheet(stage.staging.cue)
            assert sheet is not None
            seen.add(sheet.list_shown(stage._measure_reading(stage.staging, stage.time)))
        slow.now += 16
        showing(slow).tick(slow.now)
    assert asked == [len(queue.session.steps)]
    assert (1, 2, 9) in seen and (1, 5, 7) in seen and stage.staging is None


def test_a_tally_is_laid_when_its_band_is_whole(
        slow: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = walk(slow, None)
    queue = showing(slow)
    still(slow)
    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: GREAT,
                                  tally=lambda *_asked: TALLY)
    queue.show_events(queue.view, queue.session.steps[-1].events[:1], queue.view)
    laid, opened = list[float](), set[float]()
    monkeypatch.setattr(TallySheet, "lay",
                        lambda *_asked: laid.append(stage._measure_opening(stage.time).cloth))
    for _frame in range(200):
        frames(slow)
        opened.add(stage._measure_opening(stage.time).cloth)
        slow.paint()

    assert any(0.0 < share < 1.0 for share in opened)
    assert set(laid) == {1.0}


def test_when_a_leader_has_fallen_his_battle_is_seen_until_its_end_is_told_with_all_losses(
        slow: Gui) -> None:
    """All of that is one step, after which there is no battle any more."""
    history = open_history(MATCHES[1])
    step = next(each for each in history.steps if {"LeaderFell", "BattleEnded"} <= {
        type(event).__name__ for event in each.events})
    room = slow.enter(Replay(slow.house, history, step.index))
    queue, seen = room.showing, list[tuple[str, str, bool]]()
    room.go(step.index + 1)
    while queue.is_moving:
        frames(slow)
        stage, great = room.board.stage, queue.stage.great
        cue = stage.ribbon.cue if stage.ribbon else (
            great.cue if great and stage.words else None)
        if cue is not None:
            sheet = next(each.name for each in room.board._sheets if each.place == "main")
            seen.append((cue.title.key.rpartition(".")[2], sheet, cue.tally is not None))

    assert list(dict.fromkeys(seen))[:2] == [("leader_fell", "battle", False),
                                             ("won", "map", True)]


# ---- points that fly --------------------------------------------------------------------------


def test_points_of_catan_fly_as_the_score_has_them() -> None:
    history = open_history("catan_persepolis")
    game, kinds = history.game, set[str]()
    for number, step in enumerate(history.steps):
        before, after = (game.view(state, None) for state in history.states[number:number + 2])
        cues = [cue for event in step.events
                if (cue := drawing_of(game).cue(game, before, event, after)) and cue.points]
        for seat in {cue.seat for cue in cues if cue.seat is not None}:
            was, now = (view.players[seat].score  # type: ignore[attr-defined]
                        for view in (before, after))
            assert sum(each.points for each in cues if each.seat == seat) == now - was
        kinds |= {each.title.key.rpartition(".")[2] for each in cues}
    assert kinds == {"founded", "city", "road", "army", "first_adviser", "adviser"}


@pytest.mark.parametrize("larger", [1.0, LARGEST])
def test_a_second_line_stays_clear_of_the_lower_edge(larger: float) -> None:
    high = 200.0
    words = proclamation.Words("title", "line", proclamation.TITLE * high,
                               proclamation.LINE * larger * high, 300.0)
    line = proclamation.draw_title((1280.0, high), words, GREAT).captions[-1]

    assert line.at[1] + TAIL * line.size < (1 - proclamation.RIM) * high


@pytest.mark.parametrize(("name", "kind"), [("empire_turns", "RegionEnded"),
                                            ("commander_gaugamela_time", "BattleEnded")])
def test_a_line_of_the_log_opens_its_tally_again(gui: Gui, name: str, kind: str) -> None:
    """The finding: once closed, the result of a region was nowhere to be read."""
    number, *_views, tally = next(tallies(name, kind))
    gui.enter(Table(gui.house, load_bundled(name), "match"))
    log = gui.run(4).table.plain.log
    line = next(each for each in log.entries
                if each.index == number and type(each.event).__name__ == kind)
    log.on_pick(line)

    sketch = gui.run(2).find("tally/sides").sketch
    assert {each.text for each in draw_settled((900, 200), tally).captions} <= {
        each.text for each in sketch.captions}
    gui.click("tally/close")
    gui.run(2).lacks("tally/sides")

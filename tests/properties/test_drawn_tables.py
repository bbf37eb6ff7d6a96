"""Laws of every drawn table: what can be pointed at, what moves or is silent, what is prepared."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib import import_module
from itertools import pairwise

import pytest

from alexandre import games
from alexandre.kernel.contract import State
from alexandre.kernel.rng import Rng
from alexandre.ui.draw.sketch import with_bleed
from alexandre.ui.play.planner import Planner
from tests.helpers.stages import list_events, titles_declaring
from tests.helpers.walks import Table, list_drawn_titles, plain_tables, positions

DRAWN = [each for each in plain_tables() if each.title in list_drawn_titles()]
LOOKS = 14  # positions of a match
CLICKS = 10
LATER = ("act:", "ask:", "bid:", "face:")  # spots after a first click, or on a strip
IN_WORDS = {  # first words of offers that have a button alone, or are told in a form
    "alexandros": "settle end", "empire": "bid raise allot pay end",
    "phalanxx": "decline keep pass", "catan": "fail accept refuse drop end pass propose",
    "commander": "proceed yield suffer heed forgo cancel allow disband city temple encamp array "
                 "end fight intimidate"}
COUNTED = ("empire",)  # one spot for several numbers
EQUAL = "shown:"  # two cards of one symbol that lie face up are one choice


@cache
def spread(table: Table) -> list[State]:
    """Positions of a random match in which a seat decides, spread over it."""
    states = [each for each in positions(table, seed=5, every=7) if each.actor() >= 0]
    return states[::max(1, len(states) // LOOKS)]


@pytest.mark.parametrize("table", DRAWN, ids=str)
def test_spots_are_named_once_lie_on_their_sheet_and_show_nothing_hidden(table: Table) -> None:
    """Tables that a seat cannot tell apart look the same to it."""
    game, drawing = table.game(), games.table(table.game())
    for number, state in enumerate(spread(table)):
        seat = number % table.seats
        sheets = drawing.sheets(game, game.view(state, seat))
        other = state.determinize(seat, Rng(3, "deal"))
        assert drawing.sheets(game, game.view(other, seat)) == sheets
        counts = Counter(spot.id for sheet in sheets for spot in sheet.sketch.spots)
        assert not [id for id, times in counts.items() if times > 1 and not id.startswith(EQUAL)]
        for sketch in (each.sketch for each in sheets):
            (left, top), size = with_bleed(sketch.size, sketch.bleed)
            for spot in sketch.spots:
                assert set(spot.neighbours) <= counts.keys()
                assert all(0 <= x - left <= size[0] and 0 <= y - top <= size[1]
                           for x, y in spot.outline)
        if seat != state.actor():
            sheets = drawing.sheets(game, game.view(state, state.actor()))
        check_spelling(table, state, {spot.id for each in sheets for spot in each.sketch.spots})


def check_spelling(table: Table, state: State, there: set[str]) -> None:
    """An offer is clicked where something lies, and none is the beginning of another."""
    drawing = games.table(table.game())
    spelled = sorted(filter(None, map(drawing.spots, state.legal())))
    silent = {each.text.split()[0] for each in state.legal() if not drawing.spots(each)}
    assert silent <= set(IN_WORDS[table.title].split())
    assert all(spot in there or spot.startswith(LATER) for each in spelled for spot in each)
    assert len(set(spelled)) == len(spelled) or table.title in COUNTED
    assert not any(len(short) < len(longer) and longer[:len(short)] == short
                   for short, longer in pairwise(spelled))


@pytest.mark.parametrize("title", titles_declaring("tweens"))
def test_every_event_has_its_row_of_movement_sound_and_spots(title: str) -> None:
    motion = import_module(f"alexandre.games.{title}.table.animation.motion")
    events = set(list_events(title))

    assert set(motion.EVENTS) == events
    assert set(games.table(games.load(title)).sounds) == events


@pytest.mark.parametrize("table", DRAWN, ids=str)
def test_whatever_is_planned_can_be_done(table: Table) -> None:
    """Over random positions: clicks on anything lit, and what comes of it is offered."""
    for state in spread(table):
        planner = Planner(table.game(), state, games.table(table.game()))
        sent = list(planner.plan.commit()) if planner.plan else []
        for number in range(CLICKS):
            lit = sorted(planner.lit())
            if not lit or (sent and not planner.plan):
                break
            sent = list(planner.click(lit[number * 5 % len(lit)])) or (
                list(planner.plan.commit()) if planner.plan else [])
            copy = state.clone()
            for action in sent:
                assert action in copy.legal()
                copy.apply(action)

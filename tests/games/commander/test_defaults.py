"""The default of a question, the hits that are prepared and the counsellor's answer agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from alexandre.ai.review import counsel, facts
from alexandre.ai.seat import choice, never
from alexandre.app import all_words
from alexandre.games import hints, load, table
from alexandre.games.commander.actions.verbs import Scout
from alexandre.games.commander.hints import HINTS, suggest
from alexandre.games.commander.hints.reasons import REASONS, reason_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.table import DRAWING
from alexandre.games.commander.table.planning.allotting import allot, is_absorbed, is_allotting
from alexandre.games.commander.table.planning.plans import course
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.ui.play.offers import main_of, offers_of, pass_of, rest_of
from alexandre.ui.sidebar.page import page_of
from alexandre.ui.sidebar.plain import PlainView
from tests.games.commander.field import fought
from tests.ui.test_plain import make_root

WORDS = all_words()


def lead(board: str, seed: int) -> Iterator[tuple[Session, Position]]:
    """The questions of a campaign with a choice, one after the other; the counsellor leads it."""
    session, rnd = Session.new(load("commander", board), [Player("Zoé")], seed=seed), Rng(seed)
    while session.decider != OVER:
        if session.decider == CHANCE:
            session.draw_chance()
            continue
        state = cast(Position, session.state)
        if len(state.legal()) > 1:
            yield session, state
        answer = HINTS.draw(state, rnd)
        assert answer is not None
        session.play(answer)


@pytest.mark.parametrize("board", ["granicus", "gaugamela"])
def test_what_enter_takes_is_what_the_counsellor_answers(board: str) -> None:
    """The finding: Enter had Aristander add 1, which the coach advised against, and prepared a
    loss where he would rally."""
    asked = Counter[bool]()
    for session, state in lead(board, 0):
        advised = suggest(state)
        if advised is None:
            continue
        prepared = allot(state, ()) if is_allotting(state) else None
        main = main_of(offers_of(session, table(session.game)))
        if prepared is not None and not is_absorbed(state):
            assert prepared.actions[0] is advised
        else:
            assert main is None or main.action is advised
        asked[main is not None] += 1

    assert asked[True] > 20


def test_hits_that_the_counsellor_absorbs_are_not_prepared_but_can_be() -> None:
    story = fought(mine="archers peltasts", foes="persian_archers levy", plans="rally")
    story.play("fight_on; attack; die 6; die 1")
    game = cast(Any, story.game)

    assert suggest(story.table) is game.parse("rally")
    assert course(game, story.table, ()) is None
    (force,) = (each for each in DRAWING.spots(game.parse("take archers")))
    assert course(game, story.table, (force,)) is not None


def test_the_coach_gives_the_counsellor_s_answer_to_a_small_question_and_a_rival(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: a bare “Keep the die.”, compared with nothing."""
    for name, worlds in (("WORLDS", 4), ("LENT", 2), ("LEAST", 2)):
        monkeypatch.setattr(facts, name, worlds)
    state = next(state for _session, state in lead("granicus", 0) if state.phase == Phase.ADVICE)
    game = load("commander", "granicus")
    plans = counsel.advise(game, hints(game), state, 0, choice(3), never, seconds=0.01)
    advised = suggest(state)

    assert advised is not None and plans[0].line == (advised.text,)
    assert {plans[1].line[0], advised.text} == {"heed", "forgo"} and plans[1].of


def test_every_kind_of_reason_can_be_told() -> None:
    told = dict[type, str]()
    for board in ("granicus", "issus", "gaugamela", "tyre"):
        for _session, state in lead(board, 0):
            for action in state.legal():
                reason = reason_of(state, action)
                if reason is not None:
                    told[type(action)] = WORDS.say(reason)

    assert set(REASONS) == set(told)
    assert all(each.endswith(".") and "⟦" not in each for each in told.values())


def test_the_ring_rests_on_no_way_to_where_nothing_is_left_to_conquer() -> None:
    """The finding: after Chaeronea the red button led back into one's own land, at a price."""
    seen = Counter[bool]()
    for session, state in lead("granicus", 0):
        if state.phase == Phase.CONQUEST:
            offers = offers_of(session, table(session.game))
            rest = rest_of(offers)
            ahead = None if rest is None or not isinstance(rest.action, Scout) else \
                state.is_hostile(state.tables.regions[rest.action.index].site)
            seen[any(isinstance(each.action, Scout) for each in offers)] += 1
            assert ahead is not False

    assert seen[True] > 1


def test_a_camp_is_an_answer_of_its_own_with_neither_place_nor_key_of_passing__6_9() -> None:
    """The finding: it stood where “Stay outside” was pressed before, and had its key."""
    session = next(session for session, state in lead("granicus", 0)
                   if state.phase == Phase.CONQUEST)
    offers = offers_of(session, table(session.game))
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.show(page_of(session, is_asked=True, drawing=table(session.game)))
    rest = rest_of(offers)

    assert pass_of(offers) is None and not view.offers.end.children
    assert "offer/encamp" in [row.name for row in view.offers.scroll.column.children]
    assert rest is not None and rest.action.text != "encamp"


def test_razing_has_a_digit_and_the_ring_rests_on_governing__10_4() -> None:
    session = next(session for session, state in lead("granicus", 0)
                   if state.phase == Phase.TREATMENT)
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.show(page_of(session, is_asked=True, drawing=table(session.game)))

    assert "raze" in [each.action.text for each in view.offers.digits.values()]
    assert view.offers.rest is not None and view.offers.rest.name == "offer/govern"

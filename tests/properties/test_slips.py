"""A club evening by a list: slips at a real table, all corrected, and nothing is asked twice.

A match that was played is entered again.  Fifteen times in each of two titles the wrong outcome
is entered and the match goes on with it, until somebody notices; then the entry is corrected.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.content import data
from alexandre.kernel.chance import identify
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.record import ASKED, from_plain
from alexandre.kernel.replay import is_outcome, replay
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from tests.helpers.walks import step

SLIPS = 15
LATE = 10  # answers at most before a slip is noticed


class Evening:
    """A match that happened at a real table, and its entries."""

    def __init__(self, save: str, seed: int) -> None:
        self.record, self.game = from_plain(
            read_document(data.saves() / f"{save}.save").body, games.load)
        self.rnd = Rng(seed, "slips")
        asked = replace(self.record.until(0), chance=ASKED, snapshot=None)
        self.session = Session(self.game, asked)
        state, self.questions = self.record.start(self.game), list[tuple[int, int, str]]()
        ended = 0
        for text in self.record.actions:
            action = self.game.parse(text)
            actor = 0 if state.actor() == CHANCE and not is_outcome(state, action) \
                else state.actor()
            self.questions.append((actor, ended, identify(self.game, state)))
            state.apply(action)
            ended += self.game.ends_turn(action)
        self.entered: set[int] = set()  # the entered outcomes by position
        self.late = 0  # entries after a slip

    @property
    def chances(self) -> list[int]:
        """The positions where another outcome of chance was possible."""
        return [at for at, each in enumerate(self.questions) if each[0] == CHANCE]

    def enter_all(self, slips: set[int]) -> None:
        """Enter the whole match in its order."""
        texts, session = self.record.actions, self.session
        while session.turn < len(texts):
            at = session.turn
            if self.questions[at][0] == CHANCE:
                assert at not in self.entered, f"{texts[at]} at {at} is asked twice"
                self.entered.add(at)
                others = [each for each, _n in session.state.outcomes() if each.text != texts[at]]
                if at in slips and others:
                    session.play(others[self.rnd(len(others))])
                    self.go_on(at)
                    session.correct({at: texts[at]})
                    assert session.record.actions == texts[:session.turn]
                    continue
            session.play(texts[at])
            assert session.record.actions == texts[:session.turn]

    def go_on(self, slip: int) -> None:
        """Answer what the program asks after a slip: dice as they fell at the table, choices as
        they were made; of what did not happen there, anything."""
        session, used = self.session, set[int]()
        ended = self.questions[slip][1]
        last = slip
        for _answer in range(self.rnd(LATE)):
            if session.decider == OVER:
                return
            question = identify(self.game, session.state)
            same = [at for at, each in enumerate(self.questions)
                    if at > slip and at not in used and each == (session.decider, ended, question)]
            at = next((each for each in same if each > last or session.decider == CHANCE), None)
            if at is None:
                if session.decider != CHANCE and same:
                    return
                answer = step(session.state, self.rnd)
                if self.game.ends_turn(answer):
                    return
                session.play(answer)
                continue
            text = self.record.actions[at]
            is_next = all((self.questions[each][0] == CHANCE and each in used) or
                          self.questions[each][2] != question for each in range(last + 1, at))
            if self.game.parse(text) not in session.offers() or not is_next:
                return
            if session.decider == CHANCE:
                self.entered.add(at)
                self.late += 1
            used.add(at)
            last = max(last, at)
            if self.game.ends_turn(self.game.parse(text)):
                ended += 1
            session.play(text)


@pytest.mark.parametrize("save", ["commander_issus_victory", "catan_points"])
def test_fifteen_slips_are_corrected_and_nothing_is_asked_twice(save: str) -> None:
    evening = Evening(save, 5)
    chances = evening.chances
    slips = {chances[len(chances) * each // SLIPS] for each in range(SLIPS)}
    evening.enter_all(slips)

    session = evening.session
    assert len(slips) == SLIPS
    assert evening.late >= SLIPS, "nothing was entered between a slip and its correction"
    assert session.record.actions == evening.record.actions
    assert session.state.hash() == replay(evening.game, evening.record)[0].hash()
    assert len(session.record.corrected) >= SLIPS - 2
    assert not session.record.rest and not session.record.assisted

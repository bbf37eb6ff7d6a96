"""The experiment on the coach's advice: its verdicts, and where it resumes."""

from __future__ import annotations

from pathlib import Path

import pytest

from alexandre import games
from alexandre.ai.planner import Trial
from alexandre.kernel.contract import Rnd, State
from alexandre.kernel.hints import Plan
from tools.lab import advice
from tools.lab.advice import Told, describe, is_met, look_around, read_told
from tools.lab.coach import begin, play_on
from tools.lab.findings import Findings
from tools.lab.whole_matches import play_to_end

FACTS = [("You play the horses", 20, 2, 18, 4), ("You lose Gaza", 3, 12, 9, 9)]


def tell(lead: float | None, error: float = 10.0, text: str = "Pass.") -> Told:
    return Told(1, 2, 0, {"en": text}, FACTS, 0.5, lead, error)


@pytest.mark.parametrize(("lead", "verdict"), [
    (30.0, "better"), (-15.0, "even"), (-30.0, "worse"), (None, "even")])
def test_advice_is_worse_beyond_two_standard_errors(lead: float | None, verdict: str) -> None:
    assert tell(lead).verdict == verdict


def test_a_fact_is_true_again_where_it_leans_the_same_way() -> None:
    assert tell(0.0).true == 1
    assert "2, 1" in describe("catan", 3, [tell(0.0)])


def test_false_facts_bad_advice_and_empty_words_are_not_good_enough() -> None:
    assert is_met([Told(1, 2, 0, {"en": "Pass."}, FACTS[:1], 0.5, 0.0)])
    assert not is_met([tell(0.0)])
    assert not is_met([Told(1, 2, 0, {"en": "Pass."}, [], 0.5, -30.0, 10.0)])
    assert not is_met([Told(1, 2, 0, {"en": "Pass: better for points."}, [], 0.5, 0.0)])


def test_it_goes_on_where_it_was_interrupted(tmp_path: Path,
                                              monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "advice.jsonl"
    first = look_around("phalanxx", 2, 1, 5, 2, Findings(path, read_told))
    assert first[0].text["en"] != first[0].text["fr"]
    monkeypatch.setattr(advice, "write_out", None)

    again = look_around("phalanxx", 2, 1, 5, 2, Findings(path, read_told))
    assert [each.text for each in again] == [each.text for each in first]


def test_a_policy_is_followed_to_the_end_of_the_match() -> None:
    """A bidder's limit is more than its first bid."""
    game = games.load("phalanxx")
    state = next(iter(play_on(begin("phalanxx", 2, 3))))
    asked: list[State] = []

    def follow(at: State, _rnd: Rnd) -> None:
        asked.append(at)

    play_to_end(game, games.hints(game), state, Trial(Plan((state.legal()[0],), follow)), 1, 7)

    assert len(asked) > 1

"""The order of an advice: what to do, why, and only then the other plan."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.ai.review.plans import Weighed
from alexandre.ai.review.telling import tell_advice
from alexandre.kernel.text import Msg
from tests.ai.test_advice import weigh_facts


def test_the_reason_comes_before_the_alternative(monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “Follow the Temple card. The second choice would be …”, then the reason."""
    game = games.load("empire")
    hints = games.hints(game)
    why = Msg.of("ai.plan.end")
    monkeypatch.setattr(type(hints), "reason", lambda *_: why)
    even, second = (tell_advice(game, hints, game.start(2, {}), [
        Weighed(("bid 1",), 5, 24, False, chance=400), weigh_facts(loss=loss)])
        for loss in (5, 100))

    assert [each.key for each in even] == ["ai.advice.alone", why.key, "ai.advice.next.even"]
    assert [each.key for each in second] == [
        "ai.advice.alone", why.key, "ai.advice.next.second", "ai.advice.raises"]

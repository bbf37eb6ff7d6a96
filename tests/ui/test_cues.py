"""The staging of cues: by rank, by the player's setting, by the cue just before."""

from __future__ import annotations

import pytest

from alexandre.kernel.text import Msg
from alexandre.ui.play.cue import APART, BRIEF, FULL, NONE, STILL, Cue, Rank, plan_staging

GREAT = Cue(rank=Rank.GREAT, title=Msg.of("a"), before=300, after=1000)
NOTABLE = Cue(rank=Rank.NOTABLE, title=Msg.of("b"))


def test_a_great_cue_keeps_everything_waiting_and_a_notable_one_only_its_movement() -> None:
    great, notable = plan_staging(GREAT, 500, FULL, APART), plan_staging(NOTABLE, 500, FULL, APART)

    assert great is not None and notable is not None
    assert (great.before, great.thing, great.after, great.length) == (300, 500, 1000, 1800)
    assert notable.length == 500 and notable.after > 0


def test_the_movement_waits_for_the_time_before_it_and_rests_after_it() -> None:
    staging = plan_staging(GREAT, 500, FULL, APART)

    assert staging is not None
    assert [staging.movement(time) for time in (0, 299, 300, 550, 800, 1799)] == [
        0, 0, 0, 250, 500, 500]
    assert [staging.end_of_phase(time) for time in (0, 300, 799, 800, 1799)] == [
        300, 800, 800, 1800, 1800]


def test_a_second_great_cue_soon_after_the_first_is_told_by_a_ribbon() -> None:
    staging = plan_staging(GREAT, 500, FULL, APART - 1)

    assert staging is not None and not staging.is_great
    assert staging.before == 0


def test_in_brief_the_words_come_at_once_and_nothing_gets_dark() -> None:
    staging = plan_staging(GREAT, 500, BRIEF, APART)

    assert staging is not None and staging.is_great and staging.is_bare
    assert staging.before == 0 and staging.length < 1800


@pytest.mark.parametrize("since", [0, APART])
def test_without_staging_a_great_cue_is_still_told(since: int) -> None:
    staging = plan_staging(GREAT, 500, NONE, since)

    assert staging is not None and not staging.is_great
    assert staging.after == STILL
    assert plan_staging(NOTABLE, 500, NONE, since) is None

"""The sounds themselves: every name has its file and its use, all are equally loud, none clips,
and what is endless has no seam."""

from __future__ import annotations

import array
import math
import re
from collections.abc import Iterator, Sequence

import pygame
import pytest

from alexandre import games
from alexandre.content import data
from alexandre.kernel.contract import Event
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.home.settings import SAMPLES
from alexandre.ui.play.palette import CUES, HAND, MUSIC, SOUNDS, Beats, By, beats_of, names_of
from alexandre.ui.window.mixer import RATE
from tests.architecture.source import PACKAGE, ROOT, files
from tests.helpers.stages import titles_with
from tools.art.sounds.loudness import measure_integrated, measure_moment, measure_peak

FOLDER = data.assets() / "sounds"
ROW = re.compile(r"^\| `(.+)` \| ([\d.]+) \| (-[\d.]+) \| (-[\d.]+) \| (\d+) \|$", re.MULTILINE)
CALL = re.compile(r"sounds\.play\((.*)\)")
SHIPPED_MOST = 6_000_000  # bytes, all together
NEAR = 3.0  # LU between the softest and the loudest
BOTH = 10 * math.log10(2)  # LU that two equal channels are louder than one
LONGEST = {"hand": 1.0, "deeds": 4.0}
QUIET = 330  # of 32768: a hundredth
LAST_PAGE = 7.0  # seconds: a scene of its own


@pytest.fixture(autouse=True, scope="module")
def _mixer() -> Iterator[None]:
    pygame.mixer.quit()
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    yield
    pygame.mixer.quit()


def list_files() -> list[str]:
    return sorted(path.relative_to(FOLDER).with_suffix("").as_posix()
                  for path in FOLDER.rglob("*.ogg"))


def streams() -> list[str]:
    return [name for name in list_files() if "/" in name]


def rows() -> dict[str, tuple[float, float, float, int]]:
    """The page's figures: seconds, loudness, peak, bytes."""
    page = (ROOT / "docs" / "sounds.md").read_text(encoding="utf-8")
    return {name: (float(seconds), float(loudness), float(peak), int(size))
            for name, seconds, loudness, peak, size in ROW.findall(page)}


def decode(name: str) -> list[array.array[int]]:
    """Both channels of a file, as the mixer plays it."""
    pulses = array.array("h", pygame.mixer.Sound(str(FOLDER / f"{name}.ogg")).get_raw())
    return [pulses[0::2], pulses[1::2]]


def scale(channel: array.array[int]) -> list[float]:
    return [value / 32768 for value in channel]


# ---- names ------------------------------------------------------------------------------------


def test_every_name_has_its_file_and_every_file_its_name() -> None:
    wanted = {*SOUNDS, *(f"music/{each}" for each in MUSIC),
              *(f"places/{title}" for title in titles_with("sounds"))}

    assert set(list_files()) == wanted
    assert not set(HAND) & set(CUES)


def test_every_sound_is_used_by_a_title_or_by_the_house() -> None:
    used = {name for title in games.TITLES
            for choice in drawing_of(games.load(title)).sounds.values()
            for name in names_of(choice)} - {""}

    assert used <= set(SOUNDS), f"no such sounds: {used - set(SOUNDS)}"
    assert set(SOUNDS) == used | set(list_house_sounds()), set(SOUNDS) - used


def list_house_sounds() -> Iterator[str]:
    """Names in calls of `sounds.play`, and the samples of the settings."""
    yield from SAMPLES.values()
    for path in files(PACKAGE / "scenes"):
        for call in CALL.findall(path.read_text(encoding="utf-8")):
            yield from (name for name in re.findall(r'"(\w+)"', call) if name in SOUNDS)


def test_a_sound_may_depend_on_a_field_of_its_event() -> None:
    class Paid(Event):
        n = 3

    class Owed(Event):
        n = 9

    choice = By("n", {3: "coin3", 4: By("n", {}, "card")}, Beats("horn", "coins", "lyre"))

    assert beats_of({Paid: choice}, Paid()) == Beats(thing="coin3")
    assert beats_of({Owed: choice}, Owed()) == Beats("horn", "coins", "lyre")
    assert beats_of({}, Paid()) == Beats()
    assert list(names_of(choice)) == ["coin3", "card", "horn", "coins", "lyre"]


# ---- loudness ---------------------------------------------------------------------------------


def sine(level: float, seconds: float = 1.0, rate: int = 48000) -> list[float]:
    peak = 10 ** (level / 20)
    return [peak * math.sin(2 * math.pi * 997 * index / rate)
            for index in range(round(seconds * rate))]


def test_the_measure_gives_what_the_recommendation_gives_for_a_tone() -> None:
    assert measure_integrated([sine(0.0)], 48000) == pytest.approx(-3.01, abs=0.02)
    assert measure_integrated([sine(-23.0)] * 2, 48000) == pytest.approx(-23.0, abs=0.02)
    assert measure_moment([sine(-20.0, rate=32000)], 32000) == pytest.approx(-23.0, abs=0.05)
    assert measure_peak([sine(-6.0)]) == pytest.approx(-6.0, abs=0.01)


def test_silence_between_is_not_counted_and_a_short_sound_is_softer() -> None:
    tone = sine(-20.0, 2.0)

    assert measure_integrated([tone + [0.0] * 480_000], 48000) == pytest.approx(
        measure_integrated([tone], 48000), abs=0.6)
    assert measure_moment([sine(-20.0, 0.1)], 48000) == pytest.approx(
        measure_moment([tone], 48000) - 6.02, abs=0.1)


@pytest.fixture(scope="module")
def measures() -> dict[str, tuple[float, float, float]]:
    """Seconds, loudness of the loudest moment and peak of every short sound, measured anew."""
    figures = {}
    for name in SOUNDS:
        channel = scale(decode(name)[0])
        figures[name] = (len(channel) / RATE, measure_moment([channel], RATE) + BOTH,
                       measure_peak([channel]))
    return figures


def test_all_sounds_are_equally_loud_and_none_clips(
        measures: dict[str, tuple[float, float, float]]) -> None:
    loudness = {name: each for name, (_seconds, each, _peak) in measures.items()}
    loudness |= {name: rows()[name][1] for name in streams()}

    assert max(loudness.values()) - min(loudness.values()) <= NEAR, loudness
    assert max(peak for _seconds, _loudness, peak in measures.values()) < -0.5


def test_the_page_shows_what_is_shipped(measures: dict[str, tuple[float, float, float]]) -> None:
    """Another figure means that `tools/art/sounds/make.py` was not run."""
    page = rows()
    assert sorted(page) == list_files()
    for name, (seconds, _loudness, _peak, size) in page.items():
        assert (FOLDER / f"{name}.ogg").stat().st_size == size, name
        if name in measures:
            assert measures[name] == pytest.approx(page[name][:3], abs=0.1), name
        else:
            assert len(decode(name)[0]) / RATE == pytest.approx(seconds, abs=0.01), name


@pytest.mark.long
def test_music_and_places_are_as_loud_as_the_page_says() -> None:
    for name in streams():
        channels = [scale(each) for each in decode(name)]
        assert measure_integrated(channels, RATE) == pytest.approx(rows()[name][1], abs=0.1), name
        assert measure_peak(channels) < -0.5, name


def test_a_sound_is_as_long_as_a_cue_allows_and_begins_and_ends_in_silence(
        measures: dict[str, tuple[float, float, float]]) -> None:
    for name, (seconds, _loudness, _peak) in measures.items():
        assert seconds <= (LAST_PAGE if name == "life" else LONGEST[SOUNDS[name]]), name
        channel = decode(name)[0]
        assert abs(channel[0]) < QUIET, f"{name} begins with a click"
        assert abs(channel[-1]) < QUIET, f"{name} ends with a click"


def test_the_music_lasts_some_minutes_and_all_is_small() -> None:
    assert 180 < sum(rows()[f"music/{each}"][0] for each in MUSIC) < 600
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.ogg")) < SHIPPED_MOST


# ---- what is endless --------------------------------------------------------------------------


def jump(channel: Sequence[int]) -> float:
    """The distance of the joint of end and beginning from going on straight."""
    before, last, first, after = channel[-2], channel[-1], channel[0], channel[1]
    return max(abs(first - (2 * last - before)), abs(last - (2 * first - after)))


@pytest.mark.parametrize("name", streams())
def test_the_end_leads_into_the_beginning_without_a_seam(name: str) -> None:
    for channel in decode(name):
        bends = sorted(abs(channel[index - 1] - 2 * channel[index] + channel[index + 1])
                       for index in range(RATE, RATE * 20, 7))
        assert jump(channel) <= bends[round(0.999 * len(bends))] + 60, name


def test_a_seam_would_be_found() -> None:
    wave = [round(9000 * math.sin(2 * math.pi * 100 * index / RATE)) for index in range(RATE)]

    assert jump(wave) < 20
    assert jump(wave[:-80]) > 1000

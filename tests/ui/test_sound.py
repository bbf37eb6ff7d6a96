"""The players of sounds, and their moments; the sounds themselves are tested in `test_palette.py`.
"""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from alexandre.content import data
from alexandre.ui.play.palette import SOUNDS
from alexandre.ui.window import mixer as mixing
from alexandre.ui.window import sound
from alexandre.ui.window.ducking import BACK, HOLD, LEAD, Ducking
from alexandre.ui.window.mixer import FADE, FRAME, Mixer
from alexandre.ui.window.sound import Sounds

FOLDER = data.assets() / "sounds"
LOUD = {"volume": 100, "music": 100, "places": 100, "deeds": 100, "hand": 100}
DUCKED = 10 ** (-8 / 20)


class Recorder:
    """Stands in for the mixer: keeps what it is told, and lets a test wait for it."""

    def __init__(self) -> None:
        self.played: list[tuple[str, float, float]] = []
        self.streams: list[tuple[str, str]] = []
        self.count = 0
        self._one_more = threading.Semaphore(0)

    def __call__(self, folder: Path, gain: object) -> Recorder:
        self.count += 1
        return self

    def play(self, name: str, at: float, now: float) -> None:
        self.played.append((name, at, now))
        self._one_more.release()

    def accompany(self, music: str, place: str) -> None:
        if (music, place) != (self.streams[-1] if self.streams else ("", "")):
            self.streams.append((music, place))
            self._one_more.release()

    def tick(self, now: float) -> float | None:
        return None

    def wait(self) -> None:
        assert self._one_more.acquire(timeout=60), f"only {self.played}, {self.streams}"


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    recorder = Recorder()
    monkeypatch.setattr(sound, "Mixer", recorder)
    return recorder


@pytest.fixture(autouse=True)
def _no_mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


# ---- the thread -------------------------------------------------------------------------------


def test_a_sound_is_asked_for_with_its_moment_by_the_clock_that_was_given(
        recorder: Recorder) -> None:
    sounds = Sounds(FOLDER, LOUD, clock=lambda: 40.0)
    sounds.play("piece")
    sounds.play("")
    sounds.play("horn", after=250)
    recorder.wait()
    recorder.wait()
    sounds.close()

    assert recorder.played == [("piece", 40.0, 40.0), ("horn", 40.25, 40.0)]


def test_music_is_told_once_and_again_when_it_changes(recorder: Recorder) -> None:
    sounds = Sounds(FOLDER, LOUD)
    sounds.accompany("menu", "")
    recorder.wait()
    sounds.accompany("menu", "")
    sounds.accompany("table", "catan")
    recorder.wait()
    sounds.close()

    assert recorder.streams == [("menu", ""), ("table", "catan")]


@pytest.mark.parametrize("volumes", [
    {**LOUD, "volume": 0}, {**LOUD, "music": 0, "places": 0, "deeds": 0, "hand": 0}])
def test_at_volume_0_no_mixer_is_started(recorder: Recorder, volumes: dict[str, int]) -> None:
    sounds = Sounds(FOLDER, volumes)
    for name in SOUNDS:
        sounds.play(name)
    sounds.accompany("table", "catan")
    sounds.set_volumes(dict(volumes, text=3))
    sounds.close()

    assert recorder.count == 0


def test_a_volume_turned_up_lets_the_music_begin(recorder: Recorder) -> None:
    sounds = Sounds(FOLDER, {**LOUD, "volume": 0})
    sounds.accompany("menu", "")
    assert recorder.count == 0
    sounds.set_volumes(LOUD)
    recorder.wait()
    sounds.close()

    assert recorder.streams == [("menu", "")]


def test_a_mixer_that_still_reads_at_the_end_is_told(
        recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """Classic pygame plays into a mixer that is gone, and crashes."""
    monkeypatch.setattr(sound, "PATIENCE", 0.01)
    has_read = threading.Event()

    def read(_now: float) -> None:
        if recorder.played:
            has_read.wait(60)

    monkeypatch.setattr(recorder, "tick", read)
    sounds = Sounds(FOLDER, LOUD)
    sounds.play("piece")
    recorder.wait()

    assert not sounds.close()
    has_read.set()
    monkeypatch.setattr(sound, "PATIENCE", 60)
    assert sounds.close()


def test_where_nothing_can_be_heard_the_system_is_not_even_asked(
        recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "has_device", lambda: False)
    sounds = Sounds(FOLDER, LOUD)
    sounds.play("lyre")
    sounds.close()

    assert recorder.count == 0


def test_without_a_device_there_is_silence_and_no_mistake(
        monkeypatch: pytest.MonkeyPatch) -> None:
    for absent in ("no such driver", "disk"):
        monkeypatch.setenv("SDL_AUDIODRIVER", absent)
        monkeypatch.setenv("SDL_DISKAUDIOFILE", "/no/such/folder/sound.raw")
        sounds = Sounds(FOLDER, LOUD)
        sounds.accompany("menu", "catan")
        for name in list(SOUNDS) * 3:
            sounds.play(name)
        sounds.close()

        assert pygame.mixer.get_init() is None


def test_after_the_end_nothing_is_heard(recorder: Recorder) -> None:
    sounds = Sounds(FOLDER, LOUD)
    sounds.close()
    sounds.play("piece")
    sounds.accompany("menu", "")
    sounds.close()

    assert recorder.count == 0


def test_the_volume_of_all_and_that_of_a_group_multiply() -> None:
    half = Sounds(FOLDER, {**LOUD, "volume": 50})
    quarter = Sounds(FOLDER, {**LOUD, "volume": 50, "deeds": 50})

    assert half.gain_of("deeds") == pytest.approx(0.25)
    assert quarter.gain_of("deeds") == pytest.approx(0.0625)
    assert quarter.gain_of("hand") == half.gain_of("hand") < half.gain_of("deeds")


# ---- the mixer, by a clock of the test's own --------------------------------------------------


def start(folder: Path = FOLDER, gains: dict[str, float] | None = None) -> Mixer:
    return Mixer(folder, lambda group: 0.5 if gains is None else gains.get(group, 0.0))


def run(mixer: Mixer, now: float, seconds: float) -> float:
    """Let so much time pass, in frames; what the clock says then."""
    for _frame in range(round(seconds / FRAME)):
        now += FRAME
        mixer.tick(now)
    return now


def busy() -> int:
    return sum(pygame.mixer.Channel(each).get_busy()
               for each in range(1, pygame.mixer.get_num_channels()))


def test_music_fades_in_and_changes_by_silence() -> None:
    mixer = start()
    mixer.accompany("menu", "catan")
    mixer.tick(0.0)
    assert pygame.mixer.music.get_volume() == 0
    now = run(mixer, 0.0, FADE / 2)
    assert mixer.tick(now) == FRAME, "it fades in: somebody has to come back"
    now = run(mixer, now, FADE / 2 + 1)
    assert pygame.mixer.music.get_busy() and pygame.mixer.Channel(0).get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.02)
    assert mixer.tick(now) is None, "nothing changes: nobody has to come back"

    mixer.accompany("", "")
    now = run(mixer, now, FADE / 2)
    assert 0 < pygame.mixer.music.get_volume() < 0.4
    run(mixer, now, FADE)
    assert not pygame.mixer.music.get_busy() and not pygame.mixer.Channel(0).get_busy()


def test_a_group_at_0_is_neither_read_nor_played() -> None:
    gains = {"deeds": 0.5}
    mixer = start(gains=gains)
    mixer.accompany("menu", "catan")
    run(mixer, 0.0, 2)
    assert not pygame.mixer.music.get_busy() and not pygame.mixer.Channel(0).get_busy()
    mixer.play("card", 2.0, 2.0)
    mixer.tick(2.0)
    assert busy() == 0
    gains["music"] = 0.5
    run(mixer, 2.0, 2)
    assert pygame.mixer.music.get_busy()


def test_music_gives_way_before_a_cue_is_heard_and_comes_back() -> None:
    mixer = start()
    mixer.accompany("table", "")
    now = run(mixer, 0.0, FADE + 1)
    full = pygame.mixer.music.get_volume()
    mixer.play("horn", now, now)
    assert mixer.tick(now) == pytest.approx(FRAME)
    assert busy() == 0, "a cue waits until the music has given way"
    mixer.tick(now + LEAD)
    assert busy() == 1
    assert pygame.mixer.music.get_volume() == pytest.approx(full * DUCKED, abs=0.02)
    mixer.tick(now + LEAD + HOLD + BACK)
    assert pygame.mixer.music.get_volume() == pytest.approx(full, abs=0.01)
    assert mixer.tick(now + 9) is None


def test_what_the_hand_does_is_heard_at_once_and_nothing_gives_way() -> None:
    mixer = start()
    mixer.accompany("table", "")
    now = run(mixer, 0.0, FADE + 1)
    full = pygame.mixer.music.get_volume()
    mixer.play("card", now, now)

    assert mixer.tick(now) is None
    assert busy() == 1
    assert pygame.mixer.music.get_volume() == full


def test_a_sound_is_played_at_its_moment_and_one_that_is_long_past_is_not() -> None:
    mixer = start()
    mixer.play("piece", 1.0, 0.0)
    assert mixer.tick(0.2) == pytest.approx(0.8)
    assert busy() == 0
    assert mixer.tick(1.0) is None
    assert busy() == 1
    mixer.play("card", 1.0, 1.0)
    mixer.tick(1.0 + mixing.LATE)
    assert busy() == 1


def test_a_hundred_walls_at_once_are_not_louder_than_two() -> None:
    mixer = start()
    for _wall in range(100):
        mixer.play("wall", 0.0, 0.0)
    mixer.tick(0.0)

    assert busy() == mixing.ALIKE


@pytest.mark.parametrize("content", [b"", b"OggS and nothing more", None])
def test_a_file_that_is_missing_or_damaged_is_silent_and_the_others_are_not(
        tmp_path: Path, content: bytes | None) -> None:
    for name in ("knock.ogg", "music", "places"):
        if content is not None and name.endswith(".ogg"):
            (tmp_path / name).write_bytes(content)
        elif not name.endswith(".ogg"):
            (tmp_path / name).mkdir()
            if content is not None:
                (tmp_path / name / "menu.ogg").write_bytes(content)
    shutil.copy(FOLDER / "piece.ogg", tmp_path)
    mixer = start(tmp_path)
    mixer.accompany("menu", "menu")
    for name in ("knock", "piece", "knock"):
        mixer.play(name, 0.0, 0.0)
    run(mixer, 0.0, FADE + 1)
    mixer.accompany("", "")
    run(mixer, 9.0, FADE + 1)

    assert busy() == 1
    assert not pygame.mixer.music.get_busy()


# ---- giving way -------------------------------------------------------------------------------


def test_the_curve_of_giving_way() -> None:
    ducking = Ducking()
    ducking.lower(10.0)

    assert ducking.gain(10 - LEAD - 0.01) == 1
    assert 1 > ducking.gain(10 - LEAD / 2) > ducking.gain(10.0)
    assert ducking.gain(10.0) == ducking.gain(10 + HOLD) == pytest.approx(DUCKED)
    assert ducking.gain(10 + HOLD + BACK / 2) == pytest.approx(10 ** (-4 / 20))
    assert ducking.is_needed and ducking.gain(10 + HOLD + BACK) == 1
    assert not ducking.is_needed


def test_two_cues_lower_no_deeper_than_one_but_longer() -> None:
    ducking = Ducking()
    for at in (5.0, 5.3):
        ducking.lower(at)

    assert ducking.gain(5.1) == ducking.gain(5.5) == pytest.approx(DUCKED)
    assert ducking.gain(5.0 + HOLD + BACK) < 1

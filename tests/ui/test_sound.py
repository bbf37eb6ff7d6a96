"""The sounds: who plays them, and how they are made."""

from __future__ import annotations

import array
import threading
from collections.abc import Callable, Iterator

import pygame
import pytest

from alexandre.content import data
from alexandre.ui.window import sound
from alexandre.ui.window.sound import SOUNDS, Sounds
from tools.sounds.instruments import RATE, Samples
from tools.sounds.make import encode_wav
from tools.sounds.score import PEAK, SCORE, loudest, render

SHIPPED_MOST = 150_000  # bytes, all sounds together


def read(name: str) -> bytes:
    return (data.assets() / "sounds" / f"{name}.ogg").read_bytes()


class Ears:
    """Reads sounds, keeps which were wanted, and lets a test wait for one."""

    def __init__(self, content: Callable[[str], bytes] = read) -> None:
        self.heard: list[str] = []
        self._content = content
        self._one_more = threading.Semaphore(0)

    def read(self, name: str) -> bytes:
        self.heard.append(name)
        self._one_more.release()
        return self._content(name)

    def wait(self) -> None:
        assert self._one_more.acquire(timeout=60), f"only {self.heard}"


@pytest.fixture(autouse=True)
def _no_mixer() -> Iterator[None]:
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


# ---- who plays them -----------------------------------------------------------------------


def test_a_sound_is_loaded_when_it_is_first_asked_for() -> None:
    ears = Ears()
    sounds = Sounds(ears.read, 60)
    sounds.play("piece")
    ears.wait()
    sounds.play("")
    sounds.play("piece")
    sounds.play("card")
    ears.wait()
    sounds.close()

    assert ears.heard == ["piece", "card"]
    assert pygame.mixer.get_init() is not None


def test_at_volume_0_no_mixer_is_started() -> None:
    ears = Ears()
    sounds = Sounds(ears.read, 0)
    for name in SOUNDS:
        sounds.play(name)
    sounds.close()

    assert ears.heard == []
    assert pygame.mixer.get_init() is None


def test_without_a_device_there_is_silence_and_no_mistake(
        monkeypatch: pytest.MonkeyPatch) -> None:
    for absent in ("no such driver", "disk"):
        monkeypatch.setenv("SDL_AUDIODRIVER", absent)
        monkeypatch.setenv("SDL_DISKAUDIOFILE", "/no/such/folder/sound.raw")
        sounds = Sounds(read, 60)
        for name in SOUNDS * 3:
            sounds.play(name)
        sounds.close()

        assert pygame.mixer.get_init() is None


def test_where_nothing_can_be_heard_the_system_is_not_even_asked(
        monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound, "has_device", lambda: False)
    sounds = Sounds(read, 60)
    sounds.play("lyre")
    sounds.close()

    assert pygame.mixer.get_init() is None


@pytest.mark.parametrize("content", [b"", b"OggS and nothing more", None])
def test_a_file_that_is_missing_or_damaged_is_silent_and_the_others_are_not(
        content: bytes | None) -> None:
    def read_broken(name: str) -> bytes:
        if name == "horn" and content is None:
            raise FileNotFoundError(name)
        return content or b"" if name == "horn" else read(name)

    ears = Ears(read_broken)
    sounds = Sounds(ears.read, 60)
    for name in ("horn", "lyre", "horn", "seal"):
        sounds.play(name)
    for _each in ("horn", "lyre", "seal"):
        ears.wait()
    sounds.close()

    assert ears.heard == ["horn", "lyre", "seal"]


def test_a_hundred_walls_at_once_are_not_louder_than_two() -> None:
    ears = Ears()
    sounds = Sounds(ears.read, 60)
    for _wall in range(100):
        sounds.play("victory")
    ears.wait()
    for name in ("lyre", "horn", "coins", "no", "page", "seal"):
        sounds.play(name)
    sounds.close()

    channels = range(pygame.mixer.get_num_channels())
    assert len(channels) == sound.AT_ONCE
    assert sum(pygame.mixer.Channel(each).get_busy() for each in channels) >= 1
    assert sounds._known["victory"] is not None
    assert sounds._known["victory"].get_num_channels() <= sound.ALIKE


def test_after_the_end_nothing_is_heard() -> None:
    ears = Ears()
    sounds = Sounds(ears.read, 60)
    sounds.close()
    sounds.play("piece")
    sounds.close()

    assert ears.heard == []


# ---- how they are made --------------------------------------------------------------------


@pytest.fixture(scope="module")
def score() -> dict[str, Samples]:
    """Every sound, as it is synthesised."""
    return {name: render(name) for name in SCORE}


def test_the_score_has_every_sound_of_the_house_and_no_other() -> None:
    shipped = {path.stem for path in (data.assets() / "sounds").iterdir()}

    assert set(SCORE) == set(SOUNDS) == shipped


def test_each_is_as_loud_as_the_score_says_and_never_cut_off(
        score: dict[str, Samples]) -> None:
    for name, samples in score.items():
        assert max(map(abs, samples)) <= PEAK, name
        assert loudest(samples) == pytest.approx(SCORE[name][1], rel=0.02), name
        assert abs(sum(samples)) / len(samples) < 0.01, f"{name} is off its middle"
        assert samples[0] == pytest.approx(0, abs=1e-3), f"{name} begins with a click"
        assert samples[-1] == pytest.approx(0, abs=1e-3), f"{name} ends with a click"


def test_what_comes_often_is_soft_and_none_is_much_louder_than_another() -> None:
    loudness = {name: each for name, (_play, each) in SCORE.items()}

    assert max(loudness.values()) < 3 * min(loudness.values())
    assert max(loudness[each] for each in ("card", "page", "step")) < loudness["lyre"]


def test_the_same_score_gives_the_same_samples() -> None:
    for name in ("card", "no", "step"):
        assert encode_wav(render(name)) == encode_wav(render(name))


def test_what_is_shipped_is_what_the_score_says(score: dict[str, Samples]) -> None:
    """An encoder loses a little; another length or loudness means that `make.py` was not run."""
    pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
    for name, samples in score.items():
        shipped = array.array("h", pygame.mixer.Sound(data.assets() / "sounds"
                                                      / f"{name}.ogg").get_raw())
        heard = [value / 32768 for value in shipped]

        assert len(heard) == pytest.approx(len(samples), abs=RATE // 50), name
        assert loudest(heard) == pytest.approx(loudest(samples), rel=0.2), name


def test_all_of_them_together_are_small() -> None:
    sizes = [path.stat().st_size for path in (data.assets() / "sounds").iterdir()]

    assert sum(sizes) < SHIPPED_MOST

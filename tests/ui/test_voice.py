"""The thread that speaks, with a voice that is recorded, and with the system's own dispatcher."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from alexandre.ui.window.voice import Prism, SystemVoice

CONF = """\
LogLevel 5
CommunicationMethod "unix_socket"
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "alsa"
"""
NO_CARD = "pcm.!default { type null }\nctl.!default { type null }\n"


class Recorder:
    """Speaks when it is let, and keeps what it said."""

    def __init__(self) -> None:
        self.said: list[tuple[str, str, bool]] = []
        self.may_speak = threading.Semaphore(0)
        self.has_spoken = threading.Semaphore(0)
        self.is_asked = threading.Semaphore(0)

    def speak(self, text: str, lang: str, *, is_urgent: bool) -> None:
        self.is_asked.release()
        assert self.may_speak.acquire(timeout=60)
        self.said.append((text, lang, is_urgent))
        self.has_spoken.release()

    def go_on(self, count: int) -> None:
        for _each in range(count):
            self.may_speak.release()
        for _each in range(count):
            assert self.has_spoken.acquire(timeout=60)


def test_sentences_are_said_in_order_and_an_urgent_one_instead_of_those_that_wait() -> None:
    recorder = Recorder()
    voice = SystemVoice(pytest.fail, lambda: recorder)
    voice.say("un", "fr")
    assert recorder.is_asked.acquire(timeout=60)
    voice.say("two", "en")
    voice.say("three", "en")
    voice.say("now", "en", is_urgent=True)
    voice.say("", "en")
    recorder.go_on(2)
    voice.say("then", "en")
    recorder.go_on(1)
    voice.close()

    assert recorder.said == [("un", "fr", False), ("now", "en", True), ("then", "en", False)]


def test_nobody_is_looked_for_until_there_is_something_to_say() -> None:
    voice = SystemVoice(pytest.fail, lambda: pytest.fail("looked for"))
    voice.close()
    voice.say("too late", "en")


@pytest.mark.parametrize("error", [ImportError, ValueError, RuntimeError])
def test_without_a_voice_it_is_told_once_and_there_is_silence(error: type[Exception]) -> None:
    absent = threading.Semaphore(0)

    def find() -> Recorder:
        raise error("nothing here speaks")

    voice = SystemVoice(absent.release, find)
    voice.say("hello", "en")
    assert absent.acquire(timeout=60)
    voice.say("hello", "en")
    voice.close()

    assert not absent.acquire(blocking=False)


# ---- speech-dispatcher, with a module that says nothing ---------------------------------------


@pytest.fixture
def dispatcher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A dispatcher of its own on a socket of its own; the folder of its log."""
    pytest.importorskip("prism", reason="the extra `speech` is not installed")
    program = shutil.which("speech-dispatcher")
    if program is None:
        pytest.skip("speech-dispatcher is not installed")
    (tmp_path / "conf" / "modules").mkdir(parents=True)
    (tmp_path / "log").mkdir()
    (tmp_path / "conf" / "speechd.conf").write_text(
        f'{CONF}LogDir "{tmp_path / "log"}"\n', encoding="utf-8")
    (tmp_path / "asound.conf").write_text(NO_CARD, encoding="utf-8")
    socket = tmp_path / "socket"
    running = subprocess.Popen(
        [program, "-s", "-C", str(tmp_path / "conf"), "-S", str(socket),
         "-P", str(tmp_path / "pid"), "-L", str(tmp_path / "log"), "-l", "5"],
        env={**os.environ, "ALSA_CONFIG_PATH": str(tmp_path / "asound.conf"),
             "HOME": str(tmp_path)},
        stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{socket}")
    waiting = threading.Event()
    for _look in range(1200):
        if socket.exists() or running.poll() is not None:
            break
        waiting.wait(0.05)
    yield tmp_path / "log"
    running.terminate()
    running.wait(60)


@pytest.mark.long
def test_the_dispatcher_of_the_system_is_handed_what_is_said(dispatcher: Path) -> None:
    voice = Prism()
    voice.speak("Parménion lève l’impôt.", "fr", is_urgent=False)
    voice.speak("Choose a province.", "en", is_urgent=True)
    log = dispatcher / "speech-dispatcher.log"
    waiting = threading.Event()
    for _look in range(1200):
        if "Choose a province." in log.read_text(encoding="utf-8", errors="replace"):
            break
        waiting.wait(0.05)

    told = log.read_text(encoding="utf-8", errors="replace")
    assert "Choose a province." in told
    assert "Parménion lève l’impôt." in told

"""One playback for all who watch a match: what a replay has, a presentation can show."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from alexandre.content.moment import Moment, MomentCaption
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.base.history import History
from alexandre.scenes.playback.track import Track
from alexandre.scenes.present.presenter import Presenter
from tests.scenes.rooms import load_bundled
from tests.scenes.test_presenter import arrive
from tests.ui.gui import Gui


def test_a_stretch_of_any_replay_is_a_moment(gui: Gui) -> None:
    """It stops at its captions and ends where it ends, though the match goes on."""
    match = load_bundled("alexandros_red_walls")
    replay = Replay(gui.house, History(match.game, match.record), 30)
    words = [{"fr": each} for each in ("Titre", "Avant", "La première", "Après")]
    moment = Moment(Path("mine.yaml"), match.game, match.record, 30, 44, words[0], words[1],
                    (MomentCaption(37, words[2]),), words[3])
    gui.house.enter(Presenter(gui.house, Track(replay.history, moment)))
    room, told = gui.room_as(Presenter), []
    for _stop in range(3):
        told.append((room.session.turn, *room.stage.plate.words, room.stage.strip.words[0]))
        gui.press("Right")
        arrive(gui)

    assert [each[0] for each in told] == [30, 37, 44]
    assert told[0][1:3] == ("Titre", "Avant") and told[1][1:] == ("La première",)
    assert told[2][1:] == ("Titre", "Après", "La première")
    assert room.session.turn == 44 and gui.desk.banner.text, "nothing comes after it"


def test_every_key_but_its_own_stops_what_plays_by_itself(gui: Gui) -> None:
    match = load_bundled("alexandros_red_walls")
    room = Replay(gui.house, History(match.game, match.record), 30)
    gui.house.enter(room)
    stops = (partial(gui.press, "Right"), partial(gui.press, "Home"), partial(room.steer, 12),
             partial(gui.click, "replay/turns"))
    for stop in stops:
        room.play(is_playing=True)
        stop()
        assert not room.is_playing
    at = room.at
    gui.run(5)

    assert room.at == at

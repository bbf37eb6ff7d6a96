"""The endless playlist of a showcase: all titles in turn, or those asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Final

from alexandre import games
from alexandre.content.loader import ENDINGS
from alexandre.content.moment import (
    Moment,
    list_moments,
    load_moment,
    locate_bundled,
)
from alexandre.kernel.contract import Game
from alexandre.kernel.record import Record
from alexandre.kernel.replay import replay
from alexandre.kernel.store import read_document
from alexandre.kernel.store.saves import name_file
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.finished_matches import list_bundled
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.base.save_files import read
from alexandre.scenes.playback.track import Stop, Track
from alexandre.scenes.show.acts import Act, MatchAct, TitleAct, list_pictures
from alexandre.scenes.story.highlights import list_cues

STRETCH: Final = 30  # stops of a match of which no moment was made

SHOW: Final = "show"
KIOSK: Final = "--kiosk"
WINDOW: Final = "--window"
FLAG_MOST: Final = 40  # characters of a word that are told

Shown = Moment | tuple[Record, Game]


@dataclass(frozen=True)
class AskedShow:
    """The requested showcase: games and highlights from files, full screen or not, in kiosk mode
    or not."""

    shown: tuple[Shown, ...]
    is_full: bool
    is_kiosk: bool


def ask_show(words: Sequence[str]) -> AskedShow:
    """The showcase that these arguments ask for; Refusal names the first argument that is neither
    an option nor a usable file."""
    files = [each for each in words if each not in (KIOSK, WINDOW)]
    for each in files:
        if each.startswith("--"):
            raise Refusal(Msg.of("cli.unknown_flag", command=SHOW, flag=each[:FLAG_MOST],
                                 known=(KIOSK, WINDOW)))
    return AskedShow(tuple([load_shown(Path(each)) for each in files]), WINDOW not in words,
                     KIOSK in words)


def load_shown(path: Path) -> Shown:
    """The highlight or the game in a file; Refusal names the error."""
    if path.suffix.lower() in ENDINGS:
        moment = load_moment(path, games.load)
        replay(moment.game, moment.record)
        return moment
    document = read_document(path)
    with name_file(path.name):
        record, game = read(document.body)
        replay(game, record)
    return record, game


class Playlist:
    """The endless sequence `acts`, which continues after a visit.

    Each title is shown in the next of the languages in the settings, or all in `lang` if given.
    """

    def __init__(self, house: House, shown: Sequence[Shown] = (), lang: str = "") -> None:
        self._house = house
        self._lang = lang
        self._shown = tuple(shown)
        self._moments = house.places.moments  # not those of a visitor
        self._stretches: dict[str, tuple[int, int]] = {}  # by the file of a bundled match
        self.acts = self._list_acts()

    def renew(self) -> None:
        """Start the sequence again, because an error ends it."""
        self.acts = self._list_acts()

    def _list_acts(self) -> Iterator[Act]:
        """Yield the acts, without those that can no longer be read."""
        for turn in count():
            yield from self._list_asked(turn) if self._shown else self._list_titles(turn)

    def _list_asked(self, turn: int) -> Iterator[Act]:
        for place, shown in enumerate(self._shown):
            self._speak(turn + place)
            if isinstance(shown, Moment):
                yield TitleAct(self._house, shown.record.title)
                yield self._stage_moment(shown)
            else:
                record, game = shown
                yield TitleAct(self._house, record.title)
                yield MatchAct(self._house, Track(History(game, record)))

    def _list_titles(self, turn: int) -> Iterator[Act]:
        """Yield each title: its name, three pictures, and a stretch of a game, another one every
        time."""
        bundled = list_moments(locate_bundled(), games.load).moments
        own = list_moments(self._moments, games.load).moments
        for place, title in enumerate(self._house.titles):
            moments = [each for each in (*bundled, *own) if each.record.title == title]
            rounds, number = divmod(turn, max(1, len(moments)))
            self._speak(place + number + rounds)  # a moment comes in another one each time
            yield TitleAct(self._house, title)
            yield from list_pictures(self._house, title)
            try:
                yield self._stage_moment(moments[number]) if moments \
                    else self._stage_bundled(title, turn)
            except Refusal:
                continue

    def _stage_moment(self, moment: Moment) -> MatchAct:
        return MatchAct(self._house, Track(History(moment.game, moment.record), moment))

    def _stage_bundled(self, title: str, turn: int) -> MatchAct:
        """The liveliest stretch of a bundled game."""
        matches = list_bundled(title)
        if not matches:
            raise Refusal(Msg.of("kernel.no_match"))
        shelf, entry = matches[turn % len(matches)]
        record, game = read(shelf.read_file(entry.file).body)
        history = History(game, record)
        performance = MatchAct(self._house, Track(history))
        journey = performance.journey
        if entry.file not in self._stretches:
            self._stretches[entry.file] = find_stretch(history, journey.stops)
        journey.place, journey.until = self._stretches[entry.file]
        return performance

    def _speak(self, number: int) -> None:
        """Change the language of the next acts, but not the settings."""
        words, chosen = self._house.words, self._lang or self._house.settings["show_lang"]
        langs = [chosen] if chosen in words.langs else words.langs
        words.lang = langs[number % len(langs)]


def find_stretch(history: History, stops: Sequence[Stop]) -> tuple[int, int]:
    """The numbers of two stops, at most `STRETCH` apart, with the weightiest cues between them."""
    cues = list_cues(history)

    def weigh_stretch(last: int) -> float:
        span = range(stops[max(0, last - STRETCH)].at, stops[last].at)
        return sum(each.cue.weight for each in cues if each.index in span)

    last = max(range(len(stops)), key=lambda place: (weigh_stretch(place), -place))
    return max(0, last - STRETCH), last

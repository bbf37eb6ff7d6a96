"""Film strips: every cue that a title declares, as it is staged on the table.

    python -m tools.pages.strips [FOLDER] [--title=catan] [--only=battle,goal]

The bundled matches are searched for the first cue of each kind, then matches of computer players
for those that are left.  The table shows each under a clock of its own, and twelve pictures are
taken between its beginning and its end.  They go to `build/pictures/cues`, with an index of
all; `make long` compares small prints of them with tests/scenes/strips.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from alexandre import app, games
from alexandre.ai.player import player
from alexandre.content import data
from alexandre.kernel.contract import OVER, Game
from alexandre.kernel.record import SEEDED, Player, Record, from_plain
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import read_document
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.history import History
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.cue import APART, FULL, Cue, Rank, Staging, plan_staging
from tools.bench.hand import Hand
from tools.words.catalogues import read_catalogue
from tools.words.faults import texts_of

FOLDER: Final = Path(__file__).resolve().parents[2] / "build" / "pictures" / "cues"
SIZE: Final = (1280, 720)
FRAMES: Final = 12
ACROSS: Final = 4
SMALL: Final = 304  # pixels of a picture's width
STEP: Final = 80  # milliseconds between two frames of the table
LATER: Final = 200  # after the end, for the last picture
PATIENCE: Final = 30_000  # milliseconds until a cue has begun
LEVELS: Final = ("random", "greedy")
MATCHES: Final = 96  # of computer players, at most
PLAYED: Final = "a match of"
TICK: Final = pygame.event.Event(pygame.USEREVENT)
TEXT: Final = """\
# Film strips of the cues

Written by `python -m tools.pages.strips`: every cue of every title, twelve pictures from its
beginning to its end, the milliseconds at the lower edge. A great cue stops the match for as long
as it lasts, of a notable one only the movement does.
"""


@dataclass(frozen=True)
class StagedCue:
    """A cue, and the action of a match that brings it; `source` names the match.

    `is_late`: the action has brought a great cue before it, so that it gets less room.
    """

    cue: Cue
    record: Record
    turn: int
    source: str
    is_late: bool

    @property
    def key(self) -> str:
        """The key of the declared cue."""
        return self.cue.title.key

    @property
    def file(self) -> str:
        """The name of its strip."""
        return name_file(self.key)


class Clock:
    """Milliseconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


def main(arguments: list[str]) -> None:
    """Write a strip for each cue, `<title>-<cue>.jpg`, and the index."""
    flags = dict(each[2:].partition("=")[::2] for each in arguments if each.startswith("--"))
    folder = Path(next((each for each in arguments if not each.startswith("--")), FOLDER))
    only = flags["only"].split(",") if "only" in flags else []
    titles = flags["title"].split(",") if "title" in flags else games.TITLES
    folder.mkdir(parents=True, exist_ok=True)
    told = []
    with tempfile.TemporaryDirectory() as places:
        cinema = Cinema(Path(places))
        for title in titles:
            for scene in sorted(find_scenes(title), key=lambda each: each.key):
                if only and scene.key.rpartition(".")[2] not in only:
                    continue
                pygame.image.save(cinema.film(scene), folder / scene.file)
                told.append(describe(cinema.hand.house.voice, scene))
                print(scene.key, scene.source, scene.turn, flush=True)
        cinema.hand.app.close()
    if not only and "title" not in flags:
        (folder / "README.md").write_text(TEXT + "".join(told), encoding="utf-8")


def list_declared(title: str) -> frozenset[str]:
    """The keys of all cues of a title: its words that are no second line."""
    return frozenset(key for key in texts_of(read_catalogue("en"))
                     if key.startswith(f"{title}.cue.") and key.count(".") == 2)


def name_file(key: str) -> str:
    """The file of a cue's strip."""
    return f"{key.replace('.cue.', '-')}.jpg"


def describe(voice: Callable[[Wording], str], scene: StagedCue) -> str:
    """Its place in the index."""
    title, cue = voice(scene.cue.title), scene.cue
    line = f" – {voice(cue.line)}" if cue.line else ""
    rank = "great" if cue.rank == Rank.GREAT else "notable"
    return (f"\n## `{scene.key}`\n\n{title}{line} ({rank}; {scene.source}, action {scene.turn})\n"
            f"\n![{title}]({scene.file})\n")


# ---- the search -------------------------------------------------------------------------------


def find_scenes(title: str) -> Iterator[StagedCue]:
    """The first of each kind that is declared, in as many matches as it takes."""
    left, late = set(list_declared(title)), dict[str, StagedCue]()
    for source, game, record in list_matches(title):
        for scene in scenes_of(source, game, record):
            if scene.key in left and scene.is_late:
                late.setdefault(scene.key, scene)
            elif scene.key in left:
                left.remove(scene.key)
                yield scene
        if left and left <= set(late) and source.startswith(PLAYED):
            yield from (late[key] for key in left)
            return
        if not left:
            return
    print(f"not found: {', '.join(sorted(left))}", file=sys.stderr)


def list_matches(title: str) -> Iterator[tuple[str, Game, Record]]:
    """The bundled ones, then others from fixed seeds, on all boards."""
    for file in sorted(data.saves().glob("*.save")) + sorted(data.saves().glob("moments/*.save")):
        body = read_document(file).body
        if isinstance(body, dict) and body.get("title") == title:
            record, game = from_plain(body, games.load)
            yield file.stem, game, record
    boards = games.meta(title).boards
    for seed in range(MATCHES):
        game = games.load(title, boards[seed // len(LEVELS) % len(boards)])
        level = LEVELS[seed % len(LEVELS)]
        yield f"{PLAYED} {level} players, seed {seed}", game, play_out(game, level, seed).record


def scenes_of(source: str, game: Game, record: Record) -> Iterator[StagedCue]:
    """The cues of a match that the first seat is told."""
    drawing, history = drawing_of(game), History(game, record)
    for step, state, later in zip(history.steps, history.states, history.states[1:], strict=False):
        before, after, is_late = game.view(state, 0), game.view(later, 0), False
        for event in step.events:
            seen = game.seen(event, 0)
            cue = None if seen is None else drawing.cue(game, before, seen, after)
            if cue is not None:
                yield StagedCue(cue, record, step.index, source, is_late)
                is_late = is_late or cue.rank == Rank.GREAT


def play_out(game: Game, level: str, seed: int) -> Session:
    """A match of computer players, to its end."""
    rng, seats = Rng(seed, "strips"), max(2, game.meta.seats[0])
    seats = min(seats, game.meta.seats[1])
    session = Session.new(game, [Player("", level)] * seats, seed=seed)
    chooser = player(level, game, games.hints(game), rng)
    while session.decider != OVER:
        session.play(chooser(session.state))
    return session


# ---- the pictures -----------------------------------------------------------------------------


class Cinema:
    """An application on folders and a clock of its own that shows cues in English."""

    def __init__(self, places: Path) -> None:
        self.hand, self.time = Hand(places, SIZE), Clock()
        self.hand.house.words.lang = "en"
        app.clock = self.time

    def film(self, scene: StagedCue) -> pygame.Surface:
        """The pictures of a cue, side by side."""
        hand, time = self.hand, self.time
        table = sit_down(hand, time, scene)
        stage = table.showing.stage
        end = time.now + PATIENCE
        while (staging := find_staging(table, scene.key)) is None:
            stage.great_ended = time.now - APART  # as if it were the first of the match
            pass_time(hand, time, STEP)
            if time.now > end:
                raise TimeoutError(f"{scene.key} is not staged")
        began = time.now
        length = staging.before + staging.thing + staging.after + LATER
        shots = []
        for number in range(FRAMES):
            while time.now < (until := began + number * length // (FRAMES - 1)):
                pass_time(hand, time, min(STEP, until - time.now))
            shots.append(label(take(hand), time.now - began))
        return strip(shots)


def find_staging(table: Table, key: str) -> Staging | None:
    """That cue, once it has begun; one without a movement is its ribbon from the first frame."""
    staging, ribbon = table.showing.stage.staging, table.board.stage.ribbon
    if ribbon is not None and ribbon.cue.title.key == key:
        staging = plan_staging(ribbon.cue, 0, FULL, APART)
    return staging if staging and staging.cue.title.key == key else None


def sit_down(hand: Hand, time: Clock, scene: StagedCue) -> Table:
    """The table at the moment of the cue: the first seat is a person's."""
    record, game = from_plain(scene.record.until(scene.turn).to_plain(), games.load)
    record.chance = SEEDED  # not entered by hand
    record.players[:] = [replace(each, level="greedy" if seat else "")
                         for seat, each in enumerate(record.players)]
    session = Session(game, record)
    hand.house.go_home()
    hand.house.choose("pace", "step")
    table = Table(hand.house, session, "strips")
    hand.house.enter(table)
    pass_time(hand, time, 0)
    session.play(scene.record.actions[scene.turn - record.base])
    return table


def pass_time(hand: Hand, time: Clock, milliseconds: int) -> None:
    """Let the application run; nothing is painted to its end."""
    time.now += milliseconds
    hand.app.turn(TICK)


def take(hand: Hand) -> pygame.Surface:
    """The window as it is, painted to its end and made smaller."""
    seen = hand.app.window.surface
    hand.house.desk.draw(seen)
    return pygame.transform.smoothscale(seen, (SMALL, SMALL * seen.get_height()
                                               // seen.get_width()))


def label(shot: pygame.Surface, milliseconds: int) -> pygame.Surface:
    """The picture with its time in a corner."""
    words = pygame.font.Font(None, 18).render(f" {milliseconds} ", True, "white", "black")
    shot.blit(words, (0, shot.get_height() - words.get_height()))
    return shot


def strip(shots: list[pygame.Surface]) -> pygame.Surface:
    """The pictures in rows."""
    wide, high = shots[0].get_size()
    sheet = pygame.Surface((wide * ACROSS, high * (len(shots) // ACROSS)))
    for number, shot in enumerate(shots):
        sheet.blit(shot, (number % ACROSS * wide, number // ACROSS * high))
    return sheet


if __name__ == "__main__":
    main(sys.argv[1:])

"""Film strips: every kind of deed of every title, as it is staged on the table.

    python tools/strips.py FOLDER [TITLE …] [--lang=fr] [--size=1280x720] [--only=battle,goal]

Matches of computer players are searched for the first deed of each kind; the table shows it under
a clock of its own, and a picture is taken every so many milliseconds.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import pygame

from alexandre import app, games
from alexandre.ai.player import player
from alexandre.kernel.contract import OVER, Game
from alexandre.kernel.record import Player, from_plain
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.table.table import Table
from tools.bench.hand import Hand

FRAMES: Final = 9
APART: Final = 260  # milliseconds between two pictures
STEP: Final = 20
TICK: Final = pygame.event.Event(pygame.USEREVENT)
ACROSS: Final = 3
SMALL: Final = 400  # pixels of a picture's width
MATCHES: Final = 4  # of each title
FIRST_SEED: Final = 11

Found = tuple[str, Session, int]  # a deed's key, a match, the action that brings it


class Clock:
    """Milliseconds that pass when they are told to."""

    def __init__(self) -> None:
        self.now = 1_000

    def __call__(self) -> int:
        return self.now


def main(arguments: list[str]) -> None:
    """A strip for each deed, `<title>-<deed>.jpg`."""
    flags = dict(each[2:].split("=") for each in arguments if each.startswith("--"))
    folder, *titles = [each for each in arguments if not each.startswith("--")]
    wide, high = map(int, flags.get("size", "1280x720").split("x"))
    with tempfile.TemporaryDirectory() as places:
        hand, time = Hand(Path(places), (wide, high)), Clock()
        hand.house.words.lang = flags.get("lang", "fr")
        app.clock = time
        for title in titles or games.TITLES:
            for key, session, turn in find_deeds(title):
                if "only" in flags and key.rpartition(".")[2] not in flags["only"].split(","):
                    continue
                name = key.replace(".deed", "").replace(".", "-")
                pygame.image.save(film(hand, time, session, turn),
                                  Path(folder) / f"{name}.jpg")
                print(name, flush=True)
        hand.app.close()


def find_deeds(title: str) -> Iterator[Found]:
    """The first of each kind, on all boards."""
    known: set[str] = set()
    for number in range(MATCHES):
        boards = games.meta(title).boards
        game = games.load(title, boards[number % len(boards)])
        session = play_out(game, title, FIRST_SEED + number)
        drawing, state = drawing_of(game), session.record.start(game)
        for step in session.steps:
            before = game.view(state, 0)
            state.apply(game.parse(step.action))
            after = game.view(state, 0)
            for event in step.events:
                seen = game.seen(event, 0)
                deed = seen and drawing.deed(game, before, seen, after)
                if deed and deed.title.key not in known:
                    known.add(deed.title.key)
                    yield deed.title.key, session, step.index


def play_out(game: Game, title: str, seed: int) -> Session:
    """A match of computer players, to its end."""
    rng, seats = Rng(seed, "strips"), max(2, game.meta.seats[0])
    seats = min(seats, game.meta.seats[1])
    session = Session.new(game, [Player("", "greedy")] * seats, seed=seed)
    chooser = player("greedy", game, games.hints(game), rng)
    while session.decider != OVER:
        session.play(chooser(session.state))
    return session


def film(hand: Hand, time: Clock, played: Session, turn: int) -> pygame.Surface:
    """The pictures of one action, side by side."""
    record, game = from_plain(played.to_plain(), games.load)
    session = Session(game, record)
    session.undo(turn, force=True)
    hand.house.go_home()
    hand.house.choose("pace", "step")
    table = Table(hand.house, session, "strips")
    hand.house.enter(table)
    pass_time(hand, time, 200)
    action = played.steps[turn - record.base].action
    session.play(action)
    shots = []
    for _ in range(FRAMES):
        shots.append(pygame.transform.smoothscale(hand.app.window.surface, small_of(hand)))
        pass_time(hand, time, APART)
    return strip(shots)


def pass_time(hand: Hand, time: Clock, milliseconds: int) -> None:
    """Let the application run, every picture painted to its end."""
    for _ in range(milliseconds // STEP):
        time.now += STEP
        hand.app.turn(TICK)
        while hand.house.desk.is_dirty:
            hand.app.turn(TICK)


def small_of(hand: Hand) -> tuple[int, int]:
    """The size of one picture of a strip."""
    wide, high = hand.app.window.surface.get_size()
    return SMALL, round(SMALL * high / wide)


def strip(shots: list[pygame.Surface]) -> pygame.Surface:
    """The pictures in rows."""
    wide, high = shots[0].get_size()
    sheet = pygame.Surface((wide * ACROSS, high * (len(shots) // ACROSS)))
    for number, shot in enumerate(shots):
        sheet.blit(shot, (number % ACROSS * wide, number // ACROSS * high))
    return sheet


if __name__ == "__main__":
    main(sys.argv[1:])

"""Pictures of the presenter's mode: `python -m tools.pages.show` writes build/pictures/show/.

For every size of window and every language the strip as it is, and the whole window made small;
the notes beside an audience's window; the acts of a stand.
"""

from __future__ import annotations

import os
import tempfile
from functools import partial
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from alexandre import app, games
from alexandre.content.data import saves
from alexandre.content.moment import Moment, load_moment, locate_bundled
from alexandre.kernel.store import Store
from alexandre.scenes.base.folders import Places
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.base.opponents import Workers
from alexandre.scenes.base.pictures import materials
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.navigation import SceneNavigation
from alexandre.scenes.playback.track import Track
from alexandre.scenes.present.presenter import Presenter, show_moment
from alexandre.scenes.show.acts import Act, MatchAct, TitleAct, list_pictures
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.show.playlist import Playlist, load_shown
from alexandre.scenes.show.show_attendant import open_menu
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.tiles import INFINITE
from alexandre.ui.window.root import FRAME

FOLDER = Path(__file__).resolve().parents[2] / "build" / "pictures" / "show"
SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
LANGS = ("fr", "en")
MOMENT, PLACE = "tyre", 10  # the breach in the wall
ACTS = (("title", "fr"), ("picture", "fr"), ("moment", "fr"), ("match", "en"))
TITLE, BEGINNING = "alexandros", "boxes"
MATCH, STOP = "phalanxx_two_succession.save", 119
SHOWN = 2500  # milliseconds after which the name of a title stands
SMALL = (960, 540)
FRAMES = 40  # until a board is painted to its end


def main() -> None:
    """Every picture anew, then the figures."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    # Without a screen the audience's window has its usual size, as on the largest of ours.
    setattr(pygame.display, "get_desktop_sizes", lambda: [SIZES[-1]])  # noqa: B010
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = make_house(Path(folder))
        house.enter(Menu(house))
        for size in SIZES:
            for lang in LANGS:
                house.words.lang = lang
                draw(house, size, lang)
        for name, lang in ACTS:
            house.words.lang = lang
            draw_act(house, name)
        house.close()
        house.store.close()


def make_house(folder: Path) -> House:
    """A house on folders of its own."""
    return House(app.all_words(), materials.make_letters(), materials.make_prints(),
                 Store(folder / "saves"),
                 Workers(lambda: 1), lambda: 1, Places.under(folder),
                 SceneNavigation)


def enter(house: House, size: tuple[int, int], file: Path) -> Presenter:
    """A moment in a window of that size."""
    house.desk.resize(*size)
    show_moment(house, load_moment(file, games.load))
    assert isinstance(house.room, Presenter)
    return house.room


def draw(house: House, size: tuple[int, int], lang: str) -> None:
    """The strip, and the window."""
    room = enter(house, size, locate_bundled() / f"{MOMENT}.yaml")
    for _step in range(PLACE):
        room.advance()
        room.advance()
    room.go_back()
    room.advance()
    room.advance()
    screen = paint(house, size)
    area = Brush(screen, house.desk.theme, house.desk.letters, house.voice).rect(
        room.stage.strip.box)
    name = f"{lang}-{size[0]}x{size[1]}.jpg"
    pygame.image.save(screen.subsurface(area), str(FOLDER / f"strip-{name}"))
    keep_small(screen, f"window-{name}")
    if size == SIZES[0]:
        house.audience.begin(is_aside=False)
        house.refresh()
        house.audience.draw(INFINITE)
        keep_small(paint(house, size), f"notes-{name}")
    house.leave()


def draw_act(house: House, name: str) -> None:
    """An act of the loop of a stand, in the smallest window of the three."""
    house.desk.resize(*SIZES[0])
    playlist = Playlist(house)
    playlist.acts = iter((find_act(house, name),))
    house.enter(ShowLoop(house, playlist, partial(open_menu, house)))
    house.tick(0)
    pygame.image.save(paint(house, SIZES[0]), str(FOLDER / f"{name}.jpg"))
    house.leave()


def find_act(house: House, name: str) -> Act:
    """The act of which that is the picture."""
    if name == "title":
        return TitleAct(house, TITLE)
    if name == "picture":
        return next(list_pictures(house, TITLE))
    shown = load_shown(locate_bundled() / f"{BEGINNING}.yaml" if name == "moment"
                       else saves() / MATCH)
    if isinstance(shown, Moment):
        return MatchAct(house, Track(History(shown.game, shown.record), shown))
    record, game = shown
    performance = MatchAct(house, Track(History(game, record)))
    performance.journey.place = STOP
    return performance


def paint(house: House, size: tuple[int, int]) -> pygame.Surface:
    """The window, once everything is painted."""
    screen = pygame.Surface(size)
    house.desk.touch(house.desk.box)
    for frame in range(FRAMES):
        house.tick(SHOWN + FRAME * frame)
        house.desk.draw(screen)
    return screen


def keep_small(screen: pygame.Surface, name: str) -> None:
    """The whole window at the size of a page."""
    pygame.image.save(pygame.transform.smoothscale(screen, SMALL), str(FOLDER / name))


if __name__ == "__main__":
    main()

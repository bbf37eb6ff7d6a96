"""The attendant of a showcase, which starts it again when nobody has touched anything for a while.

In kiosk mode a press on the show begins a match of what was shown, nothing leads out of the
application, and each visitor's saves and settings are gone when the show comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from alexandre import __version__, games
from alexandre.kernel.session import Session
from alexandre.kernel.store import Scratch
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.attendant import HELD
from alexandre.scenes.base.house import House
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.setup.match_setup import MatchSetup
from alexandre.scenes.setup.start_match import sit_down
from alexandre.scenes.show.kiosk_menu import KioskMenu
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.show.playlist import Playlist, Shown
from alexandre.scenes.show.shut_doors import ShutDoors

MINUTE: Final = 60_000  # milliseconds
WARNING: Final = 15_000  # before the show comes back
SECOND: Final = 1000
RETURNING: Final = Msg.of("ui.kiosk.returning", n=WARNING // SECOND)


class ShowAttendant:
    """The attendant, active from `begin` until the settings, the key of kiosk mode or the end of
    the application."""

    def __init__(self, house: House, shown: Sequence[Shown] = (), *,
                 is_kiosk: bool = False) -> None:
        self._house = house
        self._playlist = Playlist(house, shown)
        self.is_kiosk = is_kiosk
        self._own = house.store, house.places, house.navigation, dict(house.settings)
        self._lang = house.words.lang
        self._scratch: Scratch | None = None  # in the place of the player's own folders
        self._held: tuple[int, int] | None = None  # since when, and how many keys were up by then
        self._is_warned = False

    def begin(self) -> None:
        """Replace all rooms by the showcase; their games are saved."""
        house = self._house
        house.close()
        house.desk.banner.end()
        if self.is_kiosk:
            self._forget_visitor()
        house.swap_all(make_menu(house), ShowLoop(house, self._playlist, self._welcome))

    def recover(self) -> None:
        """Start again with the first act, because the error may have ended the sequence."""
        self._playlist.renew()
        self.begin()

    def attend(self, now: int) -> None:
        """Restart the showcase after the idle time of the settings, unless the disk has refused a
        game of the player's own, which would be lost."""
        house = self._house
        if self._is_ended(now):
            return
        left = house.settings["show_minutes"] * MINUTE - (now - house.desk.router.stirred)
        if isinstance(house.room, ShowLoop) or left > WARNING:
            if self._is_warned and house.desk.banner.words == RETURNING:
                house.desk.banner.end()  # somebody is there
            self._is_warned = False
        elif left <= 0:
            if self.is_kiosk or not house.store.list_unsaved():
                self.begin()
        elif not self._is_warned:
            self._is_warned = True
            house.tell(RETURNING)

    def play(self, title: str, board: str = "") -> None:
        """Start a game of a person against the default computer players, by the rule book."""
        house, meta = self._house, games.meta(title)
        setup = MatchSetup.usual(meta, board=board if board in meta.boards else "")
        players = setup.make_players(house)
        sit_down(house, Session.new(games.load(title, setup.board), players, setup.options,
                                    house.seed()))
        house.tell(Msg.of("ui.kiosk.seated", who=Who(0)))

    def close(self) -> None:
        """Restore the player's own folders, settings, window and language."""
        house = self._house
        house.is_full_here, house.words.lang = None, self._lang
        if self._scratch is not None:
            self._scratch.close()
            self._scratch = None
            house.store, house.places, house.navigation, settings = self._own
            house.settings = dict(settings)
        house.apply_settings()  # a language that was chosen meanwhile stays

    # ---- kiosk mode ------------------------------------------------------------------------

    def hold(self) -> None:
        """Note that the key is down; held keys may repeat."""
        lifted = self._house.desk.router.lifted
        if self._held is None or self._held[1] != lifted:
            self._held = self._house.desk.now, lifted

    def _is_ended(self, now: int) -> bool:
        """Whether the key has been released after being held long enough.

        The release matters: a window that is opened again gets the key that is still held.
        """
        if self._held is None:
            return False
        since, lifted = self._held
        house = self._house
        router, least = house.desk.router, HELD * SECOND
        if router.lifted == lifted:
            if now - since >= least:
                house.tell(Msg.of("ui.kiosk.release"))
            return False
        self._held = None
        if is_due := router.lifted_at - since >= least:
            end_show(house)
        return is_due

    def _forget_visitor(self) -> None:
        """Start with an empty folder and the settings of the kiosk's owner."""
        house, (_store, places, navigation, settings) = self._house, self._own
        if self._scratch is not None:
            self._scratch.close()
        self._scratch = scratch = Scratch(__version__, house.news.put)
        house.store = scratch.store
        house.places = replace(places, **{
            name: scratch.folder / name for name in ("saves", "boards", "pictures", "chronicles")})
        house.navigation = ShutDoors(navigation)
        house.settings = dict(settings)
        house.apply_settings()

    def _welcome(self, title: str, board: str) -> None:
        """React to a press: start a game in kiosk mode, else open the menu at that title."""
        if self.is_kiosk:
            self.play(title, board)
        else:
            open_menu(self._house, title)


def make_menu(house: House) -> Menu:
    """The first room; in kiosk mode that of the visitors."""
    return KioskMenu(house) if house.is_kiosk else Menu(house)


def end_show(house: House) -> None:
    """End the showcase or kiosk mode and open the menu with the player's own folders."""
    house.close()
    house.dismiss()
    house.desk.banner.end()
    house.enter(Menu(house))


def open_menu(house: House, title: str, _board: str = "") -> None:
    """Open the menu from the showcase, with the focus on that title."""
    house.leave()
    house.desk.focus_first(f"menu/title/{title}")
    house.desk.router.keyboard.ring(is_keyed=True)


def begin_show(house: House, shown: Sequence[Shown] = (), *, is_full: bool = True,
               is_kiosk: bool | None = None) -> None:
    """Start the showcase of all titles or of these files, full screen unless that is not wanted,
    in kiosk mode if the settings or the request say so."""
    house.dismiss()
    attendant = ShowAttendant(
        house, shown, is_kiosk=house.settings["kiosk"] if is_kiosk is None else is_kiosk)
    house.attendant = attendant
    house.is_full_here = is_full
    attendant.begin()


def show_once(house: House) -> None:
    """Show all titles in the player's language until a press ends it."""
    house.enter(ShowLoop(house, Playlist(house, lang=house.words.lang), partial(open_menu, house)))

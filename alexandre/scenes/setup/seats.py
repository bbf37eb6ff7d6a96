"""The seats screen before a match: a panel for each seat, the board, the options."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from alexandre import games
from alexandre.kernel.meta import Meta
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene
from alexandre.scenes.base.save_files import new_name
from alexandre.scenes.setup.agreed import Agreed
from alexandre.scenes.setup.chapter import open_chapter
from alexandre.scenes.setup.match_setup import MatchSetup, load_setup
from alexandre.scenes.setup.seats_layout import GAP, SeatsPage, SteadyLayout
from alexandre.scenes.setup.tablets import Tablets
from alexandre.scenes.table.table import Table
from alexandre.ui.text.sizes import LARGE, SUBHEADING
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button

FROM_THE_MENU: Final = 2  # rooms, this one and the first


class Seats(Scene):
    """The room of the choices, which are kept when it is laid out again and stored for the next
    time.

    `seating` is a proposal instead of the stored choices; `board` the id of the board, if known.
    """

    looks = EACH_ITSELF

    first = ("seats/start",)

    def __init__(self, house: House, title: str = games.TITLES[0],
                 seating: MatchSetup | None = None, board: str = "") -> None:
        super().__init__(house)
        self._title = title
        self.seating = seating or load_setup(games.meta(title), house.store)
        self.seating.board = board or self.seating.board
        self.agreed = Agreed(house, self.seating, self._rebuild)
        self.tablets = Tablets(house, self.seating, self._rebuild)
        self._steady = SteadyLayout()

    @property
    def subject(self) -> str:
        """The title that is set up."""
        return self._title

    @property
    def meta(self) -> Meta:
        """The title."""
        return self.seating.meta

    def build(self) -> Widget:
        """Build the seats, the board with its choices below, and the buttons."""
        self._body = Scroll("seats/body", gap=GAP)
        lower = self.agreed.build()
        tablets = self._body.column.add(self.tablets.build(self.agreed.company))
        self._body.column.add(lower)
        return SeatsPage(Msg.of(f"{self._title}.title"), self._body, tuple(self._ways_on()),
                         tablets, lower, self._steady, (self.tablets.told, *self.agreed.told))

    def _ways_on(self) -> Iterator[Widget]:
        """The buttons: back, another title if the player has not just come from there, and begin.
        """
        yield Button("seats/back", Msg.of("ui.dialog.back"), self.house.leave, size=LARGE)
        if len(self.house.rooms) <= FROM_THE_MENU:
            yield Button("seats/other", Msg.of("ui.seats.other_game"),
                         partial(self.house.navigation.library, self._title), size=LARGE)
        if drawing_of(self.agreed.game()).positions is not None:
            yield Button("seats/position", Msg.of("ui.seats.position"),
                         partial(self.attempt, self._lay_position), size=LARGE,
                         tip=Msg.of("ui.seats.position.tip"))
        yield Button("seats/start", Msg.of("ui.seats.start"), partial(self.attempt, self._begin),
                     kind="primary", size=SUBHEADING)

    def do(self, command: str) -> bool:
        """Fold the variants on Escape, before it leaves the page."""
        return (command == "cancel" and self.agreed.fold_away()) or super().do(command)

    def _rebuild(self, focus: str) -> None:
        offset, desk = self._body.offset, self.house.desk
        desk.show(self.build())
        self._body.scroll(offset)
        desk.focus_first(focus)

    # ---- the match -------------------------------------------------------------------------

    def _lay_position(self) -> None:
        """Open the editor for a position, from the initial one of such a game."""
        chosen, game = self.seating, self.agreed.game()
        players = chosen.make_players(self.house)
        first = Session.new(game, players, chosen.options, self.house.seed(),
                            self.agreed.inputs() if chosen.is_linked else None)
        self.house.navigation.position(game, first.state.dump(), players,
                                       chosen.chance)

    def _begin(self) -> None:
        chosen = self.seating
        seed = int(chosen.seed) if chosen.seed else self.house.seed()
        session = Session.new(self.agreed.game(), chosen.make_players(self.house),
                              chosen.options, seed,
                              self.agreed.inputs() if chosen.is_linked else None, chosen.chance)
        chosen.keep(self.house.store)
        self.house.swap(Table(self.house, session, new_name(self.house.store, self._title)))
        open_chapter(self.house, session)

"""A position in progress on its own board: places by clicks, the rest in lists, laws at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.record import ASKED, MODES, Player, colours_of
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.board import Board, sheets_of
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.editor.fields import Fields
from alexandre.scenes.editor.panel import EditorPanel
from alexandre.scenes.position.entered_position import EnteredPosition
from alexandre.scenes.position.entries import Naming, list_entries, nouns_of
from alexandre.scenes.position.parts import places_of
from alexandre.scenes.setup.start_match import sit_down
from alexandre.ui.draw.sketch import Layer, Sheet, Spot, Wording
from alexandre.ui.input.commands import obey
from alexandre.ui.play.defaults import ignore
from alexandre.ui.play.editing import (
    PLACE,
    SEAT,
    TABLE,
    TURN,
    Edit,
    EditField,
    Flag,
    Heading,
    Note,
    Number,
    Pick,
)
from alexandre.ui.text.sizes import CAPTION, LABEL
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.arrow_button import ArrowButton
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.stepper import Stepper

TOOL: Final = 34.0
ACROSS: Final = 3  # parts of the page side by side
SHOWN: Final = ("main", "foot")  # the places of the sheets that lie on the table

FieldsPage = tuple[str, str | int]  # a group of fields, and the place or seat that it is about
WHEN: Final[FieldsPage] = (TURN, "")


class PositionRoom(Scene):
    """The editor of a position; `players` and `chance` are those of the game that will begin."""

    def __init__(self, house: House, game: Game, dump: Plain, players: Sequence[Player],
                 chance: str) -> None:
        super().__init__(house)
        self.position, self.about = EnteredPosition(game, dump), game.meta.id
        self.seated = list(players)
        self.chance = chance
        self.page: FieldsPage = WHEN
        self._nouns = nouns_of(game.board)
        self._values: dict[str, Plain] = {}
        self._spot = ""

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(each.name for each in self.seated)

    @property
    def data(self) -> Plain:
        """The data of the position."""
        return self.position.dump

    @property
    def looks(self) -> tuple[int, ...]:
        return colours_of(self.seated)

    def build(self) -> Widget:
        """Build the board and the panel beside it."""
        self.fields = Fields(self)
        self.panel = EditorPanel((), ignore, self.fields)
        self.panel.least = 0
        self.panel.called.say(Msg.of("ui.position.title"))
        self.panel.state.say(Msg.of(f"{self.position.game.meta.id}.title"))
        self._build_pages()
        self.play = self.panel.bar.add(Button("edit/play", Msg.of("ui.position.play"),
                                              partial(self.attempt, self._begin),
                                              kind="primary"))
        tools = self.panel.tools
        tools.widths = (TOOL, TOOL, 0.0)
        self.undo = tools.add(ArrowButton("edit/undo", Msg.of("ui.edit.undo"), self._undo,
                                          is_back=True))
        self.redo = tools.add(ArrowButton("edit/redo", Msg.of("ui.edit.redo"), self._redo,
                                          is_back=False))
        tools.add(Button("edit/back", Msg.of("ui.edit.back"), self.house.leave, size=CAPTION))
        self.board = Board(self.panel, self._click)
        self.board.glides = not self.house.is_still
        return self.board

    def _build_pages(self) -> None:
        """Build the tabs: the turn, the board, each seat, the table."""
        names: list[tuple[FieldsPage, Wording]] = [
            (WHEN, Msg.of("ui.position.turn")), ((PLACE, ""), Msg.of("ui.position.board"))]
        groups = {each.group for each in self.position.state.setup.rules.fields.all}
        if TABLE in groups:
            names.append(((TABLE, ""), Msg.of("ui.position.table")))
        if SEAT in groups:
            names += [((SEAT, seat), Who(seat)) for seat in range(len(self.seated))]
        if "rival" in self._nouns and len(self.seated) == 1:
            names.append(((SEAT, 1), self._nouns["rival"]))
        self.tabs: dict[FieldsPage, Button] = {}
        for first in range(0, len(names), ACROSS):
            row = self.panel.ways.add(Row(gap=5))
            for page, name in names[first:first + ACROSS]:
                self.tabs[page] = row.add(Button(
                    f"edit/page/{page[0]}{page[1]}", name, partial(self._turn_to, page),
                    size=CAPTION, pad=4, high=32))

    def entered(self) -> None:
        """Focus the tab of the turn."""
        self._show()
        self.house.desk.focus_on(self.tabs[WHEN])

    def do(self, command: str) -> bool:
        """Undo and redo with their keys."""
        return obey(command, {"undo": self._undo, "redo": self._redo}) or super().do(command)

    # ---- changes ---------------------------------------------------------------------------

    def _click(self, spot: str) -> None:
        """Show the fields of a place."""
        self._spot = spot
        self._turn_to((PLACE, self.position.positions.place_of(spot)))

    def _turn_to(self, page: FieldsPage) -> None:
        self.page = page
        if page[0] != PLACE or not page[1]:
            self._spot = ""
        self._show()

    def change(self, data: Plain, stroke: object) -> None:
        """Change a value and show what follows from it."""
        if "chance" in data:
            self.chance = data["chance"]
        elif "moment" in data:
            self.position.begin_at(data["moment"])
        else:
            self.position.change(data, stroke)
        self._show(stroke)

    def act(self, edit: Edit) -> None:
        """Carry out a button of the fields."""
        self.change(edit.board, None)

    def _undo(self) -> None:
        self.position.undo()
        self._show()

    def _redo(self) -> None:
        self.position.redo()
        self._show()

    # ---- what is shown ---------------------------------------------------------------------

    def _show(self, stroke: object = None) -> None:
        """Update board and panel; a field that is being stepped stays as it is."""
        position = self.position
        entries = self._entries()
        values = {each.id: each.value for each in entries
                  if isinstance(each, Number | Flag | Pick)}
        stepped = stroke[1] if isinstance(stroke, tuple) else ""
        stepper = self.house.desk.find(f"edit/{stepped}")
        if isinstance(stepper, Stepper) and stepper.value != values.get(stepped):
            stepped = ""  # the rules know a bound that the field does not
        is_new = any(value != self._values.get(id) for id, value in values.items()
                     if id != stepped)
        self._values = values
        self.fields.fill(entries, is_new=is_new or not stepped)
        for page, tab in self.tabs.items():
            tab.turn(is_on=page == self.page or (page[0] == self.page[0] == PLACE))
        self._say_law()
        self.undo.enable(is_enabled=position.can_undo)
        self.redo.enable(is_enabled=position.can_redo)
        self._draw()

    def _entries(self) -> list[EditField]:
        """The fields of this tab."""
        position = self.position
        naming = Naming(position.state, position.positions, self._nouns)
        group, about = self.page
        if self.page == (PLACE, ""):
            return [Note(Msg.of("ui.position.click"))]
        entries = list_entries(naming, position.dump, group, about)
        if group == PLACE:
            name = self._nouns.get(str(about)) or next(
                (spot.name for spot in self._spots() if spot.id == self._spot), "")
            return [Heading(name), *entries]
        if self.page != WHEN:
            return entries
        first: list[EditField] = [naming.moments(position.dump, position.moment,
                                             partial(choose, "moment"))]
        if position.game.meta.has_chance:
            first.append(Pick("chance", Msg.of("ui.seats.chance"), self.chance, tuple(
                (mode, Msg.of(f"ui.seats.chance.{mode}")) for mode in MODES),
                partial(choose, "chance")))
        return [*first, *entries]

    def _say_law(self) -> None:
        """Say whether a game can begin here, or which rule is broken."""
        panel, fault = self.panel, self.position.fault
        panel.wrong.say(Msg.of("ui.position.unlawful" if fault else "ui.position.lawful"))
        panel.wrong.colour = "seal" if fault else "tone.good.ink"
        panel.faults.column.clear()
        if fault is not None:
            panel.faults.column.add(Label("edit/law", fault, size=LABEL))
        self.play.enable(is_enabled=fault is None)
        if panel.is_hung:
            panel.lay()
        panel.touch()

    def _sheets(self) -> tuple[Sheet, ...]:
        position = self.position
        sheets = sheets_of(position.game, position.game.view(position.state, None))
        return tuple(each for each in sheets if each.place in SHOWN)

    def _spots(self) -> tuple[Spot, ...]:
        """The places that can be clicked, those of the main sheet first."""
        known, state = places_of(self.position.state), self.position.state
        main = next(each.sketch for each in self._drawn if each.place == "main")
        spots = (*main.spots, *self.position.positions.spots(state, main))
        place_of = self.position.positions.place_of
        return tuple(spot for spot in spots if place_of(spot.id) in known)

    def _draw(self) -> None:
        """Draw the table; places are lit only when pointed at."""
        self._drawn = self._sheets()
        spots = tuple(replace(spot, is_quiet=True) for spot in self._spots())
        self.board.show([each.bare() for each in self._drawn],
                        frozenset(spot.id for spot in spots))
        self.board.draw_over(Layer("course", ()), spots)
        self.board.point_at((self._spot,) if self._spot else ())

    # ---- the match -------------------------------------------------------------------------

    def _begin(self) -> None:
        """Begin a game with this position, which its record contains."""
        position = self.position
        seed = 0 if self.chance == ASKED else self.house.seed()
        sit_down(self.house, Session.new(
            position.game, self.seated, position.dump["options"], seed, chance=self.chance,
            origin=position.dump))


def choose(name: str, _dump: Plain, value: Plain) -> Plain:
    """Note a value chosen beside the fields of the position."""
    return {name: value}

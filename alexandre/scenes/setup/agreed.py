"""The terms of a match before it begins: the board, the options, the source of chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from alexandre import games
from alexandre.content.board import board_name, own_boards
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.meta import Meta
from alexandre.kernel.record import MODES
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import draw_start, drawing_of
from alexandre.scenes.base.house import House
from alexandre.scenes.setup.match_setup import DIGITS_MOST, MatchSetup
from alexandre.scenes.setup.seats_layout import (
    GAP,
    AgreedRow,
    ColumnPanel,
    Explanation,
    LongestOf,
    build_choice,
    label_row,
    tell_why,
)
from alexandre.ui.draw.sketch import Sketch, Spot
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.boxes import Panel, Row
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.pictures.miniature import Miniature

DRAW: Final = 118.0  # the width of the way to draw a board, or to the career
PREVIEW: Final = (400.0, 222.0)  # how large the picture of the board is at the most


class Agreed:
    """Builds the choices and the picture of the board, and stores them in `seating`.

    `rebuild` lays the room out again with the focus on the widget of that name.
    """

    def __init__(self, house: House, seating: MatchSetup, rebuild: Callable[[str], None]) -> None:
        self.house = house
        self.seating = seating
        self.company: Widget | None = None  # the choice whether one plays alone
        # What depends on a choice, and the rest.
        self.told: tuple[list[Explanation], list[Explanation]] = [], []
        self._meta = seating.meta
        self._rebuild = rebuild
        self._is_drawn_on = False  # whether a board may have changed since they were read
        self._is_unfolded = False
        self._read_boards()

    def inputs(self) -> Plain:
        """The inputs of the first of several linked games, if the board may begin one."""
        return drawing_of(self.game()).beginning(self.seating.board)

    def game(self) -> Game:
        chosen = self._boards[self.seating.board]
        return games.load(self._meta.id, chosen.id if chosen.is_bundled else chosen)

    def _read_boards(self) -> None:
        """Read the bundled boards and the player's own, and report the first error; a chosen board
        that is gone is replaced by the first one."""
        shelf = own_boards(self.house.places.boards, games.check_for)
        for flaw in shelf.flaws[:1]:
            self.house.news.put(Msg.of("ui.seats.bad_board", file=flaw.file, why=flaw.msg))
        boards = [games.load(self._meta.id, each).board for each in self._meta.boards]
        boards += [each for each in shelf.boards if each.title == self._meta.id]
        self._boards: dict[str, Board] = {each.id: each for each in boards}
        if self.seating.board not in self._boards:
            self.seating.board = self._meta.boards[0]
        self._previews: dict[str, Miniature] = {}
        self._spots: dict[str, tuple[Spot, ...]] = {}

    def build(self) -> AgreedRow:
        """Build the picture of the board with the choices beside it; the choices alone when
        unfolded."""
        if self._is_drawn_on:
            self._is_drawn_on = False
            self._read_boards()
        self.told = [], []
        row = AgreedRow(gap=GAP, widths=(PREVIEW[0], 0.0))
        row.add(self._preview()).shown(is_shown=not self._is_unfolded)
        row.add(self._build_panel())
        return row

    def _build_panel(self) -> Widget:
        panel = ColumnPanel("seats/agreed", 2 if self._is_unfolded else 1)
        boards = panel.add(label_row("seats/board", Msg.of("ui.seats.board"),
                                     self._build_board())).children[-1]
        for number, fact in enumerate(self._facts()):
            self._explain(panel, f"seats/board{number or ''}",
                          boards.children[0] if boards.children else boards, fact)
        if self.seating.can_be_alone:
            row = panel.add(build_choice("alone", (False, True), self.seating.is_alone,
                                         self._sit_alone))
            self.company = row.children[-1]
            starts = say_who_starts(self._meta, self.seating.options)
            self._explain(panel, "seats/starts", self.company, starts,
                          is_so=not self.seating.is_alone)
        if self.inputs() is not None:
            row = panel.add(build_choice("linked", (False, True), self.seating.is_linked,
                                         self._link))
            self._explain(panel, "seats/linked", row.children[-1],
                          Msg.of("ui.seats.linked.why"), is_so=self.seating.is_linked)
        self._options(panel, is_game=True)
        self._grade(panel)
        if self._meta.has_chance:
            row = panel.add(build_choice("chance", MODES, self.seating.chance, self._leave_to))
            whys = {mode: Msg.of(f"ui.seats.chance.why.{mode}") for mode in MODES}
            self._explain(panel, "seats/chance", row.children[-1], whys[self.seating.chance],
                          *whys.values(), is_so=True)
        if self._is_unfolded:
            self._unfold(panel)
        more = Button("seats/more", Msg.of("ui.seats.less" if self._is_unfolded
                                           else "ui.seats.more"), self._fold, size=LABEL)
        foot = panel.add(Row(gap=GAP, widths=(0.0, PREVIEW[0])))
        is_usual = self.seating.is_by_the_book
        foot.add(tell_why("seats/summary/why", Msg.of(
            "ui.seats.by_the_book" if is_usual else "ui.seats.variants")))
        foot.add(more)
        return panel

    def _build_board(self) -> Widget:
        """Build the choice of the board, and the button to draw one."""
        choice = Choice("seats/board", [
            (each.id, Msg.of("ui.seats.board.named", board=board_name(each)))
            for each in self._boards.values()], self.seating.board, self._take_board)
        if drawing_of(self.game()).editing is None:
            return choice
        return Row(gap=6, widths=(0.0, DRAW)).hold(
            choice,
            Button("seats/draw", Msg.of("ui.seats.draw"), self._draw, size=LABEL, pad=6,
                   tip=Msg.of("ui.seats.draw.tip")))

    def _unfold(self, panel: Panel) -> None:
        """Build the choices on the reading of the rules, and the seed."""
        self._options(panel, is_game=False)
        panel.add(label_row("seats/seed", Msg.of("ui.seats.seed"), Field(
            "seats/seed", self.seating.seed, empty=Msg.of("ui.seats.no_seed"), most=DIGITS_MOST,
            keep=str.isdecimal, on_change=self._reseed)))
        panel.add(tell_why("seats/seed/why", Msg.of("ui.seats.seed_tip")))

    def _options(self, panel: Panel, *, is_game: bool) -> None:
        """Build the title's options: on which game is played, or all others."""
        for option in self._meta.options:
            if option.is_game != is_game or not option.concerns(self.seating.board):
                continue
            key = f"{self._meta.id}.option.{option.name}"
            choice = Choice(f"seats/{option.name}",
                            [(each, Msg(f"{key}.{each}".lower())) for each in option.choices],
                            self.seating.options[option.name], partial(self._settle, option.name))
            panel.add(label_row(f"seats/{option.name}", Msg(key), choice))
            self._explain(panel, f"seats/{option.name}", choice, Msg(f"{key}.why"))

    def _grade(self, panel: Panel) -> None:
        """Build the difficulty of a solitaire game, and the options behind it."""
        graded, chosen = self._meta.grade(self.seating.board), self.seating.difficulty
        if not graded:
            return
        names = [*graded, *([] if chosen else [""])]
        choice = Choice("seats/difficulty", [
            (each, Msg.of(f"ui.seats.difficulty.{each or 'mixed'}")) for each in names], chosen,
            self._take_difficulty)
        row = Row(gap=6, widths=(0.0, DRAW))
        row.add(choice)
        row.add(Button("seats/career", Msg.of("ui.library.career"), partial(
            self.house.navigation.career, self._meta.id), size=LABEL, pad=6,
            tip=Msg.of("ui.career.tip")))
        panel.add(label_row("seats/difficulty", Msg.of("ui.seats.difficulty"), row))

        def tell(difficulty: str) -> Msg | None:
            options = tuple(Msg(f"{self._meta.id}.option.{option.name}")
                            for option in self._meta.options
                            if graded.get(difficulty, {}).get(option.name))
            if not difficulty:
                return None
            why = Msg.of("ui.seats.difficulty.why", options=options) if options \
                else Msg.of("ui.seats.difficulty.no_option")
            share = self._meta.share_of(difficulty, self.seating.board)
            return why if share is None else Msg.of("ui.seats.difficulty.won", why=why, n=share)

        self._explain(panel, "seats/difficulty", choice, tell(chosen),
                      *filter(None, map(tell, graded)), is_so=tell(chosen) is not None)

    def _explain(self, panel: Panel, name: str, choice: Widget, words: Msg | None,
                 *others: Msg, is_so: bool | None = None) -> None:
        """Add a sentence below a choice, always or if it `is_so`, with room reserved for its
        alternatives."""
        group = self.told[is_so is None]
        is_so = is_so is not False
        place = panel.add(LongestOf())
        for number, each in enumerate((words, *others)):
            if each is not None:
                place.add(tell_why(f"{name}/why", each)).shown(is_shown=is_so and not number)
        group.append(Explanation(place, choice, (words,) if words and is_so else ()))

    def _preview(self) -> Miniature:
        """The title's picture of the board before the first move, cached for each board."""
        board = self.seating.board
        if board not in self._previews:
            self._previews[board] = Miniature("seats/preview", self._sketch(), most=PREVIEW[1],
                                               is_filling=True)
        return self._previews[board]

    def _sketch(self) -> Sketch | None:
        sketch = draw_start(self.game(), self.seating.options)
        self._spots[self.seating.board] = sketch.spots if sketch else ()
        return sketch

    def _facts(self) -> tuple[Msg, ...]:
        """Facts about the board, and who starts where several always play."""
        if self.seating.can_be_alone or self._meta.seats[1] == 1:
            return self._describe_board()
        return (*self._describe_board(), say_who_starts(self._meta, self.seating.options))

    def _describe_board(self) -> tuple[Msg, ...]:
        """The number of spaces of the board, if it is made of them and they are all visible; else
        the title's own facts."""
        spaces = sum(1 for spot in self._spots[self.seating.board] if spot.id.startswith("space:"))
        if spaces:
            return (Msg.of("ui.seats.board.why", n=spaces),)
        game = self.game()
        return drawing_of(game).introduce(game)

    # ---- what is chosen ----------------------------------------------------------------------

    def _take_board(self, name: str) -> None:
        self.seating.board = name
        self._rebuild("seats/board")

    def _settle(self, name: str, value: Any) -> None:
        """Store a choice and show the board of such a game."""
        self.seating.options[name] = value
        board = self.seating.board
        self._previews = {each: shown for each, shown in self._previews.items() if each == board}
        if board in self._previews:
            self._previews[board].show(self._sketch())
        if name == self._meta.starter or name in next(iter(
                self._meta.grade(board).values()), {}):
            self._rebuild(f"seats/{name}")

    def _take_difficulty(self, difficulty: str) -> None:
        if difficulty:
            self.seating.grade(difficulty)
        self._previews.clear()
        self._rebuild("seats/difficulty")

    def _sit_alone(self, is_alone: bool) -> None:  # noqa: FBT001  a choice tells what it became
        self.seating.seat_opponents(is_alone=is_alone)
        self._rebuild("seats/alone")

    def _link(self, is_linked: bool) -> None:  # noqa: FBT001  a choice tells what it became
        self.seating.is_linked = is_linked
        self._rebuild("seats/linked")

    def _leave_to(self, mode: str) -> None:
        self.seating.chance = mode
        self._rebuild("seats/chance")

    def _reseed(self, text: str) -> None:
        self.seating.seed = text

    def fold_away(self) -> bool:
        """Fold the variants; return whether they were unfolded."""
        if self._is_unfolded:
            self._fold()
            return True
        return False

    def _fold(self) -> None:
        self._is_unfolded = not self._is_unfolded
        self._rebuild("seats/more")

    def _draw(self) -> None:
        """Open the boards of a title."""
        self._is_drawn_on = True
        self.house.navigation.boards(self._meta.id)


def say_who_starts(meta: Meta, options: Mapping[str, Any]) -> Msg:
    """The sentence on who starts, given by an option if one decides it."""
    if meta.starter:
        return Msg.of(f"{meta.id}.starts.{options[meta.starter]}")
    return Msg.of(f"{meta.id}.starts")

"""Before a match: the table is laid, a tablet for each seat, and the board in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from alexandre import games
from alexandre.content.board import board_name, own_boards
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.meta import Meta, rank_of
from alexandre.kernel.record import COLOURS, MODES, NAME_MOST, SEEDED
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import draw_main, drawing_of
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene
from alexandre.scenes.base.outsiders import (
    abridge,
    personas,
    player_kinds,
    take_seat,
    tell_kind,
)
from alexandre.scenes.base.save_files import new_name
from alexandre.scenes.setup.chapter import open_chapter
from alexandre.scenes.setup.match_setup import DIGITS_MOST, MatchSetup, load_setup
from alexandre.scenes.setup.seats_layout import (
    GAP,
    Agreed,
    Laid,
    Named,
    OneOf,
    Rest,
    SeatsLayout,
    Steady,
    Told,
    choose,
    label_row,
    sign,
)
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Sketch, Spot
from alexandre.ui.text.sizes import BODY, LABEL, LARGE, LEAD, SMALL, SUBHEADING
from alexandre.ui.widgets.base.boxes import Column, Panel, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.pictures.miniature import Miniature
from alexandre.ui.widgets.pictures.seal import Portrait
from alexandre.ui.widgets.pictures.seal_choice import SealChoice

FROM_THE_MENU: Final = 2  # rooms, this one and the first
FACE: Final = 54.0  # height of the coin of the seat's player
LARGE_FACE: Final = 84.0  # where so few play that all about a seat stands beside it
FEW: Final = 3
LEVEL: Final = 244.0  # the width of that of a player, beside the name
PAIR: Final = 2  # whose tablets are broad enough for a name and a level side by side
ADD: Final = 0.5  # of a tablet: the place where a further one can be laid
DRAW: Final = 118.0  # the width of the way to draw a board
PREVIEW: Final = (400.0, 222.0)  # how large the picture of the board is at the most


class Seats(Scene):
    """What is chosen is kept while the room is laid out anew, and remembered for the next time.

    `seating` is what is proposed, in place of what was chosen the last time; `board` the id of
    the board, if it is known already.
    """

    looks = EACH_ITSELF

    def __init__(self, house: House, title: str = games.TITLES[0],
                 seating: MatchSetup | None = None, board: str = "") -> None:
        super().__init__(house)
        self._title = title
        self.seating = seating or load_setup(games.meta(title), house.store)
        self.seating.board = board or self.seating.board
        self._is_drawn_on = False  # whether a board may have changed since they were read
        self._is_unfolded = False
        self._steady = Steady()
        self._read_boards()

    def _read_boards(self) -> None:
        """The bundled boards, and the player's own."""
        shelf = own_boards(self.house.places.boards, games.check_for)
        for flaw in shelf.flaws[:1]:
            self.house.news.put(Msg.of("ui.seats.bad_board", file=flaw.file, why=flaw.msg))
        boards = [games.load(self._title, each).board for each in self.meta.boards]
        boards += [each for each in shelf.boards if each.title == self._title]
        self._boards: dict[str, Board] = {each.id: each for each in boards}
        if self.seating.board not in self._boards:
            self.seating.board = self.meta.boards[0]
        self._previews: dict[str, Miniature] = {}
        self._spots: dict[str, tuple[Spot, ...]] = {}

    @property
    def meta(self) -> Meta:
        """The title that is chosen."""
        return games.meta(self._title)

    def build(self) -> Widget:
        """The tablets, below them the board and what is agreed on; the way on."""
        if self._is_drawn_on:
            self._is_drawn_on = False
            self._read_boards()
        self._body = Scroll("seats/body", gap=GAP)
        self._tellings: list[Told] = []  # of players
        self._changing: list[Told] = []  # of what is agreed on, where it is not always said
        self._explained: list[Told] = []  # of the rest of it
        lower = Rest(gap=GAP, widths=(PREVIEW[0], 0.0))
        lower.add(self._preview()).shown(is_shown=not self._is_unfolded)
        lower.add(self._build_options())
        tablets = self._body.column.add(self._tablets())
        self._body.column.add(lower)
        return Laid(Msg.of(f"{self._title}.title"), self._body, tuple(self._ways_on()), tablets,
                    lower, self._steady, (self._tellings, self._changing, self._explained))

    def _ways_on(self) -> Iterator[Widget]:
        """Back, to another title if nobody has just come from there, and on."""
        yield Button("seats/back", Msg.of("ui.dialog.back"), self.house.leave, size=LARGE)
        if len(self.house.rooms) <= FROM_THE_MENU:
            yield Button("seats/other", Msg.of("ui.seats.other_game"), self._browse, size=LARGE)
        if drawing_of(self._game()).positions is not None:
            yield Button("seats/position", Msg.of("ui.seats.position"),
                         partial(self.attempt, self._lay_position), size=LARGE,
                         tip=Msg.of("ui.seats.position.tip"))
        yield Button("seats/start", Msg.of("ui.seats.start"), partial(self.attempt, self._begin),
                     kind="primary", size=SUBHEADING)

    def entered(self) -> None:
        """One key begins the match."""
        self.house.desk.focus_first("seats/start")

    # ---- the tablets -----------------------------------------------------------------------

    def _tablets(self) -> SeatsLayout:
        row = SeatsLayout()
        for seat in range(len(self.seating.players)):
            row.add(self._tablet(seat))
        if not self.seating.is_full:
            row.add(Button("seats/add", Msg.of("ui.seats.add"), self._add, size=LEAD))
            row.last = ADD
        return row

    def _tablet(self, seat: int) -> Widget:
        player = self.seating.players[seat]
        tablet = Panel(f"seats/tablet{seat}", pad=10, gap=6)
        if self.meta.seats[1] > 1:  # a solo player needs no place at a table, nor a colour
            tablet.add(self._head(seat))
        is_broad = len(self.seating.players) <= PAIR
        who = tablet.add(Row(gap=6, widths=(0.0, LEVEL)) if is_broad else Column(gap=6))
        who.add(Field(f"seats/name{seat}", player.name, most=NAME_MOST,
                      empty=Msg.of("player.unnamed", n=seat + 1),
                      on_change=partial(self.seating.rename, seat)))
        rank = rank_of(player.level)
        kinds = player_kinds(self.house, self.meta, rank)
        choice = who.add(Choice(f"seats/kind{seat}", kinds, rank, partial(self._retire, seat),
                                brief=abridge(kinds)))
        cast = personas(self.meta, player.level)
        if cast:
            choice = tablet.add(Choice(f"seats/persona{seat}", cast, player.level,
                                       partial(self._cast, seat), brief=abridge(cast)))
        told = tablet.add(Label(f"seats/why{seat}", tell_kind(self.house, player.level),
                                face="italic", size=SMALL, colour="ink.soft", align="centre"))
        self._tellings.append(Told(told, choice, (told.text,)))
        if self.seating.can_be_alone and self.seating.is_alone:
            told = tablet.add(self._sentence("seats/alone", Msg.of(f"{self._title}.alone")))
            self._tellings.append(Told(told, self._company, (told.text,)))
        return tablet

    def _head(self, seat: int) -> Widget:
        """Who sits at which place, and in which colour; beside the face where few do."""
        player = self.seating.players[seat]
        seals = SealChoice(f"seats/seal{seat}", COLOURS, player.colour, partial(self._paint, seat))
        head = Column(gap=6)
        if len(self.seating.players) > FEW:
            head.add(self._place(seat, FACE))
            head.add(seals)
            return head
        beside = Row(gap=8, widths=(LARGE_FACE, 0.0))
        beside.add(Portrait(player.colour, LARGE_FACE, player.level))
        beside.add(head)
        head.add(self._place(seat))
        head.add(seals)
        return beside

    def _place(self, seat: int, face: float = 0.0) -> Widget:
        """A place at the table, and what moves the tablet round it or takes it away."""
        player = self.seating.players[seat]
        place = Named(gap=4, widths=(face, 0.0))
        if face:
            place.add(Portrait(player.colour, face, player.level))
        place.add(Label(f"seats/place{seat}", Msg.of("ui.seats.place", n=seat + 1), size=BODY,
                        face="bold", align="centre", colour="seal.deep"))
        if len(self.seating.players) == 1:
            return place
        can_go = not self.seating.is_least
        head = Row(gap=5, widths=(32.0, 0.0, *((32.0, 32.0) if can_go else (32.0,))))
        head.add(sign(f"seats/sooner{seat}", "‹", partial(self._move, seat, -1), is_on=seat > 0))
        head.add(place)
        head.add(sign(f"seats/later{seat}", "›", partial(self._move, seat, 1),
                      is_on=seat + 1 < len(self.seating.players)))
        if can_go:
            head.add(sign(f"seats/remove{seat}", "×", partial(self._remove, seat)))
        return head

    # ---- the board and what is agreed on ---------------------------------------------------

    def _build_options(self) -> Widget:
        panel = Agreed("seats/agreed", 2 if self._is_unfolded else 1)
        boards = panel.add(label_row("seats/board", Msg.of("ui.seats.board"),
                                     self._build_board())).children[-1]
        for number, fact in enumerate(self._facts()):
            self._explain(panel, f"seats/board{number or ''}",
                          boards.children[0] if boards.children else boards, fact)
        if self.seating.can_be_alone:
            row = panel.add(choose("alone", (False, True), self.seating.is_alone,
                                   self._sit_alone))
            self._company = row.children[-1]
        if self._inputs() is not None:
            panel.add(choose("linked", (False, True), self.seating.is_linked, self._link))
            panel.add(self._sentence("seats/linked", Msg.of("ui.seats.linked.why")))
        self._options(panel, is_game=True)
        self._grade(panel)
        if self.meta.has_chance:
            row = panel.add(choose("chance", MODES, self.seating.chance, self._leave_to))
            self._explain(panel, "seats/chance", row.children[-1], Msg.of("ui.seats.chance.why"),
                          is_so=self.seating.chance != SEEDED)
        if self._is_unfolded:
            self._unfold(panel)
        more = Button("seats/more", Msg.of("ui.seats.less" if self._is_unfolded
                                           else "ui.seats.more"), self._fold, size=LABEL)
        foot = panel.add(Row(gap=GAP, widths=(0.0, PREVIEW[0])))
        foot.add(self._sentence("seats/summary", Msg.of("ui.seats.by_the_book"
                                                        if self.seating.is_by_the_book
                                                        else "ui.seats.variants")))
        foot.add(more)
        return panel

    def _build_board(self) -> Widget:
        """Which board, and the way to draw one."""
        choice = Choice("seats/board", [
            (each.id, Msg.of("ui.seats.board.named", board=board_name(each)))
            for each in self._boards.values()], self.seating.board, self._take_board)
        if drawing_of(self._game()).editing is None:
            return choice
        row = Row(gap=6, widths=(0.0, DRAW))
        row.add(choice)
        row.add(Button("seats/draw", Msg.of("ui.seats.draw"), self._draw, size=LABEL, pad=6,
                       tip=Msg.of("ui.seats.draw.tip")))
        return row

    def _unfold(self, panel: Panel) -> None:
        """How rules are read, and the seed that chance is drawn by."""
        self._options(panel, is_game=False)
        panel.add(label_row("seats/seed", Msg.of("ui.seats.seed"), Field(
            "seats/seed", self.seating.seed, empty=Msg.of("ui.seats.no_seed"), most=DIGITS_MOST,
            keep=str.isdecimal, on_change=self._reseed)))
        panel.add(self._sentence("seats/seed", Msg.of("ui.seats.seed_tip")))

    def _options(self, panel: Panel, *, is_game: bool) -> None:
        """Those of the title that say which game is played, or how."""
        for option in self.meta.options:
            if option.is_game != is_game or not option.concerns(self.seating.board):
                continue
            key = f"{self._title}.option.{option.name}"
            choice = Choice(f"seats/{option.name}",
                            [(each, Msg(f"{key}.{each}".lower())) for each in option.choices],
                            self.seating.options[option.name], partial(self._settle, option.name))
            panel.add(label_row(f"seats/{option.name}", Msg(key), choice))
            self._explain(panel, f"seats/{option.name}", choice, Msg(f"{key}.why"))

    def _grade(self, panel: Panel) -> None:
        """How hard a solitaire is, and which options make it so."""
        graded, chosen = self.meta.grade(self.seating.board), self.seating.difficulty
        if not graded:
            return
        names = [*graded, *([] if chosen else [""])]
        choice = Choice("seats/difficulty", [
            (each, Msg.of(f"ui.seats.difficulty.{each or 'mixed'}")) for each in names], chosen,
            self._take_difficulty)
        panel.add(label_row("seats/difficulty", Msg.of("ui.seats.difficulty"), choice))

        def tell(difficulty: str) -> Msg | None:
            options = tuple(Msg(f"{self._title}.option.{option.name}")
                            for option in self.meta.options
                            if graded.get(difficulty, {}).get(option.name))
            return Msg.of("ui.seats.difficulty.why", options=options) if options else None

        self._explain(panel, "seats/difficulty", choice, tell(chosen),
                      *filter(None, map(tell, graded)), is_so=tell(chosen) is not None)

    def _explain(self, panel: Panel, name: str, choice: Widget, words: Msg | None,
                 *others: Msg, is_so: bool | None = None) -> None:
        """A sentence below a choice, always or if it `is_so`; its place is kept for it and for
        what it might say instead."""
        group = self._explained if is_so is None else self._changing
        is_so = is_so is not False
        place = panel.add(OneOf())
        for number, each in enumerate((words, *others)):
            if each is not None:
                place.add(self._sentence(name, each)).shown(is_shown=is_so and not number)
        group.append(Told(place, choice, (words,) if words and is_so else ()))

    def _sentence(self, name: str, text: Msg) -> Label:
        return Label(f"{name}/why", text, face="italic", size=SMALL, colour="ink.soft")

    def _preview(self) -> Miniature:
        """The title's own picture of the board before the first move; painted once for each."""
        board = self.seating.board
        if board not in self._previews:
            self._previews[board] = Miniature("seats/preview", self._sketch(), most=PREVIEW[1],
                                                is_filling=True)
        return self._previews[board]

    def _sketch(self) -> Sketch | None:
        game, board = self._game(), self.seating.board
        state = game.start(self.meta.seats[0], self.meta.settle(self.seating.options))
        sketch = draw_main(game, game.view(state, 0))
        self._spots[board] = sketch.spots if sketch else ()
        return sketch

    def _facts(self) -> tuple[Msg, ...]:
        """How many spaces the board has, if it is all in sight and made of them; else what the
        title says of it.
        """
        spaces = sum(1 for spot in self._spots[self.seating.board] if spot.id.startswith("space:"))
        if spaces:
            return (Msg.of("ui.seats.board.why", n=spaces),)
        game = self._game()
        return drawing_of(game).introduce(game)

    def _inputs(self) -> Plain:
        """What the first of several linked matches begins with, where the board may begin one."""
        return drawing_of(self._game()).beginning(self.seating.board)

    def _game(self) -> Game:
        chosen = self._boards[self.seating.board]
        return games.load(self._title, chosen.id if chosen.is_bundled else chosen)

    # ---- what is chosen --------------------------------------------------------------------

    def _add(self) -> None:
        self.seating.add()
        self._rebuild(f"seats/name{len(self.seating.players) - 1}")

    def _remove(self, seat: int) -> None:
        self.seating.remove(seat)
        self._rebuild(f"seats/name{min(seat, len(self.seating.players) - 1)}")

    def _move(self, seat: int, by: int) -> None:
        """The keyboard stays with the tablet, on the way that it can go on."""
        self.seating.move(seat, by)
        last, to = len(self.seating.players) - 1, seat + by
        self._rebuild(f"seats/{'later' if to == 0 or (by > 0 and to < last) else 'sooner'}{to}")

    def _paint(self, seat: int, colour: int) -> None:
        self.seating.paint(seat, colour)
        self._rebuild(f"seats/seal{seat}")

    def _retire(self, seat: int, level: str) -> None:
        self._seat(seat, level)
        self._rebuild(f"seats/kind{seat}")

    def _cast(self, seat: int, level: str) -> None:
        self._seat(seat, level)
        self._rebuild(f"seats/persona{seat}")

    def _seat(self, seat: int, level: str) -> None:
        players = self.seating.players
        players[seat] = take_seat(self.house, players[seat], level)

    def _take_board(self, name: str) -> None:
        self.seating.board = name
        self._rebuild("seats/board")

    def _settle(self, name: str, value: Any) -> None:
        """The picture shows where such a match begins."""
        self.seating.options[name] = value
        board = self.seating.board
        self._previews = {each: shown for each, shown in self._previews.items() if each == board}
        if board in self._previews:
            self._previews[board].show(self._sketch())
        if name in next(iter(self.meta.grade(board).values()), {}):
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

    def _leave_to(self, mode: str) -> None:
        self.seating.chance = mode
        self._rebuild("seats/chance")

    def _reseed(self, text: str) -> None:
        self.seating.seed = text

    def _fold(self) -> None:
        self._is_unfolded = not self._is_unfolded
        self._rebuild("seats/more")

    def _rebuild(self, focus: str) -> None:
        offset, desk = self._body.offset, self.house.desk
        desk.show(self.build())
        self._body.scroll(offset)
        desk.focus_first(focus)

    # ---- the match -------------------------------------------------------------------------

    def _browse(self) -> None:
        """What else can be played."""
        self.house.navigation.library(self._title)

    def _draw(self) -> None:
        """Boards of one's own."""
        self._is_drawn_on = True
        self.house.navigation.boards(self._title)

    def _lay_position(self) -> None:
        """A position in progress; it is made of the one that such a match begins with."""
        chosen, game = self.seating, self._game()
        first = Session.new(game, chosen.make_players(), chosen.options, self.house.seed(),
                            self._inputs() if chosen.is_linked else None)
        self.house.navigation.position(game, first.state.dump(), chosen.make_players(),
                                       chosen.chance)

    def _begin(self) -> None:
        chosen = self.seating
        seed = int(chosen.seed) if chosen.seed else self.house.seed()
        session = Session.new(self._game(), chosen.make_players(), chosen.options, seed,
                              self._inputs() if chosen.is_linked else None, chosen.chance)
        chosen.keep(self.house.store)
        self.house.swap(Table(self.house, session, new_name(self.house.store, self._title)))
        open_chapter(self.house, session)

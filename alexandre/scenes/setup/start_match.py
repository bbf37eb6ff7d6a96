"""Opening a table from other screens: a match begun again, or played on from its middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from alexandre.kernel.contract import Seat
from alexandre.kernel.record import ASKED, Player, Record
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.save_files import new_name
from alexandre.scenes.setup.chapter import open_chapter
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.legacy import Memory
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.dialog import Dialog


def sit_down(house: House, session: Session, memories: Sequence[Memory] = ()) -> None:
    """Open a game at its table under a new name and close all other rooms but the first;
    `memories` are those of the games linked to it."""
    house.go_home()
    house.enter(Table(house, session, new_name(house.store, session.record.title)))
    open_chapter(house, session, memories)


def begin_again(house: House, session: Session) -> Session:
    """A new game with the same players at the same seats and another seed."""
    record = session.record
    return Session.new(session.game, record.players, record.options, house.seed(), record.inputs,
                       record.chance)


def branch_match(history: History, at: int, seat: Seat | None) -> Session:
    """The game as it was after so many actions, marked as assisted because its continuation is
    known.

    The seat is a person's from now on; None leaves all as they were.
    """
    record = history.record.until(at)
    record.assisted = True
    if seat is not None:
        record.players[seat] = replace(record.players[seat], level="")
    session = Session(history.game, record)
    session.draw_chance()
    return session


def lay_out(history: History, at: int) -> Session:
    """The position after so many actions as a new game with real dice and cards.

    The players stay; where nobody was a person, all seats become people's.
    """
    return Session.new(history.game, seat_people(history.record), history.record.options,
                       chance=ASKED, origin=history.states[at].dump())


def seat_people(record: Record) -> list[Player]:
    """The players; where nobody was a person, people at all seats."""
    is_watched = all(player.level for player in record.players)
    return [replace(each, level="") if is_watched else each for each in record.players]


def change_position(house: House, history: History, at: int) -> None:
    """Open the editor with the position after so many actions."""
    house.navigation.position(history.game, history.states[at].dump(),
                              seat_people(history.record), history.record.chance)


def ask_how(room: Scene, history: History, at: int) -> None:
    """Ask how to play on from the position after so many actions: at which seat (or with all as
    they were, if a person was among them), with real dice and cards, or after changes."""
    house, record = room.house, history.record
    dialog = Dialog("branch", Msg.of("ui.branch.title"))
    dialog.tell("branch/what", Msg.of("ui.branch.what"))

    def offer(name: str, text: Msg, act: Callable[[], None], *, kind: str = "button",
              tip: Wording = "") -> None:
        def press() -> None:
            house.desk.close(dialog)
            room.attempt(act)

        dialog.body.column.add(Button(f"branch/{name}", text, press, kind=kind, tip=tip))

    def branch(seat: Seat | None) -> None:
        sit_down(house, branch_match(history, at, seat))

    def real() -> None:
        sit_down(house, lay_out(history, at))

    if any(not player.level for player in record.players):
        offer("same", Msg.of("ui.branch.same"), partial(branch, None), kind="primary")
    for seat in range(record.seats):
        offer(f"seat{seat}", Msg.of("ui.branch.seat", who=Who(seat)), partial(branch, seat))
    offer("real", Msg.of("ui.branch.real"), real,
          tip=Msg.of("ui.branch.real_tip"))
    offer("position", Msg.of("ui.branch.position"), partial(change_position, house, history, at),
          tip=Msg.of("ui.branch.position_tip"))
    dialog.answer("branch/no", Msg.of("ui.dialog.back"))
    house.desk.open(dialog)

"""The saved matches: every file is listed, a damaged one with its cause and what is on offer."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre.kernel.board import Plain
from alexandre.kernel.store import Entry, Ticket
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.picture_list import (
    UNSEEN,
    PictureList,
    describe_entry,
    details_of,
)
from alexandre.scenes.archive.statistics.rows import collect
from alexandre.scenes.archive.thumbnails import Glimpse, Thumbnails
from alexandre.scenes.base.bookmarks import (
    LABEL_MOST,
    WAIT,
    copy_save,
    is_named,
    name_of,
    rename_save,
)
from alexandre.scenes.base.folders import folder_button
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene, report_refusals
from alexandre.scenes.base.save_files import is_finished, new_name, open_entry
from alexandre.scenes.base.services import Services
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.widgets.pictures.miniature import Miniature

HEADS: Final = {"good": "", "newer": "", "damaged": "", "aside": "ui.saves.head_aside",
                "binned": "ui.saves.head_binned"}


class Saves(Scene):
    """The list on the left; the facts about the chosen save and its buttons on the right."""

    looks = EACH_ITSELF

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._thumbnails = Thumbnails(self._read)
        self._chosen = ""
        self._sought = ""
        self._seen: dict[str, Glimpse] = {}  # by file, as far as they were opened

    def build(self) -> Widget:
        """Build the list and the chosen one."""
        self._entries = self._list_entries()
        self.browser = PictureList(
            "saves", Msg.of("ui.saves.title"), self.house.leave, folder_button(
                self.house, "saves/folder", Msg.of("ui.saves.folder"), self.house.store.folder))
        self.browser.seek("saves/search", self._sought, self._seek)
        return self.browser

    def entered(self) -> None:
        """Fill the list, show the save chosen last or the first one, and focus the first row."""
        self._fill()
        self.house.desk.focus_first("saves/0", "saves/back")

    def tick(self, now: int) -> None:
        self._thumbnails.step()

    def wakes(self, now: int) -> int | None:
        """The next frame, while thumbnails are still to be drawn."""
        return 1 if self._thumbnails.is_waiting else None

    # ---- the list --------------------------------------------------------------------------

    def _list_entries(self) -> tuple[Entry, ...]:
        """The saves that can be played, then those put aside, then the bin."""
        try:
            entries = self.house.store.shelf("save")
        except Refusal as refused:
            self.house.news.put(refused.msg)
            return ()
        return tuple(sorted(entries, key=rank_of_condition))

    def _read(self, entry: Entry) -> Plain:
        return self.house.store.read_file(entry.file).body

    def _seek(self, text: str) -> None:
        self._sought = text
        self._fill()

    def _fill(self) -> None:
        """List the files whose name, players or board match the search."""
        self._thumbnails.forget_wishes()
        voice, sought = self.house.voice, self._sought.strip().casefold()
        self._shown = [each for each in self._entries
                       if sought in voice(name_of(each)).casefold()
                       or sought in voice(describe_entry(
                           self.house, each, self._seen.get(each.file, UNSEEN))).casefold()]
        self.browser.clear_rows()
        head = ""
        for number, entry in enumerate(self._shown):
            if HEADS[entry.condition] != head:
                head = HEADS[entry.condition]
                self.browser.head(Msg.of(head))
            picture = self.browser.row(number, name_of(entry), line_of(self.house, entry),
                                       tell_badge(entry), partial(self._pick, number))
            self._thumbnails.ask(entry, partial(self._fill_row, number, entry, picture))
        if not self._shown:
            self.browser.say("saves/none", Msg.of("ui.saves.none_found" if self._entries
                                                  else "ui.saves.none"))
        files = [each.file for each in self._shown]
        self._choose(files.index(self._chosen) if self._chosen in files else 0)

    def _fill_row(self, number: int, entry: Entry, picture: Miniature, seen: Glimpse) -> None:
        picture.show(seen.sketch)
        self._seen[entry.file] = seen
        self.browser.call(number, name_of(entry), line_of(self.house, entry, seen))

    def _pick(self, number: int) -> None:
        """Show a save; chosen again, move the focus to its buttons."""
        is_again = self._shown[number].file == self._chosen
        self._choose(number)
        if is_again:
            self.house.desk.focus_on(self.browser.first_action)

    def _choose(self, number: int) -> None:
        if number >= len(self._shown):
            self.browser.detail(None)
            return
        entry = self._shown[number]
        self._chosen = entry.file
        self.browser.choose(number)
        details = details_of(self.house, entry, self.house.store.folder)
        self._thumbnails.ask(entry, partial(self.browser.reveal, self.house, details, entry),
                             is_first=True)
        for button in self._buttons(entry):
            details.actions.add(button)
        self.browser.detail(details)

    # ---- what can be done ------------------------------------------------------------------

    def _buttons(self, entry: Entry) -> list[Widget]:
        buttons: list[Widget] = []
        if entry.condition == "good":
            buttons.append(self._button(
                "play", "ui.saves.look" if is_finished(entry) else "ui.saves.play",
                partial(self._play, entry), kind="primary"))
            buttons.append(side_by_side(
                self._button("rename", "ui.saves.rename",
                             partial(self._ask_name, entry, rename_save)),
                self._button("copy", "ui.saves.copy", partial(self._ask_name, entry, copy_save))))
        if entry.offer is not None:
            buttons.append(self._button("restore", "ui.saves.restore",
                                        partial(self._change, self.house.store.restore, entry),
                                        kind="primary"))
        if entry.condition == "damaged":
            buttons.append(self._button("aside", "ui.saves.set_aside",
                                        partial(self._change, self.house.store.set_aside, entry)))
        if entry.condition == "binned":
            buttons.append(self._button("back", "ui.saves.take_back",
                                        partial(self._change, self.house.store.take_back, entry)))
        if entry.condition in ("good", "aside", "binned"):
            buttons.append(self._button("delete", "ui.saves.delete",
                                        partial(self._ask_to_delete, entry)))
        return buttons

    def _button(self, name: str, key: str, on_press: Callable[[], None],
                kind: str = "button") -> Button:
        return Button(f"save/{name}", Msg.of(key), on_press, kind=kind)

    @report_refusals
    def _play(self, entry: Entry) -> None:
        """Continue a game; a named save stays unchanged, and the game continues in another file.
        """
        session = open_entry(self.house.store, entry)
        name = entry.name if not is_named(entry) else new_name(self.house.store,
                                                               session.record.title)
        self.house.swap(Table(self.house, session, name))

    def _ask_name(self, entry: Entry, act: Callable[..., Ticket]) -> None:
        label = self.house.voice(name_of(entry))[:LABEL_MOST]
        dialog = Dialog("name", Msg.of("ui.saves.name_title"))
        field = Field("name/field", label, most=LABEL_MOST)
        dialog.ask(field)
        dialog.answer("name/yes", Msg.of("ui.saves.name_yes"), partial(
            self.attempt, partial(self._name, entry, act, field)), kind="primary")
        dialog.answer("name/no", Msg.of("ui.dialog.back"))
        self.house.desk.open(dialog)
        self.house.desk.focus_on(field)

    def _ask_to_delete(self, entry: Entry) -> None:
        """Ask, then move a game to the bin; what is in the bin, or was put aside, is deleted
        permanently. Its row in the statistics is kept."""
        collect(self.house.store)
        is_good = entry.condition == "good"
        dialog = Dialog("delete", Msg.of("ui.saves.delete_title"))
        dialog.tell("delete/what", Msg.of("ui.saves.delete_what" if is_good
                                          else "ui.saves.delete_for_good", name=name_of(entry)))
        store = self.house.store
        dialog.answer("delete/yes", Msg.of("ui.saves.delete"), partial(
            self._change, store.throw_away if is_good else store.remove, entry))
        dialog.answer("delete/no", Msg.of("ui.dialog.back"), kind="primary")
        self.house.desk.open(dialog)

    def _name(self, entry: Entry, act: Callable[..., Ticket], field: Field) -> None:
        self._after(act(self.house.store, entry, field.text))

    def _change(self, act: Callable[[Entry], Ticket], entry: Entry) -> None:
        self._after(act(entry))

    def _after(self, ticket: Ticket) -> None:
        """Show the list again once the disk is done, with the reason if it failed."""
        ticket.wait(WAIT)
        if ticket.problem is not None:
            self.house.tell(ticket.problem)
        self.house.refresh()


def rank_of_condition(entry: Entry) -> int:
    """The rank of an entry in the list: those under a heading come last."""
    return list(HEADS).index(entry.condition) if HEADS[entry.condition] else 0


def side_by_side(*buttons: Widget) -> Row:
    """A row of buttons of equal size."""
    row = Row(gap=8)
    for button in buttons:
        row.add(button)
    return row


def line_of(house: Services, entry: Entry, seen: Glimpse = UNSEEN) -> Wording:
    """The facts about a game that its name does not contain."""
    return describe_entry(house, entry, seen, is_titled=isinstance(name_of(entry), str))


def tell_badge(entry: Entry) -> Msg:
    """The kind of save: named, automatic, or damaged."""
    if entry.condition != "good":
        return Msg.of(f"ui.saves.badge.{entry.condition}")
    return Msg.of("ui.saves.badge.named" if is_named(entry) else "ui.saves.badge.auto")

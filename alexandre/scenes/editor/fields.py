"""The fields of the thing that is chosen on a board, as widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from alexandre.content.names import LANGUAGES, MOST_NAME
from alexandre.content.schema import OneOf, Record
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.defaults import ignore
from alexandre.ui.play.editing import (
    NEW_NAMES,
    Edit,
    EditButton,
    EditField,
    Flag,
    Heading,
    Names,
    Note,
    Number,
    Pick,
    put,
    value_at,
)
from alexandre.ui.text.sizes import BODY, CAPTION, LABEL, SMALL
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.base.label import Label, Remark
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.check import Check
from alexandre.ui.widgets.controls.choice import Choice
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.controls.fold import Fold
from alexandre.ui.widgets.controls.select import Select
from alexandre.ui.widgets.controls.stepper import Stepper

GAP: Final = 5.0
NAMED: Final = 96.0  # the width of what stands before a field
STEPPED: Final = 3  # more choices than that are a list


class FieldsRoom(Protocol):
    """Interface of a room whose data are edited by fields."""

    house: House

    @property
    def data(self) -> Plain:
        """The data of the board or the position."""

    def change(self, data: Plain, stroke: object) -> None:
        """Replace the data; changes with the same stroke are undone together."""

    def act(self, edit: Edit) -> None:
        """Carry out a button."""


class Fields(Scroll):
    """The fields as widgets `edit/<id>`, in the current language first.

    They are rebuilt only where other fields are needed, so that the focus stays in a text field.
    """

    def __init__(self, room: FieldsRoom) -> None:
        super().__init__("edit/fields", gap=GAP)
        self._room = room
        self._kinds: tuple[object, ...] = ()
        self._notes: list[Label] = []
        self._named: list[tuple[Path, Field]] = []
        self._is_open = False
        self.on_done: Callable[[], None] = ignore  # after Enter in a name

    def fill(self, entries: Sequence[EditField], *, is_new: bool) -> None:
        """Show these fields; `is_new`: their values may have changed too."""
        kinds = tuple(kind_of(entry, self._room.data) for entry in entries)
        if is_new or kinds != self._kinds:
            if kinds[:1] != self._kinds[:1]:
                self.offset = 0.0
            self._kinds = kinds
            self._build(entries)
            return
        notes = iter(self._notes)
        for entry in entries:
            if isinstance(entry, Note):
                next(notes).say(entry.text)
        for path, field in self._named:
            field.empty = self._say_empty(path)
            field.touch()

    def _build(self, entries: Sequence[EditField]) -> None:
        """Build the fields; the focus stays where it was, if that still exists."""
        focus = self.desk.focus if self.is_hung else None
        kept = focus.name if focus is not None and focus in walk(self) else ""
        self.column.clear()
        self._notes, self._named = [], []
        for entry in entries:
            for widget in self._widgets(entry):
                self.column.add(widget)
        if self.is_hung:
            self.lay()
            self.touch()
            if kept:
                self.desk.focus_on(next((each for each in walk(self) if each.name == kept), None))

    def _widgets(self, entry: EditField) -> list[Widget]:
        match entry:
            case Heading():
                return [Label("edit/heading", entry.text, face="bold", size=BODY,
                              colour="seal.deep")]
            case Note():
                self._notes.append(Remark("edit/note", entry.text, size=SMALL))
                return [self._notes[-1]]
            case Names():
                return self._names(entry.path)
            case Number():
                return [row_of(entry.label, Stepper(
                    f"edit/{entry.id}", (entry.low, entry.high), entry.value,
                    partial(self._set, entry), say=entry.say))]
            case Flag():
                return [Check(f"edit/{entry.id}", entry.label, value=entry.value,
                              on_change=partial(self._set, entry))]
            case Pick():
                return [row_of(entry.label, (Choice if len(entry.choices) <= STEPPED else Select)(
                    f"edit/{entry.id}", entry.choices, entry.value, partial(self._set, entry)))]
            case EditButton():
                return [Button(f"edit/{entry.id}", entry.label,
                               partial(self._press, entry), size=LABEL, pad=6)]

    def _press(self, entry: EditButton) -> None:
        self._room.act(entry.make(self._room.data))

    def _set(self, entry: Number | Flag | Pick, value: Plain) -> None:
        """Change a value; steps of one number are undone together."""
        self._room.change(entry.change(self._room.data, value),
                     ("number", entry.id) if isinstance(entry, Number) else None)

    # ---- names -----------------------------------------------------------------------------

    def _names(self, path: Path) -> list[Widget]:
        """A field for the player's language; below it, folded, the other one and the grammar."""
        names = value_at(self._room.data, path)
        langs = sorted(LANGUAGES, key=self._room.house.words.lang.__ne__)
        fields = [Field(
            f"edit/name/{lang}", names.get(lang, {}).get("name", ""), most=MOST_NAME,
            empty=self._say_empty(path), on_change=partial(self._rename, path, lang),
            on_done=self.on_done, tip=Msg.of("ui.edit.name_tip")) for lang in langs]
        self._named += [(path, field) for field in fields]
        own, *others = [row_of(Msg.of(f"ui.language.{lang}"), field)
                        for lang, field in zip(langs, fields, strict=True)]
        fold = Fold("edit/grammar", Msg.of("ui.edit.grammar"), is_open=self._is_open, gap=GAP,
                    on_turn=self._turn)
        for row in others:
            fold.body.add(row)
        for lang in langs:
            shape = LANGUAGES[lang]
            if lang in names and isinstance(shape, Record):
                for word, choices in words_of(shape, NEW_NAMES[lang]):
                    fold.body.add(self._choice(path, lang, word, choices))
        return [own, fold]

    def _say_empty(self, path: Path) -> Msg:
        """The words in an empty field: the name in another language stands in for its own."""
        names = value_at(self._room.data, path)
        told = next((each["name"] for each in names.values() if each["name"].strip()), "")
        return Msg.of("ui.edit.same", name=told) if told else Msg.of("ui.edit.nameless")

    def _choice(self, path: Path, lang: str, word: str, choices: tuple[str, ...]) -> Widget:
        where = (*path, lang, word)
        value = value_at(self._room.data, where[:-1]).get(word, NEW_NAMES[lang].get(word))
        label = Msg.of("ui.edit.grammar_of", what=Msg.of(f"ui.edit.grammar.{word}"),
                       lang=Msg.of(f"ui.edit.short.{lang}"))
        said = [(each, say_choice(word, each)) for each in choices]
        return row_of(label, Choice(f"edit/{lang}/{word}", said, value,
                                    partial(self._decline, where)))

    def _decline(self, where: Path, chosen: str) -> None:
        """Change the grammar of a name."""
        self._room.change(put(self._room.data, where, chosen), None)

    def _rename(self, path: Path, lang: str, text: str) -> None:
        """Rename; a language without a name is left out while the other has one, which is then
        shown in both."""
        names = value_at(self._room.data, path)
        others = {each: names[each] for each in names
                  if each != lang and names[each]["name"].strip()
                  and not self._is_unnamed(each, names[each]["name"])}
        if text.strip() or not others:
            others[lang] = {**NEW_NAMES[lang], **names.get(lang, {}), "name": text}
        ordered = {each: others[each] for each in LANGUAGES if each in others}
        self._room.change(put(self._room.data, path, ordered), ("name", path, lang))

    def _is_unnamed(self, lang: str, name: str) -> bool:
        """Whether that is the name of a new board in a language, with its number or without."""
        words = self._room.house.words
        return lang in words.langs and name.startswith(
            words.speaking(lang).say(Msg.of("ui.boards.unnamed")))

    def _turn(self, is_open: bool) -> None:  # noqa: FBT001  a fold tells what it became
        self._is_open = is_open


def row_of(text: Wording, widget: Widget) -> Row:
    """A field with its label before it."""
    return Row(gap=6, widths=(NAMED, 0.0)).hold(Label("", text, size=CAPTION), widget)


def kind_of(entry: EditField, board: Plain) -> object:
    """The key of the widgets; they are rebuilt when it changes."""
    match entry:
        case Names():
            return entry, tuple(value_at(board, entry.path))
        case Number():
            return entry.id, entry.low, entry.high, entry.label
        case Flag():
            return entry.id, entry.value
        case Pick():
            return entry.id, str(entry.value), str(entry.choices)
        case EditButton():
            return entry.id, entry.label
        case Heading():
            return entry
    return "note"


def words_of(shape: Record, usual: Plain) -> list[tuple[str, tuple[str, ...]]]:
    """The choices of a language's grammar, one of them the default."""
    return [(word, each.choices) for word, each in {**shape.required, **shape.optional}.items()
            if isinstance(each, OneOf) and word in usual]


def say_choice(word: str, value: str) -> Wording:
    """A choice in words; prepositions stand for themselves."""
    return value if word == "place" else Msg.of(f"ui.edit.grammar.{word}.{value}".lower())

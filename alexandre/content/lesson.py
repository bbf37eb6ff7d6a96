"""Lessons: a starting position, and steps that each teach one thing, on a fixed seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.data import maps
from alexandre.content.loader import load
from alexandre.kernel.board import Plain
from alexandre.kernel.plain import as_choice, as_dict, as_int, as_list, as_text

FIELDS: Final = ("title", "kind", "id", "board", "seats", "seed", "options", "steps")


@dataclass(frozen=True)
class LessonStep:
    """`note` names its sentence; `do` is done by the learner, `then` by the others, as notation.

    What is forced between two of them plays itself and stands in neither.  A step without `do` is
    read; `show` are the spots that it points out.
    """

    note: str
    do: tuple[str, ...]
    then: tuple[str, ...] = ()
    show: tuple[str, ...] = ()

    @property
    def is_read(self) -> bool:
        """Whether the step is only to be read."""
        return not self.do


@dataclass(frozen=True)
class LessonPicture:
    """A part of a sheet at a step, round the spots of `show`; `note` names its sentence."""

    note: str
    at: int
    sheet: str
    show: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """The learner has the first seat; `pictures` stand before the rules of the title."""

    title: str
    id: str
    board: str
    seats: int
    seed: int
    options: Mapping[str, Any]
    steps: tuple[LessonStep, ...]
    pictures: tuple[LessonPicture, ...] = ()


def lessons(title: str) -> tuple[str, ...]:
    """The ids of a title's lessons, in alphabetical order."""
    return tuple(sorted(file.stem for file in (maps() / title / "lessons").glob("*.yaml")))


def lesson(title: str, id: str) -> Lesson:
    """One of ours; BadContent or BadData if its file is ill-formed."""
    return from_plain(load(maps() / title / "lessons" / f"{id}.yaml").data)


def from_plain(value: Plain) -> Lesson:
    """The lesson that the data of a file tells; BadData names what is wrong with it."""
    data = as_dict(value, (), FIELDS, ("pictures",))
    as_choice(data["kind"], ("kind",), ("lesson",))
    return Lesson(
        title=as_text(data["title"], ("title",)),
        id=as_text(data["id"], ("id",)),
        board=as_text(data["board"], ("board",)),
        seats=as_int(data["seats"], ("seats",), 1, 12),
        seed=as_int(data["seed"], ("seed",), 0, 2**31),
        options=as_dict(data["options"], ("options",)),
        steps=tuple(_step(each, number)
                    for number, each in enumerate(as_list(data["steps"], ("steps",), 40))),
        pictures=tuple(_picture(each, number) for number, each in
                       enumerate(as_list(data.get("pictures", []), ("pictures",), 8))),
    )


def _step(value: Plain, number: int) -> LessonStep:
    where = ("steps", number)
    step = as_dict(value, where, ("note",), ("do", "then", "show"))
    return LessonStep(as_text(step["note"], (*where, "note")),
                      *(_texts(step.get(name, []), (*where, name))
                        for name in ("do", "then", "show")))


def _picture(value: Plain, number: int) -> LessonPicture:
    where = ("pictures", number)
    picture = as_dict(value, where, ("note", "at", "sheet", "show"), ())
    return LessonPicture(as_text(picture["note"], (*where, "note")),
                         as_int(picture["at"], (*where, "at"), 0, 40),
                         as_text(picture["sheet"], (*where, "sheet")),
                         _texts(picture["show"], (*where, "show")))


def _texts(value: Plain, where: tuple[str | int, ...]) -> tuple[str, ...]:
    return tuple(as_text(each, (*where, number))
                 for number, each in enumerate(as_list(value, where)))

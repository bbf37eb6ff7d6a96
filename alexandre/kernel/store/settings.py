"""Settings and statistics: documents that fall back to defaults when they cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from alexandre.kernel.board import Plain
from alexandre.kernel.plain import BadData, as_dict, clean_text
from alexandre.kernel.store.family import Entry
from alexandre.kernel.store.names import display_name
from alexandre.kernel.store.store import Store
from alexandre.kernel.text import Msg, Refusal

_ATTEMPTS = 5  # the document, its generations, and one written beside it


@dataclass(frozen=True)
class Settings:
    """The settings that were read, completed by the defaults, and a sentence for every error."""

    values: dict[str, Plain]
    problems: tuple[Msg, ...] = ()


def read_settings(
    store: Store, name: str, defaults: Mapping[str, Plain], kind: str = "settings"
) -> Settings:
    """The document `name`, one value for each key of `defaults` and of the same type; no raise.

    A damaged file is moved aside and the next older generation is taken; without any, and for
    every value of another type, the defaults stand. Keys not in `defaults` are kept.
    """
    damage: list[Msg] = []
    for _ in range(_ATTEMPTS):
        try:
            entry = store.entry(name, kind)
            body = _body(store, entry)
        except BadData as bad:
            damage.append(bad.msg)
            if entry is None or not _move_aside(store, entry):
                break
        except Refusal as refusal:
            return _complete({}, defaults, [*_report_damage(damage, {}), refusal.msg])
        else:
            return _complete(body, defaults, _report_damage(damage, body))
    return _complete({}, defaults, _report_damage(damage, {}))


def _body(store: Store, entry: Entry | None) -> dict[str, Plain]:
    if entry is None:
        return {}
    body = store.read_file(entry.file).body
    try:
        return as_dict(body, ())
    except BadData as bad:
        file = display_name(entry.file)
        raise BadData(Msg.of("store.damaged", file=file, cause=bad.msg)) from None


def _report_damage(damage: list[Msg], body: dict[str, Plain]) -> list[Msg]:
    """Sentences about the damage, and about the older or default settings used instead."""
    key = "store.settings_older" if body else "store.settings_damaged"
    return [Msg.of(key, cause=cause) for cause in damage[:1]]


def _move_aside(store: Store, entry: Entry) -> bool:
    ticket = store.set_aside(entry)
    ticket.wait()
    return ticket.is_done


def _complete(
    body: dict[str, Plain], defaults: Mapping[str, Plain], problems: list[Msg]
) -> Settings:
    values = dict(body)
    for key, default in defaults.items():
        if type(body.get(key, default)) is not type(default):
            problems.append(Msg.of("store.bad_setting", name=clean_text(key, 40)))
            values[key] = default
        values.setdefault(key, default)
    return Settings(values, tuple(problems))

"""A disk that fails where and how a test says, and the small change of the store's tests."""

from __future__ import annotations

import errno
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from alexandre.kernel.store import Disk, Entry, Header, Store, Ticket
from alexandre.kernel.text import Msg

Plan = Callable[[str, tuple[Any, ...]], OSError | None]

CALLS = ("make_folder", "names", "read", "create", "write", "sync", "close", "replace", "link",
         "remove", "sync_folder", "lock")


class FaultyDisk(Disk):
    """Asks its plan before every call, and remembers the calls; it never really waits."""

    def __init__(self) -> None:
        self.plan: Plan = well
        self.calls: list[tuple[str, tuple[Any, ...]]] = []
        self.pauses: list[float] = []

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def fail(self, error: OSError, *words: str) -> None:
        """From now on every call of these names fails (every call at all, if none is named)."""
        self.plan = lambda word, _: error if word in (words or CALLS) else None

    def fail_at(self, index: int, error: OSError) -> None:
        """From now on only the call of that index fails, counted from here."""
        start = len(self.calls)
        self.plan = lambda *_: error if len(self.calls) - start == index + 1 else None

    def fill_at(self, index: int) -> None:
        """The write of that index leaves half of its bytes on the disk, and fails."""
        start = len(self.calls)

        def plan(word: str, args: tuple[Any, ...]) -> OSError | None:
            if len(self.calls) - start != index + 1:
                return None
            handle, data = args
            Disk.write(self, handle, data[:len(data) // 2])
            return OSError(errno.ENOSPC, "full")

        self.plan = plan

    def heal(self) -> None:
        """From now on all is well."""
        self.plan = well


def well(word: str, args: tuple[Any, ...]) -> OSError | None:
    """Nothing fails."""
    return None


def _watch(word: str) -> Callable[..., Any]:
    def call(self: FaultyDisk, *args: Any) -> Any:
        self.calls.append((word, args))
        error = self.plan(word, args)
        if error is not None and word != "close":
            raise error
        result = getattr(Disk, word)(self, *args)
        if error is not None:  # a file that reports its fault on closing is closed all the same
            raise error
        return result

    return call


for _word in CALLS:
    setattr(FaultyDisk, _word, _watch(_word))


def save(store: Store, name: str, number: int, kind: str = "save") -> Ticket:
    """A document that holds `number` and some weight, written and settled."""
    ticket = store.write(name, Header(kind=kind, title="alexandros", turn=number), weigh(number))
    assert ticket.wait(60)
    return ticket


def save_all(store: Store, name: str, numbers: Iterable[int]) -> None:
    """One document after the other of that name."""
    for number in numbers:
        save(store, name, number)


def weigh(number: int) -> dict[str, Any]:
    """A body that belongs to its number."""
    return {"n": number, "weight": [number * 31 + index for index in range(200)]}


def number_in(store: Store, name: str, kind: str = "save") -> int:
    """The number in a document, whose body must belong to it."""
    body = store.read(name, kind).body
    assert body == weigh(body["n"])
    return int(body["n"])


def keys(msg: Msg | None) -> list[str]:
    """The keys of a message and of those inside it."""
    if msg is None:
        return []
    inner = [key for _, arg in msg.args if isinstance(arg, Msg) for key in keys(arg)]
    return [msg.key, *inner]


def files(folder: Path) -> list[str]:
    """The files of the folder beside the lock."""
    return sorted(path.name for path in folder.iterdir() if path.name != "alexandre.lock")


def list_files(store: Store) -> list[tuple[str, str]]:
    """The files of the shelf, and how they are."""
    return [(entry.file, entry.condition) for entry in store.shelf()]


def only(store: Store) -> Entry:
    """The one document of the shelf."""
    entry, = store.shelf()
    return entry

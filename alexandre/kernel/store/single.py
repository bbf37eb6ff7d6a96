"""Files outside the listed folders: a record to send or replay, a text, a picture."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alexandre.kernel.board import Plain
from alexandre.kernel.migrate import NewerFormat
from alexandre.kernel.plain import BadData
from alexandre.kernel.store.atomic import write_file
from alexandre.kernel.store.disk import Disk, cause
from alexandre.kernel.store.envelope import FILE_MOST, Document, Header, decode, encode
from alexandre.kernel.store.names import display_name
from alexandre.kernel.store.native import native
from alexandre.kernel.text import Msg, Refusal


@contextmanager
def name_trouble(path: Path, trouble: str, damage: str = "store.damaged") -> Iterator[None]:
    """Let a Refusal name the file: `trouble` where the disk is at fault, `damage` where data are.
    """
    file = display_name(path.name)
    try:
        yield
    except NewerFormat as newer:
        raise NewerFormat(Msg.of("store.newer_file", file=file, cause=newer.msg)) from None
    except BadData as bad:
        raise BadData(Msg.of(damage, file=file, cause=bad.msg)) from None
    except OSError as error:
        raise Refusal(Msg.of(trouble, file=file, cause=cause(error))) from None
    except ValueError:  # a path that no system has
        raise Refusal(Msg.of("store.bad_path", file=file)) from None


def read_document(path: Path | str, disk: Disk | None = None) -> Document:
    """The document at that path; Refusal names the file and what is wrong with it.

    BadData: it is damaged. NewerFormat: it is from a newer version. Else the disk is at fault.
    """
    path = Path(path)
    with name_trouble(path, "store.unreadable"):
        return decode((disk or Disk()).read(native(path), FILE_MOST + 1))


def write_document(path: Path | str, header: Header, body: Plain) -> None:
    """Write the document at that path, at once, whole or not at all; Refusal says why not."""
    path = Path(path)
    with name_trouble(path, "store.unsaved", "store.unsaved"):
        data = encode(header, body)
        decode(data)  # what could not be read again is not worth writing
        write_file(Disk(), native(path), data)


def is_there(path: Path) -> bool:
    """Whether a file or a folder has that name; False where the system does not say."""
    return os.path.exists(native(path))


def keep_file(path: Path, content: bytes) -> None:
    """A text or a picture for the player, its folder made if need be; Refusal says why not."""
    disk = Disk()
    with name_trouble(path, "store.unsaved"):
        disk.make_folder(native(path.parent))
        write_file(disk, native(path), content)


def remove_file(path: Path) -> None:
    """Take a text of the player's away; Refusal says why not."""
    with name_trouble(path, "store.unremoved"):
        Disk().remove(native(path))

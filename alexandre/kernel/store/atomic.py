"""One file written whole or not at all: a temporary one, synced, read back, renamed."""

from __future__ import annotations

import contextlib
import errno
from pathlib import Path

from alexandre.kernel.store.disk import Disk, is_held
from alexandre.kernel.store.names import temporary

# Windows alone: how long to wait for a scanner or a cloud to let go of a file, in seconds.
PATIENCE = (0.05, 0.1, 0.2, 0.4, 0.75, 1.0)


def write_file(disk: Disk, path: Path, data: bytes) -> None:
    """Write a single file, whole or not at all; OSError leaves what was there."""
    temp = write_temporary(disk, path, data)
    try:
        replace_patiently(disk, temp, path)
    except BaseException:  # Ctrl-C as well
        drop(disk, temp)
        raise
    disk.sync_folder(path.parent)


def write_temporary(disk: Disk, path: Path, data: bytes) -> Path:
    """The data in a file beside `path`, on the disk and read back; no file stays if that
    fails or is interrupted."""
    temp = path.with_name(temporary(path.name))
    drop(disk, temp)
    try:
        _write_whole(disk, temp, data)
        if disk.read(temp, len(data) + 1) != data:
            raise OSError(errno.EIO, "what was written reads differently")
    except BaseException:
        drop(disk, temp)
        raise
    return temp


def _write_whole(disk: Disk, path: Path, data: bytes) -> None:
    handle = disk.create(path)
    try:
        rest = memoryview(data)
        while rest:
            taken = disk.write(handle, rest)
            if taken <= 0:
                raise OSError(errno.EIO, "nothing was written")
            rest = rest[taken:]
        disk.sync(handle)
    finally:
        disk.close(handle)


def replace_patiently(disk: Disk, old: Path, new: Path) -> None:
    """Rename a file; while Windows says that another program has it, wait and try again."""
    for pause in PATIENCE:
        try:
            disk.replace(old, new)
            return
        except OSError as error:
            if not is_held(error):
                raise
        disk.pause(pause)
    disk.replace(old, new)


def drop(disk: Disk, path: Path) -> None:
    """Remove a file that nobody needs; the next write or the next start tries again."""
    with contextlib.suppress(OSError):
        disk.remove(path)

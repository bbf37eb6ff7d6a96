"""The only place of the program that asks the operating system for a file.

Tests hand the store a disk of their own, which fails where and how they choose.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
import sys
import threading
from pathlib import Path

from alexandre.kernel.text import Msg

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Windows: access denied, sharing violation, lock violation; a scanner or a cloud has the file.
_HELD = {5, 32, 33}
_NO_SPACE = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_NO_FOLDER_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EBADF}

_CAUSES = {
    errno.EROFS: "store.read_only",
    errno.EACCES: "store.not_allowed",
    errno.EPERM: "store.not_allowed",
    errno.ENOENT: "store.not_there",
    errno.ENOTDIR: "store.not_a_folder",
    errno.EEXIST: "store.in_the_way",
    errno.ELOOP: "store.link_to_nothing",
    errno.ENAMETOOLONG: "store.path_too_long",
    errno.EIO: "store.disk_error",
    errno.EISDIR: "store.not_a_file",
}

PRIVATE_FILE = 0o600
PRIVATE_FOLDER = 0o700
_OTHERS = 0o077


class SpecialFile(OSError):
    """A device, a pipe or a socket: reading it might never end."""


class Disk:
    """The calls that the store needs, each of which raises OSError when it fails."""

    def make_folder(self, folder: Path) -> None:
        """Create the folder, its owner's alone, and those above it, unless it is there."""
        try:
            folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        except FileExistsError:  # a file, or a link to nothing
            raise NotADirectoryError(errno.ENOTDIR, "not a folder") from None

    def make_private(self, path: Path) -> None:
        """Leave a file or a folder to its owner alone, where a system knows such rights."""
        if sys.platform != "win32":
            with contextlib.suppress(OSError):  # it is another user's, or on a disk without
                mode = stat.S_IMODE(os.stat(path).st_mode)
                if mode & _OTHERS:
                    os.chmod(path, mode & ~_OTHERS)

    def names(self, folder: Path) -> list[str]:
        """The files of the folder, sorted."""
        return sorted(os.listdir(folder))

    def read(self, path: Path, most: int) -> bytes:
        """The file, or its first `most` bytes; OSError at once for what is no file."""
        mode = _mode(path)
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, "a folder")
        if not stat.S_ISREG(mode):
            raise SpecialFile(errno.EINVAL, "special")
        with open(path, "rb") as file:
            return file.read(most)

    def create(self, path: Path) -> int:
        """Open a new file, its owner's alone; a leftover or a link of that name is refused."""
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        return os.open(path, flags, PRIVATE_FILE)

    def write(self, handle: int, data: bytes | memoryview) -> int:
        """Write some of the data; how much of it was taken."""
        return os.write(handle, data)

    def sync(self, handle: int) -> None:
        """Wait until the file is on the disk itself."""
        os.fsync(handle)

    def close(self, handle: int) -> None:
        """Close a file opened by `create` or `lock`."""
        os.close(handle)

    def replace(self, old: Path, new: Path) -> None:
        """Give a file another name, at one stroke, in place of what had that name."""
        os.replace(old, new)

    def link(self, old: Path, new: Path) -> None:
        """Give a file a second name; FileExistsError if that name is taken."""
        os.link(old, new)

    def remove(self, path: Path) -> None:
        """Remove a file."""
        os.unlink(path)

    def sync_folder(self, folder: Path) -> None:
        """Wait until the names of the folder are on the disk itself, where a system can."""
        if sys.platform != "win32":
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            except OSError as error:
                if error.errno not in _NO_FOLDER_SYNC:
                    raise
            finally:
                os.close(handle)

    def lock(self, path: Path) -> int:
        """Lock the file until `close` or the end of the process, even a violent one.

        BlockingIOError if another process has it.
        """
        handle = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_FILE)
        try:
            _lock(handle)
        except OSError as error:
            os.close(handle)
            if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise BlockingIOError(error.errno, "locked by another process") from None
            raise
        return handle

    def still_names(self, handle: int, path: Path) -> bool:
        """Whether `path` is still the file that was locked: someone may delete the folder."""
        try:
            return os.path.samestat(os.fstat(handle), os.stat(path))
        except OSError:
            return False

    def pause(self, seconds: float) -> None:
        """Wait before another attempt."""
        threading.Event().wait(seconds)


def _mode(path: Path) -> int:
    """The mode that the system gives of a file; a dangling link differs from a missing file."""
    try:
        return os.stat(path).st_mode
    except FileNotFoundError:
        if os.path.islink(path):
            raise OSError(errno.ELOOP, "a link to nothing") from None
        raise


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_held(error: OSError) -> bool:
    """Whether Windows says that another program has the file open just now."""
    return getattr(error, "winerror", None) in _HELD


def cause(error: OSError) -> Msg:
    """The cause as a sentence; a path is never part of it."""
    if is_held(error):
        return Msg.of("store.held")
    if isinstance(error, SpecialFile):
        return Msg.of("store.special_file")
    if error.errno in _NO_SPACE:
        return Msg.of("store.disk_full")
    if error.errno in _CAUSES:
        return Msg.of(_CAUSES[error.errno])
    return Msg.of("store.system_error", code=errno.errorcode.get(error.errno or 0, "?"))

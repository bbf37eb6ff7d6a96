"""Windows job objects, whose processes end together; elsewhere this does nothing."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

KILL_ON_CLOSE: Final = 0x2000  # JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
EXTENDED_LIMITS: Final = 9  # JobObjectExtendedLimitInformation
FLAGS_AT: Final = 16  # where the flags are in that structure, after two times of eight bytes
SIZE_64, SIZE_32 = 144, 112  # of that structure


class Job:
    """`take` puts a process into it, with all that it starts later on; `close` ends them all."""

    def __init__(self) -> None:
        self._handle: int | None = None

    def take(self, process: subprocess.Popen[bytes]) -> None:
        """Do nothing where the system refuses: the process alone will be ended then."""
        if sys.platform == "win32":
            import ctypes

            kernel = ctypes.windll.kernel32
            kernel.CreateJobObjectW.restype = ctypes.c_void_p
            self._handle = kernel.CreateJobObjectW(None, None)
            if not self._handle:
                return
            limits = bytearray(SIZE_64 if sys.maxsize > 2**32 else SIZE_32)
            limits[FLAGS_AT:FLAGS_AT + 4] = KILL_ON_CLOSE.to_bytes(4, "little")
            job = ctypes.c_void_p(self._handle)
            kernel.SetInformationJobObject(job, EXTENDED_LIMITS,
                                           (ctypes.c_char * len(limits)).from_buffer(limits),
                                           len(limits))
            kernel.AssignProcessToJobObject(job, ctypes.c_void_p(
                int(process._handle)))  # type: ignore[attr-defined]

    def close(self) -> None:
        """End every process that is in it."""
        if sys.platform == "win32" and self._handle:
            import ctypes

            ctypes.windll.kernel32.CloseHandle(ctypes.c_void_p(self._handle))
            self._handle = None

"""Opens the application as main.py does, and tells when its first menu is on the screen."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pygame

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from alexandre import app


class BriefApp(app.App):
    """Ends after the first turn of its loop."""

    def turn(self, *events: pygame.event.Event) -> None:
        """The clock of the whole machine, which the one who started us reads, too."""
        super().turn(*events)
        print(time.monotonic(), flush=True)
        self.house.is_leaving = True


if __name__ == "__main__":
    app.App = BriefApp  # type: ignore[misc]
    sys.exit(app.main())

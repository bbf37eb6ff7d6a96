"""Drawing and input. Nothing is loaded up here: titles draw without pygame."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

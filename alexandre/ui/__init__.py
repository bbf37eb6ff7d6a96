"""Everything that is drawn and clicked. Nothing is loaded up here: titles draw without pygame."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

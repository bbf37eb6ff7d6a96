"""What stands before everything else: a dialog, or a list that has opened."""

from __future__ import annotations

from alexandre.ui.widgets.base.widget import Widget


class Layer(Widget):
    """Nothing behind it can be reached; `first` is where the keyboard begins."""

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.first: Widget | None = None

    def dismiss(self) -> None:
        """Escape, or a click beside it."""
        self.desk.close(self)

    def do(self, command: str) -> bool:
        """Escape dismisses it."""
        if command == "cancel":
            self.dismiss()
        return command == "cancel"

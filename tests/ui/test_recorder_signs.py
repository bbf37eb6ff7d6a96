"""The keys of a recorder have different signs."""

from __future__ import annotations

from alexandre.ui.widgets.controls.icon_button import SIGNS


def test_no_two_keys_have_the_same_sign() -> None:
    """The finding: one step on and playing looked alike."""
    assert len({*SIGNS.values()}) == len(SIGNS)

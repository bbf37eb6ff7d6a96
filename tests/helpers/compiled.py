"""Tests that play so many matches that they need compiled rules: `make compiled` runs them."""

from __future__ import annotations

import pytest

from alexandre.kernel import contract

only_compiled = pytest.mark.skipif(str(contract.__file__).endswith(".py"),
                                   reason="played with compiled rules, by `make compiled`")

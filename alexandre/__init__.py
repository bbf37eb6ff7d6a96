"""Alexandre: five board games about Alexander the Great, offline."""

__version__ = "1.0.0"

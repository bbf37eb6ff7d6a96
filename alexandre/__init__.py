"""Alexandre: five board games about Alexander the Great, offline."""

__version__ = "0.1.0"

"""Documents on the disk: saves, settings, statistics and the chronicle, written in one way.

    store = Store(folder, app="1.0.0", listener=banner.show)
    ticket = store.write("Gordion", Header(title="alexandros", rules=1, turn=12), body)
    for entry in store.shelf("save"): ...
    document = store.read("Gordion")
"""

from alexandre.kernel.migrate import NewerFormat, Step, migrate
from alexandre.kernel.plain import BadData, clean_text
from alexandre.kernel.store.disk import Disk
from alexandre.kernel.store.envelope import Document, Header, decode, encode, read_header
from alexandre.kernel.store.family import Condition, Entry, Look
from alexandre.kernel.store.names import KINDS, safe_name
from alexandre.kernel.store.native import native
from alexandre.kernel.store.settings import Settings, read_settings
from alexandre.kernel.store.shelf import Shelf
from alexandre.kernel.store.single import (
    is_there,
    keep_file,
    read_document,
    remove_file,
    write_document,
)
from alexandre.kernel.store.store import Listener, Scratch, Store
from alexandre.kernel.store.writer import Ticket

__all__ = [
    "BadData", "Condition", "Disk", "Document", "Entry", "Header", "KINDS", "Listener", "Look",
    "NewerFormat", "Scratch", "Settings", "Shelf", "Step", "Store", "Ticket", "clean_text",
    "decode", "encode", "is_there", "keep_file", "migrate", "native", "read_document",
    "read_header", "read_settings", "remove_file", "safe_name", "write_document",
]

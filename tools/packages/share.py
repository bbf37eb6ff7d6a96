"""Files that desktops read: icons, starter, description, file type, man page, completion.

    python tools/packages/share.py FOLDER   writes them below FOLDER, which is `share` of a prefix
"""

from __future__ import annotations

import gzip
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import ADDRESS  # noqa: E402
from tools.packages import icons, man, version  # noqa: E402
from tools.packages.folder import commit_time  # noqa: E402

RECIPES: Final = ROOT / "tools" / "packages" / "linux"
MAN: Final = "man/man6/alexandre.6.gz"


def main(arguments: list[str]) -> int:
    """Write all of it."""
    (folder,) = arguments
    for name, content in list_files().items():
        path = Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return 0


def list_files() -> dict[str, bytes]:
    """Return the content of each file, by its path below `share`."""
    files = {f"icons/hicolor/{size}x{size}/apps/alexandre.png": picture
             for size, picture in icons.draw_icons().items()}
    return files | {
        "applications/alexandre.desktop": fill_in(read_recipe("alexandre.desktop")),
        f"metainfo/{version.IDENTIFIER}.metainfo.xml":
            fill_in(read_recipe("alexandre.metainfo.xml")),
        "mime/packages/alexandre.xml": fill_in(read_recipe("alexandre.mime.xml")),
        MAN: gzip.compress(fill_in(man.write_page()), mtime=0),
        "bash-completion/completions/alexandre": man.write_completion().encode(),
    }


def fill_in(text: str) -> bytes:
    """Return a recipe with id, version, date and addresses."""
    day = time.strftime("%Y-%m-%d", time.gmtime(int(commit_time())))
    return version.describe(text, ADDRESS, day).encode()


def read_recipe(name: str) -> str:
    """Return a file of `tools/packages/linux` as it is written."""
    return (RECIPES / name).read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The manifest of the Flatpak and its sources: `build/flatpak`, for flatpak-builder.

    python tools/packages/flatpak.py

It needs the source archive (make build) and asks pip where the pinned libraries are to be had.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tools.packages import share, version  # noqa: E402
from tools.packages.folder import DIST  # noqa: E402

MADE: Final = ROOT / "build" / "flatpak"
PYTHON: Final = "3.13"  # of the runtime that the manifest names
MACHINES: Final = ("x86_64", "aarch64")


def main(_arguments: list[str]) -> int:
    """Write them; 2 where there is no source archive."""
    archive = DIST / f"alexandre-{version.number()}.tar.gz"
    if not archive.is_file():
        print(f"not run: {archive.name} is missing: make build")
        return 2
    MADE.mkdir(parents=True, exist_ok=True)
    shutil.copy(archive, MADE)
    manifest = MADE / f"{version.IDENTIFIER}.yml"
    manifest.write_bytes(share.fill_in(share.read_recipe("flatpak.yml")))
    libraries = describe_libraries({machine: ask_pip(machine) for machine in MACHINES})
    (MADE / "python-libraries.json").write_text(json.dumps(libraries, indent=4), encoding="utf-8")
    print(f"flatpak-builder build/flatpak/app {manifest.relative_to(ROOT)}")
    return 0


def ask_pip(machine: str) -> list[dict[str, Any]]:
    """Return what pip would download for a machine: an entry for each library."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet",
         "--no-deps", "--require-hashes", "-r", "requirements.txt", "--report", "-",
         "--only-binary", ":all:", "--python-version", PYTHON, "--target", "unused",
         *(f"--platform=manylinux_2_{minor}_{machine}" for minor in (17, 26, 27, 28)),
         f"--platform=manylinux2014_{machine}"],
        cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return [each["download_info"] for each in json.loads(asked.stdout)["install"]]


def describe_libraries(wanted: dict[str, list[dict[str, Any]]]) -> dict[str, Any]:
    """Return the module that installs them without a network; a file that fits one machine alone
    is fetched on that machine alone."""
    sources: dict[str, dict[str, Any]] = {}
    for machine, entries in wanted.items():
        for entry in entries:
            source = sources.setdefault(entry["url"], {
                "type": "file", "url": entry["url"],
                "sha256": entry["archive_info"]["hashes"]["sha256"], "only-arches": []})
            source["only-arches"].append(machine)
    for source in sources.values():
        if len(source["only-arches"]) == len(wanted):
            del source["only-arches"]
    return {"name": "python-libraries", "buildsystem": "simple", "sources": list(sources.values()),
            "build-commands": ["pip3 install --no-index --no-deps --prefix=/app *.whl"]}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The contents of a release, in CycloneDX: `dist/alexandre-VERSION.cdx.json`.

    python tools/release/sbom.py

The libraries in Python with their versions and hashes, by cyclonedx-bom from requirements.txt;
to these the libraries in C that a folder carries besides, with their licences. It is validated
against the schema, and the same for equal sources.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from tools.packages import version  # noqa: E402
from tools.packages.folder import read_listed  # noqa: E402

DIST: Final = ROOT / "dist"
TOOLS_ONLY: Final = ("setuptools",)  # installs a checkout, and is in no release
SCHEMA: Final = "1.6"


def main(_arguments: list[str]) -> int:
    """Write it, and say whether it is valid."""
    bill = describe_python()
    bill["metadata"]["component"] = describe_self()
    bill["components"] += describe_libraries()
    text = json.dumps(bill, indent=1, ensure_ascii=False) + "\n"
    fault = find_fault(text)
    if fault:
        sys.exit(fault)
    DIST.mkdir(exist_ok=True)
    made = DIST / f"alexandre-{version.number()}.cdx.json"
    made.write_text(text, encoding="utf-8")
    print(f"{made.relative_to(ROOT)}: {len(bill['components'])} components")
    return 0


def describe_python() -> dict[str, Any]:
    """The pinned libraries, as cyclonedx-bom lists them."""
    with tempfile.TemporaryDirectory() as folder:
        pins = Path(folder, "requirements.txt")
        pins.write_text(select_shipped((ROOT / "requirements.txt").read_text(encoding="utf-8")),
                        encoding="utf-8")
        done = subprocess.run(
            [Path(sys.executable).with_name("cyclonedx-py"), "requirements", pins,
             "--spec-version", SCHEMA, "--output-reproducible"],
            check=True, capture_output=True, text=True)
    bill: dict[str, Any] = json.loads(done.stdout)
    return bill


def select_shipped(pins: str) -> str:
    """The pins without what only installs."""
    blocks = re.split(r"\n(?=\S)", pins)
    return "\n".join(block for block in blocks if block.partition("==")[0] not in TOOLS_ONLY)


def describe_self() -> dict[str, Any]:
    return {"type": "application", "bom-ref": "alexandre", "name": "alexandre",
            "version": version.number(), "description": version.SUMMARY,
            "licenses": [{"license": {"id": "MIT"}}]}


def describe_libraries() -> list[dict[str, Any]]:
    """The libraries in pygame-ce's own packages; their versions are those of the pinned package.
    """
    named = dict(read_listed().values())
    return [{"type": "library", "bom-ref": f"bundled-{what}", "name": what,
             "licenses": [{"license": {"name": licence.strip()}}]}
            for what, licence in sorted(named.items())]


def find_fault(text: str) -> str:
    """The error by the schema, or nothing."""
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    fault = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    return str(fault) if fault else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

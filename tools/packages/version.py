"""The name, the version and the file type, as each system wants to be told."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent

sys.path.insert(0, str(ROOT))

from alexandre import ADDRESS  # noqa: E402

NAME: Final = "Alexandre"
UNPUBLISHED: Final = "https://alexandre.invalid"
FORGES: Final = {"github.com": "io.github", "gitlab.com": "io.gitlab",
                 "codeberg.org": "page.codeberg"}
SUMMARY: Final = "Five board games about Alexander the Great"
SAVE_TYPE: Final = "application/x-alexandre-save"
COPYRIGHT: Final = "The Alexandre contributors, MIT licence"
OLDEST_MACOS: Final = "11.0"
ENGLISH_UNICODE: Final = (0x0409, 1200)


def name_identifier(address: str) -> str:
    """Return the id of the application, in a domain that its publisher owns: for
    `https://github.com/owner/project` it is `io.github.owner.alexandre`, for another
    `https://a.example.org/…` `org.example.a.alexandre`."""
    host, _slash, path = address.removeprefix("https://").partition("/")
    domain = ".".join(reversed(host.split(".")))
    if host in FORGES:
        domain = f"{FORGES[host]}.{path.partition('/')[0]}"
    return re.sub(r"[^\w.]", "_", domain).lower() + ".alexandre"


def describe(template: str, address: str, day: str) -> str:
    """Return a recipe with its id, version, date and, once there is an address, the pages and
    screenshots that it leads to."""
    pages = {"homepage": "", "bugtracker": "/issues", "vcs-browser": "",
             "help": "/blob/main/docs/manual/application.en.md"}
    shown = {"table": "A prepared march in Alexandros", "catan": "Catan: Alexander the Great",
             "commander": "A battle of Field Commander: Alexander",
             "empire": "Levant and Egypt in Birth of an Empire"}
    links = "".join(f'  <url type="{kind}">{address}{page}</url>\n'
                    for kind, page in pages.items())
    kinds = {name: ' type="default"' if name == "table" else "" for name in shown}
    screenshots = "".join(
        f"    <screenshot{kinds[name]}>\n      <caption>{caption}</caption>\n"
        f"      <image>{address}/raw/main/docs/pictures/{name}.jpg</image>\n    </screenshot>\n"
        for name, caption in shown.items())
    links += f"  <screenshots>\n{screenshots}  </screenshots>\n"
    filled = {"ID": name_identifier(address or UNPUBLISHED), "VERSION": number(), "DATE": day,
              "LINKS": links if address else ""}
    return re.sub("@([A-Z]+)@", lambda mark: filled[mark[1]], template)


IDENTIFIER: Final = name_identifier(ADDRESS or UNPUBLISHED)


def number() -> str:
    """The version of the application."""
    text = (ROOT / "alexandre" / "__init__.py").read_text(encoding="utf-8")
    line = re.search(r'__version__ = "([^"]+)"', text)
    if line is None:
        raise LookupError("alexandre/__init__.py names no version")
    return line[1]


def four_numbers() -> tuple[int, int, int, int]:
    """The same as Windows counts it."""
    parts = [int(each) for each in re.findall(r"\d+", number())[:4]]
    major, minor, patch, build = [*parts, 0, 0, 0, 0][:4]
    return major, minor, patch, build


def icon_name() -> str:
    """The icon that a program carries in itself."""
    return "alexandre.icns" if sys.platform == "darwin" else "alexandre.ico"


def windows_strings() -> dict[str, str]:
    """The properties of the program."""
    return {"CompanyName": "The Alexandre contributors", "FileDescription": SUMMARY,
            "FileVersion": number(), "InternalName": "alexandre", "LegalCopyright": COPYRIGHT,
            "OriginalFilename": "alexandre.exe", "ProductName": NAME, "ProductVersion": number()}


def windows_resource() -> Any:
    """The version resource, for PyInstaller on Windows."""
    from PyInstaller.utils.win32 import versioninfo as win

    language, page = ENGLISH_UNICODE
    table = win.StringTable(f"{language:04x}{page:04x}",
                            [win.StringStruct(*pair) for pair in windows_strings().items()])
    return win.VSVersionInfo(
        ffi=win.FixedFileInfo(filevers=four_numbers(), prodvers=four_numbers()),
        kids=[win.StringFileInfo([table]),
              win.VarFileInfo([win.VarStruct("Translation", list(ENGLISH_UNICODE))])])


def mac_properties() -> dict[str, Any]:
    """Info.plist: sharp on every screen, and the program that opens saves."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": number(),
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "fr"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "CFBundleDocumentTypes": [{
            "CFBundleTypeName": f"{NAME} save",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [f"{IDENTIFIER}.save"],
        }],
        "UTExportedTypeDeclarations": [{
            "UTTypeIdentifier": f"{IDENTIFIER}.save",
            "UTTypeDescription": f"{NAME} save",
            "UTTypeConformsTo": ["public.data"],
            "UTTypeTagSpecification": {"public.filename-extension": ["save"],
                                       "public.mime-type": SAVE_TYPE},
        }],
    }

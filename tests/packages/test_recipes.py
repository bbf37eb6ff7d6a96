"""The surroundings of the program in a package: icons, types, resources, lists of files."""

from __future__ import annotations

import plistlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType

import pygame
import pytest
import yaml

from alexandre import __version__
from alexandre.cli.commands import SYNTAXES
from alexandre.ui.draw.theme import COLOURS
from tests.architecture.source import ROOT
from tools.packages import (
    debian_source,
    flatpak,
    folder,
    icons,
    installer,
    man,
    share,
    version,
)

LINUX = ROOT / "tools" / "packages" / "linux"
WINDOWS = ROOT / "tools" / "packages" / "windows"
SETTINGS = "{http://schemas.microsoft.com/SMI/%s/WindowsSettings}%s"


def needs(*programs: str) -> pytest.MarkDecorator:
    missing = [name for name in programs if not shutil.which(name)]
    return pytest.mark.skipif(bool(missing), reason=f"not run: {missing} missing")


def test_icons_are_drawn_in_every_size_and_hold_their_sizes(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)

    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        head = (tmp_path / f"alexandre-{size}.png").read_bytes()[:24]
        assert struct.unpack(">II", head[16:]) == (size, size)


def test_no_pixel_of_an_icon_is_darker_than_the_mark(tmp_path: Path) -> None:
    """The finding: colours multiplied by their cover gave it a dark rim."""
    icons.write_icons(tmp_path)
    picture = pygame.image.load(tmp_path / "alexandre-64.png")
    pixels = [picture.get_at((x, y)) for x in range(64) for y in range(64)]

    assert min(pixel.r for pixel in pixels if pixel.a > 32) >= COLOURS["seal.deep"][0] - 4


def test_the_icon_of_windows_names_where_each_picture_lies(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    data = (tmp_path / "alexandre.ico").read_bytes()
    count = struct.unpack("<3H", data[:6])[2]
    rows = [struct.unpack("<4B2H2I", data[6 + 16 * i:22 + 16 * i]) for i in range(count)]

    assert [row[0] or 256 for row in rows] == [16, 24, 32, 48, 64, 128, 256]
    for row in rows:
        assert data[row[7]:row[7] + 4] == b"\x89PNG"
    assert rows[-1][6] + rows[-1][7] == len(data)


def test_the_icon_of_macos_is_as_long_as_it_says(tmp_path: Path) -> None:
    icons.write_icons(tmp_path)
    data = (tmp_path / "alexandre.icns").read_bytes()

    assert data[:4] == b"icns"
    assert struct.unpack(">I", data[4:8])[0] == len(data)


def test_the_version_is_the_applications(monkeypatch: pytest.MonkeyPatch) -> None:
    assert version.number() == __version__
    monkeypatch.setattr(version, "number", lambda: "1.2.3")
    assert version.four_numbers() == (1, 2, 3, 0)


def test_the_manifest_of_windows_asks_for_long_paths_and_sharp_letters() -> None:
    tree = ET.parse(WINDOWS / "alexandre.manifest")

    assert tree.findtext(f".//{SETTINGS % (2016, 'longPathAware')}") == "true"
    assert tree.findtext(f".//{SETTINGS % (2016, 'dpiAwareness')}", "").startswith("PerMonitorV2")


def test_the_version_resource_of_windows_is_one_that_pyinstaller_can_write(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """PyInstaller's module wants calls of Windows when it is loaded, and none to lay bytes out."""
    pytest.importorskip("PyInstaller", reason="not run: PyInstaller is missing")
    for name in ("win32ctypes", "win32ctypes.pywin32", "PyInstaller.compat"):
        fake = ModuleType(name)
        fake.__dict__.update(pywin32=fake, win32api=fake, is_win=True)
        monkeypatch.setitem(sys.modules, name, fake)
    raw = version.windows_resource().toRaw()

    for text in ("VS_VERSION_INFO", version.NAME, version.SUMMARY, __version__):
        assert text.encode("utf-16-le") in raw


def test_macos_is_told_of_sharp_screens_and_of_saves() -> None:
    told = plistlib.loads(plistlib.dumps(version.mac_properties()))

    assert told["NSHighResolutionCapable"] is True
    types = [each for kind in told["CFBundleDocumentTypes"] for each in kind["LSItemContentTypes"]]
    assert types == [each["UTTypeIdentifier"] for each in told["UTExportedTypeDeclarations"]]


@needs("desktop-file-validate")
def test_the_starter_is_valid() -> None:
    done = subprocess.run(["desktop-file-validate", LINUX / "alexandre.desktop"],
                          capture_output=True, text=True)

    assert (done.returncode, done.stdout) == (0, "")


@needs("appstreamcli")
@pytest.mark.parametrize("address", ["", "https://github.com/some-one/alexandre"])
def test_the_description_for_software_centres_is_valid(tmp_path: Path, address: str) -> None:
    text = version.describe(share.read_recipe("alexandre.metainfo.xml"), address, "2026-11-23")
    name = version.name_identifier(address or version.UNPUBLISHED)
    path = tmp_path / f"{name}.metainfo.xml"
    path.write_text(text)
    done = subprocess.run(["appstreamcli", "validate", "--no-net", "--pedantic", path],
                          capture_output=True, text=True)

    assert done.returncode == 0, done.stdout
    assert ("<screenshot" in text, "<url" in text) == (bool(address), bool(address))


@pytest.mark.parametrize(("address", "name"), [
    ("https://github.com/Some-One/alexandre", "io.github.some_one.alexandre"),
    ("https://games.example.org/alexandre", "org.example.games.alexandre"),
    (version.UNPUBLISHED, "invalid.alexandre.alexandre"),
])
def test_the_id_is_in_a_domain_of_the_publisher(address: str, name: str) -> None:
    assert version.name_identifier(address) == name


def test_the_flatpak_is_built_from_sources_and_may_use_what_the_game_promises() -> None:
    manifest = yaml.safe_load(share.fill_in(share.read_recipe("flatpak.yml")))
    sources = [each for module in manifest["modules"] if isinstance(module, dict)
               for each in module["sources"]]

    assert manifest["id"] == version.IDENTIFIER
    assert [each["type"] for each in sources] == ["archive"]
    assert {"--device=input", "--talk-name=org.freedesktop.Speech.Dispatcher"} \
        <= set(manifest["finish-args"])
    assert not [each for each in manifest["finish-args"] if "network" in each]


@pytest.mark.parametrize("address", ["", "https://github.com/some-one/alexandre"])
def test_the_source_package_of_debian_names_the_project_where_it_has_a_page(address: str) -> None:
    recipes = debian_source.write_recipes(address, "Hephaestion <h@example.org>")

    assert not [name for name, text in recipes.items() if re.search("@[A-Z]+@", text)]
    assert "Maintainer: Hephaestion <h@example.org>\n" in recipes["control"]
    assert ("Homepage:" in recipes["control"], "watch" in recipes) == (bool(address),) * 2
    assert {"MIT", "OFL-1.1", "CC0-1.0"} <= set(re.findall("^License: (.*)$",
                                                           recipes["copyright"], re.M))


def test_debian_builds_with_every_library_that_the_program_runs_with() -> None:
    """The build runs the program: it writes its man page and its pictures."""
    settings = ConfigParser()
    settings.read(ROOT / "setup.cfg", encoding="utf-8")
    wanted = {re.split("[<>=]", line)[0] for line in
              settings["options"]["install_requires"].split()}
    names = {"pygame-ce": "python3-pygame", "PyYAML": "python3-yaml",
             "platformdirs": "python3-platformdirs", "mypy_extensions": "python3-mypy-extensions"}
    control = debian_source.write_recipes("", "")["control"]
    listed = control.partition("Build-Depends:")[2].partition("\nStandards")[0]

    assert wanted == set(names)
    for name in names.values():
        assert re.search(rf"\b{name}( \(>= [\d.]+\))?(,|$)", listed), f"{name} in every build"


def test_the_flatpak_fetches_for_each_machine_what_fits_it() -> None:
    def entry(url: str) -> dict[str, object]:
        return {"url": url, "archive_info": {"hashes": {"sha256": f"digest of {url}"}}}

    libraries = flatpak.describe_libraries({
        "x86_64": [entry("any.whl"), entry("x86.whl")], "aarch64": [entry("any.whl")]})

    assert libraries["sources"] == [
        {"type": "file", "url": "any.whl", "sha256": "digest of any.whl"},
        {"type": "file", "url": "x86.whl", "sha256": "digest of x86.whl",
         "only-arches": ["x86_64"]}]


@pytest.mark.parametrize("name", ["alexandre.desktop", "alexandre.metainfo.xml",
                                  "alexandre.mime.xml"])
def test_all_of_them_speak_of_the_same_type(name: str) -> None:
    assert version.SAVE_TYPE in (LINUX / name).read_text(encoding="utf-8")


@needs("groff")
def test_the_man_page_is_whole_and_names_every_option() -> None:
    page = man.write_page()
    done = subprocess.run(["groff", "-man", "-Tutf8", "-ww", "-z"], input=page,
                          capture_output=True, encoding="utf-8")

    assert (done.returncode, done.stderr) == (0, "")
    assert all(flag.name.replace("-", "\\-") in page
               for syntax in SYNTAXES for flag in syntax.flags)


@needs("bash")
def test_tab_completes_commands_options_and_games() -> None:
    script = man.write_completion() + """
    try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _alexandre;
            echo "${COMPREPLY[@]}"; }
    try alexandre pl; try alexandre play-out cat; try alexandre arena --sch"""
    done = subprocess.run(["bash"], input=script, capture_output=True, encoding="utf-8",
                          cwd=ROOT / "docs")

    assert done.stdout.split() == ["play-out", "catan", "--scheduler"]


def test_a_save_is_known_by_what_it_begins_with() -> None:
    match = ET.parse(LINUX / "alexandre.mime.xml").find(".//{*}match")
    assert match is not None
    first, last = map(int, match.attrib["offset"].split(":"))
    for path in (ROOT / "saves").glob("*.save"):
        at = path.read_text(encoding="utf-8").find(match.attrib["value"])
        assert first <= at <= last


def test_the_installer_takes_away_what_it_put_and_no_more(tmp_path: Path) -> None:
    for name in ("alexandre.exe", "_internal/a.dll", "_internal/é/b.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    files = sorted(path for path in tmp_path.rglob("*") if path.is_file())
    put = installer.put_list(tmp_path, files)
    take = installer.take_list(tmp_path, files)

    assert len(re.findall("^File ", put, re.M)) == len(re.findall("^Delete ", take, re.M)) == 3
    assert take.splitlines()[-2:] == ['RMDir "$INSTDIR\\_internal\\é"',
                                      'RMDir "$INSTDIR\\_internal"']
    assert 'SetOutPath "$INSTDIR\\_internal\\é"' in put


def test_a_library_without_a_known_licence_stops_the_build() -> None:
    listed = folder.read_listed()

    assert folder.find_entry("SDL2_ttf-2-e69aa315.0.so", listed) == ("SDL_ttf 2", "Zlib")
    assert folder.find_entry("z.so.1", listed)[1] == "Zlib"
    with pytest.raises(SystemExit, match="libnobody"):
        folder.find_entry("nobody.so.1", listed)


@needs("man")
def test_the_manual_page_has_no_mistake() -> None:
    done = subprocess.run(["man", "--warnings", "-l", LINUX / "alexandre.6"], text=True,
                          capture_output=True, env={"LC_ALL": "C.UTF-8", "MANWIDTH": "80",
                                                    "PATH": "/usr/bin:/bin"})

    assert (done.returncode, done.stderr) == (0, "")

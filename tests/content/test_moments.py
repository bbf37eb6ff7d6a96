"""Moments: what is wrong in a file, with its place; and the bundled ones, played and read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from alexandre import games
from alexandre.cli.check_maps import check_file
from alexandre.cli.console import load_words
from alexandre.content.data import rules
from alexandre.content.document import BadContent
from alexandre.content.loader import list_files, read
from alexandre.content.moment import (
    find_word,
    judge_moment,
    list_moments,
    load_moment,
    locate_bundled,
)
from alexandre.kernel.replay import replay
from alexandre.kernel.store import read_document
from tools.pages.event_rules import format_page

LANGS = ("fr", "en")
FILES = list_files(locate_bundled())

# What the log says at a caption, in English: a caption may not stand beside other events.
FITS = {
    "tyre": {
        14: "",  # the board before the army has moved
        16: "arrives in Old Tyre", 18: "critical region by May 332", 22: "loses a warship: 3 left",
        24: "gain a siege ship: 1 in all", 33: "The mole crumbles: 0",
        35: "Section 5 of the wall is damaged", 39: "gain a siege ship: 2 in all",
        57: "Tyre repairs section 4",
        78: "Section 3 of the wall is destroyed", 84: "“Let go of me” has failed",
        100: "The mole grows: 5 sections", 112: "The army arrives at Tyre", 120: "Round 1",
        141: "loses the Persian peltasts", 155: "Victory: you conquer Tyre",
        156: "You raze Tyre",
    },
    "takeover": {
        57: "sends Alexander to the lyre of Armenia", 61: "8 empty spaces, 4 symbols",
        64: "Roxane occupies a province in Pontus, worth 8", 72: "Mesopotamia",
        73: "drives Roxane’s governor out of Pontus", 76: "with several governors in it",
        78: "gives a horse to Roxane", 82: "discards a hoplite for a special move",
        87: "5 empty spaces, 2 symbols", 91: "recalls a governor from Syria",
    },
    "boxes": {
        3: "Roxane has split", 12: "Olympias: order 2, armies 7",
        17: "Perdiccas plays 1st",
        29: "Perdiccas ends the turn", 38: "Philotas declares a city in Lydia",
        49: "reaches the goal in Cilicia", 55: "Roxane declares a temple in Cilicia",
        60: "Olympias declares a city in Lydia", 61: "for a city in Lydia",
    },
    "gaugamela": {
        42: "The enemy draws the plan Rally", 48: "buy the plan Regroup for 1 gold",
        52: "costs you 1 gold", 83: "The light cavalry comes back after the battle",
        92: "Round 2 begins", 100: "the plan Charge", 108: "loses the Immortals",
        117: "Your phalanx is reduced", 139: "loses the Persian heavy cavalry",
        143: "lose the infantry", 147: "Round 4 begins",
        149: "Alexander challenges Darius", 153: "guards of the enemy leader absorb a hit",
        156: "Darius rolls 3 (2 or less needed): 0 hits", 163: "Darius falls to Alexander",
    },
    "hundred": {
        318: "follows a wall", 322: "Roxane draws", 333: "8 points for Roxane, 16",
        340: "12 empty spaces, 6 symbols", 342: "worth 12 points in taxes",
        351: "loses 2 empty spaces and 0 symbols", 353: "Perdiccas wins the game",
    },
    "awards": {
        374: "Philotas: temples 2", 378: "Patalene",
        383: "declares a temple in the country of the Malli", 384: "India: round 3",
        387: "Philotas: temples 0", 392: "Gandhara",
        393: "Perdiccas has the most temples on the board: 15 points",
    },
    "babylon": {
        63: "The white die shows 6", 65: "conquers Babylon", 84: "plays the hoplites: strength 3",
        85: "drives Philotas out of Babylon", 93: "Persian cavalry: strength 3",
        95: "drives Roxane out of Babylon", 102: "conquers Taxila",
        118: "buys the Thracian horse", 124: "drives Perdiccas out of Babylon",
        125: "conquers Damaskos",
    },
    "maxximilian": {
        47: "buys the pezhetairoi for 5", 49: "exchanges Krateros for the Cretan archers",
        53: "The white die shows 3", 54: "pezhetairoi: strength 7", 55: "Porus: strength 10",
        56: "drives MaXXimilian out of Siwa", 57: "Bessos: strength 10",
        63: "For a low roll, Roxane receives 3 talents", 66: "income of 3 talents",
        67: "the Rhodian slingers: strength 15", 68: "Heroism appears",
    },
    "auction": {
        26: "A village site is up for auction: Callipolis", 30: "Roxane passes",
        33: "Olympias bids 6", 35: "Olympias wins the auction with a bid of 6",
        41: "founds a village: Callipolis", 51: "A bridge must be built",
        55: "Philotas wins the auction with a bid of 1",
        56: "Philotas has built the bridge",
    },
    "persepolis": {
        789: "6 and 6: 12", 792: "Roxane takes 6",
        795: "builds a city between wool 6, ore 10 and wood 9", 804: "4 and 4: 8",
        815: "takes 2 wood", 817: "builds a village at the south-east tip of wool 5",
        836: "1 and 5: 6",
        840: "1 and 6: 7", 846: "gives back 3 wood, 2 wool and 1 brick",
        849: "Roxane steals from Perdiccas", 850: "Persepolis", 851: "Roxane wins",
    },
}


# ---- the bundled ones ---------------------------------------------------------------------


def test_every_bundled_moment_has_its_captions_checked() -> None:
    assert {file.stem for file in FILES} == set(FITS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_bundled_moment_is_without_fault_and_comes_out_as_recorded(file: Path) -> None:
    assert judge_moment(read(file), file, games.load) == []
    moment = load_moment(file, games.load)
    steps = replay(moment.game, moment.record)[1]
    assert [step.hash for step in steps] == moment.record.hashes
    assert len(steps) == moment.end


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_bundled_moment_speaks_both_languages(file: Path) -> None:
    moment = load_moment(file, games.load)
    for told in (moment.title, moment.before, moment.after,
                 *(caption.told for caption in moment.captions),
                 *(caption.notes for caption in moment.captions if caption.notes),
                 moment.notes):
        assert told is not None, "who presents it knows nothing beforehand"
        assert all(told.get(lang) for lang in LANGS), told


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_a_caption_tells_has_just_happened(file: Path) -> None:
    moment = load_moment(file, games.load)
    names = [player.name for player in moment.record.players]
    words = load_words("en")
    steps = replay(moment.game, moment.record)[1]
    assert [each.at for each in moment.captions] == list(FITS[moment.id])
    for at, said in FITS[moment.id].items():
        told = " ".join(words.say(event.msg(), names) for event in steps[at - 1].events)
        assert said in told.replace("\xa0", " "), (at, told)


def test_french_captions_have_the_blanks_of_french_printers() -> None:
    for file in FILES:
        moment = load_moment(file, games.load)
        for told in (moment.before, moment.after, *(each.told for each in moment.captions)):
            assert not re.search(r" [:;?!»]|'", told["fr"]), told["fr"]


# ---- a file of one's own ------------------------------------------------------------------

SOUND = """\
kind: moment
record: match.save
from: 3
to: 12
title: {en: A day}
before: {en: Before.}
captions:
  - {at: 5, en: Five.}
  - {at: 12, en: Twelve.}
after: {en: After.}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    record = (locate_bundled() / "boxes.save").read_bytes()
    (tmp_path / "match.save").write_bytes(record)
    return tmp_path


def faults_of(folder: Path, *swaps: tuple[str, str]) -> list[tuple[int, int, str]]:
    text = SOUND
    for old, new in swaps:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    file = folder / "mine.yaml"
    file.write_text(text, "utf-8")
    flaws = judge_moment(read(file), file, games.load)
    assert {flaw.file for flaw in flaws} <= {str(file)}
    return [(flaw.line, flaw.column, flaw.msg.key) for flaw in flaws]


def test_a_moment_beside_a_save_is_read_in_the_one_language_it_has(folder: Path) -> None:
    assert faults_of(folder) == []
    moment = load_moment(folder / "mine.yaml", games.load)
    assert (moment.begin, moment.end) == (3, 12)
    assert len(moment.record.actions) == 12
    assert find_word(moment.title, "fr") == "A day"
    assert moment.notes is None and moment.captions[0].notes is None


def test_a_record_may_lie_in_the_file_itself(folder: Path) -> None:
    body = json.dumps(read_document(folder / "match.save").body)
    assert faults_of(folder, ("match.save", body)) == []


@pytest.mark.parametrize(("old", "new", "fault"), [
    ("to: 12\n", "to: 12000\n", (4, 5, "content.moment.too_far")),
    ("from: 3", "from: 12", (3, 7, "content.moment.empty")),
    ("at: 12", "at: 13", (9, 10, "content.range")),
    ("at: 12", "at: 5", (9, 10, "content.moment.order")),
    (", en: Twelve.", "", (9, 5, "content.moment.no_language")),
    ("title: {en: A day}", "title: {}", (5, 8, "content.moment.no_language")),
    (", en: Twelve.", ", notes: {en: Twelve.}", (9, 5, "content.moment.no_language")),
    ("en: Twelve.", "en: Twelve., notes: {}", (9, 34, "content.moment.no_language")),
    ("{en: A day}", "{enn: A day}", (5, 9, "content.unknown_near")),
    ("{en: A day}", "{en: " + "x" * 61 + "}", (5, 73, "content.long_text")),
    ("match.save", "../match.save", (2, 9, "content.moment.folder")),
    ("match.save", "other.save", (2, 9, "store.unreadable")),
    ("from: 3\n", "", (1, 1, "content.missing")),
    ("to: 12\n", "to: 12\nsecrets: perhaps\n", (5, 10, "content.choice")),
    ("to: 12\n", "to: 12\nfaces: [roxane, thais, thais, thais]\n", (5, 9, "content.choice")),
    ("to: 12\n", "to: 12\nfaces: [thais, cleitus]\n", (5, 8, "content.moment.faces")),
    ("kind: moment", "kind: board", (1, 7, "content.choice")),
])
def test_a_fault_is_told_with_its_place(folder: Path, old: str, new: str,
                                        fault: tuple[int, int, str]) -> None:
    assert faults_of(folder, (old, new)) == [fault]


def test_no_fault_hides_another(folder: Path) -> None:
    """The finding: an unknown face hid a wrong order of captions and a wrong end."""
    assert faults_of(folder, ("to: 12\n", "to: 12000\nfaces: [roxane]\n"),
                     ("en: Five", "enn: Five"), ("at: 12", "at: 4")) == [
        (4, 5, "content.moment.too_far"),
        (5, 8, "content.moment.faces"),
        (5, 9, "content.choice"),
        (9, 5, "content.moment.no_language"),
        (9, 13, "content.unknown_near"),
        (10, 10, "content.moment.order"),
    ]


def test_a_record_that_does_not_play_hides_no_fault_and_is_hidden_by_none(folder: Path) -> None:
    body = read_document(folder / "match.save").body
    body["actions"][7] = "raise 40"
    keys = [key for _line, _column, key in faults_of(
        folder, ("match.save", json.dumps(body)), ("title: {en: A day}", "title: {}"))]

    assert sorted(keys) == ["content.moment.no_language", "kernel.replay_astray"]


@pytest.mark.parametrize(("old", "new", "told"), [
    ("kind: moment", "kind: mment", (1, 7, "content.choice")),
    ("kind: moment", "kind: 3", (1, 7, "content.want.text")),
    ("kind: moment", "", (2, 1, "content.missing")),
])
def test_a_moment_of_a_wrong_kind_is_still_told_as_one(
        folder: Path, old: str, new: str, told: tuple[int, int, str]) -> None:
    """The finding: "There is no game {'en': 'The first night at the club'}"."""
    file = folder / "mine.yaml"
    file.write_text(SOUND.replace(old, new), "utf-8")

    assert [(each.line, each.column, each.msg.key) for each in check_file(file)] == [told]


def test_a_record_that_does_not_play_is_told_at_its_action(folder: Path) -> None:
    body = read_document(folder / "match.save").body
    body["actions"][7] = "raise 40"
    ((line, column, key),) = faults_of(folder, ("match.save", json.dumps(body)))
    assert key == "kernel.replay_astray"
    text = (folder / "mine.yaml").read_text("utf-8").split("\n")[line - 1]
    assert text[column - 1:].startswith('"raise 40"')


def test_what_does_not_play_after_the_stretch_is_no_fault(folder: Path) -> None:
    body = read_document(folder / "match.save").body
    body["actions"][12] = "raise 40"
    assert faults_of(folder, ("match.save", json.dumps(body))) == []


def test_one_bad_file_hides_no_other(folder: Path) -> None:
    faults_of(folder, ("at: 5", "at: 2"))
    (folder / "sound.yaml").write_text(SOUND, "utf-8")
    collection = list_moments(folder, games.load)
    assert [moment.id for moment in collection.moments] == ["sound"]
    assert [(flaw.file, flaw.line) for flaw in collection.flaws] == [("mine.yaml", 8)]
    with pytest.raises(BadContent):
        load_moment(folder / "mine.yaml", games.load)
    assert list_moments(folder / "nowhere", games.load).moments == ()


def test_the_rules_of_events_are_those_of_their_docstrings() -> None:
    """`python -m tools.pages.event_rules` writes them anew."""
    assert (rules() / "events.yaml").read_text("utf-8") == format_page()

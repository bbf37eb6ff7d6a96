"""The chronicles of the titles without one king's view, told from events alone: who conquered,
founded, drove out and paid, each once and under its date."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from alexandre.content import data
from alexandre.games.alexandros import events as alexandros
from alexandre.games.catan import events as catan
from alexandre.games.phalanxx import events as phalanxx
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.ui.play.legacy import number_events
from tests.helpers.speech import plain, words
from tests.scenes.rooms import load_bundled

NAMES = ("Roxane", "Perdiccas", "Philotas", "Olympias")
Told = list[tuple[str, str]]  # headings, and what stands below each


def tell(name: str, lang: str = "en") -> Told:
    session, speech = load_bundled(name), words(lang)
    return [(speech.say(Msg.of("ui.annals.chapter", chapter=chapter.title), NAMES),
             plain(" ".join(speech.say(each.text, NAMES) for each in chapter.sentences)))
            for chapter in drawing_of(session.game).chronicle(
                session.game, number_events(session.steps))]


def list_happened(name: str, *kinds: type[Any]) -> list[Any]:
    return [event for step in load_bundled(name).steps for event in step.events
            if isinstance(event, kinds)]


def find(pattern: str, told: Told) -> list[Any]:
    return [each for _heading, text in told for each in re.findall(pattern, text)]


def call(noun: Any) -> str:
    return plain(str(noun.names["en"]))


def retell_taxes(name: str, told: Told) -> None:
    incomes = [(str(n), NAMES[seat]) for each in list_happened(name, alexandros.TaxesCollected)
               for seat, n in enumerate(each.incomes) if n]
    ousted = [(NAMES[each.seat], NAMES[each.loser], call(each.land))
              for each in list_happened(name, alexandros.GovernorsOusted)]
    held = [(each.seat, each.blanks) for each in list_happened(name, alexandros.ProvinceOccupied)
            if each.governors == 1]

    assert find(r"(\d+) points? for (\w+)", told) == incomes
    assert find(r"(\w+) drove (\w+)’s? .*?governors? out of a province (?:in|at|on) "
                r"([\w ]+?)(?: and|\.)", told) == ousted
    assert len(find(r"\bworth \d+ points? in taxes", told)) == len(held)


def retell_road(name: str, told: Told) -> None:
    founded = [(NAMES[each.seat], call(each.point))
               for each in list_happened(name, catan.VillageFounded)]
    passed = [call(each.point) for each in list_happened(name, catan.AlexanderAdvanced)]

    assert find(r", (\w+) founded a village at ([\w ]+)\.", told) == founded
    assert [heading for heading, text in told if "founded" in text] \
        == [point for _name, point in founded]
    assert [each for each in passed if each in dict(told)] == [heading for heading, _ in told
                                                               if heading in passed]
    assert len(find(r"(\w+) built a city", told)) == len(list_happened(name, catan.CityBuilt))


def retell_succession(name: str, told: Told) -> None:
    taken = [(NAMES[each.seat], call(each.region))
             for each in list_happened(name, phalanxx.RegionConquered)]
    driven = [call(each.region) for each in list_happened(name, phalanxx.ConflictWon)]
    strengths = [(NAMES[each.seat], str(each.strength))
                 for each in list_happened(name, phalanxx.CardPlayed)]

    assert find(r"(\w+) (?:left [\w ]+?(?:, | and ))?conquered (?:the )?([\w ]+?)(?: and|\.)",
                told) == taken
    assert find(r"conquered (?:the )?([\w ]+?) and drove \w+ out", told) == driven
    assert find(r"(\w+) played [\w ]+: strength (\d+)", told) == strengths


RETELLERS: dict[str, Callable[[str, Told], None]] = {
    "alexandros": retell_taxes, "catan": retell_road, "phalanxx": retell_succession}
MATCHES = sorted(file.stem for title in RETELLERS for file in data.saves().glob(f"{title}_*.save"))


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_is_retold_from_its_chronicle_alone(name: str) -> None:
    RETELLERS[name.partition("_")[0]](name, tell(name))


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("name", MATCHES)
def test_every_chapter_has_a_date_of_its_own_and_whole_sentences(name: str, lang: str) -> None:
    told = tell(name, lang)

    assert len({heading for heading, _text in told}) == len(told)
    for heading, text in told:
        assert heading and text.endswith("."), (heading, text)
        assert "⟦" not in text and f"{name.partition('_')[0]}." not in text, text

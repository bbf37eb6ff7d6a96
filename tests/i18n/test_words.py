"""From a message to a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from alexandre.i18n.words import Words
from alexandre.kernel.text import Msg, Noun, Refusal, Who
from tests.i18n.samples import (
    AMPHORA,
    ATHENS,
    EGYPT,
    HORSE,
    INDIES,
    LYRE,
    PONTUS,
    TEMPLE,
    TYRE,
    catalogue,
    words,
)

KEY = "x.said"
OWN = {"list.empty": "rien", "player.unnamed": "Joueur {n}", "player.numbered": "le joueur {n}",
       "player.chance": "le hasard"}


def say(lang: str, text: str | tuple[str, str], names: Sequence[str] = (), /, **args: Any) -> str:
    """The message of a catalogue with one sentence; a pair is singular and plural."""
    return words(lang, {**OWN, KEY: text}).say(Msg.of(KEY, **args), names)


def test_the_arguments_take_their_places():
    assert say("fr", "{Who} prend {card:le}.", ["Zoé"], who=Who(0), card=LYRE) == (
        "Zoé prend la lyre.")


def test_one_message_in_two_languages_switched_live():
    both = Words(
        [
            catalogue("fr", {"x.from": "Alexandre vient {place:venant}."}),
            catalogue("en", {"x.from": "Alexander comes from {place:the}."}),
        ]
    )
    msg = Msg.of("x.from", place=INDIES)

    assert both.say(msg) == "Alexandre vient des Indes."
    both.lang = "en"
    assert both.say(msg) == "Alexander comes from the Indies."
    both.lang = "fr"
    assert both.say(msg) == "Alexandre vient des Indes."


def test_an_unknown_language_is_refused_and_changes_nothing():
    french = words("fr", {})

    with pytest.raises(Refusal, match=r"i18n\.unknown_language$"):
        french.lang = "tlh"
    assert french.lang == "fr"


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("en_GB.UTF-8", "en"), ("EN", "en"), ("fr-CA", "fr"), ("C", "fr"), ("", "fr")],
)
def test_the_closest_language_to_a_locale(wanted, lang):
    assert Words([catalogue("fr", {}), catalogue("en", {})]).closest(wanted) == lang


@pytest.mark.parametrize(("lang", "pair", "said"), [
    ("fr", ("Il reste {n} carte.", "Il reste {n} cartes."),
     ["Il reste 0\u00a0carte.", "Il reste 1\u00a0carte.", "Il reste 2\u00a0cartes."]),
    ("en", ("{n} card is left.", "{n} cards are left."),
     ["0\u00a0cards are left.", "1\u00a0card is left.", "2\u00a0cards are left."])])
def test_french_counts_nothing_like_one_and_english_like_many(lang, pair, said):
    assert [say(lang, pair, n=n) for n in (0, 1, 2)] == said


@pytest.mark.parametrize("n", [-3, -2, -1, 0, 1, 2, 5, 21, 100])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_word_inside_agrees_as_the_whole_sentence_does(lang, n):
    assert say(lang, ("one", "many"), n=n) == say(lang, "{n|one|many}", n=n)


def test_two_counts_in_one_sentence():
    assert say("fr", "{a} {a|temple|temples} et {b} {b|lyre|lyres}", a=1, b=2) == (
        "1\u00a0temple et 2\u00a0lyres")


@pytest.mark.parametrize(("lang", "land", "said"), [
    ("fr", PONTUS, "Le Pont est pris."), ("fr", EGYPT, "L’Égypte est prise."),
    ("fr", INDIES, "Les Indes sont prises."), ("en", INDIES, "The Indies are taken."),
    ("en", TYRE, "Tyre is taken.")])
def test_words_agree_with_a_name_in_gender_and_number(lang, land, said):
    text = {"fr": "{Land:le} {land|est pris|est prise|sont pris|sont prises}.",
            "en": "{Land:the} {land|is|are} taken."}
    assert say(lang, text[lang], land=land) == said


@pytest.mark.parametrize(("text", "places", "said"), [
    ("les murs {places:de:et}", (EGYPT, PONTUS, TYRE), "les murs de l’Égypte, du Pont et de Tyr"),
    ("{places}", (EGYPT, PONTUS, TYRE), "Égypte, Pont, Tyr"),
    ("les murs {places:de:et}", (ATHENS,), "les murs d’Athènes"),
    ("Payé : {places:et}.", (), "Payé\u00a0: rien.")])
def test_a_list_joins_its_last_item_with_a_word(text, places, said):
    assert say("fr", text, places=places) == said


@pytest.mark.parametrize(("lang", "text", "said"), [
    ("fr", "{cards:compte:et}", "une lyre, 2\u00a0chevaux et une amphore"),
    ("en", "{Cards:count:and}", "A lyre, 2\u00a0horses and an amphora")])
def test_a_list_in_which_things_repeat_is_counted(lang, text, said):
    assert say(lang, text, cards=(LYRE, HORSE, HORSE, AMPHORA)) == said


def test_a_message_within_a_message():
    french = words(
        "fr",
        {
            "x.all": "{Parts:et}.",
            "x.part": ("{who} {n} point", "{who} {n} points"),
        },
    )
    parts = tuple(Msg.of("x.part", who=Who(seat), n=n) for seat, n in enumerate((1, 12)))

    said = french.say(Msg.of("x.all", parts=parts), ["zoé", "Karl"])

    assert said == "Zoé 1\u00a0point et Karl 12\u00a0points."


def test_the_rule_a_message_rests_on_can_be_said():
    french = words("fr", {"x.no": "Règle {rule} : {why}", "x.why": "La case est prise."})

    assert french.say(Msg.of("x.no", "4.2", why=Msg.of("x.why"))) == (
        "Règle 4.2\u00a0: La case est prise."
    )
    assert french.say(Msg.of("x.no", why=Msg.of("x.why"))).startswith("Règle ⟦x.no {rule}⟧")


def test_a_seat_without_a_name_is_numbered_from_one():
    assert say("fr", "À {who}", ["Zoé"], who=Who(1)) == "À Joueur\u00a02"
    assert say("fr", "{who}", ["  \u202e "], who=Who(0)) == "Joueur\u00a01"


@pytest.mark.parametrize(("names", "said"), [
    ((), "Au tour du joueur\u00a02\u00a0: Joueur\u00a02, le joueur\u00a02, au joueur\u00a02."),
    (("", "Zoé"), "Au tour de Zoé\u00a0: Zoé, Zoé, à Zoé.")])
def test_a_seat_without_a_name_takes_its_article_after_a_preposition(names, said):
    assert say("fr", "Au tour {who:de} : {who}, {who:le}, {who:à}.", names, who=Who(1)) == said


def test_chance_is_nobody_and_its_article_melts():
    assert say("fr", "l’affaire {who:de}", who=Who(-1)) == "l’affaire du hasard"


@pytest.mark.parametrize(
    ("name", "whose"),
    [("Alice", "d’Alice"), ("Zoé", "de Zoé"), ("Élie", "d’Élie"), ("Hugo", "de Hugo"),
     ("Hélène", "d’Hélène"), ("Hassan", "de Hassan"), ("Yves", "d’Yves"), ("Yann", "de Yann"),
     ("Œdipe", "d’Œdipe"), ("Le Corbusier", "de Le Corbusier")],
)
def test_a_players_name_after_de(name, whose):
    assert say("fr", "{who:de}", [name], who=Who(0)) == whose


def test_the_genitive_of_a_player():
    assert say("en", "{Who:s} turn", ["alice"], who=Who(0)) == "Alice’s turn"


@pytest.mark.parametrize(("lang", "text", "said"), [
    ("fr", "{n}", {-4: "\u22124", 1492: "1492", 35000: "35\u00a0000"}),
    ("en", "{n}", {-4: "\u22124", 1492: "1492", 1234567: "1,234,567"}),
    ("fr", "{n:signed}", {3: "+3", 0: "0", -3: "\u22123"}),
    ("fr", "{n:ordinal} {n:ordinale}", {1: "1er 1re", 2: "2e 2e"}),
    ("en", "{n:ordinal}", {1: "1st", 2: "2nd", 3: "3rd", 4: "4th", 11: "11th", 12: "12th",
                           13: "13th", 21: "21st"}),
    ("fr", "{n:jour}", {1: "1er", 2: "2", 21: "21"}),
    ("fr", "{n:mois}", {11: "nov."}), ("en", "{n:month}", {11: "Nov", 13: "13"})])
def test_numbers_signs_ordinals_and_months_as_each_language_prints_them(lang, text, said):
    assert {n: say(lang, text, n=n) for n in said} == said


def test_french_marks_keep_their_blank_from_breaking():
    assert say("fr", "Quitter « {name} » : vraiment ? Oui !", name="a : b") == (
        "Quitter «\u00a0a : b\u00a0»\u00a0: vraiment\u00a0? Oui\u00a0!")


def test_straight_apostrophes_of_ours_are_curled_and_a_players_kept():
    assert say("fr", "L'ami {name}", name="O'Neil") == "L’ami O'Neil"


def test_a_missing_key_is_seen_and_noted():
    french = words("fr", {})

    assert french.say(Msg.of("x.gone", n=3)) == "⟦x.gone⟧" and french.say(Msg("")) == "⟦⟧"
    assert french.missing == {"x.gone", ""}


def test_a_slot_that_nothing_fills_is_seen_and_noted():
    french = words("fr", {"x.a": "De {place:nowhere} à {goal}."})

    assert french.say(Msg.of("x.a", place=TYRE)) == "De ⟦x.a {place:nowhere}⟧ à ⟦x.a {goal}⟧."
    assert french.missing == {"x.a {place:nowhere}", "x.a {goal}"}


@pytest.mark.parametrize(("card", "said"), [(TEMPLE, "pris"), (LYRE, "⟦x.said {card|pris}⟧")])
def test_too_few_variants_are_seen(card, said):
    assert say("fr", "{card|pris}", card=card) == said


def test_what_was_said_leaves_nothing_missing():
    french = words("fr", {"x.a": "Bien."})

    assert french.say(Msg("x.a")) == "Bien." and french.missing == set()


def test_a_name_by_itself():
    french = words("fr", {"player.unnamed": "Joueur {n}"})

    assert french.name(EGYPT, "en") == "en Égypte" and french.name(Noun("x", ())) == "x"
    assert french.name(Who(0), "de", ["Alice"]) == "d’Alice"
    with pytest.raises(KeyError):
        french.name(EGYPT, "vers")


@pytest.mark.parametrize(("lang", "key", "said"), [
    ("fr", "player.unnamed", "Joueur\u00a03"), ("en", "player.unnamed", "Player\u00a03"),
    ("fr", "player.numbered", "le joueur\u00a03")])
def test_no_line_ends_between_a_player_and_his_number(lang: str, key: str, said: str) -> None:
    """« au joueur / 1 » stood in the log."""
    assert words(lang, {key: said.replace("\u00a0", " ").replace("3", "{n}")}).say(
        Msg.of(key, n=3)) == said


@pytest.mark.parametrize(("lang", "text"), [
    ("fr", "Tour {turn} · manche {n}, 3 cartes"), ("en", "Turn {turn} · round {n}, 3 cards")])
def test_turns_and_rounds_keep_their_numbers(lang, text):
    assert say(lang, text, turn=4, n=2).count("\u00a0") == 2


def test_a_thing_without_a_name_is_called_by_the_words_for_such_things():
    french = words("fr", {"nameless.region": "région sans nom", "x.at": "{Place}, ici"})
    nameless, named = (Noun("region_2", (("fr", (("name", name),)),)) for name in ("", "Saba"))

    assert french.name(nameless) == "région sans nom"
    assert french.say(Msg.of("x.at", place=nameless)) == "Région sans nom, ici"
    assert french.name(named) == "Saba"
    assert words("fr", {}).name(nameless) == "region 2", "there are no such words"

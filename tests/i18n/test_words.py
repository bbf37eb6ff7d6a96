"""From a message to a sentence."""

from __future__ import annotations

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


def test_the_arguments_take_their_places():
    french = words("fr", {"x.taken": "{Who} prend {card:le}."})

    assert french.say(Msg.of("x.taken", who=Who(0), card=LYRE), ["Zoé"]) == "Zoé prend la lyre."


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

    with pytest.raises(Refusal) as refusal:
        french.lang = "tlh"

    assert refusal.value.msg.key == "i18n.unknown_language"
    assert french.lang == "fr"


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [("en_GB.UTF-8", "en"), ("EN", "en"), ("fr-CA", "fr"), ("C", "fr"), ("", "fr")],
)
def test_the_closest_language_to_a_locale(wanted, lang):
    assert Words([catalogue("fr", {}), catalogue("en", {})]).closest(wanted) == lang


def test_french_counts_nothing_and_one_alike():
    french = words("fr", {"x.left": ("Il reste {n} carte.", "Il reste {n} cartes.")})

    said = [french.say(Msg.of("x.left", n=n)) for n in (0, 1, 2)]

    assert said == ["Il reste 0\u00a0carte.", "Il reste 1\u00a0carte.", "Il reste 2\u00a0cartes."]


def test_english_counts_nothing_like_many():
    english = words("en", {"x.left": ("{n} card is left.", "{n} cards are left.")})

    said = [english.say(Msg.of("x.left", n=n)) for n in (0, 1, 2)]

    assert said == ["0\u00a0cards are left.", "1\u00a0card is left.", "2\u00a0cards are left."]


@pytest.mark.parametrize("n", [-3, -2, -1, 0, 1, 2, 5, 21, 100])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_word_inside_agrees_as_the_whole_sentence_does(lang, n):
    said = words(lang, {"x.whole": ("one", "many"), "x.word": "{n|one|many}"})

    assert said.say(Msg.of("x.whole", n=n)) == said.say(Msg.of("x.word", n=n))


def test_two_counts_in_one_sentence():
    french = words("fr", {"x.cost": "{a} {a|temple|temples} et {b} {b|lyre|lyres}"})

    assert french.say(Msg.of("x.cost", a=1, b=2)) == "1\u00a0temple et 2\u00a0lyres"


def test_words_agree_with_a_name_in_gender_and_number():
    french = words("fr", {"x.held": "{Land:le} {land|est pris|est prise|sont pris|sont prises}."})

    assert french.say(Msg.of("x.held", land=PONTUS)) == "Le Pont est pris."
    assert french.say(Msg.of("x.held", land=EGYPT)) == "L’Égypte est prise."
    assert french.say(Msg.of("x.held", land=INDIES)) == "Les Indes sont prises."


def test_english_words_agree_in_number():
    english = words("en", {"x.held": "{Land:the} {land|is|are} taken."})

    assert english.say(Msg.of("x.held", land=INDIES)) == "The Indies are taken."
    assert english.say(Msg.of("x.held", land=TYRE)) == "Tyre is taken."


def test_a_list_joins_its_last_item_with_a_word():
    french = words("fr", {"x.of": "les murs {places:de:et}", "x.plain": "{places}"})
    places = (EGYPT, PONTUS, TYRE)

    assert french.say(Msg.of("x.of", places=places)) == "les murs de l’Égypte, du Pont et de Tyr"
    assert french.say(Msg.of("x.plain", places=places)) == "Égypte, Pont, Tyr"
    assert french.say(Msg.of("x.of", places=(ATHENS,))) == "les murs d’Athènes"


def test_a_list_in_which_things_repeat_is_counted():
    french = words("fr", {"x.paid": "{cards:compte:et}"})
    english = words("en", {"x.paid": "{Cards:count:and}"})
    msg = Msg.of("x.paid", cards=(LYRE, HORSE, HORSE, AMPHORA))

    assert french.say(msg) == "une lyre, 2\u00a0chevaux et une amphore"
    assert english.say(msg) == "A lyre, 2\u00a0horses and an amphora"


def test_an_empty_list_says_so():
    french = words("fr", {"x.paid": "Payé : {cards:et}.", "list.empty": "rien"})

    assert french.say(Msg.of("x.paid", cards=())) == "Payé\u00a0: rien."


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
    french = words("fr", {"x.turn": "À {who}", "player.unnamed": "Joueur {n}"})
    english = words("en", {"x.turn": "{who}", "player.unnamed": "Player {n}"})

    assert french.say(Msg.of("x.turn", who=Who(1)), ["Zoé"]) == "À Joueur\u00a02"
    assert english.say(Msg.of("x.turn", who=Who(0)), ["  \u202e "]) == "Player\u00a01"


def test_a_seat_without_a_name_takes_its_article_after_a_preposition():
    french = words("fr", {"x.of": "Au tour {who:de} : {who}, {who:le}, {who:à}.",
                          "player.unnamed": "Joueur {n}", "player.numbered": "le joueur {n}"})
    msg = Msg.of("x.of", who=Who(1))

    assert french.say(msg) == (
        "Au tour du joueur\u00a02\u00a0: Joueur\u00a02, le joueur\u00a02, au joueur\u00a02."
    )
    assert french.say(msg, ["", "Zoé"]) == "Au tour de Zoé\u00a0: Zoé, Zoé, à Zoé."


def test_chance_is_nobody_and_its_article_melts():
    french = words("fr", {"x.by": "l’affaire {who:de}", "player.chance": "le hasard"})

    assert french.say(Msg.of("x.by", who=Who(-1))) == "l’affaire du hasard"


@pytest.mark.parametrize(
    ("name", "whose"),
    [("Alice", "d’Alice"), ("Zoé", "de Zoé"), ("Élie", "d’Élie"), ("Hugo", "de Hugo"),
     ("Hélène", "d’Hélène"), ("Hassan", "de Hassan"), ("Yves", "d’Yves"), ("Yann", "de Yann"),
     ("Œdipe", "d’Œdipe"), ("Le Corbusier", "de Le Corbusier")],
)
def test_a_players_name_after_de(name, whose):
    assert words("fr", {"x.of": "{who:de}"}).say(Msg.of("x.of", who=Who(0)), [name]) == whose


def test_the_genitive_of_a_player():
    assert words("en", {"x.of": "{Who:s} turn"}).say(Msg.of("x.of", who=Who(0)), ["alice"]) == (
        "Alice’s turn"
    )


def test_numbers_as_each_language_prints_them():
    french = words("fr", {"x.n": "{n}"})
    english = words("en", {"x.n": "{n}"})

    assert [french.say(Msg.of("x.n", n=n)) for n in (-4, 1492, 35000)] == [
        "\u22124", "1492", "35\u00a0000",
    ]
    assert [english.say(Msg.of("x.n", n=n)) for n in (-4, 1492, 1234567)] == [
        "\u22124", "1492", "1,234,567",
    ]


def test_gains_and_losses_carry_their_sign():
    french = words("fr", {"x.n": "{n:signed}"})

    assert [french.say(Msg.of("x.n", n=n)) for n in (3, 0, -3)] == ["+3", "0", "\u22123"]


def test_ordinals():
    french = words("fr", {"x.n": "{n:ordinal} {n:ordinale}"})
    english = words("en", {"x.n": "{n:ordinal}"})

    assert french.say(Msg.of("x.n", n=1)) == "1er 1re"
    assert french.say(Msg.of("x.n", n=2)) == "2e 2e"
    assert [english.say(Msg.of("x.n", n=n)) for n in (1, 2, 3, 4, 11, 12, 13, 21)] == [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st",
    ]


def test_the_first_of_a_month_is_an_ordinal_in_french():
    french = words("fr", {"x.n": "{n:jour}"})

    assert [french.say(Msg.of("x.n", n=n)) for n in (1, 2, 21)] == ["1er", "2", "21"]


def test_months_are_named():
    french, english = words("fr", {"x.n": "{n:mois}"}), words("en", {"x.n": "{n:month}"})

    assert [each.say(Msg.of("x.n", n=11)) for each in (french, english)] == ["nov.", "Nov"]
    assert english.say(Msg.of("x.n", n=13)) == "13"


def test_french_marks_keep_their_blank_from_breaking():
    french = words("fr", {"x.q": "Quitter « {name} » : vraiment ? Oui !"})

    assert french.say(Msg.of("x.q", name="a : b")) == (
        "Quitter «\u00a0a : b\u00a0»\u00a0: vraiment\u00a0? Oui\u00a0!"
    )


def test_straight_apostrophes_of_ours_are_curled_and_a_players_kept():
    french = words("fr", {"x.a": "L'ami {name}"})

    assert french.say(Msg.of("x.a", name="O'Neil")) == "L’ami O'Neil"


def test_a_missing_key_is_seen_and_noted():
    french = words("fr", {})

    assert french.say(Msg.of("x.gone", n=3)) == "⟦x.gone⟧"
    assert french.say(Msg("")) == "⟦⟧"
    assert french.missing == {"x.gone", ""}


def test_a_slot_that_nothing_fills_is_seen_and_noted():
    french = words("fr", {"x.a": "De {place:nowhere} à {goal}."})

    assert french.say(Msg.of("x.a", place=TYRE)) == "De ⟦x.a {place:nowhere}⟧ à ⟦x.a {goal}⟧."
    assert french.missing == {"x.a {place:nowhere}", "x.a {goal}"}


def test_too_few_variants_are_seen_and_noted():
    french = words("fr", {"x.a": "{card|pris}"})

    assert french.say(Msg.of("x.a", card=TEMPLE)) == "pris"
    assert french.say(Msg.of("x.a", card=LYRE)) == "⟦x.a {card|pris}⟧"


def test_what_was_said_leaves_nothing_missing():
    french = words("fr", {"x.a": "Bien."})

    assert french.say(Msg("x.a")) == "Bien."
    assert french.missing == set()


def test_a_name_by_itself():
    french = words("fr", {"player.unnamed": "Joueur {n}"})

    assert french.name(EGYPT, "en") == "en Égypte"
    assert french.name(Noun("x", ())) == "x"
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


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_turns_and_rounds_keep_their_numbers(lang: str) -> None:
    said = words(lang, {"x.turn": "Tour {turn} · manche {n}, 3 cartes" if lang == "fr"
                        else "Turn {turn} · round {n}, 3 cards"}).say(
        Msg.of("x.turn", turn=4, n=2))

    assert said.count("\u00a0") == 2

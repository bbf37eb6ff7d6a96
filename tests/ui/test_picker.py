"""Offers spelled in clicks."""

from __future__ import annotations

from alexandre.kernel.actions import Action
from alexandre.ui.play.picker import Picker

DRAW, TAKE, JOKER, OTHER = (Action(code, text) for code, text in
                            enumerate(("draw", "take", "joker", "other")))


def test_the_first_clicks_of_all_offers_are_lit() -> None:
    assert Picker([(DRAW, ("pile",)), (TAKE, ("card",)), (OTHER, ())]).lit() == {"pile", "card"}


def test_a_click_that_spells_one_offer_takes_it() -> None:
    picker = Picker([(DRAW, ("pile",)), (TAKE, ("card",))])

    assert picker.click("card") is TAKE and picker.clicked == ()


def test_a_longer_spelling_lights_what_comes_next() -> None:
    picker = Picker([(JOKER, ("card", "lyre")), (OTHER, ("card", "horse")), (DRAW, ("pile",))])

    assert picker.click("card") is None
    assert picker.lit() == {"lyre", "horse"} and picker.click("horse") is OTHER


def test_a_click_elsewhere_starts_over() -> None:
    picker = Picker([(JOKER, ("card", "lyre")), (DRAW, ("pile",))])
    picker.click("card")

    assert picker.click("pile") is DRAW


def test_a_click_that_leads_nowhere_is_forgotten() -> None:
    picker = Picker([(JOKER, ("card", "lyre"))])
    picker.click("card")

    assert picker.click("sea") is None
    assert picker.lit() == {"card"}


def test_two_offers_of_one_spelling_are_left_to_their_buttons() -> None:
    picker = Picker([(TAKE, ("card",)), (OTHER, ("card",))])

    assert picker.click("card") is None
    assert picker.clicked == ()


def test_forgetting_starts_over() -> None:
    picker = Picker([(JOKER, ("card", "lyre"))])
    picker.click("card")
    picker.forget()

    assert picker.lit() == {"card"}

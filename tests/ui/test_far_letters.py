"""Captions in large letters and for an audience: large enough, cut short, or left out with what
they leave bare."""

from __future__ import annotations

import pygame

from alexandre.kernel.text import Msg
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.enlarged import enlarge_captions
from alexandre.ui.draw.lettering.far import FarLettering
from alexandre.ui.draw.sketch import Caption, Disc, Layer, Plate, Shape, Sketch
from alexandre.ui.draw.theme import Theme
from alexandre.ui.widgets.panels.caption_strip import CUT, CaptionStrip
from tests.ui.test_widgets import Hand

LEAST = 20
NAME = Msg.of("a.name")
SHEET = (0.0, 0.0, 400.0, 200.0)


def choose(captions: tuple[Caption, ...], words: tuple[str, ...],
           shapes: tuple[Shape, ...] = (), scale: float = 1.0) -> tuple[Layer, tuple[str, ...]]:
    """The layer as an audience sees it, and its words."""
    pygame.font.init()
    far = FarLettering(Lettering(Theme(), materials.make_letters()), LEAST)
    (chosen,) = far.choose(((Layer("", shapes, captions), words),), scale, SHEET)
    return chosen


def name_at(x: float, y: float = 100.0, size: float = 14.0) -> Caption:
    """A name on a map."""
    return Caption((x, y), NAME, size)


def test_small_words_grow_and_large_ones_stay() -> None:
    layer, words = choose((name_at(100), name_at(300, size=31.0)), ("Tyre", "Gaza"))

    assert words == ("Tyre", "Gaza")
    assert [each.size for each in layer.captions] == [20.0, 31.0]


def test_the_smaller_of_two_names_gives_way_until_one_is_nearer() -> None:
    captions, words = (name_at(180), name_at(225, size=15.0)), ("Tadmor", "Damascus")

    assert choose(captions, words)[1] == ("Damascus",)
    assert choose(captions, words, scale=1.4)[1] == words


def test_what_would_reach_over_its_card_or_the_sheet_is_left_out() -> None:
    card = Plate((65, 85), (70, 30), 4)
    captions = (name_at(100, size=12.0), name_at(368))

    assert choose(captions, ("hypaspists", "Taxila"), (card,))[1] == ()


def test_words_below_a_sign_on_a_disc_do_not_grow_over_it() -> None:
    """The finding: the rate of a harbour hid what it trades."""
    disc = Disc((100, 100), 32.5, "page")
    rate, middle = (Caption((100, y), "2:1", 14.0) for y in (113, 100))

    assert choose((rate,), ("2:1",), (disc,))[1] == ()
    assert choose((rate,), ("2:1",), (disc,), scale=1.5)[1] == ("2:1",)
    assert choose((middle,), ("2:1",), (disc,))[1] == ("2:1",)


def test_cards_of_a_row_have_names_all_or_none() -> None:
    cards = tuple(Plate((x, 85), (60, 30), 4) for x in (20, 120, 220))
    captions = tuple(name_at(x + 30, size=11.0) for x in (20, 120, 220))

    assert choose(captions, ("scout", "horse", "wagon"), cards)[1] == ("scout", "horse", "wagon")
    assert choose(captions, ("scout", "hypaspists", "wagon"), cards)[1] == ()


def test_a_number_without_room_goes_with_its_disc_and_a_seal_stays() -> None:
    small, seal = Disc((100, 100), 6, "seal.deep"), Disc((200, 100), 6, "seat0")
    captions = (Caption((100, 100), "7", 9), Caption((200, 100), "IV", 7))
    layer, words = choose(captions, ("7", "IV"), (small, seal))

    assert words == ()
    assert layer.shapes == (seal,)


def test_a_count_goes_without_its_sign_where_there_is_no_room_for_both() -> None:
    captions = (Caption((100, 100), "×3", 9), Caption((200, 100), "×3", 9))
    discs = (Disc((100, 100), 10, "seal.deep"), Disc((200, 100), 16, "seal.deep"))

    assert choose(captions, ("×3", "×3"), discs)[1] == ("3", "×3")


def test_a_caption_longer_than_the_room_that_is_kept_is_cut_short() -> None:
    hand, strip = Hand(), CaptionStrip("strip")
    hand.show(strip)
    strip.keep_room([["Alexander crosses the river."]])
    strip.say("Alexander crosses the river, and the Persians wait. " * 12)
    high = strip.height(600.0)
    strip.place(Box(0, 0, 600.0, high))
    (passage,) = strip.set_lines(strip.room)

    assert passage.lines[-1].endswith(CUT)
    assert passage.high(hand.desk.letters) <= strip.room.h * hand.desk.theme.scale
    strip.keep_room([])
    assert strip.height(600.0) > high


def test_words_on_a_plate_grow_no_wider_than_the_plate() -> None:
    """A caption may be as wide as it was, and as the plate is."""
    plates = (Plate((100, 100), (74, 60), 3), Plate((300, 100), (160, 60), 3))
    captions = tuple(Caption((each.at[0] + each.size[0] / 2, 130), NAME, 14, most=70)
                     for each in plates)
    narrow, broad = enlarge_captions(Sketch((1000, 1000), plates, captions), 1.5).captions
    bare = enlarge_captions(Sketch((1000, 1000), (), captions), 1.5).captions[0]

    assert 70 < narrow.most <= 74 < broad.most == bare.most

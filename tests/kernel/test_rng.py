"""Our own generator: always the same numbers, and every number as likely."""

from __future__ import annotations

import pytest

from alexandre.kernel.rng import NAME, SEED_MOST, Rng, lot, name_word

SEED = 1234567890123456789
ROLLS = 6000

# 99.9 % of fair dice stay below: five degrees of freedom, and fifty-four.
CHI_SQUARE_6 = 20.52
CHI_SQUARE_55 = 91.9


def chi_square(numbers: list[int], sides: int) -> float:
    """The distance of the counts from those expected."""
    expected = len(numbers) / sides
    return sum((numbers.count(side) - expected) ** 2 / expected for side in range(sides))


def test_the_words_are_those_of_sfc32() -> None:
    """These six were computed by a program in C, after the published definition."""
    rng = Rng(SEED)

    assert NAME == "sfc32"
    assert [rng.word() for _ in range(6)] == [
        2061491970, 871392420, 595573925, 1798726257, 3314530466, 3526403748]


def test_the_numbers_of_a_seed_never_change() -> None:
    dice, other, wide = Rng(0), Rng(0, "ai"), Rng(5)

    assert [dice(6) for _ in range(12)] == [2, 3, 1, 1, 1, 0, 5, 5, 2, 5, 3, 2]
    assert [other(6) for _ in range(12)] == [5, 4, 2, 4, 2, 3, 2, 3, 3, 3, 0, 5]
    assert [wide(2**63) for _ in range(2)] == [5598602805915110266, 2368978141017684388]


def test_the_lots_of_a_seed_never_change() -> None:
    assert [lot(0, index, 6) for index in range(12)] == [0, 1, 2, 1, 4, 1, 4, 2, 3, 0, 4, 1]
    assert [lot(7, index, 55) for index in range(8)] == [4, 49, 15, 34, 27, 14, 37, 51]
    assert lot(SEED_MOST, 2**32 - 1, 100) == lot(SEED_MOST, 2**32 - 1, 100)


@pytest.mark.parametrize("sides", [6, 55])
def test_every_number_is_as_likely(sides: int) -> None:
    rng = Rng(SEED)
    limit = CHI_SQUARE_6 if sides == 6 else CHI_SQUARE_55

    assert chi_square([rng(sides) for _ in range(ROLLS)], sides) < limit
    assert chi_square([lot(SEED, index, sides) for index in range(ROLLS)], sides) < limit


def test_two_numbers_in_a_row_are_independent() -> None:
    rng = Rng(3)
    pairs = [rng(6) * 6 + rng(6) for _ in range(3 * ROLLS)]
    lots = [lot(3, n, 6) * 6 + lot(3, n + 1, 6) for n in range(3 * ROLLS)]

    assert chi_square(pairs, 36) < 66.6
    assert chi_square(lots, 36) < 66.6


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    assert chi_square([lot(seed, 9, 6) for seed in range(ROLLS)], 6) < CHI_SQUARE_6
    assert chi_square([Rng(seed)(6) for seed in range(ROLLS)], 6) < CHI_SQUARE_6
    assert len({Rng(1 << bit).word() for bit in range(63)}) == 63


def test_a_number_that_words_do_not_divide_evenly_is_not_favoured() -> None:
    """Of 3 * 2**30 numbers a bare remainder would give the lowest third half of all draws."""
    rng = Rng(11)
    thirds = [rng(3 * 2**30) // 2**30 for _ in range(ROLLS)]

    assert chi_square(thirds, 3) < 13.8


def test_the_same_holds_beyond_a_word() -> None:
    rng = Rng(12)
    thirds = [rng(3 * 2**62) // 2**62 for _ in range(ROLLS)]

    assert chi_square(thirds, 3) < 13.8


def test_streams_are_told_apart_by_name() -> None:
    streams = [[rng(1000) for _ in range(5)]
               for rng in (Rng(1, "game"), Rng(1, "ai"), Rng(1, "effects"), Rng(2, "game"))]

    assert len({tuple(each) for each in streams}) == 4
    assert name_word("game") != name_word("lot")


@pytest.mark.parametrize("seed", [-1, SEED_MOST + 1])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="no seed"):
        Rng(seed)


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_there_is_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="no number below"):
        Rng(0)(n)


@pytest.mark.parametrize("index", [-1, 2**32])
def test_what_is_no_lot_is_refused(index: int) -> None:
    with pytest.raises(ValueError, match="no lot"):
        lot(0, index, 6)


def test_a_single_number_needs_no_luck() -> None:
    assert Rng(4)(1) == 0
    assert lot(4, 4, 1) == 0

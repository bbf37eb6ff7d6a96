"""Dealing again what a seat cannot know: every deal as likely as it really is.  [1.6]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from alexandre.kernel.contract import State
from alexandre.kernel.rng import Rng
from tests.helpers.tell import tell

DEALS = 4000
# χ² with four degrees of freedom: once in a hundred thousand draws it lies beyond 28.5.
BEYOND_CHANCE = 28.5


def test_an_unseen_card_is_any_card_of_the_pool_by_its_number() -> None:
    state = table(fresh=("", "A"), hands=("TT", "A"), face_up="LC", discards="HHHHH")
    rnd = Rng(5, "deal")
    guesses = Counter(cards_of(state.determinize(0, rnd).dump(), 1) for _ in range(DEALS))

    pool = {"T": 9, "A": 11, "L": 10, "C": 10, "H": 6}  # all but the hand, the row, the discards
    total = sum(pool.values())
    chi2 = sum((guesses[letter] - DEALS * count / total) ** 2 / (DEALS * count / total)
               for letter, count in pool.items())
    assert sum(guesses.values()) == DEALS and set(guesses) == set(pool)
    assert chi2 < BEYOND_CHANCE


def test_a_card_that_was_seen_stays_where_it_was_taken() -> None:
    state = table(fresh=("", "L"), hands=("", "AAL"))
    rnd = Rng(6, "deal")
    hands = {cards_of(state.determinize(0, rnd).dump(), 1) for _ in range(300)}

    assert hands == {"TAA", "AAA", "AAL", "AAC", "AAH"}


def test_cards_drawn_before_a_shuffle_are_exchanged_among_hands_alone() -> None:
    state = table(older=("", "T", "H"), seats=3, hands=("", "T", "H"))
    rnd = Rng(7, "deal")
    deals = Counter((cards_of(dump, 1), cards_of(dump, 2)) for dump in
                    (state.determinize(0, rnd).dump() for _ in range(300)))

    assert set(deals) == {("T", "H"), ("H", "T")}
    assert min(deals.values()) > 100


def test_whether_a_discarded_card_was_drawn_before_the_shuffle_stays_a_secret() -> None:
    """Two tables that differ only in which of two unseen cards is the older one."""
    rest = {"seats": 3, "mover": 1, "hands": ("C", "TL", "H"), "face_up": "AA"}
    one = table(fresh=("", "T", ""), older=("", "L", "H"), **rest)
    other = table(fresh=("", "L", ""), older=("", "T", "H"), **rest)
    for state in (one, other):
        state.apply(next(each for each in state.legal() if each.text == "spend T"))

    for seed in range(20):
        guesses = [state.determinize(0, Rng(seed, "deal")).hash() for state in (one, other)]
        assert guesses[0] == guesses[1]


def table(fresh: Sequence[str] = (), older: Sequence[str] = (), **told: Any) -> State:
    """A position in words, and which cards of each hand the others have not seen."""
    story = tell(**told)
    dump = story.state.dump()
    for name, words in (("fresh", fresh), ("older", older)):
        dump[name] = [dict(Counter(word)) for word in words] or [{}] * dump["seats"]
    return story.game.load(dump)


def cards_of(dump: dict[str, list[dict[str, int]]], seat: int) -> str:
    """A hand as letters."""
    return "".join(letter * dump["hands"][seat].get(letter, 0) for letter in "TALCH")

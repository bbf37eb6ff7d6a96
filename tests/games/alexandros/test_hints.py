"""Advice for computer players of Alexandros: blunders, moves to try, values."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre import games
from alexandre.ai.review.plan_lines import find_needed, list_parts, tell_line
from alexandre.games.alexandros.actions import TakeOver
from alexandre.games.alexandros.hints import HINTS
from alexandre.games.alexandros.hints.suggestions import suggest
from alexandre.games.alexandros.hints.worth import WIN
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.contract import State
from tests.helpers.tell import Story, tell
from tests.helpers.walks import positions, tables, take_action
from tools.lab.coach import begin, play_on

SMALL = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3
MIDDLE = "2-8 2-9 2-10 3-8 3-9"  # four empty spaces, an amphora at 2-8
LARGE = "4-4 4-5 4-6 4-7 4-8 4-9 5-6 5-7 5-8 5-9 6-6 6-7 6-8"  # eight
CORNER = "3-3 3-4"  # a lyre, an amphora, and nothing that pays
TABLES = [table for table in tables() if table.title == "alexandros"]


def last_turn(story: Story, **changes: Any) -> Story:
    """The same position when Alexander had to stay: this turn is the last."""
    return Story(story.game, story.game.load({**story.dump(), "last_turn": "stranded", **changes}))


# ---- the blunders --------------------------------------------------------------------------


def test_ending_the_turn_while_there_is_a_card_to_be_had() -> None:
    tell(actions_left=1).condemns("end")
    tell(actions_left=1, pile="", hands=("*", "")).condemns("end")  # two lie open
    tell(actions_left=0).spares("end")


def test_ending_the_turn_without_a_card_to_be_had_is_no_blunder() -> None:
    tell(actions_left=1, pile="", face_up="", hands=("", "*")).spares("end")


def test_one_more_card_for_a_full_hand_where_a_rich_province_can_be_taken_over() -> None:
    """With seven cards, or for a province of four, another card may be better."""
    rich = tell(actions_left=2, hands=("TALCHHCC", ""), provinces=[LARGE], governors=("", "5-6"))
    assert "takeover 5-6" in rich.offers()
    rich.condemns("draw").condemns("take L")
    few = tell(actions_left=2, hands=("TALCHHC", ""), provinces=[LARGE], governors=("", "5-6"))
    poor = tell(actions_left=2, hands=("AAATLCHH", ""), provinces=[MIDDLE], governors=("", "2-8"))
    assert "takeover 2-8" in poor.offers()
    few.spares("draw")
    poor.spares("draw")
    late = tell(actions_left=1, hands=("TALCHHCC", ""), provinces=[LARGE], governors=("", "5-6"))
    late.condemns("draw")
    last_turn(late).spares("draw")  # it pays no more


@pytest.mark.parametrize("seed", [49002, 49005])
def test_an_experienced_player_takes_no_ninth_card_where_it_can_take_a_province_over(
        seed: int) -> None:
    """The finding: 1.6 times a match, with hands of up to 21 cards."""
    session = begin("alexandros", 2, seed)
    for _state in play_on(session):
        pass
    state, drawn = session.record.start(session.game), 0
    for text in session.record.actions:
        assert isinstance(state, Position)
        if state.phase == Phase.ACTIONS and text.split()[0] in ("draw", "take"):
            drawn += 1
            assert sum(state.hand(state.mover)) < 8 or not any(
                isinstance(each, TakeOver)
                and state.provinces[state.province_of[each.cell]].blanks > 4
                for each in state.legal())
        state.apply(session.game.parse(text))
    assert drawn


def test_a_levy_that_brings_nothing() -> None:

    crowded = tell(actions_left=2, hands=("A",), provinces=[SMALL], governors=("2-2 3-3",))
    crowded.condemns("levy A")
    tell(actions_left=2, hands=("A",), provinces=[SMALL], governors=("2-2",)).spares("levy A")


def two_and_eight(mover: int, *scores: int) -> Story:
    """Seat 0 collects two points, seat 1 eight."""
    hands = ("A", "") if mover == 0 else ("", "T")
    return tell(actions_left=2, mover=mover, hands=hands, provinces=[SMALL, LARGE],
                governors=("2-2", "4-7"), scores=scores)


def test_a_levy_that_pays_the_rivals_better() -> None:
    two_and_eight(0).condemns("levy A")


def test_a_levy_that_pays_the_rivals_less() -> None:
    two_and_eight(1).spares("levy T")


def test_a_levy_that_ends_the_match_for_a_rival() -> None:
    two_and_eight(1, 99, 50).condemns("levy T")


def test_a_levy_that_wins_may_pay_a_rival_better() -> None:
    two_and_eight(0, 98, 50).spares("levy A")


def test_anything_but_the_levy_that_wins_the_match() -> None:
    story = two_and_eight(0, 98, 50)
    others = [text for text in story.offers() if text != "levy A"]

    assert len(others) > 2
    story.condemns("; ".join(others))
    two_and_eight(0, 97, 50).spares("draw")


def test_a_levy_that_pays_much_more_is_not_put_off_at_the_last_action() -> None:
    """The finding: with an income far ahead cards were drawn, and the walls took it away."""
    def ahead(**changes: Any) -> Story:
        said: dict[str, Any] = {"mover": 1, "hands": ("", "T"), "provinces": [SMALL, LARGE],
                                "governors": ("2-2", "4-7"), "actions_left": 1}
        return tell(**(said | changes))

    ahead().condemns("draw")
    ahead().spares("levy T")
    ahead(actions_left=2).spares("draw")
    ahead(provinces=[SMALL, MIDDLE], governors=("2-2", "2-8"), hands=("", "A")).spares("draw")


def test_a_victory_that_must_be_shared_is_not_missed() -> None:
    """The card of the levy is counted: it would have broken the tie."""
    story = tell(actions_left=2, hands=("AT", "L"), provinces=[SMALL, MIDDLE],
                 governors=("2-2", "2-8"), scores=(98, 96))
    story.spares("draw").spares("levy A")


def test_one_more_governor_where_a_card_would_do() -> None:
    rich = tell(actions_left=2, hands=("L",), provinces=[SMALL]).play("occupy 2-2")
    poor = tell(actions_left=2, hands=("T",), provinces=[SMALL]).play("occupy 2-2")

    rich.condemns("post 3-3").spares("settle")
    poor.spares("post 3-3")


def test_recalling_the_only_governor_of_a_province_that_pays() -> None:
    story = tell(actions_left=2, hands=("T",), provinces=[SMALL], governors=("2-2",))

    story.condemns("recall 2-2")


def test_recalling_one_of_two_governors_is_no_blunder() -> None:
    story = tell(actions_left=2, hands=("T",), provinces=[SMALL], governors=("2-2 3-3",))

    story.spares("recall 3-3")


POSTS = "2-2 2-14 7-7 8-22"  # all four governors, three of them in the wide land, crowded


def place_all_governors(hand: str, actions_left: int, *more: str) -> Story:
    """Every governor is placed; MIDDLE is free."""
    return tell(actions_left=actions_left, hands=(hand,), provinces=[SMALL, MIDDLE, *more],
                governors=(POSTS,))


def test_a_payment_that_follows_by_force_belongs_to_the_occupation() -> None:
    story = place_all_governors("T", 2)
    line = "recall 2-2", "occupy 2-8", "settle"
    told = tell_line(story.game, games.hints(story.game), story.state, line)
    keys = [each.key.rpartition(".")[2] for each in list_parts(told)[1:]]

    assert keys == ["recall", "occupy"]


def test_a_recall_is_told_with_the_occupation_that_placed_the_governor() -> None:
    game = place_all_governors("T", 2).game
    line = list(map(game.parse, ("occupy 2-8", "post 2-2", "settle", "recall 2-2", "recall 8-22")))

    hints = games.hints(game)
    assert [find_needed(hints, line, number) for number in range(5)] == [None, None, 0, 1, None]


def test_recalling_the_last_governor_for_a_better_province_is_no_blunder() -> None:
    place_all_governors("T", 2).spares("recall 2-2")  # MIDDLE takes one governor, no card


def test_recalling_the_last_governor_too_late_or_for_nothing_better() -> None:
    taken = tell(actions_left=2, provinces=[SMALL, MIDDLE],
                 governors=("2-8 2-14 7-7 8-22",))

    place_all_governors("T", 1).condemns("recall 2-2")
    taken.condemns("recall 2-8")


def test_recalling_an_idle_governor_when_all_are_placed_is_no_blunder() -> None:
    place_all_governors("T", 1).spares("recall 7-7")


def test_paying_for_a_province_that_never_pays() -> None:
    tell(actions_left=2, hands=("L",), provinces=[CORNER]).condemns("occupy 3-4")


def test_the_last_governor_for_a_province_that_never_pays() -> None:

    tell(actions_left=2, provinces=["3-3"], governors=("2-14 7-7 8-22",)).condemns("occupy 3-3")
    tell(actions_left=2, provinces=["3-3"]).spares("occupy 3-3")


def test_taking_over_what_never_pays() -> None:

    idle = tell(actions_left=2, hands=("LL",), provinces=["3-3"], governors=("", "3-3"))
    idle.condemns("takeover 3-3")
    paying = tell(actions_left=2, hands=("LLA",), provinces=[SMALL], governors=("", "3-3"))
    paying.spares("takeover 3-3")


def test_claims_and_recalls_after_the_last_levy() -> None:
    story = tell(actions_left=2, hands=("LLAA",), provinces=[SMALL, MIDDLE],
                 governors=("2-14 7-7", "3-3"))
    last_turn(story, actions_left=1).condemns("occupy 2-8; takeover 3-3; recall 7-7")
    last_turn(story).spares("occupy 2-8; takeover 3-3")


def test_spending_a_card_for_the_march_that_an_open_card_allows() -> None:
    tell(hands=("LT",), face_up="LC").condemns("spend L").spares("spend T").spares("follow L")


def test_walling_off_an_own_governor_from_all_that_he_collects() -> None:
    story = tell(alexander="3,3", provinces=[SMALL], governors=("3-3",))
    story.play("follow L; reveal T; to 4-5; halt 6,4").offering("walk", "5,3", "4,4")
    story.condemns("walk 5,3").spares("walk 4,4")


def test_walling_off_a_rival_is_no_blunder() -> None:
    story = tell(alexander="3,3", provinces=[SMALL], governors=("", "3-3"))
    story.play("follow L; reveal T; to 4-5; halt 6,4").spares("walk 5,3")


def judge_offers(state: Any) -> list[bool]:
    """Whether each of the offers is a blunder."""
    return [HINTS.is_blunder(state, action) for action in state.legal()]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_there_is_always_something_sensible(table: Any) -> None:
    """A list that condemned everything would leave nothing of itself."""
    decisions = without = 0
    for state in positions(table, seed=72, every=3):
        if state.actor() >= 0 and len(state.legal()) > 1:
            decisions += 1
            without += all(judge_offers(state))
    assert decisions > 30
    assert without == 0


# ---- what to fill in -----------------------------------------------------------------------


def fewest_governors(state: State) -> int:
    """Of all ways to complete the occupation under way, the one with the fewest posts."""
    best = 9
    for action in state.legal():
        if action.text == "settle":
            return 0
        after = take_action(state, action)
        best = min(best, 1 + fewest_governors(after))
    return best


def test_the_suggested_payment_takes_the_fewest_governors() -> None:
    seen = 0
    for state in positions(TABLES[0], seed=73, every=1):
        if state.phase == Phase.POST:  # type: ignore[attr-defined]
            seen += 1
            needed, posted = fewest_governors(state), 0
            after = state.clone()
            while after.phase == Phase.POST:  # type: ignore[attr-defined]
                action = suggest(after)  # type: ignore[arg-type]
                assert action is not None
                posted += action.text != "settle"
                after.apply(action)
            assert posted == needed
    assert seen > 3


def test_the_suggested_route_lays_the_fewest_walls() -> None:
    story = tell(alexander="3,3", walls="3,3 4,4").play("follow L; reveal T; to 4-5; halt 6,4")

    assert suggest(story.state).text == "walk 4,4"  # type: ignore[arg-type, union-attr]


def test_the_suggested_gift_does_not_buy_out_the_new_governor() -> None:
    story = tell(seats=3, actions_left=2, hands=("LLAC",), provinces=[SMALL],
                 governors=("", "3-3"))
    story.play("takeover 3-3; settle").has(phase="cede")
    assert suggest(story.state).text == "cede A"  # type: ignore[arg-type, union-attr]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_marches_and_payments_have_suggestions_and_nothing_else_has(table: Any) -> None:
    for state in positions(table, seed=74, every=2):
        if state.actor() >= 0:
            suggestion = suggest(state)  # type: ignore[arg-type]
            assert (suggestion is not None) == (
                state.phase in (Phase.POST, Phase.ROUTE, Phase.CEDE))  # type: ignore[attr-defined]


# ---- what is worth more --------------------------------------------------------------------


def value(seat: int = 0, **told: Any) -> int:
    """The value of the position to a seat."""
    return HINTS.value(tell(**told).state, seat)  # type: ignore[arg-type]


def test_of_two_alike_neither_is_ahead() -> None:
    assert value(0) + value(1) == 0


def test_points_provinces_and_cards_are_worth_having() -> None:
    plain = value(hands=("T", "T"), provinces=[LARGE])

    assert value(hands=("T", "T"), provinces=[LARGE], scores=(5, 0)) > plain
    assert value(hands=("TL", "T"), provinces=[LARGE]) > plain
    assert value(hands=("T", "T"), provinces=[LARGE], governors=("4-7",)) > plain
    assert value(hands=("T", "T"), provinces=[LARGE], governors=("", "4-7")) < plain


def test_a_province_that_pays_is_worth_more_than_a_crowded_one() -> None:
    assert value(provinces=[LARGE], governors=("4-7",)) > value(
        provinces=[LARGE], governors=("4-5 4-7",))


def test_a_province_is_worth_less_to_a_rival_who_cannot_pay_for_it() -> None:
    poor = value(hands=("", "TT"), provinces=[SMALL])
    rich = value(hands=("", "LL"), provinces=[SMALL])

    assert poor > rich


def test_a_rival_with_the_cards_to_take_over_is_a_threat() -> None:
    safe = value(hands=("", "TTT"), provinces=[SMALL], governors=("3-3",))
    threatened = value(hands=("", "LLA"), provinces=[SMALL], governors=("3-3",))

    assert safe > threatened


def test_a_victory_is_worth_more_than_any_hope() -> None:
    story = two_and_eight(0, 98, 50).play("levy A")

    assert HINTS.value(story.state, 0) > WIN  # type: ignore[arg-type]
    assert HINTS.value(story.state, 1) < -WIN  # type: ignore[arg-type]


def test_positions_are_compared_when_something_is_finished() -> None:
    rests, marches = [], []
    for state in positions(TABLES[0], seed=76, every=1):
        rests.append(HINTS.is_rest(state))  # type: ignore[arg-type]
        marches.append(HINTS.samples(state) > 0)  # type: ignore[arg-type]

    assert any(rests)
    assert any(marches)
    assert not any(rest and march for rest, march in zip(rests, marches, strict=True))

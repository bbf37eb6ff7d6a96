"""The steps of a plan, as the coach tells them: clauses with a verb, not the labels of buttons."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest

from alexandre import games
from alexandre.ai.review.plan_lines import STEPS, Step, choose_steps, list_parts, tell_line
from alexandre.ai.review.plans import Fact, Weighed
from alexandre.ai.review.telling import tell_advice
from alexandre.kernel.contract import CHANCE, Game, State
from alexandre.kernel.hints import make_effect
from alexandre.kernel.replay import replay
from alexandre.kernel.text import Msg, Noun
from tests.helpers.speech import plain, words
from tests.helpers.walks import Table, walk
from tests.scenes.rooms import load_bundled

BARE = {
    "en": re.compile(r"\d|An? |(North|South|East|West)\b|Alexander$|"
                     r"(Occupy|Take over|Governor|.* governor|Special move|Joker|Blacksmith|"
                     r"Invention|Monopoly|Regroup|Give a soldier|Make camp|Envelopment|Rally): |"
                     r"The robber |.*…$"),
    "fr": re.compile(r"\d|Une? |(Vers|Coin)\b|Alexandre$|"
                     r"(Occuper|Reprendre|Gouverneur|.* gouverneur|Mouvement spécial|Joker|Forge|"
                     r"Invention|Monopole|Regroupement|Donner un soldat|Camper|Renvoyer|Acheter|"
                     r"Réarmer|Enveloppement|Ralliement) : |.*…$"),
}
NAMES = ("Roxane", "Parmenion", "Hephaestion", "Olympias", "Ptolemy")


@pytest.mark.parametrize("lang", BARE)
@pytest.mark.parametrize("title", games.TITLES)
def test_a_step_of_a_plan_has_a_verb(title: str, lang: str) -> None:
    """The finding: “3 armies from Parthia to Aria”, “north-east, a new wall”, “Alexander;
    Alexander”."""
    meta = games.meta(title)
    table = Table(title, meta.boards[0], meta.seats[1], ())
    game, voice = table.game(), words(lang)
    steps = {plain(voice.say(game.label(state, action, is_step=True), NAMES))
             for state, action in walk(table.start(), seed=3) if state.actor() != CHANCE}

    assert [each for each in sorted(steps) if BARE[lang].match(each)] == []


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "build a city; Alexander takes the hit: level 2; then end the turn"),
    ("fr", "bâtir une cité ; Alexandre prend le dégât : niveau 2 ; puis finir le tour"),
])
def test_a_plan_is_told_in_one_sentence(lang: str, told: str) -> None:
    """Small letters but for names, and no aside in brackets."""
    assert plain(words(lang).say(Msg.of("ai.plan.steps", steps=(
        Msg.of("commander.step.city"),
        Msg.of("commander.action.take_alexander", level=2), Msg.of("ai.plan.then_end"))))) == told


def test_the_step_at_which_a_plan_parts_from_the_other_is_told() -> None:
    """The finding: “recall the governor; this is now better than: take the card”, where only what
    came after the recall was another plan."""
    session = load_bundled("alexandros_red_walls")
    game, hints, parted = session.game, games.hints(session.game), 0
    for _actor, run in itertools.groupby(session.steps, key=lambda step: step.actor):
        steps = list(run)
        if steps[0].actor < 0 or len(steps) < 3 or parted > 3:
            continue
        line = tuple(step.action for step in steps)
        state = replay(game, session.record.until(steps[0].index))[0]
        each = [list_parts(tell_line(game, hints, state, line, number, 1))[1]
                for number in range(len(line))]
        for number, step in enumerate(each):
            told, known = (list_parts(tell_line(game, hints, state, line, 0, 2, parting))
                           for parting in (number, 0))
            if step not in each[:number] and step.key != "ai.plan.end":
                assert step in told
                parted += step not in known
    assert parted


def list_turns() -> Iterator[tuple[Game, State, tuple[str, ...]]]:
    """The positions of a game of Empire, and what a seat did there."""
    session = load_bundled("empire_turns")
    for _actor, run in itertools.groupby(session.steps, key=lambda step: step.actor):
        steps = list(run)
        if steps[0].actor >= 0:
            state = replay(session.game, session.record.until(steps[0].index))[0]
            yield session.game, state, tuple(step.action for step in steps)


def test_a_plan_tells_how_many_moves_it_leaves_out() -> None:
    """The finding: “move 5 armies to Macedonia; then end the turn”, where four marches came
    between, and the end of the turn would have thrown them away."""
    long = [turn for turn in list_turns()  # its marches are told together
            if len({each for each in turn[2] if not each.startswith("march")}) > STEPS + 1][:8]
    for game, state, line in long:
        told = list_parts(tell_line(game, games.hints(game), state, line))[1:]
        more = next(each for each in told if each.key == "ai.plan.more")

        assert "ai.plan.then_end" not in {each.key for each in told}
        (_n, left), = more.args
        assert isinstance(left, int) and 1 < left <= len(line) - STEPS
    assert long


@pytest.mark.parametrize(("weights", "parting", "told"), [
    ((35, 25, 150), 0, [0, 2]), ((65, 0, 45), 0, [0]), ((65, 0, 45), 1, [0, 1]),
    ((3, 9), 0, [0, 1]),
    ((0, 0, 0), 0, [0, 1, 2]), ((0, 0, 0, 0), 0, [0, 3])])
def test_a_long_plan_is_told_by_its_purpose(weights: tuple[int, ...], parting: int,
                                            told: list[int]) -> None:
    """The finding: three dice of Phalanxx, each with its target, before a word of the reason."""
    steps = [Step(number, Msg.of("ai.often.just", n=number), weight)
             for number, weight in enumerate(weights)]

    assert [each.number for each in choose_steps(steps, STEPS, parting)] == told


def test_a_short_plan_is_told_whole() -> None:
    """The finding: “bid 3; put 3 into temples and 3 into cities”, where 6 armies were raised."""
    game, state, line = next(list_turns())
    told = list_parts(tell_line(game, games.hints(game), state, line))[1:]

    assert [each.key for each in told if each.key.startswith("empire.")] == [
        "empire.step.bid", "empire.step.raise", "empire.step.allot"]


@pytest.mark.parametrize(("lang", "told"), [
    ("en", ["You get a village at Gaza in 20 of 24 tries; with your plan, in 3.",
            "But with your plan, you get a village at Siwa every time; with the "
            "coach’s, never."]),
    ("fr", ["Vous fondez un village à Gaza dans 20 essais sur 24 ; avec votre plan, dans 3.",
            "Mais avec votre plan, vous fondez un village à Siwa à chaque essai ; avec le "
            "plan du mentor, jamais."]),
])
def test_a_warning_calls_both_plans_by_whose_they_are(lang: str, told: list[str]) -> None:
    """The finding: “rather than your plan”, which the next sentence called “the other plan”."""
    game = games.load("empire")
    state, voice = game.start(2, {}), words(lang)
    villages = [make_effect("catan.fact.founded", state.actor(), 100, point=Noun(
        name.lower(), tuple((each, (("name", name),)) for each in ("fr", "en")))).msg
        for name in ("Gaza", "Siwa")]
    own = Weighed(("bid 2",), 3, 24, True, 100, 300, 24, None, (
        Fact(villages[0], state.actor(), 100, 20, 3),
        Fact(villages[1], state.actor(), 100, 0, 24)))
    _head, *reasons = tell_advice(game, games.hints(game), state, [
        Weighed(("bid 1",), 5, 24, is_behind=False, chance=400), own], "rather")

    assert [plain(voice.say(each, NAMES)) for each in reasons] == told

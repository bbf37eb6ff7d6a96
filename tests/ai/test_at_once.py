"""The certain consequences of a plan, which advice tells first."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

from alexandre import games
from alexandre.ai.review.at_once import IT, find_changes, tell_changes
from alexandre.ai.review.plan_lines import list_parts, read_line, tell_line
from alexandre.ai.review.plans import Fact, Weighed
from alexandre.ai.review.telling import tell_advice
from alexandre.games.alexandros.state import Position
from alexandre.kernel.contract import Game, State
from alexandre.kernel.replay import replay
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg, Who
from tests.games.empire.story import moving
from tests.helpers.speech import plain, words
from tests.scenes.rooms import load_bundled

NAMES = ("Zoé", "Artabazus", "Olympias", "Barsine", "Philip")


def pay(game: Game, state: State, line: Sequence[str], key: str) -> Sequence[int]:
    """The scores to which the rules bring every seat: by these actions, up to the end of the turn
    or with it, or by the next taxes."""
    copy, seat = state.clone(), state.actor()
    ends = [each for each in line if game.ends_turn(game.parse(each))]
    for text in [each for each in line if each not in ends]:
        copy.apply(game.parse(text))
    if key == "empire.now.sure":
        copy.apply(game.parse("end"))
    scores = game.view(copy, seat).scores()
    if key == "alexandros.now.taxes":
        assert isinstance(copy, Position)
        return [score + copy.income(each) for each, score in enumerate(scores)]
    return scores


@pytest.mark.parametrize(("name", "key"), [
    ("empire_turns", "empire.now.sure"), ("alexandros_red_walls", "alexandros.now.taxes"),
    ("alexandros_red_walls", "ai.now.points"), ("phalanxx_counsellor", "ai.now.points"),
    ("catan_persepolis", "ai.now.points")])
def test_advice_begins_with_what_the_rules_pay(name: str, key: str) -> None:
    """The finding: “About as good: … In 12 tries, neither came out clearly better”, of a march
    that took 2 points from a rival."""
    session, checked = load_bundled(name), 0
    game, hints = session.game, games.hints(session.game)
    for actor, run in itertools.groupby(session.steps, key=lambda step: step.actor):
        steps = list(run)
        if actor < 0 or checked > 3:
            continue
        state = replay(game, session.record.until(steps[0].index))[0]
        line = [step.action for step in steps]
        turn = next((n for n, each in enumerate(line) if game.ends_turn(game.parse(each))), 99)
        line, other = line[:turn + 1], next((
            each.text for each in state.legal() if each.text != line[0]), "")
        changes = find_changes(game, hints, state, read_line(game, state, line), actor)
        if key not in changes or not other:
            continue
        paid = [now - was for now, was in zip(
            pay(game, state, line, key), pay(game, state, (), key), strict=True)]
        head, *told = tell_advice(game, hints, state, [
            Weighed(tuple(line), 5, 24, is_behind=False, chance=400),
            Weighed((other,), 5, 24, False, 3, 400, 24)])
        facts = [clause for each in told if each.key == key and each.arg("it") == IT
                 for clause in list_parts(each)[2:]]
        assert head.key == "ai.advice.alone" and told[0].key in changes
        assert sorted(str(each.arg("n")) for each in facts) == sorted(
            str(abs(n)) for n in paid if n)
        assert changes == find_changes(game, hints, state.determinize(actor, Rng(7, "other")),
                                       read_line(game, state, line), actor), "of what is known"
        checked += 1
    assert checked


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "Right away, this plan gives you 2 points and takes 2 points from Artabazus."),
    ("fr", "Tout de suite, ce plan vous rapporte 2 points et coûte 2 points à Artabazus.")])
def test_what_a_plan_gives_and_takes_is_one_sentence(lang: str, told: str) -> None:
    (sentence,) = tell_changes({"ai.now.points": (2, -2)}, 0, 0)
    assert plain(words(lang).say(sentence, NAMES)) == told


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "move 5 armies to Macedonia and 2 to Triballia"),
    ("fr", "déplacer 5 armées vers la Macédoine et 2 vers la Triballie")])
def test_marches_to_one_place_are_told_together(lang: str, told: str) -> None:
    """The finding: “Move 2 armies to Lydia; move 1 army to Lydia; move 2 armies to Caria; …”."""
    game, state = games.load("empire"), moving((8, 4, 3), (7, 4, 4)).state
    line = tell_line(game, games.hints(game), state, (
        "march start1>macedonia 3", "march start1>macedonia 2",
        "march macedonia>triballia 2 after 1"))
    assert plain(words(lang).say(line, NAMES)) == told


def test_what_the_alternative_would_win_is_told_if_the_advice_has_no_reason(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: “Pass. About as good: bid 1”, and nothing of the four points of an adviser."""
    game, aim = games.load("catan"), Fact(Msg.of("catan.fact.city", who=Who(0), v=1), 0, 90, 22, 9)
    state, gain = game.start(3, {}), Msg.of("catan.because.adviser", n=4, who=Who(0), v=1)
    hints, other = games.hints(game), state.legal()[0].text
    plans = (Weighed(("pass",), 5, 24, is_behind=False, chance=400, aims=(aim,)),
             Weighed((other,), 5, 24, False, 5, 400, 24))

    assert tell_advice(game, hints, state, plans)[-1].key == "ai.aim.alone"
    monkeypatch.setattr(type(hints), "reason", lambda *_of: gain)
    assert tell_advice(game, hints, state, plans)[-1].key == gain.key

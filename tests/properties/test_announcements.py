"""Log lines and cues say of points what the rules pay when nothing else changes.

`CLAIMS` lists every line with a number of points, strength or glory, title by title.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.games.commander.events.turn import GloryChanged
from alexandre.kernel.contract import OVER, Event
from alexandre.kernel.text import Msg
from alexandre.ui.play.cue import Cue
from tests.helpers.artwork import read_catalogues
from tests.helpers.stages import titles_with
from tests.scenes.rooms import open_history

LOCALES = Path(__file__).resolve().parents[2] / "assets" / "locales" / "en" / "LC_MESSAGES"
MATCHES = {
    "alexandros": ("alexandros_hundred", "alexandros_red_walls"),
    "catan": ("catan_persepolis", "catan_points"),
    "empire": ("empire_goal", "empire_turns"),
    "phalanxx": ("phalanxx_great", "phalanxx_dishonoured", "phalanxx_two_succession"),
    "commander": ("commander_granicus_victory", "commander_tyre_victory",
                  "commander_life_1_granicus"),
}
# The sums of a tally, which tests/scenes/test_tally.py compares with the scores.
TALLIED = {"empire": {"cue.line.gained", "cue.line.awards"}}
# Words that say that a number of such follows, in English.
COUNTED = re.compile(r"\{\w+\} (\{\w+\|point\|points\}|points|glory)|strength \{|:signed\}")


@dataclass(frozen=True)
class Told:
    """A sentence, the event and the step it tells of, and the positions round the step."""

    args: dict[str, Any]
    event: Any
    events: tuple[Event, ...]
    before: Any
    after: Any
    game: Any

    @property
    def seat(self) -> int:
        """The seat that is meant."""
        return int(self.args["who"].seat)

    def scores(self, state: Any) -> tuple[int, ...]:
        """Return what every seat has by the rules."""
        return tuple(each.score for each in self.game.view(state, None).players)

    @property
    def gained(self) -> int:
        """The points that the step gives the seat."""
        return self.scores(self.after)[self.seat] - self.scores(self.before)[self.seat]


Claim = Callable[[Told], object]


def income_once_held(told: Told) -> int:
    """Return what one governor in the part that was closed off would be paid."""
    state, ids = told.after.clone(), told.game.tables.cell_ids
    cells = [ids.index(each) for each in told.event.cells]
    number = state.province_of[cells[0]]
    sites = state.provinces[number].sites
    assert sites, "nobody can hold it"
    before = state.income(0)
    state.posts[0] = (*state.posts[0], sites[0])
    return int(state.income(0) - before)


def income_of_one(told: Told) -> int:
    """Return what the seat is paid more than before, once a single governor stands there."""
    state, seat = told.after.clone(), told.event.seat
    mine = [cell for cell in state.posts[seat] if cell not in told.before.posts[seat]]
    mine += list(told.before.posted)
    number = Counter(state.province_of[cell] for cell in mine).most_common(1)[0][0]
    held = [cell for cell in state.posts[seat] if state.province_of[cell] == number]
    none = state.clone()
    for cell in held:
        none.withdraw(seat, cell)
    for cell in held[1:]:
        state.withdraw(seat, cell)
    return int(state.income(seat) - none.income(seat))


def pays_holder(told: Told) -> bool:
    """A closed province pays who will hold it, an occupied one who does."""
    is_closed = type(told.event).__name__ == "ProvinceClosed"
    paid = income_once_held(told) if is_closed else income_of_one(told)
    return bool(told.args["points"] == paid and (is_closed or told.event.governors == 1))


def events_sum(told: Told, kinds: tuple[str, ...]) -> int:
    """Return what all lines of those kinds give the seat in this step."""
    return sum(getattr(each, "points", 0) for each in told.events
               if type(each).__name__ in kinds and getattr(each, "seat", None) == told.seat)


def adds_up(told: Told) -> bool:
    """All lines of a step with points give each seat what it has more."""
    kinds = ("ProvinceHeld", "BuildingRaised", "AwardWon")
    n = told.args.get("n", told.args.get("points"))
    return n == told.event.points and events_sum(told, kinds) == told.gained


def glory(told: Told) -> bool:
    """All lines of a step with glory make its change."""
    said = sum(each.n for each in told.events if isinstance(each, GloryChanged))
    return bool(said == told.after.glory - told.before.glory
                and abs(told.event.n) == told.args["n"])


def outcome_scores(told: Told) -> tuple[int, ...]:
    """Return what everybody has at the end."""
    assert told.after.actor() == OVER
    return tuple(told.after.outcome().scores)


def fame(told: Told) -> bool:
    """Won by the points of the rules, immortality where it is counted."""
    event = told.event
    whole = event.points if event.immortality is None else event.immortality
    said = told.args.get("points", told.args.get("whole", told.args.get("n")))
    return bool(said == whole == outcome_scores(told)[0])


def grades_both(told: Told) -> bool:
    """The points of the player and of MaXXimilian, as they are scored."""
    mine, his = outcome_scores(told)[told.seat], max(
        each.points for each in told.game.view(told.after, None).players if each.is_rival)
    return (told.args["mine"], told.args["his"]) == (mine, his)


def strengthens(told: Told) -> bool:
    """The strength that a card gives, after the last of a step."""
    later = [each for each in told.events if type(each).__name__ == type(told.event).__name__]
    if told.event is not later[-1]:
        return True
    seat = getattr(told.event, "seat", getattr(told.event, "player", -1))
    was, now = (told.game.view(state, None).players[seat].strength
                for state in (told.before, told.after))
    return bool(told.args["strength"] == now
                and sum(each.gained for each in later) == now - was)  # type: ignore[attr-defined]


def leaves_strength(told: Told) -> bool:
    """The strength that is left after a step."""
    view = told.game.view(told.after, None)
    seat = getattr(told.event, "seat", None)
    player = view.players[seat] if seat is not None else next(
        each for each in view.players if each.is_rival)
    return bool(told.args["strength"] == player.strength)


def part_of(told: Told, state: Any) -> int:
    """Return what the seat has as an adviser."""
    return int(told.game.view(state, None).players[told.seat].parts["advisers"])


def counts_adviser(told: Told) -> bool:
    """Each of those whom a change of the advisers concerns."""
    return bool(told.args["n"] == part_of(told, told.after) - part_of(told, told.before))


def shows_all(told: Told) -> bool:
    """All that the seat has at the end."""
    return bool(told.args["points"] == told.scores(told.after)[told.seat])


def bonus(told: Told) -> bool:
    """Whether so much more lies there for the conqueror."""
    before, after = (next(each for each in told.game.view(state, None).sites
                          if each.id == told.event.id) for state in (told.before, told.after))
    laid = (after.glory - before.glory, after.gold - before.gold)
    return bool(told.args["n"] == laid[not told.event.is_glory])


CLAIMS: dict[str, dict[str, Claim]] = {
    "alexandros": {
        "event.province_occupied": lambda told: told.args["blanks"] == income_of_one(told)
        and told.event.governors == 1,
        "event.province_crowded": lambda told: told.args["blanks"] == income_of_one(told)
        and told.event.governors > 1,
        "event.income": lambda told: told.args["n"] == told.gained,
        "cue.line.worth": pays_holder,
        "cue.line.crowded": lambda told: told.args["points"] == income_of_one(told)
        and told.event.governors > 1,
        "cue.line.ousted_from": lambda told: told.args["n"] == told.before.income(
            told.event.loser) - told.after.income(told.event.loser),
        "cue.line.levied": lambda told: told.args["points"] == told.gained,
    },
    "empire": {
        **dict.fromkeys(("event.province_held", "event.temple_raised", "event.city_raised",
                         "event.temple_won", "event.city_won", "event.temple_printed",
                         "event.city_printed", "event.award_temple_board",
                         "event.award_city_board", "event.award_temple_region",
                         "event.award_city_region", "cue.line.built", "cue.line.points"),
                        adds_up),
        "event.round_of": lambda told: told.args["n"] == told.gained - events_sum(
            told, ("AwardWon",)),
    },
    "catan": {
        "event.adviser": lambda told: told.args["n"] == part_of(told, told.after),
        "event.points_claimed": shows_all,
        "event.points_claimed_cards": shows_all,
        "event.cards_shown": shows_all,
        "cue.line.counted": counts_adviser,
        "cue.line.counts": lambda told: told.args["counts"],  # each of them is a claim
    },
    "phalanxx": {
        **dict.fromkeys(("event.card_played", "event.rival_took", "event.rival_took_next",
                         "cue.line.rival"), strengthens),
        **dict.fromkeys(("event.card_gone_over", "event.conflict_won"), leaves_strength),
        **dict.fromkeys([f"event.grade_{grade}" for grade in (
            "dishonoured", "soldier", "sergeant", "lieutenant", "general", "counsellor", "great")],
                        grades_both),
    },
    "commander": {
        "event.bonus_glory": bonus,
        "event.glory_gained": glory,
        "event.glory_spent": glory,
        "event.ended_victory": fame,
        "event.ended_victory_immortal": fame,
        "cue.line.glory": fame,
    },
}


def claims_in(msg: object) -> Iterator[Msg]:
    """The sentence, and those it is made of."""
    if isinstance(msg, Msg):
        yield msg
        for _name, value in msg.args:
            yield from claims_in(value)
    elif isinstance(msg, tuple):
        for each in msg:
            yield from claims_in(each)


def sentences(name: str) -> Iterator[tuple[Msg, Told]]:
    """All that the log and the cues of a bundled match say."""
    history = open_history(name)
    game, drawing = history.game, games.table(history.game)
    for number, step in enumerate(history.steps):
        before, after = history.states[number:number + 2]
        views = game.view(before, None), game.view(after, None)
        for event in step.events:
            cue: Cue | None = drawing.cue(game, views[0], event, views[1])
            told = (event.msg(), *((cue.title, cue.line) if cue else ()))
            for msg in claims_in(told):
                yield msg, Told(dict(msg.args), event, step.events, before, after, game)


@pytest.mark.parametrize("title", titles_with("table"))
def test_what_is_announced_is_what_the_rules_pay(title: str) -> None:
    seen = Counter[str]()
    for name in MATCHES[title]:
        for msg, told in sentences(name):
            key = msg.key.removeprefix(f"{title}.")
            claim = CLAIMS[title].get(key)
            if claim is not None:
                seen[key] += 1
                assert claim(told), (name, msg, told.event)

    assert len(seen) >= len(CLAIMS[title]) // 3, seen


@pytest.mark.parametrize("title", titles_with("table"))
def test_every_sentence_with_a_number_of_points_is_among_the_claims(title: str) -> None:
    english = next(each for each in read_catalogues() if each.lang == "en")
    keys = re.findall(rf'^msgid "{title}\.((?:event|cue)\.[^"]+)"$',
                      (LOCALES / f"{title}.po").read_text("utf-8"), re.MULTILINE)
    said = {key for key in keys
            if COUNTED.search(english.pattern(f"{title}.{key}", 2) or "")}
    assert said

    assert said - TALLIED.get(title, set()) <= CLAIMS[title].keys()

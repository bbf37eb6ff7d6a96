"""Playing on without a screen: computer players at every seat, chance from a source."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from alexandre import games
from alexandre.ai.player import player
from alexandre.ai.seat import sensible
from alexandre.cli.console import Console
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import ChanceSource
from alexandre.kernel.contract import CHANCE, OVER, Game, State
from alexandre.kernel.meta import RANDOM
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg, Refusal

FOR_EVER: Final = 10**9

Computer = Callable[[State, list[Action]], Action]  # the position, its offers → one of them


@dataclass
class Playing:
    """The record of a playout: the actions, the number of decisions, the CPU time.

    A decision is a choice of a seat between two offers or more.
    """

    actions: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0


def find_title(word: str, console: Console) -> str:
    """The id of a title that is called by its id or as the menu calls it, in any language; the
    word itself if it is none. Letters and digits count, large or small."""
    names = {title: title for title in games.TITLES}
    for lang in console.words.langs:
        words = console.words.speaking(lang)
        names |= {spell(words.say(Msg.of(f"{title}.title"))): title for title in games.TITLES}
    return names.get(spell(word), word)


def spell(text: str) -> str:
    """The letters and digits alone, in one case."""
    return "".join(filter(str.isalnum, text.casefold()))


def play_on(state: State, computers: Sequence[Computer], chance: ChanceSource, turn: int = 0,
            until: int = FOR_EVER) -> Playing:
    """Play `state` to its end, or until `until` actions have been taken of the whole match."""
    played = Playing()
    started = time.process_time()
    while turn < until and (actor := state.actor()) != OVER:
        if actor == CHANCE:
            action = draw_outcome(state, chance, turn)
        else:
            offers = state.legal()
            played.decisions += len(offers) > 1
            action = computers[actor](state, offers)
        state.apply(action)
        played.actions.append(action.text)
        turn += 1
    played.seconds = time.process_time() - started
    return played


def draw_outcome(state: State, chance: ChanceSource, turn: int) -> Action:
    """The outcome that the source gives for this place in the match."""
    action = chance.draw(turn, state.outcomes())
    assert action is not None, "a source that asks cannot play on"
    return action


def seat_computers(game: Game, levels: Sequence[str], seed: int, turn: int = 0) -> list[Computer]:
    """A computer player for each seat; its own lots follow from the seed and the place."""
    return [computer(game, level, Rng(seed, f"computer {seat} {turn}"))
            for seat, level in enumerate(levels)]


def computer(game: Game, level: str, rnd: Rng) -> Computer:
    """A computer player of that level, which knows what its seat may know.

    The random one is spared the dealing again of what it cannot know: it looks at nothing but its
    offers, and blunders are judged by the open table and the mover's own hand.
    """
    if level == RANDOM:
        return make_random_player(game, rnd)
    thinking = player(level, game, games.hints(game), rnd)
    return lambda state, _offers: thinking(state)


def make_random_player(game: Game, rnd: Rng) -> Computer:
    """Return a player that takes any offer, each as likely, but no blunder it can avoid."""
    hints = games.hints(game)

    def choose(state: State, offers: list[Action]) -> Action:
        if len(offers) == 1:
            return offers[0]
        choices = sensible(hints, state, offers)
        return choices[rnd(len(choices))]

    return choose


def spread(levels: Sequence[str], seats: int) -> list[str]:
    """One level for each seat: a single one serves all; Refusal for any other number."""
    if len(levels) == 1:
        return list(levels) * seats
    if len(levels) != seats:
        raise Refusal(Msg.of("cli.levels_and_seats", n=seats))
    return list(levels)

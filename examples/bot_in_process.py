"""A bot in the same process: it plays each offer out at random in worlds that it may believe in.

    python examples/bot_in_process.py alexandros 7
"""

import sys

from alexandre import api

WORLDS = 4  # for each offer
DEPTH = 60  # actions of a playout; what the score is then, counts


def choose(position: api.Position, rnd: api.Rng) -> api.Action:
    """The offer after which the own score is best on average."""
    seat, offers = position.actor, position.legal()
    return max(offers, key=lambda offer: sum(
        play_out(position.determinize(seat, rnd), offer, rnd, seat) for _world in range(WORLDS)))


def play_out(world: api.Position, action: api.Action, rnd: api.Rng, seat: int) -> float:
    """What the seat has of the victory after the action and chance moves; 0 if nobody has won."""
    world.play(action)
    for _action in range(DEPTH):
        if world.is_over:
            return 1.0 if seat in world.outcome().winners else -1.0  # type: ignore[union-attr]
        offers = world.legal()
        world.play(world.draw(rnd(2**31)) if world.is_chance else offers[rnd(len(offers))])
    return 0.0


def main(title: str, seed: int) -> None:
    """The bot at seat 0, a computer player of the lowest level at the others."""
    position, rnd = api.start(title), api.Rng(seed)
    while not position.is_over:
        if position.is_chance:
            position.play_chance(seed)
        elif position.actor == 0:
            position.play(choose(position, rnd))
        else:
            position.play(api.ask_computer(position, "random", rnd))
    print(position.outcome())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

"""A bot in the same process: it plays each offer out at random in worlds it may believe in.

    python examples/bot_in_process.py alexandros 7
"""

import sys

from alexandre import api

WORLDS = 2  # for each offer
DEPTH = 30  # actions of a playout


def choose(position: api.Position, rnd: api.Rng) -> api.Action:
    """The offer after which the own score is best on average."""
    seat, offers = position.actor, position.legal()
    return max(offers, key=lambda offer: sum(
        play_out(position.determinize(seat, rnd), offer, rnd, seat) for _world in range(WORLDS)))


def play_out(world: api.Position, action: api.Action, rnd: api.Rng, seat: int) -> int:
    """What the seat leads by, after the action and random ones, in a world that it believes in."""
    world.play(action)
    for _action in range(DEPTH):
        if not world.is_over:
            offers = world.legal()
            world.play(world.draw(rnd(2**31)) if world.is_chance else offers[rnd(len(offers))])
    scores = world.view(seat).scores()
    return 2 * scores[seat] - sum(scores)


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

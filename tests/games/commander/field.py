"""Battles told in a few words, from both lines on.

`field` changes the dump of a campaign that has just begun so that the army stands before a region,
has the game load it, so that what breaks a law cannot be told, and begins the battle.  From there
all goes through `legal`, with chance named.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self, cast

from alexandre.games import load
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.rules.audits import audit
from alexandre.games.commander.state.battle import Battle
from tests.games.commander.story import Asked, change_site

CAME_FROM = {"granicus": "ilium", "issus": "cilician_gates", "tyre": "jerusalem",
             "gaugamela": "thapsacus"}


class Field(Asked):
    """A battle and what was done in it."""

    @property
    def battle(self) -> Battle:
        """The battle, which must not be over."""
        battle = self.table.battle
        assert battle is not None, "the battle is over"
        return battle

    def play(self, script: str) -> Self:
        """The actions; whatever comes of them is lawful."""
        super().play(script)
        audit(self.table)
        return self

    def draw_plans(self, plans: str) -> Self:
        """The enemy draws these plans."""
        return self.play("; ".join(f"enemy {plan}" for plan in plans.split()))

    def with_plans(self, plans: str = "") -> Self:
        """The player takes these plans, and has done."""
        return self.play("; ".join([*(f"plan {plan}" for plan in plans.split()), "array"]))

    def dice(self, numbers: str) -> Self:
        """Dice fall one after the other."""
        return self.play("; ".join(f"die {n}" for n in numbers.split()))

    def mine(self) -> str:
        """The own line, without Alexander."""
        return line(self.dump()["battle"]["mine"], "alexander")

    def foes(self) -> str:
        """The enemy's line."""
        return line(self.dump()["battle"]["foes"])

    def stage(self) -> str:
        """The battle's stage."""
        return str(self.dump()["battle"]["stage"])

    def hits(self) -> list[int]:
        """The hits of every attack die so far."""
        return [event.hits for event in self.events_of(events.Attacked)]


def field(region: str = "granicus", mine: str = "archers infantry phalanx heavy_cavalry",
          foes: str = "", *, walls: tuple[int, int] = (0, 0), leader: int = 0, level: int = 1,
          gold: int = 10, advisors: str = "", insights: str = "", temples: str = "",
          board: str = "granicus", is_feverish: bool = False, cup: str = "",
          **options: Any) -> Field:
    """Both lines before the battle is begun; `foes` and `mine` are ids, `x-` a reduced one.

    `leader`: 2 full, 1 reduced, 0 none.  `cup`: "empty" destroys all that the lines leave over.
    """
    game = load("commander", board)
    dump: Any = game.start(1, options).dump()
    change_site(dump, region, forces=sides(foes), walls=list(walls), leader=leader)
    held = Counter(dump["ops_forces"])
    for forces in dump["garrison"].values():
        held.update({name: sum(both) for name, both in forces.items()})
    kinds = cast(Commander, game).tables.kinds
    left = {kind.id: kind.count - held[kind.id] for kind in kinds
            if kind.nation and kind.count > held[kind.id]}
    dump["oracles"] = [each for each in dump["oracles"] if each != CAME_FROM[board]]
    dump.update(
        phase="face", turn=1, count=0, step=-1, region=region, came_from=CAME_FROM[board],
        entered=[*dump["entered"], region], army=sides(mine), level=level, gold=gold,
        temples=temples.split(), fever=int(is_feverish),
        cup={} if cup == "empty" else left, destroyed=left if cup == "empty" else {})
    dump["advisors"].update(dict.fromkeys(dump["advisors"], "free"))
    dump["advisors"].update(dict.fromkeys(advisors.split(), "held"))
    dump["insights"].update(dict.fromkeys(insights.split(), "held"))
    return Field(game, game.load(dump))


def fought(region: str = "granicus", mine: str = "archers infantry phalanx heavy_cavalry",
           foes: str = "", *, enemy: str = "", plans: str = "", **others: Any) -> Field:
    """A battle before its first round: the enemy's plans drawn, one's own chosen.

    As many plans are drawn as are due; those not told are Guards and Rally, which are then taken
    out of the dump, so that they disturb no example.
    """
    story = field(region, mine, foes, **others).play("fight")
    told = enemy.split()
    spare = ["guards", "guards", "rally", "rally", "rally", "flank", "flank", "flank", "archers",
             "archers", "cavalry", "cavalry", "infantry", "infantry"]
    for name in told:
        if name in spare:
            spare.remove(name)
    due = story.battle.due
    filled = spare[:due - len(told)]
    story.draw_plans(" ".join([*told, *filled])).with_plans(plans)
    dump = story.dump()
    for name in filled:
        dump["battle"]["schemes"][name] -= 1
    return Field(story.game, story.game.load(dump))


def sides(names: str) -> dict[str, list[int]]:
    """`infantry infantry-`: one full and one reduced."""
    counts: dict[str, list[int]] = {}
    for name in names.split():
        counts.setdefault(name.strip("-"), [0, 0])[name.endswith("-")] += 1
    return counts


def line(forces: list[str], *without: str) -> str:
    """Forces of a line by id, `-` for a reduced one, `z` for one that rests."""
    words = []
    for force in forces:
        id, *marks = force.split()
        if id not in without:
            words.append(id + "-" * ("reduced" in marks) + "z" * ("spent" in marks))
    return " ".join(words)

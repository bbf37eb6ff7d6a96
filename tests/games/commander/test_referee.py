"""Situations as a referee tries them who has the rule text alone: set up as a position, played
through the protocol with chance asked, compared with what the text says must come of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.commander.field import field, fought
from tests.games.commander.story import begin, change_site, conquer, full
from tests.protocol.client import Client

Dump = dict[str, Any]
Change = Callable[[Dump], None]


def stand(board: str = "granicus", change: Change = lambda dump: None, **fields: Any) -> Dump:
    """A position of conquest in the first turn."""
    options = {name: fields.pop(name) for name in list(fields) if fields[name] is True}
    dump: Dump = begin(board, **options).to_conquest().dump() | fields
    change(dump)
    return dump


def prepare(board: str = "granicus", change: Change = lambda dump: None, **fields: Any) -> Dump:
    """The preparation of the first turn."""
    dump: Dump = begin(board, **{name: fields.pop(name) for name in ("advisors",)
                                 if name in fields}).dump() | fields
    change(dump)
    return dump


def army(**forces: int) -> Change:
    return lambda dump: dump.update(army=full(**forces))


EIGHT = {"archers": 1, "infantry": 3, "phalanx": 2, "heavy_cavalry": 1}  # seven and Alexander


def take(*ids: str, **forces: int) -> Change:
    def change(dump: Dump) -> None:
        conquer(dump, *ids)
        dump.update(army=full(**forces) or dump["army"])
    return change


def change_one(id: str, **changes: Any) -> Change:
    return lambda dump: change_site(dump, id, **changes)


# What the text says, the position, what is played, and what the view has then: a field; `+text`
# and `-text` are offers that must be there or must not.
Row = tuple[str, Callable[[], Dump], str, dict[str, Any]]
ROWS: tuple[Row, ...] = (
    ("eight forces that roll a 1 pay seven gold, all they have",
     lambda: stand(change=army(**EIGHT), gold=7), "scout sestus; die 1; march",
     {"gold": 0, "region": "sestus"}),
    ("with six gold they stay, or send one force home",
     lambda: stand(change=army(**EIGHT), gold=6), "scout sestus; die 1",
     {"-march": 1, "+disband archers": 1, "+stay": 1}),
    ("one force sent home after the die makes the way a gold cheaper",
     lambda: stand(change=army(**EIGHT), gold=6),
     "scout sestus; die 1; disband infantry; march", {"gold": 0, "region": "sestus"}),
    ("Alexander alone walks for nothing with a 1",
     lambda: stand(change=army(), gold=0), "scout sestus; die 1; march", {"region": "sestus"}),
    ("two forces and a 3: a hit, which an archer dies of",
     lambda: stand(change=army(archers=1)), "scout sestus; die 3; march; hit archers",
     {"army": [], "region": "sestus", "level": 1}),
    ("the same hit on Alexander A3 makes him A1",
     lambda: stand(change=army(archers=1), level=3), "scout sestus; die 3; march; hit alexander",
     {"level": 1, "region": "sestus"}),
    ("a march not taken ends conquest: nothing more is scouted this turn",
     lambda: stand(), "scout sestus; die 1; stay", {"phase": "resupply", "-scout sestus": 1}),
    ("an order of 8 leaves a glory that is added to the one that lies there",
     lambda: prepare(change=change_one("sardis", glory=1)), "proceed; die 4",
     {"sites.sardis.glory": 2}),
    ("an order of 9 leaves two gold in the region, none in the treasury",
     lambda: prepare(gold=10), "proceed; die 5", {"sites.sardis.gold": 2, "gold": 10}),
    ("diplomats add three: a 1 for Sardis is 8",
     lambda: prepare(insights={"diplomats": "held"}), "play diplomats; proceed; die 1",
     {"sites.sardis.glory": 1, "insights.diplomats": "gone"}),
    ("Aristander turns a 5 into a 6: a garrison in place of the gold",
     lambda: prepare(advisors="aristander"), "proceed; die 1; heed",
     {"phase": "garrison"}),
    ("Aristander turns a 9 into a 10, and nothing happens",
     lambda: prepare(advisors="aristander"), "proceed; die 5; heed",
     {"sites.sardis.gold": 0, "phase": "order_die"}),
    ("a conquered stronghold gives no orders: the first die is Halicarnassus', six regions away",
     lambda: prepare(change=take("sardis")), "proceed; die 2",
     {"sites.halicarnassus.glory": 1, "sites.sardis.glory": 0}),
    ("a battle region gives no orders: with the strongholds taken there is no die",
     lambda: prepare(change=take("sardis", "halicarnassus", "lycia")), "proceed",
     {"phase": "operation"}),
    ("two gold of two are enough for an order of 5",
     lambda: prepare(gold=2), "proceed; die 1; yield", {"gold": 0}),
    ("three gold refit one force of two, not both",
     lambda: prepare(army={"infantry": [0, 1], "phalanx": [0, 1]}, gold=3), "refit infantry",
     {"gold": 1, "-refit phalanx": 1, "+proceed": 1}),
    ("two forces of an operation cost four gold to cancel, and none comes",
     lambda: prepare(change=take("sardis", "halicarnassus", "lycia"), gold=10),
     "proceed; operation two_forces; cancel", {"gold": 6, "operation.active.two_forces": 0}),
    ("three forces cost two glory; with one glory they come",
     lambda: prepare(change=take("sardis", "lycia"), glory=1),
     "proceed; die 6; operation three_forces; draw levy; draw levy; draw immortals",
     {"glory": 1, "operation.forces": {"levy": 3, "immortals": 1}}),
    ("after Go! the eight counters are shuffled again",
     lambda: prepare(change=take("sardis", "lycia")), "proceed; die 6; operation go; draw levy",
     {"operation.left.go": 1, "operation.left.one_force": 3, "operation.left.wall": 1,
      "sites.halicarnassus.levy": 2}),
    ("at Gaugamela three counters that stand cost six hits with Go!",
     lambda: prepare("gaugamela", take("babylon", "susa", "persepolis", "sogdian_rock", "malli"),
                     turn=4, ops_active={"one_force": 1, "two_forces": 1, "wall": 1},
                     ops_left={"go": 1, "one_force": 2, "three_forces": 1, "tribute": 1}),
     "proceed; operation go", {"hits": 6}),
    ("silver spears come true at once for who has sixteen gold",
     lambda: stand(region="sestus", entered=["macedonia", "sestus"], gold=17),
     "scout ilium; die 4; march; accept; reveal spears", {"level": 2, "gold": 16}),
    ("with fourteen gold they do not",
     lambda: stand(region="sestus", entered=["macedonia", "sestus"], gold=15),
     "scout ilium; die 4; march; accept; reveal spears", {"level": 1, "gold": 14}),
    ("the winds take five gold of five",
     lambda: stand(region="sestus", entered=["macedonia", "sestus"], gold=6),
     "scout ilium; die 4; march; accept; reveal winds; pray", {"level": 2, "gold": 0}),
    ("an oracle that was declined is not asked again",
     lambda: stand(region="sestus", entered=["macedonia", "sestus"]),
     "scout ilium; die 5; march; decline; scout sestus; die 5; march; scout ilium; die 5; march",
     {"region": "ilium", "-accept": 1, "level": 1}),
    ("archers hit with a 2, and the hit is dealt to one of the forces",
     lambda: fought(mine="archers", foes="levy mercenaries").dump(),
     "fight_on; attack; die 2", {"+deal levy": 1, "+deal mercenaries": 1}),
    ("a 3 misses for them, and nobody is hit",
     lambda: fought(mine="archers", foes="levy").dump(), "fight_on; attack; die 3",
     {"battle.foes": "levy"}),
    ("heavy cavalry hits twice with a 2: a levy of two steps is gone",
     lambda: fought(mine="heavy_cavalry", foes="levy").dump(),
     "fight_on; attack; die 2; deal levy; deal levy reduced", {"battle": None, "destroyed": 1}),
    ("with Flank the two hits are three",
     lambda: fought(mine="heavy_cavalry", foes="levy levy", plans="flank").dump(),
     "fight_on; attack; die 2; flank", {"battle.hits": 3}),
    ("Command gives A1 a superscript of 1: with a 1 he hits twice",
     lambda: fought(mine="", foes="levy", plans="command").dump(),
     "fight_on; attack; die 6; attack; die 1; deal levy; deal levy reduced",
     {"battle": None, "destroyed": 1}),
    ("Envelopment counts Alexander and the leader: five against three are two hits",
     lambda: fought(mine="archers infantry phalanx heavy_cavalry", foes="levy levy", leader=2,
                    plans="envelopment").dump(), "envelop", {"battle.hits": 2}),
    ("reduced forces count like full ones for it",
     lambda: fought(mine="infantry- phalanx- heavy_cavalry-", foes="levy levy",
                    plans="envelopment").dump(), "envelop", {"battle.hits": 2}),
    ("Parmenion leaves no plan to two forces",
     lambda: field(mine="archers", foes="levy levy", advisors="parmenion").dump(), "fight",
     {"battle.stage": "planning", "battle.enemy_plans_due": 0}),
    ("a Raid of 1 on a single gold takes that one",
     lambda: field(mine="archers", foes="levy", gold=1).dump(),
     "fight; enemy raid; array; die 1", {"gold": 0}),
    ("a Raid of 3 takes one gold",
     lambda: field(mine="archers", foes="levy", gold=5).dump(),
     "fight; enemy raid; array; die 3", {"gold": 4}),
    ("in a retreat under A4, of value 3, a 3 saves a force and a 4 loses it",
     lambda: fought(mine="infantry phalanx", foes="levy", level=4).dump(),
     "retreat; die 3; die 4", {"army": {"infantry": 1}, "region": "ilium", "battle": None}),
    ("two temples give two dice of Destiny",
     lambda: field(mine="archers", foes="levy", temples="macedonia sestus").dump(),
     "fight; enemy guards", {"battle.plans.destiny": 2}),
    ("a governed region pays five gold in the resupply of the same turn",
     lambda: stand(change=take("chaeronea"), gold=0), "encamp", {"gold": 10}),
    ("with Antipater nine gold buy a peltast, a city and a temple",
     lambda: stand(advisors={"antipater": "held"}, gold=4), "encamp; buy peltasts; city; temple",
     {"gold": 0, "cities": ["macedonia"], "temples": ["macedonia"]}),
    ("without him a force bought bars city and temple",
     lambda: stand(gold=20), "encamp; buy peltasts", {"-city": 1, "-temple": 1,
                                                      "+buy archers": 1}),
    ("a second city is not built in the same region",
     lambda: stand(cities=["macedonia"], gold=20), "encamp", {"-city": 1, "+temple": 1}),
    ("seven glory choose an insight, six do not",
     lambda: stand(glory=6), "encamp", {"-choose trap": 1, "+seek": 1, "+hire antipater": 1}),
    ("Tyre cannot be entered while its wall is whole and the mole short",
     lambda: stand("tyre", region="old_tyre", entered=["sidon", "old_tyre"]), "",
     {"-scout tyre": 1, "+scout sidon": 1}),
    ("two boxes of Tyre's fleet cost three gold and six",
     lambda: stand("tyre", region="old_tyre", entered=["sidon", "old_tyre"], gold=10),
     "encamp; advance warships; advance warships", {"gold": 8}),
    ("a section of the mole is bought once a turn",
     lambda: stand("tyre", region="old_tyre", entered=["sidon", "old_tyre"], gold=10),
     "encamp; advance mole", {"-advance mole": 1, "+advance transports": 1}),
)


def look(client: Client, name: str) -> Any:
    """A field of the view by its path; of lists of things one by its id, as short as can be."""
    value: Any = client.do("view")["state"]
    for part in name.split("."):
        if isinstance(value, list):
            value = next((each for each in value if each["id"] == part), None)
        elif part in value:
            value = value[part]
        else:
            value = next((each["full"] for each in value["forces"] if each["id"] == part), 0)
    return value


def shorten(name: str, value: Any) -> Any:
    if name == "battle.hits":
        return sum(value.values())
    if name == "battle.foes":
        return " ".join(each["id"] for each in value)
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return {each["id"]: each["full"] + each["reduced"] for each in value}
    return value


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_what_the_text_says_comes_of_it(row: Row) -> None:
    _said, start, script, expected = row
    dump, client = start(), Client()
    board = {"old_tyre": "tyre", "damascus": "gaugamela"}.get(dump["region"], "granicus")
    reply = client.new("commander", 1, board=board, chance="ask", state=dump,
                       options=dump["options"])
    for action in filter(None, script.split("; ")):
        reply = client.do("act", seat=reply["decider"], action=action)
    offers = {each["text"] for each in client.do("legal", seat=reply["decider"])["actions"]}

    for name, value in expected.items():
        if name[0] in "+-":
            assert (name[1:] in offers) == (name[0] == "+"), (name, sorted(offers))
        else:
            assert shorten(name, look(client, name)) == value, (name, look(client, name))

"""The first turn of the Granicus as the rule book tells it, from the orders to the temple."""

from __future__ import annotations

from alexandre.games.commander.events import BonusPlaced, GoldChanged, NothingOrdered
from tests.games.commander.story import Campaign, begin


def opening() -> Campaign:
    """Hephaestion advises; the army of five stands in Macedonia."""
    return begin("granicus", advisors="hephaestion")


def battle(story: Campaign) -> Campaign:
    """The battle of the book, die by die."""
    story.play("fight; enemy raid; enemy infantry; enemy guards; enemy rally")
    story.play("plan flank; plan flank; plan envelopment; plan command; plan rally; array; die 1")
    story.play("fight_on; attack; die 5; attack; die 2; flank; die 4; settle")
    story.play("deal greek_phalanx; deal greek_phalanx reduced; take archers")
    story.play("attack; die 4; die 2; settle; rally; attack; die 3; die 1; die 5; die 6; settle")
    story.play("deal sacred_band; deal sacred_band reduced; aim_leader; attack; die 1; settle")
    story.play("fight_on; attack; die 6; die 2; settle; take infantry")
    story.play("attack; die 4; die 4; settle; deal greek_infantry; attack; die 3; die 6; settle")
    return story


def test_the_worked_turn_roll_by_roll__4_4() -> None:
    story = opening().play("proceed")
    gold = story.dump()["gold"]

    story.play("die 1; yield")  # Sardis lies 4 away: 5, two gold or a hit
    story.has(gold=gold - 2).play("die 3")  # Halicarnassus, 6 away: 9, gold for an intimidation
    assert [event.id for event in story.events_of(BonusPlaced)] == ["halicarnassus"]
    assert story.site("halicarnassus")["gold"] == 2
    story.play("die 6")  # Lycia: beyond the table
    assert len(story.events_of(NothingOrdered)) == 1

    story.play("operation one_force; allow; draw persian_heavy_cavalry")
    assert story.dump()["ops_forces"]["persian_heavy_cavalry"] == 1

    story.play("scout chaeronea; die 4")
    gold = story.dump()["gold"]
    story.play("march")  # five forces against a 4: one gold
    story.has(gold=gold - 1, region="chaeronea")

    gold = story.dump()["gold"]
    battle(story)
    assert [event.n for event in story.events_of(GoldChanged)][-1] == -1
    assert story.phase() == "treatment"
    assert story.army() == {"infantry": [0, 1], "phalanx": [1, 0], "heavy_cavalry": [1, 0]}
    assert story.dump()["glory"] == 4  # two for the battle, two for the leader

    gold = story.dump()["gold"]
    story.play("raze").has(gold=gold + 12)
    assert {"scout macedonia", "encamp"} <= set(story.answers())

    story.play("encamp; temple").has(temples=["chaeronea"])
    story.refuses("city", "11.3")  # without Antipater one kind of purchase
    assert "seek" in story.answers() and story.refused("hire callisthenes") == "11.9"
    story.play("seek; insight manoeuvre; end")
    assert story.dump()["insights"]["manoeuvre"] == "held"
    story.has(glory=1, turn=2)

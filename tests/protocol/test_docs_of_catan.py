"""Statements of docs/protocol.md on Catan: ids in events, both ends of a road, harbours."""

from __future__ import annotations

from alexandre import games
from alexandre.cli.engine.answers import event_answer
from alexandre.games.catan import events
from alexandre.kernel.contract import Event, plain
from tests.games.catan.story import auction, deck_without, tell

GAME = games.load("catan")

def last_event(kind: type[Event], story: object) -> dict[str, object]:
    """The last event of a kind, as a program reads it."""
    event = story.events_of(kind)[-1]  # type: ignore[attr-defined]
    return event_answer(event, lambda msg: msg.key)


def test_events_tell_kinds_and_cards_by_their_ids() -> None:
    won = auction("combat", "oo").play("bid 1").passes(3).play("pay ore")
    assert last_event(events.TokenTaken, won)["kind"] == "combat"
    lost = auction("village", "").passes(4)
    assert last_event(events.AuctionEmpty, lost)["kind"] == "village"
    begun = tell(phase="march").play("advance; token bridge")
    assert last_event(events.AuctionBegan, begun)["kind"] == "bridge"
    bought = tell("sgo").play("buy; draw invention")
    assert last_event(events.CardBought, bought)["card"] == "invention"
    played = tell(cards=[{"monopoly": 1}, {}, {}, {}],
                  deck=deck_without(monopoly=1)).play("monopoly ore")
    assert last_event(events.CardPlayed, played)["card"] == "monopoly"


def test_a_road_is_read_from_either_end_and_written_from_one() -> None:
    story = tell("wbwb", sites={"1,1,N": (0, "village")}).play("road  1,0,S>1,1,N")
    assert GAME.parse("road 1,0,S>1,1,N") is GAME.parse("road 1,1,N>1,0,S")
    road, = story.events_of(events.RoadBuilt)
    assert (road.seat, road.ends) == (0, ("1,1,N", "1,0,S"))
    assert plain(story.view(0))["roads"] == {"1,1,N>1,0,S": 0}
    assert all(f"road {name}" in GAME.lexicon.by_text for name in story.view(0).roads)
    assert story.refused("road 1,0,S>1,1,N") == "7.2"


def test_a_harbour_says_what_it_trades() -> None:
    trades = {str(each["harbour"]): each["trades"] for each in GAME.spaces()
              if each.get("harbour")}
    assert trades["odessos"] == "any"
    assert {"wood", "wool", "grain", "brick", "ore", "any"} == set(trades.values())

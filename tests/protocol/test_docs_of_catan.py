"""docs/protocol.md on Catan: every action, event, prompt and field as the program has them."""

from __future__ import annotations

import inspect
import json
import re
from dataclasses import fields

from alexandre import games
from alexandre.cli.engine.answers import action_answer, event_answer
from alexandre.games.catan import events, view
from alexandre.games.catan.meta import META
from alexandre.games.catan.state.words import BY_CHANCE, PARTS, PHASES
from alexandre.kernel.contract import Event, plain
from tests.games.catan.story import auction, deck_without, tell
from tests.protocol.test_docs import PAGE

GAME = games.load("catan")
CHAPTER = re.split(r"^## ", PAGE.split("\n## Catan, Alexander the Great\n", 1)[1],
                   flags=re.MULTILINE)[0]
KINDS = {name: kind for name, kind in vars(events).items()
         if inspect.isclass(kind) and issubclass(kind, Event) and kind is not Event}


def section(heading: str) -> str:
    """The text below a heading of this title, up to the next."""
    return CHAPTER.split(f"\n### {heading}\n", 1)[1].split("\n### ", 1)[0]


def test_every_action_is_there_as_json() -> None:
    text = section("Actions")
    shown = [json.loads(line) for line in re.findall(r"^\{.*\}$", text, re.MULTILINE)]
    for each in shown:
        assert each == action_answer(GAME, GAME.parse(each["text"]))
    types = {type(action).__name__ for action in GAME.lexicon.actions}
    assert {each["type"] for each in shown} == types
    rows = re.findall(r"^\| `([A-Z]\w+)` \| ([^|]*) \| ([^|]*)\| [^|]* \|$", text, re.MULTILINE)
    assert {name for name, _texts, _parameters in rows} == types
    for name, texts, parameters in rows:
        sample = next(each for each in shown if each["type"] == name)
        assert re.findall(r"`(\w+)`", parameters) == [
            key for key in sample if key not in ("code", "text", "type")]
        for each in re.findall(r"`([^`]+)`", texts):
            assert type(GAME.parse(each)).__name__ == name


def test_every_event_is_there_with_its_fields() -> None:
    rows = dict(re.findall(r"^\| `([A-Z]\w+)` \| (.*) \|$", section("Events"), re.MULTILINE))
    assert set(rows) == set(KINDS)
    for name, kind in KINDS.items():
        wanted = ", ".join(f"`{field.name}`" for field in fields(kind))
        assert rows[name].startswith(f"{wanted}:"), name


def test_every_prompt_option_ending_and_part_of_a_score_is_there() -> None:
    kinds, chances = section("Prompts").split(". Those of chance")
    assert re.findall(r"`(\w+)`", kinds)[1:] == list(PHASES)
    assert re.findall(r"`(\w+)`", chances) == [PHASES[each] for each in BY_CHANCE]
    for option in META.options:
        row = re.search(rf"^\| `{option.name}` \| (.*) \|$", CHAPTER, re.MULTILINE)
        assert row is not None
        assert all(f"`{each}`" in row[1] for each in option.choices)
    assert all(f"`{each}`" in CHAPTER for each in (*META.endings, *PARTS, *META.boards))


def test_every_field_of_the_view_and_of_the_board_is_there() -> None:
    for kind in (view.CatanView, view.PlayerView, view.AuctionView, view.ProposalView):
        for field in fields(kind):
            assert re.search(rf"[`{{ ]{field.name}[`,}} ]", section("View")), field.name
    for space in GAME.spaces():
        assert all(re.search(rf"[`{{ ]{name}[`,}}: ]", section("Board")) for name in space)


def said(kind: type[Event], story: object) -> dict[str, object]:
    """The last event of a kind, as a program reads it."""
    found = story.heard(kind)[-1]  # type: ignore[attr-defined]
    return event_answer(found, lambda msg: msg.key)


def test_events_tell_kinds_and_cards_by_their_ids() -> None:
    won = auction("combat", "oo").play("bid 1").passes(3).play("pay ore")
    assert said(events.TokenTaken, won)["kind"] == "combat"
    lost = auction("village", "").passes(4)
    assert said(events.AuctionEmpty, lost)["kind"] == "village"
    begun = tell(phase="march").play("advance; token bridge")
    assert said(events.AuctionBegan, begun)["kind"] == "bridge"
    bought = tell("sgo").play("buy; draw invention")
    assert said(events.CardBought, bought)["card"] == "invention"
    played = tell(cards=[{"monopoly": 1}, {}, {}, {}],
                  deck=deck_without(monopoly=1)).play("monopoly ore")
    assert said(events.CardPlayed, played)["card"] == "monopoly"


def test_a_road_is_read_from_either_end_and_written_from_one() -> None:
    story = tell("wbwb", sites={"1,1,N": (0, "village")}).play("road  1,0,S>1,1,N")
    assert GAME.parse("road 1,0,S>1,1,N") is GAME.parse("road 1,1,N>1,0,S")
    assert story.heard(events.RoadBuilt) == [events.RoadBuilt(0, ("1,1,N", "1,0,S"))]
    assert plain(story.view(0))["roads"] == {"1,1,N>1,0,S": 0}
    assert all(f"road {name}" in GAME.lexicon.by_text for name in story.view(0).roads)
    assert story.refused("road 1,0,S>1,1,N") == "7.2"


def test_a_harbour_says_what_it_trades() -> None:
    trades = {str(each["harbour"]): each["trades"] for each in GAME.spaces()
              if each.get("harbour")}
    assert trades["odessos"] == "any"
    assert {"wood", "wool", "grain", "brick", "ore", "any"} == set(trades.values())

"""The table of Alexandros: what lies on it is drawn, and what can be done can be clicked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from alexandre.games import load, table
from alexandre.games.alexandros.actions import Follow, Spend
from alexandre.games.alexandros.table.pictures.cards import cards_of, draw_face, draw_gap
from alexandre.games.alexandros.table.pictures.glyphs import medallion
from alexandre.games.alexandros.table.pictures.lattice import heart_of, tip_of
from alexandre.games.alexandros.table.pictures.map import MEDALLION, SMALL, STANDING, TIP, Map
from alexandre.games.alexandros.tables import LETTERS, Tables
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.painter import spot_under
from alexandre.ui.draw.sketch import Caption, Polygon, Sheet, Sketch, Spot, Stroke
from alexandre.ui.play.offers import offers_of
from tests.helpers.speech import LANGS, words
from tests.helpers.tell import Story, tell


def play_match(moves: int, *, seats: int = 2, seed: int = 6, board: str = "e") -> Session:
    """A match in which provinces are founded whenever that is possible."""
    session = Session.new(load("alexandros", board), [Player()] * seats, seed=seed)
    for number in range(moves):
        offers = session.offers()
        if not offers:
            break
        keen = [each for each in offers if each.text.split()[0] in ("occupy", "takeover")]
        session.play((keen or offers)[number * 7 % len(keen or offers)])
    return session


def draw_sheets(session: Session, seat: int | None) -> dict[str, Sketch]:
    game = session.game
    sheets_of = table(game).sheets(game, game.view(session.state, seat))
    return {each.name: each.sketch for each in sheets_of}


def texts(sketch: Sketch, layer: str = "") -> Counter[object]:
    return Counter(each.text for stratum in sketch.strata() for each in stratum.captions
                   if stratum.name.startswith(layer))


def shapes(sketch: Sketch, layer: str = "") -> list[Any]:
    return [shape for stratum in sketch.strata() for shape in stratum.shapes
            if stratum.name.startswith(layer)]


def test_every_wall_is_drawn_in_its_colour_and_red_ones_are_told_without_it() -> None:
    session = play_match(4000)
    view: Any = session.game.view(session.state, 0)
    strokes = Counter(shape.colour for shape in shapes(draw_sheets(session, 0)["map"], "walls")
                      if isinstance(shape, Stroke))
    walls = Counter(colour for _line, colour in view.walls)

    assert walls["red"] > 0
    assert strokes["wall.black"] == walls["black"]
    assert strokes["wall.red"] == strokes["wall.pale"] == walls["red"]


def test_a_governor_stands_on_the_map_with_the_seal_of_his_seat() -> None:
    session = play_match(150, seats=3)
    view: Any = session.game.view(session.state, 0)
    numerals = texts(draw_sheets(session, 0)["map"])
    standing = {numeral: len(player.governors) for numeral, player in
                zip(("I", "II", "III"), view.players, strict=True)}

    assert sum(standing.values()) > 0
    assert {numeral: numerals[numeral] for numeral in standing} == standing


def test_a_governor_is_larger_than_a_symbol_and_leaves_his_own_in_sight() -> None:
    assert STANDING > MEDALLION
    story: Any = tell(governors=("2-2",), provinces=["1-2 2-2 2-3 3-3"])
    drawn = Map(story.game.tables, story.game.view(story.state, 0))
    (x, y), tip = heart_of(drawn.tables, cell := drawn.cell_of["2-2"]), tip_of(drawn.tables, cell)
    symbol = medallion(LETTERS[drawn.tables.symbol[cell]], (x, y + tip * TIP), SMALL)
    assert tuple(drawn.governors())[-len(symbol):] == symbol  # above him


def test_discards_are_folded_to_signs_but_cards_while_some_are_chosen() -> None:
    session: Any = play_match(30)
    tables, view = session.game.tables, session.game.view(session.state, 0)
    assert not view.ceding and count_cards(tables, view) + len(LETTERS) == count_cards(
        tables, replace(view, ceding={"T": 1}))


def count_cards(tables: Tables, view: AlexandrosView) -> int:
    """The cards and hollows of the tray."""
    tray = repr(cards_of(tables, view))
    return tray.count(repr(draw_face)) + tray.count(repr(draw_gap))


def test_a_province_has_the_colour_of_its_owner() -> None:
    session = play_match(150, seats=3)
    view: Any = session.game.view(session.state, 0)
    owned = Counter(f"seat{each.owner}" for each in view.provinces
                    if each.owner is not None for _cell in each.cells)
    washes = [shape for shape in shapes(draw_sheets(session, 0)["map"], "washes")
              if isinstance(shape, Polygon)]

    assert owned
    assert Counter(each.fill for each in washes if not each.pattern) == owned
    assert Counter(each.pattern for each in washes if each.pattern) == owned


# ---- clicks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ["e", "l"])
def test_the_middle_of_every_triangle_and_point_is_itself(board: str) -> None:
    sketch = draw_sheets(play_match(0, board=board), 0)["map"]
    for spot in sketch.spots:
        hit = spot_under(sketch, spot.middle)
        assert hit is not None
        assert hit.id == spot.id


def test_points_lie_where_the_lattice_says() -> None:
    """Six neighbours at one distance: the triangles are equal-sided."""
    session = play_match(0)
    game: Any = session.game
    drawn_map = Map(game.tables, game.view(session.state, 0))
    x, y = drawn_map.point("4,2")
    sides = [((ox - x) ** 2 + (oy - y) ** 2) ** 0.5
             for ox, oy in map(drawn_map.point, ("6,2", "5,3", "3,3", "5,1"))]

    assert max(sides) - min(sides) < 0.01


def test_a_card_of_the_hand_tells_what_it_is_good_for() -> None:
    """A special move before the march; after it a levy, if a governor stands on the symbol."""
    before = tell(hands=("AT",))
    after = tell(hands=("AT",), governors=("2-2",), provinces=["1-2 2-2 2-3 3-3"],
                 actions_left=1)

    assert use(before, "hand:A") == use(before, "hand:T") == Msg.of("alexandros.spot.special")
    assert use(after, "hand:A") == Msg.of("alexandros.spot.levy", n=2)
    assert use(after, "hand:T") is None
    assert use(before, "hand:L") is None


def use(story: Story, spot: str) -> Any:
    return dict(name_of_spot(story, spot).args).get("use")


def find_spot(story: Story, spot: str) -> Spot:
    """The spot as the first seat sees it."""
    drawn = table(story.game).sheets(story.game, story.view(0))
    return next(each for sheet in drawn for each in sheet.sketch.spots if each.id == spot)


def name_of_spot(story: Story, spot: str) -> Any:
    """The name in the tip of the spot for the first seat."""
    return find_spot(story, spot).name


def test_an_own_governor_tells_that_a_click_calls_him_home__12_1() -> None:
    story = tell(governors=("2-2", "1-4"), provinces=["1-2 2-2 2-3 3-3"], actions_left=1)

    assert name_of_spot(story, "space:2-2").key == "alexandros.spot.recall"
    assert name_of_spot(story, "space:1-4").key == "alexandros.spot.site"
    assert name_of_spot(story.play("recall 2-2"), "space:2-2").key == "alexandros.spot.site"


def test_the_end_is_told_where_points_and_walls_stand() -> None:
    story = tell(scores=(12, 0), provinces=["1-2 2-2 2-3 3-3"])
    left = 65 - story.black()

    assert find_spot(story, "seat:0").rows[0] == Msg.of("alexandros.spot.points",
                                                        points=12, goal=100)
    assert name_of_spot(story, "walls:black") == Msg.of("alexandros.spot.black", n=left)
    assert name_of_spot(story, "walls:red") == Msg.of("alexandros.spot.red", n=10)


def test_the_hand_of_the_viewer_is_drawn_and_nobody_has_one_without_a_viewer() -> None:
    session = play_match(40)
    own = draw_sheets(session, 0)["cards"]

    assert any(spot.id.startswith("hand:") for spot in own.spots)
    cards = draw_sheets(session, None)["cards"]
    assert not any(spot.id.startswith("hand:") for spot in cards.spots)


def test_sheets_have_their_places() -> None:
    session = play_match(0)
    drawn = table(session.game).sheets(session.game, session.game.view(session.state, 0))

    assert [(each.name, each.place) for each in drawn] == [
        ("map", "main"), ("cards", "foot"), ("players", "side")]
    assert all(isinstance(each, Sheet) for each in drawn)
    assert all(isinstance(each, Caption) for sheet in drawn for each in sheet.sketch.captions)


def test_the_special_move_is_explained_where_it_is_chosen() -> None:
    session = play_match(0)
    while not any(isinstance(action, Spend) for action in session.offers()):
        session.play(session.offers()[0])
    effects = {type(each.action): each.effect for each in offers_of(session, table(session.game))}

    assert effects[Spend] == Msg.of("alexandros.effect.spend") and not effects[Follow]


@pytest.mark.parametrize("lang", LANGS)
def test_a_number_of_spaces_stays_with_its_words(lang: str) -> None:
    game: Any = load("alexandros")
    title = Msg.of("alexandros.plan.occupy", blanks=2, land=game.tables.land_nouns[0])
    said = words(lang).say(title, ())

    assert "2\u00a0" in said or "2\u202f" in said

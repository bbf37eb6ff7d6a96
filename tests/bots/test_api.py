"""The imports of programs in Python: `alexandre.api`."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import pytest

from alexandre import api
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.games.catan.view import CatanView
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from tests.helpers.walks import outcome_of

EVERY_TABLE = [(title, board, seats) for title in api.TITLES
               for board in api.describe(title).boards
               for seats in sorted(set(api.describe(title).seats))]


def play_at_random(position: api.Position, seed: int, most: int = 10**6) -> None:
    """Play on by the seed, chance as in a match of it."""
    rnd = api.Rng(seed, "test")
    while not position.is_over and position.turn < most:
        offers = position.legal()
        position.play(position.draw(seed) if position.is_chance else offers[rnd(len(offers))])


@pytest.mark.parametrize("title", api.TITLES)
def test_a_whole_match_can_be_played_with_it_alone(title: str) -> None:
    position = api.start(title)

    play_at_random(position, 5)

    assert len(outcome_of(position).scores) == position.seats
    assert position.legal() == [] and position.outcomes() == []


@pytest.mark.parametrize("title", api.TITLES)
def test_the_same_seed_gives_the_same_match_as_the_window_and_the_engine(title: str) -> None:
    meta = api.describe(title)
    session = Session.new(api.load(title), [Player()] * meta.seats[0], seed=11)
    position = api.start(title)
    position.play_chance(11)

    while not position.is_over and position.turn < 300:
        action = position.legal()[-1]
        session.play(action)
        position.play(action)
        position.play_chance(11)

    assert position.hash() == session.state.hash() and position.turn == session.turn


def test_what_is_not_legal_is_refused_with_its_rule_and_changes_nothing() -> None:
    position = api.start("alexandros")
    position.play_chance(7)
    before = position.hash()

    with pytest.raises(api.Refusal) as refused:
        position.play(position.decode("draw"))

    assert refused.value.msg.rule == "3.2"
    assert api.say(refused.value.msg) == (
        "Your actions come after the march: first march with Alexander.")
    assert "Alexandre" in api.say(refused.value.msg, "fr")
    assert position.hash() == before and position.turn == 5


def test_chance_is_drawn_only_where_it_decides() -> None:
    position = api.start("alexandros")
    with pytest.raises(ValueError, match="no seat decides"):
        api.ask_computer(position, "greedy", api.Rng(0))

    position.play_chance(7)

    with pytest.raises(ValueError, match="chance does not decide"):
        position.draw(7)
    assert position.play_chance(7) == []


def test_nothing_can_be_played_when_all_is_over() -> None:
    position = api.start("commander")
    play_at_random(position, 1)

    with pytest.raises(api.Refusal):
        position.play(position.decode(0))


@pytest.mark.parametrize("title", api.TITLES)
def test_copies_live_their_own_lives(title: str) -> None:
    position = api.start(title)
    play_at_random(position, 3, 40)
    before = position.hash()

    copies = [position.clone(), copy.copy(position), copy.deepcopy(position),
              pickle.loads(pickle.dumps(position))]

    assert [each.hash() for each in copies] == [before] * 4
    assert [each.turn for each in copies] == [position.turn] * 4
    for each in copies:
        play_at_random(each, 4)
    assert position.hash() == before


def test_a_match_on_a_board_of_ones_own_can_be_pickled() -> None:
    data = api.load("alexandros", "l").board.data
    position = api.start("alexandros", board=data)

    copied = pickle.loads(pickle.dumps(position))

    assert copied.game.board.data == data and copied.hash() == position.hash()


@pytest.mark.parametrize("title", api.TITLES)
def test_every_action_has_a_code_and_a_text(title: str) -> None:
    position = api.start(title)

    for code in range(position.codes):
        action = position.decode(code)
        assert position.encode(action) == code and position.decode(action.text) is action


@pytest.mark.parametrize("title", [each for each in api.TITLES if api.describe(each).has_secrets])
def test_a_determinized_world_looks_the_same_to_its_seat(title: str) -> None:
    position = api.start(title)
    play_at_random(position, 2, 60)

    for seat in range(position.seats):
        for seed in range(5):
            world = position.determinize(seat, api.Rng(seed))
            assert world.view(seat) == position.view(seat)
            assert world.observe(seat) == position.observe(seat)


@pytest.mark.parametrize("title", api.TITLES)
def test_a_computer_player_of_every_level_can_be_asked(title: str) -> None:
    position = api.start(title)
    position.play_chance(1)

    for level in api.describe(title).levels[:2]:
        assert api.ask_computer(position, level, api.Rng(1)) in position.legal()


def test_every_name_is_documented() -> None:
    for name in api.__all__:
        thing = getattr(api, name)
        assert name.isupper() or name in ("Seat", "Rnd") or thing.__doc__, name


# ---- views as integers --------------------------------------------------------------------


@pytest.mark.parametrize(("title", "board", "seats"), EVERY_TABLE)
def test_views_that_differ_have_vectors_that_differ(title: str, board: str, seats: int) -> None:
    """A vector loses nothing of its view, and stays within its length and its bounds."""
    views: dict[tuple[int, ...], str] = {}
    position, rnd = api.start(title, seats, board=board), api.Rng(3)
    vector = position.vector
    while not position.is_over and position.turn < 400:
        offers = position.legal()
        position.play(position.draw(3) if position.is_chance else offers[rnd(len(offers))])
        if position.turn % 4:
            continue
        for seat in (None, *range(seats)):
            numbers = tuple(position.observe(seat))
            assert len(numbers) == vector.size
            assert vector.least <= min(numbers) and max(numbers) <= vector.most
            view = json.dumps(api.plain(position.view(seat)))
            assert views.setdefault(numbers, view) == view


@pytest.mark.parametrize(("title", "board", "seats"), EVERY_TABLE)
def test_each_number_of_a_vector_has_a_name_of_its_own(title: str, board: str,
                                                       seats: int) -> None:
    position = api.start(title, seats, board=board)

    names = position.vector.names()

    assert len(names) == len(set(names)) == position.vector.size
    view = {field.name for field in fields(position.view(0))}
    assert {name.partition(".")[0] for name in names} == view


def test_a_vector_says_what_the_view_says() -> None:
    position = api.start("alexandros")
    position.play_chance(7)

    numbers = dict(zip(position.vector.names(), position.observe(1), strict=True))

    assert (numbers["seat"], numbers["mover"], numbers["black_left"]) == (2, 1, 65)
    assert numbers["players.1.hand.H"] == 1
    assert [numbers[f"players.0.hand.{letter}"] for letter in "TALCH"] == [0] * 5


# ---- what goes wrong, in words ----------------------------------------------------------------


wrong: Any = api  # what a checker would not let pass


@pytest.mark.parametrize(("act", "told"), [
    (lambda position: api.start("chess"), "No game is called “chess”"),
    (lambda position: wrong.start(3), "“title” must be of the type str, not int."),
    (lambda position: wrong.start("alexandros", "2"), "“seats” must be of the type int, not str."),
    (lambda position: api.start("alexandros", True), "“seats” must be of the type int, not bool."),
    (lambda position: api.start("alexandros", 9), "This game is for 2 to 4 players, not 9."),
    (lambda position: api.start("alexandros", board=5), "“board” must be of the type"),
    (lambda position: wrong.start("alexandros", options=[]), "“options” must be of the type"),
    (lambda position: wrong.describe(None), "“title” must be of the type str"),
    (lambda position: position.play("nonsense"), "“action” must be of the type Action, not str."),
    (lambda position: position.play(None), "“action” must be of the type Action"),
    (lambda position: position.play(api.start("empire").game.lexicon.actions[40]),
     "is not a move of this game."),
    (lambda position: position.decode(None), "“code” must be of the type int | str"),
    (lambda position: position.decode("nonsense"), "“nonsense” is not a move of this game."),
    (lambda position: position.decode(10**9), "No move has the number"),
    (lambda position: position.view("0"), "“seat” must be of the type int | NoneType, not str."),
    (lambda position: position.view(2), "“seat”"),
    (lambda position: position.view_as(CatanView, 0), "CatanView, not AlexandrosView."),
    (lambda position: api.ask_computer(position, "god", api.Rng(1)), "No level is called “god”"),
    (lambda position: wrong.ask_computer(position, 5, api.Rng(1)), "“level” must be of the type"),
    (lambda position: wrong.ask_computer(position, "beginner", 5), "“rnd” must be of the type"),
    (lambda position: wrong.ask_computer("x", "beginner", api.Rng(1)), "“position” must be"),
    (lambda position: wrong.advise(position, [1]), "“line” must be of the type str, not int."),
    (lambda position: position.why_not("nonsense"), "“action” must be of the type Action"),
    (lambda position: position.encode("nonsense"), "“action” must be of the type Action"),
    (lambda position: position.view_as(None, 0), "“kind” must be of the type type"),
    (lambda position: position.determinize("0", api.Rng(1)), "“seat” must be of the type int"),
    (lambda position: position.determinize(9, api.Rng(1)), "“seat”"),
    (lambda position: position.determinize(0, 7), "“rnd” must be of the type"),
    (lambda position: api.start("catan").play_chance(-1), "The field “seed” must be from 0 to"),
    (lambda position: wrong.start("catan").draw("7"), "“seed” must be a whole number."),
    (lambda position: api.restore("alexandros", None, position.dump(), -1), "“turn” must be"),
    (lambda position: wrong.say("nonsense"), "“msg” must be of the type Msg, not str."),
    (lambda position: api.say(position.game.prompt(position.state, None).msg, "xx"),
     "The language “xx” is not available"),
])
def test_what_is_not_right_is_refused_with_a_sentence(
        act: Callable[[Any], Any], told: str) -> None:
    """The findings: a key instead of a sentence, and `KeyError: <class 'str'>`; of 65 wrong
    arguments, 25 were taken or ended in an error of Python.
    """
    position = api.start("alexandros", 2)
    position.play_chance(7)
    before = position.hash()
    with pytest.raises(api.Refusal) as refused:
        act(position)

    assert told in str(refused.value).replace("\u00a0", " ")
    assert position.hash() == before


def test_a_board_is_taken_with_its_box_and_alone() -> None:
    """The finding: the page's own example was refused, “board” is missing."""
    data = api.load("alexandros", "l").board.data
    bare = {**data["board"], "id": "mine"}
    with_box = api.start("alexandros", board={**data, "board": bare})
    alone = api.start("alexandros", board=bare)

    assert alone.game.board.data == with_box.game.board.data
    assert alone.game.spaces() == with_box.game.spaces()


@pytest.mark.parametrize("title", api.TITLES)
def test_a_position_is_printed_in_words(title: str) -> None:
    position = api.start(title)
    play_at_random(position, 3, 40)
    first, *rest = str(position).splitlines()

    assert first.startswith(api.say(Msg.of(f"{title}.title")))
    assert api.say(position.game.prompt(position.state, None).msg) in first
    assert len(rest) > 5 and "object at" not in str(position) and "⟦" not in str(position)


def test_a_view_has_the_type_of_its_title() -> None:
    position = api.start("alexandros")
    position.play_chance(7)

    assert position.view_as(AlexandrosView, 0).players[0].score == 0


@pytest.mark.parametrize("title", api.TITLES)
def test_every_view_shows_the_points_of_all_seats(title: str) -> None:
    position = api.start(title)
    assert len(position.view(0).scores()) == position.seats

    rng = api.Rng(3, "scores")
    while not position.is_over:
        offers = position.legal()
        position.play(position.draw(seed=3) if position.is_chance else offers[rng(len(offers))])
    outcome = outcome_of(position)
    if title != "commander":
        assert position.view(None).scores() == outcome.scores


def test_a_coach_advises_with_facts_and_knows_the_line_it_is_asked_about() -> None:
    position = api.start("empire", 2)
    told = api.advise(position, ["bid 3", "raise 5", "allot 4"], "fr")

    assert told["text"] and told["alternatives"]
    with pytest.raises(api.Refusal):
        api.advise(position, ["raise 5"])
    with pytest.raises(ValueError, match="no seat decides"):
        api.advise(api.start("alexandros"))

"""The colours of the seats: chosen or not, no two alike, and older records still load."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.plain import BadData
from alexandre.kernel.record import COLOURS, Player, colours_of, from_plain
from alexandre.kernel.session import Session


def session_of(*players: Player) -> Session:
    return Session.new(games.load(games.TITLES[0]), list(players), seed=3)


def test_who_chose_nothing_has_the_colour_of_his_number() -> None:
    assert colours_of([Player()] * 4) == (0, 1, 2, 3)


def test_a_chosen_colour_is_kept_and_whoever_had_its_number_takes_a_free_one() -> None:
    assert colours_of([Player(), Player(colour=0), Player()]) == (1, 0, 2)


def test_no_two_seats_look_alike_whatever_a_file_says() -> None:
    for players in ([Player(colour=2)] * 4, [Player(colour=9), Player(colour=-7)],
                    [Player(colour=1), Player(), Player(colour=1), Player(colour=0), Player()]):
        colours = colours_of(players)

        assert len(set(colours)) == len(players)
        assert all(0 <= colour < COLOURS for colour in colours)


def test_a_chosen_colour_is_saved_and_read_back() -> None:
    body = session_of(Player("Zoé", colour=3), Player("", "random")).to_plain()
    record, _game = from_plain(body, games.load)

    assert record.players == [Player("Zoé", colour=3), Player("", "random")]
    assert record.colours == (3, 1)


def test_a_record_from_before_colours_loads_and_is_written_as_it_was() -> None:
    body = session_of(Player("Zoé"), Player()).to_plain()
    assert body["players"] == [{"name": "Zoé", "level": ""}, {"name": "", "level": ""}]
    record, _game = from_plain(body, games.load)

    assert record.colours == (0, 1)


@pytest.mark.parametrize("colour", [COLOURS, -2, "red", 1.0, True])
def test_a_colour_that_no_piece_has_is_refused(colour: object) -> None:
    body = session_of(Player(), Player()).to_plain()
    body["players"][0]["colour"] = colour
    with pytest.raises(BadData) as refused:
        from_plain(body, games.load)

    assert refused.value.where == ("players", 0, "colour")

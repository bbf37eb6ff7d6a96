"""A turn of each title by hand: every click and every key counts, confirmations too; what is
chosen is named here, and no counsellor is asked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from tests.ui.gui import KEYS, Gui


class Turn:
    """A table at which a person plays; where three sit, the computer players wait, and play what
    is written."""

    def __init__(self, folder: Path, title: str, script: Sequence[str] = (), *, seed: int,
                 seats: int = 1, habits: dict[str, str] | None = None,
                 options: dict[str, str] | None = None) -> None:
        self.gui = Gui(folder, size=(1280, 720))
        self.gui.house.choose("habits", habits or {})
        players = [Player("Zoé"), *[Player("", "random")] * (seats - 1)]
        self.session = Session.new(games.load(title), players, options or {}, seed)
        for verb in script:
            self._play(verb)
        while self.session.decider != 0:
            self._play("")
        self.gui.house.choose("pace", "step" if seats > 2 else "instant")
        self.table: Any = Table(self.gui.house, self.session, "match")
        self.gui.house.enter(self.table)
        self.gui.run(4)
        self.start = self.session.turn
        self.presses: list[str] = []

    def do(self, *presses: str) -> Turn:
        """Keys, or spots; what others do stands in brackets."""
        for each in presses:
            if each.startswith("["):
                self._play(each.strip("[]"))
                self.table.show()
                self.gui.run(6)
                continue
            self.presses.append(each)
            is_key = len(each) == 1 or each in KEYS
            (self.gui.press if is_key else self.gui.click_spot)(each)
            self.gui.run(12)
        return self

    @property
    def played(self) -> list[str]:
        """The person's moves, up to the end of the turn."""
        mine = [step.action for step in self.session.steps[self.start:] if step.actor == 0]
        ends = [at for at, action in enumerate(mine, 1) if action in ("end", "pass")]
        return mine[:ends[0]] if ends else mine

    def close(self) -> int:
        """Nothing is left to do; how many presses it took."""
        self.gui.close()
        return len(self.presses)

    def _play(self, verb: str) -> None:
        offers = [each.text for each in self.session.offers()]
        self.session.play(next(each for each in offers if each.startswith(verb)))


def test_a_turn_of_alexandros_takes_five_presses(tmp_path: Path) -> None:
    """A march, two cards, the end."""
    turn = Turn(tmp_path, "alexandros", seed=5, seats=2, options={"first_seat": "seat0"})
    turn.do("shown:H", "Return", "pile", "pile", "e")

    verbs = [each.split()[0] for each in turn.played]
    assert verbs[0] == "follow" and "walk" in verbs and verbs[-3:] == ["draw", "draw", "end"]
    assert turn.close() <= 5


def test_a_turn_of_phalanxx_takes_eight_presses(tmp_path: Path) -> None:
    """A card bought, a region, a card laid, an income, the dice handed on."""
    turn = Turn(tmp_path, "phalanxx", seed=9, seats=2)
    turn.do("card:slingers", "Return", "region:susiana", "hand:shields", "slot:1", "act:income",
            "Return")

    assert [each.split()[0] for each in turn.played] == [
        "buy", "conquer", "play", "income", "pass"]
    assert turn.close() <= 8


def test_a_quiet_turn_of_field_commander_takes_six_presses(tmp_path: Path) -> None:
    """Orders, a counter of the operation, a step, a force bought in the camp, the end."""
    turn = Turn(tmp_path, "commander", ["hire parmenion"], seed=9)
    turn.do("Return", "0", "region:sestus", "Return", "army:archers", "e")

    assert turn.played == ["proceed", "allow", "scout sestus", "march", "encamp", "buy archers",
                           "end"]
    assert turn.close() <= 6


def test_a_battle_of_two_rounds_takes_ten_presses(tmp_path: Path) -> None:
    """The four plans that are free, three of them the same, into the field; hits as proposed are
    a habit of this player's."""
    turn = Turn(tmp_path, "commander",
                ["hire parmenion", "proceed", "allow", "scout chaeronea", "march", "fight"],
                seed=2, habits={"commander.hits": "auto"})
    turn.do("plan:charge", "7", "7", "plan:flank", "Return", "Return", "2",
            "Return", "2", "Return")

    assert turn.played.count("fight_on") == 2
    assert "aim_forces" in turn.played and "aim_leader" not in turn.played
    assert turn.close() <= 10


def test_a_march_over_three_provinces_takes_three_presses(tmp_path: Path) -> None:
    turn = Turn(tmp_path, "empire",
                ["bid 3", "raise 6", "allot 3", "bid 2", "raise 6", "allot 3", "place 1",
                 "place 2"], seed=9, seats=2)
    turn.do("place:start1", "place:hellas", "Return")

    assert [each.split()[0] for each in turn.played] == ["march", "march", "march", "pay"]
    assert turn.close() <= 3


def test_a_turn_of_catan_takes_five_presses(tmp_path: Path) -> None:
    """A bid that wins and is paid by habit, a swap with the stacks, the end; a building would be
    one more."""
    turn = Turn(tmp_path, "catan", ["advance"], seed=2, seats=3, habits={"catan.pay": "auto"})
    turn.do("2", "[pass]", "[pass]", "card:ore", "stack:wood", "e")

    assert turn.played == ["bid 2", "pay wood", "pay grain", "swap ore>wood", "end"]
    assert turn.close() <= 4


@pytest.mark.parametrize("key", ["Return", "e", "0"])
def test_the_same_keys_mean_the_same_in_every_title(tmp_path: Path, key: str) -> None:
    """Go on, end the turn, let it be: each is a single press wherever it is on offer.  Return pays
    for nothing."""
    turn = Turn(tmp_path, "commander", ["hire parmenion"], seed=9)
    turn.do("Return")
    turn.do(key)

    assert turn.played == {"Return": ["proceed"], "0": ["proceed", "allow"],
                           "e": ["proceed"]}[key]
    turn.close()

"""The choices before a match: seats, board and options."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from alexandre.i18n.apart import tell_apart
from alexandre.kernel.board import Plain
from alexandre.kernel.meta import Meta, Option, rank_of
from alexandre.kernel.plain import clean_text
from alexandre.kernel.record import (
    COLOURS,
    MODES,
    NAME_MOST,
    OUTSIDE,
    SEEDED,
    UNCHOSEN,
    Player,
    colours_of,
)
from alexandre.kernel.store import Header, Store, read_settings
from alexandre.kernel.text import Who
from alexandre.scenes.base.house import House
from alexandre.scenes.base.outsiders import name_character

DIGITS_MOST: Final = 15  # of a seed
LINKED: Final = "linked"  # in place of a difficulty: the first of several linked matches
TABLE: Final = 2  # seats that are laid where a title can be played alone, too
FORGOTTEN: Final[dict[str, Plain]] = {"players": [], "board": "", "options": {}, "chance": "",
                                     "linked": False}


@dataclass
class MatchSetup:
    """The choices: every player has a colour; `board` is an id, `seed` digits or empty."""

    meta: Meta
    players: list[Player]
    board: str
    options: dict[str, Any] = field(default_factory=dict)
    chance: str = SEEDED
    seed: str = ""
    is_linked: bool = False  # the first of several matches, each of which hands on to the next

    @staticmethod
    def usual(meta: Meta, seats: int = 0, board: str = "") -> MatchSetup:
        """A person against the default rivals by the rule book; unless `seats` is given, with as
        few seats as possible, but two where the title has a game for two."""
        return MatchSetup._of_level(meta, seats, board, meta.usual)

    @staticmethod
    def first(meta: Meta, seats: int, board: str) -> MatchSetup:
        """The first match after a lesson: the weakest rivals, or the lowest difficulty."""
        setup = MatchSetup._of_level(meta, seats, board, meta.levels[0])
        difficulties = tuple(meta.grade(setup.board))
        if difficulties:
            setup.grade(difficulties[0])
        return setup

    @staticmethod
    def _of_level(meta: Meta, seats: int, board: str, level: str) -> MatchSetup:
        low, high = meta.seats
        setup = MatchSetup(meta, [Player("", "", 0)], board or meta.boards[0], meta.settle({}))
        for _seat in range(1, seats or max(low, min(TABLE, high))):
            setup.add(level)
        return setup

    # ---- the tablets -----------------------------------------------------------------------

    @property
    def is_full(self) -> bool:
        """Whether there is no room for another player."""
        return len(self.players) >= self.meta.seats[1]

    @property
    def is_least(self) -> bool:
        """Whether there are only just enough players."""
        return len(self.players) <= self.meta.seats[0]

    @property
    def is_by_the_book(self) -> bool:
        """Whether every option is the rule book's; real dice and cards are no variant."""
        return all(self.options[each.name] == each.default
                   for each in self.meta.options if each.concerns(self.board))

    @property
    def difficulty(self) -> str:
        """The difficulty of these options; "" for a mixture, or where there is none."""
        return self.meta.difficulty_of(self.options, self.board)

    def grade(self, difficulty: str) -> None:
        """Set the options of that difficulty."""
        self.options.update(self.meta.grade(self.board)[difficulty])

    def take_rung(self, rung: str) -> None:
        """Set a difficulty, or linked games, with everything else as in the rule book."""
        self.options, self.is_linked = self.meta.settle({}), rung == LINKED
        if not self.is_linked:
            self.grade(rung)

    def add(self, level: str = "") -> None:
        """Add a rival in a free colour: a character of the level, by default the usual one, who is
        not at the table, else a nameless player."""
        level = level or self.meta.usual
        taken = {each.colour for each in self.players}
        free = next(colour for colour in range(COLOURS) if colour not in taken)
        seated = {each.level for each in self.players}
        cast = (each for each in self.meta.characters
                if rank_of(each) == level and each not in seated)
        self.players.append(Player("", next(cast, level), free))

    @property
    def can_be_alone(self) -> bool:
        """Whether there is a solitaire game besides the one for several."""
        low, high = self.meta.seats
        return low == 1 < high

    @property
    def is_alone(self) -> bool:
        """Whether it is the solitaire game."""
        return len(self.players) == 1

    def seat_opponents(self, *, is_alone: bool) -> None:
        """Keep the first player alone, or with at least one opponent."""
        if is_alone:
            del self.players[1:]
            self.players[0] = replace(self.players[0], level="")
        elif self.is_alone:
            self.add()

    def remove(self, seat: int) -> None:
        """Remove a player; the others move up."""
        del self.players[seat]

    def move(self, seat: int, by: int) -> None:
        """Swap a player with a neighbour."""
        other = seat + by
        players = self.players
        players[seat], players[other] = players[other], players[seat]

    def rename(self, seat: int, name: str) -> None:
        self.players[seat] = replace(self.players[seat], name=name.strip())

    def paint(self, seat: int, colour: int) -> None:
        """Change a colour; a player who has it gets the old one."""
        given_up = self.players[seat].colour
        for number, player in enumerate(self.players):
            if player.colour == colour:
                self.players[number] = replace(player, colour=given_up)
        self.players[seat] = replace(self.players[seat], colour=colour)

    def make_players(self, house: House) -> list[Player]:
        """The players of the game, without equal names; a character has its own name unless
        another is given; only unusual colours are included."""
        names = tell_apart([each.name or name_character(house, each.level)
                            for each in self.players],
                           [house.say(Who(seat), ()) for seat in range(len(self.players))])
        is_usual = [each.colour for each in self.players] == list(range(len(self.players)))
        return [replace(each, name=name, colour=UNCHOSEN if is_usual else each.colour)
                for each, name in zip(self.players, names, strict=True)]

    # ---- what is remembered ----------------------------------------------------------------

    def keep(self, store: Store) -> None:
        """Store everything but the seed for the next game of this title."""
        if not store.is_read_only:
            store.write(document(self.meta), Header(kind="settings"), {
                "players": [each.to_plain() for each in self.players], "board": self.board,
                "options": dict(self.options), "chance": self.chance, "linked": self.is_linked})


def load_setup(meta: Meta, store: Store) -> MatchSetup:
    """The choices of the last time; those no longer valid get their defaults."""
    values = read_settings(store, document(meta), FORGOTTEN).values
    usual = MatchSetup.usual(meta)
    low, high = meta.seats
    players = [_player(each, meta) for each in values["players"][:high] if isinstance(each, dict)]
    if len(players) < low:
        players = usual.players
    colours = colours_of(players)
    return MatchSetup(
        meta,
        [replace(each, colour=colour) for each, colour in zip(players, colours, strict=True)],
        clean_text(values["board"], NAME_MOST) or usual.board,
        {option.name: _choice(option, values["options"]) for option in meta.options},
        values["chance"] if values["chance"] in MODES else usual.chance,
        is_linked=values["linked"] is True)


def document(meta: Meta) -> str:
    """The name under which the choices of a title are stored."""
    return f"seats-{meta.id}"


def _player(value: dict[str, Plain], meta: Meta) -> Player:
    name, level, colour = value.get("name"), value.get("level"), value.get("colour")
    return Player(clean_text(name, NAME_MOST) if isinstance(name, str) else "",
                  level if level in ("", *meta.levels, *meta.characters, OUTSIDE) else meta.usual,
                  colour if type(colour) is int else UNCHOSEN)


def _choice(option: Option, options: dict[str, Plain]) -> Any:
    wanted = options.get(option.name, option.default)
    return wanted if _is_among(wanted, option.choices) else option.default


def _is_among(value: Plain, choices: Sequence[Any]) -> bool:
    return any(value == each and type(value) is type(each) for each in choices)

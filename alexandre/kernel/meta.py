"""Facts about a title before its rules are loaded, and the names of its computer players.

What a level does in a title is the title's data (`Hints.level`), and what a leaning weighs
(`Hints.leaning`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg, Refusal, join_ids

Options = Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """A choice made before the first move: one of `choices`, the first being the rule book's.

    `boards`: those it is about, none for all; on any other board it changes nothing.  `is_game`:
    it says which game is played, as the board does, and not how a rule is read.
    """

    name: str
    choices: tuple[Any, ...]
    boards: tuple[str, ...] = ()
    is_game: bool = False

    @property
    def default(self) -> Any:
        """The value that the rule book plays."""
        return self.choices[0]

    def refuse(self, value: Any) -> Msg:
        """The reason why the value is none of the choices: its type, or the value itself."""
        choices = join_ids(self.choices)
        wanted = {type(each) for each in self.choices}
        if wanted == {int} and type(value) is not int:
            return Msg.of("kernel.want_number_option", name=self.name, choices=choices)
        if wanted == {bool} and type(value) is not bool:
            return Msg.of("kernel.want_flag_option", name=self.name)
        return Msg.of("kernel.bad_option", name=self.name, value=str(value)[:40], choices=choices)

    def concerns(self, board: str) -> bool:
        """Whether the option changes anything on that board."""
        return not self.boards or board in self.boards


@dataclass(frozen=True)
class Difficulty:
    """A difficulty of a solitaire by the rule book's own means: the options that make it, all of
    them flags.

    `won`: by board, how many per cent of its games the usual computer player wins; a board where
    nobody has measured it is left out.
    """

    id: str
    options: tuple[str, ...] = ()
    won: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Level:
    """The settings of a computer player of one level for one title.

    `mind` names its search (alexandre/ai/levels.py); `width`: lines kept at each rest; `error`: by
    how much it judges a position too high or too low at most, in the unit of the title's values;
    `plans`, `playouts`, `has_halving`, `doubt` and `turns` are the effort of a planner, and with
    `has_forecast` it judges where a plan ends by `Hints.forecast`, else by `Hints.value`;
    `weights`: per cent of what it looks at (`Hints.reweigh`), 0 for what it does not see.
    """

    mind: str
    width: int = 8
    error: int = 0
    plans: int = 8
    playouts: int = 96
    has_halving: bool = True
    doubt: int = 0
    turns: int = 1
    has_forecast: bool = True
    weights: Mapping[str, int] = field(default_factory=dict)


LADDER: Final = ("beginner", "amateur", "experienced", "expert", "master")  # weakest first

RANDOM: Final = "random"
GREEDY: Final = "greedy"
FARSIGHTED: Final = "farsighted"
COACH: Final = "coach"  # asked for advice: thinks as the highest level does, and tells why
# Of saves and programs from before the ladder: they keep their strength.
OLDER: Final[Mapping[str, Level]] = {
    RANDOM: Level("random"), GREEDY: Level("greedy"),
    FARSIGHTED: Level("planner", plans=5, playouts=20, has_halving=False,
                       has_forecast=False)}

SAME: Final[Mapping[str, str]] = {GREEDY: "experienced"}  # under another name

SKETCH: Final = "sketch"
PLAYABLE: Final = "playable"
OFFERED: Final = "offered"
STAGES: Final = (SKETCH, PLAYABLE, OFFERED)  # of a title that is being made

BOLD: Final = "bold"
THRIFTY: Final = "thrifty"
BUILDER: Final = "builder"
LEANINGS: Final = (BOLD, THRIFTY, BUILDER)


@dataclass(frozen=True)
class Character:
    """A named opponent: a level, and a leaning by which it differs from others of that level."""

    id: str
    people: str
    level: str
    leaning: str


CHARACTERS: Final[Mapping[str, Character]] = {each.id: each for each in (
    Character("thais", "greek", "beginner", BOLD),
    Character("diogenes", "greek", "beginner", THRIFTY),
    Character("deinocrates", "greek", "amateur", BUILDER),
    Character("sisygambis", "persian", "amateur", THRIFTY),
    Character("olympias", "macedonian", "experienced", BOLD),
    Character("artabazus", "persian", "experienced", THRIFTY),
    Character("mazaeus", "persian", "experienced", BUILDER),
    Character("cleitus", "macedonian", "expert", BOLD),
    Character("ariobarzanes", "persian", "expert", THRIFTY),
    Character("seleucus", "macedonian", "expert", BUILDER),
    Character("perdiccas", "macedonian", "master", BOLD),
    Character("eumenes", "greek", "master", THRIFTY),
)}
CAST: Final = tuple(CHARACTERS)


def rank_of(name: str) -> str:
    """The level itself, that of a character, or "" for a person."""
    character = CHARACTERS.get(name)
    return name if character is None else character.level


@dataclass(frozen=True)
class Meta:
    """Facts about a title that need none of its rules.

    `stage` says how far its making has come; each stage owes more (CONTRIBUTING), and only an
    offered title is shown to players who did not ask for unfinished ones.
    `levels` are offered, weakest first; those of `older` matches and programs, and `characters`,
    are accepted beside them.
    `difficulties` are those of a solitaire whose rule book has options for them, the easiest
    first; one of them has no options.
    `analysis` is how many playouts the analysis of a match has, so that it takes a minute or two.
    `starter` is the option that decides who starts, where there is one.
    `has_chance`: does chance ever decide?  `has_secrets`: may a seat know what another does not?
    """

    id: str
    seats: tuple[int, int]
    options: tuple[Option, ...]
    boards: tuple[str, ...]
    levels: tuple[str, ...]
    endings: tuple[str, ...]
    rules_version: int
    max_actions: int
    stage: str = OFFERED
    has_chance: bool = True
    has_secrets: bool = True
    older: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    difficulties: tuple[Difficulty, ...] = ()
    analysis: int = 4800
    starter: str = ""

    @property
    def usual(self) -> str:
        """The level of a computer player unless another is chosen: the middle one."""
        return self.levels[len(self.levels) // 2]

    @property
    def accepted(self) -> tuple[str, ...]:
        """Every name that a computer player's level may have."""
        return self.levels + self.older + self.characters

    @property
    def players(self) -> Msg:
        """The number of players, in words."""
        low, high = self.seats
        return Msg.of("kernel.players", n=low) if low == high else \
            Msg.of("kernel.players_range", low=low, high=high)

    def settle(self, options: Options) -> dict[str, Any]:
        """`options` checked and completed with the defaults; Refusal names the bad one."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise Refusal(Msg.of("kernel.unknown_option", name=name, known=join_ids(known)))
            if not any(value is each or (value == each and type(value) is type(each))
                       for each in known[name].choices):
                raise Refusal(known[name].refuse(value))
        return {name: options.get(name, option.default) for name, option in known.items()}

    def grade(self, board: str) -> dict[str, dict[str, bool]]:
        """By difficulty, the options of that board that it settles; none where it has none."""
        named = {option.name for option in self.options if option.concerns(board)}
        named &= {name for each in self.difficulties for name in each.options}
        return {each.id: {name: name in each.options for name in named}
                for each in self.difficulties if named}

    def share_of(self, difficulty: str, board: str) -> int | None:
        """The percentage of such games that the usual computer player wins; None if unknown."""
        return next((each.won.get(board) for each in self.difficulties if each.id == difficulty),
                    None)

    def difficulty_of(self, options: Options, board: str) -> str:
        """The difficulty that these options make; "" for a mixture."""
        return next((id for id, settled in self.grade(board).items()
                     if all(options[name] == value for name, value in settled.items())), "")

    def check_seats(self, seats: int) -> None:
        """Refusal unless the title seats so many."""
        low, high = self.seats
        if not low <= seats <= high:
            raise Refusal(Msg.of("kernel.bad_seats", n=seats, players=self.players))

    def check_levels(self, levels: Sequence[str]) -> None:
        """Refusal for a level of a computer player that the title does not have."""
        for level in levels:
            if level not in self.accepted:
                raise Refusal(Msg.of("kernel.unknown_level", level=level[:40],
                                     known=join_ids((*self.levels, *self.older))))

    def check_inputs(self, inputs: Plain) -> None:
        """Refusal if something is handed to a title that carries nothing over."""
        if inputs:
            raise Refusal(Msg.of("kernel.no_inputs", title=self.id))

"""The offers in words, as the viewer may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from operator import attrgetter
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import CHANCE, Law, Seat, State
from alexandre.kernel.rng import lot
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.drawing import UNDRAWN, AnyDrawing, Face

ENOUGH: Final = 96  # ways to deal again, one after the other, that bring no other outcome


@dataclass(frozen=True)
class Offer:
    """An action that may be taken, in words and under its heading.

    `is_spelled`: it can be clicked on the board. `is_end`: it ends the turn. `is_aside`: it does
    not answer the question but may be done meanwhile. `is_pass`: it declines the question.
    `is_main`: it is the main choice among several. `is_advised`: the coach would play it.
    `is_costly`: it pays or promises something. `is_vain`: as the viewer knows, it promises what
    cannot be paid, or leaves what is free. `is_grave`: it cannot be undone and is rarely meant.
    `count`: the number left where chance is entered by hand, 0 if unknown. `number`: the only
    difference from others of its verb. `price`: its cost, where that has to be said. `effect`: its
    result, where that has to be said. `family`: that of offers for which one row stands, which
    prepares the last of them.
    """

    action: Action
    label: Msg
    verb: Msg | str = ""
    is_spelled: bool = False
    is_end: bool = False
    is_aside: bool = False
    is_pass: bool = False
    is_main: bool = False
    is_advised: bool = False
    is_costly: bool = False
    is_vain: bool = False
    is_grave: bool = False
    count: int = 0
    number: int | None = None
    price: Msg | None = None
    effect: Wording = ""
    family: str = ""

    @property
    def is_dear(self) -> bool:
        """Whether it costs or promises something, or cannot be taken back."""
        return self.is_costly or self.is_grave or self.is_vain or self.price is not None


def offers_of(session: Session, drawing: AnyDrawing = UNDRAWN) -> tuple[Offer, ...]:
    """Every offer in words, in the order of the rules."""
    game, state = session.game, session.state
    title, counts = game.meta.id, count_left(state, session.viewer)
    is_grave, is_vain = grave_of(session, drawing), vain_of(session, drawing)
    advised = drawing.suggest(state)
    return tuple(Offer(
        action,
        game.label(state, action),
        Msg.of(f"{title}.verb.{action.text.split(' ')[0]}"),
        is_spelled=bool(drawing.spots(action)),
        is_end=game.ends_turn(action),
        is_aside=drawing.is_aside(state, action),
        is_pass=isinstance(action, drawing.passes),
        is_main=isinstance(action, drawing.mains) if advised is None else action is advised,
        is_costly=drawing.is_costly(state, action),
        is_vain=is_vain(action),
        is_grave=is_grave(action),
        count=counts.get(action, 0) if counts and is_counted(drawing.face(game, action)) else 0,
        number=drawing.number_of(action),
        price=drawing.price(state, action) if knows_hand(session) else None,
        effect=drawing.effect(action),
        family=drawing.family_of(action),
    ) for action in list_open(session))


def is_counted(face: Face | None) -> bool:
    """Whether there is a limited number of this face, as of cards and counters but not of dice."""
    return face is None or face.kind in ("card", "counter")


def knows_hand(session: Session) -> bool:
    """Whether the viewer sees what the decider holds."""
    return session.viewer in (None, session.decider)


def vain_of(session: Session, drawing: AnyDrawing) -> Callable[[Action], bool]:
    """The test whether an offer promises what cannot be paid, as far as the viewer knows."""
    knows = knows_hand(session)
    return lambda action: knows and drawing.is_vain(session.state, action)


def vain_spots(session: Session, drawing: AnyDrawing) -> frozenset[str]:
    """The spots that begin only offers that cannot be paid: they do not glow."""
    is_vain = vain_of(session, drawing)
    in_vain, others = set[str](), set[str]()
    for action in session.offers():
        (in_vain if is_vain(action) else others).update(drawing.spots(action)[:1])
    return frozenset(in_vain - others)


def grave_of(session: Session, drawing: AnyDrawing) -> Callable[[Action], bool]:
    """The test whether an action needs confirmation: not where all others are in vain."""
    is_vain = vain_of(session, drawing)

    def is_grave(action: Action) -> bool:
        if not isinstance(action, drawing.graves):
            return False
        others = [each for each in session.offers() if each != action]
        return not others or not all(map(is_vain, others))

    return is_grave


def main_of(offers: Sequence[Offer]) -> Offer | None:
    """The main choice: the title's own, or the only answer besides passing and ending the turn, or
    one of these where nothing else is left.

    None where there are several, where the title's own needs confirmation, or where the only
    answer is dear or ends the turn and something else is offered too.
    """
    if any(offer.is_main and offer.is_grave for offer in offers):
        return None
    asked = [offer for offer in offers
             if not (offer.is_aside or offer.is_grave or offer.is_vain)]
    answers = [offer for offer in asked if not (offer.is_pass or offer.is_end)]
    main = [offer for offer in asked if offer.is_main] or answers or asked
    if len(main) != 1:
        return None
    has_choice = len(asked) > 1 or any(offer.is_pass for offer in offers if offer not in main)
    is_left = main[0].is_dear or (main[0].is_end and bool(answers))
    return None if is_left and has_choice else main[0]


def rest_of(offers: Sequence[Offer]) -> Offer | None:
    """The offer where the keyboard rests: the one that Enter takes, else the first answer that
    costs nothing and can be undone."""
    return choice_of(offers) or next((offer for offer in offers if not (
        offer.is_dear or offer.is_pass or offer.is_end or offer.is_aside)), None)


def choice_of(offers: Sequence[Offer]) -> Offer | None:
    """The offer that Enter takes: the advised one, else the main choice."""
    return next((offer for offer in offers if offer.is_advised), None) or main_of(offers)


def declines_by_default(offers: Sequence[Offer]) -> bool:
    """Whether the main choice passes, unasked, while something else can be answered."""
    main = choice_of(offers)
    return main is not None and main.is_pass and not main.is_advised and any(
        not (each is main or each.is_aside or each.is_grave or each.is_vain) for each in offers)


def pass_of(offers: Sequence[Offer]) -> Offer | None:
    """The offer that declines the question."""
    return next((offer for offer in offers if offer.is_pass), None)


def end_of(offers: Sequence[Offer]) -> Offer | None:
    """The offer that ends the turn."""
    return next((offer for offer in offers if offer.is_end), None)


def list_open(session: Session) -> list[Action]:
    """The offers in the order of their codes; where chance is entered by hand, those that the
    viewer cannot rule out."""
    state = session.state
    if session.decider != CHANCE:
        return session.offers()
    law = [action for action, _weight in state.outcomes()]
    beside = [action for action in session.offers() if action not in law]
    return sorted([*beside, *list_possible(state, session.viewer)], key=attrgetter("code"))


def list_possible(state: State, viewer: Seat | None) -> list[Action]:
    """The outcomes of chance that the viewer cannot rule out, in the order of their codes.

    The others' hidden things are dealt again until no new outcome comes; what they truly are plays
    no part.
    """
    return sorted({action for law in deal_laws(state, viewer) for action, _weight in law},
                  key=attrgetter("code"))


def count_left(state: State, viewer: Seat | None) -> dict[Action, int]:
    """The number left of each outcome of chance, if the viewer can know it: if it is the same in
    every deal of the others' hidden things."""
    laws = deal_laws(state, viewer)
    return dict(laws[0]) if len(laws) == 1 else {}


def deal_laws(state: State, viewer: Seat | None) -> list[Law]:
    """The different probabilities of chance now, as far as the viewer can know."""
    if state.actor() != CHANCE:
        return []
    if viewer is None:
        return [state.outcomes()]
    laws: list[Law] = []
    actions: set[Action] = set()
    number = last = 0
    while number - last < ENOUGH:
        law = state.determinize(viewer, dealer(number)).outcomes()
        number += 1
        if law not in laws:
            laws.append(law)
        if not actions.issuperset(action for action, _weight in law):
            actions.update(action for action, _weight in law)
            last = number
    return laws


def dealer(number: int) -> Callable[[int], int]:
    """A seeded random generator for determinizations."""
    place = count()
    return lambda most: lot(number, next(place), most)

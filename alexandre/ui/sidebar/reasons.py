"""Reasons why a move is refused: the sentences, and the way from one to its rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from alexandre.kernel.actions import Action
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.link import Link


def reasons(session: Session, actions: Sequence[Action]) -> tuple[Msg, ...]:
    """The reasons against these actions now, in the order of the rules.

    Of a sentence about several things only the first is kept: each thing states its own.
    """
    messages = [reason for action in actions if (reason := session.state.why_not(action))]
    messages.sort(key=lambda msg: [int(part) for part in msg.rule.split(".") if part.isdigit()])
    said: dict[str, Msg] = {}
    for reason in messages:
        said.setdefault(reason.key, reason)
    return tuple(said.values())


def group_reasons(session: Session,
                  actions: Sequence[Action]) -> list[tuple[tuple[str, ...], tuple[Msg, ...]]]:
    """The reasons grouped by what they forbid: words of the notation, and everything against each
    of them.

    What is possible somewhere is left out; each place states its own reason when pointed at.
    """
    alike: dict[str, list[Action]] = {}
    can_be_done = {action.text.split(" ")[0] for action in session.offers()}
    for action in actions:
        if (word := action.text.split(" ")[0]) not in can_be_done:
            alike.setdefault(word, []).append(action)
    words: dict[tuple[Msg, ...], list[str]] = {}
    for word, each in alike.items():
        words.setdefault(reasons(session, each), []).append(word)
    return [(tuple(forbidden), why) for why, forbidden in words.items() if why]


def reason(name: str, text: Wording, on_rule: Callable[[str], None]) -> Widget:
    """The sentence of a reason, which links to its rule if it names one."""
    if not isinstance(text, Msg) or not text.rule:
        return Label(name, text, face="italic", size=SMALL, colour="seal")
    rule = text.rule
    said = Msg.of("ui.why.rule", reason=text, rule_number=rule)
    return Link(name, said, partial(on_rule, rule), face="italic", colour="seal",
                tip=Msg.of("ui.why.open_rule", rule_number=rule))
